"""Hands that are played until they stand as is wanted, and stopped there."""

from collections.abc import Callable
from random import Random

from quizzes.poker.betting.hands import Hand
from quizzes.questions.deals import MOST_TRIES
from quizzes.questions.played.tables import Plan, seat_players
from quizzes.questions.terms import Terms
from quizzes.questions.turns.stopped import StoppedHand

type Accept = Callable[[Hand], bool]
"""Whether a hand stands as is wanted after one of its actions."""


def stop_until[Stopped: StoppedHand](
    rng: Random,
    terms: Terms,
    plan: Plan,
    accept: Accept,
    as_asked: type[Stopped],
    tries: int = MOST_TRIES,
) -> Stopped | None:
    """Play hands until one stands as is wanted, and stop it then; None after so many.

    Where a hand stands so more than once, any of these moments is as likely.
    """
    for _ in range(tries):
        seated = seat_players(rng, terms, plan)
        moments = [hand for hand in seated.play(rng) if accept(hand)]
        if moments:
            return seated.written_down(rng.choice(moments), as_asked)
    return None
