"""An arena that is a script: what it says, and what it must be answered to that. No process, no clock."""

from __future__ import annotations

import re

from unobot.uui.server import EngineServer


class ScriptedArena:
    """`say` and `expect` write the script in the order of the conversation, `talk_to` plays it."""

    def __init__(self) -> None:
        self._script: list[tuple[str, str | re.Pattern[str] | None]] = []

    def say(self, *lines: str) -> None:
        """Say lines that must not be answered, until `expect` follows the last of them."""
        self._script += [(line, None) for line in lines]

    def expect(self, answer: str | re.Pattern[str]) -> None:
        """Expect exactly this answer to the line said last, or one that the pattern matches whole."""
        line, _ = self._script.pop()
        self._script.append((line, answer))

    def talk_to(self, engine: EngineServer) -> None:
        """Say all lines, and compare each answer."""
        for line, expected in self._script:
            message = engine.hear(line)
            answer = None if message is None else str(message)
            if isinstance(expected, re.Pattern):
                assert expected.fullmatch(str(answer)), f"{answer!r} to {line!r}, expected {expected.pattern!r}"
            else:
                assert answer == expected, f"{answer!r} to {line!r}, expected {expected!r}"
