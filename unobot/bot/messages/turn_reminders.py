"""Reminders: a plain message that calls the person to move by their mention, and goes when their turn is over.

Plain, because Discord shows nothing of a screen in a notification. Each person says when they want one, and where; a
server can be without them.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

import discord

from unobot.bot.custom_ids import ActionId, Verb
from unobot.bot.discord_api.edit_scheduler import EditScheduler
from unobot.bot.discord_api.error_codes import GONE, SHUT
from unobot.bot.discord_api.request_budget import Rank
from unobot.bot.screens import turn_ping
from unobot.i18n import Text
from unobot.storage.states import MessageKey, MessageState
from unobot.tables.state.seating import is_played_by_ai, seat_of
from unobot.tables.state.timing import Clock
from unobot.tables.table import Table

if TYPE_CHECKING:
    from unobot.bot.messages.display import Display

log = logging.getLogger(__name__)

AGAIN = 180.0
"""Seconds between two reminders to one person, at whichever tables. In memory: a start forgets them."""
BUSY = 30.0
"""Who pressed something within so many seconds is there, and needs no reminder even when the time runs out."""


class TurnReminders:
    """The reminders of all tables."""

    def __init__(self, display: Display, client: discord.Client, pacer: EditScheduler, clock: Clock) -> None:
        self._display = display
        self._client = client
        self._pacer = pacer
        self._clock = clock
        self._last: dict[int, float] = {}
        """When each person was reminded."""
        self._called: dict[int, int] = {}
        """By table the turn for which somebody was called who always wants it."""
        self._unheard: set[int] = set()
        """Tables whose reminders were refused: said once in the log."""

    def forget(self, table_id: int) -> None:
        """A table is closed."""
        self._called.pop(table_id, None)
        self._unheard.discard(table_id)

    # Called by the pacer only

    async def look(self, table: Table) -> None:
        """After a change: take away what is over, and call who always wants to be called."""
        standing = []
        for ping in await self._display.posts.all_of(table.id, "reminder"):
            if table.is_turn_of(ping.key.user_id):
                standing.append(ping.key.user_id)
            else:
                await self._take_away(ping)
        if table.log is None or table.state.status != "playing" or self._called.get(table.id) == table.turn:
            return
        self._called[table.id] = table.turn
        seat = table.state.seats[table.log.round.to_move]
        user_id = seat.user_id
        if user_id is None or user_id in standing or is_played_by_ai(seat) or not table.is_turn_of(user_id):
            return
        if (await self._display.choices.person(user_id)).pings == "always":
            self._display.remind(table, user_id)

    async def call(self, table: Table, user_id: int) -> None:
        """Call the person to move, if they want it. Raises what the pacer is to try again."""
        now, seat = self._clock(), seat_of(table.state, user_id)
        if seat is None or not table.is_turn_of(user_id) or self._last.get(user_id, now - AGAIN) > now - AGAIN:
            return
        chosen = await self._display.choices.person(user_id)
        is_busy = table.state.seats[seat].acted > now - BUSY and not table.is_slow
        if chosen.pings == "off" or (chosen.pings == "idle" and is_busy):
            return
        for earlier in await self._display.posts.all_of(table.id, "reminder"):
            await self._take_away(earlier)
        place = await self._display.place(table.state.guild_id, table.state.channel_id)
        sent = await self._write(table, user_id) if chosen.pings_by == "dm" else None
        if sent is None and place.pings is not False:
            sent = await self._post(table, user_id)
        if sent is None:
            return
        self._last = {user: at for user, at in self._last.items() if at > now - AGAIN}
        self._last[user_id] = now
        await self._display.posts.put(MessageKey(table.id, "reminder", user_id), *sent)
        if not table.is_turn_of(user_id):  # they moved while this was on its way
            self._display.changed(table)

    # Inner parts

    async def _post(self, table: Table, user_id: int) -> tuple[int, int] | None:
        """In the table's channel. Channel and message; ``None`` where the bot may not write."""
        await self._pacer.turn(Rank.CALL)
        channel_id = table.state.channel_id
        message = self._message(table, user_id, self._display.words_at(table))
        try:
            sent = await self._client.get_partial_messageable(channel_id).send(**message)
        except discord.HTTPException as error:
            if error.code not in (*GONE, *SHUT):
                raise
            if table.id not in self._unheard:
                self._unheard.add(table.id)
                log.warning("table %s: cannot remind anybody in channel %s: %s", table.id, channel_id, error)
            return None
        self._unheard.discard(table.id)
        return channel_id, sent.id

    async def _write(self, table: Table, user_id: int) -> tuple[int, int] | None:
        """By direct message. Channel and message; ``None`` where this person takes none."""
        message = self._message(table, user_id, self._display.text_of(table, user_id))
        message["content"] += f"\n{self._display.address(table)[1]}"
        return await self._display.directs.send(user_id, message)

    def _message(self, table: Table, user_id: int, text: Text) -> dict[str, Any]:
        button: discord.ui.Button[discord.ui.View] = discord.ui.Button(
            style=discord.ButtonStyle.primary,
            label=text("button-hand"),
            custom_id=str(ActionId(table.id, table.ply, Verb.HAND)),
        )
        view = discord.ui.View(timeout=None)
        view.add_item(button)
        view.stop()
        return {
            "content": turn_ping(text, table.view()),
            "view": view,
            "allowed_mentions": discord.AllowedMentions(users=[discord.Object(user_id)]),
            "nonce": f"ping.{table.id}.{table.turn}",
        }

    async def _take_away(self, ping: MessageState) -> None:
        await self._display.posts.drop(ping.key)
        await self._display.board.delete(ping.channel_id, ping.message_id)
