"""A tournament of 23 people with the bot as a real process, which is killed twice: no table is missing or doubled."""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
from collections.abc import Collection
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tests.loopback.fake import FakeDiscord, answered
from tests.loopback.first_moves import until
from tests.loopback.model import CREATE_PUBLIC_THREADS, Channel, Interaction, Message, User
from tests.loopback.people import action, pressable
from tests.loopback.process import BotProcess
from unobot.rules.ruleset.ruleset import OFFICIAL

PEOPLE, ROUNDS = 23, 3
RULES = replace(OFFICIAL, uno="off").code
SLEEPERS = (3, 11)
"""The people who check in and never come to their table."""
NO_SHOWS = (14, 15)
"""The people who join early and never check in. The second one joins again later."""
AGES = 3600.0
"""Seconds. No break ends by itself while people of a busy machine still press."""
TIMING: dict[str, object] = {
    "turn": 4.0,  # people of all tables press within it, also on a slow machine
    "ai_tempo": 0.005,
    "ai_waits_for_uno": 0.0,
    "restart_grace": 0.1,
    "retry": 0.2,
}


class Evening:
    """The people of the channel, who know only what they see."""

    def __init__(self, fake: FakeDiscord, channel: Channel) -> None:
        self.fake = fake
        self.channel = channel
        self.people = [fake.add_user(f"P{n}") for n in range(PEOPLE + 1)]
        self.calls: dict[int, list[int]] = {}
        """By message, the people that it calls to their table."""
        self.tables: dict[int, Message] = {}
        """By thread, the newest message of its table."""
        self.panel: Message | None = None
        self.panels: dict[int, Message] = {}
        """By person, their newest private message."""
        fake.watch(channel.id, self._see)
        for person in self.people:
            fake.watch(person.id, self._see_own)

    def _see(self, message: Message) -> None:
        if "Tournament night" in message.text and not message.deleted:
            self.panel = message
        elif "your table is right below" in message.content and message.id not in self.calls:
            self.calls[message.id] = [int(user) for user in re.findall(r"<@(\d+)>", message.content)]
            self.fake.watch(message.id, self._see_table)

    def _see_table(self, message: Message) -> None:
        if message.components and (message.buttons or message.channel.id not in self.tables):
            self.tables[message.channel.id] = message

    def _see_own(self, message: Message) -> None:
        if message.reader is not None:  # a hand by direct message has none
            self.panels[message.reader] = message

    @property
    def text(self) -> str:
        return "" if self.panel is None else self.panel.text

    async def press(self, user: User, message: Message, verb: str, arg: str = "") -> Interaction:
        """Press the button with this verb, and this argument if one is given, until a busy machine answers in time."""
        button = next(each for each in pressable(message, verb) if arg in ("", action(each)[1]))
        async with asyncio.timeout(120):
            while True:
                interaction = await self.fake.press(user, message, button.custom_id)
                await answered(interaction)
                if interaction.shown is not None:
                    return interaction

    async def tournament(self, number: int, arg: str) -> str:
        """Let a person press a button of the tournament. Return the answer."""
        assert self.panel is not None
        shown = (await self.press(self.people[number], self.panel, "tournament", arg)).shown
        return "" if shown is None else shown.text

    async def wake(self, asleep: Collection[int]) -> set[int]:
        """Let everybody return who is shown as absent and is not ``asleep``. Return who remains absent.

        On a busy machine, the clock of some people runs out before they press anything.
        """
        listed = re.search(r"\*\*Absent:\*\* (.+)", self.text)
        absent = {int(number) for number in re.findall(r"P(\d+)", listed[1])} if listed is not None else set()
        for number in absent.difference(asleep):
            assert "You play from the next round on" in await self.tournament(number, "join")
        return absent.intersection(asleep)

    async def sit_back(self, first: int) -> None:
        """Let everybody who was called since the message ``first`` switch the autopilot on, except the sleepers."""
        away = [self.people[number].id for number in SLEEPERS]
        called = [(thread, user) for thread, there in self.calls.items() if thread >= first for user in there]
        await asyncio.gather(*(self._sit_back(thread, user) for thread, user in called if user not in away))

    async def _sit_back(self, thread: int, user_id: int) -> None:
        await until(lambda: thread in self.tables)
        user, table = self.fake.users[user_id], self.tables[thread]
        if not pressable(table, "more"):  # it is over already
            return
        more = (await self.press(user, table, "more")).shown
        switches = pressable(more, "autopilot")
        if more is not None and switches and action(switches[0])[1] == "on":  # else it is on already
            await self.press(user, more, "autopilot")


