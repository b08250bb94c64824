"""Bans: a banned person is refused at every door of the server's tables, and at no other server's."""

from __future__ import annotations

from dataclasses import replace

import pytest
from simcord import InteractionResult
from simcord.backend import serializers
from simcord.enums import InteractionType
from simcord.interactions import base_payload

from tests.bot.players import (
    admin,
    begin,
    choose,
    forge,
    forge_choices,
    manager,
    press_button,
    run_command,
    seat_lines,
    words,
)
from tests.bot.seasons import fill_season
from tests.databases import Database
from tests.fuzz.controls import fields
from tests.world import Person, Screen, World
from unobot.app import ACTIONS
from unobot.bot.custom_ids import Verb
from unobot.bot.interactions.actions import TableAction
from unobot.bot.interactions.surfaces import Control, Surface

BANNED = "You can't play Uno in this server. Its admins decided that."
HARMLESS = {"rules", "help", "me", "tables", "status", "settings", "play", "end", "leave", "invite", "privacy"}
"""The commands that read, or that need a seat."""


@pytest.fixture
def boss(world: World) -> Person:
    return manager(world)


def verbs(surface: Surface) -> list[tuple[Verb, str]]:
    """Return each verb of a table with the argument of a button that this surface offers."""
    found = []
    for verb, action in ACTIONS.items():
        if isinstance(action, TableAction):
            offers = {"": action.offered, **action.by_argument}
            arg = next((arg for arg, offered in offers.items() if (surface, Control.BUTTON) in offered), None)
            if arg is not None:
                found.append((verb, arg))
    return found


async def test_a_ban_gives_the_seat_of_a_running_match_to_an_ai_and_the_host_changes(
    world: World, boss: Person
) -> None:
    ann, ben, cleo = world.person("Ann"), world.person("Ben"), world.person("Cleo")
    await begin(world, ann, ben, cleo)
    second = world.create_channel("second")
    await ben.slash("start", channel=second)
    await ann.press("join", on=world.table(second))
    assert "Tables that gave their seat to an AI: 2." in words(await admin(boss, "ban", person=ann.actor))
    await world.advance(6)
    names = [name for name, *_ in seat_lines(world.table())]
    assert "Ann" not in names
    assert len(names) == 3
    assert "Ann" not in words(world.table(second))
    assert f"host <@{ben.id}>" in words(await admin(boss, "tables"))
    assert "cards" in await run_command(ben, "hand")


async def test_an_admin_who_bans_a_rival_reads_that_they_leave_the_match(world: World, boss: Person) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, boss, ben)
    assert "you leave that match and are last" in words(await admin(boss, "ban", person=ann.actor))
    await press_button(ben, "Leave", on=await press_button(ben, "More"))
    assert "you leave" not in words(await admin(boss, "ban", person=ben.actor))


@pytest.mark.parametrize("stage", ["lobby", "match"])
async def test_a_banned_person_presses_every_door_of_a_table(world: World, boss: Person, stage: str) -> None:
    ann, ben, eve = world.person("Ann"), world.person("Ben"), world.person("Eve")
    if stage == "lobby":
        await ann.slash("start")
        await ben.press("join")
    else:
        await begin(world, ann, ben, ais=1)
    await eve.slash("status")
    table, panel = world.table(), eve.panel()
    await admin(boss, "ban", person=eve.actor)
    tested = 0
    for surface, screen in ((Surface.TABLE, table), (Surface.PANEL, panel)):
        for verb, arg in verbs(surface):
            answer = await forge(eve, screen, f"u1:1:0:{verb}:{arg}")
            assert words(answer) == BANNED, verb
            tested += 1
    assert tested > 40
    for command in ("start", "join", "resume", "hand"):
        assert BANNED in await run_command(eve, command), command
    assert BANNED in words(await forge(eve, await eve.slash("help") or panel, "u1:0:0:open:ais"))
    assert "Eve" not in words(world.table())


