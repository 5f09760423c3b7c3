"""Whole hands, played by simple styles and dealt so that there is something to do."""

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from random import Random

from quizzes.poker.betting.hands import Hand, start_hand
from quizzes.questions.dealer.addresses import HandAddress
from quizzes.questions.played.hands import PlayedHand, seats_from
from quizzes.questions.played.pot_cells import MOST_POTS
from quizzes.questions.played.settlement_cases import (
    Setting,
    set_nothing,
    set_only_low,
    set_short_low,
    set_tie,
    with_cards,
)
from quizzes.questions.played.styles import RAISER, STYLES
from quizzes.questions.played.tables import Plan, play

# How many of the seats are short, by how many there are.
SHORT = {2: (0, 1), 3: (0, 1, 2)}
SHORT_AMONG_MORE = (0, 0, 1, 1, 2, 3)

# Hands that end early are dealt too, but there is less to learn from them.
KEPT_BEFORE_FLOP = 0.15
KEPT_WITHOUT_SHOWDOWN = 1.0
KEPT_WITH_ONE_POT = 0.6

# Among so many hands there are enough cards to set some before each.
FEW = range(2, 5)

# What the cards are like: by chance, or so that halves are tied, or go different ways.
SETTINGS: tuple[Setting, ...] = (
    set_nothing,
    set_nothing,
    set_nothing,
    set_tie,
    set_short_low,
    set_only_low,
)


@lru_cache(maxsize=256)
def deal_hand(address: HandAddress) -> PlayedHand:
    """Return the hand of an address, always the same, played to its end.

    Whoever is still in at the end has cards; there is a board of five.

    >>> hand = deal_hand(HandAddress.read("1.4-limit.default.seats6.7k3m9q0a"))
    >>> len(hand.seats), str(hand.game.structure), len(hand.board)
    (6, 'limit', 5)
    """
    rng = address.rng()
    plan = _plan(address.seats)
    hand = next(
        hand for hand in _hands(rng, address, plan) if rng.random() < _worth(hand)
    )
    hand = seated_from(hand, rng.choice(hand.seats))
    setting = rng.choice(SETTINGS) if len(hand.live) in FEW else set_nothing
    return with_cards(rng, hand, address.terms.variant, setting)


def seated_from(hand: PlayedHand, first: int) -> PlayedHand:
    """Return the same hand without cards, with another seat first left of the button.

    >>> hand = deal_hand(HandAddress.read("1.4-limit.default.seats6.7k3m9q0a"))
    >>> seated_from(hand, 3).seats
    (3, 4, 5, 6, 1, 2)
    """
    names = dict(zip(hand.seats, seats_from(first, len(hand.seats)), strict=True))
    return replace(
        hand,
        first_seat=first,
        actions=tuple(
            replace(action, seat=names[action.seat]) for action in hand.actions
        ),
        posts=tuple((names[seat], post) for seat, post in hand.posts),
        hole=(),
        board=(),
    )


def moments_of(hand: PlayedHand) -> Iterator[Hand]:
    """Yield a hand as it stood before and after each of its actions."""
    moment = start_hand(hand.table)
    yield moment
    for action in hand.actions:
        moment = moment.act(action)
        yield moment


def _plan(seats: int) -> Plan:
    return Plan(
        (seats,),
        short=SHORT.get(seats, SHORT_AMONG_MORE),
        callers=2,
        quitters=1 if seats > 4 else 0,
        dead=0.2,
        styles=(*STYLES, *STYLES, RAISER),
        short_blind=0.03,
    )


def _hands(rng: Random, address: HandAddress, plan: Plan) -> Iterator[PlayedHand]:
    while True:
        hand = play(rng, address.terms, plan)
        if hand is not None and len(hand.pots) <= MOST_POTS:
            yield hand


def _worth(hand: PlayedHand) -> float:
    """Return how often such a hand is kept rather than another one dealt."""
    if len(hand.log) == 1 and len(hand.live) == 1:
        return KEPT_BEFORE_FLOP
    if len(hand.live) == 1:
        return KEPT_WITHOUT_SHOWDOWN
    return KEPT_WITH_ONE_POT if len(hand.pots) == 1 else 1.0
