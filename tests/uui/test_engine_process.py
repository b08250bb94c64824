"""Test real programs as engines, good and bad ones, each of a few lines and without site-packages."""

from __future__ import annotations

import asyncio
import ctypes
import logging
import os
import select
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest

from tests.uui.positions import RULES, positions
from unobot.rules.events import Phase
from unobot.rules.moves import DRAW
from unobot.rules.view import observe
from unobot.uui.driver import CLOCK, Choice, EngineDriver
from unobot.uui.engine_process import EngineProcess, EngineSpec
from unobot.uui.verdict import Cause, Verdict

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="engines run on Linux and macOS only")

POSITION = next(each for each in positions(RULES, 2, 1) if each.round.phase is Phase.PLAY)
VIEW = observe(POSITION.round, POSITION.round.to_move)
LOG = list(POSITION.log)

SPEAKS = """
import os, sys, time
def say(*words):
    print(*words, flush=True)
def told(word):
    for line in sys.stdin:
        if line.split()[0] == word:
            return
    raise SystemExit
say("booting")
say("ready")
"""

Make = Callable[..., EngineDriver]


@pytest.fixture
def program(tmp_path: Path) -> Make:
    """Return a function that makes an engine of a few lines behind `SPEAKS`, in `tmp_path`."""

    def make(lines: str, *arguments: str, **limits: object) -> EngineDriver:
        (tmp_path / "engine.py").write_text(SPEAKS + lines)
        argv = (sys.executable, "-S", "-E", "engine.py", *arguments)
        spec = EngineSpec(name="engine", argv=argv, cwd=tmp_path, move=60.0, ready=60.0, shutdown=0.05)
        return EngineDriver(msgspec.structs.replace(spec, **limits))

    return make


async def is_lost(engine: EngineDriver) -> Verdict:
    """Send a request to an engine that exits instead of answering. Return why it has lost."""
    await engine.choose(VIEW, LOG)
    assert engine.lost is not None
    return engine.lost


@pytest.fixture
def all_dead(tmp_path: Path) -> Iterator[Callable[[], bool]]:
    """Return a function that tells whether all processes with the pipe `alive` die within seconds."""
    path = tmp_path / "alive"
    os.mkfifo(path)
    pipe = os.open(path, os.O_RDONLY | os.O_NONBLOCK)

    def check() -> bool:
        os.close(os.open(path, os.O_WRONLY))  # a pipe without a writer does not report its end
        readable, _, _ = select.select([pipe], [], [], 60)
        return bool(readable) and os.read(pipe, 1) == b""

    yield check
    os.close(pipe)


async def test_a_good_one_answers_and_shuts_down(program: Make) -> None:
    good = """
for number in range(2):
    told("stop")
    say("move draw")
told("shutdown")
open("done", "w").close()
say("shuttingdown")
"""
    async with program(good, shutdown=30.0) as engine:
        assert await engine.choose(VIEW, LOG) == Choice(DRAW)
        assert await engine.choose(VIEW, LOG) == Choice(DRAW)
        assert engine.lost is None
    assert engine.spec.cwd is not None
    assert (engine.spec.cwd / "done").exists()


async def test_a_hanging_one_is_late(program: Make) -> None:
    async with program("told('stop')\ntime.sleep(60)", move=0.02) as engine:
        choice = await engine.choose(VIEW, LOG)
        assert choice == Choice(DRAW, CLOCK, Verdict(Cause.LATE, "made no move within 0.02 s"))


async def test_a_lying_one_makes_illegal_moves(program: Make) -> None:
    async with program("while True:\n    told('stop')\n    say('move challenge')") as engine:
        for _ in range(3):
            choice = await engine.choose(VIEW, LOG)
            assert choice.verdict is not None
            assert choice.verdict.cause is Cause.ILLEGAL
        assert engine.lost is not None
        assert engine.lost.cause is Cause.STRUCK_OUT


async def test_a_dying_one_has_lost_when_it_is_dead(program: Make) -> None:
    async with program("told('stop')\nraise SystemExit(3)") as engine:
        choice = await engine.choose(VIEW, LOG)
        assert choice.verdict == Verdict(Cause.ENDED, "ended with the code 3")
    async with program("os.kill(os.getpid(), 9)") as engine:
        assert await is_lost(engine) == Verdict(Cause.ENDED, "ended with the signal 9")


async def test_the_last_words_of_a_dying_one_are_heard(program: Make) -> None:
    async with program("say('error no paper')") as engine:
        assert await is_lost(engine) == Verdict(Cause.ERROR, "gave up: no paper")


async def test_one_that_closes_its_output_has_lost(program: Make) -> None:
    async with program("os.close(1)\ntime.sleep(60)") as engine:
        assert await is_lost(engine) == Verdict(Cause.ENDED, "closed its output")


