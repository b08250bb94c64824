"""The list of all tables of the database. A new table stands here, and nowhere else outside of its feature."""

from sqlalchemy import Table

from . import acts, bans, daily_store, result_rows, schema, solo_store, tournaments
from .declaration import METADATA

__all__ = ["DATABASE_TABLES", "METADATA"]

DATABASE_TABLES: tuple[Table, ...] = (
    schema.USER,
    schema.READY_SEAL,
    schema.TABLE,
    schema.SEAT,
    schema.MATCH,
    schema.EVENT,
    schema.MESSAGE,
    schema.PANEL,
    schema.CHANNEL_SETTINGS,
    bans.BAN,
    result_rows.RESULT,
    result_rows.RESULT_SEAT,
    result_rows.RATING,
    solo_store.SOLO,
    daily_store.DAILY_TRY,
    daily_store.DAILY_CHAIN,
    tournaments.TOURNAMENT,
    acts.ADMIN_ACT,
    schema.LEFT_SERVER,
    schema.LEASE,
    schema.META,
)
