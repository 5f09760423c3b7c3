"""Marking calls and raises: what is asked, what is right, and why."""

from collections.abc import Iterator, Mapping

from quizzes.poker.betting.legality import pot_after_call, raise_sizes
from quizzes.poker.betting.rounds import Round
from quizzes.poker.betting.streets import Street
from quizzes.poker.rules import Structure
from quizzes.questions.base import Answer, Grade, Part
from quizzes.questions.facts import Fact, Finding
from quizzes.questions.fields import Amount, ChooseOne, Value
from quizzes.questions.misconceptions import WrongRule
from quizzes.questions.turns.amounts import Amounts, Spot, last_raise
from quizzes.questions.turns.orders import has_option
from quizzes.questions.turns.stopped import OwnTurn
from quizzes.questions.turns.wrong_amounts import BelieveAmounts

CALL, MAY_RAISE = "call", "may_raise"
RAISE_TO, LEAST, MOST = "raise_to", "least", "most"
YES, NO = "yes", "no"


def amount_fields(question: OwnTurn) -> tuple[Amount | ChooseOne, ...]:
    """Ask what a call costs, whether one may raise, and to what: one size in limit."""
    is_limit = question.game.structure is Structure.LIMIT
    sizes = (RAISE_TO,) if is_limit else (LEAST, MOST)
    return (
        Amount(CALL),
        ChooseOne(MAY_RAISE, (YES, NO)),
        *(Amount(name, is_optional=True) for name in sizes),
    )


def values_of(question: OwnTurn, amounts: Amounts) -> dict[str, int | str]:
    """Return what is answered by whoever takes these amounts to be right."""
    values: dict[str, int | str] = {
        CALL: amounts.call,
        MAY_RAISE: YES if amounts.least else NO,
    }
    if question.game.structure is Structure.LIMIT:
        return values | {RAISE_TO: amounts.least}
    return values | {LEAST: amounts.least, MOST: amounts.most}


def right_amounts(question: OwnTurn) -> dict[str, tuple[Value, ...]]:
    """Return what is right in every field; 0 where it is left blank."""
    values = values_of(question, Spot(question.betting).right)
    return {name: (value,) for name, value in values.items()}


def following(believe: BelieveAmounts) -> WrongRule:
    """Return what somebody answers who believes in such amounts."""

    def rule(question: OwnTurn) -> Mapping[str, frozenset[Value]]:
        values = values_of(question, believe(Spot(question.betting)))
        return {name: frozenset((value,)) for name, value in values.items()}

    return rule


def mark_amounts(question: OwnTurn, answer: Answer | None) -> Grade:
    """Mark each field; a raise that is rightly left blank has no part."""
    spot = Spot(question.betting)
    right = values_of(question, spot.right)
    told = answer or dict.fromkeys(right)
    return Grade(
        tuple(
            Part(name, float(told[name] == value), tuple(about(spot, name)))
            for name, value in right.items()
            if value or told[name] or name == CALL
        )
    )


def about(spot: Spot, name: str) -> Iterator[Finding]:
    """Tell what is right in a field, and why."""
    match name:
        case "call":
            yield about_call(spot)
        case "may_raise":
            yield about_raise(spot)
        case _ if not spot.right.least:
            yield about_raise(spot)
        case "most":
            yield from about_most(spot)
        case _:
            yield about_least(spot)


def about_call(spot: Spot) -> Finding:
    """Tell what a call costs."""
    due, own, chips = spot.betting.due, spot.player.bet, spot.right.call
    if not chips:
        return Finding.of(Fact.NOTHING_TO_CALL)
    if chips < spot.to_match:
        return Finding.of(Fact.CALL_IS_ALL_IN, due=due, chips=chips)
    if spot.short_blind is not None:
        return Finding.of(Fact.BLIND_IS_WHOLE, chips=due, posted=spot.short_blind)
    if own:
        return Finding.of(Fact.CALL_COMPLETES, due=due, own=own, chips=chips)
    return Finding.of(Fact.CALL_IS, chips=chips)


