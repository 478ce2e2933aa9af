"""Accounts: guests with a name, members with a password, programs with a token. Secrets are stored as hashes only."""

import secrets
import unicodedata
from collections.abc import Iterable, Sequence
from functools import cache
from time import time
from typing import Annotated, Any, Literal

import anyio
import msgspec
import structlog
from anyio.to_thread import run_sync
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from msgspec import Meta, Struct
from msgspec.structs import replace
from sqlalchemy import delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from saloon.kernel.errors import Illegal
from saloon.server.people.names import NEUTRAL, clean_name, handle, keys
from saloon.server.people.who import Who
from saloon.server.storage.counters import keep_mark
from saloon.server.storage.database import hold_account
from saloon.server.storage.digests import digest
from saloon.server.storage.documents import ENCODE, read_setup, read_summary
from saloon.server.storage.entries import KIND_OF, Sat, body_of, read_event
from saloon.server.storage.membership import hand_over
from saloon.server.storage.schema import (
    ACCOUNTS,
    CHALLENGES,
    CHAT,
    CLUB_MEMBERS,
    CLUBS,
    DEALS,
    ENTRIES,
    FIGURES,
    HISTORY,
    MEMBERS,
    MUTES,
    NOTIFY_CHANNELS,
    NOTIFY_LETTERS,
    NOTIFY_NOTES,
    NOTIFY_WISHES,
    RESULTS,
    SEEKERS,
    SESSIONS,
    SOLVED,
    STANDINGS,
    TABLES,
    TOKENS,
    TRIES,
)
from saloon.words import LANGUAGES

# What belongs to an account alone, and goes with it.
OWN = (
    NOTIFY_LETTERS,
    NOTIFY_NOTES,
    NOTIFY_CHANNELS,
    NOTIFY_WISHES,
    SOLVED,
    RESULTS,
    TRIES,
    CLUB_MEMBERS,
    SEEKERS,
    SESSIONS,
    TOKENS,
    MUTES,
)
SESSION = 180 * 86_400.0  # seconds
RENEW = SESSION - 7 * 86_400.0  # a session that has less than this before it is renewed when it is used
LEAST_PASSWORD, MOST_PASSWORD = 8, 200  # signs
MOST_JUDGED = 72  # signs of a password that are looked at when its strength is
FEWEST_GUESSES = 1_000_000  # that a password must hold out
MOST_TOKENS = 10  # of one account
AT_ONCE = 500  # keys in one question to the database
JOINERS = "\u200c\u200d"  # scripts and pictures need them
HASHER = PasswordHasher(time_cost=1, memory_cost=46 * 1024, parallelism=1)  # argon2id in one thread, as OWASP advises

log = structlog.get_logger()

Percent = Annotated[int, Meta(ge=0, le=100)]


class Preferences(Struct, frozen=True, forbid_unknown_fields=True):
    """A user's preferences, the same on every device."""

    language: Annotated[str, Meta(max_length=16)] = ""  # empty: as the device says
    theme: Literal["system", "light", "dark"] = "system"
    motion: Literal["system", "none", "fast", "normal"] = "system"
    volume: Percent = 50
    text: Annotated[int, Meta(ge=75, le=200)] = 100  # size, in percent
    confirm: bool = True  # ask before what cannot be taken back
    zen: bool = False  # no chat

    def __post_init__(self) -> None:
        if self.language not in ("", *LANGUAGES):
            raise ValueError(f"`language` is none of {', '.join(LANGUAGES)}")


class Key(Struct, frozen=True):
    """How a request was authenticated: the digest of a session or of a token, and when a session ends."""

    digest: str = ""
    expires: float = 0.0  # 0: never, a token


class Token(Struct, frozen=True):
    """A token of a program; its secret is told once, when it is made."""

    id: str
    label: str
    created: float
    secret: str = ""


def plain_text(text: str) -> str:
    """Words of people on one line, without signs that cannot be seen or turn the text around."""
    return " ".join("".join(" " if is_unseen(sign) else sign for sign in text).split())


def is_unseen(sign: str) -> bool:
    return unicodedata.category(sign) in {"Cc", "Cf", "Cs", "Co", "Zl", "Zp"} and sign not in JOINERS


