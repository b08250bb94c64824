"""The owner decides outside the bot: blocked people and servers, and a notice, as players and servers meet them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from tests.bot.players import Speaks, begin, choices, forge, press_button, run_command, seat_lines, words
from tests.bot.test_bans import verbs
from tests.databases import Database
from tests.world import World
from unobot.app import COMMANDS
from unobot.bot.interactions.slash_commands import UNO
from unobot.bot.interactions.surfaces import Surface
from unobot.bot.messages.owner_rules import READ_SECONDS
from unobot.features.owner.store import OwnerStore
from unobot.model.owner_decisions import OwnerNotice
from unobot.ops.access import open_store

BLOCKED = "You can't play with this bot. Its owner decided that. `/uno privacy` still works."
NOTICE = "📣 From the bot's owner: Maintenance at 22:00"

Decide = Callable[[Callable[[OwnerStore], Awaitable[object]]], Awaitable[None]]


@pytest.fixture
def decide(world: World, database: Database) -> Decide:
    """Return a function that writes a decision as the command line does, and waits until presses read it."""

    async def write(decision: Callable[[OwnerStore], Awaitable[object]]) -> None:
        async with open_store(database.url) as store:
            await decision(OwnerStore(store))
        await world.advance(READ_SECONDS + 1)

    return write


def now(world: World) -> float:
    bot: Any = world.bot
    with world.env.time_context():
        return float(bot.kit.clock())


async def test_a_blocked_person_reads_the_same_sentence_at_every_door(world: World, decide: Decide) -> None:
    ann, ben, eve = world.person("Ann"), world.person("Ben"), world.person("Eve")
    await begin(world, ann, ben)
    await eve.slash("status")
    panel = eve.panel()
    await decide(lambda store: store.block_user(eve.id, 1.0))
    for surface, screen in ((Surface.TABLE, world.table()), (Surface.PANEL, panel)):
        for verb, arg in verbs(surface):
            assert words(await forge(eve, screen, f"u1:1:0:{verb}:{arg}")) == BLOCKED, verb
    for name in ("start", "join", "hand", "status", "help", "me", "stats", "daily"):
        assert await run_command(eve, name) == BLOCKED, name
    assert await eve.complete("start", "rules") == {}
    assert "Eve" not in words(world.table())


async def test_a_blocked_person_still_sees_and_deletes_their_data_and_stays_blocked(
    world: World, decide: Decide
) -> None:
    eve = world.person("Eve")
    await eve.slash("start")
    await decide(lambda store: store.block_user(eve.id, 1.0))
    privacy = await eve.slash("privacy")
    assert privacy is not None
    await press_button(eve, "privacy:yes", on=await press_button(eve, "privacy:delete", on=privacy))
    await world.advance(READ_SECONDS + 1)
    assert await run_command(eve, "start") == BLOCKED
    await world.restart()
    assert await run_command(eve, "start") == BLOCKED


async def test_an_ai_takes_the_seat_of_a_blocked_person_and_the_match_goes_on(world: World, decide: Decide) -> None:
    ann, ben, eve = world.person("Ann"), world.person("Ben"), world.person("Eve")
    await begin(world, eve, ann, ben)
    await decide(lambda store: store.block_user(eve.id, 1.0))
    assert "cards" in await run_command(ben, "hand")
    await world.advance(6)
    names = [name for name, *_ in seat_lines(world.table())]
    assert len(names) == 3
    assert "Eve" not in names


async def test_a_blocked_person_makes_one_move_at_most_if_nobody_else_presses(world: World, database: Database) -> None:
    """A move waits for no read, and the decisions are read after it."""
    ann, eve = world.person("Ann"), world.person("Eve")
    await begin(world, eve, ann)
    await world.advance(READ_SECONDS + 1)
    mover = eve if choices(eve.direct()) else ann
    async with open_store(database.url) as store:
        await OwnerStore(store).block_user(mover.id, 1.0)
    await mover.press(choices(mover.direct())[0].custom_id, on=mover.direct())
    await world.advance(6)
    assert mover.name not in [name for name, *_ in seat_lines(world.table())]


async def test_a_seat_is_also_given_up_if_the_bot_was_stopped(world: World, decide: Decide) -> None:
    ann, eve = world.person("Ann"), world.person("Eve")
    await begin(world, ann, eve)
    await world.restart(clean=True)
    await decide(lambda store: store.block_user(eve.id, 1.0))
    await world.restart(clean=True)
    await world.advance(20)
    assert "Eve" not in [name for name, *_ in seat_lines(world.table())]


async def test_people_read_it_in_their_language_and_can_play_again(
    world: World, decide: Decide, speaks: Speaks
) -> None:
    eve = world.person("Eve")
    speaks(eve, "de")
    await decide(lambda store: store.block_user(eve.id, 1.0))
    assert "Du kannst mit diesem Bot nicht spielen" in await run_command(eve, "start")
    await decide(lambda store: store.unblock_user(eve.id))
    assert "Uno" in await run_command(eve, "start")


async def test_nobody_plays_in_a_blocked_server_and_the_bot_leaves_it(world: World, decide: Decide) -> None:
    ann = world.person("Ann")
    here = world.guild.id
    await decide(lambda store: store.block_server(here, 1.0))
    assert await run_command(ann, "start") == "This server can't have this bot. Its owner decided that."
    with world.env.time_context():
        assert [guild.id for guild in world.bot.guilds] == [here]
    await world.restart(clean=True)
    await world.advance(1)
    assert world.requests["DELETE /users/@me/guilds/*"] == 1


async def test_a_blocked_server_that_adds_the_bot_again_is_left_at_once(world: World, decide: Decide) -> None:
    other = world.env.create_guild("There")
    await decide(lambda store: store.block_server(other.id, 1.0))
    bot: Any = world.bot
    with world.env.time_context():
        await bot.on_guild_join(bot.get_guild(other.id))
    assert world.requests["DELETE /users/@me/guilds/*"] == 1


async def test_a_notice_stands_in_the_next_lobby_and_in_the_hands_until_it_ends(world: World, decide: Decide) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    end = now(world) + 600
    await decide(lambda store: store.put_notice(OwnerNotice("Maintenance at 22:00", end)))
    await ann.slash("start")
    assert NOTICE in words(world.table())
    await ben.press("join")
    await ann.press("start")
    hand = await ann.slash("hand")
    assert hand is not None
    assert NOTICE in words(hand)
    await world.advance(600)
    later = await ann.slash("hand")
    assert later is not None
    assert "Maintenance" not in words(later)


async def test_a_notice_is_framed_in_the_language_of_its_reader_and_can_be_cleared(
    world: World, decide: Decide, speaks: Speaks
) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    speaks(ben, "de")
    await begin(world, ann, ben)
    await decide(lambda store: store.put_notice(OwnerNotice("Maintenance at 22:00", 1e10)))
    for person, line in ((ann, NOTICE), (ben, "📣 Von der Leitung des Bots: Maintenance at 22:00")):
        hand = await person.slash("hand")
        assert hand is not None
        assert line in words(hand)
    await decide(lambda store: store.clear_notice())
    hand = await ben.slash("hand")
    assert hand is not None
    assert "Maintenance" not in words(hand)


def test_only_the_commands_about_ones_own_data_are_for_blocked_people() -> None:
    assert [command.name for command in COMMANDS if command.group == UNO and command.for_blocked] == ["privacy"]
