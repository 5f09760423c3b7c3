"""Who acts next, and what the order of turns is like at that moment."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from quizzes.poker.betting.hands import Hand
from quizzes.poker.betting.rounds import Player, Round
from quizzes.poker.betting.streets import Street
from quizzes.questions.turns.stopped import has_gone_on, round_of


class After(StrEnum):
    """How the betting goes on after an action."""

    SAME_STREET = "same-street"
    NEXT_STREET = "next-street"
    NO_MORE_BETTING = "no-more-betting"


@dataclass(frozen=True, slots=True)
class Turn:
    """How the betting goes on, and the seat that acts next; None where none does."""

    after: After
    seat: int | None = None


OVER = Turn(After.NO_MORE_BETTING)


def turn_of(hand: Hand) -> Turn:
    """Return what comes next by the rules.

    >>> from quizzes.poker.betting.actions import Act, Action
    >>> from quizzes.poker.betting.games import Game
    >>> from quizzes.poker.betting.hands import start_hand
    >>> from quizzes.poker.betting.tables import Table
    >>> from quizzes.poker.rules import Structure
    >>> game = Game(structure=Structure.POT_LIMIT, blinds=(1, 2))
    >>> hand = start_hand(Table(game=game, seats=(1, 2, 3)))
    >>> limped = hand.act(Action(3, Act.CALL)).act(Action(1, Act.CALL))
    >>> turn_of(limped).after.name, turn_of(limped).seat
    ('SAME_STREET', 2)
    >>> turn_of(limped.act(Action(2, Act.CHECK)))
    Turn(after=<After.NEXT_STREET: 'next-street'>, seat=1)
    """
    if hand.to_act is None:
        return OVER
    after = After.NEXT_STREET if has_gone_on(hand) else After.SAME_STREET
    return Turn(after, hand.to_act)


def next_street(hand: Hand, seat: int | None = None) -> Turn:
    """Return what somebody awaits who takes the street for bet to its end.

    The first left of the button who has chips begins the next one, or the seat told.
    """
    if hand.street is Street.RIVER:
        return OVER
    able = [player.seat for player in hand.betting.players if player.can_act]
    return Turn(After.NEXT_STREET, seat or able[0])


def able_to_bet(hand: Hand) -> int:
    """Return how many are in the hand with chips behind."""
    return sum(player.can_act for player in hand.betting.players)


def nobody_has_acted(hand: Hand) -> bool:
    """Return whether only the blinds are in."""
    return not hand.actions


def is_heads_up(hand: Hand) -> bool:
    """Return whether two sat down to the hand."""
    return len(hand.table.seats) == 2


def has_option(hand: Hand) -> bool:
    """Return whether the big blind is to act on blinds that nobody raised."""
    player = hand.betting.player_to_act
    return (
        hand.street is Street.PREFLOP
        and player is not None
        and player.seat == hand.table.big_blind_seat
        and player.answered is None
        and player.bet == hand.betting.due
        and hand.betting.aggressor is None
    )


def last_to_act(hand: Hand) -> int:
    """Return the seat that acted last, or that posted the big blind."""
    return hand.actions[-1].seat if hand.actions else hand.table.big_blind_seat


def passed_over(hand: Hand) -> tuple[Player, ...]:
    """Return the seats between the last to act and the next, on the same street."""
    return tuple(_between(round_of(hand), last_to_act(hand), hand.to_act))


def _between(betting: Round, last: int, following: int | None) -> Iterator[Player]:
    players = betting.players
    at = next(n for n, player in enumerate(players) if player.seat == last)
    for step in range(1, len(players)):
        player = players[(at + step) % len(players)]
        if player.seat == following:
            return
        yield player


def case_of(hand: Hand) -> str:
    """Return what the order of turns is like: the first that applies counts."""
    turn = turn_of(hand)
    if turn.after is After.NO_MORE_BETTING:
        return _case_of_the_end(hand)
    if is_heads_up(hand) and nobody_has_acted(hand):
        return "heads-up-opens"
    if turn.after is After.NEXT_STREET:
        return _case_of_a_street(hand, turn)
    player = hand.betting.player_to_act
    assert player is not None
    if has_option(hand):
        return "big-blind-option"
    if player.answered is not None:
        return "raise-to-answer"
    if nobody_has_acted(hand):
        return "under-the-gun"
    return "seats-passed-over" if passed_over(hand) else "next-seat"


def _case_of_the_end(hand: Hand) -> str:
    is_last = hand.street is Street.RIVER and able_to_bet(hand) > 1
    is_won = len(hand.betting.live) == 1
    return "hand-over" if is_won or is_last else "others-all-in"


def _case_of_a_street(hand: Hand, turn: Turn) -> str:
    if is_heads_up(hand):
        return "heads-up-later"
    if any(player.is_all_in for player in hand.betting.players):
        return "betting-beside-all-in"
    first, *_ = hand.table.seats
    return "street-over" if turn.seat == first else "first-seat-out"
