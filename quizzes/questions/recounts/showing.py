"""The end of a hand, shown again seat by seat."""

from collections.abc import Iterator, Mapping

from quizzes.poker.rules import ShowdownFirst
from quizzes.poker.slow import best_high, best_low, choices_of
from quizzes.poker.slow_bets import Telling
from quizzes.poker.slow_chips import Heap, lay_out
from quizzes.poker.slow_showing import last_to_bet, line_up, show_in_turn
from quizzes.questions.fields import Value
from quizzes.questions.recounts.bets import steps_of, tell_again
from quizzes.questions.recounts.chips import Choices
from quizzes.questions.recounts.told import Listed, Recount, Said, Step
from quizzes.questions.showings.hands import EndedHand


def recount_showing(question: EndedHand) -> Recount:
    """Tell the betting, then let the seats that are left show one after the other."""
    told = tell_again(question)
    live = tuple(seat for seat in told.stacks if seat not in told.out)
    steps = list(steps_of(told.steps))
    if len(live) == 1:
        answers: dict[str, frozenset[Value]] = {
            "winner": frozenset({frozenset(live)}),
            "shows": frozenset({frozenset()}),
        }
        return Recount(steps=tuple(steps), answers=answers)
    choices = {seat: choices_of(question.hands[seat], question.board) for seat in live}
    if question.rules.all_in_tabled and not all(told.stacks[seat] for seat in live):
        steps.append(Step.of(Said.ALL_TABLED))
        places, mucks = (1,) * len(live), set[int]()
    else:
        shown = list(_shown(question, told, choices))
        steps += shown
        turns = [step for step in shown if step.said in (Said.SHOWN, Said.MUCKED)]
        order = [step.values["seat"] for step in turns]
        places = tuple(1 + order.index(seat) for seat in live)
        mucks = {step.values["seat"] for step in turns if step.said is Said.MUCKED}
    return Recount(
        tuple(Listed(seat, choices[seat]) for seat in live),
        steps=tuple(steps),
        answers={
            "showing": frozenset({places}),
            "mucks": frozenset({frozenset(mucks)}),
        },
    )


def _shown(question: EndedHand, told: Telling, choices: Choices) -> Iterator[Step]:
    """Yield who is first in line, the pots if there are several, and each turn."""
    live = tuple(choices)
    heaps = _contested(question, told, live)
    if len(heaps) > 1:
        for number, heap in enumerate(heaps, start=1):
            values = {"number": number, "chips": heap.chips, "seats": heap.seats}
            yield Step.of(Said.HEAP_LAID, **values)
        yield Step.of(Said.SIDE_POT_FIRST)
    is_river_alone = question.rules.showdown_first is ShowdownFirst.RIVER_OR_LEFT
    bettor = last_to_bet(told, is_river_alone=is_river_alone)
    said = Said.LEFT_IS_FIRST if bettor is None else Said.BETTOR_IS_FIRST
    first = bettor or live[0]
    yield Step.of(said, seat=first)
    pots = {seat: sum(seat in heap.seats for heap in heaps) for seat in live}
    hands = {seat: (best_high(own), best_low(own)) for seat, own in choices.items()}
    for seat, is_shown in show_in_turn(line_up(live, first, pots), hands):
        yield Step.of(Said.SHOWN if is_shown else Said.MUCKED, seat=seat)


def _contested(
    question: EndedHand, told: Telling, live: tuple[int, ...]
) -> tuple[Heap, ...]:
    """Return the pots that two or more can win."""
    dead = {seat: post.dead for seat, post in question.posts}
    put = _put_in(told)
    alive = {seat: put[seat] - dead.get(seat, 0) for seat in put}
    heaps = lay_out(alive, dead=dead, live=live).heaps
    return tuple(heap for heap in heaps if len(heap.seats) > 1)


def _put_in(told: Telling) -> Mapping[int, int]:
    """Return all that each seat put in."""
    put = dict.fromkeys(told.stacks, 0)
    for step in told.steps:
        put[step.seat] += step.chips
    return put
