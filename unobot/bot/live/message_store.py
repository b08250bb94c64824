"""The message store: the ids and tokens with which the bot edits its own messages about each table.

Entries of live tables are cached in memory, so drawing needs no database query. If the database fails, drawing goes on:
unsaved changes are written later. If the bot restarts before that, it posts the lost messages again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable
from dataclasses import dataclass, field
from functools import partial

from msgspec.structs import replace

from unobot.log_context import detached
from unobot.model.clock import Clock
from unobot.model.messages import MessageKey, MessageKind, MessageState, PanelState
from unobot.model.storage_errors import StorageError
from unobot.storage.store import Store

log = logging.getLogger(__name__)

SAVE_GAP = 5.0
"""Seconds between two tries to write unsaved changes to the database."""
NEVER = float("-inf")
TOKEN_LIFE = 14.5 * 60
"""Seconds for which an interaction's token is used. Discord accepts it for 15 minutes."""
RENEWAL_GAP = 60.0
"""Seconds from one write of a panel to the next, if only its token is new. After a crash, the token is that old."""
PURGE_GAP = 25.0
"""Seconds from the end of a token to its removal, so that one query removes many tokens."""
PURGE_RETRY_GAP = 60.0


@dataclass(slots=True)
class _CachedTable:
    """The messages and panels of one table in memory."""

    is_read: bool = False
    """Whether the table was read from the database."""
    messages: dict[MessageKey, MessageState] = field(default_factory=dict)
    panels: dict[int, PanelState] = field(default_factory=dict)
    """By user."""
    unsaved: set[MessageKey] = field(default_factory=set)
    """The messages that are not in the database."""
    unsaved_panels: set[int] = field(default_factory=set)
    """The users whose panel is not in the database."""
    stored_until: dict[int, float] = field(default_factory=dict)
    """By user, when the stored token of a panel expires (Unix seconds)."""

    def drop_panel(self, user_id: int) -> None:
        """Forget the panel of a user."""
        self.panels.pop(user_id, None)
        self.unsaved_panels.discard(user_id)
        self.stored_until.pop(user_id, None)


