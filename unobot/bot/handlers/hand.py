"""A hand: the panel, or the message in the DM. What its buttons do, and how it is opened."""

from __future__ import annotations

from functools import partial

import discord

from unobot.bot.custom_ids import ActionId, Verb
from unobot.bot.discord_api.error_codes import UNREACHABLE
from unobot.bot.interactions.button_context import Handlers, Press
from unobot.bot.interactions.error_messages import sentence
from unobot.bot.interactions.permissions import Surface, surface_of
from unobot.bot.interactions.responses import Answer
from unobot.bot.messages.messages import Messages
from unobot.bot.messages.render_cache import Rendering
from unobot.bot.messages.renderer import HandViewState
from unobot.bot.screens.hints import STALE
from unobot.i18n import Text
from unobot.rules.moves import Catch, Move, MoveSyntaxError, SayUno, parse_move
from unobot.rules.play.decide import IllegalMove
from unobot.storage.states import MessageKey, MessageKind
from unobot.storage.store import StorageError
from unobot.tables.errors import Refused, Stale
from unobot.tables.state import players
from unobot.tables.state.admission import participants
from unobot.tables.table import Table


async def press_hand(press: Press) -> None:
    """Do what the button says, and draw the hand anew in the same answer, whatever came of it."""
    table, user_id, text, messages = press.table, press.user_id, press.t, press.messages
    kind = await _keep(press)  # before the move: what waited after it would let the edit scheduler draw first
    try:
        note = await act(press)
    except (Refused, IllegalMove, StorageError) as error:
        if isinstance(error, Stale) and table.broken:
            raise
        note = sentence(text, error, table.view(user_id))
        if isinstance(error, Stale):
            messages.renderer.hint(table, user_id, STALE)
    if press.action.verb in (Verb.TAKE, Verb.LATE):
        kind = await _keep(press)  # it is their own hand from now on
    if note is None and (told := messages.hand_dms.notices.pop(user_id, None)):
        note = text(told)
    rendering = messages.renderer.hand(table, user_id, text, note=note, dm=kind == "hand")
    await redraw(press, kind, user_id, rendering)


async def act(press: Press) -> str | None:
    """What a button of a hand does to the table. Returns a sentence for under the first line, if there is one."""
    action, table, user_id = press.action, press.table, press.user_id
    leafing = press.messages.renderer.view_state(table, user_id)
    match action.verb, action.arg:
        case Verb.MOVE, text:
            await table.submit(user_id, action.ply, _move(text), press.at)
        case Verb.CATCH, seat:
            caught = _caught(seat)
            await table.submit(user_id, action.ply, caught, press.at)
            leafing.path = ()
            return press.t("note-caught", name=table.view().seats[caught.seat].name)
        case Verb.UNO, "say":
            await table.submit(user_id, action.ply, SayUno(), press.at)
        case Verb.AHEAD, text:
            leafing.path = ()
            await table.choose_ahead(user_id, _move(text) if text else None)
        case Verb.TAKE, seat if seat.isdecimal():
            name = press.messages.localizer.name_of(press.interaction.user, press.t)
            await table.change(user_id, partial(players.take_over, name=name, seat=int(seat), ply=action.ply))
            return press.t("note-took-over")
        case Verb.LATE, "":
            await table.change(
                user_id,
                partial(players.join_late, name=press.messages.localizer.name_of(press.interaction.user, press.t)),
            )
        case Verb.READY, "":
            await table.declare_ready(user_id)
        case Verb.SORT, "color" | "value" as order:
            await press.messages.preferences.choose(user_id, sort=order)
            leafing.page = 0
            press.messages.display.hands_changed(table)  # there may be two of them
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
        case Verb.WHY, "on" | "off" as switch:
            leafing.why = switch == "on"
        case Verb.PAGE, page if page.isdecimal():
            leafing.page = int(page)
        case Verb.HAND | Verb.REFRESH, "":
            pass
        case _:
            raise Refused("refused-unknown-button")


async def _keep(press: Press) -> MessageKind:
    """What kind of hand was clicked: the message in the DM (``hand``), or a ``panel``.

    The panel that was clicked last is the live one, with the token of that click.
    """
    table, message = press.table, press.interaction.message
    assert message is not None  # a button stands on a message
    dm = await press.messages.message_store.message(MessageKey(table.id, "hand", press.user_id))
    if dm is not None and dm.message_id == message.id:
        return "hand"
    if table.is_live and press.user_id in participants(table.state):
        await press.messages.hand_panels.own(press.interaction, table, message.id)
    return "panel"


async def redraw(press: Press, kind: MessageKind, user_id: int, rendering: Rendering) -> None:
    """Answer with this screen in the message that was pressed: the ``kind`` of ``user_id`` (0: everybody's)."""
    try:
        with press.messages.render_cache.sending(
            MessageKey(press.table.id, kind, user_id), rendering, partial(press.messages.display.changed, press.table)
        ):
            await press.answer.redraw(rendering.view)
    except UNREACHABLE:
        press.messages.display.changed(press.table)  # the edit scheduler draws it in another way
        raise
    if not press.table.is_live:
        await press.messages.delivery.settle(MessageKey(press.table.id, kind, user_id))
        press.messages.renderer.forget(press.table.id)


async def _hand(press: Press) -> None:
    if surface_of(press.interaction) is Surface.TABLE and await press.messages.table_messages.wants_token(press.table):
        await press.answer.defer()  # so the token of this press can edit the table as well
    await open_hand(press.messages, press.interaction, press.answer, press.table, press.t)


async def open_hand(
    messages: Messages,
    interaction: discord.Interaction,
    answer: Answer,
    table: Table,
    text: Text,
    note: str | None = None,
) -> None:
    """Show somebody their hand in a new panel; an older panel of theirs goes away."""
    user_id = interaction.user.id
    if note is None and (told := messages.hand_dms.notices.pop(user_id, None)):
        note = text(told)
    rendering = messages.renderer.hand(table, user_id, text, note=note)
    ply = table.ply
    message_id = await answer.show(rendering.view)
    if table.is_live and user_id in participants(table.state):
        messages.render_cache.put(MessageKey(table.id, "panel", user_id), rendering)
        await messages.hand_panels.own(interaction, table, message_id)
        if table.ply != ply:  # somebody moved while the panel was on its way
            messages.display.changed(table)
    elif not table.is_live:
        await messages.delivery.settle(MessageKey(table.id, "panel", user_id))
        messages.renderer.forget(table.id)


def _move(text: str) -> Move:
    try:
        return parse_move(text)
    except MoveSyntaxError:
        raise Refused("refused-unknown-button") from None


def _caught(seat: str) -> Catch:
    move = _move(f"catch>{seat}")
    assert isinstance(move, Catch)  # nothing else is written so
    return move


HANDLERS: Handlers = {Verb.HAND: _hand}
