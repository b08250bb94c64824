"""Show a game that one person plays alone: the table and the hand in one message.

The hand looks the same as at every table. Its buttons become buttons of the game: see `Verb.SOLO` and `Verb.TRY`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Any, Literal

from discord import ButtonStyle
from discord.ui import LayoutView

from unobot.bot.custom_ids import CustomIdError, Verb, custom_id, parse_action
from unobot.bot.screens.builder import ActionButton, Component, Screen, ScreenBuilder
from unobot.bot.screens.hand import hand_screen
from unobot.bot.screens.illustrations import table_picture
from unobot.bot.screens.move_steps import Path
from unobot.bot.screens.phone_widths import phone_rows
from unobot.bot.screens.results import result_words, say_result, say_round
from unobot.bot.screens.seat_lines import seat_lines
from unobot.bot.screens.table import MAX_LENGTH, lines_below_picture, table_words
from unobot.features.solo.game import Stage, WhatIf
from unobot.i18n import Text
from unobot.rules.events import Phase
from unobot.rules.round import View
from unobot.tables.table_view import SeatView, TableView
from unobot.wording.card_words import card_picture, card_words, plain_name, seat_emblem, seat_name
from unobot.wording.narration import narrate_last

MAX_RECENT_MOVES = 4
"""The number of last moves that the game shows."""
MAX_PICTURE_MOVES = 2
"""The same below a picture, which also shows what each player did last."""
_ARMED = "!"
"""Follows the verb of a button if the switch *Say Uno* was on when the hand was drawn."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Frame:
    """The title, the buttons and the scores around the table and the hand in one kind of game."""

    title: str
    verb: Verb
    """The verb of the game's buttons."""
    back: tuple[ActionButton, ...]
    """The buttons that lead out of the game."""
    may_undo: bool = False
    """Whether the person has made a move that they can take back."""
    heading: str = ""
    """The heading at the end of a round. Empty for the heading of every table."""
    scores: tuple[str, ...] = ()
    """The lines at the end of a round in place of the scores of the match."""


def what_if_frame(text: Text, view: TableView, start: WhatIf, *, may_undo: bool = False) -> Frame:
    """Return the frame of a game that was begun from a replay."""
    assert view.seat is not None, "a game has a seat for its person"
    name = seat_name(text, view.seats[view.seat])
    return Frame(
        title=text("what-if-line", ply=start.ply + 1, name=name),
        verb=Verb.SOLO,
        back=(ActionButton(text("button-replay-back"), Verb.REPLAY, table=start.table, ply=start.ply),),
        may_undo=may_undo,
    )


def seat_choice_screen(text: Text, table: int, ply: int, seats: list[SeatView], own_seat: int | None) -> LayoutView:
    """Ask which seat the reader wants to play from an entry of a match on. Their ``own_seat`` comes first."""
    builder = ScreenBuilder(table, ply)
    builder.say(f"## {text('what-if-title')}", text("what-if-ask", ply=ply + 1))
    buttons = [
        builder.button(
            plain_name(text, seat),
            Verb.WHAT_IF,
            str(seat.index),
            style=ButtonStyle.primary if seat.index == own_seat else ButtonStyle.secondary,
            emoji=seat_emblem(text, seat) or None,
        )
        for seat in sorted(seats, key=lambda seat: seat.index != own_seat)
    ]
    for row in phone_rows(buttons, is_sorted=True):
        builder.row(*row)
    builder.row(builder.button(text("button-back"), Verb.REPLAY))
    return builder.view()


