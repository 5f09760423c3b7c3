"""Examples of the guide: what is dealt is written down, all else is computed."""

from quizzes.guide.examples.deals import HandRead, NextCard
from quizzes.guide.examples.houses import PaidByHouse, PlayedByHouse
from quizzes.guide.examples.played import HandPlayed
from quizzes.guide.examples.pots import HandSettled
from quizzes.guide.examples.ranked import BoardNuts, HandsInOrder
from quizzes.guide.examples.starting import HandsCompared

__all__ = [
    "BoardNuts",
    "Example",
    "HandPlayed",
    "HandRead",
    "HandSettled",
    "HandsCompared",
    "HandsInOrder",
    "NextCard",
    "PaidByHouse",
    "PlayedByHouse",
]

type Example = (
    BoardNuts
    | HandPlayed
    | HandRead
    | HandSettled
    | HandsCompared
    | HandsInOrder
    | NextCard
    | PaidByHouse
    | PlayedByHouse
)
