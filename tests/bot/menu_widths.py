"""Measure the words of a closed menu on a phone. An open menu has more room, and breaks its descriptions into lines."""

from __future__ import annotations

import pytest
from discord import SelectOption

from unobot.bot.custom_ids import Verb
from unobot.bot.screens.builder import ScreenBuilder
from unobot.bot.screens.phone_widths import button_pixels

MENU = 249
"""The pixels for the words of a closed menu on a phone of 390 pixels, measured in Chromium with the demo's page."""
_EMOJI = 28
"""The pixels of an emoji before the words."""
_OF_BUTTON = {"hi": 0.95, "ko": 1.06, "ru": 1.04}
"""How wide the words of a menu are beside those of a button, where they aren't `_OTHERS`. Signs of Hindi join."""
_OTHERS, _BOLD = 1.1, 1.04
"""An option with an emoji has bold words."""


def cut_words(language: str, label: str, emoji: object = None) -> str:
    """Return a sentence about the words of an option or a placeholder that a closed menu cuts, or nothing."""
    pixels = (button_pixels(label, None) - button_pixels("", None)) * _OF_BUTTON.get(language, _OTHERS)
    width = MENU
    if emoji is not None:
        pixels, width = pixels * _BOLD, MENU - _EMOJI
    return "" if pixels <= width else f"{pixels:.0f} pixels, {width} fit: {label}"


def menus_noted(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, object]]:
    """Return a list that gets the labels and placeholders of all menus that are shown from now on, and their emojis."""
    noted: list[tuple[str, object]] = []
    menu = ScreenBuilder.menu

    def note(self: ScreenBuilder, verb: Verb, arg: str, options: list[SelectOption], placeholder: str = "") -> None:
        noted.extend((option.label, option.emoji) for option in options)
        noted.append((placeholder, None))
        menu(self, verb, arg, options, placeholder)

    monkeypatch.setattr(ScreenBuilder, "menu", note)
    return noted
