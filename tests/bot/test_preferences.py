"""`/uno me`: preferences apply at once, everywhere, and after a restart."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bot.players import (
    Speaks,
    Stack,
    answered,
    begin,
    choose,
    choose_preference,
    emblem_of,
    forge,
    menus,
    open_me,
    press_button,
    response_message,
    run_command,
    words,
)
from tests.world import Screen, World
from unobot.features.settings.screens import page_of
from unobot.i18n import languages, text_for
from unobot.model.people import EMBLEM_NAMES

JA = text_for("ja")
YOURS = "Your hand, "
UNKNOWN = "That button no longer works"


def holds(world: World, screen: Screen) -> dict[str, str]:
    """Return the chosen option of each menu of the panel."""
    return {
        menu["custom_id"].rpartition(":")[2]: option["value"]
        for menu in _menus(world, screen)
        for option in menu["options"]
        if option.get("default")
    }


def _menus(world: World, screen: Screen) -> list[dict[str, Any]]:
    """Return the menus of a message in the simulated Discord."""
    (box,) = world.message(screen).components
    rows = [part for part in box["components"] if "components" in part]
    return [part for row in rows for part in row["components"] if "options" in part]


async def test_the_panel_shows_what_holds_and_only_its_owner_sees_it(world: World) -> None:
    ann = world.person("Ann")
    screen = await open_me(ann)
    assert screen.ephemeral
    assert holds(world, screen) == {
        "emblem": emblem_of(ann).name,
        "language": "auto",
        "look": "auto",
        "sort": "color",
        "passes": "on",
        "hints": "on",
    }
    messages = await press_button(ann, "Messages and results", on=screen)
    assert holds(world, messages) == {
        "dms": "auto",
        "pings": "idle",
        "pings-by": "channel",
        "reactions": "on",
        "achievements": "on",
        "rated": "on",
    }
    assert holds(world, await press_button(ann, "At the table", on=messages)) == holds(world, screen)
    assert menus(world, screen)["u1:0:0:me:language"] == ["auto", *languages()]


@pytest.mark.parametrize(
    ("menu", "value"),
    [
        ("look", "shapes"),
        ("sort", "value"),
        ("passes", "off"),
        ("dms", "off"),
        ("pings", "always"),
        ("pings-by", "dm"),
        ("hints", "off"),
        ("reactions", "off"),
        ("achievements", "off"),
        ("rated", "off"),
        ("language", "en"),
    ],
)
async def test_a_choice_is_shown_and_outlives_a_restart(world: World, menu: str, value: str) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    screen = await choose_preference(ann, world, menu, value)
    assert holds(world, screen)[menu] == value
    await world.restart()
    page = page_of(menu.replace("-", "_"))
    assert holds(world, await open_me(ann, page)) == holds(world, screen)
    assert holds(world, await open_me(ben, page))[menu] != value


async def test_a_face_is_chosen_and_kept(world: World) -> None:
    ann = world.person("Ann")
    first = holds(world, await open_me(ann))["emblem"]
    other = next(name for name in EMBLEM_NAMES if name != first)
    assert holds(world, await choose(ann, world, await open_me(ann), "me:emblem", other))["emblem"] == other
    await world.restart()
    assert holds(world, await open_me(ann))["emblem"] == other


async def test_a_language_is_chosen_and_all_hands_speak_it(world: World, stack: Stack) -> None:
    stack(["R3 B1", "Y4 Y1"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    hand = await press_button(ann, "My hand")
    screen = await choose(ann, world, await open_me(ann), "me:language", "ja")
    assert JA("preferences-title") in screen.text
    await world.advance(6)
    for seen in (world.screen(hand), ann.direct()):
        assert JA("button-draw") in seen.labels
    assert YOURS in words(ben.direct())
    assert world.table().has("My hand")
    screen = await choose(ann, world, screen, "me:language", "auto")
    await world.advance(6)
    assert YOURS in words(world.screen(hand))
    assert YOURS in words(ann.direct())


async def test_a_call_by_direct_message_is_in_the_language_of_who_is_called(world: World, stack: Stack) -> None:
    stack(["R3 B1", "Y4 Y1"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    for menu, value in (("pings", "always"), ("pings-by", "dm"), ("language", "ja")):
        await choose_preference(ann, world, menu, value)
    await begin(world, ann, ben)
    call = next(each for each in ann.direct_messages() if f"<@{ann.id}>" in each.text)
    assert call.labels == [JA("button-hand")]


async def test_the_panel_works_in_direct_messages_and_reaches_the_hand_in_the_channel(
    world: World, stack: Stack
) -> None:
    stack(["R3 B1", "Y4 Y1"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    hand = await press_button(ann, "My hand")
    opened = world.answer(await ann.actor.user.slash("uno me"))
    assert opened is not None
    result = await ann.actor.user.select(response_message(world, opened), ["ja"], custom_id="u1:0:0:me:language")
    assert JA("preferences-title") in answered(world, result).text
    await world.advance(6)
    assert JA("button-draw") in world.screen(hand).labels


async def test_somebody_who_never_pressed_since_a_restart_keeps_the_language_of_their_discord(
    world: World, stack: Stack, speaks: Speaks
) -> None:
    stack(["R3 B1", "Y4 Y1"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    speaks(ben, "ja")
    await begin(world, ann, ben)
    assert JA("button-draw") in ben.direct().labels
    await world.restart()
    await press_button(ann, "3", on=ann.direct())
    await world.advance(6)
    assert JA("button-draw") in ben.direct().labels
    assert YOURS in words(ann.direct())


@pytest.mark.parametrize("chosen", ["xx", "", "EN"])
async def test_what_no_menu_offers_changes_nothing(world: World, chosen: str) -> None:
    ann = world.person("Ann")
    screen = await open_me(ann)
    offered = next(part for part in _menus(world, screen) if part["custom_id"] == "u1:0:0:me:language")
    offered["options"].append({"label": "forged", "value": chosen})
    assert UNKNOWN in words(await choose(ann, world, screen, "me:language", chosen))
    assert holds(world, await open_me(ann))["language"] == "auto"


async def test_the_menus_work_nowhere_else(world: World) -> None:
    ann = world.person("Ann")
    await ann.slash("start")
    for custom_id in ("u1:0:0:me:look", "u1:0:0:me:", "u1:1:0:me:look"):
        assert UNKNOWN in words(await forge(ann, world.table(), custom_id))
    assert holds(world, await open_me(ann))["look"] == "auto"


async def test_a_command_and_its_errors_are_in_the_language_that_was_chosen(world: World) -> None:
    ann = world.person("Ann")
    await choose(ann, world, await open_me(ann), "me:language", "ja")
    assert JA("refused-no-table") in await run_command(ann, "hand")
    assert any(JA("preset-official") in name for name in await ann.complete("start", "rules", "off"))
