"""How fast a table is played, as its host chooses it in the lobby."""

from __future__ import annotations

from functools import partial

from unobot.bot.custom_ids import Verb
from unobot.bot.interactions.button_context import Handlers, Press
from unobot.bot.screens.time_control import time_control_screen
from unobot.tables.errors import Refused
from unobot.tables.state import lobby
from unobot.tables.state.time_controls import TIME_CONTROLS


async def _pace(press: Press) -> None:
    if not press.on_hand:
        lobby.check_may_set_time_control(press.table.state, press.user_id)
        await press.answer.show(time_control_screen(press.t, press.table.view()))
        return
    if press.chosen not in TIME_CONTROLS:
        raise Refused("refused-unknown-button")
    usual = (await press.messages.preferences.place_of(press.interaction)).turn
    await press.table.change(press.user_id, partial(lobby.set_time_control, turn=TIME_CONTROLS[press.chosen] or usual))
    await press.answer.redraw(time_control_screen(press.t, press.table.view(), press.t("note-changed")))


HANDLERS: Handlers = {Verb.PACE: _pace}
