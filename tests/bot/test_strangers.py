"""In places without the bot, people cannot reach the settings of anything, whatever they are there."""

from __future__ import annotations

import discord
import pytest
from simcord import ChannelHandle, SetupError

from tests.bot.players import admin, choose, forge, forge_choices, manager, menu_id, menus, options, press_button, words
from tests.bot.test_actions import contents
from tests.databases import Database
from tests.world import Person, Screen, World


async def controls_of_settings(world: World, boss: Person) -> tuple[list[str], dict[str, str]]:
    """Return the custom ids of all buttons of `/uno settings` and `/unoadmin`, and a value for each menu of theirs."""
    screens: list[Screen] = []
    settings = await boss.slash("settings")
    assert settings is not None
    fields = menus(world, settings)[menu_id(world, settings, "settings:server")]
    for field in fields:
        screens.append(await choose(boss, world, settings, "settings:server", field))
        settings = screens[-1]
    screens += [await admin(boss, command) for command in ("tables", "bans", "roles", "rules", "ais", "log", "check")]
    buttons = [button.custom_id for screen in screens for button in screen.buttons]
    values = {menu: options[-1] for screen in screens for menu, options in menus(world, screen).items()}
    return [*dict.fromkeys(buttons)], values


@pytest.mark.parametrize("kind", ["group", "foreign"])
async def test_nobody_there_reaches_the_settings_of_anything(world: World, database: Database, kind: str) -> None:
    ann, ben, eve = world.stranger("Ann"), world.stranger("Ben"), world.stranger("Eve")
    boss = manager(world)
    buttons, values = await controls_of_settings(world, boss)
    assert len(buttons) > 20
    assert len(values) >= 3
    for person in (ann, eve):
        world.install(person)
    place = world.group(ann, ben, eve) if kind == "group" else world.foreign(ann, ben, eve)
    if kind == "foreign":
        _make_owner(world, eve, place)
    await ann.slash("start", channel=place)
    await ben.press("Join", on=world.table(place))
    panel = await eve.slash("help", channel=place)
    assert panel is not None
    with pytest.raises(SetupError, match="not installed"):
        await eve.admin("roles", here=place)
    said = await eve.slash("settings", channel=place)
    assert said is not None
    assert not said.buttons
    before = contents(database)
    for custom_id in buttons:
        told = words(await forge(eve, panel, custom_id))
        assert "##" not in told, f"{custom_id} shows a screen: {told}"
    for menu, value in values.items():
        shown = await forge_choices(eve, world, panel, menu, value)
        assert shown is not None
        assert "##" not in words(shown), f"{menu} shows a screen: {words(shown)}"
    assert contents(database) == before, "nothing was set"
    assert "Only the host" in words(
        await press_button(eve, "Change rules", on=await options(eve, on=world.table(place)))
    )
    assert world.bot_calls(place) == 0


def _make_owner(world: World, person: Person, place: ChannelHandle) -> None:
    """Give a person every permission in the server of a channel."""
    assert place.guild is not None
    everything = place.guild.create_role("everything", permissions=discord.Permissions.all())
    world.env.backend.get_guild(place.guild.id).members[person.id].role_ids.append(everything.id)
