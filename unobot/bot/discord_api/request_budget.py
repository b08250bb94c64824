"""The request budget: the rate of requests with the bot's token, and the number of refused requests.

Discord allows 50 requests a second with a bot's token, for all its processes together. It bans an IP address after
10,000 refused requests (401, 403, 429) in ten minutes. Requests with the token of an interaction do not count for the
rate, but they count when they are refused.
"""

from __future__ import annotations

import asyncio
import logging
from bisect import bisect_left, insort
from collections import Counter, deque
from collections.abc import Callable
from enum import IntEnum
from itertools import count
from types import SimpleNamespace

import aiohttp

from unobot.bot.discord_api.request_outage import RequestOutage
from unobot.model.clock import Clock

log = logging.getLogger(__name__)

RATE = 40.0
"""Requests a second with the bot's token."""
SLOW_SECONDS = 60.0
"""Seconds at half of `RATE` after Discord refused a request with 429."""
_GATEWAY_SCHEMES = ("ws", "wss")
"""The schemes of the gateway's addresses. It has a log of its own."""
REFUSED_STATUSES = (401, 403, 429)
MAX_REFUSALS = 3000
"""Refused requests within `REFUSAL_WINDOW` seconds from which requests that can wait have to wait."""
REFUSAL_WINDOW = 600.0
TICK = 0.001
"""A wait of at most this many seconds counts as no wait."""


class Rank(IntEnum):
    """The priority of requests when they are scarce, 1 first. Within a rank, the oldest request goes first."""

    NEWS = 1
    """Lobbies and closed tables."""
    CALL = 2
    """Mentions of users: turn reminders, invitations."""
    TABLE = 3
    """Tables in play."""
    DIRECT = 4
    """DM hands, whose owners can also use a panel."""
    EMOJI = 5
    """The bot's own emojis: plain signs stand for them until they are there."""


IsWanted = Callable[[], bool]
"""Returns whether a waiting request is still wanted."""


def always() -> bool:
    """Return True."""
    return True


class RequestBudget:
    """The request budget of this process. ``monotonic`` measures the gaps, in seconds.

    ``share``: the part of the bot's rate limit that this process may use, from 0 to 1. Other processes use the rest.
    """

    def __init__(self, monotonic: Clock, share: float = 1.0) -> None:
        self._monotonic = monotonic
        self._gap = 1 / (RATE * share)
        self._next_free = float("-inf")
        """When the next request may be sent, by the monotonic clock."""
        self._slow_until = float("-inf")
        self._token_logged_at = float("-inf")
        """When the last line about too many requests with one token was logged."""
        self._waiting: list[tuple[Rank, int]] = []
        """The waiting requests, sorted: the next one is first."""
        self._numbers = count()
        self._refused_at: deque[float] = deque(maxlen=max(1, round(MAX_REFUSALS * share)))
        self._strained = False
        self.refusals: Counter[int] = Counter()
        """How often Discord answered with each HTTP status that is an error."""
        self.outage = RequestOutage(monotonic)

    @property
    def waiting(self) -> int:
        """The number of requests that wait."""
        return len(self._waiting)

    async def turn(self, rank: Rank, is_wanted: IsWanted = always) -> bool:
        """Wait until the budget allows one more request with the bot's token. Return whether that took time.

        If ``is_wanted`` becomes false, the wait ends early and the request is not counted.
        """
        ticket, waited = (rank, next(self._numbers)), False
        insort(self._waiting, ticket)
        try:
            # Requests with a higher rank can change the wait.
            while is_wanted() and (wait := self._wait(ticket)) > TICK:
                waited = True
                await asyncio.sleep(wait)
            if is_wanted():
                self._next_free = max(self._next_free, self._monotonic()) + self._pace()
        finally:
            del self._waiting[bisect_left(self._waiting, ticket)]
        return waited

    def slow_down(self) -> None:
        """Halve the rate for `SLOW_SECONDS` seconds, because Discord said that there were too many requests."""
        if not self._is_slow():
            log.warning("too many requests for Discord: half as many for %.0f s", SLOW_SECONDS)
        self._slow_until = self._monotonic() + SLOW_SECONDS

    def token_refused(self, seconds: float) -> None:
        """Record that Discord takes the next request with a token after ``seconds``. One line a minute is enough."""
        now = self._monotonic()
        if now >= self._token_logged_at + SLOW_SECONDS:
            self._token_logged_at = now
            log.warning("too many requests with one token: the next one in %.2f s", seconds)

    def count_refusal(self) -> None:
        """Count a request that Discord refused."""
        self._refused_at.append(self._monotonic())
        was_strained, self._strained = self._strained, self.is_strained()
        if self._strained and not was_strained:
            log.warning(
                "Discord refused %d requests in ten minutes: requests that can wait are postponed",
                len(self._refused_at),
            )

    def is_strained(self) -> bool:
        """Return whether Discord recently refused many requests. Requests that can wait are postponed then."""
        return (
            len(self._refused_at) == self._refused_at.maxlen
            and self._refused_at[0] > self._monotonic() - REFUSAL_WINDOW
        )

    def count_answer(self, answer: aiohttp.ClientResponse) -> None:
        """Count the request of this answer if Discord refused it. Any answer can begin or end an outage."""
        if answer.url.scheme not in _GATEWAY_SCHEMES:
            self.outage.answered(answer.status)
        if answer.status < 400:
            return
        self.refusals[answer.status] += 1
        if answer.status in REFUSED_STATUSES and answer.headers.get("X-RateLimit-Scope") != "shared":
            self.count_refusal()

    def trace(self, date: Callable[[str], None]) -> aiohttp.TraceConfig:
        """Return a trace that counts all answers, including the answers that discord.py retries itself.

        ``date`` is called with the header ``Date`` of each answer, or with an empty text.
        """
        trace = aiohttp.TraceConfig()

        async def on_request_end(
            _: aiohttp.ClientSession, __: SimpleNamespace, end: aiohttp.TraceRequestEndParams
        ) -> None:
            self.count_answer(end.response)
            date(end.response.headers.get("Date", ""))

        async def on_request_exception(
            _: aiohttp.ClientSession, __: SimpleNamespace, lost: aiohttp.TraceRequestExceptionParams
        ) -> None:
            if isinstance(lost.exception, aiohttp.ClientError | OSError) and lost.url.scheme not in _GATEWAY_SCHEMES:
                self.outage.failed(lost.exception)

        trace.on_request_end.append(on_request_end)
        trace.on_request_exception.append(on_request_exception)
        return trace

    def _wait(self, ticket: tuple[Rank, int]) -> float:
        """Return the seconds until this request may be sent, if no request with a higher rank arrives."""
        ahead = bisect_left(self._waiting, ticket)
        now = self._monotonic()
        return max(self._next_free, now) + ahead * self._pace() - now

    def _pace(self) -> float:
        return self._gap * 2 if self._is_slow() else self._gap

    def _is_slow(self) -> bool:
        return self._monotonic() < self._slow_until
