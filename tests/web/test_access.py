"""What each page and action answers to each person, in one table."""

import pytest
from django.test import Client
from django.urls import URLResolver, get_resolver, reverse

from quizzes.questions.dealer.addresses import VERSION
from tests.make import PASSWORD, make_attempt, make_run
from tests.web.answering import answer_right, open_question, question_url

# The owner has the deal that is asked for; the guest and the learner have deals of
# their own, the outsider has an account and nothing else, nobody has not even a cookie.
TABLE = """
    name          method  nobody guest learner outsider owner
    home          GET     200    200   200     200      200
    today         GET     200    200   200     200      200
    today-next    GET     302    302   302     302      302
    practice      GET     302    302   302     302      302
    question      GET     200    200   200     200      200
    question      POST    302    302   302     302      302
    hint          GET     302    302   302     302      302
    hint          POST    200    200   200     200      200
    show          GET     302    302   302     302      302
    show          POST    302    302   302     302      302
    deal          GET     404    404   404     404      200
    replay        GET     404    404   404     404      200
    replay        POST    404    404   404     404      302
    dispute       GET     404    404   404     404      302
    dispute       POST    404    404   404     404      302
    missed        GET     200    200   200     200      302
    dealer        GET     200    200   200     200      200
    dealer-hand   GET     200    200   200     200      200
    dealer-point  GET     302    302   302     302      302
    dealer-point  POST    422    422   422     422      422
    dealer-show   GET     302    302   302     302      302
    dealer-show   POST    422    422   422     422      422
    runs          GET     200    200   200     200      200
    runs          POST    302    302   302     302      302
    run           GET     404    404   404     404      200
    run-place     GET     404    404   404     404      302
    run-place     POST    404    404   404     404      302
    analyzer      GET     200    200   200     200      200
    settlement    GET     200    200   200     200      200
    guide         GET     200    200   200     200      200
    guide-page    GET     200    200   200     200      200
    glossary      GET     200    200   200     200      200
    history       GET     200    200   200     200      200
    progress      GET     200    200   200     200      200
    settings                              GET   200  200  200  200  200
    settings-preferences                  GET   302  302  302  302  302
    settings-preferences                  POST  302  302  302  302  302
    settings-name                         GET   302  302  302  302  302
    settings-name                         POST  302  302  302  302  302
    data                                  GET   200  200  200  200  200
    data-everything                       GET   200  200  200  200  200
    data-answers                          GET   200  200  200  200  200
    data-delete                           GET   302  200  200  200  200
    data-delete                           POST  302  422  422  422  422
    guest-answers                         GET   302  302  302  302  302
    guest-merge                           GET   302  302  302  302  302
    guest-merge                           POST  302  302  302  302  302
    guest-leave                           GET   302  302  302  302  302
    guest-leave                           POST  302  302  302  302  302
    account_signup                        GET   200  200  302  302  302
    account_signup                        POST  200  200  302  302  302
    account_login                         GET   200  200  302  302  302
    account_login                         POST  200  200  302  302  302
    account_logout                        GET   302  302  200  200  200
    account_logout                        POST  302  302  302  302  302
    account_inactive                      GET   200  200  200  200  200
    account_reauthenticate                GET   302  302  200  200  200
    account_reauthenticate                POST  302  302  200  200  200
    account_email                         GET   302  302  200  200  200
    account_email                         POST  302  302  302  302  302
    account_confirm_email                 GET   200  200  200  200  200
    account_confirm_email                 POST  404  404  404  404  404
    account_change_password               GET   302  302  200  200  200
    account_change_password               POST  302  302  200  200  200
    account_set_password                  GET   302  302  302  302  302
    account_set_password                  POST  302  302  302  302  302
    account_reset_password                GET   200  200  200  200  200
    account_reset_password                POST  200  200  200  200  200
    account_reset_password_done           GET   200  200  200  200  200
    account_reset_password_from_key       GET   200  200  200  200  200
    account_reset_password_from_key       POST  200  200  200  200  200
    account_reset_password_from_key_done  GET   200  200  200  200  200
    health        GET     200    200   200     200      200
    set_language  POST    302    302   302     302      302
    admin:index   GET     302    302   302     302      302
    admin:login   GET     302    302   403     403      403
"""
_, *PERSONS = TABLE.split("\n")[1].split()[1:]
ROWS = [line.split() for line in TABLE.strip().split("\n")[1:]]
CELLS = [
    (name, method, person, int(status))
    for name, method, *statuses in ROWS
    for person, status in zip(PERSONS, statuses, strict=True)
]
# The views of others, which choose their methods themselves.
NOT_OURS = ("account_", "admin:", "set_language")
OTHER_METHODS = [
    (name, method)
    for name in dict.fromkeys(
        name for name, *_ in ROWS if not name.startswith(NOT_OURS)
    )
    for method in ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
    if [name, method.replace("HEAD", "GET")] not in [row[:2] for row in ROWS]
]


