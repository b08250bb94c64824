"""The simulated Discord enforces the facts about places without the bot, and about people who installed it."""

from __future__ import annotations

from collections.abc import AsyncIterator

import discord
import pytest
from simcord import SetupError

from tests.witness import Witness
from tests.world import Person, World


@pytest.fixture
async def world() -> AsyncIterator[World]:
    async with World(Witness) as world:
        yield world


def _witness(world: World) -> Witness:
    assert isinstance(world.bot, Witness)
    return world.bot


def _seen(world: World) -> discord.Interaction:
    return _witness(world).seen[-1]


@pytest.fixture
def people(world: World) -> list[Person]:
    """Return three people. The first one has installed the bot, and the last one shares no server with it."""
    people = [world.person("Ann"), world.person("Ben"), world.stranger("Zoe")]
    world.install(people[0])
    return people


async def test_in_a_group_one_install_lets_everybody_press(world: World, people: list[Person]) -> None:
    ann, ben, zoe = people
    group = world.group(*people)
    opened = await ann.slash("start", channel=group)
    assert opened is not None
    assert not opened.ephemeral
    assert isinstance(_seen(world).channel, discord.GroupChannel)
    assert [user.id for user in _seen(world).channel.recipients] == [ann.id, ben.id, zoe.id]  # type: ignore[union-attr]
    assert _seen(world).context.private_channel
    assert _seen(world).is_user_integration()
    assert not _seen(world).app_permissions.view_channel
    for other in (ben, zoe):
        await other.press("Keep", on=world.table(group))
        assert _seen(world).user.id == other.id
        assert not _seen(world).is_user_integration(), "only for the person who installed it"
        assert _seen(world)._integration_owners == {1: ann.id}
    with pytest.raises(SetupError, match="not installed"):
        await ben.slash("start", channel=group)
    with pytest.raises(SetupError, match="not installed"):
        await ann.admin("panel", here=group)
    assert world.bot_calls(group) == 0


async def test_a_person_outside_of_a_group_neither_sees_nor_presses(world: World, people: list[Person]) -> None:
    ann, ben, zoe = people
    group = world.group(ann, ben)
    await ann.slash("start", channel=group)
    with pytest.raises(SetupError, match=r"not (accessible|visible)"):
        await zoe.press("Keep", on=world.table(group))


@pytest.mark.parametrize("place", ["group", "foreign"])
async def test_an_interaction_has_five_followups_and_any_number_of_edits(
    world: World, people: list[Person], place: str
) -> None:
    ann, ben, _ = people
    where = world.group(*people) if place == "group" else world.foreign(*people)
    await ann.slash("start", channel=where)
    table = world.table(where)
    await ben.press("Many", on=table)
    assert _witness(world).refused == [40094]
    assert len(world.posts(where)) == 1 + 5
    followup = world.posts(where)[1]
    await ann.press("Many", on=followup)
    assert len(world.posts(where)) == 1 + 5 + 5, "another press may create five more"
    await ann.press("Keep", on=table)
    await ben.press("Edit", on=table)
    assert world.screen(table).text == "Edited"
    assert _witness(world).refused == [40094, 40094]
    assert world.bot_calls(where) == 0


async def test_where_the_bot_is_followups_are_not_limited(world: World, people: list[Person]) -> None:
    ann = people[0]
    await ann.slash("start")
    await ann.press("Many")
    assert len(world.posts()) == 1 + 8
    assert _seen(world).is_guild_integration()
    assert _seen(world).is_user_integration(), "she installed it as well"


@pytest.mark.parametrize("place", ["group", "foreign"])
async def test_the_own_token_of_the_bot_is_refused_and_counted(world: World, people: list[Person], place: str) -> None:
    where = world.group(*people) if place == "group" else world.foreign(*people)
    await people[0].slash("start", channel=where)
    await people[1].press("Post", on=world.table(where))
    assert _witness(world).refused == [50001]
    assert world.bot_calls(where) == 1
    assert len(world.posts(where)) == 1


async def test_a_token_of_a_press_lasts_for_fifteen_minutes(world: World, people: list[Person]) -> None:
    group = world.group(*people)
    await people[0].slash("start", channel=group)
    await people[0].press("Keep", on=world.table(group))
    await world.advance(14 * 60 + 50)
    await people[1].press("Edit", on=world.table(group))
    assert _witness(world).refused == []
    await world.advance(20)
    await people[1].press("Edit", on=world.table(group))
    assert _witness(world).refused == [10015]


async def test_in_a_server_without_the_bot_answers_depend_on_a_permission(world: World, people: list[Person]) -> None:
    ann, ben, zoe = people
    world.install(zoe)
    there = world.foreign(*people, muted=[ben, zoe])
    opened = await ann.slash("start", channel=there)
    assert opened is not None
    assert not opened.ephemeral
    assert _seen(world).guild_id is not None
    assert not _seen(world).is_guild_integration()
    assert _seen(world).guild not in world.bot.guilds
    assert _seen(world).permissions.use_external_apps
    await ben.press("Many", on=opened)
    assert len(ben.panels(there)) == 5, "all that he creates is shown to him alone"
    assert len(world.posts(there)) == 1
    answer = await zoe.slash("start", channel=there)
    assert answer is not None
    assert answer.ephemeral
    assert zoe.panels(there)
    with pytest.raises(SetupError, match="not installed"):
        await ben.slash("start", channel=there)


async def test_the_bot_hears_nothing_of_such_places(world: World, people: list[Person]) -> None:
    group, there = world.group(*people), world.foreign(*people)
    await people[0].slash("start", channel=group)
    await people[0].slash("start", channel=there)
    await people[0].at(there.id).send(there, "Hello")  # type: ignore[union-attr]
    assert [guild.id for guild in world.bot.guilds] == [world.guild.id]
    assert world.bot.get_channel(group.id) is None
    assert world.bot.get_channel(there.id) is None
    await world.restart()
    assert [guild.id for guild in world.bot.guilds] == [world.guild.id]
    await people[1].press("Keep", on=world.table(group))
    assert _seen(world).user.id == people[1].id


async def test_in_direct_messages_the_owners_say_how_they_met(world: World, people: list[Person]) -> None:
    ann, ben, zoe = people
    for person, owners in ((ann, {0: 0, 1: ann.id}), (ben, {0: 0})):
        assert await person.slash("panel", channel=person.direct_channel) is not None
        assert _seen(world)._integration_owners == owners
        assert _seen(world).context.dm_channel
    with pytest.raises(SetupError, match="not installed"):
        await zoe.slash("panel", channel=zoe.direct_channel)
    world.install(zoe)
    assert await zoe.slash("panel", channel=zoe.direct_channel) is not None
    assert _seen(world)._integration_owners == {1: zoe.id}


async def test_the_bot_writes_to_strangers_only_after_an_install(world: World, people: list[Person]) -> None:
    zoe = people[2]
    with world.env.time_context():
        channel = await world.bot.create_dm(discord.Object(zoe.id))
        with pytest.raises(discord.Forbidden) as refused:
            await channel.send("Hello")
        assert refused.value.code == 50278
        world.install(zoe)
        await channel.send("Hello")
    assert [each.text for each in zoe.direct_messages()] == ["Hello"]
