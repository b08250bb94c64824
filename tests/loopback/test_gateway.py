"""Faults of the connection to Discord: lost gateways, failed or lost requests, and duplicate events."""

from __future__ import annotations

import asyncio

import discord
import discord.state
import pytest

from tests.loopback.conftest import all_answered, until_connected
from tests.loopback.fake import FakeDiscord, answered
from tests.loopback.faults import CALLBACK, Fault, cut, hold, lose, refuse, too_many
from tests.loopback.first_moves import begin, draw, draw_button, held, press, to_move, until
from tests.loopback.logbook import is_refusal
from tests.loopback.model import Message
from tests.loopback.people import Person
from unobot.bot import client
from unobot.bot.client import Unobot
from unobot.model.table import TableState
from unobot.pictures.emblems import EMBLEMS
from unobot.storage.store import Store


def seats(person: Person) -> int:
    """Return the number of taken seats in the lobby."""
    assert person.table is not None
    return sum(emblem.emoji in person.table.text for emblem in EMBLEMS)


# The gateway


async def test_what_was_pressed_while_the_gateway_was_cut_is_applied_after_the_resume(
    fake: FakeDiscord, ann: Person, bob: Person
) -> None:
    await ann.command("start")
    fake.gateway.drop()
    pressed = await press(bob, bob.table, "join")
    assert pressed.shown is not None
    assert seats(ann) == 2
    assert (fake.gateway.resumed, len(fake.gateway.identified)) == (1, 1)


async def test_a_press_that_the_resume_repeats_is_applied_once(fake: FakeDiscord, ann: Person, bob: Person) -> None:
    await ann.command("start")
    pressed = await press(bob, bob.table, "join")
    fake.gateway.rewind = 1
    fake.gateway.drop()
    await until_connected(fake)
    await press(ann, ann.table, "more")  # comes after it
    await all_answered()
    assert fake.gateway.resumed == 1
    assert (seats(ann), pressed.refused) == (2, 0)


