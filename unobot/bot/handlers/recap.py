"""What did I miss? Behind *More*, and on the hand."""

from __future__ import annotations

from unobot.bot.custom_ids import Verb
from unobot.bot.interactions.button_context import Handlers, Press
from unobot.bot.screens.recap import recap_screen
from unobot.tables.errors import Refused


async def _news(press: Press) -> None:
    page = press.action.arg
    if page and not page.isdecimal():
        raise Refused("refused-unknown-button")
    view, told = await press.table.recap(press.user_id)
    if page:
        await press.answer.redraw(recap_screen(press.t, view, told, int(page)))
    else:
        await press.answer.show(recap_screen(press.t, view, told))


HANDLERS: Handlers = {Verb.NEWS: _news}
