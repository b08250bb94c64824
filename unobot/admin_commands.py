"""The commands with which an admin looks after a bot. Each imports its modules when it is called."""

import asyncio
import binascii
import os
from base64 import urlsafe_b64decode
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from typer import TyperException

import unobot
from unobot.exit_status import BROKEN
from unobot.logs import start_logging
from unobot.settings import Settings, SettingsError, load_settings

if TYPE_CHECKING:
    from unobot.diagnosis import CheckResult

PAGE_TIMEOUT = 5.0
"""The timeout of a request to the status page, in seconds. The checks of the page itself take less."""
LOOPBACK_OF_WILDCARD = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104 - an address to serve on, and the one to ask then

config = typer.Typer(
    help="Show and check the settings.",
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)


@config.callback()
def _config() -> None:
    """Show and check the settings."""


@config.command()
def show() -> None:
    """Print every setting, its value, and where the value comes from. Secrets are masked."""
    from unobot.ops.shown_settings import shown_settings

    rows = shown_settings(load_settings())
    names, values = max(len(row.name) for row in rows), max(len(row.value) for row in rows)
    for row in rows:
        typer.echo(f"{row.name:<{names}}  {row.value:<{values}}  {row.source}")


@config.command()
def check() -> None:
    """Check the settings as a start of the bot does, without a connection. Exit with 78 if one is wrong."""
    from unobot.app import check_settings
    from unobot.bot.configured_engines import engines_of

    settings = load_settings()
    engines_of(settings)
    check_settings(settings)
    if settings.discord_token is None:
        typer.echo("The settings are valid. DISCORD_TOKEN is not set, so only the demo can start.")
    else:
        typer.echo("The settings are valid.")


def invite(
    application_id: Annotated[
        int | None,
        typer.Option(
            min=1, help="The id of the application. The default is that of DISCORD_TOKEN.", show_default=False
        ),
    ] = None,
) -> None:
    """Print the links with which you add the bot to a server, or to your own apps."""
    from unobot.bot.discord_api.install_links import personal_link, server_link

    if application_id is None:
        token = load_settings().discord_token
        if token is None:
            raise TyperException("DISCORD_TOKEN is not set: set it, or name the application with --application-id.")
        application_id = _application_id(token.get_secret_value())
    typer.echo(f"For a server: {server_link(application_id)}")
    typer.echo(f"For yourself: {personal_link(application_id)}")


def _application_id(token: str) -> int:
    """Return the id in the first part of a token. Raises `TyperException` if there is none."""
    first = token.partition(".")[0]
    try:
        return int(urlsafe_b64decode(first + "=" * (-len(first) % 4)).decode("ascii"))
    except (binascii.Error, ValueError):
        raise TyperException(
            "DISCORD_TOKEN does not contain the id of an application: name it with --application-id."
        ) from None


def health(
    ready: Annotated[
        bool, typer.Option("--ready", help="Also ask whether Discord and the database answer the bot.")
    ] = False,
) -> None:
    """Ask the running bot whether it is alive. Exit with 0 if it is, and with 1 if not.

    It is for a Docker health check, and needs UNOBOT_WATCH_PORT.
    """
    settings = load_settings()
    if settings.watch_port is None:
        raise TyperException("UNOBOT_WATCH_PORT is not set, so the bot has no status page to ask.")
    host = LOOPBACK_OF_WILDCARD.get(settings.watch_host, settings.watch_host)
    page = HTTPConnection(host, settings.watch_port, timeout=PAGE_TIMEOUT)
    try:
        page.request("GET", "/readyz" if ready else "/healthz")
        response = page.getresponse()
        body = response.read().decode(errors="replace")
    except (OSError, HTTPException) as error:
        reason = str(error) or type(error).__name__
        typer.echo(f"The bot does not answer at {host}, port {settings.watch_port}: {reason}.", err=True)
        raise typer.Exit(BROKEN) from error
    finally:
        page.close()
    typer.echo(body)
    if response.status != 200:
        raise typer.Exit(BROKEN)


def doctor(
    report: Annotated[
        Path | None,
        typer.Option(help="A new file for a bug report, without secrets, names and ids.", show_default=False),
    ] = None,
    log: Annotated[
        typer.FileText | None,
        typer.Option(
            help="With --report: the log of the bot, or - for standard input. Its last lines are in the report.",
            errors="replace",
            show_default=False,
        ),
    ] = None,
    live: Annotated[
        int | None,
        typer.Option(help="The id of a channel for a test with a message and its buttons.", min=1, show_default=False),
    ] = None,
    wait: Annotated[
        int, typer.Option(min=0, max=1800, help="With --live: seconds before the second panel; 960 tests everything.")
    ] = 45,
) -> None:
    """Check the token, the connection, the permissions, the database and the files. The bot may run meanwhile.

    Each problem is one line that says what to do. Exit with 0 if all is well, and with 1 if not.
    """
    from unobot.diagnosis import Severity
    from unobot.model.storage_errors import StorageError, WrongFile
    from unobot.ops.bug_report import database_facts, last_lines, write_report

    settings = load_settings()
    if log is not None and report is None:
        raise TyperException("--log goes with --report.")
    if report is not None and os.path.lexists(report):
        raise TyperException(f"The file {report} already exists. Name a new file.")
    start_logging("ERROR", "" if settings.discord_token is None else settings.discord_token.get_secret_value())
    try:
        results = asyncio.run(_run_checks(settings, live, wait))
    except WrongFile as error:
        raise SettingsError(str(error)) from error
    problems = sum(result.severity is Severity.PROBLEM for result in results)
    if report is not None:
        try:
            facts = asyncio.run(database_facts(settings))
            write_report(report, settings, results, facts, [] if log is None else last_lines(log))
        except StorageError as error:
            raise TyperException(str(error)) from error
        typer.echo(f"The report is in {report}. Read it before you send it.", err=True)
    if problems:
        typer.echo(f"{problems} problems." if problems > 1 else "1 problem.", err=True)
        raise typer.Exit(BROKEN)
    typer.echo("All is well.", err=True)


async def _run_checks(settings: Settings, live: int | None, wait: float) -> list["CheckResult"]:
    """Make all checks, and print their results."""
    from unobot.bot.doctor.discord_checks import check_discord
    from unobot.bot.doctor.live_probe import Probe
    from unobot.bot.doctor.release_check import check_release
    from unobot.diagnosis import Severity, ok
    from unobot.i18n import text_for
    from unobot.ops.database_checks import check_database

    results = [ok("version", f"unobot {unobot.__version__}")]
    found, facts = await check_database(settings)
    results += [*found, *await check_discord(settings, facts), *await check_release(settings)]
    for result in results:
        typer.echo(result)
    knows_bot = any(result.check == "token" and result.severity is Severity.OK for result in results)
    if live is not None and settings.discord_token is not None and knows_bot:
        probe = Probe(text_for(settings.language), live, wait, typer.echo, facts.messages)
        results += await probe.run(settings.discord_token.get_secret_value(), settings.shard_count)
        for result in probe.results:
            typer.echo(result)
    return results
