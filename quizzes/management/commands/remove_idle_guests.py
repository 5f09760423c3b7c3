"""Remove guests who have not been here for 90 days; meant to run once a day."""

from django.core.management.base import BaseCommand
from django.utils import timezone
from django.utils.translation import ngettext

from quizzes.services.guests import remove_idle_guests


class Command(BaseCommand):
    help = "Delete guests without an answer or a hint for 90 days, and all they did."

    def handle(self, **options: object) -> str:
        count = remove_idle_guests(now=timezone.now())
        sentence = ngettext(
            "Removed %(count)d idle guest.", "Removed %(count)d idle guests.", count
        )
        return sentence % {"count": count}
