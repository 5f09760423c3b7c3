"""Tables to settle, as lines of `manage.py settle` tell them."""

from quizzes.poker.cards import parse_board
from quizzes.poker.rules import parse_rules
from quizzes.poker.settlement import settle
from quizzes.poker.stakes import Stakes


def stakes_of(line):
    return Stakes(
        seats=tuple(line["seats"]),
        contributed=by_seat(line["contributed"]),
        dead=by_seat(line.get("dead", {})),
        folded=line["folded"],
    )


def settlement_of(line, rules="default"):
    hole = by_seat(line.get("hole", {}))
    return settle(
        stakes_of(line),
        hole={seat: parse_board(cards) for seat, cards in hole.items()},
        board=parse_board(line.get("board", "")),
        rules=parse_rules(rules),
        rake=line.get("rake", ()),
        chip_unit=line.get("chip_unit", 1),
    )


def by_seat(values):
    return {int(seat): value for seat, value in values.items()}
