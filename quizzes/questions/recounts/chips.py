"""Questions about several hands and their chips, counted again one by one."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

from quizzes.poker.cards import Card
from quizzes.poker.rules import HouseRules, LowRemainder, TiedBothWays
from quizzes.poker.slow import Choice, best_high, best_low, choices_of
from quizzes.poker.slow_chips import Heap, Heaps, lay_out, share_out
from quizzes.questions.fields import Value
from quizzes.questions.played.hands import PlayedHand
from quizzes.questions.quarters.spots import Spot
from quizzes.questions.recounts.told import Listed, Recount, Said, Step
from quizzes.questions.showdowns.pots import SharedPot
from quizzes.questions.showdowns.tables import Showdown

MOST_POTS = 4

type Choices = Mapping[int, tuple[Choice, ...]]
"""Every choice of the hand of each seat, from the left of the button."""

type Winners = tuple[tuple[int, ...], tuple[int, ...]]
"""The seats that win the high of a pot, and those that win its low."""


def recount_winners(question: Showdown) -> Recount:
    """List what each choice of every hand makes, and who has the best."""
    choices = _choices_at(question)
    high, low = winners_among(choices, question.seats)
    return Recount(
        _listed(choices),
        steps=(Step.of(Said.HEAP_WON, number=0, high=high, low=low),),
        answers={
            "high_winners": frozenset({frozenset(high)}),
            "low_winners": frozenset({frozenset(low)}),
        },
    )


def winners_among(choices: Choices, seats: Collection[int]) -> Winners:
    """Return who of some seats has the best high, and the best low if any."""
    highs = {seat: best_high(choices[seat]) for seat in choices if seat in seats}
    lows = {seat: best_low(choices[seat]) for seat in highs}
    best = min(filter(None, lows.values()), default=None)
    return (
        tuple(seat for seat in highs if highs[seat] == max(highs.values())),
        tuple(seat for seat in lows if best and lows[seat] == best),
    )


def recount_shared_pot(question: SharedPot) -> Recount:
    """Share one pot chip by chip among those who win its halves."""
    choices, seats = _choices_at(question.showdown), question.showdown.seats
    high, low = winners_among(choices, seats)
    paid = dict.fromkeys(seats, 0)
    paid |= shared(question.pot, (high, low), question.rules, question.chip_unit)
    won = Step.of(Said.HEAP_WON, number=0, high=high, low=low)
    return Recount(
        _listed(choices), steps=(won, *_paid(paid)), answers=_chips_cells(paid)
    )


def shared(
    chips: int, winners: Winners, rules: HouseRules, unit: int
) -> dict[int, int]:
    """Share a pot as a house does, one smallest chip at a time."""
    high, low = winners
    return share_out(
        chips,
        high=high,
        low=low,
        unit=unit,
        is_always_halved=rules.tied_both_ways is TiedBothWays.HALVES,
        is_low_rest_to_high=rules.low_remainder is LowRemainder.TO_HIGH,
    )


def recount_pots(question: PlayedHand) -> Recount:
    """Lay the chips of all seats into pots, one from each at a time."""
    laid = _laid_out(question)
    return Recount(steps=tuple(_laid(laid)), answers=_pot_cells(laid))


def recount_settlement(question: PlayedHand) -> Recount:
    """Lay the chips into pots, find who wins each half, and share chip by chip."""
    laid = _laid_out(question)
    choices = {
        seat: choices_of(question.hands[seat], question.board) for seat in question.live
    }
    steps, answers = list(_laid(laid)), _pot_cells(laid)
    # What goes back to a seat is among the chips that it gets.
    paid = dict.fromkeys(question.live, 0) | dict(laid.returned)
    for number in range(1, MOST_POTS + 1):
        heap = laid.heaps[number - 1] if number <= len(laid.heaps) else None
        high, low = _winners_of(choices, heap)
        answers |= _winner_cells(choices, number, heap, (high, low))
        if heap is None:
            continue
        steps.append(Step.of(Said.HEAP_WON, number=number, high=high, low=low))
        unit = question.chip_unit if len(heap.seats) > 1 else 1
        for seat, chips in shared(
            heap.chips, (high, low), question.rules, unit
        ).items():
            paid[seat] += chips
    answers |= _chips_cells(paid)
    return Recount(_listed(choices), steps=(*steps, *_paid(paid)), answers=answers)


def _winners_of(choices: Choices, heap: Heap | None) -> Winners:
    """Return who wins a pot; whoever is alone in it has it without a showdown."""
    if heap is None:
        return (), ()
    if len(heap.seats) == 1:
        return heap.seats, ()
    return winners_among(choices, heap.seats)


def _winner_cells(
    choices: Choices, number: int, heap: Heap | None, winners: Winners
) -> dict[str, frozenset[Value]]:
    """Return all that is right to say of who wins the halves of a pot."""
    high, low = map(frozenset, winners)
    lows = {low}
    if heap is not None and len(heap.seats) == 1 and best_low(choices[heap.seats[0]]):
        # The low of one who is alone in a pot may be named or not.
        lows.add(frozenset(heap.seats))
    return {f"high-{number}": frozenset({high}), f"low-{number}": frozenset(lows)}


def _laid_out(question: PlayedHand) -> Heaps:
    stakes = question.stakes
    return lay_out(stakes.contributed, dead=stakes.dead, live=stakes.live)


def _laid(laid: Heaps) -> Iterator[Step]:
    for seat, chips in laid.returned.items():
        yield Step.of(Said.CHIPS_BACK, seat=seat, chips=chips)
    for number, heap in enumerate(laid.heaps, start=1):
        values = {"number": number, "chips": heap.chips, "seats": heap.seats}
        yield Step.of(Said.HEAP_LAID, **values)


def _pot_cells(laid: Heaps) -> dict[str, frozenset[Value]]:
    """Return what stands in the cells of pots; 0 and nobody where one is blank."""
    blank = [Heap(0, ())] * (MOST_POTS - len(laid.heaps))
    cells: dict[str, frozenset[Value]] = {}
    cells["returned"] = frozenset({sum(laid.returned.values())})
    for number, heap in enumerate([*laid.heaps, *blank], start=1):
        cells[f"pot-{number}"] = frozenset({heap.chips})
        cells[f"eligible-{number}"] = frozenset({frozenset(heap.seats)})
    return cells


def _paid(paid: Mapping[int, int]) -> Iterator[Step]:
    for seat, chips in paid.items():
        yield Step.of(Said.SEAT_PAID, seat=seat, chips=chips)


def _chips_cells(paid: Mapping[int, int]) -> dict[str, frozenset[Value]]:
    return {f"chips-{seat}": frozenset({chips}) for seat, chips in paid.items()}


def _choices_at(showdown: Showdown) -> Choices:
    board: Sequence[Card] = showdown.board
    return {seat: choices_of(showdown.hand_of(seat), board) for seat in showdown.seats}


def _listed(choices: Choices) -> tuple[Listed, ...]:
    return tuple(Listed(seat, choices[seat]) for seat in choices)


def recount_quarter(question: Spot) -> Recount:
    """Add up the pot, take the part of it, and take off what was put in."""
    steps = [*_sum_with(question, question.payers)]
    net = steps[-1].values["net"]
    answers: dict[str, frozenset[Value]] = {"net": frozenset({net})}
    if question.asks_payers:
        tried = list(_payers_tried(question))
        steps += tried
        answers["payers"] = frozenset({tried[-1].values["payers"]})
    return Recount(steps=tuple(steps), answers=answers)


def _sum_with(question: Spot, payers: int) -> Iterator[Step]:
    total = question.pot
    for _payer in range(payers):
        total += question.bet
    values = {"payers": payers, "bet": question.bet, "pot": question.pot}
    yield Step.of(Said.POT_PAID, total=total, **values)
    gets = total * question.share.numerator // question.share.denominator
    yield Step.of(Said.PART_GOT, share=str(question.share), total=total, chips=gets)
    put = question.own + question.bet
    yield Step.of(Said.NET_LEFT, gets=gets, put=put, net=gets - put)


def _payers_tried(question: Spot) -> Iterable[Step]:
    """Yield what is left with one more who pays at a time, until nothing is lost."""
    payers, put = question.fewest, question.own + question.bet
    while True:
        total = question.pot + payers * question.bet
        net = question.share * total - put
        yield Step.of(Said.PAYERS_TRIED, payers=payers, net=int(net))
        if net >= 0:
            return
        payers += 1
