"""Let everything fail at once while people press anything, and check the same invariants after each fault.

Usage: ``python -m tests.loopback.chaos --seeds 1-100 [--steps N] [--database sqlite|postgresql] [--keep FOLDER]``.
A seed draws the whole plan of faults (`tests.loopback.plan`) and the people. The moments at which processes meet them
are real time, and differ a little from run to run. The last line has the figures as JSON. The exit status is 1 after
any finding.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import shutil
import signal
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import asyncpg

from tests.loopback.database_faults import PostgresDatabase, SqliteFile, damage
from tests.loopback.deletions import Deletions
from tests.loopback.fake import FakeDiscord, answered
from tests.loopback.faults import MESSAGE_EDIT, NEW_MESSAGE, Fault, cut, delay, lose, refuse, too_many
from tests.loopback.inner_faults import Steering
from tests.loopback.invariants import TURN, Invariants
from tests.loopback.meddler import RARE, Meddlers
from tests.loopback.model import Interaction, User
from tests.loopback.people import Party, Person, action, pressable
from tests.loopback.place_faults import Places
from tests.loopback.plan import (
    ABSENCE,
    CLOCK,
    CROWD,
    DAMAGE,
    DATABASE,
    DELETIONS,
    ERASURE,
    PLACES,
    POSTGRESQL,
    SILENCES,
    THREADS,
    WISHES,
    Plan,
    Step,
    draw_plan,
)
from tests.loopback.process import BotProcess
from tests.loopback.tournament_evening import TournamentEvening
from tests.postgres import Server
from unobot.bot.discord_api.gateway_watch import FRESH_SECONDS
from unobot.bot.interactions.gate import WINDOW
from unobot.i18n import text_for
from unobot.pictures.emoji_art import emojis

FILE: Final = "faults.json"
STEPS: Final = 25
"""Faults of a seed."""
HUNG: Final = 20.0
"""Seconds within which every table must move when nothing fails any more."""
SETTLED: Final = 1.0
"""Seconds after which old panels are deleted."""
REQUESTS_AT_ONCE: Final = 4
"""Requests whose answers one fault can lose."""
FILTERS: Final = ((400, 20009), (400, 200000), (403, 50013), (413, 40005))
"""The status and the code of messages that Discord refuses for their content or their place."""
ANSWERS: Final = ((400, 20009), (400, 50035), (400, 200000), (403, 50001), (403, 50013), (404, 10015), (401, 50027))
"""The refusals of an answer to an interaction, or of an edit with its token."""
REFUSED: Final = {
    NEW_MESSAGE: ((400, 50083), (400, 160005), (403, 50001), (403, 50013), (429, 20016)),
    MESSAGE_EDIT: ((400, 30046), (400, 50083), (403, 50001), (404, 10008)),
}
"""Further refusals of requests with the bot's own token."""
OLD: Final = 6
"""Old messages in each channel that people press at the end."""
TIMING: Final[dict[str, object]] = {
    "turn": TURN,
    "round_pause": 0.5,
    "ai_tempo": 0.08,
    "ai_waits_for_uno": 0.3,
    "race_hold": 0.1,
    "retry": 0.5,
}
_GATEWAY: Final = {"drop": "drop", "forget": "forget", "reconnect": "ask_to_reconnect", "invalid": "invalidate"}
_PARTS: Final = {"slow": "lock", "locked": "lock", "full": "room", "read only": "room"}
"""Faults of the same part of a database come one after the other."""


