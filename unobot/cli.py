"""The command line. A refused command prints one sentence to stderr and exits with status 2, without a traceback.

Every command imports its modules when it is called, so that `--help` and `--version` start fast.
"""

import io
import logging
import os
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TextIO

import typer
from typer import TyperException

import unobot
from unobot import admin_commands as admin
from unobot import owner_commands as owner
from unobot import record_commands as records
from unobot.environment import hide_secrets
from unobot.exit_status import BROKEN, CONFIGURATION, REFUSED
from unobot.logs import JSON, start_logging
from unobot.ops import data_commands, db_commands, result_commands, translation_commands
from unobot.settings import Settings, SettingsError, exposed_file, load_settings, wants_json
from unobot.uui import engine_commands as engines

if TYPE_CHECKING:
    from unobot.rules.ruleset.ruleset import Ruleset

log = logging.getLogger(__name__)

app = typer.Typer(
    help="A Discord bot that hosts matches of Uno. Without a command: run.",
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
app.add_typer(db_commands.db, name="db")
app.add_typer(data_commands.data, name="data")
app.add_typer(result_commands.results, name="results")
app.add_typer(result_commands.ratings, name="ratings")
app.add_typer(translation_commands.translations, name="translations")
app.add_typer(owner.servers, name="servers")
app.add_typer(owner.people, name="people")
app.add_typer(owner.notice, name="notice")
app.command()(owner.status)
app.command()(engines.engine)
app.command()(engines.arena)
app.add_typer(admin.config, name="config")
app.command()(admin.doctor)
app.command()(admin.health)
app.command()(admin.invite)
app.command()(records.state)
app.command()(records.verify)
app.command()(records.replay)
app.command()(records.coach)
emojis = typer.Typer(
    help="Manage the card pictures that the bot stores on Discord as its own emojis.",
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
app.add_typer(emojis, name="emojis")

Port = Annotated[int, typer.Option(min=0, max=65535, help="The port of the demo's page. 0 is any free port.")]
RULES = "The name of a ruleset (official, party, ...) or a rule code."
Open = Annotated[bool, typer.Option("--open/--no-open", help="Open the demo's page in the browser.")]


def main() -> None:
    """Run the command in `sys.argv` and exit. docs/hosting.md has the exit statuses."""
    for stream in (sys.stdout, sys.stderr):
        _accept_any_text(stream)
    try:
        code = app(prog_name="unobot", standalone_mode=False)
    except TyperException as error:
        refusal = error.format_message().rstrip(".") + "."
        code = REFUSED
    except SettingsError as error:
        refusal, code = str(error), CONFIGURATION
        if wants_json():
            start_logging("INFO", style=JSON)
            log.critical("%s", refusal)
            sys.exit(code)
    else:
        sys.exit(code)
    print(refusal, file=sys.stderr)  # noqa: T201 - the admin reads it
    sys.exit(code)


def _accept_any_text(stream: TextIO | None) -> None:
    """Write UTF-8 to a file or a pipe, and escape the characters that a terminal cannot display.

    Otherwise Python would use the code page of Windows for a file or a pipe, and fail at the first character that it
    lacks. Programs read records and JSON as UTF-8 on every computer.
    """
    if not isinstance(stream, io.TextIOWrapper):  # None if there is no console, or a buffer of a test
        return
    stream.reconfigure(encoding=None if stream.isatty() else "utf-8", errors="backslashreplace")


@app.callback(invoke_without_command=True)
def unobot_command(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version and exit.")] = False,
) -> None:
    """Run the options before a command, and run the bot if there is no command."""
    if version:
        typer.echo(f"unobot {unobot.__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        run()


@app.command()
def run(port: Port = 0, open_browser: Open = True) -> None:
    """Start the bot on Discord, or the demo if DISCORD_TOKEN is not set."""
    settings = load_settings()
    if settings.discord_token is None:
        hide_secrets()
        typer.echo("DISCORD_TOKEN is not set, so the demo starts: the same bot on a simulated Discord.", err=True)
        _demo(settings, port, open_browser)
    else:
        _bot(settings, settings.discord_token.get_secret_value())


@app.command()
def bot() -> None:
    """Start the bot on Discord, and never the demo: the command for a service."""
    settings = load_settings()
    if settings.discord_token is None:
        raise SettingsError("DISCORD_TOKEN must be set: a bot's token from the developer portal.")
    _bot(settings, settings.discord_token.get_secret_value())


def _bot(settings: Settings, token: str) -> None:
    from unobot.app import check_settings
    from unobot.bot import startup

    check_settings(settings)
    hide_secrets()
    start_logging(settings.log_level, token, settings.log_format)
    if (file := exposed_file()) is not None:
        log.warning("other accounts of this computer can read the token in %s: run `chmod 600 %s`", file, file)
    try:
        startup.run(settings)
    except startup.CannotRun as error:
        if settings.log_format == JSON:  # what reads the log reads each line as JSON
            log.critical("%s", error)
        else:
            typer.echo(error, err=True)
        raise typer.Exit(error.status) from error


@app.command()
def demo(port: Port = 0, open_browser: Open = True) -> None:
    """Play in the browser: the same bot on a simulated Discord, on this computer only."""
    _demo(load_settings(), port, open_browser)


@emojis.command()
def sync() -> None:
    """Upload the missing card pictures of all decks, and remove outdated ones.

    The bot uploads those of the official game at its first start, and those of another deck with its first table.
    """
    import asyncio

    from discord import HTTPException, LoginFailure

    from unobot.app import sync_emojis
    from unobot.bot.discord_api.app_emojis import NoRoom
    from unobot.bot.discord_api.error_codes import NO_SUCH_BOT
    from unobot.model.storage_errors import StorageError, WrongFile

    settings = load_settings()
    if settings.discord_token is None:
        raise TyperException("DISCORD_TOKEN is not set, so it is not known which bot gets the pictures.")
    start_logging(settings.log_level, settings.discord_token.get_secret_value(), settings.log_format)
    try:
        counts = asyncio.run(sync_emojis(settings.discord_token.get_secret_value(), settings.database_url))
    except WrongFile as error:
        raise SettingsError(str(error)) from error
    except StorageError as error:
        raise TyperException(str(error)) from error
    except NoRoom as error:
        raise TyperException(f"{error}.") from error
    except LoginFailure as error:
        raise TyperException(NO_SUCH_BOT) from error
    except HTTPException as error:
        raise TyperException(
            f"Discord refused the pictures: {error}. Uploaded pictures are kept, so try again."
        ) from error
    except OSError as error:
        raise TyperException(f"Discord cannot be reached: {error}.") from error
    typer.echo(
        f"{counts.uploaded} pictures uploaded, {counts.removed} outdated ones removed, {counts.unchanged} unchanged."
    )


@app.command()
def rules(
    ruleset: Annotated[str, typer.Option(help=RULES)] = "official",
    markdown: Annotated[
        bool, typer.Option("--markdown", help="Print the page of all rules instead, in Markdown.")
    ] = False,
    language: Annotated[
        str | None, typer.Option(help="The language: a file of unobot/locales, such as de.", show_default=False)
    ] = None,
) -> None:
    """Explain a ruleset in plain text, or all rules."""
    from unobot.i18n import languages, text_for
    from unobot.wording.rulebook import rules_page, rules_text

    if language is not None and language not in languages():
        raise TyperException(f"--language must be one of {', '.join(languages())}.")
    if markdown:  # English by default, even if UNOBOT_LANGUAGE is set
        typer.echo(rules_page(text_for(language)), nl=False)
    else:
        typer.echo(rules_text(text_for(language or load_settings().language), _ruleset(ruleset)))


@app.command()
def simulate(
    context: typer.Context,
    players: Annotated[
        str,
        typer.Option(help="The AI level of each seat, separated by commas: clever,casual,casual or clever,casual*2."),
    ] = "casual,casual,casual",
    matches: Annotated[int, typer.Option(help="The number of matches.")] = 100,
    seed: Annotated[int, typer.Option(help="The seed. The same seed gives the same matches.")] = 1,
    ruleset: Annotated[str, typer.Option(help=f"{RULES} random: see --rounds.")] = "official",
    rule: Annotated[
        list[str] | None,
        typer.Option(metavar="FIELD=VALUE", help="A rule that differs from --ruleset: stacking=same, seven=on."),
    ] = None,
    rounds: Annotated[
        int | None, typer.Option(help="The number of rounds to check with --ruleset random, each under other rules.")
    ] = None,
    forget: Annotated[
        float,
        typer.Option(
            help="The probability (0 to 1) that an AI forgets to say Uno. Others may catch it, or catch wrongly."
        ),
    ] = 0.0,
    jobs: Annotated[
        int | None, typer.Option(min=1, help="The number of processes. The default is one for each core.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as one line of JSON.")] = False,
    record: Annotated[
        Path | None, typer.Option(help="A new file, or an older record, for a record of every match.")
    ] = None,
) -> None:
    """Play matches between AIs and count their wins, or check every law of the rules at random.

    Each share of wins has its 95% confidence interval (Wilson).
    """
    from unobot.output_file import RECORD, output
    from unobot.selfplay import simulate as simulation

    if ruleset == "random":
        useless = [
            name
            for name in ("players", "matches", "rule", "forget", "jobs", "record")
            if _is_on_command_line(context, name)
        ]
        if useless:
            raise TyperException(f"--{useless[0]} does not go with --ruleset random, which plays single rounds.")
        _check_rules(1000 if rounds is None else rounds, seed, as_json)
        return
    if rounds is not None:
        raise TyperException("--rounds goes with --ruleset random; a match ends when a player wins.")
    levels = simulation.read_players(players)
    chosen_ruleset = _ruleset(ruleset, len(levels), rule or ())
    cores = jobs or os.cpu_count() or 1
    with ExitStack() as stack:
        try:
            lines = stack.enter_context(output(record, RECORD)) if record else None
            advance = stack.enter_context(_progress("matches", matches))
            result = simulation.simulate(
                levels, matches, seed, ruleset=chosen_ruleset, forget=forget, jobs=cores, record=lines, progress=advance
            )
        except simulation.SimulationError as error:
            raise TyperException(f"This cannot be simulated: {error}.") from error
        except OSError as error:
            raise TyperException(f"The file {record} of --record cannot be written: {error.strerror}.") from error
    typer.echo(result.json() if as_json else result.table())


def _ruleset(text: str, seats: int | None = None, changes: Iterable[str] = ()) -> "Ruleset":
    """Return the ruleset of a name or a code, with changes such as `stacking=same`.

    Raises `TyperException` if it is not valid, or not playable with this number of ``seats``.
    """
    from unobot.i18n import text_for
    from unobot.rules.ruleset.codes import VERSION, CodeProblem, RulesetCodeError
    from unobot.rules.ruleset.fields import FieldError, read_change
    from unobot.rules.ruleset.ruleset import PRESETS, RulesetError, differences, named_ruleset, ruleset_of
    from unobot.typed_text import plain
    from unobot.wording.rulesets import ruleset_refusal_words

    try:
        ruleset = ruleset_of(
            {**differences(named_ruleset(plain(text)), "official"), **dict(map(read_change, map(plain, changes)))}
        )
        if seats is not None:
            ruleset.check_seats(seats)
    except FieldError as error:
        raise TyperException(f"--rule cannot be read: {error}.") from error
    except (RulesetCodeError, RulesetError) as error:
        if error.reason in (CodeProblem.NO_CODE, CodeProblem.OTHER_VERSION):  # probably a misspelled name
            choices = f"only {', '.join(PRESETS)}, and codes, which begin with {VERSION}."
            raise TyperException(f"There are no rules {text!r}, {choices}") from error
        raise TyperException(ruleset_refusal_words(text_for(None), error)) from error
    return ruleset


def _demo(settings: Settings, port: int, open_browser: bool) -> None:
    from unobot import demo as page
    from unobot.model.storage_errors import StorageError

    # Warnings about the simulated Discord would hide the address of the page.
    start_logging(
        settings.log_level if "log_level" in settings.model_fields_set else "ERROR", style=settings.log_format
    )
    try:
        page.run(settings, port=port, open_browser=open_browser)
    except (page.DemoError, StorageError) as error:
        raise TyperException(str(error)) from error


def _is_on_command_line(context: typer.Context, name: str) -> bool:
    """Return whether the command line has this option."""
    source = context.get_parameter_source(name)
    return source is not None and source.name == "COMMANDLINE"


def _check_rules(rounds: int, seed: int, as_json: bool) -> None:
    """Play rounds under random rules and check the laws of the rules. Exit with status 1 if a law is broken."""
    from unobot.selfplay import invariants

    if rounds < 1:
        raise TyperException(f"At least one round has to be played, not {rounds}.")
    try:
        with _progress("rounds", rounds) as advance:
            result = invariants.check_rules(rounds, seed, advance)
    except invariants.InvariantBroken as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(BROKEN) from error
    typer.echo(result.json() if as_json else f"{result.rounds} rounds, {result.moves} moves: no law was broken")


@contextmanager
def _progress(what: str, total: int) -> Iterator[Callable[[int], None] | None]:
    """Yield a function that advances a progress bar, or None if stderr is not a terminal."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = (*Progress.get_default_columns()[:2], MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.update(task, completed=done)
