"""From an address to its question, and from a wish to an address that fulfils it."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import Any

from quizzes.poker.betting.actions import IllegalActionError
from quizzes.poker.rules import PROFILES
from quizzes.questions import KINDS
from quizzes.questions.address import LEVELS, Address, fresh_seed
from quizzes.questions.base import Answer, Grade, Kind, in_house
from quizzes.questions.dealer.addresses import PointAddress
from quizzes.questions.fields import Amount, ChooseOne, Field, PutInOrder
from quizzes.questions.misconceptions import (
    Diagnosis,
    Misconception,
    answer_by,
    diagnose,
    errs_alone,
    is_followed,
    wrong_answers,
)
from quizzes.questions.terms import Terms

ANY_TERMS = Terms()

# Far more than the rarest trap has needed; a bound, so that no request runs on.
MOST_SEEDS = 50_000

# A rule that has not erred on so many deals of its traps has nothing to err on, as one
# about side pots in a house where all hands are laid open at once.
MOST_IN_VAIN = 400


class OldVersionError(ValueError):
    """An address whose question would be dealt otherwise today."""


class NotFoundError(ValueError):
    """A wish for which no deal was found within the bound."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A question as it stands at its address, with the case it turned out to be."""

    address: Address | PointAddress
    question: Any
    case: str

    @property
    def kind(self) -> Kind:
        """Return the kind of the question."""
        return KINDS[self.address.kind]


def ask(address: Address) -> Asked:
    """Deal the question of an address, always the same, or raise OldVersionError.

    >>> address = Address.read("best-low", "1.4.default.1.7k3m9q0a")
    >>> ask(address).question == ask(address).question
    True
    """
    kind = KINDS[address.kind]
    if address.version != kind.VERSION:
        raise OldVersionError(address.code)
    return _dealt(address)


# Who answers a question has been asked it, and often by the same process.
@lru_cache(maxsize=512)
def _dealt(address: Address) -> Asked:
    kind, rng = KINDS[address.kind], address.rng()
    wish = wished_case(kind, address.level, rng)
    question = kind.deal(rng, address.terms, wish)
    return Asked(address, question, kind.case_of(question))


def wished_case(kind: Kind, level: int, rng: Random) -> str:
    """Draw the case at which a level's deal aims, by the level's weights."""
    weights = kind.LEVELS[level]
    return rng.choices(tuple(weights), weights=tuple(weights.values()))[0]


def fresh_address(
    kind: Kind, rng: Random, *, level: int, terms: Terms = ANY_TERMS
) -> Address:
    """Return an address with a fresh seed, drawn from the given randomness."""
    return Address(
        kind=kind.NAME,
        version=kind.VERSION,
        terms=terms,
        level=level,
        seed=fresh_seed(rng),
    )


def seek_case(
    kind: Kind,
    rng: Random,
    *,
    case: str,
    level: int,
    terms: Terms = ANY_TERMS,
) -> Asked:
    """Return a fresh question that turned out to be of a case that is wanted.

    The level is that asked for, or the nearest one in whose mix the case occurs.
    Raise NotFoundError after a bounded number of seeds.
    """
    in_mix = [n for n in LEVELS if case in kind.LEVELS[n]]
    level = min(in_mix, key=lambda n: abs(n - level))
    for _ in range(MOST_SEEDS):
        address = fresh_address(kind, rng, level=level, terms=terms)
        asked = _ask_if_wishing(kind, address, (case,))
        if asked is not None and asked.case == case:
            return asked
    raise NotFoundError(case)


def seek_trap(
    kind: Kind,
    rng: Random,
    *,
    misconception: Misconception,
    level: int | None = None,
    terms: Terms = ANY_TERMS,
) -> Asked:
    """Return a fresh question on which only one wrong rule goes wrong.

    Where one slip shows in several fields, as in sums of chips, it is one on which
    no other rule explains the whole answer to which the rule leads. Its level
    is any, or the one nearest to that asked for, in whose mix such cases occur. Raise
    NotFoundError after a bounded number of seeds.
    """
    cases = kind.TRAP_CASES[misconception]
    in_mix = [n for n in LEVELS if set(cases) & set(kind.LEVELS[n])]
    if level is not None:
        in_mix = [min(in_mix, key=lambda n: abs(n - level))]
    has_erred, dealt = False, 0
    for _ in range(MOST_SEEDS):
        address = fresh_address(kind, rng, level=rng.choice(in_mix), terms=terms)
        asked = _ask_if_wishing(kind, address, cases)
        if asked is None:
            continue
        has_erred = has_erred or errs(asked, misconception)
        if has_erred and _is_trap(asked, misconception):
            return asked
        dealt += 1
        if dealt == MOST_IN_VAIN and not has_erred:
            break
    raise NotFoundError(misconception)


