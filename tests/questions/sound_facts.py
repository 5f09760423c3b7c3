"""What each fact claims, by its name, to be checked with the slow witness."""

from itertools import combinations, product

from tests.poker.witness import best_high, best_low, high_of_five, low_of_five
from tests.questions.amount_claims import AMOUNT_CLAIMS
from tests.questions.next_card_claims import NEXT_CARD_CLAIMS
from tests.questions.nut_claims import NUT_CLAIMS, names_high
from tests.questions.played_claims import PLAYED_CLAIMS
from tests.questions.post_claims import POST_CLAIMS
from tests.questions.quarter_claims import QUARTER_CLAIMS
from tests.questions.ranks import low_rank, low_ranks, write_low
from tests.questions.showdown_claims import SHOWDOWN_CLAIMS
from tests.questions.showing_claims import SHOWING_CLAIMS
from tests.questions.starting_claims import STARTING_CLAIMS
from tests.questions.turn_claims import TURN_CLAIMS
from tests.questions.witness import (
    hand_of,
    hands_of,
    right_picks,
    right_places,
)


def sign(number):
    return (number > 0) - (number < 0)


class Said:
    """A question as it is written, what was answered (None: shown), a fact's values."""

    def __init__(self, question, part, answer, values):
        self.question, self.answer, self.values = question, answer, values
        self.part = part
        self.pick = None if answer is None else answer.get(part)

    @property
    def hole(self):
        return hand_of(self.question)[0]

    @property
    def board(self):
        return self.question["board"].split()

    @property
    def high(self):
        return best_high(self.hole, self.board)[0]

    @property
    def low(self):
        return best_low(self.hole, self.board)[0]

    @property
    def low_choices(self):
        return best_low(self.hole, self.board)[1]

    def is_worth_telling(self, one, other):
        """Whether an order put two hands wrong, or is right and one of them first."""
        names = sorted(hands_of(self.question))
        right = right_places(hands_of(self.question))
        if self.pick is None:
            return True
        if self.pick == right:
            return right[names.index(one)] == 1
        signs = [
            sign(places[names.index(one)] - places[names.index(other)])
            for places in (right, self.pick)
        ]
        return signs[0] != signs[1]

    def counts(self):
        from_hand = len(set(self.hole) & set(self.pick))
        return {"hole": from_hand, "board": len(self.pick) - from_hand}

    def low_counts(self):
        return {"hole": len(low_ranks(self.hole)), "board": len(low_ranks(self.board))}

    def paired(self):
        return sorted(low_ranks(self.hole) & low_ranks(self.board))


def chosen_low_paired(said):
    count = [low_rank(card) for card in said.pick].count(said.values["rank"])
    return count == said.values["count"] > 1


def chosen_low_too_high(said):
    ranks = {low_rank(card) for card in said.pick}
    return len(ranks) == 5 and max(ranks) == said.values["rank"] > 8


def lows_compare(said):
    chosen = low_of_five(said.pick)
    written = {"better": write_low(said.low), "worse": write_low(chosen)}
    return said.low < chosen and said.values == written


def no_low_on_board(said):
    return said.values["count"] == len(low_ranks(said.board)) < 3


def no_low_in_hand(said):
    count = said.low_counts()["hole"]
    return not said.low and said.values["count"] == count < 2


def low_ranks_paired(said):
    enough = said.low_counts()["board"] >= 3 and said.low_counts()["hole"] >= 2
    return not said.low and enough and said.values["ranks"] == said.paired() != []


def order_decided(said):
    hands, values = hands_of(said.question), said.values
    better = low_of_five(hands[values["better_hand"]])
    worse = low_of_five(hands[values["worse_hand"]])
    same = [one == other for one, other in zip(better, worse, strict=True)]
    first = same.index(False)
    ranks = (values["better_rank"], values["worse_rank"])
    written = (values["better"], values["worse"])
    return (
        better < worse
        and ranks == (better[first], worse[first])
        and written == (write_low(better), write_low(worse))
        and said.is_worth_telling(values["better_hand"], values["worse_hand"])
    )


