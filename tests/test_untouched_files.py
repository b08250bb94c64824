"""No command touches what is not unobot's own: neither where DATABASE_URL points, nor where a file is named.

Each test compares the whole folder before and after: names, kinds, permissions, owners, contents and times. The tests
may run as root, so no permission protects the files.
"""

from __future__ import annotations

import inspect
import os
import shutil
import socket
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing
from pathlib import Path
from types import MappingProxyType
from typing import Any, get_args, get_type_hints

import pytest
import typer

from tests.databases import Database
from tests.loopback.process import FORKS
from tests.ops.conftest import filled, rows  # noqa: F401 - fixtures
from tests.test_cli import GOLDEN, TOKEN, unobot_command
from unobot import cli
from unobot.exit_status import CONFIGURATION
from unobot.storage.file_guard import APPLICATION_ID

pytestmark = [
    pytest.mark.long,
    pytest.mark.only("sqlite"),
    pytest.mark.skipif(os.name != "posix", reason="needs pipes and devices"),
]

Tree = dict[str, tuple[Any, ...]]
TEXT = "a shopping list\n" * 100


def tree(folder: Path) -> Tree:
    """Return what can be known about everything in a folder, and about the folder, without the times of reading."""
    found: Tree = {}
    for path in (folder, *sorted(folder.rglob("*"))):
        known = path.lstat()
        facts: tuple[Any, ...] = (oct(known.st_mode), known.st_uid, known.st_gid, known.st_mtime_ns, known.st_nlink)
        if path.is_symlink():
            facts += (path.readlink(),)
        elif path.is_file():
            facts += (path.read_bytes(),)
        found[str(path.relative_to(folder))] = facts
    return found


# --- Wrong paths -----------------------------------------------------------------------------------------------------


def folder(path: Path) -> None:
    path.mkdir()
    (path / "letter.txt").write_text(TEXT)


def device(path: Path) -> None:
    try:
        os.mknod(path, 0o666 | stat.S_IFCHR, os.makedev(1, 3))
    except PermissionError:
        pytest.skip("only root can make a device")


def pipe(path: Path) -> None:
    os.mkfifo(path, 0o666)


