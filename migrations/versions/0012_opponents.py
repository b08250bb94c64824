"""Count the different opponents of each person. The next start finds the ratings again from the results."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("rating", sa.Column("opponents", sa.Integer, nullable=False, server_default="0"))
    outdated = sa.text("opponents = 0 AND rated > 0")
    op.create_index("ix_rating_outdated", "rating", ["guild_id"], sqlite_where=outdated, postgresql_where=outdated)
    # Two people are compared by each match that both were rated for, and no longer by the whole party.
    op.drop_index("ix_result_party", "result")
    # Such matches are rated for nobody now: everybody left, or all people were partners.
    op.execute(
        """UPDATE result SET party = NULL WHERE party IS NOT NULL
        AND EXISTS (SELECT 1 FROM result_seat WHERE result_seat.match_id = result.match_id AND rated)
        AND NOT EXISTS (
        SELECT 1 FROM result_seat WHERE result_seat.match_id = result.match_id AND rated AND presence != 'gone')"""
    )
    op.execute(
        """UPDATE result SET party = NULL WHERE party IS NOT NULL AND how = 'won' AND 2 > (
        SELECT count(DISTINCT coalesce(team, -1 - position)) FROM result_seat
        WHERE result_seat.match_id = result.match_id AND rated)"""
    )
