"""Findings are told in sentences that are true whatever their numbers."""

import pytest

from quizzes.explanations import explain
from quizzes.questions.facts import Fact, Finding


@pytest.mark.parametrize(
    ("values", "said"),
    [
        ({"rank": 5, "count": 2}, "2 of your five cards are fives, "),
        ({"rank": 1, "count": 3}, "3 of your five cards are aces, "),
        ({"rank": 8, "count": 4}, "4 of your five cards are eights, "),
        # As it was kept before cards of a rank were counted.
        ({"rank": 5}, "2 of your five cards are fives, "),
    ],
)
def test_as_many_cards_of_a_rank_are_told_as_were_chosen(values, said):
    sentence = explain(Finding.of(Fact.CHOSEN_LOW_PAIRED, **values))

    assert sentence == said + "and a low has five different ranks."


@pytest.mark.parametrize(
    ("fact", "count", "said"),
    [
        (Fact.EQUAL_CHOICES, 3, "3 choices of cards make it; each of them is right."),
        (Fact.NOT_TWO_CARDS, 1, "You chose 1 card. The nuts are made by exactly two."),
    ],
)
def test_a_sentence_counts(fact, count, said):
    assert explain(Finding.of(fact, count=count)) == said
