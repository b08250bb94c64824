"""`unobot db export` writes a record of every finished match, and of no other."""

from pathlib import Path

from tests.databases import Database
from tests.ops.conftest import SHORT, Unobot, refusal
from tests.tables.harness import NAMES
from unobot.records.reader import read_records


def test_a_finished_match_is_exported(filled: Database, unobot: Unobot) -> None:
    done = unobot(filled, "export")
    assert (done.code, done.err) == (0, "1 record was written.\n")
    ((record, match),) = read_records(done.out.splitlines())
    assert match.is_over
    assert record.ruleset == SHORT
    assert record.seats == ("Ann", "casual"), "the sign that turns the text round is gone"
    assert NAMES[102] not in done.out, "the match that goes on is nobody's business"


def test_a_file_is_not_overwritten(filled: Database, unobot: Unobot) -> None:
    assert unobot(filled, "export", "records.jsonl").out == ""
    text = Path("records.jsonl").read_text("utf-8")
    assert text == unobot(filled, "export").out
    assert "records.jsonl: File exists" in refusal(unobot(filled, "export", "records.jsonl"))
    assert Path("records.jsonl").read_text("utf-8") == text
    assert "nowhere/file: No such file" in refusal(unobot(filled, "export", "nowhere/file"))


def test_a_match_that_was_ended_early_is_exported(filled: Database, unobot: Unobot) -> None:
    filled.query("UPDATE match SET over = (1 = 1) WHERE id = 2")
    _, (record, match) = read_records(unobot(filled, "export").out.splitlines())
    assert not match.is_over
    assert record.seats == ("Ann", "casual", "Bob")


def test_a_damaged_log_is_named_and_the_others_are_exported(filled: Database, unobot: Unobot) -> None:
    filled.query("UPDATE match SET over = (1 = 1) WHERE id = 2")
    filled.query("UPDATE event SET body = '{}' WHERE match_id = 1 AND ply = 3")
    done = unobot(filled, "export")
    assert done.code == 1
    assert done.err.startswith("1 record was written.\nThe log of match 1 is broken")
    (match,) = read_records(done.out.splitlines())
    assert match[0].seats == ("Ann", "casual", "Bob")


def test_an_empty_database_has_no_records(database: Database, empty: Database, unobot: Unobot) -> None:
    assert unobot(database, "export") == (0, "", "0 records were written.\n")
    unobot(empty, "upgrade")
    assert unobot(empty, "export").code == 0
