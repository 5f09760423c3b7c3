"""How well something was remembered, read from an answer and never asked of anybody."""

from collections.abc import Sequence
from statistics import median

from fsrs import Rating

from quizzes.models.attempts import HINT_CREDIT

# The middle of fewer times says nothing.
ENOUGH_TIMES = 3
# Who gets faster is measured against what is usual by now.
LATEST_TIMES = 50


def usual_time(times: Sequence[int]) -> float | None:
    """Return the middle of times in milliseconds; None where there are too few."""
    return median(times) if len(times) >= ENOUGH_TIMES else None


def rating_of(
    *, credit: float, is_hinted: bool, is_shown: bool, time: int, usual: float | None
) -> Rating:
    """Return what an answer says of a memory; times are in milliseconds.

    >>> rating_of(credit=1, is_hinted=False, is_shown=False, time=4000, usual=9000)
    <Rating.Easy: 4>
    """
    earned = credit / HINT_CREDIT if is_hinted else credit
    if is_shown or earned < 0.5:
        return Rating.Again
    if earned < 1 or is_hinted:
        return Rating.Hard
    if usual is None:
        return Rating.Good
    if time > usual * 2:
        return Rating.Hard
    return Rating.Easy if time < usual / 2 else Rating.Good


def slip_rating(
    misconception: str, candidates: Sequence[str], rating: Rating, *, is_shown: bool
) -> Rating:
    """Return what an answer says of a wrong rule that could have gone wrong.

    Who was not led astray has remembered what is right, though something else went
    wrong; where several rules explain an answer it is doubtful.
    """
    if misconception in candidates:
        return Rating.Again if len(candidates) == 1 else Rating.Hard
    return rating if is_shown else max(rating, Rating.Hard)
