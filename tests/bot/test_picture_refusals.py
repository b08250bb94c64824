"""Discord refuses a picture in the moment of sending: the same message goes out in words."""

from __future__ import annotations

import logging
import random
from collections.abc import AsyncIterator
from functools import partial
from typing import Any

import pytest

from tests.bot.players import Stack, begin, press_button, words
from tests.bot.refusals import EXPLICIT, Refusal, Request, refusing
from tests.world import RENDER_WORKER, Person, Screen, World
from unobot.bot.client import Unobot
from unobot.settings import Settings

FORBIDDEN: dict[str, Any] = {"status": 403, "code": 50013, "message": "Missing Permissions"}
TOO_LARGE: dict[str, Any] = {"status": 413, "code": 40005, "message": "Request entity too large"}
REFUSALS: dict[str, dict[str, Any]] = {
    "forbidden": FORBIDDEN,
    "too_large": TOO_LARGE,
    "explicit": {"status": 400, "code": 20009, "message": "Explicit content cannot be sent"},
    "automod": {"status": 400, "code": 200000, "message": "Message was blocked by automatic moderation"},
    "a new code": {"status": 403, "code": 999999, "message": "No"},
}


@pytest.fixture
async def world(settings: Settings) -> AsyncIterator[World]:
    settings = settings.model_copy(update={"pictures": True})
    bot = partial(Unobot, settings, rng=random.Random(1), race_hold=0.0, render_worker=RENDER_WORKER)
    async with World(bot) as world:
        yield world


async def two(world: World, stack: Stack) -> tuple[Person, Person]:
    stack(["R7 R8 G1", "R2 R3 Y9"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    assert drawn(world, world.table())
    return ann, ben


def drawn(world: World, screen: Screen) -> int:
    return len(world.message(screen).attachments)


def warnings(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [r.getMessage() for r in caplog.records if r.name.startswith("unobot") and r.levelno >= logging.WARNING]


@pytest.fixture(params=["token", "bot"])
def where(request: pytest.FixtureRequest, world: World) -> str:
    """Return the address of the requests that edit the table: those with a token, or with the bot's token."""
    if request.param == "token":
        return "/webhooks/*/messages"
    request.getfixturevalue("no_table_tokens")
    return f"/channels/{world.channel.id}/messages"


@pytest.mark.parametrize("refusal", REFUSALS.values(), ids=REFUSALS)
async def test_a_refused_table_is_shown_in_words_and_later_drawn_again(
    world: World,
    stack: Stack,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
    refusal: dict[str, Any],
    where: str,
) -> None:
    monkeypatch.setattr("unobot.bot.live.attachments.REFUSAL_SECONDS", 10.0)
    ann, ben = await two(world, stack)
    world.env.inject_error("PATCH", f"{where}/{world.table().id}", **refusal)
    await ann.press("7", on=ann.direct())
    await world.advance(3)
    table = world.table()
    assert drawn(world, table) == 0
    assert "## 🔺 Red 7" in words(table)
    assert drawn(world, ann.direct()), "their own channel refused nothing"
    (warning,) = warnings(caplog)
    assert f"channel {world.channel.id} refuses pictures" in warning
    await ben.press("2", on=ben.direct())
    await world.advance(3)
    assert drawn(world, world.table()) == 0, "it is not tried at each move"
    await world.advance(10)
    await ann.press("8", on=ann.direct())
    await world.advance(3)
    assert drawn(world, world.table())
    assert len(warnings(caplog)) == 1


async def test_a_refused_hand_is_shown_in_words(world: World, stack: Stack, caplog: pytest.LogCaptureFixture) -> None:
    ann, ben = await two(world, stack)
    world.env.inject_error("POST", "/interactions/*/callback", **TOO_LARGE)
    panel = await press_button(ann, "My hand")
    assert "Your hand, 3 cards" in words(panel)
    assert drawn(world, panel) == 0
    world.env.inject_error("PATCH", f"/channels/{ben.direct_channel.id}/messages/*", **FORBIDDEN)
    await ann.press("move:R7", on=panel)
    await world.advance(6)
    assert "Your hand, 3 cards" in words(ben.direct())
    assert drawn(world, ben.direct()) == 0
    assert len(warnings(caplog)) == 2, "once for each channel"
    await ben.press("2", on=ben.direct())
    await world.advance(3)
    assert "Your hand, 2 cards" in words(ben.direct())
    assert len(warnings(caplog)) == 2


async def test_each_message_with_a_picture_is_sent_in_words_if_a_filter_refuses_pictures(
    world: World, stack: Stack
) -> None:
    """Answers, edits, hands by direct message and a kept picture."""
    ann, ben = await two(world, stack)
    with refusing(lambda request: EXPLICIT if request.pictures else None) as seen:
        moved = await press_button(ann, "7", on=ann.direct())
        assert "Your hand, 2 cards" in words(moved)
        assert drawn(world, moved) == 0
        await world.advance(6)
        assert "Red 7" in words(world.table())
        assert "Your hand, 3 cards" in words(ben.direct())
        assert "Your hand, 3 cards" in words(await press_button(ben, "My hand"))
    assert seen.refused


async def test_a_refused_edit_that_keeps_its_picture_is_sent_in_words(world: World, stack: Stack) -> None:
    """The edit attaches nothing, because the message has the picture already."""
    ann, _ = await two(world, stack)
    panel = await press_button(ann, "My hand")
    assert drawn(world, panel)

    def judge(request: Request) -> Refusal | None:
        return EXPLICIT if "'type': 12" in str(request.message) else None

    with refusing(judge) as seen:
        again = await press_button(ann, "Refresh", on=panel)
    assert [request.pictures for request in seen.refused] == [[]]
    assert drawn(world, again) == 0
    assert "Your hand, 3 cards" in words(again)


@pytest.mark.usefixtures("no_table_tokens")
async def test_a_table_that_is_refused_in_words_too_is_an_ordinary_refusal(
    world: World, stack: Stack, caplog: pytest.LogCaptureFixture
) -> None:
    ann, ben = await two(world, stack)
    world.env.inject_error("PATCH", f"/channels/{world.channel.id}/messages/*", times=2, **FORBIDDEN)
    await ann.press("7", on=ann.direct())
    await world.advance(3)
    (warning,) = warnings(caplog)
    assert "cannot be shown in channel" in warning
    assert "I can't show the table" in words(ann.direct())
    await world.advance(16)
    await ben.press("2", on=ben.direct())
    await world.advance(3)
    assert drawn(world, world.table())
    assert "Red 2" in words(world.table())
