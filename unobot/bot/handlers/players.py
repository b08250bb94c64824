"""The panel in which the host or a moderator manages players: access, kicking, a new host, released seats."""

from __future__ import annotations

from functools import partial

from unobot.bot.custom_ids import Verb
from unobot.bot.interactions.actions import TableAction
from unobot.bot.interactions.context import TableContext
from unobot.bot.interactions.surfaces import Control, Surface
from unobot.bot.screens import kick_screen, players_screen
from unobot.model.refused import Refused
from unobot.tables.state import hosting
from unobot.tables.table_view import SeatView
from unobot.wording.card_words import seat_name


async def _players(context: TableContext) -> None:
    hosting.check_may_manage(context.table.state, context.user_id, moderator=await context.is_moderator())
    await _show(context)


async def _access(context: TableContext) -> None:
    await context.table.change(
        context.user_id, partial(hosting.set_access, access=context.chosen), moderator=await context.is_moderator()
    )
    await _show(context, context.text("note-changed"))


async def _kick(context: TableContext) -> None:
    """Ask for confirmation, then kick the player."""
    table, text, moderator = context.table, context.text, await context.is_moderator()
    if context.chosen:
        hosting.check_may_manage(table.state, context.user_id, moderator=moderator)
        guest = _meant(context, context.chosen)
        leaves = hosting.removing_counts_as_leaving(table.state, context.user_id, guest.user_id or 0)
        await context.response.redraw(kick_screen(text, table.view(), guest, leaves=leaves))
        return
    guest = _meant(context, context.action_id.arg.removeprefix("yes>"))
    assert guest.user_id is not None  # the seat was found by this id
    await table.change(context.user_id, partial(hosting.kick, guest_id=guest.user_id), moderator=moderator)
    await _show(context, text("note-kicked", name=seat_name(text, guest)))


async def _release(context: TableContext) -> None:
    guest = _meant(context, context.chosen)
    assert guest.user_id is not None  # the seat was found by this id
    await context.table.change(
        context.user_id, partial(hosting.release_seat, guest_id=guest.user_id), moderator=await context.is_moderator()
    )
    await _show(context, context.text("note-released", name=seat_name(context.text, guest)))


async def _make_host(context: TableContext) -> None:
    new_host = _meant(context, context.chosen)
    assert new_host.user_id is not None  # the seat was found by this id
    moderator = await context.is_moderator()
    await context.table.change(
        context.user_id, partial(hosting.make_host, new_host_id=new_host.user_id), moderator=moderator
    )
    await _show(context, context.text("note-new-host", name=seat_name(context.text, new_host)))


def _meant(context: TableContext, user_id: str) -> SeatView:
    """Return the seat of the user with this id, from a menu or a button. Raises `Refused` if the user has no seat."""
    for seat in context.table.view().seats:
        if seat.user_id is not None and str(seat.user_id) == user_id:
            return seat
    raise Refused("refused-no-such-player")


async def _show(context: TableContext, note: str | None = None) -> None:
    await context.answer(players_screen(context.text, context.table.view(), context.user_id, note))


_MENU = Control.MENU.on(Surface.PANEL)
_by_manager = partial(TableAction, who="the host or a moderator; checked again at each press", when="table open")
ACTIONS = (
    _by_manager(verb=Verb.PLAYERS, handler=_players, offered=Control.BUTTON.on(Surface.TABLE, Surface.PANEL)),
    _by_manager(verb=Verb.ACCESS, handler=_access, offered=_MENU, checked="a value that the menu offers"),
    _by_manager(
        verb=Verb.KICK,
        handler=_kick,
        offered=_MENU | Control.BUTTON.on(Surface.PANEL),
        checked="another player who has a seat",
    ),
    _by_manager(
        verb=Verb.NEW_HOST, handler=_make_host, offered=_MENU, checked="a player who has a seat and is present"
    ),
    _by_manager(
        verb=Verb.RELEASE, handler=_release, offered=_MENU, checked="a round or a pause; a player who has left"
    ),
)
