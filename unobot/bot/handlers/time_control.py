"""The time control of a table, which its host chooses in the lobby."""

from __future__ import annotations

from functools import partial

from unobot.bot.custom_ids import Verb
from unobot.bot.handlers.threads import why_closed_soon
from unobot.bot.interactions.actions import TableAction
from unobot.bot.interactions.context import TableContext
from unobot.bot.interactions.surfaces import Control, Surface
from unobot.bot.screens.time_control import time_control_screen
from unobot.model.refused import Refused
from unobot.tables.state import lobby
from unobot.tables.state.places import PLACES, check_pace
from unobot.tables.state.time_controls import SLOW, TIME_CONTROLS


async def _time_control(context: TableContext) -> None:
    if not context.chosen:
        lobby.check_may_set_time_control(context.table.state, context.user_id)
        await context.response.show(time_control_screen(context.text, context.table.view()))
        return
    if context.chosen not in TIME_CONTROLS:
        raise Refused("refused-unknown-button")
    check_pace(PLACES[context.table.state.place], TIME_CONTROLS[context.chosen], SLOW)
    usual = (await context.messages.preferences.place_of(context.interaction)).turn
    turn = TIME_CONTROLS[context.chosen] or usual
    await context.table.change(context.user_id, partial(lobby.set_time_control, turn=turn))
    note = why_closed_soon(context, context.table) or context.text("note-changed")
    await context.response.redraw(time_control_screen(context.text, context.table.view(), note))


ACTIONS = (
    TableAction(
        verb=Verb.TIME_CONTROL,
        handler=_time_control,
        offered=Control.BUTTON.on(Surface.TABLE, Surface.PANEL) | Control.MENU.on(Surface.PANEL),
        who="the host",
        when="lobby",
        checked="a time control that the menu offers, and rules that do not fix one",
    ),
)
