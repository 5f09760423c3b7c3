"""What can be chosen for practice besides the kind: level, cards, betting, house."""

from collections.abc import Iterable
from functools import cache
from typing import Any, NamedTuple

from django.urls import reverse

from quizzes import labels
from quizzes.forms.options import Options
from quizzes.poker.rules import Structure, Variant
from quizzes.questions import KINDS
from quizzes.questions.address import LEVELS, Address
from quizzes.questions.dealer.addresses import PointAddress
from quizzes.questions.fields import CardGroup


class Choice(NamedTuple):
    """A way to fix something of what comes next, the number of a level or of cards.

    A level of None follows the results.
    """

    number: int | None
    url: str
    current: bool


class NamedChoice(NamedTuple):
    """A house by whose rules one can practice, or a betting structure."""

    label: labels.Text
    url: str
    current: bool


@cache
def level_choices(kind: str, options: Options) -> tuple[Choice, ...]:
    """Return the ways to choose a level: by one's results, or one of five by hand."""
    practice = reverse("practice", args=(kind,))
    return tuple(
        Choice(
            level, practice + options.with_level(level).query, options.level == level
        )
        for level in (None, *LEVELS)
    )


def has_hands(given: Iterable[CardGroup]) -> bool:
    """Return whether hands are dealt, which may be of four cards or more."""
    return any(group.key.startswith(("hole", "seat-")) for group in given)


@cache
def hand_choices(kind: str, options: Options) -> tuple[Choice, ...]:
    """Return the ways to choose how many hole cards are dealt."""
    practice = reverse("practice", args=(kind,))
    return tuple(
        Choice(
            variant.hole_count,
            practice + options.with_variant(variant).query,
            options.terms.variant is variant,
        )
        for variant in Variant
    )


def house_shown(address: Address | PointAddress) -> labels.Text | None:
    """Return the name of the house that plays a question, if houses differ on it."""
    if not KINDS[address.kind].HOUSES_DIFFER:
        return None
    return labels.HOUSES[address.terms.house]


@cache
def house_choices(kind: str, options: Options) -> tuple[NamedChoice, ...]:
    """Return the houses by whose rules one can practice a kind."""
    practice = reverse("practice", args=(kind,))
    return tuple(
        NamedChoice(
            labels.HOUSES[house],
            practice + options.with_house(house).query,
            options.terms.house == house,
        )
        for house in labels.HOUSES
    )


@cache
def structure_choices(kind: str, options: Options) -> tuple[NamedChoice, ...]:
    """Return the ways to choose how hands are bet, if a kind has betting."""
    if not KINDS[kind].HAS_BETTING:
        return ()
    practice = reverse("practice", args=(kind,))
    return tuple(
        NamedChoice(
            labels.STRUCTURES[structure] if structure else labels.ANY_STRUCTURE,
            practice + options.with_structure(structure).query,
            options.terms.structure is structure,
        )
        for structure in (None, *Structure)
    )


def choices_for(
    kind: str, given: Iterable[CardGroup], options: Options
) -> dict[str, tuple[Any, ...]]:
    """Return all that can be fixed by hand for the deals of a kind that come."""
    return {
        "levels": level_choices(kind, options),
        "houses": house_choices(kind, options),
        "structures": structure_choices(kind, options),
        "hands": hand_choices(kind, options) if has_hands(given) else (),
    }
