"""Tables, JSON and judgements of measurements."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

LATE = 20.0
"""The driver was late if one in a hundred of its clicks was sent this many milliseconds too late."""
FULL = 0.85
"""The driver was the bottleneck if it used this share of a core."""

Row = Mapping[str, float]


def doubts(rows: Mapping[str, Row]) -> list[str]:
    """Return the reasons why nothing may be judged by these rows, as sentences."""
    found = []
    for name, row in rows.items():
        if row.get("driver_late_p99", 0.0) > LATE:
            found.append(f"{name}: the driver was {row['driver_late_p99']:.0f} ms late with 1 % of its clicks.")
        if row.get("driver_share", 0.0) > FULL:
            found.append(f"{name}: the driver used {row['driver_share']:.0%} of a core.")
    return found


def table(rows: Mapping[str, Row]) -> str:
    """Return the rows as a table, with one line for each figure."""
    figures = list(dict.fromkeys(figure for row in rows.values() for figure in row))
    lines = [["", *rows], *([each, *(_number(row.get(each)) for row in rows.values())] for each in figures)]
    widths = [max(len(line[column]) for line in lines) for column in range(len(lines[0]))]
    return "\n".join(_line(line, widths) for line in lines)


def _line(cells: Sequence[str], widths: Sequence[int]) -> str:
    first, *others = zip(cells, widths, strict=True)
    return "  ".join([first[0].ljust(first[1]), *(cell.rjust(width) for cell, width in others)])


def _number(value: float | None) -> str:
    if value is None:
        return ""
    return f"{value:,}" if isinstance(value, int) else f"{value:,.2f}"
