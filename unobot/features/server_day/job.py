"""Post the day of each server that wants it, once a day.

A message is due after the daily deals of a day are closed. A server's settings hold the last day that was posted, and
Discord sends one message for each nonce. So a restart, and a second process, post no day again.
"""

from __future__ import annotations

import asyncio
from datetime import timedelta
from functools import partial

from msgspec.structs import replace

from unobot.bot.kit import Kit
from unobot.features.daily.rules import last_day, next_closing, opening, streak_of
from unobot.features.daily.store import DailyStore
from unobot.features.results.store import Results
from unobot.features.server_day.messages import post_day
from unobot.features.server_day.rules import WEEK, DailyLine, ServerDay, rematch_of
from unobot.model.daily_try import WORLD, DailyTry
from unobot.tables.job import Job, Part


class ServerDays(Job):
    """The days of the servers that this process serves."""

    def __init__(self, kit: Kit) -> None:
        self._kit = kit
        self._alarm: asyncio.TimerHandle | None = None
        self._is_stopped = False

    async def clean_up(self, part: Part) -> None:
        """Post what is due now, and wait for the end of the day. Called at the start and once a day."""
        with part("posting the days of servers"):
            await self._post_due()
        self._set_alarm()

    def stop(self) -> None:
        """Post nothing new, because the bot stops."""
        self._is_stopped = True
        self.close()

    def close(self) -> None:
        """Cancel the alarm."""
        if self._alarm is not None:
            self._alarm.cancel()

    def _set_alarm(self) -> None:
        self.close()
        if not self._is_stopped:
            now = self._kit.clock()
            self._alarm = asyncio.get_running_loop().call_later(next_closing(now) - now, self._ring)

    def _ring(self) -> None:
        self._kit.messages.tasks.start(("days",), self._post_due)
        self._set_alarm()

    async def _post_due(self) -> None:
        """Begin the message of each server. Raises `StorageError`."""
        for server_id in filter(self._kit.at_home, await self._kit.messages.preferences.servers()):
            if (await self._kit.messages.preferences.own_settings(server_id)).day_channel is not None:
                self._kit.messages.tasks.start(("day", server_id), partial(self._post, server_id))

    async def _post(self, server_id: int) -> None:
        """Post the last day of a server if that is not done.

        Raises `StorageError`, and `discord.HTTPException` if it can be tried again.
        """
        kit, preferences, day = self._kit, self._kit.messages.preferences, last_day(self._kit.clock())
        settings = await preferences.latest_settings(server_id)
        guild = kit.client.get_guild(server_id)
        if settings.day_channel is None or settings.day_posted >= day.isoformat() or guild is None or guild.unavailable:
            return
        server_day = await self._read(server_id)
        if not server_day.is_quiet:
            await post_day(kit, guild, settings.day_channel, server_day)
        settings = await preferences.latest_settings(server_id)  # an admin may have changed them meanwhile
        await preferences.store_settings(server_id, replace(settings, day_posted=day.isoformat()), server_id)

    async def _read(self, server_id: int) -> ServerDay:
        """Return the last day of a server, without people who are banned or do not want to be listed."""
        kit, day = self._kit, last_day(self._kit.clock())
        policy = await kit.hub.policies.of(server_id)
        tries = await kit[DailyStore].results(server_id, day.isoformat())
        end = opening(day + timedelta(days=1))
        results = await kit[Results].between(server_id, (end - WEEK).timestamp(), end.timestamp())
        people = {seat.user_id for result in results for seat in result.seats} | {attempt.user_id for attempt in tries}
        unlisted = {
            user_id
            for user_id in people
            if user_id and (policy.bans(user_id) or not (await kit.messages.preferences.of_user(user_id)).rated)
        }
        dailies = []
        for deal in (server_id, WORLD):
            listed = [attempt for attempt in tries if attempt.server_id == deal and attempt.user_id not in unlisted]
            lines = [await self._line(attempt) for attempt in listed]
            if lines:
                dailies.append((deal, tuple(sorted(lines, key=lambda line: (-line.points, line.user_id)))))
        return ServerDay(
            day=day,
            dailies=tuple(dailies),
            matches=sum(result.ended >= opening(day).timestamp() for result in results),
            rematch=rematch_of(results, unlisted),
        )

    async def _line(self, attempt: DailyTry) -> DailyLine:
        """Return the line of a finished try."""
        assert attempt.squares is not None and attempt.points is not None  # noqa: PT018 - it is finished
        day = last_day(self._kit.clock())
        days = await self._kit[DailyStore].days(attempt.user_id, attempt.server_id)
        streak = streak_of((each for each in days if each <= day), day)
        return DailyLine(attempt.user_id, attempt.squares, attempt.points, streak.now)
