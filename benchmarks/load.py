"""Open-loop clicks at the loopback Discord: arrivals by a seeded clock, which do not wait for answers.

A click is a button in the hand of the player to move: a card, a color, a draw, or a step to it. Tables take
turns, and one with an unanswered click is passed over. If no table has a move, a hand is refreshed.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import random
import time
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from statistics import quantiles

from benchmarks.usage import busy_seconds, cpu_seconds, side_cpu_seconds
from tests.loopback.fake import FakeDiscord
from tests.loopback.first_moves import PLAIN, begin, until
from tests.loopback.logbook import is_refusal
from tests.loopback.model import Channel, Interaction, Message, User
from tests.loopback.people import Person, moves, pressable, refreshing

AT_ONCE = 6
"""How many tables are opened side by side."""
TOO_LATE = 3.0
"""Seconds until Discord tells the player that the click failed."""
ATTEMPTS = 10
"""How often a table is tried to open."""
STUCK = 2.0
"""Seconds without a move to make after which a table counts as over."""
NO_BUTTON = "u1:1:0:refresh:"
"""The custom id that is pressed if a panel has no button to refresh it. Its table may be another one."""
_LAST = (":draw", ":pass", ":accept", ":challenge")


class Seat:
    """A player, and the panels with their hand."""

    def __init__(self, fake: FakeDiscord, person: Person) -> None:
        self.user = person.user
        self._panels = dict(person._panels)
        fake.watch(person.user.id, self._see)

    def _see(self, message: Message) -> None:
        if message.id not in self._panels and message.channel.reader is None and pressable(message, "step", "move"):
            self._panels[message.id] = message

    @property
    def panel(self) -> Message | None:
        """Return the newest panel that is not deleted, or else the newest one. Before the first one, there is none."""
        for number in [number for number, panel in self._panels.items() if panel.deleted][:-1]:
            del self._panels[number]
        return max(self._panels.values(), key=lambda each: (not each.deleted, each.id), default=None)

    @property
    def moves(self) -> list[str]:
        """Return the custom ids of the buttons that make a move or lead to one, without buttons of last resort.

        Between two rounds it is the button that asks for the next one.
        """
        able = [button.custom_id for button in moves(self.panel)]
        able = [each for each in able if not each.endswith(_LAST)] or able
        return able or [button.custom_id for button in pressable(self.panel, "ready")]


@dataclass(slots=True)
class Table:
    """A table in play, and the last click at it."""

    channel: Channel
    seats: list[Seat]
    last: Interaction | None = None
    stuck: float = 0.0
    """The time since when nobody at the table has a move, by the monotonic clock, or 0."""

    @property
    def busy(self) -> bool:
        """Return whether the last click may still be answered."""
        last = self.last
        return last is not None and last.acknowledged is None and time.time() - last.sent < TOO_LATE


@dataclass(frozen=True, slots=True)
class Click:
    """A click that was made, ``at`` this many seconds after the begin of the load."""

    at: float
    user: User
    message: Message
    payload: dict[str, object]


@dataclass(slots=True)
class Outcome:
    """The clicks of a load, and their answers."""

    seconds: float
    sent: list[Interaction] = field(default_factory=list)
    clicks: list[Click] = field(default_factory=list)
    lateness: list[float] = field(default_factory=list)
    """The delay of each click in seconds, caused by the driver."""
    idle: int = 0
    """Clicks for which no table had a move to make."""
    bot_cpu: float = 0.0
    side_cpu: float = 0.0
    """The part of it that the children of the bot used: the render process."""
    driver_cpu: float = 0.0
    others_cpu: float = 0.0
    """The processor time of all other processes of the machine while the clicks came."""

    @property
    def figures(self) -> dict[str, float]:
        """Return the figures of a row: milliseconds, or counts."""
        answers = [1000 * (each.acknowledged - each.sent) for each in self.sent if each.acknowledged is not None]
        number = len(self.sent)
        return {
            "clicks": number,
            "cpu_ms": round(1000 * self.bot_cpu / max(1, number), 2),
            "side_cpu_ms": round(1000 * self.side_cpu / max(1, number), 2),
            "p50": round(_part(answers, 50), 1),
            "p99": round(_part(answers, 99), 1),
            "p99.9": round(_part(answers, 99.9), 1),
            "missed": number - len(answers),
            "refused": sum(each.shown is not None and is_refusal(each.shown) for each in self.sent),
            "deferred": sum(each.kind in (5, 6) for each in self.sent),
            "no_move": self.idle,
            "driver_cpu_ms": round(1000 * self.driver_cpu / max(1, number), 2),
            "driver_share": round(self.driver_cpu / self.seconds, 2),
            "others_share": round(max(0.0, self.others_cpu) / self.seconds, 2),
            "driver_late_p99": round(1000 * _part(self.lateness, 99), 1),
        }


def _part(values: Sequence[float], percent: float) -> float:
    """Return a percentile, or zero of fewer than two values."""
    return quantiles(values, n=1000, method="inclusive")[round(percent * 10) - 1] if len(values) > 1 else 0.0


class Load:
    """The players of all tables. With ``again``, another table replaces one that is over.

    Make it before the bots start: then they know the server, and this number of ``channels``, as they would on Discord.
    """

    def __init__(
        self, fake: FakeDiscord, seed: int, *, channels: int = 0, rules: str = PLAIN, again: bool = False
    ) -> None:
        self.tables: deque[Table] = deque()
        self.opened = 0
        self._rules = rules
        self._again = again
        self._opening: set[asyncio.Task[None]] = set()
        self._free = asyncio.Semaphore(AT_ONCE)
        self._fake = fake
        self._seed = seed
        self._rng = random.Random(seed)
        if not fake.guilds:
            fake.add_guild("Server")
        self._channels = [self._add_channel() for _ in range(channels)]
        """The channels that have no table yet."""

    async def open(self, number: int) -> None:
        """Open this many tables, with a match of two players each."""
        await asyncio.gather(*(self._open() for _ in range(number)))
        gc.freeze()  # a full garbage collection would make the driver late
        gc.set_threshold(50_000, 50, 100)

    async def _open(self) -> None:
        """Open a table of two new players in a new channel. A busy bot may answer too late; then try another one."""
        async with self._free:
            for _ in range(ATTEMPTS):
                with contextlib.suppress(TimeoutError):
                    self.tables.append(await self._opened())
                    return
        raise TimeoutError("the bot opens no table")

    async def _opened(self) -> Table:
        self.opened += 1
        channel = self._channels.pop() if self._channels else self._add_channel()
        people = [Person(self._fake, f"{name}{self.opened}", channel, self.opened) for name in ("Ann", "Bob")]
        await begin(*people, rules=self._rules)
        self._fake.forget_watchers(channel.id, *(person.user.id for person in people))
        table = Table(channel, [Seat(self._fake, each) for each in people])
        await until(lambda: all(pressable(seat.panel) for seat in table.seats))
        return table

    def _add_channel(self) -> Channel:
        guild = next(iter(self._fake.guilds.values()))
        return self._fake.add_channel(guild, f"uno-{len(guild.channels) + 1}")

    def _reopen(self, table: Table) -> None:
        """Open the next table in place of one that is over."""
        self.tables.remove(table)
        self._fake.forget_watchers(*(seat.user.id for seat in table.seats))
        task = asyncio.create_task(self._open())
        self._opening.add(task)
        task.add_done_callback(self._opening.discard)

    async def click(self, rate: float, seconds: float, pid: int) -> Outcome:
        """Click ``rate`` times a second at random times. Wait for the last answers."""
        times = self._times(rate, seconds)
        outcome = Outcome(seconds)

        async def one(at: float) -> None:
            table, seat, custom_id, is_move = self._choose()
            outcome.idle += not is_move
            panel = seat.panel
            assert panel is not None  # since the table was opened
            press = await self._fake.press(seat.user, panel, custom_id)
            table.last = press
            outcome.sent.append(press)
            outcome.clicks.append(Click(at, seat.user, panel, press.payload))

        await self._drive(times, one, outcome, pid)
        return outcome

    async def repeat(self, clicks: Sequence[Click], seconds: float, pid: int) -> Outcome:
        """Send the same clicks at the same times to another bot."""
        outcome = Outcome(seconds)
        waiting = deque(clicks)

        async def one(_: float) -> None:
            click = waiting.popleft()
            number = self._fake.ids.next()
            token = f"tok{number:x}"
            payload = click.payload | {"id": str(number), "token": token}
            press = Interaction(number, token, click.user, click.message.channel, payload, time.time(), click.message)
            self._fake.interactions[number] = self._fake.by_token[token] = press
            await self._fake.deliver(press)
            outcome.sent.append(press)

        await self._drive([click.at for click in clicks], one, outcome, pid)
        return outcome

    def _times(self, rate: float, seconds: float) -> list[float]:
        """Return the times of arrivals that are independent of each other."""
        rng, at, times = random.Random(f"{self._seed} {rate}"), 0.0, []
        while (at := at + rng.expovariate(rate)) < seconds:
            times.append(at)
        return times

    async def _drive(
        self, times: Sequence[float], one: Callable[[float], Awaitable[None]], outcome: Outcome, pid: int
    ) -> None:
        bot, side = cpu_seconds(pid), side_cpu_seconds(pid)
        driver, machine, begun = time.process_time(), busy_seconds(), time.monotonic()
        for at in times:
            if (ahead := begun + at - time.monotonic()) > 0:
                await asyncio.sleep(ahead)
            outcome.lateness.append(max(0.0, time.monotonic() - begun - at))
            await one(at)
        await asyncio.sleep(max(0.0, begun + outcome.seconds - time.monotonic()))
        outcome.driver_cpu = time.process_time() - driver
        outcome.others_cpu = busy_seconds() - machine - outcome.driver_cpu - (cpu_seconds(pid) - bot)
        await asyncio.sleep(TOO_LATE)  # edits wait for their gaps; they belong to their clicks
        outcome.bot_cpu, outcome.side_cpu = cpu_seconds(pid) - bot, side_cpu_seconds(pid) - side

    def _choose(self) -> tuple[Table, Seat, str, bool]:
        """Return a table, the player to move, the custom id of a button, and whether it makes a move."""
        now = time.monotonic()
        for _ in range(len(self.tables)):
            table = self.tables[0]
            self.tables.rotate(-1)
            if table.busy:
                continue
            for seat in table.seats:
                if able := seat.moves:
                    table.stuck = 0.0
                    return table, seat, self._rng.choice(able), True
            table.stuck = table.stuck or now
            in_play = any(refreshing(seat.panel) for seat in table.seats)  # at the end, a hand has no such button
            if self._again and now - table.stuck > STUCK and not in_play:
                self._reopen(table)
        table = self.tables[0]
        self.tables.rotate(-1)
        refresh = [button.custom_id for button in refreshing(table.seats[0].panel)]
        return table, table.seats[0], refresh[0] if refresh else NO_BUTTON, False
