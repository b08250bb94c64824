"""The values that go into the database and come out of it: frozen, without behavior, without SQL.

Times are seconds since 1970 (UTC), ids of users, channels and messages are Discord's.
"""

from typing import Any, Literal

import msgspec

SECRETS = frozenset({"secret", "seed", "token", "premoves"})
"""Fields that no ``repr`` shows, so that no log and no error can."""


class _Discreet(msgspec.Struct, frozen=True):
    """A state with a secret in it."""

    def __repr__(self) -> str:
        fields = msgspec.structs.asdict(self).items()
        shown = (f"{name}={'...' if name in SECRETS and value is not None else repr(value)}" for name, value in fields)
        return f"{type(self).__name__}({', '.join(shown)})"


Look = Literal["pictures", "shapes", "text"]
"""How somebody sees their hand: card pictures with buttons; the official color-blind shapes with letters; text."""


class Preferences(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a person has chosen for themselves (`/uno me`), everywhere. ``None`` leaves it to the server."""

    look: Look | None = None
    sort: Literal["color", "value"] = "color"
    language: str | None = None
    """Instead of the one that their Discord speaks."""
    locale: str | None = None
    """Nothing they chose: what their Discord spoke last, for what they are shown without having pressed anything."""
    dms: bool | None = None
    """Whether the hand comes by direct message."""
    pings: Literal["off", "idle", "always"] = "idle"
    pings_by: Literal["channel", "dm"] = "channel"
    passes: bool = True
    """A drawn card that cannot be played is kept without being asked, after a short random pause."""
    hints: bool = True
    """Whether first-time hints are shown."""
    hinted: tuple[str, ...] = ()
    """First-time hints that were shown already."""


class Place(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is set for a server, or for one of its channels (`/uno settings`).

    ``None`` leaves it to the server, and there to what unobot does by itself.
    """

    rules: str | None = None
    """A preset's name, or a rule code."""
    table_look: Literal["picture", "text"] | None = None
    look: Look | None = None
    """How hands look for who has chosen nothing."""
    language: str | None = None
    dms: bool | None = None
    pings: bool | None = None
    turn: int | None = None
    """Seconds for a move."""
    starts: Literal["everybody", "moderators"] | None = None
    """Who may open a table."""
    allowed: bool | None = None
    """Whether Uno may be played there."""
    moderator_role: int | None = None
    """Who has it may end any table, beside those who may manage messages."""
    threads: bool | None = None
    """Whether a table gets a thread of its own."""
    followers: tuple[int, ...] = ()
    """People who want to know of the next table there."""


class Premove(msgspec.Struct, frozen=True, omit_defaults=True):
    """The card that a person will play when their turn comes."""

    user_id: int
    move: str
    """A play of one card, in the notation of the rules."""
    dropped: str = ""
    """Why it will not be played after all: `color` (another was chosen), `unfit`; empty while it will."""


class Newcomer(msgspec.Struct, frozen=True):
    """Somebody who joins a match with its next round."""

    user_id: int
    name: str


class TableOptions(_Discreet, frozen=True, omit_defaults=True):
    """How a table is kept, apart from the rules that are played at it."""

    access: Literal["open", "invited", "closed"] = "open"
    """Who may take a seat that is free: everybody, those in ``invited``, nobody."""
    invited: tuple[int, ...] = ()
    asked: tuple[int, ...] = ()
    """People to whom an invitation to this very table was sent: each gets one."""
    kicked: tuple[int, ...] = ()
    """People who were sent away, and stay out of this match."""
    aside: bool = False
    """Nobody was there, so the match was laid aside: it waits for `/uno resume`, and its channel is free."""
    given: tuple[tuple[int, str], ...] = ()
    """Whose seat in this match an AI has for good, and that AI's name: they take no seat over but this one."""
    fallen: tuple[tuple[str, str], ...] = ()
    """The engines that failed in this match: the names of their seats, which AIs have now, and their own."""
    newcomers: tuple[Newcomer, ...] = ()
    """People who have a seat from the next round on."""
    was: tuple[tuple[int, tuple[tuple[str, str | None], ...]], ...] = ()
    """Who sat where until somebody else took a seat: names, and levels of AIs, by seat before that ply of the match."""
    turn: float | None = None
    """Seconds for a move, where they are not the process's own."""
    look: Literal["picture", "text"] = "text"
    """Whether the table is drawn from above, or told in few words beside the picture of the card on top."""
    take_back: bool = False
    """Whether a move may be taken back for a moment."""
    premoves: tuple[Premove, ...] = ()
    """What people have chosen ahead; at most one each."""
    after: int = 0
    """The table whose people play on here; 0 for none."""
    agreed: tuple[int, ...] | None = None
    """Of a rematch, the people who want it: with all who are seated it begins. ``None`` where it is none."""


class SeatState(msgspec.Struct, frozen=True):
    """One seat: a person's (`user_id`), or an AI's (`level`, the name of its strategy)."""

    user_id: int | None
    name: str
    level: str | None
    joined: float = 0.0
    misses: int = 0
    """Clocks that ran out in a row."""
    autopilot: bool = False
    away: bool = False
    """The person left; the seat is played for under their name until they are back."""
    acted: float = 0.0
    """When the person last pressed anything."""


class TableState(_Discreet, frozen=True):
    """One table: what stands in a channel, apart from the cards."""

    id: int
    guild_id: int
    channel_id: int
    host_id: int
    status: str
    """`lobby`, `playing`, `pause` (between rounds), `over` or `closed`."""
    locale: str
    ruleset: str
    """The ruleset as JSON."""
    seats: tuple[SeatState, ...]
    match_id: int | None = None
    deadline: float | None = None
    """When the table must do something by itself."""
    touched: float = 0.0
    """When a person last did something at it."""
    deserted: float | None = None
    """Since when no human is at the table."""
    warned: bool = False
    """The seat to move was told that its time runs out."""
    version: int = 0
    """How often it was written: a write counts only on top of the last one."""
    secret: bytes | None = None
    """The 32 secret bytes from which every shuffle of its match comes, drawn when the lobby opens."""
    stranded: float | None = None
    """Since when its channel is gone, or closed to the bot."""
    options: TableOptions = TableOptions()


class MatchState(_Discreet, frozen=True):
    """One match, apart from its events."""

    id: int
    table_id: int
    seed: bytes
    """The 32 secret bytes every shuffle comes from."""
    salt: int
    """The id of the interaction that pressed Start."""
    started: float
    over: bool
    reported: bool = False
    """Listeners were told that it is over."""
    last: float = 0.0
    """When its last entry was made."""


class MessageState(msgspec.Struct, frozen=True):
    """A message of the bot that is edited later on: at most one for each table, kind and user."""

    table_id: int
    kind: str
    """`table`, `ping` or `hand`."""
    user_id: int
    """Whose it is; 0 where it is everybody's."""
    channel_id: int
    message_id: int
    posted: float


class PanelState(_Discreet, frozen=True):
    """A person's private panel at a table, and the interaction token that can edit it until it expires.

    With ``user_id`` 0: the public message, and the token of the last press on it.
    """

    table_id: int
    user_id: int
    message_id: int
    """0 where nothing was sent with the token yet."""
    token: str
    expires: float

    def __repr__(self) -> str:
        """Everything but the token, which is a key."""
        return f"PanelState({', '.join(f'{name}={value!r}' for name, value in self.__rich_repr__())})"

    def __rich_repr__(self) -> list[tuple[str, Any]]:
        """The same for those who print it in color."""
        return [(name, getattr(self, name)) for name in self.__struct_fields__ if name != "token"]


class UserState(msgspec.Struct, frozen=True):
    """What is remembered about a person."""

    id: int
    dm_channel_id: int | None = None
    dm_closed: bool = False
    """Discord refused the last direct message."""
    preferences: Preferences = Preferences()
