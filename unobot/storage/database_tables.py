"""The list of all tables of the database. The group of a new table stands here, and nowhere else."""

from sqlalchemy import Table

from .acts import ACTS
from .bans import BANS
from .daily_store import DAILY_DEALS
from .declaration import METADATA
from .personal_results import RESULTS
from .personal_settings import SETTINGS, USERS
from .personal_tables import LIVE_TABLES, MESSAGES
from .schema import LEASE, LEFT_SERVER, META
from .solo_store import SOLO_GAMES
from .table_group import TableGroup
from .tournaments import TOURNAMENTS

__all__ = ["DATABASE_TABLES", "GROUPS", "METADATA"]

GROUPS: tuple[TableGroup, ...] = (
    USERS,
    LIVE_TABLES,
    MESSAGES,
    SETTINGS,
    BANS,
    RESULTS,
    SOLO_GAMES,
    DAILY_DEALS,
    TOURNAMENTS,
    ACTS,
    TableGroup((LEFT_SERVER, LEASE, META)),
)
"""The groups in the order of an export. A group comes after those that its tables refer to."""
DATABASE_TABLES: tuple[Table, ...] = tuple(table for group in GROUPS for table in group.tables)
