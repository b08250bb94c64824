"""Clocks: reminders, timeouts, stand-ins, and tables that end by themselves."""

from __future__ import annotations

from typing import Any

from tests.bot.players import (
    Player,
    Stack,
    begin,
    choices,
    hand_line,
    live_buttons,
    play,
    press_button,
    run_command,
    seat,
    words,
)
from tests.world import Screen, World
from unobot.rules.ruleset.ruleset import Ruleset


def _reminders(world: World) -> list[Screen]:
    return [post for post in world.posts() if post.text.startswith("<@")]


def _pings(world: World) -> list[Any]:
    """Return the bot's own messages in the channel so far."""
    path = f"/channels/{world.channel.id}/messages"
    return [entry.json for entry in world.env.http_requests if (entry.method, entry.path) == ("POST", path)]


async def test_an_idle_player_is_mentioned_until_the_turn_ends(world: World, stack: Stack) -> None:
    stack(["R3 B1 B2", "R4 Y1 Y2"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    await ann.press("3", on=ann.direct())
    await world.advance(20)
    assert not _reminders(world), "Ben pressed Join a moment ago"
    await world.advance(30)
    (reminder,) = _reminders(world)
    assert reminder.text.startswith(f"<@{ben.id}>, it's your turn on Red 3")
    (sent,) = _pings(world)
    assert [int(user) for user in sent["allowed_mentions"]["users"]] == [ben.id]
    assert sent["allowed_mentions"]["parse"] == []
    panel = await press_button(ben, "My hand", on=reminder)
    assert panel.ephemeral
    await ben.press("4", on=panel)
    await world.advance(3)
    assert not _reminders(world)


async def test_a_second_reminder_replaces_the_first(world: World, stack: Stack) -> None:
    """A draw after the first reminder keeps the turn and starts a fresh clock."""
    stack(["R3 B1 B2", "Y4 Y1 Y2"], "R1", "R9")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    await world.advance(40)
    assert len(_reminders(world)) == 1
    await ann.press("Draw", on=ann.direct())
    await world.advance(50)
    assert len(_reminders(world)) == 1
    await ann.press("Keep it", on=ann.direct())
    await world.advance(3)
    assert not _reminders(world)


async def test_a_reminder_does_not_outlive_the_table(world: World, stack: Stack) -> None:
    stack(["R3 B1 B2", "Y4 Y1 Y2"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    await world.advance(40)
    assert len(_reminders(world)) == 1
    question = await ann.slash("end")
    await ann.press("Yes, end it", on=question)
    await world.advance(6)
    assert not _reminders(world)


async def test_an_absent_player_is_played_for_until_the_next_press(world: World, stack: Stack) -> None:
    """The clock plays once. After a second timeout Ann is on autopilot, until her next press."""
    stack(["R3 B1 B2 B5 B4", "Y4 Y1 Y2 Y3 Y5"], "R2", "G4 G5 G6 G8 G9 G0")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    await ann.press("3", on=ann.direct())
    await world.advance(70)
    table = words(world.table())
    assert "**Ben** drew a card. _Time ran out._" in table or "**Ben** drew and passed. _Time ran out._" in table
    assert "asleep" not in table
    assert "Your turn" in words(ann.direct())

    await ann.press("Draw", on=ann.direct())
    await ann.press("Keep it", on=ann.direct())
    await world.advance(70)
    assert "asleep, an AI plays on" in words(world.table())
    assert "Time's up: an AI plays" in words(ben.direct())

    await world.advance(6)
    await ann.press("Draw", on=ann.direct())
    await ann.press("Keep it", on=ann.direct())
    await world.advance(8)
    assert "_Played by the AI._" in words(world.table())

    await ben.press("Refresh", on=ben.direct())
    await world.advance(6)
    assert "asleep" not in words(world.table())
    assert "twice" not in words(ben.direct())


async def test_an_idle_player_takes_the_four_cards_they_owe(world: World, stack: Stack) -> None:
    stack(["WD4 B1 B2", "Y4 Y1 Y2"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    await ann.press("+4", on=ann.direct())
    await ann.press("Blue", on=ann.direct())
    await world.advance(45)
    assert f"<@{ben.id}>, you have to draw 4 cards. What now?" in _reminders(world)[0].text
    await world.advance(30)
    assert hand_line(ben.direct()).startswith("Your hand, 7 cards")


async def test_an_ai_moves_by_itself_and_not_at_once(world: World, stack: Stack) -> None:
    stack(["R3 B1 B2", "R4 Y1 Y2"], "R1")
    ann = world.person("Ann")
    await begin(world, ann, ais=1)
    await ann.press("3", on=ann.direct())
    await world.advance(0.5)
    assert "**Kim** is thinking" in words(world.table())
    await world.advance(5)
    assert "**Kim** played 🔺 Red 4" in words(world.table())
    assert [button.label for button in choices(ann.direct())] == ["Draw"], "nothing of Ann's fits a Red 4"


async def test_an_ai_leaves_time_for_uno(world: World, stack: Stack) -> None:
    """Ann forgets Uno: the next AI neither catches her nor moves in the first seconds."""
    stack(["R3 B1", "R4 G1"], "R1")
    ann = world.person("Ann")
    await begin(world, ann, ais=1)
    await ann.press("3", on=ann.direct())
    await world.advance(1.7)
    assert "❗ Uno?" in words(world.table())
    await ann.press("Uno!")
    await world.advance(1)
    assert "Uno!" in words(world.table())
    assert "❗ Uno?" not in words(world.table())


async def test_an_idle_lobby_closes_after_half_an_hour(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await seat(world, ann)
    await world.advance(29 * 60)
    await ben.press("Join")
    await world.advance(29 * 60)
    assert world.table().has("Join")
    await world.advance(2 * 60)
    assert "closed" in words(world.posts()[-1])
    assert live_buttons(world.posts()) == ["Open a table"]
    assert "There's no table" in await run_command(ann, "join")


async def test_a_match_that_all_players_left_is_adjourned_after_ten_minutes(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben, ais=1)
    for person in (ann, ben):
        assert "### You left, and " in await run_command(person, "leave")
    moves = world.table().button("My hand").custom_id
    await world.advance(9 * 60)
    assert world.table().button("My hand").custom_id == moves, "nobody is there to play on for"
    await world.advance(2 * 60)
    assert "The match is paused" in words(world.posts()[-1])
    assert live_buttons([*world.posts(), *ann.direct_messages(), *ben.direct_messages()]) == ["Play on"] * 3


async def test_a_match_of_only_idle_players_is_adjourned(world: World, stack: Stack) -> None:
    """No player ever presses anything: clocks and AIs play, then the match is adjourned, and nothing hangs."""
    stack(
        ["G1 G2 G3 G4 G5", "B1 B2 B3 B4 B5", "Y1 Y2 Y3 Y4 Y5"], "R9", rules=Ruleset(target=1000)
    )  # it is not over before
    ann = world.person("Ann")
    await begin(world, ann, ais=2)
    await world.advance(11 * 60)
    assert world.table().has("My hand")
    await world.advance(3 * 60)
    assert live_buttons(world.posts()) == ["Play on"]
    assert "The match is paused" in words(world.posts()[-1])


async def test_a_player_returns_in_time_and_plays_on(world: World) -> None:
    ann = world.person("Ann")
    await begin(world, ann, ais=1)
    await run_command(ann, "leave")
    await world.advance(9 * 60)
    await ann.press("My hand")
    await world.advance(6)
    assert hand_line(ann.direct())
    await play(world, Player(ann, 5), until="wins round")


async def test_rounds_follow_each_other_after_a_pause(world: World, stack: Stack) -> None:
    stack(["R3", "B1"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    await ann.press("3", on=ann.direct())
    await world.advance(3)
    pause = words(world.table())
    assert "**Ann** wins round 1" in pause
    assert "**Ben**, 1 point: 🔵 Blue: 1" in pause
    assert "went out with 🔺 Red 3. That's 1 point." in pause
    await world.advance(14)
    assert "Round 2" in words(world.table())
    assert "1 point" in words(world.table())
