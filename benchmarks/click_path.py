"""Measure the way of one played card through the code: `python -m benchmarks.click_path`.

Two people play in a simulated Discord. A player lays a number card with a button in the DM hand, and the calls into
unobot are traced. The first trace ends when Discord has the answer to the press. The second, of another card, ends when
all messages are drawn. Print these counts of both:

* files: how many files of ``unobot/`` had a function called in them.
* functions: how many different functions were called, without lambdas and comprehensions.
* changes of file: how many calls went to another file of ``unobot/`` than the call before. A coroutine that goes on
  after a wait is not called again, and a return is no call.
* table: how often a method of `Table`, or of its base classes, was called from outside their modules.
* ruleset: how often `parse_ruleset` was called.
* screens: how often each function of ``bot/screens`` that ends in ``_screen`` was called.
"""

from __future__ import annotations

import asyncio
import os
import random
import sys
import tempfile
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

import unobot
from tests.bot.players import begin, choices
from tests.world import Button, Person, World
from unobot.bot.client import Unobot
from unobot.settings import Settings
from unobot.tables.table import Table

PACKAGE = f"{Path(unobot.__file__).parent}{os.sep}"
TABLE_FILES = {sys.modules[base.__module__].__file__ for base in Table.__mro__ if base.__module__.startswith("unobot")}


class Trace:
    """The calls into ``unobot/`` while `recording`, as long as ``goes_on`` says so."""

    def __init__(self, goes_on: Callable[[], bool] = lambda: True) -> None:
        self.files: set[str] = set()
        self.functions: Counter[tuple[str, str]] = Counter()
        """File and qualified name: the number of calls."""
        self.changes = 0
        self.table_calls: Counter[str] = Counter()
        self._goes_on = goes_on
        self._last: str | None = None
        self._frames: set[FrameType] = set()

    @contextmanager
    def recording(self) -> Iterator[None]:
        """Record in this thread and in threads that start meanwhile."""
        threading.setprofile(self._event)
        sys.setprofile(self._event)
        try:
            yield
        finally:
            sys.setprofile(None)
            threading.setprofile(None)
            self._frames.clear()

    def calls(self, name: str) -> int:
        """Return how often functions of this name were called."""
        return sum(number for (_, function), number in self.functions.items() if function == name)

    @property
    def screens(self) -> dict[str, int]:
        """Return how often each screen was built."""
        folder = f"{PACKAGE}bot{os.sep}screens{os.sep}"
        return {
            name: number
            for (file, name), number in sorted(self.functions.items())
            if file.startswith(folder) and name.endswith("_screen") and not name.startswith("_")
        }

    def _event(self, frame: FrameType, event: str, _: object) -> None:
        file, name = frame.f_code.co_filename, frame.f_code.co_qualname
        if event != "call" or not file.startswith(PACKAGE) or frame in self._frames or not self._goes_on():
            return
        self._frames.add(frame)  # the frame of a coroutine is entered again after each wait
        self.files.add(file)
        if not name.endswith(">"):
            self.functions[file, name] += 1
        if self._last not in (None, file):
            self.changes += 1
        self._last = file
        caller = frame.f_back
        from_outside = caller is None or caller.f_code.co_filename not in TABLE_FILES
        if from_outside and file in TABLE_FILES and isinstance(frame.f_locals.get("self"), Table):
            self.table_calls[name.rpartition(".")[2]] += 1


async def play_until_a_number(world: World, *people: Person) -> tuple[Person, Button]:
    """Play until a player can lay a number card from the DM hand; return them and that button."""
    while True:
        for person in people:
            moves = choices(person.direct())
            numbers = [button for button in moves if button.label.isdigit()]
            if numbers:
                return person, numbers[0]
            if moves:
                await person.press(moves[-1].custom_id, on=person.direct())
        await world.advance(12)


async def trace_card(world: World, person: Person, button: Button, *, until_answer: bool) -> Trace:
    """Press the button in the DM hand; return the trace until the answer, or until everything is drawn."""
    log, start = world.env.http_requests, len(world.env.http_requests)

    def unanswered() -> bool:
        return not any(entry.path.endswith("/callback") for entry in log[start:])

    trace = Trace(unanswered) if until_answer else Trace()
    with trace.recording():
        await person.press(button.custom_id, on=person.direct())
        await world.advance(6)
    return trace


async def measure() -> None:
    """Print both traces."""
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(database_url=f"sqlite+aiosqlite:///{folder}/unobot.db", press_limit=0, emojis=False)
        async with World(lambda: Unobot(settings, rng=random.Random(1), race_hold=0.0)) as world:
            people = world.person("Ann"), world.person("Ben")
            await begin(world, *people)
            for until_answer, name in ((True, "until the answer"), (False, "until everything is drawn")):
                trace = await trace_card(world, *await play_until_a_number(world, *people), until_answer=until_answer)
                print(name)
                print(f"  files            {len(trace.files)}")
                print(f"  functions        {len(trace.functions)}")
                print(f"  changes of file  {trace.changes}")
                print(f"  table            {trace.table_calls.total()}  {dict(trace.table_calls)}")
                print(f"  ruleset          {trace.calls('parse_ruleset')}")
                print(f"  screens          {trace.screens}")


if __name__ == "__main__":
    asyncio.run(measure())
