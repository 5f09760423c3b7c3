"""A hand that has been played, with all that decides how it is settled."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from urllib.parse import urlencode

from quizzes.poker.cards import Card
from quizzes.poker.rules import PROFILES
from quizzes.poker.settlement import Settlement, settle
from quizzes.poker.stakes import MOST_SEATS, Stakes

DEFAULT_HOUSE = "default"


@dataclass(frozen=True, slots=True, kw_only=True)
class WholeHand:
    """What was put in, the cards, the house by whose rules it is settled, its chips.

    `house` is the name of a profile, `rake` what is taken off each pot, the main pot
    first.
    """

    stakes: Stakes
    hole: Mapping[int, Sequence[Card]] = field(default_factory=dict)
    board: Sequence[Card] = ()
    house: str = DEFAULT_HOUSE
    chip_unit: int = 1
    rake: Sequence[int] = ()

    def settled(self, house: str | None = None) -> Settlement:
        """Return the settlement by the rules of its own house or of another."""
        return settle(
            self.stakes,
            hole=self.hole,
            board=self.board,
            rules=PROFILES[house or self.house],
            rake=self.rake,
            chip_unit=self.chip_unit,
        )

    @property
    def query(self) -> str:
        """Return the hand as the query of a link that can be shared."""
        return urlencode(list(self._pairs()))

    def _pairs(self) -> Iterator[tuple[str, object]]:
        """Yield what the fields of the form hold; what is left out is not there."""
        numbers = numbers_of(self.stakes.seats)
        for seat, number in sorted(numbers.items(), key=lambda pair: pair[1]):
            yield f"chips{number}", self.stakes.contributed[seat]
            more = {
                "dead": self.stakes.dead[seat],
                "folded": "on" if seat in self.stakes.folded else "",
                "hole": _joined(self.hole.get(seat, ())),
            }
            yield from (
                (f"{part}{number}", text) for part, text in more.items() if text
            )
        button = numbers[self.stakes.seats[-1]]
        others = {
            "board": _joined(self.board),
            "button": "" if button == max(numbers.values()) else button,
            "house": "" if self.house == DEFAULT_HOUSE else self.house,
            "chip": "" if self.chip_unit == 1 else self.chip_unit,
            "rake": " ".join(map(str, self.rake)) if any(self.rake) else "",
        }
        yield from ((name, text) for name, text in others.items() if text)


def numbers_of(seats: Sequence[int]) -> dict[int, int]:
    """Return the number on the form of each seat: its own where that is possible.

    It is where the numbers run round the table; otherwise they are counted from the
    left of the button.

    >>> numbers_of((4, 6, 1, 2)), numbers_of((21, 3))
    ({4: 4, 6: 6, 1: 1, 2: 2}, {21: 1, 3: 2})
    """
    fits = all(1 <= seat <= MOST_SEATS for seat in seats)
    if fits and run_round(seats):
        return {seat: seat for seat in seats}
    return {seat: number for number, seat in enumerate(seats, start=1)}


def run_round(seats: Sequence[int]) -> bool:
    """Tell whether the numbers rise seat by seat, and begin anew at most once.

    >>> run_round((4, 6, 1, 2)), run_round((4, 1, 6, 2))
    (True, False)
    """
    first = min(range(len(seats)), key=seats.__getitem__)
    return [*seats[first:], *seats[:first]] == sorted(seats)


def _joined(cards: Sequence[Card]) -> str:
    return "".join(map(str, cards))
