"""The coach: a player of a finished match sees the own decisions that cost most, and everybody else a sentence."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest

from tests.bot.players import Player, begin, forge, play, ply, press_button, words
from tests.world import Person, Screen, World
from unobot.features.replay.coaching import Coaching
from unobot.features.replay.store import Replays
from unobot.rules.ruleset.ruleset import PRESETS


async def finished(world: World, *people: Person) -> Screen:
    """Play a match of one round to its end. Return its last table message."""
    await begin(world, *people)
    await play(world, *(Player(person, number) for number, person in enumerate(people)), until="wins the match")
    await world.advance(12)
    return world.posts()[-1]


def decisions(screen: Screen) -> list[str]:
    return re.findall(r"\*\*Round 1\.\*\* Your move: \*\*.+\*\*\. Better: \*\*.+\*\*\. .+", words(screen))


@pytest.mark.long
async def test_a_player_sees_what_cost_most_and_others_a_sentence(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process of the coach answers, from a button on the table message and from the replay."""
    rules = msgspec.structs.replace(PRESETS["stacking"], target=150)
    monkeypatch.setattr("unobot.features.lobby.actions.named_ruleset", lambda text: rules)
    ann, ben, eve = (world.person(name) for name in ("Ann", "Ben", "Eve"))
    final = await finished(world, ann, ben)
    seen = await press_button(ann, "Coach", on=final)
    assert seen.ephemeral
    found, page = decisions(seen), seen
    assert found or "Nothing stood out" in words(seen)
    while following := [label for label in page.labels if label.startswith("Next: ") and "Next: 1 " not in label]:
        page = await press_button(ann, following[0], on=page)
        found += decisions(page)
    assert len(found) == len(set(found)) <= 3
    assert "Each decision is judged by what you could see." in words(page)
    if found:
        first = await press_button(ann, f"Next: 1 of {len(found) + 1}", on=page)
        assert words(first) == words(seen), "the pages turn in one message"
    again = await press_button(ann, "Coach", on=await press_button(ann, "Replay", on=final))
    assert words(again) == words(seen)
    bot: Any = world.bot
    assert bot.router.kit[Coaching].answer_count == 1, "the answer is kept"
    assert "didn't play this match" in words(await press_button(eve, "Coach", on=final))
    assert "no longer works" in words(await forge(eve, final, "u1:1:0:coach:ann"))
    assert "no longer kept" in words(await forge(eve, final, "u1:9:0:coach:"))


async def test_a_person_is_coached_for_moves_of_their_own_only(world: World) -> None:
    """Eve takes over an AI's seat. The decisions before that are the AI's, and those of Ben stay his when he leaves."""
    ann, ben, eve = (world.person(name) for name in ("Ann", "Ben", "Eve"))
    await begin(world, ann, ben, ais=1)
    players = [Player(ann, 0), Player(ben, 1)]
    while ply(world) < 20:
        for player in players:
            await player.act()
        await world.advance(3)
    taken = ply(world)
    offered = await press_button(eve, "My hand", on=world.table())
    takeover = next(button for button in offered.buttons if ":takeover:" in button.custom_id)
    assert "Your hand" in words(await press_button(eve, takeover.custom_id, on=offered))
    await press_button(ben, "Leave", on=await press_button(ben, "More", on=world.table()))
    await world.advance(10)
    await press_button(ann, "Yes, end it", on=await ann.slash("end"))
    await world.advance(8)
    bot: Any = world.bot
    replay = await bot.router.kit[Replays].open(world.guild.id, 1)
    seats = replay.seats_of(eve.id)
    assert set(seats[:taken]) == {None}
    assert seats[-1] is not None
    assert [each.user_id for each in replay.occupants(5) if each.level is not None] == [None]
    assert replay.seat_of(ben.id, 5) is not None
    final = world.posts()[-1]
    for person, offered_first in ((ben, "Ben"), (ann, "Ann")):
        asked = await press_button(person, "What if…", on=await press_button(person, "Replay", on=final))
        assert asked.labels[0] == offered_first
    asked = await press_button(eve, "What if…", on=await press_button(eve, "Replay", on=final))
    assert "Eve" not in asked.labels, "the seat was an AI's then"
