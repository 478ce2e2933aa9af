"""Notifications"""

import sqlalchemy as sa
from alembic import op

revision = "r0004"
down_revision = "r0003"


def upgrade() -> None:
    op.create_table(
        "keys",
        sa.Column("name", sa.String(length=24), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name"),
    )
    op.create_table(
        "leases",
        sa.Column("name", sa.String(length=24), nullable=False),
        sa.Column("owner", sa.String(length=32), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("name"),
    )
    op.create_table(
        "notify_notes",
        sa.Column("account", sa.String(length=32), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("kind", sa.String(length=12), nullable=False),
        sa.Column("mark", sa.String(length=40), nullable=False),
        sa.Column("path", sa.String(length=200), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("due", sa.Float(), nullable=False),
        sa.Column("live", sa.Boolean(), nullable=False),
        sa.Column("told", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("account", "table_id", "kind"),
    )
    with op.batch_alter_table("notify_notes", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_notify_notes_due"), ["due"], unique=False)
        batch_op.create_index(batch_op.f("ix_notify_notes_told"), ["told"], unique=False)

    op.create_table(
        "notify_wishes",
        sa.Column("account", sa.String(length=32), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.Column("after", sa.Float(), nullable=False),
        sa.Column("feed", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("account"),
    )
    op.create_table(
        "notify_channels",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("account", sa.String(length=32), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("mark", sa.String(length=64), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("key", sa.String(length=100), nullable=False),
        sa.Column("auth", sa.String(length=40), nullable=False),
        sa.Column("session", sa.String(length=64), nullable=True),
        sa.Column("label", sa.String(length=80), nullable=False),
        sa.Column("confirmed", sa.Boolean(), nullable=False),
        sa.Column("paused", sa.Boolean(), nullable=False),
        sa.Column("failures", sa.Integer(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["session"], ["sessions.digest"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("mark"),
    )
    with op.batch_alter_table("notify_channels", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_notify_channels_account"), ["account"], unique=False)
        batch_op.create_index(batch_op.f("ix_notify_channels_session"), ["session"], unique=False)

    op.create_table(
        "notify_letters",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("account", sa.String(length=32), nullable=False),
        sa.Column("channel", sa.String(length=16), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("due", sa.Float(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["channel"], ["notify_channels.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
    )
    with op.batch_alter_table("notify_letters", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_notify_letters_account"), ["account"], unique=False)
        batch_op.create_index(batch_op.f("ix_notify_letters_channel"), ["channel"], unique=False)
        batch_op.create_index(batch_op.f("ix_notify_letters_due"), ["due"], unique=False)
