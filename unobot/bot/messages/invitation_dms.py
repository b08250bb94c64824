"""Invitations on their way: a direct message to one person, or one call in the channel.

Nobody gets two to the same table (that stands with the table), nor two within `LATELY` from anybody.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

import discord

from unobot.bot.discord_api.edit_scheduler import EditScheduler
from unobot.bot.discord_api.error_codes import GONE, SHUT
from unobot.bot.discord_api.request_budget import Rank
from unobot.bot.screens import letter_screen
from unobot.tables.errors import Refused
from unobot.tables.state.timing import Clock
from unobot.tables.table import Table

if TYPE_CHECKING:
    from unobot.bot.messages.display import Display

log = logging.getLogger(__name__)

LATELY = 300.0
"""Seconds between two invitations to one person, whoever invites them. In memory: a start forgets them."""


class InvitationDMs:
    """One for the process."""

    def __init__(self, display: Display, client: discord.Client, pacer: EditScheduler, clock: Clock) -> None:
        self._display = display
        self._client = client
        self._pacer = pacer
        self._clock = clock
        self._sent: dict[int, float] = {}

    def check(self, user_id: int, name: str) -> None:
        """Raise `Refused` where this person was invited to some table just now."""
        now = self._clock()
        self._sent = {user: at for user, at in self._sent.items() if at + LATELY > now}
        if user_id in self._sent:
            raise Refused("refused-invite-lately", name=name)

    async def write(self, table: Table, user_id: int, name: str) -> bool:
        """Send somebody a direct message in which ``name`` invites them. Returns whether they take such messages."""
        self._sent[user_id] = self._clock()
        if not await self._display.directs.is_wanted(table, user_id):
            return False
        text, server, link = self._display.text_of(table, user_id), *self._display.address(table)
        letter = letter_screen(text, table.view(), name=name, server=server or text("dm-place-unknown"), link=link)
        return await self._display.directs.write(user_id, letter, f"i{table.id}.{user_id % 10**9}")

    def call(self, table: Table, people: Sequence[int], name: str) -> None:
        """Mention them in the table's channel, soon."""
        self._sent |= dict.fromkeys(people, self._clock())
        self._pacer.mark(("call", table.id, people[0]), partial(self._call, table, people, name), 0)

    async def _call(self, table: Table, people: Sequence[int], name: str) -> None:
        text = self._display.words_at(table)
        mentions = text.listed([f"<@{user_id}>" for user_id in people])
        await self._pacer.turn(Rank.CALL)
        try:
            await self._client.get_partial_messageable(table.state.channel_id).send(
                text("invitation-call", people=mentions, name=name),
                allowed_mentions=discord.AllowedMentions(users=[discord.Object(user_id) for user_id in people]),
                nonce=f"c{table.id}.{people[0] % 10**9}",
            )
        except discord.HTTPException as error:
            if error.code not in (*GONE, *SHUT):
                raise
            log.info("table %s: nobody can be called in its channel: %s", table.id, error)
