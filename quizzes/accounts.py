"""Where allauth's accounts and our guests meet."""

import logging
from typing import Any

from allauth.account.adapter import DefaultAccountAdapter
from django.contrib import messages
from django.core.validators import MaxLengthValidator
from django.forms import BaseForm
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.urls import reverse
from django.utils.translation import gettext as _

from quizzes.limits import visitor_address
from quizzes.models import User
from quizzes.services.accounts import open_account

logger = logging.getLogger(__name__)


class AccountAdapter(DefaultAccountAdapter):
    """Lets nothing be lost at the door, and tells nobody's address to the log."""

    def new_user(self, request: HttpRequest) -> User:
        """Begin with what the browser's cookie says of preferences."""
        return request.visitor.preferences

    def save_user(
        self, request: HttpRequest, user: User, form: BaseForm, commit: bool = True
    ) -> User:
        guest = request.visitor.guest
        super().save_user(request, user, form, commit=False)
        account = open_account(account=user, guest=guest)
        request.visitor.forget()
        if guest is not None and guest.pk == account.pk:
            text = _("All that you did here as a guest is in your account now.")
            messages.success(request, text)
        return account

    def post_login(
        self, request: HttpRequest, user: User, **login: Any
    ) -> HttpResponse:
        """Ask first where a guest has answered in this browser, or taken a hint."""
        response = super().post_login(request, user, **login)
        guest = request.visitor.guest
        if login["signup"] or guest is None or guest.last_active_at() is None:
            return response
        return redirect(reverse("guest-answers", query={"next": response.url}))

    def logout(self, request: HttpRequest) -> None:
        super().logout(request)
        request.visitor.forget()

    def is_safe_url(self, url: str) -> bool:
        """Refuse what cannot even be read as an address, such as "http://["."""
        try:
            return super().is_safe_url(url)
        except ValueError:
            return False

    def clean_email(self, email: str) -> str:
        """Refuse an address that is too long to be kept, which would be cut."""
        MaxLengthValidator(User._meta.get_field("email").max_length)(email)
        return super().clean_email(email)

    def get_client_ip(self, request: HttpRequest) -> str:
        return visitor_address(request)

    def get_password_change_redirect_url(self, request: HttpRequest) -> str:
        return reverse("settings")

    def format_email_subject(self, subject: str) -> str:
        return f"{subject} · Omaha Trainer"

    def send_mail(self, template_prefix: str, email: str, context: dict) -> None:
        """Go on where no mail can be sent: an account does not depend on it."""
        try:
            super().send_mail(template_prefix, email, context)
        except OSError as error:
            # The error itself may name the recipient.
            logger.error("A mail could not be sent: %s", type(error).__name__)
            text = _("The mail could not be sent. Please try again later.")
            messages.error(self.request, text)
