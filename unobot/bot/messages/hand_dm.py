"""A DM hand: the message with the hand of one player in their DM, edited in place during one match.

If Discord refuses DMs to a player, the player is told once, and the bot does not try again in this match. The hand
panel still works.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Hashable

import discord

from unobot.bot.discord_api.error_codes import (
    CANNOT_DM,
    DMS_BLOCKED,
    UNKNOWN_CHANNEL,
    UNKNOWN_MESSAGE,
    is_temporary,
)
from unobot.bot.discord_api.request_budget import Rank
from unobot.bot.live.direct_messages import CHANNEL_LOST, OPENING_GAP
from unobot.bot.live.rendering import Rendering
from unobot.bot.live.transports import DirectMessage
from unobot.bot.messages.hand_panel import HandPanel
from unobot.bot.messages.message_of_table import DrawingTools, MessageOfTable
from unobot.bot.messages.table_screens import TableScreens
from unobot.log_context import detached
from unobot.model.messages import MessageState
from unobot.tables.state.seating import seat_of

log = logging.getLogger(__name__)

DM_GAP = 5.0
"""Seconds between two edits of one DM hand."""
TURN_GAP = 1.0
"""Seconds between two edits of the DM hand of the player to move."""
WAITING_GAP = 4.0
"""Seconds, times the players of the table, until a waiting DM hand names the player whose turn it is now.

