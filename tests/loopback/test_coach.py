"""The coach at a real process that is killed while it answers: nothing is left over, and the next process answers."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.loopback.fake import FakeDiscord, answered
from tests.loopback.first_moves import until
from tests.loopback.model import Message
from tests.loopback.people import Party, Person, pressable
from tests.loopback.process import BotProcess
from unobot.rules.ruleset.ruleset import OFFICIAL

RULES = replace(OFFICIAL, hand_size=3, uno="off").with_length("round").code
TIMING: dict[str, object] = {"turn": 1.0, "ai_tempo": 0.005, "ai_waits_for_uno": 0.0, "restart_grace": 0.1}
PROGRAM = b"unobot.coach.coach_process"


def coaches(of: int | None = None) -> set[int]:
    """Return the ids of the processes of coaches, or only of those that a process of the bot started."""
    found = set()
    for each in Path("/proc").iterdir():
        with suppress(OSError):  # it is gone meanwhile
            if each.name.isdecimal() and PROGRAM in (each / "cmdline").read_bytes():
                parent = int((each / "stat").read_text("utf-8").rpartition(")")[2].split()[1])
                if of in (None, parent):
                    found.add(int(each.name))
    return found


def _is_coached(message: Message) -> bool:
    """Ann plays at random, and each deal is new, so the answer begins with a decision or with her luck."""
    return any(words in message.text for words in (" cost you ", "Luck of the cards:"))


@pytest.mark.long
async def test_a_kill_while_the_coach_answers_leaves_nothing_behind(tmp_path: Path) -> None:
    async with FakeDiscord() as fake:
        channel = fake.add_channel(fake.add_guild("Server"), "uno")
        url = f"sqlite+aiosqlite:///{tmp_path / 'unobot.db'}"
        bot = BotProcess(fake, url, tmp_path / "bot.log", timing=TIMING, gaps=0.05, forked=True, press_limit=0)
        ann = Person(fake, "Ann", channel, seed=1)
        await bot.start()
        await bot.ready()
        tasks = Party(fake, channel, [ann], 1, RULES, once=True).tasks()
        await until(lambda: pressable(ann.table, "coach"), within=300.0)  # until the match is over
        for task in tasks:
            task.cancel()
        final = ann.table
        assert final is not None
        button = pressable(final, "coach")[0]

        asked = await fake.press(ann.user, final, button.custom_id)
        await until(lambda: coaches(bot.pid))
        working = coaches(bot.pid)
        bot.kill()
        await bot.dead()
        fake.give_up()
        assert asked.shown is None or "in line" in asked.shown.text, "the bot was killed before the answer"
        await until(lambda: not working & coaches(), within=300.0)  # it ends its answer, which nobody reads

        await bot.start()
        await bot.ready()
        texts: list[str] = []
        for _ in range(2):
            answer = await answered(await fake.press(ann.user, final, button.custom_id))
            assert answer is not None
            message = fake.messages[answer.id]  # it first tells the place in line
            await until(partial(_is_coached, message), within=300.0)
            texts.append(message.text)
        assert not coaches(bot.pid)
        assert texts[0] == texts[1]
        bot.kill()
        await bot.dead()
        assert not bot.complaints()