class Accounts:
    """All accounts."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.hashing = anyio.CapacityLimiter(1)  # who guesses passwords takes one core at most from those who play
        nobodys()

    # Coming in

    async def guest(self, name: str) -> tuple[Who, str]:
        """A new guest, and the secret of the session."""
        who = Who(secrets.token_hex(8), clean_name(name))
        async with self.engine.begin() as connection:
            await refuse_members_names(connection, who, who.name)
            row = {"id": who.account, "name": who.name, "kind": who.kind, "settings": {}, "created": time()}
            await connection.execute(insert(ACCOUNTS).values(**row))
            return who, await new_session(connection, who.account)

    async def login(self, name: str, password: str) -> tuple[Who, str]:
        """A member by name and password, and the secret of a new session. Unknown names take as long as known ones."""
        row = await self.member(name)
        if not await self.is_right(row.password if row is not None else nobodys(), password) or row is None:
            raise Illegal("wrong-password", "", {})
        async with self.engine.begin() as connection:
            await connection.execute(delete(SESSIONS).where(SESSIONS.c.expires < time()))
            return Who(row.id, row.name, row.kind), await new_session(connection, row.id)

    async def member(self, name: str) -> Any:
        """The row of the member whose name looks like this one, whatever its case; None if there is none."""
        async with self.engine.connect() as connection:
            found = (await connection.execute(select(ACCOUNTS).where(ACCOUNTS.c.handle.in_(keys(name))))).all()
        return min(found, key=lambda row: row.handle != handle(name), default=None)

    async def by_session(self, secret: str) -> tuple[Who, Key] | None:
        """Who has this session, as long as it lasts."""
        asked = (
            select(ACCOUNTS, SESSIONS.c.expires)
            .join(SESSIONS)
            .where(SESSIONS.c.digest == digest(secret), SESSIONS.c.expires > time())
        )
        async with self.engine.connect() as connection:
            row = (await connection.execute(asked)).first()
        return (Who(row.id, row.name, row.kind), Key(digest(secret), row.expires)) if row is not None else None

    async def by_token(self, secret: str) -> tuple[Who, Key] | None:
        """The program that has this token."""
        asked = select(ACCOUNTS).join(TOKENS).where(TOKENS.c.digest == digest(secret))
        async with self.engine.connect() as connection:
            row = (await connection.execute(asked)).first()
        return (Who(row.id, row.name, "program"), Key(digest(secret))) if row is not None else None

    async def renew(self, key: Key) -> bool:
        """Renew a session that is in use; whether it was time to."""
        if not key.expires or key.expires - time() > RENEW:
            return False
        async with self.engine.begin() as connection:
            later = update(SESSIONS).where(SESSIONS.c.digest == key.digest).values(expires=time() + SESSION)
            await connection.execute(later)
        return True

    async def valid(self, keys: Iterable[str]) -> set[str]:
        """The digests among these that are still valid."""
        asked, found = list(keys), set[str]()
        async with self.engine.connect() as connection:
            for at in range(0, len(asked), AT_ONCE):
                some = asked[at : at + AT_ONCE]
                sessions = select(SESSIONS.c.digest).where(SESSIONS.c.digest.in_(some), SESSIONS.c.expires > time())
                tokens = select(TOKENS.c.digest).where(TOKENS.c.digest.in_(some))
                found |= {row.digest for row in await connection.execute(sessions.union_all(tokens))}
        return found

    async def logout(self, key: Key) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(delete(SESSIONS).where(SESSIONS.c.digest == key.digest))

    async def logout_elsewhere(self, who: Who, key: Key) -> None:
        """End every session of this account but the one that asks."""
        async with self.engine.begin() as connection:
            await end_sessions(connection, who.account, key)

    # Passwords

    async def become_member(self, who: Who, name: str, password: str) -> tuple[Who, str]:
        """A guest gets a password and keeps the games; the old sessions end, and a new one begins."""
        name = clean_name(name)
        await self.check_password(name, password)
        hashed = await self.hash(password)
        changed = {"name": name, "handle": handle(name), "kind": "member", "password": hashed}
        done = update(ACCOUNTS).where(ACCOUNTS.c.id == who.account, ACCOUNTS.c.kind == "guest")
        try:
            async with self.engine.begin() as connection:
                await refuse_members_names(connection, who, name)
                if not (await connection.execute(done.values(**changed))).rowcount:
                    raise Illegal("member-already", "", {})
                await connection.execute(delete(SESSIONS).where(SESSIONS.c.account == who.account))
                return Who(who.account, name, "member"), await new_session(connection, who.account)
        except IntegrityError:
            raise Illegal("name-taken", "", {"name": name}) from None

    async def change_password(self, who: Who, key: Key, old: str, new: str) -> None:
        """A new password instead of the old one; every other session ends."""
        await self.check_password(who.name, new)
        await self.check_password_of(who, old)
        hashed = await self.hash(new)
        async with self.engine.begin() as connection:
            await connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.id == who.account).values(password=hashed))
            await end_sessions(connection, who.account, key)

    async def check_password_of(self, who: Who, password: str) -> None:
        """`Illegal` unless it is this member's password; guests have none."""
        async with self.engine.connect() as connection:
            asked = select(ACCOUNTS.c.password).where(ACCOUNTS.c.id == who.account)
            hashed = (await connection.execute(asked)).scalar_one()
        if hashed is None:
            if password:
                raise Illegal("wrong-password", "", {})
        elif not await self.is_right(hashed, password):
            raise Illegal("wrong-password", "", {})

    async def signer(self, name: str) -> tuple[str, str]:
        """The account of a member of this name, and the hash that signs for its devices; empty if there is none."""
        row = await self.member(name)
        return (row.id, row.password) if row is not None else ("", "")

    async def check_password(self, name: str, password: str) -> None:
        """`Illegal` if it would soon be guessed; the endpoint checks the length."""
        if handle(password) == handle(name):
            raise Illegal("password-is-name", "", {})
        if await run_sync(guesses, name, password, limiter=self.hashing) < FEWEST_GUESSES:
            raise Illegal("password-common", "", {})

    async def hash(self, password: str) -> str:
        return await run_sync(HASHER.hash, password, limiter=self.hashing)

    async def is_right(self, hashed: str, password: str) -> bool:
        return await run_sync(verify, hashed, password, limiter=self.hashing)

    # What someone is called, and likes

    async def rename(self, who: Who, name: str) -> Who:
        """Another name, from the next table on."""
        renamed = Who(who.account, clean_name(name), who.kind)
        changed = {"name": renamed.name} | ({"handle": handle(renamed.name)} if who.kind == "member" else {})
        try:
            async with self.engine.begin() as connection:
                await refuse_members_names(connection, who, renamed.name)
                await connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.id == who.account).values(**changed))
        except IntegrityError:
            raise Illegal("name-taken", "", {"name": renamed.name}) from None
        return renamed

    async def wishes(self, who: Who) -> tuple[Preferences, bool, bool]:
        """An account's preferences, whether leaderboards show its name, and whether finished games may be shared."""
        async with self.engine.connect() as connection:
            c = ACCOUNTS.c
            asked = select(c.settings, c.kind, c.listed, c.shares).where(c.id == who.account)
            row = (await connection.execute(asked)).one()
        listed = row.kind == "member" if row.listed is None else row.listed
        try:
            return msgspec.convert(row.settings, Preferences), listed, row.shares
        except msgspec.ValidationError:  # of another version of the server
            return Preferences(), listed, row.shares

    async def allow(self, who: Who, listed: bool | None, shares: bool | None) -> None:
        """Set what others may see of an account's ratings and games; what is left out stays as it is."""
        wanted = {"listed": listed, "shares": shares}
        changed = {name: value for name, value in wanted.items() if value is not None}
        async with self.engine.begin() as connection:
            await connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.id == who.account).values(**changed))

    async def prefer(self, who: Who, wanted: Preferences) -> None:
        async with self.engine.begin() as connection:
            done = update(ACCOUNTS).where(ACCOUNTS.c.id == who.account)
            await connection.execute(done.values(settings=msgspec.to_builtins(wanted)))

    async def refresh_handles(self) -> None:
        """Members whose handle is of an earlier version get the one that their name has now, unless it is taken."""
        asked = select(ACCOUNTS.c.id, ACCOUNTS.c.name, ACCOUNTS.c.handle).where(ACCOUNTS.c.kind == "member")
        async with self.engine.connect() as connection:
            rows = (await connection.execute(asked.order_by(ACCOUNTS.c.created))).all()
        for row in rows:
            if row.handle != handle(row.name):
                done = update(ACCOUNTS).where(ACCOUNTS.c.id == row.id).values(handle=handle(row.name))
                try:
                    async with self.engine.begin() as connection:
                        await connection.execute(done)
                except IntegrityError:
                    log.warning("members-look-alike", account=row.id)

    # Tokens

    async def new_token(self, who: Who, label: str) -> Token:
        """A token for programs that play as this account; the secret in it is shown once."""
        token = Token(secrets.token_hex(8), plain_text(label), time(), secrets.token_urlsafe(32))
        if not token.label:
            raise Illegal("bad-label", "", {})
        row = {"id": token.id, "account": who.account, "label": token.label, "created": token.created}
        async with self.engine.begin() as connection:
            await hold_account(connection, who.account)
            counted = select(func.count()).select_from(TOKENS).where(TOKENS.c.account == who.account)
            if (await connection.execute(counted)).scalar_one() >= MOST_TOKENS:
                raise Illegal("too-many-tokens", "", {"most": MOST_TOKENS})
            await connection.execute(insert(TOKENS).values(digest=digest(token.secret), **row))
        return token

    async def tokens(self, who: Who) -> list[Token]:
        async with self.engine.connect() as connection:
            asked = select(TOKENS).where(TOKENS.c.account == who.account).order_by(TOKENS.c.created)
            return [Token(row.id, row.label, row.created) for row in await connection.execute(asked)]

    async def drop_token(self, who: Who, id: str) -> None:
        async with self.engine.begin() as connection:
            gone = delete(TOKENS).where(TOKENS.c.account == who.account, TOKENS.c.id == id)
            if not (await connection.execute(gone)).rowcount:
                raise Illegal("no-such-token", "", {})

    # Going

    async def tables_of(self, who: Who, *status: str) -> list[str]:
        asked = select(TABLES.c.id).join(MEMBERS).where(MEMBERS.c.account == who.account, TABLES.c.status.in_(status))
        async with self.engine.connect() as connection:
            return list((await connection.execute(asked)).scalars())

    async def remove(self, who: Who) -> None:
        """Delete an account. Its games stay, because others played them too, under a neutral name."""
        account = who.account
        gone: dict[str, Any] = {"name": NEUTRAL, "handle": None, "kind": "gone", "password": None, "settings": {}}
        gone |= {"listed": False, "shares": False}
        async with self.engine.begin() as connection:
            await connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.id == account).values(**gone))
            joined = select(CLUB_MEMBERS.c.club).where(CLUB_MEMBERS.c.account == account)
            clubs = list((await connection.execute(joined)).scalars())
            await mark_tries(connection, account)
            for table in OWN:
                await connection.execute(delete(table).where(table.c.account == account))
            for table, column in ((STANDINGS, "player"), (HISTORY, "player"), (FIGURES, "account")):
                await connection.execute(delete(table).where(table.c[column] == account))
            for hosted in (DEALS, CLUBS):
                await connection.execute(update(hosted).where(hosted.c.host == account).values(host=""))
            await hand_over(connection, clubs, account)
            c = CHALLENGES.c
            theirs = or_(c.challenger == account, c.opponent == account)
            await connection.execute(delete(CHALLENGES).where(c.status == "open", theirs))
            await connection.execute(update(CHAT).where(CHAT.c.account == account).values(name=NEUTRAL))
            await neutral_entries(connection, account)
            await neutral_tables(connection, account)


