"""AI against AI: counted right, repeatable, recorded, and refused in one sentence."""

from __future__ import annotations

import io
import json
from random import Random

import pytest

from unobot.ai import LEVELS
from unobot.ai.casual import Casual
from unobot.rules import evolve
from unobot.rules.events import Drew, Event, reseated
from unobot.rules.fields import FIELDS
from unobot.rules.moves import Move
from unobot.rules.reader import read_records
from unobot.rules.round import Round, View
from unobot.rules.ruleset import PRESETS, Ruleset
from unobot.simulate import LawBroken, SimulationError, check_rules, random_ruleset, simulate

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


def test_seats_and_first_dealers_rotate() -> None:
    record = io.StringIO()
    simulate(CASUAL, 9, 1, ruleset=Ruleset(target=1), record=record)
    dealers = [line["dealer"] for line in map(json.loads, record.getvalue().splitlines()) if line.get("round") == 1]
    dealing_players = [(dealer + number) % 3 for number, dealer in enumerate(dealers)]
    assert dealers == [0, 0, 0, 1, 1, 1, 2, 2, 2]
    assert sorted(zip(dealers, dealing_players, strict=True)) == [(d, p) for d in range(3) for p in range(3)]


def test_wins_are_counted_by_player_and_not_by_chair() -> None:
    """In every match of these the players have changed seats; the strategies and the count have gone with them."""
    players = ["slow", "quick", "slow"]
    rules = Ruleset(reshuffle_seats=True, target=200)
    asked: list[tuple[str, tuple[int, ...]]] = []

    class Noted(Casual):
        """Plays like `casual`, and notes in which round and at which seat it was asked."""

        def __init__(self, name: str) -> None:
            self.name = name

        def choose(self, view: View, rng: Random) -> Move:
            asked.append((self.name, (view.number, view.to_move)))
            return super().choose(view, rng)

    with pytest.MonkeyPatch.context() as patch:
        for name in set(players):
            patch.setitem(LEVELS, name, Noted(name))
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


def test_no_seat_is_favored() -> None:
    wins = simulate(CASUAL, 300, 5, ruleset=Ruleset(target=100)).wins
    assert all(70 <= won <= 130 for won in wins)  # 100 each, within four standard deviations


@pytest.mark.parametrize(
    ("players", "matches", "sentence"),
    [
        (["casual", "psychic"], 1, "there is no AI level 'psychic', only casual"),
        (["casual"], 1, "a match takes 2 to 10 players, not 1"),
        (["casual"] * 11, 1, "a match takes 2 to 10 players, not 11"),
        ([], 1, "a match takes 2 to 10 players, not 0"),
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
    assert sum(result.wins) == 2
    assert all(match.is_over for _, match in read_records(record.getvalue().splitlines()))


def test_players_that_cannot_play_the_rules() -> None:
    with pytest.raises(SimulationError, match="teams"):
        simulate(CASUAL, 1, 1, ruleset=PRESETS["teams"])


def test_chance_finds_no_law_broken_and_finds_the_same_again() -> None:
    told: list[int] = []
    checked = check_rules(12, 7, told.append)
    assert told == list(range(1, 13))
    assert (checked.rounds, checked.seed) == (12, 7)
    assert checked.moves == check_rules(12, 7).moves > 12
    assert json.loads(checked.json())["moves"] == checked.moves
    with pytest.raises(SimulationError, match="at least one"):
        check_rules(0, 1)


def test_a_broken_law_is_told_with_the_rules_that_broke_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """A draw that loses a card does not pass."""
    draw = evolve._APPLY[Drew]

    def lossy(round: Round, event: Event) -> None:
        draw(round, event)
        if round.hands[event.seat]:  # type: ignore[union-attr]  # a draw has a seat
            round.hands[event.seat].pop()  # type: ignore[union-attr]

    monkeypatch.setitem(evolve._APPLY, Drew, lossy)
    with pytest.raises(LawBroken, match=r"round 0 of seed 1, rules A\w+, \d+ seats: law 1"):
        check_rules(1, 1)


def test_random_rulesets_meet_every_value_a_menu_offers() -> None:
    rng = Random(3)
    drawn = [random_ruleset(rng)[0] for _ in range(600)]
    for field in FIELDS:
        met = {getattr(rules, field.name) for rules in drawn}
        assert met >= set(field.values), field.name
