"""The panels: hands that only their owners see, brought at the deal and redrawn through the tokens of their presses.

A token is good for a quarter of an hour after the press, and each press on a panel leaves a new one. A press in the
lobby leaves one too: with it the hand comes by itself when the cards are dealt.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

import discord

from unobot.bot.discord_api.edit_scheduler import EditScheduler
from unobot.bot.discord_api.error_codes import UNREACHABLE
from unobot.bot.discord_api.webhooks import DEAD, opened_by
from unobot.bot.interactions.responses import NO_MENTIONS
from unobot.storage.states import MessageKey, PanelState
from unobot.tables.state.admission import is_newcomer
from unobot.tables.state.seating import seat_of
from unobot.tables.state.timing import Clock
from unobot.tables.table import Table

if TYPE_CHECKING:
    from unobot.bot.messages.display import Display

log = logging.getLogger(__name__)


PAUSE = 60.0
"""Seconds before the end of a token at which its panel says so."""


@dataclass(frozen=True, slots=True)
class Alarm:
    """When a panel has to say that it will not be redrawn any more."""

    table: Table
    expires: float
    timer: asyncio.TimerHandle


class HandPanels:
    """The panels of all tables."""

    def __init__(self, display: Display, client: discord.Client, pacer: EditScheduler, clock: Clock) -> None:
        self._display = display
        self._client = client
        self._pacer = pacer
        self._clock = clock
        self._alarms: dict[tuple[int, int], Alarm] = {}

    async def own(self, interaction: discord.Interaction, table: Table, message_id: int) -> None:
        """This message is the panel of who pressed, from now on, with the token of the press; an older one goes."""
        old = await self._display.posts.put_panel(table.id, interaction.user.id, message_id, interaction.token)
        panel = await self._display.posts.panel(table.id, interaction.user.id)
        if panel is not None:
            self._watch(table, panel)
        if old is not None:
            self.delete(old)

    def forget(self, table_id: int, user_id: int) -> None:
        """A table is closed."""
        alarm = self._alarms.pop((table_id, user_id), None)
        if alarm is not None:
            alarm.timer.cancel()

    async def keep_token(self, table: Table, interaction: discord.Interaction) -> None:
        """Somebody sat down, or waits for the cards: their hand can come with the token of this press."""
        user_id = interaction.user.id
        if not (table.is_live and table.at_home) or interaction.channel_id != table.state.channel_id:
            return
        if seat_of(table.state, user_id) is None and not is_newcomer(table.state, user_id):
            await self._display.posts.drop_token(table.id, user_id)
            return
        dealt = table.log is not None  # an earlier token is in use then
        kept = await self._display.posts.put_token(table.id, user_id, interaction.token, renew=not dealt)
        if kept and dealt:
            self._display.hands_changed(table)

    def delete(self, panel: PanelState) -> None:
        """Take away a panel that a newer one replaces, as long as its token lets us."""
        self._pacer.mark(("old panel", panel.message_id, 0), partial(self._delete, panel), 0, can_wait=True)

    async def draw(self, table: Table, user_id: int) -> None:
        """Bring somebody's panel up to date, or bring the first one. Called by the pacer only."""
        display = self._display
        panel = await display.posts.panel(table.id, user_id)
        if panel is None:
            return
        await display.recall(table, user_id)
        text = display.text_of(table, user_id)
        note = text("note-paused") if table.state.status == "playing" and self._is_ending(panel) else None
        view = display.hand(table, user_id, text, note=note)
        if table.is_live:
            self._watch(table, panel)
        if not panel.message_id:
            if table.is_live and seat_of(table.state, user_id) is not None:
                await self._bring(table, panel, view)
        elif display.shown.is_news(MessageKey(table.id, "panel", user_id), view):
            await self._edit(table, panel, view)

    def _watch(self, table: Table, panel: PanelState) -> None:
        """Say in a panel that it will not be redrawn any more, shortly before that is so."""
        key = table.id, panel.user_id
        known = self._alarms.get(key)
        if known is not None and (known.table, known.expires) == (table, panel.expires):
            return
        self.forget(*key)
        if not self._is_ending(panel):
            wait = panel.expires - PAUSE - self._clock()
            timer = asyncio.get_running_loop().call_later(wait, self._ring, table, panel.user_id)
            self._alarms[key] = Alarm(table, panel.expires, timer)

    def _ring(self, table: Table, user_id: int) -> None:
        self._alarms.pop((table.id, user_id), None)
        if not table.broken:
            self._display.panel_changed(table, user_id)

    def _is_ending(self, panel: PanelState) -> bool:
        return panel.message_id != 0 and self._clock() > panel.expires - PAUSE - 1

    async def _bring(self, table: Table, ticket: PanelState, view: discord.ui.LayoutView) -> None:
        """Send somebody their first panel, with the token they left when they sat down."""
        view.stop()
        posts, user_id = self._display.posts, ticket.user_id
        with self._display.showing("panel", table, user_id, view):
            try:
                sent = await opened_by(ticket.token, self._client).send(
                    view=view, ephemeral=True, wait=True, allowed_mentions=NO_MENTIONS
                )
            except discord.HTTPException as error:
                if error.status not in DEAD:
                    raise
                await posts.drop_panel(table.id, user_id)
                return
        panel = await posts.use_token(ticket, sent.id)
        if panel is not None:  # meanwhile they opened their hand themselves, or the table closed
            self.delete(panel)

    async def _edit(self, table: Table, panel: PanelState, view: discord.ui.LayoutView) -> None:
        """Edit a panel through the token of its owner's last press; one that is gone is forgotten."""
        view.stop()
        with self._display.showing("panel", table, panel.user_id, view):
            try:
                await opened_by(panel.token, self._client).edit_message(
                    panel.message_id, view=view, allowed_mentions=NO_MENTIONS
                )
            except discord.HTTPException as error:
                if error.status not in DEAD:
                    raise
                await self._display.posts.drop_panel(panel.table_id, panel.user_id)

    async def _delete(self, panel: PanelState) -> None:
        try:
            await opened_by(panel.token, self._client).delete_message(panel.message_id)
        except UNREACHABLE as error:
            log.debug("an old panel is gone already, or out of reach: %s", error)
