"""Which plays lie on which card: tables made once, so that asking what can be laid costs next to nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

from unobot.rules.cards import Card, Color, Face
from unobot.rules.moves import PLAYS, UNO_PLAYS, Play
from unobot.rules.round import Round
from unobot.rules.ruleset import WildDrawFour

Plays: TypeAlias = Mapping[Card, tuple[Play, ...]]
"""By card that may be laid: every way to lay it."""

_Tables: TypeAlias = tuple[tuple[Plays, ...], ...]
"""By color to match and by top card, each in its order (numbers are quicker to look up than cards)."""

_STRICT: Final = WildDrawFour.STRICT


def _matching(ways: Plays, color: Color, face: Face) -> Plays:
    return {card: ways[card] for card in ways if card.is_wild or card.color is color or card.face is face}


def _tables(ways: Plays) -> _Tables:
    """Sort out of all ``ways`` those that match each color and each top card."""
    by_face = ({face: _matching(ways, color, face) for face in Face} for color in Color)
    return tuple(tuple(matching[top.face] for top in Card) for matching in by_face)


def _without_four(ways: Plays) -> Plays:
    return {card: ways[card] for card in ways if card is not Card.WD4}


# First the plays themselves, then those of the last card but one: with Uno or without.
_WAYS: Final = (PLAYS, {card: PLAYS[card] + UNO_PLAYS[card] for card in PLAYS})
_TABLES: Final = tuple(_tables(ways) for ways in _WAYS)
_STRICT_TABLES: Final = tuple(_tables(_without_four(ways)) for ways in _WAYS)


def plays(round: Round, hand: Sequence[Card]) -> Plays:
    """Give all that may be laid now by the seat to play, were it to hold the card; ``hand`` is what it has.

    A card matches by color or by face; a wild always does, but for a wild draw four under ``strict`` while
    the hand holds the active color. The play that leaves one card may say Uno.
    """
    color: Color = round.color  # type: ignore[assignment]  # whoever is asked to play has a color to match
    tables = _TABLES
    if round.ruleset.wild_draw_four is _STRICT and any(card.color is color for card in hand):
        tables = _STRICT_TABLES
    return tables[len(hand) == 2][color.order][round.discard[-1].order]
