"""Turn reminders: in the place that the player and the server want, and not too often."""

from __future__ import annotations

from tests.bot.players import Stack, begin, choices, hand_line, prefer, press_button, settle, words
from tests.world import Person, Screen, World


def reminders(screens: list[Screen]) -> list[Screen]:
    return [screen for screen in screens if screen.text.startswith("<@")]


async def _to_ben(world: World, stack: Stack, **chosen: object) -> tuple[Person, Person]:
    """Play until it is Ben's turn."""
    stack(["R3 B1 B2 B4", "R4 Y1 Y2 Y3"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await prefer(world, ben, **chosen)
    await begin(world, ann, ben)
    await world.advance(20)
    await ann.press("3", on=ann.panel())
    await world.advance(3)
    return ann, ben


async def test_always_means_at_once_and_off_means_never(world: World, stack: Stack) -> None:
    await _to_ben(world, stack, pings="always")
    (call,) = reminders(world.posts())
    assert "it's your turn on Red 3" in call.text


async def test_off_means_never(world: World, stack: Stack) -> None:
    await _to_ben(world, stack, pings="off")
    for _ in range(11):
        await world.advance(5)
        assert not reminders(world.posts())


async def test_a_player_with_a_recent_press_gets_no_reminder(world: World, stack: Stack) -> None:
    _, ben = await _to_ben(world, stack)
    for _ in range(5):
        await world.advance(10)
        await ben.press("Refresh", on=ben.panel())
        assert not reminders(world.posts())


async def test_a_player_is_reminded_at_most_once_in_three_minutes(world: World, stack: Stack) -> None:
    ann, ben = await _to_ben(world, stack, pings="always")
    assert len(reminders(world.posts())) == 1
    before = world.requests
    await ben.press("4", on=ben.panel())
    await world.advance(3)
    await ann.press("Draw", on=ann.panel())
    await ann.press("Keep it", on=ann.panel())
    await world.advance(10)
    assert choices(ben.panel()), "it is his turn again"
    assert not reminders(world.posts())
    assert (world.requests - before)["POST /channels/*/messages"] == 0


async def test_a_reminder_by_direct_message_links_to_the_hand(world: World, stack: Stack) -> None:
    ann, ben = await _to_ben(world, stack, pings="always", pings_by="dm")
    assert not reminders(world.posts())
    (call,) = reminders(ben.direct_messages())
    assert f"https://discord.com/channels/{world.guild.id}/{world.channel.id}" in call.text
    hand = await press_button(ben, "My hand", on=call)
    assert hand_line(hand) == "Your hand, 4 cards: 🔺 Red: 4 · ⭐ Yellow: 1, 2, 3"
    await ben.press("4", on=hand)
    await world.advance(6)
    assert "Red 4" in words(world.table())
    assert not reminders(ben.direct_messages()), "gone with the turn"
    assert not reminders(ann.direct_messages())


async def test_a_player_with_closed_dms_is_reminded_in_the_channel(world: World, stack: Stack) -> None:
    stack(["R3 B1 B2 B4", "R4 Y1 Y2 Y3"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await prefer(world, ben, pings="always", pings_by="dm", dms=False)
    ben.close_directs()
    await begin(world, ann, ben)
    await ann.press("3", on=ann.panel())
    await world.advance(5)
    assert len(reminders(world.posts())) == 1


async def test_a_channel_without_reminders_has_none(world: World, stack: Stack) -> None:
    await settle(world, world.channel.id, pings=False)
    _, ben = await _to_ben(world, stack, pings="always")
    await world.advance(50)
    assert not reminders(world.posts())
    assert not reminders(ben.direct_messages())
