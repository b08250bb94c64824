"""The standings of an arena as a table for a terminal, during the matches and at the end."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from rich import box
from rich.console import Console, Group
from rich.live import Live
from rich.progress_bar import ProgressBar
from rich.table import Table
from rich.text import Text

from unobot.uui.standings import ArenaResult, Standing, Tally

_WIDTH: Final = 120  # without a terminal
_PER_SECOND: Final = 4


def standings_table(standings: tuple[Standing, ...]) -> Table:
    """Return the table, with a line for each contender."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("", overflow="fold")
    for name in ("wins", "share", "95 % interval", "chance", "rating", "lost", "strikes"):
        table.add_column(name, justify="right", no_wrap=True)
    for standing in standings:
        table.add_row(
            Text(standing.name),
            str(standing.wins),
            f"{standing.share:.2%}",
            f"{standing.low:.2%} to {standing.high:.2%}",
            f"{standing.chance:.2%}",
            f"{standing.rating:.1f} ± {standing.deviation:.1f}",
            str(standing.lost),
            str(standing.faults.get("late", 0) + standing.faults.get("illegal", 0)),
        )
    return table


def report(result: ArenaResult) -> str:
    """Return the result as text for people: the table, the faults of engines, and the totals."""
    console = Console(width=_WIDTH)
    with console.capture() as captured:
        console.print(standings_table(result.standings))
    sentences = [sentence for standing in result.standings for sentence in standing.told]
    summary = f"{result.matches} matches, rules {result.ruleset}, seed {result.seed}"
    moves = f"{result.rounds} rounds, {result.moves} moves, {result.seconds:.1f} s"
    table = [line.rstrip() for line in captured.get().splitlines() if line.strip()]
    return "\n".join([*table, "", *sentences, *([""] if sentences else []), summary, moves])


@contextmanager
def live(matches: int) -> Iterator[Callable[[Tally], None] | None]:
    """Yield a function to call after each match, which shows the standings on stderr, if that is a terminal."""
    if not sys.stderr.isatty():
        yield None
        return
    with Live(console=Console(stderr=True), refresh_per_second=_PER_SECOND, transient=True) as display:

        def show(tally: Tally) -> None:
            bar = ProgressBar(total=matches, completed=tally.matches, width=_WIDTH // 2)
            progress = Text(f"{tally.matches} of {matches} matches")
            display.update(Group(standings_table(tally.standings()), bar, progress))

        yield show
