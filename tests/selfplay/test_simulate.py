"""Test simulations: the count, repeatability, records, and refusals in one sentence."""

from __future__ import annotations

import io
import json
from collections import Counter
from random import Random
from statistics import fmean

import msgspec
import pytest

from unobot.ai.numbers_first import NumbersFirst
from unobot.ai.strategies import STRATEGIES
from unobot.records.reader import read_records
from unobot.rules.events import Drew, Played, SeatOut, reseated
from unobot.rules.match import Match
from unobot.rules.moves import Move
from unobot.rules.play.legality import fair_moves
from unobot.rules.round import View
from unobot.rules.ruleset.ruleset import PRESETS, Ruleset
from unobot.rules.shuffling import Shuffler
from unobot.selfplay.simulate import SimulationError, read_players, simulate
from unobot.selfplay.statistics import wilson_interval

CASUAL = ["casual"] * 3


def test_the_result_as_one_line_of_json() -> None:
    result = simulate(CASUAL, 5, 1)
    line = result.json()
    assert "\n" not in line
    told = json.loads(line)
    assert list(told)[:5] == ["matches", "wins", "rounds", "moves", "seconds"]
    assert told["matches"] == sum(told["wins"]) == 5
    assert len(told["wins"]) == 3
    assert told["moves"] > told["rounds"] > 5
    assert (told["players"], told["seed"]) == (CASUAL, 1)


def test_the_same_seed_plays_the_same_matches_and_another_seed_others() -> None:
    def recorded(seed: int) -> str:
        record = io.StringIO()
        simulate(CASUAL, 2, seed, record=record)
        return record.getvalue()

    assert recorded(1) == recorded(1)
    assert recorded(1) != recorded(2)


def test_what_is_recorded_stands_every_check_and_adds_up() -> None:
    record = io.StringIO()
    result = simulate(["casual"] * 2, 4, 3, ruleset=Ruleset(target=100), record=record)
    read = list(read_records(record.getvalue().splitlines()))
    assert len(read) == 4
    assert all(match.is_over for _, match in read)
    assert result.rounds == sum(match.number for _, match in read)
    assert result.moves == sum(entry.move is not None for found, _ in read for entry in found.entries)
    wins = [0, 0]
    for number, (_, match) in enumerate(read):
        assert match.winner is not None
        wins[(match.winner + number) % 2] += 1  # the players have moved on by one seat each match
    assert tuple(wins) == result.wins


def test_what_a_round_is_like_is_what_its_record_says() -> None:
    record = io.StringIO()
    result = simulate(["novice"] * 4, 8, 1, ruleset=PRESETS["no_mercy"], record=record)
    turns, draws, knocked_out, last_in = [], [], 0, 0
    for found, match in read_records(record.getvalue().splitlines()):
        moves = [entry.move or "" for entry in found.entries if entry.seat is not None]
        turns.append(sum(move.startswith(("pass", "accept")) or move[:1].isupper() for move in moves))
        events = [event for entry in found.entries for event in entry.events]
        draws.append(max(len(event.cards) for event in events if isinstance(event, Drew)))
        out = sum(isinstance(event, SeatOut) for event in events)
        assert match.round is not None
        knocked_out += out
        last_in += out == 3
        if any(move == "draw" for move in moves[-1:]):
            turns[-1] += 1  # it was out before it had a card to play
    told = result.per_round
    assert told.turns.mean == pytest.approx(fmean(turns))
    assert told.turns.most == max(turns)
    assert told.turns.p50 == sorted(turns)[3]
    assert told.turns.p95 == max(turns)
    assert told.longest_draw.mean == pytest.approx(fmean(draws))
    assert told.longest_draw.most == max(draws)
    assert (told.knocked_out, told.last_in) == (knocked_out / 8, last_in / 8)
    assert 0 < told.last_in < 1
    line = result.table().splitlines()[-2]
    assert line.startswith(f"a round: {told.turns.mean:.1f} turns (95 % of the rounds up to {told.turns.p95}, ")
    assert f"{last_in / 8:.1%} won by the last one in" in line


