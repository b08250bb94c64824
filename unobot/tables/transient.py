"""The part of a table that is only in memory. It is lost at a restart."""

from __future__ import annotations

from dataclasses import dataclass, field

from unobot.tables.state.take_back_window import TakeBackWindow


@dataclass(frozen=True, slots=True)
class Reaction:
    """A reaction of a player on the table. The times are of the monotonic clock."""

    user_id: int
    emote: str
    """One of `reactions.EMOTES`."""
    at: float
    until: float
    """When it is taken off the table."""


@dataclass(slots=True)
class TransientState:
    """The part of one table that is not stored."""

    ready: set[int] = field(default_factory=set)
    """The seats that need no pause before the next round."""
    skip_votes: set[int] = field(default_factory=set)
    """The people who voted to skip the current turn (see `clocks`)."""
    round_ends: float | None = None
    """When the clock of the round runs out (Unix seconds), if the rules have one. It starts again at a restart.

    It is shown, so it is a moment of the wall clock. When that is set, this moves with it."""
    take_back: TakeBackWindow | None = None
    """The move that may be taken back now."""
    reactions: tuple[Reaction, ...] = ()
    """The reactions on the table, the newest last (see `reactions`)."""
    reactions_end: float | None = None
    """When the first of them is taken off the table, by the monotonic clock."""

    is_silent: bool = False
    """Whether the screens say that no press can arrive, so that the table waits (see `hearing`)."""
    is_unsealed: bool = False
    """At a duplicate table: whether it is known that no table of the round plays the same deal any more."""

    def take_over(self, before: TransientState, *, ready: bool, votes: bool) -> None:
        """Copy the clock and the reactions from ``before``. ``ready``, ``votes``: whether to copy these, too."""
        self.round_ends, self.is_silent = before.round_ends, before.is_silent
        self.reactions, self.reactions_end = before.reactions, before.reactions_end
        if ready:
            self.ready = before.ready
        if votes:
            self.skip_votes = before.skip_votes
