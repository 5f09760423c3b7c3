"""Count the queries of a request as the promises count them."""

from contextlib import contextmanager

from django.db import connection
from django.test.utils import CaptureQueriesContext

READS = ("SELECT", "WITH")
WRITES = ("INSERT", "UPDATE", "DELETE")


@contextmanager
def queries():
    """Collect what is asked of the database, but for the cache and savepoints."""
    collected = []
    with CaptureQueriesContext(connection) as captured:
        yield collected
    statements = [query["sql"].strip() for query in captured]
    collected += [
        sql
        for sql in statements
        if sql.startswith(READS + WRITES) and '"cache"' not in sql
    ]


def writes_in(collected):
    return [sql for sql in collected if sql.startswith(WRITES)]
