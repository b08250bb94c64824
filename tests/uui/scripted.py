"""A scripted engine: the lines that it expects, and its replies. It has no process and no clock."""

from __future__ import annotations

from collections import deque
from typing import NamedTuple

from unobot.uui.driver import EngineDriver, StartEngine
from unobot.uui.engine_process import EngineListener, EngineSpec
from unobot.uui.verdict import Verdict


class Step(NamedTuple):
    told: str
    says: tuple[str | Verdict, ...]


class ScriptedEngine:
    """An engine that follows a script: call `expect` in order, run the driver, then call `assert_done`."""

    def __init__(self, *, moves_in: float = 60.0, think: float = 0.0) -> None:
        self.spec = EngineSpec(name="scripted", argv=("scripted",), move=moves_in, think=think, ready=60, shutdown=60)
        self.steps: deque[Step] = deque()
        self.said_first: tuple[str | Verdict, ...] = ("booting", "ready")
        self.is_killed = False
        self._listener: EngineListener | None = None

    def expect(self, told: str, *says: str | Verdict) -> None:
        """Expect a line that begins with `told`, and reply with these lines; a verdict is an end."""
        self.steps.append(Step(told, says))

    def expect_request(self, *says: str | Verdict) -> None:
        self.expect("gamestate ")
        self.expect("go")
        self.expect("stop", *says)

    def say(self, *says: str | Verdict) -> None:
        assert self._listener is not None
        for line in says:
            if isinstance(line, Verdict):
                self._listener.process_ended(line)
            else:
                self._listener.line_received(line)

    def assert_done(self) -> None:
        assert not self.steps

    async def begin(self, spec: EngineSpec, listener: EngineListener) -> ScriptedEngine:
        assert spec == self.spec
        self._listener = listener
        self.say(*self.said_first)
        return self

    @property
    def engine(self) -> EngineDriver:
        begin: StartEngine = self.begin
        return EngineDriver(self.spec, begin)

    # The interface of an engine's process

    def write(self, line: str) -> None:
        assert self.steps, f"nothing was expected, but it was told {line!r}"
        step = self.steps.popleft()
        assert line.startswith(step.told), f"{step.told!r} was expected, not {line!r}"
        self.say(*step.says)

    def reset_counters(self) -> None:
        pass

    def kill(self) -> None:
        self.is_killed = True

    async def closed(self) -> None:
        assert self.is_killed
