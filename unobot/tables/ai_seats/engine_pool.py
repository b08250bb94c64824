"""The pool of engine processes. Engines are external programs that an admin has configured to play seats.

Each engine seat has its own process, started when the seat is first asked for a move. A request describes the whole
round, so an engine can be stopped and restarted at any time. There are no strikes at a table: an engine is
replaced after its first failure, because people wait for its move.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import msgspec

from unobot.rules.match import Entry
from unobot.rules.moves import Move
from unobot.tables.ai_seats.move_request import Chair, MoveRequest
from unobot.uui.driver import EngineDriver
from unobot.uui.engine_process import EngineSpec
from unobot.uui.verdict import Cause, Verdict

__all__ = ["MAX_ENGINES", "EnginePool", "EngineSpec", "Verdict"]

MAX_ENGINES: Final = 4
"""The default limit of engine processes."""

log = logging.getLogger(__name__)


class EnginePool:
    """The engines that this process of the bot can seat, and their running processes, at most ``limit``.

    At the limit, the least recently used process is stopped and restarted on demand. While all processes are busy, a
    request waits. An engine whose ``cwd`` is ``None`` gets an empty directory, which is kept until the bot stops.
    """

    def __init__(
        self,
        specs: Iterable[EngineSpec] = (),
        limit: int = MAX_ENGINES,
        make: Callable[[EngineSpec], EngineDriver] = EngineDriver,
    ) -> None:
        self._specs = {spec.name: spec for spec in specs}
        self.names = tuple(self._specs)
        """The names of the engines."""
        self._limit = limit
        self._make = make
        self._idle: dict[Chair, EngineDriver] = {}
        """The idle processes, the least recently used first."""
        self._requests: set[asyncio.Task[Move | Verdict]] = set()
        self._turns = asyncio.Semaphore(limit)
        self._leaving: dict[asyncio.Task[None], EngineDriver] = {}
        self._directories: dict[str, TemporaryDirectory[str]] = {}
        self._closed = False

    async def choose(self, question: MoveRequest, entries: Sequence[Entry]) -> Move | Verdict | None:
        """Return a legal move from the engine, or the reason why it can no longer play.

        ``entries`` is the log from the last deal to the request. Return ``None`` if the bot stops. The request is then
        repeated after the next start.
        """
        if question.engine in self._specs:
            async with self._turns:
                answer = None if self._closed else await self._answer(question, entries)
        else:
            answer = Verdict(Cause.UNSTARTABLE, "is no longer configured")
        if isinstance(answer, Verdict):
            log.warning("table %d: the engine %s %s; an AI takes its seat", question.chair[0], question.engine, answer)
        return answer

    async def _answer(self, question: MoveRequest, entries: Sequence[Entry]) -> Move | Verdict | None:
        task = asyncio.create_task(self._ask(question, entries), name=f"engine {question.engine}")
        self._requests.add(task)
        task.add_done_callback(self._requests.discard)
        try:
            return await task
        except asyncio.CancelledError:
            if self._closed:
                return None
            raise

    async def _ask(self, question: MoveRequest, entries: Sequence[Entry]) -> Move | Verdict:
        engine = self._idle.pop(question.chair, None)
        is_new = engine is None
        if engine is None:
            while len(self._requests) + len(self._idle) > self._limit:
                self._stop(self._idle.pop(next(iter(self._idle))))
            engine = self._make(self._with_directory(self._specs[question.engine]))
        answer: Move | Verdict | None = None
        try:
            if is_new:
                await engine.start()
            choice = await engine.choose(question.view, entries)
            answer = engine.lost or choice.verdict or choice.move
        finally:
            if answer is None or isinstance(answer, Verdict) or question.chair in self._idle:
                self._stop(engine, 0)
            else:
                self._idle[question.chair] = engine
        return answer

    def retire(self, table_id: int) -> None:
        """Stop the engines of a table that is over."""
        for chair in [chair for chair in self._idle if chair[0] == table_id]:
            self._stop(self._idle.pop(chair))

    async def close(self) -> None:
        """Stop all engines at once and permanently. Open requests return ``None``."""
        self._closed = True
        for task in self._requests:
            task.cancel()
        if self._requests:
            await asyncio.wait(self._requests)  # each request closes its own engine
        await asyncio.gather(*(engine.close(0) for engine in (*self._idle.values(), *self._leaving.values())))
        self._idle.clear()
        for exit_task in self._leaving:
            exit_task.cancel()  # stop waiting for the engine to exit by itself
        if self._leaving:
            await asyncio.wait(self._leaving)
        for directory in self._directories.values():
            directory.cleanup()

    def _stop(self, engine: EngineDriver, seconds: float | None = None) -> None:
        """Stop an engine. It gets ``seconds`` to exit by itself (by default, the time in its spec)."""
        task = asyncio.create_task(engine.close(seconds), name=f"engine {engine.spec.name} leaves")
        self._leaving[task] = engine
        task.add_done_callback(self._leaving.pop)

    def _with_directory(self, spec: EngineSpec) -> EngineSpec:
        if spec.cwd is not None:
            return spec
        if spec.name not in self._directories:
            self._directories[spec.name] = TemporaryDirectory(prefix="unobot-", ignore_cleanup_errors=True)
        return msgspec.structs.replace(spec, cwd=Path(self._directories[spec.name].name))
