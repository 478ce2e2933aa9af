"""Limits: who opened a table and from where, when someone was last there, and counters"""

import json

import sqlalchemy as sa
from alembic import op

revision = "r0002"
down_revision = "r0001"


def upgrade() -> None:
    op.create_table(
        "counters",
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("expires", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("name"),
    )
    op.create_index("ix_counters_expires", "counters", ["expires"], unique=False)
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("seen", sa.Float(), nullable=False, server_default="0"))
        batch_op.add_column(sa.Column("host", sa.String(length=32), nullable=False, server_default=""))
        batch_op.add_column(sa.Column("origin", sa.String(length=64), nullable=False, server_default=""))
        batch_op.create_index("tables_by_host", ["host", "status"], unique=False)
        batch_op.create_index("tables_by_origin", ["origin", "status"], unique=False)
    fill()


def fill() -> None:
    """The host of a table stands in its setup."""
    tables = sa.table("tables", sa.column("id"), sa.column("setup"), sa.column("host"))
    connection = op.get_bind()
    hosts = [
        {"id_": row.id, "host_": json.loads(row.setup).get("host", "")}
        for row in connection.execute(sa.select(tables.c.id, tables.c.setup))
    ]
    if hosts:
        named = sa.update(tables).where(tables.c.id == sa.bindparam("id_")).values(host=sa.bindparam("host_"))
        connection.execute(named, hosts)
