"""Everything that differs between machines, read from the environment."""

from importlib.resources import files
from pathlib import Path

import environ
from django.utils.csp import CSP
from django.utils.translation import gettext_lazy as _

from omaha_trainer import secret_key

BASE_DIR = Path(__file__).resolve().parent.parent
VAR_DIR = BASE_DIR / "var"
VAR_DIR.mkdir(exist_ok=True)

env = environ.Env()

DEBUG = env.bool("DEBUG", default=False)
SECRET_KEY = env.str("SECRET_KEY", default="") or secret_key.read_or_make(
    VAR_DIR / "secret_key"
)
ALLOWED_HOSTS = env.list("ALLOWED_HOSTS", default=["localhost", "127.0.0.1", "[::1]"])
CSRF_TRUSTED_ORIGINS = env.list("CSRF_TRUSTED_ORIGINS", default=[])

INSTALLED_APPS = [
    "django.contrib.admin",
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.messages",
    "django.contrib.sessions",
    "django.contrib.staticfiles",
    "allauth",
    "allauth.account",
    "crispy_forms",
    "crispy_bootstrap5",
    "django_htmx",
    "quizzes",
]

MIDDLEWARE = [
    "django.middleware.security.SecurityMiddleware",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "django.middleware.gzip.GZipMiddleware",
    "django.middleware.csp.ContentSecurityPolicyMiddleware",
    "omaha_trainer.headers.permissions_policy",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.locale.LocaleMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "django_htmx.middleware.HtmxMiddleware",
    "quizzes.visitors.VisitorMiddleware",
    "allauth.account.middleware.AccountMiddleware",
]

ROOT_URLCONF = "omaha_trainer.urls"
WSGI_APPLICATION = "omaha_trainer.wsgi.application"

TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [BASE_DIR / "templates"],
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.csp",
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
                "quizzes.visitors.person",
            ],
        },
    },
]
CRISPY_ALLOWED_TEMPLATE_PACKS = "bootstrap5"
CRISPY_TEMPLATE_PACK = "bootstrap5"

DATABASES = {
    "default": env.db_url("DATABASE_URL", default=f"sqlite:///{VAR_DIR}/db.sqlite3")
    | {"CONN_MAX_AGE": 600, "CONN_HEALTH_CHECKS": True}
}
if DATABASES["default"]["ENGINE"] == "django.db.backends.sqlite3":
    # With Django's own options half of the writes fail when many come at once.
    DATABASES["default"]["OPTIONS"] = {
        "transaction_mode": "IMMEDIATE",
        "timeout": 20,
        "init_command": (
            "PRAGMA journal_mode=WAL;PRAGMA synchronous=NORMAL;"
            "PRAGMA mmap_size=134217728;PRAGMA journal_size_limit=27103364;"
            "PRAGMA cache_size=2000;"
        ),
    }
    # In a file, so that the tests meet the locks that people meet.
    DATABASES["default"]["TEST"] = {"NAME": VAR_DIR / "test.sqlite3"}

# The rate limits count in the cache, so all server processes must share it.
env.CACHE_SCHEMES["dbcache"] = "omaha_trainer.cache.CountingDatabaseCache"
CACHES = {
    "default": env.cache_url("CACHE_URL", default="dbcache://cache?max_entries=10000")
}
SESSION_ENGINE = "django.contrib.sessions.backends.cached_db"
MESSAGE_STORAGE = "django.contrib.messages.storage.cookie.CookieStorage"

AUTH_USER_MODEL = "quizzes.User"
AUTHENTICATION_BACKENDS = ["allauth.account.auth_backends.AuthenticationBackend"]
LOGIN_URL = "account_login"
LOGIN_REDIRECT_URL = "home"
LOGOUT_REDIRECT_URL = "home"
PASSWORD_HASHERS = [
    "django.contrib.auth.hashers.Argon2PasswordHasher",
    "django.contrib.auth.hashers.PBKDF2PasswordHasher",
]
AUTH_PASSWORD_VALIDATORS = [
    {"NAME": f"django.contrib.auth.password_validation.{name}Validator"}
    for name in ("UserAttributeSimilarity", "MinimumLength", "CommonPassword")
]

ACCOUNT_ADAPTER = "quizzes.accounts.AccountAdapter"
ACCOUNT_FORMS = {
    "add_email": "quizzes.forms.accounts.AddEmailForm",
    "change_password": "quizzes.forms.accounts.ChangePasswordForm",
    "login": "quizzes.forms.accounts.LogInForm",
    "reauthenticate": "quizzes.forms.accounts.ReauthenticateForm",
    "reset_password": "quizzes.forms.accounts.ResetPasswordForm",
    "reset_password_from_key": "quizzes.forms.accounts.ResetPasswordKeyForm",
    "set_password": "quizzes.forms.accounts.SetPasswordForm",
    "signup": "quizzes.forms.accounts.SignUpForm",
}
ACCOUNT_SIGNUP_FIELDS = ["username*", "email", "password1*", "password2*"]
# An address is asked for by mail, so that a mistyped one is found before it is needed;
# but nobody has to wait for a mail to go on.
ACCOUNT_EMAIL_VERIFICATION = "optional"
ACCOUNT_CHANGE_EMAIL = True
# Whoever could not share an address would learn that it has an account already.
ACCOUNT_UNIQUE_EMAIL = False
ACCOUNT_REAUTHENTICATION_REQUIRED = True
ACCOUNT_REAUTHENTICATION_METHODS = ["password"]

