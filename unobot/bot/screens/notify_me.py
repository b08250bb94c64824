"""Show the confirmation of *Notify me*, and the button that turns it off."""

from __future__ import annotations

from discord.ui import LayoutView

from unobot.bot.custom_ids import Verb
from unobot.bot.screens.builder import ActionButton, ScreenBuilder
from unobot.i18n import Text


def notify_me_button(text: Text, builder: ScreenBuilder) -> ActionButton:
    """Return the button that asks for a notification when the next table opens in this channel."""
    return builder.button(text("button-notify-me"), Verb.NOTIFY, table=0, ply=0, emoji="🔔")


def notify_me_on_screen(text: Text, channel_id: int) -> LayoutView:
    """Return the confirmation that notifications are on."""
    builder = ScreenBuilder()
    builder.say(text("notify-me-on", channel=f"<#{channel_id}>"))
    builder.row(builder.button(text("button-notify-me-off"), Verb.NOTIFY, "off"))
    return builder.view()


def notify_me_off_screen(text: Text, channel_id: int) -> LayoutView:
    """Return the confirmation that notifications are off."""
    builder = ScreenBuilder()
    builder.say(text("notify-me-off", channel=f"<#{channel_id}>"))
    builder.row(notify_me_button(text, builder))
    return builder.view()
