"""The servers of the bot, asked from Discord: those of all processes, also while no process runs."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import discord

MAX_PAGE = 200
"""The most servers that Discord lists at once.

<https://docs.discord.com/developers/resources/user#get-current-user-guilds>
"""


class OwnServer(NamedTuple):
    """A server of the bot."""

    id: int
    name: str
    members: int
    """About how many members it has; 0 if Discord does not say."""


@asynccontextmanager
async def logged_in(token: str) -> AsyncIterator[discord.Client]:
    """Yield a client that can send requests and has no connection to the gateway.

    Raises `discord.LoginFailure`, and one of `UNREACHABLE`.
    """
    async with discord.Client(intents=discord.Intents.none()) as client:
        await client.login(token)
        yield client


async def own_servers(client: discord.Client, after: int = 0, limit: int | None = None) -> list[OwnServer]:
    """Return the servers with ids above ``after``, by their ids, at most ``limit``. Raises one of `UNREACHABLE`."""
    servers: list[OwnServer] = []
    while limit is None or len(servers) < limit:
        size = MAX_PAGE if limit is None else min(MAX_PAGE, limit - len(servers))
        page: list[Any] = await client.http.get_guilds(size, after=after, with_counts=True)
        servers += map(_server, page)
        if len(page) < size:
            break
        after = servers[-1].id
    return servers


def _server(payload: dict[str, Any]) -> OwnServer:
    return OwnServer(int(payload["id"]), payload["name"], payload.get("approximate_member_count") or 0)


async def leave_server(client: discord.Client, server_id: int) -> bool:
    """Leave a server. Return False if the bot is not in it. Raises one of `UNREACHABLE`."""
    try:
        await client.http.leave_guild(server_id)
    except discord.NotFound:
        return False
    return True
