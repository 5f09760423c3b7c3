"""Django's database cache, made to count for many processes at once."""

import base64
import pickle

from django.core.cache.backends.db import DatabaseCache
from django.db import connections, router


class CountingDatabaseCache(DatabaseCache):
    """Loses no count: Django's own `incr` reads and writes in two steps."""

    def incr(self, key: str, delta: int = 1, version: int | None = None) -> int:
        """Add to a count, and leave its end as it is.

        The count is written only over the one that was read; where another process
        was faster it is read again.
        """
        row = self.make_and_validate_key(key, version=version)
        while True:
            value = self.get(key, version=version)
            if value is None:
                raise ValueError(f"No count is kept under {key!r}.")
            if self._replace(row, value, value + delta):
                return value + delta

    def _replace(self, row: str, old: int, new: int) -> bool:
        connection = connections[router.db_for_write(self.cache_model_class)]
        table, value, key = map(
            connection.ops.quote_name, (self._table, "value", "cache_key")
        )
        sql = f"UPDATE {table} SET {value} = %s WHERE {key} = %s AND {value} = %s"
        with connection.cursor() as cursor:
            cursor.execute(sql, [self._stored(new), row, self._stored(old)])
            return cursor.rowcount == 1

    def _stored(self, value: int) -> str:
        """Return a count as the cache keeps it."""
        pickled = pickle.dumps(value, self.pickle_protocol)
        return base64.b64encode(pickled).decode("latin1")
