"""The bans of servers, and of the owner of the bot: the users who may not play there, or anywhere.

When the data of a banned user is deleted, an alias replaces their id in the ban. The key of all aliases is in
`app_meta`. The first alias creates it.
"""

import secrets
from collections.abc import Collection, Mapping
from functools import partial
from typing import Any

from sqlalchemy import Delete, delete, or_, select, update
from sqlalchemy.dialects import postgresql

from unobot.model.former import NOBODY, alias_of, scrub
from unobot.model.people import EVERYWHERE, BanState, Data

from . import statements
from .declaration import database_table
from .personal_ids import shown_moment
from .row_reader import RowReader
from .rows import ban_of
from .schema import META, OF_ALL
from .statements import Session
from .store import Store
from .table_group import TableGroup

BAN = database_table(
    "ban",
    BanState,
    key=("guild_id", "user_id"),
    kept_for="server",
    user=("user_id", "by_user_id"),
    names=("reason",),
    server=("guild_id",),
)
"""The users who may not play in a server, or `EVERYWHERE`."""
ALIAS_KEY = "former-players"
_KEY = select(META.c.value).where(META.c.application_id == OF_ALL, META.c.key == ALIAS_KEY)
_NEW_KEY = postgresql.insert(META).on_conflict_do_nothing()  # SQLite has the same syntax


class Bans:
    """The bans in a store. All methods raise StorageError. A ban that cannot be read is logged and left out."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._reader = RowReader(store.engine)

    async def of(self, guild_id: int) -> list[BanState]:
        """Return the bans of a server, the newest first."""
        rows = select(BAN).where(BAN.c.guild_id == guild_id).order_by(BAN.c.at.desc(), BAN.c.user_id)
        return await self._reader.all(rows, ban_of)

    async def about(self, user_id: int) -> list[BanState]:
        """Return the bans of a user in all servers, also those under their alias."""
        rows = select(BAN).where(BAN.c.user_id.in_(await self._ids(user_id)))
        return await self._reader.all(rows.order_by(BAN.c.guild_id), ban_of)

    async def key(self) -> bytes:
        """Return the key of the aliases, or no bytes if there is none yet."""
        return (await self._store.meta(OF_ALL, ALIAS_KEY) or "").encode()

    async def put(self, ban: BanState) -> None:
        """Write a ban. It replaces an earlier ban of the same user in the same server."""
        values = statements.columns(ban)
        delete_earlier = _bans_of(ban.guild_id, await self._ids(ban.user_id))

        def write(session: Session) -> None:
            session.execute(delete_earlier)
            session.execute(statements.put(BAN), values)

        await self._store.writer.write(write)

    async def lift(self, guild_id: int, user_id: int) -> bool:
        """Delete the ban of a user, or of an alias, in a server. Return whether there was one."""
        statement = _bans_of(guild_id, await self._ids(user_id))
        return bool(await self._store.writer.write(lambda session: session.execute(statement).rowcount))

    async def erase(self, user_id: int, names: Mapping[int, Collection[str]]) -> int:
        """Delete the id and the names of a user from all bans. Their own bans stay, under their alias.

        ``names``: their names by server. Return the number of changed bans.
        """
        return await self._store.writer.write(partial(_erase, user_id=user_id, names=names))

    async def _ids(self, user_id: int) -> list[int]:
        """Return the ids that a ban of this user may have: their own, and their alias."""
        key = await self.key()
        return [user_id, alias_of(user_id, key)] if key else [user_id]


def _bans_of(guild_id: int, user_ids: Collection[int]) -> Delete:
    by_user = or_(*(BAN.c.user_id == user_id for user_id in user_ids))
    return delete(BAN).where(BAN.c.guild_id == guild_id, by_user)


def _erase(session: Session, user_id: int, names: Mapping[int, Collection[str]]) -> int:
    changes = 0
    all_names = {name for server_names in names.values() for name in server_names}
    columns = select(BAN.c.guild_id, BAN.c.user_id, BAN.c.by_user_id, BAN.c.reason)
    about_user = or_(BAN.c.user_id == user_id, BAN.c.by_user_id == user_id, BAN.c.reason.contains(str(user_id)))
    rows = {tuple(row) for row in session.execute(columns.where(about_user)).fetchall()}
    for guild_id in names:
        rows |= {tuple(row) for row in session.execute(columns.where(BAN.c.guild_id == guild_id)).fetchall()}
    for guild_id, banned_id, admin_id, reason in rows:
        user_names = all_names if user_id in (banned_id, admin_id) else names.get(guild_id, ())
        values: dict[str, Any] = {
            "reason": scrub(str(reason), user_id, user_names),
            "by_user_id": NOBODY if admin_id == user_id else admin_id,
        }
        if banned_id == user_id:
            alias = values["user_id"] = alias_of(user_id, ensure_alias_key(session))
            session.execute(_bans_of(guild_id, [alias]))  # an older ban of the same person
        elif (values["reason"], values["by_user_id"]) == (reason, admin_id):
            continue
        statement = update(BAN).where(BAN.c.guild_id == guild_id, BAN.c.user_id == banned_id)
        changes += session.execute(statement.values(values)).rowcount
    return changes


def ensure_alias_key(session: Session) -> bytes:
    """Return the key of the aliases. Create it if there is none."""
    session.execute(_NEW_KEY, {"application_id": OF_ALL, "key": ALIAS_KEY, "value": secrets.token_hex(32)})
    ((key,),) = session.execute(_KEY).fetchall()
    return str(key).encode()


async def export_bans(store: Store, user_id: int) -> Data:
    """Return the bans of a user. The reasons, which admins wrote, are left out."""
    bans = await Bans(store).about(user_id)
    return {
        "bans": [
            {
                "server": "all" if ban.guild_id == EVERYWHERE else str(ban.guild_id),
                "since": shown_moment(ban.at),
            }
            for ban in bans
        ]
    }


async def erase_in_bans(store: Store, user_id: int) -> None:
    """Delete the id of a user from all bans. `PersonalData.erase_in_bans` has deleted the names before."""
    await Bans(store).erase(user_id, {})


BANS = TableGroup((BAN,), read={BAN: ban_of}, export=export_bans, erase=erase_in_bans)
