"""The proof of a verdict: all that decides an answer, row by row."""

from collections.abc import Callable
from typing import Any

from quizzes.proofs.boards import prove_nut_high, prove_nut_low, prove_ranks
from quizzes.proofs.hands import prove_high, prove_low, prove_order
from quizzes.proofs.rows import ProofRow
from quizzes.proofs.showdowns import (
    prove_high_winners,
    prove_low_winners,
    prove_pot_highs,
    prove_pot_lows,
    prove_shown_highs,
    prove_shown_lows,
)
from quizzes.proofs.starting_hands import prove_shares
from quizzes.questions.showdowns.pots import SharedPot
from quizzes.questions.showings.hands import EndedHand
from quizzes.questions.starting_hands.matches import Match

__all__ = ["PROOFS", "TABLE_PROOFS", "ProofRow", "prove_high", "prove_low"]

PROOFS: dict[str, Callable[[Any], list[ProofRow]]] = {
    "high": prove_high,
    "low": prove_low,
    "order": prove_order,
    "nut_high": prove_nut_high,
    "nut_low": prove_nut_low,
    "ranks": prove_ranks,
    "high_winners": prove_high_winners,
    "low_winners": prove_low_winners,
}

# What is proven of a question as a whole, where no field is about it alone.
TABLE_PROOFS: dict[type, dict[str, Callable[[Any], list[ProofRow]]]] = {
    SharedPot: {"high_winners": prove_pot_highs, "low_winners": prove_pot_lows},
    EndedHand: {"high_winners": prove_shown_highs, "low_winners": prove_shown_lows},
    Match: {"shares": prove_shares},
}
