"""The protocols of the database. So the live tables need not import `storage`, which implements them.

All methods raise `StorageError`. Methods that read raise `Damaged` if a row cannot be read.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import NamedTuple, Protocol

from unobot.model.match_result import MatchResult
from unobot.model.owner_decisions import OwnerDecisions
from unobot.model.people import BanState, PlayingStrength, UserState
from unobot.model.places import ChannelSettings
from unobot.model.seat import RatingChange
from unobot.model.serving_process import ServingProcess
from unobot.model.table import MatchState, TableState
from unobot.rules.match import Entry

NoticeHandler = Callable[[int, int, int], None]
"""A callback for notices. Its arguments are a table id, its `TableState.home_id` or 0, and its new version."""


class MatchStore(Protocol):
    """Tables, their matches, and what their people and places prefer."""

    async def load_table(self, table_id: int) -> TableState | None:
        """Return the table with this id, closed or not."""
        ...

    async def load_match(self, match_id: int, since: int = 0) -> tuple[MatchState, list[Entry]]:
        """Return a match, and the entries of its log from ply ``since`` on."""
        ...

    async def user(self, user_id: int) -> UserState:
        """Return the facts known about a user."""
        ...

    async def channel_settings(self, channel_id: int) -> ChannelSettings:
        """Return the settings of a channel or of a server."""
        ...


class ReportStore(MatchStore, Protocol):
    """A `MatchStore` that also stores which ends of matches were reported."""

    async def unreported(self) -> list[tuple[int, int]]:
        """Return table and home of each match that is over and was not reported."""
        ...

    async def is_reported(self, match_id: int) -> bool:
        """Return whether the end of a match was reported."""
        ...

    async def mark_reported(self, match_id: int) -> None:
        """Store that the end of a match was reported."""
        ...


class PolicyStore(Protocol):
    """The settings of servers and channels."""

    async def channel_settings(self, channel_id: int) -> ChannelSettings:
        """Return the settings of a channel or of a server."""
        ...


class MetaStore(Protocol):
    """Small values that the bot remembers of a Discord application, each with a key."""

    async def meta(self, application_id: int, key: str) -> str | None:
        """Return the value of a key."""
        ...

    async def set_meta(self, application_id: int, key: str, value: str) -> None:
        """Write the value of a key."""
        ...


class PeopleStore(MetaStore, PolicyStore, Protocol):
    """Users with their preferences and direct messages, and the settings of their servers and channels."""

    async def user(self, user_id: int) -> UserState:
        """Return the facts known about a user."""
        ...

    async def put_user(self, user: UserState) -> None:
        """Write the facts about a user, except their preferences."""
        ...

    async def put_preferences(self, user: UserState) -> None:
        """Write only the preferences of a user. Raises `Damaged` if they cannot be read now."""
        ...

    async def put_channel_settings(
        self, channel_id: int, settings: ChannelSettings, guild_id: int | None = None
    ) -> None:
        """Write the settings of a channel or a server, and the id of its server if it is given. Raises `Damaged`."""
        ...

    async def settings_in(self, guild_id: int) -> dict[int, ChannelSettings]:
        """Return the settings of a server and of its channels by id."""
        ...

    async def servers_with_settings(self) -> list[int]:
        """Return the ids of the servers that have settings, for themselves or for a channel."""
        ...

    async def drop_channel_settings(self, channel_id: int) -> None:
        """Delete the settings of a channel."""
        ...


class DatabaseSize(NamedTuple):
    """The bytes of a database, and those that are free for new rows. A server does not tell the latter: None."""

    size: int
    free: int | None


class OpenStore(MetaStore, Protocol):
    """The database while the bot runs."""

    async def check(self) -> None:
        """Read from the database, to see that it answers."""
        ...

    async def size(self) -> DatabaseSize:
        """Return the size of the database."""
        ...

    async def close(self) -> None:
        """Finish all writes and close all connections."""
        ...


class BanStore(Protocol):
    """The bans of servers."""

    async def of(self, guild_id: int) -> list[BanState]:
        """Return the bans of a server."""
        ...

    async def about(self, user_id: int) -> list[BanState]:
        """Return the bans of a user in all servers."""
        ...

    async def key(self) -> bytes:
        """Return the secret with which the codes of banned users are made."""
        ...


class DecisionStore(Protocol):
    """The decisions of the owner of the bot."""

    async def decisions(self) -> OwnerDecisions:
        """Return all decisions."""
        ...


class StrengthStore(Protocol):
    """The known strength of people."""

    async def user(self, user_id: int) -> UserState:
        """Return the facts known about a user."""
        ...

    async def latest(self, user_id: int, limit: int) -> list[MatchResult]:
        """Return the last results of a person in all servers, the newest first."""
        ...

    async def put_strength(self, user_id: int, playing: PlayingStrength, mark: str) -> None:
        """Write how well a user plays. ``mark``: as for `ResultStore.write`. Raises `Overtaken`."""
        ...


class ResultStore(Protocol):
    """The results of ended matches."""

    async def latest(self, user_id: int, limit: int) -> list[MatchResult]:
        """Return the last results of a person in all servers, the newest first."""
        ...

    async def achievements(
        self, user_id: int, guild_id: int | None = None, before: tuple[float, int] | None = None
    ) -> Collection[str]:
        """Return a person's achievements in a server, or in all servers, ``before`` a match (its end, and its id)."""
        ...

    async def result(self, match_id: int) -> MatchResult | None:
        """Return the result of a match, if there is one."""
        ...

    async def write(
        self, result: MatchResult, changes: list[RatingChange] | None = None, *, mark: str | None = None
    ) -> bool:
        """Write the result of a match. Return False if it is written already: then nothing changes.

        ``changes``: a list to which the changed ratings of the season are added. ``mark``: the mark of the last erasure
        before the people of the match were read. Raises `Overtaken` if a person was erased since.
        """
        ...


