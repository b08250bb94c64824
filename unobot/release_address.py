"""Ask the address that an admin has set which release is the newest. Without that setting, nobody is asked."""

from __future__ import annotations

import asyncio
import json
import logging
import re
from collections.abc import Awaitable, Callable

import aiohttp

from unobot.version import RELEASE

log = logging.getLogger(__name__)

DAY = 24 * 3600.0
TIMEOUT = 10.0
"""Seconds within which the address has to answer."""
MAX_BYTES = 65536
_NUMBERS = re.compile(r"v?(\d+(?:\.\d+){1,3})")
"""Matches a version, such as ``v0.2.0``."""
KEYS = ("tag_name", "version")
"""The keys of a JSON object of which the first has the version."""


class ReleaseUnknown(Exception):
    """The address does not tell the newest release. The text says why."""


async def newest_release(url: str) -> str:
    """Return the newest release, such as ``0.2.0``. Raises `ReleaseUnknown`.

    The address answers with a JSON object that has one of `KEYS`, or with a text whose first line is the version.
    """
    try:
        async with (
            aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(TIMEOUT)) as session,
            session.get(url) as answer,
        ):
            body = (await answer.content.read(MAX_BYTES)).decode(errors="replace")
            if answer.status != 200:
                raise ReleaseUnknown(f"it answered with the status {answer.status}")
    except (aiohttp.ClientError, OSError, ValueError) as error:
        raise ReleaseUnknown(str(error) or type(error).__name__) from error
    return _version_in(body)


def is_newer(release: str) -> bool:
    """Return whether a release is newer than the one from which this unobot was made."""
    return _numbers(release) > _numbers(RELEASE)


async def watch_releases(url: str, sleep: Callable[[float], Awaitable[object]] = asyncio.sleep) -> None:
    """Log each newer release once, and an address that does not answer once. Look every day, until it is cancelled."""
    told = ""
    while True:
        try:
            release = await newest_release(url)
        except ReleaseUnknown as error:
            news = f"UNOBOT_RELEASE_URL does not tell the newest release: {error}"
        else:
            news = f"unobot {release} is released, and this is {RELEASE}" if is_newer(release) else ""
        if news and news != told:
            log.warning("%s", news)
        told = news
        await sleep(DAY)


def _version_in(body: str) -> str:
    line = body.strip().partition("\n")[0].strip()
    if body.lstrip().startswith("{"):
        try:
            facts = json.loads(body)
        except ValueError as error:
            raise ReleaseUnknown("its answer is no JSON") from error
        line = next((str(facts[key]) for key in KEYS if key in facts), "")
    found = _NUMBERS.fullmatch(line)
    if found is None:
        raise ReleaseUnknown("its answer has no version")
    return found[1]


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(map(int, version.split(".")))
