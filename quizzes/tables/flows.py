"""How each pot flows through its halves to the seats that are paid."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from quizzes import labels
from quizzes.explanations.awards import explain_award
from quizzes.explanations.rules import rules_of_award
from quizzes.poker.cards import Card
from quizzes.poker.evaluator import Best, best_high, best_low
from quizzes.poker.highs import High
from quizzes.poker.lows import Low
from quizzes.poker.settlement import SettledPot
from quizzes.poker.shares import WHOLE, Award, Half
from quizzes.tables.seats import name_of


@dataclass(frozen=True, slots=True)
class HandShown:
    """Two cards of a hand and three of the board that win."""

    hole: tuple[Card, ...]
    board: tuple[Card, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class WinnerShown:
    """A seat that is paid from a part of a pot, with what, and why."""

    label: str
    is_own: bool
    chips: int
    fraction: str
    hands: tuple[HandShown, ...]
    reason: str
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PartShown:
    """A half of a pot, or the whole of it, and the hands that win it."""

    title: str
    chips: int
    hands: tuple[str, ...]
    winners: tuple[WinnerShown, ...]


@dataclass(frozen=True, slots=True)
class FlowShown:
    """A pot, those who can win it, and what becomes of it."""

    label: str
    chips: int
    rake: int
    eligible: str
    parts: tuple[PartShown, ...]


def flows_of(
    pots: Sequence[SettledPot],
    hole: Mapping[int, Sequence[Card]],
    board: Sequence[Card],
    own: int | None,
) -> tuple[FlowShown, ...]:
    """Return the pots from the main pot up."""
    return tuple(
        FlowShown(
            labels.pot_name(place),
            pot.amount,
            pot.rake,
            names_of(pot.eligible, own),
            tuple(_parts(pot, hole, board, own)),
        )
        for place, pot in enumerate(pots)
    )


def names_of(seats: Collection[int], own: int | None) -> str:
    """Return the names of seats in one line."""
    others = [seat for seat in seats if seat != own]
    named = [labels.seats_named(others)] if others else []
    return ", ".join([name_of(own, own), *named] if own in seats else named)


def _parts(
    pot: SettledPot,
    hole: Mapping[int, Sequence[Card]],
    board: Sequence[Card],
    own: int | None,
) -> Iterator[PartShown]:
    for half, group in groupby(pot.awards, key=lambda award: award.half):
        awards = tuple(group)
        yield PartShown(
            _title(half, awards),
            sum(award.chips for award in awards),
            tuple(_hand_names(half, pot)),
            tuple(_winner(award, hole, board, own) for award in awards),
        )


def _title(half: Half | None, awards: Sequence[Award]) -> str:
    if sum(award.fraction for award in awards) == WHOLE:
        return pgettext("part of a pot", "The whole pot")
    if half is Half.LOW:
        return pgettext("part of a pot", "Low half")
    return pgettext("part of a pot", "High half")


def _hand_names(half: Half | None, pot: SettledPot) -> Iterator[str]:
    """Yield the names of the hands that win a part of a pot."""
    if pot.high and half is not Half.LOW:
        yield labels.high_name(pot.high.category, pot.high.ranks)
    if pot.low and half in (Half.LOW, Half.BOTH):
        yield str(pot.low)
    if pot.high and not pot.low:
        yield _("no low qualifies")


def _winner(
    award: Award,
    hole: Mapping[int, Sequence[Card]],
    board: Sequence[Card],
    own: int | None,
) -> WinnerShown:
    return WinnerShown(
        label=name_of(award.seat, own),
        is_own=award.seat == own,
        chips=award.chips,
        fraction="" if award.fraction == WHOLE else str(award.fraction),
        hands=tuple(_winning_hands(award.half, hole.get(award.seat), board)),
        reason=explain_award(award),
        rules=rules_of_award(award),
    )


def _winning_hands(
    half: Half | None, hole: Sequence[Card] | None, board: Sequence[Card]
) -> Iterator[HandShown]:
    # Who wins a pot alone need not have shown.
    if not hole or not board or half is None:
        return
    bests: list[Best[High] | Best[Low] | None] = []
    if half is not Half.LOW:
        bests.append(best_high(hole, board))
    if half is not Half.HIGH:
        bests.append(best_low(hole, board))
    for best in filter(None, bests):
        choice = best.choices[0]
        yield HandShown(choice.hole, choice.board)
