"""People who play alone in the bot's DM at a real process: under kills, and many at once."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import cycle
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from tests.loopback.fake import FakeDiscord
from tests.loopback.faults import CALLBACK, meanwhile
from tests.loopback.logbook import Query, sqlite_file
from tests.loopback.model import Button, Interaction, Message
from tests.loopback.people import Person, action, pressable
from tests.loopback.process import BotProcess
from unobot.rules.match import decode_entry
from unobot.rules.ruleset.ruleset import OFFICIAL

TIMING: Final[dict[str, object]] = {"round_pause": 0.3, "ai_tempo": 0.05, "ai_waits_for_uno": 0.1, "race_hold": 0.05}
"""Times that people would not like, so that a match takes seconds."""
VISIBLE: Final[dict[str, object]] = TIMING | {"ai_tempo": 0.15}
"""The same, with pauses of AIs in which a kill fits."""
HUNG: Final = 60.0
"""Seconds within which every match must go on."""
KILLS: Final = ("after the answer", "before the answer", "at the next turn")
"""The moments of a kill, in turn."""
REFRESHES: Final = 1.0
"""Seconds without a change until a person alone presses something."""
THINKS: Final = 5.0
"""The most seconds that people think before a press when many play at once."""
POLL: Final = 0.003
"""Seconds between two looks at the log of a match."""
ARRIVING: Final = 20
"""The people who start a match at the same time."""
TAKE_BACK: Final = "Take back"


class Broken(AssertionError):
    """A promise was broken. The text says which."""


def short(target: int, cards: int = OFFICIAL.hand_size) -> str:
    """Return the code of the official rules with this many points to win, and cards in a hand."""
    return replace(OFFICIAL, target=target, hand_size=cards).code


def one_round(cards: int = OFFICIAL.hand_size) -> str:
    """Return the code of the official rules for one round, with this many cards in a hand."""
    return replace(OFFICIAL.with_length("round"), hand_size=cards).code


def bot_process(fake: FakeDiscord, folder: Path, timing: dict[str, object]) -> BotProcess:
    """Return the bot, not started yet."""
    url = f"sqlite+aiosqlite:///{folder / 'unobot.db'}"
    return BotProcess(fake, url, folder / "bot.log", timing=timing, gaps=0.05, forked=True, press_limit=0)


@asynccontextmanager
async def running(fake: FakeDiscord, folder: Path, timing: dict[str, object] = TIMING) -> AsyncIterator[BotProcess]:
    """Yield the bot, and kill it at the end. Raise `Broken` if it logged an error."""
    bot = bot_process(fake, folder, timing)
    await bot.start()
    try:
        await bot.ready()
        yield bot
    finally:
        bot.kill()
        await bot.dead()
    if bot.complaints():
        raise Broken("\n".join(bot.complaints()))


def memory(pid: int) -> int:
    """Return the most memory that a process has held, in MiB. Only Linux tells."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) >> 10 for line in lines if line.startswith("VmHWM"))


def cpu_seconds(pid: int) -> float:
    """Return the seconds of CPU that a process has used. Only Linux tells."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Alone(Person):
    """A person in the bot's DM. The one message there is the table and the hand."""

    def __init__(self, fake: FakeDiscord, name: str, seed: int) -> None:
        super().__init__(fake, name, next(iter(fake.channels.values())), seed, by_dm=True)
        self.channel = fake.dm(self.user.id)
        self.latencies: list[float] = []
        """Seconds from each press to its answer."""
        self.late = 0
        """The number of presses without an answer."""
        self.refused = 0
        """The number of presses that were answered with a sentence, because the bot was too busy."""
        self.thinks = 0.0
        """The most seconds that this person thinks before a press."""

    def _see_own(self, message: Message) -> None:
        if message.reader is None:  # else it is a sentence, which leaves the match where it is
            super()._see_own(message)

    @property
    def is_over(self) -> bool:
        """Return whether the match has ended."""
        return bool(pressable(self.letter, "rematch"))

    @property
    def ply(self) -> int:
        """Return the number of the last move that the message shows."""
        assert self.letter is not None
        return max((int(button.custom_id.split(":")[2]) for button in self.letter.buttons), default=0)

    async def begin(self, rules: str, ais: int = 3) -> None:
        """Start a match."""
        until = time.monotonic() + HUNG
        while (await self.command("start", rules=rules, ais=ais)).shown is None or self.letter is None:
            if time.monotonic() > until:
                raise Broken(f"{self.user.name} got no match")
            await asyncio.sleep(1)  # many start at the same time, and a busy bot asks for patience

    async def step(self, chosen: tuple[Message, Button] | None = None) -> Interaction | None:
        """Press ``chosen``, or else what there is to press, or wait for a change. Return the press."""
        chosen = chosen or self.choose()
        if chosen is None:
            self.news.clear()
            await self.rest(REFRESHES)
            offered = pressable(self.letter)
            if self.letter is not None and not offered:
                raise Broken(f"{self.user.name} can press nothing: {self.letter.text}")
            chosen = (self.letter, offered[0]) if not self.news.is_set() and self.letter else None
        if chosen is None:
            return None
        if self.thinks:
            await asyncio.sleep(self._rng.uniform(0, self.thinks))
        began = time.monotonic()
        pressed = await self.press(*chosen)
        self.latencies.append(time.monotonic() - began)
        self.late += pressed.shown is None
        self.refused += pressed.shown is not None and pressed.shown.reader is not None
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
            await self.restart()

    def count(self) -> int:
        """Return the number of stored entries of the match."""
        ((count,),) = self._query("SELECT count(*) FROM event")
        return int(count)

    def is_by_ai(self) -> bool:
        """Return whether the last stored move was that of an AI. The person has the seat of the host, the first one."""
        ((body,),) = self._query("SELECT body FROM event ORDER BY ply DESC LIMIT 1")
        return bool(decode_entry(body).seat)

    def check_plies(self) -> int:
        """Return the number of stored entries. Raise `Broken` if one is missing or doubled."""
        plies = [ply for (ply,) in self._query("SELECT ply FROM event ORDER BY ply")]
        if plies != [*range(len(plies))]:
            raise Broken(f"moves are missing or doubled: {plies}")
        return len(plies)

    async def restart(self) -> None:
        """Kill the bot, and start it again. Raise `Broken` if something was lost."""
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

    def _bodies(self) -> list[str]:
        return [str(body) for (body,) in self._query("SELECT body FROM event ORDER BY ply")]

    def _strike(self) -> None:
        self._bot.kill()
        self._fake.give_up()


