"""The contenders of an arena: external programs, and levels."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

from unobot.ai.strategies import STRATEGIES
from unobot.rules.ruleset.ruleset import MAX_SEATS, MIN_SEATS
from unobot.uui.engine_process import EngineSpec

LEVEL: Final = "level:"
_MAX_NAME_LENGTH: Final = 40


class ArenaError(ValueError):
    """These matches cannot be played; the message is the reason in one sentence, without a full stop."""


class Contender(msgspec.Struct, frozen=True):
    """A contender in an arena, on one seat or several: an AI ``level``, or an ``engine``."""

    name: str
    level: str | None = None
    engine: EngineSpec | None = None


def read_contenders(texts: Sequence[str], limits: EngineSpec) -> list[Contender]:
    """Read contenders in the format of ``--engine``: ``level:clever``, or the command line of a program.

    A command line is split into an argument list like in a shell, but no shell runs it. ``limits`` apply to every
    program. A name that occurs again gets a number. Raise ``ArenaError``.
    """
    contenders: list[Contender] = []
    for text in texts:
        level = text.removeprefix(LEVEL) if text.startswith(LEVEL) else None
        if level is not None and level not in STRATEGIES:
            raise ArenaError(f"there is no AI level {level!r}, only {', '.join(STRATEGIES)}")
        try:
            argv = tuple(shlex.split(text))
        except ValueError as error:
            raise ArenaError(f"the command {text!r} cannot be read: {str(error).lower()}") from error
        if not argv:
            raise ArenaError("an engine needs a command")
        name = level or " ".join((Path(argv[0]).name, *argv[1:]))
        name = name if len(name) <= _MAX_NAME_LENGTH else f"{name[: _MAX_NAME_LENGTH - 1]}…"
        same = sum(other.name == name or other.name.startswith(f"{name} #") for other in contenders)
        name = f"{name} #{same + 1}" if same else name
        engine = None if level else msgspec.structs.replace(limits, name=name, argv=argv)
        if engine is not None and engine.program is None:
            raise ArenaError(f"there is no program {argv[0]!r}")
        contenders.append(Contender(name, level, engine))
    return contenders


def read_layout(text: str | None, contenders: int) -> list[int]:
    """Read the contender at each seat of the first match: ``1,2,2,2`` are numbers of ``contenders``, from 1.

    Without a text each contender has one seat. Return indexes from 0. Raise ``ArenaError``, also for too few or too
    many seats.
    """
    words = [str(number + 1) for number in range(contenders)] if text is None else text.split(",")
    layout: list[int] = []
    for word in words:
        if not word.strip().isdecimal() or not 1 <= int(word) <= contenders:
            raise ArenaError(f"seats must be engine numbers from 1 to {contenders}, separated by commas, not {text!r}")
        layout.append(int(word) - 1)
    if len(set(layout)) < contenders:
        raise ArenaError(f"every engine needs a seat, and {text!r} leaves one out")
    if not MIN_SEATS <= len(layout) <= MAX_SEATS:
        raise ArenaError(f"a match takes {MIN_SEATS} to {MAX_SEATS} seats, not {len(layout)}")
    return layout
