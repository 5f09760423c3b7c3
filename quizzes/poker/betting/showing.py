"""The showdown: who shows first, who comes next, and who may muck."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from quizzes.poker.betting.rounds import Round
from quizzes.poker.betting.streets import Street
from quizzes.poker.cards import Card, check_hand
from quizzes.poker.rules import ShowdownFirst
from quizzes.poker.strengths import high_strength, low_strength


@dataclass(frozen=True, slots=True)
class Showdown:
    """The seats in the order in which they show.

    `tabled` says that all hands are laid open at once and nobody may muck.
    """

    order: tuple[int, ...]
    tabled: bool


@dataclass(frozen=True, slots=True)
class Showing:
    """A seat whose turn it is to show, and whether it may muck its hand instead."""

    seat: int
    may_muck: bool


def find_showdown(
    rounds: Sequence[Round], contributed: Mapping[int, int]
) -> Showdown | None:
    """Return how hands are shown after the last round; None where none are.

    The players of a side pot show before those who are not in it; `contributed` is
    what each seat put in. Within a pot it goes clockwise from the first to show.
    """
    last = rounds[-1]
    if not last.ends_the_betting or len(last.live) == 1:
        return None
    seats = [player.seat for player in last.live]
    first = seats.index(_first_to_show(rounds, seats))
    clockwise = [*seats[first:], *seats[:first]]
    # What is beyond the second highest stake is returned and makes no pot.
    matched = sorted(contributed[seat] for seat in seats)[-2]
    order = sorted(clockwise, key=lambda seat: -min(contributed[seat], matched))
    all_in = any(player.is_all_in for player in last.live)
    return Showdown(tuple(order), last.rules.all_in_tabled and all_in)


def showings(
    showdown: Showdown, hole: Mapping[int, Sequence[Card]], board: Sequence[Card]
) -> tuple[Showing, ...]:
    """Return each seat in the order of showing, and whether it may muck.

    A hand that beats or ties what has been shown, for the high or for the low, is
    shown. Whoever beats and ties neither may muck, and is taken to do so.

    >>> from quizzes.poker.cards import parse_cards
    >>> hole = {1: parse_cards("KsKdQcJh"), 2: parse_cards("QsQdTcTh")}
    >>> board = parse_cards("Kc9h8s2d2c")
    >>> showings(Showdown((1, 2), tabled=False), hole, board)
    (Showing(seat=1, may_muck=False), Showing(seat=2, may_muck=True))
    """
    shown = []
    best_high, best_low = 0, 0
    for seat in showdown.order:
        check_hand(hole[seat], board)
        high = high_strength(hole[seat], board)
        low = low_strength(hole[seat], board)
        beaten = high < best_high and (low < best_low or low == 0)
        shown.append(Showing(seat, may_muck=beaten and not showdown.tabled))
        best_high, best_low = max(best_high, high), max(best_low, low)
    return tuple(shown)


def _first_to_show(rounds: Sequence[Round], seats: Sequence[int]) -> int:
    """Return the seat that shows first: an aggressor, else the first of the seats.

    Whoever bet last and gave the hand up later has nothing to show.
    """
    if rounds[-1].rules.showdown_first is ShowdownFirst.RIVER_OR_LEFT:
        rounds = [betting for betting in rounds if betting.street is Street.RIVER]
    for betting in reversed(rounds):
        if betting.aggressor is not None and betting.aggressor in seats:
            return betting.aggressor
    return seats[0]
