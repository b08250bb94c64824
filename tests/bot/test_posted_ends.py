"""The end of a match is a new message at the bottom of the channel, which comes exactly once."""

from __future__ import annotations

from tests.bot.players import AT_THE_END, Stack, begin, live_buttons, press_button, words
from tests.world import Person, World
from unobot.rules.ruleset.ruleset import Ruleset

ONE_CARD = Ruleset(target=5)
SILENT = 1 << 12


async def about_to_win(world: World, stack: Stack) -> Person:
    """Begin a match that Ann wins with her only card. Return Ann."""
    stack(["R5", "B5"], "R1", rules=ONE_CARD)
    ann, ben = world.person("Ann"), world.person("Ben")
    await begin(world, ann, ben)
    return ann


async def test_the_end_is_posted_below_the_chat_and_the_table_is_gone(world: World, stack: Stack) -> None:
    ann = await about_to_win(world, stack)
    table = world.table()
    eve = world.person("Eve")
    await eve.actor.send(world.channel, "Go, Ann!")
    await ann.press("5", on=ann.direct())
    await world.advance(10)
    chat, end = world.posts()
    assert end.id > chat.id > table.id
    assert "wins the match" in words(end)
    assert live_buttons([end]) == AT_THE_END
    path = f"/channels/{world.channel.id}/messages"
    sent = [call.json for call in world.env.http_requests if (call.method, call.path) == ("POST", path) and call.json]
    assert sent[-1]["flags"] & SILENT, "it notifies nobody"
    await press_button(ann, "Rematch", on=end)
    await world.advance(3)
    assert "Rematch" not in world.screen(end).labels


async def test_a_match_that_is_ended_early_stays_where_it_is(world: World, stack: Stack) -> None:
    ann = await about_to_win(world, stack)
    table = world.table()
    await press_button(ann, "Yes, end it", on=await ann.slash("end"))
    await world.advance(10)
    (end,) = world.posts()
    assert end.id == table.id
    assert "ended early" in words(end)


async def test_a_kill_before_the_end_is_posted_loses_nothing(world: World, stack: Stack) -> None:
    ann = await about_to_win(world, stack)
    table = world.table()
    world.env.inject_error("POST", f"/channels/{world.channel.id}/messages", status=500, times=None)
    await ann.press("5", on=ann.direct())
    await world.advance(6)
    assert [post.id for post in world.posts()] == [table.id], "Discord takes no message"
    world.env.backend.faults.clear()
    await world.restart()
    await world.advance(6)
    (end,) = world.posts()
    assert end.id > table.id
    assert "wins the match" in words(end)


async def test_a_kill_before_the_table_is_deleted_repeats_nothing(world: World, stack: Stack) -> None:
    ann = await about_to_win(world, stack)
    table = world.table()
    world.env.inject_error("DELETE", f"/channels/{world.channel.id}/messages/{table.id}", status=500, times=None)
    await ann.press("5", on=ann.direct())
    await world.advance(6)
    old, end = world.posts()
    assert old.id == table.id
    world.env.backend.faults.clear()
    await world.restart()
    await world.advance(6)
    assert [post.id for post in world.posts()] == [end.id]
    await world.restart()
    await world.advance(6)
    assert [post.id for post in world.posts()] == [end.id]


async def test_where_the_bot_may_not_post_the_end_takes_the_place_of_the_table(world: World, stack: Stack) -> None:
    ann = await about_to_win(world, stack)
    table = world.table()
    path = f"/channels/{world.channel.id}/messages"
    world.env.inject_error("POST", path, status=403, code=50013, message="Missing Permissions", times=None)
    await ann.press("5", on=ann.direct())
    await world.advance(10)
    (end,) = world.posts()
    assert end.id == table.id
    assert "wins the match" in words(end)


async def test_a_press_on_the_old_table_shows_the_end_there_until_it_is_posted(world: World, stack: Stack) -> None:
    ann = await about_to_win(world, stack)
    table = world.table()
    await ann.press("5", on=ann.direct())
    await press_button(ann, "Uno!", on=table, stale=True)
    await world.advance(10)
    (end,) = world.posts()
    assert end.id > table.id
    assert live_buttons([end]) == AT_THE_END


async def test_in_direct_messages_the_end_stays_in_the_one_message(world: World, stack: Stack) -> None:
    stack(["R5", "B5", "B6", "B7"], "R1", rules=ONE_CARD)
    ann = world.person("Ann")
    await ann.slash("start", channel=ann.direct_channel)
    await world.advance(6)
    game = ann.direct()
    await press_button(ann, "5", on=game)
    await world.advance(10)
    assert [(each.id, each.labels) for each in ann.direct_messages()] == [(game.id, AT_THE_END)]


async def test_in_a_group_the_token_of_a_press_posts_the_end(world: World, stack: Stack) -> None:
    stack(["R5", "B5"], "R1", rules=ONE_CARD)
    ann, ben = world.stranger("Ann"), world.stranger("Ben")
    world.install(ann)
    group = world.group(ann, ben)
    assert await ann.slash("start", channel=group) is not None
    await ben.press("Join", on=world.table(group))
    await ann.press("Start", on=world.table(group))
    await world.advance(6)
    table = world.table(group)
    await ann.press("5", on=await press_button(ann, "My hand", on=table))
    await world.advance(10)
    (end,) = world.posts(group)
    assert end.id > table.id
    assert "wins the match" in words(end)
    assert world.bot_calls(group) == 0
