"""Sticky messages: post a table's message again at the bottom when chat has pushed it up, or when it is old.

Without a privileged intent, Discord sends the event of a message but not its text. The counts are kept in memory: after
a restart they are zero.
"""

from __future__ import annotations

from dataclasses import dataclass

from unobot.model.clock import Clock
from unobot.model.messages import MessageState

MAX_MESSAGES_BELOW = 12
"""A table's message is out of sight if more than this many messages are below it."""
POST_GAP = 60.0
"""The minimum seconds between two posts of the same message, however fast the chat is."""
MAX_EDIT_AGE = 50 * 60.0
"""Seconds after which a message is no longer edited.

Discord limits edits of messages older than an hour, and it archives threads without new messages.
"""


@dataclass(slots=True)
class StickyPost:
    """A table's message, and the number of messages below it."""

    channel_id: int
    message_id: int
    posted: float
    """When it was posted (Unix seconds)."""
    below: int = 0
    """The number of messages after it."""


class StickyMessages:
    """The table messages that may be posted again, by channel. Messages of slow tables are never moved."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._places: dict[int, StickyPost] = {}

    def __len__(self) -> int:
        return len(self._places)

    def place(self, before: StickyPost | None, post: MessageState) -> StickyPost:
        """Remember that a message is at the bottom of its channel. ``before``: its place so far, which is forgotten."""
        current = self._places.get(post.channel_id)
        if current is not None and current.message_id == post.message_id:
            return current
        self.forget(before)
        place = self._places[post.channel_id] = StickyPost(post.channel_id, post.message_id, post.posted)
        return place

    def count_message(self, channel_id: int, message_id: int) -> bool:
        """Count a message in a channel; return whether the channel's table is out of sight now."""
        place = self._places.get(channel_id)
        if place is None or message_id <= place.message_id:
            return False
        place.below += 1
        return self.is_far(place)

    def is_far(self, place: StickyPost | None) -> bool:
        """Return whether a message is out of sight."""
        if place is None:
            return False
        since = self._clock() - place.posted
        is_too_soon = 0 <= since < POST_GAP  # if the clock was set back, `since` is less than 0
        return place.below > MAX_MESSAGES_BELOW and not is_too_soon

    def is_old(self, post: MessageState) -> bool:
        """Return whether a message is too old to be edited, so that a change needs a new message."""
        return self._clock() >= post.posted + MAX_EDIT_AGE

    def forget(self, place: StickyPost | None) -> None:
        """Forget a message that moves no more."""
        if place is not None and self._places.get(place.channel_id) is place:
            del self._places[place.channel_id]
