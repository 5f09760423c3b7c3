"""What is said about the steps of a slow recount."""

from collections.abc import Mapping
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext

from quizzes import labels
from quizzes.labels import Text
from quizzes.questions.recounts import Said, Step

# Translators: here %(seat)s is a seat such as "Seat 3", %(seats)s one or several of
# them; all others are chips or numbers.
SENTENCES: dict[Said, Text] = {
    Said.CHIPS_BACK: gettext_lazy(
        "Nobody else put in the last %(chips)s of %(seat)s: they go back."
    ),
    Said.HEAP_LAID: gettext_lazy(
        "Pot %(number)s holds %(chips)s, and these can win it: %(seats)s."
    ),
    Said.SEAT_PAID: gettext_lazy("%(seat)s gets %(chips)s in all."),
    Said.POSTED: gettext_lazy("%(seat)s posts %(chips)s; in the middle are %(pot)s."),
    Said.FOLDED: gettext_lazy("%(seat)s folds; in the middle are %(pot)s."),
    Said.CHECKED: gettext_lazy("%(seat)s checks; in the middle are %(pot)s."),
    Said.CALLED: gettext_lazy(
        "%(seat)s calls with %(chips)s; in the middle are %(pot)s."
    ),
    Said.RAISED: gettext_lazy(
        "%(seat)s puts in %(chips)s and has bet %(bet)s; in the middle are %(pot)s."
    ),
    Said.TURN_IS: gettext_lazy("The next that has to act is %(seat)s."),
    Said.TURN_OF_NOBODY: gettext_lazy("Nobody has to act any more."),
    Said.TO_CALL: gettext_lazy(
        "The highest bet is %(highest)s and %(seat)s has bet %(bet)s: "
        "to call takes %(chips)s."
    ),
    # Translators: %(count)s and %(cap)s are numbers of bets and raises.
    Said.BETS_COUNTED: gettext_lazy(
        "Bets and raises that count on this street: %(count)s. The cap: %(cap)s."
    ),
    Said.BETS_UNCAPPED: gettext_lazy(
        "Bets and raises that count on this street: %(count)s. Between two there is "
        "no cap."
    ),
    Said.CALL_TAKES_ALL: gettext_lazy(
        "A call takes all chips of %(seat)s: no raise is possible."
    ),
    Said.CAP_REACHED: gettext_lazy("That is the cap: %(seat)s may not raise."),
    Said.NOBODY_CAN_CALL: gettext_lazy(
        "Nobody else has chips to call a raise: %(seat)s may not raise."
    ),
    Said.NOT_REOPENED: gettext_lazy(
        "%(seat)s has acted, and no full raise came since: it may not raise."
    ),
    Said.REOPENED: gettext_lazy(
        "%(seat)s has acted and was raised in full since: it may raise again."
    ),
    Said.FULL_RAISE: gettext_lazy(
        "A full bet or raise adds %(size)s to %(base)s: to %(chips)s."
    ),
    Said.POT_WITH_CALL: gettext_lazy(
        "In the middle are %(pot)s, and the call takes %(missing)s: the pot is "
        "%(total)s. So much above %(highest)s is %(chips)s."
    ),
    Said.POT_WITH_BLINDS: gettext_lazy(
        "In the middle are %(pot)s, short blinds lack %(lacking)s and the call takes "
        "%(missing)s: the pot counts %(total)s. So much above %(highest)s is %(chips)s."
    ),
    Said.ALL_CHIPS: gettext_lazy("All chips of %(seat)s make a bet of %(chips)s."),
    Said.RAISE_IS: gettext_lazy("%(seat)s may bet or raise to %(least)s."),
    Said.RAISE_BETWEEN: gettext_lazy(
        "%(seat)s may bet or raise to %(least)s at least and %(most)s at most."
    ),
    Said.BETTOR_IS_FIRST: gettext_lazy(
        "%(seat)s was the last to bet or raise: showing begins there."
    ),
    Said.LEFT_IS_FIRST: gettext_lazy(
        "No bet counts for the showing here: it begins left of the button, with "
        "%(seat)s."
    ),
    Said.SIDE_POT_FIRST: gettext_lazy(
        "Whoever can win a side pot shows before whoever cannot."
    ),
    Said.SHOWN: gettext_lazy(
        "%(seat)s shows: its high or its low beats or ties all shown before it."
    ),
    Said.MUCKED: gettext_lazy(
        "%(seat)s may muck: neither its high nor its low beats or ties what was shown."
    ),
    Said.ALL_TABLED: gettext_lazy(
        "A seat is all-in and no more can be bet: all hands are laid open at once."
    ),
    # Translators: %(name)s is the letter of a hand.
    Said.SAMPLE_DECIDES: gettext_lazy(
        "The difference is more than %(errors)s times its error: hand %(name)s is the "
        "better one."
    ),
    Said.SAMPLE_IS_SHORT: gettext_lazy(
        "Chance could explain the difference in so few deals. The answer rests on the "
        "table, for which each hand was dealt %(deals)s times."
    ),
    Said.POT_PAID: gettext_lazy(
        "%(payers)s pay %(bet)s each, with %(pot)s in the pot before: "
        "%(total)s together."
    ),
    Said.PART_GOT: gettext_lazy("A part of %(share)s of %(total)s is %(chips)s."),
    Said.NET_LEFT: gettext_lazy(
        "%(gets)s less the %(put)s that you put in is %(net)s."
    ),
    Said.PAYERS_TRIED: gettext_lazy("With %(payers)s who pay, the result is %(net)s."),
}


