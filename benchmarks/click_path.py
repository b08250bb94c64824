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

Option ``--path`` also prints the changes of file, the most frequent first, and the sequence of the calls.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import sys
import tempfile
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import groupby, pairwise
from operator import itemgetter
from pathlib import Path
from types import FrameType

import unobot
from tests.bot.players import begin, choices
from tests.world import Button, Person, World
from unobot.bot.client import Unobot
from unobot.settings import Settings
from unobot.tables.table import Table

PACKAGE = f"{Path(unobot.__file__).parent}{os.sep}"
SIMULATOR = f"{PACKAGE}demo{os.sep}"
"""The simulated Discord: its calls are no part of the bot's way, and their number depends on the threads."""
TABLE_FILES = {sys.modules[base.__module__].__file__ for base in Table.__mro__ if base.__module__.startswith("unobot")}


class Trace:
    """The calls into ``unobot/`` while `recording`, as long as ``goes_on()`` is true."""

    def __init__(self, goes_on: Callable[[], bool] = lambda: True) -> None:
        self.files: set[str] = set()
        self.functions: Counter[tuple[str, str]] = Counter()
        """The number of calls, by file and qualified name."""
        self.sequence: list[tuple[str, str]] = []
        """File and qualified name of each call, in order."""
        self.table_calls: Counter[str] = Counter()
        self._goes_on = goes_on
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

    @property
    def transitions(self) -> Counter[tuple[str, str]]:
        """Return how often a call went from one file to another, by both files."""
        files = [file for file, _ in self.sequence]
        return Counter((last, file) for last, file in pairwise(files) if last != file)

    @property
    def changes(self) -> int:
        """Return how many calls went to another file than the call before."""
        return self.transitions.total()

    def _event(self, frame: FrameType, event: str, _: object) -> None:
        file, name = frame.f_code.co_filename, frame.f_code.co_qualname
        if event != "call" or not file.startswith(PACKAGE) or file.startswith(SIMULATOR):
            return
        if frame in self._frames or not self._goes_on():
            return
        self._frames.add(frame)  # the frame of a coroutine is entered again after each wait
        self.files.add(file)
        if not name.endswith(">"):
            self.functions[file, name] += 1
        self.sequence.append((file, name))
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


def print_path(trace: Trace) -> None:
    """Print the changes of file, the most frequent first, and the calls in order, grouped by file."""
    print("  changes of file, by number")
    for (last, file), number in trace.transitions.most_common():
        print(f"  {number:4}  {last.removeprefix(PACKAGE)} -> {file.removeprefix(PACKAGE)}")
    print("  calls")
    for file, calls in groupby(trace.sequence, key=itemgetter(0)):
        print(f"        {file.removeprefix(PACKAGE)}: {', '.join(name for _, name in calls)}")


async def measure(*, path: bool) -> None:
    """Print both traces; with ``path``, print their transitions too."""
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(database_url=f"sqlite+aiosqlite:///{folder}/unobot.db", press_limit=0, emojis=False)
        async with World(lambda: Unobot(settings, rng=random.Random(1), race_hold=0.0)) as world:
            people = world.person("Ann"), world.person("Ben")
            await begin(world, *people)
            for until_answer, name in ((True, "until the answer"), (False, "until everything is drawn")):
                card = await play_until_a_number(world, *people)
                await world.advance(12)  # draw what the moves before it changed
                trace = await trace_card(world, *card, until_answer=until_answer)
                print(name)
                print(f"  files            {len(trace.files)}")
                print(f"  functions        {len(trace.functions)}")
                print(f"  changes of file  {trace.changes}")
                print(f"  table            {trace.table_calls.total()}  {dict(trace.table_calls)}")
                print(f"  ruleset          {trace.calls('parse_ruleset')}")
                print(f"  screens          {trace.screens}")
                if path:
                    print_path(trace)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Measure the way of one played card through the code.")
    parser.add_argument("--path", action="store_true", help="also print the changes of file and the calls in order")
    asyncio.run(measure(path=parser.parse_args().path))
