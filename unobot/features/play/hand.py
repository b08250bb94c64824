"""The buttons of a hand (panel or DM hand), `/uno hand` and `/uno play`."""

from __future__ import annotations

import re
from functools import partial
from typing import Annotated

from discord.app_commands import Choice, Range

from unobot.bot.custom_ids import ActionId, Verb
from unobot.bot.interactions.actions import TableAction
from unobot.bot.interactions.context import Context, TableContext
from unobot.bot.interactions.error_messages import sentence
from unobot.bot.interactions.panel_answers import defer_for_token, open_hand, redraw, redraw_panel, show_panel
from unobot.bot.interactions.slash_commands import (
    MAX_SUGGESTION_LENGTH,
    MAX_SUGGESTIONS,
    Suggested,
    Suggestions,
    command,
)
from unobot.bot.interactions.surfaces import Control, Surface
from unobot.bot.interactions.table_posts import post_here
from unobot.bot.messages.display_names import clean_name
from unobot.bot.messages.hand_panel import NEVER
from unobot.bot.messages.table_screens import HandViewState
from unobot.bot.screens.hand_header import STALE
from unobot.model.messages import MessageKey
from unobot.model.refused import Refused, Stale
from unobot.model.storage_errors import StorageError
from unobot.rules.events import Caught, UnoSaid
from unobot.rules.moves import Catch, Move, MoveSyntaxError, SayUno, parse_move
from unobot.rules.play.decide import IllegalMove
from unobot.tables.state import players, premoves
from unobot.tables.state.places import PLACES
from unobot.tables.table import Table
from unobot.typed_text import folded
from unobot.wording.card_words import move_words, seat_name

_SUGGESTION = re.compile(r"(?P<table>[0-9]{1,18}):(?P<ply>[0-9]{1,6}):(?P<move>.+)")
"""The value of a suggestion: the table, the ply for which it was suggested, and the move."""


_BUTTON = Control.BUTTON.on(Surface.PANEL, Surface.DIRECT)
_view_action = partial(
    TableAction,
    offered=_BUTTON,
    plays=True,
    from_other_servers=True,
    who="anybody; users without a seat see no cards",
    when="any",
)


async def press_hand(context: TableContext) -> None:
    """Handle the press, and show the hand in the same response. A refusal becomes a note in the hand."""
    table, user_id, text, messages = context.table, context.user_id, context.text, context.messages
    message = context.interaction.message
    assert message is not None  # every button is in a message
    if context.is_together:
        note = await _act_or_refuse(context)
        messages.live.of(table).public.begin_presses()
        await redraw(context, "table", 0, messages.renderer.together(table, text, note=note))
        return
    dm = await messages.message_store.message(MessageKey(table.id, "hand", user_id))
    if dm is not None and dm.message_id == message.id:
        messages.live.of(table).panel(user_id).used_at = NEVER  # the hand in the DM is the one to look at
        note = await _act_or_refuse(context)
        await redraw(context, "hand", user_id, messages.renderer.hand(table, user_id, text, note=note, dm=True))
        return
    with messages.live.of(table).panel(user_id).pressed(message.id) as is_current:
        note = await _act_or_refuse(context)
        messages.live.screens_of(table).overlays.pop(user_id, None)
        await redraw_panel(context, note, is_current=is_current)
        if note:
            messages.live.of(table).panel(user_id).note(context.interaction)


async def _act_or_refuse(context: TableContext) -> str | None:
    """Handle a press in a hand. Return a note for the hand, which is the reason if the press is refused."""
    table, user_id, text, messages = context.table, context.user_id, context.text, context.messages
    try:
        note = await act(context)
    except (Refused, IllegalMove, StorageError) as error:
        if isinstance(error, Stale) and table.broken:
            raise
        note = sentence(text, error, table.view(user_id))
        if isinstance(error, Stale) and not error.is_explained and messages.renderer.hint(table, user_id, STALE):
            note = None  # the hint says the same
    if note is None and (notice := messages.direct_messages.notices.pop(user_id, None)):
        note = text(notice)
    return note


