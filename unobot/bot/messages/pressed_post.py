"""The message of a table in a server without the bot: it is drawn with the tokens of presses.

Such a message is posted and edited only with the token of a press. Shortly before its token ends, the message is posted
again with a newer token of a player's hand. If there is none, nobody has pressed anything for a while: the table falls
asleep, and its last edit says so. Any press wakes it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable

import discord

from unobot.bot.discord_api.error_codes import UNREACHABLE, is_temporary
from unobot.bot.discord_api.webhooks import TOKEN_LOST
from unobot.bot.live.message_store import TOKEN_LIFE
from unobot.bot.live.transports import PressToken
from unobot.bot.messages.message_of_table import DrawingTools, MessageOfTable
from unobot.bot.messages.table_screens import TableScreens
from unobot.log_context import detached
from unobot.model.messages import MessageKey, MessageState, PanelState
from unobot.model.refused import Refused
from unobot.tables.state.admission import participants

log = logging.getLogger(__name__)

ENDING_SECONDS = 60.0
"""Seconds before the end of a token in which the message is posted again, or says that the table is asleep."""
MIN_TOKEN_LIFE = 120.0
"""Seconds that another token must be valid for to carry the message on."""


class PressedPost:
    """Draws the public ``message`` of one table with the tokens of presses. ``end_key``: of the end of its match."""

    def __init__(
        self, tools: DrawingTools, screens: TableScreens, message: MessageOfTable, end_key: MessageKey
    ) -> None:
        self._tools = tools
        self._screens = screens
        self._message = message
        self._end_key = end_key
        self._alarm: asyncio.TimerHandle | None = None
        """The timer that rings shortly before the token of the message ends."""

    @property
    def has_alarm(self) -> bool:
        """Whether a timer will draw the message."""
        return self._alarm is not None

    def close(self) -> None:
        """Stop the timer."""
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = None

    async def update(self, *, posts_end: bool = False) -> None:
        """Draw the message, carry it on with a newer token, or let the table fall asleep.

        ``posts_end``: whether it is the end of a match, which is a new message if there is a token for it. Raises an
        error that the edit scheduler retries.
        """
        table = self._screens.table
        post, token = await self._message.state(), await self._tools.store.panel(table.id, 0)
        if post is None:
            return  # the next press posts it
        if table.is_live and not table.is_suspended and (token is None or self._is_ending(token)):
            await self._repost()
        elif posts_end and post.key != self._end_key and await self._post_end():
            return
        elif token is not None and token.message_id == post.message_id:
            await self._edit(post, token)
            self.watch(token)

    async def post(self, token: str, expires: float | None = None, key: MessageKey | None = None) -> bool:
        """Post a new message with the token of a press; return whether everybody sees it.

        ``expires``: when the token ends, if it is not new (Unix seconds). ``key``: its key, if that is a new one.
        An older message is deleted if its token is valid. Raises `discord.HTTPException` if a later try may succeed.
        """
        table, store, old_key = self._screens.table, self._tools.store, self._message.key
        transport = self._transport(token)
        try:
            message = await self._message.send(transport, self._tools.renderer.public(table))
        except discord.HTTPException as error:
            if is_temporary(error):
                raise
            log.debug("table %s: the token of a press cannot post its message: %s", table.id, error)
            return False
        if message.is_ephemeral:  # its owner may not use apps for everybody there
            await self._delete(token, message.message_id)
            return False
        old, old_panel = await store.message(old_key), await store.panel(table.id, 0)
        await store.put(key or old_key, table.state.channel_id, message.message_id)
        expires = self._tools.clock() + TOKEN_LIFE if expires is None else expires
        panel = PanelState(table.id, 0, message.message_id, token, expires)
        await store.put_panel_state(panel)
        self.watch(panel)
        if old is not None and old_panel is not None and old_panel.message_id == old.message_id:
            await self._delete(old_panel.token, old.message_id)
        if key not in (None, old_key):
            await store.drop(old_key)
        return True

    async def _repost(self) -> None:
        """Post a new message with a token of a player's hand, or let the table fall asleep."""
        table, clock = self._screens.table, self._tools.clock
        for panel in await self._panels(participants(table.state), MIN_TOKEN_LIFE):
            if await self.post(panel.token, panel.expires):
                return
        if clock() < table.state.touched + MIN_TOKEN_LIFE:  # the press that brings a token is being answered
            self._ring_at(table.state.touched + MIN_TOKEN_LIFE)
            return
        log.info("table %s: nobody presses anything, so it falls asleep", table.id)
        try:
            await table.suspend()  # this draws the message once more
        except Refused as error:  # another copy of the table was loaded, or it is busy: the next drawing tries again
            log.debug("table %s does not fall asleep yet: %s", table.id, error)

    async def _post_end(self) -> bool:
        """Post the end of a match as a new message, with the token of any press; return whether everybody sees it."""
        for panel in await self._panels((0, *participants(self._screens.table.state)), 0.0):
            if await self.post(panel.token, panel.expires, self._end_key):
                return True
        return False

    async def _panels(self, user_ids: Iterable[int], min_life: float) -> list[PanelState]:
        """Return the panels whose tokens live for ``min_life`` seconds at least, the newest token first."""
        panels = [await self._tools.store.panel(self._screens.table.id, user_id) for user_id in user_ids]
        until = self._tools.clock() + min_life
        usable = [panel for panel in panels if panel is not None and panel.expires > until]
        return sorted(usable, key=lambda panel: -panel.expires)

    async def _edit(self, post: MessageState, token: PanelState) -> None:
        """Edit the message with the token of its last press."""
        table, message, store = self._screens.table, self._message, self._tools.store
        rendering = self._tools.renderer.public(table)
        if not message.last_screen.is_news(rendering):
            return
        try:
            await message.edit(self._transport(token.token), post.message_id, rendering)
        except discord.HTTPException as error:
            if error.status not in TOKEN_LOST:
                raise
            log.info("table %s: its message is gone, so the next press posts it again: %s", table.id, error)
            await store.drop_panel(table.id, 0)
            await store.drop(post.key, message_id=post.message_id)

    async def _delete(self, token: str, message_id: int) -> None:
        """Delete a message with the token that made or changed it, if that is still possible."""
        try:
            await self._transport(token).delete(message_id)
        except UNREACHABLE as error:
            log.debug("an old message of a table stays: %s", error)

    def _transport(self, token: str) -> PressToken:
        return PressToken(self._tools.delivery, self._screens.table.state.channel_id, token)

    def watch(self, token: PanelState) -> None:
        """Set a timer that draws the message again shortly before its ``token`` ends."""
        if self._screens.table.is_live and not self._screens.table.is_suspended:
            self._ring_at(token.expires - ENDING_SECONDS)
        else:
            self.close()

    def _ring_at(self, moment: float) -> None:
        """Draw the message at a moment (Unix seconds)."""
        self.close()
        wait = max(0.0, moment - self._tools.clock())
        self._alarm = asyncio.get_running_loop().call_later(wait, self._ring, context=detached())

    def _ring(self) -> None:
        self._alarm = None
        if not self._screens.table.broken:
            self._message.mark()

    def _is_ending(self, token: PanelState) -> bool:
        return self._tools.clock() > token.expires - ENDING_SECONDS - 1
