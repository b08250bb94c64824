"""Moments: the table celebrates Uno, draws and wins with a line, unless the table or the server has switched it off."""

from __future__ import annotations

import asyncio
import re
from itertools import islice

import discord
import pytest

from tests.bot.players import Stack, begin, choose, press_button, words
from tests.bot.scenes import NAMES, random_scenes, texts
from tests.world import Person, World
from unobot.bot.live.edit_scheduler import EditScheduler
from unobot.bot.screens.alone import alone_screen
from unobot.i18n import languages, text_for
from unobot.rules.ruleset.ruleset import Ruleset
from unobot.tables.moments import Moment, MomentKind
from unobot.tables.table_view import SeatView
from unobot.wording.match_words import WORDINGS, last_moment, moment_line, moment_words

LINE = "📣 **Ann**: UNO!"


async def two(world: World, stack: Stack) -> tuple[Person, Person]:
    stack(["R7 R5 G1", "B5 Y1 Y2"], "R1", "Y4 Y5 Y6")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    return ann, ben


async def play_down_to_uno(world: World, ann: Person, ben: Person) -> str:
    """Let Ann play down to her last card, and return the table."""
    await ann.press("7", on=ann.direct())
    await world.advance(6)
    await press_button(ben, "Draw", on=ben.direct())
    await world.advance(6)
    await press_button(ann, "uno:on", on=ann.direct())
    await ann.press("5", on=ann.direct())
    await world.advance(6)
    return words(world.table())


async def test_an_uno_is_celebrated_until_the_next_move(world: World, stack: Stack) -> None:
    ann, ben = await two(world, stack)
    assert "UNO!" in await play_down_to_uno(world, ann, ben)
    await press_button(ben, "Draw", on=ben.direct())
    await world.advance(3)
    assert "UNO!" not in words(world.table())


async def test_the_host_switches_moments_off_and_on(world: World, stack: Stack) -> None:
    ann, ben = await two(world, stack)
    assert not (await press_button(ben, "More")).has("Moments: on")
    menu = await press_button(ann, "More")
    assert "off" in words(await press_button(ann, "Moments: on", on=menu))
    assert "UNO!" not in await play_down_to_uno(world, ann, ben)
    assert "are on" in words(await press_button(ann, "Moments: off", on=await press_button(ann, "More")))
    await world.advance(3)
    assert "UNO!" in words(world.table())
    menu = await press_button(ann, "More")
    refused = await press_button(ben, "Moments: on", on=menu, stale=True)
    assert "Only the host, Ann" in words(refused).replace("*", "")


async def test_a_server_switches_them_off_for_new_tables(world: World, stack: Stack) -> None:
    role = world.guild.create_role("boss", permissions=discord.Permissions(manage_guild=True))
    boss = Person(world, world.guild.add_member(world.env.create_user("boss"), roles=[role]))
    settings = await boss.slash("settings")
    assert settings is not None
    settings = await choose(boss, world, settings, "settings:server", "moments")
    await choose(boss, world, settings, "set:server-moments", "off")
    assert "UNO!" not in await play_down_to_uno(world, *await two(world, stack))


@pytest.mark.parametrize("language", languages())
def test_each_moment_has_several_wordings_and_the_event_chooses_one(language: str) -> None:
    text = text_for(language)
    seats = [SeatView(index, 7, name, index, None, False, False, False, 0) for index, name in enumerate(NAMES)]
    for kind in MomentKind:
        lines = {moment_words(text, Moment(kind, ply, 0, 1, 4), seats) for ply in range(12)}
        assert len(lines) == WORDINGS, kind
        assert {moment_words(text, Moment(kind, ply, 1, 0, 4), seats) for ply in (5, 5, 5)} < {
            moment_words(text, Moment(kind, ply, 1, 0, 4), seats) for ply in range(3)
        }
        assert all(len(line) < 120 for line in lines)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("kind", [MomentKind.CAUGHT, MomentKind.GUILTY, MomentKind.INNOCENT, MomentKind.SWAP])
def test_a_moment_of_two_players_names_both_and_the_cards_drawn(language: str, kind: MomentKind) -> None:
    text = text_for(language)
    seats = [SeatView(index, 7, name, index, None, False, False, False, 0) for index, name in enumerate(NAMES)]
    lines = [moment_words(text, Moment(kind, ply, 2, 3, 17), seats) for ply in range(WORDINGS)]
    assert all(line.count(NAMES[2]) >= 1 for line in lines), lines
    assert any(NAMES[3] in line for line in lines), lines
    assert all("17" in line for line in lines) or kind is MomentKind.SWAP, lines


