"""`/unoadmin tables` and `end`: the tables of a server for the people who manage it, and for nobody else."""

from __future__ import annotations

import pytest
from simcord import SetupError

from tests.bot.players import admin, begin, forge, manager, press_button, run_command, words
from tests.databases import Database
from tests.world import Person, World
from unobot.tables.automation import Automation

ONLY_MANAGERS = "You need the permission Manage Server to do this."


@pytest.fixture
def boss(world: World) -> Person:
    """Return a person with the permission to manage the server."""
    return manager(world)


async def test_an_admin_sees_all_tables_and_ends_one_from_any_channel(world: World, boss: Person) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    second, office = world.create_channel("second"), world.create_channel("office")
    await begin(world, ann, ben)
    await ben.slash("start", channel=second)
    listed = await admin(boss, "tables", here=office)
    assert [line for line in words(listed).splitlines() if "<#" in line] == [
        f"<#{world.channel.id}> · host <@{ann.id}>",
        f"<#{second.id}> · host <@{ben.id}>",
    ]
    assert "a match is running · last action <t:" in words(listed)
    assert "not started · last action <t:" in words(listed)
    assert "Stuck" not in words(listed)
    match = await press_button(boss, "u1:0:0:oversee:show>1", on=listed)
    assert f"<#{world.channel.id}>" in words(match)
    assert f"<#{second.id}>" not in words(match)
    rest = await press_button(boss, "Yes, end it", on=match)
    assert f"The table in <#{world.channel.id}> is closed." in words(rest)
    assert [line for line in words(rest).splitlines() if "host" in line] == [f"<#{second.id}> · host <@{ben.id}>"]
    await world.advance(6)
    assert "The match was ended early" in words(world.table())
    gone = await press_button(boss, "u1:0:0:oversee:end>1", on=match, stale=True)
    assert words(gone) == "That table is closed already."
    await ann.slash("start")
    assert world.table().has("Join"), "the channel is free"


async def test_the_command_finds_the_table_of_a_channel(world: World, boss: Person) -> None:
    ann = world.person("Ann")
    second = world.create_channel("second")
    await ann.slash("start", channel=second)
    assert words(await admin(boss, "end")).startswith(f"There's no table in <#{world.channel.id}>.")
    shown = await admin(boss, "end", channel=second)
    assert f"<#{second.id}> · host <@{ann.id}>" in words(shown)
    await press_button(boss, "Yes, end it", on=shown)
    await world.advance(6)
    assert not world.table(second).has("Join")
    assert "no open tables" in words(await admin(boss, "tables"))


async def test_discord_shows_the_commands_only_to_people_who_manage_the_server(world: World) -> None:
    for person in (world.person("Ann"), world.person("Mod", moderator=True)):
        with pytest.raises(SetupError, match="default-member-permissions"):
            await person.admin("tables")


async def test_the_bot_asks_for_the_permission_at_each_command_and_press(world: World, boss: Person) -> None:
    ann = world.person("Ann")
    await ann.slash("start")
    panel = await admin(boss, "end")
    world.env.backend.get_guild(world.guild.id).members[boss.id].role_ids.clear()
    assert words(await press_button(boss, "Yes, end it", on=panel)) == ONLY_MANAGERS
    forged = await forge(ann, await ann.slash("help") or panel, "u1:0:0:oversee:end>1")
    assert words(forged) == ONLY_MANAGERS
    (command,) = [each for each in await world.bot.tree.fetch_commands() if each.name == "unoadmin"]  # type: ignore[attr-defined]
    world.guild.set_command_permissions(command, {ann.actor: True})
    for name in ("tables", "end", "check"):
        assert words(await admin(ann, name)) == ONLY_MANAGERS
    assert world.table().has("Join")


async def test_an_admin_reaches_no_table_of_another_server(world: World, boss: Person) -> None:
    there = world.env.create_guild("There")
    abroad, eve = there.create_text_channel("abroad"), world.env.create_user("eve", global_name="Eve")
    eve_there = Person(world, there.add_member(eve))
    await eve_there.slash("start", channel=abroad)
    panel = await admin(boss, "tables")
    assert "no open tables" in words(panel)
    for what in ("show", "end"):
        assert words(await forge(boss, panel, f"u1:0:0:oversee:{what}>1")) == "That table is closed already."
    assert world.table(abroad).has("Join")


