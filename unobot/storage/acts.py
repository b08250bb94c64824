"""The acts of the admins of servers."""

from sqlalchemy.dialects import postgresql

from . import statements
from .row_reader import RowReader
from .rows import act_of, every
from .schema import AdminActRow
from .states import AdminAct
from .store import Store

NEW_ACT = postgresql.insert(AdminActRow).on_conflict_do_nothing()  # SQLite has the same syntax


class Acts:
    """The acts in a store. All methods raise StorageError. An act that cannot be read is noted and left out."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._reader = RowReader(store.engine)

    async def note(self, act: AdminAct) -> bool:
        """Write an act. Return False if it was written before."""
        values = statements.columns(act)
        return bool(await self._store.writer.write(lambda session: session.execute(NEW_ACT, values).rowcount))

    async def last(self, guild_id: int, count: int) -> list[AdminAct]:
        """Return the last acts in a server, the newest first."""
        rows = every(AdminActRow).where(AdminActRow.guild_id == guild_id).order_by(AdminActRow.id.desc())
        return await self._reader.all(rows.limit(count), act_of)
