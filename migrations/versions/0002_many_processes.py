"""Several processes, kept matches, fair deals: versions of tables, their secrets, stranded ones, leases of shards."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("table_", sa.Column("version", sa.Integer, nullable=False, server_default="0"))
    op.add_column("table_", sa.Column("secret", sa.LargeBinary))
    op.add_column("table_", sa.Column("stranded", sa.Double))
    op.create_table(
        "lease",
        sa.Column("application_id", sa.BigInteger, nullable=False),
        sa.Column("shard", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("expires", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("application_id", "shard", name="pk_lease"),
    )
