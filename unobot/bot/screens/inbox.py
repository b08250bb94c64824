"""Somebody's tables: where it is their turn, and until when; each opens the hand there."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ButtonStyle
from discord.ui import LayoutView

from unobot.bot.custom_ids import Verb
from unobot.bot.screens.following import follow_button
from unobot.bot.screens.frame import Frame
from unobot.bot.screens.words import time_left
from unobot.i18n import Text
from unobot.rules.events import Phase
from unobot.tables.view import TableView

TABLES = 10
"""Tables listed at most: each takes three components."""


def inbox_screen(t: Text, title: str, tables: Sequence[tuple[TableView, str]], *, follow: bool = False) -> LayoutView:
    """Tables, each with the words for its place; its button turns this message into the hand there.

    ``follow``: whether the next table of the channel can be asked for.
    """
    frame = Frame()
    frame.say(f"### {title}")
    for v, place in tables[:TABLES]:
        turn = is_turn(v)
        style = ButtonStyle.primary if turn else ButtonStyle.secondary
        button = frame.button(t("button-hand"), Verb.REFRESH, style=style, table=v.id, ply=v.ply)
        frame.choice(f"{'👉 ' if turn else ''}{place}\n{_state(t, v)}{_until(v)}", button)
    if len(tables) > TABLES:
        frame.say(f"-# {t('tables-more', count=len(tables) - TABLES)}")
    if not tables:
        frame.say(t("inbox-empty"))
    if follow:
        frame.say(f"-# {t('inbox-follow')}")
        frame.row(follow_button(t, frame))
    return frame.view()


def is_turn(v: TableView) -> bool:
    """Whether the table waits for its reader."""
    if v.status != "playing" or v.view is None or v.stranded or v.seat is None:
        return False
    return v.view.votes[v.seat] is None if v.view.phase is Phase.VOTE else v.view.to_move == v.seat


def _until(v: TableView) -> str:
    if v.deadline is None or v.stranded or v.status not in ("playing", "pause"):
        return ""
    return f" · {time_left(v.deadline)}"


def _state(t: Text, v: TableView) -> str:
    if v.stranded:
        return t("tables-stranded")
    if v.status == "lobby":
        return t("tables-lobby")
    if v.status == "pause":
        return t("tables-pause")
    if v.status != "playing" or v.view is None:
        return t("tables-over")
    return t("tables-turn") if is_turn(v) else t("tables-wait", name=v.seats[v.view.to_move].name)
