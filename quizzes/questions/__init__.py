"""The kinds of question, in teaching order."""

from quizzes.questions import best_high, best_low, high_and_low
from quizzes.questions.base import Kind

KINDS: dict[str, Kind] = {
    kind.NAME: kind for kind in (best_low, best_high, high_and_low)
}
