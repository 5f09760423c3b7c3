"""Plays a hand again from its text with a queue of those who are still to act.

It knows nothing of the product: a hand is what a question writes.
"""


class Hand:
    """A hand after the actions so far, with the bets of its street still out."""

    def __init__(self, question):
        self.question = question
        self.left = dict(enumerate(question["stacks"], start=1))
        self.seats = list(self.left)
        self.bets = dict.fromkeys(self.left, 0)
        self.folded = set()
        self.street = 0
        self.acted = []
        self.raiser = None
        self.middle = 0
        self.post_blinds()
        self.begin_raises(1, self.due)
        for text in filter(None, question["actions"].split(", ")):
            seat, act, *to = text.split()
            self.take(int(seat), act, *map(int, to))

    def post_blinds(self):
        small, big = self.question["game"]["blinds"]
        # With two the button, the last seat, has the small blind.
        self.small_blind, self.big_blind = (2, 1) if len(self.left) == 2 else (1, 2)
        self.put(self.small_blind, small)
        self.put(self.big_blind, big)
        self.due = big
        self.queue = self.clockwise_after(self.big_blind)

    def put(self, seat, chips):
        chips = min(chips, self.left[seat])
        self.left[seat] -= chips
        self.bets[seat] += chips

    def clockwise_after(self, seat):
        at = self.seats.index(seat) + 1
        return self.seats[at:] + self.seats[:at]

    def able(self):
        return [n for n in self.seats if self.left[n] and n not in self.folded]

    def live(self):
        return [n for n in self.seats if n not in self.folded]

    def owes(self, seat):
        """What is to be matched: of all-ins alone no more than they put in."""
        others = [n for n in self.live() if n != seat]
        against_all_ins = not any(self.left[n] for n in others)
        most = max(self.bets[n] for n in others) if against_all_ins else self.due
        return max(0, most - self.bets[seat])

    def to_act(self):
        """Who is next in the queue and has something to decide."""
        if len(self.live()) == 1:
            return None
        for seat in self.queue:
            has_rival = any(n != seat for n in self.able())
            if seat in self.able() and (self.owes(seat) or has_rival):
                return seat
        return None

    def still_to_act(self):
        waiting = []
        queue = self.queue
        while (seat := self.to_act()) is not None:
            waiting.append(seat)
            self.queue = self.queue[self.queue.index(seat) + 1 :]
        self.queue = queue
        return sorted(waiting)

    def take(self, seat, act, to=None):
        if self.to_act() is None:
            self.open_street()
        assert seat == self.to_act()
        self.queue = self.queue[self.queue.index(seat) + 1 :]
        self.acted.append(seat)
        if act == "fold":
            self.folded.add(seat)
            self.lift_cap_for_two("roberts")
        if act == "call":
            self.put(seat, self.owes(seat))
        if to:
            self.put(seat, to - self.bets[seat])
            self.count_raise(to)
            self.due = to
            self.raiser = seat
            # All others have to answer it, from the left of whoever raised.
            self.queue = self.clockwise_after(seat)[:-1]
        self.seen[seat] = self.count

    def open_street(self):
        self.street += 1
        self.middle += sum(self.bets.values())
        self.bets = dict.fromkeys(self.left, 0)
        self.due, self.raiser, self.acted = 0, None, []
        self.queue = list(self.seats)
        self.begin_raises(0, 0)

    def begin_raises(self, count, full):
        """Count bets and raises from here on; `size` is what the next one adds."""
        self.count, self.full, self.seen = count, full, {}
        small, big = self.question["game"].get("bets", [self.big()] * 2)
        self.size = small if self.street < 2 else big
        self.lifted, self.added = False, 0
        self.lift_cap_for_two("default", "bovada-2014", "roberts")

    def big(self):
        return self.question["game"]["blinds"][1]

    def is_limit(self):
        return self.question["game"]["structure"] == "limit"

    def lift_cap_for_two(self, *houses):
        is_house = self.question["rules"] in houses
        if is_house and len(self.live()) == 2 and not self.is_capped():
            self.lifted = True

    def is_capped(self):
        raises = 4 if self.question["rules"] == "wsop" else 3
        return self.is_limit() and not self.lifted and self.count == 1 + raises

    def count_raise(self, to):
        """In limit half a bet counts, else only a whole raise, which sets the next."""
        if self.is_limit():
            if (to - self.full) * 2 >= self.size:
                self.count += 1
                self.full, self.added = to, to - self.full
        elif to - self.due >= self.size:
            self.count += 1
            self.full, self.size = to, to - self.due

    def is_over(self):
        few = len(self.live()) == 1 or len(self.able()) < 2
        return self.to_act() is None and (few or self.street == 3)

    def is_open_to(self, seat):
        """Whether a seat has not acted, or faces what lets it raise again."""
        if seat not in self.acted:
            return True
        if self.is_limit():
            return self.count > self.seen[seat]
        return self.due - self.bets[seat] >= self.size

    def has_rival(self, seat):
        others = [n for n in self.live() if n != seat]
        return any(self.bets[n] + self.left[n] > self.due for n in others)

    def may_raise(self, seat):
        whole = self.bets[seat] + self.left[seat]
        enough = whole > self.due and self.has_rival(seat)
        return enough and not self.is_capped() and self.is_open_to(seat)

    def pot_after_call(self, seat):
        """All that lies out, a short blind as a whole one, and the call."""
        out = dict(self.bets)
        if self.street == 0:
            small, big = self.question["game"]["blinds"]
            out[self.small_blind] = max(out[self.small_blind], small)
            out[self.big_blind] = max(out[self.big_blind], big)
        return self.middle + sum(out.values()) + self.due - self.bets[seat]

    def full_raise(self):
        return (self.full if self.is_limit() else self.due) + self.size

    def raise_range(self, seat):
        """The least and the most to raise to; nothing at all is 0 and 0."""
        if not self.may_raise(seat):
            return 0, 0
        whole = self.bets[seat] + self.left[seat]
        least = self.full_raise()
        most = {
            "limit": least,
            "pot-limit": self.due + self.pot_after_call(seat),
            "no-limit": whole,
        }[self.question["game"]["structure"]]
        return min(least, whole), min(max(least, most), whole)


