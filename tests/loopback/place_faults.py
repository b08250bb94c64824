"""Faults of places: the bot may not do something there, people refuse its messages, and what was there is deleted."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import Final

from tests.loopback.fake import FakeDiscord
from tests.loopback.model import Channel, Json, User, iso

VIEW, SEND, SEND_IN_THREADS = 1 << 10, 1 << 11, 1 << 38
TAKEN: Final = {"no access": VIEW | SEND | SEND_IN_THREADS, "no sending": SEND | SEND_IN_THREADS}
"""The permissions that the bot loses, by fault."""
CLOSED: Final = (50007, 50001, 50278)
"""The codes with which Discord refuses direct messages."""


class Places:
    """The channels, the threads and the people of a run. A place that is replaced in ``channels`` is replaced here."""

    def __init__(self, fake: FakeDiscord, channels: Sequence[Channel], users: Sequence[User]) -> None:
        self._fake = fake
        self._channels = channels
        self._users = users

    async def suffer(self, fault: str, seconds: float, pick: int = 0) -> None:
        """Have a fault of `plan.PLACES` or `plan.THREADS` for this many seconds. A deleted message stays away.

        ``pick`` chooses the code of refused letters, or the people who leave.
        """
        if fault == "table deleted":
            self._delete_tables()
            return
        there = [*self._channels]
        await self._set(fault, there, pick, begins=True, until=time.time() + seconds)
        try:
            await asyncio.sleep(seconds)
        finally:
            await self._set(fault, there, pick, begins=False)

    async def _set(self, fault: str, there: Sequence[Channel], pick: int, *, begins: bool, until: float = 0.0) -> None:
        threads = [channel for channel in there if channel.parent_id is not None]
        match fault:
            case "letters refused" | "people leave":
                self._set_people(fault, pick, begins=begins)
            case "timed out":
                self._fake.timeout = iso(until) if begins else None
                await self._tell_of_bot()
            case "age-restricted" | "slow mode":
                for channel in there:
                    setattr(channel, {"slow mode": "is_slow"}.get(fault, "age_restricted"), begins)
                await self._tell(there)
            case "put out":
                for thread in threads:
                    await self._put_out(thread) if begins else await self._let_in(thread)
            case "archived" | "locked":
                for thread in threads:
                    thread.is_archived, thread.is_locked = begins, begins and fault == "locked"
                await self._tell(threads)
            case _:
                homes = [self._fake.channels[thread.parent_id or 0] for thread in threads]
                for channel in (*there, *homes):
                    channel.bot_may = channel.bot_may & ~TAKEN[fault] if begins else channel.bot_may | TAKEN[fault]
                await self._tell((*there, *homes))

    def _set_people(self, fault: str, pick: int, *, begins: bool) -> None:
        for number, user in enumerate(self._users):
            if fault == "letters refused":
                user.closed = CLOSED[pick % len(CLOSED)] if begins else None
            elif number % 2 == pick % 2:
                user.left = begins

    async def _put_out(self, thread: Channel) -> None:
        thread.has_bot = False
        gone: Json = {"id": str(thread.id), "guild_id": str(thread.guild_id), "member_count": 2}
        gone["removed_member_ids"] = [str(self._fake.bot.id)]
        await self._fake.gateway.dispatch("THREAD_MEMBERS_UPDATE", gone, thread.guild_id)

    async def _let_in(self, thread: Channel) -> None:
        """Let a person mention the bot in a private thread, which adds it."""
        thread.has_bot = True
        await self._fake.gateway.dispatch("THREAD_CREATE", thread.payload(), thread.guild_id)

    def _delete_tables(self) -> None:
        """Delete every message that everybody sees, as a moderator may."""
        for message in list(self._fake.messages.values()):
            if message.channel in self._channels and message.reader is None and not message.deleted:
                message.deleted = True
                self._fake.tell(message)

    async def _tell(self, there: Sequence[Channel]) -> None:
        for channel in there:
            event = "CHANNEL_UPDATE" if channel.parent_id is None else "THREAD_UPDATE"
            await self._fake.gateway.dispatch(event, channel.payload(), channel.guild_id)

    async def _tell_of_bot(self) -> None:
        for guild in self._fake.guilds.values():
            await self._fake.gateway.dispatch("GUILD_MEMBER_UPDATE", self._fake.bot_in(guild), guild.id)
