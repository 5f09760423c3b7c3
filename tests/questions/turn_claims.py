"""What the facts about turns claim, by name."""

from tests.questions.turn_witness import Hand, has_option, turn_after


def hand_of(said):
    return Hand(said.question)


def acts(said):
    """Whether the seat that is told is the next to act, wherever that is."""
    return turn_after(said.question)[1] == str(said.values["seat"])


def acts_on(said, after):
    return acts(said) and turn_after(said.question)[0] == after


def is_closed(said):
    return hand_of(said).to_act() is None and said.values == {}


def begins_the_hand(said):
    return acts(said) and not said.question["actions"]


def option_is_left(said):
    hand = hand_of(said)
    return acts(said) and has_option(hand) and said.values["seat"] == hand.big_blind


def raise_to_answer(said):
    hand, seat = hand_of(said), said.values["seat"]
    return (
        acts_on(said, "same-street")
        and seat in hand.acted
        and said.values["chips"] == hand.due > hand.bets[seat]
    )


def next_clockwise(said):
    hand = hand_of(said)
    last, seat = said.values["last"], said.values["seat"]
    between = hand.clockwise_after(last)
    between = between[: between.index(seat)]
    return (
        acts_on(said, "same-street")
        and last == hand.acted[-1]
        and not set(between) & set(hand.able())
    )


TURN_CLAIMS = {
    "still-to-act": lambda said: (
        said.values == {"seats": hand_of(said).still_to_act()}
        and said.values["seats"] != []
    ),
    "round-is-closed": is_closed,
    "too-few-can-bet": lambda said: len(hand_of(said).able()) < 2,
    "river-is-bet": lambda said: is_closed(said) and hand_of(said).street == 3,
    "all-but-one-folded": lambda said: hand_of(said).live() == [said.values["seat"]],
    "folded-has-no-turn": lambda said: (
        said.values["seat"] in hand_of(said).folded
        and said.answer[said.part] == str(said.values["seat"])
    ),
    "all-in-has-no-turn": lambda said: (
        hand_of(said).left[said.values["seat"]] == 0
        and said.values["seat"] in hand_of(said).live()
        and said.answer[said.part] == str(said.values["seat"])
    ),
    "opens-hand": lambda said: (
        begins_the_hand(said) and len(said.question["stacks"]) > 2
    ),
    "button-opens": lambda said: (
        begins_the_hand(said) and len(said.question["stacks"]) == 2
    ),
    "opens-street": lambda said: acts_on(said, "next-street"),
    "option-is-left": option_is_left,
    "raise-to-answer": raise_to_answer,
    "next-clockwise": next_clockwise,
    "nobody-acts": lambda said: turn_after(said.question)[1] == "nobody",
    "hint-bet": lambda said: said.values["chips"] == hand_of(said).due > 0,
    "hint-no-bet": lambda said: hand_of(said).due == 0 and said.values == {},
}
