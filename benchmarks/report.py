"""Tables, JSON and judgments of measurements."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

LATE = 20.0
"""The driver was late if one in a hundred of its clicks was sent this many milliseconds too late."""
FULL = 0.85
"""The driver was the bottleneck if it used this share of a core."""
REFUSED = 0.02
"""If more than this share of clicks was refused, mostly for being late, their cost is not the cost of a move."""
OTHERS = 0.5
"""The machine was busy if other processes used this share of a core."""
DOUBTFUL = 3
"""The exit status if nothing is judged."""
TOLERANCE = 4 / 3
"""A ratio may be this many times the stored one. A busy machine slows both sides, but not quite equally."""
WITHOUT_PICTURES = ("words only", "empty", "floor")
"""The bots that send no pictures. They are the ends of the names of their rows, after a comma if there is one."""
RATES = ("moves_per_second",)
"""Figures of which more is better."""
RATIOS = {
    "CPU a click with pictures / words only": ("click", "unobot", "words only", "cpu_ms"),
    "CPU a click with pictures / empty bot": ("click", "unobot", "empty", "cpu_ms"),
    "CPU a click with pictures / picture floor": ("click", "unobot", "picture floor", "cpu_ms"),
    "CPU a click, words only / empty bot": ("click", "words only", "empty", "cpu_ms"),
    "CPU a click, words only / work floor": ("click", "words only", "floor", "cpu_ms"),
    "answer p50 with pictures / picture floor": ("click", "unobot", "picture floor", "p50"),
    "answer p99 with pictures / picture floor": ("click", "unobot", "picture floor", "p99"),
    "answer p50, words only / work floor": ("click", "words only", "floor", "p50"),
    "answer p99, words only / work floor": ("click", "words only", "floor", "p99"),
    "append on SQLite / raw sqlite3": ("storage", "SQLite, one", "sqlite3", "cpu_ms"),
    "16 appends at once on SQLite / raw sqlite3": ("storage", "SQLite, 16 at once", "sqlite3", "cpu_ms"),
    "append on PostgreSQL / raw sqlite3": ("storage", "PostgreSQL, one", "sqlite3", "cpu_ms"),
    "imports / those of discord.py": ("start", "import unobot", "import discord", "cpu_s"),
    "start with 10,000 tables / with 10": ("start", "many tables", "few tables", "cpu_s"),
    "a move of the official rules / RLCard": ("rules", "official, 2 seats", "RLCard, 2 seats", "moves_per_second"),
    "a move of the party rules / RLCard": ("rules", "party, 2 seats", "RLCard, 2 seats", "moves_per_second"),
    "a move of classic113 / RLCard": ("rules", "classic113, 2 seats", "RLCard, 2 seats", "moves_per_second"),
    "picture of a table / rectangle": ("pictures", "table of four", "a rectangle", "cpu_ms"),
    "picture of a hand / rectangle": ("pictures", "hand of 7", "a rectangle", "cpu_ms"),
    "a decision of numbers-first / its view": ("decisions", "numbers-first", "observe", "p50"),
    "a decision of four-steps / its view": ("decisions", "four-steps", "observe", "p50"),
    "a decision of expert / its view": ("decisions", "expert", "observe", "p50"),
}
"""Each ratio: the row, the contestant, what it is compared with, and the figure."""

Row = Mapping[str, float]


def refuses(row: Row) -> bool:
    """Return whether too many clicks were refused to say what a move costs."""
    return row.get("refused", 0.0) > REFUSED * row.get("clicks", 0.0)


def doubts(rows: Mapping[str, Row], *, overload: bool = False) -> list[str]:
    """Return the reasons why nothing may be judged by these rows, as sentences.

    ``overload``: the rows go to the limits of the bot. There, refusals are expected. A driver that is late sends
    bursts, which are harder for the bot.
    """
    sentences = []
    for name, row in rows.items():
        if not row.get("clicks", 1):
            sentences.append(f"{name}: the driver sent no click.")
        if name.rpartition(", ")[2] not in WITHOUT_PICTURES and not row.get("uploads", 1):
            sentences.append(f"{name}: the bot sent no picture.")
        if not overload and refuses(row):
            sentences.append(f"{name}: {row['refused']:.0f} clicks were refused, which costs less than a move.")
        if not overload and row.get("driver_late_p99", 0.0) > LATE:
            sentences.append(f"{name}: the driver was {row['driver_late_p99']:.0f} ms late with 1 % of its clicks.")
        if not overload and row.get("driver_share", 0.0) > FULL:
            sentences.append(f"{name}: the driver used {row['driver_share']:.0%} of a core.")
        if row.get("others_share", 0.0) > OTHERS:
            sentences.append(f"{name}: other programs used {row['others_share']:.0%} of a core.")
    return sentences


def ratios(measured: Mapping[str, Mapping[str, Row]]) -> dict[str, float]:
    """Return the costs as ratios to the cost of something simpler in the same run. Less is better."""
    values = {}
    for name, (row, above, below, figure) in RATIOS.items():
        rows = measured.get(row, {})
        one, other = (rows.get(contestant, {}).get(figure) for contestant in (above, below))
        if one and other:
            values[name] = round(other / one if figure in RATES else one / other, 3)
    return values


def worse(now: Mapping[str, float], stored: Mapping[str, float]) -> list[str]:
    """Return the ratios that are over a third above the stored ones, as sentences."""
    return [
        f"{name} is {now[name]:.2f}, and was {stored[name]:.2f}."
        for name in stored
        if name in now and now[name] > stored[name] * TOLERANCE
    ]


def table(rows: Mapping[str, Row]) -> str:
    """Return the rows as a table, with one line for each figure."""
    figures = list(dict.fromkeys(figure for row in rows.values() for figure in row))
    lines = [["", *rows], *([figure, *(_number(row.get(figure)) for row in rows.values())] for figure in figures)]
    widths = [max(len(line[column]) for line in lines) for column in range(len(lines[0]))]
    return "\n".join(_line(line, widths) for line in lines)


def _line(cells: Sequence[str], widths: Sequence[int]) -> str:
    first, *others = zip(cells, widths, strict=True)
    return "  ".join([first[0].ljust(first[1]), *(cell.rjust(width) for cell, width in others)])


def _number(value: float | None) -> str:
    if value is None:
        return ""
    return f"{value:,}" if isinstance(value, int) else f"{value:,.2f}"
