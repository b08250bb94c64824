"""Check the storage of a bot: its database, its files, its disk, and its tables.

The checks only read, and keep no lock of the bot, so they may run beside it.
"""

from __future__ import annotations

import os
import shutil
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy import Connection, select

from unobot.diagnosis import CheckResult, DatabaseFacts, note, ok, problem
from unobot.model.storage_errors import StorageError, WrongFile
from unobot.settings import Settings, exposed_file, secret_files
from unobot.storage.database import checked_file, display_address, schema_revision
from unobot.storage.schema import LIVE, MATCH, MESSAGE, META, REVISION, STANDING, TABLE
from unobot.storage.table_inventory import missing_lines

from .access import read_snapshot
from .backup_times import backups_beside, last_backup
from .database_users import DatabaseUsers, users_of_file, users_on_server

MIN_FREE_BYTES = 256 * 2**20
"""The bytes that should be free on the disk of the database. A match takes about 200 KB."""
STUCK_SECONDS = 600.0
"""How long after its deadline a table of a running bot counts as stuck, in seconds. The bot acts within a second."""
MAX_BACKUP_AGE = 14 * 86400.0
"""The age of the last backup that needs a new one, in seconds. A younger database needs no backup."""
MAX_NAMED_TABLES = 5
"""The largest number of tables that a result names."""


async def check_database(settings: Settings) -> tuple[list[CheckResult], DatabaseFacts]:
    """Return the results of all checks, and the facts that the checks of Discord need.

    Raises `WrongFile` if the address names anything other than a database of a released unobot.
    """
    url = settings.database_url
    try:
        address = display_address(url)
        file = checked_file(url)
    except WrongFile:
        raise
    except StorageError as error:
        return [problem("database", str(error))], DatabaseFacts()
    results = list(_files(file))
    users = DatabaseUsers(None) if file is None else users_of_file(file)
    if file is not None:
        results.append(_disk(file))
        if not file.exists():
            results.append(
                note(
                    "database",
                    f"{address} does not exist yet: the bot creates it at its first start",
                    "If the bot has run before, it used another folder: set UNOBOT_DATA_DIR to that folder.",
                )
            )
            return results, DatabaseFacts(meta={})
    bot = "" if settings.discord_token is None else settings.discord_token.get_secret_value().partition(".")[0]
    try:
        snapshot = await read_snapshot(url, lambda connection: _Snapshot(connection, file, users, bot))
    except WrongFile:
        raise
    except StorageError as error:
        return [*results, problem("database", str(error))], DatabaseFacts()
    return [*results, *snapshot.results(address)], snapshot.facts


