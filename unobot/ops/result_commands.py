"""The commands `unobot results` and `unobot ratings`. Each imports its modules when it is called."""

from typing import TYPE_CHECKING

import typer

from .db_commands import BROKEN, run_to_end, url

if TYPE_CHECKING:
    from .result_filling import Filled

results = typer.Typer(
    help="Look after the results of matches.",
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
ratings = typer.Typer(
    help="Look after the ratings of people.",
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)


@results.callback()
def _results() -> None:
    """Look after the results of matches."""


@results.command("rebuild")
def rebuild_results() -> None:
    """Find the results of all ended matches again from their logs, and then all ratings. The bot may run meanwhile.

    Results of matches whose log was deleted stay. Those of matches that count for nobody are removed. A match with a
    damaged log is left out and named, and the exit status is then 1.
    """
    from unobot.features.results.store import Results

    from .access import open_store
    from .result_filling import fill_in

    async def work() -> "Filled":
        async with open_store(url()) as store:
            return await fill_in(store, Results(store))

    filled = run_to_end(work())
    typer.echo(f"Results: {filled.new} new, {filled.changed} changed, {filled.same} as before.")
    if filled.removed:
        typer.echo(
            f"Removed: {filled.removed} of matches that count for nobody, because nobody was there at their end."
        )
    _report(filled)


@ratings.callback()
def _ratings() -> None:
    """Look after the ratings of people."""


@ratings.command("rebuild")
def rebuild_ratings() -> None:
    """Find the ratings and sums of all people again from the results. The bot may run meanwhile.

    A result that cannot be read counts nowhere and is named, and the exit status is then 1.
    """
    from unobot.features.results.store import Results

    from .access import open_store
    from .result_filling import recompute_ratings

    async def work() -> "Filled":
        async with open_store(url()) as store:
            return await recompute_ratings(Results(store))

    _report(run_to_end(work()))


def _report(filled: "Filled") -> None:
    """Print the number of servers and all problems, and exit with status 1 if there are any."""
    typer.echo(f"Ratings: {filled.servers} servers.")
    for problem in filled.problems:
        typer.echo(problem, err=True)
    if filled.problems:
        raise typer.Exit(BROKEN)
