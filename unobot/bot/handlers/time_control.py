"""How fast a table is played, as its host chooses it in the lobby."""

from __future__ import annotations

from unobot.bot.custom_ids import Verb
from unobot.bot.interactions.button_context import Handlers, Press
from unobot.bot.screens.time_control import time_control_screen
from unobot.tables.errors import Refused
from unobot.tables.state.time_controls import PACES


async def _pace(press: Press) -> None:
    if not press.on_hand:
        press.table.check_may_change_pace(press.user_id)
        await press.answer.show(time_control_screen(press.t, press.table.view()))
        return
    if press.chosen not in PACES:
        raise Refused("refused-unknown-button")
    usual = (await press.messages.preferences.place_of(press.interaction)).turn
    await press.table.change_pace(press.user_id, PACES[press.chosen] or usual)
    await press.answer.redraw(time_control_screen(press.t, press.table.view(), press.t("note-changed")))


HANDLERS: Handlers = {Verb.PACE: _pace}
