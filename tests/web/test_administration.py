"""The pages of the administrator let nobody guess, and take no nonsense."""

import pytest

from quizzes.models import Memory, Run, Skill, User
from quizzes.services.skills import catch_up
from tests.conftest import client_of
from tests.make import PASSWORD, make_attempt, make_run, make_user
from tests.web.entering import account_in

USERS = "/admin/quizzes/user/"


@pytest.fixture
def as_staff(db):
    return client_of(make_user("staff", is_staff=True))


def test_whoever_is_in_cannot_try_the_password_of_another(as_staff):
    make_user("chief", is_staff=True, is_superuser=True)

    response = as_staff.post(
        "/admin/login/", {"username": "chief", "password": PASSWORD}
    )

    assert response["Location"] == "/admin/"
    assert account_in(as_staff).username == "staff"


def test_whoever_is_in_goes_on_to_where_they_wanted(as_staff):
    wanted = as_staff.get("/admin/login/", {"next": USERS})
    lured = as_staff.get("/admin/login/", {"next": "https://evil.example/"})

    assert wanted["Location"] == USERS
    assert lured["Location"] == "/admin/"


def test_a_password_is_changed_where_tries_are_limited(as_staff):
    page = as_staff.get("/admin/password_change/")

    assert 'name="oldpassword"' in page.text


@pytest.mark.parametrize(
    "address",
    [
        f"{USERS}?username=a%00",
        f"{USERS}?q=%00",
        "/admin/autocomplete/?term=%00&app_label=account&model_name=emailaddress"
        "&field_name=user",
    ],
)
def test_what_no_database_can_look_for_is_refused(admin_client, address):
    assert admin_client.get(address).status_code == 400


@pytest.mark.parametrize("key", ["", "x", "-1"])
@pytest.mark.parametrize("kind", ["quizzes/user", "auth/group", "account/emailaddress"])
def test_a_choice_of_no_row_is_refused(admin_client, kind, key):
    chosen = {"action": "delete_selected", "_selected_action": key, "index": 0}

    assert admin_client.post(f"/admin/{kind}/", chosen).status_code == 400


def test_chosen_people_can_still_be_deleted(admin_client):
    person = make_user()
    chosen = {"action": "delete_selected", "_selected_action": person.pk}

    assert admin_client.post(USERS, chosen).status_code == 200
    assert admin_client.post(USERS, chosen | {"post": "yes"}).status_code == 302
    assert not User.objects.filter(pk=person.pk).exists()


@pytest.fixture
def practiced(learner, outsider):
    """Two people with a skill, a memory and a run each."""
    for person, kind in ((learner, "best-low"), (outsider, "best-high")):
        make_attempt(person, kind=kind)
        make_run(person, kind=kind, sort="clean")
        catch_up(person)
    return learner


@pytest.mark.parametrize("name", ["skill", "memory", "run"])
def test_what_answers_make_is_found_by_its_person(admin_client, practiced, name):
    every = admin_client.get(f"/admin/quizzes/{name}/").text
    found = admin_client.get(f"/admin/quizzes/{name}/?q=learner").text

    assert "field-person" in every
    assert every.count('class="action-select"') == 0
    assert (every.count(">outsider<"), found.count(">outsider<")) == (1, 0)
    assert ">learner<" in found


@pytest.mark.parametrize("name", ["skill", "run"])
def test_what_answers_make_is_kept_apart_by_kind(admin_client, practiced, name):
    found = admin_client.get(f"/admin/quizzes/{name}/?kind=best-high").text

    assert ">outsider<" in found
    assert ">learner<" not in found


@pytest.mark.parametrize("model", [Skill, Memory, Run])
def test_what_answers_make_is_only_read(admin_client, practiced, model):
    row = model.objects.get(person=practiced)
    pages = f"/admin/quizzes/{model._meta.model_name}"

    assert admin_client.get(f"{pages}/{row.pk}/change/").status_code == 200
    assert admin_client.post(f"{pages}/{row.pk}/change/", {}).status_code == 403
    assert (
        admin_client.post(f"{pages}/{row.pk}/delete/", {"post": 1}).status_code == 403
    )
    assert admin_client.get(f"{pages}/add/").status_code == 403


def test_the_seed_of_a_run_is_told_to_no_keeper(admin_client, practiced):
    run = Run.objects.get(person=practiced)
    page = admin_client.get(f"/admin/quizzes/run/{run.pk}/change/").text

    assert "best-low" in page
    assert run.seed not in page


def test_what_is_only_read_goes_with_its_person(admin_client, practiced):
    chosen = {"action": "delete_selected", "_selected_action": practiced.pk}

    assert admin_client.post(USERS, chosen | {"post": "yes"}).status_code == 302
    assert not User.objects.filter(pk=practiced.pk).exists()
    assert Skill.objects.count() == Memory.objects.count() == Run.objects.count() == 1
