"""Matches tell which stream of chance they draw from; those that were there before go on with the plain one."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the column."""
    op.add_column("matches", sa.Column("chance", sa.String(8)))


def downgrade() -> None:
    """Drop it."""
    with op.batch_alter_table("matches") as matches:
        matches.drop_column("chance")
