"""What each fact about a showdown claims, to be checked with the slow witness."""

from fractions import Fraction

from tests.questions.ranks import low_ranks, write_low
from tests.questions.showdown_witness import (
    beaten_favorite,
    board_of,
    hands_at,
    highs_at,
    lows_at,
    pot_payouts,
    seeming_to_have_lows,
    who_wins,
    won_of_pot,
)


def half_of(said):
    return said.part.removesuffix("_winners")


def is_wrongly_chosen(said, seat):
    return str(seat) in said.pick and seat not in who_wins(said.question)[half_of(said)]


def names(said, high):
    return (said.values["category"], said.values["ranks"]) == high


def high_won_by(said):
    seats = who_wins(said.question)["high"]
    return said.values["seats"] == seats and names(
        said, highs_at(said.question)[seats[0]]
    )


def high_beaten(said):
    seat = said.values["seat"]
    return is_wrongly_chosen(said, seat) and names(said, highs_at(said.question)[seat])


def low_won_by(said):
    seats = who_wins(said.question)["low"]
    low = write_low(lows_at(said.question)[seats[0]])
    return said.values == {"seats": seats, "low": low}


def low_beaten(said):
    lows, seat = lows_at(said.question), said.values["seat"]
    best = lows[who_wins(said.question)["low"][0]]
    written = {"better": write_low(best), "worse": write_low(lows[seat])}
    return is_wrongly_chosen(said, seat) and said.values == {"seat": seat, **written}


def tied_seats_missed(said):
    right = set(map(str, who_wins(said.question)[half_of(said)]))
    missed = set(map(str, said.values["seats"]))
    return missed == right - said.pick != set() and right & said.pick != set()


def seat_without_low(said):
    seat = said.values["seat"]
    return is_wrongly_chosen(said, seat) and not lows_at(said.question)[seat]


def nobody_has_low(said):
    is_possible = len(low_ranks(board_of(said.question))) >= 3
    return is_possible and not any(lows_at(said.question).values())


def favorite_counterfeited(said):
    seat = beaten_favorite(said.question)
    two = sorted(low_ranks(hands_at(said.question)[seat]))[:2]
    paired = [rank for rank in two if rank in low_ranks(board_of(said.question))]
    return said.values == {"seat": seat, "ranks": paired}


def hint_showdown(said):
    category = max(highs_at(said.question).values())[0]
    lows = [low for low in lows_at(said.question).values() if low]
    return said.values == {"category": category, "count": len(lows)}


def seat_of(said):
    return int(said.part.removeprefix("chips-"))


def awarded(said):
    """Of what a seat wins, one award at a time: its halves, its ties, its chips."""
    high, low = who_wins(said.question).values()
    values, seat = said.values, seat_of(said)
    both = high == low and (len(high) == 1 or values["half"] == "both")
    half_of_reason = {
        "BEST_HIGH": ("high", high, bool(low) and not both),
        "BEST_LOW": ("low", low, bool(low) and not both),
        "BEST_BOTH": ("both", high, both),
        "NO_LOW": ("high", high, not low),
    }
    half, seats, holds = half_of_reason[values["reason"]]
    whole = Fraction(1) if both or not low else Fraction(1, 2)
    others = [other for other in seats if other != seat]
    exact = Fraction(values["fraction"]) * said.question["pot"]
    return (
        holds
        and values["half"] == half
        and seat in seats
        and values["tied_with"] == others
        and Fraction(values["fraction"]) == whole / len(seats)
        and values["chips"] <= pot_payouts(said.question)[seat]
        and abs(values["chips"] - exact) < 2 * said.question["chip_unit"]
        and bool(values["odd"]) == (values["chips"] > exact)
    )


def nothing_alone(said):
    right = pot_payouts(said.question)
    given = {seat: said.answer[f"chips-{seat}"] for seat in right}
    is_right = {seat for seat in right if given[seat] == right[seat]}
    return seat_of(said) in is_right and not any(right[seat] for seat in is_right)


SHOWDOWN_CLAIMS = {
    "pot-holds": lambda said: said.values == {"chips": said.question["pot"]},
    "smallest-chip": lambda said: said.values == {"chips": said.question["chip_unit"]},
    "button-is": lambda said: said.values == {"seat": len(pot_payouts(said.question))},
    "awarded": awarded,
    "nothing-awarded": lambda said: seat_of(said) not in won_of_pot(said.question),
    "nothing-alone": nothing_alone,
    "high-won-by": high_won_by,
    "high-beaten": high_beaten,
    "low-won-by": low_won_by,
    "low-beaten": low_beaten,
    "tied-seats-missed": tied_seats_missed,
    "seat-without-low": seat_without_low,
    "nobody-has-low": nobody_has_low,
    "seeming-low": lambda said: (
        said.values["seat"] in seeming_to_have_lows(said.question)
    ),
    "favorite-counterfeited": favorite_counterfeited,
    "hint-showdown": hint_showdown,
}
