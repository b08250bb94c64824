"""Drive one engine for one seat: request its moves, count its strikes, and play for it if it does not answer."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from types import TracebackType
from typing import Final, Protocol, Self, TypeAlias

import msgspec

from unobot.ai.heuristic import most_held_color
from unobot.rules.events import Phase
from unobot.rules.match import Entry
from unobot.rules.moves import ACCEPT, DRAW, PASS, ChooseColor, Move
from unobot.rules.play.decide import refusal
from unobot.rules.round import View
from unobot.uui.conversation import Conversation, Reply
from unobot.uui.engine_process import EngineListener, EngineProcess, EngineSpec, UnstartableError
from unobot.uui.gamestate import gamestate, move_of
from unobot.uui.protocol import Answer, Fault
from unobot.uui.verdict import STRIKES, Cause, Verdict

CLOCK: Final = "clock"
AUTOPILOT: Final = "autopilot"


class Pipe(Protocol):
    """The connection to an engine: an ``EngineProcess``, or a script in a test."""

    def write(self, line: str) -> None:
        """Send a line."""
        ...

    def reset_counters(self) -> None:
        """Reset the counters of the engine's output."""
        ...

    def kill(self) -> None:
        """Kill the engine at once."""
        ...

    async def closed(self) -> None:
        """Wait until the engine's process has ended."""
        ...


StartEngine: TypeAlias = Callable[[EngineSpec, EngineListener], Awaitable[Pipe]]
"""Starts an engine. Raise ``UnstartableError``."""


class Choice(msgspec.Struct, frozen=True):
    """The move of an engine's seat, always legal. ``by`` is as in ``Entry``: ``None`` if the engine chose it.

    ``verdict`` is what the engine did wrong this time.
    """

    move: Move
    by: str | None = None
    verdict: Verdict | None = None


