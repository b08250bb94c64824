"""The commands of the owner that need only the database: blocked people and servers, the notice, the status."""

from __future__ import annotations

import pytest

from tests.databases import Database
from tests.ops.conftest import Unobot, refusal
from tests.tables.harness import GUILD


def test_a_person_is_blocked_listed_and_unblocked(filled: Database, unobot: Unobot) -> None:
    assert unobot(filled, "list", group="people").err == "Nobody is blocked.\n"
    assert unobot(filled, "block", "77", group="people").out == "Person 77 is blocked.\n"
    assert unobot(filled, "list", group="people").out == "77\n"
    assert unobot(filled, "unblock", "77", group="people").out == "Person 77 can play again.\n"
    assert refusal(unobot(filled, "unblock", "77", group="people")) == "Person 77 is not blocked.\n"


def test_a_blocked_person_without_data_is_counted_and_not_named(filled: Database, unobot: Unobot) -> None:
    unobot(filled, "block", "77", group="people")
    assert unobot(filled, "delete", "77", "--yes", group="data").code == 0
    said = unobot(filled, "list", group="people")
    assert (said.out, said.err.partition(" ")[0]) == ("", "1")


def test_what_is_stored_says_that_a_person_is_blocked(filled: Database, unobot: Unobot) -> None:
    unobot(filled, "block", "77", group="people")
    assert '"server": "all"' in unobot(filled, "export", "77", group="data").out


def test_a_server_is_blocked_without_a_token_and_unblocked(filled: Database, unobot: Unobot) -> None:
    assert "leaves it at its next start" in unobot(filled, "block", str(GUILD), group="servers").out
    assert unobot(filled, "unblock", str(GUILD), group="servers").out.endswith("can add the bot again.\n")
    assert refusal(unobot(filled, "unblock", str(GUILD), group="servers")).endswith("is not blocked.\n")
    assert "DISCORD_TOKEN is not set" in refusal(unobot(filled, "leave", "7", group="servers"))
    assert "DISCORD_TOKEN is not set" in refusal(unobot(filled, "list", group="servers"))


def test_a_notice_is_set_shown_replaced_and_cleared(filled: Database, unobot: Unobot) -> None:
    assert unobot(filled, "set", "Maintenance  at\n22:00", group="notice").out.endswith("UTC: Maintenance at 22:00\n")
    assert unobot(filled, "set", "Later", "--hours", "0.5", group="notice").code == 0
    assert unobot(filled, "show", group="notice").out.endswith(": Later\n")
    assert unobot(filled, "clear", group="notice").code == 0
    assert unobot(filled, "show", group="notice").err == "There is no notice.\n"
    assert refusal(unobot(filled, "clear", group="notice")) == "There is no notice.\n"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("",), "A notice has 1 to 200 characters, not 0."),
        (("x" * 201,), "not 201"),
        (("Soon", "--hours", "0"), "--hours must be more than 0"),
        (("Soon", "--hours", "1000"), "at most 336"),
    ],
)
def test_a_wrong_notice_is_refused(filled: Database, unobot: Unobot, arguments: tuple[str, ...], words: str) -> None:
    assert words in refusal(unobot(filled, "set", *arguments, group="notice"))


@pytest.mark.parametrize(("group", "command"), [("people", "block"), ("servers", "block")])
@pytest.mark.parametrize("wrong", ["0", "Ann", "9" * 20])
def test_what_is_no_id_is_refused(filled: Database, unobot: Unobot, group: str, command: str, wrong: str) -> None:
    assert "'ID'" in refusal(unobot(filled, command, wrong, group=group))


def test_the_status_tells_tables_what_waits_and_decisions(filled: Database, unobot: Unobot) -> None:
    filled.query("UPDATE table_ SET deadline = 1000 WHERE status = 'playing'")
    unobot(filled, "block", "77", group="people")
    unobot(filled, "set", "Maintenance at 22:00", group="notice")
    said = unobot(filled, group="status")
    facts = dict(line.split(maxsplit=1) for line in said.out.splitlines())
    assert said.code == 0
    assert facts["process"] == "no bot uses the database now"
    assert facts["tables"] == "1 open: 0 lobby, 1 playing, 0 pause, 0 suspended"
    assert facts["late"].startswith("1 tables wait for the bot, the first since 1970")
    assert facts["results"] == "0 ended matches are not counted yet"
    assert facts["blocked"] == "1 people, 0 servers"
    assert facts["notice"].endswith(": Maintenance at 22:00")


def test_the_status_of_an_older_schema_says_what_to_do(empty: Database, unobot: Unobot) -> None:
    if empty.backend == "postgresql":
        assert unobot(empty, group="status").out.startswith("schema     none: start the bot")
    else:
        assert "does not exist yet" in refusal(unobot(empty, group="status"))
