"""The messages that the bot edits later."""

from typing import Any, Literal, NamedTuple, TypeAlias

import msgspec

from unobot.model.secret import Discreet
from unobot.model.structs import Id, Moment

MessageKind: TypeAlias = Literal["table", "end", "hand", "panel", "reminder"]
"""The public message of a table, the posted end of its match, a DM hand, a private hand panel, or a turn reminder."""


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


class PanelState(Discreet, frozen=True):
    """A player's private panel at a table, or with ``user_id`` 0 the public message.

    ``token`` comes from the last interaction there. It can edit the message until it expires.
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
