"""Days, puzzles, ratings, notifications"""

import sqlalchemy as sa
from alembic import op

revision = "r0004"
down_revision = "r0003"


def upgrade() -> None:
    op.create_table(
        "clubs",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("kind", sa.String(length=12), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("game", sa.String(length=24), nullable=False),
        sa.Column("rival", sa.String(length=64), nullable=False),
        sa.Column("host", sa.String(length=32), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    with op.batch_alter_table("clubs", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_clubs_host"), ["host"], unique=False)

    op.create_table(
        "deals",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("kind", sa.String(length=12), nullable=False),
        sa.Column("day", sa.String(length=10), nullable=False),
        sa.Column("game", sa.String(length=24), nullable=False),
        sa.Column("setup", sa.Text(), nullable=False),
        sa.Column("seed", sa.LargeBinary(), nullable=False),
        sa.Column("commitment", sa.String(length=64), nullable=False),
        sa.Column("opens", sa.Float(), nullable=False),
        sa.Column("closes", sa.Float(), nullable=False),
        sa.Column("host", sa.String(length=32), nullable=False),
        sa.Column("club", sa.String(length=32), nullable=False),
        sa.Column("par", sa.Text(), nullable=True),
        sa.Column("created", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    with op.batch_alter_table("deals", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_deals_club"), ["club"], unique=False)
        batch_op.create_index(batch_op.f("ix_deals_day"), ["day"], unique=False)

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
        "puzzles",
        sa.Column("puzzle", sa.String(length=16), nullable=False),
        sa.Column("game", sa.String(length=24), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("tried", sa.Integer(), nullable=False),
        sa.Column("solved", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("puzzle"),
    )
    with op.batch_alter_table("puzzles", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_puzzles_game"), ["game"], unique=False)

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
        "club_members",
        sa.Column("club", sa.String(length=32), nullable=False),
        sa.Column("account", sa.String(length=32), nullable=False),
        sa.Column("team", sa.Integer(), nullable=False),
        sa.Column("joined", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["club"], ["clubs.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("club", "account"),
    )
    with op.batch_alter_table("club_members", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_club_members_account"), ["account"], unique=False)

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
        "solved",
        sa.Column("account", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=24), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("puzzle", sa.String(length=16), nullable=False),
        sa.Column("decision", sa.String(length=80), nullable=False),
        sa.Column("correct", sa.Boolean(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("streak", sa.Integer(), nullable=False),
        sa.Column("best", sa.Integer(), nullable=False),
        sa.Column("right_so_far", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("account", "game", "n"),
        sa.UniqueConstraint("account", "puzzle", name="solved_once"),
    )
    op.create_table(
        "tries",
        sa.Column("deal", sa.String(length=64), nullable=False),
        sa.Column("account", sa.String(length=32), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("origin", sa.String(length=64), nullable=False),
        sa.Column("begun", sa.Float(), nullable=False),
        sa.Column("ended", sa.Float(), nullable=True),
        sa.Column("how", sa.String(length=12), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("margin", sa.Integer(), nullable=False),
        sa.Column("doubt", sa.String(length=12), nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["deal"], ["deals.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("deal", "account"),
        sa.UniqueConstraint("table_id"),
    )
    with op.batch_alter_table("tries", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_tries_account"), ["account"], unique=False)

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

    # Not by a batch: SQLite would make the table anew, and the rows that refer to it would be deleted with the old one.
    op.add_column("accounts", sa.Column("listed", sa.Boolean(), nullable=True))
    op.add_column("accounts", sa.Column("shares", sa.Boolean(), server_default=sa.false(), nullable=False))
