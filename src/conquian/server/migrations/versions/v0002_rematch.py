"""Who asked for a rematch."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column."""
    op.add_column("games", sa.Column("asked", sa.Integer))


def downgrade() -> None:
    """Take it away."""
    op.drop_column("games", "asked")
