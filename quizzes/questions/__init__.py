"""The kinds of question, in teaching order."""

from quizzes.questions import (
    best_high,
    best_low,
    blinds_and_posts,
    call_or_raise,
    counterfeit,
    high_and_low,
    low_possible,
    nuts,
    order_lows,
    pot_shares,
    quarter_value,
    settlement,
    showdown_order,
    side_pots,
    starting_hand,
    who_wins,
    whose_turn,
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
        who_wins,
        pot_shares,
        quarter_value,
        side_pots,
        settlement,
        blinds_and_posts,
        whose_turn,
        call_or_raise,
        showdown_order,
        starting_hand,
    )
}
