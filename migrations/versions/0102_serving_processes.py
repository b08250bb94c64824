"""Store in each lease which process holds it."""

import sqlalchemy as sa
from alembic import op

revision = "0102"
down_revision = "0101"
branch_labels = None
depends_on = None
runs_beside = "0101"


def upgrade() -> None:
    op.add_column("lease", sa.Column("shard_count", sa.Integer, server_default="0", nullable=False))
    op.add_column("lease", sa.Column("schema", sa.Text, server_default="0101", nullable=False))
    op.add_column("lease", sa.Column("version", sa.Text, server_default="unknown", nullable=False))
    op.add_column("lease", sa.Column("host", sa.Text, server_default="unknown", nullable=False))
