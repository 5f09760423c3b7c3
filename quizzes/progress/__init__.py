"""How somebody is doing, computed from attempts and never stored."""

from quizzes.progress.sittings import (
    Sitting,
    first_answer,
    recent_attempts,
    sitting_of,
)

__all__ = ["Sitting", "first_answer", "recent_attempts", "sitting_of"]
