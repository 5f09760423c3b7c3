"""What the hand of each seat makes at a showdown."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from django.utils.translation import gettext as _

from quizzes import labels
from quizzes.poker.cards import Card
from quizzes.poker.evaluator import Best, best_high, best_low
from quizzes.proofs.rows import ProofRow, high_named
from quizzes.questions.showdowns.pots import SharedPot
from quizzes.questions.showdowns.tables import Showdown, winners_of
from quizzes.questions.showings.hands import EndedHand


def prove_high_winners(question: Showdown) -> list[ProofRow]:
    """Return the best high of each seat with the cards that make it."""
    return _highs(_hands(question), question.board, winners_of(question).high_winners)


def prove_low_winners(question: Showdown) -> list[ProofRow]:
    """Return the best low of each seat with the cards that make it, if it has one."""
    return _lows(_hands(question), question.board, winners_of(question).low_winners)


def prove_pot_highs(question: SharedPot) -> list[ProofRow]:
    """Return the best high of each seat that a pot is shared among."""
    return prove_high_winners(question.showdown)


def prove_pot_lows(question: SharedPot) -> list[ProofRow]:
    """Return the best low of each seat that a pot is shared among."""
    return prove_low_winners(question.showdown)


def prove_shown_highs(question: EndedHand) -> list[ProofRow]:
    """Return the best high of each seat in the order of showing, if hands are shown."""
    hands = _shown(question)
    winners, _low_winners = question.winners(hands)
    return _highs(hands, question.board, winners)


def prove_shown_lows(question: EndedHand) -> list[ProofRow]:
    """Return the best low of each seat in the order of showing, if hands are shown."""
    hands = _shown(question)
    _high_winners, winners = question.winners(hands)
    return _lows(hands, question.board, winners)


type Hands = Mapping[int, Sequence[Card]]
"""Hole cards by seat, in the order in which they are told."""


def _hands(question: Showdown) -> Hands:
    return {seat: question.hand_of(seat) for seat in question.seats}


def _shown(question: EndedHand) -> Hands:
    order = question.showdown.order if question.showdown else ()
    return {seat: question.hands[seat] for seat in order}


def _highs(
    hands: Hands, board: Sequence[Card], winners: Collection[int]
) -> list[ProofRow]:
    return [
        _row(seat, best_high(hole, board), high_named, is_best=seat in winners)
        for seat, hole in hands.items()
    ]


def _lows(
    hands: Hands, board: Sequence[Card], winners: Collection[int]
) -> list[ProofRow]:
    return [
        _row(seat, best_low(hole, board), str, is_best=seat in winners)
        for seat, hole in hands.items()
    ]


def _row(
    seat: int, best: Best[Any] | None, named: Callable[[Any], str], *, is_best: bool
) -> ProofRow:
    choice = best.choices[0] if best else None
    return ProofRow(
        hole=choice.hole if choice else (),
        name=named(best.hand) if best else _("no low"),
        board=choice.board if choice else None,
        note="",
        is_best=is_best,
        label=str(labels.SEATS[seat]),
    )
