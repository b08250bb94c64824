"""The files of a finished match: a page that replays it, and a GIF of its key moments."""

from __future__ import annotations

from io import BytesIO

import discord

from unobot.bot.custom_ids import Verb
from unobot.bot.handlers.replay import PLACE, replay_of
from unobot.bot.interactions.actions import RecordAction
from unobot.bot.interactions.context import PressContext
from unobot.bot.interactions.surfaces import OWN, Control
from unobot.bot.screens.queue import queue_screen
from unobot.bot.screens.replay_files import gif_file_screen, page_file_screen
from unobot.model.refused import Refused
from unobot.replays.file_process import FileKind


async def _save(context: PressContext) -> None:
    """Send the page or the GIF in a new message."""
    if context.action_id.arg not in (FileKind.PAGE, FileKind.GIF):
        raise Refused("refused-unknown-button")
    kind = FileKind(context.action_id.arg)
    replay = await replay_of(context, context.action_id.table)
    emblems = [each.emblem for each in replay.occupants(replay.last)]
    files, user_id = context.messages.replay_files, context.user_id
    made = await context.response.later(
        files.get(replay.match.id, kind, replay.record, emblems, context.text, user_id),
        lambda: queue_screen(context.text, *files.wait_of(user_id)),
    )
    if len(made) > context.interaction.filesize_limit:
        raise Refused("refused-files-too-large")
    is_page = kind is FileKind.PAGE
    name = f"uno-{replay.match.id}.{'html' if is_page else 'gif'}"
    screen = page_file_screen(context.text, name) if is_page else gif_file_screen(context.text, name)
    await context.response.show(screen, discord.File(BytesIO(made), name))


ACTIONS = (
    RecordAction(
        verb=Verb.SAVE,
        handler=_save,
        by_argument={"page": Control.BUTTON.on(*OWN), "gif": Control.BUTTON.on(*OWN)},
        place=PLACE,
        who="anybody who can see the channel of the match",
        when="match over",
        checked="the match is over in the database; at most three new files a minute for a user, and three at a time",
    ),
)
