"""The tables of the trainer."""

from quizzes.models.attempts import Attempt, may_see_verdict
from quizzes.models.disputes import Dispute
from quizzes.models.hints import Hint
from quizzes.models.runs import Run
from quizzes.models.skills import Memory, Skill
from quizzes.models.users import User

__all__ = [
    "Attempt",
    "Dispute",
    "Hint",
    "Memory",
    "Run",
    "Skill",
    "User",
    "may_see_verdict",
]
