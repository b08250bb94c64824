"""The commands by which an admin looks after a bot. Each imports its modules when it is called."""

from http.client import HTTPConnection, HTTPException
from typing import Annotated

import typer
from typer import TyperException

from unobot.exit_status import BROKEN
from unobot.settings import load_settings

PATIENCE = 5.0
"""Seconds that the status page may take. Its own checks take less."""
EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104 - an address to serve on, and the one to ask then


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
    host = EVERYWHERE.get(settings.watch_host, settings.watch_host)
    page = HTTPConnection(host, settings.watch_port, timeout=PATIENCE)
    try:
        page.request("GET", "/readyz" if ready else "/healthz")
        answer = page.getresponse()
        said = answer.read().decode(errors="replace")
    except (OSError, HTTPException) as error:
        reason = str(error) or type(error).__name__
        typer.echo(f"The bot does not answer at {host}, port {settings.watch_port}: {reason}.", err=True)
        raise typer.Exit(BROKEN) from error
    finally:
        page.close()
    typer.echo(said)
    if answer.status != 200:
        raise typer.Exit(BROKEN)
