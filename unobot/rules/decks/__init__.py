"""The decks that can be played."""

from __future__ import annotations

from typing import Final

from unobot.rules.cards import Card

PRINTED: Final = tuple(card for card in Card if card.index <= Card.HIDDEN.index)
"""Every card that one of the decks prints, and the hidden card: what needs words and pictures."""
