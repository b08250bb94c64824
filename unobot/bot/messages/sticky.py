"""Sticky messages: a table's message is posted again at the bottom when chat has pushed it up, or when it is old.

Discord tells without a privileged intent that a message was written, but not its text. The counts are kept in memory:
a start counts from zero.
"""

from __future__ import annotations

from dataclasses import dataclass

from unobot.storage.states import MessageState
from unobot.tables.state.timing import Clock
from unobot.tables.table import Table

FAR = 12
"""With more messages than these below it, a table is out of sight."""
GAP = 60.0
"""Seconds for which a table stays where it was posted, however fast people write."""
OLD = 50 * 60.0
"""Seconds after which a message is no longer edited.

After an hour Discord takes few edits, and it archives a thread in which nothing is posted.
"""


@dataclass(slots=True)
class StickyPost:
    """A table's message, and how far the chat has pushed it up."""

    message_id: int
    posted: float
    below: int = 0
    """Messages that came after it."""


class StickyMessages:
    """The messages of all tables that may be posted again. Those of slow tables stay where they are, for days."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._places: dict[int, StickyPost] = {}
        """By channel."""
        self._channels: dict[int, int] = {}
        """By table."""

    def __len__(self) -> int:
        return len(self._places)

    def stands(self, table: Table, post: MessageState) -> None:
        """Note the message of a table."""
        known = self._places.get(post.channel_id)
        if not table.is_live or table.is_slow or table.is_suspended:
            self.forget(table.id)
        elif known is None or known.message_id != post.message_id:
            self.forget(table.id)
            self._places[post.channel_id] = StickyPost(post.message_id, post.posted)
            self._channels[table.id] = post.channel_id

    def heard(self, channel_id: int, message_id: int) -> bool:
        """Note a message in a channel; return whether its table is out of sight."""
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
        """Return whether a change of the table belongs in a new message instead of this one."""
        return table.is_live and not table.is_slow and self._clock() >= post.posted + OLD

    def forget(self, table_id: int) -> None:
        """Forget a table."""
        channel_id = self._channels.pop(table_id, None)
        if channel_id is not None:
            self._places.pop(channel_id, None)

    def _is_far(self, place: StickyPost) -> bool:
        since = self._clock() - place.posted
        return place.below > FAR and not 0 <= since < GAP  # a clock that was set back says less than 0
