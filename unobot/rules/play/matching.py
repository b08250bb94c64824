"""Find the cards that can lie on the top card, and every way to lay them. This does not depend on the turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import product
from typing import Final

from unobot.rules.cards import Card, Color, Face
from unobot.rules.decks.effects import VOTED, Effect
from unobot.rules.moves import PLAYS, UNO_PLAYS, Play, plays_at
from unobot.rules.round import Round
from unobot.rules.ruleset.lookup import Plays, RuleTables, last_card_allows

MAX_FREE_CHOICE: Final = 12
"""The most cards with one face in a hand among which a play of several cards chooses freely (clause 13.21).

No deck has more than 12 colored cards with one face.
"""
_ANY_HAND: Final = 3  # from this size on, a hand keeps two cards or more after a single play


def effect_of(state: Round, face: Face) -> Effect:
    """Return what a card with this face does in this round, with the rule that the players voted for."""
    effect = state.rule_tables.effects[face]
    return VOTED[state.rule] if effect.voted and state.rule else effect


def discarded_with(hand: Sequence[Card], card: Card) -> tuple[Card, ...]:
    """Return the other cards of ``hand`` that go with a ``card`` that discards its color."""
    others = list(hand)
    others.remove(card)
    return tuple(other for other in others if other.color is card.color)


def left_after(state: Round, hand: Sequence[Card], card: Card) -> int:
    """Return how many cards of ``hand`` are left after ``card`` alone is laid."""
    if state.rule_tables.effects[card.face].discards_color:
        return len(hand) - 1 - len(discarded_with(hand, card))
    return len(hand) - 1


def can_leave_one(state: Round, hand: Sequence[Card]) -> bool:
    """Return whether one of the cards of ``hand`` would leave one card, if it matched."""
    return len(hand) == 2 or any(
        left_after(state, hand, card) == 1 for card in state.rule_tables.discarding.intersection(hand)
    )


def plays(state: Round, hand: Sequence[Card]) -> Plays:
    """Return every way to lay one card of ``hand`` in a turn, by card. There may be other cards in the result.

    A card matches by color or by face. A wild always matches, except under ``strict`` a card that could be challenged
    and is not legal. Every card matches if no card was laid yet. The play that leaves one card can say Uno, and the
    last card must be allowed as the last one. Targets are left out.
    """
    tables = state.rule_tables
    color = state.color
    if tables.strict or color is None:
        return _matching_plays(state, hand, len(hand))
    return tables.matching[len(hand)][color.order][state.discard[-1].index]


def matching(state: Round, hand: Sequence[Card]) -> Collection[Card]:
    """Return the cards that match in a turn of a seat with this ``hand``. The rule of the last card is left out."""
    return _matching_plays(state, hand, _ANY_HAND)


def _matching_plays(state: Round, hand: Sequence[Card], hand_size: int) -> Plays:
    tables = state.rule_tables
    color = state.color
    if color is None:  # nothing was turned up: the first card is free
        if tables.strict and not is_four_legal(tables, hand, None, None):
            ways = tables.anything[hand_size]
            return {card: ways[card] for card in ways if card.face not in tables.challenged}
        return tables.anything[hand_size]
    matching = tables.matching[hand_size]
    if tables.strict and not is_four_legal(tables, hand, color, state.discard[-1].face):
        matching = tables.matching_without_challenged[hand_size]
    return matching[color.order][state.discard[-1].index]


def is_four_legal(tables: RuleTables, hand: Sequence[Card], color: Color | None, face: Face | None) -> bool:
    """Return whether a card that can be challenged is legal on ``face`` in ``color``, beside ``hand``.

    Officially the hand may hold no card of the color. With ``no_playable`` it may hold no card that could be laid,
    except others that can be challenged. Without a color to match the card is legal. Cards that the owner has not seen
    do not count, and owed cards change nothing.
    """
    if tables.ruleset.four_needs == "no_color":
        return color is None or color not in [card.color for card in hand]
    return all(
        card.face in tables.challenged
        or card is Card.HIDDEN
        or not (card.is_wild or color is None or card.color is color or card.face is face)
        or (face is not None and face in tables.never_on.get(card.face, ()))
        for card in hand
    )


def may_lay(state: Round, hand: Sequence[Card], card: Card) -> bool:
    """Return whether ``strict`` allows ``card`` from ``hand`` as an answer or out of turn."""
    if not state.rule_tables.strict or card.face not in state.rule_tables.challenged:
        return True
    return is_four_legal(state.rule_tables, hand, state.color, state.discard[-1].face)


def must_lay(state: Round, hand: Sequence[Card], cards: Collection[Card]) -> Card | None:
    """Return the first of the playable ``cards`` that the rules force; one that can be challenged only if legal."""
    challenged = state.rule_tables.challenged
    for card in cards:
        if card.face not in challenged or state.ruleset.wild_draw_four == "free":
            return card
        if is_four_legal(state.rule_tables, hand, state.color, state.discard[-1].face if state.discard else None):
            return card
    return None


def stackable(state: Round, card: Card) -> bool:
    """Return whether ``card`` can answer what is owed.

    A draw card can if its number fits to the last one: the same number, the same or a higher one, or any number.
    Its color does not matter then. Under ``no_wild`` the numbers are the same, and no wild can. A card that makes the
    next seat draw until a color comes has no number, so it answers its own kind alone. A Reverse or a Skip that passes
    the sum on must have the active color or lie on its own face.
    """
    tables = state.rule_tables
    if card not in tables.answering:
        return False
    number = tables.effects[card.face].owes
    if not number:
        return card.color is state.color or card.face is state.top.face
    if tables.uncounted and (card in tables.uncounted or state.owed_color is not None):
        return card.face is state.owed_face
    stacking = state.ruleset.stacking
    last = 0 if state.owed_face is None else tables.effects[state.owed_face].owes
    return stacking == "any" or number == last or (stacking == "raise" and number > last)


def needs_target(state: Round, face: Face) -> bool:
    """Return whether a card with this face can be laid with a target, if it is not the last of its hand."""
    return effect_of(state, face).aims


def plays_without_target(state: Round, cards: Iterable[Card]) -> list[Play]:
    """Return the plays of one card each, in every color, for the ``cards`` that are laid without a target."""
    ways = state.rule_tables.anything[_ANY_HAND]
    return [play for card in cards if not needs_target(state, card.face) for play in ways[card]]


def targets(state: Round, seat: int) -> list[int]:
    """Return the seats that ``seat`` can aim at: all others that are still in."""
    return [other for other in range(state.seats) if other != seat and other not in state.out]


def aims(state: Round, seat: int, face: Face) -> Sequence[int | None]:
    """Return the targets with which ``seat`` can lay a card with this face that is not the last of its hand.

    ``None`` is no target. An optional card then moves no hands. An optional zero aims at the seat that gets the hand.
    """
    effect = effect_of(state, face)
    if not effect.aims:
        return (None,)
    seats = targets(state, seat) if effect.swaps or effect.target_draws else [state.next_seat(seat)]
    return [*seats, None] if effect.optional else seats


def lay(state: Round, seat: int, hand: Sequence[Card], card: Card, *, several: bool) -> Sequence[Play]:
    """Return every way to lay ``card`` first out of ``hand``, with others if ``several``. The card need not match.

    The cards after the first are sorted.
    """
    hand_size = len(hand)
    tables = state.rule_tables
    if card in tables.discarding:
        left = left_after(state, hand, card)
        if not left and not last_card_allows(state.ruleset, card):
            return ()
        return PLAYS[card] + UNO_PLAYS[card] if left == 1 and tables.calls else PLAYS[card]
    if several and sum(other.face is card.face for other in hand) > 1:
        return list(_lay_several(state, hand, card, aims(state, seat, card.face)))
    if hand_size == 1 or not needs_target(state, card.face):
        return tables.anything[hand_size].get(card, ())
    unos = (False, True) if hand_size == 2 and tables.calls else (False,)
    bare = card in tables.bare
    return [
        play for uno in unos for target in aims(state, seat, card.face) for play in plays_at(card, target, uno, bare)
    ]


def _lay_several(state: Round, hand: Sequence[Card], card: Card, seats: Sequence[int | None]) -> Iterator[Play]:
    tables = state.rule_tables
    colors: Sequence[Color | None] = tables.colors if card.is_wild and card not in tables.bare else (None,)
    for rest in _rests(hand, card):
        left = len(hand) - 1 - len(rest)
        if not left and not last_card_allows(state.ruleset, card):
            continue
        for uno in (False, True) if left == 1 and tables.calls else (False,):
            for target, color in product(seats if left else (None,), colors):
                yield Play((card, *rest), color, target, uno)


def _rests(hand: Sequence[Card], first: Card) -> Iterator[tuple[Card, ...]]:
    """Yield every choice of further cards with the face of ``first``, the empty one first.

    The choices from many cards would be too many to list. Then they follow in their order, and their number is chosen.
    """
    counts = Counter(card for card in hand if card.face is first.face)
    counts[first] -= 1
    kinds = sorted((card for card in counts if counts[card]), key=lambda card: card.sort)
    if counts.total() >= MAX_FREE_CHOICE:
        cards = [card for card in kinds for _ in range(counts[card])]
        yield from (tuple(cards[:number]) for number in range(len(cards) + 1))
        return
    for numbers in product(*(range(counts[card] + 1) for card in kinds)):
        yield tuple(card for card, number in zip(kinds, numbers, strict=True) for _ in range(number))
