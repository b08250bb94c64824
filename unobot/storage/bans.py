"""The bans of servers: the users who may not play there."""

from sqlalchemy import delete

from . import statements
from .row_reader import RowReader
from .rows import ban_of, every
from .schema import BanRow
from .states import BanState
from .store import Store


class Bans:
    """The bans in a store. All methods raise StorageError. A ban that cannot be read is noted and left out."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._reader = RowReader(store.engine)

    async def of(self, guild_id: int) -> list[BanState]:
        """Return the bans of a server, the newest first."""
        rows = every(BanRow).where(BanRow.guild_id == guild_id).order_by(BanRow.at.desc(), BanRow.user_id)
        return await self._reader.all(rows, ban_of)

    async def put(self, ban: BanState) -> None:
        """Write a ban in place of the one of the same user in the same server."""
        values = statements.columns(ban)
        await self._store.writer.write(lambda session: session.execute(statements.put(BanRow), values).rowcount)

    async def lift(self, guild_id: int, user_id: int) -> bool:
        """Delete the ban of a user in a server. Return whether there was one."""
        here = delete(BanRow).where(BanRow.guild_id == guild_id, BanRow.user_id == user_id)
        return bool(await self._store.writer.write(lambda session: session.execute(here).rowcount))
