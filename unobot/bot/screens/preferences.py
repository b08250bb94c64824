"""Show the panel of `/uno me`: one menu for each preference."""

from __future__ import annotations

import discord
from discord.ui import LayoutView

from unobot.bot.custom_ids import Verb
from unobot.bot.screens.builder import ScreenBuilder
from unobot.i18n import Text, languages, text_for
from unobot.model.people import Preferences

CHOICES: dict[str, tuple[str | bool | None, ...]] = {
    "look": (None, "pictures", "shapes", "text"),
    "sort": ("color", "value"),
    "passes": (True, False),
    "dms": (None, True, False),
    "pings": ("idle", "always", "off"),
    "pings_by": ("channel", "dm"),
    "hints": (True, False),
    "reactions": (True, False),
    "achievements": (True, False),
    "rated": (True, False),
    "language": (None, *languages()),
}
"""The values of each field of `Preferences`, in the order of the panel."""
_SIGNS = {
    "look": "\N{FLOWER PLAYING CARDS}",
    "sort": "\N{LEFT RIGHT ARROW}\N{VARIATION SELECTOR-16}",
    "passes": "\N{BLACK RIGHT-POINTING DOUBLE TRIANGLE WITH VERTICAL BAR}\N{VARIATION SELECTOR-16}",
    "dms": "\N{ENVELOPE}\N{VARIATION SELECTOR-16}",
    "pings": "\N{BELL}",
    "pings_by": "\N{PUBLIC ADDRESS LOUDSPEAKER}",
    "hints": "\N{ELECTRIC LIGHT BULB}",
    "reactions": "\N{CLAPPING HANDS SIGN}",
    "achievements": "\N{SPORTS MEDAL}",
    "rated": "\N{CHART WITH UPWARDS TREND}",
    "language": "\N{GLOBE WITH MERIDIANS}",
}


def preferences_screen(text: Text, chosen: Preferences) -> LayoutView:
    """Return the panel. Each menu shows its current value."""
    builder = ScreenBuilder()
    builder.say(f"### {text('preferences-title')}", text("preferences-body"), _playing(text, chosen))
    for field, values in CHOICES.items():
        now = getattr(chosen, field)
        options = [
            discord.SelectOption(
                label=_words(text, field, value),
                value=said(value),
                description=text(f"preferences-{_dashed(field)}-what") if value == now else None,
                emoji=_SIGNS[field],
                default=value == now,
            )
            for value in values
        ]
        builder.menu(Verb.ME, _dashed(field), options, _words(text, field, values[0]))
    return builder.view()


def _playing(text: Text, chosen: Preferences) -> str:
    """Return how strong *Even match* is for this user, if a match has told it yet."""
    if chosen.playing is None:
        return ""
    strength = min(max(chosen.playing.strength, 0), 1)
    return f"-# {text('preferences-playing', strength=round(100 * strength))}"


def said(value: str | bool | None) -> str:
    """Return the text that stands for a value in a menu."""
    if value is None:
        return "auto"
    return value if isinstance(value, str) else "on" if value else "off"


def _words(text: Text, field: str, value: str | bool | None) -> str:
    if field == "language" and isinstance(value, str):
        return text("preferences-language", name=text_for(value).name)
    return text(f"preferences-{field.replace('_', '-')}-{said(value)}")


def _dashed(field: str) -> str:
    return field.replace("_", "-")
