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
    false,
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
    Column("listed", Boolean),  # among the rated; not said: members are, guests are not
    Column("shares", Boolean, nullable=False, server_default=false()),  # games, for research, without names
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

# First answers to puzzles, numbered for each account and game, with what the answer made of the account's rating and
# its row of right answers. The keys are the locks: nobody is rated twice for a puzzle, or twice from the same standing.
SOLVED = Table(
    "solved",
    META,
    Column("account", ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(24), primary_key=True),
    Column("n", Integer, primary_key=True),  # from 1 on
    Column("puzzle", String(16), nullable=False),
    Column("decision", String(80), nullable=False),
    Column("correct", Boolean, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("streak", Integer, nullable=False),
    Column("best", Integer, nullable=False),  # the longest streak so far
    Column("right_so_far", Integer, nullable=False),
    Column("at", Float, nullable=False),
    UniqueConstraint("account", "puzzle", name="solved_once"),
)

# How hard puzzles are, by the answers of all: no account is named here.
PUZZLES = Table(
    "puzzles",
    META,
    Column("puzzle", String(16), primary_key=True),
    Column("game", String(24), nullable=False, index=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("tried", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
)

# Rated games, in the order in which they counted, each written with its result (`ratings`).
RATED = Table(
    "rated",
    META,
    Column("n", Integer, primary_key=True, autoincrement=False),  # without gaps
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, unique=True),
    Column("pair", String(48), nullable=False, index=True),
    Column("body", Text, nullable=False),  # JSON: a `ladder.RatedGame`
    Column("at", Float, nullable=False),
)

# The ratings as they stand: `ladder.recomputed` of the rated games.
STANDINGS = Table(
    "standings",
    META,
    Column("pool", String(8), primary_key=True),  # people, programs
    Column("game", String(24), primary_key=True),
    Column("role", String(24), primary_key=True),  # where each has a rating of its own
    Column("player", String(32), primary_key=True),  # an account
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Index("standings_by_player", "player"),
)

# And as they stood after each game.
HISTORY = Table(
    "history",
    META,
    Column("n", ForeignKey("rated.n", ondelete="CASCADE"), primary_key=True),
    Column("player", String(32), primary_key=True),
    Column("pool", String(8), nullable=False),
    Column("game", String(24), nullable=False),
    Column("role", String(24), nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Index("history_by_player", "player", "pool", "game", "role"),
)

# What a finished game says of how someone played (`figures`): written some time after its end.
FIGURES = Table(
    "figures",
    META,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("account", String(32), nullable=False),
    Column("game", String(24), nullable=False),
    Column("body", Text, nullable=False),  # JSON: `documents.Figures`
    Column("at", Float, nullable=False),
    Index("figures_by_account", "account", "game", "at"),
)

# Those who look for a game, until they have a table or go (`matching`).
SEEKERS = Table(
    "seekers",
    META,
    Column("account", ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("connection", String(32), nullable=False),  # that they wait at: with it they go
    Column("wish", String(80), nullable=False),  # what fits together
    Column("since", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("table_id", String(32), nullable=False),  # that was found for them, or is being made; empty: none yet
    Index("seekers_by_wish", "wish", "since"),
)

# Matches between programs: duplicate deals, each played twice (`challenges`).
CHALLENGES = Table(
    "challenges",
    META,
    Column("id", String(32), primary_key=True),
    Column("game", String(24), nullable=False),
    Column("challenger", ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("opponent", String(32), nullable=False, index=True),  # an account; empty: whoever takes it first
    Column("status", String(8), nullable=False),  # open, accepted, declined
    Column("body", Text, nullable=False),  # JSON: `documents.Match`
    Column("created", Float, nullable=False),
    Index("challenges_by_status", "status", "created"),
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
# someone challenges others to, and those of clubs. The key is made of the day, so that of several processes one writes
# a day's.
DEALS = Table(
    "deals",
    META,
    Column("id", String(64), primary_key=True),
    Column("kind", String(12), nullable=False),  # daily, challenge, club, duel
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

# Who plays which deal: its key allows one try each. Of a table in a duel it is the first seat's.
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

# Private boards for a group, and matches of two people or teams, against bots or (duel) against each other: whoever has
# the link may join.
CLUBS = Table(
    "clubs",
    META,
    Column("id", String(32), primary_key=True),  # the link
    Column("kind", String(12), nullable=False),  # club, match, duel
    Column("name", String(40), nullable=False),
    Column("game", String(24), nullable=False),
    Column("rival", String(64), nullable=False),  # the level of the bots; empty in a duel
    Column("host", String(32), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("plan", Text),  # JSON: `documents.Plan`, of a duel
    Column("ended", Float),  # a duel: all is played, or someone has ended it
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

# What a person wants to be told outside the page (`notify.wishes.Wishes`); who never asked for it has no row.
NOTIFY_WISHES = Table(
    "notify_wishes",
    META,
    Column("account", ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("body", Text, nullable=False),  # JSON: `notify.wishes.Wishes`
    Column("since", Float, nullable=False),  # what happened before is not told
    Column("after", Float, nullable=False),  # no message before: one was sent just now, or the hours are quiet
    Column("feed", Integer, nullable=False),  # the number of the secret link to the feed; negative: it was withdrawn
)

# Where it is told: a browser that takes web push, or an e-mail address.
NOTIFY_CHANNELS = Table(
    "notify_channels",
    META,
    Column("id", String(16), primary_key=True),
    Column("account", ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),  # push, mail
    Column("mark", String(64), nullable=False, unique=True),  # the digest of what it is: one browser, one account
    Column("address", Text, nullable=False),
    Column("key", String(100), nullable=False),  # of the browser, for what only it can read
    Column("auth", String(40), nullable=False),
    Column("session", ForeignKey("sessions.digest", ondelete="CASCADE"), index=True),  # whose logging out ends it
    Column("label", String(80), nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("paused", Boolean, nullable=False),
    Column("failures", Integer, nullable=False),  # in a row
    Column("created", Float, nullable=False),
)

# What there is to tell: one row for each account, table and kind. `mark` says which occasion of that kind it is.
NOTIFY_NOTES = Table(
    "notify_notes",
    META,
    Column("account", ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String(32), primary_key=True),  # empty: it is about no table
    Column("kind", String(12), primary_key=True),
    Column("mark", String(40), nullable=False),
    Column("path", String(200), nullable=False),
    Column("at", Float, nullable=False),
    Column("due", Float, nullable=False, index=True),
    Column("live", Boolean, nullable=False),  # it is still so
    Column("told", Float, index=True),  # when it was put into a message, or seen
)

# Messages on their way, each to one channel.
NOTIFY_LETTERS = Table(
    "notify_letters",
    META,
    Column("id", String(16), primary_key=True),
    Column("account", ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("channel", ForeignKey("notify_channels.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("body", Text, nullable=False),  # JSON: `notify.letters.Letter`
    Column("due", Float, nullable=False, index=True),
    Column("tries", Integer, nullable=False),
    Column("until", Float, nullable=False),  # it is being sent; 0: it is not
)

# Keys that all processes of this server have in common: those that sign links, and the one that push services know.
KEYS = Table(
    "keys",
    META,
    Column("name", String(24), primary_key=True),
    Column("value", Text, nullable=False),
)

# Work that one process at a time does for all.
LEASES = Table(
    "leases",
    META,
    Column("name", String(24), primary_key=True),
    Column("owner", String(32), nullable=False),
    Column("until", Float, nullable=False),
)
