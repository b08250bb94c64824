"""Test the training of expert: the tables, the players, the rewards, and that a seed gives the same weights."""

from __future__ import annotations

from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import msgspec
import numpy as np
import pytest

from benchmarks import ladder
from tests.ai.test_simulator import as_game, number_of, numbered, playable
from tests.rules.rounds import dealt, given, random_move, when
from training import __main__ as training_main
from training import game as h
from training import legality, players, tables
from training.batch import new_batch, write_advantages
from training.ladder import count_wins
from training.match_odds import PLACES, stake_of
from training.moves import play
from training.network import PolicyWeights, new_policy_weights, new_value_weights, project, score, widened
from training.opponents import (
    BOLD,
    FOUR_STEPS,
    LEARNER,
    NOVICE,
    aim_of,
    bold,
    four_steps,
    novice_move,
    sensible,
    simple,
)
from training.rulesets import HIGH, LEARNED, LOW, rulesets, set_table
from training.value_features import MATCH_VALUE, STANDING
from unobot.ai import features as f
from unobot.ai import rule_features as r
from unobot.ai.encoding import candidate
from unobot.ai.expert import Expert, bold_moves
from unobot.ai.levels import LEVELS
from unobot.ai.network import MOVE, STATE
from unobot.ai.strategies import STRATEGIES
from unobot.rules.play.decide import decide
from unobot.rules.play.evolve import apply
from unobot.rules.ruleset.ruleset import OFFICIAL, PRESETS, Ruleset
from unobot.rules.view import observe

RNG = np.random.default_rng(1)


def test_tables_play_presets_and_random_rules_with_as_many_seats_as_they_can() -> None:
    rows = rulesets(3)
    assert (rows == rulesets(3)).all()
    assert len({tuple(row) for row in rows.tolist()}) > 300
    g = np.zeros(h.SIZE, np.int64)
    presets = strict = 0
    for _ in range(400):
        set_table(g, rows, len(LEARNED), RNG)
        rules = g[h.RULES : h.RULES + r.RULES].copy()
        if not (rows[:, : r.CUSTOM] == rules[: r.CUSTOM]).all(axis=1).any():
            rules[r.FOUR] = 0  # the official game without challenges
            strict += 1
        rules[r.CUSTOM] = rows[:, r.CUSTOM][(rows[:, : r.CUSTOM] == rules[: r.CUSTOM]).all(axis=1)][0]
        same = (rows[:, : r.CUSTOM] == rules[: r.CUSTOM]).all(axis=1)
        presets += same[: len(LEARNED)].any()
        row = rows[same][0]
        assert row[LOW] <= g[h.SEATS] <= row[HIGH]
        assert not (g[h.RULES + r.TEAMS] and g[h.SEATS] % 2)
    assert 180 < presets < 320
    assert 50 < strict < 130


