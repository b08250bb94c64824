"""The sticky table: posted again below chat, or when it is old and changes, but never by a timer."""

from __future__ import annotations

from simcord import ChannelHandle

from tests.bot.players import Stack, begin, press_button, seat, settle, words
from tests.world import Person, Screen, World

HOUR = 3600


async def _chat(world: World, person: Person, messages: int, channel: ChannelHandle | None = None) -> None:
    for number in range(messages):
        await person.actor.send(channel or world.channel, f"by the way, {number}")


def _tables(world: World, channel: ChannelHandle | None = None) -> list[Screen]:
    """Return the public messages of the table."""
    return [post for post in world.posts(channel) if post.buttons and not post.text.startswith("<@")]


async def test_chat_below_the_table_moves_it_down_again(world: World, stack: Stack) -> None:
    stack(["R3 B1 B2", "R4 Y1 Y2"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    await world.advance(60)
    (first,) = _tables(world)
    await _chat(world, ben, 12)
    await world.advance(5)
    assert _tables(world)[0].id == first.id, "twelve messages are not many"
    await _chat(world, ben, 1)
    await world.advance(5)
    (second,) = _tables(world)
    assert second.id > first.id, "the old one is gone"
    assert world.posts()[-1] == second
    assert _silent(world)

    await _chat(world, ben, 20)
    await world.advance(5)
    assert _tables(world)[0].id == second.id, "not twice in a minute"
    await world.advance(60)
    assert _tables(world)[0].id == second.id, "nor by a timer"
    await _chat(world, ben, 1)
    await world.advance(5)
    (third,) = _tables(world)
    assert third.id > second.id
    await ann.press("Uno!", on=third)


def _silent(world: World) -> bool:
    """Return whether the table's last message was sent without a notification."""
    path = f"/channels/{world.channel.id}/messages"
    posted = [e.json for e in world.env.http_requests if (e.method, e.path) == ("POST", path) and e.json]
    return bool(posted[-1]["flags"] & 1 << 12)


async def test_a_lobby_and_a_table_in_a_thread_move_down(world: World) -> None:
    thread = world.create_thread("a game")
    ann, ben = world.person("Ann"), world.person("Ben")
    await ann.slash("start", channel=thread)
    (first,) = _tables(world, thread)
    await world.advance(60)
    await _chat(world, ben, 13, thread)
    await world.advance(5)
    (second,) = _tables(world, thread)
    assert second.id > first.id
    await ben.press("Join", on=second)
    assert "**Ben**" in words(_tables(world, thread)[0])


async def test_the_bots_own_messages_and_other_channels_do_not_count(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    other = world.create_channel("other")
    await seat(world, ann, ben)
    await world.advance(60)
    (first,) = _tables(world)
    await _chat(world, ben, 20, other)
    for _ in range(15):
        await ben.slash("rules")
    await world.advance(5)
    assert [table.id for table in _tables(world)] == [first.id]


async def test_an_old_message_is_replaced_when_it_changes_and_not_before(world: World, stack: Stack) -> None:
    stack(["R3 B1 B2", "R4 Y1 Y2"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await settle(world, world.guild.id, turn=HOUR - 60)
    await begin(world, ann, ben)
    (first,) = _tables(world)
    await world.advance(49 * 60)
    assert _tables(world)[0].id == first.id
    await world.advance(5 * 60)
    assert _tables(world)[0].id == first.id, "nothing changed"
    await ann.press("3", on=await press_button(ann, "My hand", on=first))
    await world.advance(5)
    (second,) = _tables(world)
    assert second.id > first.id
    assert "Red 3" in words(second)


async def test_a_slow_table_is_edited_in_place(world: World, stack: Stack) -> None:
    stack(["R3 B1 B2", "R4 Y1 Y2"], "R1")
    ann, ben = world.person("Ann"), world.person("Ben")
    await settle(world, world.guild.id, turn=24 * HOUR)
    await begin(world, ann, ben)
    (first,) = _tables(world)
    await world.advance(2 * HOUR)
    await _chat(world, ben, 30)
    await ann.press("3", on=await press_button(ann, "My hand", on=first))
    await world.advance(10)
    (same,) = _tables(world)
    assert same.id == first.id
    assert "Red 3" in words(same)


async def test_after_a_restart_chat_is_counted_from_zero(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    await _chat(world, ben, 10)
    await world.restart()
    await world.advance(70)
    (first,) = _tables(world)
    await _chat(world, ben, 13)
    await world.advance(5)
    assert _tables(world)[0].id > first.id
