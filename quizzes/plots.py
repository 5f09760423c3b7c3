"""Values as SVG paths; the template of a plot draws them.

The drawing is stretched to the width of the page, so its units mean nothing.
"""

from collections.abc import Sequence

WIDTH, HEIGHT = 1000, 100
BAR = 0.7
STEPS = (1, 2, 5)


def round_top(most: int) -> int:
    """Return the first of 1, 2, 5, 10, 20, 50... that no value passes.

    >>> [round_top(most) for most in (0, 1, 3, 11, 200)]
    [1, 1, 5, 20, 200]
    """
    power = 1
    while True:
        for step in STEPS:
            if step * power >= most:
                return step * power
        power *= 10


def bars(values: Sequence[int], top: int) -> str:
    """Return a bar for each value but nothing, on a scale that ends at the top.

    >>> bars([1, 0, 4, 2], 4)
    'M37.5 100v-25h175v25z M537.5 100v-100h175v100z M787.5 100v-50h175v50z'
    """
    slot = WIDTH / len(values)
    width = _written(slot * BAR)
    drawn = []
    for number, value in enumerate(values):
        left = _written(slot * (number + (1 - BAR) / 2))
        height = _written(HEIGHT * value / top)
        if value:
            drawn.append(f"M{left} {HEIGHT}v-{height}h{width}v{height}z")
    return " ".join(drawn)


def line(shares: Sequence[float | None]) -> str:
    """Return a line through the shares that there are.

    >>> line([0.5, None, 1, 0])
    'M125 50L625 0L875 100'
    """
    return "M" + "L".join(f"{x} {y}" for x, y in _points(shares))


def dots(shares: Sequence[float | None]) -> str:
    """Return a line without length at each share that there is: its round ends show.

    >>> dots([0.5, None, 1, 0])
    'M125 50h0 M625 0h0 M875 100h0'
    """
    return " ".join(f"M{x} {y}h0" for x, y in _points(shares))


def _points(shares: Sequence[float | None]) -> list[tuple[str, str]]:
    slot = WIDTH / len(shares)
    return [
        (_written(slot * (number + 0.5)), _written(HEIGHT * (1 - share)))
        for number, share in enumerate(shares)
        if share is not None
    ]


def _written(number: float) -> str:
    """Return a number as SVG reads it, whatever the language of the page."""
    return f"{number:.1f}".removesuffix(".0")
