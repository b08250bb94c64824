"""The sentence for a user who waits in line for an answer that takes long."""

from __future__ import annotations

from discord.ui import LayoutView

from unobot.bot.screens.menu import notice_screen
from unobot.i18n import Text
from unobot.wording.durations import estimate

LONG = 8 * 60.0
"""Seconds from which the user reads what to do if no answer comes, because Discord takes none after 15 minutes."""


def queue_screen(text: Text, place: int, seconds: float) -> LayoutView:
    """Return the place in line, and about how long it takes. The answer takes the place of this screen."""
    said = text("note-queue", place=place, time=estimate(text, seconds))
    return notice_screen(text.sentences(said, text("note-queue-long")) if seconds > LONG else said)
