"""Show tournaments on Discord: their public messages, the calls to tables, and the threads of the tables."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any, Final

import discord

from unobot.bot.discord_api.error_codes import (
    CHANNEL_GONE,
    NOT_WRITABLE,
    SLOW_MODE,
    THREAD_EXISTS,
    TOO_OLD,
    UNKNOWN_MESSAGE,
    UNREACHABLE,
    is_temporary,
)
from unobot.bot.discord_api.request_budget import Rank
from unobot.bot.kit import Kit
from unobot.bot.live.edit_scheduler import EditScheduler
from unobot.bot.live.live_message import LiveMessage
from unobot.bot.live.rendering import Rendering
from unobot.bot.live.transports import BotToken, Delivery
from unobot.bot.messages.localizer import Localizer
from unobot.bot.messages.table_message import TABLE_GAP
from unobot.bot.screens.builder import Screen
from unobot.bot.screens.menu import notice_screen
from unobot.features.tournament import night
from unobot.features.tournament.job import TournamentRunner
from unobot.features.tournament.screens import check_in_call, pod_call, pod_thread, tournament_screen, unopened_words
from unobot.i18n import Text
from unobot.model.clock import Clock
from unobot.model.former import NOBODY
from unobot.model.refused import Refused
from unobot.model.tournament import TournamentState

log = logging.getLogger(__name__)

FIRST_TRY_TIMEOUT: Final = 10.0
"""Seconds to wait for the first try to show a message."""
ARCHIVE_MINUTES: Final = 1440
"""Minutes without a message after which Discord archives the thread of a table."""


class TournamentMessage(LiveMessage):
    """The public message of one tournament. ``runner`` has its state."""

    gap = TABLE_GAP

    def __init__(
        self,
        tournament_id: int,
        runner: TournamentRunner,
        clock: Clock,
        schedule: EditScheduler,
        *,
        localizer: Localizer,
        delivery: Delivery,
        when_idle: Callable[[], None],
    ) -> None:
        super().__init__(("tournament", tournament_id), schedule, when_idle)
        self._id = tournament_id
        self._runner = runner
        self._clock = clock
        self._localizer = localizer
        self._delivery = delivery
        self._is_over = False
        self._is_bumped = False
        """Whether the message is to be posted again."""
        self._first_try: asyncio.Future[Refused | None] | None = None
        """The result of the next try to show the message: a refusal, or None if Discord takes it."""

    @property
    def is_done(self) -> bool:
        """Whether the tournament is over, and no request for its message waits."""
        return self._is_over and self.is_idle and self._first_try is None

    async def show(self) -> None:
        """Draw the message, and wait for the first try. Raises `Refused` if Discord does not take it."""
        first_try = self._first_try = self._first_try or asyncio.get_running_loop().create_future()
        self.mark()
        await asyncio.wait({first_try}, timeout=FIRST_TRY_TIMEOUT)
        self._first_try = None
        self._when_idle()
        if first_try.done() and (refusal := first_try.result()) is not None:
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
                state = await self._runner.get(self._id)
            except Refused:  # there is no such tournament anymore
                return True
            is_last = state.status == "over"
            refusal = await self._show(state)
        except discord.HTTPException as error:
            refusal = None if is_temporary(error) else Refused("refused-tournament-bump")
            raise
        finally:
            first_try, self._first_try = self._first_try, None
            if first_try is not None and not first_try.done():
                first_try.set_result(refusal)
        return is_last

    async def _show(self, state: TournamentState) -> Refused | None:
        """Edit the message, or post it again at the begin of a stage.

        Return the refusal for the person who asked for the message, if Discord does not take it.
        """
        stage, old = f"{state.status} {len(state.night.rounds)}", state.night.message_id
        text, is_silent = self._localizer.public_text(state.locale), self._runner.is_silent(state.id)
        view = tournament_screen(text, state, self._clock(), silent=is_silent)
        view.stop()
        if old is None and state.status == "over":
            return None  # nobody has seen it
        is_bumped = self._is_bumped
        try:
            self._is_bumped = False
            if old is not None and not is_bumped and (state.night.shown == stage or state.night.ended_by == "server"):
                await self._edit(state, old, view)
            else:
                await self._post(state, old, view, stage)
        except discord.HTTPException as error:
            if error.code in (UNKNOWN_MESSAGE, TOO_OLD) and state.status != "over":
                await self._post(state, None, view, stage)
            elif old is None and not is_temporary(error):
                await self._close_unseen(state, error)
                return _refusal(state, error, "refused-tournament-unseen")
            elif error.code in CHANNEL_GONE:
                log.info("tournament %s: its channel is gone: %s", state.id, error)
                await self._runner.lose(state.guild_id, state.channel_id)
            elif error.code in NOT_WRITABLE and old is not None and state.night.shown != stage:
                await self._edit_refused(state, old, view)
            elif error.code in (*NOT_WRITABLE, UNKNOWN_MESSAGE):
                log.info("tournament %s: its message cannot be drawn: %s", state.id, error)
            else:
                if is_bumped and is_temporary(error):
                    self._is_bumped = True
                raise
            return _refusal(state, error, "refused-tournament-bump") if is_bumped else None
        return None

    async def _close_unseen(self, state: TournamentState, error: discord.HTTPException) -> None:
        """Close a tournament whose first message Discord refuses, so that it does not hold its channel."""
        log.warning("tournament %s: closed, because Discord refuses its first message: %s", state.id, error)
        with suppress(Refused):  # it is over already
            await self._runner.change(state.id, lambda state, now: night.close(state, now, "server"))

    async def _edit_refused(self, state: TournamentState, old: int, view: Screen) -> None:
        """Show a new stage in the message of the last stage, because the bot may not post here."""
        try:
            await self._edit(state, old, view)
        except discord.HTTPException as error:
            if is_temporary(error):
                raise
            log.info("tournament %s: its message cannot be drawn: %s", state.id, error)

    async def _edit(self, state: TournamentState, message_id: int, view: Screen) -> None:
        rendering = Rendering(object(), lambda: view)
        if self.last_screen.is_news(rendering):
            await self._schedule.turn(Rank.NEWS)
            await self.edit(BotToken(self._delivery, state.channel_id), message_id, rendering)

    async def _post(self, state: TournamentState, old: int | None, view: Screen, stage: str) -> None:
        """Post the message at the bottom, store its id, and delete the message before."""
        await self._schedule.turn(Rank.NEWS)
        # A stage has one message, even if the answer of Discord is lost. The command posts another one.
        nonce = f"t.{state.id}.{stage}"[:25] if state.night.shown != stage else secrets.token_hex(12)
        transport = BotToken(self._delivery, state.channel_id, nonce)
        message_id = (await self.send(transport, Rendering(object(), lambda: view))).message_id
        await self._runner.change(state.id, lambda state, _: night.record_message(state, message_id, stage))
        if old is not None and old != message_id:
            await self._delivery.delete(state.channel_id, old)


def _refusal(state: TournamentState, error: discord.HTTPException, reason: str) -> Refused:
    """Return the refusal for the person who opened the tournament. ``reason``: its id if no better one fits."""
    if error.code == SLOW_MODE:
        return Refused("refused-slow-mode", channel=f"<#{state.channel_id}>")
    return Refused(reason)


class TournamentMessages:
    """The messages of all tournaments of this process. ``runner`` has their states."""

    def __init__(self, kit: Kit, runner: TournamentRunner) -> None:
        messages = kit.messages
        self._client = kit.client
        self._runner = runner
        self._clock = kit.clock
        self._scheduler = kit.scheduler
        self._localizer = messages.localizer
        self._delivery = messages.delivery
        self._direct_messages = messages.direct_messages
        self._messages: dict[int, TournamentMessage] = {}
        """By tournament."""

    def changed(self, state: TournamentState) -> None:
        """Mark the message to be drawn."""
        self._live(state).mark()

    async def summon(self, state: TournamentState, user_ids: list[int]) -> None:
        """Call people to check in. Raises `discord.HTTPException`."""
        text = self._text(state)
        link = ""
        if state.night.message_id is not None:
            link = f"https://discord.com/channels/{state.guild_id}/{state.channel_id}/{state.night.message_id}"
        content = check_in_call(text, state, user_ids, link)
        await self._send(state, content, user_ids, f"t.{state.id}.in")

    async def call(self, state: TournamentState, number: int, pod: int) -> int:
        """Call the people of a table, once. Raises `discord.HTTPException`."""
        text = self._text(state)
        user_ids = [state.night.entrants[n].user_id for n in state.night.rounds[number].pods[pod].seats]
        content = pod_call(text, state, number, pod)
        return await self._send(
            state, content, [user_id for user_id in user_ids if user_id], f"t.{state.id}.{number}.{pod}"
        )

    async def thread(self, state: TournamentState, number: int, pod: int, post_id: int) -> int | None:
        """Start the thread of a table, once. Return None if the bot may not. Raises `discord.HTTPException`.

        The thread of a duplicate table is private, so that people of other tables cannot look in. If the bot may not
        start one, the error is raised: in the channel, everybody would see the cards.
        """
        await self._scheduler.turn(Rank.NEWS)
        if state.night.duplicate:
            return await self._private_thread(state, number, pod, post_id)
        message = self._message(state, post_id)
        name = pod_thread(self._text(state), state, number, pod)
        try:
            return (await message.create_thread(name=name, auto_archive_duration=ARCHIVE_MINUTES)).id
        except discord.HTTPException as error:
            if error.code == THREAD_EXISTS:
                return post_id  # a thread has the id of the message that it starts from
            if error.status in (400, 403, 404):
                log.warning("tournament %s: table %d gets no thread: %s", state.id, pod + 1, error)
                return None
            raise

    async def _private_thread(self, state: TournamentState, number: int, pod: int, post_id: int) -> int:
        """Start a private thread, unless an earlier try did, and add the people of the table."""
        http, name = self._client.http, pod_thread(self._text(state), state, number, pod)
        active = (await http.get_active_threads(state.guild_id))["threads"]
        thread_ids = [
            int(thread_data["id"])
            for thread_data in active
            if int(thread_data["parent_id"] or 0) == state.channel_id
            and thread_data["name"] == name
            and int(thread_data["id"]) > post_id
        ]
        if not thread_ids:
            thread = await http.start_thread_without_message(
                state.channel_id,
                name=name,
                auto_archive_duration=ARCHIVE_MINUTES,
                type=discord.ChannelType.private_thread.value,
                invitable=False,
            )
            thread_ids = [int(thread["id"])]
        for entrant in state.night.rounds[number].pods[pod].seats:
            user_id = state.night.entrants[entrant].user_id
            if user_id == NOBODY:
                continue
            try:
                await self._scheduler.turn(Rank.NEWS)
                await http.add_user_to_thread(thread_ids[0], user_id)
            except discord.HTTPException as error:
                if is_temporary(error):
                    raise
                log.info("tournament %s: a person of table %d cannot be added: %s", state.id, pod + 1, error)
        return thread_ids[0]

    async def warn(self, state: TournamentState, number: int, pod: int) -> None:
        """Tell the host in a DM that the table of a pod cannot be opened. The public message says it, too."""
        if state.host_id == NOBODY:
            return
        view = notice_screen(unopened_words(self._text(state), state, number, pod))
        try:
            await self._direct_messages.send_screen(state.host_id, view, f"t.{state.id}.{number}.host")
        except UNREACHABLE as error:
            log.info("tournament %s: its host cannot be told: %s", state.id, error)

    def is_of_network(self, error: Exception) -> bool:
        """Return whether Discord refused a request, or could not be reached."""
        return isinstance(error, UNREACHABLE)

    def may_improve(self, error: Exception) -> bool:
        """Return whether the network is the reason of an error, so that the same request may succeed later."""
        return self.is_of_network(error) and is_temporary(error)

    async def show(self, state: TournamentState) -> None:
        """Show a new tournament, and wait for the first try. Raises `Refused` if Discord does not take its message.

        Then the tournament is closed, because nobody sees it. After other errors, a later try follows.
        """
        await self._live(state).show()

    async def bump(self, state: TournamentState) -> None:
        """Post the message again at the bottom of its channel. Raises `Refused` if Discord does not take it."""
        await self._live(state).bump()

    def _live(self, state: TournamentState) -> TournamentMessage:
        """Return the message of a tournament."""
        live = self._messages.get(state.id)
        if live is None:
            live = self._messages[state.id] = TournamentMessage(
                state.id,
                self._runner,
                self._clock,
                self._scheduler,
                localizer=self._localizer,
                delivery=self._delivery,
                when_idle=partial(self._drop_idle, state.id),
            )
        return live

    def _drop_idle(self, tournament_id: int) -> None:
        live = self._messages.get(tournament_id)
        if live is not None and live.is_done:
            del self._messages[tournament_id]

    async def _send(self, state: TournamentState, content: str, user_ids: list[int], nonce: str) -> int:
        message: dict[str, Any] = {
            "content": content,
            "allowed_mentions": discord.AllowedMentions(users=[discord.Object(user_id) for user_id in user_ids]),
            "nonce": nonce,
        }
        return await self._delivery.send(Rank.CALL, state.channel_id, message)

    def _message(self, state: TournamentState, message_id: int) -> discord.PartialMessage:
        channel = self._client.get_partial_messageable(state.channel_id, guild_id=state.guild_id)
        return channel.get_partial_message(message_id)

    def _text(self, state: TournamentState) -> Text:
        return self._localizer.public_text(state.locale)
