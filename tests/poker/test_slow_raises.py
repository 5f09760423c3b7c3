"""The slow way to count bets and raises, by hand."""

import pytest

from quizzes.poker.betting.actions import Act, Action
from quizzes.poker.rules import PROFILES, HouseRules, ShortBlindPot, Structure
from quizzes.poker.slow_bets import tell
from quizzes.poker.slow_raises import (
    Barred,
    Stakes,
    barred,
    count_bets,
    pot_with_call,
)


def stakes(structure, blinds=(1, 2), rules=PROFILES["default"]):
    """The stakes of a game whose big bet is twice the small one."""
    return Stakes(
        structure=structure, blinds=blinds, bets=(blinds[1], 2 * blinds[1]), rules=rules
    )


def test_a_bet_and_two_raises_leave_one_raise_to_the_cap():
    # The example of the rules: the small blind calls with 5, or re-raises with 7.
    raised = [Action(3, Act.RAISE_TO, 4), Action(4, Act.RAISE_TO, 6)]
    told = tell(dict.fromkeys(range(1, 5), 50), (1, 2), {}, raised)
    counted = count_bets(told, stakes(Structure.LIMIT))

    assert told.to_call(1) == 5
    assert (counted.count, counted.full + counted.size) == (3, 8)
    assert not counted.is_capped(PROFILES["default"])

    told.act(Action(1, Act.RAISE_TO, 8))
    capped = count_bets(told, stakes(Structure.LIMIT))
    assert barred(told, 2, capped, stakes(Structure.LIMIT)) is Barred.BY_CAP
    assert not capped.is_capped(PROFILES["wsop"])


@pytest.mark.parametrize(("all_in", "count", "raised_to"), [(5, 1, 15), (4, 0, 10)])
def test_in_limit_an_all_in_of_half_a_bet_counts_and_less_is_completed(
    all_in, count, raised_to
):
    limped = [Action(3, Act.CALL), Action(1, Act.CALL), Action(2, Act.CHECK)]
    done = [*limped, Action(1, Act.BET, all_in)]
    told = tell({1: 10 + all_in, 2: 90, 3: 90}, (5, 10), {}, done)
    counted = count_bets(told, stakes(Structure.LIMIT, (5, 10)))

    assert (counted.count, counted.full + counted.size) == (count, raised_to)


@pytest.mark.parametrize(("second", "why"), [(10, None), (9, Barred.BY_SHORT_RAISE)])
def test_all_ins_for_less_reopen_the_betting_where_they_add_up_to_a_full_raise(
    second, why
):
    # A raise from 2 to 6 adds 4, so 10 is a full raise above it and 9 is not.
    told = tell(
        {1: 8, 2: second, 3: 90, 4: 90},
        (1, 2),
        {},
        [
            Action(3, Act.RAISE_TO, 6),
            Action(4, Act.CALL),
            Action(1, Act.RAISE_TO, 8),
            Action(2, Act.RAISE_TO, second),
        ],
    )
    of_game = stakes(Structure.NO_LIMIT)

    assert barred(told, 3, count_bets(told, of_game), of_game) is why


def test_a_raise_of_the_pot_counts_the_call_and_a_short_blind_as_whole():
    # Blinds of 100 and 50 of 200, and a call of 200: 500 as a whole, 350 as posted.
    told = tell({1: 5000, 2: 50, 3: 5000}, (100, 200), {}, [])
    posted = HouseRules(short_blind_pot=ShortBlindPot.POSTED)
    whole_game = stakes(Structure.POT_LIMIT, (100, 200))
    posted_game = stakes(Structure.POT_LIMIT, (100, 200), posted)

    assert pot_with_call(told, 3, whole_game) == 500
    assert pot_with_call(told, 3, posted_game) == 350
