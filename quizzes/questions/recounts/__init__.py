"""Questions counted again by slow ways that share nothing with how they are marked.

What "all of it" means is another thing for each kind. Of cards, every choice of two
and three is listed; of chips, each is laid and shared by itself; of betting, every
action is told, and counted whose turn it is, what a call costs, to what one may raise
and who shows when. Starting hands cannot be listed: they are dealt again as often as
time allows, and seldom does that tell them apart.
"""

from collections.abc import Callable, Mapping
from typing import Any

from quizzes.questions.recounts.bets import (
    recount_posts,
    recount_turn,
)
from quizzes.questions.recounts.chips import (
    recount_pots,
    recount_quarter,
    recount_settlement,
    recount_shared_pot,
    recount_winners,
)
from quizzes.questions.recounts.hands import (
    recount_deal,
    recount_high,
    recount_low,
    recount_low_possible,
    recount_next_card,
    recount_nuts,
    recount_order,
)
from quizzes.questions.recounts.raises import recount_call
from quizzes.questions.recounts.showing import recount_showing
from quizzes.questions.recounts.starting_hands import recount_match
from quizzes.questions.recounts.told import Listed, Recount, Said, Step

__all__ = ["Listed", "Recount", "Said", "Step", "recount"]

BY_KIND: Mapping[str, Callable[[Any], Recount]] = {
    "best-low": recount_low,
    "best-high": recount_high,
    "high-and-low": recount_deal,
    "order-lows": recount_order,
    "low-possible": recount_low_possible,
    "nuts": recount_nuts,
    "counterfeit": recount_next_card,
    "who-wins": recount_winners,
    "pot-shares": recount_shared_pot,
    "quarter-value": recount_quarter,
    "side-pots": recount_pots,
    "settlement": recount_settlement,
    "blinds-and-posts": recount_posts,
    "whose-turn": recount_turn,
    "call-or-raise": recount_call,
    "showdown-order": recount_showing,
    "starting-hand": recount_match,
}


def recount(kind: str, question: Any) -> Recount:
    """Return the recount of a question of a kind.

    >>> from quizzes.questions.deals import Deal
    >>> deal = Deal.read({"hole": "As 2d Kc Kh", "board": "7c 4s 3h Kd Qs"})
    >>> counted = recount("best-low", deal)
    >>> len(counted.hands[0].choices), len(counted.answers["low"])
    (60, 1)
    """
    return BY_KIND[kind](question)
