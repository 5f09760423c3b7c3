"""PokerKit settles tables the same way, but for its three known faults.

Each fault is pinned here by a table on which it shows; where none of them can show,
both pay every seat the same. PokerKit splits halves also where the same players tie
both ways, so it is compared with the profile that does so.
"""

from collections import Counter

import pytest
from pokerkit import (
    Automation,
    BettingStructure,
    Deck,
    Mode,
    OmahaEightOrBetterLowHand,
    OmahaHoldemHand,
    Opening,
    State,
    Street,
)

from quizzes.poker.pots import pots_of
from quizzes.poker.shares import OddChip
from tests.poker.tables import random_tables, settlement_of, stakes_of

BOARD = Street(False, (), 5, False, Opening.POSITION, 1, None)
AUTOMATIONS = (
    Automation.ANTE_POSTING,
    Automation.BET_COLLECTION,
    Automation.BLIND_OR_STRADDLE_POSTING,
    Automation.RUNOUT_COUNT_SELECTION,
    Automation.HAND_KILLING,
    Automation.CHIPS_PUSHING,
    Automation.CHIPS_PULLING,
)


def pokerkit_pays(line):
    """What PokerKit pays when each seat has put all its chips in and folders muck."""
    seats = line["seats"]
    chips = tuple(line["contributed"].get(str(seat), 0) for seat in seats)
    hands = ["".join(line["hole"][str(seat)]) for seat in seats]
    down = (False,) * (len(hands[0]) // 2)
    state = State(
        AUTOMATIONS,
        Deck.STANDARD,
        (OmahaHoldemHand, OmahaEightOrBetterLowHand),
        (Street(False, down, 0, False, Opening.POSITION, 1, None), BOARD),
        BettingStructure.POT_LIMIT,
        True,
        chips,
        (0,) * len(seats),
        0,
        chips,
        len(seats),
        mode=Mode.CASH_GAME,
    )
    for hand in hands:
        state.deal_hole(hand)
    while state.showdown_index is not None:
        seat = seats[state.showdown_index]
        state.show_or_muck_hole_cards(seat not in line["folded"])
    state.deal_board("".join(line["board"]))
    return {seat: paid for seat, paid in zip(seats, state.stacks, strict=True) if paid}


def we_pay(line):
    settlement = settlement_of(line, "tda-2024")
    return dict(Counter(settlement.returned) + Counter(settlement.payouts))


def one_takes_several_odd_chips(line):
    odd = Counter(
        (pot.eligible, award.half)
        for pot in settlement_of(line, "tda-2024").pots
        for award in pot.awards
        if OddChip.FROM_LEFT in award.odd
    )
    return max(odd.values(), default=0) > 1


def a_low_wins_in_some_pots_only(line):
    pots = [pot for pot in settlement_of(line).pots if len(pot.eligible) > 1]
    return len({bool(pot.low_winners) for pot in pots}) > 1


def a_loser_separates_pots(line):
    paid = settlement_of(line).payouts
    losers = [seat for seat in line["seats"] if seat not in paid]
    without = {**line, "folded": [*line["folded"], *losers]}
    return len(pots_of(stakes_of(without))) < len(pots_of(stakes_of(line)))


FAULTS = [
    one_takes_several_odd_chips,
    a_low_wins_in_some_pots_only,
    a_loser_separates_pots,
]


def possible_tables(count):
    """Yield tables as betting can end: whoever folds has not put in the most."""
    for line in random_tables(count):
        chips = {seat: chips + 1 for seat, chips in line["contributed"].items()}
        live = [seat for seat in line["seats"] if seat not in line["folded"]]
        most = max(chips[str(seat)] for seat in live)
        chips = {seat: min(stake, most) for seat, stake in chips.items()}
        if len(live) > 1:
            yield {
                **line,
                "contributed": chips,
                "dead": {},
                "rake": [],
                "chip_unit": 1,
            }


@pytest.mark.parametrize(
    "count", [100, pytest.param(200, marks=pytest.mark.slow)], ids=str
)
def test_both_pay_the_same_where_no_known_fault_shows(count):
    compared = 0
    for line in possible_tables(count):
        if not any(shows(line) for shows in FAULTS):
            assert we_pay(line) == pokerkit_pays(line), line
            compared += 1

    assert compared > count // 2


def pinned(contributed, hands, board, folded=()):
    seats = list(range(1, len(hands) + 1))
    return {
        "seats": seats,
        "contributed": {str(seat): contributed[seat - 1] for seat in seats},
        "folded": folded,
        "hole": {str(seat): [hands[seat - 1]] for seat in seats},
        "board": [board],
    }


def test_its_first_winner_takes_several_odd_chips():
    # A pot of 101: 51 for the high of seat 1, 50 for the three tied lows.
    hands = ["KhKdQsJc", "4h5c8d7s", "4s5d8h7c", "4d5s8c7h", "ThTc9c9d"]
    line = pinned([25, 25, 25, 25, 1], hands, "Ac2d6h9sKc", folded=[5])

    assert one_takes_several_odd_chips(line)
    assert we_pay(line) == {1: 51, 2: 17, 3: 17, 4: 16}
    assert pokerkit_pays(line) == {1: 51, 2: 18, 3: 16, 4: 16}


def test_it_merges_main_and_side_pot_when_the_hand_between_them_loses():
    # Seat 1 has the high and ties the low. Main pot 75: 38 and 19 + 18; side pot 50:
    # 25 and 13 + 12. As one pot of 125: 63 and 31 + 31.
    hands = ["KhKd4s5d", "4h5cQsJd", "QhQd9c9h"]
    line = pinned([50, 50, 25], hands, "Ac2d6h8sKc")

    assert a_loser_separates_pots(line)
    assert we_pay(line) == {1: 38 + 19 + 25 + 13, 2: 18 + 12}
    assert pokerkit_pays(line) == {1: 63 + 31, 2: 31}


def test_its_low_half_exists_where_only_others_have_a_low():
    # Seat 1 has the only low, and is in the main pot of 40 alone. Of the first side
    # pot, 30, seat 2 has the best high and should have it all, but the half of it
    # that nobody can win low is shared with seat 3.
    hands = ["As2dJc9h", "KcKhJd9c", "QsQcJs9d", "JhTh9sTs"]
    line = pinned([10, 20, 30, 30], hands, "3s4d8cKdQh")

    assert a_low_wins_in_some_pots_only(line)
    assert we_pay(line) == {1: 20, 2: 20 + 30, 3: 20}
    assert pokerkit_pays(line) == {1: 20, 2: 20 + 15 + 8, 3: 20 + 7}


def test_it_splits_halves_also_where_the_same_players_tie_both_ways():
    # A pot of 66 as 33 and 33, each 17 and 16.
    line = pinned([33, 33], ["As2dKcKh", "Ac2hKsKd"], "3s4d8cTd9h")

    assert settlement_of(line).payouts == {1: 33, 2: 33}
    assert we_pay(line) == pokerkit_pays(line) == {1: 34, 2: 32}
