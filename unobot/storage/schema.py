"""The tables of the database, as SQLAlchemy sees them. `migrations/` makes them; a test compares the two.

Only types that SQLite and PostgreSQL both have. Rows of tables and matches are never deleted.
"""

from typing import ClassVar

from sqlalchemy import BigInteger, Double, ForeignKey, Index, LargeBinary, MetaData, Text, false, text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

LIVE = text("status != 'closed'")
STANDING = text("status != 'closed' AND stranded IS NULL")
"""A table that takes its channel; one that waits (`stranded`) leaves it to others."""


class Base(DeclarativeBase):
    """Ids that Discord gave are 64 bits wide, times are double precision, and constraints have names."""

    metadata = MetaData(
        naming_convention={
            "ix": "ix_%(table_name)s_%(column_0_name)s",
            "pk": "pk_%(table_name)s",
            "fk": "fk_%(table_name)s_%(column_0_name)s",
        }
    )
    type_annotation_map: ClassVar = {float: Double, str: Text, bytes: LargeBinary}


class TableRow(Base):
    """A table in a channel; at most one of a channel's is neither closed nor waiting."""

    __tablename__ = "table_"
    __table_args__ = (
        Index(
            "ix_table_live_channel",
            "channel_id",
            unique=True,
            sqlite_where=STANDING,
            postgresql_where=STANDING,
        ),
        # An id is written on the buttons of messages that may outlive the table, so it is never used again.
        {"sqlite_autoincrement": True},
    )

    id: Mapped[int] = mapped_column(primary_key=True)
    guild_id: Mapped[int] = mapped_column(BigInteger)
    channel_id: Mapped[int] = mapped_column(BigInteger)
    host_id: Mapped[int] = mapped_column(BigInteger)
    status: Mapped[str]
    locale: Mapped[str]
    ruleset: Mapped[str]
    # No foreign key: match already points here, and a circle of keys helps nobody.
    match_id: Mapped[int | None]
    deadline: Mapped[float | None]
    touched: Mapped[float]
    deserted: Mapped[float | None]
    warned: Mapped[bool]
    version: Mapped[int] = mapped_column(server_default="0")
    secret: Mapped[bytes | None]
    stranded: Mapped[float | None]
    options: Mapped[str] = mapped_column(server_default="{}")


class SeatRow(Base):
    """One seat of a table."""

    __tablename__ = "seat"

    table_id: Mapped[int] = mapped_column(ForeignKey(TableRow.id), primary_key=True)
    position: Mapped[int] = mapped_column(primary_key=True)
    user_id: Mapped[int | None] = mapped_column(BigInteger, index=True)
    name: Mapped[str]
    level: Mapped[str | None]
    joined: Mapped[float]
    misses: Mapped[int]
    autopilot: Mapped[bool]
    away: Mapped[bool]
    acted: Mapped[float]


class MatchRow(Base):
    """A match; its events hold everything that happened in it."""

    __tablename__ = "match"
    __table_args__ = ({"sqlite_autoincrement": True},)

    id: Mapped[int] = mapped_column(primary_key=True)
    table_id: Mapped[int] = mapped_column(ForeignKey(TableRow.id), index=True)
    seed: Mapped[bytes]
    salt: Mapped[int] = mapped_column(BigInteger)
    started: Mapped[float]
    over: Mapped[bool]
    reported: Mapped[bool] = mapped_column(server_default=false())


class EventRow(Base):
    """What one move (or, at ply 0, the start) of a match brought about, as JSON."""

    __tablename__ = "event"

    match_id: Mapped[int] = mapped_column(ForeignKey(MatchRow.id), primary_key=True)
    ply: Mapped[int] = mapped_column(primary_key=True)
    body: Mapped[str]
    at: Mapped[float]


class MessageRow(Base):
    """A message that the bot edits later on."""

    __tablename__ = "message"

    table_id: Mapped[int] = mapped_column(ForeignKey(TableRow.id), primary_key=True)
    kind: Mapped[str] = mapped_column(primary_key=True)
    user_id: Mapped[int] = mapped_column(BigInteger, primary_key=True)
    channel_id: Mapped[int] = mapped_column(BigInteger)
    message_id: Mapped[int] = mapped_column(BigInteger)
    posted: Mapped[float]


class PanelRow(Base):
    """A person's private panel and its token, a credential for a quarter of an hour."""

    __tablename__ = "panel"

    table_id: Mapped[int] = mapped_column(ForeignKey(TableRow.id), primary_key=True)
    user_id: Mapped[int] = mapped_column(BigInteger, primary_key=True)
    message_id: Mapped[int] = mapped_column(BigInteger)
    token: Mapped[str]
    expires: Mapped[float]


class UserRow(Base):
    """What is remembered about a person."""

    __tablename__ = "user_"

    id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    dm_channel_id: Mapped[int | None] = mapped_column(BigInteger)
    dm_closed: Mapped[bool]
    preferences: Mapped[str] = mapped_column(server_default="{}")


class PlaceRow(Base):
    """What is set for a server or a channel: their ids are never the same."""

    __tablename__ = "place"

    id: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    body: Mapped[str]


class LeaseRow(Base):
    """Which process serves a shard of Discord's, and until when unless it says so again."""

    __tablename__ = "lease"

    application_id: Mapped[int] = mapped_column(BigInteger, primary_key=True)
    shard: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    owner: Mapped[str]
    expires: Mapped[float]


class MetaRow(Base):
    """What is remembered about an application of Discord's, by key."""

    __tablename__ = "app_meta"

    application_id: Mapped[int] = mapped_column(BigInteger, primary_key=True)
    key: Mapped[str] = mapped_column(primary_key=True)
    value: Mapped[str]