@pytest.mark.parametrize("flood", ["say('x' * 1000)", "os.write(1, b'\\n' * 1000)", "os.write(2, b'x' * 1000)"])
async def test_a_flooding_one_has_lost(program: Make, flood: str) -> None:
    async with program(f"while True:\n    {flood}") as engine:
        assert (await is_lost(engine)).cause is Cause.FLOOD


async def test_a_line_that_is_too_long_is_no_message(program: Make) -> None:
    long = "say('error', 'x' * 65531)\nsay('error', 'x' * 200000)\ntold('stop')\nsay('move draw')\ntold('stop')"
    async with program(long) as engine:
        assert await engine.choose(VIEW, LOG) == Choice(DRAW)
    async with program("os.write(1, b'error ' + b'x' * 65530 + b'\\n')") as engine:
        assert (await is_lost(engine)).cause is Cause.ERROR


@pytest.mark.parametrize("rest", ["raise SystemExit(0)", "told('stop')\nsay('move draw')\ntime.sleep(60)"])
async def test_what_it_started_is_killed_with_it(program: Make, all_dead: Callable[[], bool], rest: str) -> None:
    """This includes a child that outlives the engine or the timeout, and that keeps the output open."""
    async with program("pipe = open('alive', 'w')\nif not os.fork():\n    time.sleep(60)\n" + rest) as engine:
        await engine.choose(VIEW, LOG)
        assert engine.lost == (Verdict(Cause.ENDED, "ended with the code 0") if "Exit" in rest else None)
    assert all_dead()


DETACH = """
import subprocess
run = "import os, sys, time; held = open('alive', 'w'); os.fork() and sys.exit(); time.sleep(60)"
held = open('alive', 'w')
subprocess.run([sys.executable, "-S", "-c", run], start_new_session=True, check=True)
held.close()
"""
"""Start a process in a session of its own, and orphan its child."""


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells whose child an orphan was")
@pytest.mark.parametrize("rest", ["raise SystemExit(0)", "os.kill(os.getpid(), 11)", "told('stop')\ntime.sleep(60)"])
async def test_detached_descendants_are_killed_with_it(program: Make, all_dead: Callable[[], bool], rest: str) -> None:
    async with program(DETACH + rest, move=0.02 if "told" in rest else 60.0) as engine:
        await engine.choose(VIEW, LOG)
        if "kill" in rest:
            assert engine.lost == Verdict(Cause.ENDED, "ended with the signal 11")
    assert all_dead()


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux keeps to this limit")
async def test_one_that_takes_more_memory_than_it_may(program: Make) -> None:
    async with program("rest = bytearray(2**30)\nsay('error it has it')", memory=2**29) as engine:
        assert await is_lost(engine) == Verdict(Cause.ENDED, "ended with the code 1")


async def test_what_it_says_beside_goes_to_the_log(program: Make, caplog: pytest.LogCaptureFixture) -> None:
    talks = "for number in range(150):\n    print(f'line\\x1b {number}', file=sys.stderr)"
    with caplog.at_level(logging.INFO, "unobot.uui"):
        async with program(talks) as engine:
            await is_lost(engine)
    lines = [record.message for record in caplog.records if record.message.startswith("engine: ")]
    assert lines[:2] == ["engine: line? 0", "engine: line? 1"]
    assert (len(lines), lines[-1]) == (101, "engine: its further output is not logged")


async def test_it_sees_no_secrets_of_the_environment(program: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "hush")
    async with program("say('error', *sorted(os.environ))") as engine:
        told = (await is_lost(engine)).sentence
    assert "PATH" in told
    assert "DISCORD_TOKEN" not in told


async def test_its_argument_list_is_read_by_no_shell(program: Make) -> None:
    async with program("say('error', *sys.argv[1:])", "$HOME", "a; b", "*") as engine:
        assert (await is_lost(engine)).sentence == "gave up: $HOME a; b *"


@pytest.mark.parametrize(
    ("argv", "cwd", "why"),
    [
        (("no-such-program",), None, "there is no program 'no-such-program'"),
        ((), None, "there is no program ''"),
        (("./no-such-program",), Path("/"), "there is no program './no-such-program'"),
        ((sys.executable,), Path("/no/such/place"), "/no/such/place: No such file or directory"),
    ],
)
async def test_what_cannot_be_started_is_told(argv: tuple[str, ...], cwd: Path | None, why: str) -> None:
    async with EngineDriver(EngineSpec(name="engine", argv=argv, cwd=cwd)) as engine:
        assert engine.lost == Verdict(Cause.UNSTARTABLE, f"cannot be started: {why}")


