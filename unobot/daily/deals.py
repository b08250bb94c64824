"""The deals of a date. A deal is a seed and a start, from which every shuffle of its five rounds follows.

``docs/fair-deals.md`` describes both kinds. The world's deal is a public function of the date and the version. A
server's deal has a link of a hash chain as its seed (see `chain`).
"""

from __future__ import annotations

import re
from datetime import UTC, date, datetime, timedelta
from hashlib import sha256
from typing import Final, Literal, TypeAlias

import msgspec

from unobot.rules.ruleset.ruleset import Ruleset

DealKind: TypeAlias = Literal["world", "server"]

VERSION: Final = 1
"""The version of the deals. It is raised whenever the same moves of a person would no longer give the same game.

The rules, the shuffles, the strategy of the AIs and their manners all count. A test plays a deal and notices it.
"""
ROUNDS: Final = 5
SEATS: Final = 4
"""The person has seat 0, and AIs have all others."""
LEVEL: Final = "clever"
"""The level of the AIs, for their manners and for screens. Their strategy is `four-steps`, which no later version
changes. It compares whole numbers only, so every machine gives the same moves."""
RULES: Final = Ruleset(target=5000, own_stocks=True)
"""The official rules, but each seat draws from a stock of its own, so that equal play meets equal cards.

No five rounds reach the target, so the number of rounds ends the game.
"""
GRACE: Final = timedelta(hours=1)
"""The time after a day in which a try of that day can be finished. The seed stays secret for as long."""

_DAY: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
_EPOCH: Final = datetime(2015, 1, 1, tzinfo=UTC)  # of Discord's ids
_FIRST: Final = date(2015, 1, 2)


class Deal(msgspec.Struct, frozen=True):
    """The deal of a day. Its seed decides all cards, so that of a server is secret until `closing` of the day."""

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
    """Return the moment at which tries of a day end, and from which its seed is public."""
    return opening(day) + timedelta(days=1) + GRACE


def parse_day(text: str) -> date:
    """Return the day of a text such as ``2026-11-24``. Raises `ValueError` for anything else."""
    if not _DAY.fullmatch(text):
        raise ValueError(f"{text!r} is not a date such as 2026-11-24")
    day = date.fromisoformat(text)
    if not _FIRST <= day <= date.max - timedelta(days=2):
        raise ValueError(f"{text} has no deal")
    return day
