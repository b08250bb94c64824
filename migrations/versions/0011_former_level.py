"""Let `expert` have every seat of `master`, a level that is gone. A name without a level would count as an engine."""

from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Rematches and *What if* take the seats of closed tables, and *Even match* counts the levels of results.
    op.execute("UPDATE seat SET level = 'expert' WHERE level = 'master'")
    op.execute("UPDATE result_seat SET level = 'expert' WHERE level = 'master'")
    # In JSON, a level is the end of a pair with a name, or has a key. A quote inside of a name has a backslash.
    op.execute(
        """UPDATE table_ SET seat_changes = replace(seat_changes, ',"master"]', ',"expert"]')
        WHERE seat_changes LIKE '%,"master"]%'"""
    )
    op.execute(
        """UPDATE tournament SET night = replace(night, '"level":"master"', '"level":"expert"')
        WHERE night LIKE '%"level":"master"%'"""
    )
