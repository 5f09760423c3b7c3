"""Marking what a part of the pot comes to, and what to say about it."""

from collections.abc import Iterator, Sequence

from quizzes.questions.base import Part
from quizzes.questions.facts import Fact, Finding
from quizzes.questions.quarters.spots import (
    HALF,
    QUARTER,
    SIXTH,
    THREE_QUARTERS,
    TWO_THIRDS,
    WHOLE,
    Spot,
)
from quizzes.questions.quarters.wrong_rules import NET, PAYERS

WINS = {
    WHOLE: Fact.WINS_WHOLE,
    THREE_QUARTERS: Fact.WINS_THREE_QUARTERS,
    TWO_THIRDS: Fact.WINS_TWO_THIRDS,
    HALF: Fact.WINS_HALF,
    QUARTER: Fact.WINS_QUARTER,
    SIXTH: Fact.WINS_SIXTH,
}
GETS = {
    WHOLE: Fact.GETS_WHOLE,
    THREE_QUARTERS: Fact.GETS_THREE_QUARTERS,
    TWO_THIRDS: Fact.GETS_TWO_THIRDS,
    HALF: Fact.GETS_HALF,
    QUARTER: Fact.GETS_QUARTER,
    SIXTH: Fact.GETS_SIXTH,
}


def tell_spot(spot: Spot) -> tuple[Finding, ...]:
    """Tell what lies in the pot, who pays, and what of the pot you win."""
    return (
        _pot_before(spot),
        Finding.of(Fact.PAYERS_ARE, count=spot.payers, bet=spot.bet),
        Finding.of(WINS[spot.share]),
    )


def hint_pot(spot: Spot) -> Finding:
    """Tell how large the pot is after the bets."""
    values = {"count": spot.payers, "bet": spot.bet, "total": spot.total(spot.payers)}
    if not spot.pot:
        return Finding(Fact.BETS_MAKE_POT, values)
    return Finding(Fact.BETS_JOIN_POT, values | {"pot": spot.pot})


def mark_net(spot: Spot, net: int | None) -> Part:
    """Mark a net result; the sum is told step by step."""
    total = spot.total(spot.payers)
    gets = Finding.of(GETS[spot.share], total=total, chips=spot.gets(spot.payers))
    return _marked(NET, net, spot.net, (hint_pot(spot), gets, _less_put_in(spot)))


def mark_payers(spot: Spot, payers: int | None) -> Part:
    """Mark how many must pay; it is told with how many it would lose."""
    return _marked(PAYERS, payers, spot.least_payers, tuple(_about_payers(spot)))


def _marked(
    name: str, said: int | None, right: int, findings: Sequence[Finding]
) -> Part:
    return Part(name, float(said == right), tuple(findings))


def _pot_before(spot: Spot) -> Finding:
    if spot.own:
        return Finding.of(Fact.POT_PARTLY_OWN, pot=spot.pot, own=spot.own)
    if spot.pot:
        return Finding.of(Fact.POT_OF_OTHERS, pot=spot.pot)
    return Finding.of(Fact.POT_EMPTY)


def _less_put_in(spot: Spot) -> Finding:
    if spot.own:
        return Finding.of(Fact.NET_OF_HAND, own=spot.own, bet=spot.bet, net=spot.net)
    return Finding.of(Fact.NET_OF_BET, bet=spot.bet, net=spot.net)


def _about_payers(spot: Spot) -> Iterator[Finding]:
    least = spot.least_payers
    back = int(spot.share * spot.bet)
    yield Finding.of(Fact.BET_BRINGS_BACK, bet=spot.bet, chips=back)
    if least > spot.fewest:
        yield _with(Fact.LOSES_WITH, spot, least - 1)
    yield _with(Fact.BREAKS_EVEN_WITH, spot, least)


def _with(fact: Fact, spot: Spot, count: int) -> Finding:
    total, chips = spot.total(count), spot.gets(count)
    return Finding.of(fact, count=count, total=total, chips=chips, put=spot.put_in)
