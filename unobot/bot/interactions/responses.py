"""Answering an interaction in time: at once where that is possible, within three seconds whatever happens."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from types import TracebackType
from typing import Self

import discord
from discord import ui

from unobot.bot.discord_api.error_codes import ANSWERED_ALREADY, UNREACHABLE, is_lost, reason
from unobot.bot.messages.attachments import attachments_of, files_of
from unobot.bot.messages.delivery import NO_MENTIONS

log = logging.getLogger(__name__)

WATCHDOG = 1.2
"""Seconds after which Discord is told that the answer takes a little longer (it gives up after 3)."""


class Answer:
    """One interaction's answer. Use as ``async with Answer(interaction) as answer``.

    ``update=True`` (buttons) redraws the message that was clicked; else a new message is sent that only the user sees.
    While the block runs longer than `WATCHDOG`, a deferral goes out by itself.
    """

    def __init__(self, interaction: discord.Interaction, *, update: bool) -> None:
        self.interaction = interaction
        self._update = update
        self._posted = False
        """Whether everybody sees the answer, so that it must not become what one person is told."""
        self._deferral: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None

    async def __aenter__(self) -> Self:
        self._timer = asyncio.get_running_loop().call_later(WATCHDOG, self._begin_deferral)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._timer is not None:
            self._timer.cancel()
        if self._deferral is not None:
            await self._deferral

    async def defer(self) -> None:
        """Answer with nothing yet: what is shown then comes after it."""
        if await self._is_open():
            self._begin_deferral()
            await self._is_open()

    async def redraw(self, view: ui.LayoutView) -> None:
        """The message that was clicked shows ``view`` from now on."""
        view.stop()
        message = self.interaction.message
        standing = None if message is None else {attachment.filename for attachment in message.attachments}
        files = await attachments_of(view, standing)
        if await self._is_open():
            try:
                await self.interaction.response.edit_message(view=view, attachments=files, allowed_mentions=NO_MENTIONS)
            except discord.HTTPException as error:
                if error.code != ANSWERED_ALREADY:  # a deferral arrived whose answer was lost
                    raise
            else:
                return
            files = await attachments_of(view, standing)  # a file can be sent but once
        await self.interaction.edit_original_response(view=view, attachments=files, allowed_mentions=NO_MENTIONS)

    async def show(self, view: ui.LayoutView, *files: discord.File) -> int:
        """A new message with ``view`` and files, for this user's eyes only. Returns its id."""
        view.stop()
        if await self._is_open() and (
            message_id := await self._respond(view, [*files, *await files_of(view)], ephemeral=True)
        ):
            return message_id
        files = (*files, *await files_of(view))  # a file can be sent but once
        if self._update or self._posted:
            message = await self.interaction.followup.send(
                view=view, files=files, ephemeral=True, wait=True, allowed_mentions=NO_MENTIONS
            )
            return message.id
        edit = self.interaction.edit_original_response(view=view, attachments=files, allowed_mentions=NO_MENTIONS)
        return (await edit).id

    async def post(self, view: ui.LayoutView) -> int:
        """A new message with ``view`` for everybody in the channel. Returns its id."""
        view.stop()
        self._posted = True
        if await self._is_open() and (message_id := await self._respond(view, await files_of(view), ephemeral=False)):
            return message_id
        # The deferral was for one person's eyes, and stays so: what follows it cannot be for everybody.
        channel_id = self.interaction.channel_id
        assert channel_id is not None  # a table is opened in a channel
        channel = self.interaction.client.get_partial_messageable(channel_id)
        message = await channel.send(view=view, files=await files_of(view), allowed_mentions=NO_MENTIONS)
        try:
            await self.interaction.delete_original_response()
        except UNREACHABLE as error:  # what was promised there has come by itself
            log.info("a deferral could not be taken back: %s", error)
        return message.id

    async def ask(self, modal: ui.Modal) -> bool:
        """Open ``modal`` over what the user sees. Returns whether it was still time: a modal cannot come late."""
        modal.stop()
        if not await self._is_open():
            return False
        await self.interaction.response.send_modal(modal)
        return True

    async def _respond(self, view: ui.LayoutView, files: Sequence[discord.File] = (), *, ephemeral: bool) -> int | None:
        """A new message as the first answer; its id. ``None`` where a deferral arrived that seemed lost.

        An answer that itself seems lost is looked for: Discord may have taken it (discord.py tries again, and then
        hears that there is one). Raises what that look-up raises where there is none.
        """
        try:
            sent = await self.interaction.response.send_message(
                view=view, files=files, ephemeral=ephemeral, allowed_mentions=NO_MENTIONS
            )
        except UNREACHABLE as error:
            answered = isinstance(error, discord.HTTPException) and error.code == ANSWERED_ALREADY
            if answered and self._deferral is not None:
                return None
            if not answered and not is_lost(error):
                raise
            log.info("it is not known whether an answer arrived: %s", reason(error))
            return (await self.interaction.original_response()).id
        return sent.message_id

    async def _is_open(self) -> bool:
        """Whether the first answer can still be given; waits for a deferral that is on its way."""
        if self._timer is not None:
            self._timer.cancel()
        if self._deferral is not None:
            await self._deferral
        return not self.interaction.response.is_done()

    def _begin_deferral(self) -> None:
        if not self.interaction.response.is_done():
            self._deferral = asyncio.create_task(self._defer())

    async def _defer(self) -> None:
        try:
            if self._update:
                await self.interaction.response.defer()
            else:
                await self.interaction.response.defer(ephemeral=True, thinking=True)
        except UNREACHABLE as error:  # the answer itself will meet the same, and be dealt with
            log.info("a deferral did not arrive: %s", error)
