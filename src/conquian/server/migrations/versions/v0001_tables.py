"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make them."""
    op.create_table(
        "games",
        sa.Column("id", sa.String(12), primary_key=True),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("setup", sa.JSON, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
    )
    op.create_table(
        "commands",
        sa.Column("game", sa.String(12), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("body", sa.JSON, nullable=False),
        sa.Column("command_id", sa.String(80)),
        sa.Column("seat", sa.Integer),
        sa.UniqueConstraint("game", "command_id", name="commands_once"),
    )
    op.create_table(
        "seats",
        sa.Column("game", sa.String(12), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("token_hash", sa.String(64)),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("kind", sa.String(40), nullable=False),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_table(
        "hands",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("game", sa.String(12), sa.ForeignKey("games.id"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("finished", sa.Float, nullable=False),
    )
    op.create_index("ix_hands_game", "hands", ["game"])


def downgrade() -> None:
    """Take them away."""
    for name in ("hands", "seats", "commands", "games"):
        op.drop_table(name)
