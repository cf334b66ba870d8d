"""What comes as a file is counted and has an age; whether a row can be written is tried out in a table of its own."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

ROW = 100  # bytes that a row of an upload takes with its answer, about
KNOWN = """
INSERT INTO uploads (match, mark, bytes, created, looked)
SELECT id, '', (SELECT count(*) FROM rows WHERE rows.match = matches.id) * :row, created, :now
FROM matches WHERE origin = 'upload'
"""


def upgrade() -> None:
    """Add both tables; uploads of before belong to nobody and were looked at today."""
    op.create_table(
        "uploads",
        sa.Column("match", sa.String(32), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("mark", sa.String(32), nullable=False),
        sa.Column("bytes", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("looked", sa.Float, nullable=False),
    )
    op.create_table(
        "heartbeats",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("filler", sa.Text, nullable=False),
    )
    op.execute(sa.text(KNOWN).bindparams(row=ROW, now=time.time()))


def downgrade() -> None:
    """Drop them."""
    op.drop_table("heartbeats")
    op.drop_table("uploads")