class MessageStore:
    """The messages of each table.

    * The table message has the kind ``table``, and ``end`` if it is the posted end of a match.
    * DM hands have the kind ``hand``, and turn reminders have ``reminder``.
    * Hand panels are stored separately, with their tokens.
    """

    def __init__(self, store: Store, clock: Clock, monotonic: Clock) -> None:
        self._store = store
        self._clock = clock
        self._monotonic = monotonic
        self._tables: dict[int, _CachedTable] = {}
        self._failed_at = NEVER
        """When the database last failed, by the monotonic clock; `NEVER` if it accepted the last change."""
        self._alarm: asyncio.TimerHandle | None = None
        self._alarm_due = 0.0
        self._purging: asyncio.Task[None] | None = None
        self._closed = False

    async def purge(self) -> None:
        """Delete all expired tokens, and set an alarm for the next one."""
        await self._delete_expired(self._clock())

    async def close(self) -> None:
        """Stop purging."""
        self._closed = True
        if self._alarm is not None:
            self._alarm.cancel()
        if self._purging is not None:
            await self._purging

    async def message(self, key: MessageKey) -> MessageState | None:
        """Return the message with this key, or None."""
        return (await self._load(key.table_id)).messages.get(key)

    async def all_of(self, table_id: int, kind: MessageKind) -> list[MessageState]:
        """Return a table's messages of this kind."""
        return [message for key, message in (await self._load(table_id)).messages.items() if key.kind == kind]

    def has_none(self, table_id: int, kind: MessageKind) -> bool:
        """Return whether a table has no message of this kind. If the table is not in memory, return False."""
        cached = self._tables.get(table_id)
        return cached is not None and cached.is_read and all(key.kind != kind for key in cached.messages)

    async def put(self, key: MessageKey, channel_id: int, message_id: int) -> None:
        """Store a message. It replaces the one with the same key."""
        cached = await self._load(key.table_id)
        cached.messages[key] = MessageState(key, channel_id, message_id, posted=self._clock())
        cached.unsaved.add(key)
        await self._save(cached)

    async def drop(self, key: MessageKey, *, message_id: int | None = None) -> None:
        """Delete an entry; with ``message_id``, only if the entry still holds that message."""
        cached = await self._load(key.table_id)
        message = cached.messages.get(key)
        if message is not None and message_id in (None, message.message_id):
            del cached.messages[key]
            cached.unsaved.discard(key)
            await self._try_write(self._store.drop_message(key))

    async def panel(self, table_id: int, user_id: int) -> PanelState | None:
        """Return the panel of a user, or None if there is none or its token has expired."""
        panel = (await self._load(table_id)).panels.get(user_id)
        if panel is not None and panel.expires <= self._clock():
            await self.drop_panel(table_id, user_id)
            return None
        return panel

    async def read(self, table_id: int) -> None:
        """Read the messages and panels of a table from the database if they are not in memory."""
        await self._load(table_id)

    def panel_owners(self, table_id: int) -> list[int] | None:
        """Return the users who have a panel, or None if the table was not yet read."""
        cached = self._tables.get(table_id)
        if cached is None or not cached.is_read:
            return None
        return [user for user, panel in cached.panels.items() if user and panel.message_id]

    async def put_panel(self, table_id: int, user_id: int, message_id: int, token: str) -> PanelState | None:
        """Store a panel and its token; return the panel it replaces if that was another message."""
        previous = await self.panel(table_id, user_id)
        state = PanelState(
            table_id=table_id,
            user_id=user_id,
            message_id=message_id,
            token=token,
            expires=self._clock() + TOKEN_LIFE,
        )
        await self._write_panel(state)
        return previous if previous is not None and previous.message_id not in (0, message_id) else None

    async def put_token(self, table_id: int, user_id: int, token: str, *, renew: bool) -> bool:
        """Store a token for the first panel, unless there is a panel already; return whether it was stored.

        ``renew``: replace an earlier token for the first panel.
        """
        previous = await self.panel(table_id, user_id)
        if previous is None or (renew and not previous.message_id):
            await self.put_panel(table_id, user_id, 0, token)
            return True
        return False

    async def use_token(self, ticket: PanelState, message_id: int) -> PanelState | None:
        """Store the first panel, which was sent with the token ``ticket``.

        If the player opened another panel meanwhile, or the table closed, store nothing and return the sent panel.
        """
        panel = replace(ticket, message_id=message_id)
        if await self.panel(ticket.table_id, ticket.user_id) != ticket:
            return panel
        await self._write_panel(panel)
        return None

    async def put_panel_state(self, panel: PanelState) -> None:
        """Store a panel as it is: its token comes from an earlier press, and still expires at the same time."""
        await self._write_panel(panel)

    async def drop_token(self, table_id: int, user_id: int) -> None:
        """Delete the token for a first panel. A panel that was already sent stays."""
        panel = await self.panel(table_id, user_id)
        if panel is not None and not panel.message_id:
            await self.drop_panel(table_id, user_id)

    def is_panel(self, panel: PanelState) -> bool:
        """Return whether this message is the panel of its player, according to memory."""
        current = self._cached_panel(panel.table_id, panel.user_id)
        return current is not None and current.message_id == panel.message_id

    async def drop_panel(self, table_id: int, user_id: int, *, only: PanelState | None = None) -> None:
        """Delete a panel. With ``only``, delete it only if it is still that panel."""
        cached = await self._load(table_id)
        panel = cached.panels.get(user_id)
        if panel is not None and only in (None, panel):
            cached.drop_panel(user_id)
            await self._try_write(self._store.drop_panel(table_id, user_id))

    def forget(self, table_id: int) -> None:
        """Remove a table from the cache. The next access reads the database."""
        self._tables.pop(table_id, None)

    def forget_user(self, user_id: int) -> None:
        """Remove the messages and the panels of a user, whose data is deleted."""
        for cached in self._tables.values():
            for key in [key for key in cached.messages if key.user_id == user_id]:
                del cached.messages[key]
                cached.unsaved.discard(key)
            cached.drop_panel(user_id)

    async def _write_panel(self, panel: PanelState) -> None:
        """Store a panel in memory immediately, then write it to the database.

        If only the token is new, it is written every `RENEWAL_GAP` seconds, and nothing waits for the write.
        """
        user_id, cached = panel.user_id, self._tables.setdefault(panel.table_id, _CachedTable())
        previous, cached.panels[user_id] = cached.panels.get(user_id), panel
        self._set_alarm(panel.expires)
        if previous is not None and previous.message_id == panel.message_id and user_id not in cached.unsaved_panels:
            if panel.expires >= cached.stored_until.get(user_id, NEVER) + RENEWAL_GAP:
                cached.stored_until[user_id] = panel.expires
                self._store.renew_panel(panel).add_done_callback(partial(self._check_renewal, cached, user_id))
            return
        cached.unsaved_panels.add(user_id)
        unwritten: PanelState | None = panel
        while unwritten is not None and await self._try_write(self._store.put_panel(unwritten)):
            newest = self._cached_panel(panel.table_id, user_id)
            if newest is not None:
                cached.stored_until[user_id] = unwritten.expires
            if newest == unwritten:
                cached.unsaved_panels.discard(user_id)
                return
            unwritten = newest  # the database may have taken the newer one first

    def _check_renewal(self, cached: _CachedTable, user_id: int, write: asyncio.Future[None]) -> None:
        """Log a failed write of a new token. The next press brings another token."""
        if not write.cancelled() and isinstance(write.exception(), StorageError):
            cached.stored_until.pop(user_id, None)
            self._log_failure(write.exception())

    def _set_alarm(self, expires: float | None) -> None:
        """Schedule the next purge, `PURGE_GAP` seconds after ``expires``, unless an earlier one is scheduled."""
        if expires is None or self._closed or (self._alarm is not None and self._alarm_due <= expires):
            return
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm_due = expires
        wait = max(0.0, expires - self._clock()) + PURGE_GAP
        self._alarm = asyncio.get_running_loop().call_later(wait, self._ring, context=detached())

    def _ring(self) -> None:
        self._alarm = None
        self._purging = asyncio.create_task(self._purge(), name="purge expired tokens")

    async def _purge(self) -> None:
        now = self._clock()
        for cached in self._tables.values():
            for user_id in [user_id for user_id, panel in cached.panels.items() if panel.expires <= now]:
                del cached.panels[user_id]
            for user_id in [user_id for user_id, until in cached.stored_until.items() if until <= now]:
                del cached.stored_until[user_id]
                if user_id in cached.panels:  # its newer token is not stored, and needs a row again
                    cached.unsaved_panels.add(user_id)
        try:
            await self._delete_expired(now)
        except StorageError as error:
            log.warning("expired tokens could not be deleted, trying again: %s", error)
            self._set_alarm(now + PURGE_RETRY_GAP)

    async def _delete_expired(self, now: float) -> None:
        self._set_alarm(await self._store.purge_panels(now))

    def _cached_panel(self, table_id: int, user_id: int) -> PanelState | None:
        cached = self._tables.get(table_id)
        return None if cached is None else cached.panels.get(user_id)

    async def _load(self, table_id: int) -> _CachedTable:
        """Return the messages and panels of a table. Read them from the database if necessary."""
        cached = self._tables.get(table_id)
        if cached is not None and cached.unsaved and self._monotonic() >= self._failed_at + SAVE_GAP:
            await self._save(cached)
            cached = self._tables.get(table_id)
        if cached is None or not cached.is_read:
            messages = await self._store.messages(table_id)
            panels = await self._store.panels(table_id)
            cached = self._tables.setdefault(table_id, _CachedTable())
            if not cached.is_read:  # nobody else has read it meanwhile
                cached.is_read = True
                cached.messages = {message.key: message for message in messages}
                cached.panels = {panel.user_id: panel for panel in panels} | cached.panels
            for panel in panels:
                cached.stored_until.setdefault(panel.user_id, panel.expires)
        return cached

    async def _save(self, cached: _CachedTable) -> None:
        for key in [*cached.unsaved]:
            state = cached.messages.get(key)
            if state is not None and await self._try_write(self._store.put_message(state)):
                cached.unsaved.discard(key)

    async def _try_write(self, write: Awaitable[None]) -> bool:
        """Return whether the database accepted a change. Only the first of several failures is logged."""
        try:
            await write
        except StorageError as error:
            self._log_failure(error)
            return False
        self._failed_at = NEVER
        return True

    def _log_failure(self, error: BaseException | None) -> None:
        if self._failed_at == NEVER:
            log.warning("the database does not accept changes of messages for now: %s", error)
        self._failed_at = self._monotonic()
