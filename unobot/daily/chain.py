"""The hash chain of a server's seeds for one season, a calendar month in UTC.

The last day's seed is the ``root``: 32 secret random bytes. The seed of every earlier day is the SHA-256 of the next
day's seed, and the SHA-256 of the first day's seed is the ``end``. The end is published before any deal of the season.

* A published seed gives all earlier ones, and leads to the end, so nobody can exchange a seed later.
* A later seed cannot be computed from it, because that would reverse SHA-256.
* The seed of the day before is the commitment of a day's seed. On the first day, the end is.
"""

from __future__ import annotations

from calendar import monthrange
from datetime import date
from hashlib import sha256
from typing import Final

SEED: Final = 32
"""The bytes of a seed."""


def season_of(day: date) -> str:
    """Return the season of a day, such as ``2026-11``."""
    return f"{day.year:04}-{day.month:02}"


def seed_of(root: bytes, day: date) -> bytes:
    """Return the seed of a day from the root of its season."""
    return _hashed(root, monthrange(day.year, day.month)[1] - day.day)


def end_of(root: bytes, day: date) -> bytes:
    """Return the public end of the season of a day."""
    return _hashed(root, monthrange(day.year, day.month)[1])


def leads_to(seed: bytes, day: date, end: bytes) -> bool:
    """Return whether a seed of a day belongs to the chain with this end."""
    return len(seed) == SEED and _hashed(seed, day.day) == end


def _hashed(value: bytes, times: int) -> bytes:
    for _ in range(times):
        value = sha256(value).digest()
    return value
