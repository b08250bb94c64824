"""The decisions of the owner of the bot, as this process knows them: blocked people and servers, a notice.

The owner decides on the command line or in another process. So presses read the decisions again every few seconds. A
move does not wait for that: the decisions are read soon after it, and hold from then on.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from unobot.model.clock import Clock
from unobot.model.owner_decisions import OwnerDecisions
from unobot.model.refused import Refused
from unobot.model.storage_errors import StorageError
from unobot.model.stores import DecisionStore

READ_SECONDS = 5.0
"""Seconds after which a press reads the decisions again."""
MOVE_DELAY = 1.0
"""Seconds after a move until they are read, so that the move is answered first."""


class OwnerRules:
    """The decisions that this process has read. ``clock`` is the wall clock, and ``monotonic`` measures durations."""

    def __init__(self, store: DecisionStore, clock: Clock, monotonic: Clock) -> None:
        self._store = store
        self._clock = clock
        self._monotonic = monotonic
        self._decisions = OwnerDecisions()
        self._read_at = float("-inf")
        self._timer: asyncio.TimerHandle | None = None
        """The timer of the read after a move."""
        self._reading: asyncio.Task[None] | None = None
        self.when_blocked: list[Callable[[int], None]] = []
        """Callbacks for each user who is blocked since the last look."""

    async def refresh(self, *, at_once: bool = False) -> None:
        """Read the decisions if they are older than `READ_SECONDS`, or ``at_once``.

        If the database fails, the last ones stay.
        """
        if not at_once and not self._is_stale():
            return
        self._read_at = self._monotonic()  # presses that come meanwhile do not read, too
        try:
            decisions = await self._store.decisions()
        except StorageError:  # the press itself says so, if it needs the database
            return
        before, self._decisions = self._decisions.users, decisions
        for user_id in decisions.users - before:
            for callback in self.when_blocked:
                callback(user_id)

    async def check(self, user_id: int, server_id: int | None, *, moves: bool = False) -> None:
        """Raise `Refused` if a user is blocked, or the server of their press, which may lack the bot.

        ``moves``: whether the press is a move, which waits for nothing.
        """
        if not moves:
            await self.refresh()
        elif self._is_stale() and self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(MOVE_DELAY, self._read_soon)
        if self._decisions.blocks_user(user_id):
            raise Refused("refused-blocked")
        if self.blocks_server(server_id):
            raise Refused("refused-blocked-server")

    def blocks_server(self, server_id: int | None) -> bool:
        """Return whether a server is blocked."""
        return server_id in self._decisions.servers

    def close(self) -> None:
        """Read nothing anymore."""
        if self._timer is not None:
            self._timer.cancel()
        if self._reading is not None:
            self._reading.cancel()

    def _is_stale(self) -> bool:
        return self._monotonic() >= self._read_at + READ_SECONDS

    def _read_soon(self) -> None:
        self._timer = None
        self._reading = asyncio.get_running_loop().create_task(self.refresh(), name="decisions of the owner")

    @property
    def notice(self) -> str:
        """The notice of the owner to all tables, or an empty text."""
        notice = self._decisions.notice
        return notice.words if notice is not None and self._clock() < notice.until else ""
