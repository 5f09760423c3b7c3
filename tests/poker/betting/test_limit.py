"""Fixed limit: sizes, the cap, and all-ins for less than a bet."""

import pytest

from quizzes.poker.betting.actions import Call, IllegalActionError, Raise
from tests.poker.betting.make import make_hand, play

LIFTED_LATER = {"heads_up_cap": "lifted_until_capped"}
KEPT = {"heads_up_cap": "kept"}


def test_the_small_blind_s_chips_count_towards_its_call_and_its_raise():
    # $2/$4: the opening bet of 2 and two raises make it 6.
    hand = make_hand("limit", 5, done="3 raise_to 4, 4 raise_to 6, 5 fold")

    assert hand.legal.call == Call(put=5, to=6)
    assert hand.legal.raise_to == Raise(8, 8)
    # With 7 more the small blind has raised to 8, which caps the round.
    assert play(hand, "1 raise_to 8").legal.raise_to is None


def test_bets_double_on_the_turn():
    hand = make_hand("limit", 2, done="2 call, 1 check")
    sizes = [hand.legal.raise_to]
    for _ in ("flop", "turn"):
        hand = play(hand, "1 check, 2 check")
        sizes.append(hand.legal.raise_to)

    assert sizes == [Raise(2, 2), Raise(4, 4), Raise(4, 4)]


@pytest.mark.parametrize("to", [3, 5, 8])
def test_before_the_flop_only_two_small_bets_are_a_raise(to):
    hand = make_hand("limit", 4)

    assert hand.legal.raise_to == Raise(4, 4)
    with pytest.raises(IllegalActionError, match="raise to 4"):
        play(hand, f"3 raise_to {to}")


@pytest.mark.parametrize(
    ("rules", "wagers"),
    [
        # The big blind is the first bet.
        ("default", 4),
        ("roberts", 4),
        ("tda-2024", 4),
        ("bovada-2014", 4),
        ("wsop", 5),
    ],
)
@pytest.mark.parametrize("street", ["preflop", "flop"])
def test_three_at_a_table_are_capped(rules, wagers, street):
    before = "3 call, 1 call, 2 check" if street == "flop" else ""
    hand = make_hand("limit", 3, rules=rules, done=before)

    count = 0 if before else 1
    while hand.legal.raise_to:
        hand = play(hand, f"{hand.to_act} raise_to {hand.legal.raise_to.most}")
        count += 1

    assert count == wagers


@pytest.mark.parametrize(
    ("rules", "capped"),
    [
        ("default", False),
        ("bovada-2014", False),
        ("roberts", False),
        ("tda-2024", True),
        ("wsop", True),
    ],
)
def test_a_round_that_begins_heads_up_has_no_cap_in_cash_games(rules, capped):
    hand = make_hand("limit", 2, rules=rules)
    for _ in range(4):
        if hand.legal.raise_to:
            hand = play(hand, f"{hand.to_act} raise_to {hand.legal.raise_to.most}")

    assert (hand.legal.raise_to is None) == capped


@pytest.mark.parametrize(
    ("rules", "capped"), [("default", True), (LIFTED_LATER, False), (KEPT, True)]
)
def test_two_who_are_left_before_the_cap_are_free_of_it_where_it_is_lifted_then(
    rules, capped
):
    done = "3 raise_to 4, 1 fold, 2 raise_to 6, 3 raise_to 8"
    hand = make_hand("limit", 3, rules=rules, done=done)

    assert (hand.legal.raise_to is None) == capped


@pytest.mark.parametrize("rules", ["default", LIFTED_LATER, KEPT])
def test_a_cap_that_was_reached_is_not_undone_by_a_fold(rules):
    done = "3 raise_to 4, 1 raise_to 6, 2 raise_to 8, 3 fold"
    hand = make_hand("limit", 3, rules=rules, done=done)

    assert hand.legal.call == Call(put=2, to=8)
    assert hand.legal.raise_to is None


