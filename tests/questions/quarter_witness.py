"""Slow and obvious answers about parts of a pot: halves shared by how many tie.

It knows nothing of the product: a question is a dictionary, a part of a pot a text.
"""

from fractions import Fraction

# By part: how many share the high, and how many the low; 0 where you have none of it.
TIES = {
    "1": (1, 1),
    "3/4": (1, 2),
    "2/3": (1, 3),
    "1/2": (0, 1),
    "1/4": (0, 2),
    "1/6": (0, 3),
}


def fewest(question):
    """You, those who tie with you, and whoever wins what you do not."""
    return max(2, *TIES[question["share"]])


def total(question, payers):
    return question["pot"] + sum(question["bet"] for _ in range(payers))


def gets(question, payers):
    half = Fraction(total(question, payers), 2)
    return sum(half / ties for ties in TIES[question["share"]] if ties)


def put_in(question):
    return question["own"] + question["bet"]


def net(question):
    return gets(question, question["payers"]) - put_in(question)


def least_payers(question):
    count = fewest(question)
    while gets(question, count) < put_in(question):
        count += 1
    return count


def right_numbers(question):
    right = {"net": {net(question)}}
    return right | (
        {"payers": {least_payers(question)}} if question["asks_payers"] else {}
    )


def quarter_case(question):
    """The first of the cases whose words are true."""
    high_ties, low_ties = TIES[question["share"]]
    words = {
        "break-even-with-money": question["asks_payers"] and question["pot"] > 0,
        "break-even": question["asks_payers"],
        "own-money": question["own"] > 0,
        "folded-money": question["pot"] > 0,
        "scooped": (high_ties, low_ties) == (1, 1),
        "third-of-half": low_ties == 3,
        "three-quarters": high_ties == 1,
        "halved": low_ties == 1,
        "quartered-heads-up": question["payers"] == 2,
        "quartered-multiway": True,
    }
    return next(case for case, holds in words.items() if holds)
