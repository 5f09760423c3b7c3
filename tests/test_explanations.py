"""Findings are told in sentences that are true whatever their numbers."""

import pytest

from quizzes.explanations import explain, rules_applied
from quizzes.explanations.applied import BY_VALUES, OF_FACTS, WITHOUT_RULE
from quizzes.explanations.contradicted import OF_MISCONCEPTIONS
from quizzes.explanations.legal import explain_legal
from quizzes.poker.betting.actions import Call, Legal, Raise
from quizzes.questions.facts import Fact, Finding
from quizzes.questions.misconceptions import Misconception
from quizzes.rulebook import RULES


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


def test_every_fact_names_the_rules_that_it_applies():
    named = [*OF_FACTS, *BY_VALUES, *WITHOUT_RULE]

    unnamed = [f"Fact.{fact.name}" for fact in Fact if fact not in named]
    assert unnamed == [], (
        "Name their rules in OF_FACTS of quizzes/explanations/applied.py, in BY_VALUES "
        "where these depend on the values, or put them into WITHOUT_RULE."
    )
    assert len(named) == len(set(named)), "A fact belongs in one of the three."


def test_every_wrong_rule_names_the_rules_that_it_contradicts():
    unnamed = [
        f"Misconception.{wrong_rule.name}"
        for wrong_rule in Misconception
        if wrong_rule not in OF_MISCONCEPTIONS
    ]

    assert unnamed == [], "Name their rules in quizzes/explanations/contradicted.py."


@pytest.mark.parametrize("of_names", [OF_FACTS, OF_MISCONCEPTIONS])
def test_the_rules_that_are_named_are_in_the_rulebook(of_names):
    unknown = {name: rules for name, rules in of_names.items() if not rules}
    assert unknown == {}
    numbers = {number for rules in of_names.values() for number in rules}
    assert numbers - set(RULES) == set(), "Write them in quizzes/rulebook/ first."


@pytest.mark.parametrize(
    ("fact", "values", "numbers"),
    [
        (Fact.BEST_HIGH_IS, {"category": 4, "ranks": [5]}, ("2.1", "3.3")),
        (Fact.BEST_HIGH_IS, {"category": 8, "ranks": [5]}, ("2.1", "3.3")),
        (Fact.BEST_HIGH_IS, {"category": 4, "ranks": [6]}, ("2.1", "3.1")),
        (Fact.BEST_HIGH_IS, {"category": 3, "ranks": [5, 14, 9]}, ("2.1", "3.1")),
        (Fact.NO_WAY_IS_BETTER, {"count": 60}, ("2.1",)),
        (Fact.NO_WAY_IS_BETTER, {"count": 150}, ("2.1", "2.5")),
        (Fact.BEST_LOW_IS, {"low": "5-4-3-2-A"}, ("2.1", "4.4")),
        (Fact.BEST_LOW_IS, {"low": "7-4-3-2-A"}, ("2.1", "4.3")),
        (Fact.HIGH_WON_BY, {"seats": [2]}, ("6.1",)),
        (Fact.LOW_WON_BY, {"seats": [2, 4]}, ("6.1", "6.2")),
        (Fact.POT_HIGH_IS, {"seats": [2]}, ("8.7",)),
        (Fact.POT_LOW_IS, {"seats": [2, 4]}, ("8.7", "6.2")),
        (Fact.ODD_CHIPS_GO, {"odds": ["BETWEEN_HALVES", "FROM_LEFT"]}, ("6.5", "6.6")),
        (Fact.HINT_STAKES, {"stakes": {"1": 5}}, ()),
    ],
)
def test_the_rules_follow_from_the_values(fact, values, numbers):
    assert rules_applied(Finding.of(fact, **values)) == numbers


@pytest.mark.parametrize(
    ("call", "raised", "said"),
    [
        (None, None, "it may check, and may not raise."),
        (None, Raise(4, 4), "it may check, or make it 4."),
        (
            None,
            Raise(2, 1000),
            "it may check, or make it 2 at the least and 1,000 at the most.",
        ),
        (Call(6, 8), None, "it may fold or call 6, and may not raise."),
        (Call(6, 8), Raise(10, 10), "it may fold, call 6 or raise to 10."),
        (
            Call(1, 2),
            Raise(4, 6),
            "it may fold, call 1 or raise, to 4 at the least and to 6 at the most.",
        ),
    ],
)
def test_what_the_seat_to_act_may_do_is_said(call, raised, said):
    legal = Legal(to_act=3, fold=True, check=call is None, call=call, raise_to=raised)

    assert explain_legal(legal) == f"Seat 3 is to act: {said}"
