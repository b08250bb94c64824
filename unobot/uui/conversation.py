"""The arena's end of a conversation with one engine: what it sends, and which replies count.

It has no process and no clock. A function sends lines, lines are received one by one, and the caller says when the time
is up.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TypeAlias

from unobot.uui.protocol import Answer, Fault, Gamestate, Noise, Signal, parse_line

Reply: TypeAlias = Answer | Fault | Signal
"""A reply that may count: a requested answer, a fault, the first ``ready``, or ``shuttingdown`` on request."""

log = logging.getLogger(__name__)


class Conversation:
    """A conversation with one engine. ``tell`` sends it each line, without the line end."""

    def __init__(self, name: str, tell: Callable[[str], None]) -> None:
        self.is_ready = False
        """Whether it may be asked for moves."""
        self._name = name
        self._tell = tell
        self._asked = False
        self._late = 0
        """The number of moves still to come for requests that were given up."""
        self._leaving = False

    def ask(self, state: Gamestate) -> None:
        """Let the engine think about ``state``."""
        self._tell(str(state))
        self._tell(str(Signal.GO))

    def stop(self) -> None:
        """Ask for its move."""
        self._asked = True
        self._tell(str(Signal.STOP))

    def give_up(self) -> None:
        """Stop waiting for an answer. A move that still comes for this request is ignored."""
        if not self._asked:
            self.stop()
        self._asked = False
        self._late += 1

    def shut_down(self) -> None:
        """Tell the engine to end."""
        self._leaving = True
        self._tell(str(Signal.SHUTDOWN))

    def hear(self, line: str) -> Reply | None:
        """Take a line that the engine wrote. Return it as a message if it counts now."""
        message = parse_line(line)
        match message:
            case Fault():
                return message
            case Answer() if self._late:
                self._late -= 1
            case Answer() if self._asked:
                self._asked = False
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
