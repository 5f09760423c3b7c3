"""Remember how due reviews went; skills are built anew from all answers for it."""

from datetime import date

from django.db import migrations, models


def forget_skills(apps, schema_editor):
    for name in ("Skill", "Memory"):
        apps.get_model("quizzes", name).objects.all().delete()


class Migration(migrations.Migration):
    dependencies = [("quizzes", "0005_day_of_an_answer")]

    operations = [
        migrations.RunPython(forget_skills, migrations.RunPython.noop),
        migrations.AddField(
            model_name="skill",
            name="seen_on",
            field=models.DateField(
                default=date.min,
                help_text="The day where the person was.",
                verbose_name="last seen on",
            ),
            preserve_default=False,
        ),
        migrations.AddField(
            model_name="memory",
            name="due_reviews",
            field=models.JSONField(
                default=dict,
                help_text="By day: how many were answered, and how many were right.",
                verbose_name="due reviews",
            ),
        ),
    ]
