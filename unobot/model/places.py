"""The kinds of place in which a table can stand, and the settings of a server or a channel.

`tables/state/places` has what Discord allows in each.
"""

from typing import Literal, TypeAlias

from unobot.model.people import Look, TableLook
from unobot.model.structs import OpenStruct

PlaceKind: TypeAlias = Literal["server", "direct", "group", "foreign"]
"""A channel of a server of the bot, the bot's own DM, a group DM, or a channel of a server without the bot."""
Seasons: TypeAlias = Literal["monthly", "quarterly", "never"]
"""How long the seasons of a server are."""


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
    """Whether achievements are announced and listed. Channels have no setting of their own."""
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
    news: str = ""
    """The id of the last news that a lobby of the server has shown (see `wording.news`)."""
    log_channel: int | None = None
    """The channel in which the audit log of admins is posted."""
    day_channel: int | None = None
    """The channel in which the day of the server is posted, or None for no such message."""
    day_posted: str = ""
    """The last day that was posted, or that nobody has to post, such as ``2026-11-24``."""
