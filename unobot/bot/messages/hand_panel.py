"""A hand panel: an ephemeral message with a hand, sent at the deal and redrawn with the tokens of presses.

A token is valid for 15 minutes after its press. Each press on a panel gives a new token. A press in the lobby gives one
too: the bot uses it to send the hand when the cards are dealt.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial

import discord

from unobot.bot.discord_api.error_codes import is_temporary
from unobot.bot.discord_api.webhooks import TOKEN_LOST
from unobot.bot.live.message_store import TOKEN_LIFE
from unobot.bot.live.rendering import Rendering
from unobot.bot.live.transports import PressToken
from unobot.bot.messages.message_of_table import DrawingTools, MessageOfTable
from unobot.bot.messages.table_screens import TableScreens
from unobot.log_context import detached
from unobot.model.messages import PanelState
from unobot.model.storage_errors import StorageError
from unobot.tables.state.admission import is_newcomer
from unobot.tables.state.places import PLACES
from unobot.tables.state.seating import seat_of
from unobot.tables.state.status import Stage, stage_of

log = logging.getLogger(__name__)

PANEL_GAP = 1.0
"""Seconds between two edits of one panel."""
OLD_MENU = 300.0
"""Seconds after which a press elsewhere replaces the token of a panel in a lobby. It must live until the deal."""
PAUSE_SECONDS = 60.0
"""A panel says that its token expires this many seconds before it does."""

NEVER = float("-inf")


@dataclass(slots=True)
class Alarm:
    """The timer after which a panel says that it will not be redrawn anymore."""

    expires: float
    """When the panel's token expires (Unix seconds)."""
    timer: asyncio.TimerHandle


