"""Measure what a click costs, beside three bots that do less: `python -m benchmarks.clicks [--seconds 60]`.

The whole bot runs as a process, on SQLite with ``synchronous=FULL``, and is connected through real sockets to the
loopback Discord. Players at 200 tables click 30 times a second (`benchmarks.load`). Pictures are on, as they are for a
host who sets nothing. Then a bot with words only gets clicks at the same times. Its deals are others, so the cards that
are clicked are others, too. Then small bots get the very same clicks at the same times (`benchmarks.reference_bots`).
Processor time counts the bot's process and its children, user and system together, until all edits are sent.

The program judges nothing and exits with 3 if its own driver was late or needed most of a core.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import signal
import sys
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from types import MappingProxyType

from benchmarks import report
from benchmarks.counted_launch import COUNTS
from benchmarks.load import Load, Outcome
from benchmarks.reference_bots import BOT, BOTS
from benchmarks.usage import memory, side_memory
from tests.loopback.fake import FakeDiscord
from tests.loopback.process import BotProcess

TIMING: dict[str, object] = {"turn": 3600.0, "round_pause": 0.2, "race_hold": 0.0, "lobby": 3600.0}
"""No clock runs out, and no click waits on purpose: a click that competes for an Uno is not held here."""
WARM_UP = 10.0
"""Seconds of the same load before the measured one, at least."""
FIRST_CLICKS = 4
"""Clicks at each table before the measured ones. The first presses of a player also read and write preferences."""
SETTLING = 2.0
"""Seconds after the start until the memory at rest is read. The render process starts in them."""
PRACTICE = 60
"""Clicks at each table before those whose work is counted. By then, the players have their DMs and know most hints.
Each hint is stored once."""
WORDS_ONLY = "words only"
"""The name of the bot without pictures."""


@asynccontextmanager
async def running(
    fake: FakeDiscord, folder: Path, bot: str, program: str = "", settings: Mapping[str, str] = MappingProxyType({})
) -> AsyncIterator[BotProcess]:
    """Run a bot until the end of the context, with more ``settings`` in its environment.

    It has pictures, unless it is the one with words only.
    """
    file = bot.replace(" ", "-")
    counts = folder / f"{file}.counts"
    process = BotProcess(
        fake,
        f"sqlite+aiosqlite:///{folder / file}.db",
        folder / f"{file}.log",
        timing=TIMING,
        environment={BOT: bot, COUNTS: str(counts), **settings},
        program=program or ("benchmarks.reference_bots" if bot in BOTS else "tests.loopback.launch"),
        measured=bot not in BOTS,
        press_limit=0,
        pictures="false" if bot == WORDS_ONLY else "true",
    )
    await process.start()
    try:
        await process.ready()
        yield process
        for line in process.complaints()[:5]:
            print(f"{bot}: {line}", file=sys.stderr)
    finally:
        process.kill()
        await process.dead()


def measure(seconds: float, rate: float, tables: int, seed: int) -> dict[str, dict[str, float]]:
    """Return the figures of unobot and of the other bots."""
    rows = asyncio.run(timed(seconds, rate, tables, seed))
    rows["unobot"] |= asyncio.run(count(seconds, rate / 5, max(1, tables // 5), seed))
    return rows


async def timed(seconds: float, rate: float, tables: int, seed: int) -> dict[str, dict[str, float]]:
    """Return the figures of all bots that cost no time to find."""
    rows = {}
    warm_up = warm_up_of(tables, rate)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        async with FakeDiscord() as fake:
            load = Load(fake, seed, channels=tables)
            rows["unobot"], outcome = await played(fake, folder, "unobot", load, seconds, rate, tables)
            async with FakeDiscord() as other_fake:
                other_load = Load(other_fake, seed, channels=tables)
                words, _ = await played(other_fake, folder, WORDS_ONLY, other_load, seconds, rate, tables)
                rows[WORDS_ONLY] = words
            fake.gateway.forget()
            for other in BOTS:
                async with running(fake, folder, other) as bot:
                    await asyncio.sleep(SETTLING)
                    at_rest = memory(bot.pid)
                    await load.repeat([click for click in outcome.clicks if click.at < warm_up], warm_up, bot.pid)
                    requests = Requests(fake)
                    repeated = await load.repeat(outcome.clicks, seconds, bot.pid)
                    rows[other] = repeated.figures | requests.per_click(len(repeated.sent))
                    rows[other] |= {"rss_rest": at_rest, "rss_after": memory(bot.pid)}
                fake.gateway.forget()
    return rows


async def played(
    fake: FakeDiscord, folder: Path, name: str, load: Load, seconds: float, rate: float, tables: int
) -> tuple[dict[str, float], Outcome]:
    """Return the figures of unobot with pictures or with words only, and its clicks.

    ``rss_tables`` is read when the tables are open. ``rss_side`` is the share of the render process in ``rss_after``.
    """
    async with running(fake, folder, name) as bot:
        await asyncio.sleep(SETTLING)
        at_rest = memory(bot.pid)
        await load.open(tables)
        opened = memory(bot.pid)
        await load.click(rate, warm_up_of(tables, rate), bot.pid)
        requests = Requests(fake)
        outcome = await load.click(rate, seconds, bot.pid)
        row = outcome.figures | requests.per_click(len(outcome.sent))
        row |= {"rss_rest": at_rest, "rss_tables": opened, "rss_after": memory(bot.pid)}
        return row | {"rss_side": side_memory(bot.pid)}, outcome


def warm_up_of(tables: int, rate: float) -> float:
    """Return the seconds of the load before the measured one."""
    return max(WARM_UP, FIRST_CLICKS * tables / rate)


async def count(seconds: float, rate: float, tables: int, seed: int) -> dict[str, float]:
    """Return what one click costs in renders, commits, statements and hops between threads, in a run of its own.

    Its players have pressed before (`PRACTICE`). ``entries`` are those of the logs: moves, and what follows by itself.
    """
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        async with FakeDiscord() as fake:
            load = Load(fake, seed, channels=tables)
            async with running(fake, folder, "unobot", "benchmarks.counted_launch") as bot:
                await load.open(tables)
                await load.click(5 * rate, PRACTICE * tables / (5 * rate), bot.pid)
                before, requests = await read_counts(bot.pid, folder), Requests(fake)
                outcome = await load.click(rate, seconds, bot.pid)
                new = await read_counts(bot.pid, folder) - before
                clicks = max(1, len(outcome.sent))
                sent = requests.per_click(clicks)
    renders = sum(number for kind, number in new.items() if kind.startswith("render"))
    return {
        "renders": round(renders / clicks, 2),
        "hand_renders": round(new["render hand"] / clicks, 2),
        "table_renders": round(new["render table"] / clicks, 2),
        "sent_per_render": round((sent["edits"] + 1) * clicks / renders, 2),
        "entries": round(new["entries"] / clicks, 2),
        "commits": round(new["commits"] / clicks, 2),
        "statements": round(sum(number for kind, number in new.items() if kind.startswith("statement")) / clicks, 1),
        "hops": round(new["hops"] / clicks, 1),
    }


async def read_counts(pid: int, folder: Path) -> Counter[str]:
    """Return the counts of a process that `benchmarks.counted_launch` started."""
    file = folder / "unobot.counts"
    file.unlink(missing_ok=True)
    os.kill(pid, signal.SIGUSR1)
    async with asyncio.timeout(10):
        while not file.exists():  # noqa: ASYNC110  # another process writes it
            await asyncio.sleep(0.02)
    return Counter(json.loads(file.read_text()))


class Requests:
    """The requests that the loopback Discord receives from now on, by kind."""

    def __init__(self, fake: FakeDiscord) -> None:
        self._fake = fake
        self._before = fake.requests.copy()
        self._uploads, self._uploaded_bytes = fake.uploads, fake.uploaded_bytes

    def per_click(self, clicks: int) -> dict[str, float]:
        """Return the number of edits, of all requests and of those with pictures a click, and the KB of the last."""
        new = self._fake.requests - self._before
        edits = {kind: new[kind] for kind in new if kind.startswith("PATCH")}
        return {
            "edits": round(sum(edits.values()) / clicks, 2),
            "edits_by_token": round(sum(number for kind, number in edits.items() if "webhooks" in kind) / clicks, 2),
            "requests": round(new.total() / clicks, 2),
            "uploads": round((self._fake.uploads - self._uploads) / clicks, 2),
            "upload_kb": round((self._fake.uploaded_bytes - self._uploaded_bytes) / 1000 / clicks, 1),
        }


def main() -> int:
    """Measure, print, and return the exit status."""
    parser = argparse.ArgumentParser(description="Measure what a click costs.")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--rate", type=float, default=30.0)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", type=Path, help="a file for the figures")
    args = parser.parse_args()
    rows = measure(args.seconds, args.rate, args.tables, args.seed)
    print(report.table(rows))
    for name, ratio in report.ratios({"click": rows}).items():
        print(f"{name}: {ratio:.2f}")
    doubts = report.doubts(rows)
    if args.json:
        args.json.write_text(json.dumps({"rows": rows, "doubts": doubts}, indent=2) + "\n")
    for doubt in doubts:
        print(doubt)
    if doubts:
        print("So nothing is judged.")
    return report.DOUBTFUL if doubts else 0


if __name__ == "__main__":
    sys.exit(main())