@pytest.mark.parametrize("how", ["forgotten", "invalid"])
async def test_after_a_lost_session_the_bot_identifies_anew_and_old_buttons_work(
    fake: FakeDiscord, bot: Unobot, ann: Person, bob: Person, how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def at_once(*_: object, **__: object) -> None:
        """Identify again at once; discord.py would wait five seconds."""

    monkeypatch.setattr(bot, "before_identify_hook", at_once)
    await ann.command("start")
    if how == "forgotten":
        fake.gateway.forget()
    else:
        await fake.gateway.invalidate()
    await until_connected(fake)
    assert (await press(bob, bob.table, "join")).shown is not None
    assert seats(ann) == 2
    assert (fake.gateway.resumed, len(fake.gateway.identified)) == (0, 2)


async def test_the_bot_reconnects_when_it_is_asked_to(fake: FakeDiscord, ann: Person, bob: Person) -> None:
    await ann.command("start")
    await fake.gateway.ask_to_reconnect()
    await until_connected(fake)
    assert fake.gateway.resumed == 1
    assert (await press(bob, bob.table, "join")).shown is not None


async def test_one_cut_after_the_other_is_resumed(fake: FakeDiscord, ann: Person, bob: Person) -> None:
    await ann.command("start")
    for _ in range(5):
        fake.gateway.drop()
        await until_connected(fake)
    assert fake.gateway.resumed == 5
    assert (await press(bob, bob.table, "join")).shown is not None


async def test_events_go_to_the_shard_that_owns_the_server_and_direct_messages_to_the_first(fake: FakeDiscord) -> None:
    """The loopback Discord itself must distribute events to three processes as Discord does."""
    heard: list[tuple[int, int | None]] = []

    class Ear(discord.Client):
        async def on_interaction(self, interaction: discord.Interaction) -> None:
            heard.append((self.shard_id or 0, interaction.guild_id))

    places = [fake.add_channel(fake.add_guild(f"Server {number}"), "uno") for number in range(3)]
    user = fake.add_user("Ann")
    ears = [Ear(intents=discord.Intents(guilds=True), shard_id=shard, shard_count=3) for shard in range(3)]
    running = [asyncio.create_task(ear.start(fake.token)) for ear in ears]
    await until(lambda: len(fake.gateway.connected) == 3)
    letter = Message(fake.ids.next(), fake.dm(user.id), fake.bot)
    fake.messages[letter.id] = letter
    posts = [Message(fake.ids.next(), place, fake.bot) for place in places]
    fake.messages.update((post.id, post) for post in posts)
    for message in (letter, *posts):
        await fake.press(user, message, "u1:1:0:hand:")
    await until(lambda: len(heard) == 4)
    assert sorted(heard, key=str) == sorted(
        [(0, None), *((((place.guild_id or 0) >> 22) % 3, place.guild_id) for place in places)], key=str
    )
    assert {shard for shard, guild in heard if guild is not None} == {0, 1, 2}
    for ear in ears:
        await ear.close()
    await asyncio.gather(*running, return_exceptions=True)


# Duplicate events


async def test_a_button_that_arrives_twice_is_applied_once(fake: FakeDiscord, ann: Person, bob: Person) -> None:
    await ann.command("start")
    pressed = await press(bob, bob.table, "join")
    await fake.deliver(pressed)
    await press(ann, ann.table, "more")  # comes after it
    await all_answered()
    assert (seats(ann), pressed.refused) == (2, 0)


async def test_a_command_that_arrives_twice_is_applied_once(fake: FakeDiscord, ann: Person) -> None:
    opened = await ann.command("start")
    await fake.deliver(opened)
    await press(ann, ann.table, "more")  # comes after it
    await all_answered()
    assert opened.refused == 0
    assert sum(message.reader is None for message in fake.messages.values()) == 1


async def test_two_deliveries_at_once_make_one_move(fake: FakeDiscord, ann: Person, bob: Person) -> None:
    await begin(ann, bob)
    person = await to_move(ann, bob)
    before = held(person)
    assert person.panel is not None
    button = draw_button(person)
    pressed = await fake.press(person.user, person.panel, button.custom_id)
    await fake.deliver(pressed)
    await answered(pressed)
    await press(person, person.panel, "refresh")  # comes after it
    await all_answered()
    assert (held(person), pressed.refused) == (before + 1, 0)


async def test_messages_are_counted_and_not_read(
    fake: FakeDiscord, ann: Person, bob: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord tells the bot of every message in every channel, and of each of its own edits with the whole message."""
    await ann.command("start")
    assert ann.table is not None
    read: list[object] = []
    monkeypatch.setattr(discord.state, "Message", lambda **given: read.append(given))
    for event in ("MESSAGE_CREATE", "MESSAGE_UPDATE", "MESSAGE_CREATE"):
        payload = ann.table.payload() | {"id": str(fake.ids.next()), "author": bob.user.payload()}
        await fake.gateway.dispatch(event, payload, ann.table.channel.guild_id)
    assert (await press(bob, bob.table, "join")).shown is not None  # comes after them
    assert not read


# Requests


@pytest.mark.parametrize("fault", [too_many(0.3), too_many(0.3, everywhere=True), refuse(500), refuse(502)])
async def test_a_move_whose_answer_is_refused_is_answered_at_the_second_try(
    fake: FakeDiscord, ann: Person, bob: Person, fault: Fault
) -> None:
    await begin(ann, bob)
    person = await to_move(ann, bob)
    fake.faults.add(CALLBACK, fault)
    pressed, before = await draw(person)
    assert not fake.faults.pending
    assert pressed.shown is not None
    assert held(person) == before + 1


@pytest.mark.parametrize("fault", [too_many(0.3), refuse(502), cut, lose])
async def test_the_table_is_drawn_again_where_its_picture_did_not_arrive(
    fake: FakeDiscord, ann: Person, bob: Person, fault: Fault
) -> None:
    await begin(ann, bob)
    person = await to_move(ann, bob)
    table = person.table
    assert table is not None
    fake.faults.add(rf"PATCH /.+/messages/{table.id}", fault)  # with either token
    await draw(person)
    await until(lambda: not fake.faults.pending)
    await until(lambda: f"{person.user.name}** drew" in table.text or f"{person.user.name}** draws" in table.text)


async def test_a_move_whose_answer_is_lost_is_shown_all_the_same(fake: FakeDiscord, ann: Person, bob: Person) -> None:
    await begin(ann, bob)
    person = await to_move(ann, bob)
    await until(lambda: person.letter is not None)  # a slow machine sends the direct message later than the panel
    private = {message.id for message in fake.messages.values() if message.reader == person.user.id}
    fake.faults.add(CALLBACK, lose)
    pressed, before = await draw(person)
    assert pressed.shown is not None
    assert held(person) == before + 1
    await press(person, person.panel, "refresh")
    assert held(person) == before + 1
    assert private == {message.id for message in fake.messages.values() if message.reader == person.user.id}, (
        "the panel showed it, and then another message was sent"
    )


async def test_a_move_whose_answer_never_arrives_stands_and_the_next_press_shows_it(
    fake: FakeDiscord, ann: Person, bob: Person
) -> None:
    await begin(ann, bob)
    person = await to_move(ann, bob)
    before = held(person)
    fake.faults.add(CALLBACK, cut)
    assert person.panel is not None
    button = draw_button(person)
    pressed = await fake.press(person.user, person.panel, button.custom_id)
    await until(lambda: person.letter is not None and f"{before + 1} cards" in person.letter.text)
    await until(lambda: pressed.shown is not None)  # the letter may be drawn before the second answer is sent
    assert pressed.shown is not None
    assert "I may have done what you asked all the same" in pressed.shown.text
    again = await person.press(person.panel, button)  # the player tries again
    assert again.shown is not None
    assert is_refusal(again.shown)
    assert held(person) == before + 1


async def test_a_press_that_outlives_the_stop_ends_with_it(
    fake: FakeDiscord,
    bot: Unobot,
    ann: Person,
    bob: Person,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    await begin(ann, bob)
    append, written, go_on = Store.append, asyncio.Event(), asyncio.Event()

    async def slowly(store: Store, *args: object, **kwargs: object) -> TableState:
        state = await append(store, *args, **kwargs)  # type: ignore[arg-type]
        written.set()
        await go_on.wait()
        return state

    monkeypatch.setattr(Store, "append", slowly)
    monkeypatch.setattr(client, "WORK_TIMEOUT", 0.05)
    mover = await to_move(ann, bob)
    assert mover.panel is not None
    pressed = await fake.press(mover.user, mover.panel, draw_button(mover).custom_id)
    await written.wait()
    await bot.close()
    go_on.set()
    await all_answered()
    assert pressed.kind is None
    assert "the work in progress: not done within" in caplog.text


async def test_a_picture_that_takes_long_holds_up_no_press(fake: FakeDiscord, ann: Person, bob: Person) -> None:
    await begin(ann, bob)
    person = await to_move(ann, bob)
    table = person.table
    assert table is not None
    before, edits, arrived = table.text, table.edits, asyncio.Event()
    fake.faults.add(rf"PATCH /.+/messages/{table.id}", hold(arrived.wait()))
    pressed, count = await draw(person)
    assert pressed.shown is not None
    await until(lambda: not fake.faults.pending)
    assert (await press(person, person.panel, "refresh")).shown is not None
    assert (held(person), table.text, table.edits) == (count + 1, before, edits)
    arrived.set()
    await until(lambda: table.text != before)


async def test_the_bot_waits_for_a_discord_that_is_down(
    fake: FakeDiscord, bot: Unobot, ann: Person, bob: Person
) -> None:
    await ann.command("start")
    fake.faults.add("POST .*callback", refuse(503), times=1)
    pressed = await press(bob, bob.table, "join")
    assert pressed.shown is not None
    assert seats(ann) == 2
