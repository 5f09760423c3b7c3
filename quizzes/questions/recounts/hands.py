"""Questions about one hand and a board, counted again choice by choice."""

from collections.abc import Iterable, Iterator
from itertools import combinations

from quizzes.poker.cards import DECK, Card
from quizzes.poker.slow import (
    ACE,
    WORST_OF_LOW,
    Choice,
    SlowLow,
    best_high,
    best_low,
    choices_of,
    judge_high,
    judge_low,
)
from quizzes.questions.deals import Deal
from quizzes.questions.fields import Value
from quizzes.questions.lows.hands import Hands
from quizzes.questions.recounts.told import Listed, Recount, Said, Step

NO_LOW = frozenset({frozenset[Card]()})
OPTIONS = {1: "a"} | {rank: str(rank) for rank in range(2, WORST_OF_LOW + 1)}


def recount_deal(question: Deal) -> Recount:
    """List what each choice of a hand makes, and which are the best."""
    choices = choices_of(question.hole, question.board)
    right = {"high": highs_in(choices), "low": lows_in(choices)}
    return Recount((Listed(None, choices),), answers=right)


def recount_high(question: Deal) -> Recount:
    """List what each choice of a hand makes as a high."""
    return _only("high", recount_deal(question))


def recount_low(question: Deal) -> Recount:
    """List what each choice of a hand makes as a low."""
    return _only("low", recount_deal(question))


def _only(half: str, counted: Recount) -> Recount:
    right = {half: counted.answers[half]}
    return Recount(counted.hands, halves=(half,), answers=right)


def highs_in(choices: Iterable[Choice]) -> frozenset[Value]:
    """Return the fives that make the best high."""
    listed = tuple(choices)
    best = best_high(listed)
    return frozenset(choice.cards for choice in listed if choice.high == best)


def lows_in(choices: Iterable[Choice]) -> frozenset[Value]:
    """Return the fives that make the best low, or only "none"."""
    listed = tuple(choices)
    best = best_low(listed)
    if not best:
        return NO_LOW
    return frozenset(choice.cards for choice in listed if choice.low == best)


def recount_low_possible(question: Deal) -> Recount:
    """Ask of every two cards of the deck whether they make a low, then of the hand."""
    counted = recount_low(question)
    pairs = list(combinations(_not_among(question.board), 2))
    tried = sum(bool(_low_with(pair, question.board)) for pair in pairs)
    step = Step.of(Said.PAIRS_BEST, half="low", tried=len(pairs), best=tried)
    low = counted.answers["low"]
    return Recount(
        counted.hands,
        counted.halves,
        steps=(step,),
        answers={
            "board": frozenset({"yes" if tried else "no"}),
            "hand": frozenset({"no" if low == NO_LOW else "yes"}),
            "low": low,
        },
    )


def recount_nuts(question: Deal) -> Recount:
    """Try every two cards of the deck that are not on the board."""
    triples = tuple(combinations(question.board, 3))
    pairs = list(combinations(_not_among(question.board), 2))
    highs = {pair: max(judge_high((*pair, *t)) for t in triples) for pair in pairs}
    lows = {pair: _low_with(pair, question.board) for pair in pairs}
    top, least = max(highs.values()), min(filter(None, lows.values()), default=())
    best = frozenset(frozenset(pair) for pair in pairs if highs[pair] == top)
    lowest = frozenset(frozenset(p) for p in pairs if least and lows[p] == least)
    own = set(map(frozenset, combinations(question.hole, 2)))
    holds = {
        (False, False): "neither",
        (True, False): "high",
        (False, True): "low",
        (True, True): "both",
    }
    held = holds[bool(own & best), bool(own & lowest)]
    return Recount(
        (Listed(None, choices_of(question.hole, question.board)),),
        steps=(
            Step.of(Said.PAIRS_BEST, half="high", tried=len(pairs), best=len(best)),
            Step.of(Said.PAIRS_BEST, half="low", tried=len(pairs), best=len(lowest)),
        ),
        answers={
            "nut_high": best,
            "nut_low": lowest or NO_LOW,
            "holds": frozenset({held}),
        },
    )


def recount_next_card(question: Deal) -> Recount:
    """Deal each next card that pairs the low, and count the pairs that beat it then."""
    choices = choices_of(question.hole, question.board)
    best = best_low(choices)
    used = {
        card.rank % (ACE - 1)
        for choice in choices
        if choice.low == best
        for card in choice.hole
    }
    steps, harmful = list[Step](), set[str]()
    for rank, card in _next_cards(question, used):
        # Nobody can hold the card that comes, before it comes as little as after it.
        before = _beaten_by(question.hole, question.board, out=(card,))
        after = _beaten_by(question.hole, (*question.board, card))
        values = {"rank": rank, "before": before, "after": after}
        steps.append(Step.of(Said.PAIRS_BEAT, **values))
        if after > before:
            harmful.add(OPTIONS[rank])
    right = {"low": lows_in(choices), "ranks": frozenset({frozenset(harmful)})}
    hands = (Listed(None, choices),)
    return Recount(hands, ("low",), steps=tuple(steps), answers=right)


def _next_cards(question: Deal, ranks: Iterable[int]) -> Iterator[tuple[int, Card]]:
    """Yield one unseen card of each rank, an ace as 1, if there is one left."""
    unseen = _not_among((*question.hole, *question.board))
    for rank in sorted(ranks):
        left = [card for card in unseen if card.rank in (rank, rank + ACE - 1)]
        if left:
            yield rank, left[0]


def _beaten_by(
    hole: tuple[Card, ...], board: tuple[Card, ...], out: tuple[Card, ...] = ()
) -> int:
    """Return how many pairs of unseen cards make a better low than a hand."""
    own = best_low(choices_of(hole, board))
    pairs = combinations(_not_among((*hole, *board, *out)), 2)
    lows = (_low_with(pair, board) for pair in pairs)
    return sum(bool(low) and low < own for low in lows)


def _low_with(pair: tuple[Card, ...], board: tuple[Card, ...]) -> SlowLow:
    """Return the best low of two cards with any three of a board."""
    made = (judge_low((*pair, *three)) for three in combinations(board, 3))
    return min(filter(None, made), default=())


def _not_among(cards: Iterable[Card]) -> list[Card]:
    seen = set(cards)
    return [card for card in DECK if card not in seen]


def recount_order(question: Hands) -> Recount:
    """Judge each five cards that lie there, and put them in order."""
    lows = {name: judge_low(cards) for name, cards in question.by_name.items()}
    places = tuple(
        1 + sum(_is_before(other, low) for other in lows.values())
        for low in lows.values()
    )
    steps = (Step.of(Said.FIVE_JUDGED, name=name, low=lows[name]) for name in lows)
    return Recount(steps=tuple(steps), answers={"order": frozenset({places})})


def _is_before(low: SlowLow, other: SlowLow) -> bool:
    """Return whether a hand is the better low; no low is behind all that are."""
    return bool(low) and (not other or low < other)
