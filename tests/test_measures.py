"""How much, how long and when, as people say it."""

from datetime import date, timedelta

import pytest

from quizzes.measures import last_on, percent, tick_time, time_taken

# A Thursday.
TODAY = date(2026, 12, 3)


@pytest.mark.parametrize(
    ("share", "text"),
    [
        (0, "0%"),
        (1, "100%"),
        (2 / 3, "67%"),
        # Not quite nothing, and not quite all.
        (1 / 500, "1%"),
        (499 / 500, "99%"),
    ],
)
def test_shares_are_told_in_percent(share, text):
    assert percent(share) == text


@pytest.mark.parametrize(
    ("seconds", "text"),
    [
        (0.2, "0 s"),
        (59.4, "59 s"),
        (59.5, "1 min 0 s"),
        (61, "1 min 1 s"),
        (3599, "59 min 59 s"),
        (3600, "over 1 h"),
        (86_399, "over 23 h"),
        # Clocks of servers may differ.
        (-3, "0 s"),
    ],
)
def test_a_time_is_told_as_exactly_as_it_matters(seconds, text):
    assert time_taken(timedelta(seconds=seconds)) == text


@pytest.mark.parametrize(
    ("seconds", "text"),
    [
        (0, "0 s"),
        (30, "30 s"),
        (60, "1 min"),
        (1800, "30 min"),
        (3600, "1 h"),
    ],
)
def test_a_scale_tells_times_in_round_numbers(seconds, text):
    assert tick_time(timedelta(seconds=seconds)) == text


@pytest.mark.parametrize(
    ("day", "text"),
    [
        (date(2026, 12, 3), "today"),
        (date(2026, 12, 4), "today"),
        (date(2026, 12, 2), "yesterday"),
        (date(2026, 11, 30), "on Monday"),
        (date(2026, 11, 27), "on Friday"),
        (date(2026, 11, 26), "on Nov. 26, 2026"),
        (date(2025, 12, 3), "on Dec. 3, 2025"),
    ],
)
def test_a_day_is_called_as_one_calls_it_today(day, text):
    assert last_on(day, TODAY) == text
