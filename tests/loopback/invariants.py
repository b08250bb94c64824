"""The promises that the bot must keep at any time, whatever fails around it."""

from __future__ import annotations

import os
import re
import time
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import Final

from tests.loopback import inner_faults
from tests.loopback.fake import FakeDiscord
from tests.loopback.logbook import Fresh, Logbook, Query
from tests.loopback.model import Channel, Interaction, Message
from tests.loopback.people import action, pressable, refreshing
from tests.loopback.process import BotProcess
from tests.loopback.secrecy import Hands, Screens
from unobot.i18n import text_for
from unobot.rules.play.decide import IllegalMove

TURN: Final = 2.0
"""Seconds for a move, so that clocks run out, and the least that a clock has after a start."""
MEMORY: Final = 400
"""MiB that the process may hold."""
FILES: Final = 160
"""Files and sockets that it may have open. The answers to a crowd of 60 people have a connection each."""
TASKS: Final = 200
"""Tasks that may run at once."""
EXPLAINED: Final = {
    "database": r"unobot\..+: .*(the database (refused|does not accept|cannot be used)|waits? for the database)"
    r"|sqlalchemy\.pool\.",
    "damage": r"unobot\..+: .*cannot be read",
    "gateway": r"discord\.(client|shard): Attempting a reconnect|unobot\..+: the connection to Discord is lost",
}
"""The errors in the log that a fault of this kind explains, with their tracebacks."""
PANEL: Final = ("refresh", "step", "explain", "hand")
"""A private panel has one of these buttons: the hand, the steps of a move, the reasons, or what is in its place."""
WHOLE: Final = (("refresh", ""), ("step", ""), ("explain", "off"), ("hand", ""))
"""These show the whole hand."""
AFTER: Final = 12.0
"""Seconds from the end of a fault to the last line about it."""
LATEST: Final = 4.0
"""Seconds after which no interaction is still on its way."""
RUNNING: Final = "status IN ('playing', 'pause') AND suspended IS NULL"
OF_TOURNAMENT: Final = '"tournament"'
"""The options of a table of a tournament have this key."""
PLAYED: Final = "SELECT table_id FROM seat WHERE user_id IS NOT NULL AND NOT away AND NOT autopilot"
"""The tables at which at least one person plays."""
_EN = text_for("en")


