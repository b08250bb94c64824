"""The deals of a date, the hash chain of a server, and squares, streaks and quartiles.

A deal is a seed and a start, from which every shuffle of its five rounds follows.
"""

from __future__ import annotations

import re
from calendar import monthrange
from collections.abc import Iterable, Sequence
from datetime import UTC, date, datetime, timedelta
from hashlib import sha256
from typing import Final, Literal, NamedTuple, TypeAlias

import msgspec

from unobot.rules.events import RoundEnded
from unobot.rules.ruleset.lookup import rule_tables
from unobot.rules.ruleset.ruleset import Ruleset

DealKind: TypeAlias = Literal["world", "server"]

VERSION: Final = 1
"""The version of the deals. It is raised whenever the same moves of a person would no longer give the same game.

This includes the rules, the shuffles, and the strategy and the manners of the AIs. A test plays a deal to notice it.
"""
ROUNDS: Final = 5
SEATS: Final = 4
"""The person has seat 0, and AIs have all others."""
LEVEL: Final = "clever"
"""The level of the AIs, for their manners and for screens. Their strategy is `four-steps`, which no later version
changes. It compares whole numbers only, so every machine gives the same moves."""
RULES: Final = Ruleset(target=5000, own_stocks=True)
"""The official rules, but each seat draws from a stock of its own, so that equal play meets equal cards.

Five rounds cannot reach the target, so the number of rounds ends the game.
"""
GRACE: Final = timedelta(hours=1)
"""The time after a day in which users can finish a try of that day. Until then, the seed stays secret."""

_DAY: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
_EPOCH: Final = datetime(2015, 1, 1, tzinfo=UTC)  # of Discord's ids
_FIRST_DAY: Final = date(2015, 1, 2)


SEED_BYTES: Final = 32
"""The bytes of a seed."""
Square: TypeAlias = Literal["w", "c", "l"]
"""A round: won, lost with a close hand, or lost."""
MAX_CLOSE_POINTS: Final = 20
"""The most points in a close hand."""
MIN_RESULTS: Final = 4
"""The fewest results for quartiles. Quartiles of fewer results would reveal too much about each result."""


class Deal(msgspec.Struct, frozen=True):
    """The deal of a day. Its seed decides all cards, so the seed of a server's deal is secret until `closing`."""

    kind: DealKind
    day: date
    seed: bytes
    version: int = VERSION

    def __repr__(self) -> str:
        return f"Deal({self.kind}, {self.day})"  # no log may hold the seed

    @property
    def start(self) -> int:
        """Return the number that is mixed into the key of the shuffles."""
        return start_of(self.day, self.version)


def world_deal(day: date, version: int = VERSION) -> Deal:
    """Return the world's deal of a day."""
    return Deal("world", day, sha256(b"unobot daily|%d|%b" % (version, day.isoformat().encode())).digest(), version)


def start_of(day: date, version: int) -> int:
    """Return the id that Discord would give at the first moment of a day, with the version as its counter."""
    return (opening(day) - _EPOCH) // timedelta(milliseconds=1) << 22 | version


def day_of(moment: float) -> date:
    """Return the day of a moment (Unix seconds). Days change at 00:00 UTC."""
    return datetime.fromtimestamp(moment, UTC).date()


def opening(day: date) -> datetime:
    """Return the first moment of a day."""
    return datetime(day.year, day.month, day.day, tzinfo=UTC)


def closing(day: date) -> datetime:
    """Return the moment when tries of a day end, and its seed becomes public."""
    return opening(day) + timedelta(days=1) + GRACE


def last_day(now: float) -> date:
    """Return the last day whose daily deals are closed. ``now``: in Unix seconds."""
    return day_of(now - GRACE.total_seconds()) - timedelta(days=1)


def next_closing(now: float) -> float:
    """Return when the daily deals of the next day close (Unix seconds)."""
    return (opening(last_day(now) + timedelta(days=2)) + GRACE).timestamp()


def parse_day(text: str) -> date:
    """Return the day of a text such as ``2026-11-24``. Raises `ValueError` for anything else."""
    if not _DAY.fullmatch(text):
        raise ValueError(f"{text!r} is not a date such as 2026-11-24")
    day = date.fromisoformat(text)
    if not _FIRST_DAY <= day <= date.max - timedelta(days=2):
        raise ValueError(f"{text} has no deal")
    return day


def season_of(day: date) -> str:
    """Return the season of a day, such as ``2026-11``."""
    return f"{day.year:04}-{day.month:02}"


def seed_of(root: bytes, day: date) -> bytes:
    """Return the seed of a day from the root of its season."""
    return _hash_times(root, monthrange(day.year, day.month)[1] - day.day)


def end_of(root: bytes, day: date) -> bytes:
    """Return the public end of the season of a day."""
    return _hash_times(root, monthrange(day.year, day.month)[1])


def leads_to(seed: bytes, day: date, end: bytes) -> bool:
    """Return whether a seed of a day belongs to the chain with this end."""
    return len(seed) == SEED_BYTES and _hash_times(seed, day.day) == end


def _hash_times(value: bytes, times: int) -> bytes:
    for _ in range(times):
        value = sha256(value).digest()
    return value


def round_points(end: RoundEnded, seat: int) -> int:
    """Return a seat's points in a round: the points in the other hands if it won, or minus the points in its hand."""
    return end.points[seat] if end.winner == seat else -rule_tables(RULES).worth(end.hands[seat])


def square_of(end: RoundEnded, seat: int) -> Square:
    """Return the square of a seat's round."""
    if end.winner == seat:
        return "w"
    return "c" if -round_points(end, seat) <= MAX_CLOSE_POINTS else "l"


class Streak(NamedTuple):
    """Days in a row with a finished try: now, and the most so far."""

    now: int
    best: int


def streak_of(days: Iterable[date], today: date) -> Streak:
    """Return the streak of a person who finished tries on these days. Today's deal may still be open."""
    one = timedelta(days=1)
    best = length = 0
    last: date | None = None
    for day in sorted(set(days)):
        length = length + 1 if last is not None and day - last == one else 1
        best, last = max(best, length), day
    return Streak(length if last is not None and today - last <= one else 0, best)


class Comparison(NamedTuple):
    """The results of a deal in a server."""

    played: int
    """The number of people with a result."""
    quartiles: tuple[int, int, int]
    """The points that a quarter, half and three quarters of these people have at most."""
    beaten: int
    """The number of people with fewer points than the reader."""


def comparison_of(points: Sequence[int], own_points: int) -> Comparison | None:
    """Compare ``own_points`` with the ``points`` of all people, the reader included. Return None for too few people."""
    results = sorted(points)
    played = len(results)
    if played < MIN_RESULTS:
        return None
    first, middle, third = (results[-(-part * played // 4) - 1] for part in (1, 2, 3))
    return Comparison(played, (first, middle, third), sum(result < own_points for result in results))
