"""Preferences change the pages at once, for guests as for accounts."""

from urllib.parse import urlencode

import pytest
from django.http import HttpResponse
from django.test import Client
from django.urls import path
from django.utils import timezone

from omaha_trainer import urls as own_urls
from quizzes.models import User
from tests.make import PASSWORD
from tests.web.answering import answer_right, open_question
from tests.web.entering import account_in, sign_up

SETTINGS = "/settings/"
PREFERENCES = "/settings/preferences/"
NAME = "/settings/name/"
COOKIE = "preferences"
CHOSEN = {
    "deck": "two",
    "theme": "dark",
    "hole_cards": 5,
    "daily_goal": 20,
    "time_zone": "Europe/Warsaw",
}


def zone(request):
    return HttpResponse(timezone.get_current_timezone_name())


urlpatterns = [path("zone/", zone), *own_urls.urlpatterns]


@pytest.fixture
def guest(db):
    return Client()


@pytest.fixture(params=["guest", "as_learner"])
def anybody(request, db):
    return request.getfixturevalue(request.param)


def choose(client, **preferences):
    return client.post(PREFERENCES, CHOSEN | preferences)


def shown(client):
    return client.get(SETTINGS).context["preferences_form"].initial


def test_what_is_chosen_is_kept_and_said(anybody):
    response = choose(anybody)

    assert response["Location"] == SETTINGS
    assert "Your preferences are saved." in anybody.get(SETTINGS).text
    assert shown(anybody) == CHOSEN | {"shortcuts": False, "language": ""}


def test_an_account_has_its_preferences_in_every_browser(as_learner, learner):
    choose(as_learner)

    learner.refresh_from_db()
    assert (learner.deck, learner.time_zone) == ("two", "Europe/Warsaw")
    assert COOKIE not in as_learner.cookies


def test_choosing_makes_no_guest(guest):
    choose(guest)

    assert not User.objects.exists()
    cookie = guest.cookies[COOKIE]
    assert cookie["httponly"]
    assert cookie["samesite"] == "Lax"
    assert cookie["max-age"] == 400 * 24 * 3600


def test_the_deck_and_the_colors_are_those_of_every_page(anybody):
    choose(anybody)

    for page in ("/", SETTINGS, "/nowhere/"):
        assert 'data-theme="dark" data-deck="two"' in anybody.get(page).text


def test_shortcuts_are_switched_off_and_on(anybody):
    choose(anybody)
    assert 'data-shortcuts="off"' in anybody.get("/").text

    choose(anybody, shortcuts="on")
    assert 'data-shortcuts="on"' in anybody.get("/").text


def test_so_many_cards_are_dealt_as_one_likes(anybody):
    choose(anybody)

    assert len(open_question(anybody, "/").hole) == 5
    start = anybody.get("/practice/best-low/")["Location"]
    assert start.split("/")[3].startswith("1.5.")
    assert "cards=" not in start


def test_another_number_may_be_asked_for_and_is_carried_on(anybody):
    choose(anybody)

    start = anybody.get("/practice/best-low/?cards=4")["Location"]

    assert start.split("/")[3].startswith("1.4.")
    assert start.endswith("/?cards=4")


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("deck", "three"),
        ("deck", ""),
        ("theme", "pink"),
        ("hole_cards", "7"),
        ("hole_cards", "many"),
        ("time_zone", "Europe/Atlantis"),
    ],
)
def test_nonsense_is_refused_and_changes_nothing(anybody, field, value):
    before = shown(anybody)

    response = choose(anybody, **{field: value})

    assert response.status_code == 422
    assert 'data-theme="auto" data-deck="four"' in response.text
    assert f'id="id_{field}_error"' in response.text
    assert shown(anybody) == before


@pytest.mark.parametrize("field", [*CHOSEN, "language"])
def test_nonsense_is_not_repeated_however_long_it_is(anybody, settings, field):
    settings.LANGUAGES = [("en", "English"), ("pl", "Polish")]

    text = choose(anybody, **{field: "nonsense" * 1000}).text

    assert "Please choose one of what is offered." in text
    assert "nonsense" not in text


@pytest.mark.parametrize(
    "text",
    [
        "nonsense",
        "",
        "deck=three&theme=&hole_cards=7&shortcuts=maybe&time_zone=../../passwd",
        "is_staff=True&is_superuser=True&pk=1&username=admin",
        "deck" * 2000,
        "hole_cards=%00",
    ],
)
def test_a_cookie_of_nonsense_is_as_good_as_none(guest, text):
    guest.cookies[COOKIE] = text

    assert guest.get("/").status_code == 200
    assert set(shown(guest).values()) == {"four", "auto", 4, 10, True, ""}


