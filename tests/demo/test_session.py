"""A session of the demo, with the toy bot and with the real one."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from tests.demo.toy import Toy
from tests.demo.visitor import Visitor, accepted
from unobot import demo
from unobot.bot.client import Unobot
from unobot.demo.session import PEOPLE, DemoSession
from unobot.i18n import text_for
from unobot.settings import Settings


@asynccontextmanager
async def opened(bot: Toy, said: list[str], *, port: int = 0) -> AsyncIterator[tuple[DemoSession, str]]:
    session = DemoSession(bot, text_for(None), said.append)
    try:
        yield session, await session.open(port)
    finally:
        await session.close()


@pytest.fixture
def said() -> list[str]:
    return []


@pytest.fixture
def toy(tmp_path: Path) -> Toy:
    return Toy(tmp_path / "toy.db", pause=0.2)


async def start(visitor: Visitor) -> None:
    """Run ``/uno start`` like the command picker of the page."""
    receipt = await visitor.run("uno start")
    assert accepted(receipt)
    await visitor.look()


async def fall_behind(session: DemoSession, visitor: Visitor, seconds: float) -> None:
    """Let the toy move by itself while the wall clock is ahead, because no tick has happened."""
    session.env.backend.clock.advance(-seconds)
    await visitor.press("Go")


async def test_a_visitor_finds_players_a_channel_a_guide_and_an_open_table(toy: Toy, said: list[str]) -> None:
    async with opened(toy, said) as (_, url), Visitor(url) as visitor:
        assert "**Start**" in visitor.text
        assert [person["name"] for person in visitor.picture["viewers"]] == list(PEOPLE)
        assert visitor.text.endswith("Table at 0")
        await start(visitor)
        assert visitor.text.count("Table at 0") == 2
    assert toy.is_closed()


async def test_simulated_time_follows_the_wall_clock(toy: Toy, said: list[str]) -> None:
    async with opened(toy, said) as (session, url), Visitor(url) as visitor:
        assert abs(session.env.now() - datetime.now(UTC)) < timedelta(seconds=5)
        await start(visitor)
        await fall_behind(session, visitor, 1.1)
        await session.tick()
        assert toy.ply >= 5
        assert abs(session.env.now() - datetime.now(UTC)) < timedelta(seconds=1)


async def test_a_timer_that_was_due_during_sleep_fires_once(toy: Toy, said: list[str]) -> None:
    async with opened(toy, said) as (session, url), Visitor(url) as visitor:
        await start(visitor)
        await fall_behind(session, visitor, 8 * 3600.0)
        await session.tick()
        assert toy.ply == 1
        assert abs(session.env.now() - datetime.now(UTC)) < timedelta(seconds=1)


async def test_the_page_updates_by_itself(toy: Toy, said: list[str]) -> None:
    async with opened(toy, said) as (session, url), Visitor(url) as visitor:
        await start(visitor)
        await fall_behind(session, visitor, 0.5)
        await session.tick()
        assert toy.ply
        assert f"Table at {toy.ply}" in await visitor.look()


async def test_direct_messages_get_a_page_when_the_first_arrives(toy: Toy, said: list[str]) -> None:
    async with opened(toy, said) as (session, url), Visitor(url) as visitor:
        await start(visitor)
        await session.tick()
        assert said == []
        await visitor.press("Join")
        await session.tick()
        assert len(said) == 1
        assert said[0].startswith("Ann")
        direct = said[0].split()[-1]
        async with Visitor(direct) as ann:
            assert ann.text.startswith("Hand at 0")
            assert accepted(await ann.press("Play"))
            await session.tick()
            assert ann.text != await ann.look()
        await visitor.press("Join")
        await session.tick()
        assert len(said) == 1


async def test_a_group_message_has_a_page(tmp_path: Path, said: list[str]) -> None:
    """Ann has installed the bot there, and all of them play."""
    settings = Settings(database_url=f"sqlite+aiosqlite:///{tmp_path / 'unobot.db'}", pictures=False)
    session = DemoSession(Unobot(settings), text_for(None), said.append)
    try:
        url = await session.open(0)
        async with Visitor(url) as visitor:
            _, places = await visitor.get("/demo/places")
        group = next(place for place in json.loads(places) if place["name"] == "💬 Group")
        assert group["viewer"] is None, "all of them can look at it"
        page = f"{url.partition('#')[0]}#{group['token']}"
        async with Visitor(page) as ann, Visitor(page, "Ben") as ben:
            assert "I installed the bot for myself" in ann.text
            await start(ann)
            await ben.look()
            assert accepted(await ben.press("Join"))
            await session.tick()
            assert re.search(r"\*\*\S Ben\*\*", await ann.look()), "with an emblem that follows from the id"
            (begin,) = (part for part in ann.parts if part.get("label", "").startswith("Start"))
            assert accepted(await ann.click(begin))
            await session.tick()
            assert "Your hand" in await ann.look() or "is thinking" in await ann.look()
    finally:
        await session.close()


async def test_a_thread_gets_a_page(toy: Toy, said: list[str]) -> None:
    async with opened(toy, said) as (session, url), Visitor(url) as visitor:
        backend = session.env.backend
        channel = int(visitor.picture["channelId"])
        thread = backend.create_thread(channel, "Uno with Ann", int(visitor.picture["viewerId"]))
        await visitor.press("Join")
        await session.tick()
        _, places = await visitor.get("/demo/places")
        assert [(place["name"], place["channel"]) for place in json.loads(places)][-1] == (
            "🧵 Uno with Ann",
            str(thread.id),
        )


@pytest.mark.logs_errors
async def test_a_failure_of_the_bot_does_not_stop_the_clock(
    toy: Toy, said: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(toy, said) as (session, _):
        ticks = asyncio.Queue[None]()

        async def fail() -> None:
            ticks.put_nowait(None)
            raise RuntimeError("bot")

        monkeypatch.setattr(session, "tick", fail)
        monkeypatch.setattr("unobot.demo.session._TICK", 0.0)
        run = asyncio.create_task(session.run())
        for _ in range(3):
            await ticks.get()
        run.cancel()
        with pytest.raises(asyncio.CancelledError):
            await run


async def test_the_visitor_can_end_the_session_in_the_page(toy: Toy, said: list[str]) -> None:
    async with opened(toy, said) as (session, url), Visitor(url) as visitor:
        run = asyncio.create_task(session.run())
        await visitor.act("close")
        await run


async def test_a_long_session_stays_small(toy: Toy, said: list[str]) -> None:
    async with opened(toy, said) as (session, url), Visitor(url) as visitor:
        await start(visitor)
        await visitor.press("Join")
        for _ in range(40):
            await visitor.press("Hand")
            await visitor.look()
            await visitor.press("Play")
            await session.tick()
        backend = session.env.backend
        assert len(backend.transcript) == len(backend.http_requests) == 0
        assert sum(map(len, backend.messages.values())) < 20


async def test_a_taken_port_is_refused_in_one_sentence(toy: Toy, said: list[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(demo.DemoError, match=rf"^The demo can't use port {port}\. .*--port\.$"):
            async with opened(toy, said, port=port):
                pass
    assert toy.is_closed()


async def test_a_bot_that_cannot_start_is_closed_and_its_error_raised(
    toy: Toy, said: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail() -> None:
        raise RuntimeError("no database")

    monkeypatch.setattr(toy, "setup_hook", fail)
    with pytest.raises(RuntimeError, match="no database"):
        async with opened(toy, said):
            pass
    assert toy.is_closed()


def test_a_missing_extra_is_refused_with_the_install_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "unobot.demo.session", raising=False)
    monkeypatch.setitem(sys.modules, "simcord", None)
    with pytest.raises(demo.DemoError, match=r"pip install"):
        demo.run(Settings(), port=0, open_browser=False)


@pytest.mark.long
@pytest.mark.skipif(sys.platform == "win32", reason="no such signals")
def test_the_command_serves_the_real_bot_and_ends_quietly_at_ctrl_c(tmp_path: Path) -> None:
    """`test_a_demo_uses_no_database_of_the_settings` ends one with SIGTERM."""
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    process = subprocess.Popen(
        [sys.executable, "-m", "unobot", "demo", "--no-open"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2]), "TMPDIR": str(temporary)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        # Workers of pytest-xdist ignore Ctrl-C, and so would their child processes.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509
    )
    assert process.stdout is not None
    lines = [process.stdout.readline(), process.stdout.readline()]
    process.send_signal(signal.SIGINT)
    rest, errors = process.communicate(timeout=60)
    assert lines[0].startswith("Play at http://127.0.0.1:")
    assert "/#" in lines[0]
    assert (process.returncode, rest, errors) == (0, "", "")
    assert list(temporary.iterdir()) == []
    assert not (tmp_path / "unobot.db").exists()
