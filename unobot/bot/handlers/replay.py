"""The replay of a finished match, which anybody who sees its channel can open."""

from __future__ import annotations

from discord.ui import LayoutView

from unobot.bot.custom_ids import Verb
from unobot.bot.interactions.actions import RecordAction
from unobot.bot.interactions.context import PressContext
from unobot.bot.interactions.permissions import sees_channel
from unobot.bot.interactions.surfaces import OWN, Control, Surface
from unobot.bot.screens.builder import Screen
from unobot.bot.screens.replay import replay_screen
from unobot.model.refused import Refused
from unobot.tables.replay import Replay

MOST_DIGITS = 8
PLACE = "any channel of its own server; outside servers, any place without the bot"
"""The places from which a finished match can be reached, for `docs/security.md`."""


async def _replay(context: PressContext) -> None:
    """Show the entry of the button, or the chosen key moment. The argument `open` shows it in a new message."""
    replay = await replay_of(context, context.action_id.table)
    ply = _ply(context)
    if ply > replay.last:
        raise Refused("refused-unknown-button")
    attaches = context.messages.attachments.budget.has_spare and context.interaction.app_permissions.attach_files
    screen = read_alone(replay_screen(context.text, replay.view(ply), attaches=attaches), context.user_id)
    if context.action_id.arg == "open":
        await context.response.show(screen)
    else:
        await context.response.redraw(screen)


def read_alone(screen: LayoutView, user_id: int) -> LayoutView:
    """Let the pictures of a screen wait for other pictures of this user only, and not for those of a table."""
    assert isinstance(screen, Screen)
    screen.table = -user_id
    return screen


def _ply(context: PressContext) -> int:
    """Return the number of the entry to show. Raises `Refused`."""
    match context.action_id.arg:
        case "" | "open":
            return context.action_id.ply
        case "moment" if context.chosen.isascii() and context.chosen.isdecimal() and len(context.chosen) < MOST_DIGITS:
            return int(context.chosen)
        case _:
            raise Refused("refused-unknown-button")


async def replay_of(context: PressContext, table_id: int) -> Replay:
    """Return the finished match of a table of this server, or of one outside servers if the user is outside, too.

    Raises `Refused` and `StorageError`.
    """
    guild_id = context.server_id
    await context.hub.policies.check(guild_id, context.user_id)
    replay = await context.hub.replays.open(guild_id, table_id)
    channel_id = replay.table.channel_id
    seen = await sees_channel(context.interaction, channel_id)
    if not seen and not replay.has_played(context.user_id):
        if seen is None and guild_id is not None:
            raise Refused("refused-replay-channel", channel=f"<#{channel_id}>")
        raise Refused("refused-no-such-table")
    return replay


ACTIONS = (
    RecordAction(
        verb=Verb.REPLAY,
        handler=_replay,
        offered=Control.BUTTON.on(*OWN),
        by_argument={"open": Control.BUTTON.on(Surface.TABLE, *OWN), "moment": Control.MENU.on(*OWN)},
        place=PLACE,
        who="anybody who can see the channel of the match; its players",
        when="match over",
        checked="the match is over in the database; an entry of the match",
    ),
)
