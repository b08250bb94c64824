"""A person that presses too often gets almost no answer, and does not delay other players."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.bot.players import begin, choose_ai, forge_choices, options, run_command
from tests.bot.test_looks import shown_pictures
from tests.world import RENDER_WORKER, World
from unobot.bot.client import Unobot
from unobot.bot.interactions.gate import WINDOW, Limit
from unobot.settings import Settings

DEFERRED = 6


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    """Yield a world with the default limit."""
    settings = Settings(database_url=f"sqlite+aiosqlite:///{tmp_path / 'unobot.db'}")
    async with World(
        lambda: Unobot(settings, rng=random.Random(1), race_hold=0.0, render_worker=RENDER_WORKER)
    ) as world:
        yield world


def callbacks(world: World) -> list[dict[str, Any]]:
    """Return the answers of the bot to interactions."""
    return [entry.json or {} for entry in world.env.http_requests if entry.path.endswith("/callback")]


# The bucket


def test_five_at_once_and_then_one_every_six_tenths() -> None:
    limit = Limit(5)
    assert [limit.allows(1, 0.0) for _ in range(7)] == [True] * 5 + [False] * 2
    assert [limit.allows(1, at) for at in (0.5, 0.6, 0.7, 1.2, 1.3)] == [False, True, False, True, False]
    assert [limit.allows(1, 10.0) for _ in range(6)] == [True] * 5 + [False]


def test_everybody_has_a_bucket_of_their_own() -> None:
    limit = Limit(1)
    assert [limit.allows(user, 0.0) for user in (1, 2, 1, 2)] == [True, True, False, False]


def test_zero_is_no_limit() -> None:
    limit = Limit(0)
    assert all(limit.allows(1, 0.0) for _ in range(1000))
    assert len(limit) == 0


def test_who_has_not_pressed_lately_is_not_remembered() -> None:
    limit = Limit(5)
    most = 0
    for number in range(20_000):
        limit.allows(number, number / 100)
        most = max(most, len(limit))
    assert most < 2000


def test_many_at_once_do_not_forget_who_has_to_wait() -> None:
    limit = Limit(1)
    assert limit.allows(0, 0.0)
    for number in range(1, 5000):
        assert limit.allows(number, 1.0)
    assert not limit.allows(0, 2.0)


@given(st.lists(st.floats(0, 20), min_size=1, max_size=200), st.integers(1, 9))
def test_never_more_than_the_bucket_and_what_has_run_into_it(moments: list[float], presses: int) -> None:
    limit = Limit(presses)
    allowed = [at for at in sorted(moments) if limit.allows(1, at)]
    for place, first in enumerate(allowed):
        for count, last in enumerate(allowed[place:], 1):
            assert count <= presses + (last - first) * presses / WINDOW + 0.001


# The bot


async def test_the_excess_is_deferred_and_nothing_comes_of_it(world: World) -> None:
    ann = world.person("Ann")
    await ann.slash("start")
    panel = await options(ann)
    await world.advance(10)
    before = len(callbacks(world))
    await forge_choices(ann, world, panel, "u1:1:0:ai:add>1", *["casual"] * 7)
    await world.advance(3)
    kinds = [answer["type"] for answer in callbacks(world)[before:]]
    assert kinds.count(DEFERRED) == 2
    assert len(kinds) == 7
    ((_, seats),) = shown_pictures(world, world.table())
    assert seats.replace("\N{NO-BREAK SPACE}", " ").count("AI, casual") == 5
    await world.advance(10)
    await choose_ai(ann, world, "away", "Kim")
    ((_, seats),) = shown_pictures(world, world.table())
    assert seats.replace("\N{NO-BREAK SPACE}", " ").count("AI, casual") == 4


async def test_too_many_commands_are_told_so(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await world.advance(10)
    for _ in range(5):
        assert "a moment" not in await run_command(ann, "help")
    assert await run_command(ann, "help") == "Slow down a little. Wait a moment, then try again."
    assert "a moment" not in await run_command(ben, "help")
    await world.advance(3)
    assert "a moment" not in await run_command(ann, "help")


@pytest.mark.parametrize("kind", ["direct", "group", "foreign"])
async def test_a_personal_install_has_the_same_limit(world: World, kind: str) -> None:
    ann = world.stranger("Ann")
    world.install(ann)
    places = {"direct": ann.direct_channel, "group": world.group(ann), "foreign": world.foreign(ann)}
    await world.advance(10)
    for _ in range(5):
        assert "a moment" not in await run_command(ann, "help", channel=places[kind])
    assert "Wait a moment" in await run_command(ann, "help", channel=places[kind])


async def test_typing_does_not_use_up_the_presses(world: World) -> None:
    ann = world.person("Ann")
    await world.advance(10)
    for _ in range(15):
        assert await ann.complete("start", "rules", "party")
    for _ in range(20):
        await ann.complete("start", "rules", "party")
    assert await ann.complete("start", "rules", "party") == {}
    assert "a moment" not in await run_command(ann, "help")


async def test_a_quick_player_at_two_tables_is_not_held_up(world: World) -> None:
    """Uno and a play at each of two tables within a second, twice in three."""
    ann, ben = world.person("Ann"), world.person("Ben")
    await world.advance(10)
    await begin(world, ann, ben)
    for _ in range(2):
        before = len(callbacks(world))
        for _ in range(4):
            await ann.press("Refresh", on=ann.direct(), stale=True)
            await world.advance(0.25)
        await world.advance(2)
        assert DEFERRED not in [answer["type"] for answer in callbacks(world)[before:]]