async def act(context: TableContext) -> str | None:
    """Handle a press in a hand. Return a note for the hand, or None. Raises `Refused` and `IllegalMove`."""
    action, table, user_id = context.action_id, context.table, context.user_id
    if action.verb is Verb.MOVE:
        await table.submit(user_id, action.ply, _move(action.arg), context.at)
        return None
    hand_view = context.messages.renderer.view_state(table, user_id)
    match action.verb, action.arg:
        case (Verb.RESUME, _) | (Verb.JOIN, ""):
            pass  # its handler has resumed the match if it waited, or has given the seat
        case Verb.CATCH, seat:
            catch = _catch_move(seat)
            try:
                await table.submit(user_id, action.ply, catch, context.at)
            except Stale:
                raise _late_catch(context, catch.seat) from None
            hand_view.path = ()
            return context.text("note-caught", name=seat_name(context.text, table.view().seats[catch.seat]))
        case Verb.UNO, "say":
            await table.submit(user_id, action.ply, SayUno(), context.at)
        case Verb.PREMOVE, text:
            hand_view.path = ()
            await table.change(user_id, partial(premoves.choose, move=_move(text) if text else None))
        case Verb.TAKE_OVER, seat if seat.isdecimal():
            await table.change(user_id, partial(players.take_over, name=context.name, seat=int(seat), ply=action.ply))
            return context.text("note-took-over")
        case Verb.JOIN_NEXT, "":
            emblem = await context.messages.preferences.emblem_of(user_id)
            await table.change(user_id, partial(players.join_late, name=context.name, emblem=emblem))
        case Verb.READY, "":
            await table.declare_ready(user_id)
        case Verb.SORT, "color" | "value" as order:
            await context.messages.preferences.store_choice(user_id, sort=order)
            hand_view.page, hand_view.path = 0, ()
            context.messages.display.hands_changed(table)  # the user may have a panel and a DM
        case _:
            _turn_pages(hand_view, action)
    return None


def _late_catch(context: TableContext, seat: int) -> Stale:
    """Return the refusal of a late catch, which says what has happened to the seat since the button was drawn."""
    text, view = context.text, context.table.view(context.user_id)
    if view.view is None or seat >= len(view.seats):
        return Stale()
    name = seat_name(text, view.seats[seat])
    for event in (event for entry in view.recent if entry.ply > context.action_id.ply for event in entry.events):
        match event:
            case Caught(seat=caught, by=by) if caught == seat:
                return (
                    Stale()
                    if by == view.seat
                    else Stale("refused-catch-faster", by=seat_name(text, view.seats[by]), name=name)
                )
            case UnoSaid(seat=said) if said == seat:
                return Stale("refused-catch-said", name=name)
    return Stale("refused-catch-too-late", name=name)


def _turn_pages(hand_view: HandViewState, action: ActionId) -> None:
    """Change only the user's view of the hand. Raises `Refused` if the action does not change the view."""
    match action.verb, action.arg:
        case Verb.UNO, "on" | "off" as switch:
            hand_view.say_uno = switch == "on"
        case Verb.STEP, path:
            hand_view.path = tuple(path.split("-")) if path else ()
        case Verb.EXPLAIN, "on" | "off" as switch:
            hand_view.why, hand_view.path = switch == "on", ()
        case Verb.PAGE, page if page.isdecimal():
            hand_view.page = int(page)
        case Verb.HAND | Verb.REFRESH, "":
            hand_view.path = ()  # the hand is shown after the press
        case _:
            raise Refused("refused-unknown-button")


async def _show(context: TableContext) -> None:
    """Show the hand: in the message itself if only this user sees it, else in a new panel."""
    if context.is_private or context.is_together:
        await press_hand(context)
        return
    await defer_for_token(context)
    context.messages.live.screens_of(context.table).overlays.pop(context.user_id, None)
    await show_panel(context)


@command(at_table=True)
async def hand(context: Context) -> None:
    """Show the caller's hand at the table in this channel, or at the one that waits for the caller."""
    table = await context.pick_table()
    if table is None:
        return
    await table.touch(context.user_id, returning=True)
    if table.state.channel_id == context.channel_id and PLACES[table.state.place].hands == "together":
        await post_here(context, table)
    else:
        await open_hand(context, table)


