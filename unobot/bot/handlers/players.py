"""The others at a table, as its host or a moderator manages them: who may join, who goes, who is host."""

from __future__ import annotations

from functools import partial

from unobot.bot.custom_ids import Verb
from unobot.bot.interactions.button_context import Handlers, Press
from unobot.bot.screens import kick_screen, players_screen
from unobot.tables.errors import Refused
from unobot.tables.state import hosting
from unobot.tables.table_view import SeatView


async def _people(press: Press) -> None:
    hosting.check_may_manage(press.table.state, press.user_id, moderator=await press.is_moderator())
    if press.on_hand:
        await _redraw(press)
    else:
        await press.answer.show(players_screen(press.t, press.table.view(), press.user_id))


async def _access(press: Press) -> None:
    await press.table.change(
        press.user_id, partial(hosting.set_access, access=press.chosen), moderator=await press.is_moderator()
    )
    await _redraw(press, press.t("note-changed"))


async def _kick(press: Press) -> None:
    """Ask once more, then send them away."""
    table, text, moderator = press.table, press.t, await press.is_moderator()
    if press.chosen:
        hosting.check_may_manage(table.state, press.user_id, moderator=moderator)
        await press.answer.redraw(kick_screen(text, table.view(), _meant(press, press.chosen)))
        return
    guest = _meant(press, press.action.arg.removeprefix("yes>"))
    assert guest.user_id is not None  # it is by that that they were found
    await table.change(press.user_id, partial(hosting.kick, guest_id=guest.user_id), moderator=moderator)
    await _redraw(press, text("note-kicked", name=guest.name))


async def _free(press: Press) -> None:
    guest = _meant(press, press.chosen)
    assert guest.user_id is not None  # it is by that that they were found
    await press.table.change(
        press.user_id, partial(hosting.release_seat, guest_id=guest.user_id), moderator=await press.is_moderator()
    )
    await _redraw(press, press.t("note-released", name=guest.name))


async def _heir(press: Press) -> None:
    heir = _meant(press, press.chosen)
    assert heir.user_id is not None  # it is by that that they were found
    await press.table.change(
        press.user_id, partial(hosting.make_host, new_host_id=heir.user_id), moderator=await press.is_moderator()
    )
    await _redraw(press, press.t("note-new-host", name=heir.name))


def _meant(press: Press, user_id: str) -> SeatView:
    """The person whose id a menu or a button sends. Raises `Refused` where they have no seat."""
    for seat in press.table.view().seats:
        if seat.user_id is not None and str(seat.user_id) == user_id:
            return seat
    raise Refused("refused-no-such-player")


async def _redraw(press: Press, note: str | None = None) -> None:
    await press.answer.redraw(players_screen(press.t, press.table.view(), press.user_id, note))


HANDLERS: Handlers = {
    Verb.PEOPLE: _people,
    Verb.ACCESS: _access,
    Verb.KICK: _kick,
    Verb.HEIR: _heir,
    Verb.FREE: _free,
}
