"""The list of all tables of the database. Add the group of a new table here, and nowhere else."""

from sqlalchemy import Table

from unobot.features.admin.store import AUDIT_LOG
from unobot.features.daily.store import DAILY_DEALS
from unobot.features.results.store import RESULTS
from unobot.features.solo.store import SOLO_GAMES
from unobot.features.tournament.store import TOURNAMENTS
from unobot.features.translations.store import TRANSLATION_NOTES
from unobot.storage.bans import BANS
from unobot.storage.declaration import METADATA
from unobot.storage.personal_settings import SETTINGS, USERS
from unobot.storage.personal_tables import LIVE_TABLES, MESSAGES
from unobot.storage.schema import LEASE, LEFT_SERVER, META
from unobot.storage.table_group import TableGroup

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
    AUDIT_LOG,
    TRANSLATION_NOTES,
    TableGroup((LEFT_SERVER, LEASE, META)),
)
"""The groups in the order of an export. A group comes after all groups that its tables refer to."""
DATABASE_TABLES: tuple[Table, ...] = tuple(table for group in GROUPS for table in group.tables)
