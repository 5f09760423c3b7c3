"""A whole hand to be settled: typed seat by seat, or pasted as one text."""

from quizzes.forms.whole_hands.form import WholeHandForm
from quizzes.forms.whole_hands.hands import WholeHand
from quizzes.forms.whole_hands.pasted import PastedHandForm

__all__ = ["PastedHandForm", "WholeHand", "WholeHandForm"]