async def _suggest_moves(context: Context, typed: str) -> Suggestions:
    """Return the legal moves at the caller's first table that contain the typed text."""
    choices: Suggestions = []
    for table in (await context.user_tables())[:1]:
        view = table.view(context.user_id)
        for legal_move in table.legal_moves(context.user_id):
            words, value = move_words(context.text, view, legal_move), f"{table.id}:{table.ply}:{legal_move}"
            fits = folded(typed) in folded(words) or typed.upper() == str(legal_move).upper()
            if fits and len(value) <= MAX_SUGGESTION_LENGTH:
                choices.append(Choice(name=words[:MAX_SUGGESTION_LENGTH], value=value))
    return choices[:MAX_SUGGESTIONS]


@command(at_table=True)
async def play(
    context: Context, move: Annotated[Range[str, 1, MAX_SUGGESTION_LENGTH], Suggested(_suggest_moves)]
) -> None:
    """Make a move and show the hand. ``move``: the value of a suggestion, or a move in the notation."""
    table = await context.pick_table(_table_of(move))
    if table is None:
        return
    user_id, note = context.user_id, None
    await table.touch(user_id, returning=True)
    try:
        ply, chosen_move = _parse_suggestion(move, table)
        await table.submit(user_id, ply, chosen_move, context.at)
    except (Refused, IllegalMove, StorageError) as error:
        note = sentence(context.text, error, table.view(user_id))
    await open_hand(context, table, note)


def _parse_suggestion(text: str, table: Table) -> tuple[int, Move]:
    """Return the ply and the move of a suggestion, or of a move in the notation. Raises `Refused`."""
    suggestion = _SUGGESTION.fullmatch(text)
    ply, notation = (int(suggestion["ply"]), suggestion["move"]) if suggestion else (table.ply, text.strip())
    for spelling in (notation, notation.upper(), notation.lower()):
        try:
            return ply, parse_move(spelling)
        except MoveSyntaxError:
            continue
    raise Refused("refused-unknown-move", move=clean_name(text) or "?")


def _table_of(text: str) -> int:
    """Return the table of a suggestion; 0 for any other text."""
    suggestion = _SUGGESTION.fullmatch(text)
    return int(suggestion["table"]) if suggestion else 0


def _move(text: str) -> Move:
    try:
        return parse_move(text)
    except MoveSyntaxError:
        raise Refused("refused-unknown-button") from None


def _catch_move(seat: str) -> Catch:
    move = _move(f"catch>{seat}")
    assert isinstance(move, Catch)  # no other move has this form
    return move


_player_action = partial(
    TableAction,
    handler=press_hand,
    offered=_BUTTON,
    plays=True,
    from_other_servers=True,
    who="a seated player who has not left",
)
_seat_action = partial(
    TableAction,
    handler=press_hand,
    offered=Control.BUTTON.on(Surface.PANEL),
    plays=True,
    who="a user without a seat who was not kicked",
    when="round or pause",
)
ACTIONS = (
    _view_action(
        verb=Verb.HAND,
        handler=_show,
        offered=_BUTTON | Control.BUTTON.on(Surface.TABLE, Surface.REMINDER),
        returns=True,
        checked="brings back the user's own seat only",
    ),
    _view_action(verb=Verb.REFRESH, handler=press_hand),
    _view_action(verb=Verb.PAGE, handler=press_hand, checked="the page; changes the user's own view only"),
    _view_action(verb=Verb.SORT, handler=press_hand, checked="`color` or `value`; changes the user's own view only"),
    _view_action(verb=Verb.EXPLAIN, handler=press_hand, checked="`on` or `off`; changes the user's own view only"),
    _view_action(verb=Verb.STEP, handler=press_hand, checked="changes the user's own view only"),
    _player_action(verb=Verb.MOVE, when="round", checked="the move is fresh, legal and made by that seat"),
    _player_action(
        verb=Verb.PREMOVE,
        when="round, on the turn of another player",
        checked="the card is in the player's hand; it is judged as a move on the player's turn",
    ),
    _seat_action(
        verb=Verb.TAKE_OVER,
        checked="an AI's seat that is still in the match; a former player takes their own seat only; no new deal since",
    ),
    _seat_action(verb=Verb.JOIN_NEXT, checked="rules under which a match may grow; a free seat; once a user"),
)
COMMANDS = (hand, play)
