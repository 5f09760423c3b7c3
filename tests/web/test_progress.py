"""One's progress as a page: what it tells, and when it says that it is too early."""

import re
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from django.test import Client
from django.utils import timezone

from quizzes.questions.misconceptions import Misconception
from tests.make import make_attempt, make_guest
from tests.web.answering import answer_right

NOW = timezone.now()
KIRIBATI, SAMOA = "Pacific/Kiritimati", "Pacific/Pago_Pago"


def told(client, query=""):
    """Return the words of the page."""
    response = client.get(f"/progress/{query}")
    assert response.status_code == 200
    main = re.search(r"<main.*</main>", response.text, re.DOTALL)[0]
    return " ".join(re.sub(r"<[^>]*>", " ", main).split())


def answer(person, *, right=0, wrong=0, **fields):
    for credit, count in ((1, right), (0, wrong)):
        for _ in range(count):
            make_attempt(person, credit=credit, **fields)


def test_whoever_has_answered_nothing_is_invited(client, as_outsider, db):
    for visitor in (client, as_outsider):
        assert "No progress to show yet" in told(visitor)
        assert "0" not in told(visitor)


def test_the_figures_are_told(as_learner, learner):
    for credit, took in [(1, 10), (1, 20), (0.5, 70), (0, 99)]:
        make_attempt(
            learner,
            credit=credit,
            asked_at=NOW - timedelta(seconds=took),
            answered_at=NOW,
        )

    # Two of four right, two and a half of four credits, between 20 and 70 seconds.
    for words in (
        "Deals answered 4",
        "Right at the first try 50%",
        "Credit 62%",
        "Median time 45 s",
    ):
        assert words in told(as_learner)


def test_three_answers_are_not_judged(as_learner, learner):
    answer(learner, right=1, wrong=2)
    page = told(as_learner)

    assert "Nothing is shown to be weak." in page
    assert "Not enough yet." in page
    assert "Best low 1 of 3 right not enough yet" in page


def test_what_is_weak_and_what_is_strong_is_told(as_learner, learner):
    answer(learner, case="wheel", wrong=3)
    answer(learner, case="plain", right=5, wrong=1)
    answer(learner, case="plain", right=1)
    page = told(as_learner)

    weak, strong = re.search(r"Weak (Best.*?) Strong (Best.*?) Weak is", page).groups()
    assert weak == "Best low · The wheel, five to ace 0 of 3 right"
    assert strong == "Best low · A plain low 6 of 7 right"


def test_a_case_leads_to_its_answers_of_the_same_time(as_learner, learner):
    answer(learner, case="wheel", wrong=3)
    page = as_learner.get("/progress/?span=12-months").text

    assert re.search(
        r"/history/\?kind=best-low&amp;case=wheel&amp;since=\d{4}-\d\d-01", page
    )


def test_what_is_not_solved_leads_to_the_history(as_learner, learner):
    answer(learner, right=1, wrong=2)
    page = as_learner.get("/progress/").text

    assert "2 deals are not solved yet" in told(as_learner)
    assert 'href="/history/?outcome=unsolved"' in page


def test_nothing_unsolved_is_not_spoken_of(as_learner, learner):
    answer(learner, right=1)

    assert "solved" not in told(as_learner)


def slip(person, count, chances, **fields):
    for number in range(chances):
        is_slip = number < count
        make_attempt(
            person,
            credit=0 if is_slip else 1,
            opportunities=["three-from-hand"],
            candidates=["three-from-hand"] if is_slip else [],
            **fields,
        )


def test_slips_stand_beside_their_chances_and_lead_to_a_trap(as_learner, learner):
    slip(learner, 4, 31)
    page = told(as_learner)

    assert "Three cards from the hand 4 of 31 chances, last today Drill this" in page
    assert "Once or twice" not in page
    link = 'href="/practice/best-low/?trap=three-from-hand"'
    assert link in as_learner.get("/progress/").text


def test_a_trap_is_one(as_learner, learner):
    slip(learner, 1, 1)
    found = re.search(
        r'href="(/practice/[^"]*trap=[^"]*)"', as_learner.get("/progress/").text
    )

    assert as_learner.get(found[1]).status_code == 302


def test_two_slips_are_no_habit(as_learner, learner):
    slip(learner, 2, 5)

    assert "Once or twice" in told(as_learner)