class DealStore(Protocol):
    """The tournaments, whose tables may share a deal."""

    async def fingerprint_of(self, mark: str, secret: bytes) -> str | None:
        """Return the fingerprint of a tournament if the ``secret`` of its table with this mark is derived from it."""
        ...

    async def is_played(self, guild_id: int, mark: str) -> bool:
        """Return whether a table of the same round as the table with this mark is not over yet."""
        ...


class ShardLeases(Protocol):
    """The leases of one process on shards: all of them or none."""

    shards: tuple[int, ...]
    shard_count: int

    async def acquire(self) -> bool:
        """Take or renew the leases. Return False and change nothing if another process holds one of them.

        The same if another process of the application has another number of shards.
        """
        ...

    async def others(self) -> list[ServingProcess]:
        """Return the other processes that serve the application now."""
        ...

    async def acquire_lane(self, lane: int) -> bool:
        """Return whether a session may start now in this lane (from 0) of the gateway. If so, the lane is taken."""
        ...

    async def release(self) -> None:
        """Release the leases, so that the next process can take them at once."""
        ...


class ChangeNotices(Protocol):
    """The notices of other processes."""

    @property
    def is_open(self) -> bool:
        """Return whether notices can arrive now."""
        ...

    async def open(self) -> None:
        """Start or restart listening. Raises `StorageError`."""
        ...

    async def close(self) -> None:
        """Stop listening, if it has started."""
        ...


class SealStore(Protocol):
    """The secrets that are ready for the next table of a user."""

    async def find(self, user_id: int) -> bytes | None:
        """Return the secret of the next match that a user starts in one press, if its fingerprint was shown."""
        ...

    async def get_or_draw(self, user_id: int, now: float) -> bytes:
        """Return this secret, or draw a new one if there is none. ``now``: Unix seconds."""
        ...


class HubStores(NamedTuple):
    """The stores that live tables ask, beside their own."""

    results: ResultStore
    deals: DealStore
    bans: BanStore
    seals: SealStore
