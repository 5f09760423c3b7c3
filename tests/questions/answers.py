"""All answers that a question can be given, whatever its fields."""

from functools import singledispatch
from itertools import combinations, product
from random import Random

from quizzes.questions.fields import (
    Amount,
    ChooseOne,
    ChooseSome,
    PickCards,
    PickSeats,
    PutInOrder,
    places_of,
)
from quizzes.questions.misconceptions import wrong_answers

# Beyond so many answers to a question, those of wrong rules and a hundred others.
MOST_ANSWERS, OTHERS = 600, 100


@singledispatch
def values_of(field):
    """Every value that the field could read, each once, always in the same order."""
    raise NotImplementedError(field)


@values_of.register
def _(field: PickCards):
    cards = [card for group in field.groups for card in group.cards]
    count = sum(group.needed for group in field.groups)
    none = [frozenset()] if field.allows_none else []
    return [*map(frozenset, combinations(cards, count)), *none]


@values_of.register
def _(field: ChooseOne):
    return list(field.options)


@values_of.register
def _(field: ChooseSome):
    counts = range(len(field.options) + 1)
    return [frozenset(some) for n in counts for some in combinations(field.options, n)]


@values_of.register
def _(field: PutInOrder):
    count = len(field.items)
    orders = product(range(count), repeat=count)
    return list(dict.fromkeys(places_of(places) for places in orders))


@values_of.register
def _(field: Amount):
    """Some amounts: there is no end of them."""
    some = [*range(11), 25, 50, 75, 100, 1000]
    return [*some, *(-chips for chips in some[1:])] if field.is_signed else some


@values_of.register
def _(field: PickSeats):
    least = 0 if field.allows_none or field.is_optional else 1
    counts = range(least, len(field.seats) + 1)
    return [frozenset(some) for n in counts for some in combinations(field.seats, n)]


def plain(value):
    """A value without the product's own cards: texts instead."""
    return frozenset(map(str, value)) if isinstance(value, frozenset) else value


def in_order(values):
    """Values in an order that is the same in every process."""
    return sorted(values, key=in_texts)


def in_texts(value):
    return [str(value)] if isinstance(value, int) else sorted(map(str, value))


def key_of(kind, question):
    """One answer of which every field is right."""
    right = kind.right_answers(question)
    return {name: values[0] for name, values in right.items()}


def answers_with(kind, question, name, values):
    """The key with each of some values in one field."""
    key = key_of(kind, question)
    return [{**key, name: value} for value in values]


def other_answers(kind, question):
    """All answers of which one field is wrong, or a fair number of them."""
    right, key = kind.right_answers(question), key_of(kind, question)
    fields = kind.fields(question)
    others = [
        (field.name, value)
        for field in fields
        for value in values_of(field)
        if value not in right[field.name]
    ]
    are_few = len(others) <= MOST_ANSWERS
    if not are_few:
        others = Random(1).sample(others, OTHERS)
    if not are_few or any(isinstance(field, Amount) for field in fields):
        tempting = {
            given
            for rule in kind.WRONG_RULES.values()
            for given in wrong_answers(rule, question, right)
        }
        others = {*others, *tempting}
    return [{**key, name: value} for name, value in others]
