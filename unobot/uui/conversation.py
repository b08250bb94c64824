"""The arena's end of a conversation with one engine: what it is told, and what counts of what it says.

No process and no clock: lines go out through a function, lines come in one by one, and somebody else says when the
time is up.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TypeAlias

from unobot.uui.protocol import Answer, Fault, Gamestate, Noise, Signal, parse_line

Reply: TypeAlias = Answer | Fault | Signal
"""What may count: an answer that was asked for, a fault, the first ``ready``, ``shuttingdown`` when it was told to."""

log = logging.getLogger(__name__)


class Conversation:
    """What one engine has been told and has said. ``tell`` takes each line to it, without its end."""

    def __init__(self, name: str, tell: Callable[[str], None]) -> None:
        self.is_ready = False
        """Whether it may be asked."""
        self._name = name
        self._tell = tell
        self._asked = False
        self._late = 0
        """Moves that are still to come for questions that were given up."""
        self._leaving = False

    def ask(self, state: Gamestate) -> None:
        """Let it think about ``state``."""
        self._tell(str(state))
        self._tell(str(Signal.GO))

    def stop(self) -> None:
        """Ask for its move."""
        self._asked = True
        self._tell(str(Signal.STOP))

    def give_up(self) -> None:
        """Expect no answer any more: a move that still comes for this question is ignored."""
        if not self._asked:
            self.stop()
        self._asked = False
        self._late += 1

    def shut_down(self) -> None:
        """Tell it to end."""
        self._leaving = True
        self._tell(str(Signal.SHUTDOWN))

    def hear(self, line: str) -> Reply | None:
        """Take a line that it wrote; give it as a message where it counts now."""
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
