"""One played card does each piece of work once: the ruleset is ready, and no unused screen is built."""

from __future__ import annotations

import random

import pytest

from benchmarks.click_path import play_until_a_number, trace_card
from tests.bot.players import begin
from tests.world import World
from unobot.bot.client import Unobot
from unobot.settings import Settings


async def test_a_played_card_parses_no_ruleset_and_builds_each_screen_once(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    player, button = await play_until_a_number(world, ann, ben)
    await world.advance(12)
    before = world.requests
    trace = await trace_card(world, player, button, until_answer=False)
    spent = world.requests - before
    edits = ("POST /interactions/*/*/callback", "PATCH /webhooks/*/*/messages/*", "PATCH /channels/*/messages/*")
    assert [spent[edit] for edit in edits] == [1, 3, 1], "a DM hand, both panels and the table, the other DM hand"
    assert trace.calls("parse_ruleset") == 0
    assert trace.screens == {"hand_screen": 4, "table_screen": 1}, "one for each of the five messages"
    assert trace.calls("TurnReminders.update") == 1
    assert trace.calls("TurnReminders._update") == 0, "there is no reminder, and nobody always wants one"
    assert trace.calls("_hand_facts") <= 3, "once for each of the two players, and for the press"


@pytest.mark.parametrize(("pictures", "files"), [(0, 40), (1000, 41)], ids=["words", "pictures"])
async def test_a_played_card_enters_few_files_until_its_answer(settings: Settings, pictures: int, files: int) -> None:
    """A picture enters one file more, which sends it. The picture itself is drawn in another thread and process."""
    settings = settings.model_copy(update={"pictures_per_second": pictures})
    async with World(lambda: Unobot(settings, rng=random.Random(1), race_hold=0.0)) as world:
        ann, ben = world.person("Ann"), world.person("Ben")
        await begin(world, ann, ben)
        player, button = await play_until_a_number(world, ann, ben)
        await world.advance(12)
        trace = await trace_card(world, player, button, until_answer=True)
        assert len(world.message(player.direct()).attachments) == min(pictures, 1)
    assert trace.screens == {"hand_screen": 1}
    assert len(trace.files) <= files
    assert trace.changes <= 150
