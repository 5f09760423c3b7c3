"""Blinds and posts: who posts which blind, and what a seat that comes in puts in."""

from random import Random

from quizzes.poker.rules import Variant
from quizzes.questions.misconceptions import Misconception
from quizzes.questions.posts import answers, cases, marking
from quizzes.questions.posts.seatings import Seating
from quizzes.questions.terms import Terms

NAME = "blinds-and-posts"
VERSION = 1
HOUSES_DIFFER = False
HAS_BETTING = False

CASES = tuple(cases.COUNTS)
LEVELS = {
    1: {"plain-blinds": 6, "heads-up": 2, "new-seat": 2},
    2: {
        "plain-blinds": 2,
        "heads-up": 3,
        "new-seat": 3,
        "missed-both": 2,
    },
    3: {
        "heads-up": 2,
        "new-seat": 2,
        "missed-both": 3,
        "missed-big": 1,
        "missed-small": 1,
        "short-blind": 1,
    },
    4: {
        "missed-both": 2,
        "missed-big": 2,
        "missed-small": 2,
        "short-blind": 2,
        "seat-waits": 2,
    },
    5: {
        "missed-both": 1,
        "missed-big": 1,
        "missed-small": 2,
        "short-blind": 2,
        "seat-waits": 2,
        "big-blind-comes": 2,
    },
}
WRONG_RULES = answers.WRONG_RULES
TRAP_CASES = {
    Misconception.BUTTON_POSTS_SMALL: ("plain-blinds",),
    Misconception.LEFT_POSTS_HEADS_UP: ("heads-up",),
    Misconception.EVERYTHING_LIVE: ("missed-both", "missed-small"),
    Misconception.EVERYTHING_DEAD: ("new-seat", "missed-both", "missed-big"),
    Misconception.BIG_BLIND_ENOUGH: ("missed-both", "missed-small"),
    Misconception.BOTH_BLINDS_ALWAYS: ("new-seat", "missed-big", "missed-small"),
    Misconception.WAITING_SEAT_POSTS: ("seat-waits",),
    Misconception.WAITING_SEAT_SKIPPED: ("big-blind-comes",),
    Misconception.SHORT_BLIND_IN_FULL: ("short-blind",),
    Misconception.SHORT_BLIND_PASSED_ON: ("short-blind",),
}

read_question = Seating.read
given = Seating.given
told = Seating.told
case_of = cases.case_of
fields = marking.post_fields
right_answers = answers.right_answers
grade = marking.grade_posts
hint = marking.hint_posts


def deal(rng: Random, terms: Terms, case: str) -> Seating:
    """Seat a table of a case; neither cards nor betting make a difference."""
    return cases.seat_case(rng, case)


def deal_by_chance(rng: Random, variant: Variant) -> Seating:
    """Seat two to nine, and draw evenly what is special."""
    return cases.seat_any(rng)
