"""Cards: what they are, reading them from text and writing them."""

import re
from collections.abc import Iterable, Iterator, Sequence
from enum import Enum
from typing import NoReturn, final

RANKS = tuple(range(2, 15))
RANK_LETTERS = "23456789TJQKA"
SUITS = ("c", "d", "h", "s")

HOLE_COUNTS = (4, 6)
BOARD_COUNTS = (3, 5)

# What ranks and suits add to a sum of cards' keys: see `Card`.
RANK_KEYS = tuple(1 << 3 * place for place in range(len(RANKS)))
SUIT_KEYS = tuple(1 << 39 + 4 * place for place in range(len(SUITS)))
RANK_BITS = (1 << 39) - 1


class CardFault(Enum):
    """What is wrong with a text or a handful of cards."""

    EMPTY = "no cards"
    NOT_TEXT = "not a text of cards"
    UNKNOWN_RANK = "unknown rank"
    UNKNOWN_SUIT = "unknown or missing suit"
    MIXED_ALPHABETS = "letters of two alphabets"
    JOKER = "jokers are not in the deck"
    DUPLICATE = "duplicate card"
    TOO_FEW = "too few cards"
    TOO_MANY = "too many cards"


class InvalidCardsError(ValueError):
    """Cards that cannot be read or dealt.

    `fault` names what is wrong and `text` quotes the part that is. For a wrong
    count, `expected` is the least and the most that is right, and `group` is
    "hole", "board", "hand" or "card".

    >>> parse_cards("As 1s")
    Traceback (most recent call last):
        ...
    quizzes.poker.cards.InvalidCardsError: unknown rank: '1s'
    """

    def __init__(
        self,
        fault: CardFault,
        text: str,
        *,
        expected: tuple[int, int] | None = None,
        group: str | None = None,
    ) -> None:
        self.fault = fault
        self.text = text
        self.expected = expected
        self.group = group
        super().__init__(self._message())

    def _message(self) -> str:
        message = f"{self.fault.value}: {self.text!r}"
        if self.expected is None:
            return message
        least, most = self.expected
        counts = f"{least}" if least == most else f"{least} to {most}"
        return f"{message} ({self.group}: {counts})"


@final
class Card:
    """One card of the deck; there is one object for each, so `is` works too.

    `rank` goes from 2 to 14 (the ace), `suit` is "c", "d", "h" or "s". `key` is
    made to be added up: the sum of some cards' keys counts each rank in a digit
    of three bits, deuces lowest, and above them each suit in one of four bits.
    So the sum tells everything that decides a hand, whatever the cards' order.

    >>> Card(14, "s")
    parse_card('As')
    >>> Card(14, "s") is parse_card("As")
    True
    """

    __slots__ = ("key", "rank", "suit")

    key: int
    rank: int
    suit: str

    def __new__(cls, rank: int, suit: str) -> "Card":
        """Return the one card of this rank and suit."""
        card = _CARDS.get((rank, suit))
        if card is None:
            known = rank in RANKS
            fault = CardFault.UNKNOWN_SUIT if known else CardFault.UNKNOWN_RANK
            raise InvalidCardsError(fault, f"{rank}{suit}")
        return card

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"cards do not change: {name}")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"cards do not change: {name}")

    def __hash__(self) -> int:
        # Not the default by address: the order of a set must not vary by process.
        return self.key

    def __reduce__(self) -> tuple[type["Card"], tuple[int, str]]:
        return Card, (self.rank, self.suit)

    def __str__(self) -> str:
        return f"{RANK_LETTERS[self.rank - 2]}{self.suit}"

    def __repr__(self) -> str:
        return f"parse_card({str(self)!r})"


def _make_card(rank: int, suit: str) -> Card:
    card = object.__new__(Card)
    object.__setattr__(card, "rank", rank)
    object.__setattr__(card, "suit", suit)
    key = RANK_KEYS[RANKS.index(rank)] + SUIT_KEYS[SUITS.index(suit)]
    object.__setattr__(card, "key", key)
    return card


_CARDS = {(rank, suit): _make_card(rank, suit) for rank in RANKS for suit in SUITS}

DECK = tuple(_CARDS.values())

_BY_NAME = {str(card): card for card in DECK}

_RANK_OF = {letter: rank for rank, letter in zip(RANKS, RANK_LETTERS, strict=True)}
_RANK_OF |= {letter.lower(): rank for letter, rank in _RANK_OF.items()} | {"10": 10}

_SUIT_OF = {suit: suit for suit in SUITS} | {suit.upper(): suit for suit in SUITS}
_SUIT_OF |= dict(zip("♣♦♥♠♧♢♡♤", SUITS * 2, strict=True))

_SEPARATORS = re.compile(r"[\s,+]+")
_JOKER = re.compile(r"joker|^jk[rb]?\d?$|[🃏🂿🃟]", re.IGNORECASE)
# A suit's symbol may carry a mark that asks for a plain or a colored drawing.
_CARD = re.compile(r"(\d+|.)(.?)[\ufe0e\ufe0f]?", re.DOTALL)


def parse_card(text: str) -> Card:
    """Return the card that the text names.

    >>> parse_card("10♠") is parse_card("Ts")
    True
    """
    cards = parse_cards(text)
    if len(cards) > 1:
        raise InvalidCardsError(CardFault.TOO_MANY, text, expected=(1, 1), group="card")
    return cards[0]


