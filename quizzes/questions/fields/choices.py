"""Options to choose from, one of them or as many as apply."""

from collections.abc import Sequence
from dataclasses import dataclass

from quizzes.questions.fields.faults import AnswerFault, InvalidAnswerError
from quizzes.questions.fields.texts import words_of

type Options = frozenset[str]
"""Which of several options somebody ticked; empty means "none of them"."""


@dataclass(frozen=True, slots=True)
class ChooseOne:
    """Choose one of a few options, each a word that labels name.

    >>> ChooseOne("board", ("yes", "no")).read(["no"])
    'no'
    """

    name: str
    options: tuple[str, ...]

    def read(self, texts: Sequence[str]) -> str:
        """Return the option that is meant, or raise InvalidAnswerError."""
        said = {text.strip().casefold() for text in texts if text.strip()}
        if not said:
            raise InvalidAnswerError(self.name, AnswerFault.MISSING)
        for option in sorted(said.difference(self.options)):
            raise InvalidAnswerError(self.name, AnswerFault.NO_SUCH_OPTION, option)
        if len(said) > 1:
            text = " ".join(sorted(said))
            raise InvalidAnswerError(self.name, AnswerFault.ONE_OPTION_ONLY, text)
        return said.pop()

    def write(self, value: str) -> str:
        """Return the option as it is stored."""
        return value


@dataclass(frozen=True, slots=True)
class ChooseSome:
    """Tick all options that apply, or say that none does.

    `asks` tells apart the questions that a field of this name can ask.

    >>> ranks = ChooseSome("ranks", ("a", "2", "3"))
    >>> ranks.write(ranks.read(["3 a"]))
    'a 3'
    >>> ranks.write(ranks.read(["none"]))
    'none'
    """

    name: str
    options: tuple[str, ...]
    asks: str = ""

    def read(self, texts: Sequence[str]) -> Options:
        """Return the options that are meant, or raise InvalidAnswerError."""
        said = {word for text in texts for word in words_of(text)}
        if not said:
            raise InvalidAnswerError(self.name, AnswerFault.MISSING)
        chosen = said - {"none"}
        for option in sorted(chosen.difference(self.options)):
            raise InvalidAnswerError(self.name, AnswerFault.NO_SUCH_OPTION, option)
        if "none" in said and chosen:
            text = " ".join(sorted(chosen))
            raise InvalidAnswerError(self.name, AnswerFault.OPTIONS_AND_NONE, text)
        return frozenset(chosen)

    def write(self, value: Options) -> str:
        """Return the options in their own order, or "none"."""
        return " ".join(o for o in self.options if o in value) or "none"
