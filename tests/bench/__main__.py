"""Measure the promises: `python3 dev.py bench [NAME...]`, one JSON object a line.

A name selects every bench that begins with it; without a name all are run. The
exit status is 1 when a promise does not hold, and 2 for a name of nothing.
"""

import json
import sys

from tests.bench import deals, evaluator, growth, nuts, practice

BENCHES = (
    evaluator.BENCHES | nuts.BENCHES | deals.BENCHES | practice.BENCHES | growth.BENCHES
)


def selected(prefixes):
    """Return the benches whose name begins with one of the prefixes."""
    for prefix in prefixes:
        if not any(name.startswith(prefix) for name in BENCHES):
            known = ", ".join(BENCHES)
            print(f"No bench begins with {prefix!r}: {known}", file=sys.stderr)
            sys.exit(2)
    wanted = tuple(prefixes) or ("",)
    return [bench for name, bench in BENCHES.items() if name.startswith(wanted)]


def main(prefixes):
    all_hold = True
    for bench in selected(prefixes):
        result = bench()
        print(json.dumps(result), flush=True)
        all_hold = all_hold and result["holds"]
    return 0 if all_hold else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
