"""`unobot db`: what an admin does with the database. What each command needs is imported when it is called."""

import asyncio
import sys
from collections.abc import Coroutine
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer
from typer import TyperException

from unobot.settings import load_settings

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from .inspection import Findings

T = TypeVar("T")

BROKEN = 1


db = typer.Typer(
    help="Look after the database that DATABASE_URL names.",
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)


@db.command()
def upgrade() -> None:
    """Bring the schema up to date, or make it.

    Every start of the bot does the same.
    """
    from unobot.storage import database

    async def work() -> tuple[str | None, str]:
        engine = database.plain_engine(_url())
        try:
            return await database.upgrade(engine)
        finally:
            await engine.dispose()

    before, after = _done(work())
    if before is None:
        typer.echo(f"The database was empty and has the schema {after} now.")
    elif before == after:
        typer.echo(f"The database has the schema {after}, the newest: nothing to do.")
    else:
        typer.echo(f"The database had the schema {before} and has {after} now.")


@db.command()
def check() -> None:
    """Check that it is whole; exit with 1 if not.

    Its schema, the file and its keys, and that every match that goes on can be gone on with.
    """
    from unobot.storage.database import newest_revision

    from .access import look
    from .inspection import inspect

    found = _done(look(_url(), inspect))
    if found.revision is None:
        typer.echo("The database is empty: the bot makes its tables when it starts.")
        return
    note = "the newest" if found.revision == newest_revision() else f"to become {newest_revision()} at the next start"
    typer.echo(f"schema   {found.revision}, {note}")
    typer.echo(f"tables   {found.tables}, {found.open} of them open")
    typer.echo(f"matches  {found.matches}, {found.running} of them going on")
    typer.echo(f"events   {found.events}")
    for problem in found.problems:
        typer.echo(problem, err=True)
    if found.problems:
        raise typer.Exit(BROKEN)
    typer.echo("All is well.")


@db.command()
def backup(file: Annotated[Path, typer.Argument(help="The file to make, an SQLite database.")]) -> None:
    """Copy it to a new file, while the bot runs.

    The copy is one SQLite file, whatever the database is, and is verified before it gets its name.
    """
    from .backup import back_up

    typer.echo(f"{file} is a whole backup: {_contents(_done(back_up(_url(), file)))}.")


@db.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A file that `unobot db backup` made, of this database or another.")],
    force: Annotated[bool, typer.Option("--force", help="Replace what is in the database.")] = False,
) -> None:
    """Put a backup into it, while no bot runs.

    The backup is verified first; then all is written, or nothing.
    """
    from .backup import restore as put_back

    found = _done(put_back(_url(), file, force=force))
    typer.echo(f"{file} is restored: {_contents(found)}.")


@db.command()
def export(
    file: Annotated[Path | None, typer.Argument(help="The file to write; none is the standard output.")] = None,
) -> None:
    """Write the records of all matches that are over.

    `unobot state` and others can read them; a match that goes on is none of them.
    """
    from unobot.storage.database import StorageError

    from .access import look
    from .record_export import records

    def write(connection: "Connection") -> int:
        written = 0
        try:
            with file.open("x", encoding="utf-8") if file else nullcontext(sys.stdout) as lines:
                for record in records(connection):
                    lines.writelines(f"{line}\n" for line in record)
                    written += 1
        except OSError as error:
            raise StorageError(f"The records cannot be written to {file or 'the output'}: {error.strerror}.") from error
        return written

    number = _done(look(_url(), write))
    typer.echo("1 record is written." if number == 1 else f"{number} records are written.", err=True)


def _done(work: Coroutine[Any, Any, T]) -> T:
    """What the work gives. Raise `TyperException` with what the storage says against it."""
    from unobot.storage.database import StorageError

    try:
        return asyncio.run(work)
    except StorageError as error:
        raise TyperException(str(error)) from error


def _url() -> str:
    return load_settings().database_url


def _contents(found: "Findings") -> str:
    return (
        f"schema {found.revision}, {found.tables} tables ({found.open} open), "
        f"{found.matches} matches ({found.running} going on), {found.events} events"
    )
