"""The panel of `/uno privacy`: a user sees, downloads or deletes what is stored about them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import ExitStack, closing
from itertools import islice

import discord

from unobot.bot.custom_ids import Verb
from unobot.bot.interactions.actions import GeneralAction
from unobot.bot.interactions.context import Context, PressContext
from unobot.bot.interactions.slash_commands import command
from unobot.bot.interactions.surfaces import Control, Surface
from unobot.bot.messages.side_jobs import Wait
from unobot.bot.screens.menu import notice_screen
from unobot.bot.screens.queue import queue_screen
from unobot.features.privacy.download import FILE_NAME, Spool, archives, json_file, size_of
from unobot.features.privacy.job import UserData
from unobot.features.privacy.screens import privacy_ask_screen, privacy_file_screen, privacy_screen
from unobot.gate_place import leave_gate
from unobot.model.refused import Refused

ARCHIVE, PART = "my-data.zip", "my-data-{}.zip"
MAX_FILES = 10
"""The most files of a message. The limit of their size is one for each file.

<https://docs.discord.com/developers/resources/message#create-message>
"""


@command(for_blocked=True)
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
            limit = context.interaction.filesize_limit
            with closing(Spool()) as spool, ExitStack() as opened:
                async for part in user_data.export_parts(context.user_id):
                    await asyncio.to_thread(spool.add, part)
                files = await asyncio.to_thread(_files, spool, limit, opened)
                await response.show(privacy_file_screen(text, [file.filename for file in files]), *files)
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


def _files(spool: Spool, limit: int, opened: ExitStack) -> list[discord.File]:
    """Return the data of a user as a JSON file of at most ``limit`` bytes, or else as ZIP archives. It blocks.

    ``opened`` closes the files. Raises `Refused` if they are more than `MAX_FILES`.
    """
    whole = json_file(spool)
    opened.callback(whole.close)  # the method as it is now: discord.py replaces it
    if size_of(whole) <= limit:
        return [discord.File(whole, FILE_NAME)]  # type: ignore[arg-type]
    packed = []
    for archive in islice(archives(spool, limit), MAX_FILES + 1):
        opened.callback(archive.close)
        packed.append(archive)
    if len(packed) > MAX_FILES:
        raise Refused("refused-data-too-large")
    names = [PART.format(number) for number in range(1, len(packed) + 1)] if len(packed) > 1 else [ARCHIVE]
    return [discord.File(file, name) for file, name in zip(packed, names, strict=True)]  # type: ignore[arg-type]


ACTIONS = (
    GeneralAction(
        verb=Verb.PRIVACY,
        handler=_privacy,
        offered=Control.BUTTON.on(Surface.PANEL, Surface.DIRECT),
        who="anybody, for themselves",
        when="any",
        for_blocked=True,  # their data stays theirs
        checked="`export`, `delete`, `yes` or `no`; the data is that of the user who presses",
    ),
)
COMMANDS = (privacy,)
