"""What each fact about the nuts claims, to be checked with the slow witness."""

from tests.questions.nut_witness import (
    held,
    highs_on,
    lows_on,
    nut_high,
    nut_low,
    right_nuts,
)
from tests.questions.ranks import low_rank, low_ranks, write_low


def names_high(said, high):
    return (said.values["category"], said.values["ranks"]) == high


def nut_pairs(said, part):
    return {"nut_high": nut_high, "nut_low": nut_low}[part](said.board)[1]


def pair_makes_high(said):
    made = highs_on(tuple(said.board))[said.pick]
    return names_high(said, made) and made < nut_high(said.board)[0]


def pair_makes_low(said):
    best, made = nut_low(said.board)[0], lows_on(tuple(said.board))[said.pick]
    written = {"better": write_low(best), "worse": write_low(made)}
    return best < made and said.values == written


def pair_makes_no_low(said):
    lows = lows_on(tuple(said.board))
    return lows and len(said.pick) == 2 and said.pick not in lows


def ace_deuce_paired(said):
    pairs = [{low_rank(card) for card in pair} for pair in nut_low(said.board)[1]]
    paired = sorted(low_ranks(said.board) & {1, 2})
    return {1, 2} not in pairs and said.values["ranks"] == paired != []


def equals_of(made_by_pair, pick):
    """The pairs that are as good as one that was named; the pair itself at least."""
    made = made_by_pair.get(pick)
    equals = {pair for pair, own in made_by_pair.items() if own == made}
    return equals or {pick}


def holds_follows(said):
    """What is said to be held is not so, but would be if the pairs were the nuts."""
    board, names = tuple(said.board), ["neither", "high", "low", "both"]
    has = {
        part: bool(held(said.hole, equals_of(made(board), named)))
        if len(named := said.answer[part]) == 2
        else bool(named) and bool(held(said.hole, nut_pairs(said, part)))
        for part, made in (("nut_high", highs_on), ("nut_low", lows_on))
    }
    follows = names[has["nut_high"] + 2 * has["nut_low"]]
    truth = right_nuts(said.hole, said.board)["holds"]
    return said.answer["holds"] == follows and {follows} != truth


def is_held(part):
    return lambda said: (
        set(said.values["cards"]) in held(said.hole, nut_pairs(said, part))
    )


def is_lacking(part):
    return lambda said: (
        nut_pairs(said, part) and not held(said.hole, nut_pairs(said, part))
    )


def hint_board(said):
    suits, ranks = ([card[n] for card in said.board] for n in (1, 0))
    return said.values == {
        "low": len(low_ranks(said.board)),
        "suited": max(map(suits.count, suits)),
        "alike": max(map(ranks.count, ranks)),
    }


NUT_CLAIMS = {
    "not-two-cards": lambda said: said.values["count"] == len(said.pick) != 2,
    "pair-makes-high": pair_makes_high,
    "nut-high-is": lambda said: names_high(said, nut_high(said.board)[0]),
    "equal-pairs": lambda said: (
        said.values["count"] == len(nut_pairs(said, said.part)) > 1
    ),
    "nut-low-exists": lambda said: (
        said.pick == set() and said.values == {"low": write_low(nut_low(said.board)[0])}
    ),
    "pair-makes-low": pair_makes_low,
    "pair-makes-no-low": pair_makes_no_low,
    "nut-low-is": lambda said: (
        said.values == {"low": write_low(nut_low(said.board)[0])}
    ),
    "ace-deuce-paired": ace_deuce_paired,
    "holds-follows": holds_follows,
    "nut-high-held": is_held("nut_high"),
    "nut-low-held": is_held("nut_low"),
    "nut-high-lacking": is_lacking("nut_high"),
    "nut-low-lacking": is_lacking("nut_low"),
    "hint-board": hint_board,
}
