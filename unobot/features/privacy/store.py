"""The data of one user in the database: find it, export it, and delete it.

A user's id is in columns and inside JSON. The declarations of the tables mark all of these columns (see `declaration`).
The log of a match (`event`) has only seat numbers. A `TableGroup` may have its own functions.
"""

from collections import Counter
from collections.abc import AsyncIterator, Iterable
from functools import partial
from typing import Any

from sqlalchemy import BigInteger, LargeBinary, Table, Update, delete, func, or_, select, update

from unobot.database_tables import DATABASE_TABLES, GROUPS
from unobot.features.admin.store import ADMIN_ACT, AuditLog
from unobot.model.former import names_of
from unobot.model.messages import MessageState
from unobot.model.people import Data, DataCounts
from unobot.model.storage_errors import Damaged
from unobot.storage.bans import BAN, Bans
from unobot.storage.declaration import declaration
from unobot.storage.erasure_mark import change_mark
from unobot.storage.personal_ids import holds, may_hold, scrubbed_json, shown_moment
from unobot.storage.personal_settings import followed_places
from unobot.storage.personal_tables import count_tables, erase_in_damaged, find_tables, messages_to
from unobot.storage.schema import SEAT, TABLE
from unobot.storage.statements import NOTICE, Session
from unobot.storage.store import Store

ANYWHERE = 0
"""The key, instead of a server's id, of names that do not come from tables."""


