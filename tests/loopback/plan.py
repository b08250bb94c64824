"""The plan of a chaos run: every fault, drawn from a seed before the run begins."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import cycle
from typing import Final

from tests.loopback.faults import CALLBACK, FOLLOWUP, MESSAGE_EDIT, NEW_MESSAGE, PANEL_EDIT

SQLITE, POSTGRESQL = "sqlite", "postgresql"
ROUTES: Final = (CALLBACK, CALLBACK, FOLLOWUP, MESSAGE_EDIT, PANEL_EDIT, NEW_MESSAGE)
RULES: Final = ("official", "party", "stacking", "no_mercy", "all_wild", "attack")

PROCESS: Final = ("kill", "stop")
REQUESTS: Final = ("cut", "lose", "429", "429 everywhere", "500", "502", "slow answer")
REFUSALS: Final = ("emojis refused", "screens refused", "refused")
"""The owner deletes emojis of the bot, so Discord refuses messages with them. A filter refuses messages. Requests are
refused with any other code that fits them.
"""
PLACES: Final = (
    "no access",
    "no sending",
    "timed out",
    "letters refused",
    "age-restricted",
    "slow mode",
    "people leave",
    "table deleted",
)
"""A permission of the bot is taken away. People refuse direct messages, or leave the server for a while. A moderator
deletes all tables.
"""
THREADS: Final = ("put out", "archived", "locked")
"""Faults of a table in a private thread. A person puts the bot out of it, and brings it back."""
DELETIONS: Final = ("names deleted", "place deleted")
"""A moderator deletes the roles and the log channel that settings name, or the channel or the thread of a table."""
ERASURE: Final = ("erasure",)
"""A player deletes their data."""
CLOCK: Final = ("clock",)
DAMAGE: Final = ("damage",)
EVENTS: Final = ("twice", "late")
ABSENCE: Final = ("nobody",)
CROWD: Final = ("crowd",)
"""Many people ask for the same thing at once."""
WISHES: Final = ("stats", "daily", "help", "hand")
"""The commands of a crowd."""
GATEWAY: Final = ("drop", "forget", "reconnect", "invalid")
SILENCES: Final = ("gateway shut", "gateway mute", "process paused", "loop blocked")
"""Faults while which no press can arrive."""
DATABASE: Final = {
    SQLITE: ("slow", "locked", "full", "read only"),
    POSTGRESQL: ("slow", "locked", "full", "read only", "disconnected"),
}
ANYWHERE: Final[dict[tuple[str, ...], float]] = {
    PROCESS: 2,
    REQUESTS: 4,
    REFUSALS: 2,
    PLACES: 2,
    THREADS: 1,
    DELETIONS: 1,
    ERASURE: 0.5,
    EVENTS: 2,
    GATEWAY: 2,
    SILENCES: 1,
    CLOCK: 1,
    DAMAGE: 0.5,
    ABSENCE: 0.5,
    CROWD: 1,
}
"""The faults that are drawn with each database, and how often each kind is. Those of the database itself have 4."""
LATE: Final = (0.5, 3.4)
"""Seconds by which an interaction comes late. One that is older than 2.5 s must change nothing."""
AWAY: Final = 12.0
"""Seconds in which nobody presses anything. With clocks of two seconds, all people of a table fall asleep."""
SILENT: Final = (4.0, 6.0)
"""Seconds of a silence. A clock of two seconds would run out, and even a gateway that only says nothing is noticed."""
HOMES: Final = (("channel", "thread"), ("thread", "channel"), ("thread", "thread"))
"""Where the two tables of a run may be. A thread is private."""
TOURNAMENTS: Final = ("", "tournament", "duplicate")
"""The tournament that is played besides: none, one with a thread for each table, or one with the same shuffles."""
FORBIDDEN: Final = (0.8, 4.0)
"""Seconds of a fault of a place."""
AHEAD: Final = (-3600.0, 0.0, 3600.0)
"""Seconds by which the wall clock of the host is ahead after a step."""
DOWNTIME: Final = (0.0, 0.0, 0.0, 3.0)
"""Seconds from an end of the process to the next start. A clock of two seconds runs out in the longest."""


@dataclass(frozen=True, slots=True)
class Step:
    """A fault, ``after`` this many seconds of play.

    ``seconds`` is how long it lasts. For the end of a process, it is the time until the next start. For the clock, it
    is how far ahead the clock is then. ``route`` is the pattern of the ``times`` requests that fail. ``pick`` chooses
    what the fault has to choose, such as the damaged cell of the database, or the wish of a crowd of ``times`` people.
    """

    after: float
    fault: str
    seconds: float = 0.0
    route: str = ""
    times: int = 0
    pick: int = 0

    def __str__(self) -> str:
        where = f", the next {self.times} of {self.route}" if self.route else f", {self.times}" if self.times else ""
        return f"+{self.after:.2f} s {self.fault}, {self.seconds:.2f} s{where}"


@dataclass(frozen=True, slots=True)
class Plan:
    """Everything that a run draws: its tables, the limit of presses in three seconds, and its faults in order."""

    seed: int
    database: str
    rules: tuple[str, ...]
    homes: tuple[str, ...]
    tournament: str
    press_limit: int
    steps: tuple[Step, ...]

    def __str__(self) -> str:
        tables = ", ".join(f"{rules} in a {home}" for rules, home in zip(self.rules, self.homes, strict=True))
        beside = f", {self.tournament}" if self.tournament else ""
        head = f"seed {self.seed}: {self.database}, {tables}{beside}, press limit {self.press_limit}"
        return "\n".join((head, *(f"  {number}. {step}" for number, step in enumerate(self.steps, 1))))


def draw_plan(seed: int, steps: int, database: str | None = None) -> Plan:
    """Return the plan of a seed. Without a ``database``, the last three of ten seeds are on PostgreSQL."""
    rng = random.Random(f"chaos {seed}")
    database = database or (POSTGRESQL if seed % 10 in (8, 9, 0) else SQLITE)
    tables = _tables(rng, rng.choice(TOURNAMENTS))
    kinds = {**ANYWHERE, DATABASE[database]: 4}
    chosen = rng.choices(list(kinds), list(kinds.values()), k=steps)
    return Plan(seed, database, *tables, tuple(_step(rng, rng.choice(kind)) for kind in chosen))


def deal_plans(seed: int, databases: Sequence[str]) -> list[Plan]:
    """Return a plan for each of these databases. Each fault is in one of them, and each database has all of its own.

    Each kind of a tournament is in one of them, too.
    """
    rng = random.Random(f"chaos {seed}")
    hands: list[list[str]] = [[] for _ in databases]
    everywhere = [fault for kind in ANYWHERE for fault in kind]
    rng.shuffle(everywhere)
    for fault, hand in zip(everywhere, cycle(hands), strict=False):
        hand.append(fault)
    for database, own in DATABASE.items():
        there = [hand for hand, its in zip(hands, databases, strict=True) if its == database]
        for fault, hand in zip(own, cycle(there), strict=False):
            hand.append(fault)
    plans = []
    for database, hand, tournament in zip(databases, hands, (*TOURNAMENTS, *[""] * len(hands)), strict=False):
        rng.shuffle(hand)
        plans.append(Plan(seed, database, *_tables(rng, tournament), tuple(_step(rng, fault) for fault in hand)))
    return plans


def _tables(rng: random.Random, tournament: str) -> tuple[tuple[str, ...], tuple[str, ...], str, int]:
    """Return the rules and the places of the tables, the tournament, and the limit of presses."""
    return tuple(rng.choice(RULES) for _ in range(2)), rng.choice(HOMES), tournament, rng.choice((0, 5))


def _step(rng: random.Random, fault: str) -> Step:
    after = round(rng.uniform(0.2, 1.2), 2)
    if fault in PROCESS:
        return Step(after, fault, rng.choice(DOWNTIME))
    if fault in CROWD:
        return Step(after, fault, times=rng.randint(20, 60), pick=rng.randrange(len(WISHES)))
    if fault in (*DAMAGE, *ERASURE):
        return Step(after, fault, pick=rng.randrange(10**6))
    if fault in (*PLACES, *THREADS, *DELETIONS):
        return Step(after, fault, round(rng.uniform(*FORBIDDEN), 2), pick=rng.randrange(10**6))
    if fault in ABSENCE:
        return Step(after, fault, AWAY)
    if fault in CLOCK:
        return Step(after, fault, rng.choice(AHEAD))
    if fault in REFUSALS:
        return Step(after, fault, 0.0, rng.choice(ROUTES), rng.randint(1, 4), rng.randrange(10**6))
    if fault in SILENCES:
        return Step(after, fault, round(rng.uniform(*SILENT), 2))
    if fault in REQUESTS:
        seconds = {"429": 0.2, "429 everywhere": 0.3, "slow answer": rng.uniform(0.5, 3.4)}.get(fault, 0.0)
        return Step(after, fault, round(seconds, 2), rng.choice(ROUTES), rng.randint(1, 4))
    if fault in EVENTS:
        return Step(after, fault, round(rng.uniform(*LATE), 2), times=rng.randint(1, 4))
    if fault in GATEWAY or fault == "disconnected":
        return Step(after, fault)
    return Step(after, fault, round(rng.uniform(0.1, 0.4) if fault == "slow" else rng.uniform(0.8, 2.0), 2))
