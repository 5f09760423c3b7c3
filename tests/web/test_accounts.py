"""Signing up, logging in and out, and getting back in."""

import re

import pytest
from allauth.account.models import EmailAddress
from django.core import mail
from django.test import Client
from django.urls import reverse

from quizzes.models import User
from tests.conftest import client_of
from tests.make import PASSWORD, make_guest, make_user
from tests.web.entering import LOG_IN, LOG_OUT, SIGN_UP, account_in, log_in, sign_up

CHANGE = "/accounts/password/change/"
RESET = "/accounts/password/reset/"
EMAIL = "/accounts/email/"
ADDRESS = "ann@example.org"
# As long as the standards of mail allow, and one more.
LONGEST_ADDRESS = f"{'a' * 64}@{'b' * 63}.{'c' * 63}.{'d' * 57}.org"
TOO_LONG_ADDRESS = LONGEST_ADDRESS.replace("d.", "dd.")
NONCE = re.compile(r'nonce="[^"]*"')
NEW_PASSWORD = "another horse entirely"


def links_in_mail():
    return re.findall(r"http://testserver(/\S+)", mail.outbox[-1].body)


def test_a_name_and_a_password_make_an_account(db, client):
    response = sign_up(client)

    account = User.objects.get()
    assert response["Location"] == "/"
    assert account_in(client) == account
    assert (account.username, account.email) == ("ann", "")
    assert account.check_password(PASSWORD)
    assert not account.is_guest
    assert mail.outbox == []


def test_sign_up_leads_back_to_where_one_was(db, client):
    assert sign_up(client, next="/settings/")["Location"] == "/settings/"
    elsewhere = sign_up(Client(), "bob", next="https://evil.example/")
    assert elsewhere["Location"] == "/"


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"username": ""}, "This field is required."),
        ({"username": "a b"}, "Enter a valid username."),
        ({"username": "<script>"}, "Enter a valid username."),
        ({"username": "LEARNER"}, "A user with that username already exists."),
        ({"username": "guest-1"}, "Names that begin with guest- are kept for guests."),
        ({"username": "GueST-"}, "Names that begin with guest- are kept for guests."),
        ({"password": "1234567"}, "This password is too short."),
        ({"password": "password"}, "This password is too common."),
        ({"password2": "different"}, "You must type the same password each time."),
        ({"email": "nonsense"}, "Enter a valid email address."),
        ({"email": TOO_LONG_ADDRESS}, "Ensure this value has at most 254 characters"),
    ],
)
def test_sign_up_says_what_is_wrong_field_by_field(learner, client, fields, said):
    response = sign_up(client, **fields)

    assert said in response.text
    assert 'aria-invalid="true"' in response.text
    assert User.objects.get() == learner


@pytest.mark.parametrize("username", ["guest", "guestling", "my-guest-1"])
def test_a_name_may_speak_of_guests(db, client, username):
    sign_up(client, username)

    assert account_in(client).username == username


def test_an_address_is_asked_by_mail_whether_it_is_right(db, client):
    sign_up(client, email=ADDRESS)

    assert account_in(client)
    assert not EmailAddress.objects.get(email=ADDRESS).verified
    (link,) = links_in_mail()
    assert f"Does {ADDRESS} belong to ann?" in client.get(link).text
    client.post(link)
    assert EmailAddress.objects.get(email=ADDRESS).verified


def test_the_longest_address_is_kept_whole(db, client):
    sign_up(client, email=LONGEST_ADDRESS)

    assert len(LONGEST_ADDRESS) == 254
    assert account_in(client).email == LONGEST_ADDRESS
    assert mail.outbox[-1].to == [LONGEST_ADDRESS]


def test_sign_up_does_not_tell_who_has_an_address(db, client):
    make_user("bob", email=ADDRESS)

    response = sign_up(client, email=ADDRESS)

    assert response.status_code == 302
    assert User.objects.filter(email=ADDRESS).count() == 2


def test_no_account_is_lost_where_mail_fails(db, client, settings, caplog):
    settings.MAILERS = {
        "default": {
            "BACKEND": "django.core.mail.backends.smtp.EmailBackend",
            # Nobody listens there.
            "OPTIONS": {"host": "127.0.0.1", "port": 9, "timeout": 1},
        }
    }

    sign_up(client, email=ADDRESS)

    assert "The mail could not be sent." in client.get("/").text
    assert account_in(client)
    assert "A mail could not be sent" in caplog.text
    assert ADDRESS not in caplog.text


