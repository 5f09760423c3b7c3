"""What the log leaves out."""

import logging
import re

KEYS = re.compile(r"(?<=/reset/key/)[^/]+|(?<=/confirm-email/)[^/]+")


class WithoutKeys(logging.Filter):
    """Leaves out of an address the key with which whoever has read it could come in."""

    def filter(self, record: logging.LogRecord) -> bool:
        if isinstance(record.args, tuple):
            record.args = tuple(
                KEYS.sub("...", part) if isinstance(part, str) else part
                for part in record.args
            )
        return True
