"""Rematch: one press at the finished table, and the same people sit at the next one."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from tests.bot.players import (
    Player,
    Stack,
    begin,
    choose,
    leave_lobby,
    live_buttons,
    options,
    play,
    press_button,
    press_more,
    run_command,
    seat,
    words,
)
from tests.world import Person, Screen, World
from unobot.rules.ruleset.ruleset import Ruleset


async def end(world: World, host: Person) -> Screen:
    """End the match early and return its table."""
    await host.press("Yes, end it", on=await host.slash("end"))
    await world.advance(3)
    return world.posts()[-1]


async def test_two_people_play_again_by_one_press_each(world: World, stack: Stack) -> None:
    stack(["R3", "R5"], "R1", rules=Ruleset(scoring="single"))
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    await ann.press("3", on=ann.direct())
    await world.advance(3)
    final = world.posts()[-1]
    assert "wins the match" in final.text

    await ben.press("Rematch", on=final)
    await world.advance(3)
    assert live_buttons([world.screen(final)]) == ["Replay", "Coach", "More"]
    lobby = world.table()
    assert lobby.id != final.id
    assert "**Ben** starts" not in words(lobby)
    assert "or when **Ben** presses **Start**" in words(lobby)
    assert "\n**Ann**\n" in words(lobby)
    assert "**Ben** · 👑 host · ✅ ready" in words(lobby)
    assert "one round" in lobby.text, "the same rules"

    await ann.press("Rematch")
    await world.advance(12)
    assert "Round 1" in words(world.table())
    assert world.table().id == lobby.id
    await ann.press("3", on=ann.direct())
    await world.advance(3)
    assert "**Ann** wins the match" in words(world.posts()[-1])


async def test_alone_among_ais_it_begins_at_once(world: World) -> None:
    ann = world.person("Ann")
    await ann.slash("start", ais=2, rules="party")
    await ann.press("Start")
    await world.advance(3)
    final = await end(world, ann)
    await ann.press("Rematch", on=final)
    await world.advance(3)
    table = words(world.table())
    assert world.table().has("My hand")
    assert table.count("🤖") == 3, "two AIs, and their level"
    assert "Party" in table
    assert "**Kim**" in table


async def test_it_outlives_restarts_of_the_bot(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    final = await end(world, ann)
    await world.restart()
    await ann.press("Rematch", on=final)
    await world.advance(3)
    await world.restart(clean=True)
    assert "**Ann** · 👑 host · ✅ ready" in words(world.table())
    await ben.press("Rematch")
    assert world.table().has("My hand")


async def test_who_left_or_sleeps_is_not_seated_and_may_call_for_it(world: World) -> None:
    ann, ben, cleo = world.person("Ann"), world.person("Ben"), world.person("Cleo")
    await begin(world, ann, ben, cleo)
    await run_command(ben, "leave")
    final = await end(world, ann)
    await ann.press("Rematch", on=final)
    await world.advance(3)
    assert "**Ben**" not in words(world.table())
    assert "**Cleo**" in words(world.table())
    again = await press_button(ben, "Rematch", on=final, stale=True)
    assert not again.ephemeral, "the old message is drawn again, and the lobby has Ben"
    await world.advance(3)
    assert "**Ben** · ✅ ready" in words(world.table())


async def presses_check(_: World, ann: Person, final: Screen) -> None:
    await press_more(ann, "Check the deal", on=final)


async def presses_notify_me(_: World, ann: Person, final: Screen) -> None:
    await press_more(ann, "Notify me", on=final)


async def presses_replay(_: World, ann: Person, final: Screen) -> None:
    await ann.press("Replay", on=final)


async def presses_coach(_: World, ann: Person, final: Screen) -> None:
    await ann.press("Coach", on=final)


async def types_a_command(_: World, ann: Person, __: Screen) -> None:
    await ann.slash("stats")


async def reads_the_replay_in_another_channel(world: World, ann: Person, _: Screen) -> None:
    side = world.create_channel("side")
    await ann.slash("history", channel=side)
    await ann.press("Replay", on=await press_button(ann, "This server", on=ann.panel(side)))


async def automate(ann: Person) -> None:
    """Switch the autopilot on, as Ann does."""
    await ann.press("Autopilot", on=await press_button(ann, "More"))


@pytest.mark.parametrize(
    "act",
    [
        presses_check,
        presses_notify_me,
        presses_replay,
        presses_coach,
        reads_the_replay_in_another_channel,
        types_a_command,
    ],
)
async def test_who_won_on_autopilot_and_pressed_something_since_has_a_seat_in_the_rematch(
    world: World, stack: Stack, act: Callable[[World, Person, Screen], Awaitable[None]]
) -> None:
    stack(["R3", "R5"], "R1", rules=Ruleset(scoring="single"))
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    await automate(ann)
    await world.advance(10)
    final = world.posts()[-1]
    assert "**Ann** wins the match" in words(final)
    await act(world, ann, final)
    await ben.press("Rematch", on=final)
    await world.advance(3)
    assert "\n**Ann**\n" in words(world.table())
    await ann.press("Rematch")
    assert world.table().has("My hand")


async def test_a_press_before_the_end_does_not_show_who_is_there_after_it(world: World, stack: Stack) -> None:
    stack(["R3", "R5"], "R1", rules=Ruleset(scoring="single"))
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    await automate(ann)
    await ann.slash("stats")
    await world.advance(10)
    await ben.press("Rematch", on=world.posts()[-1])
    await world.advance(3)
    assert "**Ann**" not in words(world.table())


async def test_rematch_gives_a_seat_to_a_person_without_one(world: World, stack: Stack) -> None:
    """The winner was on autopilot, so the rematch was opened without her. Eve has not played at all."""
    stack(["R3", "R5", "R6"], "R1", rules=Ruleset(scoring="single"))
    ann, ben, cleo, eve = (world.person(name) for name in ("Ann", "Ben", "Cleo", "Eve"))
    await begin(world, ann, ben, cleo)
    await automate(ann)
    await world.advance(10)
    await ben.press("Rematch", on=world.posts()[-1])
    await world.advance(3)
    assert "**Ann**" not in words(world.table())
    for person in (ann, eve):
        answer = await press_button(person, "Rematch")
        assert not answer.ephemeral
        assert f"**{person.name}** · ✅ ready" in words(answer)
    await cleo.press("Rematch")
    assert world.table().has("My hand")


async def test_a_stranger_hears_what_to_do_instead(world: World) -> None:
    ann, ben, eve = world.person("Ann"), world.person("Ben"), world.person("Eve")
    await begin(world, ann, ben)
    final = await end(world, ann)
    refused = await press_button(eve, "Rematch", on=final)
    assert refused.ephemeral
    assert "Only the players of this match" in refused.text
    await eve.slash("start")
    refused = await press_button(ann, "Rematch", on=final)
    assert "This channel already has a table" in refused.text
    assert len(world.posts()) == 2


async def test_both_press_at_once_and_one_table_stands(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    final = await end(world, ann)
    await world.race((ann, "Rematch", final), (ben, "Rematch", final))
    await world.advance(3)
    assert len(world.posts()) == 2
    assert world.table().has("My hand"), "both want it, so it begins"


async def test_other_rules_opens_the_menu_and_asks_everybody_again(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    final = await end(world, ann)
    menu = await press_more(ben, "Other rules", on=final)
    assert menu.ephemeral
    assert "ready" not in words(world.table())
    await ann.press("Rematch")
    assert "**Ann** · ✅ ready" in words(world.table())
    await choose(ben, world, menu, "preset", "party")
    await world.advance(3)
    lobby = words(world.table())
    assert "Party" in lobby
    assert "**Ann** · ✅ ready" not in lobby, "Ann has not voted for these"
    await ann.press("Rematch")
    assert world.table().has("My hand")


async def test_the_host_of_a_late_rematch_is_there(world: World) -> None:
    """The host may have pressed their last button in the match long ago."""
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    final = await end(world, ann)
    await world.advance(400)
    await ben.press("Rematch", on=final)
    await world.advance(3)
    assert "Only the host, Ben, can start." in (await press_button(ann, "start")).text


async def test_the_host_need_not_wait(world: World) -> None:
    ann, ben, cleo = world.person("Ann"), world.person("Ben"), world.person("Cleo")
    await begin(world, ann, ben, cleo)
    final = await end(world, ann)
    await cleo.press("Rematch", on=final)
    await world.advance(3)
    await leave_lobby(ann, world)
    refused = await press_button(ben, "start")
    assert "Only the host, Cleo," in refused.text
    await cleo.press("start")
    assert world.table().has("My hand")
    refused = await press_button(ann, "Rematch", on=final, stale=True)
    assert "The match has started" in refused.text


async def test_it_stays_in_its_thread(world: World) -> None:
    ann = world.person("Ann")
    thread = world.create_thread("games")
    await ann.slash("start", channel=thread, ais=1)
    await ann.press("Start", on=world.table(thread))
    await ann.press("Yes, end it", on=await ann.slash("end", channel=thread))
    await world.advance(3)
    await ann.press("Rematch", on=world.table(thread))
    await world.advance(3)
    assert len(world.posts(thread)) == 2
    assert world.table(thread).has("My hand")
    assert not live_buttons(world.posts())


async def test_a_lobby_that_was_closed_has_nothing_to_repeat(world: World) -> None:
    ann = world.person("Ann")
    await seat(world, ann)
    await world.advance(31 * 60)
    assert live_buttons(world.posts()) == ["Open a table"]


@pytest.mark.long
@pytest.mark.parametrize("seed", [1, 2])
async def test_a_match_and_its_rematch_are_played_to_the_end(world: World, stack: Stack, seed: int) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await ann.slash("start", rules="stacking")
    await ben.press("Join")
    await ann.press("Start")
    await world.advance(12)
    players = Player(ann, seed), Player(ben, seed + 10)
    await play(world, *players, until="wins the match")
    await world.advance(12)
    await ann.press("Rematch", on=world.posts()[-1])
    await world.advance(3)
    await ben.press("Rematch")
    await world.advance(12)
    await play(world, *players, until="wins the match")
    assert len(ann.direct_messages()) == 2, "one message a match"


async def other_rules(world: World, ann: Person) -> None:
    """Open a rematch with other rules, as its host."""
    menu = await press_more(ann, "Other rules", on=await end(world, ann))
    await choose(ann, world, menu, "preset", "party")


async def other_pace(world: World, ann: Person) -> None:
    await ann.press("Rematch", on=await end(world, ann))
    await world.advance(3)
    await choose(ann, world, await press_button(ann, "Pace", on=await options(ann)), "time", "fast")


async def take_backs(world: World, ann: Person) -> None:
    await ann.press("Rematch", on=await end(world, ann))
    await world.advance(3)
    await press_button(ann, "Take back: off", on=await press_button(ann, "Change rules", on=await options(ann)))


@pytest.mark.parametrize("change", [other_rules, other_pace, take_backs])
async def test_the_others_have_a_moment_to_read_changed_terms(
    world: World, change: Callable[[World, Person], Awaitable[None]]
) -> None:
    """They have a seat in the rematch without a press, so the host cannot start in the same second."""
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    await change(world, ann)
    refused = await press_button(ann, "start")
    assert "The terms have changed since the last match" in words(refused)
    assert world.table().has("start")
    await world.advance(61)
    await press_button(ann, "start")
    assert world.table().has("My hand"), "a move's time is enough"


async def test_all_others_agree_and_the_rematch_starts_at_once(world: World) -> None:
    ann, ben, cleo = world.person("Ann"), world.person("Ben"), world.person("Cleo")
    await begin(world, ann, ben, cleo)
    await other_rules(world, ann)
    await ben.press("Rematch")
    assert "The terms have changed" in words(await press_button(ann, "start"))
    await cleo.press("Rematch")
    assert world.table().has("My hand")


async def test_a_vote_for_another_pace_is_needed_again(world: World) -> None:
    ann, ben, cleo = world.person("Ann"), world.person("Ben"), world.person("Cleo")
    await begin(world, ann, ben, cleo)
    await ann.press("Rematch", on=await end(world, ann))
    await world.advance(3)
    await ben.press("Rematch")
    await choose(ann, world, await press_button(ann, "Pace", on=await options(ann)), "time", "fast")
    await cleo.press("Rematch")
    await world.advance(3)
    assert not world.table().has("My hand"), "Ben has agreed to another pace"
    await ben.press("Rematch")
    assert world.table().has("My hand")
