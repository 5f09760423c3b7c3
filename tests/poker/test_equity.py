"""Shares of the pot, by hand, by a slow witness and by poker-equity."""

from fractions import Fraction
from itertools import chain, combinations, permutations
from math import hypot
from random import Random
from statistics import mean

import poker_equity
import pytest

from quizzes.poker.cards import CardFault, InvalidCardsError, parse_cards
from quizzes.poker.equity import (
    HandCountError,
    ShortDeckError,
    equities,
    exact_equities,
    sampled_equities,
)
from tests.poker import witness
from tests.poker.dealing import DECK, STYLES, any_cards, low_cards

GAMES = {4: "omaha_hi_lo", 5: "omaha_five_hi_lo"}

each_style = pytest.mark.parametrize("style", STYLES, ids=lambda style: style.__name__)


def parsed(hands):
    return [parse_cards(hole) for hole in hands]


def equities_on(board, *hands, dead=()):
    return exact_equities(parsed(hands), parse_cards(board), dead)


def dealt(style, count, hand_counts, holes, boards):
    """Yield hands, a board and two dead cards as lists of texts.

    A style with too few cards for all is filled up with others.
    """
    rng = Random(style.__name__)
    for _ in range(count):
        hand_count, size = rng.choice(hand_counts), rng.choice(holes)
        end = hand_count * size
        styled = style(rng)
        others = [name for name in DECK if name not in styled]
        deck = rng.sample(styled, len(styled)) + rng.sample(others, len(others))
        cards = deck[: end + rng.choice(boards)]
        dead = deck[-2:]
        rng.shuffle(cards)
        yield [cards[at : at + size] for at in range(0, end, size)], cards[end:], dead


@each_style
def test_poker_equity_finds_the_same_shares(style):
    for hands, board, dead in dealt(style, 5, (2, 3), (4, 5), (3, 4, 5)):
        found = exact_equities(parsed(hands), parse_cards(board), parse_cards(dead))

        peer = poker_equity.exact_from_text(
            GAMES[len(hands[0])],
            ["".join(hole) for hole in hands],
            "".join(board),
            "".join(dead),
        )
        assert found.deals == peer["samples"]
        for share, theirs in zip(found.shares, peer["players"], strict=True):
            ours = {
                "equity": share.equity,
                "low_equity": share.from_low,
                "scoop": share.scoops,
                "high_win": share.wins_high,
                "high_tie": share.ties_high,
                "low_win": share.wins_low,
                "low_tie": share.ties_low,
            }
            assert ours == pytest.approx({name: theirs[name] for name in ours})


def test_poker_equity_finds_the_same_shares_of_nine_hands():
    for hands, board, dead in dealt(any_cards, 3, (9,), (4,), (3,)):
        found = exact_equities(parsed(hands), parse_cards(board), parse_cards(dead))

        peer = poker_equity.exact_from_text(
            GAMES[4], ["".join(hole) for hole in hands], "".join(board), "".join(dead)
        )
        assert [float(share.equity) for share in found.shares] == pytest.approx(
            [theirs["equity"] for theirs in peer["players"]]
        )


def shared_by_witness(hands, board):
    """Each hand's part of a pot of 1, of the high half and of the low half."""
    highs = [witness.best_high(hole, board)[0] for hole in hands]
    lows = [witness.best_low(hole, board)[0] for hole in hands]
    best_low = min((low for low in lows if low), default=None)
    half = Fraction(1, 2) if best_low else Fraction(1)
    return [
        (
            half / highs.count(high) if high == max(highs) else 0,
            half / lows.count(low) if low and low == best_low else 0,
        )
        for high, low in zip(highs, lows, strict=True)
    ]


@each_style
def test_the_witness_shares_the_pot_of_each_board_the_same_way(style):
    for hands, board, dead in dealt(style, 2, (2,), (4, 5, 6), (4, 5)):
        found = exact_equities(parsed(hands), parse_cards(board), parse_cards(dead))

        seen = {*chain(*hands), *board, *dead}
        left = [name for name in DECK if name not in seen]
        boards = [[*board, *more] for more in combinations(left, 5 - len(board))]
        pots = [shared_by_witness(hands, board) for board in boards]
        assert found.deals == len(pots)
        for share, parts in zip(found.shares, zip(*pots, strict=True), strict=True):
            highs, lows = zip(*parts, strict=True)
            assert share.from_high * len(pots) == sum(highs)
            assert share.from_low * len(pots) == sum(lows)
            assert share.scoops * len(pots) == sum(sum(part) == 1 for part in parts)


