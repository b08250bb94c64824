"""Direct messages to users: open their DMs, write to them, and remember who cannot be reached."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from typing import Any

import discord
from msgspec.structs import replace

from unobot.bot.discord_api.error_codes import (
    CANNOT_DM,
    DMS_BLOCKED,
    NO_ACCESS,
    UNKNOWN_CHANNEL,
    is_temporary,
)
from unobot.bot.discord_api.request_budget import Rank
from unobot.bot.live.edit_scheduler import EditScheduler
from unobot.bot.live.transports import NO_MENTIONS, Delivery
from unobot.model.clock import Clock, parse_moment
from unobot.model.people import UserState
from unobot.model.stores import PeopleStore

log = logging.getLogger(__name__)

OPENING_GAP = 1.0
"""Seconds between two new DMs: Discord blocks bots that open many DMs at once."""
BLOCK_SECONDS = 24 * 3600.0
"""Seconds without new DMs after Discord blocked them."""
BLOCK_CHECK_GAP = 60.0
"""Seconds between two reads of whether another process found new DMs blocked. A refusal ends them at once."""
BLOCKED_UNTIL_KEY = "no new DMs until"
"""The database key of the time until which the bot opens no new DMs (Unix seconds)."""
CHANNEL_LOST = (UNKNOWN_CHANNEL, NO_ACCESS)
"""The errors after which the DM of a user has to be opened again."""


class DirectMessages:
    """The DMs of all users. ``clock`` is the wall clock."""

    def __init__(
        self, client: discord.Client, clock: Clock, scheduler: EditScheduler, store: PeopleStore, delivery: Delivery
    ) -> None:
        self._client = client
        self._clock = clock
        self._scheduler = scheduler
        self._store = store
        self._delivery = delivery
        self.notices: dict[int, str] = {}
        """By user, the text id of an unread notice that says why no hand comes by DM."""
        self.refusals: Counter[str] = Counter()
        """How often Discord refused a direct message, by the reason."""
        self._checked_until = 0.0
        """Until when no block is expected (Unix seconds)."""
        self._opening: dict[int, asyncio.Task[int | None]] = {}
        """By user, the DMs that are being opened."""

    def wait_of(self, user_id: int) -> float:
        """Return the seconds until the bot opens the DM of a user, or writes to them."""
        return self._scheduler.seconds_to_slot("dm", OPENING_GAP, user_id)

    async def channel_of(self, user_id: int) -> int | None:
        """Return the DM channel of a user, and open it if that is possible. Raises `discord.HTTPException`.

        Opening can take a while, see `wait_of`. Concurrent calls for one user share one request.
        """
        user = await self._store.user(user_id)
        if user.dm_channel_id is not None:
            return user.dm_channel_id
        opening = self._opening.get(user_id)
        if opening is None:
            opening = self._opening[user_id] = asyncio.create_task(self._open(user_id))
            opening.add_done_callback(lambda task: self._finish_opening(user_id, task))
        await asyncio.wait({opening})  # if one caller gives up, the others still get the DM
        return opening.result()

    def _finish_opening(self, user_id: int, task: asyncio.Task[int | None]) -> None:
        del self._opening[user_id]
        if not task.cancelled() and (error := task.exception()) is not None:  # perhaps nobody waits anymore
            log.info("the direct messages of user %s could not be opened: %s", user_id, error)

    async def _open(self, user_id: int) -> int | None:
        if await self.is_blocked():
            return None
        await self._scheduler.slot("dm", OPENING_GAP, ticket=user_id)
        await self._scheduler.turn(Rank.DIRECT)
        try:
            channel_id = (await self._client.create_dm(discord.Object(user_id))).id
        except discord.HTTPException as error:
            if is_temporary(error):
                raise
            self.count_refusal(error)
            if error.code == DMS_BLOCKED:
                await self.block_new()
            return None
        await self._store.put_user(replace(await self._store.user(user_id), dm_channel_id=channel_id))
        return channel_id

    async def forget_channel(self, user_id: int) -> None:
        """Forget the DM channel of a user, because Discord refuses messages in it."""
        user = await self._store.user(user_id)
        if user.dm_channel_id is not None:
            await self._store.put_user(replace(user, dm_channel_id=None))

    async def user(self, user_id: int) -> UserState:
        """Return a user, with their DM channel, from the database. Raises `StorageError`."""
        return await self._store.user(user_id)

    async def mark_open(self, user: UserState, channel_id: int) -> None:
        """Store that a user accepts direct messages, and their DM channel. Raises `StorageError`."""
        if user.dm_closed or user.dm_channel_id is None:
            await self._store.put_user(replace(user, dm_channel_id=channel_id, dm_closed=False))

    async def mark_closed(self, user: UserState) -> None:
        """Store that a user accepts no direct messages. Raises `StorageError`."""
        if not user.dm_closed:
            await self._store.put_user(replace(user, dm_closed=True))

    async def send_screen(self, user_id: int, view: discord.ui.LayoutView, nonce: str) -> bool:
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
        if user.dm_channel_id is None and await self.is_blocked():
            return None
        await self._scheduler.turn(Rank.DIRECT)
        try:
            channel_id = user.dm_channel_id or (await self._client.create_dm(discord.Object(user_id))).id
            message_id = await self._delivery.send_now(channel_id, message)
        except discord.HTTPException as error:
            if is_temporary(error):
                raise
            self.count_refusal(error)
            log.info("user %s gets no direct message: %s", user_id, error)
            if error.code == DMS_BLOCKED:
                await self.block_new()
            elif error.code in CHANNEL_LOST:
                await self.forget_channel(user_id)
            return None
        if user.dm_channel_id is None:
            await self._store.put_user(replace(user, dm_channel_id=channel_id))
        return channel_id, message_id

    def count_refusal(self, error: discord.HTTPException) -> None:
        """Count a refused direct message. Other errors are counted as refused requests."""
        if error.code == DMS_BLOCKED:
            self.refusals["blocked"] += 1
        elif error.code in CANNOT_DM or error.code == NO_ACCESS:
            self.refusals["closed"] += 1

    async def is_blocked(self) -> bool:
        """Return whether Discord lets the bot open no new DMs."""
        if self._clock() < self._checked_until:
            return False
        until = parse_moment(await self._store.meta(self._application_id, BLOCKED_UNTIL_KEY))
        if until is not None and self._clock() < until:
            return True
        self._checked_until = self._clock() + BLOCK_CHECK_GAP
        return False

    async def block_new(self) -> None:
        """Open no new DMs for a day, because Discord refused one."""
        self._checked_until = 0.0
        await self._store.set_meta(self._application_id, BLOCKED_UNTIL_KEY, str(self._clock() + BLOCK_SECONDS))

    @property
    def _application_id(self) -> int:
        application_id = self._client.application_id
        assert application_id is not None  # known since the login
        return application_id
