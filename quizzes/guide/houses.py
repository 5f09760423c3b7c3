"""The page on what differs from house to house: the same hand in each of them."""

from django.utils.translation import gettext_lazy

from quizzes.guide.examples import (
    HandPlayed,
    HandSettled,
    PaidByHouse,
    PlayedByHouse,
)
from quizzes.guide.page import Page, Try
from quizzes.guide.playing import LIMIT, NO_LIMIT
from quizzes.poker.betting.actions import Act, Action

TIED_BOTH_WAYS = HandSettled(
    note=gettext_lazy(
        "A pot of 66, and two seats that tie for the high and for the low."
    ),
    chips=(33, 33),
    hands=((1, "Ad 2d Kc Qh"), (2, "As 2s Kh Qc")),
    board="3c 4h 8d Ks 9c",
)
TIED_LOW = HandSettled(
    note=gettext_lazy(
        "A pot of 94: two seats tie for the low, and its half of 47 is odd."
    ),
    chips=(30, 30, 30, 4),
    hands=((1, "Ad 2d Qc Jh"), (2, "As 2s Qh Jc"), (3, "Kc Kh Td 9s")),
    board="3c 4h 8d Ks 9c",
)
THREE_RAISES = HandPlayed(
    note=gettext_lazy("Limit: a bet, which is the big blind, and three raises."),
    game=LIMIT,
    stacks=(100, 100, 100, 100),
    actions=(
        Action(3, Act.RAISE_TO, 4),
        Action(4, Act.RAISE_TO, 6),
        Action(1, Act.RAISE_TO, 8),
    ),
)
HEADS_UP = HandPlayed(
    note=gettext_lazy("Limit, two from the start: a bet and three raises."),
    game=LIMIT,
    stacks=(100, 100),
    actions=(
        Action(2, Act.RAISE_TO, 4),
        Action(1, Act.RAISE_TO, 6),
        Action(2, Act.RAISE_TO, 8),
    ),
)
TWO_LEFT = HandPlayed(
    note=gettext_lazy("Limit, three at first: one folds before the third raise."),
    game=LIMIT,
    stacks=(100, 100, 100),
    actions=(
        Action(3, Act.RAISE_TO, 4),
        Action(1, Act.RAISE_TO, 6),
        Action(2, Act.FOLD),
        Action(3, Act.RAISE_TO, 8),
    ),
)
BET_ON_THE_TURN = HandPlayed(
    note=gettext_lazy("Seat 3 has bet the turn, and the river was checked around."),
    game=LIMIT,
    stacks=(100, 100, 100),
    actions=(
        Action(3, Act.CALL),
        Action(1, Act.CALL),
        Action(2, Act.CHECK),
        *(Action(seat, Act.CHECK) for seat in (1, 2, 3)),
        Action(1, Act.CHECK),
        Action(2, Act.CHECK),
        Action(3, Act.BET, 4),
        Action(1, Act.CALL),
        Action(2, Act.CALL),
        *(Action(seat, Act.CHECK) for seat in (1, 2, 3)),
    ),
    hands=((1, "Ks Kd 9h 8h"), (2, "As 2d 9c Td"), (3, "4s 5s 9s 9d")),
    board="Kc 7h 3s 6d Qs",
)
ALL_IN = HandPlayed(
    note=gettext_lazy("Seat 1 is all-in before the flop, and seat 2 has called."),
    game=NO_LIMIT,
    stacks=(40, 100, 100),
    actions=(
        Action(3, Act.FOLD),
        Action(1, Act.RAISE_TO, 40),
        Action(2, Act.CALL),
    ),
    hands=((1, "4s 5s 9s 9d"), (2, "Ks Kd 9h 8h")),
    board="Kc 7h 3s 6d Qs",
)

PAGES = (
    Page(
        slug="house-rules",
        title=gettext_lazy("House rules"),
        summary=gettext_lazy("The same hand by the rules of each house."),
        lead=(
            gettext_lazy(
                "Card rooms agree on how a hand is read. They differ on some odd "
                "chips, on how often may be raised, and on who shows first. So a "
                "question that depends on it names the rules by which it is asked, "
                "and the analyzer says which houses would pay otherwise."
            ),
            gettext_lazy(
                "The common rules are those of most card rooms. Robert's Rules of "
                "Poker are a book of rules for cash games that many rooms took over; "
                "TDA 2024 are the rules that directors of tournaments agreed on, and "
                "the World Series of Poker has its own; Bovada 2014 is how a site "
                "paid its hands in that year."
            ),
        ),
        examples=(
            PaidByHouse(TIED_BOTH_WAYS, ("6.8",)),
            PaidByHouse(TIED_LOW, ("6.7",)),
            PlayedByHouse(THREE_RAISES, ("9.9",)),
            PlayedByHouse(HEADS_UP, ("9.9", "9.10")),
            PlayedByHouse(TWO_LEFT, ("9.9", "9.10")),
            PlayedByHouse(BET_ON_THE_TURN, ("10.1", "10.3")),
            PlayedByHouse(ALL_IN, ("10.4",)),
        ),
        tries=(
            Try("pot-shares", "tied-both-ways"),
            Try("pot-shares", "odd-chip-in-tied-half"),
        ),
    ),
)
