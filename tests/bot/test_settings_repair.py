"""Settings that name something that no longer exists: they heal, and the admins of the server are told once."""

from __future__ import annotations

from typing import Any

import pytest
from simcord import ChannelHandle

from tests.bot.players import (
    admin,
    answered,
    begin,
    choices_of,
    choose,
    manager,
    response_message,
    run_command,
    settle,
    words,
)
from tests.world import Person, World
from unobot.features.tournament.job import TournamentRunner

DAY = 24 * 3600.0


@pytest.fixture
def boss(world: World) -> Person:
    return manager(world)


async def choose_roles(world: World, boss: Person, *roles: Any) -> None:  # noqa: ANN401 - simcord's roles
    panel = await admin(boss, "roles")
    message = response_message(world, panel)
    answered(world, await boss.actor.select(message, list(roles), custom_id="u1:0:0:admin:roles"))


async def delete_role(world: World, role_id: int) -> None:
    world.env.backend.delete_role(world.guild.id, role_id)
    await world.env.settle()


async def delete_channel(world: World, channel: ChannelHandle) -> None:
    world.env.backend.delete_channel(channel.id)
    await world.env.settle()


def stop(world: World) -> None:
    """Let the bot hear nothing more, as if it were down. Restart it to end that."""
    vars(world.env.backend)["emit"] = lambda event, payload: None


async def start_again(world: World) -> None:
    del vars(world.env.backend)["emit"]
    await world.restart()
    await world.advance(6)


@pytest.mark.parametrize("is_down", [False, True])
async def test_a_deleted_role_that_may_open_tables_locks_nobody_out_and_is_told_once(
    world: World, boss: Person, is_down: bool
) -> None:
    role, other, ann = world.guild.create_role("players"), world.guild.create_role("others"), world.person("Ann")
    log = world.create_channel("log")
    await admin(boss, "log", channel=log)
    await choose_roles(world, boss, role, other)
    emit = vars(world.env.backend).get("emit")
    if is_down:
        stop(world)
    world.env.backend.delete_role(world.guild.id, role.id)
    if is_down:
        vars(world.env.backend)["emit"] = emit
        await world.restart()
    await world.env.settle()
    await world.advance(6)
    assert f"one of these roles to open a table: <@&{other.id}>." in await run_command(ann, "start")
    told = [words(post) for post in world.posts(log) if str(role.id) in post.text and "was deleted" in post.text]
    assert len(told) == 1
    assert "The other chosen roles still can." in told[0]
    assert ("**players**" in told[0]) is not is_down, "its name is known only from the event"
    await delete_role(world, other.id)
    await world.advance(6)
    await ann.slash("start")
    assert world.table().has("Join")
    assert "Now everyone can" in words(world.posts(log)[-1])
    said = words(await admin(boss, "check"))
    assert str(role.id) in said
    assert str(other.id) in said
    assert "Now everyone can" in words(await admin(boss, "roles"))
    assert "People who can open tables: everyone" in words(await admin(boss, "roles"))
    posts = len(world.posts(log))
    await world.restart()
    await world.advance(6)
    await admin(boss, "check")
    assert len(world.posts(log)) == posts, "told once"
    await world.advance(1)
    third = world.guild.create_role("third")
    await choose_roles(world, boss, third)
    assert "was deleted" not in words(await admin(boss, "check")), "the admin has chosen again"


async def test_a_deleted_role_is_ignored_before_the_settings_are_healed(world: World, boss: Person) -> None:
    """The event may be lost, and the database may refuse the repair."""
    ann = world.person("Ann")
    await settle(world, world.guild.id, start_roles=(1234,))
    await ann.slash("start")
    assert world.table().has("Join")


async def test_a_deleted_log_channel_is_told_in_the_check_and_on_the_pages_of_settings(
    world: World, boss: Person
) -> None:
    log = world.create_channel("log")
    await admin(boss, "log", channel=log)
    await delete_channel(world, log)
    said = "The log channel was deleted"
    for page in ("check", "roles", "log"):
        assert said in words(await admin(boss, page)), page
    assert said in await run_command(boss, "settings")
    assert "No log channel" in words(await admin(boss, "log"))
    second = world.create_channel("second")
    await admin(boss, "log", channel=second)
    assert said not in words(await admin(boss, "check"))


