"""Keep the day of each answer, in the time zone that its person has by now."""

from zoneinfo import ZoneInfo

from django.db import migrations, models
from django.db.models.functions import TruncDate
from django.utils import timezone


def fill_days(apps, schema_editor):
    attempts = apps.get_model("quizzes", "Attempt").objects
    zones = apps.get_model("quizzes", "User").objects.values_list("time_zone")
    for (name,) in zones.distinct().order_by("time_zone"):
        zone = ZoneInfo(name) if name else timezone.get_default_timezone()
        there = attempts.filter(person__time_zone=name)
        there.update(day=TruncDate("answered_at", tzinfo=zone))


class Migration(migrations.Migration):
    dependencies = [("quizzes", "0004_dispute")]

    operations = [
        migrations.AddField(
            model_name="attempt",
            name="day",
            field=models.DateField(null=True),
        ),
        migrations.RunPython(fill_days, migrations.RunPython.noop),
        migrations.AlterField(
            model_name="attempt",
            name="day",
            field=models.DateField(
                help_text="Where the person was when it was answered.",
                verbose_name="day",
            ),
        ),
    ]
