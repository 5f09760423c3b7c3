"""The tables of the trainer."""

from quizzes.models.attempts import Attempt, Hint, may_see_verdict
from quizzes.models.users import User

__all__ = ["Attempt", "Hint", "User", "may_see_verdict"]
