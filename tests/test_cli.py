"""The command line prints, refuses and exits as documented.

Most tests run the command in this process, which takes a tenth of the time. Some need a process of their own.
"""

import asyncio
import fcntl
import io
import json
import logging
import os
import pty
import re
import signal
import socket
import sqlite3
import struct
import subprocess
import sys
import termios
from base64 import urlsafe_b64encode
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import closing, redirect_stderr, redirect_stdout, suppress
from contextvars import copy_context
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TextIO, TypeAlias

import discord
import msgspec
import pytest

import unobot
from tests.loopback.process import FORKS
from unobot.bot.discord_api.error_codes import NO_SUCH_BOT
from unobot.cli import main
from unobot.exit_status import CONFIGURATION, REFUSED, TEMPORARY
from unobot.i18n import languages, read_catalogue, text_for
from unobot.log_context import interaction_id
from unobot.logs import RedactingFormatter, json_formatter
from unobot.records.reader import read_record
from unobot.records.snapshot import read_state, state_at
from unobot.rules.ruleset.ruleset import PRESETS, Ruleset
from unobot.selfplay import invariants
from unobot.settings import Settings, variable_of
from unobot.storage.store import Store

ROOT = Path(__file__).parents[1]
TOKEN = "hush.hush.hush"


@pytest.fixture(autouse=True)
def directory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def unobot_process(*arguments: str, **settings: str) -> subprocess.CompletedProcess[str]:
    """Run the command as a process, with only `settings` in its environment."""
    command = [sys.executable, "-m", "unobot", *arguments]
    environment = {"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT), **settings}
    return subprocess.run(
        command, env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=120
    )


def unobot_command(*arguments: str, **settings: str) -> subprocess.CompletedProcess[str]:
    """Run the command in this process. Uncaught exceptions are raised."""
    out, err = io.StringIO(), io.StringIO()
    status = status_of(arguments, settings, out, err)
    return subprocess.CompletedProcess(arguments, status, out.getvalue(), err.getvalue())


def status_of(arguments: Sequence[str], settings: Mapping[str, str], out: TextIO, err: TextIO) -> int:
    """Run the command in this process, with these streams, and return its exit status."""
    with pytest.MonkeyPatch.context() as patched, redirect_stdout(out), redirect_stderr(err):
        patched.setattr(sys, "argv", ["unobot", *arguments])
        patched.setattr(sys, "stdin", io.StringIO())
        patched.setattr(os, "environ", dict(settings))
        with pytest.raises(SystemExit) as end:
            main()
    return int(end.value.code or 0)


def refusal(*arguments: str, **settings: str) -> str:
    """Return the sentence with which a command is refused."""
    return checked(unobot_command(*arguments, **settings))


def wrong_setting(*arguments: str, **settings: str) -> str:
    """Return the sentence with which a command refuses a setting."""
    return checked(unobot_command(*arguments, **settings), CONFIGURATION)


def checked(done: subprocess.CompletedProcess[str], status: int = REFUSED) -> str:
    """Check that a command was refused, and return the last line of stderr. A log may precede it."""
    assert done.returncode == status
    assert done.stdout == ""
    assert "Traceback" not in done.stderr
    assert "hush" not in done.stderr
    sentence = done.stderr.splitlines()[-1]
    assert sentence.endswith((".", "?"))
    return sentence


def test_the_version() -> None:
    assert unobot_command("--version").stdout == f"unobot {unobot.__version__}\n"


def test_the_help_names_every_command() -> None:
    done = unobot_command("--help")
    assert done.returncode == 0
    for name in (
        "run",
        "demo",
        "rules",
        "simulate",
        "engine",
        "arena",
        "state",
        "verify",
        "replay",
        "db",
        "data",
        "emojis",
    ):
        assert re.search(rf"^  {name} ", done.stdout, re.MULTILINE)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["nonsense"], "nonsense"),
        (["--nonsense"], "--nonsense"),
        (["run", "--port", "99999"], "--port"),
        (["simulate", "--matches", "many"], "--matches"),
        (["simulate", "--matches", "0"], "at least one match"),
        (["simulate", "--forget", "1.5"], "Uno is forgotten with a probability from 0 to 1, not 1.5"),
        (["simulate", "--forget", "nan"], "Uno is forgotten with a probability from 0 to 1, not nan"),
        (["simulate", "--ruleset", "random", "--forget", "0.3"], "--forget does not go with --ruleset random"),
        (["simulate", "--players", "casual"], "2 to 10 can play"),
        (["simulate", "--players", ",".join(["casual"] * 11)], "2 to 10 can play"),
        (["simulate", "--players", "casual,nobody"], "nobody"),
        (["simulate", "--matches", "1", "--record", "nowhere/file"], "nowhere/file of --record"),
        (["simulate", "--ruleset", "chess"], "There are no rules 'chess', only official, "),
        (["simulate", "--ruleset", "teams"], "Teams need four, six, eight or ten"),
        (["simulate", "--rule", "sevens=on"], "--rule cannot be read: there is no rule 'sevens'; "),
        (["simulate", "--rule", "seven=maybe"], "--rule cannot be read: seven takes on or off, not 'maybe'."),
        (
            ["simulate", "--rule", "uno_penalty=9"],
            "--rule cannot be read: uno_penalty takes a number from 0 to 6, not '9'.",
        ),
        (["simulate", "--rule", "draw"], "--rule cannot be read: draw takes one or until_playable, not ''."),
        (["simulate", "--rounds", "5"], "--rounds goes with --ruleset random"),
        (["simulate", "--ruleset", "random", "--rounds", "0"], "At least one round"),
        (["simulate", "--ruleset", "random", "--matches", "5"], "--matches does not go with --ruleset random"),
        (["rules", "--ruleset", "chess"], "There are no rules 'chess', only official, "),
        (["rules", "--ruleset", ""], "and codes"),
        (["rules", "--language", "tlh"], f"--language must be one of {', '.join(languages())}."),
        (["rules", "--markdown", "--language", ""], "--language must be one of de, en, "),
        (["db"], "Missing command"),
        (["emojis", "sync"], "DISCORD_TOKEN is not set"),
        (["db", "nonsense"], "nonsense"),
        (["db", "restore"], "Missing argument"),
        (["db", "check"], "There is no database unobot.db"),
        (["simulate", "--ruleset", "Ast1dr1sezeji3"], "That code has a typo"),
        (["simulate", "--ruleset", "Ata05"], "Target takes a number from 1 to 5,000, not 0."),
        (["simulate", "--ruleset", "Ahs40M"], "Hand size takes a number from 1 to 15, not 40."),
        (["simulate", "--ruleset", "AboB"], "Switch Several at once on, too."),
        (
            ["simulate", "--ruleset", "Ahs152", "--players", ",".join(["casual"] * 10)],
            "Deal up to 10, or add a deck.",
        ),
    ],
)
def test_a_wrong_option_is_refused_in_one_sentence(arguments: list[str], words: str) -> None:
    assert words in refusal(*arguments)


