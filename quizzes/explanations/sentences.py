"""A sentence with the rules that it rests on."""

from typing import NamedTuple

from quizzes.explanations.rules import Numbers


class Sentence(NamedTuple):
    """What is said, and the rules by their numbers in the rulebook."""

    text: str
    rules: Numbers = ()
