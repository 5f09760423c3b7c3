"""Hands of real rooms as tables and actions that the betting can be given."""

import json
from pathlib import Path

from quizzes.poker.betting.actions import Act, Action
from quizzes.poker.betting.games import Game
from quizzes.poker.betting.hands import start_hand
from quizzes.poker.betting.tables import Post, Table
from quizzes.poker.rules import PROFILES, Structure

OWN = Path(__file__).with_name("known_cases.jsonl")
BESIDE = Path(__file__).parents[4] / "shared" / "cases"

STRUCTURES = {
    "fixed_limit": Structure.LIMIT,
    "pot_limit": Structure.POT_LIMIT,
    "no_limit": Structure.NO_LIMIT,
}
BLINDS = ("small_blind", "big_blind", "blind")
POSTS = (*BLINDS, "post", "ante")


def known_cases(kind):
    """Yield the cases of a kind: the suite's own, then those beside the checkout."""
    seen = set()
    for path in [OWN, *sorted(BESIDE.glob("*.jsonl"))]:
        for line in path.read_text(encoding="utf-8").splitlines():
            case = json.loads(line)
            if case["kind"] == kind and case["id"] not in seen:
                seen.add(case["id"])
                yield case


def real_hands():
    return [case for case in known_cases("settle") if case.get("table")]


def streets_of(case):
    """Return what was done on each street, by the name of the street."""
    streets, street = {"preflop": []}, "preflop"
    for done in case["table"]["actions"]:
        street = done.get("street", street)
        streets.setdefault(street, [])
        if "act" in done:
            streets[street].append(done)
    return streets


def table_of(case, **changes):
    posted = [done for done in streets_of(case)["preflop"] if done["act"] in POSTS]
    seats = case["settle"]["seats"]
    first_two = {seats[0], seats[1]}
    blinds = sorted(
        done["amount"]
        for done in posted
        if done["act"] in BLINDS and done["seat"] in first_two
    )
    small, big = blinds if len(blinds) == 2 else (0, blinds[0])
    bets = case["game"].get("bets", [big, 2 * big])
    limit = case["game"]["structure"] == "fixed_limit"
    fields = {
        "game": Game(
            structure=STRUCTURES[case["game"]["structure"]],
            blinds=(small, big),
            bets=tuple(bets) if limit else None,
            ante=max((d["amount"] for d in posted if d["act"] == "ante"), default=0),
        ),
        "seats": tuple(seats),
        "stacks": {int(seat): n for seat, n in case["table"]["stacks"].items()},
        "posts": posts_of(posted, first_two),
        "small_blind_is_dead": len(blinds) == 1,
        "rules": PROFILES["default"],
    }
    return Table(**fields | changes)


def posts_of(posted, blind_seats):
    posts = {}
    for done in posted:
        seat = done["seat"]
        if seat not in blind_seats and done["act"] != "ante":
            before = posts.get(seat, Post())
            live = 0 if "dead" in done else done["amount"]
            posts[seat] = Post(before.live + live, before.dead + done.get("dead", 0))
    return posts


def read_action(done, hand):
    """Return what was done as an action; rooms print an all-in in their own way."""
    seat, act = done["seat"], done["act"]
    if act == "all_in":
        if hand.legal.call and done["to"] <= hand.legal.faced:
            return Action(seat, Act.CALL)
        return Action(seat, Act.RAISE_TO, done["to"])
    sized = act in ("bet", "raise_to")
    return Action(seat, Act(act), done["amount"] if sized else None)


def replay(case, **changes):
    """Return the hand after all actions, each on the street on which it was printed."""
    hand = start_hand(table_of(case, **changes))
    for street, all_done in streets_of(case).items():
        for done in all_done:
            if done["act"] not in POSTS:
                assert hand.street == street, done
                if done["act"] == "call":
                    assert done["amount"] == hand.legal.call.put, done
                hand = hand.act(read_action(done, hand))
    return hand
