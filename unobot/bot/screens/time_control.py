"""Show the time control of a table: its words in the lobby, and the host's menu."""

from __future__ import annotations

import discord
from discord.ui import LayoutView

from unobot.bot.custom_ids import Verb
from unobot.bot.screens.builder import ScreenBuilder
from unobot.i18n import Text
from unobot.tables.state.places import PLACES
from unobot.tables.state.time_controls import MIN_SLOW_TURN, TIME_CONTROLS, time_control_of
from unobot.tables.table_view import TableView
from unobot.wording.durations import duration


def time_control_words(text: Text, turn: float | None) -> str:
    """Return how long a move can take: "a day for each move"."""
    name = time_control_of(turn)
    return (
        text("time-control-time", time=duration(text, int(turn or 0))) if name is None else text(f"time-control-{name}")
    )


def time_control_screen(text: Text, view: TableView) -> LayoutView:
    """Return the host's menu of time controls."""
    builder = ScreenBuilder(view.id, view.ply)
    how = "time-control-how" if PLACES[view.place].slow else f"refused-slow-{view.place}"
    builder.say(f"### {text('time-control-title')}", text(how))
    current = time_control_of(view.turn)
    builder.menu(
        Verb.TIME_CONTROL,
        "",
        [
            discord.SelectOption(label=text(f"time-control-{name}"), value=name, default=name == current)
            for name, seconds in TIME_CONTROLS.items()
            if PLACES[view.place].slow or (seconds or 0) < MIN_SLOW_TURN
        ],
        placeholder=time_control_words(text, view.turn),
    )
    return builder.view()