def parse_cards(source: str | Iterable[str]) -> tuple[Card, ...]:
    """Return the cards that a text, or one text after another, names, in order.

    A card is a rank (2 to 10 or T, J, Q, K, A) and a suit (c, d, h, s or its
    symbol), in upper or lower case; spaces, commas and plus signs may stand
    between cards. Nothing is passed over: whatever is not a card raises an
    `InvalidCardsError`, and so do a card named twice and a text without any.

    >>> parse_cards("As, 10d + t♠") == parse_cards(["As", "Td", "Ts"])
    True
    """
    try:
        texts = source.split() if isinstance(source, str) else list(source)
    except TypeError:
        raise InvalidCardsError(CardFault.NOT_TEXT, repr(source)) from None
    try:
        cards = tuple(map(_BY_NAME.__getitem__, texts))
    except (KeyError, TypeError):
        cards = ()
    if cards and len(set(texts)) == len(texts):
        return cards
    return _parse_with_care([source] if isinstance(source, str) else texts)


def _parse_with_care(texts: Sequence[str]) -> tuple[Card, ...]:
    """Read any form of text, or raise the error that says what is wrong with it."""
    cards: dict[Card, str] = {}
    for text in texts:
        for name in _split(text):
            card = _read(name)
            if card in cards:
                raise InvalidCardsError(CardFault.DUPLICATE, name)
            cards[card] = name
    if not cards:
        raise InvalidCardsError(CardFault.EMPTY, "")
    return tuple(cards)


def _split(text: str) -> Iterator[str]:
    """Yield the names of the cards in a text, each as it is written."""
    if not isinstance(text, str):
        raise InvalidCardsError(CardFault.NOT_TEXT, repr(text))
    words = [word for word in _SEPARATORS.split(text) if word]
    if not words:
        raise InvalidCardsError(CardFault.EMPTY, text)
    _check_alphabets(words)
    for word in words:
        if _JOKER.search(word):
            raise InvalidCardsError(CardFault.JOKER, word)
        yield from (match[0] for match in _CARD.finditer(word))


def _check_alphabets(words: Sequence[str]) -> None:
    """Refuse Latin letters beside others.

    Some letters of two alphabets look alike and mean different ranks: what looks
    like a T is the ten in Latin and the ace in Cyrillic.
    """
    letters = {letter for word in words for letter in word if letter.isalpha()}
    foreign = {letter for letter in letters if not letter.isascii()}
    if foreign and foreign != letters:
        text = next(word for word in words if foreign & set(word))
        raise InvalidCardsError(CardFault.MIXED_ALPHABETS, text)


def _read(name: str) -> Card:
    """Return the card with this name, written in any of the forms."""
    match = _CARD.fullmatch(name)
    rank = _RANK_OF.get(match[1]) if match else None
    suit = _SUIT_OF.get(match[2]) if match else None
    if rank is None:
        raise InvalidCardsError(CardFault.UNKNOWN_RANK, name)
    if suit is None:
        raise InvalidCardsError(CardFault.UNKNOWN_SUIT, name)
    return Card(rank, suit)


def parse_board(source: str | Iterable[str]) -> tuple[Card, ...]:
    """Return the cards of a board, as `parse_cards` reads them; no text is no cards.

    >>> parse_board(" ")
    ()
    """
    text = source.strip() if isinstance(source, str) else source
    return parse_cards(text) if text else ()


def write_cards(cards: Iterable[Card]) -> str:
    """Return the cards' names with spaces between, as `parse_cards` reads them.

    >>> write_cards(parse_cards("As10d"))
    'As Td'
    """
    return " ".join(map(str, cards))


def check_hand(hole: Sequence[Card], board: Sequence[Card]) -> None:
    """Refuse what cannot be dealt: a wrong number of cards, or a card twice.

    A hand has 4 to 6 hole cards, the board 3 to 5 cards.
    """
    check_count(hole, HOLE_COUNTS, group="hole")
    check_count(board, BOARD_COUNTS, group="board")
    check_distinct((*hole, *board))


def check_count(
    cards: Sequence[Card], expected: tuple[int, int], *, group: str
) -> None:
    """Refuse fewer cards than the least expected, or more than the most."""
    least, most = expected
    if least <= len(cards) <= most:
        return
    fault = CardFault.TOO_FEW if len(cards) < least else CardFault.TOO_MANY
    raise InvalidCardsError(fault, write_cards(cards), expected=expected, group=group)


def check_distinct(cards: Sequence[Card]) -> None:
    """Refuse a card that is there twice, and name it."""
    seen = set()
    for card in cards:
        if card in seen:
            raise InvalidCardsError(CardFault.DUPLICATE, str(card))
        seen.add(card)


def key_of(cards: Iterable[Card]) -> int:
    """Return the sum of cards' keys, which tells everything that decides a hand.

    >>> key_of(parse_cards("As 2d")) == key_of(parse_cards("2d As"))
    True
    """
    return sum([card.key for card in cards])


def ranks_in(key: int) -> tuple[int, ...]:
    """Return the ranks of the cards whose keys add up to `key`, lowest first.

    >>> ranks_in(sum(card.key for card in parse_cards("As 2d 2c")))
    (2, 2, 14)
    """
    return tuple(
        rank
        for rank, unit in zip(RANKS, RANK_KEYS, strict=True)
        for _ in range(key // unit & 7)
    )
