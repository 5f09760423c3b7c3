"""The persons of the tests, and the settings that only tests need."""

from django.conf import settings


def pytest_configure():
    settings.PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
    # Hashed file names would need collectstatic before every run.
    settings.STORAGES = settings.STORAGES | {
        "staticfiles": {
            "BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"
        }
    }
    settings.WHITENOISE_AUTOREFRESH = True
