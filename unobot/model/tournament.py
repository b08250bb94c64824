"""The values of a tournament: frozen, without behavior, without SQL. Times are seconds since 1970 (UTC)."""

from typing import Literal, TypeAlias

import msgspec

from unobot.model.seat import Emblem
from unobot.model.secret import SecretBytes, fresh_secret
from unobot.model.structs import Id, Moment, Number, OpenStruct

Presence: TypeAlias = Literal["signed", "ready", "absent", "dropped"]
"""Whether a person plays in the next round.

* ``signed``: they joined, and did not check in yet.
* ``ready``: they checked in.
* ``absent``: they did not check in in time, or did not play at their table. One press brings them back.
* ``dropped``: they dropped out, or were removed. One press brings them back, unless they are banned.
"""
TournamentStatus: TypeAlias = Literal["check_in", "round", "break", "over"]
"""The stage: people check in, a round is played, the next round is near, or the tournament is over."""


class Entrant(msgspec.Struct, frozen=True, omit_defaults=True):
    """A person in a tournament. Their number is their place in the list of all entrants, and never changes."""

    user_id: Id
    name: str
    presence: Presence = "signed"
    since: Number = 0
    """The number of rounds that had begun when they joined. They have no points for those."""
    emblem: Emblem | None = None
    """Their emblem when they joined, or None in a tournament of an older version."""


class Pod(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table of a round."""

    seats: tuple[Number, ...]
    """The numbers of its entrants, by seat. AIs have the seats after them."""
    ais: Number = 0
    post_id: Id | None = None
    """The message that calls the people to the table. A thread that starts from it has the same id."""
    channel_id: Id | None = None
    """The channel or thread of the table."""
    table_id: Id | None = None
    places: tuple[Number, ...] = ()
    """The places of the entrants, by seat, from 1. Empty until the table is over. Equal results share a place."""
    points: tuple[Number, ...] = ()
    """The points that the entrants won by the rules of Uno, by seat. In a duplicate round: their matchpoints."""
    results: tuple[int, ...] = ()
    """By seat, also of AIs: the points won or lost in a duplicate round. Empty if the match has no end."""
    gone: tuple[Number, ...] = ()
    """The entrants who had left a table of a duplicate round before its end."""
    gives_up: Moment | None = None
    """Until when to try again to open the table, after a request for it was refused."""


class TournamentRound(msgspec.Struct, frozen=True, omit_defaults=True):
    """A round of a tournament. The final is the last one."""

    pods: tuple[Pod, ...]
    ends: Moment
    """When its time ends. After that, AIs play on for everybody."""
    is_final: bool = False


class Night(OpenStruct, frozen=True, omit_defaults=True):
    """The course of a tournament, which is JSON in the database."""

    rules: str
    """The code of the ruleset."""
    rounds_planned: Number
    """The number of rounds before the final."""
    minutes: Number
    """The minutes for a round."""
    limited: bool = False
    """Whether an admin's lock has changed the rules since the tournament was opened."""
    duplicate: bool = False
    """Whether all tables of a round have the same shuffles, and seats are compared."""
    level: str = "casual"
    """The level of the AIs that fill the tables."""
    turn_seconds: float | None = None
    look: Literal["picture", "text"] = "picture"
    entrants: tuple[Entrant, ...] = ()
    rounds: tuple[TournamentRound, ...] = ()
    called: bool = False
    """Whether the people who joined early were called to check in."""
    extended: bool = False
    """Whether the no-show time has moved, because too few people had checked in."""
    message_id: Id | None = None
    """The public message of the tournament."""
    shown: str = ""
    """The stage for which that message was posted."""
    ended_by: Literal["", "host", "admin", "people", "server"] = ""
    """Why the tournament ended before its last round: closed, too few people left, or the channel is gone."""


class TournamentState(msgspec.Struct, frozen=True):
    """A tournament in a channel."""

    id: Id
    guild_id: Id
    channel_id: Id
    host_id: Id
    host_name: str
    status: TournamentStatus
    locale: str
    due: Moment | None
    """The no-show time, the end of the round's time, or the begin of the next round."""
    touched: Moment
    night: Night
    version: Number = 0
    """How many times it was written. A write must build on the last version."""
    secret: SecretBytes = msgspec.field(default_factory=fresh_secret)
    """The 32 bytes that decide the lots: seats, and places that nothing else tells apart."""

    def __repr__(self) -> str:
        return f"TournamentState(id={self.id}, status={self.status!r}, version={self.version})"
