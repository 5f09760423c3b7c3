"""Slow and obvious answers about two starting hands, from the table as it is written.

It knows nothing of the product but where the table lies: that the table is right is
checked by dealing, in `tests/questions/test_starting_shares.py`.
"""

import ast
from functools import cache
from itertools import combinations
from math import hypot, sqrt
from pathlib import Path

TABLE = Path(__file__).parents[2] / "quizzes/questions/starting_hands/table.py"
OPPONENTS = (1, 3, 5)
FIGURES = ("pot", "error", "highs", "lows", "scoops", "low_wins")
ORDER = "23456789TJQKA"


@cache
def written():
    """What the module of the table says, by name."""
    tree = ast.parse(TABLE.read_text())
    named = {}
    for node in tree.body:
        if isinstance(node, ast.Assign):
            named[node.targets[0].id] = ast.literal_eval(node.value)
        elif isinstance(node, ast.AnnAssign):
            named[node.target.id] = ast.literal_eval(node.value)
    return named


def cards_in(text):
    text = text.replace(" ", "")
    return [text[at : at + 2] for at in range(0, len(text), 2)]


def without_suits(cards):
    """The ranks that lie together in a suit, whichever it is."""
    return sorted(sorted(card[0] for card in cards if card[1] == s) for s in "cdhs")


@cache
def rows():
    return {
        str(without_suits(cards_in(hand))): [
            {name: n / 10_000 for name, n in zip(FIGURES, row, strict=True)}
            for row in of_hand
        ]
        for hand, of_hand in written()["ROWS"].items()
    }


def figures(cards, opponents):
    return rows()[str(without_suits(cards))][OPPONENTS.index(opponents)]


def error_of(figures_of_hand, name):
    """That of the pot is written; what comes of a half is from 0 to 1, or to a half."""
    if name == "pot":
        return figures_of_hand["error"]
    most = {"highs": 1, "lows": 1 / 2}[name]
    mean = figures_of_hand[name]
    return sqrt(mean * (most - mean) / written()["DEALS"])


def hands_of_match(question):
    return {name: cards_in(question[name]) for name in "ab"}


def winner(question, name="pot", opponents=None):
    """The hand with at least 1.5 % and five errors more of something, or None."""
    count = opponents or question["opponents"]
    mine, theirs = (figures(c, count) for c in hands_of_match(question).values())
    error = hypot(error_of(mine, name), error_of(theirs, name))
    difference = mine[name] - theirs[name]
    if abs(difference) < max(0.015, 5 * error):
        return None
    return "a" if difference > 0 else "b"


def right_hands(question):
    asked = {"better": "pot", "more_highs": "highs", "more_lows": "lows"}
    right = {field: winner(question, name) for field, name in asked.items()}
    return {field: {name} for field, name in right.items() if name}


def ranks(cards):
    return [ORDER.index(card[0]) + 2 for card in cards]


def low_ranks(cards):
    return {
        1 if rank == 14 else rank for rank in ranks(cards) if rank in {14, *range(9)}
    }


def most(marks):
    marks = list(marks)
    return max(marks.count(mark) for mark in marks)


def goes_with(one, other):
    """Whether two cards are a pair, of a suit, two of a low, or two of a straight."""
    first, second = ranks([one])[0], ranks([other])[0]
    straights = [{14, 2, 3, 4, 5}, *(set(range(at, at + 5)) for at in range(2, 11))]
    return (
        first == second
        or one[1] == other[1]
        or len(low_ranks([one, other])) == 2
        or any({first, second} <= straight for straight in straights)
    )


def idle_cards(cards):
    working = [pair for pair in combinations(cards, 2) if goes_with(*pair)]
    return [card for card in cards if not any(card in pair for pair in working)]


def middle_count(cards):
    return sum(card[0] in "6789" for card in cards)


def starting_case(question):
    """The first of the cases whose words are true."""
    hands = hands_of_match(question)
    either = list(hands.values())
    better = hands[winner(question)]
    (worse,) = [cards for cards in either if cards is not better]
    has_low = [len(low_ranks(cards)) > 1 for cards in (better, worse)]
    winners = {winner(question, opponents=count) for count in OPPONENTS}
    words = {
        "order-turns": {"a", "b"} <= winners,
        "same-ranks": sorted(ranks(better)) == sorted(ranks(worse)),
        "three-of-a-rank": any(most(card[0] for card in c) >= 3 for c in either),
        "three-of-a-suit": any(most(card[1] for card in c) >= 3 for c in either),
        "middle-cards": any(middle_count(c) > len(c) / 2 for c in either),
        "dangler": any(map(idle_cards, either)),
        "high-beats-low": has_low == [False, True],
        "low-beats-high": has_low == [True, False],
        "better-low": has_low == [True, True],
        "better-high": True,
    }
    return next(case for case, holds in words.items() if holds)
