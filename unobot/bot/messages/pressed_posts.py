"""The messages of tables in places where the bot is no member: they live on the tokens of presses.

Such a message is posted and edited only with the token of a press. Shortly before its token ends, the message is posted
again with a newer token of a player's hand. If there is none, nobody has pressed anything for a while: the table falls
asleep, and its last edit says so. Any press wakes it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial

import discord

from unobot.bot.discord_api.error_codes import UNREACHABLE, may_improve
from unobot.bot.discord_api.webhooks import DEAD, opened_by
from unobot.bot.messages.attachments import UNHURRIED, Files
from unobot.bot.messages.delivery import NO_MENTIONS, Delivery
from unobot.bot.messages.message_store import TOKEN_LIFE, MessageStore
from unobot.bot.messages.render_cache import RenderCache
from unobot.bot.messages.renderer import Renderer
from unobot.log_context import detached
from unobot.model.clock import Clock
from unobot.model.messages import MessageKey, MessageState, PanelState
from unobot.model.refused import Refused
from unobot.tables.state.admission import participants
from unobot.tables.table import Table

log = logging.getLogger(__name__)

ENDING = 60.0
"""Seconds before the end of a token in which the message is posted again, or says that the table is asleep."""
WORTH = 120.0
"""Seconds that another token must be valid for to carry the message on."""


class PressedPosts:
    """The messages of all such tables. ``mark`` schedules the drawing of a table's message."""

    def __init__(
        self,
        client: discord.Client,
        clock: Clock,
        mark: Callable[[Table], None],
        *,
        message_store: MessageStore,
        render_cache: RenderCache,
        renderer: Renderer,
        delivery: Delivery,
    ) -> None:
        self._client = client
        self._clock = clock
        self._mark = mark
        self._message_store = message_store
        self._render_cache = render_cache
        self._renderer = renderer
        self._delivery = delivery
        self._alarms: dict[int, asyncio.TimerHandle] = {}
        """By table, the timer that rings shortly before the token of its message ends."""

    def forget(self, table_id: int) -> None:
        """Forget a closed table."""
        if (alarm := self._alarms.pop(table_id, None)) is not None:
            alarm.cancel()

    async def update(self, table: Table) -> None:
        """Draw the message, carry it on with a newer token, or let the table fall asleep.

        Raises an error that the edit scheduler retries.
        """
        post, token = await self._message_store.message(_key(table)), await self._message_store.panel(table.id, 0)
        if post is None:
            return  # the next press posts it
        if table.is_live and not table.is_suspended and (token is None or self._is_ending(token)):
            await self._carry_on(table)
        elif token is not None and token.message_id == post.message_id:
            await self._edit(table, post, token)
            self.watch(table, token)

    async def post(self, table: Table, token: str, expires: float | None = None) -> bool:
        """Post a new message with the token of a press; return whether everybody sees it.

        ``expires``: when the token ends, if it is not new (Unix seconds). An older message is deleted if its token is
        valid. Raises `discord.HTTPException` if a later try may succeed.
        """
        store, key, rendering = self._message_store, _key(table), self._renderer.public(table)

        async def request(files: Files) -> discord.WebhookMessage:
            return await opened_by(token, self._client).send(
                view=rendering.view, files=files, wait=True, silent=True, allowed_mentions=NO_MENTIONS
            )

        attachments = self._delivery.attachments
        with self._render_cache.sending(key, rendering, partial(self._mark, table)):
            try:
                prepare = partial(attachments.files_of, rendering.view, UNHURRIED)
                sent = await attachments.send(rendering.view, table.state.channel_id, prepare, request)
            except discord.HTTPException as error:
                if may_improve(error):
                    raise
                log.debug("table %s: the token of a press cannot post its message: %s", table.id, error)
                return False
        if sent.flags.ephemeral:  # its owner may not use apps for everybody there
            await self._delete(token, sent.id)
            return False
        old, held = await store.message(key), await store.panel(table.id, 0)
        await store.put(key, table.state.channel_id, sent.id)
        expires = self._clock() + TOKEN_LIFE if expires is None else expires
        await store.carry_token(PanelState(table.id, 0, sent.id, token, expires))
        self.watch(table, PanelState(table.id, 0, sent.id, token, expires))
        if old is not None and held is not None and held.message_id == old.message_id:
            await self._delete(held.token, old.message_id)
        return True

    async def _carry_on(self, table: Table) -> None:
        """Post a new message with a token of a player's hand, or let the table fall asleep."""
        panels = [await self._message_store.panel(table.id, user_id) for user_id in participants(table.state)]
        until = self._clock() + WORTH
        fresh = [panel for panel in panels if panel is not None and panel.expires > until]
        for panel in sorted(fresh, key=lambda panel: -panel.expires):
            if await self.post(table, panel.token, panel.expires):
                return
        if self._clock() < table.state.touched + WORTH:  # the press that brings a token is being answered
            self._ring_at(table, table.state.touched + WORTH)
            return
        log.info("table %s: nobody presses anything, so it falls asleep", table.id)
        try:
            await table.suspend()  # this draws the message once more
        except Refused as error:  # another copy of the table was loaded, or it is busy: the next drawing tries again
            log.debug("table %s does not fall asleep yet: %s", table.id, error)

    async def _edit(self, table: Table, post: MessageState, token: PanelState) -> None:
        """Edit the message with the token of its last press."""
        rendering = self._renderer.public(table)
        if not self._render_cache.is_news(_key(table), rendering):
            return
        try:
            await self._delivery.edit(post, rendering, partial(self._mark, table), token=token.token)
        except discord.HTTPException as error:
            if error.status not in DEAD:
                raise
            log.info("table %s: its message is gone, so the next press posts it again: %s", table.id, error)
            await self._message_store.drop_panel(table.id, 0)
            await self._message_store.drop(_key(table), message_id=post.message_id)

    async def _delete(self, token: str, message_id: int) -> None:
        """Delete a message with the token that made or changed it, if that is still possible."""
        try:
            await opened_by(token, self._client).delete_message(message_id)
        except UNREACHABLE as error:
            log.debug("an old message of a table stays: %s", error)

    def watch(self, table: Table, token: PanelState) -> None:
        """Look again at the message shortly before this token of it ends."""
        if table.is_live and not table.is_suspended:
            self._ring_at(table, token.expires - ENDING)
        else:
            self.forget(table.id)

    def _ring_at(self, table: Table, moment: float) -> None:
        """Draw the message at a moment (Unix seconds)."""
        self.forget(table.id)
        wait = max(0.0, moment - self._clock())
        alarm = asyncio.get_running_loop().call_later(wait, self._ring, table, context=detached())
        self._alarms[table.id] = alarm

    def _ring(self, table: Table) -> None:
        self._alarms.pop(table.id, None)
        if not table.broken:
            self._mark(table)

    def _is_ending(self, token: PanelState) -> bool:
        return self._clock() > token.expires - ENDING - 1


def _key(table: Table) -> MessageKey:
    return MessageKey(table.id, "table")
