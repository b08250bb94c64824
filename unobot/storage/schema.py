"""The tables of the database, for SQLite and PostgreSQL. `migrations/` creates them, and a test compares the two."""

from typing import ClassVar

from sqlalchemy import BigInteger, Dialect, Double, ForeignKey, Index, LargeBinary, MetaData, Text, text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

REVISION = "0013"
"""The newest revision in `migrations/`. It stands here because Alembic, which finds it, is slow to import."""
LIVE, RUNNING = text("status != 'closed'"), text("status != 'over'")
STANDING = text("status != 'closed' AND suspended IS NULL")
"""The condition for a table that takes its channel. A suspended table leaves the channel to others."""


class Bytes(LargeBinary):
    """Bytes as the driver reads them. SQLAlchemy would fail on a text that SQLite has there, and so on all rows."""

    cache_ok = True

    def result_processor(self, dialect: Dialect, coltype: object) -> None:
        """Return no conversion."""


class Base(DeclarativeBase):
    """The base of all rows: ids of Discord are 64 bits wide, times are double precision, constraints have names."""

    metadata = MetaData(
        naming_convention={
            "ix": "ix_%(table_name)s_%(column_0_name)s",
            "pk": "pk_%(table_name)s",
            "fk": "fk_%(table_name)s_%(column_0_name)s",
        }
    )
    type_annotation_map: ClassVar = {float: Double, str: Text, bytes: Bytes}


class TableRow(Base):
    """A table in a channel. At most one table of a channel is neither closed nor suspended."""

    __tablename__ = "table_"
    __table_args__ = (
        Index("ix_table_live_channel", "channel_id", unique=True, sqlite_where=STANDING, postgresql_where=STANDING),
        # The buttons of messages that outlive the table carry its id, so an id is never used again.
        {"sqlite_autoincrement": True},
    )

    id: Mapped[int] = mapped_column(primary_key=True)
    place: Mapped[str] = mapped_column(server_default="server")
    guild_id: Mapped[int | None] = mapped_column(BigInteger)
    foreign_id: Mapped[int | None] = mapped_column(BigInteger)
    channel_id: Mapped[int] = mapped_column(BigInteger)
    host_id: Mapped[int] = mapped_column(BigInteger)
    status: Mapped[str]
    locale: Mapped[str]
    ruleset: Mapped[str]
    # No foreign key: the table `match` already points here, and the keys would form a circle.
    match_id: Mapped[int | None]
    deadline: Mapped[float | None]
    touched: Mapped[float]
    deserted: Mapped[float | None]
    warned: Mapped[bool]
    version: Mapped[int]
    secret: Mapped[bytes]
    suspended: Mapped[float | None]
    adjourned: Mapped[bool]
    options: Mapped[str]
    admission: Mapped[str]
    seat_changes: Mapped[str]
    rematch: Mapped[str | None]
    premoves: Mapped[str]


class SeatRow(Base):
    """One seat of a table."""

    __tablename__ = "seat"

    table_id: Mapped[int] = mapped_column(ForeignKey(TableRow.id), primary_key=True)
    position: Mapped[int] = mapped_column(primary_key=True)
    user_id: Mapped[int | None] = mapped_column(BigInteger, index=True)
    name: Mapped[str]
    level: Mapped[str | None]
    emblem: Mapped[int] = mapped_column(server_default="0")
    joined: Mapped[float]
    misses: Mapped[int]
    autopilot: Mapped[bool]
    away: Mapped[bool]
    acted: Mapped[float]


class MatchRow(Base):
    """A match. Its entries hold everything that happened in it."""

    __tablename__ = "match"
    __table_args__ = ({"sqlite_autoincrement": True},)

    id: Mapped[int] = mapped_column(primary_key=True)
    table_id: Mapped[int] = mapped_column(ForeignKey(TableRow.id), index=True)
    seed: Mapped[bytes]
    salt: Mapped[int] = mapped_column(BigInteger)
    started: Mapped[float]
    over: Mapped[bool]
    reported: Mapped[bool]


class EventRow(Base):
    """One entry of a match's log: the deal at ply 0, then one row for each move or further deal."""

    __tablename__ = "event"

    match_id: Mapped[int] = mapped_column(ForeignKey(MatchRow.id), primary_key=True)
    ply: Mapped[int] = mapped_column(primary_key=True)
    body: Mapped[str]
    at: Mapped[float]


class MessageRow(Base):
    """A message that the bot edits later."""

    __tablename__ = "message"

    table_id: Mapped[int] = mapped_column(ForeignKey(TableRow.id), primary_key=True)
    kind: Mapped[str] = mapped_column(primary_key=True)
    user_id: Mapped[int] = mapped_column(BigInteger, primary_key=True)
    channel_id: Mapped[int] = mapped_column(BigInteger)
    message_id: Mapped[int] = mapped_column(BigInteger)
    posted: Mapped[float]


