"""From facts to sentences: the only place where findings become prose."""

from collections.abc import Mapping
from typing import Any

from quizzes import labels
from quizzes.explanations import (
    hands,
    nuts,
    played,
    posts,
    quarters,
    showdowns,
    showings,
    starting_hands,
    turns,
)
from quizzes.explanations.applied import rules_applied
from quizzes.explanations.awards import explain_award
from quizzes.explanations.faults import explain_error
from quizzes.explanations.misconceptions import (
    MISCONCEPTIONS,
    SlipTold,
    explain_misconceptions,
)
from quizzes.explanations.sentences import Sentence
from quizzes.poker.cards import parse_cards
from quizzes.poker.highs import Category
from quizzes.questions.facts import Finding
from quizzes.questions.showdowns.awards import read_award

__all__ = [
    "MISCONCEPTIONS",
    "Sentence",
    "SlipTold",
    "explain",
    "explain_error",
    "explain_misconceptions",
    "rules_applied",
    "sentence_of",
]

SENTENCES = (
    hands.SENTENCES
    | nuts.SENTENCES
    | showdowns.SENTENCES
    | quarters.SENTENCES
    | played.SENTENCES
    | posts.SENTENCES
    | turns.SENTENCES
    | showings.SENTENCES
    | starting_hands.SENTENCES
)
COUNTED = (
    hands.COUNTED
    | nuts.COUNTED
    | showdowns.COUNTED
    | quarters.COUNTED
    | played.COUNTED
    | starting_hands.COUNTED
)

# Values of findings that are one rank, and those that name one of several hands.
RANKS = {"better_rank", "worse_rank"}
HANDS = {"hand", "other_hand", "better_hand", "worse_hand"}

# An answer may have been kept without the count of equal cards: two of them at least.
UNCOUNTED = 2


def explain(finding: Finding) -> str:
    """Return the sentence that tells a finding."""
    words = {"count": UNCOUNTED} | _in_words(finding.values)
    words |= quarters.chips_in_words(finding)
    words |= starting_hands.shares_in_words(finding)
    if finding.fact in COUNTED:
        return COUNTED[finding.fact](words["count"]) % words
    return str(SENTENCES[finding.fact]) % words


def sentence_of(finding: Finding) -> Sentence:
    """Return the sentence that tells a finding, with the rules that it applies."""
    return Sentence(explain(finding), rules_applied(finding))


def _in_words(values: Mapping[str, Any]) -> dict[str, Any]:
    """Return the values of a finding as a person reads them."""
    words = dict(values)
    if "category" in values and "ranks" in values:
        words["hand"] = labels.high_name(Category(values["category"]), values["ranks"])
    elif "category" in values:
        words["category"] = labels.CATEGORIES[Category(values["category"])]
    if "rank" in values:
        words["rank"] = labels.RANK_NAMES[values["rank"]]
        words["ranks"] = labels.RANK_PLURALS[values["rank"]]
    words |= {name: labels.RANK_NAMES[values[name]] for name in RANKS & values.keys()}
    words |= {name: labels.hand_name(values[name]) for name in HANDS & values.keys()}
    if isinstance(values.get("ranks"), list):
        words["ranks"] = ", ".join(str(labels.RANKS_SHOWN[n]) for n in values["ranks"])
    if "cards" in values:
        words["cards"] = " ".join(map(labels.card_shown, parse_cards(values["cards"])))
    if "hands" in values:
        words["hands"] = "; ".join(
            f"{labels.hand_name(name)}: {low}" for name, low in values["hands"].items()
        )
    if "reason" in values:
        words["why"] = explain_award(read_award(values))
    return words | played.in_words(values)
