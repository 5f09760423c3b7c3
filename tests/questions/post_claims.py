"""What the facts about blinds and posts claim, by name."""

from tests.questions.post_witness import (
    asked_of,
    blind_of,
    blind_seats,
    is_passed_over,
    put_in,
    short_seat,
    stack_of,
)


def comes_in(arrival):
    def claim(said):
        question = said.question
        is_so = question.get("arrival") == arrival
        return is_so and said.values == {"seat": question["comes"]}

    return claim


def posts_as(arrival):
    def claim(said):
        question = said.question
        is_so = question.get("arrival") == arrival
        return is_so and said.values == {"chips": put_in(question)[0]}

    return claim


def missed_both_posted(said):
    small, big = said.question["blinds"]
    told = {"small": small, "big": big, "chips": small + big}
    return said.question.get("arrival") == "missed-both" and said.values == told


def short_blind_posted(said):
    seat = short_seat(said.question)
    chips = {"blind": blind_of(said.question, seat), "chips": put_in(said.question)[0]}
    return chips["chips"] < chips["blind"] and said.values == chips


def small_blind_is(said):
    is_heads_up = len(said.question["seats"]) == 2
    first = said.question["seats"][0]
    return not is_heads_up and said.values["seat"] == first


def big_blind_is(said):
    small, big = blind_seats(said.question)
    seats = said.question["seats"]
    next_seat = seats[(seats.index(small) + 1) % len(seats)]
    return said.values["seat"] == big == next_seat != asked_of_waits(said)


def asked_of_waits(said):
    waits = said.question.get("arrival") == "waits"
    return said.question["comes"] if waits else None


def blind_reaches(said):
    _, big = blind_seats(said.question)
    return said.values["seat"] == big == asked_of_waits(said)


POST_CLAIMS = {
    "blinds-are": lambda said: [*said.values.values()] == said.question["blinds"],
    "seat-is-new": comes_in("new"),
    "seat-missed-small": comes_in("missed-small"),
    "seat-missed-big": comes_in("missed-big"),
    "seat-missed-both": comes_in("missed-both"),
    "seat-waits": comes_in("waits"),
    "seat-is-short": lambda said: (
        said.values["seat"] == short_seat(said.question) == asked_of(said.question)
        and said.values["chips"] == stack_of(said.question, said.values["seat"])
    ),
    "small-blind-is": small_blind_is,
    "button-is-small": lambda said: (
        said.question["seats"][1:] == [said.values["seat"]]
        and said.values["seat"] == blind_seats(said.question)[0]
    ),
    "big-blind-is": big_blind_is,
    "blind-reaches": blind_reaches,
    "new-seat-posts": posts_as("new"),
    "missed-small-posted": posts_as("missed-small"),
    "missed-big-posted": posts_as("missed-big"),
    "missed-both-posted": missed_both_posted,
    "blind-posted": lambda said: (
        posts_as("waits")(said) and not is_passed_over(said.question)
    ),
    "short-blind-posted": short_blind_posted,
    "nothing-posted": lambda said: is_passed_over(said.question),
    "live-chips": lambda said: said.values["chips"] == put_in(said.question)[1] > 0,
    "dead-chips": lambda said: (
        said.values["chips"] == put_in(said.question)[0] - put_in(said.question)[1] > 0
        and said.values["chips"] == said.question["blinds"][0]
    ),
    "hint-round": lambda said: said.values["seats"] == said.question["seats"],
}
