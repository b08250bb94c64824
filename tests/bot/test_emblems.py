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

from tests.bot.players import Stack, begin, choose, choose_ai, emblem_of, leave_lobby, press_button, seat
from tests.bot.scenes import NAMES, buttons, closed, lobby, random_scenes, texts, ui_items
from tests.world import Person, Screen, World
from unobot.ai.characters import NAMES as AI_NAMES
from unobot.ai.characters import character_emblem
from unobot.bot.client import Unobot
from unobot.bot.screens.hand import hand_screen
from unobot.bot.screens.lobby import lobby_screen
from unobot.bot.screens.table import table_screen
from unobot.features.play.screens import recap_screen
from unobot.i18n import languages, text_for
from unobot.model.people import EMBLEM_NAMES
from unobot.pictures.emblems import EMBLEMS
from unobot.rules.ruleset.ruleset import OFFICIAL, PRESETS, Ruleset
from unobot.settings import Settings

EMOJIS = [each.emoji for each in EMBLEMS]
NUMBERED = re.compile(rf"^\W{{0,3}}\d+[.):`]\W{{0,4}}(?:{'|'.join(NAMES)})")
"""The begin of a line that counts seats: "1. **Ann**", "`1` Ann"."""
A_SEAT = re.compile(
    r"(\b(seat|team|sitz|platz|asiento|equipo|place|équipe|lugar|dupla)|सीट|टीम|席|チーム|座位?|队) ?\d|\d ?(号座|队)",
    re.IGNORECASE,
)
"""A seat or a team with its number, in any of the languages."""


def listed(screen: Screen) -> dict[str, str]:
    """Return the emblem of each seat by the seat's name, as a screen lists them."""
    return {name: emblem for emblem, name in re.findall(rf"\*\*({'|'.join(EMOJIS)}) (.+?)\*\*", screen.text)}


def names_with(emblem: str) -> set[str]:
    """Return the names of the AIs that have this emblem."""
    return {name for name in AI_NAMES if EMOJIS[character_emblem(name)] == emblem}


async def choose_face(person: Person, world: World, emblem: str) -> Screen:
    """Choose an emblem in `/uno me`. Return the panel after that."""
    panel = await person.slash("me")
    assert panel is not None
    panel = await choose(person, world, panel, "me:emblem", EMBLEMS[EMOJIS.index(emblem)].name)
    await world.advance(6)
    return panel


async def test_ten_seats_have_ten_emblems(world: World) -> None:
    """A person keeps their own one, and so does each AI: if both have the same, another AI comes."""
    ann, ben = world.person("Ann"), world.person("Ben")
    await seat(world, ann, ben, ais=8)
    before = listed(world.table())
    assert {*before.values()} == {*EMOJIS}
    assert (before["Ann"], before["Ben"]) == (emblem_of(ann).emoji, emblem_of(ben).emoji)
    ais = [name for name in before if name not in ("Ann", "Ben")]
    assert all(name in names_with(before[name]) for name in ais)
    await choose_ai(ann, world, "away", ais[1])
    cleo = world.person("Cleo")
    assert emblem_of(cleo).emoji in {before[name] for name in ais}
    await press_button(cleo, "Join")
    now = listed(world.table())
    assert {*now.values()} == {*EMOJIS}
    assert (now["Ann"], now["Ben"], now["Cleo"]) == (emblem_of(ann).emoji, emblem_of(ben).emoji, emblem_of(cleo).emoji)
    assert all(name in names_with(now[name]) for name in now if name not in ("Ann", "Ben", "Cleo"))