class _Snapshot:
    """The facts that the checks need, from one snapshot of a database."""

    def __init__(self, connection: Connection, file: Path | None, users: DatabaseUsers, bot: str) -> None:
        self.file = file
        self.users = users
        self.facts = DatabaseFacts()
        self.late: list[tuple[int, float]] = []
        self.backup: float | None = None
        self.oldest: float | None = None
        self.missing: list[str] = []
        self.revision = schema_revision(connection)
        if self.revision is None:
            self.facts = DatabaseFacts(meta={})
        elif connection.dialect.name == "postgresql":
            self.users = users_on_server(connection, bot)
        if self.revision == REVISION:
            self.missing = missing_lines(connection, REVISION)
        if self.revision != REVISION or self.missing:
            return
        standing = select(TABLE.c.guild_id, TABLE.c.channel_id).where(STANDING, TABLE.c.guild_id.is_not(None))
        standing = standing.order_by(TABLE.c.touched.desc())
        meta = select(META.c.application_id, META.c.key, META.c.value)
        messages = select(MESSAGE.c.message_id).join(TABLE).where(LIVE)
        self.facts = DatabaseFacts(
            places=tuple(dict.fromkeys((row.guild_id, row.channel_id) for row in connection.execute(standing))),
            meta={(row.application_id, row.key): row.value for row in connection.execute(meta)},
            messages=frozenset(connection.scalars(messages)),
        )
        late = select(TABLE.c.id, TABLE.c.deadline).where(STANDING, TABLE.c.deadline < time.time() - STUCK_SECONDS)
        self.late = [(row.id, row.deadline) for row in connection.execute(late.order_by(TABLE.c.deadline))]
        self.backup = last_backup(connection, file)
        self.oldest = connection.scalar(select(MATCH.c.started).order_by(MATCH.c.id).limit(1))

    def results(self, address: str) -> Iterator[CheckResult]:
        """Yield the results of the checks."""
        if self.revision is None:
            yield ok("database", f"{address} is empty; the bot creates its tables when it starts")
            return
        if self.revision != REVISION:
            yield note(
                "database", f"{address} has the schema {self.revision}; the next start upgrades it to {REVISION}"
            )
            yield from self._instances()
            return
        if self.missing:
            yield problem(
                "database",
                f"{address} says that its schema is {REVISION}, but lacks {', '.join(self.missing[:MAX_NAMED_TABLES])}",
                "Restore a backup, or name another database.",
            )
            return
        yield ok("database", f"{address} answers and has the newest schema, {REVISION}")
        yield from self._instances()
        yield self._tables()
        yield self._backups()

    def _instances(self) -> Iterator[CheckResult]:
        """Yield the programs that use the database."""
        if self.users.others:
            also = " besides the bot" if self.users.bot else ""
            yield problem(
                "instance",
                f"Another program uses the database{also}: {', '.join(self.users.others)}",
                "Stop it: two bots on one database answer each press twice.",
            )
        elif self.users.serving:
            yield from self._serving()
        elif self.users.bot is None:
            yield note("instance", "Whether a bot uses the database cannot be seen on this computer")
        else:
            yield ok("instance", "One bot uses the database" if self.users.bot else "No bot uses the database now")

    def _serving(self) -> Iterator[CheckResult]:
        """Yield the processes that serve a PostgreSQL database, and what does not fit between those of one bot."""
        serving = self.users.serving
        hosts = [process.host for process in serving if process.host]
        number = "One process uses" if len(serving) == 1 else f"{len(serving)} processes use"
        yield ok("instance", f"{number} the database: {', '.join(map(str, serving))}", *hosts)
        for bot in {process.application_id for process in serving}:
            processes = [process for process in serving if process.application_id == bot]
            counts = {process.shard_count for process in processes} - {0}
            if len(counts) > 1:
                yield problem(
                    "instance",
                    f"Processes of one bot have different numbers of shards: {', '.join(map(str, sorted(counts)))}",
                    "Set the same UNOBOT_SHARD_COUNT in all of them.",
                )
            served = {shard for process in processes for shard in process.shards}
            if len(counts) == 1 and (unserved := set(range(max(counts))) - served):
                yield note(
                    "instance",
                    f"No process serves the shards {', '.join(map(str, sorted(unserved)))} now",
                    "Start the process whose UNOBOT_SHARD_IDS has them.",
                )

    def _tables(self) -> CheckResult:
        open_tables = len(self.facts.places)
        if not self.late:
            return ok("tables", f"{open_tables} tables are open, and none of them is stuck")
        if self.users.bot is False:
            return note("tables", f"{len(self.late)} of {open_tables} open tables wait for a bot that runs")
        names = ", ".join(f"{table} since {_moment(deadline)}" for table, deadline in self.late[:MAX_NAMED_TABLES])
        return problem(
            "tables",
            f"{len(self.late)} of {open_tables} open tables are stuck: {names}",
            "Restart the bot. If they stay stuck, `unobot db check` names the damage, and `/uno end` closes a table.",
        )

    def _backups(self) -> CheckResult:
        now = time.time()
        if self.backup is not None and now - self.backup < MAX_BACKUP_AGE:
            return ok("backup", f"The last backup is of {_moment(self.backup)}")
        if self.oldest is None or now - self.oldest < MAX_BACKUP_AGE:
            return ok("backup", "There is no recent backup, and the database is young")
        last = "No backup is known" if self.backup is None else f"The last known backup is of {_moment(self.backup)}"
        advice = "Run `unobot db backup backups --keep 14` every day"
        if self.file is None:
            return note("backup", last, f"{advice}, or a tool of your server.")
        return problem("backup", last, f"{advice}.")


def _files(file: Path | None) -> Iterator[CheckResult]:
    """Yield a problem for each file that others can read, or that this account cannot use."""
    if os.name != "posix":
        return
    env_file = exposed_file()
    exposed = [] if env_file is None else [env_file]
    exposed += [path for path in secret_files() if path.stat().st_mode & 0o007]
    if file is not None:
        parts = [file, *(file.with_name(file.name + end) for end in ("-wal", "-shm")), *backups_beside(file)]
        existing = [part for part in parts if part.exists()]
        exposed += [part for part in dict.fromkeys(existing) if part.stat().st_mode & 0o007]
        unusable = [part for part in (file.absolute().parent, *existing[:1]) if not os.access(part, os.R_OK | os.W_OK)]
        for part in unusable:
            yield problem(
                "files", f"This account cannot read and write {part}", "Run unobot as its owner, or change the owner."
            )
    for path in exposed:
        yield problem("files", f"Other accounts of this computer can read {path}", f"Run `chmod 600 {path}`.")
    if not exposed:
        yield ok("files", "No other account of this computer can read the secrets")


def _disk(file: Path) -> CheckResult:
    folder = file.absolute().parent
    try:
        free = shutil.disk_usage(folder).free
    except OSError as error:
        return problem("disk", f"{folder} cannot be used: {error.strerror}", "Set UNOBOT_DATA_DIR to a folder.")
    sentence = f"The disk of {folder} has {free / 2**20:,.0f} MiB free"
    if free < MIN_FREE_BYTES:
        return problem("disk", sentence, f"Make room: at least {MIN_FREE_BYTES / 2**20:,.0f} MiB.")
    return ok("disk", sentence)


def _moment(seconds: float) -> str:
    return f"{datetime.fromtimestamp(seconds, UTC):%Y-%m-%d %H:%M} UTC"
