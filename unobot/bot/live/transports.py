"""The ways of a message to Discord: the bot's token, the token of a press, or a direct message."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple, Protocol

import discord
from discord import ui

from unobot.bot.discord_api.webhooks import edit_with, opened_by
from unobot.bot.live.attachments import UNHURRIED, Files
from unobot.bot.live.delivery import NO_MENTIONS, Delivery


class Sent(NamedTuple):
    """A message that Discord has accepted."""

    channel_id: int
    message_id: int
    is_ephemeral: bool = False


class Transport(Protocol):
    """One way of a message to Discord. All methods raise `discord.HTTPException`."""

    async def send(self, view: ui.LayoutView) -> Sent:
        """Send a screen as a new message."""

    async def edit(self, message_id: int, view: ui.LayoutView, standing: Collection[str] | None) -> None:
        """Let a message show a screen.

        ``standing``: the names of the picture files in the message; None if they are unknown.
        """


@dataclass(frozen=True, slots=True)
class BotToken:
    """The bot's own token. It counts for the request budget, for which the caller waits.

    Discord sends one message for each ``nonce``. A ``silent`` message notifies nobody.
    """

    delivery: Delivery
    channel_id: int
    nonce: str = ""
    silent: bool = False

    async def send(self, view: ui.LayoutView) -> Sent:
        """Send a screen as a new message; see `Transport`."""
        message_id = await self.delivery.post(self.channel_id, view, self.nonce, silent=self.silent)
        return Sent(self.channel_id, message_id)

    async def edit(self, message_id: int, view: ui.LayoutView, standing: Collection[str] | None) -> None:
        """Let a message show a screen; see `Transport`."""
        await self.delivery.edit(self.channel_id, message_id, view, standing)


@dataclass(frozen=True, slots=True)
class PressToken:
    """The token of a press, which lives for 15 minutes. It is free of the request budget.

    It edits and deletes only messages that its press has made or changed. ``is_private``: only the presser sees what it
    sends.
    """

    delivery: Delivery
    channel_id: int
    token: str
    is_private: bool = False

    async def send(self, view: ui.LayoutView) -> Sent:
        """Send a screen as a new message; see `Transport`."""
        attachments = self.delivery.attachments

        async def request(files: Files) -> discord.WebhookMessage:
            return await opened_by(self.token, self.delivery.client).send(
                view=view,
                files=files,
                ephemeral=self.is_private,
                wait=True,
                silent=not self.is_private,
                allowed_mentions=NO_MENTIONS,
            )

        prepare = partial(attachments.files_of, view, UNHURRIED)
        sent = await attachments.send(view, self.channel_id, prepare, request)
        return Sent(self.channel_id, sent.id, is_ephemeral=sent.flags.ephemeral)

    async def edit(self, message_id: int, view: ui.LayoutView, standing: Collection[str] | None) -> None:
        """Let a message show a screen; see `Transport`."""
        attachments = self.delivery.attachments
        prepare = partial(attachments.changes_of, view, standing, UNHURRIED)
        request = partial(edit_with, self.token, self.delivery.client, message_id, view)
        await attachments.send(view, self.channel_id, prepare, request)

    async def delete(self, message_id: int) -> None:
        """Delete a message. Raises `discord.HTTPException`."""
        await opened_by(self.token, self.delivery.client).delete_message(message_id)


@dataclass(frozen=True, slots=True)
class DirectMessage:
    """The bot's own token in the DM of a user, which the first message opens.

    ``channel_id``: None if the DM is not known yet. Discord sends one message for each ``nonce``.
    """

    delivery: Delivery
    user_id: int
    channel_id: int | None
    nonce: str = ""

    async def send(self, view: ui.LayoutView) -> Sent:
        """Send a screen as a new message; see `Transport`."""
        channel_id = self.channel_id
        if channel_id is None:
            channel_id = (await self.delivery.client.create_dm(discord.Object(self.user_id))).id
        return Sent(channel_id, await self.delivery.post(channel_id, view, self.nonce))

    async def edit(self, message_id: int, view: ui.LayoutView, standing: Collection[str] | None) -> None:
        """Let a message show a screen; see `Transport`."""
        assert self.channel_id is not None  # it has a message already
        await self.delivery.edit(self.channel_id, message_id, view, standing)