async def new_session(connection: AsyncConnection, account: str) -> str:
    secret, now = secrets.token_urlsafe(32), time()
    row = {"digest": digest(secret), "account": account, "created": now, "expires": now + SESSION}
    await connection.execute(insert(SESSIONS).values(**row))
    return secret


async def end_sessions(connection: AsyncConnection, account: str, but: Key) -> None:
    await connection.execute(delete(SESSIONS).where(SESSIONS.c.account == account, SESSIONS.c.digest != but.digest))


async def refuse_members_names(connection: AsyncConnection, who: Who, *names: str) -> None:
    """Guests may share a name, but only the member may have a name that looks like a member's."""
    wanted = {key: name for name in names for key in keys(name)}
    asked = select(ACCOUNTS.c.handle).where(ACCOUNTS.c.handle.in_(wanted), ACCOUNTS.c.id != who.account)
    taken = (await connection.execute(asked)).scalars().first()
    if taken is not None:
        raise Illegal("name-taken", "", {"name": wanted[taken]})


async def mark_tries(connection: AsyncConnection, account: str) -> None:
    """Of tries of a day that is not over it stays known, until then, from which address they were begun.

    Whoever has seen the cards could delete the account, and play them again with another one.
    """
    asked = select(DEALS.c.id, TRIES.c.origin, DEALS.c.closes).join(TRIES, TRIES.c.deal == DEALS.c.id)
    asked = asked.where(TRIES.c.account == account, TRIES.c.origin != "", DEALS.c.kind == "daily")
    for deal, origin, closes in (await connection.execute(asked)).all():
        await keep_mark(connection, deal, origin, closes)


