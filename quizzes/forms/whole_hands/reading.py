"""From the cleaned fields of a form to the hand they describe."""

from typing import Any

from quizzes.forms.whole_hands.hands import DEFAULT_HOUSE, WholeHand
from quizzes.poker.stakes import Stakes


def hand_of(cleaned: dict[str, Any], seats: list[int]) -> WholeHand:
    """Return the hand that is played at these seats."""
    return WholeHand(
        stakes=stakes_of(cleaned, seats),
        hole={seat: hole for seat in seats if (hole := cleaned[f"hole{seat}"])},
        board=cleaned["board"],
        house=cleaned["house"] or DEFAULT_HOUSE,
        chip_unit=cleaned["chip"],
        rake=cleaned["rake"],
    )


def stakes_of(cleaned: dict[str, Any], seats: list[int]) -> Stakes:
    """Return what was put in at these seats, in order from the left of the button."""
    button = cleaned["button"] or seats[-1]
    return Stakes(
        # False comes first: the seats behind the button, which go on round the table.
        seats=tuple(sorted(seats, key=lambda seat: (seat <= button, seat))),
        contributed={seat: cleaned[f"chips{seat}"] or 0 for seat in seats},
        dead={seat: cleaned[f"dead{seat}"] or 0 for seat in seats},
        folded=[seat for seat in seats if cleaned[f"folded{seat}"]],
    )
