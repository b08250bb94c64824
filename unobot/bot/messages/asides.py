"""The asides of a table: private messages beside the hands, such as *More*, which end with their lobby or match.

They are only in memory, because the token of a press is valid for 15 minutes. A press on an older aside is answered
in it.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass
from functools import partial

import discord

from unobot.bot.discord_api.webhooks import TOKEN_LOST
from unobot.bot.live.message_store import TOKEN_LIFE
from unobot.bot.live.transports import PressToken
from unobot.bot.messages.message_of_table import DrawingTools
from unobot.bot.messages.table_screens import TableScreens
from unobot.tables.state.status import Stage, stage_of

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Aside:
    """A private message with controls that are of use only during one stage."""

    user_id: int
    message_id: int
    token: str
    """The token of the press or the command that sent or redrew it."""
    expires: float
    """When the token expires (Unix seconds)."""
    stage: Stage


class Asides:
    """The asides of one table."""

    def __init__(self, tools: DrawingTools, screens: TableScreens) -> None:
        self._tools = tools
        self._screens = screens
        self._asides: dict[int, Aside] = {}
        """By message."""

    def put(self, interaction: discord.Interaction, message_id: int, stage: Stage) -> None:
        """Remember a message that an interaction has sent or redrawn. ``stage``: the stage that it shows."""
        now = self._tools.clock()
        self._asides = {key: aside for key, aside in self._asides.items() if aside.expires > now}
        user_id, token = interaction.user.id, interaction.token
        self._asides[message_id] = Aside(user_id, message_id, token, now + TOKEN_LIFE, stage)
        self.update()

    def pop(self, message_id: int) -> Aside | None:
        """Forget a message that may show something else soon. Return its aside, if it is one."""
        return self._asides.pop(message_id, None)

    def restore(self, aside: Aside) -> None:
        """Remember a message again that shows the same as before."""
        self._asides[aside.message_id] = aside
        self.update()

    def forget_user(self, user_id: int) -> None:
        """Forget the messages of a user, whose data is deleted."""
        self._asides = {key: aside for key, aside in self._asides.items() if aside.user_id != user_id}

    def update(self) -> None:
        """Replace in the background the messages whose stage is over."""
        if not self._asides:
            return
        stage, now = stage_of(self._screens.table.state), self._tools.clock()
        for aside in [aside for aside in self._asides.values() if aside.stage != stage]:
            del self._asides[aside.message_id]
            if aside.expires > now:
                self._tools.tasks.start(("aside", aside.message_id), partial(self._replace, aside))

    async def _replace(self, aside: Aside) -> None:
        """Show the result of the match in an aside. An aside of a lobby is deleted: the hand or the table follows."""
        table, user_id = self._screens.table, aside.user_id
        transport = PressToken(self._tools.delivery, table.state.channel_id, aside.token, is_private=True)
        try:
            if aside.stage == "lobby":
                await transport.delete(aside.message_id)
                return
            await self._tools.localizer.load(table, user_id)
            rendering = self._tools.renderer.hand(table, user_id, self._tools.localizer.text_of(table, user_id))
            await transport.edit(aside.message_id, rendering.view, None)
        except discord.HTTPException as error:
            if error.status not in TOKEN_LOST:
                raise
            log.debug("table %s: an aside is gone, or its token has expired: %s", table.id, error)
