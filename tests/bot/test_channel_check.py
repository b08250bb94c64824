"""`/unoadmin check` says what the bot lacks, to the people who manage the server."""

from __future__ import annotations

import discord
import pytest
from simcord import ChannelHandle

from tests.bot.players import begin, words
from tests.world import Person, World
from unobot.i18n import languages, text_for


@pytest.fixture
def boss(world: World) -> Person:
    """Return a person with the permission to manage the server."""
    role = world.guild.create_role("boss", permissions=discord.Permissions(manage_guild=True))
    user = world.env.create_user("boss", global_name="Boss")
    return Person(world, world.guild.add_member(user, roles=[role]))


async def check(person: Person, here: ChannelHandle | None = None) -> str:
    """Return the words of the answer."""
    answer = await person.admin("check", here=here)
    assert answer is not None
    assert answer.ephemeral
    return words(answer)


async def test_an_admin_reads_what_the_bot_lacks_here(world: World, boss: Person) -> None:
    await begin(world, world.person("Ann"), world.person("Ben"))
    channel = f"<#{world.channel.id}>"
    said = await check(boss)
    assert f"I have the permissions for a table in {channel}." in said
    assert "None of the tables in this server is stuck." in said
    quiet, wordy = (
        world.create_channel("quiet", deny=["send_messages"]),
        world.create_channel("wordy", deny=["attach_files"]),
    )
    for where, missing in ((quiet, "Send Messages"), (wordy, "Attach Files")):
        said = await check(boss, here=where)
        assert f"I lack {missing} in <#{where.id}>. Allow it for my role" in said
        assert f"I have the permissions for a table in {channel}." in said, "the channel of a table"


def test_the_words_for_a_missing_permission_are_in_every_language() -> None:
    said = {text_for(language)("check-lacks", channel="#uno", missing="X") for language in languages()}
    assert len(said) == len(languages())
