"""Check that the bot can write in the channels that have a table, and that all members can enter them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from itertools import groupby
from operator import itemgetter

import discord

from unobot.bot.discord_api.channel_permissions import PICTURE_PERMISSION, Obstacle, find_obstacle, is_age_restricted
from unobot.bot.discord_api.error_codes import NO_ACCESS, UNKNOWN_CHANNEL, UNKNOWN_GUILD
from unobot.diagnosis import CheckResult, note, ok, problem
from unobot.i18n import text_for

MAX_CHANNELS = 25
"""The most channels that are checked. Each needs a request."""


async def check_places(client: discord.Client, places: Sequence[tuple[int, int]]) -> AsyncIterator[CheckResult]:
    """Yield the results for servers and channels. Raises `discord.HTTPException`."""
    if not places:
        yield ok("channels", "No table is open, so no channel was checked")
        return
    checked = sorted(places[:MAX_CHANNELS])
    working = 0
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
            is_working, results = await _check(guild, member, channel_id)
            working += is_working
            for result in results:
                yield result
    more = f"; {len(places) - MAX_CHANNELS} more were not checked" if len(places) > MAX_CHANNELS else ""
    if working:
        yield ok("channels", f"The bot has all permissions in {working} of {len(checked)} channels with tables{more}")


async def _check(guild: discord.Guild, member: discord.Member, channel_id: int) -> tuple[bool, list[CheckResult]]:
    """Return whether the bot can work in a channel, and what the admin should know. Raises `discord.HTTPException`."""
    try:
        channel = await guild.fetch_channel(channel_id)
        home = await guild.fetch_channel(channel.parent_id) if isinstance(channel, discord.Thread) else channel
    except discord.HTTPException as error:
        if error.code == UNKNOWN_CHANNEL:
            missing = f"The channel {channel_id} of {guild.name} is gone, and its table waits"
            return False, [note("channels", missing, "", guild.name)]
        if error.code != NO_ACCESS:
            raise
        return False, [_obstacle_problem(f"<#{channel_id}> of {guild.name}", Obstacle("hidden-channel"), guild.name)]
    assert isinstance(home, discord.abc.GuildChannel)  # a thread is in a channel
    results, channel_name, names = [], f"#{channel.name} of {guild.name}", (channel.name, guild.name)
    permissions = home.permissions_for(member)
    obstacle = await find_obstacle(channel, permissions, member)
    if obstacle is None and not getattr(permissions, PICTURE_PERMISSION):
        obstacle = Obstacle("permission", (PICTURE_PERMISSION,))
    if obstacle is not None:
        results.append(_obstacle_problem(channel_name, obstacle, *names))
    if is_age_restricted(home, guild):
        restricted = f"{channel_name} is age-restricted, so only members with a confirmed age can play there"
        results.append(note("channels", restricted, "", *names))
    return obstacle is None, results


def _obstacle_problem(channel_name: str, obstacle: Obstacle, *names: str) -> CheckResult:
    """Return the problem of a channel in which the bot cannot write, and what to do."""
    text = text_for("en")
    match obstacle.cause:
        case "timeout":
            until = "" if obstacle.until is None else f" until {obstacle.until:%Y-%m-%d %H:%M} UTC"
            return problem(
                "channels",
                f"In {channel_name}, the bot is timed out{until}",
                "Ask a moderator to end the timeout.",
                *names,
            )
        case "private-thread":
            fix = "Mention the bot in the thread, so that it joins."
            return problem("channels", f"The bot is not in the private thread {channel_name}", fix, *names)
        case "locked-thread":
            return problem("channels", f"The thread {channel_name} is locked", "Ask a moderator to unlock it.", *names)
        case "hidden-channel":
            missing = text("permission-view-channel")
            fix = f"{_ALLOW} If it is a private thread, mention the bot in it instead."
        case _:
            missing = text.listed([text(f"permission-{name.replace('_', '-')}") for name in obstacle.missing])
            fix = _ALLOW
    return problem("channels", f"In {channel_name}, the bot lacks {missing}", fix, *names)


_ALLOW = "Allow it for the role of the bot: in the settings of the channel, under Permissions."