async def test_a_chosen_emblem_is_worn_in_the_lobby_at_once_and_at_every_table(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await seat(world, ann, ais=1)
    (kim,) = (name for name in listed(world.table()) if name != "Ann")
    wanted = listed(world.table())[kim]
    panel = await choose_face(ann, world, wanted)
    assert "A match keeps the faces it began with." in str(world.message(panel).components)
    now = listed(world.table())
    assert now["Ann"] == wanted, "the AI with this emblem gave way to another one"
    assert kim not in now
    assert len(now) == 2
    await press_button(ben, "Join")
    assert listed(world.table())["Ann"] == wanted
    await world.restart()
    other = world.create_channel("other")
    await ann.slash("start", channel=other)
    assert wanted in world.table(other).text


async def test_of_two_people_with_one_emblem_the_later_seat_gets_the_next_free_one(world: World) -> None:
    ann, ben, cleo = (world.person(name) for name in ("Ann", "Ben", "Cleo"))
    for person in (ann, ben, cleo):
        await choose_face(person, world, "🦉")
    await seat(world, ann, ben, cleo)
    assert listed(world.table()) == {"Ann": "🦉", "Ben": "🦊", "Cleo": "🐙"}
    await leave_lobby(ann, world)
    assert listed(world.table()) == {"Ben": "🦊", "Cleo": "🐙"}, "nobody's emblem changes by itself"
    await choose_face(cleo, world, "🦉")
    assert listed(world.table()) == {"Ben": "🦊", "Cleo": "🦉"}


async def test_a_match_keeps_its_emblems_and_its_rematch_has_the_chosen_ones(world: World, stack: Stack) -> None:
    stack(["R3", "B9"], "R1", rules=OFFICIAL.with_length("round"))
    ann, ben = world.person("Ann"), world.person("Ben")
    await choose_face(ann, world, "🦊")
    await choose_face(ben, world, "🐙")
    await begin(world, ann, ben)
    await choose_face(ben, world, "🦉")
    assert listed(world.table()) == {"Ann": "🦊", "Ben": "🐙"}
    await ann.press("3", on=ann.direct())
    await world.advance(3)
    await press_button(ann, "Rematch")
    assert listed(world.table()) == {"Ann": "🦊", "Ben": "🦉"}


async def test_a_seat_that_changes_hands_keeps_its_emblem(world: World, stack: Stack) -> None:
    stack(["R4", "B5"], "R1")
    ann, cleo = world.person("Ann"), world.person("Cleo")
    await begin(world, ann, ais=1)
    before = listed(world.table())
    assert before == {"Ann": emblem_of(ann).emoji, "Kim": "🦉"}
    await press_button(cleo, "Take over Kim", on=await press_button(cleo, "My hand"))
    await world.advance(3)
    await ann.press("4", on=ann.direct())
    await world.advance(3)
    assert listed(world.table()) == {"Ann": emblem_of(ann).emoji, "Cleo": "🦉"}


async def test_an_ai_that_gets_a_seat_has_the_emblem_of_the_seat(world: World, stack: Stack) -> None:
    stack(["R4", "B5", "B6"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben, world.person("Cleo"))
    await press_button(ben, "Leave", on=await press_button(ben, "More"))
    players = await press_button(ann, "Players", on=await press_button(ann, "More"))
    await choose(ann, world, players, "release", str(ben.id))
    await world.advance(3)
    (ai,) = {*listed(world.table())} - {"Ann", "Ben", "Cleo"}
    assert listed(world.table())[ai] == emblem_of(ben).emoji
    assert ai in names_with(emblem_of(ben).emoji)


async def test_emblems_move_with_the_players_and_stay_after_a_restart(world: World, stack: Stack) -> None:
    stack(["R3", "Y1", "G1"], "R5", rules=Ruleset(reshuffle_seats=True, target=100))
    people = [world.person(name) for name in ("Ann", "Ben", "Cleo")]
    await begin(world, *people)
    before = listed(world.table())
    assert before == {person.name: emblem_of(person).emoji for person in people}
    await people[0].press("3", on=people[0].direct())
    await world.advance(16)
    assert "changes seats" in world.table().text
    assert listed(world.table()) == before
    await world.restart()
    assert listed(world.table()) == before


async def test_a_late_player_has_their_own_emblem(world: World, stack: Stack) -> None:
    stack(["R3", "B9"], "R1")
    ann, cleo = world.person("Ann"), world.person("Cleo")
    await begin(world, ann, ais=1)
    await press_button(cleo, "Join from the next round", on=await press_button(cleo, "My hand"))
    await ann.press("3", on=ann.direct())
    await world.advance(16)
    assert listed(world.table()) == {"Ann": emblem_of(ann).emoji, "Kim": "🦉", "Cleo": emblem_of(cleo).emoji}


def test_the_names_of_the_emblems_are_those_that_people_choose() -> None:
    assert tuple(emblem.name for emblem in EMBLEMS) == EMBLEM_NAMES
    for first in range(len(AI_NAMES)):
        ten = [AI_NAMES[(first + number) % len(AI_NAMES)] for number in range(len(EMBLEMS))]
        assert {*map(character_emblem, ten)} == {*range(len(EMBLEMS))}, "ten names in a row have ten emblems"


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
    for person in (ann, ben):
        assert re.search(rf"\*\*<:{emblem_of(person).name}_u[0-9a-f]{{8}}:\d+> {person.name}\*\*", table)


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
