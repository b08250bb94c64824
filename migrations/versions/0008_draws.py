"""Add the counts of drawn cards to each result."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("result", sa.Column("draws", sa.Text, nullable=False, server_default="{}"))
