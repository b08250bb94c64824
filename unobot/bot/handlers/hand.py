"""A hand: the panel, or the message in the DM. What its buttons do, and how it is opened."""

from __future__ import annotations

from functools import partial

import discord

from unobot.bot.custom_ids import ActionId, Verb
from unobot.bot.discord_api.error_codes import UNREACHABLE
from unobot.bot.interactions.actions import TableAction
from unobot.bot.interactions.button_context import ButtonContext
from unobot.bot.interactions.error_messages import sentence
from unobot.bot.interactions.responses import Response
from unobot.bot.interactions.surfaces import Control, Surface, surface_of
from unobot.bot.messages.display import Display, HandViewState
from unobot.bot.screens.hints import STALE
from unobot.i18n import Text
from unobot.rules.moves import Catch, Move, MoveSyntaxError, SayUno, parse_move
from unobot.rules.play.decide import IllegalMove
from unobot.storage.store import StorageError
from unobot.tables.errors import Refused, Stale
from unobot.tables.state.admission import guests
from unobot.tables.table import Table


async def press_hand(context: ButtonContext) -> None:
    """Do what the button says, and draw the hand anew in the same answer, whatever came of it."""
    table, user_id, text, display = context.table, context.user_id, context.text, context.display
    kind = await _keep(context)  # before the move: what waited after it would let the pacer draw first
    try:
        note = await act(context)
    except (Refused, IllegalMove, StorageError) as error:
        if isinstance(error, Stale) and table.broken:
            raise
        note = sentence(text, error, table.view(user_id))
        if isinstance(error, Stale):
            display.hint(table, user_id, STALE)
    if context.action_id.verb in (Verb.TAKE_OVER, Verb.JOIN_NEXT):
        kind = await _keep(context)  # it is their own hand from now on
    if note is None and (told := display.directs.take_notice(user_id)):
        note = text(told)
    view = display.hand(table, user_id, text, note=note, dm=kind == "hand")
    await redraw(context, kind, user_id, view)


async def act(context: ButtonContext) -> str | None:
    """What a button of a hand does to the table. Returns a sentence for under the first line, if there is one."""
    action, table, user_id = context.action_id, context.table, context.user_id
    leafing = context.display.leafing(table, user_id)
    match action.verb, action.arg:
        case Verb.MOVE, text:
            await table.submit(user_id, action.ply, _move(text), context.at)
        case Verb.CATCH, seat:
            caught = _caught(seat)
            await table.submit(user_id, action.ply, caught, context.at)
            leafing.path = ()
            return context.text("note-caught", name=table.view().seats[caught.seat].name)
        case Verb.UNO, "say":
            await table.submit(user_id, action.ply, SayUno(), context.at)
        case Verb.PREMOVE, text:
            leafing.path = ()
            await table.choose_ahead(user_id, _move(text) if text else None)
        case Verb.TAKE_OVER, seat if seat.isdecimal():
            name = context.display.name_of(context.interaction.user, context.text)
            await table.take_over(user_id, name, int(seat), action.ply)
            return context.text("note-took-over")
        case Verb.JOIN_NEXT, "":
            await table.join_late(user_id, context.display.name_of(context.interaction.user, context.text))
        case Verb.READY, "":
            await table.declare_ready(user_id)
        case Verb.SORT, "color" | "value" as order:
            await context.display.choices.choose(user_id, sort=order)
            leafing.page = 0
            context.display.hands_changed(table)  # there may be two of them
        case _:
            _leaf(leafing, action)
    return None


def _leaf(leafing: HandViewState, action: ActionId) -> None:
    """Look at the hand in another way, which changes nothing at the table. Raises `Refused` for what is no such way."""
    match action.verb, action.arg:
        case Verb.UNO, "on" | "off" as switch:
            leafing.say_uno = switch == "on"
        case Verb.STEP, path:
            leafing.path = tuple(path.split("-")) if path else ()
        case Verb.EXPLAIN, "on" | "off" as switch:
            leafing.why = switch == "on"
        case Verb.PAGE, page if page.isdecimal():
            leafing.page = int(page)
        case Verb.HAND | Verb.REFRESH, "":
            pass
        case _:
            raise Refused("refused-unknown-button")


