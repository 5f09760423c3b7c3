"""What the pictures of a table and of a settlement show, in words and chips."""

from quizzes.tables.formed import PotsShown, show_pots
from quizzes.tables.logs import StreetShown
from quizzes.tables.seatings import show_posted, show_seating
from quizzes.tables.seats import SeatShown
from quizzes.tables.settled import (
    SettlementShown,
    show_settlement,
    show_shared_pot,
)
from quizzes.tables.shown import TableShown, show_table

__all__ = [
    "PotsShown",
    "SeatShown",
    "SettlementShown",
    "StreetShown",
    "TableShown",
    "show_posted",
    "show_pots",
    "show_seating",
    "show_settlement",
    "show_shared_pot",
    "show_table",
]
