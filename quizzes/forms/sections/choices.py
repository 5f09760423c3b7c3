"""Options to choose from, and hands to put in order."""

from collections.abc import Sequence

from django.utils.translation import gettext_lazy as _

from quizzes import labels
from quizzes.forms.sections.section import Section, Texts, unmarked
from quizzes.questions.fields import CardGroup, ChooseOne, ChooseSome, PutInOrder


def choices(field: ChooseOne | ChooseSome, texts: Texts, *, many: bool) -> Section:
    """Return options to choose from, one or as many as apply."""
    chosen = {word for text in texts for word in text.casefold().split()}
    options = [(option, labels.option(field.name, option)) for option in field.options]
    if many:
        options.append(("none", _("None of them")))
    return Section(
        "quizzes/fields/choices.html",
        {
            "name": field.name,
            "title": _asked(field),
            "input_type": "checkbox" if many else "radio",
            "options": [
                {"value": value, "label": label, "checked": value in chosen}
                for value, label in options
            ],
        },
    )


def _asked(field: ChooseOne | ChooseSome) -> labels.Text:
    """Return what is asked above options; a field that asks nothing is only named."""
    asks = field.asks if isinstance(field, ChooseSome) else ""
    return labels.ASKED.get(asks or field.name, labels.FIELDS[field.name])


def order(field: PutInOrder, texts: Texts, given: Sequence[CardGroup] = ()) -> Section:
    """Return the cards of each item, and beside them a place to choose."""
    places = range(1, len(field.items) + 1)
    said = [*texts, *[""] * len(field.items)]
    cards = {group.key: unmarked(group) for group in given}
    return Section(
        "quizzes/fields/order.html",
        {
            "name": field.name,
            "title": labels.FIELDS[field.name],
            "items": [
                {
                    "item": item,
                    "label": labels.GROUPS[item]["label"],
                    "cards": cards.get(item, []),
                    "places": [(place, str(place) == text.strip()) for place in places],
                }
                for item, text in zip(field.items, said, strict=False)
            ],
        },
    )
