"""Terms that change after a player joined: the player's hand names them, however soon the match starts."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from tests.bot.players import (
    add_ai,
    choices,
    choose,
    choose_ai,
    fill_in,
    menu_id,
    options,
    prefer,
    press_button,
    press_more,
    response_message,
    run_command,
    seat,
    words,
)
from tests.bot.test_rematch import end
from tests.world import Person, World
from unobot.rules.ruleset.ruleset import PRESETS

Change = Callable[[World, Person], Awaitable[object]]
CHANGED = "Changed since you joined: "


async def preset(world: World, host: Person, name: str = "no_mercy_like") -> None:
    await choose(host, world, await press_button(host, "Change rules", on=await options(host)), "preset", name)


async def code(world: World, host: Person) -> None:
    panel = await press_button(host, "Change rules", on=await options(host))
    opened = await host.actor.click(response_message(world, panel), custom_id=panel.button("Paste a code").custom_id)
    await fill_in(host, world, opened, PRESETS["party"].code)


async def one_field(world: World, host: Person, group: str, field: str, value: str) -> None:
    panel = await choose(host, world, await press_button(host, "Change rules", on=await options(host)), "house", group)
    await choose(host, world, panel, f"field:{field}", value)


async def target(world: World, host: Person) -> None:
    panel = await choose(host, world, await press_button(host, "Change rules", on=await options(host)), "house", "end")
    custom_id = menu_id(world, panel, "field:target")
    opened = await host.actor.select(response_message(world, panel), ["other"], custom_id=custom_id)
    await fill_in(host, world, opened, "150")


async def take_back(world: World, host: Person) -> None:
    panel = await press_button(host, "Change rules", on=await options(host))
    await press_button(host, "Take back: off", on=panel)


async def quick_game(_: World, host: Person) -> None:
    await press_button(host, "Quick game: one round", on=await options(host))


async def pace(world: World, host: Person) -> None:
    await choose(host, world, await press_button(host, "Pace", on=await options(host)), "time", "fast")


WAYS: dict[str, tuple[Change, str]] = {
    "preset": (preset, "Rules: No Mercy rules, ordinary cards"),
    "code": (code, "Rules: Party"),
    "cards": (lambda world, host: one_field(world, host, "deck", "hand-size", "10"), "Hand size: 10 cards"),
    "target": (target, "Target: 150 points"),
    "rule": (lambda world, host: one_field(world, host, "special-cards", "seven", "on"), "Seven swaps: on"),
    "quick game": (quick_game, "one round"),
    "take-backs": (take_back, "You can take a move back for 5 seconds."),
    "pace": (pace, "Pace: Fast: 20 seconds a move"),
    "AI": (lambda world, host: add_ai(host, world), "1 AI player"),
}


@pytest.mark.parametrize(("change", "says"), WAYS.values(), ids=WAYS)
async def test_a_change_just_before_the_start_is_named_in_the_hand(world: World, change: Change, says: str) -> None:
    """The player who made it is not told. The line goes with the first move of its reader."""
    ann, ben = world.person("Ann"), world.person("Ben")
    await seat(world, ann, ben)
    await world.advance(30)
    await change(world, ann)
    await ann.press("Start")
    await world.advance(12)
    (line,) = [line for line in words(ben.direct()).splitlines() if CHANGED in line]
    assert says in line.replace("*", "")
    assert CHANGED not in words(ann.direct())
    panel = await press_button(ben, "My hand")
    assert line in words(panel).splitlines(), "the panel says the same"


async def test_teams_are_named_as_well(world: World) -> None:
    people = [world.person(name) for name in ("Ann", "Ben", "Cleo", "Dan")]
    await seat(world, *people)
    await preset(world, people[0], "teams")
    await people[0].press("Start")
    await world.advance(12)
    assert all(f"{CHANGED}Rules: **Teams**" in words(each.direct()) for each in people[1:])


async def test_the_line_stays_over_a_restart_until_the_reader_moves(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await prefer(world, ann, ben, pings="off")
    await seat(world, ann, ben)
    await preset(world, ann, "draw_and_play")
    await ann.press("Start")
    await world.advance(12)
    await world.restart()
    await world.advance(12)
    panel = await press_button(ben, "My hand")
    while not choices(panel):
        assert CHANGED in words(panel)
        mover = await press_button(ann, "My hand")
        await ann.press(choices(mover)[0].custom_id, on=mover)
        await world.advance(6)
        panel = await press_button(ben, "My hand")
    assert CHANGED in words(panel)
    await ben.press(choices(panel)[0].custom_id, on=panel)
    await world.advance(12)
    assert CHANGED not in words(await press_button(ben, "My hand"))
    await world.advance(35)  # the direct message rests while he plays in the panel
    assert CHANGED not in words(ben.direct())


async def test_nothing_is_told_that_was_undone_or_was_there_before_the_reader(world: World) -> None:
    ann, ben, cleo = world.person("Ann"), world.person("Ben"), world.person("Cleo")
    await seat(world, ann, ben)
    await preset(world, ann, "party")
    await preset(world, ann, "official")
    await add_ai(ann, world)
    await choose_ai(ann, world, "away", "Kim")
    await pace(world, ann)
    await cleo.press("Join")
    await ann.press("Start")
    await world.advance(12)
    assert f"{CHANGED}Pace: Fast" in words(ben.direct())
    assert CHANGED not in words(cleo.direct())


async def test_a_start_by_another_player_tells_the_old_host_what_the_new_one_changed(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await seat(world, ann, ben)
    await preset(world, ann, "party")
    await world.advance(400)
    await ben.press("Start")
    await world.advance(12)
    assert f"{CHANGED}Rules: **Party**" in words(ben.direct()), "Ben has pressed it, and may not have read it"
    assert CHANGED not in words(ann.direct())


async def test_a_rematch_that_starts_with_a_vote_tells_the_voter(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await seat(world, ann, ben)
    await ann.press("Start")
    final = await end(world, ann)
    await press_more(ann, "Other rules", on=final)
    await world.advance(3)
    await ben.press("Rematch")
    panel = await press_button(ann, "Change rules", on=await options(ann))
    await choose(ann, world, panel, "preset", "party")
    await ben.press("Rematch")
    await world.advance(12)
    assert world.table().has("My hand")
    assert f"{CHANGED}Rules: **Party**" in words(ben.direct())


async def test_a_player_who_leaves_and_joins_again_knows_the_new_terms(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await seat(world, ann, ben)
    await preset(world, ann, "party")
    await run_command(ben, "leave")
    await ben.press("Join")
    await ann.press("Start")
    await world.advance(12)
    assert CHANGED not in words(ben.direct())
