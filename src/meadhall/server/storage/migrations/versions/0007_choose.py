"""Whoever takes a free seat may choose its hero, where the host allows it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add the column; at tables of before the host has chosen for all."""
    op.add_column("matches", sa.Column("choose", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Drop it."""
    with op.batch_alter_table("matches") as matches:
        matches.drop_column("choose")
