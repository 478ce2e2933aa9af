"""Who comes in, and from where: sessions and tokens, the origin of a request, the headers of every answer."""

import re
from ipaddress import IPv4Address, IPv6Network, ip_address
from typing import Any
from urllib.parse import urlsplit

from litestar import Litestar
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.exceptions import NotAuthorizedException, PermissionDeniedException
from litestar.handlers import BaseRouteHandler
from litestar.middleware import AbstractAuthenticationMiddleware, AuthenticationResult
from litestar.types import Message, Scope

from saloon.kernel.errors import Illegal
from saloon.server.hub import Hub
from saloon.server.people.accounts import SESSION, Accounts, Key
from saloon.server.people.who import Who
from saloon.server.process.config import Settings

COOKIE = "saloon"
DEVICE = "saloon-device"  # with the account behind it: several people may share a device
TRUST = 400 * 86_400  # seconds that a device is remembered; browsers keep no cookie for longer
BEARER = "Bearer "
SAFE = {"GET", "HEAD", "OPTIONS"}  # methods that change nothing
FOREIGN = {"cross-site", "same-site"}  # what a browser says about a request by a page of another site
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self';"
    " connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; base-uri 'none';"
    " form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
HTTPS_ONLY = "max-age=31536000"
REFUSED = re.compile(r"q\s*=\s*0(\.0*)?")  # the weight of an encoding that a client does not take

Connection = ASGIConnection[Any, Any, Any, Any]


def same_origin(connection: Connection, _: BaseRouteHandler) -> None:
    """Pages of other sites may neither act nor listen on behalf of a user who is logged in here.

    Browsers send the origin of every request that changes something, and of every socket. A request without one
    does not come from a page. A program with a token has no cookie to be abused.
    """
    scope = connection.scope
    if scope["type"] == ScopeType.HTTP and scope["method"] in SAFE:
        return
    headers = connection.headers
    if headers.get("authorization", "").startswith(BEARER):
        return
    origin, site = headers.get("origin"), headers.get("sec-fetch-site", "")
    home = connection.app.state.settings.public_url.rstrip("/")
    if site in FOREIGN or (origin is not None and not is_home(origin, home, headers.get("host", ""))):
        raise PermissionDeniedException("foreign-origin")


def is_home(origin: str, home: str, host: str) -> bool:
    """Whether a page of this origin is ours: the public address if one is set, else the host of the request."""
    if home:
        return origin == home
    try:
        return bool(host) and urlsplit(origin).netloc == host
    except ValueError:  # no address at all
        return False


def taken(connection: Connection) -> set[str]:
    """The encodings that a client takes an answer in."""
    wanted = connection.headers.get("accept-encoding", "").split(",")
    parts = [[part.strip().lower() for part in each.split(";")] for each in wanted]
    return {name for name, *weight in parts if not any(REFUSED.fullmatch(each) for each in weight)}


class Auth(AbstractAuthenticationMiddleware):
    """Reads our cookie or a token, for HTTP and WebSocket; without either there is no user."""

    async def authenticate_request(self, connection: Connection) -> AuthenticationResult:
        accounts: Accounts = connection.app.state.accounts
        hub: Hub = connection.app.state.hub
        hub.limits.take_request(address(connection))
        bearer, cookie = connection.headers.get("authorization", ""), connection.cookies.get(COOKIE, "")
        if bearer:
            found = await accounts.by_token(bearer[len(BEARER) :]) if bearer.startswith(BEARER) else None
            if found is None:
                raise Illegal("unknown-token")
        else:
            found = await accounts.by_session(cookie) if cookie else None
        who, key = found or (None, Key())
        return AuthenticationResult(user=who, auth=key)


def known(connection: Connection, _: BaseRouteHandler) -> None:
    """Only for those who have a name here."""
    if connection.user is None:
        raise NotAuthorizedException("no-session")


def person(connection: Connection, _: BaseRouteHandler) -> None:
    """Only for people: a program may play for an account, but not change it."""
    if connection.user is None:
        raise NotAuthorizedException("no-session")
    who: Who = connection.user
    if who.kind == "program":
        raise Illegal("people-only", "", {})


def session_cookie(secret: str, settings: Settings) -> Cookie:
    """The cookie of a session; without a secret, its end. No script can read it, and no other site can send it along
    with anything but a plain link."""
    return Cookie(
        COOKIE,
        value=secret,
        httponly=True,
        samesite="lax",
        path="/",
        max_age=int(SESSION) if secret else 0,
        secure=is_https(settings),
    )


def device_cookie(account: str, kept: str, settings: Settings) -> Cookie:
    """What a device keeps that has logged in to an account (`devices`); it outlives the session."""
    name = f"{DEVICE}-{account}"
    secure = is_https(settings)
    return Cookie(name, value=kept, httponly=True, samesite="strict", path="/api", max_age=TRUST, secure=secure)


def is_https(settings: Settings) -> bool:
    return settings.secure_cookies or settings.public_url.startswith("https://")


async def put_headers(message: Message, scope: Scope) -> None:
    """On every answer."""
    if message["type"] == "http.response.start" and scope["type"] == ScopeType.HTTP:
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
        if is_https(Litestar.from_scope(scope).state.settings):
            headers.setdefault("strict-transport-security", HTTPS_ONLY)
        if scope["path"].startswith("/api"):
            headers.setdefault("cache-control", "no-store")


def address(connection: Connection) -> str:
    """Where a request comes from; uvicorn has put a trusted proxy's word in its place already."""
    return neighbourhood(connection.client.host) if connection.client is not None else "unknown"


def neighbourhood(host: str) -> str:
    """An IPv6 network (/64) counts as one address."""
    try:
        found = ip_address(host)
    except ValueError:
        return host
    if isinstance(found, IPv4Address):
        return str(found)
    return str(found.ipv4_mapped or IPv6Network((found, 64), strict=False))
