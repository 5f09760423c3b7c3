"""A verdict that is doubted: counted again, and told to those who keep the site."""

import json

import pytest
from django.test import Client
from django.urls import reverse

from quizzes.models import Attempt, Dispute
from quizzes.questions import KINDS, best_low
from quizzes.services.accounts import merge_guest
from tests.conftest import client_of
from tests.make import HTMX, make_attempt, make_guest
from tests.web.answering import answer_right, deal_in, open_question, send

NOTE = "The seven pairs nothing."
AGREES = "It comes to what the verdict says."
DIFFERS = "It does not come to what the verdict says."


@pytest.fixture
def attempt(learner):
    return make_attempt(learner)


@pytest.fixture
def url(attempt):
    return f"/deals/{attempt.pk}/dispute/"


def recount(client, attempt):
    return client.get(f"/deals/{attempt.pk}/?recount=1")


def test_every_verdict_leads_to_its_recount(as_learner, attempt):
    page = as_learner.get(f"/deals/{attempt.pk}/").text

    assert "Is this wrong?" in page
    assert f'href="/deals/{attempt.pk}/?recount=1#dispute"' in page


def test_the_recount_lists_every_choice_beside_the_verdict(as_learner, attempt):
    page = recount(as_learner, attempt).text

    # Only the ace and the deuce make a low, with the seven, the four and the three.
    assert page.count("<td>no low</td>") == 59
    listed = page.partition('id="dispute"')[2]
    assert listed.count('<tr class="is-best"><td>') == 1
    assert AGREES in page
    assert 'id="verdict"' in page


def test_htmx_gets_the_recount_with_the_verdict(as_learner, attempt):
    page = as_learner.get(f"/deals/{attempt.pk}/?recount=1", headers=HTMX).text

    assert page.lstrip().startswith('<section id="question"')
    assert AGREES in page


def test_a_right_answer_that_was_marked_wrong_is_said_and_logged(
    as_learner, learner, caplog
):
    marked_wrong = make_attempt(learner, credit=0)

    page = recount(as_learner, marked_wrong).text

    assert DIFFERS in page
    assert f"best-low/{marked_wrong.code}" in caplog.text
    assert learner.username not in caplog.text


def test_a_wrong_answer_that_was_marked_right_is_said(as_learner, learner):
    wrong = make_attempt(learner, answer={"low": "As Kc + 7c 4s 3h"})

    assert DIFFERS in recount(as_learner, wrong).text


def test_a_key_that_is_wrong_is_said(as_learner, learner, monkeypatch):
    shown = make_attempt(learner, credit=0, answer=None)
    assert AGREES in recount(as_learner, shown).text

    other = best_low.read_question({"hole": "As 3d Kc Kh", "board": "7c 4s 2h Kd Qs"})
    right = best_low.right_answers(other)
    monkeypatch.setattr(best_low, "right_answers", lambda question: right)

    assert DIFFERS in recount(as_learner, shown).text


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_can_be_doubted(as_learner, kind):
    page = as_learner.get(f"/practice/{kind}/", follow=True)
    asked = page.context["question_url"]
    shown = as_learner.post(f"{asked}show/", {"asked": page.context["form"].clock})

    verdict = as_learner.get(f"/deals/{deal_in(shown)}/?recount=1").text

    assert DIFFERS not in verdict
    assert f'action="/deals/{deal_in(shown)}/dispute/#dispute"' in verdict


def test_a_note_is_kept_with_the_answer_and_shown_again(as_learner, attempt, url):
    response = as_learner.post(url, {"note": NOTE}, follow=True)

    assert response.redirect_chain[0][0] == f"/deals/{attempt.pk}/?recount=1#dispute"
    assert attempt.dispute.note == NOTE
    assert "your note is kept" in response.text
    assert NOTE in response.text
    assert "Replace the note" in response.text


def test_another_note_stands_in_place_of_the_first(as_learner, url):
    as_learner.post(url, {"note": "No."})
    before = Dispute.objects.get().created_at
    as_learner.post(url, {"note": NOTE})

    assert Dispute.objects.get().note == NOTE
    assert Dispute.objects.get().created_at > before