def test_simple_players_make_sensible_moves() -> None:
    out = np.zeros(legality.MAX_MOVES, np.int64)
    rng = Random(1)
    for number, name in enumerate(("party", "no_mercy_like", "classic113", "teams", "stacking")):
        state = dealt(playable(LEARNED[name]), 4, bytes([number]) * 32)
        g = as_game(state)
        for _ in range(40):
            if g[h.PHASE] == h.OVER:
                break
            seat = int(g[h.TURN])
            found = sensible(g, seat, out)
            moves = out[:found].tolist()
            move = simple(g, seat, out, found, rng.random(), rng.random(), RNG)
            assert move in moves
            aims = {each // legality.TARGET % 16 - 1 for each in moves}
            assert aims <= {-1, aim_of(g, seat)}
            play(g, seat, move, RNG)


@pytest.mark.parametrize("bluffs", [0.0, 0.5, 1.0])
def test_simple_players_bluff_as_often_as_they_are_told(bluffs: float) -> None:
    g = as_game(given("WD4 B1 R1", "G1 G2", top="B7", ruleset=playable(PRESETS["official"])))
    out = np.zeros(legality.MAX_MOVES, np.int64)
    found = sensible(g, 0, out)
    moves = [simple(g, 0, out, found, bluffs, 0.0, RNG) for _ in range(200)]
    share = sum(f.FOURS <= move < f.DRAW for move in moves) / len(moves)
    assert share == pytest.approx(bluffs, abs=0.15)


def test_a_seat_that_can_jump_in_may_pass() -> None:
    state = given("R5 R1 R2", "B1 B2 B3", "R5 B3 B4", top="R9", ruleset=playable(Ruleset(jump_in=True)))
    when(state, 0, "R5")
    g = as_game(state)
    out = np.zeros(legality.MAX_MOVES, np.int64)
    assert out[: sensible(g, 2, out)].tolist() == [5, f.PASS]
    assert sensible(g, 0, out) == 0
    assert sorted(numbered(state, 2)) == [5]


def stakes(ruleset: Ruleset, *moves: tuple[int, str]) -> list[float]:
    state = given("R1", "G1 G2", "Y1 Y2 Y3", ruleset=playable(ruleset))
    for seat, move in moves:
        when(state, seat, move)
    g = as_game(state)
    weights = new_value_weights(STANDING, 4, RNG)
    x, hidden = np.zeros(STANDING, np.float32), np.zeros(4, np.float32)
    return [float(stake_of(g, seat, 0.25, weights, x, hidden)) for seat in range(3)]


def test_the_reward_of_a_round_follows_its_scoring() -> None:
    assert stakes(Ruleset(scoring="single"), (0, "R1")) == [PLACES, 0, 0]
    won, lost, also = stakes(Ruleset(target=5), (0, "R1"))
    assert won == pytest.approx(0.75 * MATCH_VALUE)
    assert lost == also == pytest.approx(-0.25 * MATCH_VALUE)


def test_time_costs_in_a_long_round() -> None:
    """Good players would exchange hands without end."""
    policy, critic = new_policy_weights(STATE, MOVE, 4, RNG), new_value_weights(tables.CRITIC_INPUTS, 4, RNG)
    desk, notes = players.new_desk(policy), tables.new_notes(critic)
    batch = new_batch(3, STATE, MOVE, tables.CRITIC_INPUTS)
    g = as_game(given("R1 R2 B3", "G1 G2", ruleset=playable(Ruleset())))
    for moves in (2 * tables.FREE_MOVES, 3 * tables.FREE_MOVES, 20 * tables.FREE_MOVES):
        g[h.MOVES] = moves
        tables.choose(g, 0, sensible(g, 0, desk.out), policy, critic, batch, desk, notes, RNG)
    assert batch.stakes.tolist() == pytest.approx([0, -tables.COST / 2, -tables.COST])
    write_advantages(batch, 3, 1.0)
    total = float(batch.stakes.sum() - batch.values[0])
    assert float(batch.advantages[0]) == pytest.approx(total, abs=1e-5), "all that follows counts"


def test_people_at_most_tables_are_alike() -> None:
    g = np.zeros(h.SIZE, np.int64)
    g[h.SEATS] = 6
    who, rates = np.zeros(10, np.int64), np.zeros((10, 2), np.float32)
    offer = tables.Offer(rulesets(3), 1, selfplay=0.3, novices=0.3, steady=0.2, bold=0.1)
    alike = 0
    met = Counter[int]()
    for _ in range(400):
        tables.seat_players(g, who, rates, True, offer, RNG)
        kinds = {*who[:6].tolist()}
        met.update(kinds)
        alike += len(kinds - {LEARNER}) < 2 and bool((rates[:6] == rates[0]).all())
        assert LEARNER in kinds
        tables.seat_players(g, who, rates, False, offer, RNG)
        assert not np.isin(who[:6], (FOUR_STEPS, BOLD)).any()
    assert 240 < alike < 330
    assert 20 < met[BOLD] < met[FOUR_STEPS] < met[NOVICE] < met[LEARNER] == 400


def test_a_player_with_the_weights_plays_what_the_training_would(tmp_path: Path) -> None:
    policy = new_policy_weights(STATE, MOVE, 16, np.random.default_rng(5))
    np.savez(tmp_path / "expert.npz", allow_pickle=False, **policy._asdict())
    level = Expert(tmp_path / "expert.npz")
    desk = players.new_desk(policy)
    rng = Random(1)
    jumps = bluffs = 0
    for number, ruleset in enumerate((*LEARNED.values(), Ruleset(several=True, bomb=True, jump_in=True, seven=True))):
        state = dealt(playable(ruleset), 4, bytes([number]) * 32)
        for _ in range(25):
            if state.is_over:
                break
            for seat in range(state.seats):
                g = as_game(state)
                found = sensible(g, seat, desk.out)
                if not found:
                    continue
                moves = desk.out[:found].tolist()
                best = players.expert_move(g, seat, found, policy, desk, RNG)
                view = observe(state, seat)
                considered = level.considered(view)
                numbers = [number_of(state, seat, move) for move in considered]
                assert sorted(numbers) == sorted(moves)  # type: ignore[type-var]
                bold = dict(zip(numbers, bold_moves(view, considered), strict=True))
                if found > 1:
                    scores = dict(zip(numbers, level.scores(view, considered).tolist(), strict=True))
                    for move, score, each in zip(moves, desk.scores.tolist(), desk.bold.tolist(), strict=False):
                        assert (scores[move], bold[move]) == (pytest.approx(score, abs=1e-4), bool(each))
                made = number_of(state, seat, level.choose(view, rng))
                if bold[made] is bold[best]:
                    assert made == best
                bluffs += any(bold.values())
                jumps += seat != state.to_move
            mover, other = random_move(state, rng)
            apply(state, decide(state, mover, other))
    assert jumps
    assert bluffs > 10


def test_the_novice_of_the_simulator_is_the_novice_of_the_tables() -> None:
    """Both make the same moves, and each about as often."""
    level = LEVELS["novice"]
    rng = Random(2)
    out = np.zeros(legality.MAX_MOVES, np.int64)
    compared = 0
    for number, name in enumerate(LEARNED):
        state = dealt(playable(LEARNED[name]), 4, bytes([number + 9]) * 32)
        for step in range(30):
            if state.is_over:
                break
            g = as_game(state)
            for seat in range(state.seats):
                if not numbered(state, seat) or (step % 3 and seat == state.to_move):
                    continue
                view = observe(state, seat)
                view.catchable = ()
                drawn = Counter(number_of(state, seat, level.choose(view, rng)) for _ in range(150))
                compiled = Counter(novice_move(g, seat, out, RNG) for _ in range(150))
                for move in drawn | compiled:
                    assert abs(drawn[move] - compiled[move]) < 55, (state, seat, move)  # type: ignore[index]
                compared += 1
            mover, made = random_move(state, rng)
            apply(state, decide(state, mover, made))
    assert compared > 60


def test_the_ladder_counts_the_matches_of_the_heroes() -> None:
    policy = new_policy_weights(STATE, MOVE, 2, RNG)
    rules = playable(PRESETS["stacking"])
    all_win = count_wins(rules, [(0.0, True), (0.0, True)], 8, 1, policy)
    assert all_win == 8
    assert count_wins(rules, [(0.0, False), (0.0, False)], 8, 1, policy) == 0
    one = count_wins(rules, [(0.0, True), (0.0, False)], 40, 1, policy)
    assert one == count_wins(rules, [(0.0, True), (0.0, False)], 40, 1, policy)
    assert 8 < one < 32


def test_weights_are_measured_by_the_real_rules(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    policy = new_policy_weights(STATE, MOVE, 4, RNG)
    np.savez(tmp_path / "weights.npz", allow_pickle=False, **policy._asdict())
    given = ["--out", str(tmp_path / "out"), "--weights", str(tmp_path / "weights.npz"), "--levels", "casual,trained"]
    ladder.main([*given, "--rules", "stacking", "--seats", "2", "--matches", "4", "--jobs", "1"])
    assert "`trained` v `casual`" in capsys.readouterr().out


@pytest.mark.long
def test_the_same_seed_gives_the_same_weights(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A very small training, without numba: every line of it runs, and its weights change."""
    monkeypatch.setattr(training_main, "ROOM", 60)
    monkeypatch.setattr(tables, "SPARE", 8)

    def trained(path: Path) -> training_main.Training:
        with ThreadPoolExecutor(2) as pool:
            training = training_main.Training(1, pool, 4)
            before = training.learner.policy.out.copy()
            training.improve(1.0)
            assert (before != training.learner.policy.out).any()
            again = training_main.Training(1, pool, 4, training.learner.policy)
            training_main.learn(again, 1, 0.5, path)
            assert (again.learner.policy.past != training.learner.policy.past).any()
        return training

    training = trained(tmp_path / "a.npz")
    assert training.learner.decisions > 80
    assert set(training.table(1, ["stacking"])) == {"stacking"}
    trained(tmp_path / "b.npz")
    assert (tmp_path / "a.npz").read_bytes() == (tmp_path / "b.npz").read_bytes()


@pytest.mark.parametrize(("four", "bluff"), [("strict", False), ("challenge", False), ("challenge", True)])
def test_four_steps_of_the_simulator_is_that_of_the_tables(four: str, bluff: bool) -> None:
    rng = Random(3)
    level = STRATEGIES["bold-four-steps" if bluff else "four-steps"]
    compared = 0
    for number, seats in enumerate((2, 3, 4, 7)):
        state = dealt(playable(msgspec.structs.replace(OFFICIAL, wild_draw_four=four)), seats, bytes([number]) * 32)
        while not state.is_over and compared < 60 * (number + 1):
            seat = state.to_move
            assert four_steps(as_game(state), seat, bluff) == candidate(level.choose(observe(state, seat), rng))
            compared += 1
            mover, made = random_move(state, rng)
            apply(state, decide(state, mover, made))
    assert compared > 100


def test_a_bold_player_bluffs_and_challenges_at_its_rates() -> None:
    out = np.zeros(legality.MAX_MOVES, np.int64)

    def chosen(ruleset: Ruleset, asked: bool, bluffs: float, challenges: float) -> int:
        state = given("WD4 R1 G1 G2 G3", "B1 B2 B3", top="R7", ruleset=playable(ruleset))
        if asked:
            when(state, 0, "WD4B")
        g = as_game(state)
        return bold(g, state.to_move, out, sensible(g, state.to_move, out), bluffs, challenges, RNG)

    strict = msgspec.structs.replace(OFFICIAL, wild_draw_four="strict")
    assert chosen(OFFICIAL, False, 1.0, 0.0) == f.FOURS + 2
    assert chosen(OFFICIAL, False, 0.0, 1.0) == chosen(strict, False, 1.0, 1.0) == 1
    assert chosen(OFFICIAL, True, 1.0, 0.0) == f.ACCEPT
    assert chosen(OFFICIAL, True, 0.0, 1.0) == f.CHALLENGES


def test_a_wider_network_begins_with_the_same_scores() -> None:
    policy = new_policy_weights(5, 3, 4, RNG)
    wider = widened(policy, 9, RNG)
    assert [each.shape for each in wider] == [(5, 9), (3, 9), (9,), (3,)]
    state, move = RNG.random(5).astype(np.float32), RNG.random(3).astype(np.float32)

    def scored(weights: PolicyWeights) -> float:
        base, hidden = np.zeros_like(weights.out), np.zeros_like(weights.out)
        project(state, weights.state, base)
        return float(score(base, move, weights, hidden))

    assert scored(wider) == pytest.approx(scored(policy))
    assert wider.state[:, 4:].all()
    wider.past[0] = 7
    assert policy.past[0] != 7, "a copy"