def test_one_logs_in_and_goes_where_one_wanted(learner, client):
    response = log_in(client, "learner", next="/settings/")

    assert response["Location"] == "/settings/"
    assert account_in(client) == learner


def test_capital_letters_make_no_other_name(learner, client):
    log_in(client, "Learner")

    assert account_in(client)


@pytest.mark.parametrize("username", ["learner", "nobody", "guest-1"])
def test_a_wrong_name_and_a_wrong_password_look_the_same(learner, client, username):
    response = log_in(client, username, "wrong")

    assert "The username and/or password you specified are not correct." in (
        response.text
    )
    assert not account_in(client)


@pytest.mark.parametrize(
    ("remember", "is_kept"), [({}, False), ({"remember": "on"}, True)]
)
def test_a_browser_that_is_not_to_remember_forgets_at_its_end(
    learner, client, remember, is_kept
):
    cookie = log_in(client, "learner", **remember).cookies["sessionid"]

    assert bool(cookie["max-age"]) == is_kept


def test_a_closed_account_says_so(db, client):
    make_user("bob", is_active=False)

    response = client.post(LOG_IN, {"login": "bob", "password": PASSWORD}, follow=True)

    assert "This account is closed" in response.text
    assert not account_in(client)


def test_logging_out_takes_a_click_and_not_a_link(as_learner):
    assert as_learner.get(LOG_OUT).status_code == 200
    assert account_in(as_learner)

    assert as_learner.post(LOG_OUT)["Location"] == "/"
    assert not account_in(as_learner)


@pytest.mark.parametrize("address", [SIGN_UP, LOG_IN])
def test_who_is_logged_in_needs_neither_again(as_learner, address):
    assert as_learner.get(address)["Location"] == "/"


def test_a_password_is_changed_by_whoever_knows_it(learner, as_learner):
    elsewhere = client_of(learner)
    new = {"password1": NEW_PASSWORD, "password2": NEW_PASSWORD}

    wrong = as_learner.post(CHANGE, new | {"oldpassword": "wrong"})
    assert "Please type your current password." in wrong.text
    right = as_learner.post(CHANGE, new | {"oldpassword": PASSWORD})

    learner.refresh_from_db()
    assert right["Location"] == "/settings/"
    assert learner.check_password(NEW_PASSWORD)
    assert account_in(as_learner)
    assert not account_in(elsewhere)


def test_a_forgotten_password_is_replaced_by_a_link_that_works_once(db, client):
    make_user("bob", email=ADDRESS)

    client.post(RESET, {"email": ADDRESS})
    (link,) = links_in_mail()
    form = client.get(link)["Location"]
    client.post(form, {"password1": NEW_PASSWORD, "password2": NEW_PASSWORD})

    assert User.objects.get().check_password(NEW_PASSWORD)
    assert not account_in(client)
    assert "your username is bob" in mail.outbox[-1].body
    assert "This link is used up" in Client().get(link).text


def test_a_reset_does_not_tell_who_has_an_address(db, client):
    make_user("bob", email=ADDRESS)

    known, unknown = (
        client.post(RESET, {"email": email}, follow=True).text
        for email in (ADDRESS, "nobody@example.org")
    )

    assert NONCE.sub("", known) == NONCE.sub("", unknown)
    assert [message.to for message in mail.outbox] == [
        [ADDRESS],
        ["nobody@example.org"],
    ]


def test_everybody_who_shares_an_address_is_mailed(db, client):
    for name in ("ann", "bob"):
        make_user(name, email=ADDRESS)

    client.post(RESET, {"email": ADDRESS})

    bodies = sorted(message.body for message in mail.outbox)
    assert len(bodies) == 2
    assert {re.search(r"username is (\w+)", body)[1] for body in bodies} == {
        "ann",
        "bob",
    }


def test_it_is_said_that_without_an_address_there_is_no_way_back(db, client):
    text = client.get(RESET).text

    assert "Then there is no way back into the account from here" in text