def test_a_process_refuses_with_the_same_sentence() -> None:
    assert checked(unobot_process("rules", "--ruleset", "chess")) == refusal("rules", "--ruleset", "chess")


# Verifying records


GOLDEN = ROOT / "tests" / "playthroughs" / "fair.jsonl"


def test_a_record_is_verified_match_by_match(directory: Path) -> None:
    done = unobot_command("verify", str(GOLDEN))
    assert (done.returncode, done.stderr) == (0, "")
    assert [line.partition(", fair: ")[0][:27] for line in done.stdout.splitlines()] == [
        "match 1, lines 1 to 256: st",
        "match 2, lines 257 to 314: ",
    ]
    spoiled = GOLDEN.read_text("utf-8").replace('"commitment":"14ad', '"commitment":"14ae')
    Path("spoiled.jsonl").write_text(spoiled, "utf-8")
    done = unobot_command("verify", "spoiled.jsonl")
    assert (done.returncode, done.stderr) == (1, "")
    first, second = done.stdout.splitlines()
    assert "NOT FAIR: line 1: the commitment" in first
    assert ", fair: " in second


def test_an_invalid_record_is_refused_in_one_sentence(directory: Path) -> None:
    assert refusal("verify", "nothing.jsonl").startswith("The file nothing.jsonl cannot be read: ")
    for text, words in [(b"", "line 1: the record breaks off"), (b"[1]", "line 1: not a JSON"), (b"\xff", "not UTF-8")]:
        Path("some.jsonl").write_bytes(text)
        assert words in refusal("verify", "some.jsonl")


# Settings and database


@pytest.mark.parametrize("arguments", [[], ["run"], ["demo"]])
def test_a_wrong_setting_is_refused_in_one_sentence(arguments: list[str]) -> None:
    assert (
        wrong_setting(*arguments, UNOBOT_TURN_SECONDS="5")
        == "UNOBOT_TURN_SECONDS must be a whole number from 10 to 600."
    )


