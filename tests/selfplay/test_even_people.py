"""Test the simulation of people at *Even match*: it follows each person, and counts all of their matches."""

from __future__ import annotations

import pytest

from benchmarks import even_match


def test_the_strength_follows_the_results_of_a_person() -> None:
    played = even_match.season("expert", "stacking", 2, 12, 3)
    assert len(played.won) == len(played.strengths) == 12
    for won, before, after in zip(played.won, played.strengths, played.strengths[1:], strict=False):
        assert after >= before if won else after <= before  # at the ends of the scale it stays
    assert len(set(played.strengths)) > 3


def test_the_table_has_a_row_for_each_level(capsys: pytest.CaptureFixture[str]) -> None:
    given = "--rules stacking --seats 2 --levels novice,expert --people 2 --matches 11 --jobs 1"
    even_match.main(given.split())
    *_, novice, expert = capsys.readouterr().out.splitlines()
    assert novice.startswith("| `stacking` | 2 | `novice` | 50 |")
    assert expert.startswith("| `stacking` | 2 | `expert` | 50 |")
    assert "| 22 |" in novice
    with pytest.raises(SystemExit):
        even_match.main(["--matches", "10"])
