"""Pages on a hand as it is played: blinds, turns, bets, the showdown."""

from django.utils.translation import gettext_lazy

from quizzes.guide.examples import HandPlayed
from quizzes.guide.page import Page, Try
from quizzes.poker.betting.actions import Act, Action
from quizzes.poker.betting.games import Game
from quizzes.poker.betting.tables import missed_post, new_seat_post
from quizzes.poker.rules import Structure

LIMIT = Game(structure=Structure.LIMIT, blinds=(1, 2), bets=(2, 4))
POT_LIMIT = Game(structure=Structure.POT_LIMIT, blinds=(1, 2))
NO_LIMIT = Game(structure=Structure.NO_LIMIT, blinds=(1, 2))

# Three seats that are all in check the flop and the turn.
CHECKED_TO_THE_RIVER = tuple(Action(seat, Act.CHECK) for seat in (1, 2, 3)) * 2

PAGES = (
    Page(
        slug="blinds",
        title=gettext_lazy("Blinds and posts"),
        summary=gettext_lazy("What is put in before a card is dealt."),
        lead=(
            gettext_lazy(
                "The button marks the dealer's place and moves one seat on after each "
                "hand. Two seats put chips in before they see a card, so that there is "
                "something to play for. Live chips are a bet of the one who put them "
                "in; dead ones belong to the pot alone."
            ),
        ),
        examples=(
            HandPlayed(
                note=gettext_lazy(
                    "Limit, $2/$4 in chips of $1. Seat 4 is new and does not wait for "
                    "the big blind."
                ),
                game=LIMIT,
                stacks=(100, 100, 100, 100, 100),
                posts=((4, new_seat_post(LIMIT)),),
            ),
            HandPlayed(
                note=gettext_lazy("Seat 4 has missed both blinds and comes back."),
                game=LIMIT,
                stacks=(100, 100, 100, 100, 100),
                posts=((4, missed_post(LIMIT, small=True, big=True)),),
            ),
            HandPlayed(
                note=gettext_lazy("Two are left at the table."),
                game=LIMIT,
                stacks=(100, 100),
            ),
        ),
        tries=(
            Try("blinds-and-posts", "new-seat"),
            Try("blinds-and-posts", "missed-both"),
        ),
    ),
    Page(
        slug="order-of-play",
        title=gettext_lazy("Whose turn it is"),
        summary=gettext_lazy(
            "Who acts first, who acts next, and when a round is over."
        ),
        lead=(
            gettext_lazy(
                "Play goes round clockwise. A round of betting ends when everybody who "
                "is still in has had a turn and has put in as much as the others, or "
                "is all-in."
            ),
        ),
        examples=(
            HandPlayed(
                note=gettext_lazy("The blinds are posted. Whose turn is it?"),
                game=LIMIT,
                stacks=(100, 100, 100, 100),
            ),
            HandPlayed(
                note=gettext_lazy("All have called. Is the round over?"),
                game=LIMIT,
                stacks=(100, 100, 100, 100),
                actions=(
                    Action(3, Act.CALL),
                    Action(4, Act.CALL),
                    Action(1, Act.CALL),
                ),
            ),
            HandPlayed(
                note=gettext_lazy("Seat 1 has folded, and the flop is dealt."),
                game=LIMIT,
                stacks=(100, 100, 100, 100),
                actions=(
                    Action(3, Act.CALL),
                    Action(4, Act.CALL),
                    Action(1, Act.FOLD),
                    Action(2, Act.CHECK),
                ),
                board="7c 5d Kh",
            ),
        ),
        tries=(
            Try("whose-turn", "under-the-gun"),
            Try("whose-turn", "big-blind-option"),
        ),
    ),
    Page(
        slug="betting-structures",
        title=gettext_lazy("How much may be bet"),
        summary=gettext_lazy("Limit, pot-limit, no-limit, and raises that are short."),
        lead=(
            gettext_lazy(
                "Omaha High-Low is mostly played with a limit or with the pot as the "
                "limit, seldom without any. A raise is told by what it makes the bet: "
                "“raise to 6” puts in 6 in all, the chips of a blind counted."
            ),
        ),
        examples=(
            HandPlayed(
                note=gettext_lazy(
                    "Pot-limit with blinds of 1 and 2: all before the small blind have "
                    "folded."
                ),
                game=POT_LIMIT,
                stacks=(100, 100, 100),
                actions=(Action(3, Act.FOLD),),
            ),
            HandPlayed(
                note=gettext_lazy(
                    "Limit: a bet, which is the big blind, and three raises."
                ),
                game=LIMIT,
                stacks=(100, 100, 100, 100),
                actions=(
                    Action(3, Act.RAISE_TO, 4),
                    Action(4, Act.RAISE_TO, 6),
                    Action(1, Act.RAISE_TO, 8),
                ),
            ),
            HandPlayed(
                note=gettext_lazy(
                    "No-limit: seat 3 raises to 10, seat 4 is all-in for 14, seat 1 "
                    "calls and seat 2 folds. May seat 3 raise again?"
                ),
                game=NO_LIMIT,
                stacks=(100, 100, 100, 14),
                actions=(
                    Action(3, Act.RAISE_TO, 10),
                    Action(4, Act.RAISE_TO, 14),
                    Action(1, Act.CALL),
                    Action(2, Act.FOLD),
                ),
            ),
        ),
        tries=(
            Try("call-or-raise", "pot-raise"),
            Try("call-or-raise", "capped"),
        ),
    ),
    Page(
        slug="showdown",
        title=gettext_lazy("The showdown"),
        summary=gettext_lazy("Who shows first, and who need not show."),
        lead=(
            gettext_lazy(
                "Cards speak: a hand is worth what lies on the table, whatever its "
                "player thinks or says it is. Who shows first gives away what the "
                "others may keep to themselves, so there is an order to it."
            ),
        ),
        examples=(
            HandPlayed(
                note=gettext_lazy(
                    "Seat 3 has bet the river, and two have called. Who shows first, "
                    "and who may keep the cards hidden?"
                ),
                game=LIMIT,
                stacks=(100, 100, 100),
                actions=(
                    Action(3, Act.CALL),
                    Action(1, Act.CALL),
                    Action(2, Act.CHECK),
                    *CHECKED_TO_THE_RIVER,
                    Action(1, Act.CHECK),
                    Action(2, Act.CHECK),
                    Action(3, Act.BET, 4),
                    Action(1, Act.CALL),
                    Action(2, Act.CALL),
                ),
                hands=((1, "Ks Kd 9h 8h"), (2, "As 2d 9c Td"), (3, "4s 5s 9s 9d")),
                board="Kc 7h 3s 6d Qs",
            ),
        ),
        tries=(
            Try("showdown-order", "bet-on-river"),
            Try("showdown-order", "low-saves"),
        ),
    ),
)
