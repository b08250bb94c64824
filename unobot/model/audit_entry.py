"""The entries of the audit log: what admins of servers did."""

from typing import Literal, TypeAlias

import msgspec

from unobot.model.structs import Id, Moment

AuditKind: TypeAlias = Literal["end", "unblock", "ban", "unban", "roles", "rules", "ais", "log", "day", "lost"]
"""The kind of an entry: about a table, a user, or the settings of the server.

`lost` is an entry of the bot: a setting named something that no longer exists.
"""


class AuditEntry(msgspec.Struct, frozen=True):
    """An entry of a server's audit log."""

    id: Id
    """The id of the interaction, or one of the same time."""
    guild_id: Id
    by_user_id: Id
    """The admin, or the bot."""
    user_id: Id | None
    """The user that the entry is about."""
    channel_id: Id | None
    """The channel that the entry is about."""
    at: Moment
    kind: AuditKind
    detail: str = ""
    """The new value of a setting, the reason of a ban, or the lost setting with what it named."""
