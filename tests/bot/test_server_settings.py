"""`/uno settings`: settings of servers and channels are kept, inherited, shown with their origin, and applied."""

from __future__ import annotations

import discord
import pytest
from simcord import ChannelHandle
from simcord.builders import RoleHandle

from tests.bot.players import (
    Stack,
    answered,
    begin,
    choose,
    fill_in,
    forge,
    menus,
    options,
    press_button,
    response_message,
    run_command,
    words,
)
from tests.world import Person, Screen, World
from unobot.i18n import text_for
from unobot.rules.ruleset.ruleset import Ruleset

JA = text_for("ja")
UNKNOWN = "That button no longer works"
ONLY_MANAGERS = "You need the permission Manage Server"


@pytest.fixture
def boss(world: World) -> Person:
    """Return a person with the permission to manage the server."""
    role = world.guild.create_role("boss", permissions=discord.Permissions(manage_guild=True))
    user = world.env.create_user("boss", global_name="Boss")
    return Person(world, world.guild.add_member(user, roles=[role]))


async def panel(person: Person, channel: ChannelHandle | None = None) -> Screen:
    """Open `/uno settings`."""
    answer = await person.slash("settings", channel=channel)
    assert answer is not None
    return answer


async def set_to(
    world: World, boss: Person, field: str, value: str, *, scope: str = "server", channel: ChannelHandle | None = None
) -> Screen:
    """Open the panel and one setting in it, choose a value, and return the resulting screen."""
    screen = await panel(boss, channel)
    if scope == "channel":
        screen = await press_button(boss, "This channel", on=screen)
    screen = await choose(boss, world, screen, f"settings:{scope}", field)
    return await choose(boss, world, screen, f"set:{scope}-{field}", value)


def line(screen: Screen, name: str) -> str:
    """Return the line of one setting."""
    return next(line for line in words(screen).splitlines() if line.startswith(f"{name}: "))


async def test_the_panel_shows_what_unobot_does_by_itself(world: World, boss: Person) -> None:
    screen = await panel(boss)
    assert screen.ephemeral
    assert words(screen).splitlines() == [
        "### Uno in this server",
        "Rules: **Official rules**",
        "Turn time: **1 minute**",
        "Uno: **can be played**",
        "Opening tables: **everyone**",
        "Uno moderators: **no role**",
        "Table: **drawn from above**",
        "Hands: **pictures**",
        "Hands by direct message: **yes**",
        "Turn pings: **yes**",
        "Moments: **on**",
        "Reactions: **on**",
        "Achievements: **on**",
        "Thread for each table: **no**",
        "Seasons: **a month**",
        "Language: **the server's**",
    ]


@pytest.mark.parametrize(
    ("field", "value", "name", "words_then"),
    [
        ("rules", "stacking", "Rules", None),
        ("turn", "172800", "Turn time", "2 days"),
        ("turn", "15", "Turn time", "15 seconds"),
        ("allowed", "off", "Uno", "can't be played"),
        ("starts", "moderators", "Opening tables", "moderators"),
        ("table-look", "text", "Table", "words and one card"),
        ("look", "shapes", "Hands", "shapes and letters"),
        ("dms", "off", "Hands by direct message", "no"),
        ("pings", "off", "Turn pings", "no"),
        ("moments", "off", "Moments", "off"),
        ("threads", "on", "Thread for each table", "yes"),
        ("language", "ja", "Language", "日本語"),
    ],
)
async def test_a_setting_of_the_server_holds_in_its_channels_until_they_have_their_own(
    world: World, boss: Person, field: str, value: str, name: str, words_then: str | None
) -> None:
    usual = line(await panel(boss), name)
    screen = await set_to(world, boss, field, value)
    held = line(screen, name).partition("**")[2].partition("**")[0]
    assert words_then in (None, held)
    assert line(screen, name) == f"{name}: **{held}** · set here"
    await world.restart()
    screen = await press_button(boss, "This channel", on=await panel(boss))
    assert line(screen, name) == f"{name}: **{held}** · from the server"
    elsewhere = world.create_channel("elsewhere")
    other = next(
        each
        for each in menus(world, await choose(boss, world, screen, "settings:channel", field))[
            f"u1:0:0:set:channel-{field}"
        ]
        if each not in ("auto", value)
    )
    screen = await set_to(world, boss, field, other, scope="channel")
    assert line(screen, name).endswith(" · set here")
    there = await press_button(boss, "This channel", on=await panel(boss, elsewhere))
    assert line(there, name) == f"{name}: **{held}** · from the server"
    screen = await set_to(world, boss, field, "auto", scope="channel")
    assert line(screen, name) == f"{name}: **{held}** · from the server"
    assert line(await set_to(world, boss, field, "auto"), name) == usual


