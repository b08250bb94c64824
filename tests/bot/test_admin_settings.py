"""`/unoadmin roles`, `rules` and `ais`: the limits that the admins of a server set."""

from __future__ import annotations

import pytest

from tests.bot.players import (
    add_ai,
    admin,
    answered,
    choose,
    manager,
    menus,
    options,
    press_button,
    response_message,
    run_command,
    words,
)
from tests.world import Person, World
from unobot.rules.ruleset.ruleset import PRESETS


@pytest.fixture
def boss(world: World) -> Person:
    return manager(world)


@pytest.mark.parametrize(
    ("command", "said", "label"),
    [
        ("roles", "People who can open tables: everyone", ()),
        ("rules", "Rules: Official rules, and hosts can change them", ("Lock rules",)),
        ("ais", "Most AI players at a table: no limit", ()),
    ],
)
async def test_each_limit_has_a_screen_of_its_own(
    world: World, boss: Person, command: str, said: str, label: tuple[str, ...]
) -> None:
    panel = await admin(boss, command)
    lines = words(panel).replace("*", "").splitlines()
    assert lines[:2] == ["### Limits in this server", said]
    assert len(lines) == 3
    assert tuple(panel.labels) == label
    menu = {"u1:0:0:admin:ais"} if command == "ais" else set()
    assert set(menus(world, panel)) == menu


async def test_only_people_with_one_of_the_roles_open_tables_and_all_may_join(world: World, boss: Person) -> None:
    role, other = world.guild.create_role("players"), world.guild.create_role("others")
    kim = Person(world, world.guild.add_member(world.env.create_user("kim", global_name="Kim"), roles=[role]))
    ann, mod = world.person("Ann"), world.person("Mod", moderator=True)
    panel = await admin(boss, "roles")
    assert "People who can open tables: everyone" in words(panel)
    message = response_message(world, panel)
    panel = answered(world, await boss.actor.select(message, [role, other], custom_id="u1:0:0:admin:roles"))
    assert f"People who can open tables: <@&{role.id}> <@&{other.id}>" in words(panel)
    assert f"one of these roles to open a table: <@&{role.id}>" in await run_command(ann, "start")
    await kim.slash("start")
    await ann.press("Join")
    second = world.create_channel("second")
    await mod.slash("start", channel=second)
    assert world.table(second).has("Join"), "moderators always may"
    answered(world, await boss.actor.select(message, [], custom_id="u1:0:0:admin:roles"))
    third = world.create_channel("third")
    await ann.slash("start", channel=third)
    assert world.table(third).has("Join")


async def test_locked_rules_are_those_of_the_settings_and_no_host_changes_them(world: World, boss: Person) -> None:
    ann = world.person("Ann")
    locked = "The rules are locked in this server."
    await ann.slash("start")
    panel = await press_button(boss, "Lock rules", on=await admin(boss, "rules"))
    assert "hosts can't change them" in words(panel)
    assert locked in words(await press_button(ann, "Change rules", on=await options(ann)))
    assert locked in words(await press_button(ann, "length:round", on=await options(ann)))
    second = world.create_channel("second")
    assert locked in await run_command(ann, "start", channel=second, rules="stacking")
    await ann.slash("start", channel=second, rules="official")
    assert "Official rules" in words(world.table(second))
    await press_button(boss, "Unlock rules", on=panel)
    assert locked not in words(await press_button(ann, "Change rules", on=await options(ann)))


async def test_a_rematch_has_the_rules_that_are_locked_by_then(world: World, boss: Person) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await ann.slash("start", rules="stacking")
    await ben.press("Join")
    await ann.press("start")
    await press_button(ann, "Yes, end it", on=await ann.slash("end"))
    await world.advance(6)
    await press_button(boss, "Lock rules", on=await admin(boss, "rules"))
    await ann.press("Rematch")
    await world.advance(6)
    assert "stacking" in PRESETS
    assert "Rules: **Official rules**" in words(world.table())


async def test_no_more_ais_sit_down_than_the_server_allows(world: World, boss: Person) -> None:
    ann = world.person("Ann")
    capped = "Too many AI players. This server allows at most 1 at a table."
    panel = await choose(boss, world, await admin(boss, "ais"), "admin:ais", "1")
    assert "Most AI players at a table: 1" in words(panel).replace("*", "")
    assert capped in await run_command(ann, "start", ais=2)
    await ann.slash("start", ais=1)
    assert capped in words(await add_ai(ann, world))
    await choose(boss, world, panel, "admin:ais", "0")
    second = world.create_channel("second")
    await ann.slash("start", channel=second)
    refused = await press_button(ann, "start", on=world.table(second))
    assert "allows at most 0 at a table" in words(refused), "the rules need a second seat"
    await choose(boss, world, panel, "admin:ais", "none")
    await ann.press("start", on=world.table(second))
    await world.advance(6)
    assert world.table(second).has("My hand")
