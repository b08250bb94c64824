"""Test every level: under any rules its choices are fair, repeatable, and do not change the view."""

from __future__ import annotations

from random import Random
from typing import Literal

import pytest

from tests.ai.choosing import chosen
from tests.rules.rounds import dealt, given, when
from tests.rules.rulesets import covering, seats_for
from unobot.ai.levels import LEVELS
from unobot.rules.events import HandsMovedBy
from unobot.rules.match import Match
from unobot.rules.moves import PASS, Catch, ChooseColor, Move, Play
from unobot.rules.play.decide import decide, fair_moves
from unobot.rules.play.evolve import apply
from unobot.rules.play.matching import effect_of
from unobot.rules.play.scoring import partners
from unobot.rules.round import Round
from unobot.rules.ruleset.ruleset import OFFICIAL, PRESETS, Ruleset
from unobot.rules.shuffling import Shuffler
from unobot.rules.view import observe

COVERING = covering()
FIXED = ["numbers-first", "four-steps"]
MOVES = 600
"""A round is drawn after this number of moves. Some rules let hands grow without an end."""


def choice(level: str, state: Round, seat: int, rng: Random) -> Move:
    """Return the choice of the level, checked: it is fair, not against a partner, and the view is unchanged."""
    view = observe(state, seat)
    move = LEVELS[level].choose(view, rng)
    assert view == observe(state, seat)
    fair = fair_moves(state, seat)
    assert move in fair or (move == PASS and seat != state.to_move)
    passes_hands = isinstance(move, Play) and effect_of(state, move.cards[0].face).hands is HandsMovedBy.ZERO
    if isinstance(move, Play | ChooseColor) and not passes_hands:
        assert move.target is None or move.target not in partners(state, seat)
    if isinstance(move, Catch):
        assert move.seat not in partners(state, seat)
    return move


def out_of_turn(level: str, state: Round, rng: Random) -> tuple[int, Move] | None:
    """Return the first move of a seat that acts out of turn, if one wants to."""
    for seat in range(state.seats):
        if seat != state.to_move and any(isinstance(move, Play | Catch) for move in fair_moves(state, seat)):
            move = choice(level, state, seat, rng)
            if move != PASS:
                return seat, move
    return None


def play(level: str, state: Round, rng: Random) -> list[str]:
    """Play the round to its end, the seats out of turn before the seat to move. Return the moves.

    One Uno of three is forgotten, so that seats can catch.
    """
    made = []
    state.limit = min(state.limit, MOVES)
    while not state.is_over:
        seat = state.to_move
        asked = out_of_turn(level, state, rng) if state.rule_tables.jump_in or state.catchable else None
        seat, move = asked or (seat, choice(level, state, seat, rng))
        if isinstance(move, Play) and move.uno and rng.random() < 0.3:
            move = Play(move.cards, move.color, move.target)
        made.append(f"{seat} {move}")
        apply(state, decide(state, seat, move))
    return made


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("number", range(0, len(COVERING), 4))
def test_every_choice_is_fair_under_any_rules(level: str, number: int) -> None:
    number += list(LEVELS).index(level) * 3
    ruleset = COVERING[number % len(COVERING)]
    play(level, dealt(ruleset, seats_for(ruleset)[0], bytes([number % 256]) * 32), Random(number))


@pytest.mark.slow
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("four", ["challenge", "strict"])
def test_every_choice_is_fair_at_any_number_of_seats(level: str, four: Literal["challenge", "strict"]) -> None:
    for seats in range(2, 11):
        play(level, dealt(Ruleset(wild_draw_four=four), seats, bytes([seats]) * 32), Random(seats))


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_gives_the_same_moves(level: str) -> None:
    rules = PRESETS["party"]
    assert play(level, dealt(rules, 4, bytes(32)), Random(7)) == play(level, dealt(rules, 4, bytes(32)), Random(7))


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_votes(level: str) -> None:
    match = Match(PRESETS["classic113"], 3, Shuffler(bytes(32)))
    match.apply(match.deal())
    for seat in (2, 0, 1):
        assert match.round is not None
        match.apply(match.decide(seat, LEVELS[level].choose(observe(match.round, seat), Random(seat))))
    assert match.rule is not None


@pytest.mark.parametrize("level", FIXED)
def test_an_opponent_who_forgot_uno_is_caught_a_partner_is_not(level: str) -> None:
    state = given("R1 R2", "R3 G2 G3", "B1 B2", "G1 G2")
    when(state, 0, "R1")
    assert chosen(level, state, 2) == {"catch>0"}
    assert chosen(level, state, 1) != {"catch>0"}, "whose turn it is plays"
    teams = given("R1 R2", "R3 G2 G3", "B1 B2", "G1 G2", ruleset=Ruleset(teams=True))
    when(teams, 0, "R1")
    assert [chosen(level, teams, seat) for seat in (2, 3)] == [{"pass"}, {"catch>0"}]


@pytest.mark.parametrize("level", FIXED)
def test_jumps_in_but_with_nothing_that_harms_itself(level: str) -> None:
    jumps = Ruleset(jump_in=True, seven=True)
    state = given("R5 R1 R2", "B1 B2 B3", "R5 B3 B4", "R1 B5", ruleset=jumps)
    when(state, 0, "R5")
    assert [chosen(level, state, seat) for seat in (2, 3)] == [{"R5"}, {"pass"}]
    four = given("WD4 B1 B2", "B1 B2 B3", "WD4 G3 G4", "WD4 B5", ruleset=jumps)
    when(four, 0, "WD4G")
    assert [chosen(level, four, seat) for seat in (2, 3)] == [{"pass"}, {"WD4B!"}]
    swap = given("R7 B1 B2 B3", "R1 R2 R3 R4", "R7 B3", "R7 B4 B5 B6 G1", top="R5", ruleset=jumps)
    when(swap, 0, "R7>1")
    assert [chosen(level, swap, seat) for seat in (2, 3)] == [{"pass"}, {"R7>2"}]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("card", ["R7", "R0"])
def test_hands_that_may_stay_move_only_for_a_smaller_one(level: str, card: str) -> None:
    rules = Ruleset(seven=True, zero=True, keep_hands=True, must_play=True)
    assert chosen(level, given(f"{card} G1 G2 G3", "Y1 Y2 Y3 Y4 Y5 Y6", top="R5", ruleset=rules)) == {card}
    assert chosen(level, given(f"{card} G1 G2 G3 G4 B6", "Y1", top="R5", ruleset=rules)) == {f"{card}>1"}


@pytest.mark.parametrize("level", LEVELS)
def test_the_public_is_no_seat(level: str) -> None:
    with pytest.raises(ValueError, match="asked for a seat"):
        LEVELS[level].choose(observe(given("R1", "R2", ruleset=OFFICIAL), None), Random(1))