def solo_screen(
    text: Text,
    view: TableView,
    stage: Stage,
    frame: Frame,
    *,
    page: int = 0,
    say_uno: bool = False,
    path: Path = (),
    why: bool = False,
    sort: Literal["color", "value"] = "color",
    note: str | None = None,
    attaches: bool = False,
) -> LayoutView:
    """Return the screen of the game. The options of the hand have the names that they have in `hand_screen`.

    ``attaches``: whether pictures can be attached.
    """
    hand: dict[str, Any] = {"page": page, "say_uno": say_uno, "path": path, "why": why, "sort": sort}
    screen = _solo(text, view, stage, frame, hand, note, attaches=attaches)
    if screen.content_length() > MAX_LENGTH and text.look != "text":  # an app emoji has about 35 characters
        screen = _solo(text.with_look("text", {}), view, stage, frame, hand, note, attaches=False)
    return screen


def _solo(
    text: Text,
    view: TableView,
    stage: Stage,
    frame: Frame,
    hand: dict[str, Any],
    note: str | None,
    *,
    attaches: bool,
) -> Screen:
    builder = ScreenBuilder(view.id, view.ply)
    assert view.view is not None and view.seat is not None  # noqa: PT018 - a game begins with a deal and a seat
    state = view.view
    title = f"-# {frame.title}"
    if stage in ("pause", "over"):
        builder.say(title, f"## {frame.heading or result_words(text, view)}", note or "")
        if frame.scores:
            builder.say(*frame.scores)
            say_round(text, view, builder, attaches=attaches)
        else:
            say_result(text, view, builder, attaches=attaches)
        builder.row(*_last_row(text, builder, stage, frame))
        return builder.view()
    lines = [f"-# {line}" for line in narrate_last(text, view.recent, view.seats, MAX_RECENT_MOVES)]
    draws = attaches and view.drawn and text.look != "text" and state.phase is not Phase.VOTE
    picture = table_picture(text, view, state, partial(table_words, text, view, state)) if draws else None
    if picture is not None:
        builder.say(title)
        builder.picture(picture)
        builder.say(*lines_below_picture(text, view, state), *lines[-MAX_PICTURE_MOVES:])
    else:
        builder.say(title, f"## {_heading(text, state)}" if state.discard else "")
        builder.say(*seat_lines(text, view, state), *lines)
        builder.line()
    hand_view = hand_screen(text, view, note=note, attaches=attaches, **hand)
    assert isinstance(hand_view, Screen)
    builder.adopt(hand_view, lambda parts: _reroute(parts, frame.verb, armed=bool(hand["say_uno"])))
    builder.row(*_last_row(text, builder, stage, frame))
    return builder.view(state.color)


def _heading(text: Text, state: View) -> str:
    emoji, card = card_picture(text, state.top, state.color), card_words(text, state.top, state.color)
    return f"{emoji} {card}".strip()


def _last_row(text: Text, builder: ScreenBuilder, stage: Stage, frame: Frame) -> list[ActionButton]:
    """Return the buttons that only a solo game has."""
    row = []
    if stage in ("aside", "running"):
        row.append(builder.button(text("button-go-on"), frame.verb, "on", style=ButtonStyle.primary))
    if stage == "pause":
        row.append(builder.button(text("button-next-round"), frame.verb, "deal", style=ButtonStyle.primary))
    if frame.may_undo:
        row.append(builder.button(text("button-take-back"), frame.verb, "undo"))
    return [*row, *frame.back]


def _reroute(parts: list[Component], game: Verb, *, armed: bool) -> list[Component]:
    """Return the components with buttons of the game. A button is off if its move is too long for a custom id."""
    components = []
    for part in parts:
        component = dict(part)
        if "components" in part:
            component["components"] = _reroute(part["components"], game, armed=armed)
        if "custom_id" in part:
            action = parse_action(part["custom_id"])
            copy = part["custom_id"].removeprefix(str(action))
            verb = f"{action.verb}{_ARMED if armed else ''}"
            try:
                button_id = custom_id(action.table, action.ply, game, f"{verb} {action.arg}".rstrip())
            except CustomIdError:
                button_id, component["disabled"] = part["custom_id"], True
                copy = ""
            component["custom_id"] = f"{button_id}{copy}"
        components.append(component)
    return components
