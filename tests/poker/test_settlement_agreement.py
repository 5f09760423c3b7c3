"""A witness that lays out every single chip settles random tables the same way."""

from collections import Counter

import pytest

from quizzes.poker.pots import pots_of, returned_chips
from quizzes.poker.rules import PROFILES
from quizzes.poker.shares import OddChip
from tests.poker import chip_witness
from tests.poker.tables import random_tables, settlement_of, stakes_of

HOUSES = {
    "default": {},
    "roberts": {},
    "wsop": {},
    "tda-2024": {"halves": True},
    "bovada-2014": {"halves": True, "low_to_high": True},
}
each_house = pytest.mark.parametrize("rules", PROFILES)


@pytest.fixture(scope="module")
def tables():
    return list(random_tables(3000))


def fractions_of(pot):
    fractions = Counter()
    for award in pot.awards:
        fractions[award.seat] += award.fraction
    return dict(fractions)


def test_the_tables_hold_all_that_can_happen(tables):
    seen = Counter()
    for line in tables:
        settlement = settlement_of(line, "tda-2024")
        seen["seats", len(line["seats"])] += 1
        seen["chip", line["chip_unit"]] += 1
        seen["dead"] += bool(line["dead"])
        seen["raked"] += sum(line["rake"]) > 0
        seen["folded"] += bool(line["folded"])
        seen["side pots", len(settlement.pots)] += 1
        seen["returned"] += bool(settlement.returned)
        for pot in settlement.pots:
            tied = len(pot.high_winners), len(pot.low_winners)
            seen["high", min(tied[0], 3)] += 1
            seen["low", min(tied[1], 3)] += 1
            both = pot.high_winners == pot.low_winners
            seen["both ways"] += both and tied[0] > 1
            seen["alone"] += len(pot.eligible) == 1
            seen.update(odd for award in pot.awards for odd in award.odd)

    wished = [
        *(("seats", count) for count in range(2, 11)),
        *(("chip", unit) for unit in (1, 5, 25)),
        *(("side pots", 3), ("high", 3), ("low", 3), ("low", 0)),
        *("dead", "raked", "folded", "returned", "alone", "both ways"),
        # Another house's tables show what tied lows leave to the high.
        *set(OddChip) - {OddChip.LOW_TO_HIGH},
    ]
    assert [what for what in wished if seen[what] < 20] == []


def test_the_witness_lays_out_the_same_pots(tables):
    for line in tables:
        returned, heaps = chip_witness.lay_out(line)

        stakes = stakes_of(line)
        assert returned_chips(stakes) == returned, line
        assert [(pot.amount, pot.eligible) for pot in pots_of(stakes)] == heaps, line


@each_house
def test_the_witness_pays_each_seat_the_same(tables, rules):
    for line in tables:
        _, paid = chip_witness.settle(line, **HOUSES[rules])

        assert settlement_of(line, rules).payouts == paid, line


def test_the_witness_names_the_same_winners_with_the_same_fractions(tables):
    for line in tables:
        pots, _ = chip_witness.settle(line)

        assert [
            (
                pot.amount,
                pot.eligible,
                list(pot.high_winners),
                list(pot.low_winners),
                fractions_of(pot),
            )
            for pot in settlement_of(line).pots
        ] == pots, line


@each_house
def test_no_chip_appears_or_vanishes(tables, rules):
    for line in tables:
        settlement = settlement_of(line, rules)

        put_in = sum(line["contributed"].values()) + sum(line["dead"].values())
        back = sum(settlement.returned.values())
        paid = sum(settlement.payouts.values())
        assert put_in == back + sum(line["rake"]) + paid, line
        for pot in settlement.pots:
            assert pot.amount - pot.rake == sum(award.chips for award in pot.awards)
            assert sum(award.fraction for award in pot.awards) == 1