def test_most_moves_have_no_moment() -> None:
    """A banner is rare: on average, under a third of all moves has one."""
    lines = [moment_line(text_for("en"), scene.view(None)) for scene in islice(random_scenes(4, seed=9), 400)]
    assert 0.03 < sum(map(bool, lines)) / len(lines) < 0.34


# The last card


async def go_out(world: World, stack: Stack, *, moments: bool = True, target: int = 500) -> Person:
    """Let Ann go out, and stop right after her last card."""
    stack(["RD2 R5", "B5 Y1"], "R1", "Y4 Y5 Y6", Ruleset(target=target))
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    if not moments:
        await press_button(ann, "Moments: on", on=await press_button(ann, "More"))
    await press_button(ann, "uno:on", on=ann.direct())
    await ann.press("+2", on=ann.direct())
    await world.advance(6)
    await ann.press("5", on=ann.direct())
    await world.advance(0.2)
    return ann


@pytest.mark.parametrize(("target", "result"), [(500, "wins round 1"), (5, "wins the match")])
async def test_the_last_card_lies_on_the_table_before_the_result(
    world: World, stack: Stack, target: int, result: str
) -> None:
    ann = await go_out(world, stack, target=target)
    table = words(world.table())
    assert "Red 5" in table.splitlines()[0]
    assert result not in table
    assert result in words(ann.direct_messages()[-1]), "a player's answer does not wait"
    await world.advance(2)
    assert result in words(world.table())
    before = world.requests
    await world.advance(3)
    assert world.requests["PATCH /channels/*/messages/*"] == before["PATCH /channels/*/messages/*"]


async def test_without_moments_the_result_comes_at_once(world: World, stack: Stack) -> None:
    await go_out(world, stack, moments=False)
    assert "wins round 1" in words(world.table())


async def test_after_a_restart_the_result_comes(world: World, stack: Stack) -> None:
    await go_out(world, stack)
    await world.restart()
    await world.advance(2)
    assert "wins round 1" in words(world.table())


async def test_the_last_card_is_not_shown_if_the_next_round_has_begun_meanwhile(
    world: World, stack: Stack, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The budget of requests may make the drawing wait for longer than the pause between two rounds."""
    stack(["RD2 R5", "B5 Y1"], "R1", "Y4 Y5 Y6", Ruleset(first_card="none"))
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    await press_button(ann, "uno:on", on=ann.direct())
    await ann.press("+2", on=ann.direct())
    await world.advance(6)
    monkeypatch.setattr(EditScheduler, "turn", lambda *_: asyncio.sleep(12))
    await ann.press("5", on=ann.direct())
    await world.advance(40)
    assert "Round 2" in words(world.table())


@pytest.mark.parametrize("restarts", [False, True])
async def test_a_result_that_is_shown_is_not_covered_by_the_last_card(
    world: World, stack: Stack, restarts: bool
) -> None:
    ann = await go_out(world, stack, moments=restarts)
    if restarts:
        await world.restart()
        await world.advance(2)
        await press_button(ann, "Ready", on=world.table())
    else:
        await press_button(ann, "Moments: off", on=await press_button(ann, "More"))
    for _ in range(10):
        await world.advance(0.3)
        assert "wins round 1" in words(world.table())


async def test_ready_during_the_last_card_deals_the_next_round(world: World, stack: Stack) -> None:
    ann = await go_out(world, stack)
    await press_button(ann, "Ready", on=ann.direct())
    await world.advance(15)
    assert "Round 2" in words(world.table())


def test_a_match_alone_says_once_that_its_player_has_to_draw() -> None:
    """The hand says "+2 for you!", so the moment above it is left out. Moments of others stay."""
    text, counts = text_for("en"), {True: 0, False: 0}
    for scene in islice(random_scenes(3, seed=9), 400):
        moment = last_moment(scene.view(None))
        if scene.view(None).status != "playing" or moment is None or moment.kind is not MomentKind.DRAW:
            continue
        for seat in range(3):
            view = scene.view(seat)
            told = "\n".join(texts(alone_screen(text, view, attaches=False)))
            is_in_hand = moment.seat == seat and "for you!" in told
            line = re.sub("[🦊🐙🐸] ", "", moment_line(text, view))
            assert (line in re.sub("[🦊🐙🐸] ", "", told)) != is_in_hand
            counts[is_in_hand] += 1
    assert min(counts.values()) > 2
