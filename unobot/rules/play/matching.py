"""Which cards lie on which, and every way to lay them: what a hand can do, whoever's turn it is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from itertools import product
from typing import Final

from unobot.rules.cards import Card, Color, Face
from unobot.rules.moves import Play
from unobot.rules.round import Round
from unobot.rules.ruleset.lookup import Plays, last_card_allows
from unobot.rules.ruleset.ruleset import Ruleset

_SEVEN: Final = Face.SEVEN
_SWAP: Final = Face.WILD_SWAP
_CUSTOM: Final = Face.WILD_CUSTOM
_ANY_HAND: Final = 3  # cards or more: neither the last nor the last but one is laid alone
TARGETED_RULES: Final = ("target_draws", "swap")
"""The rules of a customizable wild that choose a seat."""


def plays(state: Round, hand: Sequence[Card]) -> Plays:
    """Give all that a turn may lay of the cards that ``hand`` is, or would be, one of, each card by itself.

    A card matches by color or by face, on no card anything does; a wild always does, but for a wild draw four
    under ``strict`` where it is not legal. The play that leaves one card may say Uno, and the last card has to
    be one that may be. Targets are not in it.
    """
    tables = state.rule_tables
    color = state.color
    if tables.strict_four or color is None:
        return _found(state, hand, len(hand))
    return tables.matching[len(hand)][color.order][state.discard[-1].order]


def matching(state: Round, hand: Sequence[Card]) -> Collection[Card]:
    """Give the cards that match in a turn of a seat that holds ``hand``, whether or not one may be the last."""
    return _found(state, hand, _ANY_HAND)


def _found(state: Round, hand: Sequence[Card], held: int) -> Plays:
    tables = state.rule_tables
    color = state.color
    if color is None:  # nothing was turned up: the first card is free
        if tables.strict_four and not is_four_legal(state.ruleset, hand, None, None):
            return {card: ways for card, ways in tables.anything[held].items() if card is not Card.WD4}
        return tables.anything[held]
    matching = tables.matching[held]
    if tables.strict_four and not is_four_legal(state.ruleset, hand, color, state.discard[-1].face):
        matching = tables.matching_without_fours[held]
    return matching[color.order][state.discard[-1].order]


def is_four_legal(ruleset: Ruleset, hand: Sequence[Card], color: Color | None, face: Face | None) -> bool:
    """Say whether a wild draw four laid on ``face`` in ``color`` is legal for who holds ``hand`` beside it.

    Officially no card of the color may be held; with ``no_playable`` nothing that could be laid, other wild
    draw fours aside. Without a color to match there is none to hold. What the holder has not seen does not count,
    and cards that are owed change nothing.
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
    """Say whether ``strict`` lets who holds ``hand`` lay ``card`` as an answer or out of turn."""
    if card is not Card.WD4 or not state.rule_tables.strict_four:
        return True
    return is_four_legal(state.ruleset, hand, state.color, state.discard[-1].face)


def must_lay(state: Round, hand: Sequence[Card], cards: Collection[Card]) -> Card | None:
    """Give the first of ``cards``, which could be laid, that "must be played" means: a wild draw four if legal."""
    for card in cards:
        if card is not Card.WD4 or state.ruleset.wild_draw_four == "free":
            return card
        if is_four_legal(state.ruleset, hand, state.color, state.discard[-1].face if state.discard else None):
            return card
    return None


def stackable(state: Round, card: Card) -> bool:
    """Say whether ``card`` may answer what is owed.

    A four on a two is a raise; a two on a four takes ``any``, and then any draw two, whatever its color. A
    reverse or a skip, where the rules let it pass the sum on, must have the active color or lie on its like.
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
    """Say whether a card with this face, not the last of its hand, is laid with a target."""
    if face is _SEVEN:
        return state.ruleset.seven
    return face is _SWAP or (face is _CUSTOM and state.rule in TARGETED_RULES)


def targets(state: Round, seat: int) -> list[int]:
    """Give the seats that ``seat`` can aim at: all others that are still in."""
    return [other for other in range(state.seats) if other != seat and other not in state.out]


def lay(state: Round, seat: int, hand: Sequence[Card], card: Card, *, several: bool) -> Iterator[Play]:
    """Give every way to lay ``card`` first out of ``hand``, ``several`` at once or alone; it need not match.

    The cards after the first stand in the order of ``Card``.
    """
    alone = not several or sum(each.face is card.face for each in hand) == 1
    if alone and (len(hand) == 1 or not needs_target(state, card.face)):
        yield from state.rule_tables.anything[len(hand)].get(card, ())  # made once and for all
        return
    colors: Sequence[Color | None] = tuple(Color) if card.is_wild else (None,)
    aimed: Sequence[int | None] = targets(state, seat) if needs_target(state, card.face) else (None,)
    for rest in _rests(hand, card) if several else ((),):
        left = len(hand) - 1 - len(rest)
        if not left and not last_card_allows(state.ruleset, card):
            continue
        for uno in (False, True) if left == 1 and state.rule_tables.calls else (False,):
            for target, color in product(aimed if left else (None,), colors):
                yield Play((card, *rest), color, target, uno)


def _rests(hand: Sequence[Card], first: Card) -> Iterator[tuple[Card, ...]]:
    """Give every choice of further cards of that face, none first."""
    held = Counter(card for card in hand if card.face is first.face)
    held[first] -= 1
    kinds = sorted((card for card in held if held[card]), key=lambda card: card.order)
    for numbers in product(*(range(held[card] + 1) for card in kinds)):
        yield tuple(card for card, number in zip(kinds, numbers, strict=True) for _ in range(number))