async def test_the_seasons_are_those_of_the_server_and_channels_have_none(world: World, boss: Person) -> None:
    screen = await set_to(world, boss, "seasons", "quarterly")
    assert line(screen, "Seasons") == "Seasons: **three months** · set here"
    channel = await press_button(boss, "This channel", on=screen)
    assert "Seasons" not in words(channel)
    assert [arg for arg in menus(world, channel) if "seasons" in arg] == []
    await world.restart()
    assert line(await panel(boss), "Seasons") == "Seasons: **three months** · set here"
    assert line(await set_to(world, boss, "seasons", "auto"), "Seasons") == "Seasons: **a month**"


async def test_only_who_manages_the_server_sets_anything_and_that_is_asked_at_every_press(
    world: World, boss: Person
) -> None:
    ann = world.person("Ann", moderator=True)
    assert ONLY_MANAGERS in await run_command(ann, "settings")
    screen = await choose(boss, world, await panel(boss), "settings:server", "allowed")
    world.env.backend.get_guild(world.guild.id).members[boss.id].role_ids.clear()
    assert ONLY_MANAGERS in words(await choose(boss, world, screen, "set:server-allowed", "off"))
    assert ONLY_MANAGERS in words(await press_button(boss, "This channel", on=screen))
    await ann.slash("start")
    assert world.table().has("Join")
    for verb in ("settings:server", "set:server-allowed", "set:server-ask"):
        assert UNKNOWN in words(await forge(ann, world.table(), f"u1:0:0:{verb}"))


async def test_nothing_is_set_in_direct_messages(world: World) -> None:
    ann = world.person("Ann")
    answer = world.answer(await ann.actor.user.slash("uno settings"))
    assert answer is not None
    assert words(answer) == "Settings belong to a server. Use this command there."


# Effects


async def test_a_new_table_has_the_rules_the_time_and_the_language_that_are_set(
    world: World, boss: Person, stack: Stack
) -> None:
    await set_to(world, boss, "turn", "300")
    await set_to(world, boss, "language", "ja", scope="channel")
    ann, ben = world.person("Ann"), world.person("Ben")
    await ann.slash("start")
    assert JA("button-add-ai") in world.table().labels
    await ben.press(JA("button-join"))
    await ann.press(JA("button-start"))
    await world.advance(100)
    assert not [post for post in world.posts() if "<@" in post.text], "nobody is called so soon"
    await world.advance(25)
    assert [post for post in world.posts() if f"<@{ann.id}>" in post.text or f"<@{ben.id}>" in post.text]
    elsewhere = world.create_channel("elsewhere")
    await ann.slash("start", channel=elsewhere)
    assert world.table(elsewhere).has("Join")


async def test_rules_are_set_by_name_or_by_code_and_a_new_table_plays_them(world: World, boss: Person) -> None:
    screen = await choose(boss, world, await panel(boss), "settings:server", "rules")
    opened = await boss.actor.click(response_message(world, screen), custom_id="u1:0:0:set:server-ask")
    screen = await fill_in(boss, world, opened, "U9-nonsense")
    assert "Rules: **Official rules**" in words(screen)
    usual = words(await panel(boss)).splitlines()
    assert len(words(screen).splitlines()) == len(usual) + 1, "one sentence says what was wrong"
    opened = await boss.actor.click(response_message(world, screen), custom_id="u1:0:0:set:server-ask")
    code = Ruleset(hand_size=9).code
    screen = await fill_in(boss, world, opened, code)
    assert f"Rules: **code {code}** · set here" in words(screen)
    ann = world.person("Ann")
    await ann.slash("start")
    assert "Rules: **Official rules** · Hand size: 9 cards\n" in words(world.table())
    assert f"`{code}`" in words(await press_button(ann, "Rules", on=await options(ann)))
    elsewhere = world.create_channel("elsewhere")
    await ann.slash("start", channel=elsewhere, rules="stacking")
    assert "Rules: **Stacking** · " in words(world.table(elsewhere))
    assert "Hand size" not in words(world.table(elsewhere))
    await set_to(world, boss, "rules", "stacking")
    third = world.create_channel("third")
    assert "Stacking" in await run_command(ann, "rules", channel=third)
    await ann.slash("start", channel=third)
    assert "Stacking" in words(world.table(third))


