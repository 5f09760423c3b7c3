"""Pages of answers, from the newest to the oldest and back."""

from datetime import timedelta

import pytest
from django.utils import timezone

from quizzes.models import Attempt
from quizzes.progress.histories import PAGE, Place, entries_of, page_at
from tests.make import make_attempt

NOW = timezone.now()


@pytest.fixture
def attempts(learner):
    """Two pages and a bit, the newest first; pairs of them are of one moment."""
    return [
        make_attempt(learner, answered_at=NOW - timedelta(minutes=n // 2))
        for n in range(2 * PAGE + 3)
    ]


def page(person, place=None, **wanted):
    own = Attempt.objects.by(person)
    return page_at(own, own.first_tries().filter(**wanted), place or Place())


def walk(person, direction, place=None):
    """Return the pages from a place as far as a direction leads."""
    pages = [page(person, place)]
    while following := getattr(pages[-1], direction):
        pages.append(page(person, following))
    return pages


def test_pages_hold_every_answer_once_in_order(learner, attempts):
    pages = walk(learner, "older")

    assert [len(each.attempts) for each in pages] == [PAGE, PAGE, 3]
    met = [attempt for each in pages for attempt in each.attempts]
    assert met == list(Attempt.objects.newest_first())


def test_the_way_back_leads_to_the_newest(learner, attempts):
    last = walk(learner, "older")[-1]

    pages = walk(learner, "newer", last.newer)

    assert pages[-1].attempts == page(learner).attempts
    assert pages[0].attempts[-1].answered_at >= last.attempts[0].answered_at


def test_the_first_and_the_last_page_lead_no_further(learner, attempts):
    first, *_, last = walk(learner, "older")

    assert first.newer is None
    assert last.older is None


def test_a_full_page_alone_leads_nowhere(learner):
    for minutes in range(PAGE):
        make_attempt(learner, answered_at=NOW - timedelta(minutes=minutes))

    alone = page(learner)

    assert (alone.newer, alone.older) == (None, None)


def test_an_answer_given_meanwhile_moves_nothing(learner, attempts):
    older = page(learner).older
    expected = page(learner, older).attempts

    make_attempt(learner, answered_at=NOW + timedelta(minutes=1))

    assert page(learner, older).attempts == expected


def test_a_place_at_somebody_else_s_answer_is_the_beginning(
    learner, outsider, attempts
):
    elsewhere = make_attempt(outsider, answered_at=NOW - timedelta(minutes=9))

    for place in (Place(before=elsewhere.pk), Place(after=elsewhere.pk)):
        assert page(learner, place) == page(learner)


def test_a_place_below_everything_is_the_beginning(learner):
    (only,) = [make_attempt(learner)]

    assert page(learner, Place(before=only.pk)).attempts == (only,)


def test_later_tries_stand_under_their_deal(learner, outsider):
    first, other = make_attempt(learner), make_attempt(learner)
    again = [
        make_attempt(
            learner,
            code=first.code,
            is_first_try=False,
            answered_at=NOW + timedelta(hours=hours),
        )
        for hours in (2, 1)
    ]
    make_attempt(learner, code=first.code, kind="best-high", is_first_try=False)
    make_attempt(outsider, code=first.code, is_first_try=False)

    entries = entries_of(Attempt.objects.by(learner), [first, other])

    assert [entry.attempt for entry in entries] == [first, other]
    assert [entry.replays for entry in entries] == [tuple(reversed(again)), ()]
