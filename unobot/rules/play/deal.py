"""Begin a round: the deal, and the effect of the card that is turned up (clauses 2 and 3)."""

from __future__ import annotations

from unobot.rules.cards import Card
from unobot.rules.decks import DECKS
from unobot.rules.decks.effects import PLAIN
from unobot.rules.events import (
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
    order = tuple(shuffler.shuffle(ruleset.deck(), "shuffle", number, 0))
    turns = [seat for seat in ((dealer + 1 + step) % seats for step in range(seats)) if seat not in absent]
    dealt = len(turns) * ruleset.hand_size
    hands = tuple(order[turns.index(seat) : dealt : len(turns)] if seat in turns else () for seat in range(seats))
    pile = order[dealt:]
    events: list[Event] = [Dealt(number, dealer, hands, pile, absent)]
    turns_up = ruleset.first_card != "none"
    if turns_up:
        events.append(TurnedUp(pile[0]))
        shuffles = 1
        while not ruleset.may_begin(pile[0]):
            pile = tuple(shuffler.shuffle(pile, "shuffle", number, shuffles))
            shuffles += 1
            events += (PutBack(pile), TurnedUp(pile[0]))
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
    return events


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
        state = Round(ruleset, len(events[0].hands), None)  # type: ignore[union-attr]  # it is the deal
        apply(state, events)
        consequences = Consequences(state)
        consequences.draw(first, effect.owes, DrawReason.TURNED_UP)
        drew = consequences.events
    if ruleset.play_after_drawing:
        return [*drew, TurnBegan(first, Phase.PLAY)]
    return [*drew, Skipped(first), TurnBegan(second, Phase.PLAY)]