def about_raise(spot: Spot) -> Finding:
    """Tell whether one may bet or raise, and why."""
    betting = spot.betting
    if not spot.right.least:
        return _about_no_raise(spot)
    if spot.is_cap_lifted:
        return Finding.of(Fact.CAP_IS_LIFTED)
    if spot.is_reopened and spot.is_limit:
        more = last_raise(betting)
        return Finding.of(Fact.HALF_IS_FULL, more=more, size=betting.raise_size)
    if spot.is_reopened:
        more, size = spot.to_match, betting.raise_size
        return Finding.of(Fact.ALL_INS_ADD_UP, more=more, size=size)
    if has_option(spot.hand):
        return Finding.of(Fact.OPTION_IS_YOURS)
    if spot.is_limit and betting.wagers and not betting.cap_is_lifted:
        most = betting.rules.limit_raises + 1
        fact = _in_round(betting, Fact.CAP_NOT_REACHED, Fact.CAP_NOT_REACHED_LATER)
        return Finding.of(fact, count=betting.wagers, most=most)
    return Finding.of(Fact.MAY_RAISE)


def _about_no_raise(spot: Spot) -> Finding:
    betting = spot.betting
    if spot.is_call_all_in:
        return Finding.of(Fact.CALL_TAKES_ALL)
    if spot.is_capped:
        fact = _in_round(betting, Fact.CAP_IS_REACHED, Fact.CAP_IS_REACHED_LATER)
        return Finding.of(fact, count=betting.wagers)
    if not spot.has_rival:
        return Finding.of(Fact.NOBODY_COULD_CALL)
    return Finding.of(Fact.NOT_REOPENED, more=spot.to_match, size=betting.raise_size)


def _in_round(betting: Round, before_flop: Fact, later: Fact) -> Fact:
    """Return the fact that counts the big blind as a bet, where it lies there."""
    return before_flop if betting.street is Street.PREFLOP else later


def about_least(spot: Spot) -> Finding:
    """Tell the least that one may bet or raise to, which in limit is the only one."""
    betting, chips = spot.betting, spot.right.least
    if not spot.is_full:
        least, _ = raise_sizes(betting, spot.player)
        return Finding.of(Fact.ALL_IN_FOR_LESS, least=least, chips=chips)
    if not betting.due:
        fact = Fact.LIMIT_BET_IS if spot.is_limit else Fact.LEAST_BET_IS
        return Finding.of(fact, chips=chips)
    fact = Fact.LIMIT_RAISE_IS if spot.is_limit else Fact.LEAST_RAISE_IS
    due = betting.full if spot.is_limit else betting.due
    return Finding.of(fact, due=due, size=betting.raise_size, chips=chips)


def about_most(spot: Spot) -> Iterator[Finding]:
    """Tell the most that one may bet or raise to."""
    due, chips = spot.betting.due, spot.right.most
    if chips == spot.all_in:
        yield Finding.of(Fact.ALL_CHIPS_ARE_MOST, chips=chips)
    elif not due:
        yield Finding.of(Fact.POT_BET_IS, chips=chips)
    else:
        pot = pot_after_call(spot.betting, spot.player)
        if lacking := pot - spot.chips_after_call:
            yield Finding.of(Fact.BLINDS_COUNT_WHOLE, chips=lacking)
        yield Finding.of(Fact.POT_RAISE_IS, due=due, pot=pot, chips=chips)


def tell_game(question: OwnTurn) -> tuple[Finding, ...]:
    """Tell the game that is played, and the two bets of limit."""
    if question.game.bets is None:
        return question.told()
    small, big = question.game.bets
    return (*question.told(), Finding.of(Fact.LIMIT_BETS, small=small, big=big))


def hint_bets(question: OwnTurn) -> Finding:
    """Tell the bet to match and one's own, which is a part of the work."""
    spot = Spot(question.betting)
    if not spot.betting.due:
        return Finding.of(Fact.HINT_CHECK_OR_BET)
    return Finding.of(Fact.HINT_OWN_BET, due=spot.betting.due, own=spot.player.bet)
