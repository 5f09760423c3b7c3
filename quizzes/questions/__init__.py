"""The kinds of question, in teaching order."""

from quizzes.questions import best_high, best_low, counterfeit, nuts
from quizzes.questions.base import Kind

KINDS: dict[str, Kind] = {
    kind.NAME: kind for kind in (best_low, best_high, nuts, counterfeit)
}
