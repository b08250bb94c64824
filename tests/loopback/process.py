"""The bot as a process that tests can kill."""

from __future__ import annotations

import asyncio
import contextlib
import json
import multiprocessing
import os
import signal
import sys
from collections.abc import Mapping
from pathlib import Path

from tests.loopback.fake import FakeDiscord

ROOT = Path(__file__).parents[2]
START_TIME = 120.0
"""The limit of a start in seconds, on a busy machine."""


FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload(["tests.loopback.preload"])


class Fork:
    """A process of the bot, forked from one that imported `preload`. It starts in a tenth of the time."""

    def __init__(self, options: list[str], environment: dict[str, str], log: Path) -> None:
        self._process = FORKS.Process(target=_launch, args=(options, environment, log))
        self._process.start()
        assert self._process.pid is not None
        self.pid = self._process.pid

    @property
    def returncode(self) -> int | None:
        """The exit status, negative for a signal; ``None`` while the process runs."""
        return self._process.exitcode

    async def wait(self) -> int:
        """Wait until the process ends, and return its exit status."""
        while (status := self.returncode) is None:  # noqa: ASYNC110  # its end sets no event
            await asyncio.sleep(0.005)
        return status


def _launch(options: list[str], environment: dict[str, str], log: Path) -> None:
    from tests.loopback import launch

    os.chdir(ROOT)
    os.environ.clear()
    os.environ.update(environment)
    with log.open("ab") as written:
        for stream in (sys.stdout, sys.stderr):
            os.dup2(written.fileno(), stream.fileno())
    launch.main(options)


class BotProcess:
    """Successive processes of the bot on one database. ``settings`` are names of UNOBOT_* without the prefix.

    ``environment`` has further variables. ``forked`` processes start sooner. ``faults`` is the file that
    `tests.loopback.inner_faults` reads. ``program`` is the module that runs, and ``root`` the folder of its code;
    only a plain process can have others.
    A ``measured`` process gives its side processes the low priority that they have for people.
    """

    def __init__(
        self,
        fake: FakeDiscord,
        url: str,
        log: Path,
        *,
        timing: dict[str, object] | None = None,
        gaps: float | None = None,
        environment: Mapping[str, str] | None = None,
        faults: Path | None = None,
        forked: bool = False,
        program: str = "tests.loopback.launch",
        root: Path = ROOT,
        measured: bool = False,
        **settings: object,
    ) -> None:
        self.starts = 0
        self._fake = fake
        self._log = log
        self._forked = forked
        self._program = program
        self._root = root
        self._options = [fake.url, "--timing", json.dumps(timing or {})]
        self._options += [] if gaps is None else ["--gaps", str(gaps)]
        self._options += [] if faults is None else ["--faults", str(faults)]
        self._options += ["--measured"] if measured else []
        plain = {name: value for name, value in os.environ.items() if not name.startswith(("UNOBOT_", "DISCORD_"))}
        given = {f"UNOBOT_{name.upper()}": str(value) for name, value in settings.items()}
        given.setdefault("UNOBOT_EMOJIS", "false")  # the loopback Discord stores no emojis
        given.setdefault("UNOBOT_PICTURES", "false")  # people of the loopback Discord read their hands
        self._environment = {
            **plain,
            **given,
            **(environment or {}),
            "DISCORD_TOKEN": fake.token,
            "DATABASE_URL": url,
        }
        self._process: asyncio.subprocess.Process | Fork | None = None
        fake.at_end(self._end)

    @property
    def alive(self) -> bool:
        """Return whether the process runs."""
        return self._process is not None and self._process.returncode is None

    @property
    def pid(self) -> int:
        """Return the id of the process."""
        assert self._process is not None
        return self._process.pid

    async def start(self) -> None:
        """Start the process, without waiting until it is ready."""
        assert not self.alive
        self.starts += 1
        self._fake.gateway.changed.clear()
        if self._forked:
            self._process = Fork(self._options, self._environment, self._log)
            return
        with self._log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", self._program, *self._options),
                cwd=self._root,
                env=self._environment,
                stdin=asyncio.subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )

    async def ready(self) -> None:
        """Wait until the bot has identified. Raises `RuntimeError` if it ends instead, or takes too long."""
        assert self._process is not None
        waiting = {
            asyncio.create_task(self._fake.gateway.changed.wait()),
            asyncio.create_task(self._process.wait()),
        }
        done, late = await asyncio.wait(waiting, timeout=START_TIME, return_when=asyncio.FIRST_COMPLETED)
        for task in late:
            task.cancel()
        if not done or not self.alive:
            raise RuntimeError(f"the bot did not start: {self.said()[-2000:]}")

    async def _end(self) -> None:
        """Kill the process if it still runs, because its test failed."""
        if self.alive:
            self.kill()
            await self.dead()

    def kill(self) -> None:
        """Send SIGKILL."""
        self._signal(signal.SIGKILL)

    def pause(self) -> None:
        """Send SIGSTOP: the process lives, and does nothing until `go_on`."""
        self._signal(signal.SIGSTOP)

    def go_on(self) -> None:
        """Send SIGCONT after `pause`."""
        self._signal(signal.SIGCONT)

    async def dead(self) -> int:
        """Wait until the process ends, and return its exit status."""
        assert self._process is not None
        return await self._process.wait()

    async def stop(self, sign: int = signal.SIGTERM) -> int:
        """Ask the process to end, wait, and return its exit status."""
        self._signal(sign)
        return await self.dead()

    def _signal(self, sign: int) -> None:
        if self._process is not None and self._process.returncode is None:
            # The method of the process would first check whether it is dead. That takes its exit status away from
            # the waiting task.
            with contextlib.suppress(ProcessLookupError):
                os.kill(self._process.pid, sign)

    def said(self) -> str:
        """Return the log of all processes."""
        return self._log.read_text(encoding="utf-8") if self._log.exists() else ""

    def complaints(self) -> list[str]:
        """Return the lines of the log that are errors or tracebacks."""
        lines = self.said().splitlines()
        return [line for line in lines if " ERROR " in line or line.startswith(("Traceback", "  File"))]
