"""Matches to replay: simulated ones, stored ones, and one with hostile names."""

from __future__ import annotations

from functools import cache
from io import StringIO
from pathlib import Path

from msgspec.structs import replace

from unobot.model.former import FORMER
from unobot.records.reader import read_record, read_records
from unobot.records.writer import Record
from unobot.rules.ruleset.ruleset import PRESETS
from unobot.selfplay.simulate import simulate

PLAYTHROUGHS = Path(__file__).parent.parent / "playthroughs"
HOSTILE = (
    '</script><script>alert("x")</script>',
    "\"><img src=https://evil.example/x onerror=alert(1)>'",
    "\u202eevil\u2066 [[script]] {{play}}",
    "👩‍👩‍👧 \uf0f1 &amp; <b>",
    FORMER,
    "former player",
    "x" * 500,
    "\u0000\u0007 \t",
    "__proto__",
    "אבג",
)


@cache
def simulated(preset: str, seats: int, seed: int = 7) -> Record:
    """Return a match of novices, who forget half of their Unos."""
    file = StringIO()
    simulate(["novice"] * seats, 1, seed, ruleset=PRESETS[preset], forget=0.5, record=file)
    return read_record(file.getvalue().splitlines())


@cache
def stored(name: str) -> Record:
    """Return the first match of a stored file."""
    lines = (PLAYTHROUGHS / f"{name}.jsonl").read_text("utf-8").splitlines()
    return next(read_records(lines))[0]


def hostile() -> Record:
    """Return a match of ten seats with names that try to break out of their page."""
    return replace(simulated("official", 10), seats=HOSTILE)
