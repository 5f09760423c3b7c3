"""Find the best high and low of hands."""

from typing import Any

from quizzes.labels import high_name
from quizzes.management.json_lines import JsonLinesCommand, Line, value_of
from quizzes.poker.cards import (
    HOLE_COUNTS,
    Card,
    check_count,
    parse_board,
    parse_cards,
)
from quizzes.poker.evaluator import Best, best_high, best_low
from quizzes.poker.highs import High
from quizzes.poker.lows import Low


class Command(JsonLinesCommand):
    help = (
        "Read hands as JSON Lines and reply with the best high and low of each: "
        '{"hole": "AdKd3s2s", "board": "Jd4d3cQd5h"}'
    )

    def reply(self, line: Line) -> Line:
        hole = parse_cards(value_of(line, "hole", str, list))
        board = parse_board(value_of(line, "board", str, list))
        if not board:
            check_count(hole, HOLE_COUNTS, group="hole")
            return {"high": None, "low": None}
        low = best_low(hole, board)
        return {
            "high": write_high(best_high(hole, board)),
            "low": low and write_low(low),
        }


def write_high(best: Best[High]) -> Line:
    """Return a high as the reply shows it."""
    name = high_name(best.hand.category, best.hand.ranks)
    return {"category": best.hand.category.label, "name": name, **write_best(best)}


def write_low(best: Best[Low]) -> Line:
    """Return a low as the reply shows it."""
    return {"name": str(best), **write_best(best)}


def write_best(best: Best[Any]) -> Line:
    """Return the cards, the choices and the strength of a high or a low."""
    return {
        "cards": write_each(best.cards),
        "choices": [
            {"hole": write_each(choice.hole), "board": write_each(choice.board)}
            for choice in best.choices
        ],
        "strength": best.hand.strength,
    }


def write_each(cards: tuple[Card, ...]) -> list[str]:
    """Return the names of cards, one by one."""
    return [str(card) for card in cards]
