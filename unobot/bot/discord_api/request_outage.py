"""Log an outage of Discord's requests in two lines: one when it begins, and one when it ends."""

from __future__ import annotations

import logging

import aiohttp
import discord

from unobot.bot.discord_api.error_codes import UNKNOWN_INTERACTION, UNREACHABLE, is_temporary, reason
from unobot.model.clock import Clock

log = logging.getLogger(__name__)

FAILING_SECONDS = 2.0
"""Seconds of failures without a success that are an outage. A request that fails once is repeated."""
LATE_SECONDS = 30.0
"""Seconds after an outage in which requests of it are still repeated, some of them in vain."""


class RequestOutage:
    """Whether Discord takes requests. The gateway, which `GatewayWatch` watches, can work meanwhile."""

    def __init__(self, monotonic: Clock) -> None:
        self._monotonic = monotonic
        self._failing_since: float | None = None
        self._is_logged = False
        self._late_until = float("-inf")

    def failed(self, error: BaseException) -> None:
        """Record a request that got no answer."""
        self._fail(reason(error), at_once=isinstance(error, aiohttp.ClientConnectorError))

    def answered(self, status: int) -> None:
        """Record an answer, by its HTTP status."""
        if status >= 500:
            self._fail(f"HTTP {status}", at_once=False)
            return
        if self._is_logged and self._failing_since is not None:
            now = self._monotonic()
            log.warning("Discord takes requests again after %.0f s", now - self._failing_since)
            self._late_until = now + LATE_SECONDS
        self._failing_since, self._is_logged = None, False

    def explains(self, error: BaseException) -> bool:
        """Return whether an error belongs to the outage that is logged, and so needs no line of its own.

        An answer that is repeated until the end of the outage comes too late for its interaction.
        """
        if not self._is_logged and self._monotonic() >= self._late_until:
            return False
        is_too_late = isinstance(error, discord.HTTPException) and error.code == UNKNOWN_INTERACTION
        return is_too_late or (isinstance(error, UNREACHABLE) and is_temporary(error))

    def _fail(self, words: str, *, at_once: bool) -> None:
        now = self._monotonic()
        if self._failing_since is None:
            self._failing_since = now
        if not self._is_logged and (at_once or now - self._failing_since >= FAILING_SECONDS):
            self._is_logged = True
            log.warning("Discord takes no requests (%s); this is logged again when it does", words)
