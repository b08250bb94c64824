"""Who wants to be called to the next table: what they are told, and how to take it back."""

from __future__ import annotations

from discord.ui import LayoutView

from unobot.bot.custom_ids import Verb
from unobot.bot.screens.builder import ActionButton, ScreenBuilder
from unobot.i18n import Text


def follow_button(text: Text, frame: ScreenBuilder) -> ActionButton:
    """The button that asks to be called when the next table opens in this channel."""
    return frame.button(text("button-follow"), Verb.FOLLOW, table=0, ply=0, emoji="🔔")


def followed_screen(text: Text, channel_id: int) -> LayoutView:
    """You will be called."""
    frame = ScreenBuilder()
    frame.say(text("follow-on", channel=f"<#{channel_id}>"))
    frame.row(frame.button(text("button-unfollow"), Verb.FOLLOW, "off"))
    return frame.view()


def unfollowed_screen(text: Text, channel_id: int) -> LayoutView:
    """You will not be called any more."""
    frame = ScreenBuilder()
    frame.say(text("follow-off", channel=f"<#{channel_id}>"))
    frame.row(follow_button(text, frame))
    return frame.view()
