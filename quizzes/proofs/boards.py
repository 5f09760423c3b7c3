"""The best hands of a board, and what its next card does to a low."""

from collections.abc import Callable, Sequence
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from quizzes import labels
from quizzes.poker.counterfeits import Effect, NextLow
from quizzes.poker.nuts import Step
from quizzes.poker.strengths import high_strength, low_strength
from quizzes.proofs.rows import ProofRow, high_named
from quizzes.questions.deals import Deal, EarlyDeal
from quizzes.questions.next_cards.ranks import next_lows
from quizzes.questions.nut_pairs.boards import held, highs_on, lows_on

STEPS_SHOWN = 5


def prove_nut_high(question: Deal) -> list[ProofRow]:
    """Return the best highs on the board, and the step on which the hand stands."""
    own = high_strength(question.hole, question.board)
    return _ladder_rows(question, highs_on(question.board), own, high_named)


def prove_nut_low(question: Deal) -> list[ProofRow]:
    """Return the best lows on the board, and the step on which the hand stands."""
    own = low_strength(question.hole, question.board)
    return _ladder_rows(question, lows_on(question.board), own, str)


def _ladder_rows(
    deal: Deal, ladder: Sequence[Step[Any]], own: int, named: Callable[[Any], str]
) -> list[ProofRow]:
    steps = list(enumerate(ladder, start=1))
    return [
        ProofRow(
            hole=(held(deal.hole, step.holdings) or step.holdings)[0],
            name=named(step.hand),
            board=None,
            note=_step_note(place, step, is_own=step.hand.strength == own),
            is_best=place == 1,
        )
        for place, step in steps
        if place <= STEPS_SHOWN or step.hand.strength == own
    ]


def _step_note(place: int, step: Step[Any], *, is_own: bool) -> str:
    count = len(step.holdings)
    # Translators: how many pairs of cards make a hand, and its step from the top.
    made = ngettext(
        "Step %(place)d, made by %(count)d pair.",
        "Step %(place)d, made by %(count)d pairs.",
        count,
    ) % {"place": place, "count": count}
    return f"{made} {_('Your hand.')}" if is_own else made


def prove_ranks(question: EarlyDeal) -> list[ProofRow]:
    """Return what a next card of each low rank does to the place of the low."""
    return [
        ProofRow(
            hole=(),
            label=str(labels.RANKS_SHOWN[rank]),
            # The signs around it keep the two numbers in order in every language.
            name=f"\u2066{low.before.better} → {low.after.better}\u2069",
            board=None,
            note=f"{low.after.hand}. {_effect_of(low)}",
        )
        for rank, low in next_lows(question)
    ]


def _effect_of(low: NextLow) -> str:
    if low.after.is_nuts:
        return _("Still the nuts.") if low.before.is_nuts else _("The nuts now.")
    if low.effect is Effect.TAKES_AWAY:
        return _("No longer the nuts.")
    if low.is_counterfeit:
        return _("Paired, and more hands beat it.")
    if low.pairs:
        return _("Paired, and no more hands beat it.")
    notes = {
        Effect.WORSENS: _("More hands beat it, without a pair."),
        Effect.IMPROVES: _("Fewer hands beat it."),
        Effect.SAME: _("As many hands beat it."),
    }
    return notes[low.effect]
