"""What the facts about played hands claim, by name."""

from tests.questions.played_witness import levels, put_in, shares_of


def seats_of(said):
    return {int(seat) for seat in said.answer[said.part]}


def pot_of(said):
    return int(said.part.rsplit("-", 1)[1])


def level_of(said):
    return levels(said.question)[1][pot_of(said) - 1]


def chips_of(said):
    return shares_of(said.question)[1][pot_of(said) - 1][0]


def returned_is(said):
    put, _, _ = put_in(said.question)
    returned, _ = shares_of(said.question)
    seat, values = said.values["seat"], said.values
    return (
        returned == {seat: values["chips"]}
        and values["highest"] == put[seat] == max(put.values())
        and values["second"] == max(put[n] for n in put if n != seat)
    )


def nothing_returned(said):
    put, _, _ = put_in(said.question)
    return sorted(put.values())[-2:] == [said.values["highest"]] * 2


def side_pot_holds(said):
    live = levels(said.question)[1]
    return said.values == {
        "below": live[pot_of(said) - 2],
        "level": level_of(said),
        "chips": chips_of(said),
    }


def eligible_are(said):
    seats = shares_of(said.question)[1][pot_of(said) - 1][1]
    return said.values == {"level": level_of(said), "seats": sorted(seats)}


def unpaid_ticked(said):
    called, _ = levels(said.question)
    _, _, folded = put_in(said.question)
    level = level_of(said)
    short = {n for n in called if n not in folded and called[n] < level}
    unpaid = sorted(seats_of(said) & short)
    return unpaid and said.values == {"level": level, "seats": unpaid}


def folded_ticked(said):
    folded = sorted(seats_of(said) & put_in(said.question)[2])
    return folded and said.values["seats"] == folded


def game_is(said):
    game = said.question["game"]
    small, big = game["blinds"]
    told = {"structure": game["structure"], "small": small, "big": big}
    return said.values == told


PLAYED_CLAIMS = {
    "game-is": game_is,
    # Held by the tests of marking: which step is wrong is no fact about the cards.
    "first-wrong-step": lambda said: said.values == {},
    "follows-from-before": lambda said: said.values == {},
    "returned-is": returned_is,
    "nothing-returned": nothing_returned,
    "main-pot-holds": lambda said: (
        pot_of(said) == 1
        and said.values == {"level": level_of(said), "chips": chips_of(said)}
    ),
    "dead-chips-in-main": lambda said: (
        said.values["chips"] == sum(put_in(said.question)[1].values()) > 0
    ),
    "side-pot-holds": side_pot_holds,
    "pots-counted": lambda said: (
        said.values["count"] == len(shares_of(said.question)[1]) < pot_of(said)
    ),
    "eligible-are": eligible_are,
    "folded-ticked": folded_ticked,
    "unpaid-ticked": unpaid_ticked,
    "hint-stakes": lambda said: (
        said.values["stakes"]
        == {str(n): c for n, c in put_in(said.question)[0].items()}
    ),
}
