"""Show what is stored about a user, and the question before it is deleted."""

from __future__ import annotations

from discord import ButtonStyle
from discord.ui import LayoutView

from unobot.bot.custom_ids import Verb
from unobot.bot.screens.builder import ScreenBuilder
from unobot.i18n import Text

DATA = "my-data.json"
"""The name of the file with everything about a user."""


def privacy_screen(
    text: Text, *, tables: int, results: int, messages: int, channels: int, daily: int = 0, bans: int = 0
) -> LayoutView:
    """Return what is stored about a user in plain words, with the numbers of what there may be more of."""
    builder = ScreenBuilder()
    builder.say(
        f"### {text('privacy-title')}",
        text("privacy-intro"),
        text("privacy-choices"),
        text("privacy-tables", count=tables),
        text("privacy-results", count=results),
        text("privacy-daily", count=daily) if daily else "",
        text("privacy-messages", count=messages),
        text("privacy-channels", count=channels),
        text("privacy-bans", count=bans) if bans else "",
        f"-# {text('privacy-readers')}",
    )
    builder.row(
        builder.button(text("button-privacy-export"), Verb.PRIVACY, "export"),
        builder.button(text("button-privacy-delete"), Verb.PRIVACY, "delete", style=ButtonStyle.danger),
    )
    return builder.view()


def privacy_file_screen(text: Text) -> LayoutView:
    """Return the screen of the attached file."""
    builder = ScreenBuilder()
    builder.say(text("privacy-file"))
    builder.file(DATA)
    return builder.view()


def privacy_ask_screen(text: Text) -> LayoutView:
    """Return the question before everything is deleted, with what follows from it."""
    builder = ScreenBuilder()
    builder.say(
        f"### {text('privacy-ask-title')}",
        text("privacy-ask-settings"),
        text("privacy-ask-running"),
        text("privacy-ask-over", name=text("name-former")),
        text("privacy-ask-results", name=text("name-former")),
        text("privacy-ask-daily"),
        text("privacy-ask-discord"),
        text("privacy-ask-bans"),
        f"**{text('privacy-ask-undo')}**",
    )
    builder.row(
        builder.button(text("button-privacy-yes"), Verb.PRIVACY, "yes", style=ButtonStyle.danger),
        builder.button(text("button-privacy-no"), Verb.PRIVACY, "no"),
    )
    return builder.view()
