"""Opening a table, alone or not: a match against AIs is one press away from the lobby, the help and the tutorial."""

from __future__ import annotations

import pytest
from discord import ButtonStyle
from simcord.components import walk_components
from simcord.enums import ComponentType

from tests.bot.players import add_ai, begin, forge, leave_lobby, live_buttons, options, press_button, seat_lines, words
from tests.world import Person, Screen, World
from unobot.rules.ruleset.ruleset import PRESETS


async def help_of(person: Person) -> Screen:
    screen = await person.slash("help")
    assert screen is not None
    return screen


def styles(world: World, screen: Screen) -> dict[str, str]:
    """Return the style of each button by its label."""
    parts = walk_components(world.message(screen).components)
    return {part["label"]: ButtonStyle(part["style"]).name for part in parts if part["type"] == ComponentType.BUTTON}


async def test_a_lone_host_starts_against_an_ai_in_one_press(world: World) -> None:
    ann = world.person("Ann")
    await ann.slash("start")
    assert "You need one more player" in words(world.table())
    await ann.press("Start with 1 AI")
    await world.advance(3)
    assert "**Kim** ·" in words(world.table())
    assert words(ann.direct())


async def test_the_button_says_how_many_ais_teams_need(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await ann.slash("start", rules="teams")
    assert world.table().has("Start with 3 AIs")
    await ben.press("Join")
    assert "wait for 2 more" in words(world.table())
    await ann.press("Start with 2 AIs")
    await world.advance(3)
    assert "**Lou** · " in words(world.table())


async def test_who_only_watches_cannot_start_it(world: World) -> None:
    ann, eve = world.person("Ann"), world.person("Eve")
    await ann.slash("start")
    assert "aren't playing" in words(await press_button(eve, "Start with 1 AI"))
    assert "You need one more player" in words(world.table())


@pytest.mark.parametrize(("label", "quick"), [("Play with 3 AIs", False), ("Quick game", True)])
async def test_the_help_starts_a_match_in_one_press(world: World, label: str, quick: bool) -> None:
    ann = world.person("Ann")
    hand = await press_button(ann, label, on=await help_of(ann))
    assert "Your hand, 7 cards" in words(hand)
    await world.advance(2)
    table = words(world.table())
    assert all(f"**{name}** · " in table for name in ("Ann", "Kim", "Lou", "Max"))
    assert ("0 points" not in table) == quick


async def test_the_help_opens_a_lobby(world: World) -> None:
    ann = world.person("Ann")
    await ann.press("Open a table", on=await help_of(ann))
    await world.advance(2)
    assert world.table().has("Start with 1 AI")
    ben = world.person("Ben")
    told = await press_button(ben, "Play with 3 AIs", on=await help_of(ben))
    assert "already has a table" in words(told)


async def test_in_a_direct_message_there_is_nothing_to_open(world: World) -> None:
    ann = world.person("Ann")
    screen = world.answer(await ann.actor.user.slash("uno help"))
    assert screen is not None
    assert not {"Play with 3 AIs", "Open a table"} & set(screen.labels)
    told = words(await forge(ann, screen, "u1:0:0:open:ais"))
    assert "no longer works" in told


@pytest.mark.parametrize("arg", ["all", "10", "AIS"])
async def test_other_wishes_are_refused(world: World, arg: str) -> None:
    ann = world.person("Ann")
    assert "no longer works" in words(await forge(ann, await help_of(ann), f"u1:0:0:open:{arg}"))
    assert not world.posts()


async def test_a_closed_lobby_opens_the_next_table(world: World) -> None:
    ann = world.person("Ann")
    await ann.slash("start")
    await leave_lobby(ann, world)
    await world.advance(2)
    assert live_buttons([world.posts()[-1]]) == ["Open a table"]
    await world.person("Ben").press("Open a table", on=world.posts()[-1])
    await world.advance(2)
    assert "**Ben**" in words(world.table())


async def test_the_host_chooses_a_quick_game_and_back(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await ann.slash("start")
    await ben.press("Join")
    assert "Only the host" in words(await press_button(ben, "Quick game: one round", on=await options(ben)))
    await press_button(ann, "Quick game: one round", on=await options(ann))
    once = await options(ann)
    assert not once.has("Quick game: one round")
    again = await press_button(ann, "Match to 500 points", on=once)
    assert again.has("Quick game: one round")
    assert "no longer works" in words(await forge(ann, again, "u1:1:0:length:hour"))


@pytest.mark.parametrize("name", sorted(PRESETS))
async def test_every_preset_has_a_quick_game(world: World, name: str) -> None:
    quick = PRESETS[name].with_length("round")
    assert quick.scoring == "single"
    assert quick.with_length("points").scoring == "points"


async def test_join_is_green_only_while_players_are_needed(world: World) -> None:
    ann, ben, cleo = world.person("Ann"), world.person("Ben"), world.person("Cleo")
    await ann.slash("start")
    assert styles(world, world.table())["Join"] == "success"
    await ben.press("Join")
    assert styles(world, world.table())["Join"] == "secondary"
    own = await ben.slash("status")
    assert own is not None
    assert "Join" not in own.labels
    other = await cleo.slash("status")
    assert other is not None
    assert styles(world, other)["Join"] == "success"
    assert "Leave" not in other.labels
    joined = await press_button(cleo, "Join", on=other)
    assert "Join" not in joined.labels


async def test_who_has_no_seat_is_offered_one(world: World) -> None:
    ann, ben, eve = world.person("Ann"), world.person("Ben"), world.person("Eve")
    await ann.slash("start")
    refused = await add_ai(ben, world)
    assert live_buttons([refused]) == ["Join"]
    await ben.press("Join", on=refused)
    await world.advance(2)
    assert "**Ben**" in words(world.table())
    waiting = await add_ai(eve, world)
    await ann.press("Start")
    await world.advance(3)
    assert waiting.id not in [panel.id for panel in eve.panels()], "it goes with the lobby"
    assert "You're watching" in words(await press_button(eve, "My hand"))


async def test_no_table_offers_one(world: World) -> None:
    ann = world.person("Ann")
    for command in ("hand", "status", "join", "leave"):
        answer = await ann.slash(command)
        assert answer is not None
        assert "Open a table" in answer.labels, command
    tables = await ann.slash("tables")
    assert tables is not None
    assert "Open a table" in tables.labels


async def test_a_taken_channel_leads_to_its_table(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await ann.slash("start")
    taken = await ben.slash("start")
    assert taken is not None
    assert words(taken) == "This channel already has a table."
    assert live_buttons([taken]) == ["Join", "Show me the table"]
    before = world.table().id
    shown = await press_button(ben, "Show me the table", on=taken)
    assert "at the bottom" in words(shown)
    await world.advance(2)
    assert world.table().id != before
    again = await ben.slash("start")
    assert again is not None
    await ben.press("Join", on=again)
    await world.advance(2)
    assert live_buttons([await press_button(ann, "Open a table", on=await help_of(ann))]) == ["Show me the table"]
    await ann.press("Start")
    await world.advance(3)
    running = await ann.slash("start")
    assert running is not None
    assert "already has a table" in words(running)
    assert "Your hand, " in words(running)


async def test_a_full_table_promises_to_call(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await ann.slash("start", ais=9)
    full = await ben.slash("join")
    assert full is not None
    assert "All 10 seats are taken" in words(full)
    assert live_buttons([full]) == ["Notify me"]
    assert "I'll ping you here" in words(await press_button(ben, "Notify me", on=full))


async def test_a_start_counts_only_as_long_as_the_button_says_the_same(world: World) -> None:
    """The old button would seat an AI that Ann no longer wants, or that she did not know of."""
    ann, ben = world.person("Ann"), world.person("Ben")
    await ann.slash("start")
    alone = world.table()
    assert alone.has("Start with 1 AI")
    await ben.press("Join")
    told = await press_button(ann, "Start with 1 AI", on=alone, stale=True)
    assert "nothing has started yet" in words(told)
    both = world.table()
    assert both.has("Start")
    await leave_lobby(ben, world)
    told = await press_button(ann, "Start", on=both, stale=True)
    assert "nothing has started yet" in words(told)
    assert world.table().has("Start with 1 AI")
    assert "Kim" not in words(world.table())
    assert "no longer works" in words(await forge(ann, world.table(), "u1:1:0:start:one"))
    await ben.press("Join")
    await ann.press("Start")
    await world.advance(3)
    assert {name for name, *_ in seat_lines(world.table())} == {"Ann", "Ben"}


async def test_a_direct_message_about_a_lobby_offers_no_seat(world: World) -> None:
    """*Join* is for the channel and for the invited: a seat in a lobby is not taken from a list of old tables."""
    ann, ben = world.person("Ann"), world.person("Ben")
    await ann.slash("start")
    await ben.press("Join")
    listed = world.answer(await ben.actor.user.slash("uno tables"))
    assert listed is not None
    hand = await press_button(ben, "My hand", on=listed)
    assert "when the match starts" in words(hand)
    assert live_buttons([hand]) == []
    await leave_lobby(ben, world)
    again = world.answer(await ben.actor.user.slash("uno hand"))
    assert again is not None
    assert live_buttons([again]) == ["Play alone"]
    refused = await forge(ben, again, listed.button("My hand").custom_id)
    assert "This table is gone" in words(refused)
    assert live_buttons([refused]) == ["Play alone"]


async def test_a_finished_hand_offers_the_rematch(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    hand = await press_button(ann, "More")
    await press_button(ann, "Yes, end it", on=await press_button(ann, "End match", on=hand))
    await world.advance(3)
    await ann.press("Rematch", on=world.screen(hand))
    await world.advance(3)
    assert "a rematch?" in words(world.posts()[-1])
