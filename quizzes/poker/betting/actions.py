"""What a player does, what a player may do, and the error between the two."""

from dataclasses import dataclass
from enum import StrEnum

from quizzes.poker.betting.games import DEEP


class Act(StrEnum):
    """What can be done in turn."""

    FOLD = "fold"
    CHECK = "check"
    CALL = "call"
    BET = "bet"
    RAISE_TO = "raise_to"


@dataclass(frozen=True, slots=True)
class Action:
    """What a seat does; `to` is its total for the street, of a bet or a raise alone.

    >>> str(Action(3, Act.RAISE_TO, 12))
    'seat 3 raise_to 12'
    """

    seat: int
    act: Act
    to: int | None = None

    def __str__(self) -> str:
        amount = "" if self.to is None else f" {self.to}"
        return f"seat {self.seat} {self.act}{amount}"


@dataclass(frozen=True, slots=True)
class Call:
    """The chips to put in for a call, and the seat's total for the street then."""

    put: int
    to: int


@dataclass(frozen=True, slots=True)
class Raise:
    """The least and the most that a seat may bet or raise to, as totals.

    All-in for less than the smallest raise, both are all the chips of the seat.
    """

    least: int
    most: int

    @property
    def is_open(self) -> bool:
        """Whether nothing but chips that nobody told bounds it."""
        # What was put in already is no more than a small part of it.
        return self.most > DEEP // 2

    def __str__(self) -> str:
        if self.is_open:
            return f"{self.least} or more"
        return f"{self.least}" + (f" to {self.most}" if self.most > self.least else "")


@dataclass(frozen=True, slots=True)
class Legal:
    """What the seat to act may do; nothing where nobody is to act.

    `faced` is the bet that it faces. Where that is zero a raise is called a bet.

    >>> str(Legal(to_act=1, fold=True, call=Call(put=4, to=8), faced=8))
    'seat 1 may fold, call 4 to 8'
    """

    to_act: int | None = None
    fold: bool = False
    check: bool = False
    call: Call | None = None
    raise_to: Raise | None = None
    faced: int = 0

    def allows(self, action: Action) -> bool:
        """Return whether an action is legal."""
        if action.seat != self.to_act:
            return False
        match action.act:
            case Act.FOLD:
                return self.fold and action.to is None
            case Act.CHECK:
                return self.check and action.to is None
            case Act.CALL:
                return self.call is not None and action.to is None
            case Act.BET:
                return self.faced == 0 and self._reaches(action.to)
            case Act.RAISE_TO:
                return self._reaches(action.to)

    def _reaches(self, to: int | None) -> bool:
        if self.raise_to is None or to is None:
            return False
        return self.raise_to.least <= to <= self.raise_to.most

    def __str__(self) -> str:
        if self.to_act is None:
            return "nobody is to act"
        said = ["fold"] if self.fold else []
        if self.check:
            said.append("check")
        if self.call:
            said.append(f"call {self.call.put} to {self.call.to}")
        if self.raise_to:
            said.append(f"{'raise to' if self.faced else 'bet'} {self.raise_to}")
        return f"seat {self.to_act} may {', '.join(said)}"


class IllegalActionError(ValueError):
    """An action that the rules do not allow; `legal` is what they did allow.

    >>> raise IllegalActionError(Action(2, Act.CHECK), Legal(to_act=1, fold=True))
    Traceback (most recent call last):
        ...
    quizzes.poker.betting.actions.IllegalActionError: illegal action: \
'seat 2 check' (seat 1 may fold)
    """

    def __init__(self, action: Action, legal: Legal) -> None:
        self.action = action
        self.legal = legal
        super().__init__(f"illegal action: '{action}' ({legal})")
