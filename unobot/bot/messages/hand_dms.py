"""DM hands: one message for each player and match, edited in place.

If Discord refuses DMs to a player, the player is told once, and the bot does not try again in this match. The hand
panel still works.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import Counter
from functools import partial
from typing import Any

import discord
from msgspec.structs import replace

from unobot.bot.discord_api.edit_scheduler import EditScheduler
from unobot.bot.discord_api.error_codes import (
    CANNOT_DM,
    DMS_BLOCKED,
    NO_ACCESS,
    UNKNOWN_CHANNEL,
    UNKNOWN_MESSAGE,
    may_improve,
)
from unobot.bot.discord_api.request_budget import Rank
from unobot.bot.messages.delivery import NO_MENTIONS, Delivery
from unobot.bot.messages.localizer import Localizer
from unobot.bot.messages.message_store import MessageStore
from unobot.bot.messages.preferences_cache import PreferencesCache
from unobot.bot.messages.render_cache import RenderCache, Rendering
from unobot.bot.messages.renderer import Renderer
from unobot.log_context import detached
from unobot.model.clock import Clock
from unobot.model.messages import MessageKey, MessageState
from unobot.storage.rows import moment_of
from unobot.storage.store import Store
from unobot.tables.state.admission import participants
from unobot.tables.state.places import PLACES
from unobot.tables.state.seating import seat_of
from unobot.tables.table import Table

log = logging.getLogger(__name__)

DM_GAP = 5.0
"""Seconds between two edits of one DM hand."""
TURN_GAP = 1.0
"""Seconds between two edits of the DM hand of the player to move."""
WAITING_GAP = 4.0
"""Seconds for each player of the table, after which the DM hands that wait say whose turn it is now.

