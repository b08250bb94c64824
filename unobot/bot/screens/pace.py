"""How fast a table is played: the line that the lobby has for it, and the host's choice."""

from __future__ import annotations

import discord
from discord.ui import LayoutView

from unobot.bot.custom_ids import Verb
from unobot.bot.screens.durations import duration
from unobot.bot.screens.frame import Frame
from unobot.i18n import Text
from unobot.tables.pace import PACES, pace_of
from unobot.tables.view import TableView


def pace_words(t: Text, turn: float | None) -> str:
    """How long a move may take: "a day for each move"."""
    name = pace_of(turn)
    return t("pace-time", time=duration(t, int(turn or 0))) if name is None else t(f"pace-{name}")


def pace_screen(t: Text, v: TableView, note: str | None = None) -> LayoutView:
    """The paces to choose from, for the host."""
    frame = Frame(v.id, v.ply)
    frame.say(f"### {t('pace-title')}", note or "", t("pace-how"))
    chosen = pace_of(v.turn)
    frame.menu(
        Verb.PACE,
        "",
        [discord.SelectOption(label=t(f"pace-{name}"), value=name, default=name == chosen) for name in PACES],
        placeholder=pace_words(t, v.turn),
    )
    return frame.view()
