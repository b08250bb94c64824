"""Give every seat an emblem: the seats that exist get the emblem of their position, so no two of a table share one."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seat", sa.Column("emblem", sa.Integer, nullable=False, server_default="0"))
    op.execute("UPDATE seat SET emblem = position")
