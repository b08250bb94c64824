"""The demo (extra `demo`): the unmodified bot on a simulated Discord, in a browser."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from unobot.demo.demo_error import DemoError
from unobot.settings import Settings

__all__ = ["DemoError", "run"]


def run(settings: Settings, *, port: int, open_browser: bool) -> None:
    """Serve the demo on 127.0.0.1 until Ctrl-C, or until the visitor ends it in the page. Print its URLs.

    ``port`` 0 means any free port. ``open_browser`` opens the page if there is a browser. The database is temporary.

    Raises `DemoError` if the port is taken or the extra is not installed. Raises any error of a bot that cannot start.
    """
    try:
        with _quiet("discord.state", "discord.client"):  # simcord creates a client on import, which logs warnings
            from unobot.demo.session import play
    except ModuleNotFoundError as error:
        if (error.name or "unobot").startswith("unobot"):
            raise
        raise DemoError('The demo needs a simulated Discord: pip install "unobot[demo]".') from error
    play(settings, port=port, open_browser=open_browser)


@contextmanager
def _quiet(*names: str) -> Iterator[None]:
    loggers = [logging.getLogger(name) for name in names]
    for logger in loggers:
        logger.disabled = True
    try:
        yield
    finally:
        for logger in loggers:
            logger.disabled = False
