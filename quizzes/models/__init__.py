"""The tables of the trainer."""

from quizzes.models.users import User

__all__ = ["User"]
