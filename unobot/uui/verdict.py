"""The faults of an engine, as a word for programs and as a sentence for people."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

import msgspec

STRIKES: Final = 3
"""The number of strikes that loses a match."""


class Cause(StrEnum):
    """The fault of an engine. ``LATE`` and ``ILLEGAL`` are strikes; all others lose the match at once."""

    LATE = "late"
    """No move in time."""
    ILLEGAL = "illegal"
    """A move that cannot be read, or that the rules refuse."""
    STRUCK_OUT = "struck out"
    """Its last strike."""
    UNSTARTABLE = "unstartable"
    """The program does not exist."""
    UNREADY = "unready"
    """It was not ready in time."""
    ERROR = "error"
    """It wrote an error message and gave up."""
    ENDED = "ended"
    """It ended, or closed its output."""
    FLOOD = "flood"
    """It wrote more than its limit."""


class Verdict(msgspec.Struct, frozen=True):
    """The fault of an engine; ``sentence`` leaves out the engine's name and the full stop."""

    cause: Cause
    sentence: str

    @property
    def is_strike(self) -> bool:
        """Whether the engine stays in the match."""
        return self.cause in (Cause.LATE, Cause.ILLEGAL)

    def __str__(self) -> str:
        return self.sentence
