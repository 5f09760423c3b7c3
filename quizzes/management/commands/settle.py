"""Settle tables."""

from typing import Any

from quizzes.explanations.awards import explain_award
from quizzes.management.json_lines import (
    InvalidLineError,
    JsonLinesCommand,
    Line,
    by_seat,
    optional,
    value_of,
)
from quizzes.poker.cards import Card, parse_board
from quizzes.poker.rules import parse_rules
from quizzes.poker.settlement import SettledPot, Settlement, settle
from quizzes.poker.shares import Award
from quizzes.poker.stakes import Stakes, check_seats


class Command(JsonLinesCommand):
    help = (
        "Read tables as JSON Lines and reply with the pots and the awards of each: "
        '{"seats": [1, 2], "contributed": {"1": 50, "2": 70}, "folded": [], '
        '"hole": {"1": "As2dKcKh", "2": "QsQdJcTh"}, "board": "3s4d8cQh9h"}; seats '
        "stand from the left of the button round to it"
    )

    def reply(self, line: Line) -> Line:
        stakes = read_stakes(line)
        settlement = settle(
            stakes,
            hole=read_hole(line, stakes),
            board=parse_board(optional(line, "board", "", str, list)),
            rules=parse_rules(line.get("rules", "default")),
            rake=optional(line, "rake", [], list),
            chip_unit=line.get("chip_unit", 1),
        )
        return write_settlement(settlement)


def read_stakes(line: Line) -> Stakes:
    """Return what was put in."""
    seats = value_of(line, "seats", list)
    check_seats(seats)
    return Stakes(
        seats=seats,
        contributed=by_seat("contributed", value_of(line, "contributed", dict), seats),
        dead=by_seat("dead", optional(line, "dead", {}, dict), seats),
        folded=optional(line, "folded", [], list),
    )


def read_hole(line: Line, stakes: Stakes) -> dict[int, tuple[Card, ...]]:
    """Return the cards of the seats that have not folded."""
    hole = by_seat("hole", optional(line, "hole", {}, dict), stakes.seats)
    return {seat: read_hand(hole, seat) for seat in stakes.live if seat in hole}


def read_hand(hole: dict[int, Any], seat: int) -> tuple[Card, ...]:
    """Return the cards of one seat, none where they are not known."""
    if not isinstance(hole[seat], (str, list)):
        raise InvalidLineError(f"hole: {seat}: not a text or a list")
    return parse_board(hole[seat])


def write_settlement(settlement: Settlement) -> Line:
    """Return a settlement as the reply shows it."""
    return {
        "returned": write_by_seat(settlement.returned),
        "pots": [write_pot(pot) for pot in settlement.pots],
        "payouts": write_by_seat(settlement.payouts),
    }


def write_by_seat(chips: dict[int, int]) -> Line:
    """Return chips by seat, the seats as texts."""
    return {str(seat): amount for seat, amount in chips.items()}


def write_pot(pot: SettledPot) -> Line:
    """Return a pot, who wins each half with what, and the awards."""
    return {
        "amount": pot.amount,
        "rake": pot.rake,
        "eligible": list(pot.eligible),
        "high_winners": list(pot.high_winners),
        "low_winners": list(pot.low_winners),
        "high": pot.high.category.label if pot.high else None,
        "low": str(pot.low) if pot.low else None,
        "awards": [write_award(award) for award in pot.awards],
    }


def write_award(award: Award) -> Line:
    """Return what a seat is awarded and why."""
    return {
        "seat": award.seat,
        "chips": award.chips,
        "half": award.half,
        "reason": explain_award(award),
        "fraction": str(award.fraction),
    }
