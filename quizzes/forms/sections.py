"""What a question's page draws of its fields: pickers of cards, choices, orders.

A field that takes cards from the same groups as the one before it shares its picker,
so that nine cards are drawn once and not once for each half.
"""

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any

from django.utils.translation import gettext_lazy as _

from quizzes import labels
from quizzes.poker.cards import SUITS, Card
from quizzes.poker.nuts import unseen_cards
from quizzes.questions.fields import (
    DECK_KEY,
    NONE_WORDS,
    CardGroup,
    ChooseOne,
    ChooseSome,
    Field,
    PickCards,
    PutInOrder,
)

type Texts = Sequence[str]

# With two halves these keys say which of them takes the cards.
HALF_KEYS = "hl"

# Keys under the hand that does not hold the telephone: digits for the hand's cards,
# the row of letters below them for the board.
SHORTCUTS = {"hole": "123456", "board": "qwert"}

# The deck as it is laid out: a row for each suit, the highest card first.
SUIT_ROWS = [
    [card for card in unseen_cards(()) if card.suit == suit] for suit in SUITS[::-1]
]

# No answer is as long, and pieces of pages that show one are kept in memory.
LONGEST_TYPED = 200


@dataclass(frozen=True, slots=True)
class Half:
    """One field of a picker: what it is called, and what was said there before."""

    name: str
    title: str
    short: str
    key: str
    allows_none: bool
    none_label: str
    none_checked: bool
    typed: str
    error_id: str
    ticked: frozenset[str] = field(compare=False)


@dataclass(frozen=True, slots=True)
class Section:
    """A piece of the form: its template and what the template shows."""

    template: str
    shown: dict[str, Any]


def sections_of(
    fields: Iterable[Field],
    texts_of: Callable[[str], Texts],
    given: Sequence[CardGroup] = (),
    faulty: Collection[str] = (),
) -> list[Section]:
    """Return the sections of fields, filled with the texts that were sent before.

    A section of a faulty field is described by what is said to be wrong with it. What
    is asked before cards are picked, or after it, is asked beside the same cards.
    """
    drawn: list[Section] = []
    before: list[Section] = []
    for _key, together in groupby(fields, key=_picker_key):
        asked = list(together)
        section = _section(asked, texts_of, given, faulty)
        section.shown["described_by"] = _described_by(asked, faulty)
        if "halves" in section.shown:
            section.shown.update(before=before, after=[])
            drawn.append(section)
            before = []
        elif drawn:
            drawn[-1].shown["after"].append(section)
        else:
            before.append(section)
    return drawn + before


def _described_by(fields: Iterable[Field], faulty: Collection[str]) -> str:
    """Return the ids of what the page says to be wrong with the fields."""
    return " ".join(f"error-{field.name}" for field in fields if field.name in faulty)


def left_on_table(
    fields: Iterable[Field], given: Iterable[CardGroup]
) -> list[dict[str, Any]]:
    """Return the groups of cards that the sections of these fields do not draw."""
    drawn = {name for field in fields for name in _groups_of(field)}
    return [
        {
            "key": group.key,
            "label": str(labels.GROUPS[group.key]["label"]),
            "cards": unmarked(group),
        }
        for group in given
        if group.key not in drawn
    ]


def unmarked(group: CardGroup) -> list[tuple[Card, str]]:
    """Return the cards of a group as they are drawn before an answer."""
    return [(card, "") for card in group.cards]


def _groups_of(field: Field) -> Sequence[str]:
    match field:
        case PickCards():
            return [group.key for group in field.groups]
        case PutInOrder():
            return field.items
        case _:
            return ()


def _picker_key(field: Field) -> object:
    return field.groups if isinstance(field, PickCards) else field.name


def _section(
    fields: list[Any],
    texts_of: Callable[[str], Texts],
    given: Sequence[CardGroup],
    faulty: Collection[str],
) -> Section:
    match fields[0]:
        case PickCards():
            return picker(fields, texts_of, faulty)
        case ChooseOne():
            return choices(fields[0], texts_of(fields[0].name), many=False)
        case ChooseSome():
            return choices(fields[0], texts_of(fields[0].name), many=True)
        case PutInOrder():
            return order(fields[0], texts_of(fields[0].name), given)
    raise TypeError(fields[0])


