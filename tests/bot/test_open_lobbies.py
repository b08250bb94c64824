"""A lock or a limit that an admin sets reaches the lobbies that are open already."""

from __future__ import annotations

import pytest

from tests.bot.players import add_ai, admin, choose, manager, press_button, run_command, settle, words
from tests.bot.test_rematch import end
from tests.bot.test_secrecy import store_of
from tests.bot.tournaments import newest, threads
from tests.world import Person, Screen, World
from unobot.features.tournament.store import Tournaments
from unobot.i18n import text_for
from unobot.model.places import ChannelSettings
from unobot.model.storage_errors import StorageError

EN = text_for("en")


@pytest.fixture
def boss(world: World) -> Person:
    return manager(world)


async def lock(boss: Person) -> Screen:
    return await press_button(boss, "Lock rules", on=await admin(boss, "rules"))


async def allow_ais(world: World, boss: Person, most: str) -> Screen:
    return await choose(boss, world, await admin(boss, "ais"), "admin:ais", most)


async def test_an_open_lobby_gets_the_locked_rules_at_once_and_says_so(world: World, boss: Person) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await ann.slash("start", rules="no_mercy_like")
    await ben.press("Join")
    panel = await lock(boss)
    assert "1 open lobby had other rules" in words(panel)
    await world.advance(3)
    lobby = words(world.table())
    assert "Rules: **Official rules**" in lobby
    assert "An admin of this server has locked the rules" in lobby
    await ann.press("Start")
    await world.advance(12)
    assert "Official rules" in words(world.table())
    for person in (ann, ben):
        assert "Changed since you joined: Rules: **Official rules**" in words(person.direct())


async def test_an_open_lobby_loses_its_last_ais_to_a_new_limit(world: World, boss: Person) -> None:
    ann = world.person("Ann")
    await ann.slash("start", ais=5)
    panel = await allow_ais(world, boss, "1")
    assert "1 open lobby had" in words(panel)
    await world.advance(3)
    assert "has limited the AI players" in words(world.table())
    await allow_ais(world, boss, "3")
    await add_ai(ann, world)
    assert "has limited the AI players" not in words(world.table()), "Ann has chosen these"
    await ann.press("Start")
    await world.advance(12)
    assert world.table().has("My hand")


async def test_a_lobby_that_fits_is_left_alone_and_matches_go_on(world: World, boss: Person) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    running = world.create_channel("running")
    await ben.slash("start", channel=running, rules="party", ais=3)
    await ben.press("Start", on=world.table(running))
    await world.advance(12)
    await ann.slash("start", ais=1)
    before = words(world.table())
    assert "Changed." in words(await lock(boss))
    assert "open lobb" not in words(await allow_ais(world, boss, "1"))
    await world.advance(3)
    assert words(world.table()) == before
    assert "Party" in words(world.table(running))


async def test_another_default_reaches_locked_lobbies_of_its_channel_only(world: World, boss: Person) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    other = world.create_channel("other")
    await lock(boss)
    await ann.slash("start")
    await ben.slash("start", channel=other)
    panel = await boss.slash("settings")
    assert panel is not None
    panel = await press_button(boss, "This channel", on=panel)
    panel = await choose(boss, world, panel, "settings:channel", "rules")
    panel = await choose(boss, world, panel, "set:channel-rules", "party")
    assert "1 open lobby" in words(panel)
    await world.advance(3)
    assert "Rules: **Party**" in words(world.table())
    assert "Rules: **Official rules**" in words(world.table(other))


async def test_unlocked_rules_take_the_note_away(world: World, boss: Person) -> None:
    ann = world.person("Ann")
    await ann.slash("start", rules="party")
    panel = await lock(boss)
    await press_button(boss, "Unlock rules", on=panel)
    await world.advance(3)
    assert "locked the rules" not in words(world.table())


async def test_a_rematch_needs_new_votes_under_locked_rules(world: World, boss: Person) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await ann.slash("start", rules="party")
    await ben.press("Join")
    await ann.press("Start")
    final = await end(world, ann)
    await ann.press("Rematch", on=final)
    await lock(boss)
    await world.advance(3)
    lobby = words(world.table())
    assert "Rules: **Official rules**" in lobby
    assert "ready" not in lobby
    await ben.press("Rematch")
    await ann.press("Rematch")
    await world.advance(12)
    assert world.table().has("My hand")


async def test_a_suspended_lobby_follows_as_well(world: World, boss: Person) -> None:
    ann = world.person("Ann")
    gone = world.create_channel("gone")
    await ann.slash("start", channel=gone, rules="party")
    world.env.backend.delete_channel(gone.id)
    await world.advance(60)
    await lock(boss)
    await ann.slash("resume")
    assert "Rules: **Official rules**" in words(world.table())


async def test_a_limit_that_another_process_set_is_found_at_the_start(world: World, boss: Person) -> None:
    """The press only changes the lobby, and says so in one sentence. The next press starts."""
    ann, ben = world.person("Ann"), world.person("Ben")
    await ann.slash("start", rules="party", ais=4)
    await ben.press("Join")
    settings = ChannelSettings(rules_locked=True, most_ais=2)
    await store_of(world).put_channel_settings(world.guild.id, settings)
    refused = await press_button(ann, "Start")
    assert refused.ephemeral
    assert "An admin of this server set a limit after this lobby was opened" in refused.text
    await world.advance(3)
    assert "Rules: **Official rules**" in words(world.table())
    await ann.press("Start")
    await world.advance(12)
    assert world.table().has("My hand")


