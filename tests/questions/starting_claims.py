"""What each fact about two starting hands claims, checked with the slow witness."""

from tests.questions.starting_witness import (
    OPPONENTS,
    error_of,
    figures,
    hands_of_match,
    idle_cards,
    low_ranks,
    middle_count,
    most,
    ranks,
    winner,
    written,
)


def hand_in(said):
    return hands_of_match(said.question)[said.values["hand"]]


def compares(name):
    """Whether a figure is told of the better hand first, and then of the other one."""

    def holds(said):
        better = winner(said.question)
        other = "b" if better == "a" else "a"
        hands, count = hands_of_match(said.question), said.question["opponents"]
        return said.values == {
            "hand": better,
            "other_hand": other,
            "share": figures(hands[better], count)[name],
            "other_share": figures(hands[other], count)[name],
        }

    return holds


def order_turns(said):
    values = said.values
    winners = {n: winner(said.question, opponents=n) for n in OPPONENTS}
    clear = [n for n in OPPONENTS if winners[n]]
    return (
        values["few"] == clear[0]
        and winners[values["few"]] == values["hand"]
        and winners[values["many"]] == values["other_hand"] != values["hand"]
    )


def pair_held(said):
    held = ranks(hand_in(said))
    pairs = [rank for rank in held if held.count(rank) > 1]
    return most(held) == 2 and said.values["rank"] == max(pairs)


def rank_held_thrice(said):
    held, values = ranks(hand_in(said)), said.values
    return held.count(values["rank"]) == values["count"] == most(held) > 2


def suit_held_thrice(said):
    return said.values["count"] == most(card[1] for card in hand_in(said)) > 2


def ace_suited(said):
    hand = hand_in(said)
    suits = [card[1] for card in hand]
    return any(card[0] == "A" and suits.count(card[1]) > 1 for card in hand)


def cards_dangle(said):
    idle, values = idle_cards(hand_in(said)), said.values
    return values["cards"].split() == idle and values["count"] == len(idle) > 0


def shares_sampled(said):
    count = said.question["opponents"]
    errors = [
        error_of(figures(cards, count), "pot")
        for cards in hands_of_match(said.question).values()
    ]
    return said.values == {"count": written()["DEALS"], "error": max(errors)}


def hint_counts(said):
    hands = hands_of_match(said.question)
    return said.values == {name: len(low_ranks(hand)) for name, hand in hands.items()}


STARTING_CLAIMS = {
    "opponents-are": lambda said: said.values == {"count": said.question["opponents"]},
    "pot-compared": compares("pot"),
    "scoops-compared": compares("scoops"),
    "highs-compared": compares("highs"),
    "lows-won-compared": compares("low_wins"),
    "lows-bring": compares("lows"),
    "order-turns": order_turns,
    "ace-deuce-held": lambda said: {1, 2} <= low_ranks(hand_in(said)),
    "ace-suited": ace_suited,
    "pair-held": pair_held,
    "rank-held-thrice": rank_held_thrice,
    "suit-held-thrice": suit_held_thrice,
    "cards-are-middle": lambda said: (
        middle_count(hand_in(said)) > len(hand_in(said)) / 2
    ),
    "cards-dangle": cards_dangle,
    "hand-makes-no-low": lambda said: len(low_ranks(hand_in(said))) < 2,
    "shares-sampled": shares_sampled,
    "hint-starting-hands": hint_counts,
}
