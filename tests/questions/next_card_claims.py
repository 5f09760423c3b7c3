"""What each fact about the next card claims, to be checked with the slow witness."""

from tests.poker.witness import best_low
from tests.questions.next_card_witness import (
    OPTIONS,
    effects,
    harmful,
    is_nuts,
    ranks_in_use,
    unseen,
    worse_after,
)
from tests.questions.ranks import low_rank, low_ranks

WHEEL = [5, 4, 3, 2, 1]


def cards_of(said):
    return said.hole, said.board


def is_nut_low(said):
    return is_nuts(best_low(*cards_of(said))[0], said.board)


def harms(said):
    return sorted(harmful(*cards_of(said)))


def ranks_chosen(said):
    return {rank for rank, option in OPTIONS.items() if option in said.pick}


def third_card_protects(said):
    """After each card that pairs the low, this rank plays, and the low is the nuts."""
    (third,) = said.values["ranks"]
    for card in unseen(*cards_of(said)):
        board = [*said.board, card]
        if low_rank(card) in ranks_in_use(*cards_of(said)):
            assert third in ranks_in_use(said.hole, board)
            assert is_nuts(best_low(said.hole, board)[0], board)
    return is_nut_low(said) and third not in ranks_in_use(*cards_of(said))


def third_card_too_high(said):
    idle = low_ranks(said.hole) - ranks_in_use(*cards_of(said))
    return is_nut_low(said) and harms(said) and said.values["ranks"] == sorted(idle)


def second_card_no_help(said):
    ranks = [low_rank(card) for card in said.hole]
    return is_nut_low(said) and all(
        ranks.count(rank) > 1 and rank in harms(said) for rank in said.values["ranks"]
    )


def pair_does_no_harm(said):
    used, found = ranks_in_use(*cards_of(said)), effects(*map(tuple, cards_of(said)))
    harmless = {r for r in used & set(found) if found[r][0] >= found[r][1]}
    return not is_nut_low(said) and said.values["ranks"] == sorted(harmless)


def worse_without_pair(said):
    worse = worse_after(*cards_of(said)) - ranks_in_use(*cards_of(said))
    return not is_nut_low(said) and said.values["ranks"] == sorted(worse) != []


NEXT_CARD_CLAIMS = {
    "ranks-missed": lambda said: (
        said.values["ranks"] == sorted({*harms(said)} - ranks_chosen(said)) != []
    ),
    "ranks-too-many": lambda said: (
        said.values["ranks"] == sorted(ranks_chosen(said) - {*harms(said)}) != []
    ),
    "nut-low-passed": lambda said: (
        is_nut_low(said) and said.values["ranks"] == harms(said) != []
    ),
    "wheel-is-safe": lambda said: (
        best_low(*cards_of(said))[0] == WHEEL and harms(said) == []
    ),
    "third-card-protects": third_card_protects,
    "third-card-too-high": third_card_too_high,
    "second-card-no-help": second_card_no_help,
    "low-passed-by-more": lambda said: (
        not is_nut_low(said) and said.values["ranks"] == harms(said) != []
    ),
    "pair-does-no-harm": pair_does_no_harm,
    "worse-without-pair": worse_without_pair,
}
