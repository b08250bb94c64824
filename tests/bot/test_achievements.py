"""Achievements: told once at the end of the match in which they are reached, and listed behind `/uno stats`."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.bot.players import (
    Stack,
    begin,
    choose,
    choose_preference,
    forge,
    manager,
    menus,
    prefer,
    press_button,
    settle,
    words,
)
from tests.bot.scenes import random_scenes
from tests.databases import Database
from tests.world import Person, Screen, World
from unobot.i18n import languages, text_for
from unobot.results.achievements import ACHIEVEMENTS
from unobot.rules.ruleset.ruleset import Ruleset
from unobot.wording.match_words import achievement_line


async def win(world: World, stack: Stack, ann: Person | None = None) -> tuple[Person, Person]:
    """Let Ann win a match of one round. Each of her cards skips Ben, she draws none, and the last one is a Draw Two."""
    stack(["RS RS RR RR RD2", "B1 B2 B3 B4 B5"], "R1", "Y4 Y5 Y6 Y7 Y8 Y9", Ruleset(target=5))
    ann, ben = ann or world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    await play_on(world, ann)
    return ann, ben


async def play_on(world: World, ann: Person) -> None:
    for card in ("RS", "RS", "RR", "uno:on", "RR", "RD2"):
        buttons = [button for button in ann.direct().buttons if f":{card}" in button.custom_id]
        await ann.press(buttons[0].custom_id, on=ann.direct())
        await world.advance(6)
    await world.advance(3)


def told(screen: Screen) -> list[str]:
    """Return the lines of a screen that name new achievements."""
    return [line.removeprefix("-# ") for line in words(screen).splitlines() if "🏅" in line]


async def test_the_result_names_new_achievements_in_one_line_and_once(world: World, stack: Stack) -> None:
    ann, ben = await win(world, stack)
    first = world.table()
    line = ["🏅 New achievements: **Ann** (🏆 First win, ✨ Not one card and 1 more)"]
    assert told(first) == line
    assert not told(ann.direct_messages()[-1]), "the table tells everybody"
    await world.restart()
    await world.advance(3)
    await press_button(ann, "Rematch", on=world.table())
    await press_button(ben, "Rematch", on=world.table())
    await world.advance(12)
    assert told(world.screen(first)) == line, "the same after a restart"
    await play_on(world, ann)
    assert "wins the match" in words(world.table())
    assert not told(world.table())


@pytest.mark.parametrize("language", languages())
def test_the_line_stays_short_if_everybody_reaches_many(language: str) -> None:
    text, view = text_for(language), next(random_scenes(10, 1)).view(None)
    few = replace(view, achievements=tuple((seat, ACHIEVEMENTS) for seat in range(3)))
    assert text("achievement-hattrick") in achievement_line(text, few)
    assert text("achievement-sweep") not in achievement_line(text, few)
    many = replace(view, achievements=tuple((seat, ACHIEVEMENTS[:5]) for seat in range(10)))
    for each in (few, many):
        line = achievement_line(text, each)
        assert "\n" not in line
        assert len(line) < 350


@pytest.mark.parametrize("by", ["person", "server"])
async def test_a_person_or_a_server_that_has_them_off_is_told_none(world: World, stack: Stack, by: str) -> None:
    ann = world.person("Ann")
    if by == "person":
        await choose_preference(ann, world, "achievements", "off")
    else:
        boss = manager(world)
        settings = await boss.slash("settings")
        assert settings is not None
        settings = await choose(boss, world, settings, "settings:server", "achievements")
        await choose(boss, world, settings, "set:server-achievements", "off")
        channel = await press_button(boss, "This channel", on=settings)
        assert "achievements" not in next(iter(menus(world, channel).values())), "a channel has no setting of its own"
    await win(world, stack, ann)
    assert "wins the match" in words(world.table())
    assert not told(world.table())


async def listed(person: Person, of: Person) -> Screen:
    """Open the achievements of a person from their stats."""
    stats = await person.slash("stats", person=of.actor)
    assert stats is not None
    return await press_button(person, "Achievements", on=stats)


async def test_stats_list_them_to_the_person_with_those_to_come_and_to_others_without(
    world: World, stack: Stack
) -> None:
    ann, ben = await win(world, stack)
    first = await listed(ann, ann)
    second = await press_button(ann, "▶", on=first)
    own = [*words(first).splitlines(), *words(second).splitlines()[2:]]
    assert words(await press_button(ann, "◀", on=second)) == words(first)
    assert own[:3] == ["### Your achievements", "3 of 18 in this server", "🏆 **First win** · Win a match."]
    assert len(own) == 2 + len(ACHIEVEMENTS)
    assert "-# ▫️ Win three rounds in a row." in own
    others = await listed(ben, ann)
    assert others.ephemeral
    assert words(others).splitlines()[:2] == ["### Achievements of Ann", "3 of 18 in this server"]
    assert len(words(others).splitlines()) == 5
    assert "None yet" in words(await listed(ann, ben))

    stats = await ben.slash("stats", person=ann.actor)
    assert stats is not None
    for forged in ("", "x", "9" * 50, f"{ann.id}>x", f">{ann.id}"):
        assert "no longer works" in words(await forge(ben, stats, f"u1:0:0:achieved:{forged}"))
    assert words(await forge(ann, stats, f"u1:0:0:achieved:{ann.id}>{'9' * 30}")) == words(second)
    await prefer(world, ann, achievements=False)
    assert "Ann** shows no achievements" in words(await press_button(ben, "Achievements", on=stats))
    again = await ben.slash("stats", person=ann.actor)
    assert again is not None
    assert not again.has("Achievements")
    await settle(world, world.guild.id, achievements=False)
    assert "off in this server" in words(await press_button(ben, "Achievements", on=stats))


async def test_a_person_whose_data_is_deleted_has_none(world: World, stack: Stack, database: Database) -> None:
    ann, ben = await win(world, stack)
    assert [names for (names,) in database.query("SELECT achievements FROM result_seat ORDER BY position")] == [
        "winner untouched gift",
        "",
    ]
    ask = await ann.slash("privacy")
    assert ask is not None
    ask = await press_button(ann, "privacy:delete", on=ask)
    await press_button(ann, "privacy:yes", on=ask)
    await world.advance(3)
    assert {names for (names,) in database.query("SELECT achievements FROM result_seat")} == {""}
    assert "First win" not in words(await listed(ann, ben))
