"""The declaration of an action: its verb, its handler, its surfaces, its users and its conditions.

Every handler file declares its actions once, in its `ACTIONS`. The router dispatches by these declarations, and
`python -m tests.security_page` writes them into `docs/security.md`.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field

from unobot.bot.custom_ids import Verb
from unobot.bot.interactions.button_context import ButtonContext, InteractionContext
from unobot.bot.interactions.surfaces import Offered
from unobot.storage.states import TableState
from unobot.tables.errors import Refused


@dataclass(frozen=True, slots=True, kw_only=True)
class Action:
    """Everything that is decided about an action before its handler runs.

    Discord lets users press only what a message shows. A custom id can still be pressed on an old message, and the bot
    does not rely on Discord for the rest.
    """

    verb: Verb
    offered: Offered = frozenset()
    """Everything else is a forgery."""
    by_argument: Mapping[str, Offered] = field(default_factory=dict)
    """The same for arguments that are offered elsewhere than the others."""
    who: str
    """The users that the handler and its table accept. For `docs/security.md`, like the two fields below."""
    when: str
    checked: str = ""

    def check_offered(self, context: InteractionContext) -> None:
        """Raise `Refused` if no screen offers this action on this surface with this control."""
        offered = self.by_argument.get(context.action_id.arg, self.offered)
        if context.interaction.message is None or (context.surface, context.control) not in offered:
            raise Refused("refused-unknown-button")


@dataclass(frozen=True, slots=True, kw_only=True)
class TableAction(Action):
    """An action at a table."""

    handler: Callable[[ButtonContext], Awaitable[None]]
    """Does what the button asks for and answers. Raises `Refused`, `IllegalMove` and `StorageError`."""
    plays: bool = False
    """Whether a press ends an autopilot that its player has switched on."""
    returns: bool = False
    """Whether a press brings back a player who has left."""
    from_other_servers: bool = False
    """Whether a seated player can press it on a panel in another server, in which their permissions differ."""
    for_invited: bool = False
    """Whether an invited user without a seat can press it in a direct message."""

    def check_place(self, context: InteractionContext, table: TableState, *, seated: bool) -> None:
        """Raise `Refused` unless this user can reach the table from the place of the interaction.

        A table stands in one channel. Seated players also reach it from panels elsewhere in its server and from their
        direct messages.
        """
        guild_id = context.interaction.guild_id
        if guild_id is None and (seated or (self.for_invited and context.user_id in table.admission.invitations_sent)):
            return
        nearby = guild_id == table.guild_id or self.from_other_servers
        if seated and nearby and context.is_private:
            return
        if guild_id != table.guild_id:
            raise Refused("refused-no-such-table")
        if context.interaction.channel_id != table.channel_id:
            raise Refused("refused-elsewhere")


@dataclass(frozen=True, slots=True, kw_only=True)
class GeneralAction(Action):
    """An action that belongs to no table. The table in its custom ids is 0."""

    handler: Callable[[InteractionContext], Awaitable[None]]
    """Does what the button asks for and answers. Raises `Refused` and `StorageError`."""
