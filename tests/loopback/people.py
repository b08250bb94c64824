"""Simulated people at the loopback Discord. They know only what they see, and press buttons.

Each person is an endless task: join, start, play, get ready for the next round, and open a new table after the match.
Sometimes they say Uno. A person who sees no change for a while refreshes.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import re
import time
from collections.abc import Sequence
from dataclasses import replace

from tests.loopback.fake import FakeDiscord, answered
from tests.loopback.model import Button, Channel, Interaction, Message, User

PATIENCE = 3.0
"""The default of seconds without a change until a person refreshes."""
MANNERS = 0.5
"""The probability that a person says Uno or catches when possible."""
_LAST = ("draw", "pass", "accept", "challenge")


def action(button: Button) -> tuple[str, str]:
    """Return the verb and the argument of a button."""
    return action_of(button.custom_id)


def action_of(custom_id: str) -> tuple[str, str]:
    """Return the verb and the argument of a custom id."""
    found = re.fullmatch(r"u1:\d+:\d+:([a-z]+):([^#]*)(?:#\d+)?", custom_id)
    return (found[1], found[2]) if found else ("", "")


def pressable(message: Message | None, *verbs: str) -> list[Button]:
    """Return the enabled buttons of a message, or only those with these verbs."""
    if message is None or message.deleted:
        return []
    return [b for b in message.buttons if not b.off and (not verbs or action(b)[0] in verbs)]


def refreshing(message: Message | None) -> list[Button]:
    """Return the button that draws a hand again. It may be behind *···*, which people press before it."""
    behind = [
        replace(b, custom_id=b.custom_id.replace(":step:more", ":refresh:"))
        for b in pressable(message, "step")
        if action(b)[1] == "more"
    ]
    return pressable(message, "refresh") or behind


def moves(message: Message | None) -> list[Button]:
    """Return the buttons that make a move, or lead to one."""
    aside = ("", "catch", "premove", "more", "backs")
    return [b for b in pressable(message, "move", "step") if action(b)[1].partition("-")[0] not in aside]


def stands(message: Message) -> bool:
    """Return whether a message shows a table, and not an end that offers to open another one."""
    return bool(message.buttons) and not pressable(message, "open")


class Person:
    """A person. ``dawdle`` is the probability of a pause of ``seconds`` before a move."""

    def __init__(
        self,
        fake: FakeDiscord,
        name: str,
        channel: Channel,
        seed: int,
        *,
        by_dm: bool = False,
        user: User | None = None,
    ) -> None:
        self.user = user or fake.add_user(name)
        self.channel = channel
        self.by_dm = by_dm
        self.dawdle, self.seconds = 0.0, 0.0
        self.waits = PATIENCE
        """Seconds without a change until this person refreshes."""
        self.news = asyncio.Event()
        self.heard = time.monotonic()
        """The time of the last change, by the monotonic clock."""
        self.asked = 0
        """The number of refreshes."""
        self.table: Message | None = None
        """The newest screen of the table: the public message, or an ephemeral copy."""
        self._panels: dict[int, Message] = {}
        self.letter: Message | None = None
        """The hand in direct messages."""
        self._fake = fake
        self._rng = random.Random(seed)
        self._tried: set[tuple[int, int, str]] = set()
        fake.watch(channel.id, self.see_table)
        fake.watch(self.user.id, self._see_own)

    def move(self, channel: Channel) -> None:
        """Go on in another channel."""
        self.channel, self.table = channel, None
        self._fake.watch(channel.id, self.see_table)
        self._hear()

    # Messages

    def see_table(self, message: Message) -> None:
        """See a message of the channel that everybody sees."""
        if message.content:  # the table has only components; a message with content is a reminder
            return
        is_gone = message.deleted and self.table is not None and message.id < self.table.id  # the end is posted below
        if not is_gone and (message.buttons or (self.table is not None and message.id >= self.table.id)):
            self.table = message
        self._hear()

    def _see_own(self, message: Message) -> None:
        if message.channel.reader is not None:
            if self.letter is None or message.id >= self.letter.id:
                self.letter = message
        elif pressable(message, "refresh", "move", "step") or message.id in self._panels:
            self._panels[message.id] = message
        self._hear()

    def _hear(self) -> None:
        self.heard = time.monotonic()
        self.news.set()

    @property
    def panel(self) -> Message | None:
        """The newest panel that is not deleted. A deletion may be over before anybody is told of it."""
        standing = [each for each in self._panels.values() if not each.deleted]
        return max(standing or self._panels.values(), key=lambda each: each.id, default=None)

    @property
    def hand(self) -> Message | None:
        """Return the message in which this person plays."""
        return self.letter if self.by_dm else self.panel

    @property
    def seated(self) -> bool:
        """Return whether the screen of the table names this person."""
        return self.table is not None and self.user.name in self.table.text

    # Actions

    async def command(self, name: str, **options: str | int) -> Interaction:
        """Send a command and wait for its answer."""
        interaction = await self._fake.command(self.user, self.channel, name, **options)
        await answered(interaction)
        return interaction

    async def press(self, message: Message, button: Button | str) -> Interaction:
        """Press a button and wait for its answer."""
        custom_id = button if isinstance(button, str) else button.custom_id
        edits = message.edits
        interaction = await self._fake.press(self.user, message, custom_id)
        await answered(interaction)
        if interaction.shown is not None:
            self._tried.add((message.id, edits, custom_id))
        return interaction

    async def ask(self) -> None:
        """Refresh the hand, or else the table, after a time without changes."""
        self.asked += 1
        self.heard = time.monotonic()
        self._tried.clear()
        if self.asked % 2 and refreshing(self.hand):
            assert self.hand is not None
            await self.press(self.hand, refreshing(self.hand)[0])
            return
        status = await self.command("status")
        if status.shown is not None:
            self.table = status.shown if stands(status.shown) else None

    def choose(self) -> tuple[Message, Button] | None:
        """Return the button to press next, or ``None``."""
        hand, table = self.hand, self.table
        if hand is not None and not hand.deleted and (chosen := self._move(hand)) is not None:
            return hand, chosen
        for message in (hand, table):
            ready = pressable(message, "ready")
            if message is not None and ready and self._untried(message, ready[0]):
                return message, ready[0]
        if table is None or not self.seated or pressable(table, "start", "join") or self.by_dm:
            return None
        show = pressable(table, "hand")
        lost = hand is None or hand.deleted or not pressable(hand)
        return (table, show[0]) if show and lost and self._untried(table, show[0]) else None

    def _move(self, hand: Message) -> Button | None:
        on = pressable(hand)
        urgent = [b for b in on if action(b)[0] == "catch" or action(b) == ("uno", "say")]
        if urgent and self._rng.random() < MANNERS and self._untried(hand, urgent[0]):
            return urgent[0]
        able = moves(hand)
        if not able:
            return None
        switch = [b for b in on if action(b) == ("uno", "on")]
        if switch and self._rng.random() < MANNERS:
            return switch[0]
        return self._rng.choice([b for b in able if action(b)[1] not in _LAST] or able)

    def _untried(self, message: Message, button: Button) -> bool:
        return (message.id, message.edits, button.custom_id) not in self._tried

    async def rest(self, seconds: float) -> None:
        """Wait this many seconds for a change."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self.news.wait()

    @property
    def rest_seconds(self) -> float:
        """Return the seconds until the next refresh. It is overdue below zero."""
        return self.heard + self.waits - time.monotonic()


