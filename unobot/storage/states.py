"""The values that the database keeps: frozen, without behavior, without SQL.

Times are seconds since 1970 (UTC). Ids of users, channels and messages are Discord's.
"""

import secrets
from typing import Annotated, Any, Literal, NamedTuple, TypeAlias

import msgspec
from msgspec import Meta

from unobot.rules.moves import Play
from unobot.rules.ruleset.ruleset import MAX_SEATS, Ruleset
from unobot.storage.place_kinds import PlaceKind
from unobot.storage.playing_strength import PlayingStrength

SECRETS = frozenset({"secret", "seed", "token", "premoves"})
"""Fields that no ``repr`` shows, so that logs and errors cannot contain them."""

FORMER = "\ue000"
"""The name of a player whose data was deleted. Each reader sees a word of their language instead. Names of users are
cleaned, so none has this character for private use."""


class _Discreet(msgspec.Struct, frozen=True):
    """A state that contains a secret."""

    def __repr__(self) -> str:
        fields = msgspec.structs.asdict(self).items()
        shown = (f"{name}={'...' if name in SECRETS and value is not None else repr(value)}" for name, value in fields)
        return f"{type(self).__name__}({', '.join(shown)})"


class OpenStruct(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A value that is JSON in the database, to which a later version may add."""

    unread: dict[str, Any] = {}
    """The fields and values of a newer version, as they were read. They are written back with the value."""


# The ranges that the columns can hold. They are checked when a row is read.

Id: TypeAlias = Annotated[int, Meta(ge=0, le=2**63 - 1)]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Moment: TypeAlias = Annotated[float, Meta(ge=0, le=1e11)]
Emblem: TypeAlias = Annotated[int, Meta(ge=0, lt=MAX_SEATS)]
"""The number of a seat's emblem, an animal or a thing (`pictures.emblems`). No two seats of a table share one."""
SecretBytes: TypeAlias = Annotated[bytes, Meta(min_length=32, max_length=32)]

# Choices of users and servers

Look: TypeAlias = Literal["pictures", "shapes", "text"]
"""The look of a hand: card pictures with buttons, the official color-blind shapes with letters, or text."""
TableLook: TypeAlias = Literal["picture", "text"]
"""The look of a table: a picture of the table from above, or text beside a picture of the top card."""
Seasons: TypeAlias = Literal["monthly", "quarterly", "never"]
"""How long the seasons of a server are."""


class Preferences(OpenStruct, frozen=True, omit_defaults=True):
    """The choices that a user made for themselves (`/uno me`), on every server. ``None`` means the server's setting."""

    look: Look | None = None
    sort: Literal["color", "value"] = "color"
    language: str | None = None
    """The language of screens, in place of the language of the user's Discord client."""
    locale: str | None = None
    """The last known language of the user's Discord client. Messages without an interaction use it."""
    dms: bool | None = None
    """Whether the hand comes by direct message."""
    pings: Literal["off", "idle", "always"] = "idle"
    pings_by: Literal["channel", "dm"] = "channel"
    passes: bool = True
    """Whether a drawn card that cannot be played is kept without a question, after a short random pause."""
    hints: bool = True
    """Whether first-time hints are shown."""
    hinted: tuple[str, ...] = ()
    """The first-time hints that were already shown."""
    reactions: bool = True
    """Whether the user can react, and sees reactions in what only they see."""
    achievements: bool = True
    """Whether achievements of the user are told and listed."""
    rated: bool = True
    """Whether the user is rated and listed on leaderboards."""
    ai_pace: Literal["normal", "fast", "at once"] = "normal"
    """How fast AIs play in the next match alone."""
    playing: PlayingStrength | None = None
    """How well the user plays against AIs, or None before the first match that tells it."""


class ChannelSettings(OpenStruct, frozen=True, omit_defaults=True):
    """The settings of a channel, or of a server for all of its channels (`/uno settings`).

    ``None`` in a channel means the server's setting. ``None`` in the server means unobot's default.
    """

    rules: str | None = None
    """The name of a preset, or a rule code."""
    table_look: TableLook | None = None
    look: Look | None = None
    """The look of the hands of players who did not choose one."""
    language: str | None = None
    dms: bool | None = None
    pings: bool | None = None
    turn: int | None = None
    """Seconds for a move."""
    starts: Literal["everybody", "moderators"] | None = None
    """The users who may open a table."""
    allowed: bool | None = None
    """Whether Uno may be played."""
    moderator_role: int | None = None
    """Members with this role may end any table, as members who may manage messages can."""
    moments: bool | None = None
    """Whether a table celebrates its moments with banners and a line."""
    threads: bool | None = None
    """Whether a table gets a thread of its own."""
    reactions: bool | None = None
    """Whether players can react at tables."""
    achievements: bool | None = None
    """Whether achievements are told and listed. Channels have no setting of their own."""
    seasons: Seasons | None = None
    """How long the seasons of a server's leaderboards are. Channels have none of their own."""
    followers: tuple[int, ...] = ()
    """The users to notify of the next table. A channel does not inherit them from its server."""
    start_roles: tuple[int, ...] = ()
    """The roles whose members may open tables; empty for everybody. `/unoadmin` sets this and the next three."""
    rules_locked: bool | None = None
    """Whether hosts must play the rules of the settings."""
    most_ais: int | None = None
    """The most AIs that may be seated at a table. ``None`` for no limit."""
    log_channel: int | None = None
    """The channel in which the acts of admins are posted."""


class UserState(msgspec.Struct, frozen=True):
    """The facts known about a user."""

    id: Id
    dm_channel_id: Id | None = None
    dm_closed: bool = False
    """Whether Discord refused the last direct message."""
    preferences: Preferences = Preferences()


class BanState(msgspec.Struct, frozen=True):
    """A user who may not play in a server."""

    guild_id: Id
    user_id: Id
    by_user_id: Id
    """The admin."""
    at: Moment
    reason: str = ""
    """The reason in the words of the admin. Only admins read it."""


def fresh_secret() -> bytes:
    """Return a secret that deals will follow from: of a new table, tournament, daily chain or ready seal."""
    return secrets.token_bytes(32)


# Tables

TableStatus: TypeAlias = Literal["lobby", "playing", "pause", "closed"]
"""The stage of a table; `pause` is the time between two rounds."""
Access: TypeAlias = Literal["open", "invited", "closed"]
"""The users who may take a free seat: everybody, the invited, or nobody."""
SeatOwner: TypeAlias = tuple[str, str | None]
"""The name of a seat, and the level of its AI (``None`` for a person)."""


class KnownTerms(msgspec.Struct, frozen=True, omit_defaults=True):
    """The terms of a lobby that a person knows, because they have changed since."""

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
    """Whether other tables of that round have the same shuffles."""
    seal: Literal["", "ready", "late"] = ""
    """How the secret of a match was sealed that started in one press, without a lobby.

    * ``ready``: its fingerprint was shown to the host before (see `ready_seals`).
    * ``late``: it was drawn at the press.
    """
    ai_pace: Literal["normal", "fast", "at once"] = "normal"
    strength: float | None = None
    """The strength of the AIs of the level `even` in this match: that of its people when it began."""
    known_terms: tuple[KnownTerms, ...] = ()
    """The terms that people knew in the lobby, if they have changed since. A person's first move removes theirs."""
    limited: tuple[Literal["rules", "ais"], ...] = ()
    """The parts of this lobby that an admin's new limit has changed."""


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


class Newcomer(msgspec.Struct, frozen=True):
    """A player who joins a match with its next round."""

    user_id: int
    name: str


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


class CededSeat(msgspec.Struct, frozen=True, array_like=True):
    """A seat that a person gave up, and an AI got for good. A person may give up a seat several times."""

    user_id: Id
    ai: str
    """The name of the AI."""
    name: str = ""
    """The name under which the person had the seat. Empty in a table of an older version."""
    emblem: int = -1
    """The emblem of the seat, which it keeps when seats are reshuffled. -1 in a table of an older version."""


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


class TableState(_Discreet, frozen=True):
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


class MatchState(_Discreet, frozen=True):
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
    """Whether listeners were told that the match is over."""
    last: Moment = 0.0
    """When the last entry was made."""


# Messages

MessageKind: TypeAlias = Literal["table", "hand", "panel", "reminder"]
"""The public message of a table, a hand in the DMs, a private hand panel, or a turn reminder."""


class MessageKey(NamedTuple):
    """The key of one message of the bot."""

    table_id: Id
    kind: MessageKind
    user_id: Id = 0
    """The owner of the message; 0 if it is public."""


class MessageState(msgspec.Struct, frozen=True):
    """A message that the bot edits later. Each key has at most one."""

    key: MessageKey
    channel_id: Id
    message_id: Id
    posted: Moment


class PanelState(_Discreet, frozen=True):
    """A player's private panel at a table, or with ``user_id`` 0 the public message.

    ``token`` is that of the last interaction there. It can edit the message until it expires.
    """

    table_id: Id
    user_id: Id
    message_id: Id
    """The id of the message, or 0 before one is sent with the token."""
    token: str
    expires: Moment

    def __repr__(self) -> str:
        """Return all fields except the token, which is a credential."""
        return f"PanelState({', '.join(f'{name}={value!r}' for name, value in self.__rich_repr__())})"

    def __rich_repr__(self) -> list[tuple[str, Any]]:
        """Return the same fields for Rich."""
        return [(name, getattr(self, name)) for name in self.__struct_fields__ if name != "token"]
