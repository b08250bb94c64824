"""The commands of `unobot db`. Each imports its modules when it is called, so that the others start fast."""

import asyncio
import sys
from collections.abc import Coroutine, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TextIO, TypeVar

import typer
from typer import TyperException

from unobot.output_file import new_file
from unobot.settings import SettingsError, load_settings

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from .inspection import Findings

T = TypeVar("T")

BROKEN = 1


db = typer.Typer(
    help="Check, back up and restore the database that DATABASE_URL names.",
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)


@db.command()
def upgrade() -> None:
    """Create the schema, or bring it up to date.

    The bot does the same at every start.
    """
    from unobot.storage import database

    async def work() -> database.Upgrade:
        engine = database.plain_engine(url())
        try:
            return await database.upgrade(engine)
        finally:
            await engine.dispose()

    before, after, copy = run_to_end(work())
    if before is None:
        typer.echo(f"The database was empty. It now has the schema {after}.")
    elif before == after:
        typer.echo(f"The database already has the newest schema, {after}.")
    else:
        typer.echo(f"The schema of the database was {before} and is now {after}.")
    if copy is not None:
        typer.echo(f"A backup with the schema {before} is in {copy}.")


@db.command()
def check() -> None:
    """Check the database for damage, and exit with status 1 if there is any.

    The check covers the schema, the file, its keys, and every running match.
    """
    from unobot.storage.schema import REVISION

    from .access import read_snapshot
    from .inspection import inspect

    findings = run_to_end(read_snapshot(url(), lambda connection: inspect(connection, _show_progress)))
    if findings.revision is None:
        typer.echo("The database is empty. The bot creates its tables when it starts.")
        return
    is_newest = findings.revision == REVISION
    schema_state = "the newest" if is_newest else f"the next start upgrades it to {REVISION}"
    typer.echo(f"schema   {findings.revision}, {schema_state}")
    typer.echo(f"tables   {findings.tables}, {findings.open} of them open")
    typer.echo(f"matches  {findings.matches}, {findings.running} of them running")
    typer.echo(f"events   {findings.events}")
    if findings.newer:
        typer.echo(f"newer    {', '.join(findings.newer)}: values of a newer unobot, which are kept")
    _end_if_damaged(findings.problems)
    if not is_newest:
        typer.echo("Update first: the rows of an older schema are counted, and not checked.")
        return
    typer.echo("The database has no problems.")


@db.command()
def backup(
    file: Annotated[
        Path, typer.Argument(help="The SQLite file to create, such as now.db; or a folder, for a name with the time.")
    ],
    keep: Annotated[
        int | None,
        typer.Option(min=1, max=10000, help="With a folder: delete all but its newest N backups.", show_default=False),
    ] = None,
) -> None:
    """Copy the database to a new file. The bot may run meanwhile.

    The copy is one SQLite file for every kind of database. It is inspected before it gets its name. The status is 1 if
    something in it is damaged, and then no older backup is deleted.
    """
    from datetime import UTC, datetime

    from .backup import back_up
    from .backup_folder import is_folder, new_name, remove_old
    from .backup_times import store_backup

    folder = file if is_folder(file, keeps=keep is not None) else None
    if folder is None and keep is not None:
        raise TyperException(f"--keep needs a folder of backups, and {file} is a file.")
    target = file if folder is None else new_name(folder, datetime.now(UTC))

    async def work() -> "Findings":
        findings = await back_up(url(), target)
        await store_backup(url(), target.stat().st_size)
        return findings

    findings = run_to_end(work())
    typer.echo(f"Backed up to {target}: {_contents(findings)}, {megabytes(target.stat().st_size)}.")
    _end_if_damaged(findings.problems)
    if folder is not None and keep is not None and (deleted := remove_old(folder, keep)):
        typer.echo(f"Older backups that were deleted: {', '.join(backup.name for backup in deleted)}.")