@pytest.mark.parametrize(
    ("there", "says"),
    [
        ({"allowed": False}, "You can't play Uno in this channel."),
        ({"starts": "moderators"}, "moderators"),
        ({"start_roles": ()}, "You need one of these roles"),
    ],
)
async def test_a_channel_that_an_admin_closes_starts_no_open_lobby(
    world: World, there: dict[str, object], says: str
) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await ann.slash("start")
    await ben.press("Join")
    if "start_roles" in there:
        there = {"start_roles": (world.guild.create_role("players").id,)}
    await settle(world, world.guild.id, **there)
    refused = await press_button(ann, "Start")
    assert refused.ephemeral
    assert says in refused.text
    assert world.table().has("Join")
    await settle(world, world.guild.id)
    await ann.press("Start")
    await world.advance(12)
    assert world.table().has("My hand")


async def test_a_rematch_needs_no_role_of_those_who_vote(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await ann.slash("start")
    await ben.press("Join")
    await ann.press("Start")
    final = await end(world, ann)
    await ann.press("Rematch", on=final)
    await settle(world, world.guild.id, start_roles=(1,))
    await ben.press("Rematch")
    await world.advance(12)
    assert world.table().has("My hand")


async def test_a_lobby_in_a_thread_follows_the_rules_of_its_channel(world: World, boss: Person) -> None:
    ann = world.person("Ann")
    await settle(world, world.channel.id, rules="party")
    thread = world.create_thread("games")
    await ann.slash("start", channel=thread, rules="official")
    await lock(boss)
    await world.advance(3)
    assert "Rules: **Party**" in words(world.table(thread))
    assert "rules are locked" in await run_command(ann, "start", rules="official")


async def test_an_open_tournament_gets_the_locked_rules_at_once_and_says_so(world: World, boss: Person) -> None:
    people = [world.person(f"P{n}") for n in range(4)]
    await run_command(people[0], "tournament", rules="party", rounds=1)
    await world.advance(3)
    assert "Party" in words(newest(world))
    panel = await lock(boss)
    assert "1 open tournament had other rules" in words(panel)
    await world.advance(3)
    assert "Party" not in words(newest(world))
    assert "Official rules" in words(newest(world))
    assert "An admin of this server has locked the rules" in words(newest(world))
    for person in people:
        await press_button(person, "Join / Check in", on=newest(world))
    await press_button(people[0], "Begin", on=newest(world))
    await world.advance(10)
    (table,) = threads(world)
    assert "Official rules" in words(world.table(table))


async def test_the_tables_of_a_round_that_is_played_keep_their_rules(world: World, boss: Person) -> None:
    people = [world.person(f"P{n}") for n in range(4)]
    await run_command(people[0], "tournament", rules="party", rounds=2)
    await world.advance(3)
    for person in people:
        await press_button(person, "Join / Check in", on=newest(world))
    await press_button(people[0], "Begin", on=newest(world))
    await world.advance(10)
    (table,) = threads(world)
    await lock(boss)
    await world.advance(3)
    assert "Party" in words(world.table(table))
    assert "the coming tables have the server's" in words(newest(world))
    await press_button(boss, "Unlock rules", on=await admin(boss, "rules"))
    await world.advance(3)
    assert "has locked the rules" not in words(newest(world))


@pytest.mark.parametrize("begins", ["by the host", "by itself"])
@pytest.mark.parametrize("fault", ["the database refuses", "another process locked them"])
async def test_a_lock_that_did_not_reach_a_tournament_is_found_when_its_round_begins(
    world: World, boss: Person, monkeypatch: pytest.MonkeyPatch, begins: str, fault: str
) -> None:
    people = [world.person(f"P{n}") for n in range(4)]
    await run_command(people[0], "tournament", rules="party", rounds=1)
    await world.advance(3)
    for person in people:
        await press_button(person, "Join / Check in", on=newest(world))
    if fault == "the database refuses":
        with monkeypatch.context() as patch:

            async def refuse(*_: object) -> None:
                raise StorageError("The database is locked.")

            patch.setattr(Tournaments, "save", refuse)
            panel = await lock(boss)
        assert "Unlock rules" in panel.labels, "the lock itself is set"
        assert "tournament" not in words(panel)
    else:
        await store_of(world).put_channel_settings(world.guild.id, ChannelSettings(rules_locked=True))
    assert "Party" in words(newest(world))
    if begins == "by the host":
        await press_button(people[0], "Begin", on=newest(world))
        await world.advance(10)
    else:
        while not threads(world):
            await world.advance(60)
        await world.advance(10)
    (table,) = threads(world)
    assert "Official rules" in words(world.table(table))
    assert "has locked the rules" in words(newest(world))


async def test_a_tournament_that_cannot_have_the_locked_rules_is_closed(world: World, boss: Person) -> None:
    await run_command(world.person("Ann"), "tournament")
    await world.advance(3)
    await settle(world, world.guild.id, rules="teams")
    await lock(boss)
    await world.advance(3)
    assert EN("tournament-ended-admin") in words(newest(world))
