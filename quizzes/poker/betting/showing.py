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
    order = showing_order(seats, first_in_line(rounds), contributed)
    all_in = any(player.is_all_in for player in last.live)
    return Showdown(order, last.rules.all_in_tabled and all_in)


def showing_order(
    seats: Sequence[int], first: int, contributed: Mapping[int, int]
) -> tuple[int, ...]:
    """Return the seats that are still in as they show, where one is first in line.

    `seats` go from the left of the button; `contributed` is what each put in.

    >>> showing_order((1, 2, 3), 2, {1: 40, 2: 100, 3: 100})
    (2, 3, 1)
    """
    # What is beyond the second highest stake is returned and makes no pot.
    matched = sorted(contributed[seat] for seat in seats)[-2]
    in_line = clockwise(seats, first)
    return tuple(sorted(in_line, key=lambda seat: -min(contributed[seat], matched)))


def clockwise(seats: Sequence[int], first: int) -> tuple[int, ...]:
    """Return the seats round the table from one of them on.

    >>> clockwise((1, 4, 5), 4)
    (4, 5, 1)
    """
    place = seats.index(first)
    return (*seats[place:], *seats[:place])


def last_bettor(rounds: Sequence[Round]) -> tuple[int, Street] | None:
    """Return the seat that bet or raised last, and on which street; None if none did.

    Looked at are the rounds that the house looks at. Whoever bet last and gave the
    hand up later has nothing to show, and is passed over. Blinds are no bets.

    >>> from quizzes.poker.betting.actions import Act, Action
    >>> from quizzes.poker.betting.games import Game
    >>> from quizzes.poker.betting.hands import start_hand
    >>> from quizzes.poker.betting.tables import Table
    >>> from quizzes.poker.rules import Structure
    >>> game = Game(structure=Structure.NO_LIMIT, blinds=(1, 2))
    >>> hand = start_hand(Table(game=game, seats=(1, 2, 3)))
    >>> last_bettor(hand.rounds)
    >>> last_bettor(hand.act(Action(3, Act.RAISE_TO, 6)).rounds)
    (3, <Street.PREFLOP: 'preflop'>)
    """
    last = rounds[-1]
    seats = [player.seat for player in last.live]
    if last.rules.showdown_first is ShowdownFirst.RIVER_OR_LEFT:
        rounds = [betting for betting in rounds if betting.street is Street.RIVER]
    for betting in reversed(rounds):
        if betting.aggressor is not None and betting.aggressor in seats:
            return betting.aggressor, betting.street
    return None


def first_in_line(rounds: Sequence[Round]) -> int:
    """Return the seat from which showing goes clockwise.

    It is the last to bet or raise, else the first that is still in from the left of
    the button. Where it is all-in for less, the seats of side pots show before it.
    """
    bettor = last_bettor(rounds)
    return rounds[-1].live[0].seat if bettor is None else bettor[0]


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
