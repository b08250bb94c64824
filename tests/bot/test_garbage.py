"""The objects of the start are kept out of garbage collections, once, and a press leaves little for them."""

from __future__ import annotations

import gc

import discord

from benchmarks.click_path import play_until_a_number
from tests.bot.players import begin
from tests.world import World
from unobot.bot.discord_api.garbage import GENERATION_THRESHOLD, freeze_once


def test_a_reconnect_freezes_nothing_more() -> None:
    gc.freeze()  # Python 3.12 begins with frozen objects of its own
    usual = gc.get_threshold()
    gc.set_threshold(700, *usual[1:])  # a bot of another test may have frozen this process already
    try:
        assert freeze_once()
        frozen = gc.get_freeze_count()
        assert frozen
        assert gc.get_threshold() == (GENERATION_THRESHOLD, *usual[1:]), "young objects are collected more rarely"
        later = [[number] for number in range(100)]
        assert not freeze_once()
        assert gc.get_freeze_count() <= frozen, "some may be gone meanwhile"
        assert any(each is later for each in gc.get_objects()), "what came after the start is collected as before"
    finally:
        gc.set_threshold(*usual)  # without thawing: each later collection of this process would look at it


async def test_an_answered_press_is_gone_without_a_collection(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    player, button = await play_until_a_number(world, ann, ben)
    await world.advance(12)
    gc.freeze()  # so only newer objects are listed below, and not those of other tests
    gc.disable()
    try:
        await player.press(button.custom_id, on=player.direct())
        await world.advance(12)
        assert not [each for each in gc.get_objects() if isinstance(each, discord.Interaction)]
    finally:
        gc.enable()
