"""Show what is stored about a user, and the question before it is deleted."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ButtonStyle
from discord.ui import LayoutView

from unobot.bot.custom_ids import Verb
from unobot.bot.screens.builder import ScreenBuilder
from unobot.i18n import Text
from unobot.model.people import DataCounts


def privacy_screen(text: Text, counts: DataCounts) -> LayoutView:
    """Return a plain description of the data that is stored about a user, with numbers."""
    builder = ScreenBuilder()
    builder.say(
        f"### {text('privacy-title')}",
        text("privacy-intro"),
        text("privacy-choices"),
        text("privacy-tables", count=counts.tables),
        text("privacy-results", count=counts.results),
        text("privacy-daily", count=counts.daily) if counts.daily else "",
        text("privacy-notes", count=counts.notes) if counts.notes else "",
        text("privacy-messages", count=counts.messages),
        text("privacy-channels", count=counts.channels),
        text("privacy-bans", count=counts.bans) if counts.bans else "",
    )
    builder.say(f"-# {text('privacy-readers')}")  # in a text of its own, it is no part of the last point
    builder.row(
        builder.button(text("button-privacy-export"), Verb.PRIVACY, "export"),
        builder.button(text("button-privacy-delete"), Verb.PRIVACY, "delete", style=ButtonStyle.danger),
    )
    return builder.view()


def privacy_file_screen(text: Text, names: Sequence[str]) -> LayoutView:
    """Return the screen for the attached files with all data about a user. ``names``: the names of the files."""
    builder = ScreenBuilder()
    builder.say(text("privacy-file"))
    for name in names:
        builder.file(name)
    return builder.view()


def privacy_ask_screen(text: Text) -> LayoutView:
    """Return the confirmation before all data is deleted, with the consequences."""
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
        text("privacy-ask-kicks"),
        f"**{text('privacy-ask-undo')}**",
    )
    builder.row(
        builder.button(text("button-privacy-yes"), Verb.PRIVACY, "yes", style=ButtonStyle.danger),
        builder.button(text("button-privacy-no"), Verb.PRIVACY, "no"),
    )
    return builder.view()
