"""Test the names of cards: each card that a deck may print has a name and a short sign in each language."""

from __future__ import annotations

import pytest

from unobot.i18n import languages, text_for
from unobot.rules.cards import Card, Color, FaceKind
from unobot.wording.card_words import card_label, card_words

SIGNED = [card for card in Card if card.face.kind in (FaceKind.ACTION, FaceKind.WILD)]
"""The cards that are named by their face."""


@pytest.mark.parametrize("language", languages())
def test_each_card_has_a_name_of_its_own(language: str) -> None:
    text = text_for(language)
    for card in SIGNED:
        words = card_words(text, card)
        assert card.face.value not in words.split(), (card, words)
        assert not card.is_wild or words in card_words(text, card, Color.RED), card


@pytest.mark.parametrize("language", languages())
def test_each_card_has_a_sign_for_its_button(language: str) -> None:
    text = text_for(language).with_look("pictures", {})
    for card in SIGNED:
        label = card_label(text, card)
        assert label != card.face.value or card.face.value == "W", card
        assert len(label) <= 3, (card, label)
