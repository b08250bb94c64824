"""A whole evening in each language: stacked cards, a catch, a challenge, the end, the settings and the help."""

from __future__ import annotations

import msgspec
import pytest

from tests.bot.menu_widths import cut_words, menus_noted
from tests.bot.players import Stack, begin, manager, open_me, prefer, press_button, settle, words
from tests.catalogues import sentences
from tests.world import Person, Screen, World
from unobot.i18n import DEFAULT_LANGUAGE, Text, languages, text_for
from unobot.rules.ruleset.ruleset import OFFICIAL

STACKING = msgspec.structs.replace(OFFICIAL, stacking="same", scoring="single")


async def press(person: Person, world: World, part: str, on: Screen) -> Screen:
    """Press the only button whose custom id ends like this, and let everybody see what follows."""
    ends = [button for button in on.buttons if button.custom_id.partition("#")[0].endswith(part)]
    assert len(ends) == 1, (part, [button.custom_id for button in on.buttons])
    (button,) = ends
    screen = await press_button(person, button.custom_id, on=on)
    await world.advance(6)
    return screen


@pytest.mark.parametrize("language", languages())
async def test_an_evening_is_in_one_language(
    world: World, stack: Stack, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    asked: set[str] = set()
    call = Text.__call__

    def noted(self: Text, message: str, /, **args: str | int) -> str:
        sentence = call(self, message, **args)
        assert "{" not in sentence, message
        if self.language == language:
            asked.add(message)
        return sentence

    monkeypatch.setattr(Text, "__call__", noted)
    menus = menus_noted(monkeypatch)
    ann, ben = manager(world), world.person("Ben")
    await settle(world, world.guild.id, language=language)
    await prefer(world, ann, ben, language=language)
    seen = []

    def look() -> None:
        for screen in (*world.posts(), *ann.panels(), *ben.panels(), *ann.direct_messages(), *ben.direct_messages()):
            seen.append(words(screen))

    stack(["RD2 WD4 B2", "GD2 G5 G6"], "R1", "Y3 Y4 Y5 Y6 Y7 Y8 R7 R8 R9 B7 B8 B9", STACKING)
    await begin(world, ann, ben)
    await press(ann, world, "RD2", ann.direct())
    await press(ben, world, "GD2", ben.direct())
    await press(ann, world, ":move:accept", ann.direct())
    look()
    await press(ben, world, "G5", ben.direct())
    await ann.press("catch", on=world.table())
    await world.advance(6)
    await press(ann, world, "WD4", ann.direct())
    await press(ann, world, "WD4G", ann.direct())
    look()
    await press(ben, world, ":move:challenge", ben.direct())
    look()
    await ann.slash("end")
    await press(ann, world, ":end:yes", ann.panel())
    look()
    stack(["R3 R4", "Y1 Y2"], "R1", "B3 B4 B5 B6 B7", STACKING)
    await begin(world, ann, ben)
    await press(ann, world, ":uno:on", ann.direct())
    await press(ann, world, "R3!", ann.direct())
    await press(ben, world, ":move:draw", ben.direct())
    await press(ann, world, "R4", ann.direct())
    await world.advance(30)
    look()
    for page in ("table", "messages"):
        seen.append(words(await open_me(ann, page)))
    for command in ("settings", "help", "rules", "privacy", "stats"):
        screen = await ann.slash(command)
        assert screen is not None
        seen.append(words(screen))
    assert [cut for label, emoji in menus if (cut := cut_words(language, label, emoji))] == []
    assert text_for(language)("help-title") in "\n".join(seen)
    assert len(asked) > 150
    assert asked - sentences(language).keys() == set(), "these were in English"
    if language != DEFAULT_LANGUAGE:
        leaked = {
            sentence for sentence in ("Your turn", "My hand", "Draw a card") if any(sentence in text for text in seen)
        }
        assert leaked == set()
