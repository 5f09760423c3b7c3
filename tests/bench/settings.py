"""The site's own settings, with views to compare with and without rate limits."""

import os
from pathlib import Path

from omaha_trainer.settings import *  # noqa: F403
from omaha_trainer.settings import RATE_LIMITS, TEMPLATES

BENCH_DIRECTORY = Path(os.environ["BENCH_DIRECTORY"])
ROOT_URLCONF = "tests.bench.bare"
TEMPLATES[0]["DIRS"].append(Path(__file__).parent / "templates")
# Counted as ever, but nobody is refused.
RATE_LIMITS = dict.fromkeys(RATE_LIMITS, "1000000000/m")