def turn_after(question):
    """How the betting goes on, and who acts next, in the words of the answers."""
    hand = Hand(question)
    if hand.is_over():
        return "no-more-betting", "nobody"
    if hand.to_act() is not None:
        return "same-street", str(hand.to_act())
    return "next-street", str(hand.able()[0])


def turn_key(question):
    after, seat = turn_after(question)
    return {"after": {after}, "to_act": {seat}}


def has_option(hand):
    return (
        hand.street == 0
        and hand.to_act() == hand.big_blind
        and hand.raiser is None
        and hand.big_blind not in hand.acted
        and hand.bets[hand.big_blind] == hand.due
    )


def is_passed_over(question):
    """Whether the next seat round the table is not the one that acts."""
    hand = Hand(question)
    last = hand.acted[-1]
    return hand.clockwise_after(last)[0] != hand.to_act()


def turn_case(question):
    """The first of the cases of turns whose words are true."""
    hand, (after, seat) = Hand(question), turn_after(question)
    heads_up, begins = len(hand.seats) == 2, not question["actions"]
    rivals_left = len(hand.live()) > 1 and len(hand.able()) < 2
    all_in = set(hand.live()) - set(hand.able())
    words = {
        "others-all-in": after == "no-more-betting" and rivals_left,
        "hand-over": after == "no-more-betting",
        "heads-up-opens": heads_up and begins,
        "heads-up-later": heads_up and after == "next-street",
        "betting-beside-all-in": after == "next-street" and all_in,
        "street-over": after == "next-street" and seat == "1",
        "first-seat-out": after == "next-street",
        "big-blind-option": has_option(hand),
        "raise-to-answer": hand.to_act() in hand.acted,
        "under-the-gun": begins,
        "seats-passed-over": not begins and is_passed_over(question),
        "next-seat": True,
    }
    return next(case for case, holds in words.items() if holds)
