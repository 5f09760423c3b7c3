"""What the facts about calls and raises claim, by name."""

from tests.questions.amount_witness import Asked
from tests.questions.turn_witness import has_option


def asked_of(said):
    return Asked(said.question)


def may(said):
    return bool(asked_of(said).least) and said.part == "may_raise"


def may_not(said):
    return not asked_of(said).least and said.part != "call"


def limit_bets(said):
    small, big = said.question["game"]["bets"]
    return said.values == {"small": small, "big": big}


def call_completes(said):
    asked = asked_of(said)
    told = {"due": asked.hand.due, "own": asked.own, "chips": asked.call}
    return asked.own > 0 and said.values == told and asked.call == asked.short_of


def call_is_all_in(said):
    asked = asked_of(said)
    told = {"due": asked.hand.due, "chips": asked.left}
    return asked.left < asked.short_of and said.values == told


def blind_is_whole(said):
    asked = asked_of(said)
    told = {"chips": asked.hand.big(), "posted": asked.short_blind()}
    return asked.short_blind() is not None and said.values == told


def cap_not_reached(said):
    asked = asked_of(said)
    most = 5 if said.question["rules"] == "wsop" else 4
    told = {"count": asked.hand.count, "most": most}
    return may(said) and said.values == told and asked.hand.count < most


def cap_is_reached(said):
    hand = asked_of(said).hand
    return may_not(said) and hand.is_capped() and said.values == {"count": hand.count}


def before_flop(said):
    return asked_of(said).hand.street == 0


def all_ins_add_up(said):
    asked = asked_of(said)
    told = {"more": asked.short_of, "size": asked.hand.size}
    is_enough = asked.short_of >= asked.hand.size
    return may(said) and asked.is_reopened() and is_enough and said.values == told


def half_is_full(said):
    asked = asked_of(said)
    told = {"more": asked.hand.added, "size": asked.hand.size}
    is_half = asked.hand.size > asked.hand.added >= asked.hand.size / 2
    return may(said) and asked.is_reopened() and is_half and said.values == told


def not_reopened(said):
    asked = asked_of(said)
    told = {"more": asked.short_of, "size": asked.hand.size}
    is_less = asked.short_of < asked.hand.size
    return (
        may_not(said)
        and asked.seat in asked.hand.acted
        and is_less
        and (said.values == told)
    )


def least_raise_is(said):
    asked = asked_of(said)
    told = {"due": asked.hand.due, "size": asked.hand.size, "chips": asked.least}
    return said.values == told and asked.least == asked.hand.due + asked.hand.size


def limit_raise_is(said):
    asked = asked_of(said)
    told = {"due": asked.hand.full, "size": asked.hand.size, "chips": asked.least}
    return said.values == told and asked.least == asked.hand.full + asked.hand.size


def all_in_for_less(said):
    asked = asked_of(said)
    told = {"least": asked.hand.full_raise(), "chips": asked.whole()}
    return said.values == told and asked.least == asked.whole() < told["least"]


def blinds_count_whole(said):
    hand = asked_of(said).hand
    lacking = sum(
        max(0, blind - hand.bets[seat])
        for seat, blind in zip(
            (hand.small_blind, hand.big_blind),
            said.question["game"]["blinds"],
            strict=True,
        )
    )
    return hand.street == 0 and lacking > 0 and only_chips(said, lacking)


def pot_raise_is(said):
    asked = asked_of(said)
    pot = asked.hand.pot_after_call(asked.seat)
    told = {"due": asked.hand.due, "pot": pot, "chips": asked.most}
    return said.values == told and asked.most == asked.hand.due + pot


def only_chips(said, chips):
    return said.values == {"chips": chips}


AMOUNT_CLAIMS = {
    "limit-bets": limit_bets,
    "nothing-to-call": lambda said: asked_of(said).short_of == 0,
    "call-is": lambda said: (
        only_chips(said, asked_of(said).hand.due) and asked_of(said).own == 0
    ),
    "call-completes": call_completes,
    "call-is-all-in": call_is_all_in,
    "blind-is-whole": blind_is_whole,
    "may-raise": may,
    "option-is-yours": lambda said: may(said) and has_option(asked_of(said).hand),
    "cap-not-reached": lambda said: before_flop(said) and cap_not_reached(said),
    "cap-not-reached-later": lambda said: (
        not before_flop(said) and cap_not_reached(said)
    ),
    "cap-is-lifted": lambda said: may(said) and asked_of(said).beyond_cap(),
    "all-ins-add-up": all_ins_add_up,
    "half-is-full": half_is_full,
    "call-takes-all": lambda said: may_not(said) and asked_of(said).is_all_in_call(),
    "cap-is-reached": lambda said: before_flop(said) and cap_is_reached(said),
    "cap-is-reached-later": lambda said: not before_flop(said) and cap_is_reached(said),
    "nobody-could-call": lambda said: (
        may_not(said) and not asked_of(said).hand.has_rival(asked_of(said).seat)
    ),
    "not-reopened": not_reopened,
    "least-bet-is": lambda said: (
        only_chips(said, asked_of(said).hand.big()) and asked_of(said).hand.due == 0
    ),
    "least-raise-is": least_raise_is,
    "limit-bet-is": lambda said: (
        only_chips(said, asked_of(said).hand.size) and asked_of(said).hand.due == 0
    ),
    "limit-raise-is": limit_raise_is,
    "all-in-for-less": all_in_for_less,
    "pot-bet-is": lambda said: (
        only_chips(said, asked_of(said).hand.middle) and asked_of(said).hand.due == 0
    ),
    "blinds-count-whole": blinds_count_whole,
    "pot-raise-is": pot_raise_is,
    "all-chips-are-most": lambda said: (
        only_chips(said, asked_of(said).whole())
        and asked_of(said).most == asked_of(said).whole()
    ),
    "hint-check-or-bet": lambda said: (
        asked_of(said).hand.due == 0 and said.values == {}
    ),
    "hint-own-bet": lambda said: (
        said.values == {"due": asked_of(said).hand.due, "own": asked_of(said).own}
    ),
}
