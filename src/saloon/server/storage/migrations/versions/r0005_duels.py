"""Duels"""

import sqlalchemy as sa
from alembic import op

revision = "r0005"
down_revision = "r0004"


def upgrade() -> None:
    # Not by a batch: SQLite would make the table anew, and its members would be deleted with the old one.
    op.add_column("clubs", sa.Column("plan", sa.Text(), nullable=True))
    op.add_column("clubs", sa.Column("ended", sa.Float(), nullable=True))
