"""Hand panels: ephemeral messages with a hand, sent at the deal and redrawn with the tokens of presses.

A token is valid for 15 minutes after its press. Each press on a panel gives a new token. A press in the lobby gives one
too: the bot uses it to send the hand when the cards are dealt.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial

import discord

from unobot.bot.discord_api.background_tasks import BackgroundTasks
from unobot.bot.discord_api.edit_scheduler import EditScheduler
from unobot.bot.discord_api.error_codes import may_improve
from unobot.bot.discord_api.webhooks import DEAD, edit_with, opened_by
from unobot.bot.messages.attachments import UNHURRIED, Files
from unobot.bot.messages.delivery import NO_MENTIONS, Delivery
from unobot.bot.messages.localizer import Localizer
from unobot.bot.messages.message_store import TOKEN_LIFE, MessageStore
from unobot.bot.messages.render_cache import RenderCache, Rendering
from unobot.bot.messages.renderer import Renderer
from unobot.log_context import detached
from unobot.model.clock import Clock
from unobot.model.messages import MessageKey, PanelState
from unobot.model.storage_errors import StorageError
from unobot.tables.state.admission import is_newcomer, participants
from unobot.tables.state.places import PLACES
from unobot.tables.state.seating import seat_of
from unobot.tables.table import Table

log = logging.getLogger(__name__)

PANEL_GAP = 1.0
"""Seconds between two edits of one panel."""
PAUSE = 60.0
"""A panel says that its token expires this many seconds before it does."""


@dataclass(slots=True)
class Alarm:
    """The timer after which a panel says that it will not be redrawn anymore."""

    table: Table
    expires: float
    """When the panel's token expires (Unix seconds)."""
    timer: asyncio.TimerHandle


