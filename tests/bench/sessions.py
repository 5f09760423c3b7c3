"""Log made-up learners in: prints one JSON object with the session of each name.

Run as a module where DATABASE_URL is that of the site.
"""

import json
import sys

import django

django.setup()

from django.test import Client  # noqa: E402

from quizzes.models import User  # noqa: E402


def session_of(name):
    client = Client()
    client.force_login(User.objects.get(username=name))
    return client.cookies["sessionid"].value


json.dump({name: session_of(name) for name in sys.argv[1:]}, sys.stdout)
