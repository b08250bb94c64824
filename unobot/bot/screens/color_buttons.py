"""Buttons that name a color: each says how many cards of this color its reader holds."""

from __future__ import annotations

from collections.abc import Collection

from unobot.bot.custom_ids import Verb
from unobot.bot.screens.builder import ActionButton, ScreenBuilder
from unobot.i18n import Text
from unobot.rules.cards import Card, Color
from unobot.wording.card_words import color_emoji, color_words

COLORS_PER_ROW = 2
"""Buttons in a row: four colors take the place of two rows of cards."""


def color_button(
    text: Text, builder: ScreenBuilder, color: Color, cards: Collection[Card], verb: Verb, arg: str
) -> ActionButton:
    """Return the button of a color. ``cards``: the hand of the reader."""
    label = text("button-count", name=color_words(text, color), count=count_of(color, cards))
    return builder.button(label, verb, arg, emoji=color_emoji(text, color))


def count_of(color: Color | None, cards: Collection[Card]) -> int:
    """Return how many cards have this color."""
    return sum(card.color is color for card in cards)
