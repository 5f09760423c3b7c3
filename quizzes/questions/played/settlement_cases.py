"""What decides a settlement, and hands in which it does."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from random import Random

from quizzes.poker.cards import DECK, Card
from quizzes.poker.rules import Variant
from quizzes.questions.deals import BOARD_COUNT, MOST_TRIES, cards_of, shuffled
from quizzes.questions.played.hands import PlayedHand
from quizzes.questions.played.layers import called_by, folded_between
from quizzes.questions.played.pot_cases import CHANCE, NO_LIMITS
from quizzes.questions.played.pot_cells import MOST_POTS
from quizzes.questions.played.tables import Plan, play
from quizzes.questions.terms import Terms

LOW_RANKS = range(3, 9)
HIGH_RANKS = range(9, 14)

WITH_SHOWDOWN = replace(CHANCE, showdown=True)

# How often cards are dealt to a hand that was played out, before another is played.
DEALS = 12


@dataclass(slots=True)
class Set:
    """Cards set on the board and before seats, ahead of the rest."""

    board: tuple[Card, ...]
    hands: dict[int, tuple[Card, ...]]


type Setting = Callable[[Random, Sequence[int]], Set]
"""Set key cards for the seats still in, those with the smallest stakes first."""


def set_nothing(rng: Random, seats: Sequence[int]) -> Set:
    """Leave the hands to chance; two boards of three allow a low."""
    if rng.random() < 0.4:
        return Set((), {})
    return Set(_low_board(rng), {})


def set_tie(rng: Random, seats: Sequence[int]) -> Set:
    """Give two seats the same ace and deuce, and a low to the board."""
    board, hands = _low_board(rng), dict[int, tuple[Card, ...]]()
    for seat in rng.sample(seats, 2):
        taken = [card for cards in hands.values() for card in cards]
        hands[seat] = cards_of(rng, (1, 2), taken=(*board, *taken))
    return Set(board, hands)


def set_short_low(rng: Random, seats: Sequence[int]) -> Set:
    """Give the shortest stack a good low, and often the deepest another one."""
    board = _low_board(rng)
    hands = {seats[0]: cards_of(rng, (1, 2), taken=board)}
    if rng.random() < 0.5:
        ranks = rng.sample((1, 2, 3, 4), 2)
        hands[seats[-1]] = cards_of(rng, ranks, taken=(*board, *hands[seats[0]]))
    return Set(board, hands)


def set_only_low(rng: Random, seats: Sequence[int]) -> Set:
    """Give the shortest stack a low, and the others cards that make none."""
    board = _low_board(rng)
    setting = Set(board, {seats[0]: cards_of(rng, (1, 2), taken=board)})
    for seat in seats[1:]:
        taken = [card for cards in setting.hands.values() for card in cards]
        ranks = rng.sample(HIGH_RANKS, 3)
        setting.hands[seat] = cards_of(rng, ranks, taken=(*setting.board, *taken))
    return setting


def _low_board(rng: Random) -> tuple[Card, ...]:
    return cards_of(rng, rng.sample(LOW_RANKS, 3))


SIDE_POTS = Plan((3, 4, 5), short=(1, 2), callers=2, pots=(2, 3), showdown=True)
FEW_POTS = replace(SIDE_POTS, seats=(2, 3, 4, 5), pots=(1, 2, 3))
PLANS: dict[str, tuple[Plan, Setting]] = {
    "one-pot": (
        Plan((2, 3, 4), callers=2, keen=0.7, pots=(1,), returns=False, showdown=True),
        set_nothing,
    ),
    "uncalled-bet": (
        Plan(
            (2, 3),
            short=(1,),
            depth=20,
            keen=0.9,
            structures=NO_LIMITS,
            pots=(1,),
            returns=True,
            showdown=True,
        ),
        set_nothing,
    ),
    "same-winners": (SIDE_POTS, set_nothing),
    "other-winners": (SIDE_POTS, set_short_low),
    "folded-above-all-in": (
        Plan(
            (5, 6),
            short=(1,),
            depth=3,
            callers=4,
            quitters=1,
            pots=(1, 2, 3),
            showdown=True,
        ),
        set_nothing,
    ),
    "tied-half": (FEW_POTS, set_tie),
    "no-low-in-side-pot": (SIDE_POTS, set_only_low),
    "odd-chip-in-pot": (FEW_POTS, set_tie),
    "three-side-pots": (
        Plan((5, 6), short=(3, 4), callers=2, pots=(4,), showdown=True),
        set_nothing,
    ),
}


def case_of(hand: PlayedHand) -> str:
    """Return what decides the settlement of a hand.

    The first that applies counts: what is rare or easily missed before what is not.
    """
    pots = [pot for pot in hand.settlement.pots if len(pot.eligible) > 1]
    words = {
        "three-side-pots": len(hand.pots) == MOST_POTS,
        "odd-chip-in-pot": any(award.odd for award in hand.settlement.awards),
        "no-low-in-side-pot": bool(pots[0].low_winners)
        and not all(pot.low_winners for pot in pots),
        "tied-half": any(
            len(pot.high_winners) > 1 or len(pot.low_winners) > 1 for pot in pots
        ),
        "other-winners": len({(pot.high_winners, pot.low_winners) for pot in pots}) > 1,
        "folded-above-all-in": bool(folded_between(hand)),
        "same-winners": len(hand.pots) > 1,
        "uncalled-bet": bool(hand.returned),
        "one-pot": True,
    }
    return next(case for case, holds in words.items() if holds)


def deal_case(rng: Random, terms: Terms, case: str) -> PlayedHand:
    """Play a hand and deal its cards, aiming at a case."""
    plan, setting = PLANS[case]
    dealt = None
    for _ in range(MOST_TRIES):
        hand = play(rng, terms, plan)
        if hand is None or not could_be(hand, case):
            continue
        for _deal in range(DEALS):
            dealt = with_cards(rng, hand, terms.variant, setting)
            if case_of(dealt) == case:
                return dealt
    return dealt or deal_any(rng, terms)


def could_be(hand: PlayedHand, case: str) -> bool:
    """Return whether chips alone do not rule a case out."""
    return case != "folded-above-all-in" or bool(folded_between(hand))


def deal_any(rng: Random, terms: Terms) -> PlayedHand:
    """Play a hand to a showdown, with cards by chance."""
    while True:
        hand = play(rng, terms, WITH_SHOWDOWN)
        if hand is not None:
            return with_cards(rng, hand, terms.variant, lambda rng, seats: Set((), {}))


def with_cards[Hand: PlayedHand](
    rng: Random, hand: Hand, variant: Variant, setting: Setting
) -> Hand:
    """Deal a board and the hands of those still in, around cards that are set."""
    called = called_by(hand)
    placed = setting(rng, sorted(hand.live, key=lambda seat: called[seat]))
    taken = {*placed.board, *(card for own in placed.hands.values() for card in own)}
    rest = shuffled(rng, (card for card in DECK if card not in taken))
    left = iter(rest)

    def fill(cards: tuple[Card, ...], count: int) -> tuple[Card, ...]:
        more = tuple(next(left) for _ in range(count - len(cards)))
        return shuffled(rng, (*cards, *more))

    board = fill(placed.board, BOARD_COUNT)
    hole = tuple(
        (seat, fill(placed.hands.get(seat, ()), variant.hole_count))
        for seat in hand.live
    )
    return replace(hand, board=board, hole=hole)
