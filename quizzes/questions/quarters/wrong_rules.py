"""What learners believe of a part of a pot, and what follows from it."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from fractions import Fraction

from quizzes.questions.misconceptions import Misconception, WrongRule
from quizzes.questions.quarters.spots import (
    HALF,
    QUARTER,
    SIXTH,
    THREE_QUARTERS,
    TWO_THIRDS,
    WHOLE,
    Spot,
    least_payers,
)

NET, PAYERS = "net", "payers"

# A half that is tied for, taken as if nobody tied.
UNTIED = {QUARTER: HALF, SIXTH: HALF, THREE_QUARTERS: WHOLE, TWO_THIRDS: WHOLE}

type Nets = Callable[[Spot], Iterable[Fraction | int]]
type Payers = Callable[[Spot], Iterable[int]]


def tie_not_shared(spot: Spot) -> tuple[Fraction]:
    """Take the whole of a half for which others tie."""
    share = UNTIED.get(spot.share, spot.share)
    return (share * spot.total(spot.payers) - spot.put_in,)


def payers_of_tie_not_shared(spot: Spot) -> tuple[int]:
    """Count on the whole of a half for which others tie."""
    return (least_payers(spot, share=UNTIED.get(spot.share, spot.share)),)


def gross_for_net(spot: Spot) -> tuple[int]:
    """Take what the pot pays for what is won."""
    return (spot.gets(spot.payers),)


def share_of_winnings(spot: Spot) -> tuple[Fraction]:
    """Take the share of what the others put in, and nothing of the own chips."""
    return (spot.share * (spot.total(spot.payers) - spot.put_in),)


def pot_money_forgotten(spot: Spot) -> tuple[int, int]:
    """See the bets alone, and the own earlier chips or not even these."""
    bets = replace(spot, pot=0, own=0)
    return bets.net, bets.net - spot.own


def payers_of_pot_money_forgotten(spot: Spot) -> tuple[int]:
    """Count the players as if nothing lay in the pot."""
    return (replace(spot, pot=0, own=0).least_payers,)


def earlier_chips_forgotten(spot: Spot) -> tuple[int]:
    """Take off the bet alone: what was put in before counts as won."""
    return (replace(spot, own=0).net,)


def payers_of_earlier_chips_forgotten(spot: Spot) -> tuple[int]:
    """Count the players who bring back the bet alone."""
    return (replace(spot, own=0).least_payers,)


def own_bet_left_out(spot: Spot) -> tuple[int]:
    """Add up the bets of the others alone."""
    return (spot.gets(spot.payers - 1) - spot.put_in,)


def payers_of_own_bet_left_out(spot: Spot) -> tuple[int]:
    """Wait for as many others as it takes players in all."""
    return (spot.least_payers + 1,)


def counted_on_top(spot: Spot) -> tuple[int]:
    """Add the own bet to those of all who pay, as if one were not among them."""
    return (spot.gets(spot.payers + 1) - spot.put_in,)


def payers_of_counted_on_top(spot: Spot) -> tuple[int]:
    """Count the others alone."""
    return (spot.least_payers - 1,)


def split_is_even(spot: Spot) -> tuple[int, ...]:
    """Hold that whoever shares a pot gets the own chips back, no more and no less."""
    return () if spot.share == WHOLE else (0,)


def payers_of_split_is_even(spot: Spot) -> tuple[int]:
    """Hold that any number will do."""
    return (spot.fewest,)


def no_payers(spot: Spot) -> tuple[int, ...]:
    """Have nothing to say of how many must pay: it never seems to lose."""
    return ()


def following(nets: Nets, payers: Payers) -> WrongRule:
    """Return the answers of a rule to each part that is asked.

    Where it comes to a fraction of a chip its believer sees that it cannot be.
    """

    def answers(spot: Spot) -> dict[str, frozenset[int]]:
        said = {NET: frozenset(int(n) for n in nets(spot) if n == int(n))}
        if spot.asks_payers:
            said[PAYERS] = frozenset(payers(spot))
        return said

    return answers


WRONG_RULES: dict[Misconception, WrongRule] = {
    Misconception.TIE_NOT_SHARED: following(tie_not_shared, payers_of_tie_not_shared),
    Misconception.SPLIT_IS_EVEN: following(split_is_even, payers_of_split_is_even),
    Misconception.GROSS_FOR_NET: following(gross_for_net, no_payers),
    Misconception.SHARE_OF_WINNINGS: following(share_of_winnings, no_payers),
    Misconception.OWN_BET_LEFT_OUT: following(
        own_bet_left_out, payers_of_own_bet_left_out
    ),
    Misconception.COUNTED_ON_TOP: following(counted_on_top, payers_of_counted_on_top),
    Misconception.POT_MONEY_FORGOTTEN: following(
        pot_money_forgotten, payers_of_pot_money_forgotten
    ),
    Misconception.EARLIER_CHIPS_FORGOTTEN: following(
        earlier_chips_forgotten, payers_of_earlier_chips_forgotten
    ),
}
TRAP_CASES = {
    Misconception.TIE_NOT_SHARED: ("quartered-multiway", "three-quarters"),
    Misconception.SPLIT_IS_EVEN: ("halved", "quartered-multiway"),
    Misconception.GROSS_FOR_NET: ("halved", "quartered-multiway"),
    Misconception.SHARE_OF_WINNINGS: ("quartered-multiway", "folded-money"),
    Misconception.OWN_BET_LEFT_OUT: ("scooped", "halved"),
    Misconception.COUNTED_ON_TOP: ("quartered-multiway", "three-quarters"),
    Misconception.POT_MONEY_FORGOTTEN: ("folded-money",),
    Misconception.EARLIER_CHIPS_FORGOTTEN: ("own-money",),
}
