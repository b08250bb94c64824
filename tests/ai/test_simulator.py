"""Compare the simulator of the training with ``unobot.rules``, move by move, with the same cards."""

from __future__ import annotations

from random import Random

import msgspec
import numpy as np
import pytest
from numpy.typing import NDArray

from training import opponents
from training import simulator as sim
from training.network import PolicyWeights, new_value_weights
from training.players import best, encode_game
from training.standing import win_probability
from training.value_features import STANDING, TARGET
from unobot.ai import features as f
from unobot.ai.encoding import KIND, candidate, encode
from unobot.ai.networks import official_network
from unobot.ai.strategies import STRATEGIES
from unobot.rules.events import Dealt, Event, PutBack, Reshuffled
from unobot.rules.match import Match
from unobot.rules.moves import Draw
from unobot.rules.play.legality import fair_moves
from unobot.rules.round import Round
from unobot.rules.ruleset.ruleset import OFFICIAL, Ruleset
from unobot.rules.shuffling import Shuffler, match_key
from unobot.rules.view import observe

RNG = np.random.default_rng(1)

Ints = NDArray[np.int64]


def begin(game: Ints, match: Match, events: list[Event], mode: int) -> None:
    """Start the simulator's round with the cards that were dealt."""
    seats = match.seats
    dealt = next(event for event in events if isinstance(event, Dealt))
    pile = next((event.pile for event in reversed(events) if isinstance(event, PutBack)), dealt.pile)
    turns = [(dealt.dealer + 1 + step) % seats for step in range(seats)]
    order = [dealt.hands[seat][number] for number in range(7) for seat in turns] + list(pile)
    game[sim.SCORES : sim.SCORES + seats] = match.scores
    game[sim.PILE : sim.PILE + sim.CARDS] = [KIND[card] for card in reversed(order)]
    sim.begin(game, seats, dealt.dealer, mode, RNG)


def take_cards(game: Ints, state: Round) -> None:
    """Copy the cards of ``state`` into the simulator, which has its own shuffles. Their numbers must agree."""
    assert game[sim.LEFT] == len(state.pile)
    game[sim.PILE : sim.PILE + len(state.pile)] = [KIND[card] for card in state.pile]
    for seat, hand in enumerate(state.hands):
        assert game[sim.HELD + seat] == len(hand)
        held = [KIND[card] for card in hand]
        game[sim.HANDS + seat * f.KINDS : sim.HANDS + (seat + 1) * f.KINDS] = np.bincount(held, minlength=f.KINDS)
    game[sim.DRAWN] = -1 if state.drawn is None else KIND[state.drawn]


def check_position(game: Ints, state: Round) -> None:
    seat = state.to_move
    assert game[sim.TURN] == seat
    seen = np.zeros(f.LENGTH, np.int64)
    encode_game(game, seat, TARGET, seen)
    view = observe(state, seat)
    assert seen.tolist() == encode(view)
    out = np.zeros(f.CANDIDATES, np.int64)
    found = sim.legal(game, out)
    assert sorted(out[:found]) == sorted(map(candidate, fair_moves(state, seat)))
    assert opponents.clever(game, seat) == candidate(STRATEGIES["four-steps"].choose(view, Random()))
    casual = {candidate(STRATEGIES["numbers-first"].choose(view, Random(seed))) for seed in range(3)}
    assert opponents.casual(game, seat, RNG) in casual or len(casual) > 1


def rules(mode: int) -> Ruleset:
    four = "challenge" if mode else "strict"
    return msgspec.structs.replace(OFFICIAL, uno="announced", wild_draw_four=four)


@pytest.mark.parametrize(("seats", "mode"), [(2, 0), (2, 1), (3, 1), (4, 0), (4, 1), (7, 1), (10, 0)])
def test_the_simulator_plays_by_the_rules(seats: int, mode: int) -> None:
    match = Match(rules(mode), seats, Shuffler(match_key(bytes(32), seats)), dealer=0)
    game = np.zeros(sim.SIZE, np.int64)
    rng = Random(seats)
    while match.number < 3 or not (match.round is None or match.round.is_over):
        if match.round is None or match.round.is_over:
            events = match.deal()
            begin(game, match, events, mode)
            match.apply(events)
            continue
        state = match.round
        check_position(game, state)
        moves = fair_moves(state, state.to_move)
        move = rng.choice(moves)
        if isinstance(move, Draw) and rng.random() < 0.8:
            move = moves[0]
        events = match.decide(state.to_move, move)
        match.apply(events)
        sim.play(game, candidate(move), RNG)
        if any(isinstance(event, Reshuffled) for event in events):
            take_cards(game, state)
        assert game[sim.HELD : sim.HELD + seats].tolist() == state.counts
        if state.outcome is not None:
            winner = state.outcome.winner
            assert (game[sim.PHASE], game[sim.WINNER]) == (sim.OVER, -1 if winner is None else winner)
            assert tuple(game[sim.SCORES : sim.SCORES + seats]) == state.outcome.scores


def test_the_level_plays_what_the_training_would() -> None:
    network = official_network().policy
    policy = PolicyWeights(network.state, network.move, network.out, network.past)
    hidden = len(network.out)
    arrays = [np.zeros(size, np.float32) for size in (f.STATE, f.MOVE, hidden, hidden)]
    out, p, s = (np.zeros(size, np.int64) for size in (f.CANDIDATES, f.LENGTH, f.SUMS))
    match = Match(rules(0), 3, Shuffler(match_key(bytes(32), 5)), dealer=0)
    game = np.zeros(sim.SIZE, np.int64)
    events = match.deal()
    begin(game, match, events, 0)
    match.apply(events)
    for _ in range(40):
        state = match.round
        assert state is not None
        if state.is_over:
            break
        move = STRATEGIES["expert"].choose(observe(state, state.to_move), Random())
        assert best(game, TARGET, out, p, s, policy, *arrays) == candidate(move)
        match.apply(match.decide(state.to_move, move))
        sim.play(game, candidate(move), RNG)


def test_a_match_that_is_over_needs_no_estimate() -> None:
    net = new_value_weights(STANDING, 4, RNG)
    game = np.zeros(sim.SIZE, np.int64)
    game[sim.SEATS] = 3
    game[sim.SCORES : sim.SCORES + 3] = (120, 500, 0)
    x, hidden = np.zeros(STANDING, np.float32), np.zeros(4, np.float32)
    assert [win_probability(game, seat, net, x, hidden) for seat in range(3)] == [0, 1, 0]
    game[sim.SCORES + 1] = 499
    assert all(0 <= win_probability(game, seat, net, x, hidden) <= 1 for seat in range(3))
