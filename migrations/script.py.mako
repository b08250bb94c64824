"""${message}."""

import sqlalchemy as sa
from alembic import op

revision = ${repr(up_revision)}
down_revision = ${repr(down_revision)}
branch_labels = ${repr(branch_labels)}
depends_on = ${repr(depends_on)}
# The oldest schema whose versions of unobot can run while the database has this one: see docs/operations.md.
runs_beside = ${repr(up_revision)}


def upgrade() -> None:
    ...
