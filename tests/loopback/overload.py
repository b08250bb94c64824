"""Press four times as often as the bot can answer, and check that nothing is lost and that it passes.

Usage: ``python -m tests.loopback.overload [--seconds 60] [--factor 4] [--tables 40]``. A real bot process runs on
SQLite. First, people who each wait for their answer find its capacity. Then presses come at a multiple of it, whether
they are answered or not. The last line has the figures as JSON. The exit status is 1 if a move was lost or doubled.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from statistics import quantiles
from typing import Any

from tests.loopback.fake import FakeDiscord, answered
from tests.loopback.logbook import Logbook, is_refusal, sqlite_file
from tests.loopback.model import Interaction
from tests.loopback.people import Party, Person, moves, pressable, refreshing
from tests.loopback.process import BotProcess

TURN = 600.0
"""Seconds for a move, so that no clock runs out."""


class Load:
    """People at many tables, who press whatever their hands offer."""

    def __init__(self, fake: FakeDiscord, people: Sequence[Person], seed: int) -> None:
        self.sent: list[Interaction] = []
        self._fake = fake
        self._people = people
        self._rng = random.Random(seed)

    async def press(self) -> Interaction:
        """Press a button of any hand, a move if there is one. Do not wait for the answer."""
        person = self._rng.choice(self._people)
        hand = person.hand
        assert hand is not None  # everybody has one since the start
        offered = moves(hand) or refreshing(hand) or pressable(hand)
        button = self._rng.choice(offered).custom_id if offered else "u1:1:0:refresh:"
        interaction = await self._fake.press(person.user, hand, button)
        self.sent.append(interaction)
        return interaction

    async def capacity(self, seconds: float, side_by_side: int) -> float:
        """Return how many presses a second are answered if this many people each wait for their answer."""
        end, answers = time.monotonic() + seconds, 0

        async def wait_and_press() -> None:
            nonlocal answers
            while time.monotonic() < end:
                await answered(await self.press())
                answers += 1

        await asyncio.gather(*(wait_and_press() for _ in range(side_by_side)))
        return answers / seconds

    async def flood(self, seconds: float, rate: float) -> None:
        """Press ``rate`` times a second, whether the presses are answered or not."""
        begin = time.monotonic()
        for number in range(round(seconds * rate)):
            if (ahead := begin + number / rate - time.monotonic()) > 0:
                await asyncio.sleep(ahead)
            await self.press()


def latencies(presses: Sequence[Interaction]) -> dict[str, float]:
    """Return the median and the 99th percentile of the time until an answer, in milliseconds."""
    times = [1000 * (press.acknowledged - press.sent) for press in presses if press.acknowledged is not None]
    if len(times) < 2:
        return {}
    hundredths = quantiles(times, n=100)
    return {"median": round(hundredths[49], 1), "p99": round(hundredths[98], 1)}


def outcomes(presses: Sequence[Interaction]) -> Counter[str]:
    """Return how many presses were answered, refused in a sentence, and left without an answer in time."""
    found: Counter[str] = Counter()
    for press in presses:
        refused = press.shown is not None and is_refusal(press.shown)
        found["unanswered" if press.acknowledged is None else "refused" if refused else "answered"] += 1
    return found


def memory(pid: int) -> float:
    """Return the resident memory of a process in MiB (Linux)."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return round(pages * 4096 / 2**20, 1)


async def run(tables: int, seconds: float, factor: float, seed: int) -> dict[str, Any]:
    """Return the figures of a run."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        async with FakeDiscord() as fake:
            timing: dict[str, object] = {"turn": TURN, "round_pause": 0.2, "race_hold": 0.1, "lobby": TURN}
            url = f"sqlite+aiosqlite:///{folder / 'unobot.db'}"
            bot = BotProcess(fake, url, folder / "bot.log", timing=timing, press_limit=0)
            await bot.start()
            await bot.ready()
            started = time.time()
            logbook = Logbook(sqlite_file(folder / "unobot.db"), turn=TURN, grace=60)
            people = await gather_people(fake, tables, seed)
            load = Load(fake, people, seed)
            before = memory(bot.pid)
            capacity = await load.capacity(10, 16)
            quiet = [await settled(load) for _ in range(50)]
            first = len(load.sent)
            await load.flood(seconds, capacity * factor)
            flood, peak = load.sent[first:], memory(bot.pid)
            await asyncio.sleep(10)
            after = [await settled(load) for _ in range(50)]
            figures: dict[str, Any] = {
                "capacity": round(capacity, 1),
                "pressed": len(flood),
                "outcomes": dict(outcomes(flood)),
                "before": latencies(quiet),
                "during": latencies(flood),
                "after": latencies(after),
                "memory": {"before": before, "peak": peak, "after": memory(bot.pid)},
                "complaints": len(bot.complaints()),
            }
            bot.kill()
            await bot.dead()
            fake.give_up()
            logbook.check(fake.interactions.values(), started)
            logbook.verify()
            return figures | {"moves": logbook.moves, "lost": logbook.lost[:3], "doubled": logbook.doubled[:3]}


async def settled(load: Load) -> Interaction:
    """Return a press after its answer."""
    interaction = await load.press()
    await answered(interaction)
    return interaction


async def gather_people(fake: FakeDiscord, tables: int, seed: int) -> list[Person]:
    """Start a match of two people at each table. Return all people, each with a hand."""
    guild = fake.add_guild("Server")
    parties = []
    for place in range(tables):
        channel = fake.add_channel(guild, f"uno-{place}")
        pair = [Person(fake, f"{name}{place}", channel, seed + place) for name in ("Ann", "Bob")]
        parties.append(Party(fake, channel, pair, ais=0, rules="official"))
    tasks = [task for party in parties for task in party.tasks()]
    people = [person for party in parties for person in party.people]
    for person in people:
        while not (person.hand is not None and refreshing(person.hand)):  # noqa: ASYNC110
            await asyncio.sleep(0.1)
    for party in parties:
        party.awake.clear()
    await asyncio.sleep(3)
    for task in tasks:
        task.cancel()
    return people


def main() -> int:
    """Run, print the figures, and return the exit status."""
    parser = argparse.ArgumentParser(description="Press more often than the bot can answer.")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--factor", type=float, default=4.0)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    figures = asyncio.run(run(given.tables, given.seconds, given.factor, given.seed))
    sys.stdout.write(json.dumps(figures) + "\n")
    return 1 if figures["lost"] or figures["doubled"] else 0


if __name__ == "__main__":
    sys.exit(main())
