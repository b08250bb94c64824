"""Make the buttons that open a table, for screens that would otherwise be a dead end."""

from __future__ import annotations

from discord import ButtonStyle
from discord.ui import LayoutView

from unobot.bot.custom_ids import Verb
from unobot.bot.screens.builder import ActionButton, ScreenBuilder
from unobot.bot.screens.notify_me import notify_me_button
from unobot.bot.screens.suspended import here_button
from unobot.i18n import Text
from unobot.rules.ruleset.ruleset import MAX_SEATS
from unobot.tables.state.places import PLACES
from unobot.tables.table_view import TableView

_NO_TABLE = frozenset(
    {
        "refused-no-table",
        "refused-no-such-table",
        "refused-closed",
        "refused-not-of-the-match",
        "refused-nothing-suspended",
    }
)
_AT_TABLE = frozenset(
    {"refused-not-seated", "refused-away", "refused-left-already", "refused-running", "refused-seated-already"}
)
_SHUT_OUT = frozenset(
    {"refused-kicked", "refused-former", "refused-table-full", "refused-no-newcomers", "refused-no-cards-left"}
)
CHANNEL_REFUSALS = frozenset({"refused-channel-taken", "refused-channel-suspended"})
"""The refusals because of another table in the channel."""
SUSPENDED_REFUSALS = frozenset({"refused-suspended", "refused-adjourned"})
"""The refusals of a move at a suspended or adjourned match."""
QUICK_START_AIS = 3
"""The number of AIs in a match that starts in one press."""


def open_button(text: Text, builder: ScreenBuilder, style: ButtonStyle = ButtonStyle.primary) -> ActionButton:
    """Return the button that opens a table in this channel."""
    return builder.button(text("button-open"), Verb.OPEN, table=0, ply=0, style=style)


def refusal_screen(
    text: Text, view: TableView | None, sentence: str, reason: str, *, alone: bool = False
) -> LayoutView:
    """Return a refusal to a user, with the buttons that lead on. ``view``: their table, if there is one.

    ``alone``: whether it is in the bot's DM, where only a match alone can be started.
    """
    builder = ScreenBuilder(view.id if view is not None else 0, view.ply if view is not None else 0)
    builder.say(sentence)
    if not alone:
        builder.row(*_ways_on(text, builder, view, reason))
    elif reason in _NO_TABLE:
        builder.row(alone_button(text, builder))
    return builder.note()


def left_screen(text: Text, view: TableView) -> LayoutView:
    """Return the answer to a player who has left, with the button that leads back."""
    if view.adjourned and not PLACES[view.place].is_shared:  # the message of the match has the button
        builder = ScreenBuilder()
        builder.say(text("refused-adjourned-alone"))
        return builder.note()
    return refusal_screen(text, view, text("note-left"), "refused-away")


def _ways_on(text: Text, builder: ScreenBuilder, view: TableView | None, reason: str) -> list[ActionButton]:
    """Return the buttons after a refusal. The table of ``view`` decides which of them would work."""
    if reason in _NO_TABLE:
        return play_buttons(text, builder)
    if reason in _SHUT_OUT:
        return [notify_me_button(text, builder)]
    if view is None:
        return []
    if view.suspended and view.seat is not None and reason in (*CHANNEL_REFUSALS, "refused-adjourned"):
        return [builder.button(text("button-resume"), Verb.RESUME, style=ButtonStyle.primary)]
    if view.suspended and view.seat is not None and reason == "refused-suspended":
        return [here_button(text, builder)]
    if reason in CHANNEL_REFUSALS and not view.suspended:
        return [*next_buttons(text, builder, view), builder.button(text("button-show-table"), Verb.BUMP)]
    return next_buttons(text, builder, view) if reason in _AT_TABLE else []


def next_buttons(text: Text, builder: ScreenBuilder, view: TableView) -> list[ActionButton]:
    """Return the button that leads the reader on: *Join* in a lobby, then *My hand*, at the end *Rematch*; or none.

    Readers without a seat have no hand: during a match, the same verb shows them how to get a seat, or to watch.
    """
    if view.status == "lobby":
        can_join = view.seat is None and view.barred is None and len(view.seats) < MAX_SEATS
        return [builder.button(text("button-join"), Verb.JOIN, style=ButtonStyle.success)] if can_join else []
    if view.status in ("playing", "pause") and not view.suspended:
        if view.kicked:
            return [notify_me_button(text, builder)]
        return [builder.button(text(hand_label(view)), Verb.HAND, style=ButtonStyle.primary)]
    if view.seat is not None and view.view is not None and view.status in ("over", "closed"):
        return [builder.button(text("button-rematch"), Verb.REMATCH, style=ButtonStyle.success)]
    return []


def hand_label(view: TableView) -> str:
    """Return the message that names what the reader sees after `Verb.HAND`."""
    if view.seat is not None:
        return "button-hand"
    return "button-get-seat" if view.to_take or view.may_join else "button-watch"


def alone_button(text: Text, builder: ScreenBuilder) -> ActionButton:
    """Return the button that starts a match against AIs in the bot's DM."""
    return builder.button(text("button-alone"), Verb.OPEN, "alone", table=0, ply=0)


def play_buttons(text: Text, builder: ScreenBuilder) -> list[ActionButton]:
    """Return the buttons for a match against AIs, for a quick one, and for a table with friends."""
    return [
        builder.button(
            text("button-start-ais", ais=QUICK_START_AIS), Verb.OPEN, "ais", table=0, ply=0, style=ButtonStyle.primary
        ),
        builder.button(text("button-quick"), Verb.OPEN, "round", table=0, ply=0),
        open_button(text, builder, ButtonStyle.secondary),
    ]
