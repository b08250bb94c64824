"""The schema's revisions and how to reach them, by Alembic and the scripts in `migrations/`.

Alembic takes a fifth of a second to import. So other modules import this one inside a function, and a bot whose
database has the newest schema starts without it.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from . import migration_files
from .file_guard import APPLICATION_ID


def migration_config(connection: Connection | None = None) -> Config:
    """Return an Alembic configuration with our migrations and this connection."""
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(migration_files.migrations()).replace("%", "%%"))
    return config


def revisions() -> list[str]:
    """Return the revisions that this unobot knows, the newest first. Raises SQLAlchemyError if none can be read."""
    with _explain_errors():
        return [script.revision for script in ScriptDirectory.from_config(migration_config()).walk_revisions()]


def oldest_beside() -> str:
    """Return the oldest schema whose versions of unobot can run while the database has the newest one."""
    with _explain_errors():
        script = ScriptDirectory.from_config(migration_config())
        return str(script.get_revision("head").module.runs_beside)


def is_older(revision: str, than: str) -> bool:
    """Return whether a revision came before another. A revision that this unobot does not know is newer."""
    known = revisions()
    return revision in known and known.index(revision) > known.index(than)


def migrate(connection: Connection, revision: str = "head") -> None:
    """Upgrade the schema to a revision. Raises SQLAlchemyError."""
    with _explain_errors():
        command.upgrade(migration_config(connection), revision)
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql(f"PRAGMA application_id = {APPLICATION_ID}")


@contextmanager
def _explain_errors() -> Iterator[None]:
    try:
        yield
    except CommandError as error:
        raise SQLAlchemyError(str(error)) from error
