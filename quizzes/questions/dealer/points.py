"""The points of a hand at which the dealer is asked, in the order of the game."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields as dataclass_fields
from dataclasses import replace
from functools import lru_cache
from operator import itemgetter
from random import Random
from typing import Any

from quizzes.poker.betting.hands import Hand
from quizzes.poker.betting.streets import Street
from quizzes.questions import (
    KINDS,
    blinds_and_posts,
    call_or_raise,
    settlement,
    showdown_order,
    side_pots,
    whose_turn,
)
from quizzes.questions.asking import Asked
from quizzes.questions.dealer.addresses import HandAddress, PointAddress
from quizzes.questions.dealer.hands import deal_hand, moments_of
from quizzes.questions.played.hands import PlayedHand
from quizzes.questions.posts.seatings import Arrival, Seating
from quizzes.questions.showings.cases import MOST_SHOWN
from quizzes.questions.showings.hands import EndedHand
from quizzes.questions.turns.amounts import is_asked
from quizzes.questions.turns.stopped import (
    OwnTurn,
    StoppedHand,
    as_it_lies,
    has_gone_on,
    round_of,
)

# So many questions of a kind are enough in one hand.
MOST_TURNS = 3
MOST_AMOUNTS = 3
MOST_POTS_ASKED = 1

type Asking = tuple[str, Any]
"""The name of a kind, and its question."""


@lru_cache(maxsize=256)
def points_of(address: HandAddress) -> tuple[Asked, ...]:
    """Return what is asked in the hand of an address, always the same.

    >>> points = points_of(HandAddress.read("1.4-limit.default.seats6.7k3m9q0b"))
    >>> points[0].address.kind, points[-1].address.kind
    ('blinds-and-posts', 'settlement')
    """
    hand = deal_hand(address)
    rng = Random(f"dealer/points/{address.code}")
    return tuple(
        Asked(
            PointAddress(kind=kind, hand=address, place=place),
            question,
            KINDS[kind].case_of(question),
        )
        for place, (kind, question) in enumerate(_askings(rng, hand), start=1)
    )


def _askings(rng: Random, hand: PlayedHand) -> Iterator[Asking]:
    yield blinds_and_posts.NAME, seating_of(hand)
    yield from _betting(rng, hand)
    if len(hand.live) == 1:
        yield showdown_order.NAME, _as(EndedHand, _so_far(hand, hand.betting))
        yield side_pots.NAME, _so_far(hand, hand.betting)
        return
    if len(hand.live) <= MOST_SHOWN:
        yield showdown_order.NAME, _as(EndedHand, hand)
    yield settlement.NAME, hand


def seating_of(hand: PlayedHand) -> Seating:
    """Return the table before the deal; who posts beside the blinds missed both."""
    seating = Seating(blinds=hand.game.blinds, seats=hand.seats, stacks=hand.stacks)
    for seat, _post in hand.posts:
        return replace(seating, comes=seat, arrival=Arrival.MISSED_BOTH)
    return seating


def _betting(rng: Random, hand: PlayedHand) -> list[Asking]:
    """Return what is asked while the betting goes on, in the order of the actions."""
    moments = list(moments_of(hand))
    chosen = [
        *_most_telling(rng, _pots_of_streets(hand, moments), MOST_POTS_ASKED),
        *_most_telling(rng, _turns(hand, moments), MOST_TURNS),
        *_most_telling(rng, _amounts(hand, moments), MOST_AMOUNTS),
    ]
    return [asking for _place, asking in sorted(chosen, key=itemgetter(0))]


def _pots_of_streets(hand: PlayedHand, moments: Sequence[Hand]) -> dict[int, Asking]:
    """Return what is asked of the pots where a street was bet and another follows.

    Before anybody is all-in there is one pot, which is asked for as late as it can be.
    """
    ends = {
        place: (side_pots.NAME, _so_far(hand, moment))
        for place, moment in enumerate(moments)
        if has_gone_on(moment) and round_of(moment).actions
    }
    parted = {
        place: asking
        for place, asking in ends.items()
        if any(player.is_all_in for player in moments[place].betting.players)
    }
    return parted or dict(list(ends.items())[-1:])


def _turns(hand: PlayedHand, moments: Sequence[Hand]) -> dict[int, Asking]:
    """Return the question whose turn it is, at every moment."""
    return {
        place: (whose_turn.NAME, _as(StoppedHand, _so_far(hand, moment)))
        for place, moment in enumerate(moments)
    }


def _amounts(hand: PlayedHand, moments: Sequence[Hand]) -> dict[int, Asking]:
    """Return what a call costs and to what one may raise, at every turn."""
    return {
        place: (call_or_raise.NAME, _as(OwnTurn, _so_far(hand, moment, moment.street)))
        for place, moment in enumerate(moments)
        if is_asked(moment)
    }


def _most_telling(
    rng: Random, askings: Mapping[int, Asking], most: int
) -> list[tuple[int, Asking]]:
    """Return the places and questions of the rarest cases, a few of each.

    The routine runs: of one case one question is enough, and two questions do not
    stand side by side.
    """
    order = sorted(askings, key=lambda n: -_rarity(*askings[n]) - rng.random())
    chosen: list[int] = []
    cases = set[str]()
    for place in order:
        kind, question = askings[place]
        case = KINDS[kind].case_of(question)
        if case in cases or any(abs(place - other) < 2 for other in chosen):
            continue
        cases.add(case)
        chosen.append(place)
        if len(chosen) == most:
            break
    return [(place, askings[place]) for place in chosen]


def _rarity(kind: str, question: Any) -> int:
    """Return the first level at which a question of such a case is asked."""
    case, levels = KINDS[kind].case_of(question), KINDS[kind].LEVELS
    return min(level for level in levels if case in levels[level])


def _so_far(hand: PlayedHand, moment: Hand, street: Street | None = None) -> PlayedHand:
    """Return a hand as it was at a moment, with the board that lay open then.

    The street is that of the last action, or the one that is told.
    """
    street = street or as_it_lies(moment).street
    open_cards = hand.board[: street.board_count]
    return replace(hand, actions=moment.actions, hole=(), board=open_cards)


def _as[Kept: PlayedHand](kept: type[Kept], hand: PlayedHand) -> Kept:
    """Return the same hand as another kind of question keeps it."""
    return kept(
        **{part.name: getattr(hand, part.name) for part in dataclass_fields(hand)}
    )
