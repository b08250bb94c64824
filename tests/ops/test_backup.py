"""A backup has every row except short-lived secrets, is verified, and can be restored into any database."""

import asyncio
import re
import sqlite3
import stat
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import pytest
from filelock import FileLock
from sqlalchemy import Connection, Table, inspect, select, text

from tests.databases import Database
from tests.later_schema import add_migration
from tests.ops.conftest import TOKEN, Unobot, refusal
from tests.storage.test_migrations import REVISIONS
from tests.storage.test_migrations import filled as filled_tables
from tests.storage.test_store import begun, entry
from tests.tables.harness import ANN
from unobot.database_tables import METADATA
from unobot.model.backup_note import BACKED_UP, BACKUP_SIZE
from unobot.ops import backup, inspection
from unobot.ops.access import file_engine, read_snapshot
from unobot.ops.backup import SKIPPED_IDS, TRANSIENT_TABLES
from unobot.storage.migration import migrate
from unobot.storage.store import Store

FILE = Path("backup.db")


def contents(connection: Connection) -> dict[str, list[str]]:
    """Return the rows of each table that a backup contains."""
    known = METADATA.tables
    return {
        name: sorted(
            str(dict(row._mapping))
            for row in connection.execute(select(known[name]) if name in known else text(f'SELECT * FROM "{name}"'))
        )
        for name in inspect(connection).get_table_names()
        if name not in TRANSIENT_TABLES
    }


def in_database(database: Database) -> dict[str, list[str]]:
    """Return the rows that a backup contains. The note that a backup was made is not in it."""
    rows = asyncio.run(read_snapshot(database.url, contents))
    notes = [f"'{key}'" for key in (BACKED_UP, BACKUP_SIZE)]
    return rows | {"app_meta": [row for row in rows["app_meta"] if not any(note in row for note in notes)]}


def in_file(file: Path) -> dict[str, list[str]]:
    engine = file_engine(file)
    with engine.connect() as connection:
        return contents(connection)


def test_a_backup_has_every_row(filled: Database, unobot: Unobot) -> None:
    done = unobot(filled, "backup", str(FILE))
    assert done.code == 0
    assert "2 tables (1 open), 2 matches (1 running)" in done.out
    before = in_database(filled)
    assert in_file(FILE) == before
    assert all(before.values()), "a table without rows proves nothing"
    assert [path.name for path in Path().iterdir() if path.name.startswith(FILE.name)] == [FILE.name]


def test_a_folder_is_made_and_keeps_the_newest_backups(filled: Database, unobot: Unobot) -> None:
    folder = Path("deep/backups")
    assert unobot(filled, "backup", "deep/backups", "--keep", "5").code == 0
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    [first] = folder.iterdir()
    assert re.fullmatch(r"unobot-\d{8}T\d{6}Z\.db", first.name)
    assert in_file(first) == in_database(filled)
    for name in ("unobot-20200101T000000Z.db", "unobot-20200102T000000Z.db", "unobot.db", "notes.txt"):
        (folder / name).write_bytes(b"older")
    first.rename(folder / "unobot-20200103T000000Z.db")
    done = unobot(filled, "backup", "deep/backups", "--keep", "2")
    assert done.code == 0
    assert "Older backups that were deleted: unobot-20200101T000000Z.db, unobot-20200102T000000Z.db." in done.out
    assert len(list(folder.iterdir())) == 4, "what another hand put there stays"
    assert "--keep needs a folder" in refusal(unobot(filled, "backup", "some.db", "--keep", "2"))


def test_a_damaged_backup_replaces_no_older_one(filled: Database, unobot: Unobot) -> None:
    assert unobot(filled, "backup", "backups", "--keep", "5").code == 0
    [good] = Path("backups").iterdir()
    good = good.rename(good.with_name("unobot-20200101T000000Z.db"))
    filled.query("DELETE FROM event WHERE match_id = 2 AND ply = 3")
    assert unobot(filled, "backup", "backups", "--keep", "1").code == 1
    assert good.exists()


