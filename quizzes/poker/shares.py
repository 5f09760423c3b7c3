"""How one pot is shared in chips among those who win its halves."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum, StrEnum
from fractions import Fraction

from quizzes.poker.rules import HouseRules, LowRemainder, TiedBothWays

HALF = Fraction(1, 2)
WHOLE = Fraction(1)


class Half(StrEnum):
    """What part of a pot an award is from.

    HIGH is the high half, or the whole pot where no low qualifies. BOTH is the whole
    pot, won by the same seats in both halves and not split between them.
    """

    HIGH = "high"
    LOW = "low"
    BOTH = "both"


class Reason(Enum):
    """Why a seat is awarded chips."""

    ALONE = "nobody else can win the pot"
    BEST_HIGH = "the best high"
    BEST_LOW = "the best low"
    BEST_BOTH = "the best high and the best low"
    NO_LOW = "the best high, and no low qualifies"


class OddChip(Enum):
    """Why an award is more than its exact fraction of the pot."""

    BETWEEN_HALVES = "the high half has the odd chip of the pot"
    LOW_TO_HIGH = "the high half has what the tied lows cannot share"
    FROM_LEFT = "one odd chip for each, clockwise from the left of the button"
    BELOW_CHIP = "the first winner of the high has what is less than a chip"


@dataclass(frozen=True, slots=True, kw_only=True)
class Award:
    """What a seat gets from a pot, or from one of its halves, and why.

    `fraction` is the exact share of the pot without its rake, `chips` what is paid
    of it, none where there are too few chips. `half` is None where the seat is
    alone. `tied_with` are the others with an equal hand. `odd` says which odd chips
    make it more than its fraction; it is empty where it is not more.
    """

    seat: int
    chips: int
    half: Half | None
    reason: Reason
    fraction: Fraction
    tied_with: tuple[int, ...] = ()
    odd: tuple[OddChip, ...] = ()


@dataclass(frozen=True, slots=True)
class _Part:
    """A part of a pot, in units of the smallest chip, and those who share it."""

    half: Half
    reason: Reason
    winners: tuple[int, ...]
    units: int
    fraction: Fraction
    odd: tuple[OddChip, ...] = ()


def award_alone(chips: int, seat: int) -> tuple[Award, ...]:
    """Return the award of a pot that one seat only can win: all of its chips.

    >>> (award,) = award_alone(70, seat=3)
    >>> award.chips, award.half, award.reason.name
    (70, None, 'ALONE')
    """
    reason = Reason.ALONE
    return (Award(seat=seat, chips=chips, half=None, reason=reason, fraction=WHOLE),)


def share_pot(
    chips: int,
    *,
    high: Sequence[int],
    low: Sequence[int],
    rules: HouseRules,
    chip_unit: int = 1,
) -> tuple[Award, ...]:
    """Return the awards of a contested pot, those of the high first.

    `chips` is the pot without its rake, `high` and `low` are the seats that have
    the best of it, each in the order from the left of the button; `low` is empty
    where no low qualifies. Odd chips, each worth `chip_unit`, go to the high half
    first, then one each clockwise from the left of the button. What is left below
    the smallest chip goes to the first winner of the high.

    >>> from quizzes.poker.rules import PROFILES
    >>> awards = share_pot(101, high=(3,), low=(1, 2), rules=PROFILES["default"])
    >>> [(award.seat, award.chips, str(award.fraction)) for award in awards]
    [(3, 51, '1/2'), (1, 25, '1/4'), (2, 25, '1/4')]
    """
    units, rest = divmod(chips, chip_unit)
    parts = _parts_of(units, tuple(high), tuple(low), rules)
    first, *others = (award for part in parts for award in _awards(part, chip_unit))
    if rest:
        odd = (*first.odd, OddChip.BELOW_CHIP)
        first = replace(first, chips=first.chips + rest, odd=odd)
    return tuple(_without_odds_of_others(award, chips) for award in (first, *others))


def _parts_of(
    units: int, high: tuple[int, ...], low: tuple[int, ...], rules: HouseRules
) -> tuple[_Part, ...]:
    """Return the halves of a pot, or the whole of it where it is not split."""
    if not low:
        return (_Part(Half.HIGH, Reason.NO_LOW, high, units, WHOLE),)
    evenly = len(high) == 1 or rules.tied_both_ways is TiedBothWays.EVEN
    if high == low and evenly:
        return (_Part(Half.BOTH, Reason.BEST_BOTH, high, units, WHOLE),)
    odd = (OddChip.BETWEEN_HALVES,) if units % 2 else ()
    low_units = units // 2
    if rules.low_remainder is LowRemainder.TO_HIGH and low_units % len(low):
        low_units -= low_units % len(low)
        odd = (*odd, OddChip.LOW_TO_HIGH)
    high_units = units - low_units
    return (
        _Part(Half.HIGH, Reason.BEST_HIGH, high, high_units, HALF, odd),
        _Part(Half.LOW, Reason.BEST_LOW, low, low_units, HALF),
    )


def _awards(part: _Part, chip_unit: int) -> Iterator[Award]:
    """Yield the awards of a part, from the left of the button."""
    even, odd_count = divmod(part.units, len(part.winners))
    for place, seat in enumerate(part.winners):
        odd = (*part.odd, OddChip.FROM_LEFT) if place < odd_count else part.odd
        yield Award(
            seat=seat,
            chips=(even + (place < odd_count)) * chip_unit,
            half=part.half,
            reason=part.reason,
            fraction=part.fraction / len(part.winners),
            tied_with=tuple(other for other in part.winners if other != seat),
            odd=odd,
        )


def _without_odds_of_others(award: Award, chips: int) -> Award:
    """Return the award without odd chips that others of its part have taken."""
    if award.odd and award.chips <= award.fraction * chips:
        return replace(award, odd=())
    return award
