"""Lots of a tournament: an order that follows from its secret, so that it is the same after every restart."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256


def lot(secret: bytes, purpose: str, number: int) -> bytes:
    """Return the lot of an entrant. Sorted lots are a fair order, and each ``purpose`` has another one."""
    return sha256(secret + f" {purpose} {number}".encode()).digest()


def drawn(secret: bytes, purpose: str, numbers: Iterable[int]) -> list[int]:
    """Return the numbers in the order of their lots."""
    return sorted(numbers, key=lambda number: lot(secret, purpose, number))
