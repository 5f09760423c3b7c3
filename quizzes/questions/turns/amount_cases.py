"""Tables at which a call and a raise come out as is wanted."""

from dataclasses import replace
from random import Random

from quizzes.poker.rules import HeadsUpCap, Structure
from quizzes.questions.deals import MOST_TRIES
from quizzes.questions.played.styles import RAISER, STYLES
from quizzes.questions.played.tables import STRUCTURES, Plan
from quizzes.questions.terms import Terms
from quizzes.questions.turns.amounts import case_of, is_asked
from quizzes.questions.turns.dealing import stop_until
from quizzes.questions.turns.short_all_ins import place_all_ins
from quizzes.questions.turns.stopped import OwnTurn

LIMIT = (Structure.LIMIT,)
POT_LIMIT = (Structure.POT_LIMIT,)
NO_LIMITS = (Structure.POT_LIMIT, Structure.NO_LIMIT)
NOT_POT_LIMIT = (Structure.LIMIT, Structure.NO_LIMIT)

# Hands that are played before short all-ins are placed.
FEW_TRIES = 5

ALL_STYLES = (*STYLES, RAISER, RAISER)
CHANCE = Plan(
    (2, 3, 4, 5, 6),
    short=(0, 1, 2, 3),
    depth=8,
    callers=2,
    styles=ALL_STYLES,
    short_blind=0.03,
)

PLANS: dict[str, Plan] = {
    "plain-call": Plan((3, 4, 5, 6), callers=2, structures=NOT_POT_LIMIT),
    "first-bet": Plan((2, 3, 4, 5, 6), callers=2),
    "own-bet-counts": Plan((2, 3, 4, 5, 6), callers=2),
    "big-blind-option": Plan((2, 3, 4, 5, 6), callers=2),
    "pot-raise": Plan((3, 4, 5, 6), callers=2, structures=POT_LIMIT),
    "raise-after-raise": Plan((3, 4, 5, 6), callers=2, structures=NO_LIMITS),
    "double-bet": Plan((2, 3, 4), callers=2, structures=LIMIT),
    "call-is-all-in": Plan((2, 3, 4, 5), short=(1, 2), callers=2),
    "all-in-raise": Plan((3, 4, 5), short=(1, 2), depth=6, callers=2),
    "nobody-could-call": Plan((2, 3, 4), short=(1, 2), callers=2),
    "one-raise-left": Plan((3, 4, 5), callers=3, structures=LIMIT, styles=(RAISER,)),
    "capped": Plan((3, 4, 5), callers=3, structures=LIMIT, styles=(RAISER,)),
    "cap-lifted": Plan((2,), callers=2, structures=LIMIT, styles=(RAISER,)),
    "short-big-blind": Plan((3, 4, 5, 6), callers=2, short_blind=1.0),
    "not-reopened": Plan((5, 6), short=(3, 4), depth=6, callers=3),
    "reopened": Plan((4, 5, 6), short=(3,), depth=6, callers=3),
}


def deal_case(rng: Random, terms: Terms, case: str) -> OwnTurn:
    """Play hands until one stands as the case says, and stop it then.

    A case that these terms cannot have leaves any other. Short all-ins that matter
    come too rarely to wait for them.
    """
    if not is_possible(terms, case):
        return deal_any(rng, terms)
    if case in ("not-reopened", "reopened"):
        structure = terms.structure or rng.choice(STRUCTURES)
        return _with_short_all_ins(rng, replace(terms, structure=structure), case)
    return _stop_at(rng, terms, case) or deal_any(rng, terms)


def _stop_at(
    rng: Random, terms: Terms, case: str, tries: int = MOST_TRIES
) -> OwnTurn | None:
    return stop_until(
        rng,
        terms,
        PLANS[case],
        lambda hand: is_asked(hand) and case_of(hand) == case,
        OwnTurn,
        tries,
    )


def _with_short_all_ins(rng: Random, terms: Terms, case: str) -> OwnTurn:
    """Play a few hands, and place the all-ins where they do not come by themselves.

    In limit an all-in that counts as a raise comes often enough.
    """
    structure, reopens = terms.structure, case == "reopened"
    assert structure is not None
    if reopens and structure is Structure.LIMIT:
        return _stop_at(rng, terms, case) or deal_any(rng, terms)
    tries = 1 if reopens else FEW_TRIES
    played = _stop_at(rng, terms, case, tries)
    return played or place_all_ins(rng, terms, structure, reopens=reopens)


def is_possible(terms: Terms, case: str) -> bool:
    """Return whether a structure and a house can have a case."""
    if case == "cap-lifted" and terms.rules.heads_up_cap is HeadsUpCap.KEPT:
        return False
    return terms.structure is None or terms.structure in PLANS[case].structures


def deal_any(rng: Random, terms: Terms) -> OwnTurn:
    """Play a hand of two to six, and stop it at any turn."""
    stopped = stop_until(rng, terms, CHANCE, is_asked, OwnTurn)
    assert stopped is not None
    return stopped
