"""Plays a hand again from its text and lays out its chips, one by one.

It knows nothing of the product: a hand is what a question writes.
"""

from collections import Counter

from tests.poker.chip_witness import lay_out, low_of, piles, winners


class Replay:
    """Chips as they go in, action by action."""

    def __init__(self, question):
        self.left = dict(enumerate(question["stacks"], start=1))
        self.posts = {int(n): post for n, post in question.get("posts", {}).items()}
        self.dead = {seat: dead for seat, (_, dead) in self.posts.items()}
        self.put = dict.fromkeys(self.left, 0)
        self.folded = set()
        for seat, chips in self.dead.items():
            self.left[seat] -= chips
        self.open_street(set())
        self.blinds(*question["game"]["blinds"])
        self.yet_to_act = self.able()

    def able(self):
        return {n for n in self.left if self.left[n] and n not in self.folded}

    def open_street(self, seats):
        self.street, self.due = dict.fromkeys(self.left, 0), 0
        self.yet_to_act = set(seats)

    def pay_up_to(self, seat, total):
        chips = min(total - self.street[seat], self.left[seat])
        self.put[seat] += chips
        self.street[seat] += chips
        self.left[seat] -= chips

    def blinds(self, small, big):
        first = 2 if len(self.left) == 2 else 1
        self.pay_up_to(first, small)
        self.pay_up_to(3 - first, big)
        for seat, (live, _) in self.posts.items():
            self.pay_up_to(seat, live)
        self.due = big

    def act(self, seat, act, to=None):
        if seat not in self.yet_to_act:
            self.open_street(self.able())
        if act == "fold":
            self.folded.add(seat)
        if act == "call":
            self.pay_up_to(seat, self.due)
        if to:
            self.due = int(to)
            self.pay_up_to(seat, self.due)
            self.yet_to_act = self.able()
        self.yet_to_act.discard(seat)


def put_in(question):
    """What each seat put in, dead chips apart, the dead chips, and who folded."""
    replay = Replay(question)
    for text in filter(None, question["actions"].split(", ")):
        seat, *rest = text.split()
        replay.act(int(seat), *rest)
    return replay.put, replay.dead, replay.folded


def line_of(question):
    """The hand as a line that tells what was put in."""
    put, dead, folded = put_in(question)
    return {
        "seats": list(put),
        "contributed": {str(seat): chips for seat, chips in put.items()},
        "dead": {str(seat): chips for seat, chips in dead.items()},
        "folded": sorted(folded),
        "board": question.get("board", "").split(),
        "hole": {n: cards.split() for n, cards in question.get("hole", {}).items()},
        "chip_unit": question["chip_unit"],
        "rake": [],
    }


def shares_of(question):
    """What goes back, and each pot with those who can win it, the main pot first."""
    returned, heaps = lay_out(line_of(question))
    in_order = sorted(heaps, key=lambda heap: -len(heap[1]))
    return returned, [(chips, set(seats)) for chips, seats in in_order]


def pot_key(question):
    """What is right about the pots, field by field."""
    returned, pots = shares_of(question)
    pots += [(0, set())] * (4 - len(pots))
    key = {"returned": {sum(returned.values())}}
    for number, (chips, seats) in enumerate(pots, start=1):
        key |= {f"pot-{number}": {chips}, f"eligible-{number}": {plain_seats(seats)}}
    return key


def plain_seats(seats):
    return frozenset(map(str, seats))


def levels(question):
    """What each seat put in that was matched, and the stakes of those still in."""
    put, _, folded = put_in(question)
    matched = sorted(put.values())[-2]
    called = {seat: min(chips, matched) for seat, chips in put.items()}
    return called, sorted({called[seat] for seat in put if seat not in folded})


def has_folded_between(question):
    called, live = levels(question)
    _, _, folded = put_in(question)
    return any(live[0] < called[n] and called[n] not in live for n in folded)


def pots_case(question):
    """The first of the cases of pots whose words are true."""
    returned, pots = shares_of(question)
    words = {
        "three-side-pots": len(pots) == 4,
        "two-side-pots": len(pots) == 3,
        "dead-money": any(dead for _, dead in question.get("posts", {}).values()),
        "folded-above-all-in": has_folded_between(question),
        "side-pot-and-return": len(pots) == 2 and returned,
        "one-side-pot": len(pots) == 2,
        "uncalled-bet": bool(returned),
        "one-pot": True,
    }
    return next(case for case, holds in words.items() if holds)


# How houses share: each half by itself; what tied lows cannot share to the high.
HALVES = ("tda-2024", "bovada-2014")
LOW_TO_HIGH = ("bovada-2014",)


def laid_out(question):
    """Each pot with its seats, its winners, and its chips laid before them."""
    line, house = line_of(question), question["rules"]
    for chips, seats in shares_of(question)[1]:
        in_order = [seat for seat in line["seats"] if seat in seats]
        high, low = winners(line, in_order)
        units, rest = divmod(chips, line["chip_unit"])
        paid, odd = Counter(), False
        heaps = piles(units, high, low, house in HALVES, house in LOW_TO_HIGH)
        for half, pile in heaps:
            for number in range(pile):
                paid[half[number % len(half)]] += line["chip_unit"]
            odd = odd or pile % len(half) != 0
        odd = odd or len({pile for _, pile in heaps}) > 1 or rest > 0
        paid[high[0]] += rest
        yield in_order, high, low, paid, odd


def chips_paid(question):
    """All that each seat still in gets, what goes back too."""
    _, _, folded = put_in(question)
    chips = Counter({seat: 0 for seat in put_in(question)[0] if seat not in folded})
    chips.update(shares_of(question)[0])
    for _, _, _, paid, _ in laid_out(question):
        chips.update(paid)
    return dict(chips)


def settlement_key(question):
    """What is right about a whole settlement, field by field."""
    key = pot_key(question)
    pots = list(laid_out(question))
    pots += [([], [], [], {}, False)] * (4 - len(pots))
    for number, (seats, high, low, _, _) in enumerate(pots, start=1):
        alone = len(seats) == 1 and lone_low(question, *seats)
        key |= {
            f"high-{number}": {plain_seats(high)},
            f"low-{number}": {plain_seats(low), *([plain_seats(seats)] * alone)},
        }
    return key | {f"chips-{n}": {chips} for n, chips in chips_paid(question).items()}


def lone_low(question, seat):
    """Whether who has a pot to himself has a low that he may be said to win it with."""
    line = line_of(question)
    return low_of(tuple(line["hole"][str(seat)]), tuple(line["board"])) is not None


def settlement_case(question):
    """The first of the cases of a settlement whose words are true."""
    returned, _ = shares_of(question)
    pots = list(laid_out(question))
    shared = [pot for pot in pots if len(pot[0]) > 1]
    words = {
        "three-side-pots": len(pots) == 4,
        "odd-chip-in-pot": any(odd for _, _, _, _, odd in shared),
        "no-low-in-side-pot": shared[0][2] and not all(pot[2] for pot in shared),
        "tied-half": any(len(pot[1]) > 1 or len(pot[2]) > 1 for pot in shared),
        "other-winners": any(pot[1:3] != shared[0][1:3] for pot in shared),
        "folded-above-all-in": has_folded_between(question),
        "same-winners": len(pots) > 1,
        "uncalled-bet": bool(returned),
        "one-pot": True,
    }
    return next(case for case, holds in words.items() if holds)
