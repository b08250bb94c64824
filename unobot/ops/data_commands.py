"""The commands of `unobot data`. Each imports its modules when it is called, so that the others start fast."""

import time
from contextlib import AsyncExitStack
from pathlib import Path
from tempfile import TemporaryFile
from typing import Annotated, BinaryIO

import typer
from typer import TyperException

from unobot.output_file import new_file

from .db_commands import BROKEN, megabytes, run_to_end, url

data = typer.Typer(
    help="Delete old matches, and show or delete what is stored about one person.",
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
DAY = 24 * 3600.0
User = Annotated[int, typer.Argument(metavar="USER", min=1, max=2**62 - 1, help="The id of the person on Discord.")]


@data.command()
def prune(
    days: Annotated[int, typer.Option(min=1, max=3650, help="How many days a finished match is kept.")],
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only say what would be deleted.")] = False,
) -> None:
    """Delete the matches that ended more than DAYS days ago. The bot may run meanwhile.

    With UNOBOT_KEEP_DAYS, the bot does the same every day.
    """
    from unobot.retention import Retention

    from .access import open_store

    before = time.time() - days * DAY

    async def work() -> str:
        async with open_store(url(), reading=dry_run) as store:
            counts = await Retention(store).count(before)
            rest = f"matches {counts.matches}, events {counts.events}"
            if dry_run:
                return f"Would be deleted: tables {counts.tables}, {rest}."
            free_before = (await store.size()).free
            deleted = f"Deleted: tables {await Retention(store).prune(before)}, {rest}."
            free = (await store.size()).free
            if free is None or free_before is None:
                return f"{deleted} The server uses their space for new rows."
            return (
                f"{deleted} {megabytes(free - free_before)} more of the file are free for new rows, {megabytes(free)} "
                "in all. `unobot db compact` gives them back to the disk."
            )

    typer.echo(run_to_end(work()))


@data.command()
def export(
    user: User,
    file: Annotated[Path | None, typer.Argument(help="The file to create. The default is standard output.")] = None,
) -> None:
    """Write everything that is stored about one person, as JSON. The bot may run meanwhile."""
    from unobot.features.privacy.download import JsonWriter
    from unobot.features.privacy.store import PersonalData

    from .access import open_store

    async def work(output: BinaryIO) -> None:
        async with open_store(url(), reading=True) as store:
            writer = JsonWriter(output)
            async for part in PersonalData(store).export_parts(user, time.time()):
                writer.add(part)
            writer.end()

    if file is None:
        with TemporaryFile() as whole:  # a command that fails prints nothing
            run_to_end(work(whole))
            whole.seek(0)
            for line in whole:
                typer.echo(line.decode(), nl=False)
        return
    try:
        with new_file(file) as part, part.open("wb") as output:
            run_to_end(work(output))
    except OSError as error:
        raise TyperException(f"The file {file} cannot be written: {error.strerror}.") from error


@data.command()
def delete(
    user: User,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
) -> None:
    """Delete the id and the names of one person, everywhere.

    An AI gets their seat in a running match. With SQLite, stop the bot first. With PostgreSQL, it may run. The status
    is 1 if the person used the bot so much meanwhile that something came back.
    """
    from unobot.ops.command_line_erasure import erase
    from unobot.storage.database import file_of
    from unobot.storage.instance import only_instance

    from .access import open_store

    async def work() -> bool:
        async with AsyncExitStack() as stack:
            store = await stack.enter_async_context(open_store(url()))
            if file_of(store.engine.url) is not None:  # a bot keeps users in memory if no other process can write
                await stack.enter_async_context(only_instance(url(), "data"))
            return await erase(store, user)

    if not (yes or _confirm(f"Delete everything about the user {user}? This cannot be undone.")):
        raise TyperException("Nothing was deleted.")
    if run_to_end(work()):
        typer.echo(f"Nothing about the user {user} is stored now. Older backups may still have it.")
    else:
        typer.echo(f"The user {user} uses the bot right now, and something came back. Try again.", err=True)
        raise typer.Exit(BROKEN)


def _confirm(question: str) -> bool:
    """Ask the admin, and return whether they agree. Return False on Ctrl-C, and without a terminal."""
    try:
        return typer.confirm(question)
    except typer.Abort:
        return False
