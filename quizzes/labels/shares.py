"""Parts of a whole as they stand in sentences."""

from fractions import Fraction


def percent(part: Fraction | float) -> str:
    """Return a part of the whole as a percentage with one decimal.

    >>> percent(Fraction(1, 8))
    '12.5%'
    """
    return f"{float(part):.1%}"
