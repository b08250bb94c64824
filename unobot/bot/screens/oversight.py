"""Show a server's tables to its admins: the channel, the host and the state of each, and what can be done with it."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ButtonStyle
from discord.ui import LayoutView

from unobot.bot.custom_ids import Verb
from unobot.bot.screens.builder import ScreenBuilder
from unobot.i18n import Text
from unobot.tables.oversight import TableOverview
from unobot.wording.card_words import time_left

LISTED = 10
"""The most tables in the list. Each uses three of a message's 40 components."""


def oversight_screen(text: Text, tables: Sequence[TableOverview], note: str = "") -> LayoutView:
    """Return the list of a server's tables, each with a button. ``note``: a sentence about the last change."""
    builder = ScreenBuilder()
    builder.say(f"### {text('oversight-title')}", note)
    for table in tables[:LISTED]:
        button = builder.button(text("button-oversee"), Verb.OVERSEE, f"show>{table.id}")
        builder.choice("\n".join(_lines(text, table)), button)
    if len(tables) > LISTED:
        builder.say(f"-# {text('oversight-more', count=len(tables) - LISTED)}")
    if not tables:
        builder.say(text("oversight-empty"))
    builder.row(builder.button(text("button-oversight-refresh"), Verb.OVERSEE, "list"))
    return builder.view()


def table_overview_screen(text: Text, table: TableOverview) -> LayoutView:
    """Return one table, with what an admin can do with it."""
    builder = ScreenBuilder()
    builder.say(f"### {text('oversight-table')}", *_lines(text, table))
    builder.say(text("oversight-free-what") if table.blocks else "", text("oversight-end-what"))
    free = builder.button(text("button-oversight-free"), Verb.OVERSEE, f"free>{table.id}", style=ButtonStyle.primary)
    builder.row(
        *((free,) if table.blocks else ()),
        builder.button(text("button-end-yes"), Verb.OVERSEE, f"end>{table.id}", style=ButtonStyle.danger),
        builder.button(text("button-oversight-list"), Verb.OVERSEE, "list"),
    )
    return builder.view()


def channel_words(text: Text, table: TableOverview) -> str:
    """Return a link to the channel of a table."""
    return f"<#{table.channel_id}>" if table.channel_id else text("oversight-unknown-channel")


def _lines(text: Text, table: TableOverview) -> list[str]:
    """Return the place and host of a table, its stage, and how long it has been late."""
    host = f"<@{table.host_id}>" if table.host_id else "?"
    lines = [f"{channel_words(text, table)} · {text('oversight-host', host=host)}"]
    since = f" · {text('oversight-since', stage=table.stage, when=time_left(table.since))}" if table.since else ""
    lines.append(f"{'⚠️ ' if table.is_stuck else ''}{text('oversight-stage', stage=table.stage)}{since}")
    if table.due is not None:
        lines.append(text("oversight-late", when=time_left(table.due)))
    return lines
