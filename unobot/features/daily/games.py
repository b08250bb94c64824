"""The tries of users at daily deals: begin one, find it for a press, store its moves, and compare the results."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import date

from msgspec.structs import replace

from unobot.features.daily.record import ais_of, daily_game, daily_record, points_of, squares_of
from unobot.features.daily.rules import (
    VERSION,
    Comparison,
    Deal,
    Streak,
    closing,
    comparison_of,
    day_of,
    end_of,
    opening,
    parse_day,
    season_of,
    seed_of,
    streak_of,
    world_deal,
)
from unobot.features.daily.store import DailyStore
from unobot.features.solo.game import BrokenLineError, GameCache, SoloGame
from unobot.model.clock import Clock
from unobot.model.daily_try import WORLD, DailyTry
from unobot.model.refused import Refused, Stale
from unobot.model.storage_errors import Damaged, Overtaken
from unobot.tables.job import Job, Part


@dataclass(frozen=True, slots=True)
class OpenTry:
    """A try of one press: the stored state, its deal, and the game after its moves."""

    stored: DailyTry
    deal: Deal = field(repr=False)
    game: SoloGame = field(repr=False)


@dataclass(frozen=True, slots=True)
class DailyEntry:
    """The data about a deal that a user may see: their try, its result, and the public seals."""

    server_id: int
    """The server whose deal it is, or `WORLD`."""
    day: date
    attempt: DailyTry | None
    is_playable: bool
    """Whether the user can begin the try, or go on with it, now."""
    streak: Streak
    comparison: Comparison | None
    """The results of the server in which the try was begun, if the user finished it there."""
    end: str | None = None
    """The public end of the server's season in hexadecimal."""
    seed: str | None = None
    """The seed in hexadecimal, after the day."""
    is_replaced: bool = False
    """Whether the user began this day's deal in another version, and that try cannot go on in this one."""
    is_erased: bool = False
    """Whether the user began this day's deal, and then deleted their data."""
    is_damaged: bool = False
    """Whether the stored data of this deal cannot be read. Then all other fields are empty."""


