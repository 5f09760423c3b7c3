"""Django's database cache, made to count for many processes at once."""

import base64
import pickle

from django.core.cache.backends.db import DatabaseCache
from django.db import connections, router, transaction


class CountingDatabaseCache(DatabaseCache):
    """Loses no count: Django's own `incr` reads and writes in two steps."""

    def incr(self, key: str, delta: int = 1, version: int | None = None) -> int:
        """Add to a count under a lock on its row, and leave its end as it is."""
        connection = connections[router.db_for_write(self.cache_model_class)]
        row = self.make_and_validate_key(key, version=version)
        with transaction.atomic(using=connection.alias):
            self._lock(connection, row)
            value = self.get(key, version=version)
            if value is None:
                raise ValueError(f"No count is kept under {key!r}.")
            self._write(connection, row, value + delta)
        return value + delta

    def _lock(self, connection, row: str) -> None:
        # SQLite knows no row locks: its transactions begin IMMEDIATE instead.
        if connection.features.has_select_for_update:
            self._execute(
                connection, "SELECT 1 FROM {table} WHERE {key} = %s FOR UPDATE", [row]
            )

    def _write(self, connection, row: str, value: int) -> None:
        pickled = pickle.dumps(value, self.pickle_protocol)
        self._execute(
            connection,
            "UPDATE {table} SET {value} = %s WHERE {key} = %s",
            [base64.b64encode(pickled).decode("latin1"), row],
        )

    def _execute(self, connection, sql: str, parameters: list[str]) -> None:
        quote = connection.ops.quote_name
        names = {"table": self._table, "key": "cache_key", "value": "value"}
        quoted = {name: quote(column) for name, column in names.items()}
        with connection.cursor() as cursor:
            cursor.execute(sql.format(**quoted), parameters)
