"""Make the buttons that open a table. Screens that would be a dead end have them."""

from __future__ import annotations

from discord import ButtonStyle

from unobot.bot.custom_ids import Verb
from unobot.bot.screens.builder import ActionButton, ScreenBuilder
from unobot.i18n import Text

AIS = 3
"""The AIs of a match that starts in one press."""


def open_button(text: Text, builder: ScreenBuilder, style: ButtonStyle = ButtonStyle.primary) -> ActionButton:
    """Return the button that opens a table in this channel."""
    return builder.button(text("button-open"), Verb.OPEN, table=0, ply=0, style=style)


def play_buttons(text: Text, builder: ScreenBuilder) -> list[ActionButton]:
    """Return the buttons for a match against AIs, for a quick one, and for a table with friends."""
    return [
        builder.button(text("button-start-ais", ais=AIS), Verb.OPEN, "ais", table=0, ply=0, style=ButtonStyle.primary),
        builder.button(text("button-quick"), Verb.OPEN, "round", table=0, ply=0),
        open_button(text, builder, ButtonStyle.secondary),
    ]
