"""`/unoadmin check` says what the bot lacks, to the people who manage the server."""

from __future__ import annotations

from copy import deepcopy

import discord
import pytest
from simcord import ChannelHandle

from tests.bot.players import begin, words
from tests.world import Person, World
from unobot.bot.commands import registration
from unobot.i18n import SIBLINGS, languages, text_for


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


async def test_an_admin_reads_whether_the_commands_are_current(world: World, boss: Person) -> None:
    assert "Discord has my current commands." in await check(boss)
    payload = deepcopy(await registration.translated(world.bot.tree))  # type: ignore[attr-defined]
    uno = next(command for command in payload if command["name"] == "uno")
    changed = next(option for option in uno["options"] if option["name"] == "hand")
    changed["description"] = "of an older version"
    uno["options"].remove(next(option for option in uno["options"] if option["name"] == "leave"))
    # Another program with the same token registers its own.
    await world.bot.http.bulk_upsert_global_commands(world.bot.application_id or 0, payload=payload)
    said = await check(boss)
    assert "Discord has my commands in another version: `/uno hand`, `/uno leave`." in said
    world.env.inject_error("GET", "/applications/*/commands", status=403, code=50001)
    assert "Discord doesn't tell me right now which commands it has." in await check(boss)
    await world.restart(clean=True)  # as the line says
    assert "Discord has my current commands." in await check(boss)


def test_the_words_for_a_missing_permission_are_in_every_language() -> None:
    own = [language for language in languages() if language not in SIBLINGS]
    assert len({text_for(language)("check-lacks", channel="#uno", missing="X") for language in own}) == len(own)
