"""The deals that today's practice brings get harder with strength, and easier again."""

from datetime import timedelta

from django.utils import timezone

from quizzes.questions.asking import ask
from tests.make import make_attempt
from tests.web.answering import address_of

# Plain deals of best-low are in the mix of every level but the hardest.
HARDEST_PLAIN = 4


def answered(person, credit, *days_ago):
    for days in days_ago:
        at = timezone.now() - timedelta(days=days)
        asked_at = at - timedelta(seconds=10)
        make_attempt(
            person, credit=credit, case="plain", asked_at=asked_at, answered_at=at
        )


def next_level(client):
    url = client.get("/today/next/")["Location"]
    address = address_of(url.partition("?")[0])
    assert (address.kind, ask(address).case) == ("best-low", "plain")
    return address.level


def test_deals_get_harder_with_strength_and_easier_when_it_goes(learner, as_learner):
    answered(learner, 1, 900)
    beginning = next_level(as_learner)
    answered(learner, 1, 897, 885, 840)
    strong = next_level(as_learner)
    answered(learner, 0, 5, 4, 3, 2)
    weak = next_level(as_learner)

    assert beginning < strong == HARDEST_PLAIN
    assert weak < strong