async def neutral_entries(connection: AsyncConnection, account: str) -> None:
    """Replace the name in the entries of sitting down."""
    c = ENTRIES.c
    sat = select(c.table_id, c.seq, c.kind, c.body).where(c.account == account, c.kind == KIND_OF[Sat])
    for row in (await connection.execute(sat)).all():
        event = read_event(row.seq, row.kind, row.body)
        assert isinstance(event, Sat)
        entry = c.table_id == row.table_id, c.seq == row.seq
        await connection.execute(update(ENTRIES).where(*entry).values(body=body_of(replace(event, name=NEUTRAL))))


async def neutral_tables(connection: AsyncConnection, account: str, tables: Sequence[str] | None = None) -> None:
    """Replace the name in the setup and the summaries of all tables of an account, or of these."""
    if tables is None:
        sat = select(MEMBERS.c.table_id).where(MEMBERS.c.account == account)
        where = or_(TABLES.c.id.in_(sat), TABLES.c.setup.contains(account))
    else:
        where = TABLES.c.id.in_(tables)
    for row in (await connection.execute(select(TABLES.c.id, TABLES.c.setup, TABLES.c.summary).where(where))).all():
        done = update(TABLES).where(TABLES.c.id == row.id)
        await connection.execute(done.values(setup=neutral_setup(row.setup, account)))
        same = TABLES.c.summary == row.summary  # else whoever has the table in memory has just written a new one
        await connection.execute(done.where(same).values(summary=neutral_summary(row.summary, account)))


def neutral_setup(text: str, account: str) -> str:
    setup = read_setup(text)
    return ENCODE(replace(setup, seats=neutral(setup.seats, account))).decode()


def neutral_summary(text: str, account: str) -> str:
    summary = read_summary(text)
    return ENCODE(replace(summary, chairs=neutral(summary.chairs, account))).decode()


def neutral(seats: Sequence[Any], account: str) -> list[Any]:
    return [replace(seat, name=NEUTRAL) if seat.account == account else seat for seat in seats]


def guesses(name: str, password: str) -> int:
    """How many guesses someone would need who knows the name and the most common passwords."""
    from zxcvbn import zxcvbn  # its lists are large, and passwords are seldom chosen

    return int(zxcvbn(password[:MOST_JUDGED], user_inputs=[name, "saloon"])["guesses"])


@cache
def nobodys() -> str:
    """The hash that is checked when there is no such account: it takes as long."""
    return HASHER.hash(secrets.token_hex(16))


def verify(hashed: str, password: str) -> bool:
    try:
        return HASHER.verify(hashed, password)
    except (Argon2Error, InvalidHashError):
        return False
