"""Find the cards that can lie on the top card, and every way to lay them. This does not depend on the turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import product
from typing import Final

from unobot.rules.cards import Card, Color, Face
from unobot.rules.moves import PLAYS, Play, plays_at
from unobot.rules.round import Round
from unobot.rules.ruleset.lookup import Plays, last_card_allows
from unobot.rules.ruleset.ruleset import Ruleset

_SEVEN: Final = Face.SEVEN
_SWAP: Final = Face.WILD_SWAP
_CUSTOM: Final = Face.WILD_CUSTOM
_ANY_HAND: Final = 3  # from this size on, a hand keeps two cards or more after a single play
CHOOSING_A_SEAT: Final = ("target_draws", "swap")
"""The rules of a Customizable wild that choose a seat."""


def plays(state: Round, hand: Sequence[Card]) -> Plays:
    """Return every way to lay one card of ``hand`` in a turn, by card. There may be other cards in the result.

    A card matches by color or by face. A wild always matches, except a Wild Draw Four that is not legal under
    ``strict``. Every card matches if no card was laid yet. The play that leaves one card can say Uno, and the last card
    must be allowed as the last one. Targets are left out.
    """
    tables = state.rule_tables
    color = state.color
    if tables.strict_four or color is None:
        return _matching_plays(state, hand, len(hand))
    return tables.matching[len(hand)][color.order][state.discard[-1].index]


def matching(state: Round, hand: Sequence[Card]) -> Collection[Card]:
    """Return the cards that match in a turn of a seat with this ``hand``. The rule of the last card is left out."""
    return _matching_plays(state, hand, _ANY_HAND)


def _matching_plays(state: Round, hand: Sequence[Card], hand_size: int) -> Plays:
    tables = state.rule_tables
    color = state.color
    if color is None:  # nothing was turned up: the first card is free
        if tables.strict_four and not is_four_legal(state.ruleset, hand, None, None):
            return {card: ways for card, ways in tables.anything[hand_size].items() if card is not Card.WD4}
        return tables.anything[hand_size]
    matching = tables.matching[hand_size]
    if tables.strict_four and not is_four_legal(state.ruleset, hand, color, state.discard[-1].face):
        matching = tables.matching_without_fours[hand_size]
    return matching[color.order][state.discard[-1].index]


def is_four_legal(ruleset: Ruleset, hand: Sequence[Card], color: Color | None, face: Face | None) -> bool:
    """Return whether a Wild Draw Four on ``face`` in ``color`` is legal beside ``hand``.

    Officially the hand may hold no card of the color. With ``no_playable`` it may hold no card that could be laid,
    except other Wild Draw Fours. Without a color to match the card is legal. Cards that the owner has not seen do not
    count, and owed cards change nothing.
    """
    if ruleset.four_needs == "no_color":
        return color is None or color not in [card.color for card in hand]
    four = Face.WILD_DRAW_FOUR
    return all(
        card.face is four
        or card is Card.HIDDEN
        or not (card.is_wild or color is None or card.color is color or (card.face is face))
        or (card.face is Face.DRAW_TWO and face is four and ruleset.cards != "official")
        for card in hand
    )


def may_lay(state: Round, hand: Sequence[Card], card: Card) -> bool:
    """Return whether ``strict`` allows ``card`` from ``hand`` as an answer or out of turn."""
    if card is not Card.WD4 or not state.rule_tables.strict_four:
        return True
    return is_four_legal(state.ruleset, hand, state.color, state.discard[-1].face)


def must_lay(state: Round, hand: Sequence[Card], cards: Collection[Card]) -> Card | None:
    """Return the first of the playable ``cards`` that the rules force; a Wild Draw Four only if it is legal."""
    for card in cards:
        if card is not Card.WD4 or state.ruleset.wild_draw_four == "free":
            return card
        if is_four_legal(state.ruleset, hand, state.color, state.discard[-1].face if state.discard else None):
            return card
    return None


def stackable(state: Round, card: Card) -> bool:
    """Return whether ``card`` can answer what is owed.

    A four on a two is a raise. A two on a four needs ``any``, and then its color does not matter. A Reverse or a Skip
    that passes the sum on must have the active color or lie on its own face.
    """
    ruleset = state.ruleset
    face = card.face
    if face is Face.WILD_DRAW_FOUR:
        return ruleset.stacking in ("raise", "any") or (
            ruleset.stacking == "same" and state.owed_face is Face.WILD_DRAW_FOUR
        )
    if face is Face.DRAW_TWO:
        return ruleset.stacking == "any" or (ruleset.stacking != "none" and state.owed_face is Face.DRAW_TWO)
    if (face is Face.REVERSE and ruleset.reverse_sends_back) or (face is Face.SKIP and ruleset.skip_passes_on):
        return card.color is state.color or face is state.top.face
    return False


def needs_target(state: Round, face: Face) -> bool:
    """Return whether a card with this face is laid with a target, if it is not the last of its hand."""
    if face is _SEVEN:
        return state.ruleset.seven
    return face is _SWAP or (face is _CUSTOM and state.rule in CHOOSING_A_SEAT)


def plays_without_target(state: Round, cards: Iterable[Card]) -> list[Play]:
    """Return the plays of one card each, in every color, for the ``cards`` that are laid without a target."""
    return [play for card in cards if not needs_target(state, card.face) for play in PLAYS[card]]


def targets(state: Round, seat: int) -> list[int]:
    """Return the seats that ``seat`` can aim at: all others that are still in."""
    return [other for other in range(state.seats) if other != seat and other not in state.out]


def lay(state: Round, seat: int, hand: Sequence[Card], card: Card, *, several: bool) -> Sequence[Play]:
    """Return every way to lay ``card`` first out of ``hand``, with others if ``several``. The card need not match.

    The cards after the first are in the order of ``Card``.
    """
    hand_size = len(hand)
    tables = state.rule_tables
    aimed = needs_target(state, card.face)
    if several and sum(other.face is card.face for other in hand) > 1:
        return list(_lay_several(state, hand, card, targets(state, seat) if aimed else (None,)))
    if hand_size == 1 or not aimed:
        return tables.anything[hand_size].get(card, ())
    unos = (False, True) if hand_size == 2 and tables.calls else (False,)
    aims = targets(state, seat)
    return [play for uno in unos for target in aims for play in plays_at(card, target, uno)]


def _lay_several(state: Round, hand: Sequence[Card], card: Card, aims: Sequence[int | None]) -> Iterator[Play]:
    colors: Sequence[Color | None] = tuple(Color) if card.is_wild else (None,)
    for rest in _rests(hand, card):
        left = len(hand) - 1 - len(rest)
        if not left and not last_card_allows(state.ruleset, card):
            continue
        for uno in (False, True) if left == 1 and state.rule_tables.calls else (False,):
            for target, color in product(aims if left else (None,), colors):
                yield Play((card, *rest), color, target, uno)


def _rests(hand: Sequence[Card], first: Card) -> Iterator[tuple[Card, ...]]:
    """Yield every choice of further cards with the face of ``first``, the empty one first."""
    counts = Counter(card for card in hand if card.face is first.face)
    counts[first] -= 1
    kinds = sorted((card for card in counts if counts[card]), key=lambda card: card.sort)
    for numbers in product(*(range(counts[card] + 1) for card in kinds)):
        yield tuple(card for card, number in zip(kinds, numbers, strict=True) for _ in range(number))
