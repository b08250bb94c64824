"""Add the results of matches, the sums and ratings of people, and solo games."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

_COUNTS = ("unos_missed", "unos_caught", "challenges_right", "challenges_wrong", "red", "yellow", "green", "blue")


def upgrade() -> None:
    op.create_table(
        "result",
        sa.Column("match_id", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("table_id", sa.Integer, nullable=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("started", sa.Double, nullable=False),
        sa.Column("ended", sa.Double, nullable=False),
        sa.Column("how", sa.Text, nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("party", sa.Text),
        sa.PrimaryKeyConstraint("match_id", name="pk_result"),
    )
    op.create_index("ix_result_server", "result", ["guild_id", "ended", "match_id"])
    op.create_index("ix_result_channel", "result", ["channel_id", "ended", "match_id"])
    op.create_index("ix_result_number", "result", ["guild_id", "number"])
    op.create_index("ix_result_party", "result", ["guild_id", "party", "ended"])
    op.create_table(
        "result_seat",
        sa.Column("match_id", sa.Integer, nullable=False),
        sa.Column("position", sa.Integer, nullable=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.Double, nullable=False),
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
        *(sa.Column(name, sa.Integer, nullable=False) for name in _COUNTS),
        sa.Column("achievements", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["result.match_id"], name="fk_result_seat_match_id"),
        sa.PrimaryKeyConstraint("match_id", "position", name="pk_result_seat"),
    )
    op.create_index("ix_result_seat_user", "result_seat", ["user_id", "guild_id", "ended", "match_id"])
    op.create_table(
        "rating",
        sa.Column("guild_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("season", sa.Text, nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("user_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("matches", sa.Integer, nullable=False),
        sa.Column("wins", sa.Integer, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("rounds_won", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        *(sa.Column(name, sa.Integer, nullable=False) for name in _COUNTS),
        sa.Column("streak", sa.Integer, nullable=False),
        sa.Column("best_streak", sa.Integer, nullable=False),
        sa.Column("rated", sa.Integer, nullable=False),
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
