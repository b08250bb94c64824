"""`unobot translations notes`: the admin reads what people said about translations, and deletes it."""

from __future__ import annotations

from tests.databases import Database
from tests.ops.conftest import Unobot
from tests.tables.harness import ANN, BOB

KOREAN = "1970-01-01 00:00  ko  Too stiff.\n"
GERMAN = "1970-01-01 00:01  de  Too stiff.\n"


def test_notes_are_printed_without_their_writers_and_stay(filled: Database, unobot: Unobot) -> None:
    for _ in range(2):
        said = unobot(filled, "notes", group="translations")
        assert (said.code, said.out, said.err) == (0, KOREAN + GERMAN, "")
    assert unobot(filled, "notes", "--language", "de", group="translations").out == GERMAN
    assert str(ANN) not in KOREAN


def test_notes_that_were_read_are_cleared(filled: Database, unobot: Unobot) -> None:
    said = unobot(filled, "notes", "--language", "ko", "--clear", group="translations")
    assert (said.out, said.err) == (KOREAN, "Deleted: 1 notes.\n")
    assert filled.query("SELECT user_id FROM translation_note") == [(BOB,)]
    assert unobot(filled, "notes", "--language", "ko", group="translations").err == "There are no notes about ko.\n"
