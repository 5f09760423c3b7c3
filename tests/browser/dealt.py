"""Deals to answer in a browser: sought by their case, so that none goes stale."""

from dataclasses import dataclass
from itertools import combinations
from random import Random

from django.urls import reverse

from quizzes.poker.rules import Variant
from quizzes.questions import KINDS
from quizzes.questions.asking import Asked, seek_case, seek_trap
from quizzes.questions.misconceptions import wrong_answers
from quizzes.questions.terms import Terms

FOUR = Variant.FOUR


@dataclass(frozen=True)
class Dealt:
    """A question with the cards that a test taps and types."""

    asked: Asked

    @property
    def path(self):
        address = self.asked.address
        return reverse("question", args=(address.kind, address.code))

    @property
    def hole(self):
        return [str(card) for card in self.asked.question.hole]

    @property
    def board(self):
        return [str(card) for card in self.asked.question.board]

    @property
    def right(self):
        """One right choice of cards, the hand's first; none for "no low"."""
        return self.right_of(self.only_field)

    @property
    def wrong(self):
        """Two cards of the hand and three of the board that are not the best."""
        return self.wrong_of(self.only_field)

    def right_of(self, field):
        """One right choice of cards for a field, the hand's first."""
        return self.in_order(self.right_answers[field][0])

    def wrong_of(self, field):
        """Cards that are not right there: two of the hand and three of the board."""
        right = [set(map(str, pick)) for pick in self.right_answers[field]]
        wrong = (
            [*hole, *board]
            for hole in combinations(self.hole, 2)
            for board in combinations(self.board, 3)
        )
        return next(cards for cards in wrong if set(cards) not in right)

    def right_of_cell(self, field):
        """What is right in a field of a box: chips, or seats."""
        return self.right_answers[field][0]

    def option_of(self, field):
        """The right option of a choice."""
        return self.right_answers[field][0]

    @property
    def places(self):
        """The place of each hand that is put in order."""
        return self.right_answers["order"][0]

    @property
    def winners(self):
        """Who wins each half, by the half: none where there is no low."""
        return {
            half: self.right_answers[f"{half}_winners"][0] for half in ("high", "low")
        }

    @property
    def chips(self):
        """What each seat is paid, in the order of the seats."""
        return [chips for (chips,) in self.right_answers.values()]

    @property
    def right_answers(self):
        return self.asked.kind.right_answers(self.asked.question)

    @property
    def only_field(self):
        (field,) = self.right_answers
        return field

    def by_rule(self, misconception):
        """The cards that somebody chooses who follows a wrong rule."""
        rule = self.asked.kind.WRONG_RULES[misconception]
        wrong = wrong_answers(rule, self.asked.question, self.right_answers)
        return min(self.in_order(pick) for _field, pick in wrong)

    def in_order(self, pick):
        """Cards in the order of the hand and the board; those of the deck by name."""
        chosen = set(map(str, pick))
        dealt = [card for card in (*self.hole, *self.board) if card in chosen]
        return dealt if len(dealt) == len(chosen) else sorted(chosen)


def deal(case, kind="best-low", *, level=1, variant=FOUR):
    rng = Random(case)
    return Dealt(
        seek_case(
            KINDS[kind], rng, case=case, level=level, terms=Terms(variant=variant)
        )
    )


def deal_trap(misconception, kind="best-low"):
    rng = Random(misconception)
    return Dealt(seek_trap(KINDS[kind], rng, misconception=misconception))
