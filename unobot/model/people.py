"""People: their choices, what is known about them, and bans."""

from typing import Annotated, Any, Literal, NamedTuple, TypeAlias, get_args

import msgspec
from msgspec import Meta

from unobot.model.seat import Emblem
from unobot.model.structs import Id, Moment, OpenStruct

Look: TypeAlias = Literal["pictures", "shapes", "text"]
"""The look of a hand: card pictures with buttons, the official color-blind shapes with letters, or text."""
TableLook: TypeAlias = Literal["picture", "text"]
"""The look of a table: a picture of the table from above, or text beside a picture of the top card."""
EmblemName: TypeAlias = Literal[
    "fox", "octopus", "frog", "bee", "whale", "mushroom", "penguin", "cactus", "blossom", "owl"
]
"""The name of an emblem (`pictures.emblems`)."""
EMBLEM_NAMES: tuple[EmblemName, ...] = get_args(EmblemName)
"""The names of all emblems by number."""
_EMBLEM_PRIME = 99_991
"""A prime number: ids that Discord gave at nearly the same time have different remainders."""


class PlayingStrength(msgspec.Struct, frozen=True):
    """The strength of a user, estimated from their matches."""

    strength: Annotated[float, Meta(ge=-1, le=2)]
    """On the scale of the AIs: 0 is `novice`, and 1 is `expert`."""
    matches: Annotated[int, Meta(ge=0, le=2**31 - 1)]
    """The number of matches in the estimate."""
    last_match: Annotated[int, Meta(ge=0, le=2**63 - 1)]
    """The id of the last match in the estimate. A match whose end is reported twice counts once."""


class Preferences(OpenStruct, frozen=True, omit_defaults=True):
    """The choices that a user made for themselves (`/uno me`), on every server. ``None`` means the server's setting."""

    emblem: EmblemName | None = None
    """The emblem of the user at every table. None means the one that follows from their id (see `own_emblem`)."""
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
    """Whether achievements of the user are announced and listed."""
    rated: bool = True
    """Whether the user is rated and listed on leaderboards."""
    ai_pace: Literal["normal", "fast", "at once"] | None = None
    """How fast AIs play in the next match alone. None is not chosen: see `ai_pace` of `tables/state/timing`."""
    playing: PlayingStrength | None = None
    """How well the user plays against AIs, or None before the first match that counts."""


def own_emblem(user_id: int, preferences: Preferences) -> Emblem:
    """Return the emblem that a person has everywhere: the chosen one, or one that follows from their id."""
    if preferences.emblem is not None:
        return EMBLEM_NAMES.index(preferences.emblem)
    return user_id % _EMBLEM_PRIME % len(EMBLEM_NAMES)


class UserState(msgspec.Struct, frozen=True):
    """The facts known about a user."""

    id: Id
    dm_channel_id: Id | None = None
    dm_closed: bool = False
    """Whether Discord refused the last direct message."""
    preferences: Preferences = Preferences()


EVERYWHERE = 0
"""The id in place of a server in the ban of a user whom the owner of the bot has blocked."""


class BanState(msgspec.Struct, frozen=True):
    """A user who may not play in a server, or `EVERYWHERE`."""

    guild_id: Id
    user_id: Id
    by_user_id: Id
    """The admin."""
    at: Moment
    reason: str = ""
    """The reason in the words of the admin. Only admins read it."""


Data = dict[str, Any]


class DataCounts(NamedTuple):
    """How much is stored about a user, by kind."""

    tables: int = 0
    """The tables that mention them."""
    results: int = 0
    messages: int = 0
    """The messages to them that the bot still edits, with their private hands."""
    channels: int = 0
    """The channels whose next table they are notified of."""
    daily: int = 0
    """Their tries at daily deals."""
    notes: int = 0
    """Their notes about translations."""
    bans: int = 0
