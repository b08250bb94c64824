"""The resources that all AI seats of a process share."""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field

from unobot.tables.ai_seats.engine_pool import EnginePool

Thinking = Callable[[str], AbstractContextManager[object]]
"""Returns a context manager that times a decision. Its argument is the level of an AI or the name of an engine."""


def unmeasured(_: str) -> AbstractContextManager[None]:
    """Return a context manager that measures nothing."""
    return nullcontext()


@dataclass(frozen=True, slots=True)
class AiResources:
    """The resources of the AI seats. By default no engine can be seated."""

    rng: random.Random = field(default_factory=random.Random)
    """For pauses and choices. The deals come from the seed of each match."""
    engines: EnginePool = field(default_factory=EnginePool)
    pressure: Callable[[], float] = lambda: 1.0
    """Returns the factor for pauses: more than 1 while the bot has too much to do for players."""
    thinking: Thinking = unmeasured
    """Measures how long AIs and engines think."""
