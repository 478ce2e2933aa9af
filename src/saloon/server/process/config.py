"""The settings of a server: from the command line, the environment (`SALOON_...`) or a TOML file, checked at startup.

docs/hosting.md has the table of all settings.
"""

import os
import re
from collections.abc import Mapping
from email.utils import parseaddr
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.parse import unquote, urlsplit

import msgspec
from msgspec import Meta, Struct
from sqlalchemy import URL
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from saloon.kernel.document import read_document
from saloon.kernel.errors import Malformed

MAIL_PORTS = {"smtps": 465, "smtp": 587, "smtp+plain": 25}
MAIL_ADDRESS = (
    r"^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$(?!\n)"
)
PREFIX = "SALOON_"
KEPT_BY_OTHERS = {"COMPILE", "CONFIG", "DEBUG", "ENGINE", "HOUSE", "LANG", "WEB"}  # SALOON_..., no settings
SECRET = {"metrics_token"}
PUSH_SERVICES = "fcm.googleapis.com, *.push.services.mozilla.com, *.push.apple.com, *.notify.windows.com"
HIDDEN = "***"
DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
}
REDIS = ("redis://", "rediss://", "unix://")

Port = Annotated[int, Meta(ge=0, le=65_535)]
Seconds = Annotated[float, Meta(ge=0, le=3_600)]


class Settings(Struct, frozen=True):
    """Every setting, with its default."""

    host: Annotated[str, Meta(min_length=1)] = "127.0.0.1"
    port: Port = 8000
    database_url: str = ""  # empty: SQLite in the data folder
    channel_url: str = ""  # empty: this process is alone; redis://..., or postgresql for the database's own
    public_url: str = ""  # the public address, as in https://saloon.example; empty: the host of the request
    proxies: str = ""  # reverse proxies whose forwarded headers are trusted
    secure_cookies: bool = False  # true behind https; set by a public_url that begins with it
    bot_workers: Annotated[int, Meta(ge=0, le=256)] = 0  # 0: one for each core but one, two at least
    bot_seconds: Annotated[float, Meta(gt=0, le=60)] = 1.0
    limits: bool = True
    tables_per_account: Annotated[int, Meta(ge=1)] = 30  # open or running, that went on within a day
    tables_per_address: Annotated[int, Meta(ge=1)] = 100
    public_tables_per_account: Annotated[int, Meta(ge=0)] = 5
    public_tables_per_address: Annotated[int, Meta(ge=0)] = 15
    public_table_minutes: Annotated[float, Meta(ge=10, le=525_600)] = 60.0  # that an open table is kept unvisited
    private_table_days: Annotated[float, Meta(ge=1, le=3_650)] = 30.0
    connections: Annotated[int, Meta(ge=0, le=1_000_000)] = 0  # at a time; 0: as many as open files allow
    connections_per_address: Annotated[int, Meta(ge=1)] = 250  # does not count for `proxies`
    header_seconds: Annotated[float, Meta(gt=0, le=3_600)] = 15.0  # to send the headers of a request
    log_format: Literal["text", "json"] = "text"
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    metrics: bool = True
    metrics_token: str = ""  # empty: for this machine only
    push_hosts: str = PUSH_SERVICES  # push services that browsers may name; *: any public host; empty: no web push
    push_contact: str = ""  # whom they may write to: mailto:..., or https://...; empty: the public address
    push_private: bool = False  # any address at all, without https too: for tests on one's own machine
    mail_url: str = ""  # smtps://USER:PASSWORD@HOST, smtp:// with STARTTLS, smtp+plain:// without; empty: no e-mail
    mail_from: str = ""  # Saloon <saloon@example.org>
    notify_seconds: Annotated[float, Meta(ge=0.1, le=600)] = 10.0  # between two looks for what is to be told
    drain_seconds: Seconds = 0.0  # between reporting not ready and closing the listener
    shutdown_seconds: Seconds = 10.0  # to finish requests in progress


TYPES = {field.name: field.type for field in msgspec.structs.fields(Settings)}


def read_settings(
    environment: Mapping[str, str] = os.environ, file: Path | None = None, given: Mapping[str, Any] | None = None
) -> Settings:
    """The settings; `Malformed` names the one that is wrong, and where it was set.

    What is given on the command line goes before the environment, and that before the file.
    """
    where: dict[str, str] = {}
    found: dict[str, Any] = {}
    if file is None and environment.get(f"{PREFIX}CONFIG"):
        file = Path(environment[f"{PREFIX}CONFIG"])
    if file is not None:
        for name, value in read_document(file).items():
            take(found, where, name, value, f"{name} ({file})", strict=True)
        if "database_url" in found:
            found["database_url"] = within(file.absolute().parent, found["database_url"])
    for variable, value in environment.items():
        name = variable.removeprefix(PREFIX)
        if name != variable and name not in KEPT_BY_OTHERS:
            take(found, where, name.lower(), value, variable, strict=False)
    for name, value in (given or {}).items():
        take(found, where, name, value, "--" + name.removesuffix("_url"), strict=False)
    settings = Settings(**found)
    check(settings, where)
    return settings


def within(folder: Path, url: str) -> str:
    """A SQLite file that is named without its folder lies in this one: beside the settings that name it."""
    parsed = parse(url)
    if parsed is None or parsed.get_backend_name() != "sqlite" or parsed.database in {None, "", ":memory:"}:
        return url
    return parsed.set(database=str(folder / str(parsed.database))).render_as_string(hide_password=False)


