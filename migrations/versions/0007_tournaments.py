"""Add tournaments."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tournament",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("host_id", sa.BigInteger, nullable=False),
        sa.Column("host_name", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("locale", sa.Text, nullable=False),
        sa.Column("due", sa.Double),
        sa.Column("touched", sa.Double, nullable=False),
        sa.Column("night", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tournament"),
        sqlite_autoincrement=True,
    )
    op.create_index(
        "ix_tournament_open_channel",
        "tournament",
        ["channel_id"],
        unique=True,
        sqlite_where=sa.text("status != 'over'"),
        postgresql_where=sa.text("status != 'over'"),
    )
    op.create_index("ix_tournament_guild_id", "tournament", ["guild_id"])
