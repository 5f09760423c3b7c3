"""Questions for the tests: worked out by hand, or dealt for a case and a seed."""

from itertools import combinations
from random import Random

from quizzes.poker.cards import parse_cards, write_cards
from quizzes.poker.rules import HouseRules, Variant
from quizzes.questions import KINDS
from quizzes.questions.deals import Deal

RULES = HouseRules()
EACH_CASE = [(kind, case) for kind in KINDS.values() for case in kind.CASES]
EACH_RULE = [(kind, rule) for kind in KINDS.values() for rule in kind.WRONG_RULES]


def name_of(value):
    return str(getattr(value, "NAME", value))


def make_deal(hole, board):
    return Deal(parse_cards(hole), parse_cards(board))


def deal_case(kind, case, seed, variant=Variant.FOUR):
    return kind.deal(Random(f"{case}/{seed}"), variant, RULES, case)


def pick(text):
    return frozenset() if text == "no low" else frozenset(parse_cards(text))


def texts(cards):
    return write_cards(cards).split()


def field_of(kind, question):
    (field,) = kind.fields(question)
    return field


def picks_of_five(question, field):
    """Every answer there is: five of the cards dealt, and "no low" where offered."""
    fives = set(map(frozenset, combinations((*question.hole, *question.board), 5)))
    return fives | ({frozenset()} if field.allows_none else set())
