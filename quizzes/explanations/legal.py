"""What the seat to act may do, as the guide tells it."""

from django.utils.formats import number_format
from django.utils.translation import gettext_lazy

from quizzes import labels
from quizzes.labels import Text
from quizzes.poker.betting.actions import Legal

# By whether there is a bet to call, and whether what may be bet is nothing, one amount
# or a choice of them.
# Translators: %(seat)s is a seat such as "Seat 3"; the others are chips. What is raised
# to counts what the seat has put in already.
MAY_DO: dict[tuple[bool, str], Text] = {
    (True, "nothing"): gettext_lazy(
        "%(seat)s is to act: it may fold or call %(call)s, and may not raise."
    ),
    (True, "amount"): gettext_lazy(
        "%(seat)s is to act: it may fold, call %(call)s or raise to %(most)s."
    ),
    (True, "choice"): gettext_lazy(
        "%(seat)s is to act: it may fold, call %(call)s or raise, to %(least)s at the "
        "least and to %(most)s at the most."
    ),
    (False, "nothing"): gettext_lazy(
        "%(seat)s is to act: it may check, and may not raise."
    ),
    (False, "amount"): gettext_lazy(
        "%(seat)s is to act: it may check, or make it %(most)s."
    ),
    (False, "choice"): gettext_lazy(
        "%(seat)s is to act: it may check, or make it %(least)s at the least and "
        "%(most)s at the most."
    ),
}


def explain_legal(legal: Legal) -> str:
    """Return the sentence that says whose turn it is, and what may be done."""
    raised = legal.raise_to
    words = {"seat": labels.seat_name(legal.to_act or 0)}
    if legal.call:
        words["call"] = _chips(legal.call.put)
    if raised:
        words |= {"least": _chips(raised.least), "most": _chips(raised.most)}
    return str(MAY_DO[legal.call is not None, _size(legal)]) % words


def _size(legal: Legal) -> str:
    raised = legal.raise_to
    if raised is None:
        return "nothing"
    return "amount" if raised.least == raised.most else "choice"


def _chips(count: int) -> str:
    return number_format(count, force_grouping=True)
