"""Verdicts on chips draw the pots, whose chips lie in them, and who is paid."""

import re
from html import unescape
from random import Random

import pytest

from quizzes.questions import KINDS
from quizzes.questions.asking import seek_case


def verdict_on(client, kind, case, level=3):
    asked = seek_case(KINDS[kind], Random(1), case=case, level=level)
    url = f"/practice/{kind}/{asked.address.code}/"
    clock = re.search(r'name="asked" value="([^"]+)"', client.get(url).text)[1]
    page = client.post(f"{url}show/", {"asked": clock}, follow=True)
    return asked.question, page.text


def rows_of(page, caption):
    table = page[page.index(f"<caption>{caption}") :].partition("</table>")[0]
    return [
        [re.sub(r"<[^>]+>", "", cell) for cell in re.findall(r"<t[dh].*?</t[dh]>", row)]
        for row in re.findall(r"<tr.*?</tr>", table, re.DOTALL)
    ]


def number(text):
    return int(text.replace(",", "")) if text[0].isdigit() else 0


def test_whose_chips_lie_in_each_side_pot_is_told(as_learner):
    hand, page = verdict_on(as_learner, "side-pots", "side-pot-and-return")

    head, *rows, sums = rows_of(page, "What each seat put in")
    assert head == ["Seat", "Main pot", "Side pot 1", "Put in", "Returned"]
    assert [row[0] for row in rows] == [f"Seat {seat}" for seat in hand.seats]
    # A seat's chips lie in the pots or go back to it.
    for _seat, *of_pots, put_in, returned in rows:
        assert sum(map(number, of_pots)) + number(returned) == number(put_in)
    assert [number(cell) for cell in sums[1:3]] == [pot.amount for pot in hand.pots]
    assert ">Rule 8.1</a>" in page


def test_a_shared_pot_flows_to_the_seats(as_learner):
    question, page = verdict_on(as_learner, "pot-shares", "quarter")

    _head, *rows, _sums = rows_of(page, "What each seat is paid")
    assert {int(row[0][-1]): number(row[2]) for row in rows} == question.payouts
    assert ">Rule 6.2</a>" in page


def test_the_analyzer_pays_a_hand_of_a_settlement_alike(as_learner):
    hand, page = verdict_on(as_learner, "settlement", "tied-half")

    link = re.search(r'href="(/analyze/settlement/[^"]+)"', page)[1]
    settled = as_learner.get(unescape(link)).text
    _head, *rows, _sums = rows_of(settled, "What each seat is paid")
    paid = {seat: hand.settlement.payouts.get(seat, 0) for seat in hand.seats}
    in_all = -2 if hand.returned else -1
    assert {int(row[0][-1]): number(row[in_all]) for row in rows} == paid


@pytest.mark.parametrize("kind", ["best-low", "who-wins", "quarter-value"])
def test_nothing_is_drawn_where_no_pot_is_shared(as_learner, kind):
    _question, page = verdict_on(as_learner, kind, KINDS[kind].CASES[0])

    assert "What each seat" not in page
