"""Matches tell where they come from, and what was thought of them afterwards is kept."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the column and the table."""
    op.add_column("matches", sa.Column("origin", sa.String(64)))
    op.create_table(
        "reviews",
        sa.Column("match", sa.String(32), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("moments", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Drop them."""
    op.drop_table("reviews")
    with op.batch_alter_table("matches") as matches:
        matches.drop_column("origin")