def explain_step(step: Step) -> str:
    """Return the sentence for a step of a recount."""
    match step.said:
        case Said.PAIRS_BEST:
            return _pairs_best(**step.values)
        case Said.PAIRS_BEAT:
            return _pairs_beat(**step.values)
        case Said.FIVE_JUDGED:
            return _five_judged(**step.values)
        case Said.HEAP_WON:
            return _heap_won(**step.values)
        case Said.DEALS_SAMPLED:
            return _deals_sampled(**step.values)
    return str(SENTENCES[step.said]) % _in_words(step.values)


def _in_words(values: Mapping[str, Any]) -> dict[str, str]:
    """Return values as they stand in sentences: seats by name, results with a sign."""
    words = {}
    for name, value in values.items():
        if name == "seat":
            words[name] = labels.seat_name(value)
        elif name == "seats":
            words[name] = labels.seats_named(value)
        elif name == "name":
            words[name] = labels.hand_name(value)
        elif name == "net":
            words[name] = labels.net(value)
        else:
            words[name] = value if isinstance(value, str) else labels.chips(value)
    return words


def _pairs_best(half: str, tried: int, best: int) -> str:
    if half == "high":
        sentence = ngettext(
            "Of %(tried)s pairs of the deck, %(best)s makes the best high.",
            "Of %(tried)s pairs of the deck, %(best)s make the best high.",
            best,
        )
    else:
        sentence = ngettext(
            "Of %(tried)s pairs of the deck, %(best)s makes the best low.",
            "Of %(tried)s pairs of the deck, %(best)s make the best low.",
            best,
        )
    return sentence % {"tried": labels.chips(tried), "best": labels.chips(best)}


def _pairs_beat(rank: int, before: int, after: int) -> str:
    values = {
        "rank": labels.RANKS_SHOWN[rank],
        "before": labels.chips(before),
        "after": labels.chips(after),
    }
    # Translators: the rank printed on a card, and how many pairs of cards.
    return (
        _(
            "Next card %(rank)s: the pairs that beat your low are %(before)s before it "
            "and %(after)s after it."
        )
        % values
    )


def _five_judged(name: str, low: tuple[int, ...]) -> str:
    if not low:
        return _("Hand %(name)s is no low.") % {"name": name.upper()}
    values = {"name": name.upper(), "low": labels.low_in_ranks(low)}
    return _("Hand %(name)s is %(low)s.") % values


def _heap_won(number: int, high: tuple[int, ...], low: tuple[int, ...]) -> str:
    values = {
        "number": number,
        "high": labels.seats_named(high),
        "low": labels.seats_named(low) if low else labels.NOBODY,
    }
    if not number:
        return _("The high is won by: %(high)s. The low: %(low)s.") % values
    return _("Pot %(number)s: the high by %(high)s, the low by %(low)s.") % values


def _deals_sampled(
    name: str, count: int, part: float, error: float, of_table: float
) -> str:
    values = {
        "name": labels.hand_name(name),
        "count": labels.chips(count),
        "part": labels.percent(part),
        "error": labels.percent(error),
        "of_table": labels.percent(of_table),
    }
    # Translators: the letter of a hand, how often it was dealt, and percentages.
    return (
        _(
            "Fresh deals of hand %(name)s: %(count)s. It got %(part)s of the pot, with "
            "a standard error of at most %(error)s; in the table it gets %(of_table)s."
        )
        % values
    )