def test_a_round_without_a_limit_knocks_nobody_out_and_a_vote_is_no_round() -> None:
    result = simulate(["casual"] * 3, 2, 1, ruleset=msgspec.structs.replace(PRESETS["classic113"], target=60))
    assert result.rounds >= 2
    assert result.per_round.turns.mean > 5
    assert (result.per_round.knocked_out, result.per_round.last_in) == (0, 0)
    assert "knocked out" not in result.table()


def test_the_number_of_workers_does_not_change_the_matches() -> None:
    def played(jobs: int) -> tuple[str, object, list[int]]:
        record, told = io.StringIO(), list[int]()
        rules = Ruleset(target=60)
        result = simulate(CASUAL, 11, 4, ruleset=rules, jobs=jobs, record=record, progress=told.append)
        return record.getvalue(), msgspec.structs.replace(result, seconds=0), told

    assert played(2) == played(1)


def test_a_hero_sits_and_deals_everywhere_equally_often() -> None:
    record = io.StringIO()
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(STRATEGIES, "hero", STRATEGIES["casual"])
        result = simulate(["hero", *["casual"] * 3], 32, 1, ruleset=Ruleset(target=1), record=record)
    lines = [json.loads(line) for line in record.getvalue().splitlines()]
    seats = [line["seats"].index("hero") for line in lines if "record" in line]
    dealers = [line["dealer"] for line in lines if line.get("round") == 1]
    offsets = [(dealer - seat) % 4 for seat, dealer in zip(seats, dealers, strict=True)]
    assert Counter(zip(seats, offsets, strict=True)) == {(seat, offset): 2 for seat in range(4) for offset in range(4)}
    assert dealers[:16] == [0] * 4 + [1] * 4 + [2] * 4 + [3] * 4
    assert result.rotated
    assert not simulate(CASUAL, 3, 1, ruleset=Ruleset(target=1)).rotated


def test_levels_are_counted_by_their_name() -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(STRATEGIES, "hero", STRATEGIES["casual"])
        result = simulate(["hero", *["casual"] * 2], 9, 1, ruleset=Ruleset(target=1))
    hero, *others = result.wins
    assert [score.wins for score in result.scores] == list(result.wins)
    assert {level: score.wins for level, score in result.levels.items()} == {"hero": hero, "casual": sum(others)}
    score = result.levels["hero"]
    assert score.low < score.share < score.high
    assert (score.low, score.high) == pytest.approx(wilson_interval(hero, 9), abs=1e-5)
    table = result.table().splitlines()
    assert [line.split()[:2] for line in table[1:5]] == [
        ["1", "hero"],
        ["2", "casual"],
        ["3", "casual"],
        ["all", "casual"],
    ]
    assert table[5] == f"9 matches by the rules {Ruleset(target=1).code}, seed 1"


def test_partners_win_together() -> None:
    result = simulate(["casual"] * 4, 4, 1, ruleset=Ruleset(teams=True, target=1))
    one, two, *partners = result.wins
    assert [one, two] == partners
    assert one + two == result.levels["casual"].wins == 4


