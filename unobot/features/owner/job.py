"""Give the seats of blocked people to AIs, and leave blocked servers."""

from __future__ import annotations

import logging
from functools import partial

from unobot.bot.discord_api.error_codes import UNREACHABLE, reason
from unobot.bot.discord_api.own_servers import leave_server
from unobot.bot.kit import Kit
from unobot.model.former import NOBODY
from unobot.model.refused import Refused, Stale
from unobot.tables.job import Job, Part
from unobot.tables.state import hosting

log = logging.getLogger(__name__)


class OwnerWork(Job):
    """The consequences of the decisions of the owner, at the tables and in the servers of this process."""

    def __init__(self, kit: Kit) -> None:
        self._kit = kit
        self._owner = kit.messages.owner
        self._owner.when_blocked.append(self._begin)

    async def restore(self) -> None:
        """Read what the owner decided while the bot was stopped."""
        await self._owner.refresh(at_once=True)

    async def clean_up(self, part: Part) -> None:
        """Leave the servers that were blocked while the bot could not leave them."""
        await self._owner.refresh(at_once=True)
        for guild in self._kit.client.guilds:
            if self._owner.blocks_server(guild.id):
                with part(f"leaving the blocked server {guild.id}"):
                    await self._leave(guild.id)

    async def joined(self, guild_id: int) -> None:
        """Leave a server that has added the bot again, if it is blocked."""
        await self._owner.refresh(at_once=True)
        if self._owner.blocks_server(guild_id):
            await self._leave(guild_id)

    async def _leave(self, guild_id: int) -> None:
        log.info("server %s is blocked, so the bot leaves it", guild_id)
        try:
            await leave_server(self._kit.client, guild_id)
        except UNREACHABLE as error:  # the daily work tries again, and presses there are refused
            log.warning("the blocked server %s could not be left: %s", guild_id, reason(error))

    def stop(self) -> None:
        """Read nothing anymore, because the bot stops."""
        self._owner.close()

    def _begin(self, user_id: int) -> None:
        self._kit.messages.tasks.start(("blocked", user_id), partial(self._shut_out, user_id))

    async def _shut_out(self, user_id: int) -> None:
        """Give the seats of a user to AIs, at the tables that this process serves. Raises `StorageError`."""
        shut_out = partial(hosting.shut_out, guest_id=user_id)
        for table in await self._kit.hub.seats_of(user_id):
            if table.at_home:
                try:
                    await table.change(NOBODY, shut_out)
                except (Refused, Stale) as error:  # it ended meanwhile
                    log.info("table %s: the seat of a blocked user stays: %s", table.id, error)
