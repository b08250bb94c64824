"""Note the kind of place in which each table stands, and let a table stand outside the servers of the bot."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("table_", sa.Column("place", sa.Text, nullable=False, server_default="server"))
    # SQLite cannot make a column optional. A new table in place of this one would lose the last id that was given, and
    # the other tables refer to this one. So a new column takes the place of the old one, in the same order everywhere.
    op.add_column("table_", sa.Column("server_id", sa.BigInteger))
    op.execute("UPDATE table_ SET server_id = guild_id")
    op.execute("ALTER TABLE table_ DROP COLUMN guild_id")
    op.execute("ALTER TABLE table_ RENAME COLUMN server_id TO guild_id")
