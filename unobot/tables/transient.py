"""The part of a table that only memory holds: a restart forgets it."""

from __future__ import annotations

from dataclasses import dataclass, field

from unobot.tables.state.take_back_window import TakeBackWindow


@dataclass(slots=True)
class TransientState:
    """The part of one table that is not stored."""

    ready: set[int] = field(default_factory=set)
    """Seats that need no pause before the next round."""
    skip_votes: set[int] = field(default_factory=set)
    """People who want the current turn to be skipped (see `skip_vote`)."""
    round_ends: float | None = None
    """When the clock of the round runs out (Unix seconds), if the rules have one. It starts again at a restart.

    It is shown, so it is a moment of the wall clock. When that is set, this moves with it."""
    take_back: TakeBackWindow | None = None
    """The move that may be taken back just now."""
