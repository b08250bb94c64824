"""A daily deal at a real process that is killed in the middle: no move is lost, and none happens twice."""

from __future__ import annotations

import json
import time
from datetime import date
from pathlib import Path

from tests.loopback.fake import FakeDiscord
from tests.loopback.faults import CALLBACK, meanwhile
from tests.loopback.logbook import sqlite_file
from tests.loopback.model import Message
from tests.loopback.people import Person, action
from tests.loopback.process import BotProcess
from unobot.features.daily.games import DailyGames
from unobot.features.daily.record import SEAT, daily_game, points_of, squares_of
from unobot.features.daily.rules import world_deal
from unobot.features.daily.store import DailyStore
from unobot.features.solo.game import SoloGame
from unobot.rules.play.legality import fair_moves
from unobot.storage.store import Store

OVER = "That was your daily game"


def press(game: SoloGame) -> str:
    """Press one button of a game. Return its argument."""
    match game.stage:
        case "pause":
            game.deal()
            return "deal"
        case "turn":
            move = fair_moves(game.log.round, SEAT)[0]
            game.play(game.log.ply, move)
            return f"move {move}"
        case _:
            game.go_on()
            return "on"


async def played_to_the_last_press(url: str, user_id: int) -> str:
    """Play a try in the database until one press is left. Return the custom id of its button."""
    store = await Store.open(url)
    games = DailyGames(DailyStore(store), time.time)
    opened = await games.open(user_id, 1, "Ann")
    while True:
        ply, line = opened.game.log.ply, [*opened.game.line]
        arg = press(opened.game)
        if opened.game.is_over:
            break
    almost = await games.open(user_id, 1, "Ann")
    almost.game.line[:] = line
    await games.save(almost)
    await store.close()
    return f"u1:1:{ply}:try:{arg}"


def state_in(file: Path) -> tuple[list[str], str | None, int]:
    """Return the moves and the squares in the database, and the number of tries."""
    ((line, squares, count),) = sqlite_file(file)(
        "SELECT line, squares, (SELECT count(*) FROM daily_try) FROM daily_try"
    )
    return list(json.loads(line)), squares, count


def button(message: Message | None, verb: str, *args: str) -> str:
    """Return the custom id of the first button with this verb and one of these beginnings of its argument."""
    assert message is not None
    for begins in args:
        for each in message.buttons:
            if not each.off and action(each)[0] == verb and action(each)[1].startswith(begins):
                return each.custom_id
    raise AssertionError(f"no such button: {message.text}")


async def test_kills_in_the_middle_of_a_daily_deal_lose_nothing(tmp_path: Path) -> None:
    file = tmp_path / "unobot.db"
    url = f"sqlite+aiosqlite:///{file}"
    async with FakeDiscord() as fake:
        channel = fake.add_channel(fake.add_guild("Server"), "uno")
        bot = BotProcess(fake, url, tmp_path / "bot.log", forked=True)
        ann = Person(fake, "Ann", channel, seed=1)

        async def begin() -> None:
            await bot.start()
            await bot.ready()

        async def killed_at(message: Message | None, custom_id: str) -> None:
            """Press, and kill the bot before its answer arrives."""

            def strike() -> None:
                bot.kill()
                fake.give_up()

            assert message is not None
            fake.faults.add(CALLBACK, meanwhile(strike))
            assert (await ann.press(message, custom_id)).shown is None
            await bot.dead()

        await begin()
        home = (await ann.command("daily")).shown
        assert home is not None
        game = (await ann.press(home, button(home, "daily", "world"))).shown
        move = button(game, "try", "move", "step", "on")
        if action_name(move) == "step":
            assert game is not None
            game = (await ann.press(game, move)).shown
            move = button(game, "try", "move")
        before, _, _ = state_in(file)
        await killed_at(game, move)
        stored, _, count = state_in(file)
        assert (stored[: len(before)], count) == (before, 1)
        assert len(stored) > len(before), "the move whose answer died is stored"

        last = await played_to_the_last_press(url, ann.user.id)
        stored, _, _ = state_in(file)
        await begin()
        assert game is not None
        again = (await ann.press(game, move)).shown
        assert again is not None
        assert "out of date" in again.text
        assert state_in(file) == (stored, None, 1), "the same press again plays nothing"
        await killed_at(game, last)
        line, squares, count = state_in(file)
        ((day,),) = sqlite_file(file)("SELECT day FROM daily_try")
        whole = daily_game(world_deal(date.fromisoformat(day)), ann.user.id, "Ann", line=line)
        assert (squares, count) == (squares_of(whole), 1)
        assert whole.is_over
        await begin()
        assert game is not None
        over = (await ann.press(game, last)).shown
        assert over is not None
        assert OVER in over.text
        assert f"**{squares_of(whole).count('w')}/5**" in over.text
        assert f"{abs(sum(points_of(whole)))}** points" in over.text
        assert state_in(file) == (line, squares, 1)
        bot.kill()
        await bot.dead()
        assert not bot.complaints()


def action_name(custom_id: str) -> str:
    """Return the first word of a button's argument."""
    return custom_id.split(":")[4].partition(" ")[0]
