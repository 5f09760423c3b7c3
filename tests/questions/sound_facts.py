"""What each fact claims, by its name, to be checked with the slow witness."""

from tests.poker.witness import best_high, best_low, high_of_five, low_of_five
from tests.questions.witness import (
    hand_of,
    low_rank,
    low_ranks,
    right_picks,
    write_low,
)


class Said:
    """A question as it is written, the cards chosen (None: shown), a fact's values."""

    def __init__(self, question, pick, values):
        self.question, self.pick, self.values = question, pick, values

    @property
    def hole(self):
        return hand_of(self.question)[0]

    @property
    def board(self):
        return hand_of(self.question)[1]

    @property
    def high(self):
        return best_high(self.hole, self.board)[0]

    @property
    def low(self):
        return best_low(self.hole, self.board)[0]

    @property
    def low_choices(self):
        return best_low(self.hole, self.board)[1]

    def counts(self):
        from_hand = len(set(self.hole) & set(self.pick))
        return {"hole": from_hand, "board": len(self.pick) - from_hand}

    def low_counts(self):
        return {"hole": len(low_ranks(self.hole)), "board": len(low_ranks(self.board))}

    def paired(self):
        return sorted(low_ranks(self.hole) & low_ranks(self.board))


def names_high(said, high):
    return (said.values["category"], said.values["ranks"]) == high


def chosen_low_paired(said):
    return [low_rank(card) for card in said.pick].count(said.values["rank"]) > 1


def chosen_low_too_high(said):
    ranks = {low_rank(card) for card in said.pick}
    return len(ranks) == 5 and max(ranks) == said.values["rank"] > 8


def lows_compare(said):
    chosen = low_of_five(said.pick)
    written = {"better": write_low(said.low), "worse": write_low(chosen)}
    return said.low < chosen and said.values == written


def no_low_on_board(said):
    return not said.low and said.values["count"] == said.low_counts()["board"] < 3


def no_low_in_hand(said):
    count = said.low_counts()["hole"]
    return not said.low and said.values["count"] == count < 2


def low_ranks_paired(said):
    enough = said.low_counts()["board"] >= 3 and said.low_counts()["hole"] >= 2
    return not said.low and enough and said.values["ranks"] == said.paired() != []


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
    "hint-high-category": lambda said: said.values == {"category": said.high[0]},
    "chosen-low-paired": chosen_low_paired,
    "chosen-low-too-high": chosen_low_too_high,
    "lows-compare": lows_compare,
    "low-exists": lambda said: (
        said.pick == set() and said.values == {"low": write_low(said.low)}
    ),
    "best-low-is": lambda said: said.values == {"low": write_low(said.low)},
    "no-low-on-board": no_low_on_board,
    "no-low-in-hand": no_low_in_hand,
    "low-ranks-paired": low_ranks_paired,
    "lowest-two-counterfeited": lowest_two_counterfeited,
    "hint-low-ranks": lambda said: said.values == said.low_counts(),
}


def is_sound(finding, question, part, value):
    """Whether a finding about a part of an answer, or a hint, claims what is so."""
    if finding.fact == "equal-choices":
        right = right_picks(part, *hand_of(question))
        return finding.values["count"] == len(right) > 1
    return CLAIMS[str(finding.fact)](Said(question, value, finding.values))
