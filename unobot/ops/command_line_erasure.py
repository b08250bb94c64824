"""Erase a user with an admin's command, which is another process than the bot."""

from __future__ import annotations

import logging
import time

from unobot.features.privacy.erasure import Erasure
from unobot.features.privacy.store import PersonalData
from unobot.features.results.store import Results
from unobot.features.tournament.store import Tournaments
from unobot.model.stores import HubStores
from unobot.storage.bans import Bans
from unobot.storage.ready_seals import ReadySeals
from unobot.storage.store import Store
from unobot.tables.hub import Hub
from unobot.tables.listener import EndedMatch
from unobot.tables.state.timing import Timing
from unobot.tables.table import Table

log = logging.getLogger(__name__)

ORIGIN = "command"
"""The name of this process in notices. They make the bots on the same PostgreSQL reload the changed tables."""


class _Silent:
    """A listener that draws nothing. The bots draw the tables, and report the ends of matches."""

    def changed(self, table: Table) -> None:
        """Do nothing."""

    def loaded(self, table: Table) -> None:
        """Do nothing."""

    def let_go(self, table: Table) -> None:
        """Do nothing."""

    def remind(self, table: Table, user_id: int) -> None:
        """Do nothing."""

    def match_ended(self, match: EndedMatch) -> None:
        """Do nothing."""


async def erase(store: Store, user_id: int) -> bool:
    """Delete everything about a user, as `Erasure.erase` does, and compact an SQLite file at once.

    Bots on the same PostgreSQL are notified. Return False if something about the user came back meanwhile. Raises
    `StorageError`.
    """
    if store.is_shared:
        store.origin = ORIGIN
    hub = Hub(
        store,
        HubStores(Results(store), Tournaments(store), Bans(store), ReadySeals(store)),
        time.time,
        time.monotonic,
        _Silent(),
        Timing(),
        at_home=lambda _: False,
    )
    try:
        is_done = await Erasure(PersonalData(store), hub.table).erase(user_id)
        if not await store.writer.compact():
            log.warning("a reader keeps deleted bytes in the WAL of the database file, until the next start")
    finally:
        hub.close()
    return is_done