@pytest.mark.logs_errors
async def test_a_damaged_table_is_listed_first_and_can_be_ended(world: World, boss: Person, database: Database) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    second = world.create_channel("second")
    await ben.slash("start", channel=second)
    await begin(world, ann, ben)
    database.query("UPDATE table_ SET options = 'nonsense' WHERE id = 2")
    await world.restart()
    listed = await admin(boss, "tables")
    lines = words(listed).splitlines()
    assert lines[1] == f"<#{world.channel.id}> · host <@{ann.id}>"
    assert lines[2].startswith("⚠️ its saved data can't be read · last action <t:")
    assert "1 table in this server is stuck. See `/unoadmin tables`." in words(await admin(boss, "check"))
    rest = await press_button(boss, "u1:0:0:oversee:end>2", on=await admin(boss, "end"))
    assert f"<#{second.id}>" in words(rest)
    assert "can't be read" not in words(rest)
    assert database.query("SELECT status, version FROM table_ WHERE id = 2")[0][0] == "closed"
    await ann.slash("start")
    assert world.table().has("Join")


async def test_a_suspended_table_is_set_aside_and_its_match_goes_on_later(world: World, boss: Person) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    assert "Nothing is stuck there" in words(await admin(boss, "unblock"))
    await world.bot.kit.hub.suspend(world.guild.id)  # type: ignore[attr-defined]  # as if the channel were out of reach
    assert "A match is waiting in this channel" in await run_command(ann, "start")
    listed = await press_button(boss, "Manage", on=await admin(boss, "tables"))
    assert "waits, because I can't reach its channel · since <t:" in words(listed)
    freed = await press_button(boss, "Free the channel", on=listed)
    assert f"<#{world.channel.id}> is free. The table waits for `/uno resume`." in words(freed)
    assert "That table doesn't take its channel" in words(await admin(boss, "unblock"))
    await ben.slash("start")
    assert world.table().has("Join")
    await ann.slash("resume", channel=world.create_channel("third"))
    await world.advance(6)
    assert "cards" in await run_command(ann, "hand")


@pytest.mark.logs_errors
async def test_a_stuck_table_is_shown_as_late_and_can_be_set_aside(
    world: World, boss: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(self: Automation) -> None:
        raise RuntimeError("the test breaks the clock")

    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    monkeypatch.setattr(Automation, "tick", fail)
    await world.advance(200)
    assert "Stuck: the turn was due <t:" in words(await admin(boss, "tables"))
    assert "is free" in words(await admin(boss, "unblock"))
    monkeypatch.undo()
    await ann.slash("resume")
    await world.advance(6)
    assert "Stuck" not in words(await admin(boss, "tables"))
    assert "cards" in await run_command(ann, "hand")


@pytest.mark.logs_errors
async def test_a_damaged_table_gives_its_channel_up(world: World, boss: Person, database: Database) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    database.query("UPDATE table_ SET options = 'nonsense' WHERE id = 1")
    await world.restart()
    assert "is free" in words(await admin(boss, "unblock"))
    assert database.query("SELECT status, adjourned FROM table_ WHERE id = 1") == [("playing", 1)]


async def test_each_act_is_stored_once_posted_once_and_shown_to_admins(
    world: World, boss: Person, database: Database
) -> None:
    ann, records = world.person("Ann"), world.create_channel("records")
    assert "Nothing yet." in words(await admin(boss, "log"))
    closed = world.create_channel("closed", deny=["send_messages"])
    assert "I need the permission Send Messages there" in words(await admin(boss, "log", channel=closed))
    assert f"Posted in <#{records.id}>." in words(await admin(boss, "log", channel=records))
    await ann.slash("start")
    panel = await admin(boss, "end")
    await press_button(boss, "Yes, end it", on=panel)
    await press_button(boss, "u1:0:0:oversee:end>1", on=panel, stale=True)
    await admin(boss, "ban", person=ann.actor, reason="spam **@everyone**")
    await world.advance(3)
    assert [post.text for post in world.posts(records)] == [
        f"📋 <@{boss.id}> set the log channel: <#{records.id}>",
        f"📋 <@{boss.id}> ended the table in <#{world.channel.id}>.",
        f"📋 <@{boss.id}> banned <@{ann.id}>. spam ∗∗＠everyone∗∗",
    ]
    assert database.query("SELECT kind, user_id, channel_id, by_user_id FROM admin_act ORDER BY id") == [
        ("log", None, records.id, boss.id),
        ("end", None, world.channel.id, boss.id),
        ("ban", ann.id, None, boss.id),
    ]
    shown = await admin(boss, "log")
    assert [line.partition(" · ")[2] for line in words(shown).splitlines()[1:4]] == [
        f"<@{boss.id}> banned <@{ann.id}>. spam ∗∗＠everyone∗∗",
        f"<@{boss.id}> ended the table in <#{world.channel.id}>.",
        f"<@{boss.id}> set the log channel: <#{records.id}>",
    ]
    assert "No log channel." in words(await press_button(boss, "No log channel", on=shown))
    await admin(boss, "unban", person=ann.actor)
    await world.advance(3)
    assert len(world.posts(records)) == 3