class PersonalData:
    """The data of users in a store. All methods raise `StorageError`."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._bans = Bans(store)
        self._audit_log = AuditLog(store)

    def forget(self) -> None:
        """Forget the last states of users and tables, because another process has changed their rows."""
        self._store.forget()

    async def compact_soon(self) -> None:
        """Remove the bytes of what was deleted, once for all deletions of some minutes. Raises `StorageError`."""
        await self._store.writer.compact_soon()

    async def tables(self, user_id: int) -> dict[int, bool]:
        """Return the ids of all tables that mention a user, in any way, and whether each is closed."""
        return await find_tables(self._store, user_id)

    async def counts(self, user_id: int) -> DataCounts:
        """Return how much is stored about a user. The database counts, so it is quick for any number of tables."""
        counted_tables = [(name, table) for group in GROUPS for table, name in group.counted_as.items()]
        queries = [
            select(func.count()).select_from(table).where(_is_user_row(table, user_id)) for _, table in counted_tables
        ]
        async with self._store.reader.reading() as connection:
            numbers = (await connection.execute(select(*(query.scalar_subquery() for query in queries)))).one()
        totals = Counter[str]()
        for (name, _), number in zip(counted_tables, numbers, strict=True):
            totals[name] += number
        totals["tables"] = await count_tables(self._store, user_id)
        totals["channels"] = len(await followed_places(self._store, user_id))
        totals["bans"] = len(await self._bans.about(user_id))
        return DataCounts(**totals)

    async def export_parts(self, user_id: int, now: float) -> AsyncIterator[Data]:
        """Yield all that is stored about a user, as JSON with ids as texts.

        It comes in parts, so that no more than one is in memory. A long list is in several.
        """
        yield {"user": str(user_id), "exported": shown_moment(now)}
        for group in GROUPS:
            if group.export_parts is not None:
                async for part in group.export_parts(self._store, user_id):
                    yield part
            elif group.export is not None:
                yield await group.export(self._store, user_id)
            else:
                for table in group.tables:
                    if declaration(table).is_personal:
                        yield {table.name: await self._rows(table, user_id)}

    async def _rows(self, table: Table, user_id: int) -> list[Data]:
        """Return the rows of a table that hold the id of a user, without columns of bytes, which are secrets."""
        columns = [column for column in table.columns if not isinstance(column.type, LargeBinary)]
        ids = {column.name for column in columns if isinstance(column.type, BigInteger)}
        async with self._store.reader.reading() as connection:
            rows = (await connection.execute(select(table).where(may_hold(table, user_id)))).all()
        user_rows = [row._asdict() for row in rows if holds(table, row, user_id)]
        return [
            {
                column.name: str(row[column.name])
                if column.name in ids and row[column.name] is not None
                else row[column.name]
                for column in columns
            }
            for row in user_rows
        ]

    async def messages(self, user_id: int) -> list[MessageState]:
        """Return the messages of the bot to a user that it still edits."""
        return await messages_to(self._store, user_id)

    async def erase_in_bans(self, user_id: int, names_now: Iterable[str] = ()) -> int:
        """Delete the id and the names of a user from bans and from the acts of admins. Bans of the user stay.

        Call it before all other deletions, because it reads the user's earlier names from the tables. ``names_now``:
        more names of the user. Return the number of changed bans and acts.
        """
        names = {ANYWHERE: set(names_now)}
        for table_id in await self.tables(user_id) if await self._has_reasons() else ():
            try:
                state = await self._store.load_table(table_id)
            except Damaged:
                continue
            if state is not None and state.guild_id is not None:
                names.setdefault(state.guild_id, set()).update(names_of(state, user_id))
        return await self._bans.erase(user_id, names) + await self._audit_log.erase(user_id, names)

    async def erase(self, user_id: int) -> None:
        """Delete the id and the names of a user everywhere except in bans, acts, and tables that are not closed."""
        for group in GROUPS:
            if group.erase is not None:
                await group.erase(self._store, user_id)
        await self._store.writer.write(partial(_erase_rows, user_id=user_id, origin=self._store.origin))
        for table in _plain_tables():
            if declaration(table).names:
                await self._erase_in_texts(table, user_id)
        await self._store.writer.write(partial(change_mark, is_shared=self._store.is_shared))
        self._store.forget()

    async def _erase_in_texts(self, table: Table, user_id: int) -> None:
        """Replace the id of a user in the texts of other rows. The search is outside the write transaction."""
        async with self._store.reader.reading() as connection:
            rows = (await connection.execute(select(table).where(may_hold(table, user_id)))).all()
        for row in rows:
            if holds(table, row, user_id):
                texts = {name: row._asdict()[name] for name in declaration(table).names}
                new = {name: scrubbed_json(text, user_id) for name, text in texts.items() if text is not None}
                row_key = (column == row._asdict()[column.name] for column in table.primary_key)
                change = update(table).where(*row_key).values(new)
                await self._store.writer.write(partial(_run, statement=change))

    async def erase_in_damaged(self, table_id: int, user_id: int) -> None:
        """Delete a user from a table that cannot be read: each id in its texts becomes 0."""
        await erase_in_damaged(self._store, table_id, user_id)

    async def remaining_tables(self, user_id: int) -> list[str]:
        """Return the names of the tables of the database that still hold the id of a user."""
        names = ["table_"] if await self.tables(user_id) else []
        for table in DATABASE_TABLES:
            if table in (TABLE, SEAT) or not declaration(table).is_personal:
                continue
            async with self._store.reader.reading() as connection:
                rows = await connection.execute(select(table).where(may_hold(table, user_id)))
                if any(holds(table, row, user_id) for row in rows):
                    names.append(table.name)
        return names

    async def _has_reasons(self) -> bool:
        """Return whether an admin has given a reason for a ban."""
        audit_entries, bans = select(ADMIN_ACT.c.id).where(ADMIN_ACT.c.detail != ""), select(BAN.c.user_id)
        async with self._store.reader.reading() as connection:
            return bool(
                await connection.scalar(select(audit_entries.exists() | bans.where(BAN.c.reason != "").exists()))
            )


def _is_user_row(table: Table, user_id: int) -> Any:  # noqa: ANN401 - a condition
    return or_(*(table.c[name] == user_id for name in declaration(table).user))


def _plain_tables() -> list[Table]:
    """Return the tables whose group leaves the deletion of a user to their marks, in the order of deletion."""
    return [table for group in reversed(GROUPS) if group.erase is None for table in reversed(group.tables)]


def _run(session: Session, statement: Update) -> int:
    return session.execute(statement).rowcount


def _erase_rows(session: Session, user_id: int, origin: str | None) -> None:
    for table in _plain_tables():
        if declaration(table).user:
            session.execute(delete(table).where(_is_user_row(table, user_id)))
    if origin is not None:  # a notice about table 0 is one about a user
        session.execute(NOTICE, {"notice": f"{origin} 0 {user_id} 0"})
