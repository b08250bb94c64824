"""The file of an SQLite database, which must stay at its path while it is open.

SQLite goes on with a file that was moved, replaced or deleted. New connections then create another file at the path.
The last changes stay in a WAL that belongs to no file.
"""

import logging
import os
import threading
from pathlib import Path

log = logging.getLogger(__name__)


class DatabaseFile:
    """The file at ``path``, as it is now."""

    def __init__(self, path: Path) -> None:
        self.path = path.absolute()
        self.is_lost = False
        """Whether it was not there at the last check."""
        self.losses = 0
        """How often it was lost. A connection that is older than the last loss must not be used again."""
        self._opened = self._identity()
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
        lost = self._identity() != self._opened
        if lost != self.is_lost:
            self._note(lost)
        return not lost

    def _note(self, lost: bool) -> None:
        with self._lock:  # readers and the writer have different threads
            if lost == self.is_lost:
                return
            self.is_lost = lost
            self.losses += lost
        if lost:
            log.error("%s Until then, nothing is read or written.", self.sentence)
        else:
            log.warning("the database file %s is back", self.path)

    def _identity(self) -> tuple[int, int] | None:
        try:
            found = os.stat(self.path)  # noqa: PTH116 - one system call
        except OSError:
            return None
        return found.st_dev, found.st_ino
