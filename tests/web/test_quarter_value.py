"""A question without a card: its page, its verdict, its line in the history."""

import json
import re
from random import Random

import pytest

from quizzes.models import Attempt
from quizzes.questions import KINDS
from quizzes.questions.asking import seek_case
from tests.make import HTMX
from tests.questions.quarter_witness import least_payers, net, total
from tests.web.answering import open_question

KIND = "quarter-value"


def find(case):
    asked = seek_case(KINDS[KIND], Random(1), case=case, level=5)
    return f"/practice/{KIND}/{asked.address.code}/", asked.question.write()


def send(client, url, to="", **answer):
    asked = re.search(r'name="asked" value="([^"]+)"', client.get(url).text)[1]
    return client.post(f"{url}{to}", {"asked": asked, **answer}, headers=HTMX)


def words_of(response):
    text = re.sub(r"<[^>]+>", " ", response.text)
    return " ".join(re.sub("[\u2066\u2069]", "", text).split())


def signed(chips):
    return f"{chips:+,}".replace("-", "\u2212") if chips else "0"


def test_the_page_tells_the_situation_and_what_counts(as_learner):
    url, question = find("own-money")

    page = as_learner.get(url)

    assert (
        f"In the pot before the bet: {question['pot']:,}, of which you put in "
        f"{question['own']:,} earlier in the hand."
    ) in words_of(page)
    assert f"pay a bet of {question['bet']:,} each, you among them." in words_of(page)
    assert "Net: what you get, less all you put in during the hand" in words_of(page)
    assert 'class="card' not in page.text


def test_only_some_cases_ask_how_many_must_pay(as_learner):
    alone, both = (as_learner.get(find(case)[0]) for case in ("halved", "break-even"))

    assert 'name="payers"' not in alone.text
    assert 'name="payers"' in both.text
    assert "How many players must pay at least, you among them" in words_of(both)


def test_the_verdict_tells_the_sum_step_by_step(as_learner):
    url, question = find("break-even-with-money")

    page = send(as_learner, url, net=int(net(question)), payers=least_payers(question))

    told = words_of(page)
    assert "Right" in told
    assert f"make a pot of {total(question, question['payers']):,}." in told
    assert f"your net result is {signed(int(net(question)))}." in told
    assert f"With {least_payers(question)} players the pot is" in told
    assert 'class="deal marked"' not in page.text
    assert 'class="legend"' not in page.text


def test_a_quarter_taken_for_a_half_is_named(as_learner):
    url, question = find("quartered-multiway")

    half = total(question, question["payers"]) // 2 - question["bet"]
    page = send(as_learner, url, net=half)

    assert "Not this one" in words_of(page)
    assert "A half that several tie for is shared among them" in words_of(page)


@pytest.mark.parametrize(
    ("sent", "said"),
    [
        ({"net": "", "payers": "4"}, "Net result: Fill in a number first"),
        ({"net": "-10", "payers": "four"}, "“four” is not a whole number"),
        ({"net": "-10", "payers": "-4"}, "“-4” is not a whole number"),
    ],
)
def test_what_is_no_number_is_said_and_the_rest_kept(as_learner, sent, said):
    page = send(as_learner, find("break-even")[0], **sent)

    assert page.status_code == 422
    assert said in words_of(page)
    assert all(f'value="{text}"' in page.text for text in sent.values())
    assert not Attempt.objects.exists()


def test_a_hint_tells_the_pot_and_not_the_result(as_learner):
    url, question = find("halved")

    page = send(as_learner, url, to="hint/")

    pot = total(question, question["payers"])
    assert f"make a pot of {pot:,}." in words_of(page)
    assert "your net result is" not in words_of(page)


def test_the_history_tells_what_was_asked_where_no_card_does(as_learner):
    url, question = find("folded-money")
    send(as_learner, url, net=1)

    page = as_learner.get("/history/")

    assert f"In the pot before the bet: {question['pot']:,}" in words_of(page)
    assert "<dl" not in page.text.split('class="sheet log"')[1]


def test_a_line_of_cards_is_told_nothing_more(as_learner):
    sheet = open_question(as_learner)
    as_learner.post(sheet.url, sheet.data(sheet.right), headers=HTMX)

    assert '<p class="given">' not in as_learner.get("/history/").text


def test_answers_without_cards_are_taken_along(as_learner):
    url, question = find("own-money")
    send(as_learner, url, net=-17)

    everything = as_learner.get("/settings/data/everything.json")
    (answer,) = json.loads(b"".join(everything.streaming_content))["answers"]
    assert (answer["question"], answer["answer"]) == (question, {"net": "-17"})
    table = b"".join(as_learner.get("/settings/data/answers.csv").streaming_content)
    assert KIND in table.decode()