def test_the_next_round_of_two_is_free_of_the_cap_again():
    done = "3 raise_to 4, 1 raise_to 6, 2 raise_to 8, 3 fold, 1 call"
    on_the_flop = "1 bet 2, 2 raise_to 4, 1 raise_to 6, 2 raise_to 8"
    hand = make_hand("limit", 3, done=f"{done}, {on_the_flop}")

    assert hand.legal.raise_to == Raise(10, 10)


def after_an_all_in(chips, reopening="half"):
    """Seat 1 bets 20 on the turn, 2 calls, 3 is all-in; seat 4 has not acted."""
    checks = ", ".join(f"{seat} check" for seat in (1, 2, 3, 4))
    calls = "3 call, 4 call, 1 call, 2 check"
    return make_hand(
        "limit",
        4,
        blinds=(5, 10),
        stacks={3: 10 + chips},
        rules={"limit_reopening": reopening},
        done=f"{calls}, {checks}, 1 bet 20, 2 call, 3 raise_to {chips}",
    )


def test_an_all_in_for_half_a_bet_more_counts_as_a_raise_and_re_opens():
    hand = play(after_an_all_in(30), "4 call")

    assert hand.legal.call == Call(put=10, to=30)
    assert hand.legal.raise_to == Raise(50, 50)


def test_an_all_in_for_less_than_half_a_bet_more_does_not_re_open():
    hand = after_an_all_in(29)

    assert play(hand, "4 call").legal.raise_to is None
    # Whoever has not acted may complete it, which does re-open.
    assert hand.legal.raise_to == Raise(40, 40)
    assert play(hand, "4 raise_to 40").legal.raise_to == Raise(60, 60)


def test_where_only_a_full_bet_re_opens_half_of_one_is_completed():
    hand = after_an_all_in(30, reopening="full")

    assert play(hand, "4 call").legal.raise_to is None
    assert hand.legal.raise_to == Raise(40, 40)


def opened_all_in(chips):
    """Seat 1 checks the turn with 20 to bet, seat 2 is all-in; seat 3 has not acted."""
    checks = "1 check, 2 check, 3 check"
    return make_hand(
        "limit",
        blinds=(5, 10),
        stacks={2: 10 + chips},
        done=f"3 call, 1 call, 2 check, {checks}, 1 check, 2 bet {chips}",
    )


def test_wsop_live_129_fifteen_all_in_on_a_street_of_twenty_is_raised_to_35():
    hand = opened_all_in(15)

    assert hand.legal.raise_to == Raise(35, 35)
    assert play(hand, "3 call").legal.raise_to == Raise(35, 35)


def test_an_opening_all_in_for_less_than_half_a_bet_is_completed_to_the_bet():
    hand = opened_all_in(9)

    assert hand.legal.raise_to == Raise(20, 20)
    assert play(hand, "3 call").legal.raise_to is None


def test_short_all_ins_count_together_from_the_last_full_bet():
    # 27 and then 34 are 14 more than the full bet of 20: more than half of it.
    checks = ", ".join(f"{seat} check" for seat in (1, 2, 3, 4))
    calls = "3 call, 4 call, 1 call, 2 check"
    hand = make_hand(
        "limit",
        4,
        blinds=(5, 10),
        stacks={2: 37, 3: 44},
        done=f"{calls}, {checks}, 1 bet 20, 2 raise_to 27, 3 raise_to 34, 4 call",
    )

    assert hand.legal.raise_to == Raise(54, 54)


@pytest.mark.parametrize(("all_in", "raise_to"), [(13, Raise(16, 16)), (14, None)])
def test_only_an_all_in_that_counts_as_a_raise_takes_one_from_the_cap(all_in, raise_to):
    done = f"3 raise_to 8, 4 raise_to 12, 1 raise_to {all_in}"
    hand = make_hand("limit", 4, blinds=(2, 4), stacks={1: all_in}, done=done)

    # Bets are of 4, and two raises were made before.
    assert hand.legal.raise_to == raise_to


def test_completing_a_short_raise_is_one_of_the_raises():
    done = "3 raise_to 8, 4 raise_to 12, 1 raise_to 13, 2 raise_to 16"
    hand = make_hand("limit", 4, blinds=(2, 4), stacks={1: 13}, done=done)

    assert hand.legal.raise_to is None
