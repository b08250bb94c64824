"""The process that does one job for the bot, when the bot is gone before it has its answer."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import threading

import pytest

from unobot.bot.messages.side_jobs import SideJobs

PROGRAM = (
    "import msgspec\nfrom unobot.side_process import serve\nserve(lambda order: msgspec.json.decode(order).encode())"
)


def side_process() -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-c", PROGRAM], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )


def test_an_order_is_answered() -> None:
    with side_process() as process:
        assert process.communicate(b'"hello"') == (b"hello", b"")
    assert process.returncode == 0


def test_without_a_reader_it_ends_without_a_word() -> None:
    """Chaos found its traceback in the log of a bot that had been killed."""
    with side_process() as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        process.stdin.write(b'"%b"' % (b"x" * 1000))
        process.stdin.close()
        assert process.stderr.read() == b""


def test_an_order_that_was_cut_is_not_answered() -> None:
    with side_process() as process:
        assert process.communicate(b'"hello') == (b"", b"")
    assert process.returncode == 1


def test_a_job_at_the_end_of_the_bot_fails_quietly(caplog: pytest.LogCaptureFixture) -> None:
    """Its task was left with an exception that nobody read. Chaos found it in the log."""
    begun, over = threading.Event(), threading.Event()

    def job() -> bytes:
        begun.set()
        over.wait()
        return b""

    async def stop_during_a_job() -> None:
        jobs = SideJobs(lambda: 0.0, "replay")
        waiting = asyncio.create_task(jobs.get("key", 1, job))
        await asyncio.to_thread(begun.wait)
        jobs.close()
        over.set()
        waiting.cancel()

    asyncio.run(stop_during_a_job())
    assert not caplog.records
