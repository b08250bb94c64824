"""The files of a finished match on Discord: made once, kept, limited, and never with the name of a former player."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from io import BytesIO

import pytest
from PIL import Image

from tests.bot.players import forge, press_button, words
from tests.bot.test_privacy import delete
from tests.bot.test_replay import ended
from tests.replays.matches import stored
from tests.world import Screen, World
from unobot.bot.messages import side_jobs
from unobot.bot.messages.side_jobs import DEFAULT_JOB_SECONDS, JOBS_WINDOW, MAX_JOBS_PER_USER, MAX_WAIT
from unobot.features.replay import files as replay_files
from unobot.features.replay.files import ReplayFiles
from unobot.i18n import text_for
from unobot.model.refused import Refused
from unobot.replays.file_process import FileKind, Order, make_file
from unobot.side_process import lower_priority

EN, DE = text_for("en"), text_for("de")


class Desk:
    """The files of a bot, and a clock that the test moves. Files are made in this process, which is faster."""

    def __init__(self, make: Callable[[Order], bytes] | None = make_file) -> None:
        self.now = 0.0
        self.files = ReplayFiles(lambda: self.now, make)

    async def get(self, match_id: int = 1, kind: FileKind = FileKind.PAGE, user_id: int = 1) -> bytes:
        return await self.files.get(match_id, kind, stored("stacking"), (0, 1, 2, 3), EN, user_id)

    def start(self, match_id: int = 1, kind: FileKind = FileKind.PAGE, user_id: int = 1) -> asyncio.Task[bytes]:
        return asyncio.create_task(self.get(match_id, kind, user_id))


@pytest.fixture
async def desk() -> AsyncIterator[Desk]:
    desk = Desk()
    yield desk
    desk.files.close()


def attached(world: World, screen: Screen) -> tuple[str, bytes]:
    """Return the name and the content of the file of a message."""
    (file,) = world.message(screen).attachments
    content = world.env.backend.cdn.get(file["url"])
    assert content is not None
    return file["filename"], content


@pytest.mark.long
async def test_anybody_gets_a_finished_match_as_a_page_and_as_a_gif(world: World) -> None:
    ann, ben, eve = (world.person(name) for name in ("Ann", "Ben", "Eve"))
    final = await ended(world, ann, ben)
    viewer = await press_button(eve, "Replay", on=final)
    page = await press_button(eve, "Save as a page", on=viewer)
    assert page.ephemeral
    assert "works without the internet" in words(page)
    name, content = attached(world, page)
    assert name == "uno-1.html"
    assert b"<bdi>Ben</bdi>" in content
    gif = await press_button(eve, "GIF", on=viewer)
    assert gif.ephemeral
    name, content = attached(world, gif)
    assert name == "uno-1.gif"
    assert Image.open(BytesIO(content)).format == "GIF"
    again = attached(world, await press_button(ann, "GIF", on=await press_button(ann, "Replay", on=final)))
    assert again == (name, content), "it is the same file"

    await delete(ben)
    page = await press_button(eve, "Save as a page", on=viewer)
    _, content = attached(world, page)
    assert b"Ben" not in content, "no file is kept with the name of a former player"
    assert b"<bdi>Former player</bdi>" in content

    assert "no longer works" in words(await forge(eve, viewer, "u1:1:0:save:movie"))
    assert "no longer kept" in words(await forge(eve, viewer, "u1:9:0:save:gif"))


async def test_a_file_in_work_is_shared_and_kept_but_not_in_another_language(desk: Desk) -> None:
    first, second = await asyncio.gather(desk.get(user_id=1), desk.get(user_id=2))
    assert first is second
    assert await desk.get(user_id=3) is first
    assert desk.files.file_count == 1
    german = await desk.files.get(1, FileKind.PAGE, stored("stacking"), (0, 1, 2, 3), DE, 4)
    assert b'<html lang="de">' in german
    assert desk.files.file_count == 2


async def test_a_user_gets_only_some_new_files_a_minute(desk: Desk) -> None:
    for match_id in range(MAX_JOBS_PER_USER):
        await desk.get(match_id)
    with pytest.raises(Refused, match="refused-files-often"):
        await desk.get(99)
    assert await desk.get(0), "a file that is kept costs nothing"
    assert await desk.get(98, user_id=2)
    desk.now = JOBS_WINDOW + 1
    assert await desk.get(99)
    assert len(desk.files) == MAX_JOBS_PER_USER + 2


async def test_everybody_waits_in_line_and_knows_their_place(desk: Desk) -> None:
    """The clock of this test stands still, so a file takes as long as before the first one."""
    people = range(1, 21)
    waiting = [desk.start(number, user_id=number) for number in people]
    shared = desk.start(7, user_id=99)
    await asyncio.sleep(0)
    assert [desk.files.wait_of(number).place for number in people] == list(people)
    assert desk.files.wait_of(99).place == 7, "the file of another person"
    assert desk.files.wait_of(20).seconds == 20 * DEFAULT_JOB_SECONDS
    done = await asyncio.gather(*waiting, shared)
    assert done[6] is done[-1]
    assert desk.files.file_count == len(people)


async def test_who_would_wait_too_long_is_told_when_to_come_back(desk: Desk) -> None:
    """Discord takes no answer 15 minutes after a press."""
    waiting = [desk.start(number, user_id=number) for number in range(int(MAX_WAIT / DEFAULT_JOB_SECONDS))]
    await asyncio.sleep(0)
    with pytest.raises(Refused, match="refused-queue-full") as full:
        await desk.get(1000, user_id=1000)
    assert full.value.params == {"wait": MAX_WAIT}
    for each in waiting:
        each.cancel()


async def test_a_user_waits_for_some_files_at_a_time(desk: Desk) -> None:
    waiting = [desk.start(number, user_id=1) for number in range(MAX_JOBS_PER_USER)]
    await asyncio.sleep(0)
    with pytest.raises(Refused, match="refused-queue-own"):
        await desk.get(99, user_id=1)
    await asyncio.gather(*waiting)


async def test_old_files_are_forgotten(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    size = len(await desk.get(1, user_id=1))
    monkeypatch.setattr(side_jobs, "MAX_CACHED_BYTES", size * 2 + 1)
    for match_id in (2, 1, 3):  # the first one is used again
        await desk.get(match_id, user_id=match_id)
    assert len(desk.files) == 2
    await desk.get(1)
    assert desk.files.file_count == 3
    await desk.get(2)
    assert desk.files.file_count == 4


async def test_the_bot_goes_on_while_a_gif_is_made() -> None:
    """The loop turns while the GIF is made, because another process makes it."""
    desk, turns = Desk(make=None), 0
    making = desk.start(kind=FileKind.GIF)
    while not making.done():
        turns += 1
        await asyncio.sleep(0.001)
    assert turns > 20
    assert Image.open(BytesIO(await making)).format == "GIF"
    desk.files.close()


CRASHES = ("-c", "raise SystemExit(1)")
SMALL = (
    "-c",
    "from unobot.replays import file_process as p, replay_page; replay_page.MAX_BYTES = 10; p.serve(p.answer)",
)


@pytest.mark.logs_errors
async def test_what_cannot_be_made_is_told_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = Desk(make=None)
    for program, told in ((SMALL, "refused-page-too-large"), (CRASHES, "refused-files-failed")):
        monkeypatch.setattr(replay_files, "PROGRAM", program)
        with pytest.raises(Refused, match=told):
            await desk.get()
    monkeypatch.undo()
    monkeypatch.setattr(side_jobs, "IDLE_TIMEOUT", 0.0)
    monkeypatch.setattr(side_jobs, "PROCESS_TIMEOUT", 0.0)
    with pytest.raises(Refused, match="refused-files-failed"):
        await desk.get()
    monkeypatch.undo()
    assert await desk.get(user_id=2), "a failure is not kept"


@pytest.mark.skipif(not hasattr(os, "SCHED_IDLE"), reason="only Linux has a policy for idle time")
def test_a_process_of_a_job_makes_room_for_the_bot_at_once() -> None:
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE) as process:
        lower_priority(process.pid, is_idle=True)
        assert os.sched_getscheduler(process.pid) == os.SCHED_IDLE
        process.kill()


async def test_a_machine_that_is_never_idle_makes_a_file_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first process gets no time, and the second one has the lowest priority that still gets some."""
    tries = list[bool]()
    monkeypatch.setattr(side_jobs, "IDLE_TIMEOUT", 0.0)
    monkeypatch.setattr(side_jobs, "lower_priority", lambda pid, *, is_idle: tries.append(is_idle))
    desk = Desk(make=None)
    assert b"<html" in await desk.get()
    assert tries == [True, False]
    desk.files.close()


async def test_a_bot_that_stops_ends_the_process() -> None:
    desk = Desk(make=None)
    making = [desk.start(match_id=number, user_id=number) for number in (1, 2)]
    await asyncio.sleep(0)
    desk.files.close()
    done = await asyncio.gather(*making, return_exceptions=True)
    assert all(isinstance(each, Refused) for each in done)
    with pytest.raises(Refused, match="refused-stopping"):
        await desk.get(3, user_id=3)
