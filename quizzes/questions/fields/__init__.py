"""The closed set of ways in which a question can be answered.

Each field reads what was ticked or typed into a value that can be compared, and
writes a value as the text that is stored and that people can type.
"""

from quizzes.questions.fields.amounts import Amount, Total
from quizzes.questions.fields.cards import DECK_KEY, CardGroup, Pick, PickCards
from quizzes.questions.fields.choices import ChooseOne, ChooseSome, Options
from quizzes.questions.fields.faults import AnswerFault, InvalidAnswerError
from quizzes.questions.fields.orders import Places, PutInOrder, places_of
from quizzes.questions.fields.seats import PickSeats, Seats, seat_key
from quizzes.questions.fields.texts import NONE_WORDS, words_of

type Value = Pick | Options | Places | Seats | int | str

type Field = PickCards | ChooseOne | ChooseSome | PutInOrder | PickSeats | Amount

__all__ = [
    "DECK_KEY",
    "NONE_WORDS",
    "Amount",
    "AnswerFault",
    "CardGroup",
    "ChooseOne",
    "ChooseSome",
    "Field",
    "InvalidAnswerError",
    "Options",
    "Pick",
    "PickCards",
    "PickSeats",
    "Places",
    "PutInOrder",
    "Seats",
    "Total",
    "Value",
    "places_of",
    "seat_key",
    "words_of",
]
