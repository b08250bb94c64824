"""Answers in the private panel of a user at a table: the hand, or another screen in its place."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import discord
from discord.ui import LayoutView

from unobot.bot.discord_api.error_codes import UNREACHABLE
from unobot.bot.discord_api.interaction_places import place_kind
from unobot.bot.interactions.context import Context, TableContext
from unobot.bot.interactions.surfaces import Surface
from unobot.bot.live.rendering import Rendering
from unobot.bot.messages.hand_panel import HandPanel
from unobot.bot.messages.table_message import TableMessage
from unobot.bot.messages.table_screens import BuildScreen, Overlay
from unobot.bot.screens.builder import Screen, ScreenBuilder
from unobot.bot.screens.menu import notice_screen
from unobot.model.messages import MessageKind
from unobot.tables.state.places import PLACES
from unobot.tables.state.status import stage_of
from unobot.tables.table import Table


async def redraw_panel(context: TableContext, note: str | None = None, *, is_current: bool) -> None:
    """Show what the user's panel has to show in the pressed message, or in a new one if that is being deleted."""
    table, user_id, text, messages = context.table, context.user_id, context.text, context.messages
    if is_current:
        in_dm = lacks_channel(context.interaction, table)
        await redraw(context, "panel", user_id, messages.renderer.hand(table, user_id, text, note=note, dm=in_dm))
    else:
        await _open_panel(context, table, note)


async def show_over_hand(context: TableContext, build: BuildScreen, note: str = "") -> None:
    """Answer with a screen in the place of the user's hand: in the pressed panel, or else in a new one.

    ``build`` returns the screen as it is now; the panel follows the changes of the table. ``note``: a sentence about
    the press. In the bot's DM, where the hand is the table, and in a DM hand, the answer is a message beside them. The
    next press deletes it.
    """
    table, user_id, messages = context.table, context.user_id, context.messages
    if context.surface is Surface.DIRECT or not _has_overlays(table):
        await _answer_beside(context, _below(note, build(context.text, table.view(user_id))))
        return
    await defer_for_token(context)
    messages.live.screens_of(table).overlays[user_id] = Overlay(build, stage_of(table.state), note)
    await show_panel(context)
    if note:
        messages.live.of(table).panel(user_id).note(context.interaction)


async def open_over_hand(context: Context, table: Table, build: BuildScreen) -> None:
    """Answer a command with a screen in the place of the user's hand, in a new panel; see `show_over_hand`."""
    if _has_overlays(table):
        overlay = Overlay(build, stage_of(table.state))
        context.messages.live.screens_of(table).overlays[context.user_id] = overlay
        await _open_panel(context, table, None)
    else:
        await context.response.show(_as_note(build(context.text, table.view(context.user_id))))


async def show_note(context: TableContext, sentence: str, screen: LayoutView | None = None) -> None:
    """Answer with a sentence in the user's panel, which goes with their next press.

    ``screen``: the sentence with buttons that lead on, for a reader without a hand.
    """
    table, user_id, messages = context.table, context.user_id, context.messages
    note_screen = screen or notice_screen(sentence)
    if not _has_overlays(table) or context.surface is Surface.DIRECT:
        await context.response.show(_as_note(note_screen))
        return
    await defer_for_token(context)
    screens = messages.live.screens_of(table)
    overlay = screens.overlay(user_id) if context.is_private else None
    if overlay is not None and not overlay.is_brief:
        screens.overlays[user_id] = replace(overlay, note=sentence)
        await show_panel(context)
    else:
        await show_panel(context, _put_note(context, table, sentence, note_screen))
    messages.live.of(table).panel(user_id).note(context.interaction)


async def open_note(context: Context, table: Table, sentence: str, screen: LayoutView | None = None) -> None:
    """Answer a command with a sentence in the user's panel; see `show_note`."""
    note_screen = screen or notice_screen(sentence)
    if _has_overlays(table):
        await _open_panel(context, table, _put_note(context, table, sentence, note_screen))
        context.messages.live.of(table).panel(context.user_id).note(context.interaction)
    else:
        await context.response.show(_as_note(note_screen))


def _put_note(context: Context, table: Table, sentence: str, screen: LayoutView) -> str | None:
    """Return the sentence if it can be a line of the user's hand. In a lobby, put ``screen`` into the panel."""
    overlays = context.messages.live.screens_of(table).overlays
    if table.state.status != "lobby":
        overlays.pop(context.user_id, None)
        return sentence
    overlays[context.user_id] = Overlay(lambda _text, _view: screen, "lobby", is_brief=True)
    return None


async def show_hand(context: TableContext, note: str | None = None) -> None:
    """Answer with the user's hand, and with a sentence about the press."""
    table, user_id = context.table, context.user_id
    if PLACES[table.state.place].hands == "together" or context.surface is Surface.DIRECT:
        await _answer_beside(context, notice_screen(note or ""))
        return
    await defer_for_token(context)
    context.messages.live.screens_of(table).overlays.pop(user_id, None)
    await show_panel(context, note)
    if note:
        context.messages.live.of(table).panel(user_id).note(context.interaction)


