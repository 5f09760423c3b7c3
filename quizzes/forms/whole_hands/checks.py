"""What must hold of a whole hand, each mistake said at the field that has it."""

from collections.abc import Sequence

from django import forms
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from quizzes import labels
from quizzes.forms.analyzer import check_named_once
from quizzes.forms.whole_hands.reading import stakes_of
from quizzes.poker.contests import FULL_BOARD
from quizzes.poker.pots import Pot, pots_of
from quizzes.poker.stakes import MOST_SEATS

FEWEST_SEATS = 2


def check_hand(form: forms.Form, seats: Sequence[int]) -> None:
    """Say at each field what keeps the hand from being settled."""
    check_named_once(form, [*(f"hole{seat}" for seat in seats), "board"])
    _check_hole_counts(form, seats)
    _check_chips(form, seats)
    if not form.errors:
        _check_seats(form, seats)
    if not form.errors:
        pots = pots_of(stakes_of(form.cleaned_data, list(seats)))
        _check_contest(form, pots)
        _check_rake(form, pots)


def _check_hole_counts(form: forms.Form, seats: Sequence[int]) -> None:
    """Refuse a hand of more or fewer cards than the first."""
    named = [seat for seat in seats if form.cleaned_data.get(f"hole{seat}")]
    counts = {seat: len(form.cleaned_data[f"hole{seat}"]) for seat in named}
    for seat in named[1:]:
        if counts[seat] != counts[named[0]]:
            form.add_error(f"hole{seat}", _other_count(named[0], counts[named[0]]))


def _other_count(seat: int, count: int) -> str:
    return ngettext(
        # Translators: %(seat)s is "Seat 3"; %(count)d is from 4 to 6.
        "Everyone is dealt as many cards, and %(seat)s has %(count)d.",
        "Everyone is dealt as many cards, and %(seat)s has %(count)d.",
        count,
    ) % {"seat": labels.SEATS[seat], "count": count}


def _check_chips(form: forms.Form, seats: Sequence[int]) -> None:
    """Ask for the chips of whoever may win any; refuse what is not paid in chips."""
    cleaned = form.cleaned_data
    chip = cleaned.get("chip", 1)
    for seat in seats:
        for name in (f"chips{seat}", f"dead{seat}"):
            if (cleaned.get(name) or 0) % chip:
                form.add_error(name, _not_in_chips(cleaned[name], chip))
        is_out = cleaned.get(f"folded{seat}") or cleaned.get(f"dead{seat}")
        if cleaned.get(f"chips{seat}", 0) is None and not is_out:
            form.add_error(
                f"chips{seat}", _("Say what this seat has put in, 0 for nothing.")
            )


def _not_in_chips(amount: int, chip: int) -> str:
    return _(
        "%(amount)d cannot be made of chips of %(chip)d. Mend it, or the smallest chip."
    ) % {"amount": amount, "chip": chip}


def _check_seats(form: forms.Form, seats: Sequence[int]) -> None:
    """Ask for two seats, for one that has not folded, and for chips."""
    cleaned = form.cleaned_data
    if len(seats) < FEWEST_SEATS:
        blank = next(seat for seat in range(1, MOST_SEATS + 1) if seat not in seats)
        form.add_error(
            f"chips{blank}", _("A hand takes two seats or more: fill in another one.")
        )
    elif all(cleaned[f"folded{seat}"] for seat in seats):
        form.add_error(
            f"folded{seats[-1]}",
            _("Everyone has folded, so nobody can win. Take back one of the ticks."),
        )
    elif not any(
        cleaned[f"{part}{seat}"] for part in ("chips", "dead") for seat in seats
    ):
        form.add_error(
            f"chips{seats[0]}", _("There are no chips in the middle to settle.")
        )


def _check_contest(form: forms.Form, pots: Sequence[Pot]) -> None:
    """Ask for all cards that a pot with two seats or more takes."""
    # Whoever can win a side pot can win the main pot. Without any all goes back.
    eligible = pots[0].eligible if pots else ()
    if len(eligible) < FEWEST_SEATS:
        return
    if len(form.cleaned_data["board"]) < FULL_BOARD:
        form.add_error(
            "board",
            _("More than one seat can win a pot: name all five cards of the board."),
        )
    for seat in eligible:
        if not form.cleaned_data[f"hole{seat}"]:
            form.add_error(
                f"hole{seat}",
                _("This seat can win a pot: name its cards, or tick that it folded."),
            )


def _check_rake(form: forms.Form, pots: Sequence[Pot]) -> None:
    """Refuse the rake of a pot that is not there, and more than a pot holds."""
    rake = form.cleaned_data["rake"]
    if len(rake) > len(pots):
        form.add_error("rake", _too_many_rakes(len(pots)))
        return
    for pot, taken in zip(pots, rake, strict=False):
        if taken > pot.amount:
            form.add_error("rake", _rake_above(taken, pot.amount))


def _too_many_rakes(count: int) -> str:
    return ngettext(
        "There is only %(count)d pot. Name no more rakes than pots.",
        "There are only %(count)d pots. Name no more rakes than pots.",
        count,
    ) % {"count": count}


def _rake_above(rake: int, amount: int) -> str:
    return _("A rake of %(rake)d is more than its pot of %(amount)d.") % {
        "rake": rake,
        "amount": amount,
    }
