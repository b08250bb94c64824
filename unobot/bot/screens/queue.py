"""The sentence for a user who waits in line for an answer that takes long."""

from __future__ import annotations

from discord.ui import LayoutView

from unobot.bot.screens.menu import notice_screen
from unobot.i18n import Text
from unobot.wording.durations import estimate

LONG_WAIT = 8 * 60.0
"""Seconds from which the user also reads what to do without an answer: Discord takes none after 15 minutes."""


def queue_screen(text: Text, place: int, seconds: float, work: str = "") -> LayoutView:
    """Return the place in line and the estimated wait in ``seconds``. The answer replaces this screen.

    ``work``: what is being done, as a part of a message id. It is said to the first in line.
    """
    message_id = f"note-work-{work}" if work and place == 1 else "note-queue"
    sentence = text(message_id, place=place, time=estimate(text, seconds))
    return notice_screen(text.sentences(sentence, text("note-queue-long")) if seconds > LONG_WAIT else sentence)
