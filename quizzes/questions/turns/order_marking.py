"""Marking who acts next: what is asked, what is right, and why."""

from collections.abc import Iterator, Mapping

from quizzes.poker.betting.hands import Hand
from quizzes.poker.betting.streets import Street
from quizzes.questions.base import Answer, Grade, Part
from quizzes.questions.facts import Fact, Finding
from quizzes.questions.fields import ChooseOne, Value
from quizzes.questions.misconceptions import WrongRule
from quizzes.questions.turns.orders import (
    After,
    Turn,
    able_to_bet,
    has_option,
    is_heads_up,
    last_to_act,
    nobody_has_acted,
    turn_of,
)
from quizzes.questions.turns.stopped import StoppedHand, round_of
from quizzes.questions.turns.wrong_orders import Believe

AFTER, TO_ACT = "after", "to_act"
NOBODY = "nobody"


def turn_fields(question: StoppedHand) -> tuple[ChooseOne, ...]:
    """Ask how the betting goes on, and who acts next."""
    return (
        ChooseOne(AFTER, tuple(map(str, After))),
        ChooseOne(TO_ACT, (*map(str, question.seats), NOBODY)),
    )


def values_of(turn: Turn) -> dict[str, str]:
    """Return what is chosen by whoever takes this turn to come next.

    >>> values_of(Turn(After.SAME_STREET, 3))
    {'after': 'same-street', 'to_act': '3'}
    """
    return {AFTER: str(turn.after), TO_ACT: str(turn.seat or NOBODY)}


def right_turn(question: StoppedHand) -> dict[str, tuple[Value, ...]]:
    """Return what comes next by the rules, field by field."""
    turn = values_of(turn_of(question.betting))
    return {name: (value,) for name, value in turn.items()}


def following(believe: Believe) -> WrongRule:
    """Return what somebody chooses to whom such a turn comes next."""

    def rule(question: StoppedHand) -> Mapping[str, frozenset[Value]]:
        turn = values_of(believe(question.betting))
        return {name: frozenset((value,)) for name, value in turn.items()}

    return rule


def mark_turn(question: StoppedHand, answer: Answer | None) -> Grade:
    """Mark both choices for themselves, and tell why each is as it is."""
    hand = question.betting
    right = values_of(turn_of(hand))
    chosen = answer or dict.fromkeys(right)
    about = {
        AFTER: about_round(hand),
        TO_ACT: (*about_choice(hand, chosen[TO_ACT]), *about_turn(hand)),
    }
    return Grade(
        tuple(
            Part(name, float(chosen[name] == value), tuple(about[name]))
            for name, value in right.items()
        )
    )


def about_round(hand: Hand) -> Iterator[Finding]:
    """Tell how the betting goes on."""
    betting = round_of(hand)
    if len(betting.live) == 1:
        yield Finding.of(Fact.ALL_BUT_ONE_FOLDED, seat=betting.live[0].seat)
    elif turn_of(hand).after is After.SAME_STREET:
        waiting = filter(betting.waits_for, betting.players)
        yield Finding.of(Fact.STILL_TO_ACT, seats=[player.seat for player in waiting])
    else:
        yield Finding.of(Fact.ROUND_IS_CLOSED)
        if able_to_bet(hand) < 2:
            yield Finding.of(Fact.TOO_FEW_CAN_BET)
        elif hand.street is Street.RIVER and hand.is_over:
            yield Finding.of(Fact.RIVER_IS_BET)


def about_choice(hand: Hand, chosen: str | None) -> Iterator[Finding]:
    """Tell why the seat that was chosen can have no turn, where it never can."""
    for player in hand.betting.players:
        if str(player.seat) == chosen and player.folded:
            yield Finding.of(Fact.FOLDED_HAS_NO_TURN, seat=player.seat)
        elif str(player.seat) == chosen and player.is_all_in:
            yield Finding.of(Fact.ALL_IN_HAS_NO_TURN, seat=player.seat)


def about_turn(hand: Hand) -> Iterator[Finding]:
    """Tell who acts next, and why it is that seat."""
    turn = turn_of(hand)
    if turn.seat is None:
        yield Finding.of(Fact.NOBODY_ACTS)
        return
    yield Finding.of(_why(hand, turn), seat=turn.seat, **_values(hand, turn))


def _why(hand: Hand, turn: Turn) -> Fact:
    player = hand.betting.player_to_act
    if turn.after is After.NEXT_STREET:
        return Fact.OPENS_STREET
    if nobody_has_acted(hand):
        return Fact.BUTTON_OPENS if is_heads_up(hand) else Fact.OPENS_HAND
    if has_option(hand):
        return Fact.OPTION_IS_LEFT
    if player is not None and player.answered is not None:
        return Fact.RAISE_TO_ANSWER
    return Fact.NEXT_CLOCKWISE


def _values(hand: Hand, turn: Turn) -> dict[str, int]:
    match _why(hand, turn):
        case Fact.RAISE_TO_ANSWER:
            return {"chips": hand.betting.due}
        case Fact.NEXT_CLOCKWISE:
            return {"last": last_to_act(hand)}
        case _:
            return {}


def hint_bet(question: StoppedHand) -> Finding:
    """Tell the bet of the street, which is half of the work."""
    due = round_of(question.betting).due
    return Finding.of(Fact.HINT_BET, chips=due) if due else Finding.of(Fact.HINT_NO_BET)
