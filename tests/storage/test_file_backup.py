"""Before an upgrade of the schema, a database in a file is copied beside itself, and the copy is checked."""

import asyncio
import resource
import signal
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from sqlalchemy import Connection

from tests.databases import Database
from tests.later_schema import LATER, add_migration
from tests.storage.test_migrations import filled, rows_of, within
from unobot.model.storage_errors import StorageError
from unobot.storage.file_backup import MAX_BACKUPS, back_up_before_upgrade, backups_before_upgrades
from unobot.storage.migration import migrate
from unobot.storage.schema import FIRST_REVISION
from unobot.storage.store import Store


@pytest.fixture(autouse=True)
def _later(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> None:
    """Let this be a version with one more revision, so that there is an upgrade."""
    add_migration(monkeypatch.setattr, tmp_path_factory.mktemp("later"))


FIRST = f"{FIRST_REVISION:04}"


def make_first(connection: Connection) -> dict[str, list[dict[str, object]]]:
    """Make a database of the first schema, with rows. Return the rows that a backup has."""
    migrate(connection, FIRST)
    rows = filled(connection)
    return rows | {"panel": [], "lease": []}


def db_upgrade(database: Database, prepare: Callable[[], None] | None = None) -> subprocess.CompletedProcess[str]:
    """Run `unobot db upgrade` of a later version in a process, after `prepare` in it."""
    command = [sys.executable, "-m", "tests.later_schema", "db", "upgrade"]
    return subprocess.run(
        command,
        env={"DATABASE_URL": database.url},
        preexec_fn=prepare,
        capture_output=True,
        text=True,
        timeout=60,
    )


async def opened(url: str) -> None:
    await (await Store.open(url)).close()


@pytest.mark.only("sqlite")
async def test_an_upgrade_leaves_a_backup_with_the_old_schema(empty: Database) -> None:
    before = await within(empty, make_first)
    await opened(empty.url)
    [backup] = backups_before_upgrades(empty.path)
    assert backup.name.startswith(f"empty-schema-{FIRST}-20")
    assert stat.S_IMODE(backup.stat().st_mode) == 0o600
    assert not list(backup.parent.glob("*.part*"))
    copy = Database("sqlite", f"sqlite+aiosqlite:///{backup}", empty.query)
    assert await within(copy, rows_of) == before
    await opened(empty.url)
    assert backups_before_upgrades(empty.path) == [backup], "no upgrade, no backup"
    await opened(copy.url)  # a backup is a database to play on
    assert await within(copy, rows_of) == await within(empty, rows_of) | {"panel": [], "lease": []}


async def test_a_new_database_is_not_backed_up(empty: Database, tmp_path: Path) -> None:
    await opened(empty.url)
    assert not list(tmp_path.glob("*-schema-*"))


@pytest.mark.only("sqlite")
async def test_the_newest_backups_are_kept(empty: Database, tmp_path: Path) -> None:
    await within(empty, make_first)
    (tmp_path / "empty-schema-mine.db").touch()
    now = datetime(2026, 11, 21, 4, 15, tzinfo=UTC)
    made = [
        back_up_before_upgrade(empty.path, revision, now + timedelta(days=day))
        for day, revision in enumerate((FIRST, "0009", "0003", "0002"))
    ]
    assert made[0].name == f"empty-schema-{FIRST}-20261121T041500Z.db"
    assert set(backups_before_upgrades(empty.path)) == set(made[-MAX_BACKUPS:])
    assert (tmp_path / "empty-schema-mine.db").exists()


@pytest.mark.long
@pytest.mark.only("sqlite")
async def test_without_room_for_a_backup_nothing_is_upgraded(empty: Database) -> None:
    """The limit of a file's size is below the database, but above its changes: a full disk for the copy only."""
    await within(empty, make_first)
    with closing(sqlite3.connect(empty.path)) as connection, connection:
        connection.execute("UPDATE user_ SET preferences = ? WHERE id = 1", ("x" * 2**20,))
    with closing(sqlite3.connect(empty.path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def limit() -> None:
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (2**19, 2**19))

    done = db_upgrade(empty, limit)
    assert (done.returncode, done.stdout) == (2, "")
    [sentence] = done.stderr.splitlines()
    assert sentence.startswith(
        f"The database at sqlite+aiosqlite:///{empty.path} is not upgraded from schema {FIRST} to {LATER}, because"
    )
    assert sentence.endswith("needs room for a copy.")
    assert empty.query("SELECT version_num FROM alembic_version") == [(FIRST,)]
    assert [path.name for path in empty.path.parent.iterdir() if "-schema-" in path.name] == []
    done = db_upgrade(empty)
    [backup] = backups_before_upgrades(empty.path)
    assert done.stdout.splitlines()[-1] == f"A backup with the schema {FIRST} is in {backup}."


@pytest.mark.only("sqlite")
async def test_a_copy_that_differs_is_no_backup(empty: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    await within(empty, make_first)

    def lossy(file: Path) -> None:
        with closing(sqlite3.connect(file)) as connection, connection:
            connection.execute("DELETE FROM seat WHERE table_id = 1")

    monkeypatch.setattr("unobot.storage.file_backup.delete_short_lived", lossy)
    with pytest.raises(StorageError, match=r"not upgraded .*\(the copy differs from the database\)"):
        await Store.open(empty.url)
    assert empty.query("SELECT version_num FROM alembic_version") == [(FIRST,)]
    assert backups_before_upgrades(empty.path) == []


@pytest.mark.only("sqlite")
async def test_a_migration_that_fails_leaves_no_backup_behind(empty: Database) -> None:
    await within(empty, make_first)
    empty.query("ALTER TABLE app_meta ADD COLUMN note TEXT")  # which the migration also adds
    for _ in range(2):  # each try of a start would leave one
        with pytest.raises(StorageError, match="duplicate column"):
            await Store.open(empty.url)
    assert backups_before_upgrades(empty.path) == []


@pytest.mark.only("sqlite")
async def test_damaged_pages_are_backed_up_as_they_are(empty: Database) -> None:
    await within(empty, make_first)
    ((page,),) = empty.query("SELECT rootpage FROM sqlite_master WHERE name = 'event'")
    with closing(sqlite3.connect(empty.path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        ((size,),) = connection.execute("PRAGMA page_size")
    with empty.path.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(bytes(size))
    await opened(empty.url)
    [backup] = backups_before_upgrades(empty.path)
    with closing(sqlite3.connect(backup)) as connection:
        assert connection.execute("SELECT count(*) FROM seat").fetchone() == (2,)


@pytest.mark.only("sqlite")
async def test_many_processes_make_one_backup(empty: Database) -> None:
    await within(empty, make_first)
    await asyncio.gather(*(opened(empty.url) for _ in range(3)))
    assert len(backups_before_upgrades(empty.path)) == 1
