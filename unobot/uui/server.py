"""Run a level as an engine on standard input and output, for any arena that speaks the protocol."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from random import Random
from typing import BinaryIO

from unobot.ai.strategy import Strategy
from unobot.rules.moves import DRAW
from unobot.rules.round import View
from unobot.rules.ruleset.ruleset import Ruleset
from unobot.uui.gamestate import GamestateError, read_gamestate
from unobot.uui.protocol import (
    LINE_LIMIT,
    Answer,
    Fault,
    Gamestate,
    Message,
    Noise,
    Signal,
    Spoken,
    parse_line,
    spoken,
)

log = logging.getLogger(__name__)


class EngineServer:
    """The answers of an engine, line by line, without a process.

    ``ruleset`` comes from ``rules_for_engines``, and all randomness from ``rng``. The move is chosen at ``go``, so that
    ``stop`` is answered at once.

    A malformed or unexpected message is logged and changes nothing. Only a ``gamestate`` that cannot be read removes
    the one before it. Without a ``gamestate``, or out of turn, the engine draws.
    """

    def __init__(self, strategy: Strategy, ruleset: Ruleset, rng: Random) -> None:
        self._strategy = strategy
        self._ruleset = ruleset
        self._rng = rng
        self._view: View | None = None
        self._choice: Spoken | None = None
        self.is_over = False
        """Whether the engine was asked to shut down. It then ignores all input."""

    def hear(self, line: str) -> Message | None:
        """Handle one line, and return the answer to it, if any."""
        message = parse_line(line)
        match message:
            case _ if self.is_over:
                return None
            case Noise():
                if message.why:
                    log.warning("ignored: %s", message.why)
            case Gamestate() if self._choice is None:
                self._view = self._read_view(message)
            case Signal.GO if self._choice is None:
                self._choice = self._choose()
            case Signal.STOP if self._choice is not None:
                answer = Answer(self._choice)
                self._choice = None
                return answer
            case Signal.SHUTDOWN:
                self.is_over = True
                return Signal.SHUTTING_DOWN
            case _:
                log.warning("ignored, because it was not expected: %.80s", message)
        return None

    def _read_view(self, message: Gamestate) -> View | None:
        try:
            return read_gamestate(message, self._ruleset)
        except GamestateError as error:
            log.warning("ignored, an impossible gamestate: %s", error)
            return None

    def _choose(self) -> Spoken:
        view = self._view
        if view is None or view.is_over or view.to_move != view.seat:
            log.warning("asked for a move out of turn or without a gamestate: it draws")
            return DRAW
        return spoken(self._strategy.choose(view, self._rng))


def serve(engine: EngineServer, source: BinaryIO, sink: BinaryIO) -> None:
    """Run ``engine`` until it is asked to shut down, ``source`` ends, or ``sink`` is closed.

    Report an exception in an ``error`` message, and raise it.
    """

    def say(message: Message) -> None:
        sink.write(f"{message}\n".encode())
        sink.flush()

    try:
        say(Signal.BOOTING)
        say(Signal.READY)
        for line in _lines(source):
            answer = engine.hear(line)
            if answer is not None:
                say(answer)
            if engine.is_over:
                return
    except BrokenPipeError:
        log.warning("the arena has closed the connection")
    except Exception as error:  # any exception is reported to the arena and raised
        say(Fault(f"{type(error).__name__}: {error}"[:200]))
        raise


def _lines(source: BinaryIO) -> Iterator[str]:
    """Yield the lines of ``source``, except lines that are too long or have no end."""
    while line := source.readline(LINE_LIMIT + 1):
        if line.endswith(b"\n"):
            yield line.decode("utf-8", "replace")
            continue
        size = len(line)
        while line and not line.endswith(b"\n"):
            line = source.readline(LINE_LIMIT)
        log.warning("ignored: a line of %s", f"more than {LINE_LIMIT} bytes" if size > LINE_LIMIT else "no end")
