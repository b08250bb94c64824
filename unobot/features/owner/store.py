"""The decisions of the bot's owner in the database. Commands and bots write them, and every bot reads them.

A blocked user is a ban without a server, so that it is exported and deleted as all bans are. A blocked server is a fact
in `app_meta`, because the data of a server that the bot has left is deleted.
"""

import msgspec
from sqlalchemy import Connection, delete, or_, select

from unobot.model.former import NOBODY, is_alias
from unobot.model.owner_decisions import OwnerDecisions, OwnerNotice
from unobot.model.people import EVERYWHERE, BanState
from unobot.storage.bans import ALIAS_KEY, BAN, Bans
from unobot.storage.schema import META, OF_ALL
from unobot.storage.store import Store

NOTICE = "notice"
"""The key of the notice to all tables."""
BLOCKED_SERVER = "blocked-server "
"""The beginning of the key of a blocked server. Its id follows."""
_FACTS = select(META.c.key, META.c.value).where(
    META.c.application_id == OF_ALL,
    or_(META.c.key.in_((NOTICE, ALIAS_KEY)), META.c.key.startswith(BLOCKED_SERVER)),
)
_USERS = select(BAN.c.user_id).where(BAN.c.guild_id == EVERYWHERE)


class OwnerStore:
    """The decisions of the owner in a store. All methods raise StorageError."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._bans = Bans(store)

    async def decisions(self) -> OwnerDecisions:
        """Return all decisions that can be read."""
        async with self._store.reader.reading() as connection:
            return await connection.run_sync(read_decisions)

    async def block_user(self, user_id: int, at: float) -> None:
        """Block a user in all servers from a time on (Unix seconds)."""
        await self._bans.put(BanState(EVERYWHERE, user_id, NOBODY, at))

    async def unblock_user(self, user_id: int) -> bool:
        """Let a user play again. Return whether they were blocked."""
        return await self._bans.lift(EVERYWHERE, user_id)

    async def block_server(self, server_id: int, at: float) -> None:
        """Block a server from a time on (Unix seconds)."""
        await self._store.set_meta(OF_ALL, f"{BLOCKED_SERVER}{server_id}", str(at))

    async def unblock_server(self, server_id: int) -> bool:
        """Let a server have the bot again. Return whether it was blocked."""
        return await self._drop(f"{BLOCKED_SERVER}{server_id}")

    async def put_notice(self, notice: OwnerNotice) -> None:
        """Show a notice at all tables, in the place of an earlier one."""
        await self._store.set_meta(OF_ALL, NOTICE, msgspec.json.encode(notice).decode())

    async def clear_notice(self) -> bool:
        """Delete the notice. Return whether there was one."""
        return await self._drop(NOTICE)

    async def _drop(self, key: str) -> bool:
        statement = delete(META).where(META.c.application_id == OF_ALL, META.c.key == key)
        return bool(await self._store.writer.write(lambda session: session.execute(statement).rowcount))


def read_decisions(connection: Connection) -> OwnerDecisions:
    """Return all decisions in a database that can be read."""
    facts = {str(row.key): str(row.value) for row in connection.execute(_FACTS)}
    users = frozenset(map(int, connection.scalars(_USERS)))
    servers = [key.removeprefix(BLOCKED_SERVER) for key in facts if key.startswith(BLOCKED_SERVER)]
    return OwnerDecisions(
        users=users,
        key=facts.get(ALIAS_KEY, "").encode() if any(map(is_alias, users)) else b"",
        servers=frozenset(int(server) for server in servers if server.isdecimal()),
        notice=_notice_of(facts.get(NOTICE, "")),
    )


def _notice_of(text: str) -> OwnerNotice | None:
    try:
        return msgspec.json.decode(text, type=OwnerNotice) if text else None
    except msgspec.DecodeError:  # also a value of the wrong type
        return None
