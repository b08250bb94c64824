"""The decisions of the owner of the bot for all servers: blocked people and servers, and a notice to all tables."""

import msgspec

from unobot.model.former import alias_of
from unobot.model.structs import Moment

MAX_NOTICE = 200
"""The most characters of a notice."""
MAX_NOTICE_HOURS = 24 * 14
"""The longest time for which a notice is shown."""


class OwnerNotice(msgspec.Struct, frozen=True):
    """A notice to all tables, such as the time of the next maintenance."""

    words: str
    """One line in the words of the owner."""
    until: Moment
    """When it is no longer shown (Unix seconds)."""


class OwnerDecisions(msgspec.Struct, frozen=True):
    """The decisions of the owner."""

    users: frozenset[int] = frozenset()
    """The blocked users: their ids, and the aliases of users whose data was deleted."""
    key: bytes = b""
    """The key of the aliases. It is empty if there are none."""
    servers: frozenset[int] = frozenset()
    """The blocked servers."""
    notice: OwnerNotice | None = None

    def blocks_user(self, user_id: int) -> bool:
        """Return whether this user is blocked."""
        return user_id in self.users or (self.key != b"" and alias_of(user_id, self.key) in self.users)
