"""Wrong rules about the next card: the ranks that their believers would name."""

from collections.abc import Callable

from quizzes.questions.deals import EarlyDeal
from quizzes.questions.fields import Options
from quizzes.questions.misconceptions import Misconception
from quizzes.questions.next_cards.ranks import (
    Ranks,
    doubled_ranks,
    harmful_ranks,
    idle_ranks,
    is_nut_low,
    low_of,
    options_of,
    unpaired_harmful_ranks,
    used_ranks,
)

ACE = 1
WHEEL = (5, 4, 3, 2, 1)


def ace_cannot_hurt(deal: EarlyDeal) -> Ranks:
    """Take an ace on the board for harmless, since it is the lowest card."""
    return harmful_ranks(deal) - {ACE}


def protection_forgotten(deal: EarlyDeal) -> Ranks:
    """Name both ranks in use where a third low card would step in for them."""
    return harmful_ranks(deal) if has_wheel(deal) else _used_if(deal, is_nut_low(deal))


def wheel_can_be_passed(deal: EarlyDeal) -> Ranks:
    """Name both ranks in use though no low is better than the wheel."""
    return _used_if(deal, has_wheel(deal))


def every_pair_counterfeits(deal: EarlyDeal) -> Ranks:
    """Name every rank in use of a low that is not the nuts."""
    return _used_if(deal, not is_nut_low(deal))


def pair_in_hand_protects(deal: EarlyDeal) -> Ranks:
    """Take a rank that the hand holds twice for safe."""
    return harmful_ranks(deal) - doubled_ranks(deal)


def third_card_always_protects(deal: EarlyDeal) -> Ranks:
    """Take a nut low for safe as soon as the hand holds a third low rank."""
    is_thought_safe = is_nut_low(deal) and idle_ranks(deal)
    return frozenset() if is_thought_safe else harmful_ranks(deal)


def idle_cards_count(deal: EarlyDeal) -> Ranks:
    """Name also the low cards of the hand that do not play, of a low not the nuts."""
    if is_nut_low(deal):
        return harmful_ranks(deal)
    return harmful_ranks(deal) | idle_ranks(deal)


def unpaired_cards_count(deal: EarlyDeal) -> Ranks:
    """Name also the ranks that help others without pairing the low."""
    return harmful_ranks(deal) | unpaired_harmful_ranks(deal)


def has_wheel(deal: EarlyDeal) -> bool:
    """Return whether the low is the wheel."""
    return low_of(deal).hand.ranks == WHEEL


def _used_if(deal: EarlyDeal, applies: bool) -> Ranks:
    return used_ranks(deal) if applies else harmful_ranks(deal)


def as_options(
    rule: Callable[[EarlyDeal], Ranks],
) -> Callable[[EarlyDeal], frozenset[Options]]:
    """Return a rule that gives ranks as one that gives the answers to the field."""
    return lambda deal: frozenset({options_of(rule(deal))})


WRONG_RANKS: dict[Misconception, Callable[[EarlyDeal], frozenset[Options]]] = {
    misconception: as_options(rule)
    for misconception, rule in (
        (Misconception.ACE_CANNOT_HURT, ace_cannot_hurt),
        (Misconception.PROTECTION_FORGOTTEN, protection_forgotten),
        (Misconception.WHEEL_CAN_BE_PASSED, wheel_can_be_passed),
        (Misconception.PAIR_IN_HAND_PROTECTS, pair_in_hand_protects),
        (Misconception.THIRD_CARD_ALWAYS_PROTECTS, third_card_always_protects),
        (Misconception.EVERY_PAIR_COUNTERFEITS, every_pair_counterfeits),
        (Misconception.UNPAIRED_CARDS_COUNT, unpaired_cards_count),
        (Misconception.IDLE_CARDS_COUNT, idle_cards_count),
    )
}

# Cases among which a rule is found to go wrong alone; searching them saves dealing.
TRAP_CASES = {
    Misconception.ACE_CANNOT_HURT: ("nuts-lost",),
    Misconception.PROTECTION_FORGOTTEN: ("protected",),
    Misconception.WHEEL_CAN_BE_PASSED: ("wheel-is-safe",),
    Misconception.PAIR_IN_HAND_PROTECTS: ("pair-in-hand",),
    Misconception.THIRD_CARD_ALWAYS_PROTECTS: ("third-card-idle",),
    Misconception.EVERY_PAIR_COUNTERFEITS: ("one-pair-harms", "pairs-do-no-harm"),
    Misconception.UNPAIRED_CARDS_COUNT: ("worse-without-pair",),
    Misconception.IDLE_CARDS_COUNT: ("place-lost",),
}
