"""A later version of unobot: it has one revision more, and everything else is the same.

There is always such an upgrade, also as long as there is only one revision. As a program, this file is the command
line of that version: `python -m tests.later_schema db upgrade`.
"""

import os
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from unobot.storage import migration_files, schema
from unobot.storage.schema import REVISION

LATER = "later"
BESIDE = os.environ.get("LATER_RUNS_BESIDE", REVISION)
"""The oldest schema whose versions can run beside it."""
_SCRIPT = f"""
import sqlalchemy as sa
from alembic import op

revision, down_revision = "{LATER}", "{REVISION}"
runs_beside = "{BESIDE}"


def upgrade() -> None:
    op.add_column("app_meta", sa.Column("note", sa.Text, nullable=False, server_default="none"))
"""
"""A migration that adds a column."""


def add_migration(replace: Callable[[object, str, object], None], folder: Path) -> str:
    """Add a migration after the newest one, as a later version will. Return its revision.

    ``replace`` changes an attribute, such as `setattr`.
    """
    migrations = folder / "migrations"
    shutil.copytree(migration_files.migrations(), migrations)
    (migrations / "versions" / "later.py").write_text(_SCRIPT, "utf-8")
    shutil.copyfile(migrations / "tables" / f"{REVISION}.txt", migrations / "tables" / f"{LATER}.txt")
    replace(migration_files, "migrations", lambda: migrations)
    import unobot.app
    import unobot.ops.access
    import unobot.ops.database_checks
    import unobot.ops.inspection
    import unobot.storage.database
    import unobot.storage.leases

    for module in (
        *(schema, unobot.storage.database, unobot.ops.access),
        *(unobot.app, unobot.ops.database_checks, unobot.ops.inspection, unobot.storage.leases),
    ):
        replace(module, "REVISION", LATER)
    return LATER


def main() -> None:
    """Run a command of the later version, or start its bot on the loopback Discord. Never return."""
    from tests.loopback import launch
    from unobot import cli

    with tempfile.TemporaryDirectory() as folder:
        add_migration(setattr, Path(folder))
        if sys.argv[1].startswith("http"):
            launch.main()
        cli.main()


if __name__ == "__main__":
    main()
