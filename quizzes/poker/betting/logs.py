"""The log of a hand: who put in what, street by street, and the pot at each step."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from quizzes.poker.betting.actions import Act, Action
from quizzes.poker.betting.streets import Street
from quizzes.poker.betting.tables import Table


class Posting(StrEnum):
    """What is put in before the deal; antes and dead posts are no part of a bet."""

    ANTE = "ante"
    SMALL_BLIND = "small_blind"
    BIG_BLIND = "big_blind"
    POST = "post"
    DEAD_POST = "dead_post"


@dataclass(frozen=True, slots=True)
class Entry:
    """What a seat did: it `put` so many chips in, which made `to` its bet.

    `to` is its total for the street. The first bet of a street is a bet, whether it
    was told as one or as a raise. `is_all_in` says that these were its last chips.
    """

    seat: int
    did: Posting | Act
    put: int
    to: int
    is_all_in: bool
    pot_before: int

    @property
    def pot_after(self) -> int:
        """All the chips in the middle and before the seats then."""
        return self.pot_before + self.put

    @property
    def action(self) -> Action | None:
        """The action that was taken; None for what was posted."""
        if isinstance(self.did, Posting):
            return None
        sized = self.did in (Act.BET, Act.RAISE_TO)
        return Action(self.seat, self.did, self.to if sized else None)


@dataclass(frozen=True, slots=True)
class StreetLog:
    """All that was done on a street, and the pot before and after it.

    >>> from quizzes.poker.betting.games import Game
    >>> from quizzes.poker.betting.hands import start_hand
    >>> from quizzes.poker.rules import Structure
    >>> game = Game(structure=Structure.POT_LIMIT, blinds=(1, 2))
    >>> hand = start_hand(Table(game=game, seats=(1, 2, 3)))
    >>> (preflop,) = hand.act(Action(3, Act.RAISE_TO, 7)).log
    >>> for entry in preflop.entries:
    ...     print(entry.seat, entry.did, entry.put, entry.to, entry.pot_after)
    1 small_blind 1 1 1
    2 big_blind 2 2 3
    3 raise_to 7 7 10
    >>> preflop.street, preflop.pot_before, preflop.pot_after
    (<Street.PREFLOP: 'preflop'>, 0, 10)
    """

    street: Street
    entries: tuple[Entry, ...]
    pot_before: int
    pot_after: int


def log_postings(table: Table, pot: int) -> tuple[Entry, ...]:
    """Return what is posted: antes, the blinds, then what others post."""
    left = {seat: table.stack_of(seat) for seat in table.seats}
    bets = dict.fromkeys(table.seats, 0)
    entries = []
    for seat, posting, chips in _postings(table):
        if not chips:
            continue
        left[seat] -= chips
        if posting not in (Posting.ANTE, Posting.DEAD_POST):
            bets[seat] += chips
        all_in = left[seat] == 0
        entries.append(Entry(seat, posting, chips, bets[seat], all_in, pot))
        pot += chips
    return tuple(entries)


def _postings(table: Table) -> Iterator[tuple[int, Posting, int]]:
    posted = {seat: table.posted_by(seat) for seat in table.seats}
    for seat in table.seats:
        yield seat, Posting.ANTE, posted[seat].ante
    blinds = {table.big_blind_seat: Posting.BIG_BLIND}
    if table.small_blind_seat is not None:
        blinds = {table.small_blind_seat: Posting.SMALL_BLIND} | blinds
    for seat, blind in blinds.items():
        yield seat, blind, posted[seat].live
    for seat in table.seats:
        if seat not in blinds:
            yield seat, Posting.POST, posted[seat].live
        yield seat, Posting.DEAD_POST, posted[seat].dead
