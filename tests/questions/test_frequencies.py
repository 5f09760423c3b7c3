"""How often a case comes up is counted, and agrees with what is known exactly."""

from collections import Counter
from math import comb
from random import Random

import pytest

from quizzes.poker.rules import Variant
from quizzes.questions import KINDS, best_low
from quizzes.questions.case_counts import COUNTS
from quizzes.questions.frequencies import (
    count_cases,
    deals_counted,
    frequency_of,
    standard_error_of,
)
from tests.questions import witness
from tests.questions.dealt import name_of

each_kind = pytest.mark.parametrize("kind", KINDS.values(), ids=name_of)
each_variant = pytest.mark.parametrize("variant", Variant)


@each_kind
@each_variant
def test_every_case_is_counted_and_every_deal_is_of_one(kind, variant):
    counts = COUNTS[kind.NAME][variant]

    assert set(counts) == set(kind.CASES)
    assert sum(counts.values()) == deals_counted(kind.NAME, variant) >= 10_000
    # Every case comes up at a table, if rarely.
    assert min(counts.values()) > 0


@each_kind
@pytest.mark.parametrize(
    ("variant", "count"),
    [(Variant.FOUR, 800), (Variant.FIVE, 200), (Variant.SIX, 100)],
)
def test_a_sample_told_by_the_words_of_the_cases_agrees(kind, variant, count):
    rng = Random(f"sample/{kind.NAME}/{variant}")
    found = Counter()
    for _ in range(count):
        question = kind.deal_by_chance(rng, variant)
        found[witness.CASES[kind.NAME](question.write())] += 1

    for case in kind.CASES:
        frequency = frequency_of(kind.NAME, variant, case)
        deviation = (count * frequency * (1 - frequency)) ** 0.5
        assert abs(found[case] - count * frequency) < 4 * deviation + 1


@each_kind
def test_another_count_agrees(kind):
    # A hand takes longer to be played out than to be dealt.
    deals = 1500 if kind.HAS_BETTING else 4000
    counts = count_cases(kind, Variant.FOUR, deals=deals, seed="another")

    assert sum(counts.values()) == deals
    for case, count in counts.items():
        frequency = frequency_of(kind.NAME, 4, case)
        deviation = (deals * frequency * (1 - frequency)) ** 0.5
        assert abs(count - deals * frequency) < 4.5 * deviation + 1


def test_the_same_seed_counts_the_same():
    assert count_cases(best_low, Variant.FOUR, deals=300, seed="a") == count_cases(
        best_low, Variant.FOUR, deals=300, seed="a"
    )


@each_kind
@each_variant
def test_the_standard_error_is_that_of_the_deals_counted(kind, variant):
    # Of n deals it is at most half of 1 / sqrt(n), where a case comes every other time.
    most = 0.5 / deals_counted(kind.NAME, variant) ** 0.5

    for case in kind.CASES:
        assert 0 < standard_error_of(kind.NAME, variant, case) <= most


def test_a_standard_error_worked_out_by_hand(monkeypatch):
    monkeypatch.setitem(COUNTS, "best-low", {4: {"plain": 100, "wheel": 300}})

    assert deals_counted("best-low", 4) == 400
    assert frequency_of("best-low", 4, "plain") == 0.25
    # The root of 0.25 x 0.75 / 400.
    assert standard_error_of("best-low", 4, "plain") == pytest.approx(0.02165, abs=1e-5)


def chances(hole_count, watched):
    """How likely so many of some ranks are the hand's alone, the board's, or both's.

    One rank after another: how many of its four cards go to the hand, and how many
    of the others to the board.
    """
    ways = {(0, 0, 0, 0, 0): 1}
    for rank in range(13):
        further = Counter()
        for (hole, board, mine, theirs, both), count in ways.items():
            for more in range(min(4, hole_count - hole) + 1):
                for others in range(min(4 - more, 5 - board) + 1):
                    seen = (rank < watched) * (bool(more) + 2 * bool(others))
                    state = (
                        hole + more,
                        board + others,
                        mine + (seen == 1),
                        theirs + (seen == 2),
                        both + (seen == 3),
                    )
                    further[state] += count * comb(4, more) * comb(4 - more, others)
        ways = further
    total = comb(52, hole_count) * comb(52 - hole_count, 5)
    dealt = {
        state[2:]: count
        for state, count in ways.items()
        if state[:2] == (hole_count, 5)
    }
    assert sum(dealt.values()) == total
    return {state: count / total for state, count in dealt.items()}


def chance_of(hole_count, watched, holds):
    """How likely it is what the counts of hand, board and all together say."""
    return sum(
        chance
        for (mine, theirs, both), chance in chances(hole_count, watched).items()
        if holds(mine + both, theirs + both, mine + theirs + both)
    )


def tempts(hand, board, together):
    return together >= 5 and (
        (hand >= 3 and board == 2) or (hand >= 4 and 1 <= board <= 2)
    )


EXACTLY = {
    ("no-low-on-board", "low-in-hand-only"): lambda hand, board, together: board < 3,
    ("low-in-hand-only",): tempts,
    ("no-low-in-hand",): lambda hand, board, together: board >= 3 and hand < 2,
    ("low-ranks-paired",): lambda hand, board, together: (
        board >= 3 and hand >= 2 and together < 5
    ),
}


@each_variant
@pytest.mark.parametrize("cases", EXACTLY, ids=" or ".join)
def test_cases_without_a_low_come_as_often_as_they_must(variant, cases):
    exact = chance_of(variant, 8, EXACTLY[cases])
    error = 4.5 * error_of(exact, variant)

    assert counted(variant, cases) == pytest.approx(exact, abs=error)


@each_variant
def test_wheels_come_as_often_as_they_must(variant):
    exact = chance_of(
        variant,
        5,
        lambda hand, board, together: hand >= 2 and board >= 3 and together == 5,
    )

    error = 4.5 * error_of(exact, variant)

    assert counted(variant, ["wheel"]) == pytest.approx(exact, abs=error)


def test_two_boards_in_five_allow_no_low():
    # Three ranks of eight or lower lie on the board in 60 of 100 deals, as books say.
    assert counted(4, ["no-low-on-board", "low-in-hand-only"]) == pytest.approx(
        0.40, abs=0.005
    )


def counted(variant, cases):
    return sum(frequency_of("best-low", variant, case) for case in cases)


def error_of(chance, variant):
    return (chance * (1 - chance) / deals_counted("best-low", variant)) ** 0.5
