import pytest

from quizzes.poker.rules import (
    PROFILES,
    HeadsUpCap,
    LowRemainder,
    RulesError,
    RulesFault,
    TiedBothWays,
    parse_rules,
)


@pytest.mark.parametrize("name", PROFILES)
def test_a_profile_is_read_by_its_name(name):
    assert parse_rules(name) is PROFILES[name]


def test_without_a_switch_the_rules_are_the_default():
    assert parse_rules({}) == PROFILES["default"]


def test_switches_are_read_over_the_default():
    rules = parse_rules(
        {"limit_raises": 4, "low_remainder": "to_high", "all_in_tabled": True}
    )

    assert rules.limit_raises == 4
    assert rules.low_remainder is LowRemainder.TO_HIGH
    assert rules.all_in_tabled is True
    assert rules.tied_both_ways is TiedBothWays.EVEN
    assert rules.heads_up_cap is HeadsUpCap.LIFTED_AT_START


def test_a_profile_s_own_switches_make_the_profile():
    switches = {
        "limit_raises": 4,
        "heads_up_cap": "kept",
        "showdown_first": "river_or_left",
        "all_in_tabled": True,
    }

    assert parse_rules(switches) == PROFILES["wsop"]


@pytest.mark.parametrize("source", [None, 5, True, ["default"], []])
def test_what_names_no_rules_is_quoted(source):
    with pytest.raises(RulesError) as raised:
        parse_rules(source)

    assert raised.value.fault is RulesFault.NOT_RULES
    assert raised.value.text == repr(source)


@pytest.mark.parametrize("name", ["nowhere", "", "Default", "wsop "])
def test_an_unknown_profile_is_quoted_beside_the_known(name):
    with pytest.raises(RulesError) as raised:
        parse_rules(name)

    assert str(raised.value) == (
        f"rules: no such profile: {name!r}"
        " (default, roberts, tda-2024, wsop, bovada-2014)"
    )


def test_an_unknown_switch_is_quoted_beside_the_known():
    with pytest.raises(RulesError, match="rules: no such switch: 'raises'") as raised:
        parse_rules({"raises": 3})

    assert raised.value.fault is RulesFault.UNKNOWN_SWITCH
    assert "limit_raises" in raised.value.known


@pytest.mark.parametrize(
    ("switch", "value", "known"),
    [
        ("limit_raises", 0, ()),
        ("limit_raises", -1, ()),
        ("limit_raises", 3.0, ()),
        ("limit_raises", True, ()),
        ("limit_raises", "3", ()),
        ("all_in_tabled", 1, ()),
        ("all_in_tabled", "yes", ()),
        ("low_remainder", [], ("left", "to_high")),
        ("low_remainder", "right", ("left", "to_high")),
        ("tied_both_ways", None, ("even", "halves")),
        ("short_blind_pot", True, ("full", "posted")),
    ],
)
def test_a_wrong_value_is_quoted_with_its_switch(switch, value, known):
    with pytest.raises(RulesError) as raised:
        parse_rules({switch: value})

    error = raised.value
    assert error.fault is RulesFault.WRONG_VALUE
    assert (error.switch, error.text, error.known) == (switch, repr(value), known)
    assert f"rules: {switch}: not a value of this switch: {value!r}" in str(error)
