"""Turn reminders: plain messages that mention the player to move. They are deleted when the turn is over.

They are plain text because a notification shows nothing of a screen with components. Users choose when they get one,
and whether it comes in the channel or by DM. A server can turn off reminders in channels.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial
from typing import Any

import discord

from unobot.bot.custom_ids import ActionId, Verb
from unobot.bot.discord_api.error_codes import CHANNEL_GONE, NOT_WRITABLE
from unobot.bot.discord_api.request_budget import Rank
from unobot.bot.messages.message_of_table import DrawingTools
from unobot.bot.messages.table_screens import TableScreens
from unobot.bot.screens.table import turn_ping
from unobot.i18n import Text
from unobot.model.messages import MessageKey, MessageState
from unobot.tables.state.places import PLACES
from unobot.tables.state.seating import is_played_by_ai, seat_of
from unobot.tables.table import Table

log = logging.getLogger(__name__)

REMINDER_GAP = 180.0
"""Minimum seconds between two reminders to one user, at any table. They are kept in memory: a restart forgets them."""
NO_DEADLINE = -1.0
"""No turn ends at this time."""
BUSY_SECONDS = 30.0
"""A player needs no reminder within this many seconds after a press, even if the time runs out."""


class TurnReminders:
    """The reminders of one table."""

    def __init__(self, tools: DrawingTools, screens: TableScreens, is_closed: Callable[[int], bool]) -> None:
        """Begin without a reminder. ``is_closed`` returns whether Discord refuses direct messages to a user."""
        self._tools = tools
        self._screens = screens
        self._is_closed = is_closed
        self._considered_turn: int | None = None
        """The last turn for which `_update` considered the reminder of a player who always wants one."""
        self._shown_deadlines: dict[int, float | None] = {}
        """By user, the end of the turn that their reminder shows. A restart forgets it."""
        self._is_refused = False
        """Whether Discord refused the last reminder in the channel. That is logged once."""

    def update(self) -> None:
        """Delete in the background the reminders of past turns, and remind a player who always wants it."""
        table = self._screens.table
        if PLACES[table.state.place].reminds == "nobody":
            return
        if table.is_live and self._tools.store.has_none(table.id, "reminder") and not self._may_remind(table):
            return  # as for most moves, so a task would only cost time
        self._tools.tasks.start(("reminders", table.id), self._update)

    def remind(self, user_id: int) -> None:
        """Remind the player to move in the background, if they want reminders and the place allows them."""
        table = self._screens.table
        if PLACES[table.state.place].reminds != "nobody":
            self._tools.tasks.start(("reminder", table.id), partial(self._remind, user_id))

    def _may_remind(self, table: Table) -> bool:
        """Return whether the player to move may want a reminder at the start of their turn."""
        if table.log is None or table.state.status != "playing":
            return False
        user_id, preferences = table.state.seats[table.log.round.to_move].user_id, self._tools.preferences
        if user_id is None:
            return False
        return not preferences.is_cached(user_id) or preferences.cached(user_id).pings == "always"

    async def _update(self) -> None:
        table, store = self._screens.table, self._tools.store
        reminded = []
        for ping in await store.all_of(table.id, "reminder"):
            if table.is_turn_of(ping.key.user_id):
                reminded.append(ping.key.user_id)
                await self._update_deadline(table, ping)
            else:
                await self._delete(ping)
        if not table.is_live:
            store.forget(table.id)
        if table.log is None or table.state.status != "playing" or self._considered_turn == table.turn:
            return
        self._considered_turn = table.turn
        seat = table.state.seats[table.log.round.to_move]
        user_id = seat.user_id
        if user_id is None or user_id in reminded or is_played_by_ai(seat) or not table.is_turn_of(user_id):
            return
        if (await self._tools.preferences.of_user(user_id)).pings == "always":
            self.remind(user_id)

    async def _remind(self, user_id: int) -> None:
        tools, table = self._tools, self._screens.table
        now, seat, reminded_at = tools.monotonic(), seat_of(table.state, user_id), tools.reminded_at
        if (
            seat is None
            or not table.is_turn_of(user_id)
            or reminded_at.get(user_id, now - REMINDER_GAP) > now - REMINDER_GAP
        ):
            return
        preferences = await tools.preferences.of_user(user_id)
        is_busy = table.state.seats[seat].acted > tools.clock() - BUSY_SECONDS and not table.is_slow
        if preferences.pings == "off" or (preferences.pings == "idle" and is_busy):
            return
        if PLACES[table.state.place].reminds == "always" and preferences.pings != "always":
            return
        for earlier in await tools.store.all_of(table.id, "reminder"):
            await self._delete(earlier)
        place = await tools.preferences.settings(table.state.guild_id, table.state.channel_id)
        message_ids = await self._send_dm(table, user_id) if preferences.pings_by == "dm" else None
        if message_ids is None and place.pings is not False:
            message_ids = await self._post(table, user_id)
        if message_ids is None:
            return
        for user in [user for user, time in reminded_at.items() if time <= now - REMINDER_GAP]:
            del reminded_at[user]
        reminded_at[user_id] = now
        self._shown_deadlines[user_id] = table.view().deadline
        await tools.store.put(MessageKey(table.id, "reminder", user_id), *message_ids)
        if not table.is_turn_of(user_id):  # the player moved while the reminder was being sent
            self.update()

    async def _post(self, table: Table, user_id: int) -> tuple[int, int] | None:
        """Post a reminder in the table's channel; return channel and message id, or None if the bot may not write."""
        channel_id = table.state.channel_id
        message = self._message(table, user_id, self._tools.localizer.words_at(table))
        try:
            message_id = await self._tools.delivery.send(Rank.CALL, channel_id, message)
        except discord.HTTPException as error:
            if error.code not in (*CHANNEL_GONE, *NOT_WRITABLE):
                raise
            if not self._is_refused:
                self._is_refused = True
                log.warning("table %s: cannot remind players in channel %s: %s", table.id, channel_id, error)
            return None
        self._is_refused = False
        return channel_id, message_id

    async def _send_dm(self, table: Table, user_id: int) -> tuple[int, int] | None:
        """Send a reminder by DM; return channel and message id, or None if the player's DMs are closed."""
        if self._is_closed(user_id):
            return None
        message = self._message(table, user_id, self._tools.localizer.text_of(table, user_id), is_direct=True)
        return await self._tools.direct_messages.send(user_id, message)

    async def _update_deadline(self, table: Table, ping: MessageState) -> None:
        """Edit a reminder if its turn ends at another time than it shows, as after a silence or a restart."""
        deadline, last = table.view().deadline, table.log.recent[-1] if table.log and table.log.recent else None
        user_id = ping.key.user_id
        is_lapsing = last is not None and last.by is not None and table.state.seats[last.seat or 0].user_id == user_id
        if is_lapsing or self._shown_deadlines.get(user_id, NO_DEADLINE) == deadline:
            return  # the clock has begun to play the turn
        is_direct, localizer = ping.channel_id != table.state.channel_id, self._tools.localizer
        text = localizer.text_of(table, user_id) if is_direct else localizer.words_at(table)
        await self._tools.delivery.rewrite(ping, self._words(table, text, is_direct=is_direct))
        self._shown_deadlines[user_id] = deadline

    def _words(self, table: Table, text: Text, *, is_direct: bool) -> str:
        """Return the words of a reminder. In a direct message, they end with the address of the table."""
        words = turn_ping(text, table.view())
        return f"{words}\n{self._tools.renderer.address(table.state)[1]}" if is_direct else words

    def _message(self, table: Table, user_id: int, text: Text, *, is_direct: bool = False) -> dict[str, Any]:
        button: discord.ui.Button[discord.ui.View] = discord.ui.Button(
            style=discord.ButtonStyle.primary,
            label=text("button-hand"),
            custom_id=str(ActionId(table.id, table.ply, Verb.HAND)),
        )
        view = discord.ui.View(timeout=None)
        view.add_item(button)
        view.stop()
        return {
            "content": self._words(table, text, is_direct=is_direct),
            "view": view,
            "allowed_mentions": discord.AllowedMentions(users=[discord.Object(user_id)]),
            "nonce": f"ping.{table.id}.{table.turn}",
        }

    async def _delete(self, ping: MessageState) -> None:
        await self._tools.delivery.delete(ping.channel_id, ping.message_id)  # first, so that a failure is retried
        self._shown_deadlines.pop(ping.key.user_id, None)
        await self._tools.store.drop(ping.key, message_id=ping.message_id)
