"""Judge the connections to Discord's gateway: are they open, and does Discord still answer their heartbeats."""

from __future__ import annotations

import time
from collections.abc import Collection

import discord

ANSWER_GRACE = 10.0
"""Seconds after the interval of the heartbeats in which the gateway has to have said something.

Discord's interval is about 41 s, so a gateway that hangs is noticed within a minute."""


def gateway_problem(client: discord.AutoShardedClient, served: Collection[int]) -> str | None:
    """Return what is wrong with the connections of the ``served`` shards, in a sentence; None if nothing is."""
    shards = client.shards
    silent = [shard_id for shard_id in sorted(served) if shard_id not in shards or _is_silent(shards[shard_id])]
    if not silent:
        return None
    listed = ", ".join(map(str, silent[:10]))
    return f"{len(silent)} of {len(served)} shards have no connection to Discord that answers: {listed}."


def _is_silent(shard: discord.ShardInfo) -> bool:
    if shard.is_closed():
        return True
    socket = shard._parent.ws  # noqa: SLF001 - discord.py tells its users only the latency of the last answer
    keeper = socket._keep_alive  # noqa: SLF001 - None until the gateway has said hello
    if keeper is None or keeper.interval is None or socket.session_id is None:
        return True
    return keeper._last_recv + keeper.interval + ANSWER_GRACE < time.perf_counter()  # noqa: SLF001
