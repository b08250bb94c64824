"""What an engine is guilty of, in a word for programs and in a sentence for people."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

import msgspec

STRIKES: Final = 3
"""So many strikes in a match lose it."""


class Cause(StrEnum):
    """What an engine did. ``LATE`` and ``ILLEGAL`` are strikes, all others lose the match at once."""

    LATE = "late"
    """No move in time."""
    ILLEGAL = "illegal"
    """A move that cannot be read, or that the rules refuse."""
    STRUCK_OUT = "struck out"
    """Its last strike."""
    UNSTARTABLE = "unstartable"
    """There is no such program."""
    UNREADY = "unready"
    """It did not say that it is ready in time."""
    ERROR = "error"
    """It said that it cannot go on."""
    ENDED = "ended"
    """It ended, or closed its output."""
    FLOOD = "flood"
    """It wrote far more than it was asked for."""


class Verdict(msgspec.Struct, frozen=True):
    """What an engine did wrong; ``sentence`` says it without the engine's name and without a full stop."""

    cause: Cause
    sentence: str

    @property
    def is_strike(self) -> bool:
        """Whether the engine stays in the match."""
        return self.cause in (Cause.LATE, Cause.ILLEGAL)

    def __str__(self) -> str:
        return self.sentence
