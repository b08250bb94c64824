"""Every command prints text on every computer: also in the code page of Windows, and with any sign in a name."""

from __future__ import annotations

import io
import os
import pty
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.databases import Database
from tests.ops.conftest import filled, rows  # noqa: F401 - fixtures
from tests.test_cli import GOLDEN, ROOT, status_of
from tests.test_untouched_files import BACKUP, ELSEWHERE, NEW, ON_DATABASE, OWN_PROCESS, RECORD, commands
from unobot.i18n import languages, text_for
from unobot.rules.ruleset.ruleset import OFFICIAL
from unobot.wording.rulebook import rules_text

NETWORK = ("run", "bot", "doctor", "emojis sync")
"""Without a token they end in a sentence, or become the demo."""
WINDOWS = {"PYTHONIOENCODING": "cp1252", "PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT)}


def printed(*arguments: str | bytes, **environment: str) -> subprocess.CompletedProcess[bytes]:
    """Run a command in this process. Its streams have the code page of Windows."""
    out, err = io.BytesIO(), io.BytesIO()
    streams = [io.TextIOWrapper(stream, WINDOWS["PYTHONIOENCODING"], write_through=True) for stream in (out, err)]
    status = status_of([os.fsdecode(argument) for argument in arguments], environment, *streams)
    return subprocess.CompletedProcess(arguments, status, out.getvalue(), err.getvalue())


def printed_by_process(*arguments: str, **environment: str) -> subprocess.CompletedProcess[bytes]:
    """Run a command as a process whose streams have the code page of Windows."""
    return subprocess.run(
        [sys.executable, "-m", "unobot", *arguments],
        env={**WINDOWS, **environment},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        timeout=120,
    )


@pytest.fixture(autouse=True)
def directory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize("language", languages())
def test_rules_in_a_file_are_utf_8(language: str) -> None:
    done = printed("rules", "--language", language)
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.decode() == rules_text(text_for(language), OFFICIAL) + "\n"


@pytest.mark.slow
def test_a_process_prints_utf_8_as_well() -> None:
    done = printed_by_process("rules", "--language", "ja")
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.decode() == rules_text(text_for("ja"), OFFICIAL) + "\n"


@pytest.mark.long
@pytest.mark.only("sqlite")
def test_every_command_prints_text(filled: Database, directory: Path) -> None:  # noqa: F811
    """The names and the words are Japanese. The demo has the next test."""
    filled.query("UPDATE seat SET name = 'さくら' WHERE name LIKE 'Ann%'")
    assert printed("db", "backup", BACKUP, DATABASE_URL=filled.url).returncode == 0
    shutil.copyfile(GOLDEN, directory / RECORD)
    given = {**ON_DATABASE, **ELSEWHERE, "db export": (), "data export": ("101",), "doctor": ("--report", NEW)}
    assert given.keys() == {name for name, _ in commands()}
    settings = {"UNOBOT_LANGUAGE": "ja", "DATABASE_URL": filled.url}
    out = {}
    for name, arguments in given.items():
        if name in ("run", "demo"):
            continue
        run = printed_by_process if name in OWN_PROCESS else printed
        done = run(*name.split(), *arguments, **settings)
        assert b"Traceback" not in done.stderr, name
        assert b"Error" not in done.stderr, name
        out[name] = done.stdout.decode()
        done.stderr.decode()
    for name in ("rules", "coach", "db export", "data export"):
        assert any(ord(sign) > 0x3000 for sign in out[name]), name


@pytest.mark.long
def test_a_demo_prints_its_address_in_any_language() -> None:
    command = [sys.executable, "-m", "unobot", "demo", *ELSEWHERE["demo"]]
    with subprocess.Popen(command, env={**WINDOWS, "UNOBOT_LANGUAGE": "ja"}, stdout=subprocess.PIPE) as demo:
        assert demo.stdout is not None
        line = demo.stdout.readline().decode()
        demo.terminate()
        demo.communicate(timeout=120)  # it may still print
    assert demo.returncode == 0
    assert "http://" in line
    assert any(ord(sign) > 0x3000 for sign in line)


@pytest.mark.slow
def test_a_terminal_shows_what_it_lacks_as_an_escape() -> None:
    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "unobot", "rules", "--language", "ja"]
    done = subprocess.run(command, env=WINDOWS, stdout=theirs, stderr=theirs)
    shown = os.read(ours, 100_000)
    os.close(ours)
    os.close(theirs)
    assert done.returncode == 0
    assert b"Traceback" not in shown
    assert "\\u30ab\\u30fc\\u30c9" in shown.decode("cp1252"), "the word for a card"


@pytest.mark.only("sqlite")
def test_a_name_that_is_no_text_is_printed(database: Database) -> None:
    done = printed("db", "backup", b"\xff.db", DATABASE_URL=database.url)
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.startswith(b"Backed up to \\udcff.db: ")
    done = printed("verify", b"\xfe", DATABASE_URL=database.url)
    assert (done.returncode, done.stderr.count(b"\n")) == (2, 1)
    assert b"The file \\udcfe cannot be read" in done.stderr
