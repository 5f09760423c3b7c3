"""What the facts about showing hands claim, by name."""

from tests.questions.showing_witness import (
    RIVER_ALONE,
    bettor,
    comparisons,
    contested,
    is_tabled,
    muckers,
    order_of,
    pots_of,
    still_in,
)


def is_first(said):
    return said.values["seat"] == order_of(said.question)[0]


def river_bettor_first(said):
    return is_first(said) and bettor(said.question) == (said.values["seat"], "river")


def earlier_bettor_first(said):
    told = (said.values["seat"], said.values["street"])
    return is_first(said) and bettor(said.question) == told and told[1] != "river"


def left_first(said, *, looks_back):
    is_left = said.values["seat"] == still_in(said.question)[0]
    looks = said.question["rules"] not in RIVER_ALONE
    return is_left and bettor(said.question) is None and looks is looks_back


def side_pot_first(said):
    most = len(contested(said.question))
    seats = [n for n in still_in(said.question) if pots_of(said.question, n) == most]
    return is_first(said) and most > 1 and said.values["seats"] == seats


def stands(high, low):
    """A claim that a high and a low stand so to what was shown; None is any way."""

    def claim(said):
        both = comparisons(said.question)[said.values["seat"]]
        wished = zip(both, (high, low), strict=True)
        is_first_to_show = is_first(said)
        return not is_first_to_show and all(
            wish is None or stand == wish for stand, wish in wished
        )

    return claim


SHOWING_CLAIMS = {
    "no-showdown": lambda said: still_in(said.question) == [said.values["seat"]],
    "all-tabled": lambda said: is_tabled(said.question),
    "river-bettor-first": river_bettor_first,
    "earlier-bettor-first": earlier_bettor_first,
    "left-first-without-bet": lambda said: left_first(said, looks_back=True),
    "left-first-in-house": lambda said: left_first(said, looks_back=False),
    "side-pot-first": side_pot_first,
    "shown-in-turn": lambda said: said.values["seats"] == order_of(said.question),
    "first-is-shown": is_first,
    "high-beats-shown": stands(1, None),
    "high-ties-shown": stands(0, None),
    "low-beats-shown": stands(-1, 1),
    "low-ties-shown": stands(-1, 0),
    "may-muck": lambda said: said.values["seat"] in muckers(said.question),
    "hint-showing": lambda said: said.values == {},
}
