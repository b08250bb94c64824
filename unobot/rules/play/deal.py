"""Begin a round: the deal, and the effect of the card that is turned up (clauses 2 and 3)."""

from __future__ import annotations

from unobot.rules.cards import Card, Pair
from unobot.rules.decks import DECKS
from unobot.rules.decks.effects import PLAIN
from unobot.rules.events import (
    Cards,
    Dealt,
    DrawReason,
    Drew,
    Event,
    HandShown,
    Owed,
    Phase,
    PutBack,
    Reversed,
    Skipped,
    StocksCut,
    TurnBegan,
    TurnedUp,
)
from unobot.rules.play import turn_over
from unobot.rules.play.consequences import Consequences
from unobot.rules.play.evolve import apply
from unobot.rules.round import Round
from unobot.rules.ruleset.ruleset import Ruleset
from unobot.rules.shuffling import RandomSource
from unobot.rules.stocks import divided


def deal(
    ruleset: Ruleset, seats: int, dealer: int, shuffler: RandomSource, number: int = 1, absent: tuple[int, ...] = ()
) -> list[Event]:
    """Return the events that begin round ``number`` among ``seats`` seats (2 to 10). They are for an empty ``Round``.

    Cards are dealt one at a time from the seat left of the dealer on, to all seats except the ``absent`` ones. Then one
    card is turned up, unless the rules say that none is. A card that must not begin goes back, and the whole rest of
    the deck is shuffled, until another card comes. ``ruleset.check_seats`` checks whether the deck is large enough.

    If each seat draws from its own stock, the rest is divided after that.
    """
    deck, deck_backs = _deck(ruleset, shuffler, number)
    order, backs = _shuffled(shuffler, deck, deck_backs, number, 0)
    turns = [seat for seat in ((dealer + 1 + step) % seats for step in range(seats)) if seat not in absent]
    dealt = len(turns) * ruleset.hand_size

    def by_seat(cards: Cards) -> tuple[Cards, ...]:
        return tuple(cards[turns.index(seat) : dealt : len(turns)] if seat in turns else () for seat in range(seats))

    hands, pile, pile_backs = by_seat(order), order[dealt:], backs[dealt:]
    events: list[Event] = [Dealt(number, dealer, hands, pile, absent, by_seat(backs) if backs else (), pile_backs)]
    turns_up = ruleset.first_card != "none"
    if turns_up:
        events.append(TurnedUp(pile[0]))
        shuffles = 1
        while not ruleset.may_begin(pile[0]):
            pile, pile_backs = _shuffled(shuffler, pile, pile_backs, number, shuffles)
            shuffles += 1
            events += (PutBack(pile, pile_backs), TurnedUp(pile[0]))
    if ruleset.own_stocks:
        events.append(StocksCut(divided(len(pile) - turns_up, seats, absent)))
    if turns_up:
        events += _first_card_effects(ruleset, pile, turns, events)
    else:
        events.append(TurnBegan(turns[0], Phase.PLAY))
    if ruleset.open_hands > ruleset.hand_size:
        drew = {event.seat: event.cards for event in events if isinstance(event, Drew)}
        for seat in turns:
            hand = hands[seat] + drew.get(seat, ())
            if len(hand) < ruleset.open_hands:
                events.append(HandShown(seat, hand, open=True))
    return turn_over.with_backs(Round(ruleset, seats, None), events) if backs else events


def _deck(ruleset: Ruleset, shuffler: RandomSource, number: int) -> tuple[Cards, Cards]:
    """Return the cards of round ``number`` before the shuffle, and their backs, if they have any."""
    pairs = ruleset.pairs()
    if not pairs:
        return ruleset.deck(), ()
    paired = shuffler.shuffle(pairs, "pairing", number, 0) if ruleset.pairing == "by_lot" else pairs
    return tuple(pair.front for pair in pairs), tuple(pair.back for pair in paired)


def _shuffled(shuffler: RandomSource, cards: Cards, backs: Cards, number: int, count: int) -> tuple[Cards, Cards]:
    """Return ``cards`` in a new order, and their ``backs``, if they have any, in the same order."""
    if not backs:
        return tuple(shuffler.shuffle(cards, "shuffle", number, count)), ()
    pairs = shuffler.shuffle(list(map(Pair, cards, backs)), "shuffle", number, count)
    return tuple(pair.front for pair in pairs), tuple(pair.back for pair in pairs)


def _first_card_effects(ruleset: Ruleset, pile: tuple[Card, ...], turns: list[int], events: list[Event]) -> list[Event]:
    """Return the events of the card turned up, which is the first of ``pile``. The dealer is the last of ``turns``.

    ``events`` are the events before its effect.
    """
    first, second, dealer = turns[0], turns[1], turns[-1]
    card = pile[0]
    deck = DECKS[ruleset.cards]
    effect = deck.effect(card.face) if deck.first_card_acts else PLAIN
    if card.is_wild and deck.colors:
        return [TurnBegan(first, Phase.COLOR)]
    if effect.turns_over:
        turned = turn_over.turned_over(_begun(ruleset, events))
        return [turned, TurnBegan(first, Phase.COLOR if turned.top.is_wild else Phase.PLAY)]
    if effect.reverses and len(turns) > 2:
        return [Reversed(-1), TurnBegan(dealer, Phase.PLAY)]
    if effect.reverses or effect.skips:  # with two seats a reverse is a skip
        skipped = turns[: min(effect.skips, len(turns) - 1)] if effect.skips else turns[:1]
        return [*map(Skipped, skipped), TurnBegan(turns[len(skipped)], Phase.PLAY)]
    if not effect.owes:
        return [TurnBegan(first, Phase.PLAY)]
    if ruleset.stacking != "none" or ruleset.reverse_sends_back or ruleset.skip_passes_on:
        return [Owed(dealer, effect.owes, card.face), TurnBegan(first, Phase.ANSWER)]
    drew: list[Event] = [Drew(first, pile[1 : 1 + effect.owes], DrawReason.TURNED_UP, ruleset.blind_draw)]
    if ruleset.own_stocks:
        consequences = Consequences(_begun(ruleset, events))
        consequences.draw(first, effect.owes, DrawReason.TURNED_UP)
        drew = consequences.events
    if ruleset.play_after_drawing:
        return [*drew, TurnBegan(first, Phase.PLAY)]
    return [*drew, Skipped(first), TurnBegan(second, Phase.PLAY)]


def _begun(ruleset: Ruleset, events: list[Event]) -> Round:
    """Return the round after the first ``events`` of its deal."""
    state = Round(ruleset, len(events[0].hands), None)  # type: ignore[union-attr]  # it is the deal
    apply(state, events)
    return state