@pytest.mark.parametrize("when", ["starting", "waiting"])
async def test_a_cancelled_start_leaves_no_process(
    program: Make, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, when: str
) -> None:
    """The cancellation comes while the process is created, or before it is ready."""
    begun = EngineProcess.connection_made
    made: list[int] = []

    def connection_made(process: EngineProcess, transport: asyncio.SubprocessTransport) -> None:
        begun(process, transport)
        made.append(transport.get_pid())

    monkeypatch.setattr(EngineProcess, "connection_made", connection_made)
    monkeypatch.setattr(EngineDriver, "line_received", lambda _, line: start.cancel() if line == "booting" else None)
    engine = program("")
    (tmp_path / "engine.py").write_text("import time\nprint('booting', flush=True)\ntime.sleep(60)")
    start: asyncio.Task[None] = asyncio.create_task(engine.start())
    await asyncio.sleep(0)
    if when == "starting":
        start.cancel()
    with pytest.raises(asyncio.CancelledError):
        await start
    with pytest.raises(ProcessLookupError):
        os.kill(made[0], 0)


async def test_nothing_stays_open(program: Make) -> None:
    """No file and no task is left, however the engine ends."""

    def open_files() -> int:
        return sum(1 for _ in Path("/dev/fd").iterdir())

    async def play(lines: str) -> None:
        async with program(lines, move=0.01) as engine:
            await engine.choose(VIEW, LOG)

    await play("time.sleep(60)")  # asyncio opens its permanent files
    before = open_files()
    for lines in ("time.sleep(60)", "raise SystemExit", "while True: say('x' * 1000)"):
        await play(lines)
    assert open_files() == before
    assert asyncio.all_tasks() == {asyncio.current_task()}


STARTER = """
import asyncio, os, signal, sys
from unobot.uui.engine_process import EngineProcess, EngineSpec
class Killed:
    def line_received(self, line): os.kill(os.getpid(), signal.SIGKILL)
    def process_ended(self, verdict): print(verdict)
async def main():
    await EngineProcess.start(EngineSpec(name="engine", argv=(sys.executable, "-S", "-E", *sys.argv[1:])), Killed())
    await asyncio.sleep(60)
asyncio.run(main())
"""


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux ends who outlives the one that started it")
@pytest.mark.parametrize("before", ["held = open('alive', 'w')\n", f"import sys\n{DETACH}"], ids=["alone", "detached"])
def test_an_engine_does_not_outlive_a_bot_that_was_killed(
    tmp_path: Path, all_dead: Callable[[], bool], before: str
) -> None:
    here = f"import os\nos.chdir({str(tmp_path)!r})\n"
    (tmp_path / "engine.py").write_text(f"{here}{before}{SPEAKS}time.sleep(60)")
    starter = [sys.executable, "-c", STARTER, str(tmp_path / "engine.py")]
    root = str(Path(__file__).parents[2])
    status = subprocess.run(starter, env={**os.environ, "PYTHONPATH": root}, timeout=60).returncode
    assert status == -signal.SIGKILL
    assert all_dead()


READER = """
import os, pathlib
def text(path):
    try:
        return path.read_bytes()
    except OSError as error:
        return f"{type(error).__name__}".encode()
pid, found = os.getppid(), []
while pid > 1:
    place = pathlib.Path("/proc", str(pid))
    found.append(b"hush" in text(place / "environ"))
    if pid == int(sys.argv[1]):
        break
    pid = int(text(place / "stat").decode().rpartition(")")[2].split()[1])
say("error", *found)
"""
"""Look for the secret in the environment of every ancestor up to the bot."""

BOT = """
import asyncio, os, subprocess, sys
from unobot.uui.driver import EngineDriver
from unobot.uui.engine_process import EngineSpec
from unobot.environment import hide_secrets
async def main():
    argv = (sys.executable, "-S", "-E", sys.argv[1], str(os.getpid()))
    async with EngineDriver(EngineSpec(name="engine", argv=argv)) as engine:
        while engine.lost is None:
            await asyncio.sleep(0.001)
        print(engine.lost)
hide_secrets()
LOOK = "import os; print(sorted(name for name in os.environ if os.environ[name] == 'hush'))"
subprocess.run([sys.executable, "-c", LOOK])
asyncio.run(main())
"""


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has this file")
@pytest.mark.parametrize(
    "names",
    [("DISCORD_TOKEN", "DATABASE_URL"), ("discord_token", "database_url"), ("Discord_Token", "UNOBOT_DATABASE_URL")],
)
def test_an_engine_cannot_read_the_environment_of_the_bot(tmp_path: Path, names: tuple[str, str]) -> None:
    (tmp_path / "engine.py").write_text(SPEAKS + READER)
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])}
    done = subprocess.run(
        [sys.executable, "-c", BOT, str(tmp_path / "engine.py")],
        env={**environment, **dict.fromkeys(names, "hush")},
        capture_output=True,
        text=True,
        timeout=60,
        preexec_fn=_without_privileges,
    )
    assert done.stderr == ""
    assert done.stdout.splitlines() == ["[]", "gave up: False False"], done.stdout


def _without_privileges() -> None:
    """Drop the capabilities with which root may read everything."""
    if os.geteuid() == 0:
        libc = ctypes.CDLL(None)
        for capability in range(64):
            libc.prctl(24, capability, 0, 0, 0)  # PR_CAPBSET_DROP: they are lost with the next exec