async def _keep(context: ButtonContext) -> str:
    """What kind of hand was clicked: the message in the DM (``hand``), or a ``panel``.

    The panel that was clicked last is the live one, with the token of that click.
    """
    table, message = context.table, context.interaction.message
    assert message is not None  # a button stands on a message
    dm = await context.display.posts.message(table.id, "hand", context.user_id)
    if dm is not None and dm.message_id == message.id:
        return "hand"
    if table.is_live and context.user_id in guests(table.state):
        await context.display.panels.own(context.interaction, table, message.id)
    return "panel"


async def redraw(context: ButtonContext, kind: str, user_id: int, view: discord.ui.LayoutView) -> None:
    """Answer with ``view`` in the message that was pressed, which is the ``kind`` of ``user_id`` (0: everybody's)."""
    try:
        with context.display.showing(kind, context.table, user_id, view):
            await context.response.redraw(view)
    except UNREACHABLE:
        context.display.changed(context.table)  # the pacer draws it in another way
        raise
    if not context.table.is_live:
        await context.display.settle(context.table, kind, user_id)


async def _show(context: ButtonContext) -> None:
    """Show the hand: in the message itself if only this user sees it, else in a new panel."""
    if context.is_private:
        await press_hand(context)
        return
    if surface_of(context.interaction) is Surface.TABLE and await context.display.board.wants_token(context.table):
        await context.response.defer()  # so the token of this press can edit the table as well
    await open_hand(context.display, context.interaction, context.response, context.table, context.text)


async def open_hand(
    display: Display,
    interaction: discord.Interaction,
    response: Response,
    table: Table,
    text: Text,
    note: str | None = None,
) -> None:
    """Show somebody their hand in a new panel; an older panel of theirs goes away."""
    user_id = interaction.user.id
    if note is None and (told := display.directs.take_notice(user_id)):
        note = text(told)
    view = display.hand(table, user_id, text, note=note)
    ply = table.ply
    message_id = await response.show(view)
    if table.is_live and user_id in guests(table.state):
        display.shows("panel", table, user_id, view)
        await display.panels.own(interaction, table, message_id)
        if table.ply != ply:  # somebody moved while the panel was on its way
            display.changed(table)
    elif not table.is_live:
        await display.settle(table, "panel", user_id)


def _move(text: str) -> Move:
    try:
        return parse_move(text)
    except MoveSyntaxError:
        raise Refused("refused-unknown-button") from None


def _caught(seat: str) -> Catch:
    move = _move(f"catch>{seat}")
    assert isinstance(move, Catch)  # nothing else is written so
    return move


_BUTTON = Control.BUTTON.on(Surface.PANEL, Surface.DIRECT)
_looking = partial(
    TableAction,
    offered=_BUTTON,
    plays=True,
    from_other_servers=True,
    who="anybody; users without a seat see no cards",
    when="any",
)
_playing = partial(
    TableAction,
    handler=press_hand,
    offered=_BUTTON,
    plays=True,
    from_other_servers=True,
    who="a seated player who has not left",
)
_taking_seat = partial(
    TableAction,
    handler=press_hand,
    offered=Control.BUTTON.on(Surface.PANEL),
    plays=True,
    who="a user without a seat who was not kicked",
    when="round or pause",
)
ACTIONS = (
    _looking(
        verb=Verb.HAND,
        handler=_show,
        offered=_BUTTON | Control.BUTTON.on(Surface.TABLE, Surface.REMINDER),
        returns=True,
        checked="brings back the user's own seat only",
    ),
    _looking(verb=Verb.REFRESH, handler=press_hand),
    _looking(verb=Verb.PAGE, handler=press_hand, checked="the page; changes the user's own view only"),
    _looking(verb=Verb.SORT, handler=press_hand, checked="`color` or `value`; changes the user's own view only"),
    _looking(verb=Verb.EXPLAIN, handler=press_hand, checked="`on` or `off`; changes the user's own view only"),
    _looking(verb=Verb.STEP, handler=press_hand, checked="changes the user's own view only"),
    _playing(verb=Verb.MOVE, when="round", checked="the move is fresh, legal and made by that seat"),
    _playing(
        verb=Verb.PREMOVE,
        when="round, on the turn of another player",
        checked="the card is in the player's hand; it is judged as a move on the player's turn",
    ),
    _taking_seat(
        verb=Verb.TAKE_OVER,
        checked="an AI's seat that is still in the match; a former player takes their own seat only; no new deal since",
    ),
    _taking_seat(verb=Verb.JOIN_NEXT, checked="rules under which a match may grow; a free seat; once a user"),
)