class Invariants:
    """The checks of one run. ``findings`` are sentences, and should be none."""

    def __init__(self, fake: FakeDiscord, bot: BotProcess, query: Query, steering: Path) -> None:
        self.findings: dict[str, None] = {}
        self.troubles: dict[str, list[tuple[float, float]]] = {kind: [] for kind in EXPLAINED}
        """The times at which something failed (Unix seconds), by kind."""
        self.peaks = {"memory": 0, "files": 0, "tasks": 0}
        """The most MiB, open files and tasks of a process."""
        self.screens = Screens()
        self.logbook = Logbook(query, turn=TURN, grace=60)
        self._fake = fake
        self._bot = bot
        self._query = query
        self._steering = steering
        self._entries: list[Fresh] = []
        self._cpu: dict[int, float] = {}
        self._forsaken: dict[int, tuple[int, int]] = {}
        """By table without people: the entries of its match, and how many interactions there were."""

    @property
    def cpu(self) -> float:
        """The seconds of CPU that the processes have used, as far as it was seen."""
        return sum(self._cpu.values())

    def examine(self) -> None:
        """Check everything that holds at any time."""
        pressed = list(self._fake.interactions.values())
        self._entries += self.logbook.read_on(self._fake.logged_in)
        book = self.logbook
        book.acknowledged = 0
        book.compare(pressed, self._entries)
        found = [*book.lost, *book.doubled, *book.hasty, *self._moves_of_nobody()]
        found += self.screens.leaks(Hands(self._query, book.sat, book.damaged))
        self.findings |= dict.fromkeys([*found, *self._refusals(pressed), *self._complaints(), *self._growth()])

    def waiting(self) -> set[int]:
        """Return the channels without a running match, or without people. Those tables say what they wait for."""
        running = f"SELECT channel_id FROM table_ WHERE {RUNNING} AND id IN ({PLAYED})"
        return set(self._fake.channels) - {channel for (channel,) in self._query(running)}

    def _moves_of_nobody(self) -> list[str]:
        """Check that no move is made at a table while none of its people is there, and nobody presses anything.

        People who all chose the autopilot let AIs play. A tournament does not wait for them either.
        """
        pressed, before = len(self._fake.interactions), self._forsaken
        last = max((each.sent for each in self._fake.interactions.values()), default=0.0)
        if time.time() < last + LATEST:
            self._forsaken = {}
            return []
        absent = "user_id IS NOT NULL AND (away OR misses > 0)"
        count = "SELECT count(*) FROM event e JOIN match m ON e.match_id = m.id WHERE m.table_id = t.id"
        tables = self._query(
            f"SELECT t.id, ({count}) FROM table_ t WHERE {RUNNING} AND id NOT IN ({PLAYED})"
            f" AND EXISTS (SELECT 1 FROM seat WHERE table_id = t.id AND {absent})"
            " AND seat_changes NOT LIKE '%newcomers%'"
            f" AND options NOT LIKE '%{OF_TOURNAMENT}%'"
        )
        self._forsaken = {table: (entries, pressed) for table, entries in tables}
        return [
            f"table {table} has {entries - before[table][0]} moves that nobody was there to see"
            for table, entries in tables
            if table in before and before[table][1] == pressed and before[table][0] != entries
        ]

    def tables(self) -> dict[int, int]:
        """Return the table with a running match by channel."""
        return dict(self._query("SELECT channel_id, id FROM table_ WHERE status = 'playing' AND suspended IS NULL"))

    def panels(self, user: int, table: int | None) -> list[tuple[Message, str]]:
        """Return the panels of a person at this table, oldest first, each with its button that shows the hand."""
        found = []
        for message in self._fake.messages.values():
            if message.reader == user:
                offered = (*refreshing(message), *pressable(message, *PANEL))
                here = [button for button in offered if button.custom_id.startswith(f"u1:{table}:")]
                ways = sorted(here, key=lambda button: action(button) not in WHOLE)
                found += [(message, way.custom_id) for way in ways[:1]]
        return found

    def count_panels(self, user: int, table: int | None, *, others: int) -> None:
        """Check that a player of this table has one panel, after a press and some rest.

        ``others`` more may be left of answers that were lost, because the bot knows nothing of them.
        """
        present = f"SELECT count(*) FROM seat WHERE table_id = {table or 0} AND user_id = {user} AND NOT away"
        if table not in self.tables().values() or not self._query(present)[0][0]:
            return
        panels = len(self.panels(user, table))
        if not 1 <= panels <= 1 + others:
            self.findings[f"{user} has {panels} panels at table {table}: {self._private(user)}"] = None

    def _private(self, user: int) -> str:
        """Return the ephemeral messages that a person sees."""
        standing = [each for each in self._fake.messages.values() if each.reader == user and not each.deleted]
        return " / ".join(f"{each.text!r} {[button.custom_id for button in each.buttons]}" for each in standing)

    def unseen(self, channel: Channel) -> list[int]:
        """Return the tables that hold a channel and that nobody sees there."""
        live = f"channel_id = {channel.id} AND status <> 'closed' AND suspended IS NULL"
        standing = [each for each in self._fake.messages.values() if each.channel is channel and not each.deleted]
        shown = {int(b.custom_id.split(":")[1]) for each in standing if not each.reader for b in each.buttons}
        return [table for (table,) in self._query(f"SELECT id FROM table_ WHERE {live}") if table not in shown]

    def look_for_table(self, channel: Channel) -> None:
        """Check that a channel is free, or shows the table that holds it. A player has just asked for it."""
        self.findings |= {
            f"table {table} holds {channel.name}, and nobody sees it": None for table in self.unseen(channel)
        }

    def verify(self) -> None:
        """Play every match again from its log."""
        try:
            self.logbook.verify()
        except (AssertionError, IllegalMove) as error:
            self.findings[f"a match cannot be played again: {error}"] = None

    def _refusals(self, pressed: Sequence[Interaction]) -> list[str]:
        """Check that the log explains every refusal that a person reads as a fault of the bot."""
        found, lines = [], self._bot.said().splitlines()
        for each in pressed:
            text = "" if each.shown is None else each.shown.text
            if _EN("error-unexpected") in text:
                found.append(f"{each.user.name} pressed {each.custom_id!r} and met an unexpected fault")
            if _EN("error-storage") in text:
                about = (f"user {each.user.id},", f"table {each.action[0]}:", "the database cannot be used")
                if not any(" ERROR " in line and any(words in line for words in about) for line in lines):
                    found.append(f"{each.user.name} was told that the database refused, and the log says nothing")
                if not self.is_trouble("database", each.sent, each.sent + AFTER):
                    found.append(f"{each.user.name} was told that the database refused, and it did not")
        return found

    def _complaints(self) -> list[str]:
        """Return the errors in the log that no fault explains, with their tracebacks."""
        found: list[str] = []
        for record in re.split(r"^(?=\d{4}-\d\d-\d\d )", self._bot.said(), flags=re.MULTILINE):
            head, *rest = record.splitlines() or [""]
            moment = re.match(r"\S+ [\d:]+", head)
            if not (" ERROR " in head or any(line.startswith("Traceback") for line in [head, *rest])):
                continue
            at = datetime.fromisoformat(moment[0]).timestamp() if moment else 0.0
            if not any(re.search(words, head) and self.is_trouble(kind, at, at) for kind, words in EXPLAINED.items()):
                found.append(f"in the log: {record}")
        return found

    def is_trouble(self, kind: str, first: float, last: float) -> bool:
        """Return whether something of this kind failed between these times, or shortly before."""
        return any(begin - 1 <= last and first <= end + AFTER for begin, end in self.troubles[kind])

    def _growth(self) -> list[str]:
        """Check that the process holds no more than it needs."""
        if not self._bot.alive or not Path("/proc/self/statm").exists():  # only Linux tells
            return []
        place = Path("/proc") / str(self._bot.pid)
        fields = (place / "stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        self._cpu[self._bot.pid] = sum(map(int, fields[11:13])) / os.sysconf("SC_CLK_TCK")
        pages = int((place / "statm").read_text(encoding="ascii").split()[1])
        now = {
            "memory": pages * os.sysconf("SC_PAGESIZE") >> 20,
            # The bot hides its environment, so only root can list its open files.
            "files": len(list((place / "fd").iterdir())) if os.access(place / "fd", os.R_OK | os.X_OK) else 0,
            "tasks": inner_faults.tasks(self._steering),
        }
        self.peaks = {name: max(self.peaks[name], value) for name, value in now.items()}
        limits = {"memory": MEMORY, "files": FILES, "tasks": TASKS}
        return [f"{now[name]} is too much: {name}" for name, limit in limits.items() if now[name] > limit]
