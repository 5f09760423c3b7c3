"""What a slow recount of a question tells: choices of cards, steps, answers."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, Self

from quizzes.poker.slow import Choice
from quizzes.questions.fields import Value


class Said(Enum):
    """What a step of a recount says; seats and chips are its values."""

    FIVE_JUDGED = "what five cards that lie side by side are as a low"
    PAIRS_BEST = "how many pairs were tried, and how many make the best"
    PAIRS_BEAT = "how many pairs beat the low, and after which next card"
    CHIPS_BACK = "what goes back, since nobody else put it in"
    HEAP_LAID = "what lies in a pot, and who can win it"
    HEAP_WON = "who wins the high and the low of a pot"
    SEAT_PAID = "what a seat is paid"
    POSTED = "what a seat posts"
    FOLDED = "a seat folds"
    CHECKED = "a seat checks"
    CALLED = "a seat calls"
    RAISED = "a seat bets or raises to so much"
    TURN_IS = "whose turn it is"
    TURN_OF_NOBODY = "nobody has to act any more"
    TO_CALL = "what is missing to the highest bet"
    BETS_COUNTED = "how many bets and raises count, and how many may"
    BETS_UNCAPPED = "how many bets and raises count, without a cap"
    CALL_TAKES_ALL = "a call takes all chips"
    CAP_REACHED = "no more raises are allowed"
    NOBODY_CAN_CALL = "nobody else has chips to call a raise"
    NOT_REOPENED = "no full raise came since a seat acted"
    REOPENED = "a seat has acted, and was raised in full since"
    FULL_RAISE = "what a full bet or raise is made of"
    POT_WITH_CALL = "what the pot is with a call, and the most"
    POT_WITH_BLINDS = "what the pot is with a call and short blinds, and the most"
    ALL_CHIPS = "what all chips of a seat are"
    RAISE_IS = "the only size to bet or raise to"
    RAISE_BETWEEN = "the least and the most to bet or raise to"
    BETTOR_IS_FIRST = "showing begins with who bet or raised last"
    LEFT_IS_FIRST = "nobody bet where the house looks, so it begins left of the button"
    SIDE_POT_FIRST = "who can win a side pot shows before who cannot"
    SHOWN = "a seat shows: it beats or ties what is shown"
    MUCKED = "a seat may muck"
    ALL_TABLED = "all hands are laid open at once"
    DEALS_SAMPLED = "what a starting hand got in fresh deals, and in the table"
    SAMPLE_DECIDES = "the sample tells the two hands apart"
    SAMPLE_IS_SHORT = "the sample does not tell the two hands apart"
    POT_PAID = "what lies in the pot after all have paid"
    PART_GOT = "what a part of the pot is"
    NET_LEFT = "what is got less what was put in"
    PAYERS_TRIED = "what is left with so many who pay"


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a recount, and the values that it tells."""

    said: Said
    values: Mapping[str, Any]

    @classmethod
    def of(cls, said: Said, **values: Any) -> Self:
        return cls(said, values)


@dataclass(frozen=True, slots=True)
class Listed:
    """The hand of a seat, or one's own (None), with every choice of its cards."""

    seat: int | None
    choices: tuple[Choice, ...]


@dataclass(frozen=True, slots=True)
class Recount:
    """A question counted again: every choice, every step, and what is right by them.

    `halves` are those for which choices are judged. `answers` holds
    all right answers by field, for those fields that were counted.
    """

    hands: tuple[Listed, ...] = ()
    halves: tuple[str, ...] = ("high", "low")
    steps: tuple[Step, ...] = ()
    answers: Mapping[str, frozenset[Value]] = field(default_factory=dict)
