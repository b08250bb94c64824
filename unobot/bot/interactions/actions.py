"""An action: the declaration of a verb of buttons, menus and modals.

Every handler file declares its actions once, in its `ACTIONS`. The router dispatches by these declarations, and
`python -m tests.security_page` writes them into `docs/security.md`.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field

from unobot.bot.custom_ids import Verb
from unobot.bot.interactions.context import PressContext, TableContext
from unobot.bot.interactions.surfaces import Offered, Surface
from unobot.model.refused import Refused
from unobot.model.table import TableState


@dataclass(frozen=True, slots=True, kw_only=True)
class Action:
    """The declaration of an action, with everything that is checked before its handler runs.

    Discord lets users press only the controls of a message. The bot checks it anyway, and old messages have old
    controls.
    """

    verb: Verb
    offered: Offered = frozenset()
    """The surfaces and controls that offer the action. All other presses are refused."""
    by_argument: Mapping[str, Offered] = field(default_factory=dict)
    """`offered` for arguments that other surfaces offer."""
    who: str
    """The users that the handler and its table accept. Like the two fields below, it is text for `docs/security.md`."""
    when: str
    checked: str = ""
    for_blocked: bool = False
    """Whether people whom the owner of the bot has blocked can press it, too."""

    def check_offered(self, context: PressContext) -> None:
        """Raise `Refused` if no screen offers this action on the surface and with the control of the interaction."""
        offered = self.by_argument.get(context.action_id.arg, self.offered)
        surfaces = {context.surface}
        if isinstance(context, TableContext) and context.is_together:
            surfaces.add(Surface.DIRECT)  # it has the buttons of the hand as well
        if context.interaction.message is None or not any(
            (surface, context.control) in offered for surface in surfaces
        ):
            raise Refused("refused-unknown-button")


@dataclass(frozen=True, slots=True, kw_only=True)
class TableAction(Action):
    """An action at a table."""

    handler: Callable[[TableContext], Awaitable[None]]
    """Does what the button says and answers. Raises `Refused`, `IllegalMove` and `StorageError`."""
    plays: bool = False
    """Whether a press ends the autopilot that the player switched on."""
    returns: bool = False
    """Whether a press brings back a player who left."""
    from_other_servers: bool = False
    """Whether a seated player can press it on a panel in another server, in which their permissions differ."""
    ends_with_stage: bool = False
    """Whether its button, and the controls of its private answer, are of use only until the lobby or the match ends."""
    for_invited: bool = False
    """Whether an invited user without a seat can press it in a direct message."""

    def check_place(self, context: PressContext, table: TableState, *, seated: bool) -> None:
        """Raise `Refused` unless this user can reach the table from the channel of the interaction.

        A table has one channel. Seated players can also reach it from their panels in other channels of its server and
        from direct messages. Outside the servers of the bot, a table is only reached from its own channel.
        """
        guild_id = context.interaction.guild_id  # if the bot is not there, no table is, either
        if table.guild_id is None:
            if context.interaction.channel_id != table.channel_id:
                raise Refused("refused-elsewhere")
            return
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

    handler: Callable[[PressContext], Awaitable[None]]
    """Does what the button says and answers. Raises `Refused` and `StorageError`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RecordAction(Action):
    """An action on something that the database keeps, such as a finished match.

    The table in its custom ids is the number of that thing and never 0. The handler finds it, and checks the user.
    """

    handler: Callable[[PressContext], Awaitable[None]]
    """Does what the button says and answers. Raises `Refused` and `StorageError`."""
    place: str
    """The places from which the action can be reached, for `docs/security.md`."""
