"""What can be said of a deal on the table: hands, winners, shares, the nuts."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from typing import Any

from django.utils.translation import gettext as _

from quizzes import labels
from quizzes.forms.analyzer import TypedDeal
from quizzes.poker.cards import Card
from quizzes.poker.equity import Equities, Share, equities
from quizzes.poker.evaluator import Best, best_high, best_low
from quizzes.poker.highs import High
from quizzes.poker.lows import Low
from quizzes.poker.nuts import Pair, Step, ladder_for_high, ladder_for_low
from quizzes.poker.random_hands import exact_against_random, sampled_against_random
from quizzes.proofs import ProofRow, prove_high, prove_low
from quizzes.questions.deals import Deal

# About a second's work before the flop, however many hands there are.
SAMPLES = 8_000
STEPS_SHOWN = 8
HOLDINGS_SHOWN = 6
FULL_BOARD = 5


@dataclass(frozen=True, slots=True)
class HalfShown:
    """The best high or low of one hand, and whether it is the best on the table."""

    title: labels.Text
    name: str
    hole: tuple[Card, ...]
    board: tuple[Card, ...]
    is_winner: bool
    is_nuts: bool
    proof: list[ProofRow]


@dataclass(frozen=True, slots=True)
class HandShown:
    """One hand: its cards, what it makes now, and what it can expect."""

    name: str
    cards: tuple[Card, ...]
    halves: list[HalfShown]
    share: dict[str, str] | None


@dataclass(frozen=True, slots=True)
class LadderShown:
    """The best hands that are possible on a board, and how many pairs make each."""

    title: labels.Text
    steps: list[dict[str, Any]]


@dataclass(frozen=True, slots=True)
class Analysis:
    """All that the analyzer's page shows of a deal."""

    board: tuple[Card, ...]
    hands: list[HandShown]
    ladders: list[LadderShown]
    against: str
    precision: str


def analysis_of(deal: TypedDeal) -> Analysis:
    """Analyze a deal; the same deal is always told the same, sampled or not."""
    found = _equities(deal)
    return Analysis(
        board=deal.board,
        hands=_hands(deal, found),
        ladders=_ladders(deal.board) if deal.board else [],
        against=_against(deal),
        precision=_precision(found),
    )


def _equities(deal: TypedDeal) -> Equities:
    rng = Random(deal.query)
    if len(deal.hands) > 1:
        return equities(deal.hands, deal.board, samples=SAMPLES, rng=rng)
    (hand,) = deal.hands
    if len(deal.board) == FULL_BOARD:
        return exact_against_random(hand, deal.board)
    return sampled_against_random(
        hand, deal.board, opponents=1, samples=SAMPLES, rng=rng
    )


def _hands(deal: TypedDeal, found: Equities) -> list[HandShown]:
    highs = [best_high(hand, deal.board) if deal.board else None for hand in deal.hands]
    lows = [best_low(hand, deal.board) if deal.board else None for hand in deal.hands]
    return [
        HandShown(
            name=_("Hand %(number)d") % {"number": number},
            cards=hand,
            halves=_halves(deal, hand, (high, highs), (low, lows)),
            share=_share(share),
        )
        for number, (hand, high, low, share) in enumerate(
            zip(deal.hands, highs, lows, found.shares, strict=True), start=1
        )
    ]


type Found[Hand: (High, Low)] = tuple[Best[Hand] | None, Sequence[Best[Hand] | None]]
"""What one hand makes, and what all of them make."""


def _halves(
    deal: TypedDeal, hand: tuple[Card, ...], high: Found[High], low: Found[Low]
) -> list[HalfShown]:
    if not deal.board:
        return []
    read = Deal(hand, deal.board)
    top_high, top_low = ladder_for_high(deal.board), ladder_for_low(deal.board)
    return [
        _half("high", high, top_high[:1], prove_high(read)),
        _half("low", low, top_low[:1], prove_low(read)),
    ]


def _half(
    field: str,
    found: Found[Any],
    nuts: Sequence[Step[Any]],
    proof: list[ProofRow],
) -> HalfShown:
    best, all_found = found
    strengths = [each.hand.strength for each in all_found if each is not None]
    strength = best.hand.strength if best else None
    choice = best.choices[0] if best else None
    return HalfShown(
        title=labels.FIELDS[field],
        name=proof[0].name,
        hole=choice.hole if choice else (),
        board=choice.board if choice else (),
        is_winner=strength is not None and strength == max(strengths),
        is_nuts=strength in [step.hand.strength for step in nuts],
        proof=proof,
    )


def _share(share: Share) -> dict[str, str]:
    return {
        "equity": labels.percent(share.equity),
        "error": labels.percent(Fraction(share.error)) if share.error else "",
        "scoops": labels.percent(share.scoops),
        "high": labels.percent(share.wins_high),
        "high_ties": labels.percent(share.ties_high),
        "low": labels.percent(share.wins_low),
        "low_ties": labels.percent(share.ties_low),
    }


def _ladders(board: tuple[Card, ...]) -> list[LadderShown]:
    highs = _steps(ladder_for_high(board), _high_named)
    lows = _steps(ladder_for_low(board), str)
    return [
        LadderShown(labels.FIELDS["high"], highs),
        LadderShown(labels.FIELDS["low"], lows),
    ]


def _high_named(high: High) -> str:
    return labels.high_name(high.category, high.ranks)


def _steps(
    ladder: Sequence[Step[Any]], named: Callable[[Any], str]
) -> list[dict[str, Any]]:
    return [
        {
            "name": named(step.hand),
            "count": len(step.holdings),
            "holdings": _shown(step.holdings),
            "more": max(0, len(step.holdings) - HOLDINGS_SHOWN),
        }
        for step in ladder[:STEPS_SHOWN]
    ]


def _shown(holdings: Sequence[Pair]) -> tuple[Pair, ...]:
    return tuple(holdings[:HOLDINGS_SHOWN])


def _against(deal: TypedDeal) -> str:
    if len(deal.hands) > 1:
        return _("Shares of the pot if all hands stay to the end.")
    return _("Shares of the pot against one random hand.")


def _precision(found: Equities) -> str:
    if found.is_exact and found.deals == 1:
        return _("Exact: no card is left to come.")
    if found.is_exact:
        return _("Exact: %(deals)d deals were counted.") % {"deals": found.deals}
    return _("Sampled from %(deals)d deals; ± is one standard error.") % {
        "deals": found.deals
    }
