"""Find a reason why one move is better than another, if one is true in the position. It decides nothing."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, NamedTuple

from unobot.rules.cards import Color
from unobot.rules.moves import ChooseColor, Move, Play
from unobot.rules.round import View

_FEW: Final = 2
"""The cards of a next player who is close to going out."""


class ReasonKind(StrEnum):
    """The kinds of reasons, the most telling one first."""

    UNO = "uno"
    """Only the Uno was missing."""
    NEXT = "next"
    """The better card keeps the next player, who holds few cards, from an ordinary turn."""
    VOID = "void"
    """The next player drew rather than play this color."""
    WILD = "wild"
    """The better move keeps a wild."""
    COLOR = "color"
    """The player holds more cards of this color."""


class BetterReason(NamedTuple):
    """A reason, with the color that it names, and with the number of cards of the next player or of this color."""

    kind: ReasonKind
    color: Color | None = None
    number: int = 0


def reason(view: View, move: Move, better: Move) -> BetterReason | None:
    """Return why ``better`` is better than ``move``, or ``None`` if no simple reason is true.

    ``view``: the round before the move, as its player saw it.
    """
    seat = view.seat
    assert seat is not None, "the public makes no moves"
    if isinstance(move, Play) and isinstance(better, Play) and (move.cards, move.color) == (better.cards, better.color):
        return BetterReason(ReasonKind.UNO) if better.uno and not move.uno else None
    following = view.next_seat(seat)
    count = len(view.hands[following])
    if count <= _FEW and _hits(view, better) and not _hits(view, move):
        return BetterReason(ReasonKind.NEXT, None, count)
    color, other = _color(better), _color(move)
    if color is not None and color is not other:
        voids = view.voids[following]
        if voids[color.order] and not (other is not None and voids[other.order]):
            return BetterReason(ReasonKind.VOID, color)
    if _is_wild(move) and not _is_wild(better):
        return BetterReason(ReasonKind.WILD)
    if color is not None and other is not None and color is not other:
        more, fewer = _count_left(view, seat, better, color), _count_left(view, seat, move, other)
        if more > fewer:
            return BetterReason(ReasonKind.COLOR, color, more)
    return None


def _hits(view: View, move: Move) -> bool:
    if not isinstance(move, Play):
        return False
    effect = view.rule_tables.effects[move.cards[0].face]
    return bool(effect.skips or effect.reverses or effect.owes or effect.roulette or effect.presses)


def _is_wild(move: Move) -> bool:
    return isinstance(move, Play) and move.cards[0].is_wild


def _color(move: Move) -> Color | None:
    """Return the active color after a move, or ``None`` if it plays nothing."""
    if isinstance(move, Play):
        return move.cards[0].color or move.color
    return move.color if isinstance(move, ChooseColor) else None


def _count_left(view: View, seat: int, move: Move, color: Color) -> int:
    """Return how many cards of a color stay in the hand."""
    cards = move.cards if isinstance(move, Play) else ()
    return sum(card.color is color for card in view.hands[seat]) - sum(card.color is color for card in cards)
