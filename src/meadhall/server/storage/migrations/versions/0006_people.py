"""Tables have a host, who sees to order; people decide what is kept and listed of them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add columns and tables; tables of before have no host."""
    op.add_column("matches", sa.Column("host", sa.String(64)))
    op.add_column("matches", sa.Column("shut", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("muted", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "people",
        sa.Column("holder", sa.String(64), primary_key=True),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("generation", sa.Integer, nullable=False),
    )
    op.create_table(
        "transfers",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("holder", sa.String(64), nullable=False),
        sa.Column("sealed", sa.String(128), nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
    )
    op.create_table(
        "bans",
        sa.Column("host", sa.String(64), primary_key=True),
        sa.Column("holder", sa.String(64), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "acts",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("match", sa.String(32), sa.ForeignKey("matches.id"), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("host", sa.String(64)),
        sa.Column("act", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer),
    )


def downgrade() -> None:
    """Drop them."""
    for table in ("acts", "bans", "transfers", "people"):
        op.drop_table(table)
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("muted")
    with op.batch_alter_table("matches") as matches:
        matches.drop_column("shut")
        matches.drop_column("host")
