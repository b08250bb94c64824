"""Log an outage of the database in two lines: one when it begins, and one when it ends."""

from __future__ import annotations

import logging
import sqlite3
import time
from collections.abc import Callable

from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection

from unobot.model.storage_errors import StorageError, Unreachable

log = logging.getLogger(__name__)

_FILE_TROUBLES = ("disk is full", "disk I/O error", "locked", "unable to open", "readonly")
"""Words of errors of SQLite that come from the disk or from another program, and not from a statement."""

_SERVER_TROUBLES = ("08", "53", "57")
"""The classes of SQLSTATE for the connection, for resources, and for an operator who stops the server."""


class Outage:
    """Whether a database answers. All readers and writers of an engine share it, also in other threads.

    A full disk can still be read. So if a change failed, only a change ends the outage.
    """

    def __init__(self, monotonic: Callable[[], float] = time.monotonic) -> None:
        self._monotonic = monotonic
        self._began: float | None = None
        self._has_refused_change = False

    def error(self, error: BaseException, sentence: str, words: str, *, changes: bool) -> StorageError:
        """Return the error for a caller: an `Unreachable` if the database is away.

        ``words``: the text of ``error``. ``changes``: whether a change was asked for.
        """
        if not _is_outage(error, words):
            return StorageError(sentence)
        self._has_refused_change |= changes
        if self._began is None:
            self._began = self._monotonic()
            log.error("the database cannot be used (%s); this is logged again when it is back", words)
        return Unreachable(sentence)

    def answered(self, *, changes: bool) -> None:
        """Record that the database has done what it was asked for. ``changes``: whether that was a change."""
        if self._began is not None and (changes or not self._has_refused_change):
            began, self._began = self._began, None
            self._has_refused_change = False
            log.warning("the database is back after %.0f s", self._monotonic() - began)


def _is_outage(error: BaseException, words: str) -> bool:
    """Return whether an error comes from the connection, the server or the disk, and not from what was asked."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(cause, sqlite3.Error):
        return any(trouble in words for trouble in _FILE_TROUBLES)
    if str(getattr(cause, "sqlstate", None))[:2] in _SERVER_TROUBLES:
        return True
    lost = isinstance(error, DBAPIError) and error.connection_invalidated
    return lost or isinstance(error, OSError | OperationalError | InterfaceError | NoConnection)