class HandPanel(MessageOfTable):
    """The panel of one player at one table, and the older panels that it replaces."""

    gap = PANEL_GAP

    def __init__(self, tools: DrawingTools, screens: TableScreens, user_id: int, when_idle: Callable[[], None]) -> None:
        super().__init__(tools, screens, "panel", when_idle, user_id)
        self.used_at = NEVER
        """When the owner last pressed something there, unless they have played elsewhere since (monotonic clock)."""
        self._alarm: Alarm | None = None
        self._last_press = 0
        """The interaction that brought or redrew the panel."""
        self._stage: Stage | None = None
        """The stage of the table in which the panel came."""
        self._noted = 0
        """The interaction whose answer stands in the panel only until the next press; 0 for none."""
        self._pressed: list[int] = []
        """The messages with a press that is being answered, once for each press."""
        self._old: dict[int, PanelState] = {}
        """By message, the panels that are to be deleted."""
        self._deleting: list[int] = []
        """The messages with a deletion on its way to Discord."""

    @property
    def is_idle(self) -> bool:
        """Whether nothing of this panel waits for a drawing, a timer, a press or Discord."""
        return super().is_idle and not (self._alarm or self._pressed or self._old)

    def mark(self) -> None:
        """Mark the panel to be drawn, if players have panels there."""
        if PLACES[self._screens.table.state.place].hands != "together":
            super().mark()

    def mark_changed(self) -> None:
        """Mark the panel if a change of the table may change it. Most moves leave most hands as they are."""
        if not self._tools.renderer.is_unchanged(self._screens.table, self._user_id, self.last_screen.source):
            self.mark()

    def close(self) -> None:
        """Stop the timer."""
        if self._alarm is not None:
            self._alarm.timer.cancel()
        self._alarm = None

    def forget(self) -> None:
        """Stop the timer, and delete no older panel: the data of the owner is deleted."""
        self.close()
        self._old.clear()

    @contextmanager
    def pressed(self, message_id: int) -> Iterator[bool]:
        """Delete no panel while a press on it is answered.

        Yield whether the panel can still be redrawn: a deletion that is on its way to Discord cannot be revoked.
        """
        self._pressed.append(message_id)
        try:
            yield message_id not in self._deleting
        finally:
            self._pressed.remove(message_id)
            if message_id not in self._pressed:
                if message_id in self._old:  # the press was not answered, or another message has the answer
                    self._delete_soon(self._old[message_id])
                else:
                    self._when_idle()

    async def adopt(self, interaction: discord.Interaction, message_id: int) -> None:
        """Make this message the panel of the caller and delete an older one, or delete this one after a later press.

        Call it when Discord has accepted the answer to the press: before that, the token of the press cannot edit.
        """
        table, user_id = self._screens.table, self._user_id
        if interaction.id < self._last_press:
            overtaken = PanelState(table.id, user_id, message_id, interaction.token, self._tools.clock() + TOKEN_LIFE)
            if not self._store.is_panel(overtaken):
                self._delete_soon(overtaken)
                self.last_screen.forget()  # what was sent last is not in the live panel
                self.mark()
            return
        self._last_press = interaction.id
        self.used_at = self._tools.monotonic()
        self._stage = stage_of(table.state)
        self._noted = 0
        try:
            old = await self._store.put_panel(table.id, user_id, message_id, interaction.token)
            panel = await self._store.panel(table.id, user_id) if table.is_live else None
        except StorageError as error:  # the press is answered, so the caller must not read that nothing was changed
            log.warning("table %s: the panel of user %s is unknown: %s", table.id, user_id, error)
            return
        if panel is not None:
            self._watch(panel)
        if old is not None:
            self._delete_soon(old)

    def note(self, interaction: discord.Interaction) -> None:
        """Remember that the panel answers an interaction with a sentence that goes with the next one."""
        self._noted = interaction.id
        self._tools.notes.put(interaction, partial(self._end_note, interaction.id))

    def _end_note(self, interaction_id: int) -> None:
        """Take back the sentence that answered an interaction. In a lobby, the panel then has nothing to show."""
        if self._noted != interaction_id:
            return
        self._noted = 0
        table, user_id = self._screens.table, self._user_id
        self._screens.end_note(user_id)
        if table.state.status == "lobby" and user_id not in self._screens.overlays:
            self._tools.tasks.start(("brief panel", table.id, user_id), self._dismiss_now)
            return
        self.last_screen.outdate()
        self.mark()

    async def store_token(self, interaction: discord.Interaction) -> None:
        """Store the token of a player who took a seat or waits for the next round: it can send their hand."""
        table, user_id = self._screens.table, self._user_id
        if PLACES[table.state.place].hands == "together" or not (table.is_live and table.at_home):
            return
        if interaction.channel_id != table.state.channel_id:
            return
        if seat_of(table.state, user_id) is None and not is_newcomer(table.state, user_id):
            await self._store.drop_token(table.id, user_id)
            return
        dealt = table.log is not None  # after the deal, an earlier token is in use
        panel = await self._store.panel(table.id, user_id)
        if not dealt and panel is not None and panel.expires < self._tools.clock() + TOKEN_LIFE - OLD_MENU:
            await self._dismiss(panel)  # its token may end before the deal
        is_stored = await self._store.put_token(table.id, user_id, interaction.token, renew=not dealt)
        if is_stored and dealt:
            self.mark()

    async def _show(self) -> None:
        table, user_id = self._screens.table, self._user_id
        if await self._store.panel(table.id, user_id) is None:
            return
        await self._tools.localizer.load(table, user_id)
        panel = await self._store.panel(table.id, user_id)  # a press may have brought another one
        if panel is None:
            return
        if self._stage == "lobby" != stage_of(table.state) and seat_of(table.state, user_id) is None:
            await self._dismiss(panel)  # its owner came for the lobby only
            return
        text = self._tools.localizer.text_of(table, user_id)
        paused = table.is_live and table.state.status != "lobby" and self._is_ending(panel)
        rendering = self._tools.renderer.hand(table, user_id, text, paused=paused)
        if table.is_live:
            self._watch(panel)
        if not panel.message_id:
            if table.log is not None and table.is_live and seat_of(table.state, user_id) is not None:
                await self._bring(panel, rendering)
        elif self.last_screen.is_news(rendering):
            await self._edit(panel, rendering)

    async def _dismiss(self, panel: PanelState) -> None:
        """Delete the panel."""
        await self._store.drop_panel(panel.table_id, self._user_id, only=panel)
        if panel.message_id:
            self._delete_soon(panel)

    async def _dismiss_now(self) -> None:
        """Delete the panel if there is one."""
        panel = await self._store.panel(self.key.table_id, self._user_id)
        if panel is not None and panel.message_id:
            await self._dismiss(panel)

    async def _finish(self) -> None:
        """Leave the panel, which shows how the match ended, to the next press of its owner."""
        panel = await self._store.panel(self.key.table_id, self._user_id)
        await self._store.drop_panel(self.key.table_id, self._user_id)
        await self.drop()
        if panel is not None and panel.message_id:
            self._tools.notes.leave(self._user_id, panel.token, panel.message_id, panel.expires)

    def _watch(self, panel: PanelState) -> None:
        """Start the timer of the panel, which rings shortly before its token expires."""
        if self._alarm is not None and self._alarm.expires <= panel.expires:
            # each press renews the token: the timer wakes too early, and is set again
            self._alarm.expires = panel.expires
            return
        self.close()
        if not self._is_ending(panel):
            wait = panel.expires - PAUSE_SECONDS - self._tools.clock()
            timer = asyncio.get_running_loop().call_later(wait, self._ring, context=detached())
            self._alarm = Alarm(panel.expires, timer)

    def _ring(self) -> None:
        alarm, self._alarm = self._alarm, None
        wait = alarm.expires - PAUSE_SECONDS - self._tools.clock() if alarm is not None else 0.0
        if alarm is not None and wait > 0:
            alarm.timer = asyncio.get_running_loop().call_later(wait, self._ring)
            self._alarm = alarm
        elif not self._screens.table.broken:
            self.mark()

    def _is_ending(self, panel: PanelState) -> bool:
        return panel.message_id != 0 and self._tools.clock() > panel.expires - PAUSE_SECONDS - 1

    def _transport(self, panel: PanelState) -> PressToken:
        return PressToken(self._tools.delivery, self._screens.table.state.channel_id, panel.token, is_private=True)

    async def _bring(self, ticket: PanelState, rendering: Rendering) -> None:
        """Send the player the first panel, with the token ``ticket`` from when they took a seat."""
        try:
            sent = await self.send(self._transport(ticket), rendering)
        except discord.HTTPException as error:
            if error.status not in TOKEN_LOST:
                raise
            await self._store.drop_panel(ticket.table_id, self._user_id, only=ticket)
            return
        self._tools.notes.delete(self._user_id)  # the hand would stand below them
        panel = await self._store.use_token(ticket, sent.message_id)
        if panel is not None:  # the player opened the hand meanwhile, or the table closed
            self._delete_soon(panel)

    async def _edit(self, panel: PanelState, rendering: Rendering) -> None:
        """Edit the panel with the token of the last press on it. Forget the panel if it is gone."""
        try:
            await self.edit(self._transport(panel), panel.message_id, rendering)
        except discord.HTTPException as error:
            if error.status not in TOKEN_LOST:
                raise
            await self._store.drop_panel(panel.table_id, self._user_id, only=panel)

    def _delete_soon(self, panel: PanelState) -> None:
        """Delete in the background a panel that a newer one replaces, if its token is valid and nobody presses it."""
        self._old[panel.message_id] = panel
        self._tools.tasks.start(("old panel", panel.message_id), partial(self._delete, panel.message_id))

    async def _delete(self, message_id: int) -> None:
        panel = self._old.get(message_id)
        if panel is None or message_id in self._pressed:  # the end of the press starts the deletion again
            return
        if not self._store.is_panel(panel) and panel.expires > self._tools.clock():
            self._deleting.append(message_id)
            try:
                await self._transport(panel).delete(message_id)
            except discord.HTTPException as error:
                if is_temporary(error):
                    raise
                log.debug("an old panel is already gone, or its token has expired: %s", error)
            finally:
                self._deleting.remove(message_id)
        self._old.pop(message_id, None)
        self._when_idle()