def test_an_unknown_language_is_refused() -> None:
    assert wrong_setting(UNOBOT_LANGUAGE="tlh") == f"UNOBOT_LANGUAGE must be one of {', '.join(languages())}."


@pytest.mark.parametrize(
    ("address", "words"),
    [
        ("sqlite+aiosqlite:///:memory:", "a database in memory, which ends with the process"),
        ("sqlite+aiosqlite:///missing/unobot.db", "the folder {here}/missing does not exist, so make it"),
        ("sqlite+aiosqlite:////dev/null", "it is a device"),
        ("mysql://host", "DATABASE_URL must look like"),
    ],
)
def test_the_check_of_the_settings_refuses_what_the_start_refuses(address: str, words: str) -> None:
    settings = {"DATABASE_URL": address, "DISCORD_TOKEN": TOKEN}
    sentences = {wrong_setting(*command, **settings) for command in (["config", "check"], ["bot"], [])}
    assert [words.format(here=Path.cwd()) in sentence for sentence in sentences] == [True]
    assert wrong_setting("config", "check", UNOBOT_TURN_SECONDS="5").startswith("UNOBOT_TURN_SECONDS must be")
    done = unobot_command("config", "check", DISCORD_TOKEN=TOKEN)
    assert (done.returncode, done.stdout) == (0, "The settings are valid.\n")
    assert unobot_command("config", "check").stdout.endswith("DISCORD_TOKEN is not set, so only the demo can start.\n")


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="root may write anywhere")
def test_a_folder_of_another_account_is_named() -> None:
    Path("closed").mkdir(mode=0o500)
    told = wrong_setting("bot", DISCORD_TOKEN=TOKEN, DATABASE_URL="sqlite+aiosqlite:///closed/unobot.db")
    assert f"this account cannot write in {Path.cwd()}/closed" in told


