"""Words and signs for achievements."""

from __future__ import annotations

from collections.abc import Sequence

from unobot.i18n import Text
from unobot.tables.table_view import TableView
from unobot.wording.card_words import seat_name

SIGNS = {
    "winner": "🏆",
    "hattrick": "🎩",
    "sweep": "🧹",
    "comeback": "🚀",
    "photo": "📸",
    "giant": "🗿",
    "partners": "💞",
    "untouched": "✨",
    "climber": "🧗",
    "gift": "🎁",
    "jumper": "⚡",
    "trader": "🤝",
    "eagle": "🦅",
    "detector": "🔍",
    "honest": "😇",
    "clean": "🧼",
    "marathon": "🐢",
    "company": "🎉",
}
"""The emoji of each achievement, in the order of the list."""
NAMED = 2
"""The most new achievements of a person that are named. The others are only counted."""
PEOPLE = 3
"""The most people whose new achievements are named. With more people, only the signs stand there."""


def achievement_line(text: Text, view: TableView) -> str:
    """Return one line with the new achievements of the players of a match; an empty string if there are none."""
    is_short = len(view.achievements) > PEOPLE
    told = [
        f"**{name}** {''.join(SIGNS[each] for each in names)}"
        if is_short
        else text("achievement-new", name=name, what=_named(text, names))
        for seat, names in view.achievements
        for name in [seat_name(text, view.seats[seat])]
    ]
    return text("achievement-line", told=text.listed(told)) if told else ""


def _named(text: Text, names: Sequence[str]) -> str:
    named = text.listed([f"{SIGNS[name]} {text(f'achievement-{name}')}" for name in names[:NAMED]])
    more = len(names) - NAMED
    return text("achievement-more", what=named, count=more) if more > 0 else named
