"""How long things take at a table. All figures are seconds."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

Clock = Callable[[], float]
"""The one source of time: Unix seconds now. Real for the bot, virtual in the demo and in tests."""


@dataclass(frozen=True, slots=True)
class Timing:
    """The clocks of a table; ``turn`` and ``round_pause`` are settings, the rest is what people find natural."""

    turn: float = 60.0
    """A person's time for one move; then the seat is played for."""
    reminder: float = 0.4
    """Part of ``turn`` after which an idle person is reminded."""
    idle: float = 60.0
    """Somebody who pressed anything within this time needs no reminder yet."""
    warning: float = 0.75
    """Part of ``turn`` after which everybody is reminded: their time runs out."""
    round_pause: float = 10.0
    """Between the end of a round and the next deal."""
    lobby: float = 30 * 60.0
    """A lobby nobody touched this long is closed."""
    deserted: float = 10 * 60.0
    """A match without people ends after this time."""
    restart_grace: float = 60.0
    """After a start no clock runs out sooner than this (or than ``turn``, if that is less)."""
    ai_pause: tuple[float, float] = (1.2, 2.6)
    """An AI thinks this long, at random."""
    ai_waits_for_uno: float = 4.0
    """An AI does not close an open Uno window sooner: people need the time to catch, and to remember."""
    ai_notices: tuple[float, float] = (3.5, 7.0)
    """An AI that notices a missed Uno catches it after this time, at random."""
    ai_attention: float = 0.5
    """How likely an AI notices a missed Uno at all."""
    retry: float = 5.0
    """When the database refuses, the clock tries again after this time."""
