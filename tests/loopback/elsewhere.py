"""Play in the bot's DM, in group DMs and in servers without the bot, for longer than the tests do.

Usage: ``python -m tests.loopback.elsewhere [--games 200] [--target 500] [--alone 100]``. Each part prints its figures:

* A match alone, with a SIGKILL after every press.
* A match of four people in a group DM, and one in a server without the bot. One person installed the bot.
* Many matches alone at once, on one process.

The exit status is 1 if a move was lost, a match hung, or the bot's own token was used where it has no access.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from itertools import cycle
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from tests.loopback.fake import FakeDiscord
from tests.loopback.faults import CALLBACK, meanwhile
from tests.loopback.logbook import Query, sqlite_file
from tests.loopback.model import Button, Channel, Interaction, Message
from tests.loopback.people import Party, Person, action, pressable
from tests.loopback.process import BotProcess
from tests.loopback.rest import FOLLOWUPS
from unobot.rules.ruleset.ruleset import OFFICIAL

TIMING: Final[dict[str, object]] = {"round_pause": 0.3, "ai_tempo": 0.05, "ai_waits_for_uno": 0.1, "race_hold": 0.05}
"""Times that people would not like, so that a match takes seconds."""
HUNG: Final = 20.0
"""Seconds within which every match must go on."""
KILLS: Final = ("after the answer", "before the answer", "at the next turn")
"""The moments of a kill, in turn."""
REFRESHES: Final = 1.0
"""Seconds without a change until a person alone presses something."""
THINKS: Final = 5.0
"""The most seconds that people think before a press when many play at once."""
TAKE_BACK: Final = "Take back"


class Broken(AssertionError):
    """A promise was broken. The text says which."""


def short(target: int, cards: int = OFFICIAL.hand_size) -> str:
    """Return the code of the official rules with this many points to win, and cards in a hand."""
    return replace(OFFICIAL, target=target, hand_size=cards).code


def bot_process(fake: FakeDiscord, folder: Path) -> BotProcess:
    """Return the bot, not started yet."""
    url = f"sqlite+aiosqlite:///{folder / 'unobot.db'}"
    return BotProcess(fake, url, folder / "bot.log", timing=TIMING, gaps=0.05, forked=True, press_limit=0)


@asynccontextmanager
async def running(fake: FakeDiscord, folder: Path) -> AsyncIterator[BotProcess]:
    """Yield the bot, and kill it at the end. Raise `Broken` if it logged an error."""
    bot = bot_process(fake, folder)
    await bot.start()
    try:
        await bot.ready()
        yield bot
    finally:
        bot.kill()
        await bot.dead()
    if bot.complaints():
        raise Broken("\n".join(bot.complaints()))


def cpu_seconds(pid: int) -> float:
    """Return the seconds of CPU that a process has used. Only Linux tells."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


# Alone


class Alone(Person):
    """A person in the bot's DM. The one message there is the table and the hand."""

    def __init__(self, fake: FakeDiscord, name: str, seed: int) -> None:
        super().__init__(fake, name, next(iter(fake.channels.values())), seed, by_dm=True)
        self.channel = fake.dm(self.user.id)
        self.latencies: list[float] = []
        """Seconds from each press to its answer."""
        self.late = 0
        """The number of presses without an answer."""
        self.thinks = 0.0
        """The most seconds that this person thinks before a press."""

    @property
    def is_over(self) -> bool:
        """Return whether the match has ended."""
        return bool(pressable(self.letter, "rematch"))

    @property
    def ply(self) -> int:
        """Return the number of the last move that the message shows."""
        assert self.letter is not None
        return int(self.letter.buttons[0].custom_id.split(":")[2])

    async def begin(self, rules: str, ais: int = 3) -> None:
        """Start a match."""
        if (await self.command("start", rules=rules, ais=ais)).shown is None or self.letter is None:
            raise Broken(f"{self.user.name} got no match")

    async def step(self, chosen: tuple[Message, Button] | None = None) -> Interaction | None:
        """Press ``chosen``, or else what there is to press, or wait for a change. Return the press."""
        chosen = chosen or self.choose()
        if chosen is None:
            self.news.clear()
            await self.rest(REFRESHES)
            chosen = (self.letter, pressable(self.letter)[0]) if not self.news.is_set() and self.letter else None
        if chosen is None:
            return None
        if self.thinks:
            await asyncio.sleep(self._rng.uniform(0, self.thinks))
        began = time.monotonic()
        pressed = await self.press(*chosen)
        self.latencies.append(time.monotonic() - began)
        self.late += pressed.shown is None
        return pressed


async def play_alone(person: Alone, *, until: int | None = None, within: float = HUNG) -> None:
    """Play to the end of the match, or ``until`` a ply. Raise `Broken` if nothing changes for ``within`` seconds."""
    changed, before = time.monotonic(), -1
    while not person.is_over and (until is None or person.ply < until):
        await person.step()
        if person.ply != before:
            changed, before = time.monotonic(), person.ply
        elif time.monotonic() - changed > within:
            raise Broken(f"the match of {person.user.name} hangs at {before}: {person.letter and person.letter.text}")


