"""`unobot engine` and `unobot arena`. Each command imports its modules when it is called, so that others start fast."""

import asyncio
import logging
import os
import signal
import sys
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TextIO

import typer
from typer import TyperException

from unobot.logs import start_logging
from unobot.output_file import LOG, RECORD, Kind, output

if TYPE_CHECKING:
    from unobot.rules.ruleset.ruleset import Ruleset

MEBIBYTE = 1024**2

Rules = Annotated[
    list[str] | None, typer.Option(metavar="FIELD=VALUE", help="Change a rule: target=200, wild_draw_four=strict.")
]


def engine(
    level: Annotated[str, typer.Option(help="The level that plays.")],
    seed: Annotated[int | None, typer.Option(help="The same seed and the same requests give the same moves.")] = None,
    rule: Rules = None,
) -> None:
    """Be an engine of the Universal Uno Interface on standard input and output, for an arena to start."""
    from random import Random

    from unobot.ai.strategies import STRATEGIES
    from unobot.uui import server

    if level not in STRATEGIES:
        raise TyperException(f"There is no level {level!r}, only {', '.join(STRATEGIES)}.")
    rules = _rules(rule or ())
    start_logging("INFO")
    player = server.EngineServer(STRATEGIES[level], rules, Random(seed))  # noqa: S311 - a game's dice, not a secret
    with open(sys.stdout.fileno(), "wb", buffering=0, closefd=False) as sink:
        server.serve(player, sys.stdin.buffer, sink)


def arena(
    engine: Annotated[
        list[str],
        typer.Option(metavar="CMD", help="A program (run without a shell), or level:casual. Repeat for each."),
    ],
    matches: Annotated[int, typer.Option(help="How many matches.")] = 100,
    seats: Annotated[
        str | None, typer.Option(help="The engine at each seat, by number: 1,2,2,2. Default: one seat each.")
    ] = None,
    seed: Annotated[int, typer.Option(help="The same seed deals the same cards.")] = 1,
    rule: Rules = None,
    move_ms: Annotated[int, typer.Option(min=1, help="The time for a move of a program.")] = 2000,
    think_ms: Annotated[
        int, typer.Option(min=0, help="The time that a program thinks before it is asked for a move.")
    ] = 0,
    memory_mb: Annotated[int, typer.Option(min=0, help="The address space of a program; 0 is no limit.")] = 4096,
    jobs: Annotated[
        int | None, typer.Option(min=1, help="How many matches at a time. Default: one for each core.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as one line of JSON.")] = False,
    record: Annotated[
        Path | None, typer.Option(help="A new file, or an older record, for a record of every match.")
    ] = None,
    log: Annotated[
        Path | None, typer.Option(help="A new file, or one whose name ends in .log, for the stderr of programs.")
    ] = None,
) -> None:
    """Let programs that speak the Universal Uno Interface, and our levels, play matches against each other.

    Uno is announced for every player. A late or an illegal move is a strike; the third strike loses the match.
    """
    from unobot.uui import scoreboard
    from unobot.uui.arena import Arena
    from unobot.uui.contenders import ArenaError, read_contenders, read_layout
    from unobot.uui.engine_process import EngineSpec

    rules = _rules(rule or ())
    limits = EngineSpec(name="", argv=(), move=move_ms / 1000, think=think_ms / 1000, memory=memory_mb * MEBIBYTE)
    with ExitStack() as stack:
        lines = stack.enter_context(_writing("--record", record, RECORD)) if record else None
        stack.enter_context(_logging_to(stack.enter_context(_writing("--log", log, LOG)) if log else None))
        try:
            contenders = read_contenders(engine, limits)
            layout = read_layout(seats, len(contenders))
            show = stack.enter_context(scoreboard.live(matches))
            runner = Arena(
                contenders, layout, rules, seed, jobs=jobs or os.cpu_count() or 1, record=lines, progress=show
            )
            signal.signal(signal.SIGTERM, signal.default_int_handler)  # like Ctrl-C, it ends every process
            result = asyncio.run(runner.play(matches))
        except ArenaError as error:
            raise TyperException(f"This cannot be played: {error}.") from error
        except OSError as error:
            raise TyperException(f"The record cannot be written: {error.strerror}.") from error
    typer.echo(result.json() if as_json else scoreboard.report(result))


def _rules(changes: Iterable[str]) -> "Ruleset":
    """Return the official rules with changes, as engines can play them. Raise `TyperException`."""
    from unobot.rules.ruleset.fields import FieldError, read_change
    from unobot.rules.ruleset.ruleset import RulesetError, ruleset_of
    from unobot.uui.protocol import rules_for_engines

    try:
        rules = rules_for_engines(ruleset_of(dict(map(read_change, changes))))
    except FieldError as error:
        raise TyperException(f"--rule cannot be read: {error}.") from error
    except RulesetError as error:
        raise TyperException(f"These rules contradict each other ({error}).") from error
    if rules is None:
        raise TyperException(
            "Engines play the official rules: only target, clocks and wild_draw_four=strict may differ."
        )
    return rules


@contextmanager
def _writing(option: str, file: Path, kind: Kind) -> Iterator[TextIO]:
    """Open a file for writing. Raise `TyperException` if that fails."""
    with ExitStack() as stack:
        try:
            lines = stack.enter_context(output(file, kind))
        except OSError as error:
            raise TyperException(f"The file {file} of {option} cannot be written: {error.strerror}.") from error
        yield lines


@contextmanager
def _logging_to(lines: TextIO | None) -> Iterator[None]:
    """Write the log to a file, or nowhere, because stderr shows the table."""
    logger = logging.getLogger("unobot")
    handler = logging.NullHandler() if lines is None else logging.StreamHandler(lines)
    level = logger.level
    logger.addHandler(handler)
    logger.setLevel(logging.INFO)
    try:
        yield
    finally:
        logger.setLevel(level)
        logger.removeHandler(handler)
