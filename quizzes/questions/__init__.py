"""The kinds of question, in teaching order."""

from quizzes.questions import (
    best_high,
    best_low,
    counterfeit,
    high_and_low,
    low_possible,
    nuts,
    order_lows,
    settlement,
    side_pots,
)
from quizzes.questions.base import Kind

KINDS: dict[str, Kind] = {
    kind.NAME: kind
    for kind in (
        best_low,
        best_high,
        high_and_low,
        order_lows,
        low_possible,
        nuts,
        counterfeit,
        side_pots,
        settlement,
    )
}