async def test_a_banned_person_reads_no_results_and_posts_none(world: World, boss: Person) -> None:
    """Panels that were opened before the ban are refused, too."""
    ann, ben, eve = world.person("Ann"), world.person("Ben"), world.person("Eve")
    await fill_season(world, [(ann.id, "Ann"), (ben.id, "Ben"), (eve.id, "Eve"), (13, "Dev")], 3)
    panels = {name: await eve.slash(name) for name in ("stats", "leaderboard")}
    await press_button(ann, "Post", on=await ann.slash("stats") or world.table())
    await admin(boss, "ban", person=eve.actor)
    for command in ("stats", "leaderboard", "history", "fairness", "daily"):
        assert BANNED in await run_command(eve, command), command
    for name, panel in panels.items():
        assert panel is not None
        assert words(await press_button(eve, "Post", on=panel)) == BANNED, name
    assert words(await press_button(eve, "Achievements", on=panels["stats"] or world.table())) == BANNED
    for label in ("My stats", "Leaderboard"):
        assert words(await press_button(eve, label, on=world.table())) == BANNED, label
    assert len(world.posts()) == 1
    assert "Ann" in await run_command(ben, "leaderboard"), "others read on"


@pytest.mark.parametrize("is_deleted", [False, True])
async def test_stats_outside_of_servers_leave_out_the_servers_that_banned_the_person(
    world: World, boss: Person, is_deleted: bool
) -> None:
    """In direct messages, a group DM and a server without the bot. A person who deleted their data stays banned."""
    ann, eve = world.person("Ann"), world.person("Eve")
    world.install(eve)
    season = [(ann.id, "Ann"), (12, "Ben"), (eve.id, "Eve"), (13, "Dev")]
    await fill_season(world, season, 3)
    await admin(boss, "ban", person=eve.actor)
    if is_deleted:
        panel = await eve.slash("privacy")
        assert panel is not None
        asked = await press_button(eve, "Delete my data", on=panel)
        await press_button(eve, "Delete everything", on=asked)
        await fill_season(world, season, 2, seed=2)
    for place in (eve.direct_channel, world.group(eve, ann), world.foreign(eve)):
        page = await run_command(eve, "stats", channel=place)
        assert "Matches in servers where you are banned are left out." in page
        assert "won" not in page
    there = await run_command(ann, "stats", channel=ann.direct_channel)
    assert "**3** matches" in there or "**5** matches" in there
    assert "banned" not in there
    await admin(boss, "unban", person=eve.actor)
    page = await run_command(eve, "stats", channel=eve.direct_channel)
    assert "banned" not in page
    assert "won" in page


async def test_nobody_reads_the_stats_of_another_person_outside_of_servers(world: World) -> None:
    ann, eve = world.person("Ann"), world.person("Eve")
    await fill_season(world, [(ann.id, "Ann"), (12, "Ben"), (eve.id, "Eve"), (13, "Dev")], 1)
    own = await eve.slash("stats", channel=eve.direct_channel)
    assert own is not None
    for verb in ("season", "rules", "post"):
        answer = await forge(eve, own, f"u1:0:0:stats:{verb}>>>{ann.id}")
        assert "Ann" not in words(answer)


async def test_a_ban_ends_the_daily_deal_of_its_server_in_direct_messages_as_well(world: World, boss: Person) -> None:
    eve = world.person("Eve")
    deals = await eve.slash("daily")
    assert deals is not None
    game = await press_button(eve, "server", on=deals)
    world_game = await press_button(eve, "world", on=await eve.slash("daily") or deals)
    await admin(boss, "ban", person=eve.actor)
    there = await eve.slash("daily", channel=eve.direct_channel)
    assert there is not None
    for screen, refused in ((game, True), (world_game, False)):
        button = next(each.custom_id for each in screen.buttons if ":try:" in each.custom_id)
        assert (words(await forge(eve, there, button)) == BANNED) is refused


