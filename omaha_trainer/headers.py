"""Response headers that Django has no setting for."""

from collections.abc import Callable

from django.http import HttpRequest, HttpResponse

type Handler = Callable[[HttpRequest], HttpResponse]


def permissions_policy(get_response: Handler) -> Handler:
    """Ask the browser to keep from our pages what they never need."""

    def middleware(request: HttpRequest) -> HttpResponse:
        response = get_response(request)
        response["Permissions-Policy"] = "camera=(), geolocation=(), microphone=()"
        return response

    return middleware
