"""The recap of a match, which *More* and the hand offer."""

from __future__ import annotations

from unobot.bot.custom_ids import Verb
from unobot.bot.interactions.actions import TableAction
from unobot.bot.interactions.context import TableContext
from unobot.bot.interactions.surfaces import Control, Surface
from unobot.bot.screens.recap import recap_screen
from unobot.model.refused import Refused


async def _recap(context: TableContext) -> None:
    page = context.action_id.arg
    if page and not page.isdecimal():
        raise Refused("refused-unknown-button")
    view, entries = await context.table.recap(context.user_id)
    if page:
        await context.response.redraw(recap_screen(context.text, view, entries, int(page)))
    else:
        await context.response.show(recap_screen(context.text, view, entries))


ACTIONS = (
    TableAction(
        verb=Verb.RECAP,
        handler=_recap,
        offered=Control.BUTTON.on(Surface.PANEL, Surface.DIRECT),
        from_other_servers=True,
        who="anybody; cards hidden from them stay hidden",
        when="after the match has begun",
        checked="the page",
    ),
)
