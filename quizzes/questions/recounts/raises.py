"""What a call costs and to what one may raise, counted again."""

from collections.abc import Iterator, Mapping

from quizzes.poker.rules import Structure
from quizzes.poker.slow_bets import Telling
from quizzes.poker.slow_raises import (
    Barred,
    Counted,
    Stakes,
    barred,
    count_bets,
    lacking_of_blinds,
    pot_with_call,
)
from quizzes.questions.fields import Value
from quizzes.questions.recounts.bets import steps_of, tell_again
from quizzes.questions.recounts.told import Recount, Said, Step
from quizzes.questions.turns.stopped import OwnTurn

BARRED: Mapping[Barred, Said] = {
    Barred.BY_CALL: Said.CALL_TAKES_ALL,
    Barred.BY_CAP: Said.CAP_REACHED,
    Barred.BY_NOBODY: Said.NOBODY_CAN_CALL,
    Barred.BY_SHORT_RAISE: Said.NOT_REOPENED,
}


def recount_call(question: OwnTurn) -> Recount:
    """Tell the betting, what is missing to the highest bet, and what a raise is."""
    told, seat = tell_again(question), question.own
    assert seat is not None
    missing, bet = told.to_call(seat), told.bet_of(seat)
    values = {"seat": seat, "highest": told.highest, "bet": bet, "chips": missing}
    sizes = list(_sizes(told, seat, _stakes_of(question)))
    least, most = (sizes[-1].values[name] for name in ("least", "most"))
    return Recount(
        steps=(*steps_of(told.steps), Step.of(Said.TO_CALL, **values), *sizes),
        answers={"call": frozenset({missing})} | _raise_cells(question, least, most),
    )


def _stakes_of(question: OwnTurn) -> Stakes:
    game = question.game
    return Stakes(
        structure=game.structure,
        blinds=game.blinds,
        bets=game.bets or (game.blinds[1], game.blinds[1]),
        rules=question.rules,
    )


def _raise_cells(
    question: OwnTurn, least: int, most: int
) -> dict[str, frozenset[Value]]:
    """Return what stands in the cells of a raise; 0 where it is left blank."""
    cells: dict[str, frozenset[Value]] = {
        "may_raise": frozenset({"yes" if least else "no"})
    }
    if question.game.structure is Structure.LIMIT:
        return cells | {"raise_to": frozenset({least})}
    return cells | {"least": frozenset({least}), "most": frozenset({most})}


def _sizes(told: Telling, seat: int, stakes: Stakes) -> Iterator[Step]:
    """Yield how many bets count, and the least and the most of a raise at last."""
    counted = count_bets(told, stakes)
    if stakes.is_limit:
        yield _bets_counted(counted, stakes)
    why = barred(told, seat, counted, stakes)
    if why is not None:
        yield Step.of(BARRED[why], seat=seat, least=0, most=0)
        return
    if seat in counted.answered:
        yield Step.of(Said.REOPENED, seat=seat)
    base = counted.full if stakes.is_limit else counted.highest
    least = most = base + counted.size
    yield Step.of(Said.FULL_RAISE, base=base, size=counted.size, chips=least)
    all_in = told.bet_of(seat) + told.stacks[seat]
    if stakes.structure is Structure.POT_LIMIT:
        pot = pot_with_call(told, seat, stakes)
        most = max(least, counted.highest + pot)
        yield _pot_counted(told, seat, stakes, pot)
    elif stakes.structure is Structure.NO_LIMIT:
        most = all_in
    if all_in < most or stakes.structure is Structure.NO_LIMIT:
        yield Step.of(Said.ALL_CHIPS, seat=seat, chips=all_in)
    least, most = min(least, all_in), min(most, all_in)
    said = Said.RAISE_IS if least == most else Said.RAISE_BETWEEN
    yield Step.of(said, seat=seat, least=least, most=most)


def _bets_counted(counted: Counted, stakes: Stakes) -> Step:
    if counted.is_uncapped:
        return Step.of(Said.BETS_UNCAPPED, count=counted.count)
    cap = 1 + stakes.rules.limit_raises
    return Step.of(Said.BETS_COUNTED, count=counted.count, cap=cap)


def _pot_counted(told: Telling, seat: int, stakes: Stakes, total: int) -> Step:
    """Tell of what the pot is made, with a call and what short blinds lack."""
    values = {
        "pot": told.pot,
        "lacking": lacking_of_blinds(told, stakes),
        "missing": told.highest - told.bet_of(seat),
        "total": total,
        "highest": told.highest,
        "chips": told.highest + total,
    }
    said = Said.POT_WITH_BLINDS if values["lacking"] else Said.POT_WITH_CALL
    return Step.of(said, **values)