def socket_(path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as made:
        made.bind(os.path.relpath(path))


def text(path: Path) -> None:
    path.write_text(TEXT)


def short_text(path: Path) -> None:
    path.write_text("x")  # SQLite takes one byte for an empty database


def link_to_text(path: Path) -> None:
    text(path.with_name("elsewhere.txt"))
    path.symlink_to("elsewhere.txt")


def link_to_folder(path: Path) -> None:
    folder(path.with_name("elsewhere"))
    path.symlink_to("elsewhere")


def link_to_nothing(path: Path) -> None:
    path.symlink_to("nowhere.db")


def link_to_itself(path: Path) -> None:
    path.symlink_to(path.name)


def link_to_our_database(path: Path) -> None:
    unobot_command("db", "upgrade", DATABASE_URL=address(path.with_name("ours.db")))
    path.symlink_to("ours.db")


def other_program(path: Path) -> None:
    run_sql(path, "CREATE TABLE seat (id INTEGER)", "CREATE TABLE event (id INTEGER)", "INSERT INTO seat VALUES (1)")


def other_program_with_alembic(path: Path) -> None:
    run_sql(path, "CREATE TABLE alembic_version (version_num TEXT)", "INSERT INTO alembic_version VALUES ('0011')")


def other_program_without_tables(path: Path) -> None:
    run_sql(path, f"PRAGMA application_id = {APPLICATION_ID + 1}")


def other_program_with_a_version(path: Path) -> None:
    run_sql(path, "PRAGMA user_version = 5")


def other_program_that_was_killed(path: Path) -> None:
    """All of its tables are in the WAL."""
    program = (
        "import os, sqlite3, sys; c = sqlite3.connect(sys.argv[1]); c.execute('PRAGMA journal_mode = WAL');"
        "c.execute('CREATE TABLE note (text)'); c.commit(); os._exit(0)"
    )
    subprocess.run([sys.executable, "-c", program, str(path)], check=True)
    assert path.with_name(f"{path.name}-wal").stat().st_size


def broken_database(path: Path) -> None:
    other_program(path)
    path.write_bytes(path.read_bytes()[:1000])


def header_only(path: Path) -> None:
    path.write_bytes(b"SQLite format 3\0" + bytes(2000))


def changes_of_a_moved_database(path: Path) -> None:
    """SQLite would delete them as soon as it opens a new file."""
    other_program_that_was_killed(path)
    path.rename(path.with_name("moved.db"))


def changes_behind_a_link(path: Path) -> None:
    unobot_command("db", "upgrade", DATABASE_URL=address(path))
    text(path.with_name("elsewhere.txt"))
    path.with_name(f"{path.name}-wal").symlink_to("elsewhere.txt")


WRONG: tuple[Callable[[Path], None], ...] = (
    folder,
    device,
    pipe,
    socket_,
    text,
    short_text,
    link_to_text,
    link_to_folder,
    link_to_nothing,
    link_to_itself,
    link_to_our_database,
    other_program,
    other_program_with_alembic,
    other_program_without_tables,
    other_program_with_a_version,
    other_program_that_was_killed,
    broken_database,
    header_only,
    changes_of_a_moved_database,
    changes_behind_a_link,
)


def run_sql(path: Path, *statements: str) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        for statement in statements:
            connection.execute(statement)


def address(path: Path | str) -> str:
    return f"sqlite+aiosqlite:///{path}"


# --- Commands --------------------------------------------------------------------------------------------------------

BACKUP, RECORD, NEW = "backup.db", "record.jsonl", "new"
"""Files that the commands below name: those that exist, and one that they make."""
ON_DATABASE: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "run": (),
        "bot": (),
        "doctor": ("--report", NEW),
        "emojis sync": (),
        "db upgrade": (),
        "db check": (),
        "db backup": (NEW,),
        "db restore": (BACKUP, "--force"),
        "db compact": (),
        "translations notes": (),
        "servers list": (),
        "servers block": ("7",),
        "servers unblock": ("7",),
        "people list": (),
        "people block": ("7",),
        "people unblock": ("7",),
        "notice set": ("Soon",),
        "notice show": (),
        "notice clear": (),
        "status": (),
        "db export": (NEW,),
        "data prune": ("--days", "5"),
        "data export": ("7",),
        "data delete": ("7", "--yes"),
        "results rebuild": (),
        "ratings rebuild": (),
    }
)
"""The commands that use the database, with their arguments."""
ELSEWHERE: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "demo": ("--port", "0", "--no-open"),
        "rules": (),
        "simulate": ("--matches", "1", "--players", "novice,novice", "--jobs", "1"),
        "engine": ("--level", "novice"),
        "arena": ("--engine", "level:novice", "--engine", "level:novice", "--matches", "1", "--jobs", "1"),
        "config check": (),
        "config show": (),
        "health": (),
        "invite": ("--application-id", "7"),
        "servers leave": ("7",),
        "state": (RECORD, "--ply", "3"),
        "verify": (RECORD,),
        "replay": (RECORD, "--html", f"{NEW}.html"),
        "coach": (RECORD, "--seat", "1"),
    }
)
"""The commands that do not use the database."""
OWN_PROCESS = ("run", "bot", "engine")
"""The commands that change their process, or need its real input and output."""
TOGETHER = "run", "bot"
"""Those of them that can be refused in one process, one after the other."""
FILES: Mapping[tuple[str, str], tuple[str, ...]] = MappingProxyType(
    {
        ("doctor", "report"): ("--report",),
        ("db backup", "file"): (),
        ("db restore", "file"): (),
        ("db export", "file"): (),
        ("data export", "file"): ("7",),
        ("simulate", "record"): (*ELSEWHERE["simulate"], "--record"),
        ("arena", "record"): (*ELSEWHERE["arena"], "--record"),
        ("arena", "log"): (*ELSEWHERE["arena"], "--log"),
        ("state", "file"): ("--ply", "3"),
        ("verify", "file"): (),
        ("replay", "file"): ("--html", f"{NEW}.html"),
        ("replay", "html"): (RECORD, "--html"),
        ("replay", "gif"): (RECORD, "--gif"),
        ("coach", "file"): ("--seat", "1"),
    }
)
"""The arguments before the file, by the command and the parameter that names one."""
READS_RECORD = (("state", "file"), ("verify", "file"), ("replay", "file"), ("coach", "file"))
"""They read a record from whatever it is, also from a pipe, and wait for one that has no writer."""


