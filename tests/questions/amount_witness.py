"""What a call costs and what one may raise to, told by the slow witness of turns."""

from tests.questions.turn_witness import Hand, has_option


class Asked:
    """A hand at the turn of whoever is asked."""

    def __init__(self, question):
        self.hand = Hand(question)
        if self.hand.to_act() is None:
            self.hand.open_street()
        self.seat = self.hand.to_act()
        self.own = self.hand.bets[self.seat]
        self.left = self.hand.left[self.seat]
        self.short_of = max(0, self.hand.due - self.own)
        self.call = min(self.short_of, self.left)
        self.least, self.most = self.hand.raise_range(self.seat)

    def whole(self):
        return self.own + self.left

    def is_all_in_call(self):
        return self.short_of > 0 and self.left <= self.short_of

    def beyond_cap(self):
        raises = 4 if self.hand.question["rules"] == "wsop" else 3
        return self.hand.is_limit() and self.least and self.hand.count > raises

    def is_last_raise(self):
        raises = 4 if self.hand.question["rules"] == "wsop" else 3
        return (
            self.hand.is_limit()
            and not self.hand.lifted
            and (self.hand.count == raises)
        )

    def is_reopened(self):
        """Whether one may raise again, and nobody made a whole raise since."""
        if not self.least or self.seat not in self.hand.acted:
            return False
        since = self.hand.count - self.hand.seen[self.seat]
        if self.hand.is_limit():
            return since == 1 and self.hand.added < self.hand.size
        return since == 0

    def short_blind(self):
        posted = self.hand.bets[self.hand.big_blind]
        is_blind = self.hand.street == 0 and self.hand.due == self.hand.big()
        return posted if is_blind and posted < self.hand.big() else None


def amounts_key(question):
    asked = Asked(question)
    key = {"call": {asked.call}, "may_raise": {"yes" if asked.least else "no"}}
    if asked.hand.is_limit():
        return key | {"raise_to": {asked.least}}
    return key | {"least": {asked.least}, "most": {asked.most}}


def amounts_case(question):
    """The first of the cases of amounts whose words are true."""
    asked, hand = Asked(question), Asked(question).hand
    structure = question["game"]["structure"]
    words = {
        "call-is-all-in": asked.is_all_in_call(),
        "capped": not asked.least and hand.is_capped(),
        "nobody-could-call": not asked.least and not hand.has_rival(asked.seat),
        "not-reopened": not asked.least,
        "cap-lifted": asked.beyond_cap(),
        "reopened": asked.is_reopened(),
        "all-in-raise": asked.whole() < hand.full_raise(),
        "short-big-blind": asked.short_blind() is not None,
        "big-blind-option": has_option(hand),
        "one-raise-left": asked.is_last_raise(),
        "double-bet": structure == "limit" and hand.street >= 2,
        "first-bet": hand.due == 0,
        "raise-after-raise": structure != "limit" and hand.size > hand.big(),
        "own-bet-counts": asked.own > 0,
        "pot-raise": structure == "pot-limit" and asked.most < asked.whole(),
        "plain-call": True,
    }
    return next(case for case, holds in words.items() if holds)
