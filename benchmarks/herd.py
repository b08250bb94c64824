"""Measure what many people with the same wish cost the tables beside them: `python -m benchmarks.herd [--people 100]`.

Players click at tables all the time. Beside them, each herd asks for one thing within two seconds. That is a match
alone, the daily deal and its first moves, their stats, pages of results, or the coach. The first rows are those of the
tables, and those with ``herd`` are of the herd. An answer is the first one that Discord takes. It may be a sentence
that says how long the rest takes; ``herd_done`` are the people who have the rest at the end.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from pathlib import Path
from statistics import quantiles
from typing import NamedTuple

from benchmarks import report
from benchmarks.clicks import WARM_UP, running
from benchmarks.load import Load
from benchmarks.result_pages import Place, Rows, fill_file
from tests.loopback.fake import FakeDiscord, answered
from tests.loopback.first_moves import until
from tests.loopback.logbook import is_refusal
from tests.loopback.model import Channel, Interaction, Message, User
from tests.loopback.people import action, pressable
from unobot.storage.store import Store

WITHIN = 2.0
"""Seconds within which all people of a herd press."""
LAST_DRAWINGS = 60.0
"""Seconds within which all ended tables are drawn for the last time."""
PROMISED = 20.0
"""Seconds within which a deferred answer must come."""
AT_MIDNIGHT = 3
"""How many times as many people want the daily deal as anything else."""
MOVES = 3
"""The presses in a daily deal that each person makes."""
KINDS = ("alone", "daily", "stats", "pages", "coach")
RESULTS, PLAYERS = 20_000, 2_000
"""The results in the server, and the people in them."""
OTHER_MATCHES = 1_000_000
"""A number above the number of every match that is played."""


class Wish(NamedTuple):
    """The wish of a herd."""

    press: Callable[[User], Awaitable[list[Interaction]]]
    """Lets one person press. Returns their interactions, the last one with the answer that they want."""
    done: str
    """A text of that answer."""


class Herd:
    """People who press at the same time."""

    def __init__(self, fake: FakeDiscord, channel: Channel, people: Sequence[User], seed: int) -> None:
        self._fake = fake
        self._channel = channel
        self._people = people
        self._rng = random.Random(seed)

    async def run(self, wish: Wish, seconds: float) -> report.Row:
        """Let everybody press, and return the figures after ``seconds``."""
        over = asyncio.create_task(asyncio.sleep(seconds))
        answers = await asyncio.gather(*(self._late(wish, user) for user in self._people))
        await over
        presses = [each for one in answers for each in one]
        times = [1000 * (each.acknowledged - each.sent) for each in presses if each.acknowledged is not None]
        shown = [one[-1].shown for one in answers]
        last = [self._fake.messages.get(each.id, each) for each in shown if each is not None]  # as they are by now
        return {
            "herd": len(presses),
            "herd_p50": round(quantiles(times, n=100)[49], 1) if len(times) > 1 else 0.0,
            "herd_p99": round(quantiles(times, n=100)[98], 1) if len(times) > 1 else 0.0,
            "herd_missed": len(presses) - len(times),
            "herd_refused": sum(each.shown is not None and is_refusal(each.shown) for each in presses),
            "herd_done": sum(not is_refusal(each) and wish.done in each.text for each in last),
        }

    async def _late(self, wish: Wish, user: User) -> list[Interaction]:
        await asyncio.sleep(self._rng.uniform(0, WITHIN))
        return await wish.press(user)

    async def helped(self) -> dict[int, Message]:
        """Return a screen with *Play alone* for each person."""
        screens = {}
        for user in self._people:
            answer = await self._command(user, "help")
            assert answer.shown is not None
            screens[user.id] = answer.shown
        return screens

    def alone(self, screens: dict[int, Message]) -> Wish:
        """Return the wish to play alone."""

        async def press(user: User) -> list[Interaction]:
            screen = screens[user.id]
            return [await self._press(user, screen, _button(screen, "open", "alone"))]

        return Wish(press, "Your match is in")

    def daily(self) -> Wish:
        """Return the wish to play the daily deal."""

        async def press(user: User) -> list[Interaction]:
            made = [await self._command(user, "daily")]
            for verbs in (("daily",), *[("try",)] * MOVES):
                screen = made[-1].shown
                button = None if screen is None else _button(screen, *verbs)
                if screen is None or not button:
                    break
                made.append(await self._press(user, screen, button))
            return made

        return Wish(press, "")

    def stats(self) -> Wish:
        """Return the wish to see the own stats."""

        async def press(user: User) -> list[Interaction]:
            return [await self._command(user, "stats")]

        return Wish(press, "")

    def pages(self) -> Wish:
        """Return the wish to see the leaderboard or the stats of all time: half of the people want each."""

        async def press(user: User) -> list[Interaction]:
            return [await self._command(user, self._rng.choice(("leaderboard", "stats")))]

        return Wish(press, "")

    def coach(self, finals: dict[int, Message]) -> Wish:
        """Return the wish to ask the coach about a match. ``finals``: the last message of it, by person."""

        async def press(user: User) -> list[Interaction]:
            final = finals[user.id]
            return [await self._press(user, final, _button(final, "coach"))]

        return Wish(press, "## Coach")

    async def _command(self, user: User, name: str) -> Interaction:
        return await _answered(await self._fake.command(user, self._channel, name))

    async def _press(self, user: User, message: Message, custom_id: str) -> Interaction:
        return await _answered(await self._fake.press(user, message, custom_id))


async def _answered(interaction: Interaction) -> Interaction:
    """Return an interaction after its answer, and after what a deferral has promised."""
    await answered(interaction)
    with suppress(TimeoutError):
        await until(lambda: interaction.shown is not None, within=PROMISED)
    return interaction


def _button(message: Message, verb: str, begins: str = "") -> str:
    """Return the custom id of a button; empty if there is none."""
    able = [each for each in pressable(message, verb) if action(each)[1].startswith(begins)]
    return able[0].custom_id if able else ""


async def ended(load: Load, fake: FakeDiscord, number: int) -> dict[int, Message]:
    """End the matches of some tables. Return the last message of each, by player."""
    tables = [load.tables.pop() for _ in range(number)]
    for table in tables:
        host = table.seats[0].user
        asked = await fake.command(host, table.channel, "end")
        await answered(asked)
        assert asked.shown is not None
        await answered(await fake.press(host, asked.shown, _button(asked.shown, "end")))
    players = {table.channel.id: [seat.user.id for seat in table.seats] for table in tables}

    def finals() -> dict[int, Message]:
        shown = [each for each in fake.messages.values() if each.channel.id in players and pressable(each, "coach")]
        return {player: each for each in shown for player in players[each.channel.id]}

    await until(lambda: len(finals()) == sum(map(len, players.values())), within=LAST_DRAWINGS)
    return finals()


async def fill(file: Path, place: Place) -> None:
    """Make the database of a bot, with the results of a server."""
    await (await Store.open(f"sqlite+aiosqlite:///{file}")).close()
    fill_file(file, Rows([place], OTHER_MATCHES))


async def measure(
    seconds: float, rate: float, tables: int, people: int, seed: int, kinds: Sequence[str] = KINDS
) -> dict[str, report.Row]:
    """Return the figures of the tables without a herd, and beside each herd of these ``kinds``."""
    rows: dict[str, report.Row] = {}
    with tempfile.TemporaryDirectory() as name:
        async with FakeDiscord() as fake:
            load = Load(fake, seed, channels=tables + people // 2)
            guild = next(iter(fake.guilds.values()))
            channel = fake.add_channel(guild, "herd")
            users = [fake.add_user(f"Herd{number}") for number in range(AT_MIDNIGHT * people)]
            await fill(Path(name) / "unobot.db", Place(guild.id, RESULTS, PLAYERS, [user.id for user in users]))
            async with running(fake, Path(name), "unobot") as bot:
                await load.open(tables + people // 2)
                await load.click(rate, WARM_UP, bot.pid)
                finals = await ended(load, fake, people // 2)
                rows["quiet"] = (await load.click(rate, seconds, bot.pid)).figures
                herd, everybody = Herd(fake, channel, users[:people], seed), Herd(fake, channel, users, seed)
                screens = await herd.helped()
                players = Herd(fake, channel, [fake.users[each] for each in finals], seed)
                herds = (
                    ("alone", herd, herd.alone(screens)),
                    ("daily", everybody, everybody.daily()),
                    ("stats", herd, herd.stats()),
                    ("pages", herd, herd.pages()),
                    ("coach", players, players.coach(finals)),
                )
                for kind, who, wish in herds:
                    if kind not in kinds:
                        continue
                    clicks, figures = await asyncio.gather(load.click(rate, seconds, bot.pid), who.run(wish, seconds))
                    rows[kind] = {**clicks.figures, **figures}
    return rows


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Measure what many people with the same wish cost the tables.")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--rate", type=float, default=10.0, help="clicks a second at the tables")
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--people", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kinds", nargs="+", choices=KINDS, default=KINDS, help="only some herds")
    args = parser.parse_args()
    rows = asyncio.run(measure(args.seconds, args.rate, args.tables, args.people, args.seed, args.kinds))
    print(report.table(rows))
    print("\n".join(report.doubts(rows)))


if __name__ == "__main__":
    main()
