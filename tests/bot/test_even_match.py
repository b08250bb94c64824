"""*Even match* through users' hands: it is chosen in the lobby, and each match tunes the next one."""

from __future__ import annotations

import re

from simcord.components import walk_components

from tests.bot.players import Stack, add_ai, menus, options, words
from tests.world import Person, Screen, World
from unobot.ai.level_names import EVEN
from unobot.i18n import languages, text_for
from unobot.rules.ruleset.ruleset import Ruleset

ONE_ROUND = Ruleset(scoring="single")


async def shown(person: Person) -> int | None:
    """Return the strength that `/uno me` tells, or None if it tells none."""
    panel = await person.slash("me")
    assert panel is not None
    found = re.search(r"the AI plays at (\d+) of 100", words(panel))
    return None if found is None else int(found[1])


def described(world: World, panel: Screen) -> list[str]:
    """Return what the menu *Remove an AI* says of each AI, without its manner."""
    menus = [
        part for part in walk_components(world.message(panel).components) if ":ai:away>" in part.get("custom_id", "")
    ]
    return [option["description"].split(" · ")[0] for menu in menus for option in menu["options"]]


async def won(world: World, person: Person) -> None:
    """Let the person play their only card."""
    await world.advance(12)
    await person.press("3", on=person.direct())
    await world.advance(3)
    assert "**Ann** wins the match" in words(world.posts()[-1])


async def test_after_a_win_it_is_harder_and_after_a_loss_easier(world: World, stack: Stack) -> None:
    stack(["R3", "R5"], "R1", rules=ONE_ROUND)
    ann = world.person("Ann")
    await ann.slash("start")
    lobby = words(await add_ai(ann, world, EVEN))
    assert described(world, await options(ann)) == ["🤖 AI, even match"]
    assert "plays about as well as the people here" in lobby
    assert await shown(ann) is None, "no match has told it yet"
    await ann.press("Start")
    await won(world, ann)
    first = await shown(ann)
    assert first is not None
    assert first > 45, "harder than before the first match"

    await ann.press("Rematch", on=world.posts()[-1])
    await won(world, ann)
    second = await shown(ann)
    assert second is not None
    assert second > first

    await world.restart()
    assert await shown(ann) == second
    stack(["B4", "R5"], "R1", "Y9 Y8", rules=ONE_ROUND)
    await ann.press("Rematch", on=world.posts()[-1])
    await world.advance(12)
    await ann.press("Draw", on=ann.direct())
    await world.advance(24)
    assert "**Kim** wins the match" in words(world.posts()[-1])
    third = await shown(ann)
    assert third is not None
    assert third < second


async def test_a_command_opens_a_table_with_it(world: World) -> None:
    ann = world.person("Ann")
    await ann.slash("start", ais=2, level=EVEN)
    panel = await options(ann)
    assert described(world, panel) == ["🤖 AI, even match"] * 2
    (levels, *_) = menus(world, panel).values()
    assert EVEN in levels


def test_every_language_has_words_for_it() -> None:
    for language in languages():
        text = text_for(language)
        keys = ("level-even", "level-even-how", "lobby-even", "preferences-playing")
        assert all(text.has(key) for key in keys), language
        assert "57" in text("preferences-playing", strength=57)