So these edits cost each table a quarter of a request a second, whatever its size.
"""
OPENING_GAP = 1.0
"""Seconds between two new DMs: Discord blocks bots that open many DMs at once."""
BLOCKED_FOR = 24 * 3600.0
"""Seconds without new DMs after Discord blocked them."""
BLOCKED_UNTIL = "no new DMs until"
"""The database key of the time until which the bot opens no new DMs (Unix seconds)."""
FORGOTTEN = (UNKNOWN_CHANNEL, NO_ACCESS)


class HandDMs:
    """The DM hands of all tables."""

    def __init__(
        self,
        client: discord.Client,
        clock: Clock,
        scheduler: EditScheduler,
        store: Store,
        *,
        preferences: PreferencesCache,
        message_store: MessageStore,
        render_cache: RenderCache,
        localizer: Localizer,
        renderer: Renderer,
        delivery: Delivery,
    ) -> None:
        self._client = client
        self._clock = clock
        self._scheduler = scheduler
        self._store = store
        self._preferences = preferences
        self._message_store = message_store
        self._render_cache = render_cache
        self._localizer = localizer
        self._renderer = renderer
        self._delivery = delivery
        self._failed: set[tuple[int, int]] = set()
        """The table and user ids for which no DM hand can be sent."""
        self._nonces: dict[tuple[int, int], str] = {}
        """By table and user. With a nonce, Discord sends a hand only once, even if its answer was lost."""
        self._waiting: dict[tuple[int, int], asyncio.TimerHandle] = {}
        """By table and user, the timers of waiting hands that name another player by now."""
        self.notices: dict[int, str] = {}
        """By user, the text id of an unread notice that says why no hand comes by DM."""
        self.refusals: Counter[str] = Counter()
        """How often Discord refused a direct message, by the reason."""
        self._opening: dict[int, asyncio.Task[int | None]] = {}
        """By user, the DMs that are being opened."""

    def mark(self, table: Table, user_id: int) -> None:
        """Mark a player's DM hand to be drawn."""
        if PLACES[table.state.place].hands != "sent":
            return
        state = None if table.log is None else table.log.match.round
        is_asked = state is not None and state.to_move == seat_of(table.state, user_id)
        gap = TURN_GAP if is_asked else DM_GAP  # the hand may just have said for whom it waits
        self._scheduler.mark(_key(table, user_id), partial(self._draw, table, user_id), gap, can_wait=True)

    def mark_all(self, table: Table) -> None:
        """Mark all DM hands of a table to be drawn."""
        if table.log is not None or not table.is_live:
            for user_id in participants(table.state):
                self.mark(table, user_id)

    def mark_changed(self, table: Table) -> None:
        """Mark the DM hands that a change of the table may change.

        Most moves leave most hands as they are. Such a hand only says for whom it waits, which has time.
        """
        if PLACES[table.state.place].hands != "sent":
            return
        if table.log is not None or not table.is_live:
            people = participants(table.state)
            for user_id in people:
                if table.is_live and (table.id, user_id) in self._failed:
                    continue
                source = self._render_cache.source(_key(table, user_id))
                if not self._renderer.is_unchanged(table, user_id, source):
                    self.mark(table, user_id)
                elif (table.id, user_id) not in self._waiting:
                    delay = WAITING_GAP * len(people) * self._scheduler.pressure()
                    timer = asyncio.get_running_loop().call_later(
                        delay, self._wait_over, table, user_id, context=detached()
                    )
                    self._waiting[table.id, user_id] = timer

    def _wait_over(self, table: Table, user_id: int) -> None:
        del self._waiting[table.id, user_id]
        if table.is_live:
            self.mark(table, user_id)

    async def settle(self, table: Table, user_id: int) -> None:
        """Forget a DM hand of a closed table, after the last drawing."""
        await self._delivery.settle(_key(table, user_id))
        self._renderer.forget(table.id)
        self._failed.discard((table.id, user_id))
        self._nonces.pop((table.id, user_id), None)
        if (timer := self._waiting.pop((table.id, user_id), None)) is not None:
            timer.cancel()

    def forget_user(self, user_id: int) -> None:
        """Forget a user, whose data is deleted."""
        self.notices.pop(user_id, None)
        self._failed = {place for place in self._failed if place[1] != user_id}
        self._nonces = {place: nonce for place, nonce in self._nonces.items() if place[1] != user_id}
        for place in [place for place in self._waiting if place[1] == user_id]:
            self._waiting.pop(place).cancel()

    async def _draw(self, table: Table, user_id: int) -> None:
        """Update a DM hand, or send the first one. Raises an error that the edit scheduler retries."""
        await self._localizer.recall(table, user_id)
        is_last = not table.is_live  # if it closes during a request, the message is drawn again
        await self._update(table, user_id)
        if is_last:
            await self.settle(table, user_id)

    async def _update(self, table: Table, user_id: int) -> None:
        post = await self._message_store.message(_key(table, user_id))
        if table.is_live and not await self.is_wanted(table, user_id):
            self._failed.discard((table.id, user_id))  # try again if the player turns DMs on again
            self.notices.pop(user_id, None)
            if post is not None:
                await self._take_away(post)
            return
        if post is not None and self._render_cache.is_news(
            _key(table, user_id), rendering := self._rendering(table, user_id)
        ):
            if await self._turn(table):
                latest = self._rendering(table, user_id)
                rendering = rendering if rendering.source == latest.source else latest
            try:
                await self._delivery.edit(post, rendering, partial(self.mark, table, user_id))
            except discord.HTTPException as error:
                await self._refused(table, post, error)
                post = None
        seated = seat_of(table.state, user_id) is not None
        if post is None and seated and table.is_live and (table.id, user_id) not in self._failed:
            await self._send(table, user_id)

    async def _turn(self, table: Table) -> bool:
        """Wait for the turn of an edit. Return whether that took time.

        The last drawing comes before tables in play: with it, the hand of a closed table is forgotten.
        """
        waited = table.is_live and await self._scheduler.turn(Rank.DIRECT, lambda: table.is_live)
        return waited if table.is_live else await self._scheduler.turn(Rank.NEWS) or waited

    def _rendering(self, table: Table, user_id: int) -> Rendering:
        return self._renderer.hand(table, user_id, self._localizer.text_of(table, user_id), dm=True)

    async def is_wanted(self, table: Table, user_id: int) -> bool:
        """Return whether a user wants DMs: by their own preference, else by the server's setting."""
        chosen = (await self._preferences.person(user_id)).dms
        if chosen is None:
            chosen = (await self._preferences.place(table.state.guild_id, table.state.channel_id)).dms
        return chosen is not False

    async def _take_away(self, post: MessageState) -> None:
        """Delete a DM hand that its owner does not want anymore."""
        await self._scheduler.turn(Rank.DIRECT)
        await self._delivery.delete(post.channel_id, post.message_id)
        await self._message_store.drop(post.key, message_id=post.message_id)
        self._render_cache.forget(post.key)

    def wait_of(self, user_id: int) -> float:
        """Return the seconds until the bot opens the DM of a user, or writes to them."""
        return self._scheduler.wait_for_slot("dm", OPENING_GAP, user_id)

    async def channel_of(self, user_id: int) -> int | None:
        """Return the DM channel of a user, and open it if that is possible. Raises `discord.HTTPException`.

        That can take a while, see `wait_of`. All who ask for the same user wait for the same DM.
        """
        user = await self._store.user(user_id)
        if user.dm_channel_id is not None:
            return user.dm_channel_id
        opening = self._opening.get(user_id)
        if opening is None:
            opening = self._opening[user_id] = asyncio.create_task(self._open(user_id))
            opening.add_done_callback(lambda done: self._opened(user_id, done))
        await asyncio.wait({opening})  # if one of them gives up, the others still get it
        return opening.result()

    def _opened(self, user_id: int, done: asyncio.Task[int | None]) -> None:
        del self._opening[user_id]
        if not done.cancelled() and (error := done.exception()) is not None:  # perhaps nobody waits anymore
            log.info("the direct messages of user %s could not be opened: %s", user_id, error)

    async def _open(self, user_id: int) -> int | None:
        if await self._is_blocked():
            return None
        await self._scheduler.slot("dm", OPENING_GAP, ticket=user_id)
        await self._scheduler.turn(Rank.DIRECT)
        try:
            channel_id = (await self._client.create_dm(discord.Object(user_id))).id
        except discord.HTTPException as error:
            if may_improve(error):
                raise
            self._count(error)
            if error.code == DMS_BLOCKED:
                await self._block()
            return None
        await self._store.put_user(replace(await self._store.user(user_id), dm_channel_id=channel_id))
        return channel_id

    async def forget_channel(self, user_id: int) -> None:
        """Forget the DM channel of a user, because Discord refuses messages in it."""
        user = await self._store.user(user_id)
        if user.dm_channel_id is not None:
            await self._store.put_user(replace(user, dm_channel_id=None))

    def is_closed(self, table: Table, user_id: int) -> bool:
        """Return whether Discord has refused direct messages to a player in this match."""
        return (table.id, user_id) in self._failed

    async def write(self, user_id: int, view: discord.ui.LayoutView, nonce: str) -> bool:
        """Send a user a screen that is not a hand; return whether their DMs are open.

        Discord sends one message for each ``nonce``. Raises `discord.HTTPException` if the outcome is unknown.
        """
        view.stop()
        return await self.send(user_id, {"view": view, "allowed_mentions": NO_MENTIONS, "nonce": nonce}) is not None

    async def send(self, user_id: int, message: dict[str, Any]) -> tuple[int, int] | None:
        """Send a user a DM; return the ids of its channel and message, or None if their DMs are closed.

        ``message``: the keyword arguments for discord.py. Raises `discord.HTTPException` if the outcome is unknown.
        """
        await self._scheduler.slot("dm", OPENING_GAP, ticket=user_id)
        user = await self._store.user(user_id)
        if user.dm_channel_id is None and await self._is_blocked():
            return None
        await self._scheduler.turn(Rank.DIRECT)
        try:
            channel_id = user.dm_channel_id or (await self._client.create_dm(discord.Object(user_id))).id
            sent = await self._delivery.send_now(channel_id, message)
        except discord.HTTPException as error:
            if may_improve(error):
                raise
            self._count(error)
            log.info("user %s gets no direct message: %s", user_id, error)
            if error.code == DMS_BLOCKED:
                await self._block()
            elif error.code in FORGOTTEN:
                await self.forget_channel(user_id)
            return None
        if user.dm_channel_id is None:
            await self._store.put_user(replace(user, dm_channel_id=channel_id))
        return channel_id, sent

    async def _refused(self, table: Table, post: MessageState, error: discord.HTTPException) -> None:
        """Forget a DM hand that could not be edited. If its owner's DMs are closed, tell the owner."""
        is_closed = error.code in CANNOT_DM or (error.status == 403 and error.code not in FORGOTTEN)
        if error.code not in (UNKNOWN_MESSAGE, *FORGOTTEN) and not is_closed:
            raise error
        self._count(error)
        log.info("table %s: the hand of %s is gone: %s", table.id, post.key.user_id, error)
        await self._message_store.drop(post.key, message_id=post.message_id)
        if error.code in FORGOTTEN:
            await self.forget_channel(post.key.user_id)
        elif is_closed:
            await self._shut(table, post.key.user_id)

    async def _send(self, table: Table, user_id: int) -> None:
        """Send a player the DM hand of this match."""

        def is_wanted() -> bool:
            return table.is_live and seat_of(table.state, user_id) is not None

        await self._scheduler.slot("dm", OPENING_GAP, is_wanted)
        await self._scheduler.turn(Rank.DIRECT, is_wanted)
        if not is_wanted():  # many hands waited, and the match is over by now
            return
        user = await self._store.user(user_id)
        if user.dm_channel_id is None and await self._is_blocked():
            self._give_up(table, user_id, "note-dms-blocked")
            return
        rendering = self._rendering(table, user_id)
        nonce = self._nonces.setdefault((table.id, user_id), secrets.token_hex(12))
        try:
            channel_id = user.dm_channel_id or (await self._client.create_dm(discord.Object(user_id))).id
            sent = await self._delivery.post(channel_id, rendering.view, nonce)
            self._nonces.pop((table.id, user_id), None)
        except discord.HTTPException as error:
            if error.code in FORGOTTEN and user.dm_channel_id is not None:
                await self.forget_channel(user_id)  # the next try opens the DM again
                raise
            self._count(error)
            if error.code == DMS_BLOCKED:
                log.warning("Discord blocks new DMs: the bot opens none for a day")
                await self._block()
                self._give_up(table, user_id, "note-dms-blocked")
            elif may_improve(error) or error.code == UNKNOWN_CHANNEL:
                raise
            else:
                log.info("table %s: user %s gets no hand by direct message: %s", table.id, user_id, error)
                await self._shut(table, user_id)
            return
        if table.is_live and seat_of(table.state, user_id) is None:  # they left, and may have deleted their data
            await self._delivery.delete(channel_id, sent)
            return
        if user.dm_closed or user.dm_channel_id is None:
            await self._store.put_user(replace(user, dm_channel_id=channel_id, dm_closed=False))
        self._render_cache.put(_key(table, user_id), rendering)
        await self._message_store.put(_key(table, user_id), channel_id, sent)

    def _count(self, error: discord.HTTPException) -> None:
        """Count a refused direct message. Other errors are counted as refused requests."""
        if error.code == DMS_BLOCKED:
            self.refusals["blocked"] += 1
        elif error.code in CANNOT_DM or error.code == NO_ACCESS:
            self.refusals["closed"] += 1

    async def _shut(self, table: Table, user_id: int) -> None:
        """Remember that a player's DMs are closed, and tell the player once."""
        user = await self._store.user(user_id)
        self._give_up(table, user_id, None if user.dm_closed else "note-dms-closed")
        if not user.dm_closed:
            await self._store.put_user(replace(user, dm_closed=True))

    def _give_up(self, table: Table, user_id: int, notice: str | None) -> None:
        self._failed.add((table.id, user_id))
        if notice is not None:
            self.notices[user_id] = notice

    async def _is_blocked(self) -> bool:
        until = moment_of(await self._store.meta(self._application_id, BLOCKED_UNTIL))
        return until is not None and self._clock() < until

    async def _block(self) -> None:
        await self._store.set_meta(self._application_id, BLOCKED_UNTIL, str(self._clock() + BLOCKED_FOR))

    @property
    def _application_id(self) -> int:
        application_id = self._client.application_id
        assert application_id is not None  # known since the login
        return application_id


def _key(table: Table, user_id: int) -> MessageKey:
    return MessageKey(table.id, "hand", user_id)