def test_a_python_without_the_packages_is_told_in_one_sentence() -> None:
    command = [sys.executable, "-S", "-m", "unobot", "bot"]
    done = subprocess.run(command, cwd=ROOT, env={}, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (CONFIGURATION, "")
    assert done.stderr.startswith(f"unobot is not installed for this Python, {sys.executable} (")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("settings", [{"UNOBOT_TURN_SECONDS": "5"}, {"DATABASE_URL": "sqlite+aiosqlite:///:memory:"}])
def test_the_last_line_of_a_json_log_is_json(settings: dict[str, str]) -> None:
    command = [sys.executable, "-m", "unobot", "bot"]
    environment = {**os.environ, "DISCORD_TOKEN": TOKEN, "UNOBOT_LOG_FORMAT": "JSON", **settings}
    done = subprocess.run(command, env={**environment, "PYTHONPATH": str(ROOT)}, capture_output=True, text=True)
    assert done.returncode == CONFIGURATION
    for line in done.stderr.splitlines():
        assert json.loads(line)["level"] == "CRITICAL"


def test_a_refused_start_ends_a_json_log_with_json() -> None:
    bot_ending(partial(fail, discord.LoginFailure("no")), UNOBOT_LOG_FORMAT="json")
    last = json.loads(Path("err").read_text("utf-8").splitlines()[-1])
    assert (last["level"], last["message"]) == ("CRITICAL", NO_SUCH_BOT)


Login: TypeAlias = Callable[[discord.Client], Awaitable[None]]


def bot_refusal(login: Login, status: int, **settings: str) -> str:
    """Return the sentence with which the bot ends. `login` is done instead of a login to Discord.

    The bot has a process of its own, because its start changes discord.py and the log.
    """
    return checked(bot_ending(login, **settings), status)


def bot_ending(login: Login, **settings: str) -> subprocess.CompletedProcess[str]:
    """Start a bot that ends by itself. `login` is done instead of a login to Discord."""
    environment = {"DISCORD_TOKEN": TOKEN, "UNOBOT_START_SECONDS": "0", **settings}
    process = FORKS.Process(target=run_bot, args=(login, environment, Path.cwd()))
    process.start()
    process.join(timeout=120)
    out, err = Path("out").read_text(encoding="utf-8"), Path("err").read_text(encoding="utf-8")
    return subprocess.CompletedProcess((), process.exitcode or 0, out, err)


def run_bot(login: Login, environment: dict[str, str], directory: Path) -> None:
    """Run the bot in this process, which has imported it, and write what it prints to `out` and `err`."""

    async def faked(client: discord.Client, token: str) -> None:
        assert token == TOKEN
        await login(client)

    os.chdir(directory)
    os.environ.clear()
    os.environ.update(environment)
    for name, stream in (("out", sys.stdout), ("err", sys.stderr)):
        with Path(name).open("wb") as written:
            os.dup2(written.fileno(), stream.fileno())
    discord.Client.login = faked  # type: ignore[method-assign, assignment]
    sys.argv = ["unobot"]
    main()


async def set_up(client: discord.Client) -> None:
    await client.setup_hook()


async def fail(error: Exception, client: discord.Client) -> None:
    raise error


def test_an_unreachable_database_is_refused() -> None:
    nowhere = "sqlite+aiosqlite:///nowhere/unobot.db"
    assert "/nowhere does not exist, so make it" in bot_refusal(set_up, CONFIGURATION, DATABASE_URL=nowhere)


def test_a_file_that_is_not_a_database_is_refused(directory: Path) -> None:
    (directory / "unobot.db").write_text("a shopping list\n" * 100)
    assert "check DATABASE_URL" in bot_refusal(set_up, CONFIGURATION)


def test_an_invalid_database_address_is_refused() -> None:
    assert "DATABASE_URL must look like" in bot_refusal(set_up, CONFIGURATION, DATABASE_URL="unobot.db")


@pytest.mark.parametrize(
    ("address", "words", "status"),
    [
        ("postgresql+asyncpg://127.0.0.1:port/unobot?password=hush", "a port from 1 to 65535", CONFIGURATION),
        ("postgresql+asyncpg://127.0.0.1:1/unobot?password=hush", "check DATABASE_URL", TEMPORARY),
        ("postgres://uno:hush@127.0.0.1:1/unobot?sslmode=some", "sslmode", CONFIGURATION),
        ("postgres://uno:hush@127.0.0.1:1/unobot", "check DATABASE_URL", TEMPORARY),
    ],
)
def test_no_part_of_a_database_address_gives_a_traceback_or_a_password(address: str, words: str, status: int) -> None:
    assert words in bot_refusal(set_up, status, DATABASE_URL=address)


def test_a_newer_database_is_refused() -> None:
    async def make() -> None:
        await (await Store.open("sqlite+aiosqlite:///unobot.db")).close()

    asyncio.run(make())
    connection = sqlite3.connect("unobot.db")
    connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.commit()
    connection.close()
    assert "newer unobot" in bot_refusal(set_up, CONFIGURATION)


@pytest.mark.parametrize("revision", ["0001", "0007", "0013"])
def test_a_start_on_a_database_of_the_development_is_refused(revision: str) -> None:
    async def make() -> None:
        await (await Store.open("sqlite+aiosqlite:///unobot.db")).close()

    asyncio.run(make())
    with closing(sqlite3.connect("unobot.db")) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = ?", (revision,))
        connection.execute("PRAGMA application_id = 0")
    said = bot_refusal(set_up, CONFIGURATION)
    assert f"has the schema {revision}, which was never released" in said
    assert "`unobot db export FILE`" in said


@pytest.mark.parametrize(
    ("error", "words", "status"),
    [
        (discord.LoginFailure("Improper token has been passed."), "DISCORD_TOKEN", CONFIGURATION),
        (OSError(-2, "Name or service not known"), "Discord cannot be reached: ", TEMPORARY),
    ],
)
def test_a_failed_login_is_refused(error: Exception, words: str, status: int) -> None:
    assert words in bot_refusal(partial(fail, error), status)


def test_the_command_for_a_service_never_starts_the_demo() -> None:
    assert wrong_setting("bot") == "DISCORD_TOKEN must be set: a bot's token from the developer portal."


# The demo


@pytest.mark.long
def test_a_taken_port_is_refused_after_the_demo_was_announced() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        done = unobot_command("run", "--no-open", "--port", port, DISCORD_TOKEN="")
    assert port in checked(done)
    assert done.stderr.splitlines()[0].startswith("DISCORD_TOKEN is not set")


# The simulation


def test_a_simulation_prints_one_line_of_json_last(directory: Path) -> None:
    done = unobot_command(
        "simulate",
        "--players",
        "casual,casual,casual",
        "--matches",
        "4",
        "--seed",
        "1",
        "--json",
        "--record",
        "file",
    )
    assert done.returncode == 0
    assert done.stderr == "", "no progress bar where stderr is no terminal"
    result = json.loads(done.stdout.splitlines()[-1])
    assert result["matches"] == 4
    assert len(result["wins"]) == 3
    assert sum(result["wins"]) == 4
    assert result["rounds"] >= 4
    assert result["moves"] > result["rounds"]
    assert result["seconds"] > 0
    records = [json.loads(line) for line in (directory / "file").read_text("utf-8").splitlines()]
    assert sum("record" in line for line in records) == 4


def test_a_simulation_prints_a_table() -> None:
    done = unobot_command("simulate", "--players", "casual,casual", "--matches", "2")
    assert re.search(r"^1 casual +\d +\d+\.00%   \d", done.stdout, re.MULTILINE)


def test_a_terminal_on_stderr_shows_a_progress_bar() -> None:
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    out = io.StringIO()
    with os.fdopen(theirs, "w") as terminal:
        assert status_of(["simulate", "--matches", "3", "--json"], {"TERM": "xterm"}, out, terminal) == 0
    shown = b""
    with suppress(OSError):  # Linux refuses to read from a terminal that is closed on the other side
        while piece := os.read(ours, 100_000):
            shown += piece
    os.close(ours)
    assert b"3/3" in shown
    assert len(out.getvalue().splitlines()) == 1


FORGETFUL = (
    "simulate", "--players", "casual*3", "--matches", "2", "--seed", "1",
    "--rule", "false_catch=2", "--forget", "0.3", "--json", "--record",
)  # fmt: skip


def test_ais_that_forget_uno_are_caught_and_every_catch_is_verified(directory: Path) -> None:
    done = unobot_command(*FORGETFUL, "file")
    assert (done.returncode, json.loads(done.stdout)["forget"]) == (0, 0.3)
    text = (directory / "file").read_text("utf-8")
    lines = [json.loads(line) for line in text.splitlines()]
    said = Counter[str]()
    for at, line in enumerate(lines):
        move, drawn = line.get("move", ""), None
        if move.startswith("catch>"):
            before = next(each["counts"] for each in reversed(lines[:at]) if "counts" in each)
            [drawn] = [seat for seat, count in enumerate(line["counts"]) if count > before[seat]]
            said["catch" if drawn == int(move[-1]) else "false catch"] += 1
        elif move == "uno":
            assert line["counts"][line["seat"]] == 1, "it is said late, after the card before the last was laid"
            said["late uno"] += 1
    assert min(said[kind] for kind in ("catch", "false catch", "late uno")) > 0
    assert sum(line.get("move", "")[-1:] == "!" for line in lines) > said.total()

    assert unobot_command("verify", "file").returncode == 0
    unobot_command(*FORGETFUL, "again")
    assert (directory / "again").read_text("utf-8") == text
    unobot_command(*FORGETFUL, "apart", "--jobs", "2")
    assert (directory / "apart").read_text("utf-8") == text


@pytest.mark.parametrize("late", ["catch>", "uno"])
def test_a_changed_catch_or_late_uno_is_found(directory: Path, late: str) -> None:
    unobot_command(*FORGETFUL, "file")
    lines = (directory / "file").read_text("utf-8").splitlines()
    at = next(at for at, line in enumerate(lines) if json.loads(line).get("move", "").startswith(late))
    line = json.loads(lines[at])
    other = (line["seat"] + 1) % 3
    forged = [
        [*lines[:at], *lines[at + 1 :]],  # without the line
        [*lines[:at], json.dumps(line | {"seat": other}), *lines[at + 1 :]],  # by another seat
        [*lines[:at], json.dumps(line | {"counts": [1, 1, 1]}), *lines[at + 1 :]],  # with another penalty
    ]
    told = []
    for number, records in enumerate(forged if late == "catch>" else forged[1:]):
        Path("forged").write_text("\n".join(records) + "\n", "utf-8")
        done = unobot_command("verify", "forged")
        told.append((number, done.returncode, "NOT FAIR: line" in done.stdout))
    assert [each[1:] for each in told] == [(1, True)] * len(told)


def test_ais_forget_uno_only_with_the_option(directory: Path) -> None:
    rules = ("--matches", "2", "--rule", "false_catch=2", "--json", "--record")
    told = [
        unobot_command("simulate", *rules, "file").stdout,
        unobot_command("simulate", *rules, "zero", "--forget", "0").stdout,
    ]
    assert (directory / "file").read_bytes() == (directory / "zero").read_bytes()
    assert "catch>" not in (directory / "file").read_text("utf-8")
    assert "forget" not in told[0] + told[1]


def test_a_simulation_under_other_rules() -> None:
    rules = ("--ruleset", "stacking", "--rule", "several=on", "--rule", "bomb=on")
    done = unobot_command("simulate", *rules, "--matches", "3", "--json")
    result = json.loads(done.stdout)
    assert (result["matches"], result["rounds"]) == (3, 3)
    chosen = Ruleset.from_code(result["ruleset"])
    assert (chosen.bomb, chosen.scoring) == (True, "single")


@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGKILL, -signal.SIGKILL)])
def test_a_stopped_simulation_leaves_no_process(number: int, code: int) -> None:
    arguments = ("simulate", "--matches", "9999", "--jobs", "2", "--rule", "target=1", "--record", "/dev/stdout")
    command = [sys.executable, "-m", "unobot", *arguments]
    environment = {"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT)}
    with subprocess.Popen(
        command,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        # Tests in the background of a shell ignore SIGINT, and so would their child processes.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline()  # matches are running
        process.send_signal(number)
        _, errors = process.communicate(timeout=60)  # waits for the last process to close its output
    assert process.returncode == code
    assert b"Traceback" not in errors


def test_the_laws_are_checked_under_random_rules() -> None:
    done = unobot_command("simulate", "--ruleset", "random", "--rounds", "6", "--seed", "3", "--json")
    assert (done.returncode, done.stderr) == (0, "")
    again = unobot_command("simulate", "--ruleset", "random", "--rounds", "6", "--seed", "3")
    checked = json.loads(done.stdout)
    assert (checked["rounds"], checked["seed"]) == (6, 3)
    assert again.stdout == f"6 rounds, {checked['moves']} moves: no law was broken\n"


def test_a_broken_law_is_printed_and_exits_with_1(monkeypatch: pytest.MonkeyPatch) -> None:
    def check_rules(*_: object) -> None:
        raise invariants.InvariantBroken("the sun did not rise")

    monkeypatch.setattr(invariants, "check_rules", check_rules)
    done = unobot_command("simulate", "--ruleset", "random")
    assert (done.returncode, done.stdout, done.stderr) == (1, "", "the sun did not rise\n")


# The rules


@pytest.mark.parametrize(
    "name", ["official", "party", "No mercy like", PRESETS["teams"].code, Ruleset(seven=True).code]
)
def test_the_rules_of_a_name_or_a_code(name: str) -> None:
    done = unobot_command("rules", "--ruleset", name)
    assert (done.returncode, done.stderr) == (0, "")
    assert len(done.stdout.splitlines()) > 10


def test_the_page_of_all_rules() -> None:
    assert unobot_command("rules", "--markdown").stdout == (ROOT / "docs" / "rules.md").read_text("utf-8")


@pytest.mark.parametrize("language", languages())
def test_the_page_of_all_rules_in_a_language(language: str) -> None:
    page = unobot_command("rules", "--markdown", "--language", language).stdout
    text = text_for(language)
    for message in re.findall(r"^((?:rulebook|edge)-[a-z-]+) =", read_catalogue("en"), re.MULTILINE):
        if message not in ("rulebook-number", "rulebook-seats", "rulebook-clash"):  # these have arguments
            assert text(message) in page


def test_the_rules_in_a_language() -> None:
    done = unobot_command("rules", "--ruleset", "party", "--language", "de")
    assert text_for("de")("rules-turn").strip("*") in done.stdout


# The state at a move

PLAYTHROUGH = ROOT / "tests" / "playthroughs" / "random-4.jsonl"


def test_the_state_at_a_move_is_one_line_of_json() -> None:
    done = unobot_command("state", str(PLAYTHROUGH), "--ply", "0")
    assert (done.returncode, done.stderr) == (0, "")
    state = json.loads(done.stdout)
    _, deal, put_back, *_ = map(json.loads, PLAYTHROUGH.read_text("utf-8").splitlines())
    assert state["round"] == 1
    assert state["last_color"] is None
    hands = [player["hand"] for player in state["players"]]
    assert sorted(card for hand in hands for card in hand) == sorted(deal["shuffle"][:28])
    assert [*state["discard_pile"], *state["draw_pile"]] == put_back["reshuffle"]
    assert state["top_card"] == state["discard_pile"][-1]


def test_the_state_agrees_with_every_line_of_the_record() -> None:
    lines = PLAYTHROUGH.read_text("utf-8").splitlines()
    record = read_record(lines)
    told = [line for line in map(json.loads, lines) if "move" in line or "round" in line]
    assert len(told) == len(record.entries)
    asked = set()
    states = [json.loads(state_at(record, ply).json()) for ply in range(len(told))]
    for ply, (line, state) in enumerate(zip(told, states, strict=True)):
        assert set(state) == {
            *("ply", "seat", "move", "round", "current_player", "direction", "active_color", "last_color"),
            *("command_valid", "top_card", "discard_pile", "draw_pile", "players"),
        }
        cards = [*state["draw_pile"], *state["discard_pile"]]
        cards += [card for player in state["players"] for card in player["hand"]]
        assert len(cards) == 108
        if "round" in line:
            assert (state["move"], state["round"]) == (None, line["round"])
            continue
        assert (state["seat"], state["move"]) == (line["seat"], line["move"])
        assert (state["active_color"], state["current_player"]) == (line["color"], line["turn"])
        assert [len(player["hand"]) for player in state["players"]] == line["counts"]
        if state["command_valid"] and state["active_color"]:
            asked.add(told[ply + 1]["move"])
    assert {"accept", "challenge"} <= asked <= {"accept", "challenge", "uno"} | {f"catch>{seat}" for seat in range(4)}
    end = next(json.loads(line) for line in reversed(lines) if "end" in line)
    assert [player["score"] for player in states[-1]["players"]] == end["scores"]


def test_the_state_marks_the_ais_in_any_match_of_a_file(directory: Path) -> None:
    unobot_command("simulate", "--players", "casual,casual", "--matches", "1", "--record", "file")
    text = (directory / "file").read_text("utf-8")
    (directory / "two").write_text(
        PLAYTHROUGH.read_text("utf-8") + text.replace('["casual","casual"]', '["casual","Ann"]')
    )
    done = unobot_command("state", "two", "--ply", "1", "--match", "2")
    assert [(player["name"], player["is_bot"]) for player in json.loads(done.stdout)["players"]] == [
        ("casual", True),
        ("Ann", False),
    ]


def test_the_state_has_late_players() -> None:
    record = read_record(PLAYTHROUGH.read_text("utf-8").splitlines())
    changed = msgspec.structs.replace(
        record, seats=("Ann", "Ben", "casual", "Dan"), changes=((3, ("Ann", "Ben", "Eve", "Dan")),)
    )
    seats = [[(player.name, player.is_bot) for player in state_at(changed, ply).players] for ply in (2, 3)]
    assert [each[2] for each in seats] == [("casual", True), ("Eve", False)]


def test_the_state_of_a_vote_has_no_cards(directory: Path) -> None:
    unobot_command("simulate", "--ruleset", "classic113", "--matches", "1", "--record", "file")
    lines = (directory / "file").read_text("utf-8").splitlines()
    vote, deal = read_state(lines, 1), read_state(lines, 4)
    assert (vote.round, vote.move[:4] if vote.move else "", vote.top_card) == (0, "vote", None)
    assert (deal.round, deal.move) == (1, None)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ([str(PLAYTHROUGH)], "--ply"),
        ([str(PLAYTHROUGH), "--ply", "-1"], "there is no ply -1, the match has 0 to "),
        ([str(PLAYTHROUGH), "--ply", "99999"], "there is no ply 99999, the match has 0 to "),
        ([str(PLAYTHROUGH), "--ply", "0", "--match", "0"], "there is no match 0, the file has 1"),
        ([str(PLAYTHROUGH), "--ply", "0", "--match", "2"], "there is no match 2, the file has 1"),
        (["nowhere", "--ply", "0"], "The file nowhere cannot be read"),
        ([str(ROOT), "--ply", "0"], "cannot be read"),
        ([str(ROOT / "README.md"), "--ply", "0"], "no record of a match by the rules, line 1"),
        ([sys.executable, "--ply", "0"], "not UTF-8"),
    ],
)
def test_an_impossible_state_is_refused_in_one_sentence(arguments: list[str], words: str) -> None:
    assert words in refusal("state", *arguments)


