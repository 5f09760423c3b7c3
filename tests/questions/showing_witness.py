"""Plays a hand again from its text and lays its cards open one by one.

It knows nothing of the product: a hand is what a question writes.
"""

from tests.poker.chip_witness import high_of, low_of
from tests.questions.played_witness import Replay, shares_of

# Houses that look at the river alone, and those that lay all open beside an all-in.
RIVER_ALONE = ("roberts", "tda-2024", "wsop")
TABLED = ("tda-2024", "wsop")


class Bets(Replay):
    """Chips as they go in, and who bet or raised last on each street."""

    def open_street(self, seats):
        super().open_street(seats)
        self.bettors = [*getattr(self, "bettors", []), None]

    def act(self, seat, act, to=None):
        super().act(seat, act, to)
        if to:
            self.bettors[-1] = seat
        if act == "call":
            self.caller = (len(self.bettors), seat)


def replay(question):
    bets = Bets(question)
    for text in filter(None, question["actions"].split(", ")):
        seat, *rest = text.split()
        bets.act(int(seat), *rest)
    return bets


def still_in(question):
    bets = replay(question)
    return [seat for seat in bets.left if seat not in bets.folded]


def is_somebody_all_in(question):
    left = replay(question).left
    return any(left[seat] == 0 for seat in still_in(question))


def is_tabled(question):
    return question["rules"] in TABLED and is_somebody_all_in(question)


def bettor(question):
    """Who bet or raised last as far as the house looks back, and on which street."""
    bettors = replay(question).bettors
    bettors = [*bettors, *[None] * (4 - len(bettors))]
    streets = ["preflop", "flop", "turn", "river"]
    looked_at = list(zip(bettors, streets, strict=True))[::-1]
    if question["rules"] in RIVER_ALONE:
        looked_at = looked_at[:1]
    bets = [bet for bet in looked_at if bet[0] in still_in(question)]
    return bets[0] if bets else None


def contested(question):
    """The pots that more than one seat can win."""
    return [seats for _, seats in shares_of(question)[1] if len(seats) > 1]


def pots_of(question, seat):
    return sum(seat in seats for seats in contested(question))


def order_of(question):
    """The seats as they come to show: the more pots one can win the sooner."""
    seats = still_in(question)
    found = bettor(question)
    line = list(seats)
    while found and line[0] != found[0]:
        line.append(line.pop(0))
    most = len(contested(question))
    return [
        seat
        for count in range(most, 0, -1)
        for seat in line
        if pots_of(question, seat) == count
    ]


def made(question, seat):
    board = tuple(question["board"].split())
    hand = tuple(question["hole"][str(seat)].split())
    return high_of(hand, board), low_of(hand, board)


def comparisons(question):
    """Of each seat in turn: how its high and its low stand to what was shown.

    1 is better than all, 0 as good as the best, -1 worse; no low is worse than any.
    """
    best_high, best_low, stands = None, None, {}
    for seat in order_of(question):
        high, low = made(question, seat)
        of_high = 1 if best_high is None else (high > best_high) - (high < best_high)
        of_low = -1
        if low is not None:
            of_low = 1 if best_low is None else (low < best_low) - (low > best_low)
        stands[seat] = (of_high, of_low)
        best_high = high if of_high == 1 else best_high
        best_low = low if of_low == 1 else best_low
    return stands


def muckers(question):
    if is_tabled(question):
        return set()
    stands = comparisons(question)
    return {seat for seat, both in stands.items() if max(both) < 0}


def places(question):
    """The place of each seat that is still in; one place for all that is tabled."""
    order = order_of(question)
    is_one = is_tabled(question)
    return tuple(1 if is_one else 1 + order.index(n) for n in still_in(question))


def texts(seats):
    return frozenset(map(str, seats))


def showing_key(question):
    seats = still_in(question)
    if len(seats) == 1:
        return {"winner": {texts(seats)}, "shows": {frozenset()}}
    return {"showing": {places(question)}, "mucks": {texts(muckers(question))}}


def showing_case(question):
    """The first of the cases of showing whose words are true."""
    seats = still_in(question)
    if len(seats) == 1:
        return "all-folded"
    bettors = replay(question).bettors
    is_river_bet = len(bettors) == 4 and bettors[3] is not None
    ways = comparisons(question).values()
    words = {
        "side-pot-first": len(contested(question)) > 1,
        "all-in": is_somebody_all_in(question),
        "no-bet-at-all": not any(bettors),
        "checked-river": not is_river_bet,
        "tie-shows": any(max(both) == 0 for both in ways),
        "low-saves": any(high < 0 < low for high, low in ways),
        "may-muck": any(max(both) < 0 for both in ways),
        "bet-on-river": True,
    }
    return next(case for case, holds in words.items() if holds)