def _ask_if_wishing(kind: Kind, address: Address, cases: Sequence[str]) -> Asked | None:
    """Deal only where the seed's own draw wishes for one of the cases.

    Drawing the wish costs a hundredth of dealing, and most seeds wish otherwise.
    """
    wish = wished_case(kind, address.level, address.rng())
    return ask(address) if wish in cases else None


def errs(asked: Asked, misconception: Misconception) -> bool:
    """Return whether a wrong rule leads to a wrong answer."""
    kind, question = asked.kind, asked.question
    rule, right = kind.WRONG_RULES[misconception], kind.right_answers(question)
    return bool(wrong_answers(rule, question, right))


def _is_trap(asked: Asked, misconception: Misconception) -> bool:
    """Return whether one wrong rule alone errs, or alone gives its whole answer."""
    kind, question = asked.kind, asked.question
    right = kind.right_answers(question)
    if not slips_run_on(kind, question):
        return errs_alone(misconception, kind.WRONG_RULES, question, right)
    answer = answer_by(kind.WRONG_RULES[misconception], question, right)
    grade = kind.grade(question, answer)
    diagnosis = diagnose_answer(kind, question, answer, grade)
    return diagnosis.candidates == (misconception,)


def diagnose_answer(
    kind: Kind, question: Any, answer: Answer | None, grade: Grade
) -> Diagnosis:
    """Return the wrong rules that explain what of an answer lost credit.

    An answer that is right in another house needs no wrong rule. Where one slip runs
    through the whole answer, what contradicts a rule clears it.
    """
    right = kind.right_answers(question)
    lost = grade.lost_in(answer)
    if house_of(kind, question, answer, grade):
        lost = None
    diagnosis = diagnose(kind.WRONG_RULES, question, right, lost)
    if answer is None or not is_of_one_piece(kind, question):
        return diagnosis
    shares = shares_of(kind.fields(question))
    return diagnosis.only(
        rule
        for rule in diagnosis.candidates
        if is_followed(kind.WRONG_RULES[rule](question), right, answer, shares)
    )


def slips_run_on(kind: Kind, question: Any) -> bool:
    """Return whether one slip shows in several fields: in chips, or behind an order."""
    fields = kind.fields(question)
    is_order = len(fields) > 1 and any(isinstance(f, PutInOrder) for f in fields)
    return is_order or any(isinstance(field, Amount) for field in fields)


def is_of_one_piece(kind: Kind, question: Any) -> bool:
    """Return whether one slip runs through a whole answer, as in sums or in choices."""
    fields = kind.fields(question)
    all_are_choices = all(isinstance(field, ChooseOne) for field in fields)
    return slips_run_on(kind, question) or all_are_choices


def shares_of(fields: Iterable[Field]) -> frozenset[str]:
    """Return the names of the fields that share out a sum among the seats."""
    return frozenset(
        field.name
        for field in fields
        if isinstance(field, Amount) and field.seat and field.add_up_to
    )


def house_of(
    kind: Kind, question: Any, answer: Answer | None, grade: Grade
) -> str | None:
    """Return the profile in which a wrong answer would be right, if there is one."""
    if answer is None or grade.credit == 1:
        return None
    for name, rules in PROFILES.items():
        elsewhere = in_house(question, rules)
        if elsewhere != question and _is_right(kind, elsewhere, answer):
            return name
    return None


def _is_right(kind: Kind, question: Any, answer: Answer) -> bool:
    """Return whether an answer is right in a house, if it plays such a hand at all."""
    try:
        return kind.grade(question, answer).credit == 1
    except IllegalActionError:
        return False
