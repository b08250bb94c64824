"""What stands about one table: open to every reader, and written in one way.

A change is stored first (durably, in one transaction) and adopted afterwards, under the table's lock. If the database
refuses, nothing has changed.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from typing import TypeVar

from unobot.rules.events import MatchEnded, Phase
from unobot.rules.match import Entry
from unobot.rules.moves import Move
from unobot.rules.play.decide import legal_moves
from unobot.storage.states import TableState
from unobot.storage.store import ChannelTaken, Overtaken, StorageError, Store
from unobot.tables.ai_seats.engine_pool import EnginePool
from unobot.tables.errors import Refused, Stale
from unobot.tables.match_log import MatchLog
from unobot.tables.recap import Piece, news
from unobot.tables.seed_reveal import SeedReveal, reveal_seed
from unobot.tables.state import seating
from unobot.tables.state.take_back_window import TakeBackWindow
from unobot.tables.state.time_controls import is_slow
from unobot.tables.table_view import TableView, table_view

T = TypeVar("T")


class Ledger:
    """One table as it is. ``state`` is what the database holds of it; ``log`` is its match, if one was begun."""

    def __init__(self, state: TableState, store: Store, engines: EnginePool) -> None:
        self.state = state
        self.ruleset = state.ruleset
        self.log: MatchLog | None = None
        self.ready: set[int] = set()
        """Seats that need no pause before the next round."""
        self.skips: set[int] = set()
        """People who want the turn that is played now to be skipped (see `patience`)."""
        self.broken = False
        """Set when the database and this object may differ: the hub then forgets the object and loads anew."""
        self.held_up = False
        """Set when the database refused somebody's move: the hub then gives them time for another try."""
        self.round_ends: float | None = None
        """When the clock of the round runs out, where the rules have one. In memory only: it begins anew at a start."""
        self.regret: TakeBackWindow | None = None
        """What may be taken back just now."""
        self._store = store
        self._engines = engines
        self._lock = asyncio.Lock()

    @property
    def id(self) -> int:
        """The table's number, for ever."""
        return self.state.id

    @property
    def ply(self) -> int:
        """The number of the last entry; 0 in the lobby."""
        return self.log.ply if self.log else 0

    @property
    def turn(self) -> int:
        """The ply from which on the seat to move is asked what it is asked now; 0 in the lobby."""
        return self.log.turn if self.log else 0

    @property
    def is_live(self) -> bool:
        """Whether anything can still happen here."""
        return self.state.status != "closed"

    @property
    def is_stranded(self) -> bool:
        """Whether everything waits (see `stranded`): the channel is gone, or the match was laid aside."""
        return self.is_live and self.state.suspended is not None

    @property
    def is_slow(self) -> bool:
        """Whether nobody sits and waits for the next move here."""
        return is_slow(self.ruleset, self.state.options)

    def view(self, user_id: int | None = None) -> TableView:
        """The table as a person sees it, or the public (``None``, and everybody who is not seated)."""
        return table_view(
            self.state,
            self.log,
            self.ready,
            self.skips,
            self.round_ends,
            self.regret,
            user_id,
            self._engines.names,
        )

    def legal_moves(self, user_id: int) -> list[Move]:
        """What this person may do now; empty for somebody without a seat and between rounds."""
        seat = seating.seat_of(self.state, user_id)
        if seat is None or self.log is None or self.state.status != "playing" or self.is_stranded:
            return []
        return legal_moves(self.log.round, seat)

    def is_turn_of(self, user_id: int) -> bool:
        """Whether the table waits for this very person."""
        if self.log is None or self.state.status != "playing" or self.is_stranded:
            return False
        state = self.log.round
        if state.phase is Phase.VOTE:
            seat = seating.seat_of(self.state, user_id)
            return seat is not None and state.votes[seat] is None
        return self.state.seats[state.to_move].user_id == user_id

    async def reveal_seed(self) -> SeedReveal:
        """Tell where the chance of the match came from. Raises `Refused` while that is a secret."""
        return await reveal_seed(self.state, self._store)

    async def news(self, user_id: int) -> tuple[TableView, list[Piece]]:
        """The table as a person sees it, and what has happened since their own last move. Raises `StorageError`."""
        view = self.view(user_id)
        return view, await news(self.state, self._store, view, user_id)

    # Inside the lock

    @asynccontextmanager
    async def _alone(self) -> AsyncIterator[None]:
        """Hold the table: whoever waited for one that was found broken meanwhile has to ask for it anew."""
        async with self._lock:
            if self.broken:
                raise Stale
            yield

    def _afloat(self) -> None:
        """Raises `Refused` while the table's channel is gone."""
        if self.is_stranded:
            raise Refused("refused-adjourned" if self.state.adjourned else "refused-suspended")

    def _in_lobby(self) -> None:
        self._afloat()
        if self.state.status == "closed":
            raise Refused("refused-closed")
        if self.state.status != "lobby":
            raise Refused("refused-running")

    def _seated(self, user_id: int) -> int:
        self._afloat()
        seat = seating.seat_of(self.state, user_id)
        if seat is None:
            raise Refused("refused-not-seated")
        return seat

    @property
    def _match(self) -> MatchLog:
        """The log of a table whose status says that there is one."""
        assert self.log is not None
        return self.log

    async def _begin(self, state: TableState, log: MatchLog, seed: bytes, salt: int, entry: Entry, now: float) -> None:
        """Write the first entry of a match together with the match."""
        self.state = await self._writing(self._store.begin_match(state, seed, salt, now, entry))
        self.log = log
        log.adopt(entry)

    async def _append(self, entry: Entry, state: TableState, now: float) -> None:
        """First the log, durably; then, and only then, the match."""
        assert state.match_id is not None
        over = isinstance(entry.events[-1], MatchEnded)
        append = self._store.append(state.match_id, entry, now, state, over=over)
        self.state = await self._writing(append)
        self._match.adopt(entry)

    async def _write(self, state: TableState) -> None:
        """Write a change of the table that is no entry of the match."""
        self.state = await self._writing(self._store.save_table(state, over=state.status == "closed"))
        self.ruleset = state.ruleset

    async def _writing(self, write: Awaitable[T]) -> T:
        """Await a write; if it fails, this object no longer claims to know what the database holds."""
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