These edits cost each table a quarter of a request a second, whatever its size.
"""
REST = 30.0
"""Seconds after a press of a player on their panel until their DM hand follows the match again."""


class HandDM(MessageOfTable):
    """The DM hand of one player at one table."""

    def __init__(
        self,
        tools: DrawingTools,
        screens: TableScreens,
        user_id: int,
        when_idle: Callable[[], None],
        panel: HandPanel,
    ) -> None:
        super().__init__(tools, screens, "hand", when_idle, user_id)
        self._panel = panel
        self._dms = tools.direct_messages
        self.is_closed = False
        """Whether Discord has refused direct messages to the player in this match."""
        self._nonce = ""
        """With it, Discord sends the hand only once, even if its answer was lost. Empty while nothing is sent."""
        self._waiting: asyncio.TimerHandle | None = None
        """The timer of a hand that rests, or that waits and names another player by now."""
        self._resting: Hashable = None
        """The source of the last screen that says that the hand rests. A press on the message may have replaced it."""

    @property
    def gap(self) -> float:
        """The minimum seconds between two edits. It is shorter for the player to move."""
        table = self._screens.table
        state = None if table.log is None else table.log.match.round
        is_to_move = state is not None and state.to_move == seat_of(table.state, self._user_id)
        return TURN_GAP if is_to_move else DM_GAP

    def mark(self) -> None:
        """Mark the hand to be drawn. It can wait while Discord refuses too many requests."""
        self._mark(can_wait=True)

    def mark_changed(self, people: int) -> None:
        """Mark the hand if a change of the table may change it. ``people``: the number of hands at the table.

        Most moves change only the player to move in most hands, and that edit can wait. A hand that rests says so once.
        """
        table = self._screens.table
        if table.is_live and self.is_closed:
            return
        if rest := self._rest:
            if self.last_screen.source != self._resting:
                self.mark()
            if self._waiting is None:
                self._wait(rest)
        elif not self._tools.renderer.is_unchanged(table, self._user_id, self.last_screen.source):
            self.mark()
        elif self._waiting is None:
            self._wait(WAITING_GAP * people * self._tools.scheduler.pressure())

    @property
    def _rest(self) -> float:
        """The seconds for which the hand rests, because its owner looks at the panel and plays there."""
        state = self._screens.table.state
        seat = seat_of(state, self._user_id)
        plays = state.status == "playing" and seat is not None and not state.seats[seat].away
        is_shown = self.last_screen.source is not None
        return max(0.0, self._panel.used_at + REST - self._tools.monotonic()) if plays and is_shown else 0.0

    def _wait(self, seconds: float) -> None:
        self._waiting = asyncio.get_running_loop().call_later(seconds, self._end_wait, context=detached())

    def _end_wait(self) -> None:
        self._waiting = None
        if not self._screens.table.is_live:
            return
        if rest := self._rest:
            self._wait(rest)
        else:
            self.mark()

    def close(self) -> None:
        """Stop the timer."""
        if self._waiting is not None:
            self._waiting.cancel()

    async def _show(self) -> None:
        table, dms = self._screens.table, self._dms
        await self._tools.localizer.load(table, self._user_id)
        post = await self.state()
        if table.is_live and not await self._is_wanted():
            self.is_closed = False  # try again if the player turns DMs on again
            dms.notices.pop(self._user_id, None)
            if post is not None:
                await self._delete_hand(post)
            return
        if post is not None and self.last_screen.is_news(rendering := self._rendering()):
            if await self._wait_for_turn():
                latest = self._rendering()
                rendering = rendering if rendering.source == latest.source else latest
            try:
                transport = DirectMessage(self._tools.delivery, self._user_id, post.channel_id)
                await self.edit(transport, post.message_id, rendering)
            except discord.HTTPException as error:
                await self._handle_refusal(post, error)
                post = None
        if post is None and self._has_seat() and table.is_live and not self.is_closed:
            await self._send()

    async def _is_wanted(self) -> bool:
        state = self._screens.table.state
        return await self._tools.preferences.wants_dms(self._user_id, state.guild_id, state.channel_id)

    def _has_seat(self) -> bool:
        return seat_of(self._screens.table.state, self._user_id) is not None

    async def _wait_for_turn(self) -> bool:
        """Wait for the turn of an edit. Return whether that took time.

        The last drawing comes before tables in play: with it, the hand of a closed table is forgotten.
        """
        table, scheduler = self._screens.table, self._tools.scheduler
        waited = table.is_live and await scheduler.turn(Rank.DIRECT, lambda: table.is_live)
        return waited if table.is_live else await scheduler.turn(Rank.NEWS) or waited

    def _rendering(self) -> Rendering:
        table, user_id = self._screens.table, self._user_id
        rests = self._rest > 0
        text = self._tools.localizer.text_of(table, user_id)
        rendering = self._tools.renderer.hand(table, user_id, text, dm=True, paused=rests)
        if rests:
            self._resting = rendering.source
        return rendering

    async def _delete_hand(self, post: MessageState) -> None:
        """Delete a DM hand that its owner does not want anymore."""
        await self._tools.scheduler.turn(Rank.DIRECT)
        await self._tools.delivery.delete(post.channel_id, post.message_id)
        await self._store.drop(post.key, message_id=post.message_id)
        self.last_screen.forget()

    async def _handle_refusal(self, post: MessageState, error: discord.HTTPException) -> None:
        """Forget a DM hand that could not be edited. If its owner's DMs are closed, tell the owner."""
        is_closed = error.code in CANNOT_DM or (error.status == 403 and error.code not in CHANNEL_LOST)
        if error.code not in (UNKNOWN_MESSAGE, *CHANNEL_LOST) and not is_closed:
            raise error
        self._dms.count_refusal(error)
        log.info("table %s: the hand of %s is gone: %s", self.key.table_id, self._user_id, error)
        await self._store.drop(post.key, message_id=post.message_id)
        if error.code in CHANNEL_LOST:
            await self._dms.forget_channel(self._user_id)
        elif is_closed:
            await self._remember_closed()

    async def _send(self) -> None:
        """Send the player the DM hand of this match."""
        tools, dms, table, user_id = self._tools, self._dms, self._screens.table, self._user_id

        def is_wanted() -> bool:
            return table.is_live and self._has_seat()

        await tools.scheduler.slot("dm", OPENING_GAP, is_wanted)
        await tools.scheduler.turn(Rank.DIRECT, is_wanted)
        if not is_wanted():  # many hands waited, and the match is over by now
            return
        user = await dms.user(user_id)
        if user.dm_channel_id is None and await dms.is_blocked():
            self._give_up("note-dms-blocked")
            return
        rendering = self._rendering()
        self._nonce = self._nonce or secrets.token_hex(12)
        try:
            transport = DirectMessage(tools.delivery, user_id, user.dm_channel_id, self._nonce)
            message = await transport.send(rendering.view)
            self._nonce = ""
        except discord.HTTPException as error:
            if error.code in CHANNEL_LOST and user.dm_channel_id is not None:
                await dms.forget_channel(user_id)  # the next try opens the DM again
                raise
            dms.count_refusal(error)
            if error.code == DMS_BLOCKED:
                log.warning("Discord blocks new DMs: the bot opens none for a day")
                await dms.block_new()
                self._give_up("note-dms-blocked")
            elif is_temporary(error) or error.code == UNKNOWN_CHANNEL:
                raise
            else:
                log.info("table %s: user %s gets no hand by direct message: %s", table.id, user_id, error)
                await self._remember_closed()
            return
        if table.is_live and not self._has_seat():  # they left, and may have deleted their data
            await tools.delivery.delete(message.channel_id, message.message_id)
            return
        await dms.mark_open(user, message.channel_id)
        self.last_screen.put(rendering)
        await self._store.put(self.key, message.channel_id, message.message_id)

    async def _remember_closed(self) -> None:
        """Remember that the player's DMs are closed, and tell the player once."""
        user = await self._dms.user(self._user_id)
        self._give_up(None if user.dm_closed else "note-dms-closed")
        await self._dms.mark_closed(user)

    def _give_up(self, notice: str | None) -> None:
        self.is_closed = True
        if notice is not None:
            self._dms.notices[self._user_id] = notice
