"""Store and find the time of the last backup of a database: in the database, and from the backups beside its file."""

from __future__ import annotations

import logging
import time
from collections.abc import Iterator
from pathlib import Path

from sqlalchemy import Connection, delete, insert, select

from unobot.model.backup_note import BACKED_UP, BACKUP_SIZE, NO_APPLICATION
from unobot.model.clock import parse_moment
from unobot.model.storage_errors import StorageError
from unobot.storage.database import explain_errors, plain_engine, schema_revision
from unobot.storage.schema import META

log = logging.getLogger(__name__)

HEADER = b"SQLite format 3\0"


async def store_backup(url: str, size: int) -> None:
    """Store in a database that it was backed up now, in a file of ``size`` bytes.

    If it cannot be stored, log that, because the backup exists.
    """

    def write(connection: Connection) -> None:
        if schema_revision(connection) is None:
            return
        facts = {BACKED_UP: str(time.time()), BACKUP_SIZE: str(size)}
        connection.execute(delete(META).where(META.c.application_id == NO_APPLICATION, META.c.key.in_(facts)))
        rows = [{"application_id": NO_APPLICATION, "key": key, "value": value} for key, value in facts.items()]
        connection.execute(insert(META), rows)

    engine = plain_engine(url, create=False)
    try:
        with explain_errors(engine.url):
            async with engine.begin() as connection:
                await connection.run_sync(write)
    except StorageError as error:  # the database is damaged or read-only
        log.info("the time of the backup could not be noted: %s", error)
    finally:
        await engine.dispose()


def last_backup(connection: Connection, file: Path | None) -> float | None:
    """Return the time of the last known backup in Unix seconds, or None. ``file``: the file of an SQLite database."""
    stored_time = parse_moment(connection.scalar(select(META.c.value).where(*_WHERE)))
    times = [] if stored_time is None else [stored_time]
    if file is not None:
        times += [backup.stat().st_mtime for backup in backups_beside(file)]
    return max(times, default=None)


def backups_beside(file: Path) -> Iterator[Path]:
    """Yield the other SQLite databases in the folder of a database whose names begin with its name."""
    for path in file.absolute().parent.glob(f"{file.stem}*"):
        if path.name == file.name or not path.is_file():
            continue
        try:
            with path.open("rb") as stream:
                is_database = stream.read(len(HEADER)) == HEADER
        except OSError:  # another account owns it
            continue
        if is_database:
            yield path


_WHERE = (META.c.application_id == NO_APPLICATION, META.c.key == BACKED_UP)