# The log


@pytest.mark.parametrize("inner", [None, json_formatter()])
def test_no_token_is_ever_logged(inner: logging.Formatter | None) -> None:
    formatter = RedactingFormatter(TOKEN, inner)
    webhook = "https://discord.com/api/v10/webhooks/123/aW50ZXJhY3Rpb24/messages/456"
    error = ValueError(f"Bot {TOKEN}")
    cause = (type(error), error, error.__traceback__)
    record = logging.LogRecord("discord.http", logging.INFO, __file__, 1, "PATCH %s with %s", (webhook, TOKEN), cause)
    text = formatter.format(record)
    assert "hush" not in text
    assert "aW50ZXJhY3Rpb24" not in text
    assert "/webhooks/123/[token]/messages/456 with [token]" in text
    callback = "/interactions/123/aW50ZXJhY3Rpb24/callback"
    assert "/interactions/123/[token]/callback" in formatter.format(logging.makeLogRecord({"msg": callback}))
    assert "hush" not in formatter.format(logging.makeLogRecord({"msg": "", "more": TOKEN, "stack_info": TOKEN}))
    quoted = RedactingFormatter('hush"hush', inner)  # JSON writes it in another way
    assert "hush" not in quoted.format(logging.makeLogRecord({"msg": 'Bot hush"hush', "exc_text": 'Bot hush"hush'}))


