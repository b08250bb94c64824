"""The coach: a player of a finished match sees the own decisions that cost most, and everybody else a sentence."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.bot.players import Player, begin, forge, play, press_button, words
from tests.world import Person, Screen, World
from unobot.rules.ruleset.ruleset import PRESETS


async def finished(world: World, *people: Person) -> Screen:
    """Play a match of one round to its end. Return its last table message."""
    await begin(world, *people)
    await play(world, *(Player(person, number) for number, person in enumerate(people)), until="wins the match")
    await world.advance(12)
    return world.posts()[-1]


async def test_a_player_sees_what_cost_most_and_others_a_sentence(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process of the coach answers, from a button on the table message and from the replay."""
    monkeypatch.setattr("unobot.bot.handlers.start.named_ruleset", lambda text: PRESETS["stacking"])
    ann, ben, eve = (world.person(name) for name in ("Ann", "Ben", "Eve"))
    final = await finished(world, ann, ben)
    seen = await press_button(ann, "Coach", on=final)
    assert seen.ephemeral
    found = re.findall(r"\*\*Round 1\.\*\* Your move: \*\*.+\*\*\. Better: \*\*.+\*\*\. .+", words(seen))
    assert len(found) <= 3
    assert found or "Nothing stood out" in words(seen)
    again = await press_button(ann, "Coach", on=await press_button(ann, "Replay", on=final))
    assert words(again) == words(seen)
    bot: Any = world.bot
    assert bot.router._messages.coaching.asked == 1, "the answer is kept"
    assert "didn't play this match" in words(await press_button(eve, "Coach", on=final))
    assert "no longer works" in words(await forge(eve, final, "u1:1:0:coach:ann"))
    assert "no longer kept" in words(await forge(eve, final, "u1:9:0:coach:"))