class Killer:
    """Kills the bot while a person plays alone, and checks after each kill that nothing was lost."""

    def __init__(self, fake: FakeDiscord, bot: BotProcess, query: Query, person: Alone) -> None:
        self.kills = 0
        self._fake = fake
        self._bot = bot
        self._query = query
        self._person = person
        self._stored: list[str] = []
        self._moments = cycle(KILLS)

    async def press(self, message: Message, button: Button) -> None:
        """Press a button, with a kill at the next moment of `KILLS`. Raise `Broken` if something was lost."""
        person, moment, before = self._person, next(self._moments), len(self._bodies())
        is_current = person.ply == before - 1  # a press on an older screen plays nothing, and shows the newest one
        if moment == "before the answer":
            self._fake.faults.add(CALLBACK, meanwhile(self._strike))
        await person.step((message, button))
        moves = action(button)[0] == "move" and button.label != TAKE_BACK
        if moves and is_current and len(self._bodies()) == before:
            raise Broken(f"the move {button.label} was not stored before its answer")
        if moment == "at the next turn":
            while person.choose() is None and not person.is_over:
                await person.step()
        if not person.is_over:
            await self._restart()

    def _bodies(self) -> list[str]:
        return [str(body) for (body,) in self._query("SELECT body FROM event ORDER BY ply")]

    def _strike(self) -> None:
        self._bot.kill()
        self._fake.give_up()

    async def _restart(self) -> None:
        shown = self._person.ply
        self._strike()
        await self._bot.dead()
        bodies = self._bodies()
        if bodies[: len(self._stored)] != self._stored:
            raise Broken("a stored move has changed")
        if shown >= len(bodies):
            raise Broken(f"the move {shown} was shown before it was stored")
        self._stored = bodies
        self.kills += 1
        await self._bot.start()
        await self._bot.ready()


async def killed_alone(fake: FakeDiscord, folder: Path, target: int, kills: int | None = None) -> dict[str, object]:
    """Play a match alone, and kill the bot at one press after the other, or at ``kills`` of them. Return figures."""
    query = sqlite_file(folder / "unobot.db")
    async with running(fake, folder) as bot:
        ann = Alone(fake, "Ann", seed=1)
        await ann.begin(short(target))
        killer = Killer(fake, bot, query, ann)
        while not ann.is_over and (kills is None or killer.kills < kills):
            chosen = ann.choose()
            if chosen is None:
                await ann.step()
            else:
                await killer.press(*chosen)
        await play_alone(ann, until=ann.ply + 8 if kills else None)
    plies = [ply for (ply,) in query("SELECT ply FROM event ORDER BY ply")]
    if plies != [*range(len(plies))]:
        raise Broken(f"moves are missing or doubled: {plies}")
    return {"kills": killer.kills, "moves": len(plies), "presses": len(ann.latencies)}


async def many_alone(fake: FakeDiscord, folder: Path, games: int, target: int) -> dict[str, object]:
    """Let this many people play a match alone at once, on one process. Return figures."""
    async with running(fake, folder) as bot:
        people = [Alone(fake, f"Ann{number}", number) for number in range(games)]
        for person in people:  # the matches wait for their players, so all of them run at once after this
            await person.begin(short(target))
            person.thinks = THINKS
        began, used = time.monotonic(), cpu_seconds(bot.pid)
        await asyncio.gather(*(play_alone(person, within=3 * HUNG) for person in people))
        seconds, used = time.monotonic() - began, cpu_seconds(bot.pid) - used
    waits = sorted(wait for person in people for wait in person.latencies)
    return {
        "games": games,
        "presses": len(waits),
        "seconds": round(seconds, 1),
        "presses a second": round(len(waits) / seconds, 1),
        "without an answer": sum(person.late for person in people),
        "median ms": round(1000 * waits[len(waits) // 2]),
        "p99 ms": round(1000 * waits[len(waits) * 99 // 100]),
        "CPU seconds of the bot": round(used, 1),
    }


# Together


class Guest(Person):
    """A person in a place without the bot. Only the first one of a party can run commands there."""

    async def ask(self) -> None:
        """Refresh the hand, or ask for it at the table."""
        self.asked += 1
        self.heard = time.monotonic()
        self._tried.clear()
        for message, verb in ((self.hand, "refresh"), (self.table, "hand")):
            found = pressable(message, verb)
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
    return True


async def main(arguments: Sequence[str] | None = None) -> int:
    """Run all parts, and return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200, help="matches alone at once")
    parser.add_argument("--target", type=int, default=500, help="the points of a match of four people")
    parser.add_argument("--alone", type=int, default=100, help="the points of a match alone")
    given = parser.parse_args(arguments)

    async def together(fake: FakeDiscord, folder: Path, kind: str) -> dict[str, object]:
        async with running(fake, folder):
            return await match_without_bot(fake, kind, short(given.target))

    kept = [
        await _run("killed alone", lambda fake, folder: killed_alone(fake, folder, given.alone)),
        await _run("group DM", lambda fake, folder: together(fake, folder, "group")),
        await _run("server without the bot", lambda fake, folder: together(fake, folder, "foreign")),
        await _run("many alone", lambda fake, folder: many_alone(fake, folder, given.games, given.alone)),
    ]
    return 0 if all(kept) else 1


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
