"""The opening of a duplicate round with the bot as a real process: two private threads that others cannot see."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.loopback.fake import FakeDiscord, answered
from tests.loopback.first_moves import until
from tests.loopback.model import CREATE_PRIVATE_THREADS, Channel, Message
from tests.loopback.people import action, pressable
from tests.loopback.process import BotProcess


async def test_a_duplicate_round_opens_in_private_threads(tmp_path: Path) -> None:
    async with FakeDiscord() as fake:
        channel = fake.add_channel(fake.add_guild("Server"), "uno")
        channel.bot_may |= CREATE_PRIVATE_THREADS
        people = [fake.add_user(f"P{number}") for number in range(4)]
        posts: dict[int, Message] = {}
        fake.watch(channel.id, lambda message: posts.update({message.id: message}))

        def panel() -> Message:
            """Return the newest message of the tournament."""
            there = [post for post in posts.values() if "Tournament night" in post.text and not post.deleted]
            return there[-1]

        async def press(number: int, arg: str) -> None:
            button = next(each for each in pressable(panel(), "tournament") if action(each)[1] == arg)
            assert await answered(await fake.press(people[number], panel(), button.custom_id)) is not None

        def tables(thread: Channel) -> list[Message]:
            return [post for post in fake.messages.values() if post.channel is thread and pressable(post, "hand")]

        url = f"sqlite+aiosqlite:///{tmp_path / 'unobot.db'}"
        bot = BotProcess(fake, url, tmp_path / "bot.log", gaps=0.05, forked=True)
        await bot.start()
        await bot.ready()
        await answered(await fake.command(people[0], channel, "tournament", duplicate=True, rounds=1))
        await until(lambda: "Tournament night" in "".join(post.text for post in posts.values()))
        for number in range(4):
            await press(number, "join")
        await press(0, "start")
        await until(lambda: len([each for each in fake.channels.values() if each.invited]) == 2)
        one, two = (each for each in fake.channels.values() if each.invited is not None)
        await until(lambda: bool(tables(one) and tables(two)))
        assert one.invited is not None
        assert two.invited is not None
        assert sorted([*one.invited, *two.invited]) == sorted(person.id for person in people)
        calls = [post.content for post in posts.values() if "in a private thread" in post.content]
        assert [{int(found) for found in re.findall(r"<@(\d+)>", call)} for call in calls] == [one.invited, two.invited]
        for thread, other in ((one, two), (two, one)):
            table = tables(thread)[0]
            hand = next(each.custom_id for each in pressable(table, "hand"))
            (inside, *_), (outside, *_) = (
                [person for person in people if person.id in (there.invited or ())] for there in (thread, other)
            )
            shown = await answered(await fake.press(inside, table, hand))
            assert shown is not None
            assert shown.reader == inside.id
            with pytest.raises(AssertionError, match="does not see"):
                await fake.press(outside, table, hand)
        await bot.stop()
        assert not bot.complaints()