RIVER = "3s 7d 8c Js Th"


@pytest.mark.parametrize(
    ("board", "hands", "shares"),
    [
        # One has the high, both the low.
        (RIVER, ["As 2d Kc Kh", "Ad 2s Qc Qh"], ["3/4", "1/4"]),
        (RIVER, ["As 2d Kc Kh", "Ad 2s Qc Qh", "Ac 2c 4h 4s"], ["2/3", "1/6", "1/6"]),
        # One has the high, the other the low.
        (RIVER, ["9s 9d Kc Kh", "Ad 2s Qc Qh"], ["1/2", "1/2"]),
        # Nobody has a low: the high is all.
        (RIVER, ["9s 9d Kc Kh", "Td Qs Qc 5h"], ["1", "0"]),
        ("9s 7d 8c Ks Qh", ["As 2d Kc Kh", "Ad 2s 4c 4h"], ["1", "0"]),
        # The same ranks all over.
        (RIVER, ["As 2d Kc 4h", "Ad 2s Kh 4c"], ["1/2", "1/2"]),
        # Two tie the high, one has the low.
        (RIVER, ["9s Qd Kc Kd", "9h Qs Kh Ks", "Ad 2s 4h 4s"], ["1/4", "1/4", "1/2"]),
    ],
)
def test_on_the_river_the_pot_is_shared_by_halves(board, hands, shares):
    found = equities_on(board, *hands)

    assert [str(share.equity) for share in found.shares] == shares
    assert (found.deals, found.is_exact) == (1, True)


# Of 40 rivers only the king of clubs makes a better high than aces full. A low is
# made by two of the ranks 2 3 4 6 7 8, with the ace and the five of the board:
# 4-3 has it when a 2, 6, 7 or 8 comes (3 + 4 + 3 + 4 cards), 7-2 when a 3 or a 4
# does (3 + 2 cards).
TURN_HANDS = "Ah Ad 7c 2s", "Ks 4c 4d 3h"
TURN = "Ac Kd Kh 5s"


def test_each_card_on_the_turn_counts_once():
    found = equities_on(TURN, *TURN_HANDS)
    aces, kings = found.shares

    assert (found.deals, found.with_low) == (40, Fraction(19, 40))
    assert (aces.wins_high, kings.wins_high) == (Fraction(39, 40), Fraction(1, 40))
    assert (aces.wins_low, kings.wins_low) == (Fraction(5, 40), Fraction(14, 40))
    # Without a low, 20 and 1; with the low alone or with the high.
    assert (aces.scoops, kings.scoops) == (Fraction(25, 40), Fraction(1, 40))
    assert aces.from_high == Fraction(20 + 7, 40) + Fraction(5, 80)
    assert (aces.from_low, kings.from_low) == (Fraction(5, 80), Fraction(14, 80))
    assert (aces.equity, kings.equity) == (Fraction(4, 5), Fraction(1, 5))
    assert aces.ties_high == aces.ties_low == aces.error == 0


def test_a_dead_card_cannot_come():
    found = equities_on(TURN, *TURN_HANDS, dead=parse_cards("Kc"))

    assert found.deals == 39
    assert [share.wins_high for share in found.shares] == [1, 0]


def test_what_the_hands_get_adds_up_exactly():
    for hands, board, dead in dealt(low_cards, 6, (2, 3, 4, 5), (4,), (3, 4)):
        found = exact_equities(parsed(hands), parse_cards(board), parse_cards(dead))

        assert sum(share.equity for share in found.shares) == 1
        assert sum(share.from_low for share in found.shares) == found.with_low / 2


def test_the_order_of_the_hands_and_the_suits_do_not_matter():
    hands, board = ["As 2d Kc Kh", "Ad 3s Qc Qh", "4h 5h 6s 6c"], "3c 7d 8h"
    shares = equities_on(board, *hands).shares

    for order in permutations(range(3)):
        turned = equities_on(board, *(hands[seat] for seat in order)).shares
        assert turned == tuple(shares[seat] for seat in order)
    in_other_suits = str.maketrans("cdhs", "dhsc")
    texts = [text.translate(in_other_suits) for text in (board, *hands)]
    assert equities_on(*texts).shares == shares


