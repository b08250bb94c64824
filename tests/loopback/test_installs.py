"""The loopback Discord enforces what Discord's pages say about places without the bot."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import discord
import pytest

from tests.loopback.conftest import all_answered
from tests.loopback.fake import TOKEN, FakeDiscord, answered
from tests.loopback.first_moves import until
from tests.loopback.model import Channel, Interaction, Message, User
from tests.witness import Witness


@pytest.fixture
async def witness(fake: FakeDiscord) -> AsyncIterator[Witness]:
    """Yield a bot that is connected."""
    bot = Witness()
    running = asyncio.create_task(bot.start(TOKEN))
    await until(lambda: bool(fake.gateway.connected and fake.commands))
    yield bot
    await bot.close()
    await running


@pytest.fixture
def people(fake: FakeDiscord) -> list[User]:
    """Return three people. The first one installed the bot, and the others share no server with it."""
    people = [fake.add_user("Ann"), fake.add_user("Ben", stranger=True), fake.add_user("Zoe", stranger=True)]
    fake.installers.add(people[0].id)
    return people


@pytest.fixture(params=["group", "foreign"])
def place(fake: FakeDiscord, people: list[User], request: pytest.FixtureRequest) -> Channel:
    """Return a group DM, or a channel of a server without the bot."""
    if request.param == "group":
        return fake.add_group(*people)
    return fake.add_channel(fake.add_guild("Elsewhere", has_bot=False), "talk")


async def _opened(fake: FakeDiscord, user: User, place: Channel) -> Message:
    shown = await answered(await fake.command(user, place, "start"))
    assert shown is not None
    return fake.messages[shown.id]


async def _press(fake: FakeDiscord, user: User, message: Message, label: str) -> Interaction:
    (button,) = (each for each in message.buttons if each.label == label)
    interaction = await fake.press(user, message, button.custom_id)
    await until(lambda: interaction.kind is not None)
    await all_answered()
    return interaction


def _owners(witness: Witness) -> object:
    return witness.seen[-1]._integration_owners


async def test_one_install_lets_everybody_press(
    fake: FakeDiscord, witness: Witness, people: list[User], place: Channel
) -> None:
    ann, ben, _ = people
    table = await _opened(fake, ann, place)
    assert table.reader is None
    assert witness.seen[-1].is_user_integration()
    assert not witness.seen[-1].is_guild_integration()
    await _press(fake, ben, table, "Keep")
    assert not witness.seen[-1].is_user_integration()
    assert _owners(witness) == {1: ann.id}
    assert witness.seen[-1].context.private_channel is (place.guild_id is None)
    assert isinstance(witness.seen[-1].channel, discord.GroupChannel if place.guild_id is None else discord.TextChannel)
    assert [guild.name for guild in witness.guilds] == ["Server"]
    with pytest.raises(AssertionError, match="nobody installed"):
        await fake.command(ben, place, "start")


async def test_followups_are_limited_and_edits_are_not(
    fake: FakeDiscord, witness: Witness, people: list[User], place: Channel
) -> None:
    ann, ben, _ = people
    table = await _opened(fake, ann, place)
    await _press(fake, ben, table, "Many")
    assert witness.refused == [40094]
    assert sum(message.channel is place for message in fake.messages.values()) == 1 + 5
    await _press(fake, ann, table, "Keep")
    await _press(fake, ben, table, "Edit")
    assert (witness.refused, table.edits) == ([40094], 8)
    fake.age_tokens(15 * 60)
    await _press(fake, ben, table, "Keep")
    fake.age_tokens(14 * 60 + 50)
    await _press(fake, ben, table, "Edit")
    assert witness.refused == [40094]
    fake.age_tokens(15)
    await _press(fake, ben, table, "Edit")
    assert witness.refused == [40094, 50027]


async def test_the_own_token_of_the_bot_is_refused_and_counted(
    fake: FakeDiscord, witness: Witness, people: list[User], place: Channel
) -> None:
    table = await _opened(fake, people[0], place)
    await _press(fake, people[1], table, "Post")
    assert witness.refused == [50001]
    assert fake.calls == {place.id: 1}


async def test_answers_are_ephemeral_without_the_permission(
    fake: FakeDiscord, witness: Witness, people: list[User]
) -> None:
    ann, ben, zoe = people
    fake.installers.add(zoe.id)
    place = fake.add_channel(fake.add_guild("Elsewhere", has_bot=False), "talk")
    place.muted.update((ben.id, zoe.id))
    table = await _opened(fake, ann, place)
    assert table.reader is None
    await _press(fake, ben, table, "Many")
    assert [each.permissions.use_external_apps for each in witness.seen] == [True, False]
    assert [message.reader for message in fake.messages.values() if message is not table] == [ben.id] * 5
    assert (await _opened(fake, zoe, place)).reader == zoe.id


async def test_the_bot_writes_to_strangers_only_after_an_install(
    fake: FakeDiscord, witness: Witness, people: list[User]
) -> None:
    zoe = people[2]
    channel = await witness.create_dm(discord.Object(zoe.id))
    with pytest.raises(discord.Forbidden) as refused:
        await channel.send("Hello")
    assert refused.value.code == 50278
    with pytest.raises(AssertionError, match="nobody installed"):
        await fake.command(zoe, fake.dm(zoe.id), "start")
    fake.installers.add(zoe.id)
    await channel.send("Hello")
    await _opened(fake, zoe, fake.dm(zoe.id))
    assert _owners(witness) == {1: zoe.id}
    assert witness.seen[-1].context.dm_channel
