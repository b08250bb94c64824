"""The first card that is turned up, and its effect (clause 3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tests.rules.rounds import KEY, cards, legal, refused, when
from unobot.rules.cards import Card, Color
from unobot.rules.events import (
    ColorChosen,
    Dealt,
    DrawReason,
    Drew,
    Event,
    Phase,
    PutBack,
    Reversed,
    Skipped,
    TurnBegan,
    TurnedUp,
)
from unobot.rules.play.deal import deal
from unobot.rules.play.decide import Reason
from unobot.rules.play.evolve import apply
from unobot.rules.round import Round
from unobot.rules.ruleset.ruleset import OFFICIAL, Ruleset
from unobot.rules.shuffling import Shuffler
from unobot.rules.view import observe


class Stacked:
    """A shuffler whose deck has these cards right under the dealt hands. It sorts the later shuffles."""

    def __init__(self, seats: int, *under: str) -> None:
        self.seats = seats
        self.under = [Card(each) for each in under]

    def shuffle(self, cards: Sequence[Any], _purpose: str, _round: int, number: int, /) -> list[Any]:
        if number:
            return sorted(cards, key=lambda card: card.sort)
        rest = list(cards)
        for card in self.under:
            rest.remove(card)
        return rest[: 7 * self.seats] + self.under + rest[7 * self.seats :]

    def lot(self, _n: int, _purpose: str, _round: int, _number: int, /) -> int:
        return 0


def begun(seats: int, *under: str, dealer: int = 0, ruleset: Ruleset = OFFICIAL) -> tuple[Round, list[Event]]:
    """Deal with these cards under the hands. Return the round and the events after the deal."""
    chance = Stacked(seats, *under)
    events = deal(ruleset, seats, dealer, chance)
    state = Round(ruleset, seats, chance)
    apply(state, events)
    assert isinstance(events[0], Dealt)
    return state, events[1:]


def test_seven_cards_each_one_at_a_time_from_the_left_of_the_dealer() -> None:
    order = Shuffler(KEY).shuffle(OFFICIAL.deck(), "shuffle", 1, 0)
    first = deal(OFFICIAL, 3, 1, Shuffler(KEY))[0]
    assert isinstance(first, Dealt)
    assert first.hands[2] == tuple(order[0:21:3])
    assert first.hands[0] == tuple(order[1:21:3])
    assert first.hands[1] == tuple(order[2:21:3])
    assert first.pile == tuple(order[21:])


@pytest.mark.parametrize("seats", [2, 3, 10])
def test_number_left_of_dealer_begins(seats: int) -> None:
    state, events = begun(seats, "R5", dealer=1)
    assert events == [TurnedUp(Card.R5), TurnBegan(2 % seats, Phase.PLAY)]
    assert (state.top, state.color, state.last_color, state.direction) == (Card.R5, Color.RED, None, 1)


@pytest.mark.parametrize(("seats", "next_seat"), [(2, 0), (3, 2), (10, 2)])
def test_skip_left_of_dealer_misses_its_turn(seats: int, next_seat: int) -> None:
    _, events = begun(seats, "GS")
    assert events == [TurnedUp(Card.GS), Skipped(1), TurnBegan(next_seat, Phase.PLAY)]


@pytest.mark.parametrize("seats", [3, 4, 10])
def test_reverse_dealer_begins_and_play_goes_the_other_way(seats: int) -> None:
    state, events = begun(seats, "BR", dealer=1)
    assert events == [TurnedUp(Card.BR), Reversed(-1), TurnBegan(1, Phase.PLAY)]
    when(state, 1, "draw", "pass")
    assert state.to_move == 0


def test_reverse_with_two_seats_is_a_skip() -> None:
    state, events = begun(2, "BR", dealer=1)
    assert events == [TurnedUp(Card.BR), Skipped(0), TurnBegan(1, Phase.PLAY)]
    assert state.direction == 1


@pytest.mark.parametrize(("seats", "next_seat"), [(2, 0), (3, 2)])
def test_draw_two_left_of_dealer_draws_two_and_misses_its_turn(seats: int, next_seat: int) -> None:
    state, events = begun(seats, "YD2", "B7", "G3")
    assert events == [
        TurnedUp(Card.YD2),
        Drew(1, cards("B7 G3"), DrawReason.TURNED_UP),
        Skipped(1),
        TurnBegan(next_seat, Phase.PLAY),
    ]
    assert state.counts[1] == 9


@pytest.mark.parametrize("seats", [2, 4])
def test_wild_left_of_dealer_names_the_color_then_plays(seats: int) -> None:
    state, events = begun(seats, "W")
    assert events == [TurnedUp(Card.W), TurnBegan(1, Phase.COLOR)]
    assert (state.color, state.top) == (None, Card.W)
    assert legal(state, 1) == {"color R", "color Y", "color G", "color B"}
    assert legal(state, 0) == set()
    assert refused(state, 1, "draw").reason is Reason.COLOR_FIRST
    assert refused(state, 0, "color R").reason is Reason.NOT_YOUR_TURN
    assert when(state, 1, "color G") == [ColorChosen(1, Color.GREEN), TurnBegan(1, Phase.PLAY)]
    assert state.color is Color.GREEN
    assert refused(state, 1, "color R").reason is Reason.NO_COLOR_ASKED


def test_wild_draw_four_goes_back_and_another_card_is_turned_up() -> None:
    state, events = begun(3, "WD4", "R1", "R2")
    put_back = events[1]
    assert isinstance(put_back, PutBack)
    assert events == [TurnedUp(Card.WD4), put_back, TurnedUp(put_back.pile[0]), *events[3:]]
    assert sorted(card.index for card in put_back.pile) == sorted(card.index for card in (*state.pile, *state.discard))
    assert state.discard == [put_back.pile[0]]
    assert state.shuffles == 2


def test_wild_draw_four_goes_back_as_often_as_it_is_turned_up() -> None:
    class Stubborn(Stacked):
        def shuffle(self, cards: Sequence[Any], purpose: str, state: int, number: int, /) -> list[Any]:
            order = super().shuffle(cards, purpose, state, number)
            if number == 1:
                order.remove(Card.WD4)
                order.insert(0, Card.WD4)
            return order

    events = deal(OFFICIAL, 2, 0, Stubborn(2, "WD4"))
    assert [type(event) for event in events[1:6]] == [TurnedUp, PutBack, TurnedUp, PutBack, TurnedUp]
    assert [event.card is Card.WD4 for event in events if isinstance(event, TurnedUp)] == [True, True, False]


def test_wild_draw_four_put_back_cannot_be_found() -> None:
    class Shifted(Stacked):
        """Puts the wild draw four at another place below the card turned up."""

        def __init__(self, place: int) -> None:
            super().__init__(3, "WD4")
            self.place = place

        def shuffle(self, cards: Sequence[Any], purpose: str, state: int, number: int, /) -> list[Any]:
            order = super().shuffle(cards, purpose, state, number)
            if number:
                order.remove(Card.WD4)
                order.insert(self.place, Card.WD4)
            return order

    views = []
    for place in (1, 40):
        state = Round(OFFICIAL, 3, None)
        apply(state, deal(OFFICIAL, 3, 0, Shifted(place)))
        assert state.pile[-place] is Card.WD4
        views.append([observe(state, seat) for seat in (None, 0, 1, 2)])
    assert views[0] == views[1]


def test_under_no_wild_every_wild_goes_back_and_an_action_still_acts() -> None:
    state, events = begun(3, "W", ruleset=Ruleset(first_card="no_wild"))
    assert events[0] == TurnedUp(Card.W)
    assert isinstance(events[1], PutBack)
    assert not state.top.is_wild
    _, events = begun(3, "RS", ruleset=Ruleset(first_card="no_wild"))
    assert events == [TurnedUp(Card.RS), Skipped(1), TurnBegan(2, Phase.PLAY)]