def commands(app: typer.Typer = cli.app, before: str = "") -> Iterator[tuple[str, Callable[..., Any]]]:
    """Yield the name and the function of every command."""
    for command in app.registered_commands:
        assert command.callback is not None
        yield before + (command.name or command.callback.__name__), command.callback
    for group in app.registered_groups:
        assert group.typer_instance is not None
        yield from commands(group.typer_instance, f"{before}{group.name} ")


def test_every_command_is_tried() -> None:
    names = [name for name, _ in commands()]
    assert sorted(names) == sorted([*ON_DATABASE, *ELSEWHERE])


def test_every_file_that_a_command_names_is_tried() -> None:
    named = {
        (name, parameter)
        for name, function in commands()
        for parameter, hint in get_type_hints(function).items()
        if parameter in inspect.signature(function).parameters and Path in (hint, *get_args(hint))
    }
    assert named == FILES.keys()


SHORT_MATCH = (
    "simulate", "--players", "novice,novice", "--matches", "1", "--seed", "3",
    "--rule", "hand_size=2", "--rule", "scoring=single", "--jobs", "1",
)  # fmt: skip
"""It has few decisions, so the coach judges all of them in no time."""


@pytest.fixture(scope="session")
def ours(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with a database of unobot, a backup and a record."""
    made = tmp_path_factory.mktemp("ours")
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(made)
        url = address(made / "unobot.db")
        assert unobot_command("db", "upgrade", DATABASE_URL=url).returncode == 0
        assert unobot_command("db", "backup", BACKUP, DATABASE_URL=url).returncode == 0
        assert unobot_command(*SHORT_MATCH, "--record", RECORD).returncode == 0
    return made


@pytest.fixture
def host(tmp_path: Path, ours: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the current folder, with a backup and a record."""
    host = tmp_path / "host"
    host.mkdir()
    for name in (BACKUP, RECORD):
        shutil.copy2(ours / name, host / name)
    monkeypatch.chdir(host)
    return host


def run_and_exit(environment: dict[str, str], *commands: tuple[str, ...]) -> None:
    """Run commands in this process, which may go on with the last one. Write what they print to `out` and `err`.

    Those before it must be refused as wrong settings.
    """
    for name, stream in (("out", sys.stdout), ("err", sys.stderr)):
        with Path("..", name).open("wb") as written:
            os.dup2(written.fileno(), stream.fileno())
    sys.stdin = Path(os.devnull).open(encoding="utf-8")  # noqa: SIM115 - the process ends it
    for arguments in commands:
        os.environ.clear()
        os.environ.update(environment)  # the command before has removed the token
        sys.argv = ["unobot", *arguments]
        try:
            cli.main()
        except SystemExit as end:
            if arguments is commands[-1] or end.code != CONFIGURATION:
                raise


def done(*arguments: str, **environment: str) -> tuple[int, str]:
    """Run a command. Return its exit status, and what it says on stderr."""
    if arguments[0] not in OWN_PROCESS:
        ended = unobot_command(*arguments, **environment)
        return ended.returncode, ended.stderr
    return done_apart(environment, arguments)


def done_apart(environment: dict[str, str], *commands: tuple[str, ...]) -> tuple[int, str]:
    """Run commands in a process of their own. Return its exit status, and what it says on stderr."""
    process = FORKS.Process(target=run_and_exit, args=(environment, *commands))
    process.start()
    process.join(timeout=120)
    return process.exitcode or 0, Path("..", "err").read_text("utf-8")


@pytest.mark.parametrize("wrong", WRONG, ids=lambda wrong: wrong.__name__)
def test_a_wrong_database_is_refused_and_untouched(host: Path, wrong: Callable[[Path], None]) -> None:
    there = host / "there.db"
    wrong(there)
    before = tree(host)
    settings = {"DATABASE_URL": address(there), "DISCORD_TOKEN": TOKEN, "UNOBOT_START_SECONDS": "0"}
    told = {" and ".join(TOGETHER): done_apart(settings, *((name,) for name in TOGETHER))}
    for name, arguments in ON_DATABASE.items():
        assert tree(host) == before, list(told)[-1]
        if name not in TOGETHER:
            told[name] = done(*name.split(), *arguments, **settings)
    assert tree(host) == before, list(told)[-1]
    for name, (status, said) in told.items():
        assert status == CONFIGURATION, (name, said)
        assert len(said.splitlines()) == len(name.split(" and ")), (name, said)
        for sentence in said.splitlines():
            assert str(there) in sentence, name
            assert sentence.endswith("check DATABASE_URL, which must name a file of unobot or a new one."), name


@pytest.mark.parametrize("wrong", [folder, other_program], ids=lambda wrong: wrong.__name__)
def test_a_command_without_a_database_does_not_look_for_one(host: Path, wrong: Callable[[Path], None]) -> None:
    there = host / "there.db"
    wrong(there)
    before = tree(there.parent)
    for name, arguments in ELSEWHERE.items():
        if name != "demo":  # it has a test of its own
            done(*name.split(), *arguments, DATABASE_URL=address(there))
        (host / f"{NEW}.html").unlink(missing_ok=True)
        after = tree(there.parent)
        assert {**after, ".": None} == {**before, ".": None}, name


def test_a_demo_uses_no_database_of_the_settings(host: Path) -> None:
    """It ends quietly, too, when it is asked to."""
    folder(host / "there")
    before, said = tree(host), host.with_name("out")
    settings = {**os.environ, "DATABASE_URL": address(host / "there")}
    process = FORKS.Process(target=run_and_exit, args=(settings, ("demo", *ELSEWHERE["demo"])))
    process.start()
    while process.is_alive() and (not said.exists() or said.read_text("utf-8").count("\n") < 2):
        process.join(timeout=0.02)
    assert said.read_text("utf-8").startswith("Play at http://127.0.0.1:")
    process.terminate()
    process.join(timeout=120)
    assert (process.exitcode, host.with_name("err").read_text("utf-8"), tree(host)) == (0, "", before)


@pytest.mark.parametrize(
    ("path", "words"),
    [
        ("text.txt/unobot.db", "its folder is a file"),
        (f"{'x' * 300}.db", "no file can have such a name"),
    ],
)
def test_a_path_that_cannot_be_is_refused(host: Path, path: str, words: str) -> None:
    text(host / "text.txt")
    before = tree(host)
    for name in ("db check", "db upgrade", "doctor"):
        status, said = done(*name.split(), DATABASE_URL=address(host / path))
        assert (status, words in said, tree(host) == before) == (CONFIGURATION, True, True), said


def test_a_bot_whose_address_is_a_folder_makes_no_lock(host: Path) -> None:
    folder(host / "there")
    before = tree(host)
    for _ in range(2):
        done("bot", DATABASE_URL=f"sqlite:///{host}/there/", DISCORD_TOKEN=TOKEN)
    assert tree(host) == before


# --- Files that an argument or an option names -----------------------------------------------------------------------


@pytest.mark.parametrize("wrong", WRONG, ids=lambda wrong: wrong.__name__)
def test_a_file_that_is_not_ours_is_never_replaced(host: Path, ours: Path, wrong: Callable[[Path], None]) -> None:
    there = host / "there"
    wrong(there)
    url = address(shutil.copy2(ours / "unobot.db", host.parent / "unobot.db"))
    before = tree(host)
    for (name, parameter), arguments in FILES.items():
        if (name, parameter) in READS_RECORD and wrong in (pipe, device):
            continue
        if name == "db backup" and there.is_dir():  # it writes a new file into the folder
            continue
        settings = {"DATABASE_URL": url, **({"DISCORD_TOKEN": TOKEN} if name == "emojis sync" else {})}
        status, said = done(*name.split(), *arguments, there.name, **settings)
        is_new = wrong is changes_of_a_moved_database
        if is_new:
            there.unlink(missing_ok=True)
        else:
            assert status != 0 or (wrong is device and parameter in ("record", "log")), (name, parameter)
        after = tree(host)
        (host / f"{NEW}.html").unlink(missing_ok=True)
        if is_new:  # the folder has another time
            after["."] = before["."]
        assert after == before, (name, parameter, said)
        assert "Traceback" not in said


@pytest.mark.parametrize("output", [key for key in FILES if key not in READS_RECORD and key != ("db restore", "file")])
def test_a_refused_command_leaves_no_file(host: Path, output: tuple[str, str]) -> None:
    """The database, the players or the record are wrong, so there is nothing to write."""
    name, _ = output
    arguments = list(FILES[output])
    text(host / "text.db")
    arguments = ["text.db" if argument == RECORD else argument.replace("novice", "nobody") for argument in arguments]
    before = tree(host)
    status, _ = done(*name.split(), *arguments, f"{NEW}.html", DATABASE_URL=address(host / "text.db"))
    after = tree(host)
    after["."] = before["."]
    assert (status != 0, after) == (True, before)


def test_a_backup_deletes_no_file_that_is_named_like_an_unfinished_one(host: Path, ours: Path) -> None:
    text(host / "new.db.part")
    text(host / "new.db-journal")
    before = tree(host)
    settings = {"DATABASE_URL": address(shutil.copy2(ours / "unobot.db", host.parent / "unobot.db"))}
    assert done("db", "backup", "new.db", **settings)[0] == 0
    made = tree(host)
    assert stat.S_IMODE((host / "new.db").stat().st_mode) == 0o600
    assert {**made, ".": None} == {**before, "new.db": made["new.db"], ".": None}


# --- unobot's own database -------------------------------------------------------------------------------------------

READING = ("db check", "db export", "data export", "data prune --dry-run")


@pytest.mark.parametrize("mode", [0o600, 0o644, 0o640])
def test_a_reading_command_leaves_our_database_as_it_is(host: Path, ours: Path, mode: int) -> None:
    database = Path(shutil.copy2(ours / "unobot.db", host / "unobot.db"))
    database.chmod(mode)
    before = tree(host)
    for command in READING:
        name = command.removesuffix(" --dry-run")
        arguments = ("7",) if name == "data export" else () if name == "db export" else ON_DATABASE[name]
        status, said = done(*command.split(), *arguments, DATABASE_URL=address(database))
        after = tree(host)
        after["."] = before["."]  # SQLite makes two files beside it, and removes them
        assert (status, after) == (0, before), said


def test_a_reading_command_leaves_the_changes_of_a_killed_bot(filled: Database, host: Path) -> None:  # noqa: F811
    program = (
        "import os, sqlite3, sys; c = sqlite3.connect(sys.argv[1]);"
        "c.execute(\"INSERT INTO app_meta VALUES (7, 'a', 'b')\"); c.commit(); os._exit(0)"
    )
    database = host / "unobot.db"
    shutil.copyfile(filled.path, database)
    subprocess.run([sys.executable, "-c", program, str(database)], check=True)
    kept = {"unobot.db", "unobot.db-wal"}
    before = {name: facts for name, facts in tree(host).items() if name in kept}
    assert before["unobot.db-wal"][-1]
    for command in ("db check", "db export"):
        assert done(*command.split(), DATABASE_URL=address(database))[0] == 0
    assert {name: facts for name, facts in tree(host).items() if name in kept} == before


@pytest.mark.parametrize("command", ["db upgrade", "db restore"])
def test_a_writing_command_makes_our_database_private(host: Path, ours: Path, command: str) -> None:
    database = Path(shutil.copy2(ours / "unobot.db", host / "unobot.db"))
    database.chmod(0o644)
    assert done(*command.split(), *ON_DATABASE[command], DATABASE_URL=address(database))[0] == 0
    assert stat.S_IMODE(database.stat().st_mode) == 0o600


def test_a_database_of_an_older_version_is_known_by_its_tables(filled: Database, host: Path) -> None:  # noqa: F811
    filled.query("PRAGMA application_id = 0")
    assert done("db", "check", DATABASE_URL=filled.url)[0] == 0
    filled.path.chmod(0o644)
    assert done("db", "upgrade", DATABASE_URL=filled.url)[0] == 0
    assert stat.S_IMODE(filled.path.stat().st_mode) == 0o600


def test_a_young_database_of_an_older_version_is_known_although_its_bot_was_killed(host: Path, ours: Path) -> None:
    """All of its tables are in the WAL."""
    program = (
        "import os, sqlite3, sys; c = sqlite3.connect(sys.argv[1]); c.execute('PRAGMA journal_mode = WAL');"
        "c.executescript(sys.argv[2]); c.commit(); os._exit(0)"
    )
    with closing(sqlite3.connect(ours / "unobot.db")) as connection:
        dump = "\n".join(connection.iterdump())
    database = host / "unobot.db"
    subprocess.run([sys.executable, "-c", program, str(database), dump], check=True)
    assert database.with_name("unobot.db-wal").stat().st_size
    status, said = done("db", "check", DATABASE_URL=address(database))
    assert (status, said) == (0, "")


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can act for another account")
def test_a_lock_that_root_makes_belongs_to_the_account_of_the_bot(host: Path, ours: Path) -> None:
    database = Path(shutil.copy2(ours / "unobot.db", host / "unobot.db"))
    os.chown(database, 12345, 12345)
    assert done("data", "delete", "7", "--yes", DATABASE_URL=address(database))[0] == 0
    assert {path.name: path.stat().st_uid for path in host.glob("unobot.db*")} == {
        "unobot.db": 12345,
        "unobot.db.lock": 12345,
    }


def test_a_bot_is_installed_into_no_folder_of_others(host: Path) -> None:
    folder(host / "there")
    text(host / "text")
    before = tree(host)
    script = GOLDEN.parents[2] / "tools" / "install-bot.sh"
    for name in ("there", "text"):
        done = subprocess.run(["sh", script, name], capture_output=True, text=True)
        assert (done.returncode, done.stderr.count("\n")) == (2, 1)
        assert name in done.stderr
    assert tree(host) == before


def test_a_new_file_says_whose_it_is(host: Path) -> None:
    database = host / "unobot.db"
    assert done("db", "upgrade", DATABASE_URL=address(database))[0] == 0
    with closing(sqlite3.connect(database)) as connection:
        assert connection.execute("PRAGMA application_id").fetchone() == (APPLICATION_ID,)
    assert stat.S_IMODE(database.stat().st_mode) == 0o600


def test_an_empty_file_is_taken_only_by_a_command_that_creates(host: Path) -> None:
    """An admin may have made it, for example because Docker mounts no file that is missing. It has nothing to lose."""
    database = host / "unobot.db"
    database.touch(0o644)
    before = tree(host)
    status, _ = done("db", "check", DATABASE_URL=address(database))
    assert (status, tree(host)) == (0, before)
    assert done("data", "prune", "--days", "5", DATABASE_URL=address(database))[0] == 2
    assert tree(host) == before
    assert done("db", "upgrade", DATABASE_URL=address(database))[0] == 0
    assert stat.S_IMODE(database.stat().st_mode) == 0o600