def take(found: dict[str, Any], where: dict[str, str], name: str, value: Any, place: str, strict: bool) -> None:
    """One setting, from one place."""
    if name not in TYPES:
        raise Malformed("unknown-setting", place, {"value": name[:80], "known": ", ".join(TYPES)})
    try:
        found[name] = msgspec.convert(value, TYPES[name], strict=strict)
    except msgspec.ValidationError as error:
        raise Malformed("bad-setting", place, {"cause": str(error)}) from None
    where[name] = place


def check(settings: Settings, where: Mapping[str, str]) -> None:
    """What a type cannot say."""

    def wrong(name: str, cause: str) -> Malformed:
        return Malformed("bad-setting", where.get(name, name), {"cause": cause})

    url = parse(settings.database_url)
    if settings.database_url and (url is None or url.drivername not in DRIVERS):
        raise wrong("database_url", "sqlite:///FILE, postgresql://USER:PASSWORD@HOST/NAME")
    channel = settings.channel_url
    if channel and not channel.startswith(REDIS) and not is_own_channel(settings):
        raise wrong("channel_url", "redis://HOST:6379/0; postgresql (if the database is one)")
    public = urlsplit(settings.public_url)
    if settings.public_url and (public.scheme not in {"http", "https"} or not public.netloc or public.path.strip("/")):
        raise wrong("public_url", "https://HOST")
    for proxy in proxies(settings):
        try:
            ip_network(proxy)
        except ValueError as error:
            raise wrong("proxies", str(error)) from None
    if settings.push_contact and not settings.push_contact.startswith(("mailto:", "https://")):
        raise wrong("push_contact", "mailto:NAME@HOST, https://HOST")
    if settings.mail_url:
        try:
            mail_server(settings)
        except ValueError as error:
            raise wrong("mail_url", str(error)) from None
        if not is_mail_address(parseaddr(settings.mail_from)[1]):
            raise wrong("mail_from", "saloon@HOST")
        if not settings.public_url:
            raise wrong("mail_url", "public_url: https://HOST (links in an e-mail begin with it)")
    if settings.metrics_token and len(settings.metrics_token) < 16:
        raise wrong("metrics_token", ">= 16")


def is_own_channel(settings: Settings) -> bool:
    return settings.channel_url in {"postgres", "postgresql"} and is_postgresql(settings.database_url)


def is_postgresql(url: str) -> bool:
    return url.startswith("postgres")


def parse(url: str) -> URL | None:
    try:
        return make_url(url)
    except (ArgumentError, ValueError):
        return None


def proxies(settings: Settings) -> list[str]:
    return listed(settings.proxies)


def push_hosts(settings: Settings) -> list[str]:
    return listed(settings.push_hosts.lower())


def listed(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


class MailServer(Struct, frozen=True):
    """The operator's mail server, from `mail_url`."""

    kind: str  # smtps: encrypted from the start; smtp: after STARTTLS; smtp+plain: not at all
    host: str
    port: int
    user: str
    password: str
    sender: str  # `Saloon <saloon@example.org>`, or an address alone


def mail_server(settings: Settings) -> MailServer:
    """`ValueError` says what is wrong with it."""
    parts = urlsplit(settings.mail_url)
    if parts.scheme not in MAIL_PORTS or not parts.hostname or parts.path.strip("/") or parts.query:
        raise ValueError("smtps://USER:PASSWORD@HOST:465, smtp://USER:PASSWORD@HOST:587, smtp+plain://HOST:25")
    port = parts.port or MAIL_PORTS[parts.scheme]
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return MailServer(parts.scheme, parts.hostname, port, user, password, settings.mail_from)


def is_mail_address(text: str) -> bool:
    return re.match(MAIL_ADDRESS, text) is not None


def effective(settings: Settings) -> dict[str, Any]:
    """The settings as they can be shown: without passwords, and valid in a file in any folder."""
    shown: dict[str, Any] = {name: getattr(settings, name) for name in TYPES}
    for name in SECRET:
        shown[name] = HIDDEN if shown[name] else ""
    shown["database_url"] = masked(within(Path.cwd(), database_url(settings)))
    shown["channel_url"] = masked(settings.channel_url)
    shown["mail_url"] = masked(settings.mail_url)
    return shown


def masked(url: str) -> str:
    """A URL without its password."""
    parsed = parse(url)
    if parsed is None:
        return url
    query = {name: HIDDEN if name in {"password", "passfile"} else value for name, value in parsed.query.items()}
    return parsed.set(query=query).render_as_string(hide_password=True)


def data_home(environment: Mapping[str, str] = os.environ) -> Path:
    """The folder for the database, if none is named."""
    base = environment.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "saloon"


def database_url(settings: Settings) -> str:
    """Where the notebook is kept, as SQLAlchemy wants to be told."""
    url = parse(settings.database_url)
    if url is None:
        return f"sqlite+aiosqlite:///{data_home() / 'saloon.db'}"
    query = {("ssl" if name == "sslmode" else name): value for name, value in url.query.items()}
    return url.set(drivername=DRIVERS[url.drivername], query=query).render_as_string(hide_password=False)


def channel_dsn(database: str) -> str:
    """The same PostgreSQL, as asyncpg wants to be told."""
    url = make_url(database)
    query = {("sslmode" if name == "ssl" else name): value for name, value in url.query.items()}
    return url.set(drivername="postgresql", query=query).render_as_string(hide_password=False)
