"""The rules that are taught, by their numbers: the words of the guide and the docs.

`manage.py rules` writes them into docs/rules.md, which names the tests that hold each.
"""

from quizzes.rulebook import (
    betting,
    cards,
    highs,
    lows,
    making_hands,
    marking,
    nuts,
    pots,
    sharing,
    showdowns,
    starting_hands,
)
from quizzes.rulebook.rule import Chapter, Rule

__all__ = ["CHAPTERS", "RULES", "Chapter", "Rule"]

CHAPTERS = (
    cards.CHAPTER,
    making_hands.CHAPTER,
    highs.CHAPTER,
    lows.CHAPTER,
    nuts.CHAPTER,
    sharing.CHAPTER,
    marking.CHAPTER,
    pots.CHAPTER,
    betting.CHAPTER,
    showdowns.CHAPTER,
    starting_hands.CHAPTER,
)

RULES = {rule.number: rule for chapter in CHAPTERS for rule in chapter.rules}
