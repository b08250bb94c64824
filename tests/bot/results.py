"""Results of matches to show: won by a team, by an AI, ended early, with a former player and with rules of old."""

from __future__ import annotations

from unobot.model.former import FORMER
from unobot.model.match_result import MatchResult, SeatResult
from unobot.rules.ruleset.ruleset import OFFICIAL, PRESETS, Ruleset


def seat(number: int, name: str, place: int, score: int = 0, level: str | None = None) -> SeatResult:
    """Return the result of a seat."""
    user_id = None if level else 1000 + number
    return SeatResult(
        seat=number,
        user_id=user_id,
        name=name,
        level=level,
        place=place,
        score=score,
        points=score,
        rounds=3,
        rounds_won=1,
    )


def result(number: int, *seats: SeatResult, rules: str = OFFICIAL.code, won: bool = True) -> MatchResult:
    """Return the result of match ``number``, which was at the table with the same number."""
    return MatchResult(
        match_id=number,
        table_id=number,
        guild_id=5,
        channel_id=6,
        started=1_700_000_000.0,
        ended=1_700_000_000.0 + 60 * number,
        how="won" if won else "closed",
        rules=rules,
        rounds=number,
        seats=seats,
    )


RESULTS = [
    result(8, seat(0, "Ann", 1, 512), seat(1, "Ben", 2, 340), seat(2, "Kim", 3, 9, "casual")),
    result(7, seat(0, "Ann", 2, 40), seat(1, FORMER, 1, 505), rules=PRESETS["party"].code),
    result(6, *(seat(at, f"{at}" * 24, at + 1, 5000 - at) for at in range(10)), rules=Ruleset(seven=True).code),
    result(5, seat(0, "Ann", 1), seat(1, "Ben", 2), seat(2, "Cleo", 1), seat(3, "Dev", 2), rules="AZZ9?"),
    result(4, seat(0, "Ann", 1, 20), seat(1, "Ben", 2, 10), won=False),
]
