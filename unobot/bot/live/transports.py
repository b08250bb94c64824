"""The ways of a message to Discord: the bot's token, the token of a press, or a direct message."""

from __future__ import annotations

import logging
from collections.abc import Collection
from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple, Protocol

import discord
from discord import ui
from discord.http import handle_message_parameters

from unobot.bot.discord_api.error_codes import THREAD_ARCHIVED, is_temporary
from unobot.bot.discord_api.request_budget import Rank
from unobot.bot.discord_api.webhooks import edit_message, interaction_webhook
from unobot.bot.live.attachments import REDRAW_TIMEOUT, Attachments, Files, no_files
from unobot.bot.live.edit_scheduler import EditScheduler
from unobot.model.messages import MessageState

log = logging.getLogger(__name__)

NO_MENTIONS = discord.AllowedMentions.none()


class Delivery:
    """The sender and editor of all messages in this process."""

    def __init__(self, client: discord.Client, scheduler: EditScheduler, attachments: Attachments) -> None:
        self.client = client
        self.attachments = attachments
        self._scheduler = scheduler

    def channel(self, channel_id: int) -> discord.PartialMessageable:
        """Return a channel to send messages to."""
        return self.client.get_partial_messageable(channel_id)

    async def send(self, rank: Rank, channel_id: int, message: dict[str, Any]) -> int:
        """Send a message when the request budget allows it; return its id.

        ``message``: the keyword arguments for discord.py. Raises `discord.HTTPException`.
        """
        await self._scheduler.turn(rank)
        return await self.send_now(channel_id, message)

    async def send_now(self, channel_id: int, message: dict[str, Any]) -> int:
        """Send a message without regard to the request budget; see `send`."""

        async def request(_: Files) -> int:
            return (await self.channel(channel_id).send(**message)).id

        return await self.attachments.send(message.get("view"), channel_id, no_files, request)

    async def edit(
        self, channel_id: int, message_id: int, view: ui.LayoutView, standing: Collection[str] | None
    ) -> None:
        """Edit a message with the bot's token. Raises `discord.HTTPException`.

        ``standing``: the names of the picture files in the message; None if they are unknown.
        """

        async def request(files: Files) -> None:
            with handle_message_parameters(view=view, attachments=files, allowed_mentions=NO_MENTIONS) as body:
                # discord.py's message would also read the whole answer, which nobody needs
                await self.client.http.edit_message(channel_id, message_id, params=body)

        prepare = partial(self.attachments.changes_of, view, standing, REDRAW_TIMEOUT)
        await self.attachments.send(view, channel_id, prepare, request)

    async def post(self, channel_id: int, view: ui.LayoutView, nonce: str, *, silent: bool = False) -> int:
        """Send a screen with its pictures as a new message; return its id. Raises `discord.HTTPException`.

        Discord sends one message for each ``nonce``.
        """

        async def request(files: Files) -> discord.Message:
            return await self.channel(channel_id).send(
                view=view, files=files, allowed_mentions=NO_MENTIONS, silent=silent, nonce=nonce
            )

        prepare = partial(self.attachments.files_of, view, REDRAW_TIMEOUT)
        return (await self.attachments.send(view, channel_id, prepare, request)).id

    async def delete(self, channel_id: int, message_id: int) -> None:
        """Delete a message of the bot if it still exists."""
        try:
            await self.channel(channel_id).get_partial_message(message_id).delete()
        except (discord.NotFound, discord.Forbidden) as error:
            log.debug("message %s is gone already: %s", message_id, error)
        except discord.HTTPException as error:
            if error.code != THREAD_ARCHIVED:
                raise

    async def rewrite(self, post: MessageState, words: str) -> None:
        """Change the words of a plain message if it still exists. Mentions notify nobody again."""
        await self._scheduler.turn(Rank.CALL)
        try:
            message = self.channel(post.channel_id).get_partial_message(post.message_id)
            await message.edit(content=words, allowed_mentions=NO_MENTIONS)
        except discord.HTTPException as error:
            if is_temporary(error):
                raise
            log.debug("message %s keeps its words: %s", post.message_id, error)


class SentMessage(NamedTuple):
    """A message that Discord has accepted."""

    channel_id: int
    message_id: int
    is_ephemeral: bool = False


class Transport(Protocol):
    """One way of a message to Discord. All methods raise `discord.HTTPException`."""

    async def send(self, view: ui.LayoutView) -> SentMessage:
        """Send a screen as a new message."""

    async def edit(self, message_id: int, view: ui.LayoutView, standing: Collection[str] | None) -> None:
        """Edit a message to show a screen.

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

    async def send(self, view: ui.LayoutView) -> SentMessage:
        """Send a screen as a new message; see `Transport`."""
        message_id = await self.delivery.post(self.channel_id, view, self.nonce, silent=self.silent)
        return SentMessage(self.channel_id, message_id)

    async def edit(self, message_id: int, view: ui.LayoutView, standing: Collection[str] | None) -> None:
        """Edit a message to show a screen; see `Transport`."""
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

    async def send(self, view: ui.LayoutView) -> SentMessage:
        """Send a screen as a new message; see `Transport`."""
        attachments = self.delivery.attachments

        async def request(files: Files) -> discord.WebhookMessage:
            return await interaction_webhook(self.token, self.delivery.client).send(
                view=view,
                files=files,
                ephemeral=self.is_private,
                wait=True,
                silent=not self.is_private,
                allowed_mentions=NO_MENTIONS,
            )

        prepare = partial(attachments.files_of, view, REDRAW_TIMEOUT)
        message = await attachments.send(view, self.channel_id, prepare, request)
        return SentMessage(self.channel_id, message.id, is_ephemeral=message.flags.ephemeral)

    async def edit(self, message_id: int, view: ui.LayoutView, standing: Collection[str] | None) -> None:
        """Edit a message to show a screen; see `Transport`."""
        attachments = self.delivery.attachments
        prepare = partial(attachments.changes_of, view, standing, REDRAW_TIMEOUT)
        request = partial(edit_message, self.token, self.delivery.client, message_id, view)
        await attachments.send(view, self.channel_id, prepare, request)

    async def delete(self, message_id: int) -> None:
        """Delete a message. Raises `discord.HTTPException`."""
        await interaction_webhook(self.token, self.delivery.client).delete_message(message_id)


@dataclass(frozen=True, slots=True)
class DirectMessage:
    """The bot's own token in the DM of a user, which the first message opens.

    ``channel_id``: None if the DM is not known yet. Discord sends one message for each ``nonce``.
    """

    delivery: Delivery
    user_id: int
    channel_id: int | None
    nonce: str = ""

    async def send(self, view: ui.LayoutView) -> SentMessage:
        """Send a screen as a new message; see `Transport`."""
        channel_id = self.channel_id
        if channel_id is None:
            channel_id = (await self.delivery.client.create_dm(discord.Object(self.user_id))).id
        return SentMessage(channel_id, await self.delivery.post(channel_id, view, self.nonce))

    async def edit(self, message_id: int, view: ui.LayoutView, standing: Collection[str] | None) -> None:
        """Edit a message to show a screen; see `Transport`."""
        assert self.channel_id is not None  # it has a message already
        await self.delivery.edit(self.channel_id, message_id, view, standing)
