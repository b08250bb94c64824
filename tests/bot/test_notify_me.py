"""One message mentions all followers of the next table, except the player that opened it."""

from __future__ import annotations

from typing import Any

from tests.bot.players import begin, press_button, press_more, seat, words
from tests.world import Person, Screen, World


async def finished(world: World, *people: Person) -> Screen:
    """End a match early and return its table."""
    await begin(world, *people)
    await people[0].press("Yes, end it", on=await people[0].slash("end"))
    await world.advance(3)
    return world.posts()[-1]


def calls(world: World) -> list[Screen]:
    return [post for post in world.posts() if "a new table is open here" in post.text]


def mentioned(world: World) -> list[list[int]]:
    """Return the user ids that each message may mention, without reminders."""
    found = []
    for entry in world.env.http_requests:
        body: Any = entry.json
        if isinstance(body, dict) and "a new table" in str(body.get("content")):
            assert body["allowed_mentions"]["parse"] == []
            found.append([int(user) for user in body["allowed_mentions"]["users"]])
    return found


async def test_followers_are_called_together_and_the_opener_is_not(world: World) -> None:
    ann, ben, eve = world.person("Ann"), world.person("Ben"), world.person("Eve")
    final = await finished(world, ann, ben)
    for person in (ann, ben, eve):
        told = await press_more(person, "Notify me", on=final)
        assert told.ephemeral
        assert f"when the next table opens in <#{world.channel.id}>" in words(told)
    await world.restart()
    await ann.slash("start")
    await world.advance(3)
    (call,) = calls(world)
    assert call.text.startswith(f"<@{ben.id}> <@{eve.id}>, a new table is open here")
    assert mentioned(world) == [[ben.id, eve.id]]


async def test_the_call_itself_lets_people_stop_it(world: World) -> None:
    ann, ben, eve = world.person("Ann"), world.person("Ben"), world.person("Eve")
    final = await finished(world, ann, ben)
    await press_more(eve, "Notify me", on=final)
    await press_more(ben, "Notify me", on=final)
    await ann.slash("start")
    await world.advance(3)
    (call,) = calls(world)
    off = await press_button(eve, "Stop notifying me", on=call)
    assert off.ephemeral
    assert "I won't ping you anymore" in off.text
    assert world.screen(call).text == call.text, "it is still there for the others"
    await ann.press("Yes, end it", on=await ann.slash("end"))
    await ann.slash("start")
    await world.advance(3)
    assert mentioned(world) == [[ben.id, eve.id], [ben.id]] or mentioned(world) == [[eve.id, ben.id], [ben.id]]


async def test_it_can_be_taken_back_at_once_and_pressed_twice(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    final = await finished(world, ann, ben)
    await press_more(ben, "Notify me", on=final)
    told = await press_more(ben, "Notify me", on=final)
    off = await press_button(ben, "Stop notifying me", on=told)
    assert off.id == told.id
    await ann.slash("start")
    await world.advance(3)
    assert not calls(world)


async def test_uno_tables_offers_it_where_no_match_has_ended(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    inbox = await ben.slash("tables")
    assert inbox is not None
    assert "You don't have a seat at any table" in inbox.text
    await ben.press("Notify me", on=inbox)
    await ann.slash("start")
    await world.advance(3)
    assert mentioned(world) == [[ben.id]]


async def test_a_rematch_calls_who_has_no_seat_in_it(world: World) -> None:
    ann, ben, eve = world.person("Ann"), world.person("Ben"), world.person("Eve")
    final = await finished(world, ann, ben)
    await press_more(ben, "Notify me", on=final)
    await press_more(eve, "Notify me", on=final)
    await ann.press("Rematch", on=final)
    await world.advance(3)
    assert mentioned(world) == [[eve.id]]


async def test_a_table_in_a_thread_calls_who_follows_its_channel(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    final = await finished(world, ann, ben)
    await press_more(ben, "Notify me", on=final)
    await ann.slash("start", thread=True)
    await world.advance(3)
    assert mentioned(world) == [[ben.id]]
    assert not calls(world), "it stands in the thread, beside the table"


async def test_nobody_follows_nobody_is_called(world: World) -> None:
    ann, ben = world.person("Ann"), world.person("Ben")
    other = world.create_channel("other")
    final = await finished(world, ann, ben)
    await press_more(ben, "Notify me", on=final)
    await ann.slash("start", channel=other)
    await world.advance(3)
    assert mentioned(world) == []
    await seat(world, ben)
    await world.advance(3)
    assert mentioned(world) == []
