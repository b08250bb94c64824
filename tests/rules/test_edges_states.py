"""Every state keeps its invariants: over random rulesets, with moves that cost a penalty."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rules.rounds import dealt, random_move
from tests.rules.rulesets import seated
from unobot.rules.cards import Card, Face, FaceKind
from unobot.rules.decks import DECKS
from unobot.rules.events import DrawReason, Drew, Event, Phase, Played
from unobot.rules.moves import TIME_UP, Move
from unobot.rules.play.decide import decide, penalized_moves
from unobot.rules.play.evolve import apply
from unobot.rules.round import Round
from unobot.rules.ruleset.ruleset import Ruleset
from unobot.rules.view import observe

Table = tuple[Ruleset, int]
pytestmark = pytest.mark.slow
tables = seated()
keys = st.binary(min_size=32, max_size=32)
seeds = st.integers(0, 2**32 - 1)


def walk(state: Round, seed: int) -> Iterator[tuple[int, Move, list[Event]]]:
    """Walk like ``rounds.walk``, with some moves that cost a penalty. Sometimes the time runs out."""
    rng = Random(seed)
    while not state.is_over:
        seat, move = random_move(state, rng)
        if rng.random() < 0.1:
            other = rng.randrange(state.seats)
            wrong = penalized_moves(state, other)
            seat, move = (other, rng.choice(wrong)) if wrong else (seat, move)
        if state.ruleset.blitz and rng.random() < 0.002:
            move = TIME_UP
        events = decide(state, seat, move)
        yield seat, move, events
        apply(state, events)


@given(tables, keys, seeds)
def test_every_state_is_one_that_the_rules_describe(table: Table, key: bytes, seed: int) -> None:
    ruleset, seats = table
    state = dealt(ruleset, seats, key)
    for _ in walk(state, seed):
        asked = state.phase
        assert state.to_move not in state.out
        assert (state.owed > 0) is (asked is Phase.ANSWER) is (state.owed_face is not None)
        assert (state.challenged is not None) <= (state.owed_face in state.rule_tables.printed.challenge)
        known = observe(state, state.to_move).hands[state.to_move]
        assert state.drawn is None or (asked is Phase.DRAWN and state.drawn in known)
        colorless = ruleset.first_card == "none" or not DECKS[ruleset.cards].colors
        assert (state.color is None) <= (asked is Phase.COLOR or colorless)
        assert state.stuck < state.playing + (asked is Phase.DRAWN)
        for held, said, out in ((len(state.hands[s]), state.said_uno[s], s in state.out) for s in range(seats)):
            assert out is (held == 0)
            assert held == 1 or not said or ruleset.uno == "call"
        for seat in state.catchable:
            assert len(state.hands[seat]) == 1
            assert not state.said_uno[seat]
        for seat, said in enumerate(state.said_uno):  # it was said for one card, or for the next play
            assert not said or len(state.hands[seat]) == 1 or seat == state.to_move
        if ruleset.hand_limit and ruleset.at_limit == "out" and state.moves:
            assert max(map(len, state.hands)) < ruleset.hand_limit


@given(tables, keys, seeds)
def test_nothing_is_laid_that_a_house_rule_forbids(table: Table, key: bytes, seed: int) -> None:
    ruleset, seats = table
    state = dealt(ruleset, seats, key)
    for seat, _, events in walk(state, seed):
        played = next((event for event in events if isinstance(event, Played)), None)
        if played is None:
            continue
        hand = observe(state, seat).hands[seat]
        card = played.cards[0]
        if card is Card.WD4 and ruleset.wild_draw_four == "strict" and ruleset.four_needs == "no_color":
            assert state.color is None or all(each.color is not state.color for each in hand)
        if len(hand) == len(played.cards):
            assert not (ruleset.last_card != "any" and card.is_wild)
            assert not (ruleset.last_card == "no_action" and card.face.kind is not FaceKind.NUMBER)
        if state.phase is Phase.DRAWN and seat == state.to_move:
            assert played.cards == (state.drawn,)
        if seat != state.to_move:
            assert ruleset.jump_in
            assert played.cards == (state.top,)
        assert len(played.cards) == 1 or ruleset.several
        if ruleset.revenge and seat == state.to_move and state.owed and card.face in (Face.SKIP, Face.REVERSE):
            drawn = [event for event in events if isinstance(event, Drew) and event.why is not DrawReason.BOMB]
            assert all(len(event.cards) <= state.owed for event in drawn)


@given(tables, keys, seeds)
def test_the_points_of_a_round_are_those_of_the_other_hands(table: Table, key: bytes, seed: int) -> None:
    ruleset, seats = table
    state = dealt(ruleset, seats, key)
    for _ in walk(state, seed):
        pass
    end = state.outcome
    assert end is not None
    worth = [state.rule_tables.worth(hand) + state.lost[seat] for seat, hand in enumerate(end.hands)]
    half = seats // 2
    teams = [{seat, (seat + half) % seats} if ruleset.teams else {seat} for seat in range(seats)]
    if ruleset.scoring == "golf":
        assert list(end.points) == [sum(worth[member] for member in team) for team in teams]
        return
    if end.winner is None or ruleset.scoring not in ("points", "best_of"):
        assert set(end.points) == {0}
        return
    together = teams[end.winner]
    won = sum(points for seat, points in enumerate(worth) if seat not in together) * (1 + ruleset.double_score)
    if ruleset.scoring == "best_of":
        won = 1
    assert list(end.points) == [won if seat in together else 0 for seat in range(seats)]
    if not end.drawn and not ruleset.both_out:
        assert worth[end.winner] == 0 or all(seat in state.out for seat in range(seats) if seat not in together)
