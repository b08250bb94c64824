"""Tables that cannot be read as a whole. A few of their columns are read one by one, so that they can be closed."""

from dataclasses import dataclass
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import select, update

from unobot.model.structs import Id, Moment

from .row_reader import RowReader
from .rows import HOME
from .schema import LIVE, TABLE
from .statements import NOTICE, Session
from .store import Store


@dataclass(frozen=True, slots=True)
class UnreadableTable:
    """A few columns of a table that cannot be read as a whole. A damaged column is 0."""

    id: int
    guild_id: int
    channel_id: int
    host_id: int
    touched: float


class UnreadableTables:
    """The tables of a store that cannot be read. All methods raise StorageError."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._reader = RowReader(store.engine)

    async def find(self, table_id: int) -> UnreadableTable | None:
        """Return the readable columns of the table with this id, if it is not closed."""
        columns = (TABLE.c.id, TABLE.c.guild_id, TABLE.c.channel_id, TABLE.c.host_id, TABLE.c.touched)
        async with self._reader.reading() as connection:
            row = (await connection.execute(select(*columns).where(TABLE.c.id == table_id, LIVE))).one_or_none()
        if row is None:
            return None
        guild_id, channel_id, host_id = (_whole(value) for value in row[1:4])
        return UnreadableTable(row.id, guild_id, channel_id, host_id, _moment(row.touched))

    async def close(self, table_id: int) -> None:
        """Close the table."""
        await self._write(table_id, status="closed")

    async def adjourn(self, table_id: int, now: float) -> None:
        """Suspend the table, so that its channel is free. `/uno resume` finds it after its data is repaired."""
        await self._write(table_id, suspended=now, adjourned=True)

    async def _write(self, table_id: int, **columns: object) -> None:
        await self._store.writer.write(partial(_change, table_id=table_id, columns=columns, origin=self._store.origin))


def _change(session: Session, table_id: int, columns: dict[str, Any], origin: str | None) -> None:
    """Write these columns as a new version of the table, and notify the other processes of it."""
    statement = update(TABLE).where(TABLE.c.id == table_id).values(**columns, version=TABLE.c.version + 1)
    for home_id, version in session.execute(statement.returning(HOME, TABLE.c.version)).fetchall():
        if origin is not None:
            session.execute(NOTICE, {"notice": f"{origin} {table_id} {home_id or 0} {version}"})


def _whole(value: object) -> int:
    try:
        return msgspec.convert(value, Id)
    except msgspec.ValidationError:
        return 0


def _moment(value: object) -> float:
    try:
        return msgspec.convert(value, Moment)
    except msgspec.ValidationError:
        return 0.0