@pytest.mark.long
async def test_an_evening_of_23_people_with_no_shows_drops_and_two_kills(tmp_path: Path) -> None:
    file = tmp_path / "unobot.db"
    async with FakeDiscord() as fake:
        channel = fake.add_channel(fake.add_guild("Server"), "uno")
        channel.bot_may |= CREATE_PUBLIC_THREADS
        url = f"sqlite+aiosqlite:///{file}"
        bot = BotProcess(fake, url, tmp_path / "bot.log", timing=TIMING, gaps=0.05, press_limit=0, forked=True)
        await bot.start()
        await bot.ready()
        evening = Evening(fake, channel)
        opened = await fake.command(evening.people[0], channel, "tournament", rules=RULES, rounds=ROUNDS, checkin=30)
        await answered(opened)
        await until(lambda: evening.panel is not None)
        for number in range(PEOPLE):
            assert "You joined. Check in from" in await evening.tournament(number, "join")
        move_due(file, -1500.0)  # the check-in opens: half an hour passes for this tournament alone
        for number in range(PEOPLE):
            if number not in NO_SHOWS:
                assert "You checked in" in await evening.tournament(number, "join")
        await until(lambda: f"{PEOPLE - len(NO_SHOWS)} checked in" in evening.text)
        assert "2 not checked in:** P14, P15" in evening.text
        await evening.tournament(0, "start")

        await until(lambda: len(evening.calls) >= 3)
        bot.kill()  # while the tables of the first round are being opened
        await bot.dead()
        fake.give_up()
        await bot.start()
        await bot.ready()
        await until(lambda: len(evening.calls) == 6)
        await until(lambda: len(evening.tables) == 6)
        await evening.sit_back(0)
        await until(lambda: "Round 2 of 3 begins" in evening.text, within=300.0)
        move_due(file, AGES)
        assert await evening.wake({*SLEEPERS, *NO_SHOWS}) == {*SLEEPERS, *NO_SHOWS}
        assert "You dropped out" in await evening.tournament(5, "drop")
        for late in (PEOPLE, NO_SHOWS[1]):
            assert "You play from the next round on" in await evening.tournament(late, "join")
        first = max(evening.calls) + 1
        await evening.tournament(0, "start")

        await until(lambda: len(evening.calls) == 11 and len(evening.tables) == 11)
        await evening.sit_back(first)
        bot.kill()  # while the tables of the second round are being played
        await bot.dead()
        fake.give_up()
        await bot.start()
        await bot.ready()
        await evening.sit_back(first)
        await until(lambda: "Round 3 of 3 begins" in evening.text, within=300.0)
        move_due(file, AGES)
        await evening.wake({*SLEEPERS, NO_SHOWS[0]})
        assert "You dropped out" in await evening.tournament(7, "drop")
        for number, stage in ((ROUNDS, "Final begins"), (ROUNDS + 1, "won the tournament")):
            first = max(evening.calls) + 1
            await evening.tournament(0, "start")
            await until(partial(is_open, file, number, evening))
            await evening.sit_back(first)
            await until(partial(_says, evening, stage), within=300.0)
            move_due(file, AGES)
        await bot.stop()
        assert not bot.complaints()
    check(file, evening)


def is_open(file: Path, number: int, evening: Evening) -> bool:
    """Return whether people see all tables of the round with this number."""
    with sqlite3.connect(file) as connection:
        ((body,),) = connection.execute("SELECT night FROM tournament").fetchall()
    rounds = json.loads(body)["rounds"]
    seen = evening.calls.keys() & evening.tables.keys()
    return len(rounds) == number and all(pod.get("post_id") in seen for pod in rounds[-1]["pods"])


def _says(evening: Evening, words: str) -> bool:
    return words in evening.text


def move_due(file: Path, seconds: float) -> None:
    """Move the time at which the next round begins by itself."""
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE tournament SET due = due + ?", (seconds,))


def check(file: Path, evening: Evening) -> None:
    """Check what is stored against what people saw."""
    with sqlite3.connect(file) as connection:
        ((status, body),) = connection.execute("SELECT status, night FROM tournament").fetchall()
        marks = [
            json.loads(options).get("tournament") for (options,) in connection.execute("SELECT options FROM table_")
        ]
    night: dict[str, Any] = json.loads(body)
    assert status == "over"
    pods = [pod for played in night["rounds"] for pod in played["pods"]]
    assert len(night["rounds"]) == ROUNDS + 1
    assert len(marks) == len(set(marks)) == len(pods), "a table is missing or doubled"
    assert sorted(evening.calls) == sorted(pod["post_id"] for pod in pods), "people were called once to each table"
    assert all(pod["channel_id"] == pod["post_id"] for pod in pods), "each table has a thread"
    assert all(pod["places"] for pod in pods)
    ids = [entrant["user_id"] for entrant in night["entrants"]]
    for pod in pods:
        assert evening.calls[pod["post_id"]] == [ids[number] for number in pod["seats"]]
    for number, played in enumerate(night["rounds"][:ROUNDS]):
        seated = sorted(n for pod in played["pods"] for n in pod["seats"])
        expected = set(range(PEOPLE)) - {*NO_SHOWS}
        if number:
            expected = (expected | {PEOPLE, NO_SHOWS[1]}) - {*SLEEPERS, 5}
        assert seated == sorted(expected - ({7} if number == 2 else set()))
    assert all(5 not in pod["seats"] for played in night["rounds"][1:] for pod in played["pods"])
