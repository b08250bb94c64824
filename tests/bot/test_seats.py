"""Seats: leaving and returning, the host, the end of a match, and copies of the table."""

from __future__ import annotations

from tests.bot.players import (
    AT_THE_END,
    Stack,
    add_ai,
    begin,
    choose_ai,
    forge,
    forge_choices,
    hand_line,
    leave_lobby,
    live_buttons,
    menus,
    options,
    ply,
    press_button,
    run_command,
    seat,
    seat_lines,
    words,
)
from tests.world import World
from unobot.ai.characters import NAMES
from unobot.ai.level_names import SEATED


async def test_leaving_and_coming_back(world: World, stack: Stack) -> None:
    stack(["R3 B1 B2 B3", "R5 Y1 Y2 Y3"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    await ann.press("Leave", on=await press_button(ann, "More"))
    await world.advance(6)
    table = words(world.table())
    assert "away, an AI plays on" in table
    assert next(line for line in table.splitlines() if "👑" in line).count("**Ben**") == 1
    assert "**Ann** played 🔺 Red 3" in table
    assert "You left" in words(ann.panel())
    now = ply(world)
    refused = await forge(ann, ann.direct(), f"u1:1:{now}:move:B1")
    assert "You left this match" in words(refused)

    await ann.press("My hand")
    await world.advance(6)
    assert "away" not in words(world.table())
    assert hand_line(ann.panel()) == "Your hand, 3 cards: 🔵 Blue: 1, 2, 3"
    assert next(line for line in words(world.table()).splitlines() if "👑" in line).count("**Ben**") == 1


async def test_the_host_of_a_lobby_leaves(world: World) -> None:
    ann, ben, cleo = world.person("Ann"), world.person("Ben"), world.person("Cleo")
    await seat(world, ann, ben, cleo, ais=1)
    await leave_lobby(ann, world)
    assert "**Ben** starts the match" in words(world.table())
    refused = await press_button(cleo, "Start")
    assert refused.ephemeral
    assert "Only the host, Ben," in words(refused)
    await leave_lobby(ben, world)
    await leave_lobby(cleo, world)
    assert live_buttons(world.posts()) == ["Open a table"]
    assert "There's no table" in await run_command(ann, "status")


async def test_a_host_who_walked_away_from_the_lobby_holds_up_nobody(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await seat(world, ann, ben)
    refusal = words(await press_button(ben, "Start"))
    assert "Only the host, Ann, can start. If they don't, any player with a seat can <t:" in refusal
    await world.advance(200)
    await ben.press("Start")
    await world.advance(3)
    assert "'s turn: match" in words(world.table())
    assert "**Ben** · 7 cards · 0 points · 👑 host" in words(world.table())


async def test_seats_are_taken_once_and_ais_need_a_person(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await seat(world, ann)
    assert not world.table().has("Start")
    again = await press_button(ann, "Join")
    assert again.ephemeral
    assert again.has("Leave")
    assert not (await options(ben)).has("Leave")
    assert "You aren't playing" in words(await add_ai(ben, world))
    for _ in range(9):
        await add_ai(ann, world)
    assert not any(":ai:add" in menu for menu in menus(world, await options(ann)))
    assert not world.table().has("Join")
    assert not world.table().has("Add an AI")
    assert "All 10 seats are taken" in await run_command(ben, "join")
    await choose_ai(ann, world, "away", "Lou")
    await ben.press("Join")
    await ann.press("Start")
    await world.advance(12)
    assert len(seat_lines(world.table())) == 10


async def test_ais_of_any_level_come_and_any_of_them_goes(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await ann.slash("start", ais=2, level="clever")
    before = menus(world, await options(ann))
    for level in SEATED:
        await add_ai(ann, world, level)
    after = menus(world, await options(ann))
    assert list(after.values()) == [list(SEATED), list(NAMES[: 2 + len(SEATED)])]
    assert after.keys().isdisjoint(before)  # or the same could not be chosen again
    assert "You aren't playing" in words(await choose_ai(ben, world, "away", "Lou"))
    await choose_ai(ann, world, "away", "Kim")
    lobby = words(world.table())
    assert "Kim" not in lobby
    assert "**Lou** · 🤖 AI, clever" in lobby
    assert all(f"🤖 AI, {level}" in lobby for level in SEATED)


async def test_no_way_to_add_or_remove_an_ai_leads_into_a_running_match(world: World, stack: Stack) -> None:
    stack(["R3 B1", "R5 Y1", "R6 G1"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await seat(world, ann, ben, ais=1)
    lobby = world.table()
    await ann.press("Start")
    await ben.press("Add an AI", on=lobby, stale=True)
    await world.advance(3)
    for person in (ann, ben):
        for action, choice in (("add>3", "casual"), ("away>3", "Kim")):
            more = await press_button(person, "More")
            told = await forge_choices(person, world, more, f"u1:1:0:ai:{action}", choice)
            assert told is not None
            assert "The match has started" in words(told)
    assert not menus(world, world.table())
    assert len(seat_lines(world.table())) == 3


async def test_an_end_is_asked_once_more_and_tells_the_scores(world: World, stack: Stack) -> None:
    stack(["R3", "B9"], "R1")
    ann, ben, cleo = world.person("Ann"), world.person("Ben"), world.person("Cleo")
    await begin(world, ann, ben)
    await ann.press("3", on=ann.direct())
    await world.advance(19)
    for person in (ben, cleo):
        assert "Only the host" in await run_command(person, "end")
    question = await press_button(ann, "End match", on=await press_button(ann, "More"))
    assert "End the match for everyone?" in words(question)
    assert "Play goes on" in words(await press_button(ann, "Keep playing", on=question))
    assert "Round 2" in words(world.table())

    answer = await press_button(ann, "Yes, end it", on=await ann.slash("end"))
    assert "closed" in words(answer)
    await world.advance(6)
    final = words(world.posts()[-1])
    assert "ended early" in final
    assert "**Ann** · 9 points" in final
    assert live_buttons([*world.posts(), *ann.direct_messages(), *ben.direct_messages()]) == AT_THE_END


async def test_a_moderator_may_end_what_is_not_theirs(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    mod = world.person("Mod", moderator=True)
    await begin(world, ann, ben)
    await mod.press("Yes, end it", on=await mod.slash("end"))
    await world.advance(6)
    assert "ended early" in words(world.posts()[-1])


async def test_the_question_is_nobody_elses_to_answer(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    question = await ann.slash("end")
    assert question is not None
    assert "Only the host" in words(await press_button(ben, "Yes, end it", on=question, stale=True))
    await world.advance(6)
    assert world.table().has("My hand")


async def test_a_seat_taken_from_a_copy_shows_at_the_table(world: World) -> None:
    """`/uno status` gives the caller a copy of the table with its buttons."""
    ann, ben = world.person("Ann"), world.person("Ben")
    await seat(world, ann)
    await ben.press("Join", on=await ben.slash("status"))
    await world.advance(6)
    assert "**Ben**" in words(world.table())
    await ann.press("Start", on=await ann.slash("status"))
    await world.advance(6)
    assert "Round 1" in words(world.table())


async def test_bump_brings_the_table_down(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    old = world.table()
    await ann.press("Bump", on=await press_button(ann, "More"))
    await world.advance(6)
    (new,) = world.posts()
    assert new.id > old.id
    assert (await press_button(ben, "My hand", on=new)).ephemeral
