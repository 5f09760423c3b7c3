"""Names that can be shown to others, and preferences that make sense."""

import pytest
from django.core.exceptions import ValidationError

from quizzes.models import User
from quizzes.models.preferences import time_zones, validate_time_zone
from quizzes.models.users import validate_display_name
from tests.make import make_guest, make_user


@pytest.mark.parametrize(
    "name",
    [
        "Łukasz Ó Dálaigh",
        "Анна-Мария",
        "محمد",
        "نمی\u200cشود",
        "Ann & Bob's «club», no. 7",
        "",
    ],
)
def test_a_name_may_be_of_any_script(name):
    assert validate_display_name(name) is None


@pytest.mark.parametrize(
    "name",
    [
        *(
            "<b>Ann</b>",
            "Ann>",
            "An\tn",
            "Ann\nBob",
            "Ann\x00",
            "\u202eAnn",
            "A\u200bnn",
        ),
        *("\u3164", "\u2800", "Ann\u3164", "\u200d\u200c"),
    ],
)
def test_a_name_is_no_markup_and_hides_nothing(name):
    with pytest.raises(ValidationError):
        validate_display_name(name)


@pytest.mark.parametrize("name", ["Europe/Warsaw", "America/Argentina/Ushuaia"])
def test_a_time_zone_is_that_of_a_place(name):
    assert validate_time_zone(name) is None


@pytest.mark.parametrize("name", ["Europe/Atlantis", "EST", "Etc/GMT+5", "../passwd"])
def test_what_is_no_place_is_no_time_zone(name):
    with pytest.raises(ValidationError):
        validate_time_zone(name)


def test_there_are_time_zones_for_all_the_world():
    assert len(time_zones()) > 400


def test_who_has_no_display_name_is_called_by_the_username(db):
    named = make_user("ann", display_name="Ann of Łódź")

    assert str(named) == "Ann of Łódź"
    assert str(make_user("bob")) == "bob"


def test_only_who_has_a_key_is_a_guest(db):
    assert make_guest().is_guest
    assert not make_user().is_guest
    assert User().guest_key is None
