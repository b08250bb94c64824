"""The seasons of a server: parts of the year in UTC. A season is a text, such as `2026-11` or `2026-Q4`."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

from unobot.model.places import Seasons

DEFAULT_SEASONS: Final[Seasons] = "monthly"
"""The seasons of a server that has not chosen any."""
ALL_TIME: Final = ""
"""The season that never ends."""


def season_of(moment: float, seasons: Seasons) -> str:
    """Return the season of a moment (Unix seconds). It is `ALL_TIME` in a server without seasons."""
    if seasons == "never":
        return ALL_TIME
    date = datetime.fromtimestamp(moment, UTC)
    return f"{date.year:04}-{date.month:02}" if seasons == "monthly" else f"{date.year:04}-Q{(date.month + 2) // 3}"


def kind_of(season: str) -> Seasons:
    """Return the kind of seasons to which a season belongs."""
    return "never" if season == ALL_TIME else "quarterly" if "Q" in season else "monthly"


def season_start(season: str) -> float:
    """Return the first moment of a season (Unix seconds)."""
    year, _, part = season.partition("-")
    month = 3 * int(part[1:]) - 2 if part.startswith("Q") else int(part)
    return datetime(int(year), month, 1, tzinfo=UTC).timestamp()


def season_end(season: str) -> float:
    """Return the first moment after a season (Unix seconds)."""
    start = datetime.fromtimestamp(season_start(season), UTC)
    months = 3 if "Q" in season else 1
    year, month = divmod(start.year * 12 + start.month - 1 + months, 12)
    return datetime(year, month + 1, 1, tzinfo=UTC).timestamp()
