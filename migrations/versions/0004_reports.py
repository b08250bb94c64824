"""Which ends of matches listeners were told of. Ends from before this revision are not told any more."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("match", sa.Column("reported", sa.Boolean, nullable=False, server_default=sa.false()))
    match = sa.table("match", sa.column("over", sa.Boolean), sa.column("reported", sa.Boolean))
    op.execute(match.update().values(reported=match.c.over))
