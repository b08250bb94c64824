"""The metrics of a bot count matches that begin and end, and the commands of people."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator

import pytest
from prometheus_client.parser import text_string_to_metric_families

from tests.bot.players import Stack, begin, press_button
from tests.world import World
from unobot.bot.client import Unobot
from unobot.rules.ruleset.ruleset import OFFICIAL
from unobot.settings import Settings


@pytest.fixture
async def world(settings: Settings) -> AsyncIterator[World]:
    """A world whose bot has metrics. Nothing serves them."""
    measured = settings.model_copy(update={"watch_port": 9120})
    async with World(lambda: Unobot(measured, rng=random.Random(1), race_hold=0.0)) as world:
        yield world


def number(world: World, name: str, **labels: str) -> float:
    """Return a number of the page."""
    bot = world.bot
    assert isinstance(bot, Unobot)
    assert bot.metrics is not None
    page, _ = bot.metrics.page("", {})
    samples = [sample for family in text_string_to_metric_families(page.decode()) for sample in family.samples]
    [value] = [sample.value for sample in samples if sample.name == name and sample.labels == labels]
    return value


async def test_a_won_match_and_a_closed_one_are_counted(world: World, stack: Stack) -> None:
    stack(["R3", "B9"], "R1", rules=OFFICIAL.with_length("round"))
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    assert number(world, "unobot_players") == 2
    await ann.press("3", on=ann.direct())
    await world.advance(6)
    assert number(world, "unobot_matches_begun_total") == 1
    assert number(world, "unobot_matches_ended_total", how="won") == 1
    second = world.create_channel("second")
    await ann.slash("start", channel=second)
    await ben.press("join", on=world.table(second))
    await ann.press("start", on=world.table(second))
    await world.advance(6)
    ask = await ann.slash("end", channel=second)
    await press_button(ann, "Yes, end it", on=ask)
    await world.advance(6)
    assert number(world, "unobot_matches_begun_total") == 2
    assert number(world, "unobot_matches_ended_total", how="closed") == 1
    assert number(world, "unobot_commands_total", command="uno start") == 2
    assert number(world, "unobot_commands_total", command="uno end") == 1
    assert number(world, "unobot_players") == 0


async def test_each_new_session_of_a_shard_is_counted(world: World) -> None:
    bot = world.bot
    assert isinstance(bot, Unobot)
    assert number(world, "unobot_gateway_reconnects_total", shard="0") == 0
    with world.env.time_context():
        await bot.on_shard_disconnect(0)
        await bot.on_shard_resumed(0)
    assert number(world, "unobot_gateway_reconnects_total", shard="0") == 1
