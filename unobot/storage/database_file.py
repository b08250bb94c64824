"""The file of an SQLite database, which must stay at its path while it is open.

SQLite keeps using a file that was moved, replaced or deleted. New connections then create another file at the path, and
the last changes stay in a WAL that belongs to no file.
"""

import logging
import os
import threading
from pathlib import Path

from .outage import Outage

log = logging.getLogger(__name__)


class DatabaseFile:
    """The file that is at ``path`` now. It notices when the file is moved, replaced or deleted."""

    def __init__(self, path: Path) -> None:
        self.path = path.absolute()
        self.is_lost = False
        """Whether it was missing at the last check."""
        self.losses = 0
        """How often it was lost. A connection that is older than the last loss must not be used again."""
        self.outage = Outage()
        self._opened_identity = self._identity()
        self._lock = threading.Lock()

    @property
    def sentence(self) -> str:
        """Return what an admin can do about a lost file."""
        return (
            f"The database file {self.path} was moved, replaced or deleted: "
            "move it back, or restart the bot to use what is there now."
        )

    def check(self) -> bool:
        """Return whether the file is still at its path. Log when that changes. This takes a few microseconds."""
        is_lost = self._identity() != self._opened_identity
        if is_lost != self.is_lost:
            self._log_change(is_lost)
        return not is_lost

    def _log_change(self, is_lost: bool) -> None:
        with self._lock:  # readers and the writer have different threads
            if is_lost == self.is_lost:
                return
            self.is_lost = is_lost
            self.losses += is_lost
        if is_lost:
            log.error("%s Until then, nothing is read or written.", self.sentence)
        else:
            log.warning("the database file %s is back", self.path)

    def _identity(self) -> tuple[int, int] | None:
        try:
            status = os.stat(self.path)  # noqa: PTH116 - one system call
        except OSError:
            return None
        return status.st_dev, status.st_ino
