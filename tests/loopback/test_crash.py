"""The bot as a real process, killed while people play: no acknowledged move is lost, and none happens twice."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path

import pytest

from tests.loopback.fake import FakeDiscord, answered
from tests.loopback.faults import CALLBACK, meanwhile
from tests.loopback.first_moves import begin, draw, draw_button, held, press, to_move, until
from tests.loopback.logbook import Row, is_refusal, sqlite_file
from tests.loopback.model import Message
from tests.loopback.people import Person, pressable
from tests.loopback.process import BotProcess
from tests.loopback.soak import Soak

KILLS = 7
"""A kill at every kind of moment, which `Soak` shuffles. `make soak` kills 200 times."""
TABLES = 4
AGES = 600.0
"""Seconds between two edits of a message, more than any test waits."""


@pytest.mark.long
async def test_kills_lose_no_move_and_double_none(tmp_path: Path) -> None:
    async with FakeDiscord() as fake:
        soak = Soak(fake, tmp_path, TABLES, seed=1, life=0.6, forked=True)
        await soak.run(KILLS)
    assert not soak.findings
    assert soak.kills == KILLS
    assert len(soak.moments) == 5, "a kind of moment is missing"
    assert fake.synced == 1, "the commands were told again, though they had not changed"
    assert soak.buttons >= KILLS, "hardly any old button was pressed"
    assert soak.logbook.acknowledged > 5 * KILLS, "hardly anybody played"
    assert soak.screens.number > 5 * KILLS, "hardly any screen was checked"


async def test_a_move_whose_answer_died_with_the_bot_stands_and_is_shown_by_the_next(tmp_path: Path) -> None:
    file = tmp_path / "unobot.db"
    async with FakeDiscord() as fake:
        channel = fake.add_channel(fake.add_guild("Server"), "uno")
        bot = BotProcess(fake, f"sqlite+aiosqlite:///{file}", tmp_path / "bot.log", gaps=0.1, forked=True)
        await bot.start()
        await bot.ready()
        people = Person(fake, "Ann", channel, seed=1), Person(fake, "Bob", channel, seed=2)
        await begin(*people)
        person = await to_move(*people)
        assert person.panel is not None
        count, button, table = held(person), draw_button(person), person.table
        await until(lambda: person.letter is not None)

        def strike() -> None:
            bot.kill()
            fake.give_up()  # the answer arrives too late to take effect

        fake.faults.add(CALLBACK, meanwhile(strike))
        pressed = await fake.press(person.user, person.panel, button.custom_id)
        await bot.dead()
        assert pressed.shown is None
        assert [move for move in moves_in(file) if move is not None] == ["draw"]

        await bot.start()
        await bot.ready()
        await until(lambda: table is not None and f"{person.user.name}** drew" in table.text)
        await until(lambda: person.letter is not None and f"{count + 1} cards" in person.letter.text)
        again = await person.press(person.panel, button)
        assert again.shown is not None
        assert is_refusal(again.shown)
        await until(lambda: held(person) == count + 1)
        bot.kill()
        await bot.dead()
        assert len([move for move in moves_in(file) if move is not None]) == 1
        assert not bot.complaints()


@pytest.mark.long
async def test_the_first_move_after_a_restart_does_not_wait_for_the_gap_after_a_start(tmp_path: Path) -> None:
    """The start draws each table again, although its message shows the last move."""
    url = f"sqlite+aiosqlite:///{tmp_path / 'unobot.db'}"
    async with FakeDiscord() as fake:
        guild = fake.add_guild("Server")
        bot = BotProcess(fake, url, tmp_path / "bot.log", gaps=0.1, forked=True)
        await bot.start()
        await bot.ready()
        pairs = []
        for place in range(3):
            channel = fake.add_channel(guild, f"uno-{place}")
            pair = Person(fake, f"Ann{place}", channel, seed=place), Person(fake, f"Bob{place}", channel, seed=place)
            await begin(*pair)
            pairs.append(pair)
        bot.kill()
        await bot.dead()
        fake.give_up()
        tables = [pair[0].table for pair in pairs]
        edits = [table.edits for table in tables if table is not None]
        bot = BotProcess(fake, url, tmp_path / "bot.log", gaps=AGES, forked=True)
        await bot.start()
        await bot.ready()
        for table, pair, before in zip(tables, pairs, edits, strict=True):
            assert table is not None
            if pair is not pairs[0]:  # the press itself loads the first table, and the start the others
                await until(partial(_is_edited, table, before))
            person = await to_move(*pair)
            await draw(person)
            await until(partial(_shows, table, f"{person.user.name}** drew"))
        bot.kill()
        await bot.dead()
        assert not bot.complaints()


def _is_edited(message: Message, before: int) -> bool:
    return message.edits > before


def _shows(message: Message, words: str) -> bool:
    return words in message.text


@pytest.mark.long
async def test_a_move_of_a_game_alone_stands_when_its_answer_died_with_the_bot(tmp_path: Path) -> None:
    """A *What if* of an ended match: the move is stored first, and the old screen goes on with it after the kill."""
    query = sqlite_file(tmp_path / "unobot.db")
    async with FakeDiscord() as fake:
        channel = fake.add_channel(fake.add_guild("Server"), "uno")
        url = f"sqlite+aiosqlite:///{tmp_path / 'unobot.db'}"
        bot = BotProcess(fake, url, tmp_path / "bot.log", gaps=0.1, forked=True, press_limit=0)
        await bot.start()
        await bot.ready()
        ann, bob = Person(fake, "Ann", channel, seed=1), Person(fake, "Bob", channel, seed=2)
        await begin(ann, bob)
        await press(ann, (await ann.command("end")).shown, "end")
        await until(lambda: pressable(ann.table, "replay"))
        match = query("SELECT * FROM event")
        await until(lambda: "is ready" in bot.said())
        assert ann.table is not None
        asked = await fake.press(ann.user, ann.table, pressable(ann.table, "replay")[0].custom_id)
        opened = await answered(asked, 20)  # the first replay of a process
        assert opened is not None
        screen = fake.messages[opened.id]  # each press changes it
        await press(ann, screen, "whatif")
        await ann.press(screen, next(button for button in screen.buttons if button.label == "Ann"))
        ((before,),) = query("SELECT line FROM solo")
        moves = [button for button in screen.buttons if ":solo:move " in button.custom_id]
        chosen = next(
            (button for button in moves if "draw" in button.custom_id), moves[0]
        )  # a color, after a wild card
        move = chosen.custom_id.partition(":solo:move ")[2]

        def strike() -> None:
            bot.kill()
            fake.give_up()

        fake.faults.add(CALLBACK, meanwhile(strike))
        assert (await fake.press(ann.user, screen, chosen.custom_id)).shown is None
        await bot.dead()
        ((after,),) = query("SELECT line FROM solo")
        assert json.loads(after)[: len(json.loads(before)) + 1] == [*json.loads(before), move]

        await bot.start()
        await bot.ready()
        again = await ann.press(screen, chosen)
        assert again.shown is not None
        assert query("SELECT line FROM solo") == [(after,)], "the same press does not move again"
        await press(ann, screen, "solo")
        assert query("SELECT * FROM event") == match, "the match stays as it was"
        bot.kill()
        await bot.dead()
        assert not bot.complaints()


def moves_in(file: Path) -> list[str | None]:
    """Return all moves in the database."""
    return [Row(body, at).entry.move for body, at in sqlite_file(file)("SELECT body, at FROM event ORDER BY ply")]
