"""The file of an SQLite database, which must stay at its path while it is open.

SQLite goes on with a file that was moved, replaced or deleted. New connections then create another file at the path.
The last changes stay in a WAL that belongs to no file.
"""

import logging
import os
from pathlib import Path

log = logging.getLogger(__name__)


class DatabaseFile:
    """The file at ``path``, as it is now."""

    def __init__(self, path: Path) -> None:
        self._path = path.absolute()
        self._opened = self._identity()
        self.is_lost = False
        """Whether it was not there at the last check."""

    @property
    def sentence(self) -> str:
        """Return what an admin can do about a lost file."""
        return (
            f"The database file {self._path} was moved, replaced or deleted: "
            "move it back, or restart the bot to use what is there now."
        )

    def check(self) -> bool:
        """Return whether the file is still at its path. Log when that changes. This takes a few microseconds."""
        was_lost, self.is_lost = self.is_lost, self._identity() != self._opened
        if self.is_lost and not was_lost:
            log.error("%s Until then, nothing is read or written.", self.sentence)
        elif was_lost and not self.is_lost:
            log.warning("the database file %s is back", self._path)
        return not self.is_lost

    def _identity(self) -> tuple[int, int] | None:
        try:
            found = os.stat(self._path)  # noqa: PTH116 - one system call
        except OSError:
            return None
        return found.st_dev, found.st_ino
