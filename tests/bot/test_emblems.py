"""Emblems: each seat has its own, keeps it, and shows it beside its name. No screen names a seat by its number."""

from __future__ import annotations

import random
import re
from collections.abc import AsyncIterator
from dataclasses import replace
from itertools import islice

import msgspec
import pytest
from discord.ui import LayoutView, MediaGallery, Select

from tests.bot.players import Stack, begin, choose_ai, press_button, seat
from tests.bot.scenes import NAMES, buttons, closed, lobby, random_scenes, texts, ui_items
from tests.world import Screen, World
from unobot.bot.client import Unobot
from unobot.bot.screens.hand import hand_screen
from unobot.bot.screens.lobby import lobby_screen
from unobot.bot.screens.table import table_screen
from unobot.features.play.screens import recap_screen
from unobot.i18n import languages, text_for
from unobot.pictures.emblems import EMBLEMS
from unobot.rules.ruleset.ruleset import OFFICIAL, PRESETS, Ruleset
from unobot.settings import Settings

EMOJIS = [each.emoji for each in EMBLEMS]
NUMBERED = re.compile(rf"^\W{{0,3}}\d+\W{{1,4}}(?:{'|'.join(NAMES)})")
"""The begin of a line that counts seats: "1. **Ann**", "`1` Ann"."""
A_SEAT = re.compile(
    r"(\b(seat|team|sitz|platz|asiento|equipo|place|équipe|lugar|dupla)|सीट|टीम|席|チーム|座位?|队) ?\d|\d ?(号座|队)",
    re.IGNORECASE,
)
"""A seat or a team with its number, in any of the languages."""


def listed(screen: Screen) -> dict[str, str]:
    """Return the emblem of each seat by the seat's name, as a screen lists them."""
    return {name: emblem for emblem, name in re.findall(rf"\*\*({'|'.join(EMOJIS)}) (.+?)\*\*", screen.text)}


async def test_ten_seats_have_ten_emblems(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await seat(world, ann, ben, ais=8)
    before = listed(world.table())
    assert list(before.values()) == EMOJIS
    await choose_ai(ann, world, "away", "Lou")
    cleo = world.person("Cleo")
    await press_button(cleo, "Join")
    now = listed(world.table())
    assert now["Cleo"] == before["Lou"], "the only free one"
    assert {name: now[name] for name in before if name != "Lou"} == {
        name: emblem for name, emblem in before.items() if name != "Lou"
    }


async def test_a_seat_that_changes_hands_keeps_its_emblem(world: World, stack: Stack) -> None:
    stack(["R4", "B5"], "R1")
    ann, cleo = world.person("Ann"), world.person("Cleo")
    await begin(world, ann, ais=1)
    assert listed(world.table()) == {"Ann": "🦊", "Kim": "🐙"}
    await press_button(cleo, "Take over Kim", on=await press_button(cleo, "My hand"))
    await world.advance(3)
    assert listed(world.table()) == {"Ann": "🦊", "Cleo": "🐙"}


async def test_emblems_move_with_the_players_and_stay_after_a_restart(world: World, stack: Stack) -> None:
    stack(["R3", "Y1", "G1"], "R5", rules=Ruleset(reshuffle_seats=True, target=100))
    people = [world.person(name) for name in ("Ann", "Ben", "Cleo")]
    await begin(world, *people)
    before = listed(world.table())
    assert before == dict(zip(("Ann", "Ben", "Cleo"), EMOJIS, strict=False))
    await people[0].press("3", on=people[0].direct())
    await world.advance(16)
    assert "changes seats" in world.table().text
    assert listed(world.table()) == before
    await world.restart()
    assert listed(world.table()) == before


async def test_a_late_player_and_a_rematch(world: World, stack: Stack) -> None:
    stack(["R3", "B9"], "R1")
    ann, cleo = world.person("Ann"), world.person("Cleo")
    await begin(world, ann, ais=1)
    await press_button(cleo, "Join from the next round", on=await press_button(cleo, "My hand"))
    await ann.press("3", on=ann.direct())
    await world.advance(16)
    assert listed(world.table()) == {"Ann": "🦊", "Kim": "🐙", "Cleo": "🐸"}


# The bot's own emojis


@pytest.fixture
async def world_with_emojis(settings: Settings) -> AsyncIterator[World]:
    settings = settings.model_copy(update={"emojis": True})
    async with World(lambda: Unobot(settings, rng=random.Random(1), race_hold=0.0)) as world:
        yield world


async def test_the_emblems_are_the_apps_own_emojis(world_with_emojis: World) -> None:
    ann, ben = world_with_emojis.person("Ann"), world_with_emojis.person("Ben")
    await begin(world_with_emojis, ann, ben)
    table = world_with_emojis.table().text
    assert re.search(r"\*\*<:fox_u[0-9a-f]{8}:\d+> Ann\*\*", table)
    assert re.search(r"\*\*<:octopus_u[0-9a-f]{8}:\d+> Ben\*\*", table)


# No numbers


def read(screen: LayoutView) -> list[str]:
    """Return everything on a screen that names something: texts, labels, options, descriptions of pictures."""
    found = texts(screen) + [button.label or "" for button in buttons(screen)]
    for item in ui_items(screen):
        if isinstance(item, Select):
            found += [f"{option.label} {option.description or ''}" for option in item.options]
        elif isinstance(item, MediaGallery):
            found += [each.description or "" for each in item.items]
    return found


def screens(ruleset: Ruleset, language: str) -> list[LayoutView]:
    text = text_for(language)
    shown: list[LayoutView] = [lobby_screen(text, lobby(4, ais=1, ruleset=ruleset))]
    for scene in islice(random_scenes(4, seed=2, target=100, ruleset=ruleset), 0, 400, 9):
        public = scene.view(None)
        for view in (public, replace(public, drawn=True)):
            shown.append(table_screen(text, view))
        shown += [hand_screen(text, scene.view(seat)) for seat in range(4)]
        shown.append(recap_screen(text, public, [(entry, public.seats) for entry in public.recent]))
        shown.append(table_screen(text, closed(public)))
    return shown


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    "ruleset",
    [OFFICIAL, PRESETS["party"], msgspec.structs.replace(OFFICIAL, teams=True)],
    ids=["official", "party", "teams"],
)
def test_no_screen_names_a_seat_by_its_number(language: str, ruleset: Ruleset) -> None:
    for screen in screens(ruleset, language):
        for part in read(screen):
            assert not A_SEAT.search(part), part
            for line in part.splitlines():
                assert not NUMBERED.match(line), line
