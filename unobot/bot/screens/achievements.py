"""Show the achievements of a person in a server: those reached, and to themselves also those to come."""

from __future__ import annotations

from collections.abc import Collection

from discord.ui import LayoutView

from unobot.bot.screens.builder import ScreenBuilder
from unobot.i18n import Text
from unobot.wording.achievement_words import SIGNS


def achievements_screen(text: Text, name: str, reached: Collection[str], *, is_own: bool) -> LayoutView:
    """Return the list. ``is_own``: the reader is the person, who sees what else can be reached."""
    builder = ScreenBuilder()
    title = text("achievements-title") if is_own else text("achievements-title-of", name=name)
    count = text("achievements-count", count=len(reached), all=len(SIGNS))
    none = text("achievements-none") if is_own else text("achievements-none-of")
    builder.say(f"### {title}", count if reached else none)
    builder.say(
        *(
            f"{sign} **{text(f'achievement-{each}')}** · {text(f'achievement-{each}-how')}"
            for each, sign in SIGNS.items()
            if each in reached
        )
    )
    if is_own:  # without the names, most fit in one line of a phone
        builder.say(*(f"-# ▫️ {text(f'achievement-{each}-how')}" for each in SIGNS if each not in reached))
    return builder.view()
