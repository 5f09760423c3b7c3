"""Marking who wins each half of a showdown, and what to say about it."""

from collections.abc import Iterator

from quizzes.poker.highs import high_of
from quizzes.poker.lows import LOWS
from quizzes.questions.base import Part
from quizzes.questions.facts import Fact, Finding
from quizzes.questions.fields import PickSeats, Seats
from quizzes.questions.lows.ranks import low_ranks
from quizzes.questions.lows.wrong_rules import lowest_two
from quizzes.questions.showdowns.cases import counterfeited_favorite, seeming_lows
from quizzes.questions.showdowns.tables import Showdown, contest_of, winners_of

HIGH, LOW = "high_winners", "low_winners"


def winner_fields(showdown: Showdown) -> tuple[PickSeats, PickSeats]:
    """Return the fields that ask for the winners of the high and of the low."""
    seats = showdown.seats
    return PickSeats(HIGH, seats), PickSeats(LOW, seats, allows_none=True)


def mark_high(showdown: Showdown, seats: Seats | None) -> Part:
    """Mark who is said to win the high; None asks to be shown."""
    right = frozenset(winners_of(showdown).high_winners)
    findings = (*_about_high(showdown, seats, right), high_won_by(showdown))
    return Part(HIGH, credit_of(seats, right), findings)


def mark_low(showdown: Showdown, seats: Seats | None) -> Part:
    """Mark who is said to win the low; nobody does where there is none."""
    right = frozenset(winners_of(showdown).low_winners)
    findings = (*_about_low(showdown, seats, right), *about_lows(showdown))
    return Part(LOW, credit_of(seats, right), findings)


def credit_of(seats: Seats | None, right: Seats) -> float:
    """Return the share of the winners that were found; none beside a wrong one."""
    if seats is None or seats - right:
        return 0.0
    return len(seats) / len(right) if right else 1.0


def hint_showdown(showdown: Showdown) -> Finding:
    """Tell what the best high is and how many have a low, but not who."""
    contest = contest_of(showdown)
    high = high_of(max(contest.highs.values()))
    lows = [low for low in contest.lows.values() if low]
    return Finding.of(Fact.HINT_SHOWDOWN, category=int(high.category), count=len(lows))


def high_won_by(showdown: Showdown) -> Finding:
    """Tell who has the best high, and what it is."""
    seats = winners_of(showdown).high_winners
    values = _high_values(showdown, seats[0])
    return Finding.of(Fact.HIGH_WON_BY, seats=list(seats), **values)


def about_lows(showdown: Showdown) -> Iterator[Finding]:
    """Tell who has the best low, or why nobody has one, and what may mislead."""
    winners = winners_of(showdown)
    board = low_ranks(showdown.board)
    if winners.low_winners:
        seats = list(winners.low_winners)
        yield Finding.of(Fact.LOW_WON_BY, seats=seats, low=str(winners.low))
    elif len(board) < 3:
        yield Finding.of(Fact.NO_LOW_ON_BOARD, count=len(board))
    else:
        yield Finding.of(Fact.NOBODY_HAS_LOW)
    for seat in seeming_lows(showdown):
        yield Finding.of(Fact.SEEMING_LOW, seat=seat)
    favorite = counterfeited_favorite(showdown)
    if favorite is not None:
        paired = sorted(board & lowest_two(showdown.deal_of(favorite)))
        yield Finding.of(Fact.FAVORITE_COUNTERFEITED, seat=favorite, ranks=paired)


def _about_high(
    showdown: Showdown, seats: Seats | None, right: Seats
) -> Iterator[Finding]:
    for seat in sorted((seats or frozenset()) - right):
        values = _high_values(showdown, seat)
        yield Finding.of(Fact.HIGH_BEATEN, seat=seat, **values)
    yield from _about_missed(seats, right)


def _about_low(
    showdown: Showdown, seats: Seats | None, right: Seats
) -> Iterator[Finding]:
    lows, best = contest_of(showdown).lows, winners_of(showdown).low
    tempted = seeming_lows(showdown)
    for seat in sorted((seats or frozenset()) - right):
        low = LOWS[lows[seat]]
        if low is not None:
            yield Finding.of(
                Fact.LOW_BEATEN, seat=seat, better=str(best), worse=str(low)
            )
        elif seat not in tempted:
            yield Finding.of(Fact.SEAT_WITHOUT_LOW, seat=seat)
    yield from _about_missed(seats, right)


def _about_missed(seats: Seats | None, right: Seats) -> Iterator[Finding]:
    """Tell who ties with those that were found, and was left out."""
    if seats and seats & right and right - seats:
        yield Finding.of(Fact.TIED_SEATS_MISSED, seats=sorted(right - seats))


def _high_values(showdown: Showdown, seat: int) -> dict[str, object]:
    high = high_of(contest_of(showdown).highs[seat])
    return {"category": int(high.category), "ranks": list(high.ranks)}
