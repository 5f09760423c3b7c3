"""Numbers of chips as they stand in sentences."""

from django.utils.formats import number_format

# These keep a number and its sign in order in every language.
ISOLATE, POP = "\u2066", "\u2069"
MINUS = "\u2212"


def chips(count: int) -> str:
    """Return a number of chips, its digits in groups.

    >>> chips(1250)
    '1,250'
    """
    return number_format(count, force_grouping=True)


def net(result: int) -> str:
    """Return a gain or a loss of chips, with its sign.

    >>> net(1250).strip(ISOLATE + POP), net(0)
    ('+1,250', '0')
    """
    if not result:
        return chips(result)
    sign = "+" if result > 0 else MINUS
    return f"{ISOLATE}{sign}{chips(abs(result))}{POP}"
