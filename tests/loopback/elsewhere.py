"""Play in the bot's DM, in group DMs and in servers without the bot, for longer than the tests do.

Usage: ``python -m tests.loopback.elsewhere [--parts presses moves many] [--games 200] [--target 500]``.
Each part prints its figures:

* ``presses``: a round alone, with a SIGKILL at every press.
* ``moves``: a short round alone, with a SIGKILL after every move, also between two moves of AIs.
* ``group``, ``foreign``: a match of four people in a group DM, or in a server without the bot. One installed the bot.
* ``many``: short rounds alone at once, on one process.
* ``processes``: a short match in each of these two places, with two processes on PostgreSQL.

The exit status is 1 if a move was lost, a match hung or a press had no answer. It is also 1 if the bot's own token was
used where it has no access.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Final

from tests.loopback.alone import (
    TIMING,
    Broken,
    killed_alone,
    killed_at_every_move,
    many_alone,
    one_round,
    running,
    short,
)
from tests.loopback.fake import FakeDiscord
from tests.loopback.model import Channel
from tests.loopback.people import Party, Person, pressable, refreshing
from tests.loopback.process import BotProcess
from tests.loopback.rest import FOLLOWUPS
from tests.postgres import Server

PARTS: Final = ("presses", "moves", "group", "foreign", "many", "processes")


class Guest(Person):
    """A person in a place without the bot. Only the first one of a party can run commands there."""

    async def ask(self) -> None:
        """Refresh the hand, or ask for it at the table."""
        self.asked += 1
        self.heard = time.monotonic()
        self._tried.clear()
        for message, found in ((self.hand, refreshing(self.hand)), (self.table, pressable(self.table, "hand"))):
            if message is not None and found:
                await self.press(message, found[0])
                return


def place_without_bot(fake: FakeDiscord, kind: str, names: Sequence[str]) -> tuple[Channel, list[Guest]]:
    """Return a group DM or a server's channel, and the people in it. The first one has installed the bot."""
    if kind == "foreign":
        channel = fake.add_channel(fake.add_guild("Elsewhere", has_bot=False), "talk")
        people = [Guest(fake, name, channel, seed) for seed, name in enumerate(names)]
    else:
        users = [fake.add_user(name, stranger=True) for name in names]
        channel = fake.add_group(*users)
        people = [Guest(fake, user.name, channel, seed, user=user) for seed, user in enumerate(users)]
    for person in people:
        person.user.stranger = True
    fake.installers.add(people[0].user.id)
    return channel, people


async def match_without_bot(fake: FakeDiscord, kind: str, rules: str, *, within: float = 600.0) -> dict[str, object]:
    """Let four people play a match in a place without the bot, which runs already. Return figures."""
    channel, people = place_without_bot(fake, kind, ("Ann", "Ben", "Cleo", "Dev"))
    party = Party(fake, channel, people, 0, rules, once=True)
    began, tasks = time.monotonic(), party.tasks()
    before = fake.requests.copy()
    try:
        async with asyncio.timeout(within):
            while not pressable(people[0].table, "rematch"):
                if any(task.done() for task in tasks):
                    await asyncio.gather(*tasks)
                people[0].news.clear()
                await people[0].rest(1.0)
    except TimeoutError:
        raise Broken(f"no end within {within} s: {people[0].table and people[0].table.text}") from None
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    if fake.calls[channel.id]:
        raise Broken(f"{fake.calls[channel.id]} requests with the bot's own token")
    followups = [each.followups for each in fake.interactions.values() if each.channel is channel]
    if max(followups) > FOLLOWUPS:
        raise Broken(f"an interaction had {max(followups)} followups")
    table = people[0].table
    assert table is not None
    return {
        "place": kind,
        "presses": len(followups),
        "followups": sum(followups),
        "most followups of a press": max(followups),
        "seconds": round(time.monotonic() - began, 1),
        "requests": dict(fake.requests - before),
        "end": table.text.splitlines()[0],
    }


async def matches_on_two(fake: FakeDiscord, folder: Path, rules: str) -> dict[str, object]:
    """Let people play in both places, with two processes that serve a shard each. Return figures.

    The server without the bot has shard 1. Raise `Broken` if another process than that of its presses had a table.
    """
    while (fake.add_guild("Server").id >> 22) % 2:
        pass  # the next server has shard 1
    database = Server()
    bots = []
    try:
        url = database.url(database.create())
        for shard in (0, 1):
            log = folder / f"bot{shard}.log"
            bot = BotProcess(fake, url, log, timing=TIMING, gaps=0.05, shard_count=2, shard_ids=shard, press_limit=0)
            bots.append(bot)
            await bot.start()
            await bot.ready()
        kinds = ("group", "foreign")
        found = await asyncio.gather(*(match_without_bot(fake, kind, rules) for kind in kinds))
        await asyncio.gather(*(bot.stop() for bot in bots))
    finally:
        for bot in bots:
            bot.kill()
        database.stop()
    for bot, kind in zip(bots, kinds, strict=True):
        if bot.complaints() or bot.said().count("ended in round") != 1:
            raise Broken(f"the process of the {kind} table said: {bot.said()}")
    return dict(zip(kinds, found, strict=True))


async def _run(name: str, act: Callable[[FakeDiscord, Path], Awaitable[dict[str, object]]]) -> bool:
    """Run one part, and print its figures. Return whether all promises were kept."""
    with tempfile.TemporaryDirectory() as folder:
        async with FakeDiscord() as fake:
            fake.add_channel(fake.add_guild("Server"), "uno")
            try:
                figures = await act(fake, Path(folder))
            except Broken as broken:
                sys.stdout.write(f"{name}: {broken}\n")
                return False
    sys.stdout.write(f"{name}: {json.dumps(figures)}\n")
    sys.stdout.flush()
    return True


async def main(arguments: Sequence[str] | None = None) -> int:
    """Run all parts, or those that are named, and return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200, help="matches alone at once")
    parser.add_argument("--target", type=int, default=500, help="the points of a match of four people")
    parser.add_argument("--parts", nargs="+", default=PARTS, choices=PARTS)
    given = parser.parse_args(arguments)

    async def together(fake: FakeDiscord, folder: Path, kind: str) -> dict[str, object]:
        async with running(fake, folder):
            return await match_without_bot(fake, kind, short(given.target))

    acts: dict[str, Callable[[FakeDiscord, Path], Awaitable[dict[str, object]]]] = {
        "presses": lambda fake, folder: killed_alone(fake, folder, one_round()),
        "moves": lambda fake, folder: killed_at_every_move(fake, folder, one_round(5)),
        "group": lambda fake, folder: together(fake, folder, "group"),
        "foreign": lambda fake, folder: together(fake, folder, "foreign"),
        "processes": lambda fake, folder: matches_on_two(fake, folder, short(1, 3)),
        "many": lambda fake, folder: many_alone(fake, folder, given.games, one_round(4)),
    }
    kept = [await _run(part, acts[part]) for part in given.parts]
    return 0 if all(kept) else 1


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
