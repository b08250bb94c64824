"""The acts of the admins of servers, as the database keeps them."""

from typing import Literal, TypeAlias

import msgspec

from .states import Id, Moment

ActKind: TypeAlias = Literal["end", "unblock", "ban", "unban", "roles", "rules", "ais", "log"]
"""The kind of an act: on a table, on a user, or on the settings of the server."""


class AdminAct(msgspec.Struct, frozen=True):
    """One act of a server's admin, for the log of the server."""

    id: Id
    """The id of the interaction."""
    guild_id: Id
    by_user_id: Id
    """The admin."""
    user_id: Id | None
    """The user that the act is about."""
    channel_id: Id | None
    """The channel that the act is about."""
    at: Moment
    kind: ActKind
    detail: str = ""
    """The new value of a setting, or the reason of a ban."""