@pytest.mark.parametrize("stage", ["lobby", "match"])
async def test_a_banned_person_uses_every_menu_and_every_modal_of_a_table(
    world: World, boss: Person, stage: str
) -> None:
    ann, ben, eve = world.person("Ann"), world.person("Ben"), world.person("Eve")
    if stage == "lobby":
        await ann.slash("start")
        await ben.press("join")
    else:
        await begin(world, ann, ben, ais=1)
    await eve.slash("status")
    screens = {Surface.TABLE: world.table(), Surface.PANEL: eve.panel()}
    await admin(boss, "ban", person=eve.actor)
    tested = set()
    for verb, action in ACTIONS.items():
        if not isinstance(action, TableAction):
            continue
        for arg, offered in {"": action.offered, **action.by_argument}.items():
            for surface, control in offered:
                if surface in screens and control is not Control.BUTTON:
                    answer = await use(eve, world, screens[surface], f"u1:1:0:{verb}:{arg}", control, str(ann.id))
                    assert words(answer) == BANNED, (verb, control)
                    tested.add((verb, control))
    assert {control for _, control in tested} >= {Control.MENU, Control.MODAL}
    assert len(tested) > 8
    assert "Eve" not in words(world.table())


async def use(person: Person, world: World, screen: Screen, custom_id: str, control: Control, value: str) -> Screen:
    """Choose in a menu or submit a modal that the message need not have. Return the answer."""
    kinds = {Control.MENU: 3, Control.MEMBERS: 5, Control.ROLES: 6}
    is_modal = control is Control.MODAL
    sent = InteractionType.MODAL_SUBMIT if is_modal else InteractionType.MESSAGE_COMPONENT
    data = {"components": fields((value,))} if is_modal else {"component_type": kinds[control], "values": [value]}
    record, payload = base_payload(
        world.env.backend,
        type=int(sent),
        channel_id=screen.channel,
        guild_id=world.guild.id,
        user_id=person.id,
        data={"custom_id": custom_id, **data},
    )
    payload["message"] = dict(serializers.message_payload(world.env.backend, world.message(screen)))
    record.source_message_id = screen.id
    world.env.backend.emit("INTERACTION_CREATE", payload)
    await world.env.settle()
    answer = world.answer(InteractionResult(world.env, record))
    assert answer is not None
    return answer


async def test_every_command_is_a_door_or_harmless(world: World, boss: Person) -> None:
    ann, eve = world.person("Ann"), world.person("Eve")
    await begin(world, ann, ais=1)
    await admin(boss, "ban", person=eve.actor)
    commands = world.bot.tree.get_command("uno").commands  # type: ignore[attr-defined]
    doors = {"start", "join", "resume", "hand", "daily", "tournament"}
    doors |= {"stats", "leaderboard", "history", "fairness"}
    assert {command.name for command in commands} == doors | HARMLESS, "test a new command here"
    before = world.table().text
    for name in ("status", "leave", "end", "daily", "tournament"):
        await eve.slash(name)
    await eve.slash("invite", person=ann.actor)
    await eve.slash("play", move="draw")
    assert world.table().text == before


async def test_the_door_of_a_direct_message_is_closed_too(world: World, boss: Person) -> None:
    ann, eve, fay = world.person("Ann"), world.person("Eve"), world.person("Fay")
    await ann.slash("start")
    await ann.slash("invite", person=eve.actor)
    await world.advance(3)
    letter = eve.direct()
    await admin(boss, "ban", person=eve.actor)
    assert words(await press_button(eve, "Join", on=letter)) == BANNED
    assert "Eve" not in words(world.table())
    await admin(boss, "ban", person=fay.actor)
    assert "Fay can't play Uno in this server." in words(await ann.slash("invite", person=fay.actor) or letter)
    await begin_elsewhere(world, eve)


async def begin_elsewhere(world: World, eve: Person) -> None:
    """Check that a ban of one server does not count in another."""
    there = world.env.create_guild("There")
    abroad = there.create_text_channel("abroad")
    other = Person(world, there.add_member(eve.actor.user))
    await other.slash("start", channel=abroad)
    assert world.table(abroad).has("Join")


async def test_a_hand_of_before_the_ban_plays_nothing(world: World, boss: Person) -> None:
    ann, ben, cleo = world.person("Ann"), world.person("Ben"), world.person("Cleo")
    await begin(world, ann, ben, cleo)
    hand: Screen = ben.direct()
    await admin(boss, "ban", person=ben.actor)
    before = world.table().text
    for verb in ("move:draw", "premove:R5", "uno:say", "ready:", "refresh:"):
        screen = replace(hand, buttons=())
        answer = await forge(ben, screen, f"u1:1:0:{verb}")
        assert words(answer) in (BANNED, "This table is gone. `/uno start` opens a new one."), verb
    assert world.table().text == before