async def killed_alone(fake: FakeDiscord, folder: Path, rules: str, kills: int | None = None) -> dict[str, object]:
    """Play a match alone, and kill the bot at one press after the other, or at ``kills`` of them. Return figures."""
    async with running(fake, folder) as bot:
        ann = Alone(fake, "Ann", seed=1)
        await ann.begin(rules)
        killer = Killer(fake, bot, sqlite_file(folder / "unobot.db"), ann)
        while not ann.is_over and (kills is None or killer.kills < kills):
            chosen = ann.choose()
            if chosen is None:
                await ann.step()
            else:
                await killer.press(*chosen)
        await play_alone(ann, until=ann.ply + 8 if kills else None)
    return {"kills": killer.kills, "moves": killer.check_plies(), "presses": len(ann.latencies)}


async def killed_at_every_move(fake: FakeDiscord, folder: Path, rules: str) -> dict[str, object]:
    """Play a match alone, and kill the bot after every move, also after each one of an AI. Return figures."""
    async with running(fake, folder, VISIBLE) as bot:
        ann = Alone(fake, "Ann", seed=2)
        await ann.begin(rules)
        killer = Killer(fake, bot, sqlite_file(folder / "unobot.db"), ann)
        by_ai = together = 0
        known, since = killer.count(), time.monotonic()
        while not ann.is_over:
            pressing = asyncio.create_task(ann.step())
            while not pressing.done() and killer.count() == known:  # noqa: ASYNC110  # another process writes the log
                await asyncio.sleep(POLL)
            if grown := killer.count() - known:
                together += grown - 1
                by_ai += killer.is_by_ai()
                known, since = known + grown, time.monotonic()
                await killer.restart()
                pressing.cancel()  # nobody answers it any more
            elif time.monotonic() - since > 2 * HUNG:
                raise Broken(f"nothing moves after move {known - 1}: {ann.letter and ann.letter.text}")
            await asyncio.wait([pressing])
    return {
        "kills": killer.kills,
        "of them after an AI's move": by_ai,
        "moves": killer.check_plies() - 1,
        "moves without a kill of their own": together,
    }


async def many_alone(fake: FakeDiscord, folder: Path, games: int, rules: str) -> dict[str, object]:
    """Let this many people play a match alone at once, on one process. Return figures."""
    async with running(fake, folder) as bot:
        at_start = memory(bot.pid)
        people = [Alone(fake, f"Ann{number}", number) for number in range(games)]
        for first in range(0, games, ARRIVING):  # the matches wait for their players, so all run at once after this
            await asyncio.gather(*(person.begin(rules) for person in people[first : first + ARRIVING]))
        for person in people:
            person.thinks = THINKS
        began, used = time.monotonic(), cpu_seconds(bot.pid)
        await asyncio.gather(*(play_alone(person, within=3 * HUNG) for person in people))
        seconds, used = time.monotonic() - began, cpu_seconds(bot.pid) - used
        at_most = memory(bot.pid)
    waits = sorted(wait for person in people for wait in person.latencies)
    if late := sum(person.late for person in people):
        raise Broken(f"{late} of {len(waits)} presses had no answer within three seconds")
    return {
        "matches": games,
        "presses": len(waits),
        "without an answer": late,
        "refused as too busy": sum(person.refused for person in people),
        "seconds": round(seconds, 1),
        "presses a second": round(len(waits) / seconds, 1),
        "median ms": round(1000 * waits[len(waits) // 2]),
        "p99 ms": round(1000 * waits[len(waits) * 99 // 100]),
        "worst ms": round(1000 * waits[-1]),
        "CPU seconds of the bot": round(used, 1),
        "MiB at the start": at_start,
        "MiB at most": at_most,
    }