def test_more_slips_than_one_can_unlearn_are_folded(as_learner, learner):
    for rule in list(Misconception)[:8]:
        for _ in range(3):
            make_attempt(learner, credit=0, opportunities=[rule], candidates=[rule])
    page = as_learner.get("/progress/").text
    shown, folded = page.split("2 more, less frequent")

    assert shown.count("3 of 3 chances") == 6
    assert folded.count("3 of 3 chances") == 2


def test_no_slips_are_told_as_such(as_learner, learner):
    slip(learner, 0, 2)

    assert "No wrong rule explains any of your answers." in told(as_learner)


def test_an_answer_that_two_rules_explain_is_in_doubt(as_learner, learner):
    both = ["three-from-hand", "nine-counts"]
    make_attempt(learner, credit=0, opportunities=both, candidates=both)

    assert "1 of 1 chance, last today (another slip would explain 1" in told(as_learner)


def test_a_plot_has_a_table_beside_it(as_learner, learner):
    answer(learner, right=3, wrong=1)
    page = as_learner.get("/progress/").text
    today = timezone.localdate()

    assert f"{today:%B} {today.day} 4 3 75% 10 s" in told(as_learner)
    for name in ("rate", "time", "count"):
        assert f'aria-labelledby="all-{name}-title all-{name}-told"' in page
    assert "At most 4 at once." in page
    assert "Lowest 75%, highest 75%, last 75%." in page
    # The last of seven days is the only one with a point.
    assert 'd="M928.6 25h0"' in page


def test_times_stand_beside_what_was_right_in_them(as_learner, learner):
    for days, took, right, wrong in [(2, 40, 1, 2), (0, 15, 2, 1)]:
        at = NOW - timedelta(days=days)
        asked_at = at - timedelta(seconds=took)
        answer(learner, right=right, wrong=wrong, answered_at=at, asked_at=asked_at)

    page = as_learner.get("/progress/").text
    words = told(as_learner)

    pace = (
        "Of the earlier half of these deals 33% were right, in a median time of 40 s; "
        "of the later half 67%, in 15 s."
    )
    assert words.count(pace) == 2
    assert words.count("3 1 33% 40 s") == words.count("3 2 67% 15 s") == 2
    assert "Shortest 15 s, longest 40 s, last 15 s with 67% right." in page
    # On a scale of a minute, in the fifth and in the last of seven slots.
    assert page.count('d="M642.9 33.3h0 M928.6 75h0"') == 2
    assert "<span>1 min</span><span>30 s</span><span>0 s</span>" in page


def test_each_drawing_has_names_of_its_own(as_learner, learner):
    for days in (0, 1):
        for kind in ("best-low", "best-high"):
            make_attempt(learner, kind=kind, answered_at=NOW - timedelta(days=days))

    names = re.findall(r' id="([^"]+-told)"', as_learner.get("/progress/").text)

    assert sorted(names) == [
        *("all-count-told", "all-rate-told", "all-time-told"),
        *("best-high-rate-told", "best-high-time-told"),
        *("best-low-rate-told", "best-low-time-told"),
    ]


def test_a_kind_of_one_day_has_no_drawing_of_its_own(as_learner, learner):
    answer(learner, right=6)
    page = as_learner.get("/progress/").text

    assert "best-low-rate-title" not in page
    assert told(as_learner).count("Of the earlier half of these deals 100%") == 2


def test_a_long_time_is_told_in_hours_and_leaves_the_scale_at_one(as_learner, learner):
    for days, took in [(2, timedelta(hours=5)), (0, timedelta(minutes=30))]:
        at = NOW - timedelta(days=days)
        make_attempt(learner, answered_at=at, asked_at=at - took)

    page = as_learner.get("/progress/").text

    assert "1 1 100% over 5 h" in told(as_learner)
    assert "<span>1 h</span><span>30 min</span><span>0 s</span>" in page
    assert 'd="M642.9 0h0 M928.6 50h0"' in page


def test_who_was_always_shown_has_a_share_and_no_time(as_learner, learner):
    for days in (0, 1):
        at = NOW - timedelta(days=days)
        make_attempt(learner, credit=0, answer=None, answered_at=at)

    page = as_learner.get("/progress/").text

    assert "all-rate-title" in page
    assert "all-time-title" not in page
    assert "1 0 0% \N{EN DASH}" in told(as_learner)


def test_numbers_of_a_drawing_are_the_same_in_every_language(
    as_learner, learner, settings
):
    settings.LANGUAGES = [("en", "English"), ("pl", "Polish")]
    learner.language = "pl"
    learner.save()
    answer(learner, right=1, wrong=2)

    page = as_learner.get("/progress/").text

    assert 'lang="pl"' in page
    assert 'd="M928.6 66.7h0"' in page


