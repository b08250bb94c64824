"""Add the tries at daily deals, and the secret chains of the servers' deals."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "daily_try",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("server_id", sa.BigInteger, nullable=False),
        sa.Column("guild_id", sa.BigInteger),
        sa.Column("day", sa.Text, nullable=False),
        sa.Column("deal_version", sa.Integer, nullable=False),
        sa.Column("line", sa.Text, nullable=False),
        sa.Column("squares", sa.Text),
        sa.Column("points", sa.Integer),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("touched", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_daily_try"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_daily_try_deal", "daily_try", ["user_id", "server_id", "day", "deal_version"], unique=True)
    op.create_index("ix_daily_try_day", "daily_try", ["day", "server_id", "guild_id"])
    op.create_table(
        "daily_chain",
        sa.Column("guild_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("season", sa.Text, nullable=False),
        sa.Column("root", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "season", name="pk_daily_chain"),
    )
