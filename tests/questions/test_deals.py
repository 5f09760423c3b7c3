"""The deck is shuffled well, and where a card lies tells nothing about it."""

from collections import Counter
from itertools import permutations
from random import Random

import pytest

from quizzes.poker.cards import DECK, parse_cards
from quizzes.poker.rules import Variant
from quizzes.questions.deals import (
    MOST_TRIES,
    Deal,
    Placed,
    complete,
    deal_until,
    place_nothing,
)
from tests.questions.dealt import EACH_CASE_OF_A_HAND, deal_case, make_deal, name_of

PLACED = Placed(parse_cards("As 2d"), parse_cards("3s 4d 8c"))


def chi_square(counts, cells, total):
    expected = total / cells
    # Cells that never came up count as well.
    missing = cells - len(counts)
    return missing * expected + sum(
        (count - expected) ** 2 / expected for count in counts.values()
    )


def limit(cells):
    """What chi square exceeds once in a million or less often (Wilson, Hilferty)."""
    freedom = cells - 1
    spread = (2 / (9 * freedom)) ** 0.5
    return freedom * (1 - spread**2 + 4.753 * spread) ** 3


@pytest.mark.parametrize(("cells", "exact"), [(4, 30.66), (52, 114.08)])
def test_the_limit_is_at_or_a_little_above_the_exact_one(cells, exact):
    assert exact <= limit(cells) < 1.1 * exact


@pytest.mark.parametrize(
    "deal",
    [
        lambda rng: complete(rng, 4, Placed()),
        lambda rng: Deal.by_chance(rng, Variant.FOUR),
    ],
    ids=["around placed cards", "by chance"],
)
def test_each_card_is_as_likely_in_each_place(deal):
    rng, count = Random(1), 100_000
    dealt = [deal(rng) for _ in range(count)]
    rows = [(*deal.hole, *deal.board) for deal in dealt]

    for cards in zip(*rows, strict=True):
        assert chi_square(Counter(cards), 52, count) < limit(52)


def test_each_two_cards_are_as_likely_side_by_side():
    # The pair of the last card of the hand and the first of the board.
    rng, count = Random(2), 100_000
    dealt = [complete(rng, 4, Placed()) for _ in range(count)]
    pairs = Counter((deal.hole[-1], deal.board[0]) for deal in dealt)

    assert chi_square(pairs, 52 * 51, count) < limit(52 * 51)


@pytest.mark.parametrize("hole_count", [4, 5, 6])
def test_no_card_is_dealt_twice(hole_count):
    rng = Random(3)
    for deal in (
        complete(rng, hole_count, Placed()),
        complete(rng, hole_count, PLACED),
        Deal.by_chance(rng, Variant(hole_count)),
    ):
        assert len(deal.hole) == hole_count
        assert len(deal.board) == 5
        assert len({*deal.hole, *deal.board}) == hole_count + 5


def test_placed_cards_lie_in_any_order_among_the_others():
    rng, count = Random(4), 24_000
    dealt = [complete(rng, 4, PLACED) for _ in range(count)]

    for group, cards in (("hole", PLACED.hole), ("board", PLACED.board)):
        orders = Counter(
            tuple(getattr(deal, group).index(card) for card in cards) for deal in dealt
        )
        cells = len(
            list(permutations(range(len(getattr(dealt[0], group))), len(cards)))
        )
        assert chi_square(orders, cells, count) < limit(cells)


def test_the_other_cards_are_drawn_from_all_that_are_left():
    rng, count = Random(5), 40_000
    left = set(DECK) - {*PLACED.hole, *PLACED.board}
    dealt = [complete(rng, 4, PLACED) for _ in range(count)]
    drawn = Counter(card for deal in dealt for card in deal.hole if card in left)

    assert set(drawn) == left
    assert chi_square(drawn, len(left), 2 * count) < limit(len(left))


@pytest.mark.parametrize(("kind", "case"), EACH_CASE_OF_A_HAND, ids=name_of)
def test_no_case_prefers_a_suit(kind, case):
    suits = Counter()
    for seed in range(200):
        question = deal_case(kind, case, seed)
        suits.update(card.suit for card in (*question.hole, *question.board))

    # Cards of one suit come together, up to nine of a deal: nine times the spread.
    assert chi_square(suits, 4, 1800) < 9 * limit(4)


@pytest.mark.parametrize(("kind", "case"), EACH_CASE_OF_A_HAND, ids=name_of)
def test_the_cards_of_the_key_are_as_likely_in_each_place(kind, case):
    places = Counter()
    for seed in range(200):
        question = deal_case(kind, case, seed)
        (key,) = kind.right_answers(question).values()
        played = frozenset().union(*key).intersection(question.hole)
        places.update(question.hole.index(card) for card in played)

    assert not places or chi_square(places, 4, places.total()) < limit(4)


def test_dealing_stops_at_the_first_deal_accepted():
    seen = []

    def third(deal):
        seen.append(deal)
        return len(seen) == 3

    assert deal_until(Random(1), 4, place_nothing, third) is seen[-1]
    assert len(seen) == 3


def test_dealing_gives_up_after_its_bound_and_deals_all_the_same():
    seen = []

    deal = deal_until(Random(1), 4, place_nothing, seen.append)

    assert len(seen) == MOST_TRIES
    assert deal is seen[-1]


def test_the_same_randomness_deals_the_same_cards():
    assert complete(Random(7), 4, PLACED) == complete(Random(7), 4, PLACED)
    assert complete(Random(7), 4, PLACED) != complete(Random(8), 4, PLACED)


def test_a_deal_is_written_in_the_order_in_which_it_was_dealt():
    deal = make_deal("Kh As 2d Kc", "Qh 3s Kd 4d 8c")

    assert deal.write() == {"hole": "Kh As 2d Kc", "board": "Qh 3s Kd 4d 8c"}
    assert Deal.read(deal.write()) == deal