@pytest.mark.parametrize(
    ("query", "count"),
    [("", 3), ("?span=4-weeks", 1), ("?span=12-months", 2), ("?span=forever", 3)],
)
def test_a_span_is_chosen(as_learner, learner, query, count):
    for days in (0, 60, 800):
        make_attempt(learner, answered_at=NOW - timedelta(days=days))

    assert f"Deals answered {count}" in told(as_learner, query)


def test_a_span_without_answers_says_so(as_learner, learner):
    make_attempt(learner, answered_at=datetime(2024, 1, 1, tzinfo=UTC))
    page = told(as_learner, "?span=4-weeks")

    assert "You answered nothing in this time." in page
    assert "All time" in page


def test_replays_do_not_count(as_learner, learner):
    first = make_attempt(learner, credit=0)
    make_attempt(learner, code=first.code, is_first_try=False)

    assert "Right at the first try 0%" in told(as_learner)


def test_the_answers_of_others_do_not_count(as_learner, learner, outsider):
    answer(learner, right=1)
    answer(outsider, wrong=3)
    answer(make_guest(), wrong=3)

    assert "Deals answered 1" in told(as_learner)
    assert "Right at the first try 100%" in told(as_learner)


def test_the_page_is_kept_by_nobody(as_learner):
    assert "no-store" in as_learner.get("/progress/")["Cache-Control"]


def test_an_answer_keeps_the_day_of_its_time_zone(as_learner, learner):
    # 25 hours lie between the two: their days are never the same.
    for zone in (KIRIBATI, SAMOA):
        learner.time_zone = zone
        learner.save()
        answer_right(as_learner)
    first, second = learner.attempts.order_by("pk")

    assert first.day == timezone.localdate(first.answered_at, ZoneInfo(KIRIBATI))
    assert second.day == timezone.localdate(second.answered_at, ZoneInfo(SAMOA))
    assert first.day > second.day


def test_the_streak_is_told_and_what_keeps_it(as_learner, learner):
    make_attempt(learner, answered_at=NOW - timedelta(days=5))
    assert "No streak at the moment" in told(as_learner)
    make_attempt(learner, answered_at=NOW - timedelta(days=1))
    assert "1 day in a row; an answer today makes it one more." in told(as_learner)
    make_attempt(learner)

    page = told(as_learner)

    assert "2 days in a row, with today. Longest streak: 2 days." in page
    assert "Answers on 3 days of the last twelve weeks." in page


def test_a_time_zone_chosen_later_leaves_the_streak_alone(as_learner, learner):
    for days in range(3):
        make_attempt(learner, answered_at=NOW - timedelta(days=days))

    for zone in (KIRIBATI, SAMOA):
        learner.time_zone = zone
        learner.save()
        assert "3 days in a row" in told(as_learner)
        assert "Longest streak: 3 days." in told(as_learner)


def test_the_calendar_is_a_table_with_heads(as_learner, learner):
    make_attempt(learner)
    page = as_learner.get("/progress/?span=4-weeks").text
    table = re.search(r'<table class="calendar">.*?</table>', page, re.DOTALL)[0]

    assert table.count('scope="row"') == 12
    assert table.count('scope="col"') == 8
    assert 'abbr="Monday">Mon' in table
    assert '<td class="few">1</td>' in table


def test_what_was_remembered_when_due_is_told(as_learner, learner):
    for days, credit in ((90, 1), (60, 0), (20, 1)):
        at = NOW - timedelta(days=days)
        make_attempt(learner, answered_at=at, credit=credit)

    assert "Remembered when due 50% 1 of 2 due reviews were right." in told(as_learner)
    month = told(as_learner, "?span=4-weeks")
    assert "Remembered when due 100% 1 of 1 due review was right." in month


def test_what_falls_due_is_told_day_by_day(as_learner, learner):
    assert "Reviews to come" not in told(as_learner)
    # A miss is due again at once, and overdue by now.
    make_attempt(learner, credit=0, answered_at=NOW - timedelta(days=1))

    page = told(as_learner)

    assert "No review was due in this time." in page
    assert "1 review falls due in the next 14 days. Day Due Today 1 Tomorrow 0" in page


def test_guests_are_told_what_falls_due_as_well(db):
    guest = Client()
    answer_right(guest)

    assert "1 review falls due in the next 14 days." in told(guest)
