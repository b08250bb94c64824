"""The audit log of admins in the database, and the other stored data that they see and change."""

from collections.abc import Collection, Mapping
from functools import partial

from sqlalchemy import Index, or_, select, update
from sqlalchemy.dialects import postgresql

from unobot.model.audit_entry import AuditEntry
from unobot.model.former import NOBODY, scrub
from unobot.model.people import Data
from unobot.storage import statements
from unobot.storage.bans import Bans
from unobot.storage.declaration import database_table
from unobot.storage.personal_ids import shown_moment
from unobot.storage.row_reader import RowReader
from unobot.storage.rows import audit_entry_of
from unobot.storage.statements import Session
from unobot.storage.store import Store
from unobot.storage.table_group import TableGroup
from unobot.storage.unreadable_tables import UnreadableTables

ADMIN_ACT = database_table(
    "admin_act",
    AuditEntry,
    Index(None, "guild_id"),
    kept_for="server",
    user=("by_user_id", "user_id"),
    names=("detail",),
    server=("guild_id",),
    neutral=("id", "channel_id", "kind"),
)
"""The acts of admins. The id of an act is the id of its interaction, so no act is stored twice."""
INSERT_ACT = postgresql.insert(ADMIN_ACT).on_conflict_do_nothing()  # SQLite has the same syntax


class AuditLog:
    """The acts of admins in a store. All methods raise StorageError. An unreadable act is logged and left out."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._reader = RowReader(store.engine)

    async def add(self, act: AuditEntry) -> bool:
        """Write an act. Return False if it is stored already."""
        values = statements.columns(act)
        return bool(await self._store.writer.write(lambda session: session.execute(INSERT_ACT, values).rowcount))

    async def last(self, guild_id: int, count: int) -> list[AuditEntry]:
        """Return the last acts in a server, the newest first."""
        rows = select(ADMIN_ACT).where(ADMIN_ACT.c.guild_id == guild_id).order_by(ADMIN_ACT.c.id.desc())
        return await self._reader.all(rows.limit(count), audit_entry_of)

    async def about(self, user_id: int) -> list[AuditEntry]:
        """Return the acts by a user or on a user, in all servers, the oldest first."""
        is_of_user = or_(ADMIN_ACT.c.user_id == user_id, ADMIN_ACT.c.by_user_id == user_id)
        return await self._reader.all(select(ADMIN_ACT).where(is_of_user).order_by(ADMIN_ACT.c.id), audit_entry_of)

    async def erase(self, user_id: int, names: Mapping[int, Collection[str]]) -> int:
        """Delete the id and the names of a user from all acts. Return the number of changed acts.

        ``names``: their names by server.
        """
        return await self._store.writer.write(partial(_erase, user_id=user_id, names=names))


def _erase(session: Session, user_id: int, names: Mapping[int, Collection[str]]) -> int:
    changes = 0
    all_names = {name for server_names in names.values() for name in server_names}
    columns = ADMIN_ACT.c
    query = select(columns.id, columns.guild_id, columns.user_id, columns.by_user_id, columns.kind, columns.detail)
    is_of_user = or_(columns.user_id == user_id, columns.by_user_id == user_id, columns.detail.contains(str(user_id)))
    rows = {tuple(row) for row in session.execute(query.where(is_of_user)).fetchall()}
    for guild_id in names:
        reasons = query.where(columns.guild_id == guild_id, columns.kind == "ban", columns.detail != "")
        rows |= {tuple(row) for row in session.execute(reasons).fetchall()}
    for act_id, guild_id, user, admin, kind, detail in rows:
        names_to_erase = all_names if user_id in (user, admin) else names.get(guild_id, ())
        # The detail of another act is a value of a setting, such as "lock", and no words of an admin.
        words = scrub(str(detail), user_id, names_to_erase if kind == "ban" else ())
        if words != detail or user_id in (user, admin):
            new_values = {
                "user_id": NOBODY if user == user_id else user,
                "by_user_id": NOBODY if admin == user_id else admin,
                "detail": words,
            }
            changes += session.execute(update(ADMIN_ACT).where(columns.id == act_id).values(new_values)).rowcount
    return changes


async def export_audit_log(store: Store, user_id: int) -> Data:
    """Return the acts by a user and on a user."""
    entries = await AuditLog(store).about(user_id)
    return {"acts_of_admins": [_act_data(act, user_id) for act in entries]}


def _act_data(act: AuditEntry, user_id: int) -> Data:
    """Return what an act says about a user, without the words of another admin, which may name other users."""
    is_by_user = act.by_user_id == user_id
    data = {"server": str(act.guild_id), "time": shown_moment(act.at), "kind": act.kind, "by_this_user": is_by_user}
    return data | ({"detail": act.detail} if is_by_user else {})


async def erase_in_audit_log(store: Store, user_id: int) -> None:
    """Delete the id of a user from all acts. `PersonalData.erase_in_bans` has already deleted the names."""
    await AuditLog(store).erase(user_id, {})


AUDIT_LOG = TableGroup(
    (ADMIN_ACT,), read={ADMIN_ACT: audit_entry_of}, export=export_audit_log, erase=erase_in_audit_log
)


class AdminStore:
    """The stored data that admins of servers see and change. All methods raise `StorageError`."""

    def __init__(self, store: Store) -> None:
        self.audit_log = AuditLog(store)
        self.bans = Bans(store)
        self.damaged_tables = UnreadableTables(store)
        self._store = store

    async def tables_in(self, guild_id: int) -> list[int]:
        """Return the ids of the tables of a server that are not closed, oldest first."""
        return await self._store.tables_in(guild_id)
