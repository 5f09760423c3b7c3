"""Marking an order of lows, and the wrong rules by which learners order them."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations, pairwise

from quizzes.poker.cards import Card, key_of
from quizzes.poker.lows import ACE, Low, read_low
from quizzes.questions.base import Part
from quizzes.questions.facts import Fact, Finding
from quizzes.questions.fields import Places, PutInOrder
from quizzes.questions.lows.hands import Hands, as_low, places_by
from quizzes.questions.lows.wrong_rules import (
    Worth,
    ranks_down,
    with_nine,
    with_pair,
    without_straight_or_flush,
)
from quizzes.questions.misconceptions import Misconception

FIELD = "order"


def order_field(hands: Hands) -> PutInOrder:
    """Return the field that asks for the order of hands."""
    return PutInOrder(FIELD, tuple(hands.by_name))


def right_places(hands: Hands) -> Places:
    """Return the place of each hand: the lower low is better, equal ones share."""
    return places_by(as_low, hands)


def mark_order(hands: Hands, places: Places | None) -> Part:
    """Mark an order by the share of pairs that stand as they should.

    None asks to be shown.
    """
    right = right_places(hands)
    findings = tuple(_about_order(hands, right, places))
    if places is None:
        return Part(FIELD, 0.0, findings)
    pairs = list(combinations(range(len(right)), 2))
    good = [pair for pair in pairs if _stand_as(right, places, pair)]
    return Part(FIELD, len(good) / len(pairs), findings)


def hint_order(hands: Hands) -> Finding:
    """Tell each hand from its highest card down; comparing them is left to do."""
    told = {name: write_ranks(hand) for name, hand in hands.by_name.items()}
    return Finding.of(Fact.HINT_ORDER, hands=told)


def write_ranks(hand: tuple[Card, ...]) -> str:
    """Return the ranks of a hand from the highest down, whether it is a low or not.

    >>> from quizzes.poker.cards import parse_cards
    >>> write_ranks(parse_cards("2s 9d As 2c 7h"))
    '9-7-2-2-A'
    """
    return "-".join(
        "A" if rank == 1 else str(rank) for rank in ranks_down(key_of(hand))
    )


def _stand_as(right: Places, places: Places, pair: tuple[int, int]) -> bool:
    """Return whether two hands stand to each other as they should."""
    return _relation(right, pair) == _relation(places, pair)


def _relation(places: Places, pair: tuple[int, int]) -> int:
    first, second = (places[index] for index in pair)
    return (first > second) - (first < second)


def _about_order(
    hands: Hands, right: Places, places: Places | None
) -> Iterator[Finding]:
    """Tell of neighbors in the right order that stand wrong, and of what is no low.

    An order whose neighbors all stand right is right, and is told of the first two.
    """
    lows = {name: read_low(hand) for name, hand in hands.by_name.items()}
    names = tuple(lows)
    in_order = sorted(range(len(right)), key=lambda index: (right[index], index))
    neighbors = list(pairwise(in_order))
    first, second = neighbors[0]
    wrong = [
        (names[pair[0]], names[pair[1]])
        for pair in neighbors
        if places is None or not _stand_as(right, places, pair)
    ]
    # Whoever is right everywhere is told what decides the first place.
    for name, other in wrong or [(names[first], names[second])]:
        low, other_low = lows[name], lows[other]
        if low is not None and other_low is not None:
            yield _compared(name, low, other, other_low)
    for name in names:
        if lows[name] is None:
            yield _why_no_low(name, hands.by_name[name])
    for name, other in wrong:
        if lows[name] is None:
            yield Finding.of(Fact.ORDER_NO_LOWS_TIED, hand=name, other_hand=other)


def _compared(name: str, low: Low, other: str, other_low: Low) -> Finding:
    """Tell what decides between a low and the next one."""
    if low == other_low:
        return Finding.of(Fact.ORDER_TIED, hand=name, other_hand=other, low=str(low))
    better_rank, worse_rank = next(
        ranks
        for ranks in zip(low.ranks, other_low.ranks, strict=True)
        if ranks[0] != ranks[1]
    )
    return Finding.of(
        Fact.ORDER_DECIDED,
        better=str(low),
        worse=str(other_low),
        better_hand=name,
        worse_hand=other,
        better_rank=better_rank,
        worse_rank=worse_rank,
    )


def _why_no_low(name: str, hand: tuple[Card, ...]) -> Finding:
    ranks = ranks_down(key_of(hand))
    rank, count = Counter(ranks).most_common(1)[0]
    if count > 1:
        return Finding.of(Fact.ORDER_PAIRED, hand=name, rank=rank)
    return Finding.of(Fact.ORDER_TOO_HIGH, hand=name, rank=ranks[0])


def if_low(worth: Callable[[tuple[int, ...]], object]) -> Worth:
    """Return how a believer judges who sees which hands are lows at all.

    It is given the ranks from the highest down, the ace as 1.
    """
    return lambda key: worth(ranks_down(key)) if as_low(key) else None


def ace_high(ranks: tuple[int, ...]) -> tuple[int, ...]:
    """Take the ace for the highest card."""
    return tuple(sorted((ACE if rank == 1 else rank for rank in ranks), reverse=True))


def ordered_by(worth: Worth) -> Callable[[Hands], frozenset[Places]]:
    """Return the rule that orders hands by what they are worth to its believer."""
    return lambda hands: frozenset({places_by(worth, hands)})


WRONG_ORDERS: dict[Misconception, Callable[[Hands], frozenset[Places]]] = {
    Misconception.READ_FROM_BOTTOM: ordered_by(if_low(lambda ranks: ranks[::-1])),
    Misconception.LATER_CARDS_IGNORED: ordered_by(if_low(lambda ranks: ranks[0])),
    Misconception.ACE_NOT_LOW: ordered_by(if_low(ace_high)),
    Misconception.STRAIGHTS_AND_FLUSHES_COUNT: ordered_by(without_straight_or_flush),
    Misconception.PAIRED_CARD_COUNTS: ordered_by(with_pair),
    Misconception.NINE_COUNTS: ordered_by(with_nine),
}

TRAP_CASES = {
    Misconception.READ_FROM_BOTTOM: ("bottom-tempts",),
    Misconception.LATER_CARDS_IGNORED: ("later-card",),
    Misconception.ACE_NOT_LOW: ("highest-card",),
    Misconception.STRAIGHTS_AND_FLUSHES_COUNT: ("straight-or-flush", "wheel"),
    Misconception.PAIRED_CARD_COUNTS: ("not-all-lows",),
    Misconception.NINE_COUNTS: ("not-all-lows",),
}
