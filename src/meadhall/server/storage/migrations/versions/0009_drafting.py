"""What is played may be drafted at the table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Add the plan of the draft, which no match has so far."""
    op.add_column("matches", sa.Column("draft", sa.Text))


def downgrade() -> None:
    """Drop it."""
    with op.batch_alter_table("matches") as matches:
        matches.drop_column("draft")
