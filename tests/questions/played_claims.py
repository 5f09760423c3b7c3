"""What the facts about played hands claim, by name."""

from tests.poker.chip_witness import high_of, low_of
from tests.questions.nut_claims import names_high
from tests.questions.played_witness import (
    chips_paid,
    laid_out,
    levels,
    line_of,
    put_in,
    shares_of,
)
from tests.questions.ranks import write_low


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


def cards_of(said, seat):
    line = line_of(said.question)
    return tuple(line["hole"][str(seat)]), tuple(line["board"])


def pot_laid_out(said):
    return list(laid_out(said.question))[pot_of(said) - 1]


def pot_high_is(said):
    eligible, high, _, _, _ = pot_laid_out(said)
    best = high_of(*cards_of(said, high[0]))
    return len(eligible) > 1 and said.values["seats"] == high and names_high(said, best)


def pot_low_is(said):
    _, _, low, _, _ = pot_laid_out(said)
    best = write_low(low_of(*cards_of(said, low[0])))
    return said.values == {"seats": low, "low": best}


def paid_from(said):
    seat, values = said.values["seat"], said.values
    returned, _ = shares_of(said.question)
    pots = enumerate(laid_out(said.question), start=1)
    paid = {0: returned.get(seat, 0)} | {n: pot[3].get(seat, 0) for n, pot in pots}
    told = {str(number): chips for number, chips in paid.items() if chips}
    chips = chips_paid(said.question)[seat]
    return chips and (values["paid"], values["chips"]) == (told, chips)


def odd_chips_go(said):
    seat = int(said.part.removeprefix("chips-"))
    return said.values["odds"] and any(
        odd and paid[seat] for _, _, _, paid, odd in laid_out(said.question)
    )


def game_is(said):
    game = said.question["game"]
    small, big = game["blinds"]
    told = {"structure": game["structure"], "small": small, "big": big}
    return said.values == told


PLAYED_CLAIMS = {
    "game-is": game_is,
    "smallest-chip": lambda said: said.values["chips"] == said.question["chip_unit"],
    "pot-won-alone": lambda said: pot_laid_out(said)[0] == [said.values["seat"]],
    "pot-high-is": pot_high_is,
    "pot-low-is": pot_low_is,
    "pot-has-no-low": lambda said: not pot_laid_out(said)[2],
    "paid-from": paid_from,
    "paid-nothing": lambda said: chips_paid(said.question)[said.values["seat"]] == 0,
    "odd-chips-go": odd_chips_go,
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
