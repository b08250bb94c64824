"""Play alone in the bot's DM: one message is the table and the hand, and the match starts at once."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Any

from unobot.bot.custom_ids import Verb
from unobot.bot.discord_api.interaction_places import place_kind
from unobot.bot.handlers.hand import redraw
from unobot.bot.handlers.table_posts import answer_with, post_here
from unobot.bot.interactions.actions import TableAction
from unobot.bot.interactions.context import Context, TableContext
from unobot.bot.interactions.responses import PROMISED
from unobot.bot.interactions.surfaces import Control, Surface
from unobot.bot.messages.messages import Messages
from unobot.bot.screens import notice_screen
from unobot.bot.screens.alone import PACES, moved_screen
from unobot.model.refused import Refused
from unobot.model.table import TableOptions
from unobot.rules.ruleset.ruleset import Ruleset
from unobot.tables.hub import Hub
from unobot.tables.state import hosting
from unobot.tables.table import Table
from unobot.wording.durations import estimate


@dataclass(frozen=True, slots=True)
class MatchAlone:
    """The wishes for a match alone."""

    levels: tuple[str, ...]
    """The levels of the AIs."""
    ruleset: Ruleset
    is_fast: bool = False
    """Whether the AIs play fast, whatever the user has chosen before."""


async def open_alone(context: Context, match: MatchAlone) -> Table:
    """Start a match in the bot's DM, or show the one that runs there. Raises `Refused`.

    In the DM, the message of the table is the answer. Elsewhere, the answer says where it is. If many people do this at
    once, it first says when the match opens, because Discord lets the bot open few new DMs.
    """
    hub, messages, text = context.hub, context.messages, context.text
    is_here = place_kind(context.interaction) == "direct"
    channel_id = context.interaction.channel_id if is_here else await _channel_of(context)
    if channel_id is None:
        raise Refused("refused-alone-no-direct")
    table = await _running(hub, channel_id)
    goes_on, chosen = table is not None, await messages.preferences.person(context.user_id)
    if table is None:
        try:
            table = await hub.open(
                None,
                channel_id,
                host_id=context.user_id,
                name=context.name,
                locale=str(context.interaction.locale),
                levels=match.levels,
                ruleset=match.ruleset,
                options=TableOptions(take_back=True, ai_pace="fast" if match.is_fast else chosen.ai_pace),
                salt=context.interaction.id,
                place="direct",
            )
        except Refused:
            table = await _running(hub, channel_id)  # two presses waited for the same DM
            if table is None:
                raise
            goes_on = True
    if is_here and goes_on:
        await post_here(context, table)
        await context.response.show(notice_screen(text("note-alone-goes-on")))
    elif is_here:
        await answer_with(context, table)
    else:
        await context.response.later(_post_there(messages, table, is_new=not goes_on))
        await context.response.show(moved_screen(text, messages.renderer.address(table.state)[1]))
    return table


async def _channel_of(context: Context) -> int | None:
    """Return the bot's DM with the user, and open it. While they wait for that, they read how long it takes."""
    dms, user_id, text = context.messages.direct_messages, context.user_id, context.text
    if dms.wait_of(user_id) > PROMISED:
        raise Refused("refused-busy")
    return await context.response.later(
        dms.channel_of(user_id),
        lambda: notice_screen(text("note-alone-soon", time=estimate(text, dms.wait_of(user_id)))),
    )


async def _running(hub: Hub, channel_id: int) -> Table | None:
    """Return the table in a DM, unless it is suspended."""
    running = await hub.standing(channel_id)
    return running if running is not None and not running.is_suspended else None


async def _post_there(messages: Messages, table: Table, *, is_new: bool) -> None:
    """Post the message of a table in the DM. Raises `Refused` if the user gets no DMs: then a new table is closed."""
    if not await messages.live.of(table).public.bump():
        await messages.direct_messages.forget_channel(table.state.host_id)  # the next press opens the DM again
        if is_new:
            await table.change(table.state.host_id, hosting.end)
        raise Refused("refused-alone-no-direct")


async def _set_pace(context: TableContext) -> None:
    """Change how fast the AIs play."""
    pace: Any = context.action_id.arg
    if pace not in PACES or context.table.state.place != "direct":
        raise Refused("refused-unknown-button")
    await context.table.change(context.user_id, partial(hosting.set_ai_pace, pace=pace))
    await context.messages.preferences.choose(context.user_id, ai_pace=pace)
    await redraw(context, "table", 0, context.messages.renderer.together(context.table, context.text))


ACTIONS = (
    TableAction(
        verb=Verb.AI_PACE,
        handler=_set_pace,
        offered=Control.BUTTON.on(Surface.TABLE),
        who="the player of a table in the bot's DM",
        when="table open",
        checked="`normal`, `fast` or `at once`",
    ),
)
