"""Limits on how often one address may send something, kept by all processes."""

import time
from collections.abc import Callable
from functools import wraps
from ipaddress import IPv6Address, ip_address, ip_network

from django.conf import settings
from django.core.cache import cache
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import ngettext

SECONDS = {"s": 1, "m": 60, "h": 3600, "d": 86_400}
# Whoever has one IPv6 address usually has all of these.
IPV6_PREFIX = 64

type View = Callable[..., HttpResponse]


def limited(action: str) -> Callable[[View], View]:
    """Refuse POSTs above the rate that the settings allow for this action."""

    def decorate(view: View) -> View:
        @wraps(view)
        def wrapper(
            request: HttpRequest, *args: object, **kwargs: object
        ) -> HttpResponse:
            if request.method == "POST":
                wait = seconds_to_wait(action, visitor_address(request))
                if wait:
                    return too_many_requests(request, wait)
            return view(request, *args, **kwargs)

        return wrapper

    return decorate


def seconds_to_wait(action: str, address: str) -> int:
    """Count one more request; 0 if it may go on, else when the next one may."""
    allowed, duration = parse_rate(settings.RATE_LIMITS[action])
    window, passed = divmod(int(time.time()), duration)
    count = count_one(f"limit:{action}:{address}:{window}", duration)
    return 0 if count <= allowed else duration - passed


def parse_rate(rate: str) -> tuple[int, int]:
    """Read a number of requests and a time in seconds.

    >>> parse_rate("300/h")
    (300, 3600)
    """
    allowed, _, unit = rate.partition("/")
    return int(allowed), SECONDS[unit]


def count_one(key: str, seconds: int) -> int:
    """Add one to a count that is forgotten after a while; no process loses one."""
    try:
        return cache.incr(key)
    except ValueError:
        return 1 if cache.add(key, 1, timeout=seconds) else cache.incr(key)


def wait_for_guest(request: HttpRequest) -> int:
    """Return how many seconds a new guest has to wait, by the limit on new guests."""
    if request.visitor.row is not None:
        return 0
    return seconds_to_wait("guest", visitor_address(request))


def visitor_address(request: HttpRequest) -> str:
    """Return the address as the outermost of our own proxies saw it."""
    text = request.META.get("REMOTE_ADDR", "")
    if settings.PROXY_COUNT:
        hops = request.META.get("HTTP_X_FORWARDED_FOR", text).split(",")
        text = hops[-min(settings.PROXY_COUNT, len(hops))].strip()
    return network_of(text)


def network_of(text: str) -> str:
    try:
        address = ip_address(text)
    except ValueError:
        return "unknown"
    if isinstance(address, IPv6Address) and address.ipv4_mapped:
        address = address.ipv4_mapped
    if isinstance(address, IPv6Address):
        return str(ip_network((address, IPV6_PREFIX), strict=False).network_address)
    return str(address)


def too_many_requests(request: HttpRequest, seconds: int) -> HttpResponse:
    sentence = ngettext(
        "That was too much at once. Please try again in %(seconds)d second.",
        "That was too much at once. Please try again in %(seconds)d seconds.",
        seconds,
    ) % {"seconds": seconds}
    if request.htmx:
        response = HttpResponse(sentence, content_type="text/plain; charset=utf-8")
    else:
        response = render(request, "429.html", {"sentence": sentence})
    response.status_code = 429
    response["Retry-After"] = str(seconds)
    return response