class PanelRow(Base):
    """A player's private panel and its token, a credential for a quarter of an hour."""

    __tablename__ = "panel"

    table_id: Mapped[int] = mapped_column(ForeignKey(TableRow.id), primary_key=True)
    user_id: Mapped[int] = mapped_column(BigInteger, primary_key=True)
    message_id: Mapped[int] = mapped_column(BigInteger)
    token: Mapped[str]
    expires: Mapped[float]


class UserRow(Base):
    """The facts known about a user."""

    __tablename__ = "user_"

    id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    dm_channel_id: Mapped[int | None] = mapped_column(BigInteger)
    dm_closed: Mapped[bool]
    preferences: Mapped[str]


class ChannelSettingsRow(Base):
    """The settings of a channel or of a server: their ids are never the same."""

    __tablename__ = "channel_settings"

    id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    body: Mapped[str]
    guild_id: Mapped[int | None] = mapped_column(BigInteger)
    """The server of the channel. Rows of older versions have none until the bot has looked it up."""


class LeftServerRow(Base):
    """A server that the bot has left. Its data is deleted some time later."""

    __tablename__ = "left_server"

    id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    since: Mapped[float]


class BanRow(Base):
    """A user who may not play in a server."""

    __tablename__ = "ban"

    guild_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    user_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    by_user_id: Mapped[int] = mapped_column(BigInteger)
    at: Mapped[float]
    reason: Mapped[str]


class AdminActRow(Base):
    """An act of a server's admin. Its id is that of the interaction, so no act is stored twice."""

    __tablename__ = "admin_act"

    id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    guild_id: Mapped[int] = mapped_column(BigInteger, index=True)
    by_user_id: Mapped[int] = mapped_column(BigInteger)
    user_id: Mapped[int | None] = mapped_column(BigInteger)
    channel_id: Mapped[int | None] = mapped_column(BigInteger)
    at: Mapped[float]
    kind: Mapped[str]
    detail: Mapped[str]


class ResultRow(Base):
    """The result of a match that has ended. It outlives the match, so it has no foreign key."""

    __tablename__ = "result"
    __table_args__ = (
        Index("ix_result_server", "guild_id", "ended", "match_id"),
        Index("ix_result_channel", "channel_id", "ended", "match_id"),
        Index("ix_result_number", "guild_id", "number"),
    )

    match_id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    table_id: Mapped[int]
    guild_id: Mapped[int] = mapped_column(BigInteger)
    channel_id: Mapped[int] = mapped_column(BigInteger)
    started: Mapped[float]
    ended: Mapped[float]
    how: Mapped[str]
    rules: Mapped[str]
    rounds: Mapped[int]
    number: Mapped[int]
    """The number of the result in its server, in the order in which they were written. Ratings follow it."""
    party: Mapped[str | None]
    """The ids of the people that the match was rated for, in order. None if it was not rated."""
    draws: Mapped[str] = mapped_column(server_default="{}")


class ResultSeatRow(Base):
    """One player of a match that has ended: the last owner of a seat, or a person who gave up a seat."""

    __tablename__ = "result_seat"
    __table_args__ = (Index("ix_result_seat_user", "user_id", "guild_id", "ended", "match_id"),)

    match_id: Mapped[int] = mapped_column(ForeignKey(ResultRow.match_id), primary_key=True)
    position: Mapped[int] = mapped_column(primary_key=True)
    guild_id: Mapped[int] = mapped_column(BigInteger)
    ended: Mapped[float]
    seat: Mapped[int]
    user_id: Mapped[int | None] = mapped_column(BigInteger)
    name: Mapped[str]
    level: Mapped[str | None]
    team: Mapped[int | None]
    place: Mapped[int]
    score: Mapped[int]
    points: Mapped[int]
    rounds: Mapped[int]
    rounds_won: Mapped[int]
    presence: Mapped[str]
    late: Mapped[bool]
    rated: Mapped[bool]
    unos_missed: Mapped[int]
    unos_caught: Mapped[int]
    challenges_right: Mapped[int]
    challenges_wrong: Mapped[int]
    red: Mapped[int]
    yellow: Mapped[int]
    green: Mapped[int]
    blue: Mapped[int]
    achievements: Mapped[str]
    """The names of the person's achievements in this match, with a space between them."""


