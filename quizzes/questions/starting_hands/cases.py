"""The cases of two starting hands: what tells them apart, or what tempts."""

from collections.abc import Callable, Sequence
from functools import cache
from itertools import permutations
from random import Random

from quizzes.poker.cards import SUITS, Card, parse_cards
from quizzes.questions.deals import shuffled
from quizzes.questions.starting_hands.chosen import CHOSEN
from quizzes.questions.starting_hands.features import (
    MOST_PLAY,
    can_make_low,
    danglers,
    is_middle,
    most_alike,
    most_suited,
)
from quizzes.questions.starting_hands.matches import (
    HEADS_UP,
    MOST_OPPONENTS,
    NAMES,
    Match,
)
from quizzes.questions.starting_hands.shares import OPPONENTS, share_of

type Hand = tuple[Card, ...]

type Draw = Callable[[Random, int], tuple[Hand, Hand]]
"""Draw two of the chosen hands, given the randomness and the number of hole cards."""


def has_three_alike(hand: Hand) -> bool:
    """Return whether three or four cards of a hand are of one rank."""
    return most_alike(hand)[1] > MOST_PLAY


def has_three_suited(hand: Hand) -> bool:
    """Return whether three or more cards of a hand are of one suit."""
    return most_suited(hand) > MOST_PLAY


def has_dangler(hand: Hand) -> bool:
    """Return whether a card of a hand works with no other."""
    return bool(danglers(hand))


def cannot_make_low(hand: Hand) -> bool:
    """Return whether a hand has fewer than two different ranks of eight or lower."""
    return not can_make_low(hand)


def any_hand(hand: Hand) -> bool:
    """Return True, whatever a hand holds."""
    return True


def ranks_of(hand: Hand) -> tuple[int, ...]:
    """Return the ranks of a hand in order."""
    return tuple(sorted(card.rank for card in hand))


def order_turns(match: Match) -> bool:
    """Return whether either hand is clearly better, by the number of opponents."""
    return {match.against(count).clear_winner for count in OPPONENTS} >= {*NAMES}


def are_same_ranks(match: Match) -> bool:
    """Return whether the hands differ in their suits alone."""
    return ranks_of(match.a) == ranks_of(match.b)


def either(is_so: Callable[[Hand], bool]) -> Callable[[Match], bool]:
    """Return whether something is true of one of the hands, or of both."""
    return lambda match: is_so(match.a) or is_so(match.b)


def high_beats_low(match: Match) -> bool:
    """Return whether the better hand can make no low, and the other one can."""
    better, worse = (match.hands[name] for name in match.in_order)
    return cannot_make_low(better) and can_make_low(worse)


def low_beats_high(match: Match) -> bool:
    """Return whether the better hand can make a low, and the other one can not."""
    better, worse = (match.hands[name] for name in match.in_order)
    return can_make_low(better) and cannot_make_low(worse)


def are_both_low(match: Match) -> bool:
    """Return whether both hands can make a low."""
    return can_make_low(match.a) and can_make_low(match.b)


@cache
def chosen_hands(hole_count: int) -> tuple[Hand, ...]:
    """Return the chosen hands of so many cards."""
    return tuple(map(parse_cards, CHOSEN[hole_count].split()))


@cache
def hands_with(hole_count: int, is_so: Callable[[Hand], bool]) -> tuple[Hand, ...]:
    """Return the chosen hands of which something is true."""
    return tuple(hand for hand in chosen_hands(hole_count) if is_so(hand))


@cache
def hands_of_same_ranks(hole_count: int) -> tuple[tuple[Hand, ...], ...]:
    """Return the chosen hands that differ in their suits alone, by their ranks."""
    by_ranks: dict[tuple[int, ...], list[Hand]] = {}
    for hand in chosen_hands(hole_count):
        by_ranks.setdefault(ranks_of(hand), []).append(hand)
    return tuple(tuple(hands) for hands in by_ranks.values() if len(hands) > 1)


def drawing(one: Callable[[Hand], bool], other: Callable[[Hand], bool]) -> Draw:
    """Return what draws a hand of which one thing is true and one with another."""

    def draw(rng: Random, hole_count: int) -> tuple[Hand, Hand]:
        return (
            rng.choice(hands_with(hole_count, one)),
            rng.choice(hands_with(hole_count, other)),
        )

    return draw


def draw_same_ranks(rng: Random, hole_count: int) -> tuple[Hand, Hand]:
    """Draw two hands that differ in their suits alone."""
    one, other = rng.sample(rng.choice(hands_of_same_ranks(hole_count)), 2)
    return one, other


