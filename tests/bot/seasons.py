"""Fill a server with the results of matches that nobody has to play."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

from tests.world import World
from unobot.features.results.store import Results
from unobot.model.match_result import LeaderboardRow, MatchResult, PlayerStats, SeatResult
from unobot.rules.ruleset.ruleset import OFFICIAL, Ruleset

MATCH, TABLE = 10_000, 4
"""The id of the first match, and the people at a table."""


def results_of(world: World) -> Results:
    """Return the results of the bot."""
    bot: Any = world.bot
    results: Results = bot.router.kit[Results]
    return results


async def fill_season(
    world: World, people: Sequence[tuple[int, str]], matches: int, ruleset: Ruleset = OFFICIAL, seed: int = 1
) -> None:
    """Write matches of four people each, which end now. The first people win more often."""
    chance = random.Random(seed)
    now = world.env.now().timestamp()
    played: Counter[tuple[int, str]] = Counter()
    strength = {person: 3.0 - 2.5 * at / len(people) for at, person in enumerate(people)}
    with world.env.time_context():
        for number in range(matches):
            table = sorted(people, key=lambda person: (played[person], chance.random()))[:TABLE]  # all play as often
            played.update(table)
            order = sorted(table, key=lambda person: chance.random() ** (1 / strength[person]), reverse=True)
            seats = tuple(
                SeatResult(
                    seat=place - 1,
                    user_id=user_id,
                    name=name,
                    level=None,
                    place=place,
                    score=500 if place == 1 else 100,
                    points=500 if place == 1 else 100,
                    rounds=6,
                    rounds_won=3 if place == 1 else 1,
                    rated=True,
                    unos_caught=chance.randrange(2),
                    unos_missed=chance.randrange(2),
                    challenges_right=chance.randrange(2),
                    challenges_wrong=chance.randrange(2),
                    colors=(chance.randrange(3), chance.randrange(2), chance.randrange(2), chance.randrange(4)),
                )
                for place, (user_id, name) in enumerate(order, 1)
            )
            await results_of(world).write(
                MatchResult(
                    match_id=MATCH + seed * 1000 + number,
                    table_id=MATCH + seed * 1000 + number,
                    guild_id=world.guild.id,
                    channel_id=world.channel.id,
                    started=now - 600,
                    ended=now,
                    how="won",
                    rules=ruleset.code,
                    rounds=6,
                    seats=seats,
                )
            )


def player_stats(matches: int = 134, rating: LeaderboardRow | None = None) -> PlayerStats:
    """Return the stats of a person with many matches."""
    return PlayerStats(
        name="Ann",
        matches=matches,
        wins=47,
        rounds=400,
        rounds_won=120,
        points=9200,
        unos_missed=11,
        unos_caught=38,
        challenges_right=7,
        challenges_wrong=4,
        colors=(31, 12, 20, 58),
        streak=2,
        best_streak=5,
        rating=rating,
    )