def order_tied(said):
    hands, values = hands_of(said.question), said.values
    lows = [low_of_five(hands[values[name]]) for name in ("hand", "other_hand")]
    return (
        lows[0] == lows[1]
        and values["low"] == write_low(lows[0])
        and said.is_worth_telling(values["hand"], values["other_hand"])
    )


def order_paired(said):
    hand = hands_of(said.question)[said.values["hand"]]
    return [low_rank(card) for card in hand].count(said.values["rank"]) == 2


def order_too_high(said):
    hand = hands_of(said.question)[said.values["hand"]]
    ranks = [low_rank(card) for card in hand]
    return len(set(ranks)) == 5 and max(ranks) == said.values["rank"] > 8


def order_no_lows_tied(said):
    hands, values = hands_of(said.question), said.values
    names = (values["hand"], values["other_hand"])
    return said.is_worth_telling(*names) and not any(
        low_of_five(hands[name]) for name in names
    )


def hint_order(said):
    hands = hands_of(said.question)
    return said.values["hands"] == {
        name: write_low(sorted(map(low_rank, cards), reverse=True))
        for name, cards in hands.items()
    }


def lowest_two_counterfeited(said):
    two = sorted(low_ranks(said.hole))[:2]
    paired = sorted(set(two) & low_ranks(said.board))
    played = [sorted(low_ranks(pair)) for pair, _ in said.low_choices]
    return two not in played and said.values["ranks"] == paired != []


CLAIMS = {
    "not-two-and-three": lambda said: (
        said.values == said.counts() != {"hole": 2, "board": 3}
    ),
    "chosen-high-is": lambda said: names_high(said, high_of_five(said.pick)),
    "best-high-is": lambda said: names_high(said, said.high),
    "no-way-is-better": lambda said: (
        said.pick in right_picks("high", said.hole, said.board)
        and said.values["count"]
        == len([*product(combinations(said.hole, 2), combinations(said.board, 3))])
    ),
    "hint-high-category": lambda said: said.values == {"category": said.high[0]},
    "chosen-low-paired": chosen_low_paired,
    "chosen-low-too-high": chosen_low_too_high,
    "lows-compare": lows_compare,
    "low-exists": lambda said: (
        said.pick == set() and said.values == {"low": write_low(said.low)}
    ),
    "low-on-board": lambda said: (
        said.values["count"] == said.low_counts()["board"] >= 3
    ),
    "hand-beats-board": lambda said: (
        (said.answer["board"], said.answer["hand"]) == ("no", "yes")
    ),
    "low-not-named": lambda said: (
        said.answer["hand"] == "yes" and said.answer["low"] == set()
    ),
    "low-not-claimed": lambda said: (
        said.answer["hand"] == "no" and said.answer["low"] > set()
    ),
    "hint-low-needs": lambda said: said.values == {},
    "best-low-is": lambda said: said.values == {"low": write_low(said.low)},
    "no-low-on-board": no_low_on_board,
    "no-low-in-hand": no_low_in_hand,
    "low-ranks-paired": low_ranks_paired,
    "lowest-two-counterfeited": lowest_two_counterfeited,
    "hint-low-ranks": lambda said: said.values == said.low_counts(),
    "order-decided": order_decided,
    "order-tied": order_tied,
    "order-paired": order_paired,
    "order-too-high": order_too_high,
    "order-no-lows-tied": order_no_lows_tied,
    "hint-order": hint_order,
    **NUT_CLAIMS,
    **NEXT_CARD_CLAIMS,
    **SHOWDOWN_CLAIMS,
    **QUARTER_CLAIMS,
    **PLAYED_CLAIMS,
    **POST_CLAIMS,
    **TURN_CLAIMS,
    **SHOWING_CLAIMS,
    **AMOUNT_CLAIMS,
    **STARTING_CLAIMS,
}


def is_sound(finding, question, part, answer):
    """Whether a finding about a part of an answer, or a hint, claims what is so."""
    if finding.fact == "equal-choices":
        right = right_picks(part, *hand_of(question))
        return finding.values["count"] == len(right) > 1
    return CLAIMS[str(finding.fact)](Said(question, part, answer, finding.values))
