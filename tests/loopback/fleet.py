"""Kill one of three processes on one PostgreSQL with many tables, and check that every table finishes its round.

Each process serves a third of the servers. A fourth process waits for the shards of the killed one. Most people play in
panels, and some in direct messages, whose presses arrive at shard 0. The checks are those of `soak`.
"""

from __future__ import annotations

import asyncio
import random
import signal
import time
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Final

from tests.loopback.fake import FakeDiscord
from tests.loopback.logbook import Logbook
from tests.loopback.people import Party, Person
from tests.loopback.process import BotProcess
from tests.postgres import Server
from unobot.rules.ruleset.ruleset import Ruleset

SHARDS: Final = 3
AROUND: Final = 10
"""The number of tables in one server."""
RULES: Final = Ruleset(hand_size=4, scoring="single").code
"""The match is one short round."""
TURN: Final = 60.0
THOUGHT: Final = (0.5, 2.0)
"""The probability that a person waits before a press, and the seconds."""
PATIENT: Final = 15.0
"""Seconds without a change until a person refreshes: longer than a round of AIs."""
PATIENCE: Final = 120.0
"""Seconds without a move at any table until the unfinished ones count as hung."""
ARRIVAL: Final = 0.2
"""Seconds between the arrivals of the people of two tables."""
TAKEOVER: Final = 10.0
"""Seconds until another process must serve the shards of a killed one."""


class Fleet:
    """A run with this many ``tables``. AIs wait ``tempo`` times as long as usual, and one process is killed."""

    def __init__(self, fake: FakeDiscord, server: Server, folder: Path, tables: int, seed: int, tempo: float) -> None:
        self.hung: list[str] = []
        self.takeover = 0.0
        """Seconds from the kill until another process served the shards."""
        self.late: list[str] = []
        rng = random.Random(seed)
        self.victim = rng.randrange(SHARDS)
        self._fake = fake
        database = server.create()
        url = server.url(database)
        self.logbook = Logbook(lambda statement: server.query(statement, database), turn=TURN, grace=0)
        timing: dict[str, object] = {"ai_tempo": tempo, "ai_waits_for_uno": 0.5}
        self.bots = [
            BotProcess(
                fake,
                url,
                folder / f"bot{number}.log",
                timing=timing,
                gaps=0.5,
                press_limit=0,
                shard_count=SHARDS,
                shard_ids=shard,
            )
            for number, shard in enumerate((*range(SHARDS), self.victim))
        ]
        self.parties = [self._party(place, rng) for place in range(tables)]

    def _party(self, place: int, rng: random.Random) -> Party:
        """Add a person with two AIs, or two people with one. Every fourth person plays in direct messages."""
        if not place % AROUND:
            self._fake.add_guild(f"Server {place // AROUND}")
        guild = list(self._fake.guilds.values())[-1]
        channel = self._fake.add_channel(guild, f"uno-{place}")
        people = [
            Person(self._fake, f"P{place}{'ab'[n]}", channel, rng.getrandbits(32), by_dm=bool(n) or place % 8 == 1)
            for n in range(1 + place % 3 // 2)
        ]
        for person in people:
            person.dawdle, person.seconds = THOUGHT
            person.waits = PATIENT
        return Party(self._fake, channel, people, ais=3 - len(people), rules=RULES, once=True)

    async def run(self) -> None:
        """Start the processes, play, kill one, play until every table is over, stop, and check every match."""
        *served, standby = self.bots
        for bot in served:
            await bot.start()
            await bot.ready()
        await standby.start()
        players: list[asyncio.Task[None]] = []
        try:
            for party in self.parties:
                players += party.tasks()
                await asyncio.sleep(ARRIVAL)
            await self._until(lambda moves, _: moves > len(self.parties) * 6)
            died = time.time()
            served[self.victim].kill()
            await served[self.victim].dead()
            await self._follow(died)
            await self._until(lambda _, over: over == len(self.parties))
        finally:
            for player in players:
                player.cancel()
            await asyncio.gather(*players, return_exceptions=True)
            await asyncio.gather(*(bot.stop(signal.SIGTERM) for bot in self.bots if bot.alive))
        self._fake.give_up()
        self.logbook.check(self._fake.interactions.values(), 0.0)
        self.logbook.verify()

    async def _follow(self, died: float) -> None:
        """Wait until the spare process serves the shard of the killed one."""
        async with asyncio.timeout(60):
            while not any(at > died and shard == self.victim for at, shard in self._fake.gateway.identified):
                self._fake.gateway.changed.clear()
                await self._fake.gateway.changed.wait()
        self.takeover = max(at for at, shard in self._fake.gateway.identified if shard == self.victim) - died
        if self.takeover > TAKEOVER:
            self.late.append(f"shard {self.victim} was without a process for {self.takeover:.1f} s")

    async def _until(self, enough: Callable[[int, int], bool]) -> None:
        """Wait until ``enough`` accepts the number of moves and of finished tables."""
        last, since = (0, 0), time.monotonic()
        while not enough(*(now := self._progress())):
            if now != last:
                last, since = now, time.monotonic()
            elif time.monotonic() - since > PATIENCE:
                self.hung += [f"{channel} is not over" for channel in self._unfinished()]
                return
            await asyncio.sleep(1)

    def _progress(self) -> tuple[int, int]:
        sizes = self.logbook.sizes()
        return sum(sizes.values()), len(self.parties) - len(self._unfinished())

    def _unfinished(self) -> list[str]:
        over = self.logbook.over()
        return [party.channel.name for party in self.parties if party.channel.id not in over]

    @property
    def figures(self) -> dict[str, object]:
        """Return the figures of the run."""
        book = self.logbook
        return {
            "processes": SHARDS,
            "tables": len(self.parties),
            "moves": book.moves,
            "acknowledged": book.acknowledged,
            "killed": self.victim,
            "takeover_seconds": round(self.takeover, 1),
            "lost": len(book.lost),
            "doubled": len(book.doubled),
            "hung": len(self.hung),
            "errors": len(self._complaints),
        }

    @property
    def findings(self) -> list[str]:
        """Return all failures, as sentences."""
        return [*self.logbook.lost, *self.logbook.doubled, *self.hung, *self.late, *self._complaints[:20]]

    @property
    def _complaints(self) -> list[str]:
        return [line for bot in self.bots for line in bot.complaints()]


async def fleet(folder: Path, tables: int, seed: int, tempo: float = 3.0) -> Fleet:
    """Run it on a PostgreSQL server of its own."""
    async with AsyncExitStack() as stack:
        server = Server()
        stack.callback(server.stop)
        fake = await stack.enter_async_context(FakeDiscord(shards=SHARDS))
        run = Fleet(fake, server, folder, tables, seed, tempo)
        await run.run()
        return run