class DailyGames(Job):
    """The daily deals of a process. All methods raise `StorageError`."""

    def __init__(self, store: DailyStore, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._cache = GameCache()

    @property
    def today(self) -> date:
        """Return the day whose deals users can begin now."""
        return day_of(self._clock())

    def day(self, date_text: str) -> date:
        """Return the day that a user typed, or today if the text is empty. Raises `Refused` for a future day."""
        if not date_text:
            return self.today
        try:
            day = parse_day(date_text)
        except ValueError:
            raise Refused("refused-daily-date", today=self.today.isoformat()) from None
        if day > self.today:
            raise Refused(
                "refused-daily-future",
                day=day.isoformat(),
                when=round(opening(day).timestamp()),
                today=self.today.isoformat(),
            )
        return day

    async def clean_up(self, part: Part) -> None:
        """Delete the last rows of tries at earlier deals of users who deleted their data."""
        with part("deleting codes of earlier daily deals"):
            await self._store.prune_erased(self.today.isoformat())

    def is_closed(self, day: date) -> bool:
        """Return whether tries of a day have ended, so that its seed is public."""
        return self._clock() >= closing(day).timestamp()

    async def entry(self, user_id: int, server_id: int, guild_id: int | None, day: date) -> DailyEntry:
        """Return the data about a deal that a user may see. ``guild_id``: the server of their interaction.

        If the data of a deal is damaged, its entry says so, and the other deals can still be shown.
        """
        try:
            return await self._entry(user_id, server_id, guild_id, day)
        except Damaged:  # the store has named it in the log
            return DailyEntry(
                server_id, day, None, is_playable=False, streak=Streak(0, 0), comparison=None, is_damaged=True
            )

    async def _entry(self, user_id: int, server_id: int, guild_id: int | None, day: date) -> DailyEntry:
        attempt = await self._store.find(user_id, server_id, day.isoformat(), None)
        streak = streak_of(await self._store.days(user_id, server_id), self.today)
        comparison = end = None
        seed: bytes | None = None
        if (
            attempt is not None
            and attempt.points is not None
            and attempt.guild_id is not None
            and attempt.guild_id == guild_id
        ):
            points = await self._store.points(server_id, attempt.day, attempt.deal_version, attempt.guild_id)
            comparison = comparison_of(points, attempt.points)
        if server_id == WORLD:
            seed = world_deal(day, VERSION if attempt is None else attempt.deal_version).seed
        elif (root := await self._root(server_id, day)) is not None:
            seed, end = seed_of(root, day), end_of(root, day).hex()
        is_replaced = attempt is not None and await self._is_replaced(attempt)
        is_erased = attempt is None and await self._store.is_erased(user_id, server_id, day.isoformat())
        return DailyEntry(
            server_id,
            day,
            attempt,
            not is_erased and self._is_playable(attempt, day, is_replaced=is_replaced),
            streak,
            comparison,
            end,
            seed.hex() if seed is not None and self.is_closed(day) else None,
            is_replaced=is_replaced,
            is_erased=is_erased,
        )

    def _is_playable(self, attempt: DailyTry | None, day: date, *, is_replaced: bool) -> bool:
        if attempt is None or is_replaced:
            return day == self.today  # a new try takes the place of one that cannot go on
        return attempt.squares is None and not self.is_closed(day)

    async def _is_replaced(self, attempt: DailyTry) -> bool:
        """Return whether a try was begun in another version, is unfinished, and cannot go on in this one."""
        if attempt.deal_version == VERSION or attempt.squares is not None:
            return False
        try:
            await self._open_game(attempt, "")
        except Refused:
            return True
        return False

    async def begin(self, user_id: int, server_id: int, guild_id: int | None, name: str) -> OpenTry:
        """Begin the only try of a user at today's deal, or return the try that they have begun.

        Raises `Refused` if they began a try, and then deleted their data.

        A try from another version counts, unless this version cannot continue it.
        """
        attempt = await self._store.find(user_id, server_id, self.today.isoformat(), None)
        if attempt is not None and attempt.deal_version != VERSION and not await self._is_replaced(attempt):
            return await self._open_game(attempt, name)
        if attempt is None and await self._store.is_erased(user_id, server_id, self.today.isoformat()):
            raise Refused("refused-daily-erased")
        new_try = DailyTry(
            user_id=user_id,
            server_id=server_id,
            guild_id=guild_id,
            day=self.today.isoformat(),
            deal_version=VERSION,
            touched=self._clock(),
        )
        open_try = await self._open_game(await self._store.begin(new_try), name)
        if open_try.stored.line:
            return open_try
        open_try.game.start()
        try:
            return await self.save(open_try)
        except Stale:  # another press was faster
            return await self.open(user_id, open_try.stored.id, name)

    async def get_attempt(self, user_id: int, server_id: int, day: date, name: str) -> OpenTry:
        """Return the try that a user has begun at a deal. Raises `Refused` if there is none, or its time is over."""
        stored = await self._store.find(user_id, server_id, day.isoformat(), None)
        if stored is None:
            raise Refused("refused-daily-gone")
        open_try = await self._open_game(stored, name)
        if stored.squares is None:
            self.check_open(open_try)
        return open_try

    async def open(self, user_id: int, try_id: int, name: str) -> OpenTry:
        """Return a try of this user. Raises `Refused` if it does not exist, or this version cannot repeat its moves."""
        stored = await self._store.load(try_id)
        if stored is None or stored.user_id != user_id:
            raise Refused("refused-daily-gone")
        return await self._open_game(stored, name)

    def unfinished_entry(self, open_try: OpenTry) -> DailyEntry:
        """Return the entry of a try that is not over, without a read from the database."""
        return DailyEntry(
            open_try.stored.server_id,
            open_try.deal.day,
            open_try.stored,
            is_playable=True,
            streak=Streak(0, 0),
            comparison=None,
        )

    async def record(self, open_try: OpenTry) -> str:
        """Return the record of a try, with its seed. Raises `Refused` before the end of its day.

        A try of another version has no record. AIs of two versions may have played in it, so no version can check it.
        """
        deal = open_try.deal
        if deal.version != VERSION:
            raise Refused("refused-daily-version", version=deal.version, known=VERSION)
        if not self.is_closed(deal.day):
            raise Refused("refused-daily-sealed", when=round(closing(deal.day).timestamp()))
        root = None if deal.kind == "world" else await self._root(open_try.stored.server_id, deal.day)
        return daily_record(deal, open_try.stored.line, None if root is None else end_of(root, deal.day).hex())

    def check_open(self, open_try: OpenTry) -> None:
        """Raise `Refused` if the time for a try is over."""
        if self.is_closed(open_try.deal.day):
            raise Refused("refused-daily-over", day=open_try.stored.day)

    async def _open_game(self, stored: DailyTry, name: str) -> OpenTry:
        """Return a try with its game. A try of another version keeps its cards, and gets the AIs of this version.

        Raises `Refused` if the rules or the shuffles of this version do not allow its moves.
        """
        deal = await self._deal(stored.server_id, parse_day(stored.day), stored.deal_version)
        cached = self._cache.pop(stored.id, stored.line, (name, *ais_of(deal)))
        if cached is not None:
            return OpenTry(stored, deal, cached)
        try:
            game = daily_game(deal, stored.user_id, name, stored.id, stored.line)
        except BrokenLineError:
            if stored.deal_version != VERSION:
                raise Refused("refused-daily-version", version=stored.deal_version, known=VERSION) from None
            raise Refused("refused-daily-broken") from None
        return OpenTry(stored, deal, game)

    def cache(self, open_try: OpenTry) -> None:
        """Put a game into the cache for the next press. The caller must not change it after this."""
        self._cache.put(open_try.stored.id, open_try.game)

    async def _deal(self, server_id: int, day: date, version: int) -> Deal:
        if server_id == WORLD:
            return world_deal(day, version)
        root = await self._root(server_id, day)
        if root is None:
            raise Refused("refused-daily-gone")
        return Deal("server", day, seed_of(root, day), version)

    async def _root(self, server_id: int, day: date) -> bytes | None:
        """Return the root of a server's season. In the season itself, the first call creates it."""
        season = season_of(day)
        is_current = season == season_of(self.today)
        return await (self._store.ensure_root if is_current else self._store.root)(server_id, season)

    async def save(self, open_try: OpenTry) -> OpenTry:
        """Store the moves of a try, and its result after the last round.

        Raises `Stale` if another press has stored other moves meanwhile.
        """
        game, line = open_try.game, tuple(open_try.game.line)
        if line == open_try.stored.line:
            return open_try
        result = (squares_of(game), sum(points_of(game))) if game.is_over else (None, None)
        new_state = replace(open_try.stored, line=line, squares=result[0], points=result[1], touched=self._clock())
        try:
            stored = await self._store.save(new_state)
        except Overtaken:
            raise Stale from None
        return OpenTry(stored, open_try.deal, game)
