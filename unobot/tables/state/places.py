"""The kinds of place in which a table can stand, as data: what Discord and good manners allow in each.

All differences between places are in this table. So no other module compares the ids of servers to find out.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from unobot.model.places import PlaceKind
from unobot.model.refused import Refused
from unobot.model.table import TableState


@dataclass(frozen=True, slots=True)
class PlaceFacts:
    """The facts of one kind of place."""

    kind: PlaceKind
    pushes: bool
    """Whether the bot may send and edit messages there with its own token. Else it needs the token of a press."""
    hands: Literal["sent", "panels", "together"]
    """How players get their hands: by DM and in panels, in panels only, or in the one message of the table."""
    is_shared: bool
    """Whether more than one person can play there."""
    is_timed: bool
    """Whether players have a clock. They have none if nobody else waits."""
    reminds: Literal["players", "always", "nobody"]
    """The players who get turn reminders: by preference, only players who chose *always*, or nobody."""
    slow: bool
    """Whether moves may take hours."""
    threads: bool
    """Whether a table may have a thread of its own."""
    invites: bool
    """Whether players can be invited by DM."""
    moderated: bool
    """Whether moderators may act at its tables. Else only their hosts may."""
    counts: bool
    """Whether matches there count for the leaderboard, the history and the achievements of a server."""


_WITHOUT_BOT = PlaceFacts(
    kind="group",
    pushes=False,
    hands="panels",
    is_shared=True,
    is_timed=True,
    reminds="nobody",
    slow=False,
    threads=False,
    invites=False,
    moderated=False,
    counts=False,
)
PLACES: dict[PlaceKind, PlaceFacts] = {
    "server": PlaceFacts(
        kind="server",
        pushes=True,
        hands="sent",
        is_shared=True,
        is_timed=True,
        reminds="players",
        slow=True,
        threads=True,
        invites=True,
        moderated=True,
        counts=True,
    ),
    "direct": replace(
        _WITHOUT_BOT,
        kind="direct",
        pushes=True,
        hands="together",
        is_shared=False,
        is_timed=False,
        reminds="always",
    ),
    "group": _WITHOUT_BOT,
    "foreign": replace(_WITHOUT_BOT, kind="foreign"),
}


def runs_out(state: TableState) -> bool:
    """Return whether players have a clock, by the place or by the rules."""
    return PLACES[state.place].is_timed or bool(state.ruleset.turn_seconds)


def check_pace(place: PlaceFacts, turn: float | None, slowest: float) -> None:
    """Raise `Refused` if a move may take ``slowest`` seconds or more, and the place has no slow tables."""
    if not place.slow and turn is not None and turn >= slowest:
        raise Refused(f"refused-slow-{place.kind}")