class EngineDriver:
    """An engine in a match, for ``async with``, or with ``start`` and ``close``. It handles one request at a time.

    No method raises for a fault of the engine. The fault is in ``lost``, ``verdicts`` and the result of ``choose``. A
    lost match kills the process. Another match then needs another ``EngineDriver``.
    """

    def __init__(self, spec: EngineSpec, start_engine: StartEngine = EngineProcess.start) -> None:
        self.spec = spec
        self.lost: Verdict | None = None
        """The reason why the match is lost, or ``None``."""
        self.verdicts: list[Verdict] = []
        """All strikes of this match, and the reason for its loss."""
        self._start_engine = start_engine
        self._pipe: Pipe | None = None
        self._talk = Conversation(spec.name, self._send)
        self._awaited: asyncio.Future[Reply | None] | None = None
        self._silenced = False

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, _: BaseException | None, __: TracebackType | None
    ) -> None:
        await self.close(0 if kind else None)

    async def start(self) -> None:
        """Start the engine and wait until it is ready. When cancelled, end the process."""
        try:
            self._pipe = await self._start_engine(self.spec, self)
        except UnstartableError as error:
            self._lose(Verdict(Cause.UNSTARTABLE, f"cannot be started: {error}"))
            return
        try:
            if not self._talk.is_ready and self.lost is None:
                await self._answer(lambda: None, self.spec.ready)
        except asyncio.CancelledError:
            await self.close(0)
            raise
        if not self._talk.is_ready:
            self._lose(Verdict(Cause.UNREADY, f"was not ready {self.spec.ready:g} s after its start"))

    def new_match(self) -> None:
        """Begin a match without strikes. Raise ``ValueError`` after a lost match."""
        if self.lost is not None:
            raise ValueError("an engine that has lost a match is gone")
        self.verdicts.clear()
        self._silenced = False

    async def choose(self, view: View, entries: Sequence[Entry]) -> Choice:
        """Return the move of the seat of ``view``, which is the seat to move.

        ``entries`` are the log of the match, or its end from the last deal on. After a strike the seat draws or passes,
        and the engine is not asked about the drawn card. The same happens when the engine has lost.
        """
        if view.phase is not Phase.DRAWN:
            self._silenced = False
        if self.lost is not None or self._silenced or view.phase is Phase.COLOR:
            return Choice(without_engine(view), AUTOPILOT)
        before = len(self.verdicts)
        move = await self._ask(view, entries)
        if move is not None:
            return Choice(move)
        self._silenced = True
        verdict = self.verdicts[before]
        return Choice(without_engine(view), CLOCK if verdict.cause is Cause.LATE else AUTOPILOT, verdict)

    async def close(self, seconds: float | None = None) -> None:
        """End the engine within ``seconds`` (by default ``spec.shutdown``). Then its process group is killed."""
        if self._pipe is None:
            return
        timeout = self.spec.shutdown if seconds is None else seconds
        try:
            if self.lost is None and timeout:
                await self._answer(self._talk.shut_down, timeout)
        finally:
            self._pipe.kill()
            await self._pipe.closed()

    # Called by the engine's process

    def line_received(self, line: str) -> None:
        """Handle a line of the engine's output."""
        message = self._talk.hear(line)
        if isinstance(message, Fault):
            self._lose(Verdict(Cause.ERROR, f"gave up: {message.text[:200] or 'without a reason'}"))
        elif message is not None:
            self._resolve(message)

    def process_ended(self, verdict: Verdict) -> None:
        """Handle the end of the engine's process."""
        self._lose(verdict)

    async def _ask(self, view: View, entries: Sequence[Entry]) -> Move | None:
        """Return the engine's move; ``None`` after a verdict."""
        seat = view.to_move
        state = gamestate(entries, view.scores, seat)
        assert self._pipe is not None
        self._pipe.reset_counters()
        answer: Reply | None = None
        try:
            if self.spec.think:
                await self._answer(lambda: self._talk.ask(state), self.spec.think)
            else:
                self._talk.ask(state)
            if self.lost is None:
                answer = await self._answer(self._talk.stop, self.spec.move)
        finally:
            if answer is None:
                self._talk.give_up()
        if not isinstance(answer, Answer):
            self._strike(Verdict(Cause.LATE, f"made no move within {self.spec.move:g} s"))
            return None
        if answer.move is None:
            self._strike(Verdict(Cause.ILLEGAL, "made a move that cannot be read"))
            return None
        move = move_of(answer.move, view)
        refused = refusal(view, seat, move)
        if refused is not None:
            self._strike(Verdict(Cause.ILLEGAL, f"made the illegal move {move} ({refused})"))
            return None
        return move

    async def _answer(self, send: Callable[[], None], seconds: float) -> Reply | None:
        """Send a message and return the reply that counts, or ``None`` after ``seconds`` or a lost match."""
        loop = asyncio.get_running_loop()
        self._awaited = loop.create_future()
        timer = loop.call_later(seconds, self._resolve, None)
        try:
            send()
            return await self._awaited
        finally:
            timer.cancel()
            self._awaited = None

    def _resolve(self, message: Reply | None) -> None:
        if self._awaited is not None and not self._awaited.done():
            self._awaited.set_result(message)

    def _send(self, line: str) -> None:
        if self._pipe is not None and self.lost is None:
            self._pipe.write(line)

    def _strike(self, verdict: Verdict) -> None:
        if self.lost is not None:
            return
        self.verdicts.append(verdict)
        if len(self.verdicts) == STRIKES:
            self._lose(Verdict(Cause.STRUCK_OUT, f"{verdict.sentence}, its last strike of {STRIKES}"))

    def _lose(self, verdict: Verdict) -> None:
        if self.lost is not None:
            return
        self.lost = verdict
        self.verdicts.append(verdict)
        if self._pipe is not None:
            self._pipe.kill()
        self._resolve(None)


def without_engine(view: View) -> Move:
    """Return the move of a seat whose engine is not asked: accept, pass, draw, or the color most held."""
    if view.phase is Phase.COLOR:
        return ChooseColor(most_held_color(view.hands[view.to_move]))
    if view.phase is Phase.ANSWER:
        return ACCEPT
    return PASS if view.phase is Phase.DRAWN else DRAW
