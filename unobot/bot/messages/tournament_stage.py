"""Show tournaments on Discord: their public message, the calls to tables, and the threads of the tables."""

from __future__ import annotations

import logging
from functools import partial
from typing import Any, Final

import discord

from unobot.bot.discord_api.error_codes import (
    THREAD_THERE,
    UNREACHABLE,
    may_improve,
)
from unobot.bot.discord_api.request_budget import Rank
from unobot.bot.live.direct_messages import DirectMessages
from unobot.bot.live.edit_scheduler import EditScheduler
from unobot.bot.live.transports import Delivery
from unobot.bot.messages.localizer import Localizer
from unobot.bot.messages.tournament_message import TournamentMessage
from unobot.bot.screens import notice_screen
from unobot.bot.screens.tournament import check_in_call, pod_call, pod_thread, unopened_words
from unobot.i18n import Text
from unobot.model.clock import Clock
from unobot.model.former import NOBODY
from unobot.model.tournament import TournamentState
from unobot.tables.nights import Nights

log = logging.getLogger(__name__)

DAY: Final = 1440
"""Minutes without a message after which Discord archives the thread of a table."""


class TournamentStage:
    """The messages of all tournaments of this process. ``nights`` has their states."""

    def __init__(
        self,
        client: discord.Client,
        nights: Nights,
        clock: Clock,
        scheduler: EditScheduler,
        *,
        localizer: Localizer,
        delivery: Delivery,
        direct_messages: DirectMessages,
    ) -> None:
        self._client = client
        self._nights = nights
        self._clock = clock
        self._scheduler = scheduler
        self._localizer = localizer
        self._delivery = delivery
        self._direct_messages = direct_messages
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
        people = [state.night.entrants[n].user_id for n in state.night.rounds[number].pods[pod].seats]
        content = pod_call(text, state, number, pod)
        return await self._send(state, content, [each for each in people if each], f"t.{state.id}.{number}.{pod}")

    async def thread(self, state: TournamentState, number: int, pod: int, post_id: int) -> int | None:
        """Start the thread of a table, once. Return None if the bot may not. Raises `discord.HTTPException`.

        The thread of a duplicate table is private, so that people of other tables cannot look in. If the bot may not
        start one, the error is raised: in the channel, everybody would see the cards.
        """
        await self._scheduler.turn(Rank.NEWS)
        if state.night.duplicate:
            return await self._closed_thread(state, number, pod, post_id)
        message = self._message(state, post_id)
        name = pod_thread(self._text(state), state, number, pod)
        try:
            return (await message.create_thread(name=name, auto_archive_duration=DAY)).id
        except discord.HTTPException as error:
            if error.code == THREAD_THERE:
                return post_id  # a thread has the id of the message that it starts from
            if error.status in (400, 403, 404):
                log.warning("tournament %s: table %d gets no thread: %s", state.id, pod + 1, error)
                return None
            raise

    async def _closed_thread(self, state: TournamentState, number: int, pod: int, post_id: int) -> int:
        """Start a private thread, unless an earlier try did, and add the people of the table."""
        http, name = self._client.http, pod_thread(self._text(state), state, number, pod)
        active = (await http.get_active_threads(state.guild_id))["threads"]
        known = [
            int(each["id"])
            for each in active
            if int(each["parent_id"] or 0) == state.channel_id and each["name"] == name and int(each["id"]) > post_id
        ]
        if not known:
            thread = await http.start_thread_without_message(
                state.channel_id,
                name=name,
                auto_archive_duration=DAY,
                type=discord.ChannelType.private_thread.value,
                invitable=False,
            )
            known = [int(thread["id"])]
        for entrant in state.night.rounds[number].pods[pod].seats:
            user_id = state.night.entrants[entrant].user_id
            if user_id == NOBODY:
                continue
            try:
                await self._scheduler.turn(Rank.NEWS)
                await http.add_user_to_thread(known[0], user_id)
            except discord.HTTPException as error:
                if may_improve(error):
                    raise
                log.info("tournament %s: a person of table %d cannot be added: %s", state.id, pod + 1, error)
        return known[0]

    async def warn(self, state: TournamentState, number: int, pod: int) -> None:
        """Tell the host in a DM that the table of a pod cannot be opened. If that fails, the message still says it."""
        if state.host_id == NOBODY:
            return
        view = notice_screen(unopened_words(self._text(state), state, number, pod))
        try:
            await self._direct_messages.write(state.host_id, view, f"t.{state.id}.{number}.host")
        except UNREACHABLE as error:
            log.info("tournament %s: its host cannot be told: %s", state.id, error)

    def is_of_network(self, error: Exception) -> bool:
        """Return whether Discord refused a request, or could not be reached."""
        return isinstance(error, UNREACHABLE)

    def may_improve(self, error: Exception) -> bool:
        """Return whether the network is the reason of an error, so that the same request may succeed later."""
        return self.is_of_network(error) and may_improve(error)

    async def show(self, state: TournamentState) -> None:
        """Show a new tournament, and wait for the first try. Raises `Refused` if Discord does not take its message.

        Then the tournament is closed, because nobody sees it. Anything else is tried again later.
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
                self._nights,
                self._clock,
                self._scheduler,
                localizer=self._localizer,
                delivery=self._delivery,
                when_idle=partial(self._rest, state.id),
            )
        return live

    def _rest(self, tournament_id: int) -> None:
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
