"""House rules as a line of a command names them."""

from dataclasses import fields, replace
from enum import StrEnum
from typing import Any

from quizzes.management.json_lines import InvalidLineError, Line
from quizzes.poker.rules import PROFILES, HouseRules

DEFAULT = PROFILES["default"]
SWITCHES: dict[str, type] = {
    field.name: type(getattr(DEFAULT, field.name)) for field in fields(DEFAULT)
}


def read_house_rules(line: Line) -> HouseRules:
    """Return the rules of a line: a profile's name, or switches over the default."""
    rules = line.get("rules", "default")
    if isinstance(rules, str) and rules in PROFILES:
        return PROFILES[rules]
    if not isinstance(rules, dict):
        profiles = ", ".join(PROFILES)
        raise InvalidLineError(f"rules: neither an object nor one of {profiles}")
    return replace(DEFAULT, **{name: read_switch(name, rules[name]) for name in rules})


def read_switch(name: str, value: object) -> Any:
    """Return the value of a switch, or raise InvalidLineError."""
    kind = SWITCHES.get(name)
    if kind is None:
        raise InvalidLineError(f"rules: no such switch: {name!r}")
    if issubclass(kind, StrEnum) and value in list(kind):
        return kind(value)
    if type(value) is kind and not (kind is int and value < 1):
        return value
    raise InvalidLineError(f"rules: {name}: not a value of this switch: {value!r}")
