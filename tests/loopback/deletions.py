"""Moderators delete what the settings of a server name, and the channels and threads of tables."""

from __future__ import annotations

import asyncio
from typing import Final

from tests.loopback.fake import FakeDiscord, answered
from tests.loopback.logbook import Query
from tests.loopback.model import Channel, Guild, Message, role
from tests.loopback.people import Party

PATIENCE: Final = 20.0
"""Seconds for a page. Its first answer has three, as any other; on a busy machine, that is only a deferral."""
ROLES_MENU, MODERATOR_MENU = "u1:0:0:admin:roles", "u1:0:0:set:server-moderator-role"


class Deletions:
    """The admin of all servers of a run. ``gone`` has the ids of what settings named and a moderator deleted."""

    def __init__(self, fake: FakeDiscord, query: Query) -> None:
        self.gone: set[int] = set()
        self._fake = fake
        self._query = query
        self._admin = fake.add_user("Boss")
        self._admin.admin = True

    async def delete_names(self, channel: Channel, seconds: float, pick: int) -> None:
        """Name two roles and a log channel in the settings, and delete them after some seconds."""
        fake, guild = self._fake, self._fake.guilds[channel.guild_id or 0]
        openers, moderators = [await self._add_role(guild, f"{kind} {pick}") for kind in ("openers", "moderators")]
        log = fake.add_channel(guild, "log")
        await fake.gateway.dispatch("CHANNEL_CREATE", log.payload(), guild.id)
        if (page := await self._ask(channel, "unoadmin roles")) is not None:
            await answered(await fake.choose_roles(self._admin, page, ROLES_MENU, openers))
        if (page := await self._ask(channel, "settings")) is not None:
            await answered(await fake.choose_roles(self._admin, page, MODERATOR_MENU, moderators))
        await self._ask(channel, "unoadmin log", channel=log)
        await asyncio.sleep(seconds)
        self.gone |= {openers, moderators, log.id}
        for role_id in (openers, moderators):
            await fake.delete_role(guild, role_id)
        await fake.delete_channel(log)

    async def _add_role(self, guild: Guild, name: str) -> int:
        number = self._fake.ids.next()
        guild.roles[number] = name
        data = {"guild_id": str(guild.id), "role": role(number, name)}
        await self._fake.gateway.dispatch("GUILD_ROLE_CREATE", data, guild.id)
        return number

    async def _ask(self, place: Channel, name: str, /, **options: Channel) -> Message | None:
        asked = await self._fake.command(self._admin, self._home(place), name, **options)
        return await answered(asked, within=PATIENCE)

    def _home(self, channel: Channel) -> Channel:
        """Return the channel of a thread, in which the admin is not."""
        return channel if channel.parent_id is None else self._fake.channels[channel.parent_id]

    async def replace(self, channel: Channel) -> Channel:
        """Delete the channel or the thread of a table. Return a new one of its kind, with the same people."""
        fake, guild = self._fake, self._fake.guilds[channel.guild_id or 0]
        if channel.parent_id is None:
            new = fake.add_channel(guild, f"{channel.name}-again")
            event = "CHANNEL_CREATE"
        else:
            people = [fake.users[user] for user in channel.invited or ()]
            new = fake.add_private_thread(self._home(channel), f"{channel.name}-again", *people)
            event = "THREAD_CREATE"
        await fake.gateway.dispatch(event, new.payload(), guild.id)
        await fake.delete_channel(channel)
        return new

    async def heal(self, parties: list[Party]) -> list[str]:
        """Ask for the check of each server, and list the settings that still name what is gone."""
        found = [f"/unoadmin check is not answered in {party.channel.name}" for party in parties]
        for party, finding in zip(parties, tuple(found), strict=True):
            if await self._ask(party.channel, "unoadmin check") is not None:
                found.remove(finding)
        bodies = [body for (body,) in self._query("SELECT body FROM channel_settings")]
        return [*found, *(f"settings name {gone}, which is gone" for gone in self.gone if str(gone) in "".join(bodies))]
