"""The order in which hands show and who may muck: the right one, and believed ones."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from quizzes.poker.betting.actions import Act
from quizzes.poker.betting.showing import (
    Showdown,
    clockwise,
    first_in_line,
    showing_order,
    showings,
)
from quizzes.poker.betting.streets import Street
from quizzes.poker.rules import ShowdownFirst
from quizzes.questions.fields import Value, places_of
from quizzes.questions.misconceptions import Misconception, WrongRule
from quizzes.questions.showings.hands import EndedHand, Made

SHOWING, MUCKS = "showing", "mucks"
WINNER, SHOWS = "winner", "shows"


@dataclass(frozen=True, slots=True)
class Shown:
    """The seats in the order in which they show, and those of them that may muck.

    `tabled` says that all show at once.
    """

    order: tuple[int, ...]
    mucks: frozenset[int] = frozenset()
    tabled: bool = False

    def values(self, hand: EndedHand) -> dict[str, Value]:
        """Return what stands in each field of a question."""
        turns = [0 if self.tabled else self.order.index(seat) for seat in hand.live]
        return {SHOWING: places_of(turns), MUCKS: self.mucks}


type IsShown = Callable[[Made, Made], bool]
"""Whether a hand is shown, by what it makes and the best that was shown before."""


def beats_or_ties(made: Made, best: Made) -> bool:
    """Show what beats or ties the best, for the high or for a low."""
    return made[0] >= best[0] or made[1] >= max(best[1], 1)


def beats(made: Made, best: Made) -> bool:
    """Show what beats the best alone: a tie is taken for beaten."""
    return made[0] > best[0] or made[1] > best[1]


def beats_high(made: Made, best: Made) -> bool:
    """Look at the highs alone."""
    return made[0] >= best[0]


def mucks_by(
    is_shown: IsShown, hand: EndedHand, order: Iterable[int]
) -> frozenset[int]:
    """Return who may muck where hands are shown in an order, by some rule."""
    mucks, best = set(), (0, 0)
    for seat in order:
        made = hand.made[seat]
        if is_shown(made, best):
            best = (max(made[0], best[0]), max(made[1], best[1]))
        else:
            mucks.add(seat)
    return frozenset(mucks)


def right_shown(hand: EndedHand) -> Shown:
    """Return the right order and who may muck; the hand has come to a showdown."""
    showdown = hand.showdown
    assert showdown is not None
    turns = showings(showdown, hand.hands, hand.board)
    mucks = frozenset(turn.seat for turn in turns if turn.may_muck)
    return Shown(showdown.order, mucks, showdown.tabled)


def right_answers(hand: EndedHand) -> dict[str, tuple[Value, ...]]:
    """Return the one right answer to each field."""
    if hand.showdown is None:
        return {WINNER: (frozenset(hand.live),), SHOWS: (frozenset(),)}
    values = right_shown(hand).values(hand)
    return {name: (value,) for name, value in values.items()}


def _from(hand: EndedHand, first: int) -> Shown:
    """Return what is shown, and mucked by the right rule, from some seat on."""
    order = showing_order(hand.live, first, hand.stakes.contributed)
    turns = showings(Showdown(order, tabled=False), hand.hands, hand.board)
    return Shown(order, frozenset(turn.seat for turn in turns if turn.may_muck))


def left_shows_first(hand: EndedHand) -> Iterable[Shown]:
    """Begin left of the button, whoever bet."""
    return [_from(hand, hand.live[0])]


def caller_shows_first(hand: EndedHand) -> Iterable[Shown]:
    """Begin with whoever called last on the river."""
    river = (log for log in hand.log if log.street is Street.RIVER)
    calls = [
        entry.seat
        for log in river
        for entry in log.entries
        # Whoever called and then folded to a raise has nothing to show.
        if entry.did is Act.CALL and entry.seat in hand.live
    ]
    return [_from(hand, calls[-1])] if calls else []


def winner_shows_first(hand: EndedHand) -> Iterable[Shown]:
    """Begin with the best high, whichever it is of those that tie."""
    best = max(high for high, _low in hand.made.values())
    return [_from(hand, seat) for seat in hand.live if hand.made[seat][0] == best]


def big_blind_is_bet(hand: EndedHand) -> Iterable[Shown]:
    """Take the big blind for the last bet, where nobody bet on any street."""
    big = hand.table.big_blind_seat
    # A house that looks at the river alone never comes to the blinds.
    looks_back = hand.rules.showdown_first is ShowdownFirst.LAST_AGGRESSOR
    has_bet = any(betting.aggressor is not None for betting in hand.rounds)
    if has_bet or not looks_back or big not in hand.live:
        return []
    return [_from(hand, big)]


def side_pot_not_first(hand: EndedHand) -> Iterable[Shown]:
    """Go round the table, whoever is all-in for less."""
    order = clockwise(hand.live, first_in_line(hand.rounds))
    return [Shown(order, mucks_by(beats_or_ties, hand, order))]


def mucking(is_shown: IsShown) -> "Believe":
    """Return what somebody says who knows the order, but mucks by another rule."""

    def believe(hand: EndedHand) -> Iterable[Shown]:
        order = right_shown(hand).order
        return [Shown(order, mucks_by(is_shown, hand, order))]

    return believe


type Believe = Callable[[EndedHand], Iterable[Shown]]
"""What somebody says who follows a wrong rule; nothing where it does not apply."""

BELIEFS: dict[Misconception, Believe] = {
    Misconception.LEFT_SHOWS_FIRST: left_shows_first,
    Misconception.CALLER_SHOWS_FIRST: caller_shows_first,
    Misconception.WINNER_SHOWS_FIRST: winner_shows_first,
    Misconception.BIG_BLIND_IS_BET: big_blind_is_bet,
    Misconception.SIDE_POT_NOT_FIRST: side_pot_not_first,
    Misconception.ONLY_HIGH_IS_SHOWN: mucking(beats_high),
    Misconception.TIE_MAY_MUCK: mucking(beats),
    Misconception.EVERYBODY_SHOWS: mucking(lambda made, best: True),
}


def following(misconception: Misconception) -> WrongRule:
    """Return what somebody answers who follows a wrong rule."""

    def rule(hand: EndedHand) -> dict[str, frozenset[Value]]:
        if hand.showdown is None:
            return _without_showdown(misconception, hand)
        # Where all lies open at once there is neither an order nor a muck.
        if hand.showdown.tabled:
            return {}
        told = [each.values(hand) for each in BELIEFS[misconception](hand)]
        names = told[0] if told else ()
        return {name: frozenset(each[name] for each in told) for name in names}

    return rule


def _without_showdown(
    misconception: Misconception, hand: EndedHand
) -> dict[str, frozenset[Value]]:
    """Let the last one left show, where everybody is believed to have to."""
    if misconception is not Misconception.EVERYBODY_SHOWS:
        return {}
    return {SHOWS: frozenset({frozenset(hand.live)})}


WRONG_RULES: dict[Misconception, WrongRule] = {
    misconception: following(misconception) for misconception in BELIEFS
}
