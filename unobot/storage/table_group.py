"""The tables of one feature, and what is particular about the data of a user or of a server in them.

The marks of a table (see `declaration`) say what follows without any of this:

* The export of a user has each row with their id, except for bytes.
* When they delete their data, each row with their id is deleted. In a text of another row, the id becomes 0.
* When the data of a server is deleted, each row of that server is deleted.
* A row that is kept for some days is deleted that long after it was touched.
* `unobot db check` compares each row with the types of its columns.
"""

from collections.abc import Awaitable, Callable, Mapping
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

ROWS = 500
"""The most rows that one transaction deletes."""
KEY: BindParameter[int] = bindparam("key", type_=BigInteger)
"""The id of a server in a `Batch`."""
BEFORE: BindParameter[float] = bindparam("key", type_=Double)
"""The moment (Unix seconds) before which rows are old, in a `Batch`."""

Read: TypeAlias = Callable[[Row[Any]], object]
"""Reads a row as the bot does. Raises `Damaged`."""
Export: TypeAlias = Callable[[Store, int], Awaitable[Data]]
"""Returns what the tables hold about a user, as JSON with ids as texts."""
Erase: TypeAlias = Callable[[Store, int], Awaitable[None]]
"""Deletes the id and the names of a user from the tables."""
DeleteSome: TypeAlias = Callable[[Session, int], int]
"""Deletes some rows of a server, at most `ROWS`. Returns how many; 0 when all are gone."""


class Batch(NamedTuple):
    """Rows that have to go, and the statement that deletes or changes at most `ROWS` of them. Both have a ``key``."""

    rows: Select[Any]
    change: Delete | Update

    def run(self, session: Session, key: float) -> int:
        """Run the statement. Return the number of rows."""
        return session.execute(self.change, {"key": key}).rowcount


class TableGroup(NamedTuple):
    """The tables of a feature, referenced tables first."""

    tables: tuple[Table, ...]
    read: Mapping[Table, Read] = {}
    """The reader of a row, if the columns alone do not tell whether the row is whole."""
    counted_as: Mapping[Table, str] = {}
    """The field of `DataCounts` in which the rows of a user are counted."""
    export: Export | None = None
    """The export in place of the rows, for example because their readers want other words."""
    erase: Erase | None = None
    """The deletion of a user in place of the deletion of rows, for example because a row is about other users, too."""
    old: tuple[Batch, ...] | None = None
    """The rows that go with old matches, if it is not each row that is kept for days."""
    delete_server: DeleteSome | None = None
    """The deletion of a server in place of the deletion of rows."""


def deletion(table: Table, which: ColumnElement[bool]) -> Batch:
    """Return the batch that deletes the rows that meet a condition."""
    key = list(table.primary_key)
    here = delete(table).where(_some(table, which))
    # A part of a longer key finds the rows in its index.
    return Batch(select(*key).where(which), here.where(which) if len(key) > 1 else here)


def clearing(table: Table, which: ColumnElement[bool], **values: object) -> Batch:
    """Return the batch that changes the rows that meet a condition, so that they do not meet it any more."""
    return Batch(select(*table.primary_key).where(which), update(table).where(_some(table, which)).values(**values))


def _some(table: Table, which: ColumnElement[bool]) -> ColumnElement[bool]:
    key = list(table.primary_key)
    rows = select(*key).where(which).limit(literal_column(str(ROWS)))
    return key[0].in_(rows) if len(key) == 1 else tuple_(*key).in_(rows)


def old_rows(group: TableGroup) -> tuple[Batch, ...]:
    """Return the batches that delete what is older than a moment."""
    if group.old is not None:
        return group.old
    return tuple(_untouched(table) for table in group.tables if declaration(table).kept_for == "days")


def server_jobs(group: TableGroup) -> list[DeleteSome]:
    """Return the jobs that delete the data of a server from the tables."""
    if group.delete_server is not None:
        return [group.delete_server]
    return [batch.run for table in reversed(group.tables) for batch in _of_server(table)]


# Statements are made once, because each would take longer to compile than to run.


@cache
def _untouched(table: Table) -> Batch:
    return deletion(table, table.c.touched < BEFORE)


@cache
def _of_server(table: Table) -> tuple[Batch, ...]:
    marks = declaration(table)
    if marks.kept_for == "table":
        return ()  # the rows go with those that they refer to
    own = [table.c[name] == KEY for name in (*marks.server, *marks.place)]
    deletions = [deletion(table, or_(*own))] if own else []
    return (*deletions, *(clearing(table, table.c[name] == KEY, **{name: None}) for name in marks.was_in))


def server_columns(group: TableGroup) -> list[ColumnElement[int]]:
    """Return the columns with the ids of the servers whose data the tables have."""
    return [
        table.c[name]
        for table in group.tables
        for name in (*declaration(table).server, *declaration(table).was_in)
        if declaration(table).kept_for != "table"
    ]