async def test_where_uno_may_not_be_played_no_table_is_opened(world: World, boss: Person) -> None:
    games = world.create_channel("games")
    await set_to(world, boss, "allowed", "off")
    await set_to(world, boss, "allowed", "on", scope="channel", channel=games)
    ann = world.person("Ann")
    assert "You can't play Uno in this channel" in await run_command(ann, "start")
    await ann.slash("start", channel=games)
    assert world.table(games).has("Join")


async def test_a_thread_takes_after_its_channel(world: World, boss: Person) -> None:
    thread = world.create_thread("games")
    await set_to(world, boss, "allowed", "off", scope="channel", channel=thread)
    ann = world.person("Ann")
    for channel in (thread, world.channel):
        assert "You can't play Uno in this channel" in await run_command(ann, "start", channel=channel)


async def test_only_moderators_start_where_that_is_set(world: World, boss: Person) -> None:
    await set_to(world, boss, "starts", "moderators")
    ann, mod = world.person("Ann"), world.person("Mod", moderator=True)
    assert "Only moderators open tables here" in await run_command(ann, "start")
    await mod.slash("start")
    await ann.press("Join")
    assert "Ann" in words(world.table())


async def test_the_role_of_moderators_may_end_tables_and_start_them(world: World, boss: Person) -> None:
    role = world.guild.create_role("keepers")
    ann, ben = world.person("Ann"), world.person("Ben")
    keeper = Person(world, world.guild.add_member(world.env.create_user("kim", global_name="Kim"), roles=[role]))
    await ann.slash("start")
    assert "Only the host" in await run_command(keeper, "end")
    screen = await _choose_role(world, boss, role)
    assert line(screen, "Uno moderators") == f"Uno moderators: **<@&{role.id}>** · set here"
    await set_to(world, boss, "starts", "moderators")
    assert "Only the host" in await run_command(ben, "end")
    question = await keeper.slash("end")
    assert question is not None
    await press_button(keeper, "Yes, end it", on=question)
    await world.advance(5)
    assert "Only moderators open tables here" in await run_command(ann, "start")
    await keeper.slash("start")
    screen = await choose(boss, world, await panel(boss), "settings:server", "moderator-role")
    screen = await press_button(boss, "No role", on=screen)
    assert line(screen, "Uno moderators") == "Uno moderators: **no role**"
    assert "Only moderators open tables here" in await run_command(
        keeper, "start", channel=world.create_channel("more")
    )


async def test_everybody_cannot_be_a_moderator(world: World, boss: Person) -> None:
    everybody = world.guild.default_role
    answer = await _choose_role(world, boss, everybody)
    assert "Everyone has that role" in words(answer)
    assert "no role" in line(await panel(boss), "Uno moderators")


async def test_a_change_of_language_redraws_the_running_tables_of_the_server(
    world: World, boss: Person, stack: Stack
) -> None:
    stack(["R3 B1", "Y4 Y1"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    elsewhere = world.create_channel("elsewhere")
    await ann.slash("start", channel=elsewhere)
    await set_to(world, boss, "language", "ja")
    await world.advance(6)
    assert JA("button-hand") in world.table().labels
    assert JA("button-join") in world.table(elsewhere).labels
    assert "Your hand, " in words(ann.direct()), "people keep their own language"
    await set_to(world, boss, "language", "en", scope="channel", channel=elsewhere)
    await world.advance(6)
    assert JA("button-hand") in world.table().labels
    assert world.table(elsewhere).has("Join")
    await world.restart()
    await world.advance(5)
    await set_to(world, boss, "language", "auto")
    await world.advance(6)
    assert world.table().has("My hand")


async def test_a_rematch_speaks_what_is_set_by_then(world: World, boss: Person, stack: Stack) -> None:
    stack(["R3 B1", "Y4 Y1"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    await press_button(ann, "Yes, end it", on=await ann.slash("end"))
    await world.advance(6)
    await set_to(world, boss, "language", "ja")
    await ann.press("Rematch")
    await world.advance(6)
    assert JA("button-add-ai") in world.table().labels


async def _choose_role(world: World, boss: Person, role: RoleHandle) -> Screen:
    screen = await choose(boss, world, await panel(boss), "settings:server", "moderator-role")
    result = await boss.actor.select(
        response_message(world, screen), [role], custom_id="u1:0:0:set:server-moderator-role"
    )
    return answered(world, result)
