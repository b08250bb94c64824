"""The hands in the DMs: one message a match for each person, edited in place.

Who takes no DMs is told so once and costs nothing more; the panel goes on.
"""

from __future__ import annotations

import logging
import secrets
from typing import TYPE_CHECKING, Any

import discord
from msgspec.structs import replace

from unobot.bot.discord_api.edit_scheduler import EditScheduler
from unobot.bot.discord_api.error_codes import CANNOT_DM, DMS_BLOCKED, NO_ACCESS, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE
from unobot.bot.discord_api.request_budget import Rank
from unobot.bot.interactions.responses import NO_MENTIONS
from unobot.i18n import Text
from unobot.storage.states import MessageKey, MessageState
from unobot.storage.store import Store
from unobot.tables.state.seating import seat_of
from unobot.tables.state.timing import Clock
from unobot.tables.table import Table

if TYPE_CHECKING:
    from unobot.bot.messages.display import Display

log = logging.getLogger(__name__)

OPENING_GAP = 1.0
"""Seconds between two first messages to people: Discord blocks bots that open many DMs at once."""
BLOCKED_FOR = 24 * 3600.0
"""Seconds without a new DM after Discord said that there were too many."""
BLOCKED_UNTIL = "no new DMs until"
FORGOTTEN = (UNKNOWN_CHANNEL, NO_ACCESS)


