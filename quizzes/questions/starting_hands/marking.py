"""Marking which starting hand is better, and what to say about the two."""

from collections.abc import Iterator

from quizzes.poker.cards import Card, write_cards
from quizzes.questions.base import Part
from quizzes.questions.facts import Fact, Finding
from quizzes.questions.lows.ranks import low_ranks
from quizzes.questions.starting_hands import table
from quizzes.questions.starting_hands.cases import order_turns
from quizzes.questions.starting_hands.features import (
    MOST_PLAY,
    can_make_low,
    danglers,
    has_ace_deuce,
    has_suited_ace,
    highest_pair,
    is_middle,
    most_alike,
    most_suited,
)
from quizzes.questions.starting_hands.matches import Match
from quizzes.questions.starting_hands.shares import OPPONENTS, Share
from quizzes.questions.starting_hands.wrong_rules import (
    BETTER,
    MORE_HIGHS,
    MORE_LOWS,
    right_hands,
)


def tell_opponents(match: Match) -> tuple[Finding, ...]:
    """Tell against how many each hand plays."""
    return (Finding.of(Fact.OPPONENTS_ARE, count=match.opponents),)


def hint_low_ranks(match: Match) -> Finding:
    """Tell how many different low ranks each hand has."""
    counts = {name: len(low_ranks(hand)) for name, hand in match.hands.items()}
    return Finding(Fact.HINT_STARTING_HANDS, counts)


def mark_hand(match: Match, field: str, name: str | None) -> Part:
    """Mark the hand that was chosen for a field, None where it was to be shown."""
    about = {BETTER: about_better, MORE_HIGHS: about_highs, MORE_LOWS: about_lows}
    credit = float(name == right_hands(match)[field])
    return Part(field, credit, tuple(about[field](match)))


def about_better(match: Match) -> Iterator[Finding]:
    """Tell what each hand gets, what of it can win, and how sure that is."""
    ours, theirs = shares_in_order(match)
    yield _compared(Fact.POT_COMPARED, match, ours.pot.value, theirs.pot.value)
    yield _compared(Fact.SCOOPS_COMPARED, match, ours.scoops, theirs.scoops)
    if order_turns(match):
        yield _turning(match)
    for name in match.in_order:
        yield from what_wins(name, match.hands[name])
        yield from what_does_not(name, match.hands[name])
    error = max(ours.pot.error, theirs.pot.error)
    yield Finding.of(Fact.SHARES_SAMPLED, count=table.DEALS, error=error)


def about_highs(match: Match) -> Iterator[Finding]:
    """Tell what part of the pot comes of each hand's highs."""
    ours, theirs = shares_in_order(match)
    yield _compared(Fact.HIGHS_COMPARED, match, ours.highs.value, theirs.highs.value)


def about_lows(match: Match) -> Iterator[Finding]:
    """Tell what part of the pot comes of each hand's lows, and how often one wins."""
    ours, theirs = shares_in_order(match)
    yield _compared(Fact.LOWS_WON_COMPARED, match, ours.low_wins, theirs.low_wins)
    yield _compared(Fact.LOWS_BRING, match, ours.lows.value, theirs.lows.value)


def what_wins(name: str, hand: tuple[Card, ...]) -> Iterator[Finding]:
    """Tell what of a hand can win."""
    if has_ace_deuce(hand):
        yield Finding.of(Fact.ACE_DEUCE_HELD, hand=name)
    if has_suited_ace(hand):
        yield Finding.of(Fact.ACE_SUITED, hand=name)
    pair = highest_pair(hand)
    if pair and most_alike(hand)[1] <= MOST_PLAY:
        yield Finding.of(Fact.PAIR_HELD, hand=name, rank=pair)


def what_does_not(name: str, hand: tuple[Card, ...]) -> Iterator[Finding]:
    """Tell what of a hand is too much, or of no use."""
    rank, count = most_alike(hand)
    if count > MOST_PLAY:
        yield Finding.of(Fact.RANK_HELD_THRICE, hand=name, rank=rank, count=count)
    if most_suited(hand) > MOST_PLAY:
        yield Finding.of(Fact.SUIT_HELD_THRICE, hand=name, count=most_suited(hand))
    if is_middle(hand):
        yield Finding.of(Fact.CARDS_ARE_MIDDLE, hand=name)
    if idle := danglers(hand):
        values = {"hand": name, "cards": write_cards(idle), "count": len(idle)}
        yield Finding(Fact.CARDS_DANGLE, values)
    if not can_make_low(hand):
        yield Finding.of(Fact.HAND_MAKES_NO_LOW, hand=name)


def shares_in_order(match: Match) -> tuple[Share, Share]:
    """Return what the better hand gets, and what the other one does."""
    better, worse = match.in_order
    return match.shares[better], match.shares[worse]


def _compared(fact: Fact, match: Match, ours: float, theirs: float) -> Finding:
    """Tell a figure of the better hand and the same of the other one."""
    better, worse = match.in_order
    return Finding.of(
        fact, hand=better, other_hand=worse, share=ours, other_share=theirs
    )


def _turning(match: Match) -> Finding:
    """Tell the least numbers of opponents with which either hand is better."""
    winners = {count: match.against(count).clear_winner for count in OPPONENTS}
    few, hand = next((n, name) for n, name in winners.items() if name)
    many, other = next(
        (n, name) for n, name in winners.items() if name not in (None, hand)
    )
    return Finding.of(Fact.ORDER_TURNS, hand=hand, few=few, other_hand=other, many=many)
