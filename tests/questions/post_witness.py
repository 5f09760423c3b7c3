"""Posts blinds seat by seat, straight from the words of the rules.

It knows nothing of the product: a table is what a question writes.
"""


def is_passed_over(question):
    """Whether a seat waits and the big blind, two places left of the button, is not
    on it."""
    second = question["seats"][1]
    return question.get("arrival") == "waits" and question["comes"] != second


def dealt_in(question):
    out = {question["comes"]} if is_passed_over(question) else set()
    return [seat for seat in question["seats"] if seat not in out]


def blind_seats(question):
    """The seat of the small blind, and that of the big one."""
    seats = dealt_in(question)
    # Of two the last one is the button, which has the small blind.
    return tuple(reversed(seats)) if len(seats) == 2 else tuple(seats[:2])


def stack_of(question, seat):
    return question["stacks"][question["seats"].index(seat)]


def blind_of(question, seat):
    small, big = blind_seats(question)
    return {small: question["blinds"][0], big: question["blinds"][1]}.get(seat, 0)


def short_seat(question):
    """The seat in the blinds that has less than its blind, if one does."""
    for seat in blind_seats(question):
        if stack_of(question, seat) < blind_of(question, seat):
            return seat
    return None


def asked_of(question):
    return question.get("comes") or short_seat(question)


def put_in(question):
    """The chips of the seat that is asked about: all of them, and the live ones."""
    small, big = question["blinds"]
    owed = {
        "new": (big, big),
        "missed-small": (small, 0),
        "missed-big": (big, big),
        "missed-both": (small + big, big),
        "waits": (0, 0) if is_passed_over(question) else (big, big),
    }
    if "arrival" in question:
        return owed[question["arrival"]]
    chips = stack_of(question, short_seat(question))
    return chips, chips


def posts_key(question):
    small, big = blind_seats(question)
    key = {
        "small-blind": {frozenset({str(small)})},
        "big-blind": {frozenset({str(big)})},
    }
    if asked_of(question) is None:
        return key
    posted, live = put_in(question)
    return key | {"posted": {posted}, "live": {live}}


def posts_case(question):
    """The first of the cases of a table before the deal whose words are true."""
    arrival = question.get("arrival", "nobody comes in")
    words = {
        "seat-waits": is_passed_over(question),
        "big-blind-comes": arrival == "waits",
        "new-seat": arrival == "new",
        "missed-both": arrival == "missed-both",
        "missed-big": arrival == "missed-big",
        "missed-small": arrival == "missed-small",
        "short-blind": short_seat(question) is not None,
        "heads-up": len(question["seats"]) == 2,
        "plain-blinds": True,
    }
    return next(case for case, holds in words.items() if holds)
