"""Show the modal for a note about a translation."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from unobot.bot.custom_ids import ActionId, Verb
from unobot.i18n import Text
from unobot.model.translation_note import MAX_WORDS

FIELD = "value"
"""The custom id of the field."""


def note_modal(text: Text, language: str) -> ui.Modal:
    """Return the modal for a note about a sentence of a language."""
    modal = ui.Modal(title=text("beta-note-title"), custom_id=str(ActionId(0, 0, Verb.NOTE, language)), timeout=None)
    words: ui.TextInput[Any] = ui.TextInput(
        custom_id=FIELD, style=discord.TextStyle.paragraph, min_length=1, max_length=MAX_WORDS
    )
    modal.add_item(ui.Label(text=text("beta-note-label"), component=words))
    return modal