@cache
def hands_that_turn(hole_count: int) -> tuple[tuple[Hand, Hand], ...]:
    """Return every two chosen hands of which one is clearly better heads-up only."""
    parts = [
        (hand, share_of(hand, HEADS_UP).pot, share_of(hand, MOST_OPPONENTS).pot)
        for hand in chosen_hands(hole_count)
    ]
    # Few of all pairs turn at all: the errors of these alone are looked at.
    return tuple(
        (one, other)
        for (one, few, many), (other, other_few, other_many) in permutations(parts, 2)
        if few.value > other_few.value and many.value < other_many.value
        if few.is_clearly_more(other_few) and other_many.is_clearly_more(many)
    )


def draw_turning(rng: Random, hole_count: int) -> tuple[Hand, Hand]:
    """Draw two hands of which the number of opponents decides."""
    return rng.choice(hands_that_turn(hole_count))


draw_any = drawing(any_hand, any_hand)

# The first that is true of a match counts: what is special comes before what is plain.
HOLDS: dict[str, Callable[[Match], bool]] = {
    "order-turns": order_turns,
    "same-ranks": are_same_ranks,
    "three-of-a-rank": either(has_three_alike),
    "three-of-a-suit": either(has_three_suited),
    "middle-cards": either(is_middle),
    "dangler": either(has_dangler),
    "high-beats-low": high_beats_low,
    "low-beats-high": low_beats_high,
    "better-low": are_both_low,
    "better-high": lambda match: True,
}
DRAWS: dict[str, Draw] = {
    "order-turns": draw_turning,
    "same-ranks": draw_same_ranks,
    "three-of-a-rank": drawing(has_three_alike, any_hand),
    "three-of-a-suit": drawing(has_three_suited, any_hand),
    "middle-cards": drawing(is_middle, any_hand),
    "dangler": drawing(has_dangler, any_hand),
    "high-beats-low": drawing(cannot_make_low, can_make_low),
    "low-beats-high": drawing(can_make_low, cannot_make_low),
    "better-low": drawing(can_make_low, can_make_low),
    "better-high": drawing(cannot_make_low, cannot_make_low),
}
# In teaching order the plain ones come first.
CASES = tuple(reversed(HOLDS))
LEVELS = {
    1: {"better-high": 2, "better-low": 3, "low-beats-high": 4},
    2: {
        "better-high": 1,
        "better-low": 3,
        "low-beats-high": 3,
        "high-beats-low": 2,
        "dangler": 2,
    },
    3: {
        "better-low": 2,
        "low-beats-high": 2,
        "high-beats-low": 2,
        "dangler": 2,
        "middle-cards": 2,
        "three-of-a-rank": 2,
    },
    4: {
        "better-low": 1,
        "high-beats-low": 2,
        "middle-cards": 2,
        "three-of-a-suit": 3,
        "three-of-a-rank": 2,
        "same-ranks": 2,
    },
    5: {
        "high-beats-low": 2,
        "middle-cards": 1,
        "three-of-a-suit": 2,
        "three-of-a-rank": 1,
        "same-ranks": 2,
        "order-turns": 4,
    },
}


def case_of(match: Match) -> str:
    """Return what is special about a match, or else which halves its hands can win."""
    return next(case for case, holds in HOLDS.items() if holds(match))


def deal_case(rng: Random, hole_count: int, case: str) -> Match:
    """Deal two hands of a case."""
    return deal_drawn(
        rng, hole_count, DRAWS[case], lambda match: case_of(match) == case
    )


def deal_drawn(
    rng: Random, hole_count: int, draw: Draw, accept: Callable[[Match], bool]
) -> Match:
    """Draw two hands until one is clearly better, and until they are accepted.

    There are hands of every case for each number of hole cards, so it comes to an end.
    """
    while True:
        match = Match(*draw(rng, hole_count), rng.choice(OPPONENTS))
        if match.clear_winner is not None and accept(match):
            dealt = in_other_suits(rng, match)
            if dealt is not None:
                return dealt


def in_other_suits(rng: Random, match: Match) -> Match | None:
    """Return the same hands in random suits and order, without a card in common.

    None if they have one in common in all suits.
    """
    one, other = shuffled(rng, match.a), shuffled(rng, match.b)
    one = in_suits(one, rng.sample(SUITS, len(SUITS)))
    orders = list(permutations(SUITS))
    for suits in rng.sample(orders, len(orders)):
        apart = in_suits(other, suits)
        if not set(one) & set(apart):
            hands = (one, apart) if rng.random() < 0.5 else (apart, one)
            return Match(*hands, match.opponents)
    return None


def in_suits(hand: Hand, suits: Sequence[str]) -> Hand:
    """Return a hand with each of the four suits taken for another."""
    others = dict(zip(SUITS, suits, strict=True))
    return tuple(Card(card.rank, others[card.suit]) for card in hand)
