"""A whole settlement: from what was put in and the cards to chips for every seat."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from quizzes.poker.cards import Card
from quizzes.poker.contests import Contest
from quizzes.poker.highs import High
from quizzes.poker.lows import Low
from quizzes.poker.pots import Pot, pots_of, returned_chips
from quizzes.poker.rules import HouseRules
from quizzes.poker.shares import Award, award_alone, share_pot
from quizzes.poker.stakes import (
    InvalidTableError,
    Stakes,
    TableFault,
    check_chip_unit,
    check_chips,
    check_seat,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class SettledPot:
    """A pot and who wins it.

    `amount` is before rake. The winners of each half stand in their order from the
    left of the button, with `high` and `low` as the hands they win with; there are
    no low winners where no low of this pot qualifies. A pot with one eligible seat
    is won by it as the high, and no hand is looked at.
    """

    amount: int
    rake: int
    eligible: tuple[int, ...]
    high_winners: tuple[int, ...]
    low_winners: tuple[int, ...]
    high: High | None
    low: Low | None
    awards: tuple[Award, ...]


@dataclass(frozen=True, slots=True)
class Settlement:
    """What goes back, the pots from the main pot up, and what each seat is paid.

    `returned` and `payouts` name only seats that get chips, in the order of the
    seats; what is returned is not in the payouts.
    """

    returned: dict[int, int]
    pots: tuple[SettledPot, ...]
    payouts: dict[int, int]

    @property
    def awards(self) -> tuple[Award, ...]:
        """All awards in the order in which a dealer makes them: last side pot first."""
        return tuple(award for pot in reversed(self.pots) for award in pot.awards)


def settle(
    stakes: Stakes,
    *,
    hole: Mapping[int, Sequence[Card]],
    board: Sequence[Card],
    rules: HouseRules,
    rake: Sequence[int] = (),
    chip_unit: int = 1,
) -> Settlement:
    """Return who gets how many chips of each pot, and why.

    `hole` holds the cards of the seats; those of folded seats are ignored. A pot
    that two seats or more can win needs the cards of each of them and a full board.
    `rake` is what the house takes off each pot before it is shared, in chips, the
    main pot first; `chip_unit` is the worth of the smallest chip. Cards that cannot
    be dealt raise an `InvalidCardsError`, whatever else is wrong an
    `InvalidTableError`.

    >>> from quizzes.poker.cards import parse_cards
    >>> from quizzes.poker.rules import PROFILES
    >>> settlement = settle(
    ...     Stakes(seats=(1, 2), contributed={1: 50, 2: 70}),
    ...     hole={1: parse_cards("As2dKcKh"), 2: parse_cards("QsQdJcTh")},
    ...     board=parse_cards("3s4d8cQh9h"),
    ...     rules=PROFILES["default"],
    ... )
    >>> settlement.returned, settlement.payouts
    ({2: 20}, {1: 50, 2: 50})
    """
    check_chip_unit(chip_unit)
    pots = pots_of(stakes)
    rakes = _rake_by_pot(rake, pots)
    # Whoever can win a side pot can win the main pot.
    eligible = pots[0].eligible if pots else ()
    contest = Contest.among(eligible, _hands_of(stakes, hole), board)
    settled = tuple(
        _settle_pot(pot, taken, contest, rules, chip_unit)
        for pot, taken in zip(pots, rakes, strict=True)
    )
    return Settlement(returned_chips(stakes), settled, _payouts(stakes.seats, settled))


def _rake_by_pot(rake: Sequence[int], pots: Sequence[Pot]) -> list[int]:
    """Return what is taken off each pot; pots that are not named give nothing."""
    for place, taken in enumerate(rake):
        check_chips("rake", taken)
        if place >= len(pots):
            raise InvalidTableError(TableFault.TOO_MANY_RAKES, "rake", list(rake))
        if taken > pots[place].amount:
            raise InvalidTableError(TableFault.RAKE_ABOVE_POT, "rake", taken)
    return [*rake, *[0] * (len(pots) - len(rake))]


def _hands_of(
    stakes: Stakes, hole: Mapping[int, Sequence[Card]]
) -> dict[int, Sequence[Card]]:
    """Return the cards of the seats that have not folded, where they are known."""
    for seat in hole:
        check_seat("hole", seat, stakes.seats)
    return {seat: hole[seat] for seat in stakes.live if hole.get(seat)}


def _settle_pot(
    pot: Pot, rake: int, contest: Contest, rules: HouseRules, chip_unit: int
) -> SettledPot:
    winners = contest.winners(pot.eligible)
    if len(pot.eligible) == 1:
        awards = award_alone(pot.amount - rake, pot.eligible[0])
    else:
        awards = share_pot(
            pot.amount - rake,
            high=winners.high_winners,
            low=winners.low_winners,
            rules=rules,
            chip_unit=chip_unit,
        )
    return SettledPot(
        amount=pot.amount,
        rake=rake,
        eligible=pot.eligible,
        high_winners=winners.high_winners,
        low_winners=winners.low_winners,
        high=winners.high,
        low=winners.low,
        awards=awards,
    )


def _payouts(seats: Sequence[int], pots: Sequence[SettledPot]) -> dict[int, int]:
    paid = dict.fromkeys(seats, 0)
    for pot in pots:
        for award in pot.awards:
            paid[award.seat] += award.chips
    return {seat: chips for seat, chips in paid.items() if chips}
