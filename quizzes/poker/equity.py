"""What part of a pot a hand can expect: over all boards to come, or over a sample."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import chain, combinations
from math import comb, sqrt
from random import Random

from quizzes.poker.cards import (
    BOARD_COUNTS,
    HOLE_COUNTS,
    Card,
    check_count,
    check_distinct,
)
from quizzes.poker.nuts import unseen_cards
from quizzes.poker.strengths import high_strength, low_strength

HAND_COUNTS = (2, 9)
FULL_BOARD = 5

# A standard error needs two.
FEWEST_SAMPLES = 2

type Seats = tuple[int, ...]

type Outcome = tuple[Seats, Seats]
"""The hands that win the high and those that win the low, none where none qualifies."""


class HandCountError(ValueError):
    """A pot shared by fewer than two hands or by more than nine."""

    def __init__(self, count: int) -> None:
        super().__init__(f"not 2 to 9 hands: {count}")
        self.count = count


class ShortDeckError(ValueError):
    """More cards would have to be dealt than the deck has left."""

    def __init__(self, *, needed: int, left: int) -> None:
        super().__init__(f"{needed} cards to deal, but only {left} left in the deck")
        self.needed = needed
        self.left = left


@dataclass(frozen=True, slots=True, kw_only=True)
class Share:
    """What one hand gets of the pot, on average over the deals that were looked at.

    `from_high` and `from_low` are the parts of the whole pot that come of either
    half; where no low qualifies the high is the whole pot. The others are how often,
    as a fraction of the deals: `scoops` wins all of the pot, `wins_high` and
    `wins_low` win a half alone, `ties_high` and `ties_low` share one. `error` is the
    standard error of `equity`, as a part of the pot; 0 where all deals were seen.
    """

    from_high: Fraction
    from_low: Fraction
    scoops: Fraction
    wins_high: Fraction
    ties_high: Fraction
    wins_low: Fraction
    ties_low: Fraction
    error: float

    @property
    def equity(self) -> Fraction:
        """Return the part of the pot that the hand can expect."""
        return self.from_high + self.from_low


@dataclass(frozen=True, slots=True, kw_only=True)
class Equities:
    """The shares of the hands that were given, in their order.

    If they are all that is in the pot, the equities add up to exactly 1. Of `deals`,
    all that there are if `is_exact`, the fraction `with_low` had a low that won.
    """

    shares: tuple[Share, ...]
    deals: int
    is_exact: bool
    with_low: Fraction


def equities(
    hands: Sequence[Sequence[Card]],
    board: Sequence[Card] = (),
    dead: Sequence[Card] = (),
    *,
    samples: int,
    rng: Random,
) -> Equities:
    """Return the shares of two to nine hands, exact from the flop on.

    Before the flop, on an empty board, they are sampled, unless so many hands or
    dead cards are known that no more boards than samples are left to come.
    """
    missing = FULL_BOARD - len(board)
    left = cards_left(hands, board, dead, needed=missing)
    if board or comb(len(left), missing) <= samples:
        return exact_equities(hands, board, dead)
    return sampled_equities(hands, board, dead, samples=samples, rng=rng)


def exact_equities(
    hands: Sequence[Sequence[Card]],
    board: Sequence[Card] = (),
    dead: Sequence[Card] = (),
) -> Equities:
    """Return the shares of two to nine hands over every board that may come.

    There are at most 820 ways to go on from a flop, but a million and more from an
    empty board, which take seconds. Dead cards cannot come.

    >>> from quizzes.poker.cards import parse_cards
    >>> hands = parse_cards("As 2d Kc Kh"), parse_cards("Ad 2s Qc Qh")
    >>> found = exact_equities(hands, parse_cards("3s 7d 8c Js Th"))
    >>> [str(share.equity) for share in found.shares]
    ['3/4', '1/4']
    """
    _check_hand_count(hands)
    missing = FULL_BOARD - len(board)
    boards = combinations(cards_left(hands, board, dead, needed=missing), missing)
    outcomes = Counter(outcome_of(hands, (*board, *cards)) for cards in boards)
    return equities_of(range(len(hands)), outcomes, is_exact=True)


def sampled_equities(
    hands: Sequence[Sequence[Card]],
    board: Sequence[Card] = (),
    dead: Sequence[Card] = (),
    *,
    samples: int,
    rng: Random,
) -> Equities:
    """Return the shares of two to nine hands over as many random boards as asked for.

    The board is empty, as before the flop, or a flop, turn or river.
    """
    _check_hand_count(hands)
    missing = FULL_BOARD - len(board)
    left = cards_left(hands, board, dead, needed=missing)

    def deal() -> Outcome:
        return outcome_of(hands, (*board, *rng.sample(left, missing)))

    outcomes = sampled_outcomes(deal, samples)
    return equities_of(range(len(hands)), outcomes, is_exact=False)


def cards_left(
    hands: Sequence[Sequence[Card]],
    board: Sequence[Card],
    dead: Sequence[Card],
    *,
    needed: int,
) -> tuple[Card, ...]:
    """Return the cards that may still be dealt, if they suffice and all is right."""
    for hole in hands:
        check_count(hole, HOLE_COUNTS, group="hole")
    if board:
        check_count(board, BOARD_COUNTS, group="board")
    seen = (*chain.from_iterable(hands), *board, *dead)
    check_distinct(seen)
    left = unseen_cards(seen)
    if needed > len(left):
        raise ShortDeckError(needed=needed, left=len(left))
    return left


def outcome_of(hands: Sequence[Sequence[Card]], board: Sequence[Card]) -> Outcome:
    """Return who wins the high and who the low on a full board."""
    highs = [high_strength(hole, board) for hole in hands]
    lows = [low_strength(hole, board) for hole in hands]
    return _best_of(highs), _best_of(lows) if any(lows) else ()


def sampled_outcomes(deal: Callable[[], Outcome], samples: int) -> Counter[Outcome]:
    """Return how often each outcome came in as many deals as asked for."""
    if samples < FEWEST_SAMPLES:
        raise ValueError(f"a sample of {FEWEST_SAMPLES} or more, not of {samples}")
    return Counter(deal() for _ in range(samples))


def equities_of(
    seats: Iterable[int], outcomes: Mapping[Outcome, int], *, is_exact: bool
) -> Equities:
    """Return the shares of the hands in these seats, by how often each outcome came."""
    deals = sum(outcomes.values())
    with_low = sum(count for (_, low), count in outcomes.items() if low)
    return Equities(
        shares=tuple(_share_of(seat, outcomes, is_exact=is_exact) for seat in seats),
        deals=deals,
        is_exact=is_exact,
        with_low=Fraction(with_low, deals),
    )


def _check_hand_count(hands: Sequence[Sequence[Card]]) -> None:
    least, most = HAND_COUNTS
    if not least <= len(hands) <= most:
        raise HandCountError(len(hands))


def _best_of(strengths: Sequence[int]) -> Seats:
    best = max(strengths)
    return tuple(seat for seat, strength in enumerate(strengths) if strength == best)


def _share_of(seat: int, outcomes: Mapping[Outcome, int], *, is_exact: bool) -> Share:
    deals = sum(outcomes.values())

    def mean(worth: Callable[[Seats, Seats], Fraction | bool]) -> Fraction:
        won = (worth(*outcome) * count for outcome, count in outcomes.items())
        return Fraction(sum(won), deals)

    def part(high: Seats, low: Seats) -> Fraction:
        return _part_of_high(seat, high, low) + _part_of_low(seat, low)

    def deviation(high: Seats, low: Seats) -> Fraction:
        return (part(high, low) - equity) ** 2

    equity = mean(part)
    return Share(
        from_high=mean(lambda high, low: _part_of_high(seat, high, low)),
        from_low=mean(lambda _, low: _part_of_low(seat, low)),
        scoops=mean(lambda high, low: part(high, low) == 1),
        wins_high=mean(lambda high, _: high == (seat,)),
        ties_high=mean(lambda high, _: seat in high and len(high) > 1),
        wins_low=mean(lambda _, low: low == (seat,)),
        ties_low=mean(lambda _, low: seat in low and len(low) > 1),
        error=0.0 if is_exact else sqrt(mean(deviation) / (deals - 1)),
    )


def _part_of_high(seat: int, high: Seats, low: Seats) -> Fraction:
    """Return what a hand wins for the high: half the pot is the low's, if one is."""
    if seat not in high:
        return Fraction()
    return Fraction(1, 2 * len(high) if low else len(high))


def _part_of_low(seat: int, low: Seats) -> Fraction:
    return Fraction(1, 2 * len(low)) if seat in low else Fraction()