@pytest.mark.parametrize(
    ("wins", "matches", "low", "high"),
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_intervals_are_those_of_a_published_table(wins: int, matches: int, low: float, high: float) -> None:
    """R. G. Newcombe, Statistics in Medicine 17 (1998), 857-872, table I, method 3."""
    assert wilson_interval(wins, matches) == pytest.approx((low, high), abs=0.00005)
    assert wilson_interval(matches - wins, matches) == pytest.approx((1 - high, 1 - low), abs=0.00005)


def test_players_are_read() -> None:
    assert read_players("expert, clever*3,casual") == ["expert", "clever", "clever", "clever", "casual"]
    assert read_players("clever * 2") == ["clever"] * 2
    assert read_players("clever*0") == []
    assert read_players("clever*,") == ["clever*", ""]


def test_wins_are_counted_by_player_and_not_by_seat() -> None:
    """The players of these matches change seats; their strategies and counts move with them."""
    players = ["slow", "quick", "slow"]
    rules = Ruleset(reshuffle_seats=True, target=200)
    asked: list[tuple[str, tuple[int, ...]]] = []

    class Noted(NumbersFirst):
        """Plays like `casual`, and notes the round and the seat of each request."""

        def __init__(self, name: str) -> None:
            self.name = name

        def choose(self, view: View, rng: Random) -> Move:
            asked.append((self.name, (view.number, view.to_move)))
            return super().choose(view, rng)

    with pytest.MonkeyPatch.context() as patch:
        for name in set(players):
            patch.setitem(STRATEGIES, name, Noted(name))
        record = io.StringIO()
        result = simulate(players, 6, 2, ruleset=rules, record=record)
    lines = record.getvalue().splitlines()
    quick = 0
    played: list[tuple[str, tuple[int, ...]]] = []
    for found, match in read_records(lines):
        names = found.seats
        number = 0
        for entry in found.entries:
            names = reseated(names, entry.events)
            number += entry.move is None
            if entry.seat is not None:
                played.append((names[entry.seat], (number, entry.seat)))
        assert match.winner is not None
        quick += names[match.winner] == "quick"
    assert asked == played
    assert result.wins[1] == quick
    assert any(line.get("from", [0, 1, 2]) != [0, 1, 2] for line in map(json.loads, lines))


def test_progress_is_told_after_each_match() -> None:
    told: list[int] = []
    simulate(CASUAL, 3, 1, ruleset=Ruleset(target=1), progress=told.append)
    assert told == [1, 2, 3]


@pytest.mark.long
def test_no_seat_is_favored() -> None:
    wins = simulate(CASUAL, 300, 5, ruleset=Ruleset(target=100)).wins
    assert all(70 <= won <= 130 for won in wins)  # 100 each, within four standard deviations


@pytest.mark.parametrize(
    ("players", "matches", "sentence"),
    [
        (["casual", "psychic"], 1, f"there is no AI level 'psychic', only {', '.join(STRATEGIES)}"),
        (["casual"], 1, "a match takes 2 to 10 players, not 1"),
        (["casual"] * 11, 1, "a match takes 2 to 10 players, not 11"),
        ([], 1, "a match takes 2 to 10 players, not 0"),
        ([""] * 2, 1, f"there is no AI level '', only {', '.join(STRATEGIES)}"),
        (["casual"] * 2, 0, "at least one match has to be played, not 0"),
    ],
)
def test_what_makes_no_sense_is_refused_in_one_sentence(players: list[str], matches: int, sentence: str) -> None:
    with pytest.raises(SimulationError) as caught:
        simulate(players, matches, 1)
    assert str(caught.value) == sentence


@pytest.mark.parametrize("preset", PRESETS)
def test_the_ais_play_every_preset(preset: str) -> None:
    record = io.StringIO()
    result = simulate(["casual"] * 4, 2, 1, ruleset=PRESETS[preset], record=record)
    assert sum(result.wins) == (4 if PRESETS[preset].teams else 2)
    assert all(match.is_over for _, match in read_records(record.getvalue().splitlines()))


def test_the_first_that_can_jump_in_does() -> None:
    """The order begins after the seat that played a card. `numbers-first` always jumps in under these rules."""
    rules = Ruleset(jump_in=True, wild_draw_four="free", decks=4, target=400)
    record = io.StringIO()
    simulate(["numbers-first"] * 4, 1, 1, ruleset=rules, record=record)
    (found, _), *_ = read_records(record.getvalue().splitlines())
    match = Match(rules, 4, Shuffler(bytes(32)))
    laid: int | None = None
    jumps = Counter[int]()
    for entry in found.entries:
        if entry.seat is not None:
            state = match.round
            assert state is not None
            order = [] if laid is None else [*state.others(laid), laid]
            able = [seat for seat in order if seat != state.to_move and fair_moves(state, seat)]
            assert entry.seat == [*able, state.to_move][0]
            jumps[(entry.seat - state.to_move) % 4] += 1
        laid = entry.seat if isinstance(entry.events[0], Played) else None
        match.apply(entry.events)
    assert jumps[0] > jumps[1] + jumps[2] + jumps[3] > 3


def test_players_that_cannot_play_the_rules() -> None:
    with pytest.raises(SimulationError, match="teams"):
        simulate(CASUAL, 1, 1, ruleset=PRESETS["teams"])
