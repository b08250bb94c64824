"""The panel of `/uno privacy`: a user sees, downloads or deletes what is stored about them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from io import BytesIO
from itertools import islice
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

DATA, ARCHIVE, PART = "my-data.json", "my-data.zip", "my-data-{}.zip"
MAX_FILES = 10
"""The most files of a message. The limit of their size is one for each file.

<https://docs.discord.com/developers/resources/message#create-message>
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
            limit = context.interaction.filesize_limit
            files = await asyncio.to_thread(_files, await user_data.export(context.user_id), limit)
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


def _files(data: Data, limit: int) -> list[discord.File]:
    """Return the data of a user as a JSON file of at most ``limit`` bytes, or else as ZIP archives. It blocks.

    Raises `Refused` if they are more than `MAX_FILES`.
    """
    content = _json(data)
    if len(content) <= limit:
        return [discord.File(BytesIO(content), DATA)]
    archives = list(islice(_archives(data, limit), MAX_FILES + 1))
    if len(archives) > MAX_FILES:
        raise Refused("refused-data-too-large")
    names = [PART.format(number) for number in range(1, len(archives) + 1)] if len(archives) > 1 else [ARCHIVE]
    return [discord.File(BytesIO(archive), name) for archive, name in zip(archives, names, strict=True)]


def _archives(data: Data, limit: int) -> Iterator[bytes]:
    """Yield ZIP archives of at most ``limit`` bytes that together have all of the data, in its order.

    The longest list of the data is divided until each part is small enough. Raises `Refused` if a single row is larger.
    """
    buffer = BytesIO()
    with ZipFile(buffer, "w", ZIP_DEFLATED) as archive:
        archive.writestr(DATA, _json(data))
    if len(content := buffer.getvalue()) <= limit:
        yield content
        return
    lists = {name: rows for name, rows in data.items() if isinstance(rows, list)}
    longest = max(lists, key=lambda name: len(lists[name]), default="")
    if not longest or len(lists[longest]) < 2:
        raise Refused("refused-data-too-large")
    middle = len(lists[longest]) // 2
    yield from _archives({**data, longest: lists[longest][:middle]}, limit)
    others = {name: [] if name in lists else value for name, value in data.items()}
    yield from _archives({**others, longest: lists[longest][middle:]}, limit)


def _json(data: Data) -> bytes:
    return msgspec.json.format(msgspec.json.encode(data), indent=2)


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
