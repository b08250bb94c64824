"""Seats: their owners now, before and after."""

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from unobot.model.structs import Id, Moment, Number, OpenStruct
from unobot.rules.ruleset.ruleset import MAX_SEATS

Emblem: TypeAlias = Annotated[int, Meta(ge=0, lt=MAX_SEATS)]
"""The number of a seat's emblem, an animal or a thing (`pictures.emblems`). No two seats of a table share one."""
SeatOwner: TypeAlias = tuple[str, str | None]
"""The name of a seat, and the level of its AI (``None`` for a person)."""


class SeatState(msgspec.Struct, frozen=True):
    """One seat: a person's (`user_id`), or an AI's (`level`, the name of its strategy)."""

    user_id: Id | None
    name: str
    level: str | None
    emblem: Emblem
    joined: Moment = 0.0
    misses: Number = 0
    """How many clocks in a row ran out."""
    autopilot: bool = False
    away: bool = False
    """Whether the player left. An AI plays under their name until they are back."""
    acted: Moment = 0.0
    """When the player last pressed a button."""


class CededSeat(msgspec.Struct, frozen=True, array_like=True):
    """A seat that a person gave up, and an AI got for good. A person may give up a seat several times."""

    user_id: Id
    ai: str
    """The name of the AI."""
    name: str = ""
    """The name under which the person had the seat. Empty in a table of an older version."""
    emblem: int = -1
    """The emblem of the seat, which it keeps when seats are reshuffled. -1 in a table of an older version."""


class Newcomer(msgspec.Struct, frozen=True):
    """A player who joins a match with its next round."""

    user_id: int
    name: str
    emblem: int = 0
    """The emblem that they get if no seat has it."""


class RatingChange(msgspec.Struct, frozen=True):
    """The rating of the person of a seat before and after a match, in this server and season."""

    seat: Number
    matches: Number
    """The rated matches of the person, with this one."""
    needed: Number
    """The rated matches after which a share is shown."""
    before: float
    """The share of the wins that was expected before."""
    share: float
    low: float
    high: float


class SeatChanges(OpenStruct, frozen=True, omit_defaults=True):
    """The seats of a match that have new players, or will have them, and the ratings that its end has changed."""

    seat_history: tuple[tuple[int, tuple[SeatOwner, ...]], ...] = ()
    """Each pair is a ply and the owners by seat before it. A pair is added when a seat changes hands."""
    ceded_seats: tuple[CededSeat, ...] = ()
    """The seats that AIs got for good, the oldest first. Their people may take back only their own seat."""
    failed_engines: tuple[tuple[str, str], ...] = ()
    """The names of the seats whose engine failed, with the engine's name. An AI plays these seats now."""
    newcomers: tuple[Newcomer, ...] = ()
    """The players who have a seat from the next round on."""
    ratings: tuple[RatingChange, ...] = ()
    """The ratings before and after the match, once its result is written."""
    unrated: tuple[int, ...] | None = None
    """The users who had *Rating: off* when the first cards were dealt. None in a match that an older version began."""
    leavers: tuple[int, ...] = ()
    """The users who count as having left the match: for example, they ended it while others played."""
