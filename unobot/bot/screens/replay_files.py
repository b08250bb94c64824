"""Show the page or the GIF of a finished match: a sentence and the file."""

from __future__ import annotations

from discord.ui import LayoutView

from unobot.bot.screens.builder import ScreenBuilder
from unobot.i18n import Text


def page_file_screen(text: Text, name: str) -> LayoutView:
    """Return the screen of the page. ``name``: that of the attached file."""
    builder = ScreenBuilder()
    builder.say(text("files-page"))
    builder.file(name)
    return builder.view()


def gif_file_screen(text: Text, name: str) -> LayoutView:
    """Return the screen of the GIF, which Discord plays. ``name``: that of the attached file."""
    builder = ScreenBuilder()
    builder.say(text("files-gif"))
    builder.attached_picture(name, text("files-gif-alt"))
    return builder.view()
