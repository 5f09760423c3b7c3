"""A hand as it was played: table, stacks, every action, and the cards at the end."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from quizzes.poker.betting.actions import Act, Action
from quizzes.poker.betting.games import Game
from quizzes.poker.betting.hands import Hand, start_hand
from quizzes.poker.betting.logs import StreetLog
from quizzes.poker.betting.tables import Post, Table
from quizzes.poker.cards import Card, parse_board, parse_cards, write_cards
from quizzes.poker.contests import Contest
from quizzes.poker.pots import Pot, pots_of, returned_chips
from quizzes.poker.rules import (
    PROFILES,
    HouseRules,
    Structure,
    parse_rules,
)
from quizzes.poker.settlement import Settlement, settle
from quizzes.poker.stakes import Stakes
from quizzes.questions.facts import Fact, Finding
from quizzes.questions.fields import CardGroup, seat_key

# Far more than are looked at together while a question is dealt, asked or marked.
KEPT = 1024


type Posts = tuple[tuple[int, Post], ...]
"""What seats posted beside the blinds: live chips count as a bet, dead ones do not."""

type Halves = tuple[tuple[int, ...], tuple[int, ...]]
"""The seats that win the high of a pot, and those that win its low."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayedHand:
    """A hand of betting as far as it went, with the cards of those who are still in.

    Seats are numbered round the table; `first_seat` is the first left of the button.
    `stacks` are theirs before the hand, in chips; `posts` are what some posted beside
    the blinds. `actions` are all of them, in order. `hole` holds the cards of
    the seats that are still in, with a `board` of five, or is empty where no hands are
    to be shown; the board is what lies open then, if anything does. `chip_unit` is
    the worth of the smallest chip.
    """

    game: Game
    stacks: tuple[int, ...]
    actions: tuple[Action, ...]
    posts: Posts = ()
    hole: tuple[tuple[int, tuple[Card, ...]], ...] = ()
    board: tuple[Card, ...] = ()
    chip_unit: int = 1
    rules: HouseRules = PROFILES["default"]
    first_seat: int = 1

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats from the left of the button to the button."""
        return seats_from(self.first_seat, len(self.stacks))

    def in_order(self, seats: Collection[int]) -> tuple[int, ...]:
        """Return some of the seats from the left of the button."""
        return tuple(seat for seat in self.seats if seat in seats)

    @property
    def table(self) -> Table:
        """The table before the hand."""
        return table_of(self.game, self.stacks, self.posts, self.rules, self.first_seat)

    @property
    def betting(self) -> Hand:
        """The betting, played again from its actions."""
        return _played(self)[0]

    @property
    def log(self) -> tuple[StreetLog, ...]:
        """What was posted and done on each street."""
        return self.betting.log

    @property
    def stakes(self) -> Stakes:
        """What each seat put in, and who folded."""
        return _played(self)[1]

    @property
    def live(self) -> tuple[int, ...]:
        """The seats that are still in, from the left of the button."""
        return self.stakes.live

    @property
    def returned(self) -> dict[int, int]:
        """What goes back, by seat."""
        return returned_chips(self.stakes)

    @property
    def pots(self) -> tuple[Pot, ...]:
        """The pots, the main pot first."""
        return pots_of(self.stakes)

    @property
    def total(self) -> int:
        """All chips that were put in."""
        return self.betting.chips

    @property
    def hands(self) -> dict[int, tuple[Card, ...]]:
        """The cards of the seats that are still in."""
        return dict(self.hole)

    @property
    def settlement(self) -> Settlement:
        """Who is paid what of each pot; it takes the hands and a full board."""
        return _settled(self)

    def winners(self, seats: Collection[int]) -> Halves:
        """Return who of some seats has the best high, and the best low if any.

        Who has folded has neither.
        """
        among = tuple(seat for seat in self.live if seat in seats)
        if not among:
            return (), ()
        won = _contest_of(self).winners(among)
        return won.high_winners, won.low_winners

    def has_low(self, seat: int) -> bool:
        """Return whether the hand of a seat that is still in has a low."""
        return seat in self.live and _contest_of(self).lows[seat] > 0

    def given(self) -> tuple[CardGroup, ...]:
        """Return the board and the hands as they lie on the table, if they do."""
        if not self.hole:
            return ()
        hands = (CardGroup(seat_key(seat), cards, 2) for seat, cards in self.hole)
        return (CardGroup("board", self.board, 3), *hands)

    def told(self) -> tuple[Finding, ...]:
        """Return the game that is played, and the smallest chip if pots are paid."""
        small, big = self.game.blinds
        structure = str(self.game.structure)
        game = Finding.of(Fact.GAME_IS, structure=structure, small=small, big=big)
        if not self.hole:
            return (game,)
        return game, Finding.of(Fact.SMALLEST_CHIP, chips=self.chip_unit)

    @classmethod
    def read(cls, stored: Mapping[str, Any]) -> "PlayedHand":
        """Return the hand that `write` wrote."""
        hole = stored.get("hole", {})
        return cls(
            game=_read_game(stored["game"]),
            stacks=tuple(stored["stacks"]),
            actions=_read_actions(stored["actions"]),
            posts=_read_posts(stored),
            hole=tuple((int(seat), parse_cards(hole[seat])) for seat in hole),
            board=parse_board(stored.get("board", "")),
            chip_unit=stored["chip_unit"],
            rules=parse_rules(stored["rules"]),
            first_seat=stored.get("first_seat", 1),
        )

    def write(self) -> dict[str, Any]:
        """Return the hand as text by name, ready for JSON.

        >>> hand = PlayedHand(
        ...     game=Game(structure=Structure.POT_LIMIT, blinds=(1, 2)),
        ...     stacks=(9, 50),
        ...     actions=(Action(2, Act.RAISE_TO, 6), Action(1, Act.FOLD)),
        ... )
        >>> hand.write()["game"], hand.write()["actions"]
        ({'structure': 'pot-limit', 'blinds': [1, 2]}, '2 raise_to 6, 1 fold')
        >>> hand.returned, hand.pots, PlayedHand.read(hand.write()) == hand
        ({2: 4}, (Pot(amount=4, eligible=(2,)),), True)
        """
        written: dict[str, Any] = {
            "game": _write_game(self.game),
            "stacks": list(self.stacks),
            "actions": ", ".join(map(_write_action, self.actions)),
            "chip_unit": self.chip_unit,
            "rules": _write_rules(self.rules),
        }
        if self.first_seat != 1:
            written["first_seat"] = self.first_seat
        if self.posts:
            written["posts"] = {
                str(n): [post.live, post.dead] for n, post in self.posts
            }
        if self.hole:
            written["hole"] = {str(n): write_cards(cards) for n, cards in self.hole}
        if self.board:
            written["board"] = write_cards(self.board)
        return written


def table_of(
    game: Game,
    stacks: tuple[int, ...],
    posts: Posts,
    rules: HouseRules,
    first_seat: int = 1,
) -> Table:
    """Return the table of a hand that is to be played."""
    seats = seats_from(first_seat, len(stacks))
    return Table(
        game=game,
        seats=seats,
        stacks=dict(zip(seats, stacks, strict=True)),
        posts=dict(posts),
        rules=rules,
    )


def seats_from(first: int, count: int) -> tuple[int, ...]:
    """Return the numbers of so many seats round a table, from the first told.

    >>> seats_from(3, 4)
    (3, 4, 1, 2)
    """
    return tuple((first - 1 + step) % count + 1 for step in range(count))


# The cards of a hand make no difference to its betting, and many are tried to one.
@lru_cache(maxsize=KEPT)
def _played_again(
    game: Game,
    stacks: tuple[int, ...],
    posts: Posts,
    rules: HouseRules,
    actions: tuple[Action, ...],
    first_seat: int,
) -> tuple[Hand, Stakes]:
    betting = start_hand(table_of(game, stacks, posts, rules, first_seat))
    for action in actions:
        betting = betting.act(action)
    return betting, betting.stakes


def _played(hand: PlayedHand) -> tuple[Hand, Stakes]:
    return _played_again(
        hand.game, hand.stacks, hand.posts, hand.rules, hand.actions, hand.first_seat
    )


@lru_cache(maxsize=KEPT)
def _contest_of(hand: PlayedHand) -> Contest:
    return Contest.among(hand.live, hand.hands, hand.board)


@lru_cache(maxsize=KEPT)
def _settled(hand: PlayedHand) -> Settlement:
    return settle(
        hand.stakes,
        hole=hand.hands,
        board=hand.board,
        rules=hand.rules,
        chip_unit=hand.chip_unit,
    )


def _write_game(game: Game) -> dict[str, Any]:
    written: dict[str, Any] = {
        "structure": str(game.structure),
        "blinds": list(game.blinds),
    }
    return written | ({"bets": list(game.bets)} if game.bets else {})


def _read_game(stored: Mapping[str, Any]) -> Game:
    small, big = stored["blinds"]
    bets = stored.get("bets")
    return Game(
        structure=Structure(stored["structure"]),
        blinds=(small, big),
        bets=(bets[0], bets[1]) if bets else None,
    )


def _read_posts(stored: Mapping[str, Any]) -> Posts:
    # Older questions tell the dead chips alone of whoever posted both blinds.
    live = stored["game"]["blinds"][1]
    posts = {n: (live, dead) for n, dead in stored.get("dead", {}).items()}
    posts |= stored.get("posts", {})
    return tuple((int(n), Post(live, dead)) for n, (live, dead) in posts.items())


def _write_action(action: Action) -> str:
    return f"{action.seat} {action.act}" + (f" {action.to}" if action.to else "")


def _read_actions(text: str) -> tuple[Action, ...]:
    read = []
    for words in filter(None, text.split(", ")):
        seat, act, *to = words.split()
        read.append(Action(int(seat), Act(act), int(to[0]) if to else None))
    return tuple(read)


def _write_rules(rules: HouseRules) -> str | dict[str, Any]:
    """Return the profile's name, or the switches that differ from the default."""
    for name, profile in PROFILES.items():
        if profile == rules:
            return name
    return {
        name: getattr(rules, name)
        for name in HouseRules.__slots__
        if getattr(rules, name) != getattr(PROFILES["default"], name)
    }