class Chaos:
    """One seed. ``folder`` has the log of the bot."""

    def __init__(
        self,
        fake: FakeDiscord,
        base: SqliteFile | PostgresDatabase,
        steering: Steering,
        folder: Path,
        plan: Plan,
    ) -> None:
        self.faults = Counter[str]()
        self.refused_starts = 0
        self._fake = fake
        self._base = base
        self._plan = plan
        rng = random.Random(f"people {plan.seed}")
        self._steering = steering
        self._bot = BotProcess(
            fake,
            base.url,
            folder / "bot.log",
            timing=TIMING,
            gaps=0.1,
            faults=folder / FILE,
            forked=True,
            press_limit=plan.press_limit,
            emojis=True,
        )
        fake.emojis = {emoji.name: fake.ids.next() for emoji in emojis()}  # so that a run uploads only deleted ones
        self.checks = Invariants(fake, self._bot, base.query, folder / FILE)
        self.parties = [self._party(place, rules, rng) for place, rules in enumerate(plan.rules)]
        people = [person.user for party in self.parties for person in party.people]
        channels = [party.channel for party in self.parties]
        self.meddlers = Meddlers(fake, f"meddlers {plan.seed}", people, channels)
        self._channels = channels
        self._places = Places(fake, channels, people)
        self._deletions = Deletions(fake, base.query)
        self._tournament = None
        if plan.tournament:
            self._tournament = TournamentEvening(fake, base.query, plan.seed, duplicate=plan.tournament == "duplicate")
        for place in (*(channel.id for channel in channels), *(user.id for user in self.meddlers.users)):
            self._watch(place)
        self._lasting: dict[str, asyncio.Task[None]] = {}
        self._later: set[asyncio.Task[Any]] = set()
        self._mail: list[Step] = []
        self._crowd: list[User] = []
        fake.delivery = self._deliver

    def _watch(self, place: int) -> None:
        """Let everybody remember what a channel or a person shows, and check it."""
        self._fake.watch(place, self.meddlers.see)
        self._fake.watch(place, self.checks.screens.see)

    def _party(self, place: int, rules: str, rng: random.Random) -> Party:
        """Add a server with two or three people in a channel or a thread, and an AI.

        The third plays in direct messages.
        """
        guild = self._fake.add_guild(f"Server {place}")
        channel = self._fake.add_channel(guild, f"uno-{place}")
        users = [self._fake.add_user(f"{name}{place}") for name in ("Ann", "Bob", "Cem")[: 2 + place % 2]]
        if self._plan.homes[place] == "thread":
            channel = self._fake.add_private_thread(channel, f"thread-{place}", *users)
        people = [
            Person(self._fake, user.name, channel, rng.getrandbits(32), by_dm=number == 2, user=user)
            for number, user in enumerate(users)
        ]
        return Party(self._fake, channel, people, ais=1, rules=rules)

    async def run(self) -> None:
        """Play through the plan, then let everything work again, and check that all go on."""
        await self._start()
        tasks = [task for party in self.parties for task in party.tasks()]
        try:
            await self._all_move_on(from_the_start=True)
            tasks.append(asyncio.create_task(self.meddlers.live()))
            if self._tournament is not None:
                tasks.append(asyncio.create_task(self._tournament.live()))
            for number, step in enumerate(self._plan.steps, 1):
                await asyncio.sleep(step.after)
                self.faults[step.fault] += 1
                await self._do(step)
                self.checks.examine()
                if self.checks.findings:
                    self.checks.findings[f"found after step {number}"] = None
                    break
            await self._calm()
        finally:
            for task in (*tasks, *self._lasting.values(), *self._later):
                task.cancel()
            ends = await asyncio.gather(*tasks, *self._lasting.values(), return_exceptions=True)
            if self._bot.alive:
                await self._stop()
        for end in ends:
            if isinstance(end, Exception):
                raise end
        self.checks.examine()
        self.checks.verify()

    # The process

    async def _start(self) -> None:
        """Start the bot. While the database refuses, it may end with one sentence, and is started again."""
        while True:
            began = time.time()
            await self._bot.start()
            with suppress(RuntimeError):
                await self._bot.ready()
                break
            if self._bot.alive or not self.checks.is_trouble("database", began, time.time()):
                raise RuntimeError(f"the bot did not start: {self._bot.said()[-1000:]}")
            self.refused_starts += 1
            await asyncio.gather(*self._outages())
        for party in self.parties:
            party.wake()

    async def _end(self, step: Step) -> None:
        """Kill or stop the process, and start the next one."""
        if step.fault == "kill":
            self._bot.kill()
            await self._bot.dead()
        else:
            await self._stop()
        self._fake.give_up()
        self.checks.examine()
        await asyncio.sleep(step.seconds)
        await self._start()

    async def _stop(self) -> None:
        status = await self._bot.stop()
        if status not in (0, -signal.SIGALRM):  # the kernel ends a process that gets too little time to end itself
            self.checks.findings[f"after SIGTERM, the exit status was {status}"] = None

    # Faults

    async def _do(self, step: Step) -> None:
        if step.fault in ("kill", "stop"):
            await self._end(step)
        elif step.fault in ("twice", "late"):
            self._mail += [step] * step.times
        elif step.fault in ABSENCE:
            await self._all_go_away(step.seconds)
        elif step.fault in CROWD:
            await self._gather_crowd(step)
        elif step.fault in DAMAGE:
            self._damage(random.Random(step.pick))
        elif step.fault == "emojis refused":
            self._delete_emojis(random.Random(step.pick))
        elif step.fault in CLOCK:
            self.checks.logbook.clocks.add(step.seconds)
            self.checks.logbook.set_at.append(time.time())
            self._steering.set(clock=step.seconds)
        elif step.fault in SILENCES:
            await self._be_silent(step)
        elif step.fault in (*PLACES, *THREADS):
            part = "thread" if step.fault in THREADS else step.fault
            await self._last(part, self._places.suffer(step.fault, step.seconds, step.pick))
        elif step.fault in DELETIONS:
            await self._last(step.fault, self._delete(step))
        elif step.fault in ERASURE:
            self._begin(self._erase(random.Random(step.pick)))
        else:
            await self._do_outside(step)

    async def _do_outside(self, step: Step) -> None:
        """Do a fault of the gateway, the database or a request."""
        if step.fault in _GATEWAY:
            self.checks.troubles["gateway"].append((time.time(), time.time()))
            done = getattr(self._fake.gateway, _GATEWAY[step.fault])()
            if done is not None:
                await done
        elif step.fault in DATABASE[self._plan.database]:
            await self._last(_PARTS.get(step.fault, step.fault), self._outage(step))
        else:
            for _ in range(step.times):
                self._fake.faults.add(step.route, self._of(step))

    async def _be_silent(self, step: Step) -> None:
        """Let no press arrive for a while."""
        began, gateway = time.time(), self._fake.gateway
        try:
            match step.fault:
                case "gateway shut":
                    gateway.shut()
                case "gateway mute":
                    gateway.hush()
                case "process paused":
                    self._bot.pause()
                case "loop blocked":
                    self._steering.set(blocked=step.seconds)
            await asyncio.sleep(step.seconds)
        finally:
            gateway.admits = True
            await gateway.speak()
            self._bot.go_on()
        if step.fault != "loop blocked":  # nobody knows when it begins
            unnoticed = FRESH_SECONDS if step.fault == "gateway mute" else 0.0  # an event proves that presses arrive
            self.checks.logbook.silences.append((began + unnoticed, time.time()))
        self.checks.troubles["gateway"].append((began, time.time()))

    def _of(self, step: Step) -> Fault:
        """Return the fault of one request."""
        match step.fault:
            case "cut":
                return cut
            case "lose":
                return lose
            case "429":
                return too_many(step.seconds)
            case "429 everywhere":
                return too_many(step.seconds, everywhere=True)
            case "slow answer":
                return delay(step.seconds)
            case "screens refused":
                return refuse(*FILTERS[step.pick % len(FILTERS)])
            case "refused":
                codes = REFUSED.get(step.route, ANSWERS)
                return refuse(*codes[step.pick % len(codes)])
        return refuse(int(step.fault))

    async def _delete(self, step: Step) -> None:
        """Delete what settings name, or the place of a table, which goes on in another one."""
        party = self.parties[step.pick % len(self.parties)]
        if step.fault == "names deleted":
            await self._deletions.delete_names(party.channel, step.seconds, step.pick)
            return
        old, new = party.channel, await self._deletions.replace(party.channel)
        self._channels[self._channels.index(old)] = new
        self._watch(new.id)
        party.move(new)

    def _delete_emojis(self, rng: random.Random) -> None:
        """Delete all emojis of the bot, or some of them."""
        names = sorted(self._fake.emojis)
        for name in rng.sample(names, rng.choice((len(names), len(names) // 2))):
            del self._fake.emojis[name]

    async def _all_go_away(self, seconds: float) -> None:
        """Let nobody press anything, and look at the tables meanwhile."""
        awake = [self.meddlers.awake, *(party.awake for party in self.parties)]
        if self._tournament is not None:
            awake.append(self._tournament.awake)
        for each in awake:
            each.clear()
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            await asyncio.sleep(1)
            self.checks.examine()
        for each in awake:
            each.set()
        for party in self.parties:
            party.wake()

    def _damage(self, rng: random.Random) -> None:
        """Damage one cell of the first table. From now on, the run looks at the other one."""
        place = self.parties[0].channel.id
        ((table,),) = self._base.query(f"SELECT max(id) FROM table_ WHERE channel_id = {place}")
        if table is None:  # the channel is new, and its table has not come yet
            return
        self.checks.logbook.damaged.add(table)
        self.checks.troubles["damage"].append((time.time(), time.time() + 3600))
        with suppress(sqlite3.OperationalError, asyncpg.PostgresError):  # it is locked, or refuses such a value
            self._base.change(damage(self._plan.database, table, rng))

    async def _gather_crowd(self, step: Step) -> None:
        """Let many strangers to the tables ask for the same thing at once, without waiting for their answers."""
        channel = self.parties[0].channel
        while len(self._crowd) < step.times:
            self._crowd.append(self._fake.add_user(f"Crowd{len(self._crowd)}"))
        if channel.invited is not None:
            channel.invited |= {user.id for user in self._crowd}
        for user in self._crowd[: step.times]:
            await self._fake.command(user, channel, WISHES[step.pick])

    async def _erase(self, rng: random.Random) -> None:
        """Let a player delete their data, if all answers arrive."""
        person = rng.choice(self.parties[-1].people)
        shown = (await person.command("privacy")).shown
        for arg in ("delete", "yes"):
            buttons = [button for button in pressable(shown, "privacy") if action(button)[1] == arg]
            if shown is None or not buttons:
                return
            pressed = await self._fake.press(person.user, shown, buttons[0].custom_id)
            shown = await answered(pressed)

    @property
    def _sound(self) -> list[Party]:
        """The parties whose tables have no damage."""
        return self.parties[1:] if self.checks.logbook.damaged else self.parties

    async def _outage(self, step: Step) -> None:
        began = time.time()
        self.checks.troubles["database"].append((began, began + step.seconds + HUNG))
        await self._base.suffer(step.fault, step.seconds)

    def _outages(self) -> list[asyncio.Task[None]]:
        """Return the faults that last, of databases and places."""
        return [task for task in self._lasting.values() if not task.done()]

    async def _deliver(self, interaction: Interaction) -> bool:
        """Deliver a new interaction, or late, or twice."""
        if not self._mail:
            return await self._fake.deliver(interaction)
        step = self._mail.pop(0)
        if step.fault == "twice":
            await self._fake.deliver(interaction)

        async def later() -> None:
            await asyncio.sleep(step.seconds if step.fault == "late" else 0.05)
            await self._fake.deliver(interaction)

        self._begin(later())
        return True

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Let something happen beside the faults."""
        task = asyncio.create_task(work)
        self._later.add(task)
        task.add_done_callback(self._later.discard)

    async def _last(self, part: str, fault: Coroutine[Any, Any, None]) -> None:
        """Let a fault last, after the last one of the same part."""
        if part in self._lasting:
            await self._lasting[part]
        self._lasting[part] = asyncio.create_task(fault)

    # The end

    async def _calm(self) -> None:
        """End every fault. Every table must move, and every person must get an answer."""
        self.meddlers.awake.clear()
        await asyncio.gather(*self._outages())
        self._fake.faults.clear()
        self._mail.clear()
        async with asyncio.timeout(3 * HUNG):  # discord.py waits longer after each connection that was refused
            while not self._fake.gateway.connected:  # noqa: ASYNC110  # the end of a connection sets no event
                await asyncio.sleep(0.05)
        await self._all_move_on()
        for party in self.parties:
            party.awake.clear()
        tables = self.checks.tables()
        for person in (person for party in self._sound for person in party.people):
            await self._ask(person, tables.get(person.channel.id))
        for party in self._sound:
            await self._press_old(party)
        for finding in await self._deletions.heal(self.parties):
            self.checks.findings[finding] = None
        if self._tournament is not None:
            self._tournament.awake.clear()
            self.checks.findings |= dict.fromkeys(await self._tournament.settle(self.checks.logbook.damaged))
        await asyncio.sleep(SETTLED)
        for party in self._sound:
            if self.checks.unseen(party.channel):
                await self._bump(party)
            self.checks.look_for_table(party.channel)
        lost = sum(self.faults[name] for name in ("kill", "stop", "lose", "slow answer", *SILENCES)) * REQUESTS_AT_ONCE
        for person in (person for party in self._sound for person in party.people):
            self.checks.count_panels(person.user.id, tables.get(person.channel.id), others=lost)

    async def _all_move_on(self, *, from_the_start: bool = False) -> None:
        """Wait until every table has two more entries, or says what it waits for. ``from_the_start`` it must deal."""
        book = self.checks.logbook
        before, behind, deadline = book.sizes(), self._sound, time.monotonic() + HUNG
        while behind and time.monotonic() < deadline:
            await asyncio.sleep(0.1)
            sizes, waiting = book.sizes(), set() if from_the_start else self.checks.waiting()
            moved = {place for place, size in sizes.items() if size >= before.get(place, 0) + 2}
            behind = [party for party in behind if party.channel.id not in moved | waiting]
        for party in behind:
            self.checks.findings[f"{party.channel.name} does not move on: {_seen(party)}"] = None

    async def _ask(self, person: Person, table: int | None) -> None:
        """Let a person press the oldest panel of this table, or ask for one. The answer must come.

        It comes at the second try if presses were too many. A person who reads that waits as long as the sentence asks.
        """
        swamped = text_for("en")("refused-too-often")
        for _ in range(3):
            panels = self.checks.panels(person.user.id, table)
            if panels:
                asked = await self._fake.press(person.user, *panels[0])
            else:
                asked = await self._fake.command(person.user, person.channel, "hand")
            await answered(asked)
            if asked.shown is not None and asked.shown.text != swamped:
                return
            # After too many presses, a person gets a deferral or a sentence. The bot counts real time.
            await asyncio.sleep(WINDOW / 2)
        self.checks.findings[f"{person.user.name} gets no answer when asking for the hand"] = None

    async def _bump(self, party: Party) -> None:
        """Let a person post a table again that was deleted too often to come back by itself."""
        shown = (await party.people[0].command("status")).shown
        for verb in ("more", "bump"):
            if shown is None or not pressable(shown, verb):
                return
            pressed = await self._fake.press(party.people[0].user, shown, pressable(shown, verb)[0].custom_id)
            shown = await answered(pressed)

    async def _press_old(self, party: Party) -> None:
        """Let people press what the oldest messages of their channel still offer. Each press must be answered."""
        person, rng = party.people[0], random.Random(f"old {self._plan.seed}")
        posts = [each for each in self._fake.messages.values() if each.channel is party.channel and not each.reader]
        for post in [post for post in posts if pressable(post)][:OLD]:
            button = rng.choice([each for each in pressable(post) if action(each)[0] not in RARE] or pressable(post))
            for _ in range(3):  # as in `_ask`
                pressed = await self._fake.press(person.user, post, button.custom_id)
                await answered(pressed)
                if pressed.shown is not None or pressed.kind is not None:
                    break
                await asyncio.sleep(WINDOW / 2)
            else:
                self.checks.findings[f"{person.user.name} presses {button.custom_id} of {post.text!r} for nothing"] = (
                    None
                )

    @property
    def figures(self) -> dict[str, float]:
        """Return the figures of the run."""
        book = self.checks.logbook
        return {
            "presses": len(self._fake.interactions),
            "moves": book.moves,
            "acknowledged": book.acknowledged,
            "starts": self._bot.starts,
            "refused_starts": self.refused_starts,
            "cpu": round(self.checks.cpu, 1),
        }


def _seen(party: Party) -> str:
    """Return the messages that the people of a party see."""
    screens = ((person, screen) for person in party.people for screen in (person.hand, person.table) if screen)
    return " / ".join(f"{person.user.name}: {screen.text!r}" for person, screen in screens)


async def run_seed(plan: Plan, folder: Path, server: Server | None) -> Chaos:
    """Run a plan on a new Discord and a new database."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    steering = Steering(folder / FILE, new=True)
    base: SqliteFile | PostgresDatabase
    if plan.database == POSTGRESQL:
        assert server is not None
        base = PostgresDatabase(server)
    else:
        base = SqliteFile(folder / "unobot.db", steering)
    async with FakeDiscord() as fake:
        chaos = Chaos(fake, base, steering, folder, plan)
        await chaos.run()
    if isinstance(base, PostgresDatabase):
        base.remove()  # else the end of the server would have many files to remove
    return chaos


def _seeds(text: str) -> list[int]:
    """Return the seeds that a text such as `7` or `1-100` names."""
    first, _, last = text.partition("-")
    return list(range(int(first), int(last or first) + 1))


def main() -> int:
    """Run the command line."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--seeds", "--seed", type=_seeds, default=_seeds("1-10"))
    parser.add_argument("--steps", type=int, default=STEPS, help="faults of a seed")
    parser.add_argument("--database", choices=list(DATABASE))
    parser.add_argument("--keep", type=Path, help="a folder in which the databases and the logs stay")
    given = parser.parse_args()
    began, wrong = time.monotonic(), 0
    faults, figures, peaks = Counter[str](), Counter[str](), Counter[str]()
    plans = [draw_plan(seed, given.steps, given.database) for seed in given.seeds]
    server = Server() if any(plan.database == POSTGRESQL for plan in plans) else None
    with tempfile.TemporaryDirectory() as scratch:
        for plan in plans:
            chaos = asyncio.run(run_seed(plan, (given.keep or Path(scratch)) / str(plan.seed), server))
            faults += chaos.faults
            figures += Counter(chaos.figures)
            peaks |= Counter(chaos.checks.peaks)
            findings = list(chaos.checks.findings)
            wrong += bool(findings)
            if findings:
                sys.stderr.write("\n".join((str(plan), *findings, "")))
            else:
                sys.stderr.write(f"seed {plan.seed}: {chaos.figures}\n")
    if server is not None:
        server.stop()
    total = {"seeds": len(plans), "failed": wrong, **figures, "faults": dict(faults), "peaks": dict(peaks)}
    sys.stdout.write(json.dumps({**total, "seconds": round(time.monotonic() - began, 1)}) + "\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