@pytest.mark.parametrize(("host", "is_told"), [("", True), ("mail.example.org", False)])
def test_a_site_that_cannot_mail_says_so(db, client, settings, host, is_told):
    settings.MAIL_HOST = host

    assert ("This site has no mail server yet." in client.get(RESET).text) == is_told


def change_address(client, **data):
    """Send the form of the address, and the password when it is asked for."""
    response = client.post(EMAIL, data)
    assert response["Location"].startswith("/accounts/reauthenticate/")
    return client.post(response["Location"], {"password": PASSWORD}, follow=True)


def test_an_address_is_added_by_whoever_knows_the_password(learner, as_learner):
    response = change_address(as_learner, action_add="", email=ADDRESS)

    assert ADDRESS in response.text
    assert "not confirmed yet" in response.text
    as_learner.post(links_in_mail()[0])
    learner.refresh_from_db()
    assert learner.email == ADDRESS
    assert "confirmed" in as_learner.get(EMAIL).text


def test_an_address_that_is_too_long_is_refused_and_not_cut(as_learner):
    response = as_learner.post(EMAIL, {"action_add": "", "email": TOO_LONG_ADDRESS})

    assert "Ensure this value has at most 254 characters" in response.text
    assert not EmailAddress.objects.exists()


def test_a_wrong_password_changes_no_address(as_learner):
    asked = as_learner.post(EMAIL, {"action_add": "", "email": ADDRESS})

    response = as_learner.post(asked["Location"], {"password": "wrong"})

    assert "Incorrect password." in response.text
    assert not EmailAddress.objects.exists()


def test_an_address_is_removed(db):
    account = make_user(email=ADDRESS)
    client = client_of(account)

    change_address(client, action_remove="", email=ADDRESS)

    account.refresh_from_db()
    assert account.email == ""
    assert not EmailAddress.objects.exists()


@pytest.mark.parametrize(
    "name", ["index", "quizzes_user_changelist", "account_emailaddress_changelist"]
)
def test_the_administration_is_entered_by_the_same_door(db, client, name):
    url = reverse(f"admin:{name}")

    response = client.get(url, follow=True)

    assert response.request["PATH_INFO"] == LOG_IN
    assert "<title>Log in · Omaha Trainer</title>" in response.text


def test_the_administration_names_nobody_like_a_guest(learner, admin_client):
    add = reverse("admin:quizzes_user_add")
    change = reverse("admin:quizzes_user_change", args=(learner.pk,))

    for url in (add, change):
        said = admin_client.post(url, {"username": "Guest-1"}).text
        assert "Names that begin with guest- are kept for guests." in said


def test_the_administration_keeps_the_name_of_a_guest(db, admin_client):
    url = reverse("admin:quizzes_user_change", args=(make_guest().pk,))

    assert 'name="username"' not in admin_client.get(url).text


PAGES = [
    SIGN_UP,
    LOG_IN,
    RESET,
    f"{RESET}done/",
    f"{RESET}key/1-x/",
    f"{RESET}key/done/",
]
PAGES += ["/accounts/inactive/", "/accounts/confirm-email/x/"]
OWN_PAGES = [LOG_OUT, CHANGE, EMAIL, "/accounts/reauthenticate/"]


@pytest.mark.parametrize("address", PAGES)
def test_pages_for_strangers_are_in_our_look(db, client, address):
    text = client.get(address).text

    assert "css/forms.css" in text
    assert "Sign In" not in text
    assert "placeholder=" not in text


@pytest.mark.parametrize("address", OWN_PAGES)
def test_pages_of_an_account_are_in_our_look(as_learner, address):
    text = as_learner.get(address).text

    assert "css/forms.css" in text
    assert "placeholder=" not in text


@pytest.mark.parametrize("address", OWN_PAGES)
def test_pages_of_an_account_ask_a_stranger_to_log_in(db, client, address):
    if address != LOG_OUT:
        assert client.get(address)["Location"] == f"{LOG_IN}?next={address}"


@pytest.mark.parametrize(
    "address",
    [
        "3rdparty/",
        "login/code/",
        "login/code/confirm/",
        "2fa/",
        "phone/verify/",
        "social/",
    ],
)
def test_pages_that_nothing_leads_to_are_not_there(db, client, address):
    assert client.get(f"/accounts/{address}").status_code == 404
