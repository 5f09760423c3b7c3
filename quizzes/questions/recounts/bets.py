"""Questions about the betting, told again action by action."""

from collections.abc import Iterable, Iterator

from quizzes.poker.betting.actions import Act
from quizzes.poker.slow_bets import BetStep, Telling, tell
from quizzes.questions.fields import Value
from quizzes.questions.played.hands import PlayedHand
from quizzes.questions.posts.seatings import Arrival, Seating
from quizzes.questions.recounts.told import Recount, Said, Step
from quizzes.questions.turns.stopped import StoppedHand

SAID = {
    None: Said.POSTED,
    Act.FOLD: Said.FOLDED,
    Act.CHECK: Said.CHECKED,
    Act.CALL: Said.CALLED,
    Act.BET: Said.RAISED,
    Act.RAISE_TO: Said.RAISED,
}


def recount_turn(question: StoppedHand) -> Recount:
    """Tell the betting, and who is the next that must act, if anybody is."""
    told = tell_again(question)
    seat, after = told.next_to_act(), "no-more-betting"
    turn = Step.of(Said.TURN_OF_NOBODY)
    if seat is not None:
        is_same = told.steps[-1].street == told.street
        after = "same-street" if is_same else "next-street"
        turn = Step.of(Said.TURN_IS, seat=seat)
    return Recount(
        steps=(*steps_of(told.steps), turn),
        answers={
            "after": frozenset({after}),
            "to_act": frozenset({str(seat or "nobody")}),
        },
    )


def recount_posts(question: Seating) -> Recount:
    """Let the seats that are dealt in post one after the other."""
    waits = question.arrival is Arrival.WAITS and question.comes != question.seats[1]
    stacks = dict(zip(question.seats, question.stacks, strict=True))
    if waits:
        stacks.pop(question.comes or 0)
    small, big = question.blinds
    owed = {
        Arrival.NEW: (big, 0),
        Arrival.MISSED_SMALL: (0, small),
        Arrival.MISSED_BIG: (big, 0),
        Arrival.MISSED_BOTH: (big, small),
    }
    posts = {}
    if question.comes is not None and question.arrival in owed:
        posts[question.comes] = owed[question.arrival]
    steps = tell(stacks, question.blinds, posts, ()).steps
    answers: dict[str, frozenset[Value]] = {
        "small-blind": frozenset({frozenset({steps[0].seat})}),
        "big-blind": frozenset({frozenset({steps[1].seat})}),
    }
    if question.watched is not None:
        own = [step for step in steps if step.seat == question.watched]
        answers["posted"] = frozenset({sum(step.chips for step in own)})
        answers["live"] = frozenset({own[-1].bet if own else 0})
    return Recount(steps=tuple(steps_of(steps)), answers=answers)


def tell_again(question: PlayedHand) -> Telling:
    """Tell what every seat of a hand posted and did."""
    stacks = dict(zip(question.seats, question.stacks, strict=True))
    posts = {seat: (post.live, post.dead) for seat, post in question.posts}
    return tell(stacks, question.game.blinds, posts, question.actions)


def steps_of(steps: Iterable[BetStep]) -> Iterator[Step]:
    """Yield what was posted and done as steps of a recount."""
    for step in steps:
        values = {"chips": step.chips, "bet": step.bet, "pot": step.pot}
        yield Step.of(SAID[step.act], seat=step.seat, **values)
