"""How fast a table is played: the line that the lobby has for it, and the host's choice."""

from __future__ import annotations

import discord
from discord.ui import LayoutView

from unobot.bot.custom_ids import Verb
from unobot.bot.screens.builder import ScreenBuilder
from unobot.i18n import Text
from unobot.tables.state.time_controls import PACES, pace_of
from unobot.tables.table_view import TableView
from unobot.wording.durations import duration


def pace_words(text: Text, turn: float | None) -> str:
    """How long a move may take: "a day for each move"."""
    name = pace_of(turn)
    return text("time-control-time", time=duration(text, int(turn or 0))) if name is None else text(f"time-control-{name}")


def pace_screen(text: Text, view: TableView, note: str | None = None) -> LayoutView:
    """The paces to choose from, for the host."""
    frame = ScreenBuilder(view.id, view.ply)
    frame.say(f"### {text('time-control-title')}", note or "", text("time-control-how"))
    chosen = pace_of(view.turn)
    frame.menu(
        Verb.PACE,
        "",
        [discord.SelectOption(label=text(f"time-control-{name}"), value=name, default=name == chosen) for name in PACES],
        placeholder=pace_words(text, view.turn),
    )
    return frame.view()
