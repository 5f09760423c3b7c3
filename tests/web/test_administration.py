"""The pages of the administrator let nobody guess, and take no nonsense."""

import pytest

from quizzes.models import User
from tests.conftest import client_of
from tests.make import PASSWORD, make_user
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
