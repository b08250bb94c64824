"""Who wants to be called to the next table: what they are told, and how to take it back."""

from __future__ import annotations

from typing import Any

from discord.ui import Button, LayoutView

from unobot.bot.custom_ids import Verb
from unobot.bot.screens.frame import Frame
from unobot.i18n import Text


def follow_button(t: Text, frame: Frame) -> Button[Any]:
    """The button that asks to be called when the next table opens in this channel."""
    return frame.button(t("button-follow"), Verb.FOLLOW, table=0, ply=0, emoji="🔔")


def followed_screen(t: Text, channel_id: int) -> LayoutView:
    """You will be called."""
    frame = Frame()
    frame.say(t("follow-on", channel=f"<#{channel_id}>"))
    frame.row(frame.button(t("button-unfollow"), Verb.FOLLOW, "off"))
    return frame.view()


def unfollowed_screen(t: Text, channel_id: int) -> LayoutView:
    """You will not be called any more."""
    frame = Frame()
    frame.say(t("follow-off", channel=f"<#{channel_id}>"))
    frame.row(follow_button(t, frame))
    return frame.view()