class HandPanels:
    """The panels of all tables."""

    def __init__(
        self,
        client: discord.Client,
        clock: Clock,
        scheduler: EditScheduler,
        tasks: BackgroundTasks,
        *,
        message_store: MessageStore,
        render_cache: RenderCache,
        localizer: Localizer,
        renderer: Renderer,
        delivery: Delivery,
    ) -> None:
        self._client = client
        self._clock = clock
        self._scheduler = scheduler
        self._tasks = tasks
        self._message_store = message_store
        self._render_cache = render_cache
        self._localizer = localizer
        self._renderer = renderer
        self._delivery = delivery
        self._alarms: dict[tuple[int, int], Alarm] = {}
        self._last_press: dict[tuple[int, int], int] = {}
        """By table and player, the interaction that brought or redrew the panel."""
        self._pressed: Counter[int] = Counter()
        """By message, the number of presses that are being answered."""
        self._old: dict[int, PanelState] = {}
        """By message, the panels that are to be deleted."""
        self._deleting: set[int] = set()
        """The messages with a deletion on its way to Discord."""

    def mark(self, table: Table, user_id: int) -> None:
        """Mark a player's panel to be drawn, if players have panels there."""
        if PLACES[table.state.place].hands != "together":
            self._scheduler.mark(_key(table, user_id), partial(self._draw, table, user_id), PANEL_GAP)

    def mark_all(self, table: Table) -> None:
        """Mark all panels of a table to be drawn."""
        if table.log is not None or not table.is_live:
            for user_id in participants(table.state):
                self.mark(table, user_id)

    def mark_changed(self, table: Table) -> None:
        """Mark the panels that a change of the table may change. Most moves leave most hands as they are."""
        if table.log is not None or not table.is_live:
            for user_id in participants(table.state):
                source = self._render_cache.source(_key(table, user_id))
                if not self._renderer.is_unchanged(table, user_id, source):
                    self.mark(table, user_id)

    async def settle(self, table: Table, user_id: int) -> None:
        """Forget a panel of a closed table, after the last drawing."""
        await self._delivery.settle(_key(table, user_id))
        self._renderer.forget(table.id)
        self._silence(table.id, user_id)
        self._last_press.pop((table.id, user_id), None)

    def forget_user(self, user_id: int) -> None:
        """Forget a user, whose data is deleted."""
        for table_id, owner in [*self._alarms]:
            if owner == user_id:
                self._silence(table_id, owner)
        self._last_press = {place: press for place, press in self._last_press.items() if place[1] != user_id}
        self._old = {message_id: panel for message_id, panel in self._old.items() if panel.user_id != user_id}

    @contextmanager
    def pressed(self, message_id: int) -> Iterator[bool]:
        """Delete no panel while a press on it is answered.

        Yield whether the panel can still be redrawn: a deletion that is on its way to Discord cannot be revoked.
        """
        self._pressed[message_id] += 1
        try:
            yield message_id not in self._deleting
        finally:
            self._pressed[message_id] -= 1
            if not self._pressed[message_id]:
                del self._pressed[message_id]
                if message_id in self._old:  # the press was not answered, or another message has the answer
                    self._delete_soon(self._old[message_id])

    async def own(self, interaction: discord.Interaction, table: Table, message_id: int) -> None:
        """Make this message the panel of the caller and delete an older one, or delete this one after a later press.

        Call it when Discord has accepted the answer to the press: before that, the token of the press cannot edit.
        """
        user_id, key = interaction.user.id, (table.id, interaction.user.id)
        if interaction.id < self._last_press.get(key, 0):
            late = PanelState(table.id, user_id, message_id, interaction.token, self._clock() + TOKEN_LIFE)
            if not self._message_store.is_panel(late):
                self._delete_soon(late)
                self._render_cache.forget(_key(table, user_id))  # what was sent last is not in the live panel
                self.mark(table, user_id)
            return
        self._last_press[key] = interaction.id
        try:
            old = await self._message_store.put_panel(table.id, user_id, message_id, interaction.token)
            panel = await self._message_store.panel(table.id, user_id) if table.is_live else None
        except StorageError as error:  # the press is answered, so the caller must not read that nothing was changed
            log.warning("table %s: the panel of user %s is unknown: %s", table.id, user_id, error)
            return
        if panel is not None:
            self._watch(table, panel)
        if old is not None:
            self._delete_soon(old)

    async def keep_token(self, table: Table, interaction: discord.Interaction) -> None:
        """Keep the token of a player who took a seat or waits for the next round: it can send their hand."""
        user_id = interaction.user.id
        if PLACES[table.state.place].hands == "together" or not (table.is_live and table.at_home):
            return
        if interaction.channel_id != table.state.channel_id:
            return
        if seat_of(table.state, user_id) is None and not is_newcomer(table.state, user_id):
            await self._message_store.drop_token(table.id, user_id)
            return
        dealt = table.log is not None  # after the deal, an earlier token is in use
        kept = await self._message_store.put_token(table.id, user_id, interaction.token, renew=not dealt)
        if kept and dealt:
            self.mark(table, user_id)

    async def _draw(self, table: Table, user_id: int) -> None:
        """Update a player's panel, or send the first one. Raises an error that the edit scheduler retries."""
        is_last = not table.is_live  # if it closes during a request, the panel is drawn again
        if await self._message_store.panel(table.id, user_id) is not None:
            await self._localizer.recall(table, user_id)
            panel = await self._message_store.panel(table.id, user_id)  # a press may have brought another one
            if panel is not None:
                await self._update(table, user_id, panel)
        if is_last:
            await self._message_store.drop_panel(table.id, user_id)
            await self.settle(table, user_id)

    async def _update(self, table: Table, user_id: int, panel: PanelState) -> None:
        text = self._localizer.text_of(table, user_id)
        paused = table.is_live and table.state.status != "lobby" and self._is_ending(panel)
        rendering = self._renderer.hand(table, user_id, text, paused=paused)
        if table.is_live:
            self._watch(table, panel)
        if not panel.message_id:
            if table.is_live and seat_of(table.state, user_id) is not None:
                await self._bring(table, panel, rendering)
        elif self._render_cache.is_news(_key(table, user_id), rendering):
            await self._edit(table, panel, rendering)

    def _watch(self, table: Table, panel: PanelState) -> None:
        """Start the timer of a panel, which rings shortly before its token expires."""
        key = table.id, panel.user_id
        known = self._alarms.get(key)
        if known is not None and known.table is table and known.expires <= panel.expires:
            known.expires = panel.expires  # each press renews the token: the timer wakes too early, and is set again
            return
        self._silence(*key)
        if not self._is_ending(panel):
            wait = panel.expires - PAUSE - self._clock()
            timer = asyncio.get_running_loop().call_later(wait, self._ring, table, panel.user_id, context=detached())
            self._alarms[key] = Alarm(table, panel.expires, timer)

    def _ring(self, table: Table, user_id: int) -> None:
        alarm = self._alarms.pop((table.id, user_id), None)
        wait = alarm.expires - PAUSE - self._clock() if alarm is not None else 0.0
        if alarm is not None and wait > 0:
            alarm.timer = asyncio.get_running_loop().call_later(wait, self._ring, table, user_id)
            self._alarms[table.id, user_id] = alarm
        elif not table.broken:
            self.mark(table, user_id)

    def _silence(self, table_id: int, user_id: int) -> None:
        alarm = self._alarms.pop((table_id, user_id), None)
        if alarm is not None:
            alarm.timer.cancel()

    def _is_ending(self, panel: PanelState) -> bool:
        return panel.message_id != 0 and self._clock() > panel.expires - PAUSE - 1

    async def _bring(self, table: Table, ticket: PanelState, rendering: Rendering) -> None:
        """Send a player the first panel, with the token ``ticket`` from when they took a seat."""
        store, user_id, attachments = self._message_store, ticket.user_id, self._delivery.attachments

        async def request(files: Files) -> discord.WebhookMessage:
            return await opened_by(ticket.token, self._client).send(
                view=rendering.view, files=files, ephemeral=True, wait=True, allowed_mentions=NO_MENTIONS
            )

        with self._render_cache.sending(_key(table, user_id), rendering, partial(self.mark, table, user_id)):
            try:
                prepare = partial(attachments.files_of, rendering.view, UNHURRIED)
                sent = await attachments.send(rendering.view, table.state.channel_id, prepare, request)
            except discord.HTTPException as error:
                if error.status not in DEAD:
                    raise
                await store.drop_panel(table.id, user_id, only=ticket)
                return
        panel = await store.use_token(ticket, sent.id)
        if panel is not None:  # the player opened the hand meanwhile, or the table closed
            self._delete_soon(panel)

    async def _edit(self, table: Table, panel: PanelState, rendering: Rendering) -> None:
        """Edit a panel with the token of the last press on it. Forget the panel if it is gone."""
        user_id, attachments = panel.user_id, self._delivery.attachments
        standing = self._render_cache.pictures(_key(table, user_id))
        with self._render_cache.sending(_key(table, user_id), rendering, partial(self.mark, table, user_id)):
            try:
                prepare = partial(attachments.changes_of, rendering.view, standing, UNHURRIED)
                request = partial(edit_with, panel.token, self._client, panel.message_id, rendering.view)
                await attachments.send(rendering.view, table.state.channel_id, prepare, request)
            except discord.HTTPException as error:
                if error.status not in DEAD:
                    raise
                await self._message_store.drop_panel(panel.table_id, user_id, only=panel)

    def _delete_soon(self, panel: PanelState) -> None:
        """Delete in the background a panel that a newer one replaces, if its token is valid and nobody presses it."""
        self._old[panel.message_id] = panel
        self._tasks.start(("old panel", panel.message_id), partial(self._delete, panel.message_id))

    async def _delete(self, message_id: int) -> None:
        panel = self._old.get(message_id)
        if panel is None or message_id in self._pressed:  # the end of the press starts the deletion again
            return
        if not self._message_store.is_panel(panel) and panel.expires > self._clock():
            self._deleting.add(message_id)
            try:
                await opened_by(panel.token, self._client).delete_message(message_id)
            except discord.HTTPException as error:
                if may_improve(error):
                    raise
                log.debug("an old panel is already gone, or its token has expired: %s", error)
            finally:
                self._deleting.discard(message_id)
        self._old.pop(message_id, None)


def _key(table: Table, user_id: int) -> MessageKey:
    return MessageKey(table.id, "panel", user_id)
