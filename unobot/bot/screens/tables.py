"""Show a player's tables, each with its state, its deadline, and a button that opens the hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from discord import ButtonStyle
from discord.ui import LayoutView

from unobot.bot.custom_ids import Verb
from unobot.bot.screens.builder import ActionButton, ScreenBuilder
from unobot.bot.screens.notify_me import notify_me_button
from unobot.bot.screens.start import play_buttons
from unobot.i18n import Text
from unobot.rules.events import Phase
from unobot.tables.state.places import PLACES
from unobot.tables.table_view import TableView
from unobot.wording.card_words import seat_name, time_left

MAX_TABLES = 10
"""The most tables in the list. Each uses three of a message's 40 components."""


@dataclass(frozen=True, slots=True)
class ListedTable:
    """A table in a list."""

    view: TableView
    place: str
    """The words for its place, with a link."""
    is_here: bool
    """Whether it stands in the channel of the list."""


def tables_screen(text: Text, title: str, tables: Sequence[ListedTable], *, follow: bool = False) -> LayoutView:
    """Return the list of tables. The button of a table turns this message into the hand.

    ``follow``: add the button *Notify me*.
    """
    builder = ScreenBuilder()
    builder.say(f"### {title}")
    for table in tables[:MAX_TABLES]:
        view = table.view
        words = f"{'👉 ' if is_turn(view) else ''}{table.place}\n{_state(text, view)}{_until(text, view)}"
        button = _button(text, builder, table)
        builder.say(words) if button is None else builder.choice(words, button)
    if len(tables) > MAX_TABLES:
        builder.say(f"-# {text('tables-more', count=len(tables) - MAX_TABLES)}")
    if not tables:
        builder.say(text("tables-empty"))
        builder.row(*(play_buttons(text, builder) if follow else ()))
    if follow:
        builder.say(f"-# {text('tables-notify-me')}")
        builder.row(notify_me_button(text, builder))
    return builder.view()


def _button(text: Text, builder: ScreenBuilder, table: ListedTable) -> ActionButton | None:
    """Return the button that leads to the hand, or ``None`` if only the link does."""
    view = table.view
    hands, style = PLACES[view.place].hands, ButtonStyle.primary if is_turn(view) else ButtonStyle.secondary
    if hands != "sent" and not table.is_here:
        return None  # such a table is reached from its own channel only
    label, verb = ("button-show-table", Verb.BUMP) if hands == "together" else ("button-hand", Verb.REFRESH)
    return builder.button(text(label), verb, style=style, table=view.id, ply=view.ply)


def is_turn(view: TableView) -> bool:
    """Return whether the table waits for the user of this view."""
    if view.status != "playing" or view.view is None or view.suspended or view.seat is None:
        return False
    return view.view.votes[view.seat] is None if view.view.phase is Phase.VOTE else view.view.to_move == view.seat


def _until(text: Text, view: TableView) -> str:
    if view.deadline is None or view.suspended or view.status not in ("playing", "pause"):
        return ""
    message = "tables-until" if view.status == "playing" else "tables-next"
    return f" · {text(message, when=time_left(view.deadline))}"


def _state(text: Text, view: TableView) -> str:
    if view.suspended:
        return text("tables-suspended")
    if view.waits:
        return text("tables-waits")
    if view.status == "lobby":
        return text("tables-lobby")
    if view.status == "pause":
        return text("tables-pause")
    if view.status != "playing" or view.view is None:
        return text("tables-over")
    return (
        text("tables-turn")
        if is_turn(view)
        else text("tables-wait", name=seat_name(text, view.seats[view.view.to_move]))
    )