async def test_a_log_thread_that_is_only_archived_stays(world: World, boss: Person) -> None:
    thread = world.create_thread("log")
    await admin(boss, "log", channel=thread)
    world.env.backend.edit_channel(thread.id, {}, thread_metadata={"archived": True})
    await world.env.settle()
    await world.restart()
    await world.advance(6)
    assert "was deleted" not in words(await admin(boss, "check"))
    assert f"Posted in <#{thread.id}>" in words(await admin(boss, "log"))
    await delete_channel(world, thread)
    assert "The log channel was deleted" in words(await admin(boss, "check"))


async def test_a_deleted_moderator_role_leaves_the_settings(world: World, boss: Person) -> None:
    role = world.guild.create_role("mods")
    await settle(world, world.guild.id, moderator_role=role.id)
    await delete_role(world, role.id)
    said = words(await admin(boss, "check"))
    assert f"The role **mods** (`{role.id}`) of the moderators was deleted" in said
    assert str(role.id) not in (await run_command(boss, "settings")).replace(f"(`{role.id}`)", "")


async def test_the_settings_of_a_deleted_channel_go_with_it(world: World, boss: Person) -> None:
    """Uno is off in the server, and one channel allows it. If that is deleted, nobody can play."""
    ann, uno = world.person("Ann"), world.create_channel("only-here")
    with world.env.time_context():
        place = choices_of(world)
        await place.store_settings(
            world.guild.id, (await place.latest_settings(world.guild.id)).__class__(allowed=False)
        )
        await place.store_settings(
            uno.id, (await place.latest_settings(uno.id)).__class__(allowed=True, followers=(ann.id,)), world.guild.id
        )
    assert "can't play Uno in this channel" in words(await admin(boss, "check"))
    assert "can't play Uno in this channel" not in words(await admin(boss, "check", here=uno))
    await delete_channel(world, uno)
    said = words(await admin(boss, "check"))
    assert "The last channel that allows Uno was deleted" in said
    assert str(ann.id) not in str(await places_of(world)), "nor do people stay in it who followed the channel"


async def places_of(world: World) -> dict[int, Any]:
    with world.env.time_context():
        found: dict[int, Any] = await choices_of(world).of_server(world.guild.id)
    return found


async def test_rules_that_this_version_does_not_know_are_the_official_ones_and_are_told(
    world: World, boss: Person
) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await settle(world, world.guild.id, rules="house_of_old")
    await begin(world, ann, ben)
    assert "Official rules" in await run_command(ann, "rules")
    second = world.create_channel("second")
    assert "The tournament is open" in await run_command(ann, "tournament", channel=second)
    said = words(await admin(boss, "check"))
    assert "I don't know the rules `houseˍofˍold` of the settings anymore" in said
    await choose(boss, world, await settings_page(boss), "settings:server", "rules")
    assert "house" not in await run_command(boss, "rules")


async def settings_page(boss: Person) -> Any:  # noqa: ANN401 - a screen
    return await boss.slash("settings")


async def test_a_role_that_nobody_has_is_named_by_the_check(world: World, boss: Person) -> None:
    role, other = world.guild.create_role("nobody"), world.guild.create_role("players")
    await choose_roles(world, boss, role, other)
    nobody = f"Nobody has <@&{role.id}> <@&{other.id}>, so only moderators can open tables."
    assert nobody in words(await admin(boss, "check"))
    world.guild.add_member(world.env.create_user("kim", global_name="Kim"), roles=[other])
    assert "Nobody has" not in words(await admin(boss, "check"))
    await choose_roles(world, boss, role)
    world.env.inject_error("GET", "/guilds/*/roles/member-counts", status=403, code=50013)
    assert "Nobody has" not in words(await admin(boss, "check")), "Discord does not tell"


async def test_an_outage_of_a_server_loses_no_setting(world: World, boss: Person) -> None:
    role = world.guild.create_role("players")
    await choose_roles(world, boss, role)
    guild: Any = world.bot.get_guild(world.guild.id)
    roles, guild._roles, guild.unavailable = guild._roles, {}, True
    await world.bot._housekeeping._run_parts()  # type: ignore[attr-defined]
    guild._roles, guild.unavailable = roles, False
    assert f"People who can open tables: <@&{role.id}>" in words(await admin(boss, "roles"))


async def test_a_tournament_of_a_channel_that_was_deleted_while_the_bot_was_down_ends(
    world: World, boss: Person
) -> None:
    ann, cup = world.person("Ann"), world.create_channel("cup")
    await run_command(ann, "tournament", channel=cup)
    await world.advance(6)
    stop(world)
    world.env.backend.delete_channel(cup.id)
    await start_again(world)
    await world.advance(30)
    with world.env.time_context():
        assert await world.bot.kit[TournamentRunner].open_in(world.guild.id) == []  # type: ignore[attr-defined]
