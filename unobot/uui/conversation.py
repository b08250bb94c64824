"""The arena's side of a conversation with one engine: what to send, and which replies count.

It has no process and no clock. It sends lines through a function, receives lines one by one, and is told by the caller
when the time is up.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TypeAlias

from unobot.uui.protocol import Answer, Fault, Gamestate, Noise, Signal, parse_line

Reply: TypeAlias = Answer | Fault | Signal
"""A reply that may count: a requested answer, a fault, the first ``ready``, or a requested ``shuttingdown``."""

log = logging.getLogger(__name__)


class Conversation:
    """A conversation with one engine. ``tell`` sends it each line, without the line end."""

    def __init__(self, name: str, send: Callable[[str], None]) -> None:
        self.is_ready = False
        """Whether the engine may be asked for moves."""
        self._name = name
        self._send = send
        self._is_asked = False
        self._late = 0
        """The number of moves that may still arrive for requests that timed out."""
        self._leaving = False

    def ask(self, state: Gamestate) -> None:
        """Send ``state`` to the engine and let it think."""
        self._send(str(state))
        self._send(str(Signal.GO))

    def stop(self) -> None:
        """Ask the engine for its move."""
        self._is_asked = True
        self._send(str(Signal.STOP))

    def give_up(self) -> None:
        """Stop waiting for an answer. A late move for this request is ignored."""
        if not self._is_asked:
            self.stop()
        self._is_asked = False
        self._late += 1

    def shut_down(self) -> None:
        """Ask the engine to exit."""
        self._leaving = True
        self._send(str(Signal.SHUTDOWN))

    def hear(self, line: str) -> Reply | None:
        """Parse a line from the engine. Return it as a message if it counts now."""
        message = parse_line(line)
        match message:
            case Fault():
                return message
            case Answer() if self._late:
                self._late -= 1
            case Answer() if self._is_asked:
                self._is_asked = False
                return message
            case Signal.READY if not self.is_ready:
                self.is_ready = True
                return message
            case Signal.SHUTTING_DOWN if self._leaving:
                return message
            case Signal.BOOTING if not self.is_ready:
                return None
            case Noise(why=""):
                return None
        log.debug("%s: ignored: %s", self._name, message.why if isinstance(message, Noise) else message)
        return None
