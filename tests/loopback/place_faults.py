"""Faults of places: the bot may not do something there, people refuse its messages, and messages are deleted."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import Final

from tests.loopback.fake import FakeDiscord
from tests.loopback.model import Channel, User, iso

VIEW, SEND = 1 << 10, 1 << 11
TAKEN: Final = {"no access": VIEW | SEND, "no sending": SEND}
"""The permissions that the bot loses, by fault."""


class Places:
    """The channels and the people of a run."""

    def __init__(self, fake: FakeDiscord, channels: Sequence[Channel], users: Sequence[User]) -> None:
        self._fake = fake
        self._channels = channels
        self._users = users

    async def suffer(self, fault: str, seconds: float) -> None:
        """Have a fault of `plan.PLACES` for this many seconds. A deleted message stays away."""
        if fault == "table deleted":
            self._delete_tables()
            return
        await self._begin(fault, seconds)
        try:
            await asyncio.sleep(seconds)
        finally:
            await self._end(fault)

    async def _begin(self, fault: str, seconds: float) -> None:
        match fault:
            case "letters refused":
                for user in self._users:
                    user.closed = True
            case "timed out":
                self._fake.timeout = iso(time.time() + seconds)
                await self._tell_of_bot()
            case "age-restricted":
                for channel in self._channels:
                    channel.age_restricted = True
                await self._tell_of_channels()
            case _:
                for channel in self._channels:
                    channel.bot_may &= ~TAKEN[fault]
                await self._tell_of_channels()

    async def _end(self, fault: str) -> None:
        match fault:
            case "letters refused":
                for user in self._users:
                    user.closed = False
            case "timed out":
                self._fake.timeout = None
                await self._tell_of_bot()
            case "age-restricted":
                for channel in self._channels:
                    channel.age_restricted = False
                await self._tell_of_channels()
            case _:
                for channel in self._channels:
                    channel.bot_may |= TAKEN[fault]
                await self._tell_of_channels()

    def _delete_tables(self) -> None:
        """Delete every message that everybody sees, as a moderator may."""
        for message in list(self._fake.messages.values()):
            if message.channel in self._channels and message.reader is None and not message.deleted:
                message.deleted = True
                self._fake.tell(message)

    async def _tell_of_channels(self) -> None:
        for channel in self._channels:
            await self._fake.gateway.dispatch("CHANNEL_UPDATE", channel.payload(), channel.guild_id)

    async def _tell_of_bot(self) -> None:
        for guild in self._fake.guilds.values():
            await self._fake.gateway.dispatch("GUILD_MEMBER_UPDATE", self._fake.bot_in(guild), guild.id)
