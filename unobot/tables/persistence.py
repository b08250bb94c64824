"""The stored part of one table, and the only way to write it.

A change is stored first, durably and in one transaction, and applied afterward. If the write fails, nothing has
changed. Writes are made with the table's lock held.
"""

from __future__ import annotations

from collections.abc import Awaitable, Collection
from typing import TypeVar

from unobot.model.match_result import MatchResult
from unobot.model.people import PlayingStrength, UserState
from unobot.model.refused import Refused, Stale
from unobot.model.storage_errors import ChannelTaken, Overtaken, StorageError
from unobot.model.stores import HubStores
from unobot.model.table import TableState
from unobot.rules.events import MatchEnded
from unobot.rules.match import Entry, joined
from unobot.rules.ruleset.ruleset import Ruleset
from unobot.storage.store import Store
from unobot.storage.strengths import store_strength
from unobot.tables import even_match, rating_choices
from unobot.tables.comings import comings_after
from unobot.tables.match_log import MatchLog
from unobot.tables.state.timing import Timing

T = TypeVar("T")


class Persistence:
    """The stored part of one table: its ``state``, and the ``log`` of its match if one has started."""

    def __init__(self, state: TableState, store: Store, stores: HubStores, timing: Timing) -> None:
        self.log: MatchLog | None = None
        self.broken = False
        """Whether this object may differ from the database. The hub then drops the table and loads it again."""
        self.store = store
        self._results = stores.results
        self.deals = stores.deals
        """The deals that tables share."""
        self._timing = timing
        self.state = state
        self.timing = self.timing_of(state)
        """The durations under the rules and options of this table."""

    @property
    def ruleset(self) -> Ruleset:
        """The rules of the table."""
        return self.state.ruleset

    @property
    def ply(self) -> int:
        """The number of the last entry, or 0 in the lobby."""
        return self.log.ply if self.log else 0

    @property
    def match(self) -> MatchLog:
        """The log of the match. The table's status must say that there is one."""
        assert self.log is not None
        return self.log

    @property
    def is_voted(self) -> bool:
        """Whether the vote on the first round's rule is over, and the round can be dealt."""
        return self.state.status == "playing" and self.log is not None and self.log.is_voted

    def timing_of(self, state: TableState) -> Timing:
        """Return the durations for this state of the table."""
        return self._timing.of(state)

    def restore(self, seed: bytes, salt: int, entries: list[Entry]) -> None:
        """Rebuild the match from its stored log."""
        joined_later = sum(map(joined, entries))
        self.log = MatchLog(self.ruleset, len(self.state.seats) - joined_later, seed, salt)
        for entry in entries:
            self.log.adopt(entry)

    def adopt_unsaved(self, state: TableState) -> None:
        """Change the state in memory only. It is stored with the next write."""
        self._adopt(state)

    async def create(self) -> int:
        """Store a new table. Return the id that it gets."""
        self._adopt(await self._written(self.store.create_table(self.state)))
        return self.state.id

    async def with_strength(self, state: TableState) -> TableState:
        """Return the state of a match that begins, with the strength of its even AIs. Raises `StorageError`."""
        return await even_match.with_strength(state, self)

    async def with_rating_choices(self, state: TableState) -> TableState:
        """Return the state of a match at its first deal, with the people who are not rated. Raises `StorageError`."""
        return await rating_choices.with_choices(state, self.store)

    async def begin(self, state: TableState, log: MatchLog, salt: int, entry: Entry, now: float) -> None:
        """Store a new match with its first entry, and its table if that has no id yet."""
        self._adopt(await self._written(self.store.begin_match(state, log.seed, salt, now, entry)))
        self.log = log
        log.adopt(entry)

    async def append(self, entry: Entry, state: TableState, now: float) -> None:
        """Store an entry of the log durably, then apply it to the match."""
        assert state.match_id is not None
        over = isinstance(entry.events[-1], MatchEnded)
        state = await self._written(self.store.append(state.match_id, entry, now, state, over=over))
        assert self.log is not None
        self.log.adopt(entry)
        self._adopt(state)

    async def write(self, state: TableState) -> None:
        """Store a change of the table that is not an entry of the match."""
        self._adopt(await self._written(self.store.save_table(state, over=state.status == "closed")))

    async def entries(self, match_id: int, first: int) -> list[Entry]:
        """Return the stored entries of a match from ply ``first`` on."""
        _, entries = await self.store.load_match(match_id, first)
        return entries

    async def passes(self, user_id: int) -> bool:
        """Return whether this user wants unplayable drawn cards to be passed on automatically."""
        return (await self.store.user(user_id)).preferences.passes

    async def achievements(self, user_id: int, guild_id: int, before: tuple[float, int]) -> Collection[str]:
        """Return a person's achievements in a server in the matches ``before`` this one (its end, and its id)."""
        return await self._results.achievements(user_id, guild_id, before)

    async def user(self, user_id: int) -> UserState:
        """Return the facts known about a user. Raises `StorageError`."""
        return await self.store.user(user_id)

    async def latest(self, user_id: int, limit: int) -> list[MatchResult]:
        """Return the last results of a person in all servers, the newest first. Raises `StorageError`."""
        return await self._results.latest(user_id, limit)

    async def put_strength(self, user_id: int, playing: PlayingStrength, mark: str) -> None:
        """Write how well a user plays. ``mark``: the mark of the last erasure before they were read.

        Raises `StorageError` and `Overtaken`.
        """
        await store_strength(self.store, user_id, playing, mark)

    def _adopt(self, state: TableState) -> None:
        if state.ruleset is not self.state.ruleset or state.options is not self.state.options:
            self.timing = self.timing_of(state)
        log, before = self.log, self.state
        if log is not None and (state.seats is not before.seats or state.seat_changes is not before.seat_changes):
            log.comings = comings_after(log.comings, before, state, log.ply)
        self.state = state

    async def _written(self, write: Awaitable[T]) -> T:
        """Await a write. If it fails, mark this object as broken, because the database may or may not have changed."""
        try:
            return await write
        except Overtaken:
            self.broken = True
            raise Stale from None
        except ChannelTaken:
            raise Refused("refused-channel-taken") from None
        except StorageError:
            self.broken = True
            raise