@db.command()
def compact() -> None:
    """Give the free space of the database back to the disk. With SQLite, stop the bot first.

    Deleted rows leave free space, which new rows fill. So this is only of use after many matches were deleted.
    """
    from .compacting import compact_database

    before, after = run_to_end(compact_database(url()))
    typer.echo(f"The database had {megabytes(before)}, and has {megabytes(after)} now.")


@db.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A file from `unobot db backup`, of this database or another.")],
    force: Annotated[bool, typer.Option("--force", help="Replace all rows of the database.")] = False,
) -> None:
    """Restore a backup. Stop the bot first.

    The backup is inspected first. It is written in one transaction. The status is 1 if something in it is damaged.
    """
    from .backup import restore as restore_backup

    findings = run_to_end(restore_backup(url(), file, force=force))
    typer.echo(f"Restored {file}: {_contents(findings)}.")
    _end_if_damaged(findings.problems)


@db.command()
def export(
    file: Annotated[Path | None, typer.Argument(help="The file to create. The default is standard output.")] = None,
) -> None:
    """Write the records of all finished matches.

    `unobot state` and `unobot verify` read them. Running matches are left out. A match with a damaged log is left out
    and named, and the exit status is then 1.
    """
    from unobot.model.storage_errors import StorageError

    from .access import read_snapshot
    from .record_export import records

    problems: list[str] = []

    def write(connection: "Connection") -> int:
        count = 0
        try:
            with _new_text_file(file) if file else nullcontext(sys.stdout) as lines:
                for record in records(connection, problems):
                    lines.writelines(f"{line}\n" for line in record)
                    count += 1
        except OSError as error:
            raise StorageError(f"The records cannot be written to {file or 'the output'}: {error.strerror}.") from error
        return count

    number = run_to_end(read_snapshot(url(), write))
    typer.echo("1 record was written." if number == 1 else f"{number} records were written.", err=True)
    _end_if_damaged(problems)


def run_to_end(work: Coroutine[Any, Any, T]) -> T:
    """Return the result of `work`.

    Raises `SettingsError` if DATABASE_URL names anything other than a file of unobot. Raises it, too, if other
    processes use the database, or if a migration failed. Raises `TyperException` with the sentence of any other error.
    """
    from unobot.model.storage_errors import FailedUpgrade, Occupied, StorageError, WrongFile

    try:
        return asyncio.run(work)
    except (WrongFile, Occupied, FailedUpgrade) as error:
        raise SettingsError(str(error)) from error
    except StorageError as error:
        raise TyperException(str(error)) from error


def _is_terminal() -> bool:
    return sys.stderr.isatty()


def _show_progress(done: int, total: int) -> None:
    """Show on a terminal how many matches are checked. The last line is removed."""
    if _is_terminal():
        words = f"\r{done:,} of {total:,} matches"
        typer.echo(words if done < total else f"\r{' ' * len(words)}\r", err=True, nl=False)


def _end_if_damaged(problems: Sequence[str]) -> None:
    """Print all problems to stderr, and exit with status 1 if there are any."""
    for problem in problems:
        typer.echo(problem, err=True)
    if problems:
        raise typer.Exit(BROKEN)


@contextmanager
def _new_text_file(file: Path) -> Iterator[TextIO]:
    """Yield a text file that only its owner can read, because records show hands. Raises `OSError`."""
    with new_file(file) as part, part.open("w", encoding="utf-8", errors="backslashreplace") as lines:
        yield lines


def megabytes(size: int) -> str:
    """Return a number of bytes for people."""
    return f"{size / 2**20:,.1f} MiB"


def url() -> str:
    """Return the address of the database."""
    return load_settings().database_url


def _contents(findings: "Findings") -> str:
    return (
        f"schema {findings.revision}, {findings.tables} tables ({findings.open} open), "
        f"{findings.matches} matches ({findings.running} running), {findings.events} events"
    )
