"""Questions for the tests: worked out by hand, or dealt for a case and a seed."""

from random import Random

from quizzes.poker.cards import parse_cards, write_cards
from quizzes.poker.rules import HouseRules, Variant
from quizzes.questions import KINDS, best_high, best_low
from quizzes.questions.deals import Deal
from quizzes.questions.terms import Terms

RULES = HouseRules()
EACH_CASE = [(kind, case) for kind in KINDS.values() for case in kind.CASES]
EACH_CASE_OF_A_HAND = [
    (kind, case) for kind, case in EACH_CASE if kind in (best_low, best_high)
]
EACH_RULE = [(kind, rule) for kind in KINDS.values() for rule in kind.WRONG_RULES]


def name_of(value):
    return str(getattr(value, "NAME", value))


def make_deal(hole, board):
    return Deal(parse_cards(hole), parse_cards(board))


def deal_case(kind, case, seed, variant=Variant.FOUR, house="default"):
    terms = Terms(variant=variant, house=house)
    return kind.deal(Random(f"{case}/{seed}"), terms, case)


def pick(text):
    return frozenset() if text == "no low" else frozenset(parse_cards(text))


def texts(cards):
    return write_cards(cards).split()
