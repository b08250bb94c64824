"""Silences: times in which no press of anybody can arrive, so no clock of a person may run.

The connection to Discord is lost or says nothing, Discord has an outage of a server, or this process does not run.
`bot/discord_api/gateway_watch` notices that. Each home of tables has an `Ear`, because a shard or a server can be deaf
while the others hear. While an ear is deaf, its tables do nothing by themselves. Then every clock goes on with what it
had.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection

from unobot.model.clock import Clock

MIN_SILENCE = 1.0
"""The shortest sum of silences that matters to a table, in seconds."""

MIN_SHOWN_SILENCE = 5.0
"""Seconds of a silence after which the screens of tables that would act now say that they wait."""


class Ear:
    """Whether presses arrive from one home (`TableState.home_id`), and how long none did. ``monotonic``: in seconds."""

    def __init__(self, monotonic: Clock) -> None:
        self._monotonic = monotonic
        self._over = 0.0
        """The seconds of all silences that are over."""
        self._since: float | None = None
        self.opened_at = float("-inf")
        """When the last silence ended, by the monotonic clock."""

    @property
    def is_deaf(self) -> bool:
        """Return whether no press can arrive now."""
        return self._since is not None

    @property
    def silence(self) -> float:
        """Return the seconds of all silences, up to now."""
        return self._over + self.duration

    @property
    def duration(self) -> float:
        """Return the seconds of the silence that goes on; 0 if there is none."""
        return 0.0 if self._since is None else self._monotonic() - self._since

    def time(self) -> float:
        """Return the time of a monotonic clock that stands still during silences. Pauses of AIs go by it."""
        return self._monotonic() - self.silence

    def close(self, since: float) -> None:
        """Begin a silence, which may have begun before now (by the monotonic clock). No time counts twice."""
        if self._since is None:
            self._since = max(since, self.opened_at)

    def open(self) -> bool:
        """End the silence. Return whether there was one."""
        if self._since is None:
            return False
        self.opened_at = self._monotonic()
        self._over += self.opened_at - self._since
        self._since = None
        return True


class Hearing:
    """The ears of this process. Without a watch, it hears everything."""

    def __init__(self, monotonic: Clock) -> None:
        self.deaf_since: Callable[[int | None], float | None] = lambda _: None
        """Return since when a home is deaf (monotonic clock); None while it hears. A watch replaces this function."""
        self.prove: Callable[[int | None], Awaitable[None]] = _assume_hearing
        """Wait until Discord proves that it delivers the presses of a home. A watch replaces this function.

        It takes some seconds at most. Afterward, all earlier presses are delivered, or the home is deaf.
        """
        self.when_opened: list[Callable[[Collection[int | None]], None]] = []
        """Callbacks that get the ids of homes that hear again."""
        self._monotonic = monotonic
        self._ears: dict[int | None, Ear] = {}

    def ear(self, home_id: int | None) -> Ear:
        """Return the ear of a home."""
        ear = self._ears.get(home_id)
        if ear is None:
            ear = self._ears[home_id] = Ear(self._monotonic)
            self._check(home_id, ear)
        return ear

    def check_all(self) -> None:
        """Open and close the ears of all homes by `deaf_since`."""
        opened = [home_id for home_id, ear in self._ears.items() if self._check(home_id, ear)]
        if opened:
            for callback in self.when_opened:
                callback(opened)

    def record_pause(self, since: float) -> None:
        """Count the time from ``since`` (by the monotonic clock) until now as a silence: this process did not run."""
        for ear in self._ears.values():
            ear.close(since)
        self.check_all()

    async def hears(self, home_id: int | None) -> bool:
        """Return whether presses of a home arrive, after a proof. If not, `when_opened` gets the home when they do."""
        ear = self.ear(home_id)
        if not ear.is_deaf:
            await self.prove(home_id)
        return not ear.is_deaf

    def _check(self, home_id: int | None, ear: Ear) -> bool:
        """Open or close an ear. Return whether it was opened."""
        since = self.deaf_since(home_id)
        if since is None:
            return ear.open()
        ear.close(since)
        return False


async def _assume_hearing(_: int | None) -> None:
    await asyncio.sleep(0)
