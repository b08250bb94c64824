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
from unobot.features.solo.game import BrokenLineError, KeptGames, SoloGame
from unobot.model.clock import Clock
from unobot.model.daily_try import WORLD, DailyTry
from unobot.model.refused import Refused, Stale
from unobot.model.storage_errors import Damaged, Overtaken
from unobot.tables.job import Job, Part


@dataclass(frozen=True, slots=True)
class OpenTry:
    """A try as it was read for one press."""

    stored: DailyTry
    deal: Deal = field(repr=False)
    game: SoloGame = field(repr=False)


@dataclass(frozen=True, slots=True)
class DailyEntry:
    """The knowledge of a user about a deal: their try, its result, and what is public."""

    server_id: int
    """The server whose deal it is, or `WORLD`."""
    day: date
    tried: DailyTry | None
    is_playable: bool
    """Whether the user can begin or go on now."""
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
    """Whether the stored data of this deal cannot be read. Nothing else is known then."""


class DailyGames(Job):
    """The daily deals of a process. All methods raise `StorageError`."""

    def __init__(self, stored: DailyStore, clock: Clock) -> None:
        self._stored = stored
        self._clock = clock
        self._kept = KeptGames()

    @property
    def today(self) -> date:
        """Return the day whose deals can be begun now."""
        return day_of(self._clock())

    def day(self, typed: str) -> date:
        """Return the day that a user typed, or today if it is empty. Raises `Refused` for a day that is not yet."""
        if not typed:
            return self.today
        try:
            day = parse_day(typed)
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
        """Delete what is left of the tries of deleted users at earlier deals."""
        with part("deleting codes of earlier daily deals"):
            await self._stored.prune_erased(self.today.isoformat())

    def is_closed(self, day: date) -> bool:
        """Return whether tries of a day have ended, so that its seed is public."""
        return self._clock() >= closing(day).timestamp()

    async def entry(self, user_id: int, server_id: int, guild_id: int | None, day: date) -> DailyEntry:
        """Return what a user may know of a deal. ``guild_id``: the server in which they ask.

        Damage of one deal is told in its own entry, so that it hides no other deal.
        """
        try:
            return await self._entry(user_id, server_id, guild_id, day)
        except Damaged:  # the store has named it in the log
            return DailyEntry(
                server_id, day, None, is_playable=False, streak=Streak(0, 0), comparison=None, is_damaged=True
            )

    async def _entry(self, user_id: int, server_id: int, guild_id: int | None, day: date) -> DailyEntry:
        tried = await self._stored.find(user_id, server_id, day.isoformat(), None)
        streak = streak_of(await self._stored.days(user_id, server_id), self.today)
        comparison = end = None
        seed: bytes | None = None
        if tried is not None and tried.points is not None and tried.guild_id is not None and tried.guild_id == guild_id:
            points = await self._stored.points(server_id, tried.day, tried.deal_version, tried.guild_id)
            comparison = comparison_of(points, tried.points)
        if server_id == WORLD:
            seed = world_deal(day, VERSION if tried is None else tried.deal_version).seed
        elif (root := await self._root(server_id, day)) is not None:
            seed, end = seed_of(root, day), end_of(root, day).hex()
        is_replaced = tried is not None and await self._is_replaced(tried)
        is_erased = tried is None and await self._stored.is_erased(user_id, server_id, day.isoformat())
        return DailyEntry(
            server_id,
            day,
            tried,
            not is_erased and self._is_playable(tried, day, is_replaced=is_replaced),
            streak,
            comparison,
            end,
            seed.hex() if seed is not None and self.is_closed(day) else None,
            is_replaced=is_replaced,
            is_erased=is_erased,
        )

    def _is_playable(self, tried: DailyTry | None, day: date, *, is_replaced: bool) -> bool:
        if tried is None or is_replaced:
            return day == self.today  # a new try takes the place of one that cannot go on
        return tried.squares is None and not self.is_closed(day)

    async def _is_replaced(self, tried: DailyTry) -> bool:
        """Return whether a try was begun in another version, is unfinished, and cannot go on in this one."""
        if tried.deal_version == VERSION or tried.squares is not None:
            return False
        try:
            await self._opened(tried, "")
        except Refused:
            return True
        return False

    async def begin(self, user_id: int, server_id: int, guild_id: int | None, name: str) -> OpenTry:
        """Begin the only try of a user at today's deal, or return the one that they have begun.

        Raises `Refused` if they began one, and then deleted their data.

        A try that was begun in another version is the only one, too, unless it cannot go on in this one.
        """
        begun = await self._stored.find(user_id, server_id, self.today.isoformat(), None)
        if begun is not None and begun.deal_version != VERSION and not await self._is_replaced(begun):
            return await self._opened(begun, name)
        if begun is None and await self._stored.is_erased(user_id, server_id, self.today.isoformat()):
            raise Refused("refused-daily-erased")
        new = DailyTry(
            user_id=user_id,
            server_id=server_id,
            guild_id=guild_id,
            day=self.today.isoformat(),
            deal_version=VERSION,
            touched=self._clock(),
        )
        opened = await self._opened(await self._stored.begin(new), name)
        if opened.stored.line:
            return opened
        opened.game.start()
        try:
            return await self.save(opened)
        except Stale:  # another press was faster
            return await self.open(user_id, opened.stored.id, name)

    async def again(self, user_id: int, server_id: int, day: date, name: str) -> OpenTry:
        """Return the try of a user at a deal that they have begun. Raises `Refused` if there is none."""
        stored = await self._stored.find(user_id, server_id, day.isoformat(), None)
        if stored is None:
            raise Refused("refused-daily-gone")
        opened = await self._opened(stored, name)
        if stored.squares is None:
            self.check_open(opened)
        return opened

    async def open(self, user_id: int, try_id: int, name: str) -> OpenTry:
        """Return a try of this user. Raises `Refused` if there is none, and if this version cannot repeat its moves."""
        stored = await self._stored.load(try_id)
        if stored is None or stored.user_id != user_id:
            raise Refused("refused-daily-gone")
        return await self._opened(stored, name)

    def running(self, opened: OpenTry) -> DailyEntry:
        """Return what is known of a try that is not over, without reading anything."""
        return DailyEntry(
            opened.stored.server_id,
            opened.deal.day,
            opened.stored,
            is_playable=True,
            streak=Streak(0, 0),
            comparison=None,
        )

    async def record(self, opened: OpenTry) -> str:
        """Return the record of a try, with its seed. Raises `Refused` before the end of its day.

        A try of another version has no record. The AIs of two versions may have played in it, so none could check it.
        """
        deal = opened.deal
        if deal.version != VERSION:
            raise Refused("refused-daily-version", version=deal.version, known=VERSION)
        if not self.is_closed(deal.day):
            raise Refused("refused-daily-sealed", when=round(closing(deal.day).timestamp()))
        root = None if deal.kind == "world" else await self._root(opened.stored.server_id, deal.day)
        return daily_record(deal, opened.stored.line, None if root is None else end_of(root, deal.day).hex())

    def check_open(self, opened: OpenTry) -> None:
        """Raise `Refused` if the time for a try is over."""
        if self.is_closed(opened.deal.day):
            raise Refused("refused-daily-over", day=opened.stored.day)

    async def _opened(self, stored: DailyTry, name: str) -> OpenTry:
        """Return a try. If possible, one of another version goes on with its own cards and the AIs of this version.

        Raises `Refused` if the rules or the shuffles of this version do not allow its moves.
        """
        deal = await self._deal(stored.server_id, parse_day(stored.day), stored.deal_version)
        kept = self._kept.take(stored.id, stored.line, (name, *ais_of(deal)))
        if kept is not None:
            return OpenTry(stored, deal, kept)
        try:
            game = daily_game(deal, stored.user_id, name, stored.id, stored.line)
        except BrokenLineError:
            if stored.deal_version != VERSION:
                raise Refused("refused-daily-version", version=stored.deal_version, known=VERSION) from None
            raise Refused("refused-daily-broken") from None
        return OpenTry(stored, deal, game)

    def keep(self, opened: OpenTry) -> None:
        """Keep a game for the next press. Nobody may change it after this."""
        self._kept.keep(opened.stored.id, opened.game)

    async def _deal(self, server_id: int, day: date, version: int) -> Deal:
        if server_id == WORLD:
            return world_deal(day, version)
        root = await self._root(server_id, day)
        if root is None:
            raise Refused("refused-daily-gone")
        return Deal("server", day, seed_of(root, day), version)

    async def _root(self, server_id: int, day: date) -> bytes | None:
        """Return the root of a server's season. It is made in the season itself, before the first deal of it."""
        season = season_of(day)
        made = season == season_of(self.today)
        return await (self._stored.made_root if made else self._stored.root)(server_id, season)

    async def save(self, opened: OpenTry) -> OpenTry:
        """Store the moves of a try, and its result after the last round.

        Raises `Stale` if another press has stored others meanwhile.
        """
        game, line = opened.game, tuple(opened.game.line)
        if line == opened.stored.line:
            return opened
        result = (squares_of(game), sum(points_of(game))) if game.is_over else (None, None)
        changed = replace(opened.stored, line=line, squares=result[0], points=result[1], touched=self._clock())
        try:
            stored = await self._stored.save(changed)
        except Overtaken:
            raise Stale from None
        return OpenTry(stored, opened.deal, game)
