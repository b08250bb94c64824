"""Check the permissions of the bot in the channels that have a table."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from itertools import groupby
from operator import itemgetter

import discord

from unobot.bot.discord_api.channel_permissions import lacking
from unobot.bot.discord_api.error_codes import NO_ACCESS, UNKNOWN_CHANNEL, UNKNOWN_GUILD
from unobot.diagnosis import CheckResult, note, ok, problem
from unobot.i18n import text_for

MOST = 25
"""The most channels that are checked. Each needs a request."""


async def check_places(client: discord.Client, places: Sequence[tuple[int, int]]) -> AsyncIterator[CheckResult]:
    """Yield the results for servers and channels. Raises `discord.HTTPException`."""
    if not places:
        yield ok("channels", "No table is open, so no channel was checked")
        return
    checked = sorted(places[:MOST])
    fine = 0
    for guild_id, group in groupby(checked, itemgetter(0)):
        try:
            guild = await client.fetch_guild(guild_id, with_counts=False)
            member = await guild.fetch_member(client.user.id if client.user else 0)
        except discord.HTTPException as error:
            if error.code not in (NO_ACCESS, UNKNOWN_GUILD):
                raise
            yield note("channels", f"The bot has left the server {guild_id}, and its tables wait")
            continue
        for _, channel_id in group:
            result = await _check(guild, member, channel_id)
            if result is None:
                fine += 1
            else:
                yield result
    more = f"; {len(places) - MOST} more were not checked" if len(places) > MOST else ""
    if fine:
        yield ok("channels", f"The bot has all permissions in {fine} of {len(checked)} channels with tables{more}")


async def _check(guild: discord.Guild, member: discord.Member, channel_id: int) -> CheckResult | None:
    """Return what is wrong with a channel, or None. Raises `discord.HTTPException`."""
    try:
        channel = await guild.fetch_channel(channel_id)
        thread = isinstance(channel, discord.Thread)
        home = await guild.fetch_channel(channel.parent_id) if isinstance(channel, discord.Thread) else channel
    except discord.HTTPException as error:
        if error.code == UNKNOWN_CHANNEL:
            return note(
                "channels", f"The channel {channel_id} of {guild.name} is gone, and its table waits", "", guild.name
            )
        if error.code != NO_ACCESS:
            raise
        return _missing(f"<#{channel_id}> of {guild.name}", ["view_channel"], guild.name)
    assert isinstance(home, discord.abc.GuildChannel)  # a thread is in a channel
    names = lacking(home.permissions_for(member), in_thread=thread)
    return _missing(f"#{channel.name} of {guild.name}", names, channel.name, guild.name) if names else None


def _missing(where: str, lacks: Sequence[str], *names: str) -> CheckResult:
    text = text_for("en")
    said = text.listed([text(f"permission-{name.replace('_', '-')}") for name in lacks])
    return problem(
        "channels",
        f"In {where}, the bot lacks {said}",
        "Allow it for the role of the bot: in the settings of the channel, under Permissions.",
        *names,
    )