HAND = f"/dealer/{VERSION}.4-limit.default.seats6.00000001/"

# Forms that need no question; what is not here or there needs no form.
FORMS = {
    "set_language": {"language": "en"},
    "settings-preferences": {
        "deck": "two",
        "theme": "dark",
        "hole_cards": 5,
        "daily_goal": 20,
    },
    "dispute": {"note": "The board pairs."},
    "settings-name": {"display_name": "Ann"},
    "runs": {"sort": "clean", "kind": "best-low", "level": 1, "cards": 4},
}


@pytest.fixture
def deal(classmate):
    return make_attempt(classmate, credit=0)


@pytest.fixture
def run(classmate):
    return make_run(classmate)


@pytest.fixture
def as_nobody(db):
    return Client()


@pytest.fixture
def as_guest(db):
    client = Client()
    answer_right(client)
    return client


@pytest.fixture
def as_owner(as_classmate):
    return as_classmate


@pytest.fixture
def address(deal, run):
    question = question_url()
    return {
        "practice": "/practice/best-low/",
        "question": question,
        "hint": f"{question}hint/",
        "show": f"{question}show/",
        "deal": f"/deals/{deal.pk}/",
        "guide-page": "/guide/lows/",
        "run": f"/runs/{run.pk}/",
        "run-place": f"/runs/{run.pk}/1/",
        "dealer-hand": HAND,
        "dealer-point": f"{HAND}1/",
        "dealer-show": f"{HAND}1/show/",
        "replay": f"/deals/{deal.pk}/again/",
        "dispute": f"/deals/{deal.pk}/dispute/",
        "account_confirm_email": "/accounts/confirm-email/x/",
        "account_reset_password_from_key": "/accounts/password/reset/key/1-x/",
    }


def form_for(name, address, as_owner):
    if name in FORMS:
        return FORMS[name]
    page = {"replay": "replay", "run-place": "run"}.get(name, "question")
    sheet = open_question(as_owner, address[page])
    return sheet.data(sheet.right)


@pytest.mark.parametrize(("name", "method", "person", "status"), CELLS)
def test_who_may_do_what(request, address, as_owner, name, method, person, status):
    client = request.getfixturevalue(f"as_{person}")
    if person == "learner":
        answer_right(client)
    url = address.get(name) or reverse(name)
    data = form_for(name, address, as_owner) if method == "POST" else None

    response = client.generic(method, url) if data is None else client.post(url, data)

    assert response.status_code == status
    if method == "GET":
        assert client.head(url).status_code == status


@pytest.mark.parametrize(
    ("name", "page"),
    [
        ("settings-preferences", "settings"),
        ("settings-name", "settings"),
        ("guest-merge", "guest-answers"),
        ("guest-leave", "guest-answers"),
    ],
)
def test_whoever_comes_to_an_action_without_a_form_gets_to_its_page(
    as_learner, name, page
):
    assert as_learner.get(reverse(name))["Location"] == reverse(page)


def test_whoever_had_to_log_in_on_the_way_to_an_action_gets_to_its_page(
    learner, client
):
    sent = client.post(reverse("settings-name"), {"display_name": "Ann"})
    form = {"login": "learner", "password": PASSWORD}

    response = client.post(sent["Location"], form, follow=True)

    assert response.request["PATH_INFO"] == reverse("settings")
    assert response.status_code == 200


@pytest.mark.parametrize(("name", "method"), OTHER_METHODS)
def test_no_other_method_is_answered(address, as_owner, name, method):
    url = address.get(name) or reverse(name)

    assert as_owner.generic(method, url).status_code == 405


def names_of(patterns, namespace=""):
    for pattern in patterns:
        if not isinstance(pattern, URLResolver):
            yield f"{namespace}{pattern.name}"
        elif pattern.namespace:
            yield f"{pattern.namespace}:index"
        else:
            yield from names_of(pattern.url_patterns, namespace)


def test_every_address_of_the_site_is_in_the_table():
    assert set(names_of(get_resolver().url_patterns)) == {
        name for name, *_ in ROWS if name != "admin:login"
    }


@pytest.mark.parametrize(
    "name", ["index", "quizzes_user_changelist", "password_change"]
)
def test_the_administration_is_for_staff_only(as_learner, admin_client, name):
    url = reverse(f"admin:{name}")

    assert as_learner.get(url)["Location"] == f"/admin/login/?next={url}"
    assert admin_client.get(url).status_code == 200
