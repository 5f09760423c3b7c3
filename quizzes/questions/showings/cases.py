"""How a hand ends and what decides who shows, and hands that end so."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from quizzes.poker.betting.streets import Street
from quizzes.questions.deals import MOST_TRIES, cards_of
from quizzes.questions.played.pot_cases import CHANCE, went_on
from quizzes.questions.played.settlement_cases import (
    DEALS,
    HIGH_RANKS,
    Set,
    Setting,
    set_nothing,
    set_tie,
    with_cards,
)
from quizzes.questions.played.styles import AGGRESSIVE, CALLING_STATION, LOOSE, PASSIVE
from quizzes.questions.played.tables import Plan, play
from quizzes.questions.showings.hands import EndedHand
from quizzes.questions.showings.orders import (
    beats,
    beats_high,
    mucks_by,
    right_shown,
)
from quizzes.questions.terms import Terms

# More hands than these make a long answer, and teach nothing more.
MOST_SHOWN = 4


def set_either_tie(rng: Random, seats: Sequence[int]) -> Set:
    """Give two seats a low that ties, or two pair of the same ranks."""
    if rng.random() < 0.5:
        return set_tie(rng, seats)
    ranks = rng.sample(HIGH_RANKS, 2)
    board = cards_of(rng, ranks)
    first, second = rng.sample(seats, 2)
    hand = cards_of(rng, ranks, taken=board)
    other = cards_of(rng, ranks, taken=(*board, *hand))
    return Set(board, {first: hand, second: other})


SHOWN = Plan((2, 3, 3, 4), callers=3, keen=0.7, pots=(1,), showdown=True)
# Where somebody bets and somebody calls, more hands come to a bet on the river.
LIVELY = replace(SHOWN, keen=0.9, styles=(AGGRESSIVE, CALLING_STATION, LOOSE))
PASSIVE_TABLE = replace(SHOWN, keen=1.0, styles=(PASSIVE,))
PLANS: dict[str, tuple[Plan, Setting]] = {
    "bet-on-river": (LIVELY, set_nothing),
    "checked-river": (SHOWN, set_nothing),
    "no-bet-at-all": (PASSIVE_TABLE, set_nothing),
    "all-folded": (Plan((3, 4, 5), callers=1, quitters=1, keen=0.5), set_nothing),
    "may-muck": (LIVELY, set_nothing),
    "low-saves": (LIVELY, set_nothing),
    "tie-shows": (LIVELY, set_either_tie),
    "all-in": (
        Plan(
            (2, 3, 3),
            short=(1,),
            depth=20,
            callers=2,
            keen=0.9,
            pots=(1,),
            showdown=True,
        ),
        set_nothing,
    ),
    "side-pot-first": (
        Plan((3, 4), short=(1, 2), callers=2, pots=(2, 3), showdown=True),
        set_nothing,
    ),
}


def case_of(hand: EndedHand) -> str:
    """Return what decides who shows, and in which order.

    How the betting ended counts first. Only where the river was bet and nobody is
    all-in it is what the cards make of those who come after the first.
    """
    ending = ending_of(hand)
    if ending != "bet-on-river":
        return ending
    right = right_shown(hand)
    if mucks_by(beats, hand, right.order) != right.mucks:
        return "tie-shows"
    if mucks_by(beats_high, hand, right.order) != right.mucks:
        return "low-saves"
    return "may-muck" if right.mucks else "bet-on-river"


def ending_of(hand: EndedHand) -> str:
    """Return the case as far as the betting tells it."""
    if len(hand.live) == 1:
        return "all-folded"
    stakes = sorted(hand.stakes.contributed[seat] for seat in hand.live)
    # What only one has put in above the second highest stake is returned.
    if stakes[0] < stakes[-2]:
        return "side-pot-first"
    if any(player.is_all_in for player in hand.rounds[-1].live):
        return "all-in"
    bets = [betting.street for betting in hand.rounds if betting.aggressor is not None]
    if not bets:
        return "no-bet-at-all"
    return "bet-on-river" if Street.RIVER in bets else "checked-river"


# What the cards make of a hand that was bet on the river.
OF_CARDS = ("bet-on-river", "may-muck", "low-saves", "tie-shows")


def deal_case(rng: Random, terms: Terms, case: str) -> EndedHand:
    """Play a hand and deal its cards, aiming at a case."""
    plan, setting = PLANS[case]
    wished = "bet-on-river" if case in OF_CARDS else case
    dealt = None
    for _ in range(MOST_TRIES):
        hand = play_on(rng, terms, plan)
        if hand is None or ending_of(hand) != wished:
            continue
        for _deal in range(DEALS):
            dealt = with_hands(rng, hand, terms, setting)
            if case_of(dealt) == case:
                return dealt
    return dealt or deal_any(rng, terms)


def deal_any(rng: Random, terms: Terms) -> EndedHand:
    """Play a hand that went on, with cards by chance."""
    while True:
        hand = play_on(rng, terms, CHANCE)
        if hand is not None:
            return with_hands(rng, hand, terms, lambda rng, seats: Set((), {}))


def play_on(rng: Random, terms: Terms, plan: Plan) -> EndedHand | None:
    """Play a hand without cards; None where it does not fit or many would show."""
    hand = play(rng, terms, plan)
    if hand is None or not went_on(hand) or len(hand.live) > MOST_SHOWN:
        return None
    return EndedHand(
        game=hand.game,
        stacks=hand.stacks,
        actions=hand.actions,
        posts=hand.posts,
        chip_unit=hand.chip_unit,
        rules=hand.rules,
    )


def with_hands(
    rng: Random, hand: EndedHand, terms: Terms, setting: Setting
) -> EndedHand:
    """Deal a board and the hands of those still in; none where one is left."""
    if hand.showdown is None:
        return hand
    return with_cards(rng, hand, terms.variant, setting)
