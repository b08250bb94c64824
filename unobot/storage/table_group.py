"""The tables of one feature, and how the data of a user or of a server in them is exported and deleted.

By default, the marks of a table (see `declaration`) decide:

* The export of a user has each row with their id, except for bytes.
* When a user deletes their data, each row with their id is deleted. In a text of another row, the id becomes 0.
* When the data of a server is deleted, each row of that server is deleted.
* A row that is kept for some days is deleted that many days after it was touched.
* `unobot db check` compares each row with the types of its columns.
"""

from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from functools import cache
from typing import Any, NamedTuple, TypeAlias

from sqlalchemy import (
    BigInteger,
    BindParameter,
    ColumnElement,
    Delete,
    Double,
    Row,
    Select,
    Table,
    Update,
    bindparam,
    delete,
    literal_column,
    or_,
    select,
    tuple_,
    update,
)

from unobot.model.people import Data

from .declaration import declaration
from .statements import Session
from .store import Store

MAX_ROWS = 500
"""The largest number of rows that one transaction deletes."""
SERVER_KEY: BindParameter[int] = bindparam("key", type_=BigInteger)
"""The id of a server in a `Batch`."""
CUTOFF: BindParameter[float] = bindparam("key", type_=Double)
"""The moment (Unix seconds) before which rows are old, in a `Batch`."""

Read: TypeAlias = Callable[[Row[Any]], object]
"""Reads a row as the bot does. Raises `Damaged`."""
Export: TypeAlias = Callable[[Store, int], Awaitable[Data]]
"""Returns what the tables hold about a user, as JSON with ids as texts."""
ExportParts: TypeAlias = Callable[[Store, int], AsyncIterator[Data]]
"""Yields the same in parts. Each part has some items of a list."""
Erase: TypeAlias = Callable[[Store, int], Awaitable[None]]
"""Deletes the id and the names of a user from the tables."""
DeleteSome: TypeAlias = Callable[[Session, int], int]
"""Deletes some rows of a server, at most `MAX_ROWS`. Returns their number; 0 means that none is left."""


class Batch(NamedTuple):
    """Rows to remove, and the statement that deletes or changes at most `MAX_ROWS` of them.

    Both have the parameter ``key``.
    """

    rows: Select[Any]
    change: Delete | Update

    def run(self, session: Session, key: float) -> int:
        """Run the statement. Return the number of rows."""
        return session.execute(self.change, {"key": key}).rowcount


class TableGroup(NamedTuple):
    """The tables of a feature, referenced tables first."""

    tables: tuple[Table, ...]
    read: Mapping[Table, Read] = {}
    """The reader of a row of a table, if a row can be damaged although each of its columns is valid."""
    counted_as: Mapping[Table, str] = {}
    """The field of `DataCounts` in which the rows of a user are counted."""
    export: Export | None = None
    """The export of a user in place of the export of rows, for example with clearer names."""
    export_parts: ExportParts | None = None
    """The same in parts, for data that can be large."""
    erase: Erase | None = None
    """The deletion of a user in place of the deletion of rows, for example because a row is about other users, too."""
    old: tuple[Batch, ...] | None = None
    """The rows to remove with old matches. By default, all old rows of the tables that are kept for days."""
    delete_server: DeleteSome | None = None
    """The deletion of a server in place of the deletion of rows."""


def delete_batch(table: Table, which: ColumnElement[bool]) -> Batch:
    """Return the batch that deletes all rows for which a condition is true."""
    key = list(table.primary_key)
    statement = delete(table).where(_limited(table, which))
    # With a key of several columns, the condition itself lets the database use the index of the key.
    return Batch(select(*key).where(which), statement.where(which) if len(key) > 1 else statement)


def update_batch(table: Table, which: ColumnElement[bool], **values: object) -> Batch:
    """Return the batch that sets ``values`` in all rows for which a condition is true. This must make it false."""
    return Batch(select(*table.primary_key).where(which), update(table).where(_limited(table, which)).values(**values))


def _limited(table: Table, which: ColumnElement[bool]) -> ColumnElement[bool]:
    key = list(table.primary_key)
    rows = select(*key).where(which).limit(literal_column(str(MAX_ROWS)))
    return key[0].in_(rows) if len(key) == 1 else tuple_(*key).in_(rows)


def old_rows(group: TableGroup) -> tuple[Batch, ...]:
    """Return the batches that delete all rows older than `CUTOFF`."""
    if group.old is not None:
        return group.old
    return tuple(_untouched(table) for table in group.tables if declaration(table).kept_for == "days")


def server_jobs(group: TableGroup) -> list[DeleteSome]:
    """Return the jobs that delete the data of a server from the tables."""
    if group.delete_server is not None:
        return [group.delete_server]
    return [batch.run for table in reversed(group.tables) for batch in _of_server(table)]


# Statements are cached, because each would take longer to compile than to run.


@cache
def _untouched(table: Table) -> Batch:
    return delete_batch(table, table.c.touched < CUTOFF)


@cache
def _of_server(table: Table) -> tuple[Batch, ...]:
    marks = declaration(table)
    if marks.kept_for == "table":
        return ()  # the rows are deleted with the rows that they refer to
    conditions = [table.c[name] == SERVER_KEY for name in (*marks.server, *marks.place)]
    deletions = [delete_batch(table, or_(*conditions))] if conditions else []
    return (*deletions, *(update_batch(table, table.c[name] == SERVER_KEY, **{name: None}) for name in marks.was_in))


def server_columns(group: TableGroup) -> list[ColumnElement[int]]:
    """Return the columns with the ids of the servers whose data the tables have."""
    return [
        table.c[name]
        for table in group.tables
        for name in (*declaration(table).server, *declaration(table).was_in)
        if declaration(table).kept_for != "table"
    ]
