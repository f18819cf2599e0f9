"""When a game was played last."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column, and fill it."""
    op.add_column("games", sa.Column("touched", sa.Float))
    op.execute(
        "UPDATE games SET touched = COALESCE("
        "(SELECT MAX(at) FROM commands WHERE commands.game = games.id), created)"
    )
    op.create_index("ix_games_touched", "games", ["touched"])


def downgrade() -> None:
    """Take it away."""
    op.drop_index("ix_games_touched", "games")
    op.drop_column("games", "touched")
