"""Sticky messages: post a table's message again at the bottom when chat has pushed it up, or when it is old.

Without a privileged intent, Discord sends the event of a message but not its text. The counts are kept in memory: after
a restart they are zero.
"""

from __future__ import annotations

from dataclasses import dataclass

from unobot.model.clock import Clock
from unobot.model.messages import MessageState
from unobot.tables.table import Table

FAR = 12
"""A table's message is out of sight if more than this many messages are below it."""
GAP = 60.0
"""The minimum seconds between two posts of the same message, however fast the chat is."""
OLD = 50 * 60.0
"""Seconds after which a message is no longer edited.

Discord limits edits of messages older than an hour, and it archives threads without new messages.
"""


@dataclass(slots=True)
class StickyPost:
    """A table's message, and the number of messages below it."""

    message_id: int
    posted: float
    """When it was posted (Unix seconds)."""
    below: int = 0
    """The number of messages after it."""


class StickyMessages:
    """The table messages that may be posted again. Messages of slow tables are never moved."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._places: dict[int, StickyPost] = {}
        """By channel."""
        self._channels: dict[int, int] = {}
        """By table."""

    def __len__(self) -> int:
        return len(self._places)

    def stands(self, table: Table, post: MessageState) -> None:
        """Note where the message of a table is now."""
        known = self._places.get(post.channel_id)
        if not table.is_live or table.is_slow or table.is_suspended:
            self.forget(table.id)
        elif known is None or known.message_id != post.message_id:
            self.forget(table.id)
            self._places[post.channel_id] = StickyPost(post.message_id, post.posted)
            self._channels[table.id] = post.channel_id

    def heard(self, channel_id: int, message_id: int) -> bool:
        """Count a message in a channel; return whether the channel's table is out of sight now."""
        place = self._places.get(channel_id)
        if place is None or message_id <= place.message_id:
            return False
        place.below += 1
        return self._is_far(place)

    def is_far(self, post: MessageState) -> bool:
        """Return whether this message of a table is out of sight."""
        place = self._places.get(post.channel_id)
        return place is not None and place.message_id == post.message_id and self._is_far(place)

    def is_old(self, table: Table, post: MessageState) -> bool:
        """Return whether the message is too old to be edited, so that a change needs a new message."""
        return table.is_live and not table.is_slow and self._clock() >= post.posted + OLD

    def forget(self, table_id: int) -> None:
        """Forget a table."""
        channel_id = self._channels.pop(table_id, None)
        if channel_id is not None:
            self._places.pop(channel_id, None)

    def _is_far(self, place: StickyPost) -> bool:
        since = self._clock() - place.posted
        return place.below > FAR and not 0 <= since < GAP  # a clock that was set back says less than 0
