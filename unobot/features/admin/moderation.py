"""Moderation of a server's tables, also of damaged ones: its admins list them, end one, or free a channel."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from typing import Literal, NamedTuple, TypeAlias

from unobot.features.admin.store import AdminStore
from unobot.model.audit_entry import AuditEntry
from unobot.model.clock import Clock
from unobot.model.people import BanState
from unobot.model.refused import Refused, Stale
from unobot.model.storage_errors import Damaged, StorageError
from unobot.model.table import TableState
from unobot.rules.ruleset.ruleset import Ruleset
from unobot.tables.policies import Policies
from unobot.tables.state import hosting, lobby
from unobot.tables.state.admission import is_guest
from unobot.tables.table import Table

log = logging.getLogger(__name__)

STUCK_AFTER = 60.0
"""How many seconds after its deadline a table counts as stuck."""

MAX_AUDIT_ENTRIES = 20
"""The most acts that admins can read."""

Stage: TypeAlias = Literal["lobby", "playing", "pause", "suspended", "adjourned", "damaged"]
"""The stage of a table that is not closed: its status, why it waits, or that it cannot be read."""


@dataclass(frozen=True, slots=True)
class TableOverview:
    """One table as the admins of its server see it."""

    id: int
    channel_id: int
    """The id of its channel, or 0 if that cannot be read."""
    host_id: int
    """The id of its host, or 0 if that cannot be read."""
    stage: Stage
    since: float
    """When a person last acted at the table, or when it was suspended (Unix seconds); 0 if that cannot be read."""
    due: float | None = None
    """When the table should have acted by itself (Unix seconds). ``None`` if it is not late."""

    @property
    def blocks(self) -> bool:
        """Return whether the table keeps others out of its channel, and cannot go on."""
        return self.is_stuck or self.stage == "suspended"

    @property
    def is_stuck(self) -> bool:
        """Return whether the table cannot go on without an admin."""
        return self.due is not None or self.stage == "damaged"


class Removal(NamedTuple):
    """The changes that the ban of a user made at the tables of the server."""

    tables: int
    """The number of tables at which the user had a seat."""
    has_left: bool
    """Whether the admin has a seat in one of these matches, and counts as having left it."""


class Moderation:
    """The tables of servers, for their admins. ``load`` returns the table with an id.

    All methods raise `StorageError`.
    """

    def __init__(
        self, store: AdminStore, load: Callable[[int], Awaitable[Table | None]], policies: Policies, clock: Clock
    ) -> None:
        self._store = store
        self._bans = store.bans
        self._audit_log = store.audit_log
        self._policies = policies
        self._damaged_tables = store.damaged_tables
        self._load = load
        self._clock = clock

    async def tables(self, guild_id: int) -> list[TableOverview]:
        """Return the tables of a server that are not closed: stuck tables first, then the oldest."""
        overviews = [await self._find(guild_id, table_id) for table_id in await self._store.tables_in(guild_id)]
        return sorted(filter(None, overviews), key=lambda table: not table.is_stuck)

    async def table(self, guild_id: int, table_id: int) -> TableOverview:
        """Return a table of this server. Raises `Refused` if it is closed or in another server."""
        table = await self._find(guild_id, table_id)
        if table is None:
            raise Refused("refused-oversight-gone")
        return table

    async def end(self, guild_id: int, table_id: int, user_id: int) -> TableOverview:
        """Close a table, and return it as it was. Raises `Refused` as `table` does."""
        before = await self.table(guild_id, table_id)
        if before.stage == "damaged":
            await self._damaged_tables.close(table_id)
        else:
            await self._change(table_id, lambda table: table.change(user_id, hosting.end, moderator=True))
        return before

    async def unblock(self, guild_id: int, table_id: int, user_id: int) -> TableOverview:
        """Set aside a table that cannot go on, so that its channel is free. Return it as it was.

        `/uno resume` continues it. Raises `Refused` as `table` does, and if the table does not block its channel.
        """
        before = await self.table(guild_id, table_id)
        if not before.blocks:
            raise Refused("refused-unblock-free" if before.stage == "adjourned" else "refused-unblock-running")
        if before.stage == "damaged":
            await self._damaged_tables.adjourn(table_id, self._clock())
        else:
            await self._change(table_id, lambda table: table.suspend(user_id))
        return before

    async def ban(self, ban: BanState) -> Removal:
        """Ban a user in a server, and give their seats to AIs. Return the changes.

        If a table cannot be changed now, the user keeps the seat there but cannot play, so the clock makes the moves.
        """
        await self._bans.put(ban)
        self._policies.forget(ban.guild_id)
        tables, has_left, shut_out = 0, False, partial(hosting.shut_out, guest_id=ban.user_id)
        for table_id in await self._store.tables_in(ban.guild_id):
            try:
                table = await self._load(table_id)
                if table is not None and is_guest(table.state, ban.user_id):
                    leaves = hosting.removing_counts_as_leaving(table.state, ban.by_user_id, ban.user_id)
                    await self._change(table_id, lambda table: table.change(ban.by_user_id, shut_out))
                    tables, has_left = tables + 1, has_left or leaves
            except (Refused, StorageError) as error:  # the ban counts there, too
                log.warning("table %s: the seat of a banned user could not be given to an AI: %s", table_id, error)
        return Removal(tables, has_left)

    async def limit(
        self, guild_id: int, admin_id: int, fixed_in: Callable[[int], Awaitable[Ruleset]]
    ) -> tuple[TableState, ...]:
        """Apply the limits of a server to its open lobbies, also suspended ones. Return the changed lobbies.

        ``fixed_in`` returns the rules of a channel if the server locks them. A lobby that cannot be changed now is
        checked again when its match starts.
        """
        changed_lobbies = []
        for table_id in await self._store.tables_in(guild_id):
            try:
                table = await self._load(table_id)
                if table is None or table.state.status != "lobby":
                    continue
                limit, before = partial(lobby.limit, fixed=await fixed_in(table.state.channel_id)), table.state
                await self._change(table_id, partial(Table.change, user_id=admin_id, change=limit))
                if (table := await self._load(table_id)) is not None and table.state != before:
                    changed_lobbies.append(table.state)
            except (Refused, StorageError) as error:  # the start checks again
                log.warning("table %s: the limits of its server could not be applied yet: %s", table_id, error)
        return tuple(changed_lobbies)

    async def unban(self, guild_id: int, user_id: int) -> None:
        """Lift the ban of a user. Raises `Refused` if there is none."""
        is_lifted = await self._bans.lift(guild_id, user_id)
        self._policies.forget(guild_id)
        if not is_lifted:
            raise Refused("refused-not-banned")

    async def bans(self, guild_id: int) -> list[BanState]:
        """Return the bans of a server, the newest first."""
        return await self._bans.of(guild_id)

    async def log_act(self, act: AuditEntry) -> bool:
        """Store an act of an admin, and write it to the log. Return False if it is stored already."""
        if not await self._audit_log.add(act):
            return False
        details = "".join(
            f", {name} {value}" for name, value in (("user", act.user_id), ("channel", act.channel_id)) if value
        )
        log.info("server %s: admin %s: %s%s", act.guild_id, act.by_user_id, act.kind, details)
        return True

    async def audit_log(self, guild_id: int) -> list[AuditEntry]:
        """Return the last acts of the admins of a server, the newest first."""
        return await self._audit_log.last(guild_id, MAX_AUDIT_ENTRIES)

    async def _change(self, table_id: int, change: Callable[[Table], Awaitable[None]]) -> None:
        """Change a table that can be read. Retry once if another process writes to it at the same time."""
        for last in (False, True):
            table = await self._load(table_id)
            if table is None:
                raise Refused("refused-oversight-gone")
            try:
                await change(table)
            except Stale:
                if last:
                    raise
            else:
                return

    async def _find(self, guild_id: int, table_id: int) -> TableOverview | None:
        """Return a table of this server, or ``None`` if it is closed or in another server."""
        try:
            table = await self._load(table_id)
        except Damaged:
            damaged = await self._damaged_tables.find(table_id)
            if damaged is None or damaged.guild_id != guild_id:
                return None
            return TableOverview(table_id, damaged.channel_id, damaged.host_id, "damaged", damaged.touched)
        if table is None or table.state.guild_id != guild_id:
            return None
        return overview(table.state, self._clock())


def overview(state: TableState, now: float) -> TableOverview | None:
    """Return the overview of a table. Return ``None`` if it is closed."""
    match state:
        case TableState(status="closed"):
            return None
        case TableState(suspended=float(since)):
            stage: Stage = "adjourned" if state.adjourned else "suspended"
            return TableOverview(state.id, state.channel_id, state.host_id, stage, since)
        case TableState(status="lobby" | "playing" | "pause" as stage):
            due = state.deadline if state.deadline is not None and state.deadline + STUCK_AFTER < now else None
            return TableOverview(state.id, state.channel_id, state.host_id, stage, state.touched, due)
    raise AssertionError(f"no stage of a table: {state.status}")
