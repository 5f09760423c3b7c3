"""What people settle about themselves."""

from collections import defaultdict
from typing import Any, ClassVar

from django import forms
from django.conf import settings
from django.utils.translation import gettext_lazy as _

from quizzes.models import User
from quizzes.models.preferences import PREFERENCES, time_zones

NOT_OFFERED = _("Please choose one of what is offered.")


class PreferencesForm(forms.ModelForm):
    """The preferences of an account, or of a guest who is not to be saved."""

    class Meta:
        model = User
        fields = PREFERENCES
        widgets: ClassVar = dict.fromkeys(
            ("deck", "theme", "hole_cards", "daily_goal"), forms.RadioSelect
        )

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["time_zone"] = time_zone_field()
        if len(settings.LANGUAGES) > 1:
            self.fields["language"] = language_field()
        else:
            del self.fields["language"]
        # Django would repeat what was sent, however long it is.
        for field in self.fields.values():
            if "invalid_choice" in field.error_messages:
                field.error_messages["invalid_choice"] = NOT_OFFERED


def time_zone_field() -> forms.ChoiceField:
    by_region = defaultdict(list)
    for name in sorted(time_zones()):
        region, _slash, place = name.partition("/")
        by_region[region].append((name, place.replace("_", " ")))
    choices = [("", settings.TIME_ZONE), *by_region.items()]
    return forms.ChoiceField(label=_("Time zone"), choices=choices, required=False)


def language_field() -> forms.ChoiceField:
    choices = [("", _("As the browser asks")), *settings.LANGUAGES]
    return forms.ChoiceField(label=_("Language"), choices=choices, required=False)


class NameForm(forms.ModelForm):
    """How an account is called on pages that others see."""

    class Meta:
        model = User
        fields = ("display_name",)

    def clean_display_name(self) -> str:
        """Return the name without spaces that nobody sees."""
        return " ".join(self.cleaned_data["display_name"].split())


class GuestDeletionForm(forms.Form):
    """What a guest, who has no password, ticks to be deleted."""

    is_sure = forms.BooleanField(label=_("Yes, delete all that I did here."))