def test_before_the_flop_poker_equity_samples_the_same_equities():
    for hands, _, dead in dealt(any_cards, 3, (2, 4), (4,), (0,)):
        found = equities(
            parsed(hands), dead=parse_cards(dead), samples=4000, rng=Random(1)
        )

        peer = poker_equity.chunk_from_text(
            *(GAMES[4], ["".join(hole) for hole in hands], "", "".join(dead)),
            samples=40_000,
            threads=1,
        )
        assert not found.is_exact
        assert sum(share.equity for share in found.shares) == 1
        for share, theirs in zip(found.shares, peer["players"], strict=True):
            error = hypot(share.error, theirs["std_error"])
            assert abs(share.equity - theirs["equity"]) < 4.5 * error


def test_the_error_is_how_far_samples_lie_from_the_truth():
    hands, board = parsed(["As 2d Kc Kh", "Ad 3s Qc Qh"]), parse_cards("3c 7d 8h")
    truth = exact_equities(hands, board).shares[0].equity
    rng = Random("error")

    found = [
        sampled_equities(hands, board, samples=100, rng=rng).shares[0]
        for _ in range(200)
    ]

    # The squares of as many normal deviates have a mean of 1, give or take 0.1.
    squares = [(float(share.equity - truth) / share.error) ** 2 for share in found]
    assert mean(squares) == pytest.approx(1, abs=0.3)


def test_the_same_seed_gives_the_same_sample():
    hands = parsed(["As 2d Kc Kh", "Ad 3s Qc Qh"])
    first, again, other = (
        sampled_equities(hands, samples=50, rng=Random(seed)) for seed in (1, 1, 2)
    )

    assert first == again
    assert first != other
    assert (first.deals, first.is_exact) == (50, False)


def test_few_enough_boards_are_all_looked_at():
    ((hands, _, _),) = dealt(any_cards, 1, (9,), (4,), (0,))
    dead = [name for name in DECK if name not in {*chain(*hands)}][:6]

    # Of 52 cards 36 are in hands and 6 dead: 10 * 9 * 8 * 7 * 6 / 120 boards.
    for samples, is_exact in [(252, True), (251, False)]:
        found = equities(
            parsed(hands), dead=parse_cards(dead), samples=samples, rng=Random(1)
        )
        assert (found.is_exact, found.deals) == (is_exact, samples)


def test_from_the_flop_on_nothing_is_sampled():
    hands = parsed(["As 2d Kc Kh", "Ad 3s Qc Qh"])

    found = equities(hands, parse_cards("3c 7d 8h"), samples=10, rng=Random(1))

    # Of 41 cards two come: 41 * 40 / 2.
    assert (found.is_exact, found.deals) == (True, 820)


@pytest.mark.parametrize(
    ("hands", "board", "dead", "fault"),
    [
        (["As 2d Kc", "Ad 3s Qc Qh"], "3c 7d 8h", "", CardFault.TOO_FEW),
        (["As 2d Kc Kh", "Ad 3s Qc Qh"], "3c 7d", "", CardFault.TOO_FEW),
        (["As 2d Kc Kh", "Ad 3s Qc Qh"], "3c 7d 8h 9h Th Jh", "", CardFault.TOO_MANY),
        (["As 2d Kc Kh", "As 3s Qc Qh"], "3c 7d 8h", "", CardFault.DUPLICATE),
        (["As 2d Kc Kh", "Ad 3s Qc Qh"], "3s 7d 8h", "", CardFault.DUPLICATE),
        (["As 2d Kc Kh", "Ad 3s Qc Qh"], "3c 7d 8h", "8h", CardFault.DUPLICATE),
    ],
)
def test_cards_that_cannot_be_dealt_are_refused(hands, board, dead, fault):
    with pytest.raises(InvalidCardsError) as caught:
        equities_on(board, *hands, dead=parse_cards(dead) if dead else ())

    assert caught.value.fault is fault


@pytest.mark.parametrize("count", [0, 1, 10])
def test_two_to_nine_hands_share_a_pot(count):
    hands = [parse_cards(DECK[4 * seat : 4 * seat + 4]) for seat in range(count)]

    with pytest.raises(HandCountError, match=f"not 2 to 9 hands: {count}"):
        exact_equities(hands, parse_cards(DECK[-3:]))


def test_the_board_must_be_left_in_the_deck():
    # Eight hands of six leave four cards, a board needs five.
    hands = [parse_cards(DECK[6 * seat : 6 * seat + 6]) for seat in range(8)]

    with pytest.raises(ShortDeckError, match="5 cards to deal, but only 4 left"):
        sampled_equities(hands, samples=10, rng=Random(1))


def test_one_deal_is_no_sample():
    with pytest.raises(ValueError, match="a sample of 2 or more, not of 1"):
        sampled_equities(
            parsed(["As 2d Kc Kh", "Ad 3s Qc Qh"]), samples=1, rng=Random(1)
        )
