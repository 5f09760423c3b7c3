"""The forms of allauth's pages, in our words."""

from typing import Any

from allauth.account import forms
from django.conf import settings
from django.utils.translation import gettext_lazy as _


class WithoutPlaceholders:
    """Labels say what belongs in a field; a placeholder would repeat it, and vanish."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        for field in self.fields.values():
            field.widget.attrs.pop("placeholder", None)


class SignUpForm(WithoutPlaceholders, forms.SignupForm):
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["username"].help_text = _(
            "You log in with it, and others may see it. Letters, digits and @ . + - _"
        )
        self.fields["email"].help_text = _("Only to get back in without a password.")


class LogInForm(WithoutPlaceholders, forms.LoginForm):
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["remember"].label = _("Stay logged in on this device")


class AddEmailForm(WithoutPlaceholders, forms.AddEmailForm):
    pass


class ChangePasswordForm(WithoutPlaceholders, forms.ChangePasswordForm):
    pass


class ReauthenticateForm(WithoutPlaceholders, forms.ReauthenticateForm):
    pass


class ResetPasswordForm(WithoutPlaceholders, forms.ResetPasswordForm):
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        if not settings.MAIL_HOST:
            self.fields["email"].help_text = _(
                "This site has no mail server yet. The link will be shown to whoever "
                "runs it, where it runs."
            )


class ResetPasswordKeyForm(WithoutPlaceholders, forms.ResetPasswordKeyForm):
    pass


class SetPasswordForm(WithoutPlaceholders, forms.SetPasswordForm):
    pass
