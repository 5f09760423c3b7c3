"""The four rounds of betting."""

from enum import StrEnum


class Street(StrEnum):
    """A round of betting, named after the cards that it follows.

    >>> Street.FLOP.board_count, Street.FLOP.next
    (3, <Street.TURN: 'turn'>)
    """

    PREFLOP = "preflop"
    FLOP = "flop"
    TURN = "turn"
    RIVER = "river"

    @property
    def board_count(self) -> int:
        """How many board cards lie open while it is bet."""
        return {"preflop": 0, "flop": 3, "turn": 4, "river": 5}[self.value]

    @property
    def next(self) -> "Street | None":
        """The street after this one; None after the river."""
        streets = list(Street)
        following = streets.index(self) + 1
        return streets[following] if following < len(streets) else None
