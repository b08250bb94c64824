"""Keep a secret ready for the next match that a user starts in one press. Its fingerprint is shown before."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "ready_seal",
        sa.Column("user_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("user_id", name="pk_ready_seal"),
    )
