"""Create all tables of the first release."""

import sqlalchemy as sa
from alembic import op

revision = "0101"
down_revision = None
branch_labels = None
depends_on = None
runs_beside = "0101"


def upgrade() -> None:
    op.create_table(
        "user_",
        sa.Column("id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("dm_channel_id", sa.BigInteger),
        sa.Column("dm_closed", sa.Boolean, nullable=False),
        sa.Column("preferences", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_user_"),
    )
    op.create_table(
        "ready_seal",
        sa.Column("user_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("user_id", name="pk_ready_seal"),
    )
    op.create_table(
        "table_",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("guild_id", sa.BigInteger),
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
        sa.Column("place", sa.Text, server_default="server", nullable=False),
        sa.Column("foreign_id", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="pk_table_"),
        sqlite_autoincrement=True,
    )
    op.create_index(
        "ix_table_live_channel",
        "table_",
        ["channel_id"],
        unique=True,
        sqlite_where=sa.text("status != 'closed' AND suspended IS NULL"),
        postgresql_where=sa.text("status != 'closed' AND suspended IS NULL"),
    )
    op.create_table(
        "seat",
        sa.Column("table_id", sa.Integer, nullable=False),
        sa.Column("position", sa.Integer, nullable=False),
        sa.Column("user_id", sa.BigInteger),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("level", sa.Text),
        sa.Column("emblem", sa.Integer, server_default="0", nullable=False),
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
        "channel_settings",
        sa.Column("id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("guild_id", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="pk_channel_settings"),
    )
    op.create_table(
        "ban",
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("by_user_id", sa.BigInteger, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "user_id", name="pk_ban"),
    )
    op.create_table(
        "result",
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("party", sa.Text),
        sa.Column("match_id", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("table_id", sa.Integer, nullable=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("started", sa.Double, nullable=False),
        sa.Column("ended", sa.Double, nullable=False),
        sa.Column("how", sa.Text, nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("draws", sa.Text, server_default="{}", nullable=False),
        sa.PrimaryKeyConstraint("match_id", name="pk_result"),
    )
    op.create_index("ix_result_channel", "result", ["channel_id", "ended", "match_id"])
    op.create_index("ix_result_number", "result", ["guild_id", "number"])
    op.create_index("ix_result_server", "result", ["guild_id", "ended", "match_id"])
    op.create_table(
        "result_seat",
        sa.Column("match_id", sa.Integer, nullable=False),
        sa.Column("position", sa.Integer, nullable=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.Double, nullable=False),
        sa.Column("red", sa.Integer, nullable=False),
        sa.Column("yellow", sa.Integer, nullable=False),
        sa.Column("green", sa.Integer, nullable=False),
        sa.Column("blue", sa.Integer, nullable=False),
        sa.Column("achievements", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("user_id", sa.BigInteger),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("level", sa.Text),
        sa.Column("team", sa.Integer),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("rounds_won", sa.Integer, nullable=False),
        sa.Column("presence", sa.Text, nullable=False),
        sa.Column("late", sa.Boolean, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("unos_missed", sa.Integer, nullable=False),
        sa.Column("unos_caught", sa.Integer, nullable=False),
        sa.Column("challenges_right", sa.Integer, nullable=False),
        sa.Column("challenges_wrong", sa.Integer, nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["result.match_id"], name="fk_result_seat_match_id"),
        sa.PrimaryKeyConstraint("match_id", "position", name="pk_result_seat"),
    )
    op.create_index("ix_result_seat_user", "result_seat", ["user_id", "guild_id", "ended", "match_id"])
    op.create_table(
        "rating",
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("season", sa.Text, nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("matches", sa.Integer, nullable=False),
        sa.Column("wins", sa.Integer, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("rounds_won", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("unos_missed", sa.Integer, nullable=False),
        sa.Column("unos_caught", sa.Integer, nullable=False),
        sa.Column("challenges_right", sa.Integer, nullable=False),
        sa.Column("challenges_wrong", sa.Integer, nullable=False),
        sa.Column("red", sa.Integer, nullable=False),
        sa.Column("yellow", sa.Integer, nullable=False),
        sa.Column("green", sa.Integer, nullable=False),
        sa.Column("blue", sa.Integer, nullable=False),
        sa.Column("streak", sa.Integer, nullable=False),
        sa.Column("best_streak", sa.Integer, nullable=False),
        sa.Column("rated", sa.Integer, nullable=False),
        sa.Column("opponents", sa.Integer, server_default="0", nullable=False),
        sa.Column("mean", sa.Double, nullable=False),
        sa.Column("deviation", sa.Double, nullable=False),
        sa.Column("rank", sa.Double),
        sa.Column("low", sa.Double, nullable=False),
        sa.Column("high", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "season", "rules", "user_id", name="pk_rating"),
    )
    op.create_index(
        "ix_rating_board", "rating", ["guild_id", "season", "rules", "rank", "low", "high", "name", "user_id"]
    )
    op.create_index(
        "ix_rating_outdated",
        "rating",
        ["guild_id"],
        sqlite_where=sa.text("opponents = 0 AND rated > 0"),
        postgresql_where=sa.text("opponents = 0 AND rated > 0"),
    )
    op.create_index("ix_rating_user_id", "rating", ["user_id"])
    op.create_table(
        "solo",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("guild_id", sa.BigInteger),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("start", sa.Text, nullable=False),
        sa.Column("line", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("touched", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_solo"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_solo_user_id", "solo", ["user_id"])
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
    op.create_index("ix_daily_try_day", "daily_try", ["day", "server_id", "guild_id"])
    op.create_index("ix_daily_try_deal", "daily_try", ["user_id", "server_id", "day", "deal_version"], unique=True)
    op.create_table(
        "daily_chain",
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("season", sa.Text, nullable=False),
        sa.Column("root", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "season", name="pk_daily_chain"),
    )
    op.create_table(
        "tournament",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("host_id", sa.BigInteger, nullable=False),
        sa.Column("host_name", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("locale", sa.Text, nullable=False),
        sa.Column("due", sa.Double),
        sa.Column("touched", sa.Double, nullable=False),
        sa.Column("night", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tournament"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_tournament_guild_id", "tournament", ["guild_id"])
    op.create_index(
        "ix_tournament_open_channel",
        "tournament",
        ["channel_id"],
        unique=True,
        sqlite_where=sa.text("status != 'over'"),
        postgresql_where=sa.text("status != 'over'"),
    )
    op.create_table(
        "admin_act",
        sa.Column("id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("by_user_id", sa.BigInteger, nullable=False),
        sa.Column("user_id", sa.BigInteger),
        sa.Column("channel_id", sa.BigInteger),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("detail", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_admin_act"),
    )
    op.create_index("ix_admin_act_guild_id", "admin_act", ["guild_id"])
    op.create_table(
        "left_server",
        sa.Column("id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("since", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_left_server"),
    )
    op.create_table(
        "lease",
        sa.Column("application_id", sa.BigInteger, nullable=False),
        sa.Column("shard", sa.Integer, nullable=False),
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