def test_the_log_as_json_is_one_object_a_line() -> None:
    """Only lines about an interaction have its id."""
    formatter = RedactingFormatter(TOKEN, json_formatter())
    try:
        raise ValueError("two\nlines")  # noqa: TRY301
    except ValueError:
        record = logging.LogRecord("unobot.bot", logging.ERROR, __file__, 1, "%d tables", (3,), sys.exc_info())
    told = formatter.format(record)
    assert "\n" not in told
    line = json.loads(told)
    assert (line["level"], line["logger"], line["message"]) == ("ERROR", "unobot.bot", "3 tables")
    assert line["traceback"].endswith("ValueError: two\nlines")
    assert datetime.fromisoformat(line["time"]).timestamp() == pytest.approx(record.created, abs=0.01)
    assert "interaction" not in line
    answering = copy_context()
    answering.run(interaction_id.set, 2**60 + 1)
    assert json.loads(answering.run(formatter.format, record))["interaction"] == str(2**60 + 1)
    pretty = RedactingFormatter(TOKEN)
    assert f"unobot.bot [{2**60 + 1}]: 3 tables" in answering.run(pretty.format, record)
    assert "unobot.bot: 3 tables" in pretty.format(record)


def test_every_setting_is_shown_with_its_source_and_without_its_secret(directory: Path) -> None:
    (directory / ".env").write_text("UNOBOT_TURN_SECONDS=30\nUNOBOT_PRESS_LIMIT=\n")
    (directory / "secret").write_text(f"{TOKEN}\n")
    done = unobot_command(
        *("config", "show"),
        DISCORD_TOKEN_FILE="secret",
        DATABASE_URL="postgresql+asyncpg://ann:hush@host/uno",
        UNOBOT_SHARD_COUNT="3",
    )
    assert done.returncode == 0
    assert "hush" not in done.stdout
    rows = {name: (value, source) for name, value, source in (re.split("  +", row) for row in done.stdout.splitlines())}
    assert rows.keys() == {variable_of(field) for field in Settings.model_fields}
    assert rows["DISCORD_TOKEN"] == ("********", "DISCORD_TOKEN_FILE")
    assert rows["DATABASE_URL"] == ("postgresql+asyncpg://ann:***@host/uno", "environment")
    assert rows["UNOBOT_TURN_SECONDS"] == ("30", ".env")
    assert rows["UNOBOT_SHARD_COUNT"] == ("3", "environment")
    assert rows["UNOBOT_PRESS_LIMIT"] == ("5", "default")
    assert rows["UNOBOT_LANGUAGE"] == ("none", "default")
    assert rows["UNOBOT_EMOJIS"] == ("true", "default")


def test_a_wrong_setting_is_named_instead_of_shown() -> None:
    assert "UNOBOT_TURN_SECONDS must be a whole number" in wrong_setting("config", "show", UNOBOT_TURN_SECONDS="hush")


def test_the_links_that_bring_the_bot() -> None:
    page = "https://discord.com/oauth2/authorize?client_id=4711"
    server = f"{page}&scope=bot+applications.commands&permissions=274878024704&integration_type=0"
    personal = f"{page}&scope=applications.commands&integration_type=1"
    token = f"{urlsafe_b64encode(b'4711').decode().rstrip('=')}.hush.hush"
    for done in (unobot_command("invite", DISCORD_TOKEN=token), unobot_command("invite", "--application-id", "4711")):
        assert done.stdout == f"For a server: {server}\nFor yourself: {personal}\n"


def test_an_invitation_needs_the_id_of_an_application() -> None:
    assert "--application-id" in refusal("invite")
    assert "does not contain the id" in refusal("invite", DISCORD_TOKEN=TOKEN)
