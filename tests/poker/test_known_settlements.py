"""Tables that card rooms, other programs' tests and bug reports have settled.

The suite's own copy is always read; where a fuller collection lies beside the
checkout, so is that.
"""

import json
from fractions import Fraction
from pathlib import Path

import pytest

from quizzes.poker.pots import pots_of, returned_chips
from tests.poker.tables import by_seat, settlement_of, stakes_of

OWN = Path(__file__).with_name("known_settlements.jsonl")
BESIDE = Path(__file__).parents[3] / "shared" / "cases"
# Each way to share that the cases tell of, and the houses that share so.
HOUSES = {
    "even": ("default", "roberts", "wsop"),
    "halves": ("tda-2024",),
    "bovada2014": ("bovada-2014",),
}

# Hands for which the room did not pay as the default does, and its profile.
ROOMS = {
    # Two lows tie for 47: the room gives the odd cent of the low half to the high.
    "bovada-plo8-048": "bovada-2014",
}


def cases(kind, *, expecting):
    """Return the cases of a kind that expect something by this name."""
    return [
        pytest.param(case, id=f"{path.stem}-{case['id']}")
        for path in [OWN, *sorted(BESIDE.glob("*.jsonl"))]
        for case in map(json.loads, path.read_text(encoding="utf-8").splitlines())
        if case["kind"] == kind and expecting in case.get("expect", {})
    ]


def fractions_of(pot):
    fractions = dict.fromkeys(pot.eligible, Fraction(0))
    for award in pot.awards:
        fractions[award.seat] += award.fraction
    return {seat: fraction for seat, fraction in fractions.items() if fraction}


@pytest.mark.parametrize("case", cases("settle", expecting="by_rules"))
def test_each_house_pays_what_its_rules_say(case):
    for way, expected in case["expect"]["by_rules"].items():
        for house in HOUSES[way]:
            payouts = settlement_of(case["settle"], house).payouts

            assert payouts == by_seat(expected), house


@pytest.mark.parametrize("case", cases("settle", expecting="site_payouts"))
def test_a_real_hand_is_paid_as_the_room_paid_it(case):
    rules = ROOMS.get(case["id"], "default")

    payouts = settlement_of(case["settle"], rules).payouts
    assert payouts == by_seat(case["expect"]["site_payouts"])


@pytest.mark.parametrize("case", cases("settle", expecting="site_payouts"))
def test_only_the_named_rooms_pay_otherwise(case):
    payouts = settlement_of(case["settle"]).payouts

    paid = by_seat(case["expect"]["site_payouts"])
    assert (payouts != paid) == (case["id"] in ROOMS)


@pytest.mark.parametrize("case", cases("settle", expecting="fractions"))
def test_each_seat_has_the_known_fraction_of_each_pot(case):
    fractions = [fractions_of(pot) for pot in settlement_of(case["settle"]).pots]

    assert fractions == [
        {int(seat): Fraction(share) for seat, share in pot.items()}
        for pot in case["expect"]["fractions"]
    ]


@pytest.mark.parametrize(
    "case", [*cases("settle", expecting="pots"), *cases("pots", expecting="pots")]
)
def test_the_pots_are_the_known_ones(case):
    pots = pots_of(stakes_of(case["settle"]))

    assert [(pot.amount, list(pot.eligible)) for pot in pots] == [
        (pot["amount"], pot["eligible"]) for pot in case["expect"]["pots"]
    ]


@pytest.mark.parametrize(
    "case",
    [*cases("settle", expecting="returned"), *cases("pots", expecting="returned")],
)
def test_what_nobody_matched_is_returned(case):
    returned = returned_chips(stakes_of(case["settle"]))

    assert returned == by_seat(case["expect"]["returned"])


@pytest.mark.parametrize(
    ("case", "half"),
    [
        pytest.param(*case.values, half, id=f"{case.id}-{half}")
        for half in ("high_winners", "low_winners")
        for case in cases("settle", expecting=half)
    ],
)
def test_the_known_seats_win_each_half(case, half):
    winners = [getattr(pot, half) for pot in settlement_of(case["settle"]).pots]

    assert [sorted(seats) for seats in winners] == [
        sorted(seats) for seats in case["expect"][half]
    ]


@pytest.mark.parametrize("case", cases("settle", expecting="high_hands"))
def test_the_winning_hands_are_the_known_ones(case):
    highs = by_seat(case["expect"]["high_hands"])
    lows = by_seat(case["expect"]["low_hands"])

    for pot in settlement_of(case["settle"]).pots:
        if len(pot.eligible) == 1:
            assert (pot.high, pot.low) == (None, None)
            continue
        assert {highs[seat] for seat in pot.high_winners} == {pot.high.category.label}
        low = str(pot.low) if pot.low else None
        assert {lows[seat] for seat in pot.low_winners} == ({low} if low else set())
