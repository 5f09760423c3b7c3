"""Cards to pick: those of a hand and the board, or those of the deck."""

from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from quizzes import labels
from quizzes.forms.sections.section import Section, Texts, described_by
from quizzes.poker.cards import SUITS, Card
from quizzes.poker.nuts import unseen_cards
from quizzes.questions.fields import DECK_KEY, NONE_WORDS, CardGroup, PickCards

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


class CardToPick(NamedTuple):
    """A card, its key on the keyboard, and for each half whether it was ticked."""

    card: Card
    shortcut: str
    ticked: tuple[bool, ...]


def picker(
    fields: list[PickCards],
    texts_of: Callable[[str], Texts],
    faulty: Collection[str] = (),
) -> Section:
    """Return cards to tick, for each field a box for "no low" and a line to type."""
    keys = HALF_KEYS if len(fields) > 1 else " "
    halves = tuple(
        _half(field, texts_of(field.name), key.strip(), described_by([field], faulty))
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
    first, *_others, last = (card.shortcut.upper() for card in cards)
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


def _card(card: Card, shortcut: str, halves: tuple[Half, ...]) -> CardToPick:
    return CardToPick(
        card, shortcut, tuple([str(card) in half.ticked for half in halves])
    )
