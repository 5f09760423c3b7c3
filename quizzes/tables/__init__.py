"""What the pictures of a table and of a settlement show, in words and chips."""

from quizzes.tables.logs import StreetShown
from quizzes.tables.seats import SeatShown
from quizzes.tables.settled import SettlementShown, show_settlement
from quizzes.tables.shown import TableShown, show_table

__all__ = [
    "SeatShown",
    "SettlementShown",
    "StreetShown",
    "TableShown",
    "show_settlement",
    "show_table",
]
