"""Note the server without the bot in which a table stands. It decides which process gets the presses there."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Older tables there get no id, because nobody knows it any more. The process of the direct messages serves them.
    op.add_column("table_", sa.Column("foreign_id", sa.BigInteger))
