"""What each fact about a part of a pot claims, to be checked with the slow witness."""

from tests.questions.quarter_witness import (
    fewest,
    gets,
    least_payers,
    net,
    put_in,
    total,
)

SHARES = {
    "whole": "1",
    "three-quarters": "3/4",
    "two-thirds": "2/3",
    "half": "1/2",
    "quarter": "1/4",
    "sixth": "1/6",
}


def is_told(said, *names):
    """Whether the values are those of the question, and no others."""
    return said.values == {name: said.question[name] for name in names}


def wins(share):
    return lambda said: said.question["share"] == share and said.values == {}


def is_paid(share):
    return lambda said: (
        said.question["share"] == share
        and said.values
        == {
            "total": total(said.question, said.question["payers"]),
            "chips": gets(said.question, said.question["payers"]),
        }
    )


def payers_are(said):
    told = {"count": said.question["payers"], "bet": said.question["bet"]}
    return said.values == told


def bets_make_pot(said):
    question = said.question
    told = {"count": question["payers"], "bet": question["bet"]}
    sums = told | {"total": question["payers"] * question["bet"]}
    return question["pot"] == 0 and said.values == sums


def bets_join_pot(said):
    question = said.question
    told = {"count": question["payers"]}
    told |= {name: question[name] for name in ("bet", "pot")}
    return question["pot"] > 0 and said.values == told | {
        "total": total(question, question["payers"])
    }


def bet_brings_back(said):
    more = gets(said.question, 5) - gets(said.question, 4)
    return said.values == {"bet": said.question["bet"], "chips": more}


def with_payers(said, count):
    return said.values == {
        "count": count,
        "total": total(said.question, count),
        "chips": gets(said.question, count),
        "put": put_in(said.question),
    }


def loses_with(said):
    count = least_payers(said.question) - 1
    loses = gets(said.question, count) < put_in(said.question)
    return loses and count >= fewest(said.question) and with_payers(said, count)


QUARTER_CLAIMS = {
    "pot-empty": lambda said: said.question["pot"] == 0 and said.values == {},
    "pot-of-others": lambda said: (
        said.question["pot"] > said.question["own"] == 0 and is_told(said, "pot")
    ),
    "pot-partly-own": lambda said: (
        said.question["own"] > 0 and is_told(said, "pot", "own")
    ),
    "payers-are": payers_are,
    "bets-make-pot": bets_make_pot,
    "bets-join-pot": bets_join_pot,
    "net-of-bet": lambda said: (
        said.question["own"] == 0
        and said.values == {"bet": said.question["bet"], "net": net(said.question)}
    ),
    "net-of-hand": lambda said: (
        said.question["own"] > 0
        and said.values
        == {
            "own": said.question["own"],
            "bet": said.question["bet"],
            "net": net(said.question),
        }
    ),
    "bet-brings-back": bet_brings_back,
    "loses-with": loses_with,
    "breaks-even-with": lambda said: with_payers(said, least_payers(said.question)),
    **{f"wins-{name}": wins(share) for name, share in SHARES.items()},
    **{f"gets-{name}": is_paid(share) for name, share in SHARES.items()},
}
