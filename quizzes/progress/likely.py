"""Which wrong rule is likely behind an answer, as its person answered before."""

from quizzes.models import Attempt
from quizzes.models.attempts import IS_SHOWN
from quizzes.questions.likely import likeliest, record_of
from quizzes.questions.misconceptions import Misconception

# A rule that was mended long ago must not be named for ever.
LATEST_ANSWERS = 100


def likely_behind(attempt: Attempt) -> Misconception | None:
    """Return the wrong rule that is likely, where several explain an answer.

    It is read from the latest first tries of the kind before this attempt, so that
    the verdict on it never changes by what is answered later.
    """
    if len(attempt.candidates) < 2:
        return None
    earlier = Attempt.objects.filter(person=attempt.person_id, kind=attempt.kind)
    tries = earlier.first_tries().filter(~IS_SHOWN).older_than(attempt).newest_first()
    rows = list(tries.values_list("opportunities", "candidates")[:LATEST_ANSWERS])
    candidates = map(Misconception, attempt.candidates)
    return likeliest({each: record_of(each, rows) for each in candidates})
