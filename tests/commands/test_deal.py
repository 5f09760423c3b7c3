"""`manage.py deal` deals questions of a kind, with their keys."""

from itertools import islice

import pytest
from django.core.management import CommandError, call_command

from quizzes.questions import KINDS
from quizzes.questions.address import Address
from quizzes.questions.asking import ask, is_of_one_piece
from quizzes.questions.frequencies import frequency_of
from quizzes.questions.misconceptions import answer_by, wrong_answers
from tests.commands.commands import reply_to, run
from tests.questions.dealt import EACH_CASE, EACH_RULE, deal_case, name_of

each_kind = pytest.mark.parametrize("name", KINDS)


def deal(name, **options):
    words = [
        word for key, value in options.items() for word in (f"--{key}", str(value))
    ]
    lines, went_well = run("deal", name, *words)
    assert went_well
    return lines


@each_kind
def test_a_line_tells_the_question_where_it_is_found_and_its_key(name):
    (line,) = deal(name, seed=1)

    asked = ask(Address.read(line["kind"], line["code"]))
    assert list(line) == [
        "kind",
        "code",
        "version",
        "rules",
        "level",
        "case",
        "frequency",
        "question",
        "key",
    ]
    assert line["kind"] == name
    assert line["version"] == KINDS[name].VERSION
    assert line["rules"] == "default"
    assert line["question"] == asked.question.write()
    assert line["case"] == asked.case
    assert line["frequency"] == frequency_of(name, 4, asked.case)


@each_kind
def test_the_key_sent_back_is_right(name):
    lines = deal(name, count=20, seed=1)

    marked = reply_to("grade", *({**line, "answer": line["key"]} for line in lines))
    assert [reply["credit"] for reply in marked] == [1] * 20


def test_the_same_seed_deals_the_same():
    assert deal("best-low", count=5, seed=7) == deal("best-low", count=5, seed=7)
    assert deal("best-low", count=5, seed=7) != deal("best-low", count=5, seed=8)


def test_a_longer_list_begins_as_a_shorter_one():
    longer = deal("best-low", count=8, seed="any text")

    assert longer[:5] == deal("best-low", count=5, seed="any text")


def test_without_a_seed_it_is_always_another_deal():
    assert deal("best-low") != deal("best-low")


def test_levels_take_turns_unless_one_is_chosen():
    levels = [line["level"] for line in deal("best-low", count=7)]

    assert levels == [1, 2, 3, 4, 5, 1, 2]
    assert [line["level"] for line in deal("best-low", count=3, level=4)] == [4, 4, 4]


@pytest.mark.parametrize("cards", [4, 5, 6])
def test_the_hand_has_as_many_cards_as_are_asked_for(cards):
    (line,) = deal("best-high", cards=cards)

    assert len(line["question"]["hole"].split()) == cards
    assert line["frequency"] == frequency_of("best-high", cards, line["case"])


def test_the_rules_are_those_asked_for():
    (line,) = deal("best-high", rules="wsop")

    assert line["rules"] == "wsop"
    assert ".wsop." in line["code"]


@pytest.mark.parametrize("structure", ["limit", "pot-limit", "no-limit"])
def test_the_betting_is_that_asked_for(structure):
    lines = deal("side-pots", structure=structure, count=5, seed=1)

    for line in lines:
        assert line["code"].split(".")[1] == f"4-{structure}"
        assert line["question"]["game"]["structure"] == structure


@pytest.mark.parametrize(("kind", "case"), EACH_CASE, ids=name_of)
def test_any_case_can_be_asked_for_at_any_level(kind, case):
    lines = deal(kind.NAME, case=case, count=5, seed=1)
    levels = {level for level in range(1, 6) if case in kind.LEVELS[level]}

    assert {line["case"] for line in lines} == {case}
    assert {line["level"] for line in lines} == levels


@pytest.mark.parametrize(("kind", "rule"), EACH_RULE, ids=name_of)
def test_on_a_trap_its_rule_alone_explains_the_answer(kind, rule):
    for line in deal(kind.NAME, trap=rule, count=5, seed=1):
        question = kind.read_question(line["question"])
        right = kind.right_answers(question)
        given = answer_by(kind.WRONG_RULES[rule], question, right)
        fields = kind.fields(question)
        written = {field.name: field.write(given[field.name]) for field in fields}

        (reply,) = reply_to("grade", {**line, "answer": written})
        assert reply["candidates"] == [rule]


def slips_show_alone(kind):
    """Whether a slip in one field of any question tells nothing about the others."""
    questions = [deal_case(kind, case, 0) for case in kind.CASES]
    return not any(is_of_one_piece(kind, question) for question in questions)


SHOWN_ALONE = [(kind, rule) for kind, rule in EACH_RULE if slips_show_alone(kind)]


@pytest.mark.parametrize(("kind", "rule"), SHOWN_ALONE, ids=name_of)
def test_on_a_trap_only_its_rule_goes_wrong_at_any_level(kind, rule):
    for line in deal(kind.NAME, trap=rule, count=5, seed=1):
        question = kind.read_question(line["question"])
        right = kind.right_answers(question)
        fields = {field.name: field for field in kind.fields(question)}
        wrong = wrong_answers(kind.WRONG_RULES[rule], question, right)
        answers = [
            {**line["key"], name: fields[name].write(value)}
            for name, value in islice(wrong, 3)
        ]

        replies = reply_to("grade", *({**line, "answer": given} for given in answers))
        for reply in replies:
            assert reply["candidates"] == reply["opportunities"] == [rule]


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ([], "required: KIND"),
        (["worst-low"], "invalid choice: 'worst-low'"),
        (["best-low", "--count", "0"], "not a number from 1: '0'"),
        (["best-low", "--count", "-3"], "not a number from 1: '-3'"),
        (["best-low", "--count", "many"], "not a number from 1: 'many'"),
        (["best-low", "--count", "²"], "not a number from 1: '²'"),
        (["best-low", "--level", "6"], "invalid choice: 6"),
        (["best-low", "--cards", "7"], "invalid choice: 7"),
        (["best-low", "--rules", "nowhere"], "invalid choice: 'nowhere'"),
        (["best-low", "--case", "pair"], "No such case: 'pair'. There are plain, "),
        (["best-low", "--trap", "trips-in-hand"], "No such wrong rule: "),
        (["best-low", "--case", "plain", "--trap", "nine-counts"], "not allowed with"),
    ],
)
def test_what_cannot_be_dealt_is_named(words, message):
    with pytest.raises(CommandError, match=message):
        call_command("deal", *words)
