"""A scripted arena: its lines, and the replies that it expects. It has no process and no clock."""

from __future__ import annotations

import re

from unobot.uui.server import EngineServer


class ScriptedArena:
    """A script of a conversation: call `say` and `expect` in its order, then `talk_to` plays it."""

    def __init__(self) -> None:
        self._script: list[tuple[str, str | re.Pattern[str] | None]] = []

    def say(self, *lines: str) -> None:
        """Send lines that must have no reply, unless `expect` follows the last of them."""
        self._script += [(line, None) for line in lines]

    def expect(self, answer: str | re.Pattern[str]) -> None:
        """Expect exactly this reply to the last line, or one that the pattern matches completely."""
        line, _ = self._script.pop()
        self._script.append((line, answer))

    def talk_to(self, engine: EngineServer) -> None:
        """Send all lines, and compare each reply."""
        for line, expected in self._script:
            message = engine.hear(line)
            answer = None if message is None else str(message)
            if isinstance(expected, re.Pattern):
                assert expected.fullmatch(str(answer)), f"{answer!r} to {line!r}, expected {expected.pattern!r}"
            else:
                assert answer == expected, f"{answer!r} to {line!r}, expected {expected!r}"