async def _answer_beside(context: TableContext, screen: LayoutView) -> None:
    """Answer beside a message that always shows the hand: in the pressed message only if it is another one."""
    message = context.interaction.message
    is_beside = message is not None and message.flags.ephemeral
    await (context.response.redraw if is_beside else context.response.show)(_as_note(screen))


def _below(note: str, screen: LayoutView) -> LayoutView:
    """Return a screen below a sentence, if there is one."""
    if not note:
        return screen
    assert isinstance(screen, Screen)
    builder = ScreenBuilder()
    builder.say(note)
    builder.adopt(screen, lambda parts: parts)
    return builder.view()


def _as_note(screen: LayoutView) -> LayoutView:
    """Let the user's next press delete a screen in a message of its own: nothing keeps it up to date."""
    assert isinstance(screen, Screen)
    screen.is_note = True
    return screen


async def defer_for_token(context: TableContext) -> None:
    """Defer a press on the table message if its token should also edit that message.

    Call it before you decide what the panel shows: another press of the user may change that meanwhile.
    """
    if context.surface is Surface.TABLE and await context.messages.live.of(context.table).public.wants_token():
        await context.response.defer()


async def show_panel(context: TableContext, note: str | None = None) -> None:
    """Show the user's panel: in the message itself if only this user sees it, else in a new one at the bottom.

    No other press is handled between the call and the rendering.
    """
    messages, table, message = context.messages, context.table, context.interaction.message
    if context.is_private:
        assert message is not None  # every button is in a message
        with messages.live.of(table).panel(context.user_id).pressed(message.id) as is_current:
            await redraw_panel(context, note, is_current=is_current)
        return
    await _open_panel(context, table, note)


async def redraw(context: TableContext, kind: MessageKind, user_id: int, rendering: Rendering) -> None:
    """Redraw the pressed message. ``kind`` and ``user_id`` (0 if public) identify the message.

    Later redraws use the panel that was pressed last, and the token of that press.
    """
    table, messages, message = context.table, context.messages, context.interaction.message
    assert message is not None  # every button is in a message
    pressed_message, redraw_later = (
        messages.live.of(table).message(kind, user_id),
        partial(messages.display.changed, table),
    )
    has_panel = kind == "panel" and has_panels(table)
    try:
        with pressed_message.sending(rendering, redraw_later):
            new_id = await context.response.redraw(rendering.view)
            if isinstance(pressed_message, HandPanel) and has_panel:
                await pressed_message.adopt(context.interaction, new_id or message.id)
    except UNREACHABLE:
        redraw_later()  # the edit scheduler draws it in another way
        raise
    if new_id is not None and kind != "panel":
        pressed_message.last_screen.forget()
        redraw_later()  # the edit scheduler finds out that the message is gone
    awaits_end = isinstance(pressed_message, TableMessage) and await pressed_message.awaits_end()
    if not (has_panel or table.is_live or awaits_end):
        await pressed_message.drop()


async def open_hand(context: Context, table: Table, note: str | None = None) -> None:
    """Show the user's hand in a new panel and delete their older panel."""
    context.messages.live.screens_of(table).overlays.pop(context.user_id, None)
    await _open_panel(context, table, note)


async def _open_panel(context: Context, table: Table, note: str | None) -> None:
    messages, user_id, text = context.messages, context.user_id, context.text
    if note is None and (notice := messages.direct_messages.notices.pop(user_id, None)):
        note = text(notice)
    in_dm = lacks_channel(context.interaction, table)
    rendering = messages.renderer.hand(table, user_id, text, note=note, dm=in_dm)
    has_panel = has_panels(table) and not in_dm
    message_id = await context.response.show(rendering.view)
    if has_panel:
        panel = messages.live.of(table).panel(user_id)
        panel.last_screen.put(rendering)
        await panel.adopt(context.interaction, message_id)
        panel.mark()  # the hand may have changed while the panel was being sent
    elif not table.is_live:
        await messages.live.of(table).panel(user_id).drop()


def lacks_channel(interaction: discord.Interaction, table: Table) -> bool:
    """Return whether this is a DM about a table without a channel. It offers no button that needs a channel."""
    if place_kind(interaction) != "direct":
        return False
    return not table.is_live or (table.state.suspended is not None and not table.state.adjourned)


def _has_overlays(table: Table) -> bool:
    """Return whether a panel of this table can show another screen than the hand."""
    return has_panels(table) and not table.is_suspended


def has_panels(table: Table) -> bool:
    """Return whether panels of this table are kept up to date."""
    return table.is_live and PLACES[table.state.place].hands != "together"
