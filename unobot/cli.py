"""The command line. What cannot work is said in one sentence on stderr, with exit code 2 and no traceback.

Every command imports what it needs when it is called, so that `--help` and `--version` cost nothing.
"""

import logging
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

import unobot
from unobot.settings import Settings, SettingsError, load_settings

if TYPE_CHECKING:
    from unobot.simulate import Result

REFUSED = 2
TOKEN_IN_URL = re.compile(r"(/(?:webhooks|interactions)/\d+/)[^/\s?'\"]+")

app = typer.Typer(
    help="A Discord bot that hosts matches of Uno. Without a command: run.",
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)

Port = Annotated[int, typer.Option(min=0, max=65535, help="Port of the demo's page; 0 is any free one.")]
Open = Annotated[bool, typer.Option("--open/--no-open", help="Open the demo's page in the browser.")]


class Refusal(Exception):
    """A command cannot do what it was asked; the text is the sentence that the admin reads."""


def main() -> None:
    """Run the command that `sys.argv` names, then exit: 0 done, 2 refused, 130 interrupted."""
    try:
        code = app(prog_name="unobot", standalone_mode=False)
    except typer.TyperException as error:
        refusal = error.format_message().rstrip(".") + "."
    except (Refusal, SettingsError) as error:
        refusal = str(error)
    else:
        sys.exit(code)
    print(refusal, file=sys.stderr)  # noqa: T201 - what an admin reads
    sys.exit(REFUSED)


@app.callback(invoke_without_command=True)
def unobot_command(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version and exit.")] = False,
) -> None:
    """What happens before, or without, a command."""
    if version:
        typer.echo(f"unobot {unobot.__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        run()


@app.command()
def run(port: Port = 0, open_browser: Open = True) -> None:
    """Start the bot on Discord, or the demo where DISCORD_TOKEN is not set."""
    settings = _settings()
    if settings.discord_token is None:
        typer.echo("DISCORD_TOKEN is not set, so here is the demo: the same bot on a simulated Discord.", err=True)
        _demo(settings, port, open_browser)
        return
    from discord import LoginFailure

    from unobot.bot import client
    from unobot.storage.database import StorageError

    start_logging(settings.log_level, settings.discord_token.get_secret_value())
    try:
        client.run(settings)
    except StorageError as error:
        raise Refusal(str(error)) from error
    except LoginFailure as error:
        raise Refusal(
            "DISCORD_TOKEN is no token that Discord knows: copy your bot's from the developer portal."
        ) from error
    except OSError as error:
        logging.getLogger("unobot").debug("the connection to Discord failed", exc_info=True)
        raise Refusal(f"Discord cannot be reached: {error}.") from error


@app.command()
def demo(port: Port = 0, open_browser: Open = True) -> None:
    """Play in the browser: the same bot on a simulated Discord, on this computer only."""
    _demo(_settings(), port, open_browser)


@app.command()
def simulate(
    players: Annotated[str, typer.Option(help="The level of each seat's AI, by commas.")] = "casual,casual,casual",
    matches: Annotated[int, typer.Option(help="How many matches.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed gives the same matches.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as one line of JSON.")] = False,
    record: Annotated[Path | None, typer.Option(help="Write a record of every match to this file.")] = None,
) -> None:
    """Let AIs play matches against each other and count who wins."""
    from unobot import simulate as simulation

    levels = [level.strip() for level in players.split(",")]
    with ExitStack() as stack:
        try:
            lines = stack.enter_context(record.open("w", encoding="utf-8")) if record else None
            advance = stack.enter_context(_progress(matches))
            result = simulation.simulate(levels, matches, seed, record=lines, progress=advance)
        except simulation.SimulationError as error:
            raise Refusal(f"This cannot be simulated: {error}.") from error
        except OSError as error:
            raise Refusal(f"The file {record} of --record cannot be written: {error.strerror}.") from error
    typer.echo(result.json() if as_json else _report(levels, result))


class BlottingFormatter(logging.Formatter):
    """Formats what is logged, exceptions included, without the bot's token and without those in addresses."""

    def __init__(self, secret: str = "") -> None:
        super().__init__("{asctime} {levelname:<7} {name}: {message}", style="{")
        self._secret = secret

    def format(self, record: logging.LogRecord) -> str:
        """The text of a record, with `[token]` wherever one stood."""
        text = super().format(record)
        if self._secret:
            text = text.replace(self._secret, "[token]")
        return TOKEN_IN_URL.sub(r"\1[token]", text)


def start_logging(level: str, secret: str = "") -> None:
    """Write the log to stderr: ours from `level` on, the libraries' from INFO on; `secret` is blotted out."""
    handler = logging.StreamHandler()
    handler.setFormatter(BlottingFormatter(secret))
    logging.basicConfig(level=max(logging.INFO, logging.getLevelNamesMapping()[level]), handlers=[handler])
    logging.getLogger("unobot").setLevel(level)
    logging.getLogger("alembic").setLevel(logging.WARNING)  # it tells at every start which database it speaks


def _settings() -> Settings:
    from unobot.i18n import languages

    settings = load_settings()
    if settings.language is not None and settings.language not in languages():
        raise Refusal(f"UNOBOT_LANGUAGE must be one of {', '.join(languages())}.")
    return settings


def _demo(settings: Settings, port: int, open_browser: bool) -> None:
    from unobot import demo as page
    from unobot.storage.database import StorageError

    # The page's address should not drown in warnings about a Discord that is not there.
    start_logging(settings.log_level if "log_level" in settings.model_fields_set else "ERROR")
    try:
        page.run(settings, port=port, open_browser=open_browser)
    except (page.DemoError, StorageError) as error:
        raise Refusal(str(error)) from error


@contextmanager
def _progress(matches: int) -> Iterator[Callable[[int], None] | None]:
    """What to call with the number of matches played so far: a bar on stderr where that is a terminal."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = (*Progress.get_default_columns()[:2], MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("matches", total=matches)
        yield lambda played: bar.update(task, completed=played)


def _report(levels: list[str], result: "Result") -> str:
    lines = [f"{level:<12} {wins:>7} of {result.matches} won" for level, wins in zip(levels, result.wins, strict=True)]
    return "\n".join([*lines, f"{result.rounds} rounds, {result.moves} moves, {result.seconds:.1f} s"])
