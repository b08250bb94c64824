"""The replay of a finished match, its files, and the coach, for anybody who sees its channel."""

from __future__ import annotations

from io import BytesIO

import discord

from unobot.ai.expert import knows
from unobot.bot.custom_ids import Verb
from unobot.bot.interactions.actions import RecordAction
from unobot.bot.interactions.context import PressContext
from unobot.bot.interactions.permissions import can_see_channel
from unobot.bot.interactions.surfaces import PRIVATE_SURFACES, Control, Surface
from unobot.bot.screens.queue import queue_screen
from unobot.features.replay.coaching import Coaching
from unobot.features.replay.files import ReplayFiles
from unobot.features.replay.replay import Replay
from unobot.features.replay.screens import (
    COACH_PAGES,
    CoachedDecision,
    coach_screen,
    gif_file_screen,
    page_file_screen,
    replay_screen,
)
from unobot.features.replay.store import Replays
from unobot.model.refused import Refused
from unobot.replays.file_process import FileKind

MAX_PLY_DIGITS = 8
"""A ply in a choice of the menu has fewer digits."""
PLACE = "any channel of its own server; outside servers, any place without the bot"
"""The places in which users can open a finished match, for `docs/security.md`."""


async def _replay(context: PressContext) -> None:
    """Show the entry of the button, or the selected key moment. The argument `open` shows it in a new message."""
    replay = await replay_of(context, context.action_id.table)
    ply = _ply(context)
    if ply > replay.last:
        raise Refused("refused-unknown-button")
    attaches = context.messages.attachments.are_on and context.interaction.app_permissions.attach_files
    screen = replay_screen(context.text, replay.view(ply), attaches=attaches)
    if context.action_id.arg == "open":
        await context.response.show(screen)
    else:
        await context.response.redraw(screen)


def _ply(context: PressContext) -> int:
    """Return the number of the entry to show. Raises `Refused`."""
    match context.action_id.arg:
        case "" | "open":
            return context.action_id.ply
        case "moment" if (
            context.choice.isascii() and context.choice.isdecimal() and len(context.choice) < MAX_PLY_DIGITS
        ):
            return int(context.choice)
        case _:
            raise Refused("refused-unknown-button")


async def replay_of(context: PressContext, table_id: int) -> Replay:
    """Return the finished match of a table of this server; for a user outside servers, of a table outside servers.

    Raises `Refused` and `StorageError`.
    """
    guild_id = context.server_id
    await context.hub.policies.check(guild_id, context.user_id)
    replay = await context.kit[Replays].open(guild_id, table_id)
    channel_id = replay.table.channel_id
    is_visible = await can_see_channel(context.interaction, channel_id)
    if not is_visible and not replay.has_played(context.user_id):
        if is_visible is None and guild_id is not None:
            raise Refused("refused-replay-channel", channel=f"<#{channel_id}>")
        raise Refused("refused-no-such-table")
    context.hub.visits.add(channel_id, context.user_id, context.kit.clock())  # the press may be in another channel
    return replay


async def _save(context: PressContext) -> None:
    """Send the page or the GIF in a new message."""
    if context.action_id.arg not in (FileKind.PAGE, FileKind.GIF):
        raise Refused("refused-unknown-button")
    kind = FileKind(context.action_id.arg)
    replay = await replay_of(context, context.action_id.table)
    emblems = [occupant.emblem for occupant in replay.occupants(replay.last)]
    files, user_id = context.kit[ReplayFiles], context.user_id
    content = await context.response.wait_for(
        files.get(replay.match.id, kind, replay.record, emblems, context.text, user_id),
        lambda: queue_screen(context.text, *files.wait_of(user_id), kind),
    )
    if len(content) > context.interaction.filesize_limit:
        raise Refused("refused-files-too-large")
    is_page = kind is FileKind.PAGE
    name = f"uno-{replay.match.id}.{'html' if is_page else 'gif'}"
    screen = page_file_screen(context.text, name) if is_page else gif_file_screen(context.text, name)
    await context.response.show(screen, discord.File(BytesIO(content), name))


async def _coach(context: PressContext) -> None:
    """Show a decision with the position as the player saw it: the most costly one in a new message, or another one."""
    table_id, page = context.action_id.table, context.action_id.arg
    if page not in COACH_PAGES:
        raise Refused("refused-unknown-button")
    replay = await replay_of(context, table_id)
    seats = replay.seats_of(context.user_id)
    if all(seat is None for seat in seats):
        raise Refused("refused-coach-not-seated")
    if replay.table.ruleset.scoring == "golf":
        raise Refused("refused-coach-golf")
    if not knows(replay.table.ruleset):
        raise Refused("refused-coach-deck")
    coaching, user_id = context.kit[Coaching], context.user_id
    answer = await context.response.wait_for(
        coaching.get(replay.match.id, replay.record, seats, user_id),
        lambda: queue_screen(context.text, *coaching.wait_of(user_id), "coach"),
    )
    lessons = [
        CoachedDecision(mistake, replay.view_before(mistake.ply, mistake.seat)) for mistake in answer.advice.mistakes
    ]
    attaches = context.messages.attachments.are_on and context.interaction.app_permissions.attach_files
    screen = coach_screen(context.text, table_id, answer.luck, lessons, page=int(page or 0), attaches=attaches)
    await (context.response.redraw if page and context.is_private else context.response.show)(screen)


ACTIONS = (
    RecordAction(
        verb=Verb.REPLAY,
        handler=_replay,
        offered=Control.BUTTON.on(*PRIVATE_SURFACES),
        by_argument={
            "open": Control.BUTTON.on(Surface.TABLE, *PRIVATE_SURFACES),
            "moment": Control.MENU.on(*PRIVATE_SURFACES),
        },
        place=PLACE,
        who="anybody who can see the channel of the match; its players",
        when="match over",
        checked="the match is over in the database; an entry of the match",
    ),
    RecordAction(
        verb=Verb.SAVE,
        handler=_save,
        by_argument={"page": Control.BUTTON.on(*PRIVATE_SURFACES), "gif": Control.BUTTON.on(*PRIVATE_SURFACES)},
        place=PLACE,
        who="anybody who can see the channel of the match",
        when="match over",
        checked="the match is over in the database; at most three new files a minute for a user, and three at a time",
    ),
    RecordAction(
        verb=Verb.COACH,
        handler=_coach,
        offered=Control.BUTTON.on(Surface.TABLE, *PRIVATE_SURFACES),
        place=PLACE,
        who="the players of the match",
        when="match over",
        checked="the match is over in the database; a page; one new answer at a time and three a minute for a user",
    ),
)