LANGUAGE_CODE = "en"
LOCALE_PATHS = [BASE_DIR / "locale"]
LANGUAGES = [
    (code, name)
    for code, name in (
        ("en", _("English")),
        ("ar", _("Arabic")),
        ("pl", _("Polish")),
        ("ru", _("Russian")),
    )
    if code == LANGUAGE_CODE or (BASE_DIR / "locale" / code).is_dir()
]
TIME_ZONE = "UTC"
USE_TZ = True

STATIC_URL = "static/"
STATIC_ROOT = VAR_DIR / "static"
STATICFILES_DIRS = [
    BASE_DIR / "static",
    ("bootstrap", files("django_include_bootstrap") / "static" / "css"),
]
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {
        "BACKEND": "whitenoise.storage.CompressedManifestStaticFilesStorage"
    },
}
WHITENOISE_KEEP_ONLY_HASHED_FILES = True
# Source maps are large, and only a developer's browser asks for them.
WHITENOISE_SKIP_COMPRESS_EXTENSIONS = ["map", "png"]

MAIL_HOST = env.str("MAIL_HOST", default="")
MAILERS = {"default": {"BACKEND": "django.core.mail.backends.console.EmailBackend"}}
if MAIL_HOST:
    MAILERS["default"] = {
        "BACKEND": "django.core.mail.backends.smtp.EmailBackend",
        "OPTIONS": {
            "host": MAIL_HOST,
            "port": env.int("MAIL_PORT", default=587),
            "username": env.str("MAIL_USER", default=""),
            "password": env.str("MAIL_PASSWORD", default=""),
            "use_tls": env.bool("MAIL_TLS", default=True),
            "timeout": 10,
        },
    }
DEFAULT_FROM_EMAIL = env.str("MAIL_FROM", default="omaha-trainer@localhost")

# How many proxies of ours stand before the server and write X-Forwarded-*.
PROXY_COUNT = env.int("PROXY_COUNT", default=0)
if PROXY_COUNT:
    SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https")

# One switch for a site behind TLS; without it plain HTTP on a laptop works.
TLS = env.bool("TLS", default=False)
SECURE_SSL_REDIRECT = TLS
SESSION_COOKIE_SECURE = TLS
CSRF_COOKIE_SECURE = TLS
LANGUAGE_COOKIE_SECURE = TLS
SECURE_HSTS_SECONDS = 31_536_000 if TLS else 0
# Subdomains and preload lists concern the whole domain, which is not ours.
SILENCED_SYSTEM_CHECKS = ["security.W005", "security.W021"]

CSRF_FAILURE_VIEW = "quizzes.views.errors.csrf_failure"
SECURE_CSP = {
    "default-src": [CSP.NONE],
    "script-src": [CSP.SELF, CSP.NONCE],
    "style-src": [CSP.SELF, CSP.NONCE],
    "img-src": [CSP.SELF, "data:"],
    "font-src": [CSP.SELF],
    "connect-src": [CSP.SELF],
    "manifest-src": [CSP.SELF],
    "form-action": [CSP.SELF],
    "base-uri": [CSP.SELF],
    "frame-ancestors": [CSP.NONE],
    "object-src": [CSP.NONE],
}

# Allowed POSTs for each visitor's address; a class may share one address.
RATE_LIMITS = {
    "answer": env.str("RATE_LIMIT_ANSWER", default="600/m"),
    "analyze": env.str("RATE_LIMIT_ANALYZE", default="120/m"),
    "dispute": env.str("RATE_LIMIT_DISPUTE", default="60/h"),
    "guest": env.str("RATE_LIMIT_GUEST", default="300/h"),
}
# By address, and by the name that is tried; the rest is as allauth limits it.
ACCOUNT_RATE_LIMITS = {
    "login": env.str("RATE_LIMIT_LOG_IN", default="60/m") + "/ip",
    "login_failed": "20/m/ip,5/5m/key",
    "signup": env.str("RATE_LIMIT_SIGN_UP", default="60/m") + "/ip",
}

LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"plain": {"format": "%(asctime)s %(levelname)s %(message)s"}},
    "filters": {"without keys": {"()": "omaha_trainer.logs.WithoutKeys"}},
    "handlers": {
        "console": {
            "class": "logging.StreamHandler",
            "formatter": "plain",
            "filters": ["without keys"],
        }
    },
    "root": {"handlers": ["console"], "level": "WARNING"},
    # Django's default would send errors, with all request data, by e-mail.
    "loggers": {"django": {"handlers": ["console"], "propagate": False}},
}
