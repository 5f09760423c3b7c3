"""The application that a WSGI server calls."""

import os

from django.core.wsgi import get_wsgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "omaha_trainer.settings")

application = get_wsgi_application()
