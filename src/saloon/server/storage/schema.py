"""The tables of the database. `migrations/` makes them; what is in them is explained where it is used."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

META = MetaData()
Counter = BigInteger().with_variant(Integer, "sqlite")  # SQLite counts up only what it calls INTEGER

ACCOUNTS = Table(
    "accounts",
    META,
    Column("id", String(32), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("handle", String(80), unique=True),  # of members: what the name looks like (`names.handle`)
    Column("kind", String(8), nullable=False),  # guest, member, gone
    Column("password", String(200)),  # argon2
    Column("settings", JSON, nullable=False),  # `accounts.Preferences`
    Column("created", Float, nullable=False),
)

SESSIONS = Table(
    "sessions",
    META,
    Column("digest", String(64), primary_key=True),
    Column("account", ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("expires", Float, nullable=False, index=True),
)

TOKENS = Table(
    "tokens",
    META,
    Column("digest", String(64), primary_key=True),
    Column("id", String(32), nullable=False, unique=True),
    Column("account", ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("label", String(40), nullable=False),
    Column("created", Float, nullable=False),
)

TABLES = Table(
    "tables",
    META,
    Column("id", String(32), primary_key=True),
    Column("game", String(24), nullable=False),
    Column("status", String(8), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("invite", String(32), nullable=False, unique=True),
    Column("setup", Text, nullable=False),  # JSON: `documents.Setup`
    Column("summary", Text, nullable=False),  # JSON: `documents.Summary`, what lists show of the table as it stands
    Column("seed", LargeBinary, nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("seen", Float, nullable=False),  # when someone last looked at it, while it is open
    Column("host", String(32), nullable=False),  # the account that opened it
    Column("origin", String(64), nullable=False),  # the digest of the address it was opened from; empty when it is over
    Index("tables_by_status", "status", "public", "changed"),
    Index("tables_by_host", "host", "status"),
    Index("tables_by_origin", "origin", "status"),
)

# The notebook: append-only. Its key is the lock: nobody can write the same page of a table twice.
ENTRIES = Table(
    "entries",
    META,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(12), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("account", String(32), nullable=False),
    Column("command", String(64)),
    Column("at", Float, nullable=False),
    Column("body", Text, nullable=False),  # JSON: an `entries.Event` of that kind
    UniqueConstraint("table_id", "account", "command", name="entries_once"),
)

MEMBERS = Table(
    "members",
    META,
    Column("account", ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, index=True),
)

# How games ended for those who sat there, once they are over. Who played against himself has no row.
RESULTS = Table(
    "results",
    META,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("account", ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False),
    Column("game", String(24), nullable=False),
    Column("players", Integer, nullable=False),
    Column("rivals", String(16), nullable=False),  # a bot's level, `people`, or `mixed`
    Column("outcome", String(8), nullable=False),  # won, lost, drawn, stopped
    Column("at", Float, nullable=False),
    Index("results_by_account", "account", "game"),
)

# Scheduled work at tables: a bot's answer, the end of a player's time.
DUE = Table(
    "due",
    META,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("at", Float, nullable=False, index=True),
    Column("owner", String(32), nullable=False),  # the process that has taken it on, and until when it may
    Column("until", Float, nullable=False),
)

# The record of a game that is over, as it was at its end: it outlives the rules that it was played by (`archive`).
RECORDS = Table(
    "records",
    META,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("body", LargeBinary, nullable=False),
    Column("digest", String(64), nullable=False),
)

# Deals that many play, each at a table of his own: those of the days, which are written down days ahead, those that
# somebody challenges others to, and those of clubs. The key is made of the day, so that of several processes one writes
# a day's.
DEALS = Table(
    "deals",
    META,
    Column("id", String(64), primary_key=True),
    Column("kind", String(12), nullable=False),  # daily, challenge, club
    Column("day", String(10), nullable=False, index=True),  # that it begins on; empty: not of a day
    Column("game", String(24), nullable=False),
    Column("setup", Text, nullable=False),  # JSON: `documents.DealSetup`
    Column("seed", LargeBinary, nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("opens", Float, nullable=False),
    Column("closes", Float, nullable=False),  # from then on the seed is public; 0: it never is
    Column("host", String(32), nullable=False),  # the account that challenges
    Column("club", String(32), nullable=False, index=True),  # whose it is; empty: nobody's
    Column("par", Text),  # JSON: `documents.Par`, how a bot does in the player's seat, once that is known
    Column("created", Float, nullable=False),
)

# Who plays which deal: its key allows one try each.
TRIES = Table(
    "tries",
    META,
    Column("deal", ForeignKey("deals.id", ondelete="CASCADE"), primary_key=True),
    Column("account", ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, unique=True),
    Column("origin", String(64), nullable=False),  # the digest of the address; empty when the deal is closed
    Column("begun", Float, nullable=False),
    Column("ended", Float),
    Column("how", String(12), nullable=False),  # as in `documents.Summary`
    Column("won", Boolean, nullable=False),
    Column("margin", Integer, nullable=False),  # `Game.margin`
    Column("doubt", String(12), nullable=False),  # why it is not listed: address, program, bot, late, given-up
)

# Private boards for a group, and matches of two people or teams: whoever has the link may join.
CLUBS = Table(
    "clubs",
    META,
    Column("id", String(32), primary_key=True),  # the link
    Column("kind", String(12), nullable=False),  # club, match
    Column("name", String(40), nullable=False),
    Column("game", String(24), nullable=False),
    Column("rival", String(64), nullable=False),  # the level of the bots
    Column("host", String(32), nullable=False, index=True),
    Column("created", Float, nullable=False),
)

CLUB_MEMBERS = Table(
    "club_members",
    META,
    Column("club", ForeignKey("clubs.id", ondelete="CASCADE"), primary_key=True),
    Column("account", ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("team", Integer, nullable=False),  # 0 or 1 in a match
    Column("joined", Float, nullable=False),
)

# Processes of this server, and when each last said that it is alive. Where there is only one, none.
PROCESSES = Table(
    "processes",
    META,
    Column("id", String(32), primary_key=True),
    Column("at", Float, nullable=False),
)

CHAT = Table(
    "chat",
    META,
    Column("n", Counter, primary_key=True, autoincrement=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("account", String(32), nullable=False),
    Column("name", String(24), nullable=False),
    Column("text", String(280), nullable=False),
    Column("phrase", String(24), nullable=False),
    Column("at", Float, nullable=False),
)

MUTES = Table(
    "mutes",
    META,
    Column("account", ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("muted", String(32), primary_key=True),
)

REPORTS = Table(
    "reports",
    META,
    Column("n", Counter, primary_key=True, autoincrement=True),
    Column("account", String(32), nullable=False),
    Column("table_id", String(32), nullable=False),
    Column("message", BigInteger, nullable=False),
    Column("why", String(280), nullable=False),
    Column("at", Float, nullable=False),
)

# What rate limits count, where processes have no Redis in common (`counters.DatabaseStorage`).
COUNTERS = Table(
    "counters",
    META,
    Column("name", String(64), primary_key=True),  # a digest
    Column("n", Integer, nullable=False),
    Column("expires", Float, nullable=False, index=True),
)