class RatingRow(Base):
    """The sums and the rating of a person in a server, a season and a ruleset. Empty texts mean all of them."""

    __tablename__ = "rating"
    __table_args__ = (
        Index("ix_rating_board", "guild_id", "season", "rules", "rank", "low", "high", "name", "user_id"),
        Index("ix_rating_user_id", "user_id"),
        # Ratings of an older version have none. They are found again, and then the index is empty.
        Index(
            "ix_rating_outdated",
            "guild_id",
            sqlite_where=text("opponents = 0 AND rated > 0"),
            postgresql_where=text("opponents = 0 AND rated > 0"),
        ),
    )

    guild_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    season: Mapped[str] = mapped_column(primary_key=True)
    rules: Mapped[str] = mapped_column(primary_key=True)
    user_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    name: Mapped[str]
    matches: Mapped[int]
    wins: Mapped[int]
    rounds: Mapped[int]
    rounds_won: Mapped[int]
    points: Mapped[int]
    unos_missed: Mapped[int]
    unos_caught: Mapped[int]
    challenges_right: Mapped[int]
    challenges_wrong: Mapped[int]
    red: Mapped[int]
    yellow: Mapped[int]
    green: Mapped[int]
    blue: Mapped[int]
    streak: Mapped[int]
    best_streak: Mapped[int]
    rated: Mapped[int]
    opponents: Mapped[int] = mapped_column(server_default="0")
    mean: Mapped[float]
    deviation: Mapped[float]
    rank: Mapped[float | None]
    """The order on the leaderboard. None for a person who does not stand on it."""
    low: Mapped[float]
    high: Mapped[float]


class SoloRow(Base):
    """A game of one user alone against AIs, in private messages only."""

    __tablename__ = "solo"
    __table_args__ = (
        Index("ix_solo_user_id", "user_id"),
        # Buttons carry its id, so an id is never used again.
        {"sqlite_autoincrement": True},
    )

    id: Mapped[int] = mapped_column(primary_key=True)
    user_id: Mapped[int] = mapped_column(BigInteger)
    guild_id: Mapped[int | None] = mapped_column(BigInteger)
    kind: Mapped[str]
    start: Mapped[str]
    line: Mapped[str]
    version: Mapped[int]
    touched: Mapped[float]


class DailyTryRow(Base):
    """The one try of a user at a daily deal, and its result after the last round."""

    __tablename__ = "daily_try"
    __table_args__ = (
        Index("ix_daily_try_deal", "user_id", "server_id", "day", "deal_version", unique=True),
        Index("ix_daily_try_day", "day", "server_id", "guild_id"),
        # Buttons carry its id, so an id is never used again.
        {"sqlite_autoincrement": True},
    )

    id: Mapped[int] = mapped_column(primary_key=True)
    user_id: Mapped[int] = mapped_column(BigInteger)
    server_id: Mapped[int] = mapped_column(BigInteger)
    """The server whose deal it is. 0 for the world's deal."""
    guild_id: Mapped[int | None] = mapped_column(BigInteger)
    """The server in which the try was begun. The results there are compared."""
    day: Mapped[str]
    deal_version: Mapped[int]
    line: Mapped[str]
    squares: Mapped[str | None]
    points: Mapped[int | None]
    version: Mapped[int]
    touched: Mapped[float]


class DailyChainRow(Base):
    """The secret of a server's daily deals in a season: the root of a hash chain (see `daily.chain`)."""

    __tablename__ = "daily_chain"

    guild_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    season: Mapped[str] = mapped_column(primary_key=True)
    root: Mapped[bytes]


class TournamentRow(Base):
    """A tournament in a channel, with its people and their tables as JSON."""

    __tablename__ = "tournament"
    __table_args__ = (
        Index("ix_tournament_open_channel", "channel_id", unique=True, sqlite_where=RUNNING, postgresql_where=RUNNING),
        Index("ix_tournament_guild_id", "guild_id"),
        {"sqlite_autoincrement": True},
    )

    id: Mapped[int] = mapped_column(primary_key=True)
    guild_id: Mapped[int] = mapped_column(BigInteger)
    channel_id: Mapped[int] = mapped_column(BigInteger)
    host_id: Mapped[int] = mapped_column(BigInteger)
    host_name: Mapped[str]
    status: Mapped[str]
    locale: Mapped[str]
    due: Mapped[float | None]
    touched: Mapped[float]
    night: Mapped[str]
    version: Mapped[int]
    secret: Mapped[bytes]


class ReadySealRow(Base):
    """The secret of the next match that a user starts in one press. Its fingerprint was shown to them."""

    __tablename__ = "ready_seal"

    user_id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    secret: Mapped[bytes]
    made: Mapped[float]


class LeaseRow(Base):
    """Which process serves a shard of Discord, and when its lease ends."""

    __tablename__ = "lease"

    application_id: Mapped[int] = mapped_column(BigInteger, primary_key=True)
    shard: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    owner: Mapped[str]
    expires: Mapped[float]


class MetaRow(Base):
    """The facts known about an application of Discord, by key."""

    __tablename__ = "app_meta"

    application_id: Mapped[int] = mapped_column(BigInteger, primary_key=True)
    key: Mapped[str] = mapped_column(primary_key=True)
    value: Mapped[str]