def picker(
    fields: list[PickCards],
    texts_of: Callable[[str], Texts],
    faulty: Collection[str] = (),
) -> Section:
    """Return cards to tick, for each field a box for "no low" and a line to type."""
    keys = HALF_KEYS if len(fields) > 1 else " "
    halves = tuple(
        _half(field, texts_of(field.name), key.strip(), _described_by([field], faulty))
        for field, key in zip(fields, keys, strict=False)
    )
    # Text is written hand first; on the table the board lies above the hand.
    groups = [_group(group, halves) for group in reversed(fields[0].groups)]
    words = labels.TWO_OF_DECK if fields[0].is_of_deck else labels.TWO_AND_THREE
    shown: dict[str, Any] = {"groups": groups, "halves": halves, **words}
    shown["keys"] = tuple(_keys(group) for group in groups if group["key"] in SHORTCUTS)
    return Section("quizzes/fields/pick_cards.html", shown)


def _half(field: PickCards, texts: Texts, key: str, error_id: str) -> Half:
    said = [text.strip() for text in texts]
    says_none = [text for text in said if text.casefold() in NONE_WORDS]
    dealt = {str(card) for group in field.groups for card in group.cards}
    typed = [text for text in said if text not in dealt.union(says_none)]
    return Half(
        name=field.name,
        title=str(labels.FIELDS[field.name]),
        short=str(labels.ON_CARDS.get(field.name, labels.FIELDS[field.name])),
        key=key,
        allows_none=field.allows_none,
        none_label=str(labels.NONE[field.name]) if field.allows_none else "",
        none_checked=bool(says_none),
        typed=" ".join(typed)[:LONGEST_TYPED],
        error_id=error_id,
        ticked=frozenset(dealt.intersection(said)),
    )


def _keys(group: dict[str, Any]) -> tuple[str, str, str]:
    """Return the first key of a group, its last one, and what the group is called."""
    (cards,) = group["rows"]
    first, *_others, last = (card["shortcut"].upper() for card in cards)
    return first, last, str(group["label"])


def _group(group: CardGroup, halves: tuple[Half, ...]) -> dict[str, Any]:
    keys = SHORTCUTS.get(group.key, "").ljust(len(group.cards))
    drawn = {
        card: _card(card, key.strip(), halves)
        for card, key in zip(group.cards, keys, strict=False)
    }
    rows = SUIT_ROWS if group.key == DECK_KEY else [group.cards]
    return {
        "key": group.key,
        "needed": group.needed,
        **{key: str(text) for key, text in labels.GROUPS[group.key].items()},
        "rows": [[drawn.get(card) for card in row] for row in rows],
    }


def _card(card: Card, shortcut: str, halves: tuple[Half, ...]) -> dict[str, Any]:
    value = str(card)
    return {
        "value": value,
        "rank": labels.rank_shown(card),
        "suit": card.suit,
        "name": labels.card_name(card),
        "shortcut": shortcut,
        "boxes": [
            {
                "name": half.name,
                "title": half.title,
                "short": half.short,
                "checked": value in half.ticked,
            }
            for half in halves
        ],
    }


def choices(field: ChooseOne | ChooseSome, texts: Texts, *, many: bool) -> Section:
    """Return options to choose from, one or as many as apply."""
    chosen = {word for text in texts for word in text.casefold().split()}
    options = [(option, labels.option(field.name, option)) for option in field.options]
    if many:
        options.append(("none", _("None of them")))
    return Section(
        "quizzes/fields/choices.html",
        {
            "name": field.name,
            "title": _asked(field),
            "input_type": "checkbox" if many else "radio",
            "options": [
                {"value": value, "label": label, "checked": value in chosen}
                for value, label in options
            ],
        },
    )


def _asked(field: ChooseOne | ChooseSome) -> labels.Text:
    """Return what is asked above options; a field that asks nothing is only named."""
    asks = field.asks if isinstance(field, ChooseSome) else ""
    return labels.ASKED.get(asks or field.name, labels.FIELDS[field.name])


def order(field: PutInOrder, texts: Texts, given: Sequence[CardGroup] = ()) -> Section:
    """Return the cards of each item, and beside them a place to choose."""
    places = range(1, len(field.items) + 1)
    said = [*texts, *[""] * len(field.items)]
    cards = {group.key: unmarked(group) for group in given}
    return Section(
        "quizzes/fields/order.html",
        {
            "name": field.name,
            "title": labels.FIELDS[field.name],
            "items": [
                {
                    "item": item,
                    "label": labels.GROUPS[item]["label"],
                    "cards": cards.get(item, []),
                    "places": [(place, str(place) == text.strip()) for place in places],
                }
                for item, text in zip(field.items, said, strict=False)
            ],
        },
    )
