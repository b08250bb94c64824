"""A newer release is told in the log and by `unobot doctor`, where an address is set that tells the newest one."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable

import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from unobot.bot.doctor.release_check import check_release
from unobot.release_address import DAY, ReleaseUnknown, newest_release, watch_releases
from unobot.settings import Settings
from unobot.version import RELEASE

Says = Callable[..., None]


class Site:
    """A site whose answer can be changed."""

    def __init__(self) -> None:
        self.body, self.status = RELEASE, 200
        self.url = ""

    async def answer(self, _: web.Request) -> web.Response:
        return web.Response(text=self.body, status=self.status)


@pytest.fixture
async def site() -> AsyncIterator[Site]:
    made = Site()
    app = web.Application()
    app.router.add_get("/newest", made.answer)
    async with TestServer(app) as server:
        made.url = str(server.make_url("/newest"))
        yield made


@pytest.mark.parametrize("body", ["9.1.0", "v9.1.0\nmore", '{"tag_name": "v9.1.0"}', '{"version": "9.1.0", "more": 1}'])
async def test_each_form_of_an_answer_is_read(site: Site, body: str) -> None:
    site.body = body
    assert await newest_release(site.url) == "9.1.0"


@pytest.mark.parametrize(
    ("body", "status", "words"),
    [
        ("", 200, "has no version"),
        ("<html>", 200, "has no version"),
        ("{", 200, "is no JSON"),
        ('{"name": "9.1.0"}', 200, "has no version"),
        ("9.1.0", 404, "the status 404"),
    ],
)
async def test_an_answer_without_a_version_is_told(site: Site, body: str, status: int, words: str) -> None:
    site.body, site.status = body, status
    with pytest.raises(ReleaseUnknown, match=words):
        await newest_release(site.url)


async def test_an_address_without_a_server_is_told(site: Site) -> None:
    with pytest.raises(ReleaseUnknown):
        await newest_release("http://127.0.0.1:1/newest")


async def test_the_log_tells_each_newer_release_once(site: Site, caplog: pytest.LogCaptureFixture) -> None:
    answers = [RELEASE, "9.1.0", "9.1.0", "9.2.0", "oops", "oops"]

    async def next_day(seconds: float) -> None:
        assert seconds == DAY
        if not answers:
            raise asyncio.CancelledError
        site.body = answers.pop(0)

    site.body = answers.pop(0)
    with pytest.raises(asyncio.CancelledError):
        await watch_releases(site.url, next_day)
    assert [record.getMessage() for record in caplog.records if record.name == "unobot.release_address"] == [
        f"unobot 9.1.0 is released, and this is {RELEASE}",
        f"unobot 9.2.0 is released, and this is {RELEASE}",
        "UNOBOT_RELEASE_URL does not tell the newest release: its answer has no version",
    ]


async def test_the_doctor_asks_only_where_an_address_is_set(site: Site) -> None:
    assert await check_release(Settings()) == []
    settings = Settings(release_url=site.url)
    assert [result.text for result in await check_release(settings)] == [f"{RELEASE} is the newest release"]
    site.body = "9.1.0"
    assert [result.text for result in await check_release(settings)] == [
        f"unobot 9.1.0 is released, and this is {RELEASE}"
    ]
