"""What people, servers and channels choose, and how a table is kept."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("table_", sa.Column("options", sa.Text, nullable=False, server_default="{}"))
    op.add_column("user_", sa.Column("preferences", sa.Text, nullable=False, server_default="{}"))
    op.create_table(
        "place",
        sa.Column("id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_place"),
    )
    op.drop_index("ix_table_live_channel", "table_")
    standing = sa.text("status != 'closed' AND stranded IS NULL")
    op.create_index(
        "ix_table_live_channel",
        "table_",
        ["channel_id"],
        unique=True,
        sqlite_where=standing,
        postgresql_where=standing,
    )
