"""Questions of the nuts and of the next card, as their pages ask and explain them."""

import re
from random import Random

import pytest

from quizzes.models import Attempt
from quizzes.questions import KINDS
from quizzes.questions.asking import seek_case
from tests.make import HTMX
from tests.questions import witness
from tests.questions.next_card_witness import effects
from tests.web.answering import open_question

HELD = {
    "neither": "Neither",
    "high": "The nut high",
    "low": "The nut low",
    "both": "Both: nut-nut",
}
CARDS = re.compile(r'class="card [cdhs]"')
EMPTY = '<i class="gone"></i>'


def find(kind, case):
    """The address of a question, the question as text, and what is right."""
    asked = seek_case(KINDS[kind], Random(1), case=case, level=3)
    question = asked.question.write()
    url = f"/practice/{kind}/{asked.address.code}/"
    return url, question, witness.KEYS[kind](question)


def send(client, url, **answer):
    asked = open_question(client, url).asked
    return client.post(url, {"asked": asked, **answer}, headers=HTMX)


def words_of(response):
    return " ".join(re.sub(r"<[^>]+>", "", response.text).split())


def any_of(values):
    return min(map(sorted, values)) or ["no low"]


def right_answer(key):
    return {
        name: any_of(values) if isinstance(next(iter(values)), frozenset) else values
        for name, values in key.items()
    }


def part_of(response, number):
    return response.text.split('<div class="part ')[number]


def test_the_deck_is_drawn_once_with_a_box_for_each_half(as_learner):
    url, question, _ = find("nuts", "nut-flush")

    page = as_learner.get(url).text
    deck = page.split('data-group="deck"')[1].split("<p")[0]

    assert len(CARDS.findall(deck)) == 47
    assert deck.count(EMPTY) == 5
    assert deck.count('name="nut_high"') == deck.count('name="nut_low"') == 47
    for card in question["board"].split():
        assert f'value="{card}"' not in deck


def test_the_board_and_the_hand_lie_on_the_table(as_learner):
    url, *_ = find("nuts", "nut-flush")

    table = as_learner.get(url).text.split('class="deal table"')[1].split("</ul>")

    assert 'class="row board"' in table[0]
    assert 'class="row hole"' in table[1]


@pytest.mark.parametrize("case", ["nut-straight", "no-low-possible", "nut-nut"])
def test_the_nuts_are_answered_in_three_parts(as_learner, case):
    url, _, key = find("nuts", case)

    response = send(as_learner, url, **right_answer(key))

    (attempt,) = Attempt.objects.all()
    assert attempt.credit == 1
    assert attempt.case == case
    (holds,) = key["holds"]
    assert f"The answer {HELD[holds]}" in words_of(response)


def test_equal_pairs_are_counted_and_some_of_them_drawn(as_learner):
    url, _, key = find("nuts", "nut-straight")

    response = send(as_learner, url, **right_answer(key))

    # Sixteen pairs of two ranks; of those one in three is drawn.
    high = part_of(response, 1)
    assert "16 pairs of cards make it" in high
    equals = high.split('<p class="equals">')[1].split("</p>")[0]
    assert equals.count('class="mini"') == 6
    assert "and 10 more" in equals


def two_queens_unseen(question):
    seen = f"{question['board']} {question['hole']}"
    return [queen for queen in ("Qs", "Qh", "Qd", "Qc") if queen not in seen][:2]


def test_a_choice_that_follows_from_wrong_nuts_is_shown_beside_the_answer(as_learner):
    url, question, _ = find("nuts", "nut-nut")
    queens = two_queens_unseen(question)

    response = send(as_learner, url, nut_high=queens, nut_low=queens, holds="neither")

    assert Attempt.objects.get().credit == pytest.approx(1 / 3)
    assert (
        "The nuts in your hand: right You chose Neither The answer Both: nut-nut"
        in words_of(response)
    )


def test_the_best_on_the_board_are_proven_step_by_step(as_learner):
    url, _, key = find("nuts", "nut-set")

    proof = send(as_learner, url, **right_answer(key)).text.split('class="proof"')[1]

    # Three cards are left of the rank that makes the set.
    assert "The best.</b> Step 1, made by 3 pairs." in proof
    assert proof.count("Your hand.") == 1
    assert 5 <= proof.count("<tr") - 1 <= 6


def test_the_table_of_a_verdict_on_the_nuts_marks_no_card(as_learner):
    url, _, key = find("nuts", "nut-nut")

    response = send(as_learner, url, **right_answer(key))

    assert 'class="badge right"' not in response.text.split('class="verdict"')[0]


@pytest.mark.parametrize(
    ("case", "asked"),
    [
        ("nuts-lost", "After which next cards is it no longer the nuts?"),
        ("place-lost", "let more hands beat it than now?"),
    ],
)
def test_the_page_says_which_next_cards_are_asked_for(as_learner, case, asked):
    url, *_ = find("counterfeit", case)

    assert asked in as_learner.get(url).text


@pytest.mark.parametrize("case", ["nuts-lost", "protected", "one-pair-harms"])
def test_next_cards_are_answered_in_two_parts(as_learner, case):
    url, _, key = find("counterfeit", case)
    (ranks,) = key["ranks"]

    response = send(
        as_learner, url, low=any_of(key["low"]), ranks=sorted(ranks) or ["none"]
    )

    assert Attempt.objects.get().credit == 1
    in_words = ", ".join(sorted(ranks, key="a2345678".index)).upper() or "none of them"
    assert f"The answer {in_words}" in words_of(response)
    assert "Where a random hand has a low on the flop or the turn" in response.text


def test_what_beats_the_low_is_counted_before_and_after_each_rank(as_learner):
    url, question, key = find("counterfeit", "nuts-lost")
    hole, board = (tuple(question[name].split()) for name in ("hole", "board"))

    response = send(as_learner, url, low=any_of(key["low"]), ranks="none")
    proof = response.text.split('class="proof"')[2]

    told = re.findall(r"\u2066(\d+) → (\d+)\u2069", proof)
    counted = [effects(hole, board)[rank][:2] for rank in sorted(effects(hole, board))]
    assert [tuple(map(int, pair)) for pair in told] == counted
    (ranks,) = key["ranks"]
    assert proof.count("No longer the nuts.") == len(ranks) == 2


def test_a_low_that_is_not_there_cannot_be_said(as_learner):
    url, *_ = find("counterfeit", "nuts-lost")

    response = send(as_learner, url, low="no low", ranks="none")

    assert response.status_code == 422
    assert "There always is one here" in response.text
