"""The tables of the database that belong to no single feature: live tables, users, places, and the bot itself.

`database_tables` lists them together with the tables of the features.
"""

import msgspec
from sqlalchemy import Index, text

from unobot.model.messages import MessageState, PanelState
from unobot.model.people import UserState
from unobot.model.seat import SeatState
from unobot.model.secret import SecretBytes
from unobot.model.serving_process import UNKNOWN
from unobot.model.structs import Id, Moment, Number
from unobot.model.table import MatchState, TableState

from .declaration import database_table

FIRST_REVISION = 101
"""The number of the first revision. Schemas with a lower number were never released."""
REVISION = "0103"
"""The newest revision in `migrations/`. It is repeated here because Alembic is slow to import."""
LIVE = text("status != 'closed'")
STANDING = text("status != 'closed' AND suspended IS NULL")
"""The condition for a table that occupies its channel. A suspended table leaves the channel to others."""

TABLE = database_table(
    "table_",
    TableState,
    Index("ix_table_live_channel", "channel_id", unique=True, sqlite_where=STANDING, postgresql_where=STANDING),
    numbered=True,
    small=("match_id",),  # no key: the table `match` already refers here, and the keys would form a circle
    without=("seats",),
    json=("ruleset", "options", "admission", "seat_changes", "rematch", "premoves"),
    defaults={"place": "server"},
    kept_for="days",
    user=("host_id",),
    names=("options", "admission", "seat_changes", "rematch", "premoves"),
    server=("guild_id",),
    # `foreign_id` is a server that has not added the bot. Its data is never deleted as a whole, only pruned by age.
    neutral=("id", "match_id", "channel_id", "foreign_id", "status", "locale", "ruleset", "secret", "place"),
)
"""The tables in channels. At most one table of a channel is neither closed nor suspended."""

SEAT = database_table(
    "seat",
    SeatState,
    Index(None, "user_id"),
    key=("table_id", "position"),
    also={"table_id": Id, "position": Number},
    refers={"table_id": TABLE.c.id},
    defaults={"emblem": "0"},
    kept_for="table",
    user=("user_id",),
    of_user=("name",),
    neutral=("table_id", "level"),
)
"""The seats of tables."""

MATCH = database_table(
    "match",
    MatchState,
    Index(None, "table_id"),
    numbered=True,
    refers={"table_id": TABLE.c.id},
    without=("last",),
    kept_for="table",
    neutral=("id", "table_id", "seed", "salt"),
)
"""The matches. Their entries hold everything that happened in them."""


class StoredEntry(msgspec.Struct, frozen=True):
    """One entry of a match's log: the deal at ply 0, then one row for each move or further deal."""

    match_id: Id
    ply: Number
    body: str
    at: Moment


EVENT = database_table(
    "event",
    StoredEntry,
    key=("match_id", "ply"),
    refers={"match_id": MATCH.c.id},
    kept_for="table",
    neutral=("match_id", "body"),  # a body has numbers of seats only
)
"""The logs of matches."""

MESSAGE = database_table(
    "message",
    MessageState,
    key=("table_id", "kind", "user_id"),
    refers={"table_id": TABLE.c.id},
    kept_for="table",
    user=("user_id",),
    neutral=("table_id", "kind", "channel_id", "message_id"),
)
"""The messages that the bot edits later."""

PANEL = database_table(
    "panel",
    PanelState,
    key=("table_id", "user_id"),
    refers={"table_id": TABLE.c.id},
    kept_for="table",
    user=("user_id",),
    of_user=("token",),
    neutral=("table_id", "message_id"),
)
"""The private panels of players with their tokens, which are credentials for 15 minutes."""

USER = database_table(
    "user_", UserState, json=("preferences",), kept_for="user", user=("id",), of_user=("dm_channel_id", "preferences")
)
"""The facts known about users."""


class StoredSettings(msgspec.Struct, frozen=True):
    """The settings of a channel or of a server: their ids are never the same."""

    id: Id
    body: str
    guild_id: Id | None
    """The server of the channel. It is None in rows of older versions until the bot has looked it up."""


CHANNEL_SETTINGS = database_table(
    "channel_settings", StoredSettings, kept_for="server", names=("body",), server=("guild_id",), place=("id",)
)
"""The settings of channels and servers."""


class ReadySeal(msgspec.Struct, frozen=True):
    """The secret of the next match that a user starts in one press. Its fingerprint was shown to them."""

    user_id: Id
    secret: SecretBytes
    made: Moment


READY_SEAL = database_table(
    "ready_seal", ReadySeal, key=("user_id",), kept_for="user", user=("user_id",), of_user=("secret",)
)
"""The secrets of `ready_seals`. The write of a new table takes one of them."""


class LeftServer(msgspec.Struct, frozen=True):
    """A server that the bot has left. Its data is deleted some time later."""

    id: Id
    since: Moment


LEFT_SERVER = database_table("left_server", LeftServer, kept_for="bot", neutral=("id",))
"""The servers that the bot has left. A row is deleted after all data of its server."""


class Lease(msgspec.Struct, frozen=True):
    """Which process serves a shard of Discord, and when its lease ends. A lane of the gateway is a negative shard.

    `ServingProcess` explains the last four fields. A lane, and a lease of an older version, has their defaults.
    """

    application_id: Id
    shard: int
    owner: str
    expires: Moment
    shard_count: Number = 0
    schema: str = "0101"
    version: str = UNKNOWN
    host: str = UNKNOWN


LEASE = database_table(
    "lease",
    Lease,
    key=("application_id", "shard"),
    defaults={"shard_count": "0", "schema": "0101", "version": UNKNOWN, "host": UNKNOWN},
    kept_for="bot",
    neutral=("application_id", "owner", "schema", "version", "host"),
)
"""The leases of shards."""


class AppMeta(msgspec.Struct, frozen=True):
    """A fact known about an application of Discord, by key."""

    application_id: Id
    key: str
    value: str


META = database_table(
    "app_meta", AppMeta, key=("application_id", "key"), kept_for="bot", neutral=("application_id", "key", "value")
)
"""The facts known about applications."""
OF_ALL = 0
"""The application id of a fact about all applications."""