def test_the_free_space_is_told_and_given_back(filled: Database, unobot: Unobot) -> None:
    filled.query("UPDATE table_ SET touched = 1")
    if filled.backend == "postgresql":
        assert "The server uses their space" in unobot(filled, "prune", "--days", "1", group="data").out
        assert re.fullmatch(r"The database had .* MiB, and has .* MiB now\.\n", unobot(filled, "compact").out)
        return
    filled.query(f"INSERT INTO event SELECT 1, ply + 1000, '{'x' * 30_000}', at FROM event WHERE match_id = 1")
    done = unobot(filled, "prune", "--days", "1", group="data")
    told = re.search(r"Deleted: tables 1, .*\. (\S+) MiB more of the file are free for new rows", done.out)
    assert told is not None
    assert float(told[1]) > 0.1
    before = filled.path.stat().st_size
    done = unobot(filled, "compact")
    assert (done.code, filled.path.stat().st_size < before - 100_000) == (0, True)
    with FileLock(f"{filled.path}.lock", timeout=0):
        assert "Another unobot uses the database" in refusal(unobot(filled, "compact"))
    assert unobot(filled, "check").code == 0


def test_only_its_owner_can_read_a_backup_and_it_has_no_tokens(filled: Database, unobot: Unobot) -> None:
    if filled.backend == "sqlite":  # deleted rows may remain in free pages
        with closing(sqlite3.connect(filled.path)) as connection, connection:
            connection.execute("PRAGMA secure_delete = OFF")
            rows = [(2, user_id, 6, TOKEN * 100, 2.5) for user_id in range(100)]
            connection.executemany("INSERT INTO panel VALUES (?, ?, ?, ?, ?)", rows)
            connection.execute("DELETE FROM panel")
        with closing(sqlite3.connect(filled.path)) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        assert TOKEN.encode() in filled.path.read_bytes()
    assert unobot(filled, "backup", str(FILE)).code == 0
    assert stat.S_IMODE(FILE.stat().st_mode) == 0o600
    assert TOKEN.encode() not in FILE.read_bytes()
    with closing(sqlite3.connect(FILE)) as connection:
        assert connection.execute("SELECT * FROM panel").fetchall() == []


def test_a_backup_is_restored_into_any_database(filled: Database, empty: Database, unobot: Unobot) -> None:
    assert unobot(filled, "backup", str(FILE)).code == 0
    done = unobot(empty, "restore", str(FILE))
    assert (done.code, done.err) == (0, "")
    assert in_database(empty) == in_database(filled)
    assert unobot(empty, "check").code == 0

    async def play_on() -> tuple[int, int]:
        store = await Store.open(empty.url)
        table = await begun(store)
        await store.close()
        return table.id, table.match_id or 0

    table_id, match_id = asyncio.run(play_on())
    assert table_id > 2 + SKIPPED_IDS, "old buttons must not belong to new tables"
    assert match_id == 3


def test_rows_are_replaced_only_with_force(filled: Database, unobot: Unobot) -> None:
    assert unobot(filled, "backup", str(FILE)).code == 0
    then = in_database(filled)

    async def more() -> None:
        store = await Store.open(filled.url)
        await begun(store)
        await store.close()

    asyncio.run(more())
    now = in_database(filled)
    assert "not empty" in refusal(unobot(filled, "restore", str(FILE)))
    assert in_database(filled) == now != then
    assert unobot(filled, "restore", str(FILE), "--force").code == 0
    assert in_database(filled) == then
    assert filled.query("SELECT count(*) FROM panel") == [(0,)]


