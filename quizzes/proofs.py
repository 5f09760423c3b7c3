"""The proof of a verdict: what every two cards make, or what every next card does."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from operator import itemgetter
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from quizzes import labels
from quizzes.poker.cards import Card
from quizzes.poker.counterfeits import Effect, NextLow
from quizzes.poker.evaluator import (
    Best,
    Holding,
    best_high,
    best_low,
    pairs_for_high,
    pairs_for_low,
)
from quizzes.poker.highs import High
from quizzes.poker.lows import Low, read_low
from quizzes.poker.nuts import Step
from quizzes.poker.strengths import high_strength, low_strength
from quizzes.questions.deals import Deal, EarlyDeal
from quizzes.questions.lows.hands import Hands
from quizzes.questions.lows.orders import right_places, write_ranks
from quizzes.questions.lows.ranks import low_rank
from quizzes.questions.next_cards.ranks import next_lows
from quizzes.questions.nut_pairs.boards import held, highs_on, lows_on
from quizzes.questions.showdowns.pots import SharedPot
from quizzes.questions.showdowns.tables import Showdown, winners_of
from quizzes.questions.showings.hands import EndedHand
from quizzes.questions.starting_hands.matches import Match
from quizzes.questions.starting_hands.shares import OPPONENTS, Share

# How many steps of a ladder are told, beside the one on which the hand stands.
STEPS_SHOWN = 5


@dataclass(frozen=True, slots=True)
class ProofRow:
    """Two cards, and the best they make on the board.

    A label stands in their place; of a hand that has one, they are those that play.
    """

    hole: tuple[Card, ...]
    name: str
    board: tuple[Card, ...] | None
    note: str
    is_best: bool = False
    label: str = ""


def prove_high(question: Deal) -> list[ProofRow]:
    """Return what each two cards of the hand make as a high, best first."""
    return _proof(pairs_for_high(question.hole, question.board), _high_named)


def prove_low(question: Deal) -> list[ProofRow]:
    """Return what each two cards of the hand make as a low, best first."""
    return _proof(pairs_for_low(question.hole, question.board), str)


def prove_order(question: Hands) -> list[ProofRow]:
    """Return the hands in order, each from its highest card down."""
    placed = zip(question.by_name.items(), right_places(question), strict=True)
    return [
        ProofRow(
            hole=tuple(sorted(hand, key=low_rank, reverse=True)),
            name=f"{labels.hand_name(name)}: {write_ranks(hand)}",
            board=None,
            note=_place_of(hand, place),
            is_best=place == 1,
        )
        for (name, hand), place in sorted(placed, key=itemgetter(1))
    ]


def _place_of(hand: tuple[Card, ...], place: int) -> str:
    if read_low(hand) is None:
        # Translators: a hand that is no low, and its place among others.
        return _("No low: place %(place)d.") % {"place": place}
    return _("Place %(place)d.") % {"place": place}


def prove_nut_high(question: Deal) -> list[ProofRow]:
    """Return the best highs on the board, and the step on which the hand stands."""
    own = high_strength(question.hole, question.board)
    return _ladder_rows(question, highs_on(question.board), own, _high_named)


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


def prove_high_winners(question: Showdown) -> list[ProofRow]:
    """Return the best high of each seat with the cards that make it."""
    return [
        _seat_row(
            seat,
            best_high(question.hand_of(seat), question.board),
            _high_named,
            is_best=seat in winners_of(question).high_winners,
        )
        for seat in question.seats
    ]


def prove_low_winners(question: Showdown) -> list[ProofRow]:
    """Return the best low of each seat with the cards that make it, if it has one."""
    return [
        _seat_row(
            seat,
            best_low(question.hand_of(seat), question.board),
            str,
            is_best=seat in winners_of(question).low_winners,
        )
        for seat in question.seats
    ]


def _seat_row(
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


def _high_named(high: High) -> str:
    return labels.high_name(high.category, high.ranks)


def _proof(
    holdings: Sequence[Holding[Any]], named: Callable[[Any], str]
) -> list[ProofRow]:
    most = holdings[0].best.hand.strength if holdings[0].best else None
    return [_proof_row(holding, named, most) for holding in holdings]


def _proof_row(
    holding: Holding[High] | Holding[Low], named: Callable[[Any], str], most: int | None
) -> ProofRow:
    best = holding.best
    return ProofRow(
        hole=holding.hole,
        name=named(best.hand) if best else _("no low"),
        board=best.choices[0].board if best else None,
        note="",
        is_best=best is not None and best.hand.strength == most,
    )


def prove_pot_highs(question: SharedPot) -> list[ProofRow]:
    """Return the best high of each seat that a pot is shared among."""
    return prove_high_winners(question.showdown)


def prove_pot_lows(question: SharedPot) -> list[ProofRow]:
    """Return the best low of each seat that a pot is shared among."""
    return prove_low_winners(question.showdown)


def prove_shown_highs(question: EndedHand) -> list[ProofRow]:
    """Return the best high of each seat in the order of showing, if hands are shown."""
    order = question.showdown.order if question.showdown else ()
    winners, _lows = question.winners(order)
    return [
        _seat_row(
            seat,
            best_high(question.hands[seat], question.board),
            _high_named,
            is_best=seat in winners,
        )
        for seat in order
    ]


def prove_shown_lows(question: EndedHand) -> list[ProofRow]:
    """Return the best low of each seat in the order of showing, if hands are shown."""
    order = question.showdown.order if question.showdown else ()
    _highs, winners = question.winners(order)
    return [
        _seat_row(
            seat,
            best_low(question.hands[seat], question.board),
            str,
            is_best=seat in winners,
        )
        for seat in order
    ]


def prove_shares(question: Match) -> list[ProofRow]:
    """Return what each hand gets against each number of opponents, by its halves."""
    return [
        _share_row(name, opponents, share, is_best=name == match.better)
        for opponents in OPPONENTS
        for match in [question.against(opponents)]
        for name, share in match.shares.items()
    ]


def _share_row(name: str, opponents: int, share: Share, *, is_best: bool) -> ProofRow:
    # Translators: %(hand)s is a letter.
    label = ngettext(
        "Hand %(hand)s, %(count)d opponent",
        "Hand %(hand)s, %(count)d opponents",
        opponents,
    )
    # Translators: the parts of the pot that come of highs and lows, as percentages.
    note = _("%(highs)s from highs, %(lows)s from lows. Scoops: %(scoops)s.")
    return ProofRow(
        hole=(),
        label=label % {"hand": labels.hand_name(name), "count": opponents},
        name=f"{labels.percent(share.pot.value)} ± {labels.percent(share.pot.error)}",
        board=None,
        note=note
        % {
            "highs": labels.percent(share.highs.value),
            "lows": labels.percent(share.lows.value),
            "scoops": labels.percent(share.scoops),
        },
        is_best=is_best,
    )


PROOFS: dict[str, Callable[[Any], list[ProofRow]]] = {
    "high": prove_high,
    "low": prove_low,
    "order": prove_order,
    "nut_high": prove_nut_high,
    "nut_low": prove_nut_low,
    "ranks": prove_ranks,
    "high_winners": prove_high_winners,
    "low_winners": prove_low_winners,
}

# What is proven of a question as a whole, where no field is about it alone.
TABLE_PROOFS: dict[type, dict[str, Callable[[Any], list[ProofRow]]]] = {
    SharedPot: {"high_winners": prove_pot_highs, "low_winners": prove_pot_lows},
    EndedHand: {"high_winners": prove_shown_highs, "low_winners": prove_shown_lows},
    Match: {"shares": prove_shares},
}
