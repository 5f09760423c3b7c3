"""What a table before a hand is like, and tables that are like it."""

from random import Random

from quizzes.questions.posts.seatings import Arrival, Seating

BLINDS = ((1, 2), (1, 3), (2, 4), (2, 5), (5, 10), (10, 20), (25, 50))
PLACES = range(1, 10)

# How many seats there are, by case. Who comes in sits neither in the blinds nor on
# the button, where houses let nobody in.
COUNTS: dict[str, tuple[int, ...]] = {
    "plain-blinds": tuple(range(3, 10)),
    "heads-up": (2,),
    "new-seat": tuple(range(4, 10)),
    "missed-both": tuple(range(4, 10)),
    "missed-big": tuple(range(4, 10)),
    "missed-small": tuple(range(4, 10)),
    "short-blind": tuple(range(3, 10)),
    "seat-waits": tuple(range(4, 10)),
    "big-blind-comes": tuple(range(4, 10)),
}
ARRIVALS: dict[str, Arrival] = {
    "new-seat": Arrival.NEW,
    "missed-both": Arrival.MISSED_BOTH,
    "missed-big": Arrival.MISSED_BIG,
    "missed-small": Arrival.MISSED_SMALL,
    "seat-waits": Arrival.WAITS,
    "big-blind-comes": Arrival.WAITS,
}
CASE_OF_ARRIVAL: dict[Arrival, str] = {
    Arrival.NEW: "new-seat",
    Arrival.MISSED_BOTH: "missed-both",
    Arrival.MISSED_BIG: "missed-big",
    Arrival.MISSED_SMALL: "missed-small",
}


def case_of(seating: Seating) -> str:
    """Return what is to be known to see who posts what."""
    if seating.arrival is Arrival.WAITS:
        return "seat-waits" if seating.left_out else "big-blind-comes"
    if seating.arrival is not None:
        return CASE_OF_ARRIVAL[seating.arrival]
    if seating.short is not None:
        return "short-blind"
    return "heads-up" if len(seating.seats) == 2 else "plain-blinds"


def seat_case(rng: Random, case: str) -> Seating:
    """Seat a table of a case."""
    return _seated(rng, case, rng.choice(COUNTS[case]))


def seat_any(rng: Random) -> Seating:
    """Seat two to nine, and draw evenly what is special among what there can be."""
    count = rng.randint(2, 9)
    return _seated(rng, rng.choice([c for c in COUNTS if count in COUNTS[c]]), count)


def _seated(rng: Random, case: str, count: int) -> Seating:
    small, big = rng.choice(BLINDS)
    taken = sorted(rng.sample(PLACES, count))
    button = rng.randrange(count)
    seats = (*taken[button:], *taken[:button])
    stacks = [rng.randint(20 * big, 100 * big) for _ in seats]
    if case == "short-blind":
        # A small blind of one chip cannot be short.
        place = rng.choice((0, 1)) if small > 1 else 1
        stacks[place] = rng.randint(1, (small, big)[place] - 1)
    return Seating(
        blinds=(small, big),
        seats=seats,
        stacks=tuple(stacks),
        comes=_comes(rng, case, seats),
        arrival=ARRIVALS.get(case),
    )


def _comes(rng: Random, case: str, seats: tuple[int, ...]) -> int | None:
    if case == "big-blind-comes":
        return seats[1]
    return rng.choice(seats[2:-1]) if case in ARRIVALS else None
