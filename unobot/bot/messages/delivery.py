"""Send, edit and delete messages, with the bot's token or with the token of a press."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial
from typing import Any

import discord
from discord import ui
from discord.http import handle_message_parameters

from unobot.bot.discord_api.edit_scheduler import EditScheduler
from unobot.bot.discord_api.error_codes import THREAD_ARCHIVED, may_improve
from unobot.bot.discord_api.request_budget import Rank
from unobot.bot.discord_api.webhooks import edit_with
from unobot.bot.messages.attachments import UNHURRIED, Attachments, Files, no_files
from unobot.bot.messages.message_store import MessageStore
from unobot.bot.messages.render_cache import RenderCache, Rendering
from unobot.model.messages import MessageKey, MessageState

log = logging.getLogger(__name__)

NO_MENTIONS = discord.AllowedMentions.none()


class Delivery:
    """The sender and editor of all messages in this process."""

    def __init__(
        self,
        client: discord.Client,
        scheduler: EditScheduler,
        message_store: MessageStore,
        render_cache: RenderCache,
        attachments: Attachments,
    ) -> None:
        self._client = client
        self.attachments = attachments
        self._scheduler = scheduler
        self._message_store = message_store
        self._render_cache = render_cache

    def channel(self, channel_id: int) -> discord.PartialMessageable:
        """Return a channel to send messages to."""
        return self._client.get_partial_messageable(channel_id)

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
        self, post: MessageState, rendering: Rendering, redraw: Callable[[], None], *, token: str | None = None
    ) -> None:
        """Edit a message, with the token of a press on it if one is given. Raises `discord.HTTPException`.

        ``redraw`` is called if another screen was sent to the message at the same time.
        """
        standing = self._render_cache.pictures(post.key)
        with self._render_cache.sending(post.key, rendering, redraw):
            view = rendering.view

            async def request(files: Files) -> None:
                if token is not None:
                    await edit_with(token, self._client, post.message_id, view, files)
                else:
                    with handle_message_parameters(view=view, attachments=files, allowed_mentions=NO_MENTIONS) as body:
                        # discord.py's message would also read the whole answer, which nobody needs
                        await self._client.http.edit_message(post.channel_id, post.message_id, params=body)

            prepare = partial(self.attachments.changes_of, view, standing, UNHURRIED)
            await self.attachments.send(view, post.channel_id, prepare, request)

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

    async def settle(self, key: MessageKey) -> None:
        """Forget the final message of a closed table, which is never drawn again."""
        await self._message_store.drop(key)
        self._render_cache.forget(key)
        self._message_store.forget(key.table_id)
