"""What learners believe of starting hands, and which hand they choose by it."""

from collections.abc import Callable, Iterable

from quizzes.poker.cards import Card
from quizzes.poker.lows import ACE
from quizzes.questions.lows.ranks import low_rank, low_ranks
from quizzes.questions.misconceptions import Misconception, WrongRule
from quizzes.questions.starting_hands.features import (
    MOST_PLAY,
    highest_pair,
    most_alike,
    most_suited,
)
from quizzes.questions.starting_hands.matches import HEADS_UP, A, B, Match

BETTER, MORE_HIGHS, MORE_LOWS = "better", "more_highs", "more_lows"

# Above every rank: what somebody has who holds no low card.
NO_LOW_CARD = ACE + 1

type Worth = Callable[[tuple[Card, ...]], int]
"""How much somebody thinks of a hand: the hand with more of it is taken for better."""


def has_ace(hand: Iterable[Card]) -> int:
    """Think the better of a hand with an ace, whatever lies beside it."""
    return int(any(card.rank == ACE for card in hand))


def cards_alike(hand: tuple[Card, ...]) -> int:
    """Think the better of three of a rank, and still more of four."""
    count = most_alike(hand)[1]
    return count if count > MOST_PLAY else 0


def low_cards(hand: Iterable[Card]) -> int:
    """Count the cards of eight or lower, those of one rank each for itself."""
    return sum(low_rank(card) in low_ranks([card]) for card in hand)


def sum_of_ranks(hand: Iterable[Card]) -> int:
    """Add the ranks up, an ace as the highest."""
    return sum(card.rank for card in hand)


def has_low_card(hand: Iterable[Card]) -> int:
    """Think that one low card is enough to win a low."""
    return int(bool(low_ranks(hand)))


def lowest_card(hand: Iterable[Card]) -> int:
    """Judge a low by its lowest card alone."""
    return -min(low_ranks(hand), default=NO_LOW_CARD)


def choosing(**worths: Worth) -> WrongRule:
    """Return the hands that are chosen by what somebody thinks of, field by field.

    A field is left out where both hands are worth the same, or where it is not asked.
    """

    def answers(match: Match) -> dict[str, frozenset[str]]:
        asked = right_hands(match)
        return {
            field: frozenset({A if worth(match.a) > worth(match.b) else B})
            for field, worth in worths.items()
            if field in asked and worth(match.a) != worth(match.b)
        }

    return answers


def opponents_ignored(match: Match) -> dict[str, frozenset[str]]:
    """Choose what is clearly better heads-up, however many opponents there are."""
    name = match.against(HEADS_UP).clear_winner
    return {BETTER: frozenset({name})} if name else {}


def right_hands(match: Match) -> dict[str, str]:
    """Return the right hand of each field; a half that is too close is not asked."""
    right = {
        BETTER: match.better,
        MORE_HIGHS: match.more_highs,
        MORE_LOWS: match.more_lows,
    }
    return {field: name for field, name in right.items() if name is not None}


WRONG_RULES: dict[Misconception, WrongRule] = {
    Misconception.HIGH_PAIR_FIRST: choosing(
        better=highest_pair, more_highs=highest_pair
    ),
    Misconception.ANY_ACE_IS_GOOD: choosing(better=has_ace),
    Misconception.TRIPS_ARE_GOOD: choosing(better=cards_alike, more_highs=cards_alike),
    Misconception.MOST_LOW_CARDS: choosing(better=low_cards, more_lows=low_cards),
    Misconception.RANKS_ADDED_UP: choosing(better=sum_of_ranks),
    Misconception.ONE_LOW_CARD_ENOUGH: choosing(
        better=has_low_card, more_lows=lowest_card
    ),
    Misconception.MORE_OF_A_SUIT: choosing(better=most_suited, more_highs=most_suited),
    Misconception.OPPONENTS_IGNORED: opponents_ignored,
}
TRAP_CASES = {
    Misconception.HIGH_PAIR_FIRST: ("low-beats-high", "better-low"),
    Misconception.ANY_ACE_IS_GOOD: ("better-high",),
    Misconception.TRIPS_ARE_GOOD: ("three-of-a-rank",),
    Misconception.MOST_LOW_CARDS: ("better-low", "high-beats-low"),
    Misconception.RANKS_ADDED_UP: ("low-beats-high", "better-low"),
    Misconception.ONE_LOW_CARD_ENOUGH: ("high-beats-low", "better-low"),
    Misconception.MORE_OF_A_SUIT: ("three-of-a-suit",),
    Misconception.OPPONENTS_IGNORED: ("order-turns",),
}
