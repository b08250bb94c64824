"""Note the server of each channel's settings, and the servers that the bot has left, so that their data can go."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("channel_settings", sa.Column("guild_id", sa.BigInteger))
    op.create_table(
        "left_server",
        sa.Column("id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("since", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_left_server"),
    )
    if op.get_bind().dialect.name == "sqlite":
        # Older versions left deleted bytes in the file. `storage.compaction` writes it again after the migration.
        op.execute("PRAGMA user_version = 1")
