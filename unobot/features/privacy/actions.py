"""The panel of `/uno privacy`: a user sees, downloads or deletes what is stored about them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from io import BytesIO
from zipfile import ZIP_DEFLATED, ZipFile

import discord
import msgspec

from unobot.bot.custom_ids import Verb
from unobot.bot.interactions.actions import GeneralAction
from unobot.bot.interactions.context import Context, PressContext
from unobot.bot.interactions.slash_commands import command
from unobot.bot.interactions.surfaces import Control, Surface
from unobot.bot.messages.side_jobs import Wait
from unobot.bot.screens.menu import notice_screen
from unobot.bot.screens.queue import queue_screen
from unobot.features.privacy.job import UserData
from unobot.features.privacy.screens import privacy_ask_screen, privacy_file_screen, privacy_screen
from unobot.gate_place import leave_gate
from unobot.model.people import Data
from unobot.model.refused import Refused

DATA, ARCHIVE = "my-data.json", "my-data.zip"
MAX_UNPACKED_BYTES = 9_000_000
"""The most bytes of a file that is not compressed. Discord accepts 10 MiB in a message.

<https://docs.discord.com/developers/reference#uploading-files>
"""


@command()
async def privacy(context: Context) -> None:
    """Show the panel with what is stored about the caller."""
    await _show(context)


async def _show(context: Context) -> None:
    counts = await context.kit[UserData].counts(context.user_id)
    await context.answer(privacy_screen(context.text, counts))


async def _privacy(context: PressContext) -> None:
    """Handle a button of the panel. It affects only the data of the user who presses it."""
    response, text, user_data = context.response, context.text, context.kit[UserData]
    match context.action_id.arg:
        case "export":
            leave_gate()
            file = await asyncio.to_thread(_file, await user_data.export(context.user_id))
            await response.show(privacy_file_screen(text, file.filename), file)
        case "delete":
            await response.redraw(privacy_ask_screen(text))
        case "yes":

            async def wait_in_line(wait: Wait, turn: Callable[[], Awaitable[object]]) -> None:
                await response.redraw(queue_screen(text, *wait))
                await response.wait_for(turn())

            leave_gate()
            is_done = await user_data.erase(context.interaction.user, context.hub.table, wait_in_line)
            await response.redraw(notice_screen(text("privacy-deleted" if is_done else "privacy-again")))
        case "no":
            await _show(context)
        case _:
            raise Refused("refused-unknown-button")


def _file(data: Data) -> discord.File:
    """Return the data of a user as a JSON file, or as a ZIP archive if it is too large for Discord. It blocks."""
    content = msgspec.json.format(msgspec.json.encode(data), indent=2)
    if len(content) <= MAX_UNPACKED_BYTES:
        return discord.File(BytesIO(content), DATA)
    buffer = BytesIO()
    with ZipFile(buffer, "w", ZIP_DEFLATED) as archive:
        archive.writestr(DATA, content)
    buffer.seek(0)
    return discord.File(buffer, ARCHIVE)


ACTIONS = (
    GeneralAction(
        verb=Verb.PRIVACY,
        handler=_privacy,
        offered=Control.BUTTON.on(Surface.PANEL, Surface.DIRECT),
        who="anybody, for themselves",
        when="any",
        checked="`export`, `delete`, `yes` or `no`; the data is that of the user who presses",
    ),
)
COMMANDS = (privacy,)
