"""Create the table for notes about translations."""

import sqlalchemy as sa
from alembic import op

revision = "0103"
down_revision = "0102"
branch_labels = None
depends_on = None
runs_beside = "0101"


def upgrade() -> None:
    op.create_table(
        "translation_note",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_translation_note"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_translation_note_user_id", "translation_note", ["user_id"])
