"""Two starting hands, each dealt again to random hands as often as time allows."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import hypot, sqrt
from random import Random
from typing import Self

from quizzes.poker.cards import DECK, Card
from quizzes.poker.slow import choices_of
from quizzes.questions.recounts.chips import winners_among
from quizzes.questions.recounts.told import Recount, Said, Step
from quizzes.questions.starting_hands import table
from quizzes.questions.starting_hands.matches import A, B, Match

BOARD = 5

# A choice takes about 7 microseconds of processor time.
MOST_CHOICES = 32_000

# By chance a sample is wrong by so much less often than once in ten thousand.
LEAST_ERRORS = 4


@dataclass(frozen=True, slots=True)
class Sampled:
    """The part of the pot that a hand got on average, and a bound of its error."""

    value: float
    error: float

    @classmethod
    def of(cls, parts: Sequence[float]) -> Self:
        """Return the average of parts, with the error as if all were won or lost.

        One deal more that is won and one that is lost keep it above 0, where a hand
        won nothing in so few deals.
        """
        count = len(parts)
        likely = (sum(parts) + 1) / (count + 2)
        return cls(sum(parts) / count, sqrt(likely * (1 - likely) / count))


def recount_match(question: Match) -> Recount:
    """Deal either hand again, and say which is better where that can be told.

    The deals are the same each time: they follow from the question.
    """
    rng, count = Random(str(question.write())), deals_of(question)
    sampled, steps = dict[str, Sampled](), []
    for name, hand in question.hands.items():
        parts = tuple(_parts_won(rng, hand, question.opponents, count))
        sampled[name] = Sampled.of(parts)
        steps.append(_told(question, name, sampled[name], count))
    better = better_of(sampled[A], sampled[B])
    if better is None:
        steps.append(Step.of(Said.SAMPLE_IS_SHORT, deals=table.DEALS))
        return Recount(steps=tuple(steps))
    steps.append(Step.of(Said.SAMPLE_DECIDES, name=better, errors=LEAST_ERRORS))
    return Recount(steps=tuple(steps), answers={"better": frozenset({better})})


def deals_of(question: Match) -> int:
    """Return how many deals of either hand can be judged in a quarter of a second."""
    cards = len(question.a)
    # Every two cards of a hand make ten choices with three of the board.
    choices = 10 * cards * (cards - 1) // 2 * (1 + question.opponents)
    return MOST_CHOICES // (2 * choices)


def better_of(a: Sampled, b: Sampled) -> str | None:
    """Return which hand is better, None where chance could explain the difference.

    >>> better_of(Sampled(0.6, 0.03), Sampled(0.3, 0.04))
    'a'
    >>> better_of(Sampled(0.6, 0.03), Sampled(0.5, 0.04))
    """
    if abs(a.value - b.value) <= LEAST_ERRORS * hypot(a.error, b.error):
        return None
    return A if a.value > b.value else B


def _parts_won(
    rng: Random, hand: tuple[Card, ...], opponents: int, count: int
) -> Iterator[float]:
    """Yield which part of the pot a hand gets in each of so many deals."""
    left = [card for card in DECK if card not in hand]
    for _deal in range(count):
        dealt = rng.sample(left, BOARD + opponents * len(hand))
        board, others = dealt[:BOARD], dealt[BOARD:]
        hands = [hand] + [others[seat::opponents] for seat in range(opponents)]
        yield part_won(hands, board)


def part_won(hands: list[tuple[Card, ...] | list[Card]], board: list[Card]) -> float:
    """Return which part of the pot the first of some hands gets."""
    choices = {seat: choices_of(hand, board) for seat, hand in enumerate(hands)}
    high, low = winners_among(choices, choices)
    of_high = (0 in high) / len(high)
    return (of_high + (0 in low) / len(low)) / 2 if low else of_high


def _told(question: Match, name: str, sampled: Sampled, count: int) -> Step:
    return Step.of(
        Said.DEALS_SAMPLED,
        name=name,
        count=count,
        part=sampled.value,
        error=sampled.error,
        of_table=question.shares[name].pot.value,
    )