def test_what_is_sound_in_a_cookie_is_kept_beside_nonsense(guest):
    guest.cookies[COOKIE] = urlencode({"deck": "two", "theme": "pink"})

    assert (shown(guest)["deck"], shown(guest)["theme"]) == ("two", "auto")


def test_sign_up_loses_no_preference(guest):
    choose(guest)
    answer_right(guest)

    sign_up(guest)

    account = account_in(guest)
    assert {name: getattr(account, name) for name in CHOSEN} == CHOSEN
    assert not account.shortcuts


@pytest.mark.parametrize(
    ("zone", "told"), [("Europe/Warsaw", "Europe/Warsaw"), ("", "UTC")]
)
def test_times_are_told_as_where_one_lives(anybody, settings, zone, told):
    settings.ROOT_URLCONF = __name__
    choose(anybody, time_zone=zone)

    assert anybody.get("/zone/").text == told
    assert Client().get("/zone/").text == "UTC"
    assert timezone.get_current_timezone_name() == "UTC"


def test_a_zone_that_is_gone_is_that_of_the_site(as_learner, learner, settings):
    settings.ROOT_URLCONF = __name__
    learner.time_zone = "Europe/Atlantis"
    learner.save()

    assert as_learner.get("/zone/").text == "UTC"


def test_the_names_of_zones_are_offered_by_region(anybody):
    text = anybody.get(SETTINGS).text

    assert '<optgroup label="Europe">' in text
    assert '<option value="America/New_York">New York</option>' in text


def test_a_language_is_offered_where_there_are_several(anybody, settings):
    assert "id_language" not in anybody.get(SETTINGS).text
    settings.LANGUAGES = [("en", "English"), ("pl", "Polish")]

    choose(anybody, language="pl")

    assert (
        '<html lang="pl"'
        in anybody.get(SETTINGS, headers={"accept-language": "en"}).text
    )
    assert choose(anybody, language="xx").status_code == 422


def test_a_language_that_is_gone_is_not_spoken(as_learner, learner):
    learner.language = "pl"
    learner.save()

    assert '<html lang="en"' in as_learner.get(SETTINGS).text


@pytest.mark.parametrize(
    ("sent", "kept"),
    [
        ("Ann", "Ann"),
        ("  Ann \t of\u00a0Łódź\n", "Ann of Łódź"),
        ("x" * 60, "x" * 60),
        ("", ""),
    ],
)
def test_a_name_is_trimmed_and_kept(as_learner, learner, sent, kept):
    response = as_learner.post(NAME, {"display_name": sent})

    learner.refresh_from_db()
    assert response["Location"] == SETTINGS
    assert learner.display_name == kept
    assert f"<span>{kept or 'learner'}</span>" in as_learner.get("/").text


@pytest.mark.parametrize(
    "name",
    [
        *("<b>Ann</b>", "An\x07n", "\u202eAnn", "x" * 61, "\u3164"),
        *("GUEST-1", "\uff27uest-1", "\u200cguest-1", "gu\u200dest-1"),
    ],
)
def test_a_name_that_others_should_not_see_is_refused(as_learner, learner, name):
    response = as_learner.post(NAME, {"display_name": name})

    learner.refresh_from_db()
    assert response.status_code == 422
    assert learner.display_name == ""
    assert "<span>learner</span>" in response.text


def test_a_name_is_escaped_wherever_it_came_from(as_learner, learner):
    learner.display_name = "<script>alert(1)</script>"
    learner.save()

    for page in ("/", SETTINGS, "/settings/data/delete/"):
        text = as_learner.get(page).text
        assert "<script>alert" not in text
        assert "&lt;script&gt;alert" in text


def test_saving_one_thing_leaves_another_alone(as_learner, learner):
    stale = Client()
    stale.force_login(learner)
    as_learner.post(NAME, {"display_name": "Ann"})
    choose(stale)

    learner.refresh_from_db()
    assert learner.display_name == "Ann"
    assert learner.check_password(PASSWORD)


def test_guests_have_no_name_to_set(guest):
    assert NAME not in guest.get(SETTINGS).text
    assert guest.post(NAME, {"display_name": "Ann"})["Location"] == (
        f"/accounts/login/?next={NAME}"
    )


def test_the_header_tells_a_guest_how_to_stay(guest):
    response = guest.get("/practice/best-low/", follow=True)

    here = response.request["PATH_INFO"]
    assert f'href="/accounts/signup/?next={here}"' in response.text
    assert f'href="/accounts/login/?next={here}"' in response.text


def test_the_header_tells_an_account_its_name_and_the_way_out(as_learner):
    text = as_learner.get("/").text

    assert "<span>learner</span>" in text
    assert 'href="/accounts/logout/"' in text
    assert "Save my progress" not in text
