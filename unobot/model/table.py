"""A table and its match, without the cards. Times are seconds since 1970 (UTC)."""

from typing import Literal, TypeAlias

import msgspec

from unobot.model.people import TableLook
from unobot.model.places import PlaceKind
from unobot.model.seat import SeatChanges, SeatState
from unobot.model.secret import Discreet, SecretBytes, fresh_secret
from unobot.model.structs import Id, Moment, Number, OpenStruct
from unobot.rules.moves import Play
from unobot.rules.ruleset.ruleset import Ruleset

TableStatus: TypeAlias = Literal["lobby", "playing", "pause", "closed"]
"""The stage of a table; `pause` is the time between two rounds."""
Access: TypeAlias = Literal["open", "invited", "closed"]
"""The users who may take a free seat: everybody, the invited, or nobody."""


class KnownTerms(msgspec.Struct, frozen=True, omit_defaults=True):
    """The terms of a lobby that a person knows. They are stored if the terms have changed since."""

    user_id: Id
    rules: str
    """The rule code."""
    turn_seconds: float | None = None
    take_back: bool = False
    ais: Number = 0


class TableOptions(OpenStruct, frozen=True, omit_defaults=True):
    """The choices of the host for a table, beside its rules."""

    turn_seconds: float | None = None
    """The time control: seconds for a move. ``None`` takes the setting of the process."""
    look: TableLook = "picture"
    take_back: bool = False
    """Whether a player may take back a move for a moment."""
    moments: bool = True
    """Whether Uno, big draws and wins are celebrated with banners and a line."""
    reactions: bool = True
    """Whether players can react."""
    muted: tuple[int, ...] = ()
    """The users whose reactions the host has muted."""
    tournament: str = ""
    """The tournament, the round and the place in it of a table of a tournament, such as ``12.1.3``."""
    duplicate: bool = False
    """Whether other tables of the tournament's round have the same shuffles."""
    seal: Literal["", "ready", "late"] = ""
    """How the secret of a match was sealed that started in one press, without a lobby.

    * ``ready``: its fingerprint was shown to the host before (see `ready_seals`).
    * ``late``: it was drawn at the press.
    """
    ai_pace: Literal["normal", "fast", "at once"] | None = None
    """How fast the AIs play, if the host has chosen it."""
    strength: float | None = None
    """The strength of the `even` AIs in this match: the mean strength of its people when it began."""
    known_terms: tuple[KnownTerms, ...] = ()
    """The terms that people knew in the lobby, if they have changed since. A person's first move removes theirs."""
    limited: tuple[Literal["rules", "ais"], ...] = ()
    """The parts of this lobby that an admin's new limit has changed."""
    news: str = ""
    """The id of the news that this lobby shows, or an empty text."""
    longer: Ruleset | None = None
    """The last rules of several rounds, if the table was set to one round since."""


class Admission(OpenStruct, frozen=True, omit_defaults=True):
    """The users who may take a seat."""

    access: Access = "open"
    invited: tuple[int, ...] = ()
    """The users who may take a seat when ``access`` is `invited`. A rematch keeps them."""
    kicked: tuple[int, ...] = ()
    """The users who may not come back to this match."""
    former: tuple[int, ...] = ()
    """The aliases of users who may not come back, because they deleted their data after a kick or in a match."""
    invitations_sent: tuple[int, ...] = ()
    """The users who got an invitation to this very table: at most one each."""
    saw_backs: tuple[int, ...] = ()
    """The users without a seat who saw the backs of all hands in this round. They take no seat in it."""


class Rematch(OpenStruct, frozen=True, omit_defaults=True):
    """The facts that make a lobby a rematch. It starts when every player at the table has voted for it."""

    previous_table: int
    """The id of the table whose players play again."""
    votes: tuple[int, ...] = ()
    """The ids of the players who want the rematch."""
    changed: Moment = 0.0
    """When its terms were changed last; 0 if they are the terms of the last match."""


class Premove(msgspec.Struct, frozen=True, omit_defaults=True):
    """The card that a player chose to play when their turn comes."""

    user_id: int
    move: Play
    dropped: Literal["", "color", "unfit"] = ""
    """Why it will not be played: the color changed, or the card does not fit. Empty if it will be played."""


class TableState(Discreet, frozen=True):
    """The state of one table, except its cards. ``guild_id`` is None outside the servers of the bot."""

    id: Id
    guild_id: Id | None
    channel_id: Id
    host_id: Id
    status: TableStatus
    locale: str
    ruleset: Ruleset
    seats: tuple[SeatState, ...]
    match_id: Id | None = None
    deadline: Moment | None = None
    """When the table must act without a player."""
    touched: Moment = 0.0
    """When a person last acted at the table. For a closed table, it is when that was closed."""
    deserted: Moment | None = None
    """Since when no person is at the table."""
    warned: bool = False
    """Whether the player to move was told that their time runs out."""
    version: Number = 0
    """How many times the table was written. A write must build on the last version."""
    secret: SecretBytes = msgspec.field(default_factory=fresh_secret)
    """The 32 secret bytes that decide every shuffle of the match, drawn when the lobby opens."""
    suspended: Moment | None = None
    """Since when the match waits for `/uno resume`: its channel is out of reach, or it was adjourned."""
    adjourned: bool = False
    """Whether the table is suspended because all players were absent. Its channel is free for another table."""
    options: TableOptions = TableOptions()
    admission: Admission = Admission()
    seat_changes: SeatChanges = SeatChanges()
    rematch: Rematch | None = None
    premoves: tuple[Premove, ...] = ()
    """The premoves, at most one for each player."""
    place: PlaceKind = "server"
    foreign_id: Id | None = None
    """The server without the bot in which the table stands."""

    @property
    def home_id(self) -> int | None:
        """The server whose process serves the table. It gets the presses there. ``None``: the process of the DMs."""
        return self.guild_id if self.foreign_id is None else self.foreign_id


class MatchState(Discreet, frozen=True):
    """One match, without its entries."""

    id: Id
    table_id: Id
    seed: SecretBytes
    """The 32 secret bytes that decide every shuffle."""
    salt: Id
    """The id of the interaction that started the match."""
    started: Moment
    over: bool
    reported: bool = False
    """Whether the end of the match was reported to the listener."""
    last: Moment = 0.0
    """When the last entry was made."""
