"""Flip: what both sides print, what their cards count, and what turning over does."""

from __future__ import annotations

from collections import Counter

from tests.rules.decks.printed import counts, points, put_back
from tests.rules.rounds import dealt, given, legal, walk, when
from unobot.rules.cards import Card, Side
from unobot.rules.decks import IN_WORK
from unobot.rules.decks.deck import NUMBERS
from unobot.rules.events import Phase
from unobot.rules.play.evolve import evolve
from unobot.rules.ruleset.ruleset import of_deck
from unobot.rules.view import observe, redact

FLIP = IN_WORK["flip"]
DARK = FLIP.sides[1]
RULES = of_deck(FLIP)
NINE = {face.value: 2 for face in NUMBERS if face.value != "0"}


def test_the_112_cards_of_each_side() -> None:
    assert len(FLIP.pairs) == len(FLIP.cards) == len(DARK.cards) == 112
    assert counts(FLIP) == {**NINE, "D1": 2, "S": 2, "R": 2, "F": 2, "W": 4, "WD2": 4}
    assert counts(DARK) == {**NINE, "D5": 2, "SA": 2, "R": 2, "F": 2, "W": 4, "WDC": 4}


def test_the_points_and_the_first_cards() -> None:
    numbers = {face: int(face) for face in NINE}
    assert points(FLIP) == {**numbers, "D1": 10, "S": 20, "R": 20, "F": 20, "W": 40, "WD2": 50}
    assert points(DARK) == {**numbers, "D5": 20, "SA": 30, "R": 20, "F": 20, "W": 40, "WDC": 60}
    assert put_back(FLIP) == {"WD2"}


def test_the_pairs_are_those_of_print() -> None:
    """No card is a Flip or a wild on both sides, and one pair is printed twice."""
    assert Counter(pair.front for pair in FLIP.pairs) == Counter(FLIP.cards)
    assert Counter(pair.back for pair in FLIP.pairs) == Counter(DARK.cards)
    assert len(set(FLIP.pairs)) == 111
    assert [str(pair) for pair, count in Counter(FLIP.pairs).items() if count == 2] == ["B1/USA"]
    assert not [pair for pair in FLIP.pairs if pair.front.face is pair.back.face and pair.front.face.value in "FW"]


def test_a_flip_turns_the_discards_as_one_packet_then_the_pile_and_then_the_hands() -> None:
    state = given("R5/P2 RF/P8 R1/U2", "G1/O5 B1/USA", top="R7/O1", pile="Y1/W Y2/T1 Y9/T5", ruleset=RULES)
    when(state, 0, "R5")
    state.to_move = 0
    when(state, 0, "RF!")
    assert state.side is Side.DARK
    assert list(map(str, state.discard)) == ["P8", "P2", "O1"], "the card that was laid first is on top"
    assert list(map(str, reversed(state.pile))) == ["T5", "T1", "W"], "the lowest card is drawn next"
    assert [list(map(str, hand)) for hand in state.hands] == [["U2"], ["O5", "USA"]]
    assert state.backs is not None
    assert [list(map(str, hand)) for hand in state.backs.hands] == [["R1"], ["G1", "B1"]]
    assert (str(state.color), state.to_move, state.phase) == ("O", 1, Phase.PLAY)
    assert legal(state, 1) == {"O5", "O5!", "draw", "uno"}


def test_a_view_after_every_event_is_what_its_seat_may_know() -> None:
    """Law 4, with both masks."""
    for seed in range(12):
        state = dealt(RULES, 2 + seed % 4, bytes([seed] * 32))
        seats = [None, *range(state.seats)]
        views = {seat: observe(state, seat) for seat in seats}
        for _, _, events in walk(state, seed):
            after = state.copy()
            for event in events:
                evolve(after, event)
                for seat in seats:
                    evolve(views[seat], redact(event, seat))
                    assert views[seat] == observe(after, seat), (seed, seat, event)


def test_no_view_has_a_back_of_its_own() -> None:
    state = given("R5/P2 RF/P8", "G1/O5 B1/USA", top="R7/O1", pile="Y1/W", ruleset=RULES)
    view = observe(state, 1)
    assert view.backs is not None
    assert view.backs.hands == [[Card("P2"), Card("P8")], [Card.HIDDEN, Card.HIDDEN]]
    assert view.backs.pile == [Card.HIDDEN]
    public = observe(state, None)
    assert public.backs is not None
    assert public.backs.hands == [[Card.HIDDEN, Card.HIDDEN], [Card.HIDDEN, Card.HIDDEN]]