async def test_a_rematch_leaves_banned_players_out(world: World, boss: Person) -> None:
    ann, ben, cleo = world.person("Ann"), world.person("Ben"), world.person("Cleo")
    await begin(world, ann, ben, cleo)
    await press_button(ann, "Yes, end it", on=await ann.slash("end"))
    await world.advance(6)
    await admin(boss, "ban", person=ben.actor)
    assert words(await press_button(ben, "Rematch", stale=True, on=world.table())) == BANNED
    await ann.press("Rematch")
    await world.advance(6)
    assert "Cleo" in words(world.table())
    assert "Ben" not in words(world.table())


async def test_bans_are_listed_lifted_and_survive_a_restart(world: World, boss: Person, database: Database) -> None:
    eve = world.person("Eve")
    assert "No one is banned." in words(await admin(boss, "bans"))
    await admin(boss, "ban", person=eve.actor, reason="shouting")
    await world.restart()
    (line,) = words(await admin(boss, "bans")).splitlines()[1:]
    assert line.startswith(f"<@{eve.id}> · banned <t:")
    assert f"by <@{boss.id}>" in line
    assert line.endswith(" · shouting")
    assert BANNED in await run_command(eve, "start")
    assert "can play again" in words(await admin(boss, "unban", person=eve.actor))
    assert "They aren't banned" in words(await admin(boss, "unban", person=eve.actor))
    await eve.slash("start")
    assert world.table().has("Join")
    assert database.query("SELECT * FROM ban") == []


async def test_admins_ban_neither_themselves_nor_bots(world: World, boss: Person) -> None:
    assert "You can't ban yourself" in words(await admin(boss, "ban", person=boss.actor))
    robot = world.guild.add_member(world.env.create_user("robot", bot=True))
    assert "A bot can't be banned" in words(await admin(boss, "ban", person=robot))


async def test_a_ban_outlives_the_deletion_of_the_persons_data_and_can_be_lifted(
    world: World, boss: Person, database: Database
) -> None:
    eve, fay = world.person("Eve"), world.person("Fay")
    await admin(boss, "ban", person=eve.actor, reason=f"Eve <@{eve.id}> shouts")
    await admin(boss, "ban", person=fay.actor, reason="cheats")
    for person, panel in ((eve, await eve.slash("privacy")), (fay, await fay.slash("privacy"))):
        assert panel is not None
        assert "banned from Uno: 1" in words(panel)
        asked = await press_button(person, "Delete my data", on=panel)
        assert "Everything about you is deleted" in words(await press_button(person, "Delete everything", on=asked))
    stored = str([database.query(f"SELECT * FROM {table}") for table in ("ban", "admin_act", "user_")])
    assert all(str(each) not in stored for each in (eve.id, fay.id, "Eve"))
    await world.restart()
    assert BANNED in await run_command(eve, "start")
    screen = await admin(boss, "bans")
    lines = words(screen).splitlines()[1:]
    assert {line.split(" · ")[0] for line in lines} == {"Former player 1", "Former player 2"}
    assert {line.split(" · ")[2] for line in lines} == {"… … shouts", "cheats"}
    ((cheater,),) = database.query("SELECT user_id FROM ban WHERE reason = 'cheats'")
    for forged in ("x", str(boss.id), "9" * 19, "9" * 30):
        refused = await forge_choices(boss, world, screen, "u1:0:0:admin:lift", forged)
        assert refused is not None
        assert "can play again" not in words(refused)
    rest = await choose(boss, world, screen, "lift", str(cheater))
    assert "Former player can play again." in words(rest)
    assert "cheats" not in words(rest)
    await fay.slash("start")
    assert world.table().has("Join")
    assert "can play again" in words(await admin(boss, "unban", person=eve.actor))
    assert "No one is banned." in words(await admin(boss, "bans"))
    acts = words(await admin(boss, "log"))
    assert "Former player" in acts
    assert "<@0>" not in acts
