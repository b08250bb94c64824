"""The request budget: the rate of requests with the bot's own token, and the number of refused requests.

Discord allows 50 requests a second with a bot's token, for all its processes together. It bans an address from which
10,000 requests in ten minutes were refused (401, 403, 429). Requests with the token of an interaction do not count
for the rate, but count when they are refused.
"""

from __future__ import annotations

import asyncio
import logging
from bisect import bisect_left, insort
from collections import deque
from enum import IntEnum
from itertools import count
from types import SimpleNamespace

import aiohttp

from unobot.tables.state.timing import Clock

log = logging.getLogger(__name__)

RATE = 40.0
"""Requests a second with the bot's own token."""
SLOWED = 60.0
"""Seconds at half that rate after Discord said that there were too many."""
REFUSED = (401, 403, 429)
MANY = 3000
"""Refused requests within `WINDOW` seconds after which everything that can wait has to."""
WINDOW = 600.0
TICK = 0.001
"""Seconds: what is due sooner is due now."""


class Rank(IntEnum):
    """The order of requests when they are scarce; those of one rank go in the order they came."""

    NEWS = 1
    """Lobbies, and what has ended."""
    CALL = 2
    """Calls to players: turn reminders, invitations."""
    TABLE = 3
    """Tables in play."""
    DIRECT = 4
    """Hands in direct messages: their owners have panels too."""


class RequestBudget:
    """One for the process; ``monotonic`` measures the gaps, in seconds.

    ``share`` is the part, up to 1, of what Discord allows the bot that this process may use: the others use the rest.
    """

    def __init__(self, monotonic: Clock, share: float = 1.0) -> None:
        self._monotonic = monotonic
        self._gap = 1 / (RATE * share)
        self._free = float("-inf")
        """When the next request may go."""
        self._slow_until = float("-inf")
        self._waiting: list[tuple[Rank, int]] = []
        """In the order in which they will go."""
        self._numbers = count()
        self._refused: deque[float] = deque(maxlen=max(1, round(MANY * share)))
        self._strained = False

    async def turn(self, rank: Rank) -> None:
        """Wait until one more request may go with the bot's own token."""
        ticket = rank, next(self._numbers)
        insort(self._waiting, ticket)
        try:
            while (wait := self._wait(ticket)) > TICK:  # noqa: ASYNC110 - one's place in the queue is a time
                await asyncio.sleep(wait)
            self._free = max(self._free, self._monotonic()) + self._pace()
        finally:
            del self._waiting[bisect_left(self._waiting, ticket)]

    def slow_down(self) -> None:
        """Discord said that there were too many requests: half as many for a while."""
        if not self._is_slow():
            log.warning("too many requests for Discord: half as many for %.0f s", SLOWED)
        self._slow_until = self._monotonic() + SLOWED

    def refused(self) -> None:
        """Discord refused a request in a way that it counts."""
        self._refused.append(self._monotonic())
        was, self._strained = self._strained, self.is_strained()
        if self._strained and not was:
            log.warning("Discord refused %d requests in ten minutes: what can wait has to", len(self._refused))

    def is_strained(self) -> bool:
        """Whether so much was refused lately that nothing should be asked that can wait."""
        return len(self._refused) == self._refused.maxlen and self._refused[0] > self._monotonic() - WINDOW

    def trace(self) -> aiohttp.TraceConfig:
        """Return a trace that counts refused requests, also those that discord.py deals with itself."""
        trace = aiohttp.TraceConfig()

        async def count_refusal(
            _: aiohttp.ClientSession, __: SimpleNamespace, end: aiohttp.TraceRequestEndParams
        ) -> None:
            answer = end.response
            if answer.status in REFUSED and answer.headers.get("X-RateLimit-Scope") != "shared":
                self.refused()

        trace.on_request_end.append(count_refusal)
        return trace

    def _wait(self, ticket: tuple[Rank, int]) -> float:
        """Return the seconds until this turn, if no more important request comes."""
        ahead = bisect_left(self._waiting, ticket)
        now = self._monotonic()
        return max(self._free, now) + ahead * self._pace() - now

    def _pace(self) -> float:
        return self._gap * 2 if self._is_slow() else self._gap

    def _is_slow(self) -> bool:
        return self._monotonic() < self._slow_until
