"""A tournament beside the tables of a chaos run: people open it, join, begin rounds, play, drop out and close it."""

from __future__ import annotations

import asyncio
import json
import random
import re
import time
from collections.abc import Collection, Iterator
from typing import Any, Final

from msgspec.structs import replace

from tests.loopback.fake import FakeDiscord, answered
from tests.loopback.logbook import Query
from tests.loopback.model import CREATE_PRIVATE_THREADS, CREATE_PUBLIC_THREADS, Channel, Message, User
from tests.loopback.people import Person, action, pressable, stands
from unobot.bot.interactions.gate import WINDOW
from unobot.rules.ruleset.ruleset import OFFICIAL

RULES: Final = replace(OFFICIAL, hand_size=4, uno="off").code
PAUSE: Final = 0.1
"""Seconds between two looks of the people at their channel."""
RASH: Final = 0.005
"""The probability that the host closes the tournament, or that a person drops out, at a look."""
PATIENCE: Final = 20.0
"""Seconds within which all tables of a round are open when nothing fails any more."""


class TournamentEvening:
    """The people of one channel. They know only what they see."""

    def __init__(self, fake: FakeDiscord, query: Query, seed: int, *, duplicate: bool) -> None:
        self.awake = asyncio.Event()
        self.awake.set()
        self.channel = fake.add_channel(fake.add_guild("Tournaments"), "tournaments")
        self.channel.bot_may |= CREATE_PUBLIC_THREADS | CREATE_PRIVATE_THREADS
        self.people = [fake.add_user(f"T{number}") for number in range(4 if duplicate else 6)]
        self._fake = fake
        self._query = query
        self._rng = random.Random(f"tournament {seed}")
        self._duplicate = duplicate
        self._seats: dict[int, list[Person]] = {}
        """By thread, the people of its table."""

    # What people see

    def _posts(self) -> Iterator[Message]:
        """Yield the standing messages of the channel that everybody sees, newest first."""
        for message in reversed(list(self._fake.messages.values())):
            if message.channel is self.channel and message.reader is None and not message.deleted:
                yield message

    def panel(self) -> Message | None:
        """Return the newest message of a tournament that is not over."""
        return next((post for post in self._posts() if pressable(post, "tournament") and _is_open(post)), None)

    # What people do

    async def live(self) -> None:
        """Let everybody take part until cancelled."""
        while True:
            await asyncio.sleep(PAUSE)
            await self.awake.wait()
            if self._fake.gateway.connected:
                await self._look()

    async def _look(self) -> None:
        """Let each person do what the channel and the threads offer."""
        panel, rng = self.panel(), self._rng
        if panel is None:
            rounds = rng.choice((1, 2))
            await self._command("tournament", rules=RULES, rounds=rounds, duplicate=self._duplicate)
            return
        offered = {action(button)[1] for button in pressable(panel, "tournament")}
        if rng.random() < RASH:
            await self.close(panel)
        elif rng.random() < RASH:
            await self.press(rng.choice(self.people[1:]), panel, "drop")
        elif "join" in offered and (missing := [each for each in self.people if not self._is_in(each, panel)]):
            await asyncio.gather(*(self.press(each, panel, "join") for each in missing))
        elif "start" in offered:
            await self.press(self.people[0], panel, "start")
        await asyncio.gather(*(self._play(person) for person in self._seated()))

    def _is_in(self, person: User, panel: Message) -> bool:
        """Return whether the message names a person who takes part. It also names the host, and people who left."""
        lines = [line for line in panel.text.splitlines() if not re.search("is the host|dropped out|Absent", line)]
        return any(person.name in line for line in lines)

    def _seated(self) -> list[Person]:
        """Return a person for each seat of the tables that people were called to."""
        threads = [each for each in self._fake.channels.values() if each.parent_id == self.channel.id]
        for thread in [each for each in threads if each.id not in self._seats]:
            there = [self._sit(thread, self._fake.users[user]) for user in self._called(thread)]
            self._seats[thread.id] = there
        return [person for people in self._seats.values() for person in people]

    def _called(self, thread: Channel) -> Collection[int]:
        """Return the people of a table: those of a private thread, or those whom the first message mentions."""
        if thread.invited is not None:
            return sorted(thread.invited)
        return [int(user) for user in re.findall(r"<@(\d+)>", self._fake.messages[thread.id].content)]

    def _sit(self, thread: Channel, user: User) -> Person:
        """Return a person who sees what a thread shows already."""
        person = Person(self._fake, user.name, thread, self._rng.getrandbits(32), user=user)
        for message in [each for each in self._fake.messages.values() if each.channel is thread and not each.reader]:
            person.see_table(message)
        return person

    async def _play(self, person: Person) -> None:
        """Let a person press something at their table, or look at it again after a while."""
        person.news.clear()
        if (chosen := person.choose()) is not None:
            await person.press(*chosen)
        elif person.rest_seconds < 0 and person.table is not None and stands(person.table):
            await person.ask()

    async def _command(self, name: str, **options: str | int) -> Message | None:
        return await answered(await self._fake.command(self.people[0], self.channel, name, **options))

    async def press(self, user: User, message: Message, arg: str) -> Message | None:
        """Press a button of the tournament."""
        button = next((each for each in pressable(message, "tournament") if action(each)[1] == arg), None)
        return None if button is None else await answered(await self._fake.press(user, message, button.custom_id))

    async def close(self, panel: Message) -> Message | None:
        """Let the host close the tournament. Return the last answer."""
        asked = await self.press(self.people[0], panel, "close")
        return asked if asked is None else await self.press(self.people[0], asked, "yes")

    # The end

    async def settle(self, damaged: Collection[int]) -> list[str]:
        """Close the tournament when nothing fails any more. Return what is wrong. Other tables may be ``damaged``."""
        found = []
        deadline = time.monotonic() + PATIENCE
        while self._unopened() and time.monotonic() < deadline:  # noqa: ASYNC110  # the database sets no event
            await asyncio.sleep(PAUSE)
        found += [f"table {pod} of the tournament is not open" for pod in self._unopened()]
        found += self.doubled(damaged)
        while self._is_held() and time.monotonic() < deadline + PATIENCE:
            panel = self.panel()
            if panel is None:
                await self._command("tournament")  # it is shown again
            else:
                await self.close(panel)
            await asyncio.sleep(PAUSE)
        if self._is_held():
            found.append("a tournament holds its channel, although its host closed it")
        elif not pressable(opened := await self._open_table(), "start"):
            found.append(f"the channel of the tournament is not free: {opened and opened.text!r}")
        return found

    async def _open_table(self) -> Message | None:
        """Let the host open a table, again after a while if the presses were too many. Return the last answer."""
        opened = await self._command("start", ais=1)
        for _ in range(2):
            if not pressable(opened, "start"):
                await asyncio.sleep(WINDOW / 2)  # the bot counts real time
                opened = await self._command("start", ais=1)
        return opened

    def _nights(self) -> list[tuple[int, str, dict[str, Any]]]:
        """Return the id, the status and the night of each tournament."""
        rows = self._query("SELECT id, status, night FROM tournament ORDER BY id")
        return [(number, status, json.loads(body)) for number, status, body in rows]

    def _is_held(self) -> bool:
        return any(status != "over" for _, status, _ in self._nights())

    def _unopened(self) -> list[str]:
        """Return the tables of the present rounds that nobody can play at yet."""
        return [
            f"{number}.{len(night['rounds'])}.{place}"
            for number, status, night in self._nights()
            if status == "round"
            for place, pod in enumerate(night["rounds"][-1]["pods"])
            if not pod.get("table_id") and not pod.get("places") and not pod.get("gives_up")
        ]

    def doubled(self, damaged: Collection[int]) -> list[str]:
        """Return what is wrong with the tables of all rounds: each has one table, and one call."""
        bodies = [body for table, body in self._query("SELECT id, options FROM table_") if table not in damaged]
        marks = [mark for mark in (json.loads(body).get("tournament") for body in bodies) if mark]
        found = [f"the table {mark} of a tournament is doubled" for mark in {*marks} if marks.count(mark) > 1]
        posts = [
            pod["post_id"]
            for _, _, night in self._nights()
            for played in night.get("rounds", ())
            for pod in played["pods"]
            if pod.get("post_id")
        ]
        return [*found, *(f"two tables have the call {post}" for post in {*posts} if posts.count(post) > 1)]


def _is_open(post: Message) -> bool:
    return any(action(button)[1] == "close" for button in pressable(post, "tournament"))
