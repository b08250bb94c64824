"""Words and signs for the reactions of players."""

from __future__ import annotations

from unobot.i18n import Text
from unobot.tables.table_view import TableView
from unobot.wording.card_words import seat_name

SIGNS = {"laugh": "😂", "ouch": "😱", "clap": "👏", "think": "🤔", "fire": "🔥", "wave": "👋"}
"""The emoji of each emote."""


def reaction_line(text: Text, view: TableView) -> str:
    """Return the line with the reactions on the table, or an empty string. The text look has words, not emojis."""
    return " · ".join(_one(text, seat_name(text, view.seats[seat]), emote) for seat, emote in view.reactions)


def _one(text: Text, name: str, emote: str) -> str:
    if text.look == "text":
        return text("reaction-in-words", name=name, words=text(f"reaction-{emote}"))
    return f"**{name}** {SIGNS[emote]}"
