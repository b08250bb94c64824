"""The schema's revisions and how to reach them, by Alembic and the scripts in `migrations/`.

Alembic takes a fifth of a second to import. So other modules import this one inside a function, and a bot whose
database has the newest schema starts without it.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from .file_guard import APPLICATION_ID


def migrations() -> Path:
    """Return the folder of the migrations: inside an installed package, or beside the package in a checkout."""
    package = Path(__file__).parents[1]
    installed = package / "migrations"
    return installed if installed.is_dir() else package.parent / "migrations"


def migration_config(connection: Connection | None = None) -> Config:
    """Return an Alembic configuration with our migrations and this connection."""
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(migrations()).replace("%", "%%"))
    return config


def revisions() -> list[str]:
    """Return the revisions that this unobot knows, the newest first. Raises SQLAlchemyError if none can be read."""
    with _explain_errors():
        return [script.revision for script in ScriptDirectory.from_config(migration_config()).walk_revisions()]


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
