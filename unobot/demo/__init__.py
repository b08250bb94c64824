"""The demo (extra `demo`): the same bot, unmodified, on a simulated Discord, played in a page."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from unobot.demo.demo_error import DemoError
from unobot.settings import Settings

__all__ = ["DemoError", "run"]


def run(settings: Settings, *, port: int, open_browser: bool) -> None:
    """Serve the demo on 127.0.0.1 until Ctrl-C or until the visitor ends it in the page; print its addresses.

    ``port`` 0 takes any free one; ``open_browser`` also opens the page where there is a browser. The database
    is a new one, gone afterwards. Raises DemoError where the port is taken or the extra is not installed, and
    what the bot raises where it cannot start.
    """
    try:
        with _quiet("discord.state", "discord.client"):  # simcord makes a bare client as it is imported
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