@pytest.mark.parametrize("note", ["", "   ", "x" * 2001, "a\0b"])
def test_what_is_no_note_is_refused(as_learner, url, note):
    response = as_learner.post(url, {"note": note})

    assert response.status_code == 422
    assert "invalid-feedback" in response.text
    assert not Dispute.objects.exists()


def test_a_note_may_be_two_thousand_letters_long(as_learner, url):
    as_learner.post(url, {"note": "ő" * 2000})

    assert len(Dispute.objects.get().note) == 2000


def test_a_guest_tells_it_too(db):
    guest = Client()
    sheet = open_question(guest)
    deal = deal_in(send(guest, sheet, sheet.wrong))

    guest.post(f"/deals/{deal}/dispute/", {"note": NOTE})

    assert Dispute.objects.get().attempt_id == deal


def test_nobody_else_reads_or_writes_it(as_learner, as_outsider, attempt, url):
    as_learner.post(url, {"note": NOTE})

    for stranger in (as_outsider, Client()):
        assert stranger.post(url, {"note": "Mine."}).status_code == 404
        assert recount(stranger, attempt).status_code == 404
    assert Dispute.objects.get().note == NOTE


def test_what_a_note_holds_is_text(as_learner, attempt, url):
    as_learner.post(url, {"note": "</textarea><b>bold</b>"})

    assert "<b>bold</b>" not in recount(as_learner, attempt).text


def test_notes_are_limited(as_learner, url, settings):
    settings.RATE_LIMITS = settings.RATE_LIMITS | {"dispute": "1/d"}

    sent = [
        as_learner.post(url, {"note": NOTE}, REMOTE_ADDR="10.9.9.9").status_code
        for _ in range(2)
    ]

    assert sent == [302, 429]


def test_a_note_is_taken_along_and_deleted_with_its_person(as_learner, learner, url):
    as_learner.post(url, {"note": NOTE})

    said = json.loads(as_learner.get("/settings/data/everything.json").getvalue())
    assert [row["note"] for row in said["disputes"]] == [NOTE]
    learner.delete()
    assert not Dispute.objects.exists()


def test_a_note_of_a_guest_comes_along_to_the_account(learner):
    guest = make_guest()
    Dispute.objects.create(
        attempt=(theirs := make_attempt(guest)),
        note=NOTE,
        created_at=theirs.answered_at,
    )

    merge_guest(account=learner, guest=guest)

    assert Dispute.objects.get().attempt.person == learner


def test_the_administration_lists_notes_with_their_questions(
    as_learner, admin_client, attempt, url
):
    as_learner.post(url, {"note": NOTE})
    dispute = Dispute.objects.get()

    listed = admin_client.get("/admin/quizzes/dispute/").text
    page = admin_client.get(f"/admin/quizzes/dispute/{dispute.pk}/change/").text

    for text in (listed, page):
        assert NOTE in text
        assert f'href="/practice/best-low/{attempt.code}/"' in text
        assert f'href="/admin/quizzes/user/{attempt.person_id}/change/"' in text
    assert '<textarea name="note"' not in page


def test_only_staff_lists_notes(as_learner):
    url = reverse("admin:quizzes_dispute_changelist")

    assert as_learner.get(url)["Location"].startswith("/admin/login/")
    assert client_of(make_guest()).get(url).status_code == 302


def test_asking_for_a_recount_writes_nothing(as_learner, attempt):
    recount(as_learner, attempt)

    assert Attempt.objects.count() == 1
    assert not Dispute.objects.exists()


def test_coming_back_to_the_address_of_a_note_leads_to_the_verdict(db):
    guest = Client()
    deal = answer_right(guest)

    response = guest.get(f"/deals/{deal}/dispute/")

    assert response["Location"] == f"/deals/{deal}/?recount=1#dispute"


def test_what_one_was_at_goes_on_after_a_note(as_learner, attempt, url):
    page = as_learner.get(f"/deals/{attempt.pk}/?level=3&missed=1").text
    assert f'href="/deals/{attempt.pk}/?level=3&amp;missed=1&amp;recount=1#' in page

    response = as_learner.post(f"{url}?level=3&missed=1", {"note": NOTE})

    kept = f"/deals/{attempt.pk}/?level=3&missed=1&recount=1#dispute"
    assert response["Location"] == kept
