"""`unobot replay` writes whole files, or none, and refuses in one sentence."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.test_cli import refusal, unobot_command
from unobot.rules.ruleset.ruleset import PRESETS
from unobot.selfplay.simulate import simulate

ROOT = Path(__file__).parents[1]
GOLDEN = ROOT / "tests" / "playthroughs" / "fair.jsonl"


@pytest.fixture
def directory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_a_match_becomes_a_page_and_a_gif(directory: Path) -> None:
    done = unobot_command(
        "replay", str(GOLDEN), "--match", "2", "--html", "match.html", "--gif", "match.gif", "--language", "de"
    )
    assert (done.returncode, done.stderr) == (0, "")
    page, gif = Path("match.html").read_bytes(), Path("match.gif").read_bytes()
    assert page.startswith(b'<!DOCTYPE html>\n<html lang="de">')
    assert gif.startswith(b"GIF89a")
    assert done.stdout.splitlines() == [f"match.html: {len(page):,} bytes", f"match.gif: {len(gif):,} bytes"]
    assert sorted(path.name for path in directory.iterdir()) == ["match.gif", "match.html"]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ([], "Nothing to make: name a file with --html, with --gif, or with both."),
        (["--html", "nowhere/page.html"], "The file nowhere/page.html cannot be written: there is no folder nowhere."),
        (["--html", "page.html", "--gif", "folder"], "The file folder cannot be written: it is a folder or a device."),
        (["--html", "page.html", "--gif", "./page.html"], "must be different files"),
        (["--html", str(GOLDEN)], "must be different files"),
        (["--html", "x" * 300], "cannot be written: File name too long."),
        (["--html", "page.html", "--match", "9"], "has no match 9: it has 2."),
        (["--html", "page.html", "--match", "0"], "has no match 0: it has 1."),
        (["--html", "page.html", "--language", "tlh"], "--language must be one of de, en, "),
    ],
)
def test_a_replay_that_cannot_be_made_is_refused_in_one_sentence(
    directory: Path, arguments: list[str], words: str
) -> None:
    Path("folder").mkdir()
    assert words in refusal("replay", str(GOLDEN), *arguments)
    assert [path.name for path in directory.iterdir()] == ["folder"], "nothing is half-written"


@pytest.mark.long
def test_the_coach_prints_the_same_answer_again_and_refuses_in_one_sentence(directory: Path) -> None:
    """A short match keeps the work small."""
    record = str(GOLDEN.parent / "stacking.jsonl")
    answers = [unobot_command("coach", record, "--seat", "2", "--language", "de") for _ in range(2)]
    assert [(each.returncode, each.stderr) for each in answers] == [(0, "")] * 2
    assert answers[0].stdout == answers[1].stdout
    assert "Jede Entscheidung wird danach beurteilt, was du sehen konntest." in answers[0].stdout
    assert "There is no seat 5: match 1 began with seats 1 to 4." in refusal("coach", record, "--seat", "5")
    edited = GOLDEN.read_text("utf-8").replace('"move":"draw"', '"move":"pass"', 1)
    Path("edited.jsonl").write_text(edited, encoding="utf-8")
    assert "is no record of a match by the rules, line" in refusal("coach", "edited.jsonl", "--seat", "1")


def test_the_coach_refuses_a_deck_that_no_network_has_learned(directory: Path) -> None:
    """It would praise every decision."""
    with Path("attack.jsonl").open("w", encoding="utf-8") as file:
        simulate(["novice"] * 2, 1, 1, ruleset=replace(PRESETS["attack"], target=1), record=file)
    assert "cannot be judged: the coach does not know the deck attack yet." in refusal(
        "coach", "attack.jsonl", "--seat", "1"
    )


def test_a_record_that_is_cut_edited_or_of_another_version_is_refused(directory: Path) -> None:
    whole = GOLDEN.read_text("utf-8")
    lines = whole.splitlines(keepends=True)
    edited = next(number for number, line in enumerate(lines) if '"move":"draw"' in line)
    cases = {
        "cut": (whole[:5000], "not a JSON object"),
        "other": (whole.replace('{"record":1,', '{"record":2,', 1), "a record of version 2"),
        "edited": ("".join([*lines[:edited], *lines[edited + 1 :]]), "line "),
        "empty": ("", "the record breaks off"),
        "header": (lines[0], "no cards have been dealt"),
        "counts": (whole.replace('"WD4"', '"WD10"', 1), "the shuffled cards are not the cards of the round"),
        "deck": (whole.replace('"cards":"official"', '"cards":"flop"', 1), "field cards, value flop"),
    }
    for name, (text, words) in cases.items():
        Path("some.jsonl").write_text(text, "utf-8")
        assert words in refusal("replay", "some.jsonl", "--html", "page.html", "--gif", "page.gif"), name
        assert [path.name for path in directory.iterdir()] == ["some.jsonl"]
    assert "cannot be read" in refusal("replay", "nothing.jsonl", "--html", "page.html")


def test_a_file_that_exists_is_replaced_as_a_whole(directory: Path) -> None:
    target = Path("page.html")
    target.write_text("old")
    target.chmod(0o600)
    link = Path("link.html")
    link.symlink_to(target)
    assert unobot_command("replay", str(GOLDEN), "--html", "link.html").returncode == 0
    assert link.is_symlink()
    assert target.read_bytes().startswith(b"<!DOCTYPE html>")
    assert target.stat().st_mode & 0o777 == 0o600


@pytest.mark.skipif(not Path("/proc/self").is_dir(), reason="no folder is known in which nobody can write")
def test_both_files_are_written_or_none(directory: Path) -> None:
    Path("page.html").write_text("old")
    refused = refusal("replay", str(GOLDEN), "--match", "2", "--html", "page.html", "--gif", "/proc/match.gif")
    assert "The file /proc/match.gif cannot be written: " in refused
    assert Path("page.html").read_text() == "old"
    assert [path.name for path in directory.iterdir()] == ["page.html"]