class HandDMs:
    """The hands in the DMs of all tables."""

    def __init__(
        self, display: Display, client: discord.Client, store: Store, pacer: EditScheduler, clock: Clock
    ) -> None:
        self._display = display
        self._client = client
        self._store = store
        self._pacer = pacer
        self._clock = clock
        self._failed: set[tuple[int, int]] = set()
        """Table and person: no hand can be brought there."""
        self._nonces: dict[tuple[int, int], str] = {}
        """See `TableMessages`: no hand comes twice because Discord's answer was lost."""
        self._to_be_told: dict[int, str] = {}
        """Who has yet to hear that their hand does not come by DM, and in which words."""

    def take_notice(self, user_id: int) -> str | None:
        """The sentence that this person has yet to hear about their DMs, by its id; once."""
        return self._to_be_told.pop(user_id, None)

    def forget(self, table_id: int, user_id: int) -> None:
        """A table is closed."""
        self._failed.discard((table_id, user_id))
        self._nonces.pop((table_id, user_id), None)

    async def draw(self, table: Table, user_id: int) -> None:
        """Bring somebody's hand up to date, in its message or in a first one. Raises what is to be tried again."""
        display, text = self._display, self._display.text_of(table, user_id)
        key = MessageKey(table.id, "hand", user_id)
        post = await display.posts.message(key)
        if table.is_live and not await self.is_wanted(table, user_id):
            self._failed.discard((table.id, user_id))  # who wants it again later is tried again
            self._to_be_told.pop(user_id, None)
            if post is not None:
                await self._take_away(post)
            return
        if post is not None and display.shown.is_news(key, display.hand(table, user_id, text, dm=True)):
            await self._pacer.turn(Rank.DIRECT)
            try:
                await display.edit(table, post, display.hand(table, user_id, text, dm=True))  # as it is after the wait
            except discord.HTTPException as error:
                await self._refused(table, post, error)
                post = None
        seated = seat_of(table.state, user_id) is not None
        if post is None and seated and table.is_live and (table.id, user_id) not in self._failed:
            await self._send(table, user_id, text)

    async def is_wanted(self, table: Table, user_id: int) -> bool:
        """Whether this person has their hand by DM, and may be written to: as they chose, else as their server did."""
        chosen = (await self._display.choices.person(user_id)).dms
        if chosen is None:
            chosen = (await self._display.place(table.state.guild_id, table.state.channel_id)).dms
        return chosen is not False

    async def _take_away(self, post: MessageState) -> None:
        """Its owner wants no hand there any more."""
        await self._pacer.turn(Rank.DIRECT)
        await self._display.board.delete(post.channel_id, post.message_id)
        await self._display.posts.drop(post.key, message_id=post.message_id)
        self._display.shown.forget(post.key)

    async def write(self, user_id: int, view: discord.ui.LayoutView, nonce: str) -> bool:
        """Send somebody a screen that is no hand, each in its turn. Returns whether they take direct messages.

        Discord takes one with the same ``nonce`` once. Raises what it raises where nothing can be told.
        """
        view.stop()
        return await self.send(user_id, {"view": view, "allowed_mentions": NO_MENTIONS, "nonce": nonce}) is not None

    async def send(self, user_id: int, message: dict[str, Any]) -> tuple[int, int] | None:
        """The same with any message, as discord.py takes it. Its channel and id; ``None`` where nothing can be sent."""
        await self._pacer.slot("dm", OPENING_GAP)
        user = await self._store.user(user_id)
        if user.dm_channel_id is None and await self._is_blocked():
            return None
        await self._pacer.turn(Rank.DIRECT)
        try:
            channel_id = user.dm_channel_id or (await self._client.create_dm(discord.Object(user_id))).id
            sent = await self._channel(channel_id).send(**message)
        except discord.HTTPException as error:
            if error.code not in (*CANNOT_DM, *FORGOTTEN, DMS_BLOCKED):
                raise
            if error.code == DMS_BLOCKED:
                await self._block()
            elif error.code in FORGOTTEN and user.dm_channel_id is not None:
                await self._store.put_user(replace(user, dm_channel_id=None))
            return None
        if user.dm_channel_id is None:
            await self._store.put_user(replace(user, dm_channel_id=channel_id))
        return channel_id, sent.id

    async def _refused(self, table: Table, post: MessageState, error: discord.HTTPException) -> None:
        """A hand could not be edited: it is forgotten, and where DMs are closed that is told."""
        if error.code not in (UNKNOWN_MESSAGE, *FORGOTTEN, *CANNOT_DM):
            raise error
        log.info("table %s: the hand of %s is gone: %s", table.id, post.key.user_id, error)
        await self._display.posts.drop(post.key, message_id=post.message_id)
        if error.code in FORGOTTEN:
            user = await self._store.user(post.key.user_id)
            await self._store.put_user(replace(user, dm_channel_id=None))
        elif error.code in CANNOT_DM:
            await self._shut(table, post.key.user_id)

    async def _send(self, table: Table, user_id: int, text: Text) -> None:
        """The first message of this match to a person."""
        await self._pacer.slot("dm", OPENING_GAP)
        await self._pacer.turn(Rank.DIRECT)
        user = await self._store.user(user_id)
        if user.dm_channel_id is None and await self._is_blocked():
            self._give_up(table, user_id, "note-dms-blocked")
            return
        view = self._display.hand(table, user_id, text, dm=True)
        view.stop()
        nonce = self._nonces.setdefault((table.id, user_id), secrets.token_hex(12))
        try:
            channel_id = user.dm_channel_id or (await self._client.create_dm(discord.Object(user_id))).id
            sent = await self._channel(channel_id).send(view=view, allowed_mentions=NO_MENTIONS, nonce=nonce)
            self._nonces.pop((table.id, user_id), None)
        except discord.HTTPException as error:
            if error.code in CANNOT_DM:
                await self._shut(table, user_id)
            elif error.code == DMS_BLOCKED:
                log.warning("Discord blocks new DMs: none for a day")
                await self._block()
                self._give_up(table, user_id, "note-dms-blocked")
            else:
                if error.code in FORGOTTEN and user.dm_channel_id is not None:
                    await self._store.put_user(replace(user, dm_channel_id=None))  # opened anew by the next try
                raise
            return
        if user.dm_closed or user.dm_channel_id is None:
            await self._store.put_user(replace(user, dm_channel_id=channel_id, dm_closed=False))
        key = MessageKey(table.id, "hand", user_id)
        self._display.shown.put(key, view)
        await self._display.posts.put(key, channel_id, sent.id)

    async def _shut(self, table: Table, user_id: int) -> None:
        """This person takes no DMs: remembered, and told them once."""
        user = await self._store.user(user_id)
        self._give_up(table, user_id, None if user.dm_closed else "note-dms-closed")
        if not user.dm_closed:
            await self._store.put_user(replace(user, dm_closed=True))

    def _give_up(self, table: Table, user_id: int, told: str | None) -> None:
        self._failed.add((table.id, user_id))
        if told is not None:
            self._to_be_told[user_id] = told

    async def _is_blocked(self) -> bool:
        until = await self._store.meta(self._application_id, BLOCKED_UNTIL)
        return until is not None and self._clock() < float(until)

    async def _block(self) -> None:
        await self._store.set_meta(self._application_id, BLOCKED_UNTIL, str(self._clock() + BLOCKED_FOR))

    @property
    def _application_id(self) -> int:
        application_id = self._client.application_id
        assert application_id is not None  # known since the login
        return application_id

    def _channel(self, channel_id: int) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(channel_id)
