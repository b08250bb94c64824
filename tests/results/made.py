"""Results of matches that were never played: people with known strengths, and places by chance."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from itertools import count

from unobot.model.match_result import How, MatchResult, Presence, SeatResult

GUILD, CHANNEL = 11, 21
NOVEMBER = 1_794_000_000.0
"""A moment in November 2026."""
HOUR, MINUTE = 3600.0, 60.0
OFFICIAL, PARTY = "Ax", "Aparty"

_ids = count(1)


def seat(user_id: int | None, place: int, presence: Presence = "played", **more: object) -> SeatResult:
    """Return the result of a person, or of an AI without an id."""
    facts: dict[str, object] = {
        "seat": place - 1,
        "user_id": user_id,
        "name": f"Person {user_id}" if user_id else "Kim",
        "level": None if user_id else "casual",
        "place": place,
        "score": 500 if place == 1 else 100,
        "points": 500 if place == 1 else 100,
        "rounds": 5,
        "rounds_won": 3 if place == 1 else 1,
        "presence": presence,
        "rated": bool(user_id) and presence != "removed",
    }
    return SeatResult(**facts | more)  # type: ignore[arg-type]  # made from names


def result(
    *seats: SeatResult, how: How = "won", ended: float | None = None, rules: str = OFFICIAL, guild_id: int = GUILD
) -> MatchResult:
    """Return the result of a match, a minute after the last one: all are of one quarter, however many there are."""
    match_id = next(_ids)
    ended = NOVEMBER + match_id * MINUTE if ended is None else ended
    return MatchResult(
        match_id=match_id,
        table_id=match_id,
        guild_id=guild_id,
        channel_id=CHANNEL,
        started=ended - HOUR,
        ended=ended,
        how=how,
        rules=rules,
        rounds=5,
        seats=seats,
    )


def played(people: Sequence[int], rng: random.Random, strengths: dict[int, float], **more: object) -> MatchResult:
    """Return a result in which stronger people are more often before weaker ones (Plackett-Luce)."""
    order = sorted(people, key=lambda who: math.log(-math.log(rng.random())) - strengths.get(who, 0.0))
    return result(*(seat(who, place) for place, who in enumerate(order, 1)), **more)  # type: ignore[arg-type]
