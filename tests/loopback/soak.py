"""Kill the bot repeatedly while people play, and check that nothing was lost.

Usage: ``python -m tests.loopback.soak --kills N --tables T [--seed S]``. The last line has the figures as JSON. The
exit status is 1 after any of these failures:

* A move was lost or doubled.
* A table hung.
* A button from before a kill was dead.
* A clock ran out because the bot was down.
* A person was shown a card of somebody else.
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
from pathlib import Path
from statistics import median
from typing import Final

from tests.loopback.fake import FakeDiscord, answered
from tests.loopback.faults import CALLBACK, MESSAGE_EDIT, PANEL_EDIT, cut, lose, meanwhile, refuse, too_many
from tests.loopback.fleet import fleet
from tests.loopback.logbook import Logbook, sqlite_file
from tests.loopback.model import Message
from tests.loopback.people import Party, Person, pressable, refreshing
from tests.loopback.process import BotProcess
from tests.loopback.secrecy import Hands, Screens

TURN: Final = 2.0
"""Seconds for a move, so that clocks run out, and the least that a clock has after a start."""
TRIES: Final = 3
"""The presses of a button from before a kill until it counts as dead."""
HUNG: Final = 60.0
"""Seconds within which every table must progress while the bot runs."""
TIMING: Final[dict[str, object]] = {
    "turn": TURN,
    "round_pause": 0.5,
    "ai_tempo": 0.08,
    "ai_waits_for_uno": 0.3,
    "race_hold": 0.1,
}
RULES: Final = ("official", "party", "no_mercy", "stacking", "attack", "all_wild")
NAMES: Final = ("Ann", "Bob", "Cem", "Dee", "Eva", "Fay", "Gus", "Hal", "Ida", "Jon", "Kai", "Liv")


class Soak:
    """A run. ``folder`` has the database and the log of the bot.

    Most processes run for less than ``life`` seconds. ``trouble`` is the share of them with a network fault, too.
    ``forked`` processes start sooner (see `BotProcess`).
    """

    def __init__(
        self,
        fake: FakeDiscord,
        folder: Path,
        tables: int,
        seed: int,
        *,
        life: float = 1.5,
        trouble: float = 0.0,
        forked: bool = False,
    ) -> None:
        self.kills = 0
        self.buttons = 0
        """The number of buttons from before a kill that were pressed after it."""
        self.letters = 0
        """The number of answered presses in direct messages."""
        self.dead: list[str] = []
        """The old buttons without an answer."""
        self.hung: list[str] = []
        self.moments = Counter[str]()
        """The number of kills at each kind of moment."""
        self.troubles = Counter[str]()
        """The number of network faults of each kind."""
        self.starts: list[float] = []
        """The seconds from each start of a process to its connection."""
        self.screens = Screens()
        self.leaks: list[str] = []
        """The screens with cards of somebody else."""
        self.parties: list[Party] = []
        self._fake = fake
        self._rng = random.Random(seed)
        self._bot = BotProcess(
            fake,
            f"sqlite+aiosqlite:///{folder / 'unobot.db'}",
            folder / "bot.log",
            timing=TIMING,
            gaps=0.1,
            forked=forked,
            press_limit=0,
        )
        self._query = sqlite_file(folder / "unobot.db")
        self.logbook = Logbook(self._query, turn=TURN, grace=60)
        self._life = life
        self._trouble = trouble
        self._ways = {
            "any": self._at_any,
            "click": self._at_click,
            "commit": self._at_answer,
            "answer": self._after_answer,
            "start": self._at_start,
        }
        self._next: list[str] = []
        self._ready = 0.0
        self._size: dict[int, int] = {}
        self._grown: dict[int, float] = {}
        self._uptime = 0.0
        for place in range(tables):
            self.parties.append(self._party(place))

    def _party(self, place: int) -> Party:
        """Add two or three people in a channel, sometimes with an AI. Some play in direct messages."""
        if not place % 4:
            self._fake.add_guild(f"Server {place // 4}")
        guild = list(self._fake.guilds.values())[-1]
        channel = self._fake.add_channel(guild, f"uno-{place}")
        people = [
            Person(
                self._fake,
                f"{NAMES[(place * 3 + n) % len(NAMES)]}{place}",
                channel,
                self._rng.getrandbits(32),
                by_dm=n == 2 and bool(place % 2),
            )
            for n in range(2 + place % 2)
        ]
        for person in people:
            person.dawdle, person.seconds = 0.01, TURN + 0.5
        for seen in (channel.id, *(person.user.id for person in people)):
            self._fake.watch(seen, self.screens.see)
        return Party(self._fake, channel, people, ais=(place + 1) % 2, rules=RULES[place % len(RULES)])

    async def run(self, kills: int) -> None:
        """Play and kill, then play for a while, stop, and check every match."""
        await self._start()
        players = [task for party in self.parties for task in party.tasks()]
        try:
            await self._all_move_on()
            for _ in range(kills):
                await self._die()
                self._check()
                before = self._pictures()
                if self.kills % 8 == 4:
                    await self._start_late()
                else:
                    await self._start()
                await self._press_old(before)
            await self._all_move_on()
        finally:
            for player in players:
                player.cancel()
            ends = await asyncio.gather(*players, return_exceptions=True)
            self._bot.kill()
            await self._bot.dead()
        for end in ends:
            if isinstance(end, Exception):
                raise end
        self._fake.give_up()
        self._check()
        self.logbook.verify()
        self.leaks = self.screens.leaks(Hands(self._query, self.logbook.sat, self.logbook.damaged))

    async def _start(self) -> None:
        began = time.monotonic()
        await self._bot.start()
        await self._bot.ready()
        self.starts.append(time.monotonic() - began)
        self._ready = time.time()
        for party in self.parties:
            party.wake()

    async def _start_late(self) -> None:
        """Stop the bot until every clock would have run out, and keep people away after the start."""
        for party in self.parties:
            party.awake.clear()
        await asyncio.sleep(TURN + 1)
        await self._start()
        await asyncio.sleep(TURN * 0.75)  # the tables are loaded by now, and the grace after a start still runs
        for party in self.parties:
            party.awake.set()

    # Killing

    async def _die(self) -> None:
        """Let the bot run for a while, and kill it at a random moment."""
        if not self._next:
            self._next = [*self._ways, *("any", "commit")]
            self._rng.shuffle(self._next)
        name = self._next.pop()
        self.moments[name] += 1
        if self._rng.random() < self._trouble:
            self._break_something()
        await self._ways[name]()
        self._bot.kill()
        await self._bot.dead()
        self.kills += 1
        self._uptime += time.time() - self._ready
        self._fake.faults.clear()
        self._fake.give_up()

    def _break_something(self) -> None:
        """Cause one network fault at a random moment."""
        name = self._rng.choice(("cut", "lose", "busy", "bad gateway", "drop", "forget"))
        self.troubles[name] += 1
        requests = {"cut": cut, "lose": lose, "busy": too_many(0.2), "bad gateway": refuse(502)}
        if name in requests:
            self._fake.faults.add(self._rng.choice((CALLBACK, MESSAGE_EDIT, PANEL_EDIT)), requests[name])
        elif name == "drop":
            self._fake.gateway.drop()
        else:
            self._fake.gateway.forget()

    async def _at_any(self) -> None:
        """Wait for a random time, usually a short one."""
        long = self._rng.random() < 0.1
        await asyncio.sleep(self._rng.uniform(TURN + 1, TURN + 4) if long else self._some_time())

    async def _at_click(self) -> None:
        """Wait for a press and a few milliseconds: before, in or after the commit."""
        await asyncio.sleep(self._some_time())
        async with asyncio.timeout(HUNG):
            await self._fake.next_interaction()
        await asyncio.sleep(self._rng.uniform(0, 0.02))

    async def _at_answer(self) -> None:
        """Wait for an answer after its commit, and drop it."""
        await self._at_callback(after=False)

    async def _after_answer(self) -> None:
        """Wait until an answer took effect, before the bot knows it."""
        await self._at_callback(after=True)

    async def _at_callback(self, *, after: bool) -> None:
        await asyncio.sleep(self._some_time())
        there = asyncio.Event()

        def strike() -> None:
            self._bot.kill()
            self._fake.give_up()  # the bot is dead, so later answers have no effect
            there.set()

        self._fake.faults.add(CALLBACK, meanwhile(strike, after=after))
        async with asyncio.timeout(HUNG):
            await there.wait()

    async def _at_start(self) -> None:
        """Kill the bot, and the next one during its start."""
        self._bot.kill()
        await self._bot.dead()
        self._fake.give_up()
        self._check()
        await self._bot.start()
        await asyncio.sleep(self._rng.uniform(0.2, 1.2))
        self._ready = time.time()  # that process showed nothing

    def _some_time(self) -> float:
        return self._rng.uniform(0.05, self._life)

    # Checks

    def _check(self) -> None:
        """Compare the answers with the database, while the bot is dead."""
        since = list(self._fake.interactions.values())
        self.letters += sum(each.channel.reader is not None and each.shown is not None for each in since)
        self.logbook.check(since, self._fake.logged_in)
        self._fake.interactions.clear()
        for channel, size in self.logbook.sizes().items():
            if size != self._size.get(channel):
                self._size[channel], self._grown[channel] = size, self._uptime
        for party in self.parties:
            still = self._uptime - self._grown.get(party.channel.id, 0.0)
            if still > HUNG:
                self.hung.append(f"{party.channel.name} has not moved for {still:.0f} s: {_seen(party)}")
                self._grown[party.channel.id] = self._uptime

    async def _all_move_on(self) -> None:
        """Wait until every table has a few more entries."""
        before = self.logbook.sizes()
        behind = self.parties
        deadline = time.monotonic() + HUNG
        while behind and time.monotonic() < deadline:
            await asyncio.sleep(0.1)
            sizes = self.logbook.sizes()
            behind = [p for p in self.parties if sizes.get(p.channel.id, 0) < before.get(p.channel.id, 0) + 3]
        self.hung += [f"{party.channel.name} does not move on: {_seen(party)}" for party in behind]

    def _pictures(self) -> list[tuple[Person, Message, str]]:
        """Return a button of a hand or of the table that a person sees now, for every party."""
        found: list[tuple[Person, Message, str]] = []
        for party in self.parties:
            person = self._rng.choice(party.people)
            ways = (person.hand, refreshing(person.hand)), (person.table, pressable(person.table, "hand"))
            for message, buttons in ways:
                if message is not None and buttons:
                    found.append((person, message, buttons[0].custom_id))
                    break
        return found

    async def _press_old(self, pictures: list[tuple[Person, Message, str]]) -> None:
        """Press buttons from before the kill. All must be answered.

        A press is repeated, as people do: the bot may only acknowledge the first one, and a starved process may take
        longer than Discord waits.
        """
        pressed = [(person, old, await self._fake.press(person.user, old, which)) for person, old, which in pictures]
        for person, old, first in pressed:
            interaction = first
            await answered(interaction)
            for _ in range(TRIES - 1):
                if interaction.shown is None:
                    interaction = await self._fake.press(person.user, old, first.custom_id)
                    await answered(interaction)
            self.buttons += 1
            if interaction.shown is None:
                self.dead.append(f"{person.user.name}: {interaction.custom_id} from before the kill was not answered")

    @property
    def figures(self) -> dict[str, object]:
        """Return the figures of the run."""
        book = self.logbook
        return {
            "kills": self.kills,
            "tables": len(self.parties),
            "starts": self._bot.starts,
            "moves": book.moves,
            "acknowledged": book.acknowledged,
            "lost": len(book.lost),
            "doubled": len(book.doubled),
            "hung": len(self.hung),
            "hasty_clocks": len(book.hasty),
            "in_dms": self.letters,
            "old_buttons": self.buttons,
            "dead_buttons": len(self.dead),
            "leaks": len(self.leaks),
            "start_seconds": [round(seconds, 2) for seconds in (median(self.starts), max(self.starts))],
            "asked": sum(person.asked for party in self.parties for person in party.people),
            "moments": dict(self.moments),
            "troubles": dict(self.troubles),
            "errors": len(self._bot.complaints()),
        }

    @property
    def findings(self) -> list[str]:
        """Return all failures, as sentences."""
        book = self.logbook
        wrong = [*book.lost, *book.doubled, *self.hung, *book.hasty, *self.dead, *self.leaks]
        return [*wrong, *self._bot.complaints()[:20]]


def _seen(party: Party) -> str:
    """Return the messages that the people of a party see."""
    return " / ".join(
        f"{person.user.name}: {picture.text!r}"
        for person in party.people
        for picture in (person.hand, person.table)
        if picture is not None
    )


async def soak(folder: Path, kills: int, tables: int, seed: int, trouble: float) -> Soak:
    """Run it on a new Discord."""
    async with FakeDiscord() as fake:
        run = Soak(fake, folder, tables, seed, trouble=trouble)
        await run.run(kills)
        return run


def main() -> int:
    """Run the command line."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--trouble", type=float, default=0.3, help="in which part of the lives the way breaks as well")
    parser.add_argument("--fleet", type=int, default=0, help="then, so many tables on three processes; 0 for none")
    parser.add_argument("--keep", type=Path, help="a folder in which the database and the bot's log stay")
    given = parser.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as scratch:
        folder = given.keep or Path(scratch)
        folder.mkdir(parents=True, exist_ok=True)
        run = asyncio.run(soak(folder, given.kills, given.tables, given.seed, given.trouble))
        figures, findings = run.figures, run.findings
        if given.fleet:
            many = asyncio.run(fleet(folder, given.fleet, given.seed))
            figures["fleet"] = many.figures
            findings += many.findings
    for finding in findings:
        sys.stderr.write(f"{finding}\n")
    sys.stdout.write(json.dumps({**figures, "seconds": round(time.monotonic() - began, 1)}) + "\n")
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
