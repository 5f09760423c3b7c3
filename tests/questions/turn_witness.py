"""Plays a hand again from its text with a queue of those who are still to act.

It knows nothing of the product: a hand is what a question writes.
"""

STREETS = ("preflop", "flop", "turn", "river")


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
        self.post_blinds()
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
        if act == "call":
            self.put(seat, self.owes(seat))
        if to:
            self.put(seat, to - self.bets[seat])
            self.due = to
            self.raiser = seat
            # All others have to answer it, from the left of whoever raised.
            self.queue = self.clockwise_after(seat)[:-1]

    def open_street(self):
        self.street += 1
        self.bets = dict.fromkeys(self.left, 0)
        self.due, self.raiser, self.acted = 0, None, []
        self.queue = list(self.seats)

    def is_over(self):
        few = len(self.live()) == 1 or len(self.able()) < 2
        return self.to_act() is None and (few or self.street == 3)


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
