"""Show a table in the bot's DM: the table and the hand of its only player in one message."""

from __future__ import annotations

from functools import partial
from typing import Any

from discord.ui import LayoutView

from unobot.bot.custom_ids import Verb
from unobot.bot.screens.ai_pace import pace_button
from unobot.bot.screens.builder import Screen, ScreenBuilder
from unobot.bot.screens.hand import hand_screen
from unobot.bot.screens.illustrations import table_picture
from unobot.bot.screens.phone_widths import fitted
from unobot.bot.screens.seat_lines import seat_lines
from unobot.bot.screens.table import MAX_LENGTH, heading, last_moves, lines_below_picture, table_screen, table_words
from unobot.i18n import Text
from unobot.rules.events import Phase
from unobot.rules.round import View
from unobot.tables.hits import last_hit
from unobot.tables.table_view import TableView
from unobot.wording.match_words import last_moment, moment_line
from unobot.wording.narration import narrate_last

RECENT_MOVES = 6
"""The number of last moves that the table shows."""


def alone_screen(
    text: Text,
    view: TableView,
    *,
    attaches: bool,
    followed: bool = False,
    note: str | None = None,
    **hand: Any,  # noqa: ANN401 - the options of a hand
) -> LayoutView:
    """Return the table as its only player sees it. ``hand``: the options of `hand_screen`.

    ``attaches``: whether pictures can be attached. ``followed``: whether the next table is open already.
    """
    seat = None if view.seat is None else view.seats[view.seat]
    if view.status != "playing" or view.view is None or seat is None or seat.away:
        if view.status == "playing":
            return hand_screen(text, view, note=note, **hand)
        return table_screen(text, view, attaches=attaches, followed=followed)
    screen = _playing(text, view, view.view, hand, note, attaches=attaches)
    if screen.content_length() > MAX_LENGTH and text.look != "text":  # an app emoji has about 35 characters
        screen = _playing(text.with_look("text", {}), view, view.view, hand, note, attaches=False)
    return screen


def _playing(
    text: Text, view: TableView, state: View, hand: dict[str, Any], note: str | None, *, attaches: bool
) -> Screen:
    builder = ScreenBuilder(view.id, view.ply)
    has_picture = attaches and view.drawn and text.look != "text" and state.phase is not Phase.VOTE
    picture = table_picture(text, view, state, partial(table_words, text, view, state)) if has_picture else None
    moment = "" if _is_hit(view, state) else fitted(moment_line(text, view))
    hand_part = hand_screen(text, view, note=note, attaches=attaches, **hand)
    assert isinstance(hand_part, Screen)
    if picture is not None:  # the hand says whose turn it is. Its second line takes the place of a move
        builder.say(*last_moves(text, view, 2 - bool(moment) - ("\n" in hand_part.first_words), is_told=bool(moment)))
        builder.picture(picture)
        builder.say(*lines_below_picture(text, view, state), moment)
    else:
        builder.say(f"## {heading(text, state)}")
        lines = [f"-# {line}" for line in narrate_last(text, view.recent, view.seats, RECENT_MOVES) if line]
        builder.say(*seat_lines(text, view, state), *lines, moment)
        builder.line()
    builder.adopt(hand_part, lambda parts: parts)
    builder.row(pace_button(text, builder, view), builder.button(text("button-more"), Verb.MORE))
    return builder.view(state.color)


def _is_hit(view: TableView, state: View) -> bool:
    """Return whether the last moment is about the cards of the reader, whose hand says so, too."""
    moment = last_moment(view)
    if moment is None or view.seat is None or moment.seat != view.seat:
        return False
    return last_hit(view.recent, state, view.seat) is not None


def moved_screen(text: Text, link: str) -> LayoutView:
    """Return the answer to a press elsewhere that opened a game in the bot's DM."""
    builder = ScreenBuilder()
    builder.say(text("alone-in-direct", link=link))
    return builder.view()
