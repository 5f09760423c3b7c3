"""Whole settlements, right or by wrong rules: pots, who wins them, chips for seats."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from quizzes.poker.pots import Pot
from quizzes.poker.rules import TiedBothWays
from quizzes.poker.shares import share_pot
from quizzes.questions.fields import Seats, Value
from quizzes.questions.misconceptions import Misconception, WrongRule
from quizzes.questions.played.hands import Halves, PlayedHand
from quizzes.questions.played.layers import WRONG_SHARES, Shares, right_shares
from quizzes.questions.played.pot_cells import MOST_POTS, eligible_name, values_of


def high_name(pot: int) -> str:
    """Return the name of the field of those who win the high of a pot."""
    return f"high-{pot}"


def low_name(pot: int) -> str:
    """Return the name of the field of those who win the low of a pot."""
    return f"low-{pot}"


def chips_name(seat: int) -> str:
    """Return the name of the field of the chips of a seat."""
    return f"chips-{seat}"


HALF_NAMES = (high_name, low_name)


@dataclass(frozen=True, slots=True)
class Payment:
    """The pots, who wins each half of them, and the chips of every seat still in.

    What goes back is among the chips of its seat.
    """

    shares: Shares
    winners: tuple[Halves, ...]
    chips: Mapping[int, int]


type Share = Callable[[PlayedHand, int, Halves], dict[int, int]]
"""How the chips of a pot are given to those who win its halves."""


def share_rightly(hand: PlayedHand, chips: int, winners: Halves) -> dict[int, int]:
    """Return what each seat gets from a pot by the rules of the house."""
    high, low = winners
    paid: dict[int, int] = {}
    for award in share_pot(
        chips, high=high, low=low, rules=hand.rules, chip_unit=hand.chip_unit
    ):
        paid[award.seat] = paid.get(award.seat, 0) + award.chips
    return paid


def pay(
    hand: PlayedHand,
    shares: Shares,
    winners: Iterable[Halves],
    share: Share = share_rightly,
) -> Payment:
    """Return a whole settlement of pots that are won by these seats."""
    won = tuple(winners)
    chips = dict.fromkeys(hand.live, 0)
    for seat in hand.returned:
        chips[seat] += shares.returned
    for pot, halves in zip(shares.pots, won, strict=True):
        for seat, count in share(hand, pot.amount, halves).items():
            chips[seat] += count
    return Payment(shares, won, chips)


def won_by_best(hand: PlayedHand, pots: Iterable[Pot]) -> list[Halves]:
    """Return the best hands among those who can win each pot."""
    return [hand.winners(pot.eligible) for pot in pots]


def right_payment(hand: PlayedHand) -> Payment:
    """Return the settlement as it is."""
    shares = right_shares(hand)
    return pay(hand, shares, won_by_best(hand, shares.pots))


def cells_of(hand: PlayedHand, payment: Payment) -> dict[str, int | Seats]:
    """Return what stands in every cell, in the order in which it is worked out."""
    blank: Halves = ((), ())
    winners = [*payment.winners, *[blank] * (MOST_POTS - len(payment.winners))]
    cells: dict[str, int | Seats] = {}
    pot = 0
    for name, value in values_of(payment.shares).items():
        cells[name] = value
        if name.startswith("eligible"):
            high, low = winners[pot]
            pot += 1
            cells[high_name(pot)] = frozenset(high)
            cells[low_name(pot)] = frozenset(low)
    return cells | {chips_name(seat): n for seat, n in payment.chips.items()}


def _same_for_all(hand: PlayedHand) -> Iterable[Payment]:
    """Let the winners of the main pot win all pots."""
    shares = right_shares(hand)
    main = hand.winners(shares.pots[0].eligible)
    yield pay(hand, shares, [main] * len(shares.pots))


def _low_of_all(hand: PlayedHand) -> Iterable[Payment]:
    """See a low in a pot only where the best low of all who are in can win it."""
    shares = right_shares(hand)
    _high, best = hand.winners(hand.live)
    winners = [
        (hand.winners(pot.eligible)[0], tuple(n for n in best if n in pot.eligible))
        for pot in shares.pots
    ]
    # Whoever is alone in a pot has no one to show a low to.
    won = [
        (high, low if len(pot.eligible) > 1 else ())
        for pot, (high, low) in zip(shares.pots, winners, strict=True)
    ]
    yield pay(hand, shares, won)


def _one_of_tied(hand: PlayedHand) -> Iterable[Payment]:
    """Give a half that is tied to the first of those from the left of the button."""
    shares = right_shares(hand)
    won = won_by_best(hand, shares.pots)
    yield pay(hand, shares, [(high[:1], low[:1]) for high, low in won])


def _odd_chip_to_low(hand: PlayedHand) -> Iterable[Payment]:
    """Give the odd chip between the halves to the low."""
    shares = right_shares(hand)
    yield pay(hand, shares, won_by_best(hand, shares.pots), _share_low_first)


def _share_low_first(hand: PlayedHand, chips: int, winners: Halves) -> dict[int, int]:
    high, low = winners
    units, rest = divmod(chips, hand.chip_unit)
    evenly = len(high) == 1 or hand.rules.tied_both_ways is TiedBothWays.EVEN
    if not low or units % 2 == 0 or (high == low and evenly):
        return share_rightly(hand, chips, winners)
    paid: dict[int, int] = {}
    for half, count in ((low, units // 2 + 1), (high, units // 2)):
        for place, seat in enumerate(half):
            own = count // len(half) + (place < count % len(half))
            paid[seat] = paid.get(seat, 0) + own * hand.chip_unit
    paid[high[0]] += rest
    return paid


type Believe = Callable[[PlayedHand], Iterable[Payment]]
"""How somebody settles a hand who follows a wrong rule."""

WRONG_PAYMENTS: dict[Misconception, Believe] = {
    Misconception.ONE_WINNER_FOR_ALL_POTS: _same_for_all,
    Misconception.LOW_OF_ALL_PLAYERS: _low_of_all,
    Misconception.ONE_OF_TIED_WINS: _one_of_tied,
    Misconception.LOW_TAKES_ODD_CHIP: _odd_chip_to_low,
}
# Who errs in the seats of a pot alone settles it rightly among these.
OF_SEATS = (Misconception.FOLDED_CAN_WIN, Misconception.ALL_IN_CAN_WIN_ALL)


def _of_pots(misconception: Misconception) -> Believe:
    """Return how somebody settles a hand to whom the pots are other ones."""

    def believe(hand: PlayedHand) -> Iterable[Payment]:
        for shares in WRONG_SHARES[misconception](hand):
            yield pay(hand, shares, won_by_best(hand, shares.pots))

    return believe


def _following(believe: Believe) -> WrongRule:
    """Return what somebody writes into the cells who settles a hand so.

    Of a pot that is not there nobody says who wins it.
    """

    def rule(hand: PlayedHand) -> Mapping[str, frozenset[Value]]:
        told: dict[str, frozenset[Value]] = {}
        for payment in believe(hand):
            pots = len(payment.shares.pots)
            if pots > MOST_POTS:
                continue
            blank = {name(pot) for pot in _beyond(pots) for name in HALF_NAMES}
            for name, value in cells_of(hand, payment).items():
                if name not in blank:
                    told[name] = told.get(name, frozenset()) | {value}
        return told

    return rule


def _beyond(pots: int) -> range:
    return range(pots + 1, MOST_POTS + 1)


def _in_seats(rule: WrongRule) -> WrongRule:
    """Return what a rule makes of the seats that can win the pots."""
    names = {eligible_name(pot) for pot in range(1, MOST_POTS + 1)}
    return lambda hand: {
        name: values for name, values in rule(hand).items() if name in names
    }


WRONG_SETTLEMENTS: dict[Misconception, WrongRule] = {
    misconception: _in_seats(_following(_of_pots(misconception)))
    if misconception in OF_SEATS
    else _following(_of_pots(misconception))
    for misconception in WRONG_SHARES
} | {misconception: _following(rule) for misconception, rule in WRONG_PAYMENTS.items()}
