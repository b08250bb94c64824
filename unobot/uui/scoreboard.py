"""The standings of an arena as a table for a terminal, while it is played and at the end."""

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

_WIDTH: Final = 120  # where there is no terminal that has one
_PER_SECOND: Final = 4


def standings_table(standings: tuple[Standing, ...]) -> Table:
    """Return the table: a line for each contender, and under it what engines did wrong."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("", overflow="fold")
    for name in ("wins", "share", "95 % interval", "chance", "rating", "lost", "strikes"):
        table.add_column(name, justify="right", no_wrap=True)
    for each in standings:
        table.add_row(
            Text(each.name),
            str(each.wins),
            f"{each.share:.2%}",
            f"{each.low:.2%} to {each.high:.2%}",
            f"{each.chance:.2%}",
            f"{each.rating:.1f} ± {each.deviation:.1f}",
            str(each.lost),
            str(each.faults.get("late", 0) + each.faults.get("illegal", 0)),
        )
    return table


def report(result: ArenaResult) -> str:
    """Return the result as text for people: the table, what engines did wrong, what was played."""
    console = Console(width=_WIDTH)
    with console.capture() as captured:
        console.print(standings_table(result.standings))
    told = [sentence for each in result.standings for sentence in each.told]
    played = f"{result.matches} matches, rules {result.ruleset}, seed {result.seed}"
    moves = f"{result.rounds} rounds, {result.moves} moves, {result.seconds:.1f} s"
    table = [line.rstrip() for line in captured.get().splitlines() if line.strip()]
    return "\n".join([*table, "", *told, *([""] if told else []), played, moves])


@contextmanager
def live(matches: int) -> Iterator[Callable[[Tally], None] | None]:
    """What to call after each match, so that stderr shows the standings, if that is a terminal."""
    if not sys.stderr.isatty():
        yield None
        return
    with Live(console=Console(stderr=True), refresh_per_second=_PER_SECOND, transient=True) as shown:

        def show(tally: Tally) -> None:
            bar = ProgressBar(total=matches, completed=tally.matches, width=_WIDTH // 2)
            done = Text(f"{tally.matches} of {matches} matches")
            shown.update(Group(standings_table(tally.standings()), bar, done))

        yield show
