"""Invitations: a DM to one user, or one message in the channel that mentions several users.

A user gets one invitation to each table (the table stores it), and one within `INVITATION_INTERVAL` seconds.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from contextlib import suppress
from functools import partial

import discord
from cachetools import TTLCache

from unobot.bot.discord_api.error_codes import is_temporary
from unobot.bot.discord_api.request_budget import Rank
from unobot.bot.kit import Kit
from unobot.features.invitations.screens import invitation_dm_screen
from unobot.model.refused import Refused, Stale
from unobot.tables.state import admission
from unobot.tables.table import Table

log = logging.getLogger(__name__)

INVITATION_INTERVAL = 300.0
"""Seconds between two invitations to one user. The invitations are only in memory, so a restart forgets them."""
MAX_REMEMBERED_USERS = 10_000
"""The most invited users that are remembered."""


class InvitationDMs:
    """The invitations that this process sends."""

    def __init__(self, kit: Kit) -> None:
        messages = kit.messages
        self._tasks = messages.tasks
        self._preferences = messages.preferences
        self._localizer = messages.localizer
        self._renderer = messages.renderer
        self._delivery = messages.delivery
        self._direct_messages = messages.direct_messages
        self._recent_invitations = TTLCache[int, None](MAX_REMEMBERED_USERS, INVITATION_INTERVAL, timer=kit.monotonic)

    def check(self, user_id: int, name: str) -> None:
        """Raise `Refused` if a user was invited to any table in the last `INVITATION_INTERVAL` seconds."""
        if user_id in self._recent_invitations:
            raise Refused("refused-invite-lately", name=name)

    async def write(self, table: Table, user_id: int, name: str) -> bool:
        """Send a user an invitation in a DM. Return whether they accept DMs. ``name``: the inviting player's name."""
        self._recent_invitations[user_id] = None
        if not await self._preferences.wants_dms(user_id, table.state.guild_id, table.state.channel_id):
            return False
        text, server, link = self._localizer.text_of(table, user_id), *self._renderer.address(table.state)
        screen = invitation_dm_screen(
            text, table.view(), name=name, server=server or text("dm-place-unknown"), link=link
        )
        return await self._direct_messages.send_screen(user_id, screen, f"i{table.id}.{user_id % 10**9}")

    def call(self, table: Table, people: Sequence[int], caller: int, name: str) -> None:
        """Mention users in the table's channel, in the background, for a seated player called ``name``.

        A failed call is retried. If Discord refuses it for good, the users are not invited any more.
        """
        self._recent_invitations.update(dict.fromkeys(people))
        self._tasks.start(("invitation", table.id, people[0]), partial(self._call, table, people, caller, name))

    async def _call(self, table: Table, people: Sequence[int], caller: int, name: str) -> None:
        text = self._localizer.words_at(table)
        mentions = text.listed([f"<@{user_id}>" for user_id in people])
        message = {
            "content": text("invitation-call", people=mentions, name=name),
            "allowed_mentions": discord.AllowedMentions(users=[discord.Object(user_id) for user_id in people]),
            "nonce": f"c{table.id}.{people[0] % 10**9}",
        }
        try:
            await self._delivery.send(Rank.CALL, table.state.channel_id, message)
        except discord.HTTPException as error:
            if is_temporary(error):
                raise
            log.info("table %s: cannot mention users in its channel: %s", table.id, error)
            await self._revoke(table, people, caller)

    async def _revoke(self, table: Table, people: Sequence[int], caller: int) -> None:
        for user_id in people:
            self._recent_invitations.pop(user_id, None)
        with suppress(Stale):  # another process wrote the table; the users stay invited and can join
            await table.change(caller, partial(admission.revoke_invitations, guests=people))
