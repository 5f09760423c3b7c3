"""Tables to settle, as lines of `manage.py settle` tell them."""

from random import Random

from quizzes.poker.cards import parse_board
from quizzes.poker.pots import pots_of
from quizzes.poker.rules import parse_rules
from quizzes.poker.settlement import settle
from quizzes.poker.stakes import Stakes
from tests.poker.dealing import any_cards, low_cards


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


def random_tables(count):
    """Yield tables with folds, dead money, all-ins, rakes and ties, always the same.

    Nobody's cards are dealt again for each: ten tables share a deal.
    """
    rng = Random("tables")
    for _ in range(count // 10):
        deal = random_deal(rng)
        for _ in range(10):
            yield {**deal, **random_stakes(rng, deal["seats"])}


def random_deal(rng):
    """Deal to two to ten seats, often from low cards only, so that many tie."""
    deck = rng.choice([any_cards, low_cards])(rng)
    hole_count = rng.choice([4, 4, 5, 6])
    most = min(10, (len(deck) - 5) // hole_count)
    seats = rng.sample(range(1, 11), rng.randint(2, most))
    cards = rng.sample(deck, len(seats) * hole_count + 5)
    hands = zip(*[iter(cards[5:])] * hole_count, strict=True)
    return {
        "seats": seats,
        "hole": {
            str(seat): list(hand) for seat, hand in zip(seats, hands, strict=True)
        },
        "board": cards[:5],
    }


def random_stakes(rng, seats):
    depths = [rng.randint(0, 40) for _ in range(rng.randint(1, 4))]
    stakes = {
        "contributed": {str(seat): rng.choice(depths) for seat in seats},
        "dead": {str(seat): rng.randint(1, 5) for seat in seats if rng.random() < 0.1},
        "folded": rng.sample(seats, rng.choice([0, rng.randrange(len(seats))])),
        "chip_unit": rng.choice([1, 1, 1, 5, 25]),
    }
    pots = pots_of(stakes_of({"seats": seats, **stakes}))
    takes = rng.random() < 0.5
    rake = [rng.randint(0, pot.amount) // 10 for pot in pots] if takes else []
    return {**stakes, "rake": rake[: rng.randint(0, 3)]}