def test_a_restore_that_fails_changes_nothing(
    filled: Database, unobot: Unobot, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert unobot(filled, "backup", str(FILE)).code == 0
    filled.query("UPDATE app_meta SET value = 'mine'")
    before = in_database(filled)
    carry = backup._copy_rows

    def copy_and_fail(source: Connection, target: Connection, tables: Sequence[Table]) -> None:
        carry(source, target, tables)
        raise OSError("the disk is gone")

    monkeypatch.setattr(backup, "_copy_rows", copy_and_fail)
    assert "the disk is gone" in refusal(unobot(filled, "restore", str(FILE), "--force"))
    assert in_database(filled) == before


async def test_a_database_that_a_bot_uses_does_not_change(filled: Database, unobot: Unobot) -> None:
    assert (await asyncio.to_thread(unobot, filled, "backup", str(FILE))).code == 0
    filled.query("UPDATE app_meta SET value = 'mine'")
    store = await Store.open(filled.url)
    await store.open_deadlines()
    done = await asyncio.to_thread(unobot, filled, "restore", str(FILE), "--force")
    assert "A bot uses the database" in refusal(done)
    assert await store.meta(1, "commands") == "mine"
    await store.close()
    assert (await asyncio.to_thread(unobot, filled, "restore", str(FILE), "--force")).code == 0


async def test_a_backup_while_a_bot_writes_is_consistent(
    database: Database, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        backup, "verify_backup", lambda *_: inspection.Findings(None)
    )  # the rows of this test are not a match
    store = await Store.open(database.url)
    table = await begun(store)
    assert table.match_id is not None
    file = tmp_path / "backup.db"
    done = asyncio.create_task(asyncio.to_thread(asyncio.run, backup.back_up(database.url, file)))
    written = 0
    while not done.done():
        written += 1
        table = await store.append(table.match_id or 0, entry(written, "x" * 500), float(written), table)
    await store.close()
    await done
    with closing(sqlite3.connect(file)) as connection:
        plies = [ply for (ply,) in connection.execute("SELECT ply FROM event ORDER BY ply")]
        ((version,),) = connection.execute("SELECT version FROM table_")
    assert plies == list(range(len(plies)))
    assert version == len(plies), "the events and the table are of one snapshot"
    assert len(plies) < written + 1


@pytest.mark.only("sqlite")
@pytest.mark.parametrize("revision", REVISIONS)
def test_a_backup_of_an_older_schema_is_restored_with_the_newest(
    empty: Database, unobot: Unobot, revision: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The file is migrated as a database is. `tests/storage/test_migrations.py` does so from every revision."""
    newest = add_migration(monkeypatch.setattr, tmp_path)
    monkeypatch.setattr(inspection._Rows, "problems", lambda self: ())  # these rows are not matches
    monkeypatch.setattr(inspection, "_tables_without_matches", lambda connection: ())
    engine = file_engine(FILE)
    with engine.begin() as connection:
        migrate(connection, revision)
        rows = filled_tables(connection)
    assert unobot(empty, "restore", str(FILE)).code == 0
    assert len(in_database(empty)["event"]) == len(rows["event"])
    checked = unobot(FILE_URL, "check").out
    assert checked.startswith(f"schema   {revision}, the next start upgrades it to {newest}"), (
        "the backup itself does not change"
    )


FILE_URL = f"sqlite+aiosqlite:///{FILE}"


@pytest.mark.only("sqlite")
@pytest.mark.parametrize(
    ("content", "words"),
    [
        (None, "cannot be read (No such file"),
        (b"", "no tables"),
        (b"a shopping list, long enough for a database" * 50, "is not a backup (file is not a database)"),
    ],
)
def test_a_file_that_is_not_a_backup_is_refused(
    empty: Database, unobot: Unobot, content: bytes | None, words: str
) -> None:
    if content is not None:
        FILE.write_bytes(content)
    assert words in refusal(unobot(empty, "restore", str(FILE)))
    assert not empty.path.exists() or empty.query("SELECT name FROM sqlite_master") == []


@pytest.mark.only("sqlite")
def test_a_database_is_no_backup_of_itself(filled: Database, unobot: Unobot) -> None:
    link = filled.path.with_name("link.db")
    link.symlink_to(filled.path)
    for file in (filled.path, link):
        told = refusal(unobot(filled, "restore", str(file), "--force"))
        assert told == f"The file {file} is the database itself: name a backup.\n"


@pytest.mark.only("sqlite")
def test_a_backup_of_a_newer_unobot_is_refused(filled: Database, empty: Database, unobot: Unobot) -> None:
    assert unobot(filled, "backup", str(FILE)).code == 0
    with closing(sqlite3.connect(FILE)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    assert "newer unobot" in refusal(unobot(empty, "restore", str(FILE)))
    assert not empty.path.exists()


DAMAGES = [
    ("DELETE FROM event WHERE match_id = 2 AND ply = 3", "The log of match 2 lacks entries."),
    ("UPDATE event SET body = '{}' WHERE match_id = 1 AND ply = 3", "Entry 3 of match 1 cannot be read"),
    ("UPDATE table_ SET options = 'nonsense' WHERE id = 2", "The column options of table 2 cannot be read"),
    ("UPDATE user_ SET preferences = '{'", f"The column preferences of user {ANN} cannot be read"),
]


@pytest.mark.alike  # the file in between is the same for rows of every database
@pytest.mark.parametrize(("statement", "words"), DAMAGES)
def test_a_damaged_database_is_backed_up_and_restored(
    filled: Database, empty: Database, unobot: Unobot, statement: str, words: str
) -> None:
    filled.query(statement)
    done = unobot(filled, "backup", str(FILE))
    assert done.code == 1
    assert done.out.startswith(f"Backed up to {FILE}: ")
    assert done.err.count("\n") == 1
    assert words in done.err
    assert in_file(FILE) == in_database(filled)
    done = unobot(empty, "restore", str(FILE))
    assert (done.code, words in done.err) == (1, True)
    assert in_database(empty) == in_database(filled)


@pytest.mark.alike
def test_rows_that_a_database_does_not_take_are_left_out(filled: Database, empty: Database, unobot: Unobot) -> None:
    assert unobot(filled, "backup", str(FILE)).code == 0
    with closing(sqlite3.connect(FILE)) as connection, connection:
        connection.execute("UPDATE table_ SET secret = 'text' WHERE id = 1")
    done = unobot(empty, "restore", str(FILE))
    assert done.code == 1
    assert "Rows of table_ were left out: 1, the first with id 1" in done.err
    assert re.search("Rows of event were left out: [0-9]+, the first with match_id 1, ply 0", done.err)
    restored = in_database(empty)
    assert (len(restored["table_"]), len(restored["match"]), len(restored["user_"])) == (1, 1, 1)
    done = unobot(empty, "check")
    assert (done.code, done.err) == (0, ""), "what is there is whole"


@pytest.mark.only("sqlite")
def test_a_file_with_damaged_pages_is_backed_up(filled: Database, unobot: Unobot) -> None:
    with closing(sqlite3.connect(filled.path)) as connection:
        ((page,),) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'event'")
        ((size,),) = connection.execute("PRAGMA page_size")
    with filled.path.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(bytes(size))
    done = unobot(filled, "backup", str(FILE))
    assert done.code == 1
    assert "The file is damaged" in done.err
    with closing(sqlite3.connect(FILE)) as connection:
        assert connection.execute("SELECT count(*) FROM seat").fetchone() == (5,)


def test_an_empty_database_is_not_backed_up(empty: Database, unobot: Unobot) -> None:
    empty.query("SELECT 1")
    assert "nothing to back up" in refusal(unobot(empty, "backup", str(FILE)))
    assert not FILE.exists()


def test_a_backup_replaces_no_file(filled: Database, unobot: Unobot) -> None:
    FILE.write_text("precious")
    assert "already exists" in refusal(unobot(filled, "backup", str(FILE)))
    assert FILE.read_text() == "precious"
    assert "cannot be written (Not a directory" in refusal(unobot(filled, "backup", f"{FILE}/backup.db"))
    assert FILE.read_text() == "precious"


@pytest.mark.only("sqlite")
@pytest.mark.parametrize("arguments", [["backup", "file"], ["check"], ["export"]])
def test_no_command_creates_a_database(empty: Database, unobot: Unobot, arguments: list[str]) -> None:
    assert "There is no database" in refusal(unobot(empty, *arguments))
    assert "in memory" in refusal(unobot("sqlite+aiosqlite://", *arguments))
    assert list(Path().iterdir()) == []
