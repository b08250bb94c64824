"""The public message of a tournament."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import discord

from unobot.bot.discord_api.error_codes import GONE, SHUT, SLOW_MODE, TOO_OLD, UNKNOWN_MESSAGE, may_improve
from unobot.bot.discord_api.request_budget import Rank
from unobot.bot.live.edit_scheduler import EditScheduler
from unobot.bot.live.live_message import LiveMessage
from unobot.bot.live.rendering import Rendering
from unobot.bot.live.transports import BotToken, Delivery
from unobot.bot.messages.localizer import Localizer
from unobot.bot.messages.table_message import TABLE_GAP
from unobot.bot.screens.builder import Screen
from unobot.bot.screens.tournament import tournament_screen
from unobot.model.clock import Clock
from unobot.model.refused import Refused
from unobot.model.tournament import TournamentState
from unobot.tables.nights import Nights
from unobot.tournaments import night

log = logging.getLogger(__name__)

FIRST_TRY: Final = 10.0
"""Seconds to wait for the first try to show a message."""


class TournamentMessage(LiveMessage):
    """The public message of one tournament. ``nights`` has its state."""

    gap = TABLE_GAP

    def __init__(
        self,
        tournament_id: int,
        nights: Nights,
        clock: Clock,
        schedule: EditScheduler,
        *,
        localizer: Localizer,
        delivery: Delivery,
        when_idle: Callable[[], None],
    ) -> None:
        super().__init__(("tournament", tournament_id), schedule, when_idle)
        self._id = tournament_id
        self._nights = nights
        self._clock = clock
        self._localizer = localizer
        self._delivery = delivery
        self._is_over = False
        self._is_bumped = False
        """Whether the message is to be posted again."""
        self._awaited: asyncio.Future[Refused | None] | None = None
        """The refusal of the next try to show the message, or None if there is none."""

    @property
    def is_done(self) -> bool:
        """Whether the tournament is over, and nothing of its message waits."""
        return self._is_over and self.is_idle and self._awaited is None

    async def show(self) -> None:
        """Draw the message, and wait for the first try. Raises `Refused` if Discord does not take it."""
        awaited = self._awaited = self._awaited or asyncio.get_running_loop().create_future()
        self.mark()
        await asyncio.wait({awaited}, timeout=FIRST_TRY)
        self._awaited = None
        self._when_idle()
        if awaited.done() and (refusal := awaited.result()) is not None:
            raise refusal

    async def bump(self) -> None:
        """Post the message again at the bottom of its channel. Raises `Refused` if Discord does not take it."""
        self._is_bumped = True
        await self.show()

    async def drop(self) -> None:
        """Forget the message, after the last drawing."""
        await super().drop()
        self._is_over = True

    async def _update(self) -> bool:
        refusal = None
        try:
            try:
                state = await self._nights.get(self._id)
            except Refused:  # there is no such tournament anymore
                return True
            is_last = state.status == "over"
            refusal = await self._show(state)
        except discord.HTTPException as error:
            refusal = None if may_improve(error) else Refused("refused-tournament-bump")
            raise
        finally:
            awaited, self._awaited = self._awaited, None
            if awaited is not None and not awaited.done():
                awaited.set_result(refusal)
        return is_last

    async def _show(self, state: TournamentState) -> Refused | None:
        """Edit the message, or post it again at the begin of a stage.

        Return what to tell the person who asked for the message, if Discord refuses it.
        """
        stage, old = f"{state.status} {len(state.night.rounds)}", state.night.message_id
        text, is_silent = self._localizer.public_text(state.locale), self._nights.is_silent(state.id)
        view = tournament_screen(text, state, self._clock(), silent=is_silent)
        view.stop()
        if old is None and state.status == "over":
            return None  # nobody has seen it
        bumped = self._is_bumped
        try:
            self._is_bumped = False
            if old is not None and not bumped and (state.night.shown == stage or state.night.ended_by == "server"):
                await self._edit(state, old, view)
            else:
                await self._post(state, old, view, stage)
        except discord.HTTPException as error:
            if error.code in (UNKNOWN_MESSAGE, TOO_OLD) and state.status != "over":
                await self._post(state, None, view, stage)
            elif old is None and not may_improve(error):
                await self._close_unseen(state, error)
                return _refusal(state, error, "refused-tournament-unseen")
            elif error.code in GONE:
                log.info("tournament %s: its channel is gone: %s", state.id, error)
                await self._nights.end_all(state.guild_id, state.channel_id)
            elif error.code in SHUT and old is not None and state.night.shown != stage:
                await self._edit_refused(state, old, view)
            elif error.code in (*SHUT, UNKNOWN_MESSAGE):
                log.info("tournament %s: its message cannot be drawn: %s", state.id, error)
            else:
                if bumped and may_improve(error):
                    self._is_bumped = True
                raise
            return _refusal(state, error, "refused-tournament-bump") if bumped else None
        return None

    async def _close_unseen(self, state: TournamentState, error: discord.HTTPException) -> None:
        """Close a tournament whose first message Discord refuses, so that it does not hold its channel."""
        log.warning("tournament %s: closed, because Discord refuses its first message: %s", state.id, error)
        with suppress(Refused):  # it is over already
            await self._nights.change(state.id, lambda state, now: night.close(state, now, "server"))

    async def _edit_refused(self, state: TournamentState, old: int, view: Screen) -> None:
        """Show a new stage in the message of the one before, because the bot may not post here."""
        try:
            await self._edit(state, old, view)
        except discord.HTTPException as error:
            if may_improve(error):
                raise
            log.info("tournament %s: its message cannot be drawn: %s", state.id, error)

    async def _edit(self, state: TournamentState, message_id: int, view: Screen) -> None:
        rendering = Rendering(object(), lambda: view)
        if self.shown.is_news(rendering):
            await self._schedule.turn(Rank.NEWS)
            await self.edit(BotToken(self._delivery, state.channel_id), message_id, rendering)

    async def _post(self, state: TournamentState, old: int | None, view: Screen, stage: str) -> None:
        """Post the message at the bottom, note it, and delete the one before."""
        await self._schedule.turn(Rank.NEWS)
        # A stage has one message, even if the answer of Discord is lost. The command posts another one.
        nonce = f"t.{state.id}.{stage}"[:25] if state.night.shown != stage else secrets.token_hex(12)
        transport = BotToken(self._delivery, state.channel_id, nonce)
        posted = (await self.send(transport, Rendering(object(), lambda: view))).message_id
        await self._nights.change(state.id, lambda state, _: night.note_message(state, posted, stage))
        if old is not None and old != posted:
            await self._delivery.delete(state.channel_id, old)


def _refusal(state: TournamentState, error: discord.HTTPException, reason: str) -> Refused:
    """Return the sentence for the person whose tournament cannot be shown. ``reason``: if there is no better one."""
    if error.code == SLOW_MODE:
        return Refused("refused-slow-mode", channel=f"<#{state.channel_id}>")
    return Refused(reason)