class Party:
    """The people of one channel. The first is the host, and opens one table after another with this many AIs.

    ``once`` stops after one table.
    """

    def __init__(
        self,
        fake: FakeDiscord,
        channel: Channel,
        people: Sequence[Person],
        ais: int,
        rules: str,
        *,
        once: bool = False,
    ) -> None:
        self.people = list(people)
        self._once = once
        self._opened = self._resumes = False
        self.channel = channel
        self.awake = asyncio.Event()
        """While cleared, all finish their current actions and wait."""
        self.awake.set()
        self._fake = fake
        self._options: dict[str, str | int] = {"ais": ais, "rules": rules}

    def tasks(self) -> list[asyncio.Task[None]]:
        """Let all people play until cancelled."""
        return [asyncio.create_task(self._live(person), name=person.user.name) for person in self.people]

    def move(self, channel: Channel) -> None:
        """Go on in another channel: resume the match there, or open a new table."""
        self.channel, self._resumes = channel, True
        for person in self.people:
            person.move(channel)

    def wake(self) -> None:
        """Wake all people after a change that no message shows."""
        for person in self.people:
            person.news.set()

    async def _live(self, person: Person) -> None:
        host = person is self.people[0]
        while True:
            await self.awake.wait()
            person.news.clear()
            if not self._fake.gateway.connected:
                await person.rest(0.5)
            elif await self._at_the_table(person, host=host) or await self._play(person):
                continue
            elif person.rest_seconds < 0:
                await person.ask()
            else:
                await person.rest(person.rest_seconds)

    async def _at_the_table(self, person: Person, *, host: bool) -> bool:
        """Open a table, join it, or start the match. Return whether this person could."""
        table = person.table
        self._opened |= table is not None
        if table is None or table.deleted or not stands(table):
            if not host or (self._once and self._opened):
                return False
            if self._resumes:
                self._resumes = (await person.command("resume")).shown is None
                return not self._resumes
            opened = await person.command("start", **self._options)
            return opened.shown is not None and opened.shown.reader is None
        join, start = pressable(table, "join"), pressable(table, "start")
        if join and not person.seated:
            return (await person.press(table, join[0])).shown is not None
        if host and start and all(other.user.name in table.text for other in self.people):
            return (await person.press(table, start[0])).shown is not None
        return False

    async def _play(self, person: Person) -> bool:
        """Press an enabled button. Return whether it was answered."""
        chosen = person.choose()
        if chosen is None:
            return False
        if person.dawdle and person._rng.random() < person.dawdle:
            await asyncio.sleep(person.seconds)
            return True
        return (await person.press(*chosen)).shown is not None
