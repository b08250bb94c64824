"""Test the tables of strength: which cells they have, what a cell says, and that a table can be made in parts."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks import ladder
from benchmarks.ladder import Cell, Line, cells, read_lines, table
from unobot.ai.held_out import HELD_OUT
from unobot.ai.levels import LEVELS
from unobot.rules.ruleset.ruleset import PRESETS


def test_a_ladder_has_every_pair_of_levels_in_every_preset_at_every_number_of_seats() -> None:
    pairs = [("casual", "novice"), ("clever", "casual")]
    found = list(cells(pairs, list(PRESETS), ladder.SEATS, 4000, 1))
    assert len(found) == 2 * ((len(PRESETS) - 1) * 5 + 3)  # teams need an even number of seats, four or more
    assert {cell.rules for cell in found} == set(PRESETS)
    assert len({*found}) == len(found)


def test_the_hero_sits_among_the_others_and_in_teams_has_a_partner() -> None:
    cell = Cell("party", 3, "expert", "casual", 1, 1)
    assert (cell.players, cell.chance) == (["expert", "casual", "casual"], 1 / 3)
    cell = Cell("teams", 6, "expert", "casual", 1, 1)
    assert cell.players == ["expert", "casual", "casual", "expert", "casual", "casual"]
    assert cell.chance == 1 / 3


def test_the_table_marks_what_is_better_and_what_is_worse_than_chance() -> None:
    shares = ((0.3, 0.26, 0.34), (0.2, 0.16, 0.24), (0.26, 0.22, 0.3))
    lines = [
        Line(Cell("official", 4, hero, "novice", 100, 1), *share, 1.0)
        for hero, share in zip(("expert", "clever", "casual"), shares, strict=True)
    ]
    assert table(lines).splitlines() == [
        "| rules | seats | chance | `expert` v `novice` | `clever` v `novice` | `casual` v `novice` |",
        "| --- | --- | --- | --- | --- | --- |",
        "| `official` | 4 | 25 | **30.0 (26.0 to 34.0)** | 20.0 (16.0 to 24.0) ! | 26.0 (22.0 to 30.0) |",
    ]


def test_a_table_is_made_in_parts(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "ladder.jsonl"
    given = ["--out", str(file), "--matches", "2", "--jobs", "1", "--rules", "stacking", "--seats", "2,4"]
    ladder.main([*given, "--levels", "novice,casual"])
    first = capsys.readouterr()
    assert first.out.count("`stacking`") == 2
    assert first.err.count(" s\n") == 2
    with file.open("a") as lines:
        lines.write('{"cell":{"rules":"sta')  # a crash
    assert len(read_lines(file)) == 2
    ladder.main([*given, "--levels", "novice,casual"])
    again = capsys.readouterr()
    assert (again.out, again.err) == (first.out, "")
    ladder.main([*given, "--levels", "novice,casual,clever", "--neighbors"])
    more = capsys.readouterr()
    assert "`casual` v `novice` | `clever` v `casual` |" in more.out
    assert "`clever` v `novice`" not in more.out
    assert len(read_lines(file)) == 4


def test_the_held_out_opponents_have_their_own_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    given = ["--out", str(tmp_path / "held_out.jsonl"), "--held-out", "--matches", "1", "--jobs", "1"]
    ladder.main([*given, "--levels", "clever", "--rules", "stacking", "--seats", "2"])
    head = capsys.readouterr().out.splitlines()[0]
    assert [f"`clever` v `{name}`" in head for name in HELD_OUT] == [True] * len(HELD_OUT)


def test_the_decks_without_a_network_have_their_own_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    given = ["--out", str(tmp_path / "decks.jsonl"), "--decks", "--matches", "1", "--jobs", "1", "--seats", "2"]
    ladder.main([*given, "--levels", "novice,expert", "--rules", "no_mercy,all_wild"])
    lines = capsys.readouterr().out.splitlines()
    columns = ["by-effects", "stacker", "saver", "novice"]
    assert [f"`expert` v `{name}`" in lines[0] for name in columns] == [True] * 4
    assert [line.split(" | ")[0] for line in lines[2:]] == ["| `no_mercy`", "| `all_wild`"]


def test_well_known_players_have_their_own_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    given = ["--out", str(tmp_path / "simple.jsonl"), "--simple", "--matches", "1", "--jobs", "1", "--seats", "2"]
    ladder.main([*given, "--levels", "casual", "--rules", "strict,party"])
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].count("`casual` v ") == 3
    assert [line.split(" | ")[0] for line in lines[2:]] == ["| `strict`", "| `party`"]


def test_the_simulator_of_the_training_plays_only_levels(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for opponents in ("--simple", "--held-out"):
        with pytest.raises(SystemExit):
            ladder.main(["--out", str(tmp_path / "x"), opponents, "--compiled", "--levels", "expert"])
        assert "--compiled plays only novice, casual, clever, expert" in capsys.readouterr().err


def test_a_deck_that_no_network_knows_is_played_by_the_rules_themselves(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Also a deck whose sheet is no preset has its row, and with ``--compiled`` as without."""
    given = ["--levels", "novice,casual", "--seats", "2", "--matches", "2", "--jobs", "1", "--rules", "attack_classic"]
    ladder.main([*given, "--out", str(tmp_path / "plain")])
    plain = capsys.readouterr().out
    ladder.main([*given, "--out", str(tmp_path / "compiled"), "--compiled"])
    assert capsys.readouterr().out == plain
    assert plain.splitlines()[-1].startswith("| `attack_classic` | 2 | 50 | ")


@pytest.mark.parametrize(("option", "name"), [("--levels", "psychic"), ("--rules", "poker")])
def test_an_unknown_name_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str], option: str, name: str) -> None:
    with pytest.raises(SystemExit):
        ladder.main(["--out", str(tmp_path / "x"), option, name])
    assert f"there is no '{name}', only {next(iter(LEVELS if option == '--levels' else PRESETS))}, " in (
        capsys.readouterr().err
    )
