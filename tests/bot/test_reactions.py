"""Reactions: a player shows everybody a small emote for a moment. The player, the host and the server can mute them."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from tests.bot.players import (
    Stack,
    begin,
    choose,
    choose_preference,
    forge,
    manager,
    press_button,
    run_command,
    words,
)
from tests.bot.scenes import random_scenes, texts, without_emblems
from tests.world import Person, Screen, World
from unobot.bot.screens.table import table_screen
from unobot.i18n import Look, languages, text_for
from unobot.tables.reactions import EMOTES, MAX_REACTIONS, SLOW_STAY_SECONDS, STAY_SECONDS
from unobot.wording.reaction_words import SIGNS, reaction_line

APPLAUSE = "**Ann** 👏"


async def two(world: World) -> tuple[Person, Person]:
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    return ann, ben


async def react_panel(person: Person) -> Screen:
    """Open the panel with the emotes: *More*, then *React*."""
    return await press_button(person, "React", on=await press_button(person, "More"))


async def test_a_reaction_stands_on_the_table_for_a_moment_and_costs_two_edits(world: World) -> None:
    ann, ben = await two(world)
    panel = await react_panel(ann)
    assert [button.custom_id.rpartition(":")[2] for button in panel.buttons if ":react:" in button.custom_id] == [
        *EMOTES
    ]
    before = world.requests
    panel = await press_button(ann, "Well done!", on=panel)
    assert "Everyone at the table sees it: 👏" in words(panel)
    await world.advance(3)
    assert APPLAUSE in words(world.table())
    assert "👏" not in words(ben.direct())
    await world.advance(STAY_SECONDS)
    assert "👏" not in words(world.table())
    spent = world.requests - before
    assert spent["PATCH /webhooks/*/*/messages/*"] == 2, "no panel is drawn again; the hand in the DM rests"


async def test_one_reaction_in_ten_seconds_a_person_and_the_newest_three_on_the_table(world: World) -> None:
    people = [world.person(name) for name in ("Ann", "Ben", "Cleo", "Dan")]
    await begin(world, *people)
    panels = [await react_panel(person) for person in people]
    panels[0] = await press_button(people[0], "laugh", on=panels[0])
    panels[0] = await press_button(people[0], "fire", on=panels[0])
    assert "You can react again in 10 seconds" in words(panels[0])
    await world.advance(8.5)
    assert "again in 2 seconds" in words(await press_button(people[0], "fire", on=panels[0]))
    assert "**Ann** 😂" in words(world.table())
    await world.advance(2)
    for person, panel in zip(people, panels, strict=True):
        await press_button(person, "fire", on=panel)
    await world.advance(3)
    assert "\n**Ben** 🔥 · **Cleo** 🔥 · **Dan** 🔥\n" in words(world.table())


async def test_only_seated_players_react_and_only_in_a_match(world: World) -> None:
    ann, ben = await two(world)
    panel = await react_panel(ann)
    eve = world.person("Eve")
    more = await press_button(eve, "More")
    assert not more.has("React")
    refused = await forge(eve, more, panel.button("fire").custom_id)
    assert "You aren't playing at this table" in words(refused)
    more = await press_button(ben, "More")
    await press_button(ben, "Leave", on=more)
    assert "You left this match" in words(await press_button(ben, "React", on=more, stale=True))
    assert not (await press_button(ben, "More")).has("React")
    assert "That button no longer works" in words(await forge(ann, panel, panel.button("fire").custom_id + "s"))
    await press_button(ann, "Yes, end it", on=await forge(ann, panel, "u1:1:0:end:ask"))
    assert "ended early" in words(await press_button(ann, "fire", on=panel, stale=True))
    assert not re.search("[😂😱👏🤔🔥👋]", words(world.posts()[-1]))


async def test_the_host_mutes_a_player_and_the_table(world: World) -> None:
    ann, ben = await two(world)
    panels = {person: await react_panel(person) for person in (ann, ben)}
    assert not panels[ben].has("Reactions: on")
    await press_button(ben, "wave", on=panels[ben])
    await world.advance(3)
    assert "**Ben** 👋" in words(world.table())
    panels[ann] = await choose(ann, world, panels[ann], "reactions:mute", f"off>{ben.id}")
    await world.advance(3)
    assert "👋" not in words(world.table())
    await world.advance(10)
    assert "The host has muted your reactions" in words(await press_button(ben, "wave", on=panels[ben]))
    assert not (await press_button(ben, "More")).has("React")
    await choose(ann, world, panels[ann], "reactions:mute", f"on>{ben.id}")
    panels[ben] = await react_panel(ben)

    panels[ann] = await press_button(ann, "Reactions: on", on=panels[ann])
    assert "Reactions are off at this table" in words(await press_button(ben, "wave", on=panels[ben], stale=True))
    assert not (await press_button(ben, "More")).has("React")
    panels = {ann: await react_panel(ann), ben: await press_button(ben, "My hand")}
    assert panels[ann].has("Reactions: off"), "the host can switch them on again"
    for forged in ("reactions:on", "reactions:off"):
        table, ply = panels[ann].buttons[0].custom_id.split(":")[1:3]
        assert "Only the host, Ann" in words(await forge(ben, panels[ben], f"u1:{table}:{ply}:{forged}")).replace(
            "*", ""
        )


async def test_a_server_mutes_them_at_once_and_hosts_cannot_undo_that(world: World) -> None:
    ann, _ = await two(world)
    panel = await react_panel(ann)
    boss = manager(world)
    settings = await boss.slash("settings")
    assert settings is not None
    settings = await choose(boss, world, settings, "settings:server", "reactions")
    await choose(boss, world, settings, "set:server-reactions", "off")
    assert "Reactions are off in this channel" in words(await press_button(ann, "clap", on=panel))
    assert not (await press_button(ann, "More")).has("React")
    await world.advance(3)
    assert "👏" not in words(world.table())


async def test_a_person_mutes_them_for_themselves(world: World) -> None:
    ann, ben = await two(world)
    panel = await react_panel(ben)
    await choose_preference(ben, world, "reactions", "off")
    await press_button(ann, "clap", on=await react_panel(ann))
    assert "`/uno me` turns them on" in words(await press_button(ben, "clap", on=panel, stale=True))
    assert APPLAUSE in await run_command(ann, "status")
    assert "👏" not in await run_command(ben, "status")
    assert not (await press_button(ben, "More")).has("React")


async def test_at_a_slow_table_a_reaction_stays_until_others_can_see_it(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await ann.slash("start", pace="day")
    await ben.press("join")
    await ann.press("start")
    await world.advance(3)
    table = world.table()
    await press_button(ann, "clap", on=await react_panel(ann))
    await world.advance(10 * STAY_SECONDS)
    assert APPLAUSE in words(world.screen(table))
    assert 10 * STAY_SECONDS < SLOW_STAY_SECONDS < 86400, "within the time for a move"


async def test_reactions_stand_between_rounds_too_and_a_restart_forgets_them(world: World, stack: Stack) -> None:
    stack(["RD2 R5", "B5 Y1"], "R1", "Y4 Y5 Y6")
    ann, _ = await two(world)
    await press_button(ann, "uno:on", on=ann.direct())
    await ann.press("+2", on=ann.direct())
    await world.advance(6)
    await ann.press("5", on=ann.direct())
    await world.advance(3)
    await press_button(ann, "clap", on=await react_panel(ann))
    await world.advance(2)
    table = words(world.table())
    assert "wins round 1" in table
    assert APPLAUSE in table
    await world.restart()
    await world.advance(2)
    assert "👏" not in words(world.table())


@pytest.mark.parametrize("language", languages())
def test_the_look_of_text_says_each_in_words_and_the_line_is_short(language: str) -> None:
    view = next(random_scenes(4, 1)).view(None)
    looks: tuple[Look, ...] = ("text", "pictures")
    for look in looks:
        text = text_for(language).with_look(look, {})
        for emote in EMOTES:
            shown = replace(view, reactions=tuple((seat, emote) for seat in range(MAX_REACTIONS)))
            line = reaction_line(text, shown)
            assert (SIGNS[emote] in line) is (look == "pictures")
            assert len(line) < 120
            assert any(without_emblems(line) in block for block in texts(table_screen(text, shown)))
