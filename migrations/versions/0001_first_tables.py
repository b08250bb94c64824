"""Create the first tables: tables, seats, matches, events, messages, panels, users, settings, leases, applications."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "table_",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("host_id", sa.BigInteger, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("locale", sa.Text, nullable=False),
        sa.Column("ruleset", sa.Text, nullable=False),
        sa.Column("match_id", sa.Integer),
        sa.Column("deadline", sa.Double),
        sa.Column("touched", sa.Double, nullable=False),
        sa.Column("deserted", sa.Double),
        sa.Column("warned", sa.Boolean, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("suspended", sa.Double),
        sa.Column("adjourned", sa.Boolean, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("admission", sa.Text, nullable=False),
        sa.Column("seat_changes", sa.Text, nullable=False),
        sa.Column("rematch", sa.Text),
        sa.Column("premoves", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_table_"),
        sqlite_autoincrement=True,
    )
    standing = sa.text("status != 'closed' AND suspended IS NULL")
    op.create_index(
        "ix_table_live_channel",
        "table_",
        ["channel_id"],
        unique=True,
        sqlite_where=standing,
        postgresql_where=standing,
    )
    op.create_table(
        "seat",
        sa.Column("table_id", sa.Integer, nullable=False),
        sa.Column("position", sa.Integer, nullable=False),
        sa.Column("user_id", sa.BigInteger),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("level", sa.Text),
        sa.Column("joined", sa.Double, nullable=False),
        sa.Column("misses", sa.Integer, nullable=False),
        sa.Column("autopilot", sa.Boolean, nullable=False),
        sa.Column("away", sa.Boolean, nullable=False),
        sa.Column("acted", sa.Double, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["table_.id"], name="fk_seat_table_id"),
        sa.PrimaryKeyConstraint("table_id", "position", name="pk_seat"),
    )
    op.create_index("ix_seat_user_id", "seat", ["user_id"])
    op.create_table(
        "match",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("table_id", sa.Integer, nullable=False),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("salt", sa.BigInteger, nullable=False),
        sa.Column("started", sa.Double, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("reported", sa.Boolean, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["table_.id"], name="fk_match_table_id"),
        sa.PrimaryKeyConstraint("id", name="pk_match"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_match_table_id", "match", ["table_id"])
    op.create_table(
        "event",
        sa.Column("match_id", sa.Integer, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["match.id"], name="fk_event_match_id"),
        sa.PrimaryKeyConstraint("match_id", "ply", name="pk_event"),
    )
    op.create_table(
        "message",
        sa.Column("table_id", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("message_id", sa.BigInteger, nullable=False),
        sa.Column("posted", sa.Double, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["table_.id"], name="fk_message_table_id"),
        sa.PrimaryKeyConstraint("table_id", "kind", "user_id", name="pk_message"),
    )
    op.create_table(
        "panel",
        sa.Column("table_id", sa.Integer, nullable=False),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("message_id", sa.BigInteger, nullable=False),
        sa.Column("token", sa.Text, nullable=False),
        sa.Column("expires", sa.Double, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["table_.id"], name="fk_panel_table_id"),
        sa.PrimaryKeyConstraint("table_id", "user_id", name="pk_panel"),
    )
    op.create_table(
        "user_",
        sa.Column("id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("dm_channel_id", sa.BigInteger),
        sa.Column("dm_closed", sa.Boolean, nullable=False),
        sa.Column("preferences", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_user_"),
    )
    op.create_table(
        "channel_settings",
        sa.Column("id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_channel_settings"),
    )
    op.create_table(
        "lease",
        sa.Column("application_id", sa.BigInteger, nullable=False),
        sa.Column("shard", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("expires", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("application_id", "shard", name="pk_lease"),
    )
    op.create_table(
        "app_meta",
        sa.Column("application_id", sa.BigInteger, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("application_id", "key", name="pk_app_meta"),
    )
