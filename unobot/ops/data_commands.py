"""The commands of `unobot data`. Each imports its modules when it is called, so that the others start fast."""

import time
from typing import Annotated

import typer

from .db_commands import finished, url

data = typer.Typer(
    help="Delete old matches, and show or delete what is stored about one person.",
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
DAY = 24 * 3600.0


@data.command()
def prune(
    days: Annotated[int, typer.Option(min=1, max=3650, help="How many days a finished match is kept.")],
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only say what would be deleted.")] = False,
) -> None:
    """Delete the matches that ended more than DAYS days ago. The bot may run meanwhile.

    With UNOBOT_KEEP_DAYS, the bot does the same every day.
    """
    from unobot.storage.retention import Retention

    from .access import open_store

    before = time.time() - days * DAY

    async def work() -> str:
        async with open_store(url()) as store:
            old = await Retention(store).count(before)
            rest = f"matches {old.matches}, events {old.events}"
            if dry_run:
                return f"Would be deleted: tables {old.tables}, {rest}."
            return f"Deleted: tables {await Retention(store).prune(before)}, {rest}."

    typer.echo(finished(work()))
