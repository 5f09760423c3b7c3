"""The tables of the trainer."""

from quizzes.models.attempts import Attempt, Hint, may_see_verdict
from quizzes.models.disputes import Dispute
from quizzes.models.skills import Memory, Skill
from quizzes.models.users import User

__all__ = [
    "Attempt",
    "Dispute",
    "Hint",
    "Memory",
    "Skill",
    "User",
    "may_see_verdict",
]
