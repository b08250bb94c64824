"""Send, edit and delete messages with the bot's token."""

from __future__ import annotations

import logging
from collections.abc import Collection
from functools import partial
from typing import Any

import discord
from discord import ui
from discord.http import handle_message_parameters

from unobot.bot.discord_api.error_codes import THREAD_ARCHIVED, may_improve
from unobot.bot.discord_api.request_budget import Rank
from unobot.bot.live.attachments import UNHURRIED, Attachments, Files, no_files
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

        prepare = partial(self.attachments.changes_of, view, standing, UNHURRIED)
        await self.attachments.send(view, channel_id, prepare, request)

    async def post(self, channel_id: int, view: ui.LayoutView, nonce: str, *, silent: bool = False) -> int:
        """Send a screen with its pictures as a new message; return its id. Raises `discord.HTTPException`.

        Discord sends one message for each ``nonce``.
        """

        async def request(files: Files) -> discord.Message:
            return await self.channel(channel_id).send(
                view=view, files=files, allowed_mentions=NO_MENTIONS, silent=silent, nonce=nonce
            )

        prepare = partial(self.attachments.files_of, view, UNHURRIED)
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
        """Change the words of a plain message if it still exists. Mentions call nobody again."""
        await self._scheduler.turn(Rank.CALL)
        try:
            message = self.channel(post.channel_id).get_partial_message(post.message_id)
            await message.edit(content=words, allowed_mentions=NO_MENTIONS)
        except discord.HTTPException as error:
            if may_improve(error):
                raise
            log.debug("message %s keeps its words: %s", post.message_id, error)
