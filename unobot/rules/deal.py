"""How a round begins: the deal, and the "effect as first discard" of the card turned up (official rules)."""

from __future__ import annotations

from unobot.rules.cards import Card, Face
from unobot.rules.events import (
    Dealt,
    Drew,
    Event,
    Phase,
    PutBack,
    Reversed,
    Skipped,
    TurnBegan,
    TurnedUp,
    Why,
)
from unobot.rules.fairness import Chance
from unobot.rules.ruleset import HAND_SIZE, Ruleset


def deal(ruleset: Ruleset, seats: int, dealer: int, shuffler: Chance, number: int = 1) -> list[Event]:
    """Say how round ``number`` begins among ``seats`` seats (2 to 10); the events are for an empty ``Round``.

    Seven cards each, one at a time from the seat left of the dealer on, then one card is turned up. A wild
    draw four goes back and the whole rest of the deck is shuffled, until another card comes.
    """
    order = tuple(shuffler.shuffle(ruleset.deck(), "shuffle", number, 0))
    dealt = seats * HAND_SIZE
    first = (dealer + 1) % seats
    hands = tuple(order[(seat - first) % seats : dealt : seats] for seat in range(seats))
    pile = order[dealt:]
    events: list[Event] = [Dealt(number, dealer, hands, pile), TurnedUp(pile[0])]
    shuffles = 1
    while pile[0] is Card.WD4:
        pile = tuple(shuffler.shuffle(pile, "shuffle", number, shuffles))
        shuffles += 1
        events += (PutBack(pile), TurnedUp(pile[0]))
    return events + _first_card_effects(pile, seats, dealer)


def _first_card_effects(pile: tuple[Card, ...], seats: int, dealer: int) -> list[Event]:
    """Say what the card turned up, the first of ``pile``, does, and whose turn it is."""
    first = (dealer + 1) % seats
    second = (dealer + 2) % seats
    face = pile[0].face
    if face is Face.WILD:
        return [TurnBegan(first, Phase.COLOR)]
    if face is Face.REVERSE and seats > 2:
        return [Reversed(-1), TurnBegan(dealer, Phase.PLAY)]
    if face is Face.SKIP or face is Face.REVERSE:  # with two seats a reverse is a skip
        return [Skipped(first), TurnBegan(second, Phase.PLAY)]
    if face is Face.DRAW_TWO:
        return [Drew(first, pile[1:3], Why.TURNED_UP), Skipped(first), TurnBegan(second, Phase.PLAY)]
    return [TurnBegan(first, Phase.PLAY)]
