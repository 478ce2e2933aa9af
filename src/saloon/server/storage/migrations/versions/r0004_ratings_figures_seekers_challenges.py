"""Ratings, figures, seekers, challenges"""

import sqlalchemy as sa
from alembic import op

revision = "r0004"
down_revision = "r0003"


def upgrade() -> None:
    op.create_table(
        "standings",
        sa.Column("pool", sa.String(length=8), nullable=False),
        sa.Column("game", sa.String(length=24), nullable=False),
        sa.Column("role", sa.String(length=24), nullable=False),
        sa.Column("player", sa.String(length=32), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("won", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("pool", "game", "role", "player"),
    )
    with op.batch_alter_table("standings", schema=None) as batch_op:
        batch_op.create_index("standings_by_player", ["player"], unique=False)

    op.create_table(
        "challenges",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=24), nullable=False),
        sa.Column("challenger", sa.String(length=32), nullable=False),
        sa.Column("opponent", sa.String(length=32), nullable=False),
        sa.Column("status", sa.String(length=8), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["challenger"], ["accounts.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
    )
    with op.batch_alter_table("challenges", schema=None) as batch_op:
        batch_op.create_index("challenges_by_status", ["status", "created"], unique=False)
        batch_op.create_index(batch_op.f("ix_challenges_challenger"), ["challenger"], unique=False)
        batch_op.create_index(batch_op.f("ix_challenges_opponent"), ["opponent"], unique=False)

    op.create_table(
        "figures",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("account", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=24), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    with op.batch_alter_table("figures", schema=None) as batch_op:
        batch_op.create_index("figures_by_account", ["account", "game", "at"], unique=False)

    op.create_table(
        "rated",
        sa.Column("n", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("pair", sa.String(length=48), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("n"),
        sa.UniqueConstraint("table_id"),
    )
    with op.batch_alter_table("rated", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_rated_pair"), ["pair"], unique=False)

    op.create_table(
        "seekers",
        sa.Column("account", sa.String(length=32), nullable=False),
        sa.Column("connection", sa.String(length=32), nullable=False),
        sa.Column("wish", sa.String(length=80), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("account"),
    )
    with op.batch_alter_table("seekers", schema=None) as batch_op:
        batch_op.create_index("seekers_by_wish", ["wish", "since"], unique=False)

    op.create_table(
        "history",
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("player", sa.String(length=32), nullable=False),
        sa.Column("pool", sa.String(length=8), nullable=False),
        sa.Column("game", sa.String(length=24), nullable=False),
        sa.Column("role", sa.String(length=24), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["n"], ["rated.n"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("n", "player"),
    )
    with op.batch_alter_table("history", schema=None) as batch_op:
        batch_op.create_index("history_by_player", ["player", "pool", "game", "role"], unique=False)

    # Not by a batch: SQLite would make the table anew, and the rows that refer to it would be deleted with the old one.
    op.add_column("accounts", sa.Column("listed", sa.Boolean(), nullable=True))
    op.add_column("accounts", sa.Column("shares", sa.Boolean(), server_default=sa.false(), nullable=False))
