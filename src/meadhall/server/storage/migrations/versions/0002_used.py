"""Rows tell how much time they took, so that clocks survive a restart; rows of before have taken none."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the column."""
    op.add_column("rows", sa.Column("used", sa.Float, nullable=False, server_default="0"))


def downgrade() -> None:
    """Drop it."""
    with op.batch_alter_table("rows") as rows:
        rows.drop_column("used")
