"""Web push (RFC 8030): a message that only one browser can read, to the push service that it named.

The address comes from a client. So it must be https, at a host that the operator allows, and what that host resolves to
must be public: the connection is made to the very address that was checked. There is one time limit for everything, no
redirect is followed, and of the answer nothing is read but its head.
"""

import asyncio
import os
import re
import socket
import ssl
from base64 import urlsafe_b64decode
from collections.abc import Sequence
from email.utils import parsedate_to_datetime
from functools import cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from time import time
from urllib.parse import SplitResult, urlsplit

import h11
import http_ece
from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePublicKey, generate_private_key
from msgspec import Struct

from saloon.kernel.errors import Malformed
from saloon.server.notify.keys import Keys

SECONDS = 15.0  # for a whole delivery
KEPT = 86_400  # seconds that a push service keeps a message for a browser that is not there
PAD = 512  # what is sent is always a multiple of so many bytes: its length tells nothing
MOST = 3_000  # bytes: push services carry 4096
MOST_HEAD = 16_384  # bytes of an answer's head
GONE = {404, 410}  # there is no such subscription any more
LATER = {408, 425, 429}  # and whatever is wrong at the push service
MOST_WAIT = 6 * 3_600.0  # seconds that a push service may tell us to wait
ANY = "*"
LABEL = r"[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?"
HOST = re.compile(rf"(?=.{{1,253}}$){LABEL}(\.{LABEL})*")  # a name that can be looked up
TRANSLATED = IPv6Network("64:ff9b::/96")  # an address of IPv4, behind a gateway (NAT64)


class Outcome(Struct, frozen=True):
    """What came of a try: `given`, `gone` (never again), `refused` (not this one), `later` (perhaps, after a wait)."""

    kind: str
    why: str = ""
    wait: float = 0.0


class Subscription(Struct, frozen=True):
    """Where a browser takes messages, and its keys, as it told them."""

    endpoint: str
    key: str
    auth: str


def raw(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def check_subscription(wanted: Subscription, hosts: Sequence[str], private: bool) -> None:
    """`Malformed` names what is wrong with it."""
    check_endpoint(wanted.endpoint, hosts, private)
    try:
        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), raw(wanted.key))
    except (ValueError, UnsupportedAlgorithm):
        raise Malformed("bad-push-key", "key", {}) from None
    try:
        fits = len(raw(wanted.auth)) == 16
    except ValueError:
        fits = False
    if not fits:
        raise Malformed("bad-push-key", "auth", {})


def check_endpoint(endpoint: str, hosts: Sequence[str], private: bool) -> SplitResult:
    """The parts of an address that we may send to; with `private` any address is allowed, for tests on one machine."""
    try:
        url = urlsplit(endpoint)
        host, port = url.hostname or "", url.port
    except ValueError:
        raise Malformed("bad-endpoint", "endpoint", {"host": ""}) from None
    plain = endpoint.isascii() and endpoint.isprintable() and " " not in endpoint and url.username is None
    plain = plain and (private or HOST.fullmatch(host) is not None)
    secure = url.scheme == "https" and port in {None, 443}
    if not plain or not host or not (secure or (private and url.scheme in {"http", "https"})):
        raise Malformed("bad-endpoint", "endpoint", {"host": host[:80]})
    if not (private or allowed(host, hosts)):
        raise Malformed("bad-endpoint", "endpoint", {"host": host[:80]})
    return url


def allowed(host: str, hosts: Sequence[str]) -> bool:
    """`*.example.org` is every host below example.org, `*` every host at all but bare addresses."""
    if ANY in hosts:
        return "." in host and not is_address(host)
    return any(host == name or (name.startswith("*.") and host.endswith(name[1:])) for name in hosts)


def is_address(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


def is_public(address: str) -> bool:
    found: IPv4Address | IPv6Address = ip_address(address.partition("%")[0])
    inner = getattr(found, "ipv4_mapped", None) or getattr(found, "sixtofour", None)
    if found in TRANSLATED:
        inner = IPv4Address(int(found) & 0xFFFF_FFFF)
    found = inner or found
    old = isinstance(found, IPv6Address) and found.is_site_local  # private ones of before 2004, still global to Python
    return found.is_global and not (found.is_multicast or found.is_reserved or old)


def encrypted(message: bytes, to: Subscription) -> bytes:
    """What only this browser can read (RFC 8291), with a length that tells nothing."""
    assert len(message) <= MOST
    padded = message + b" " * (-len(message) % PAD)  # it is JSON
    return bytes(
        http_ece.encrypt(
            padded,
            salt=os.urandom(16),
            private_key=generate_private_key(SECP256R1()),
            dh=raw(to.key),
            auth_secret=raw(to.auth),
            version="aes128gcm",
        )
    )


async def send(message: bytes, to: Subscription, keys: Keys, subject: str, topic: str, private: bool) -> Outcome:
    """Give a message to the push service. A later one of the same topic takes its place if it is still there."""
    url = urlsplit(to.endpoint)
    claims = {"aud": f"{url.scheme}://{url.netloc}", "exp": int(time()) + 12 * 3_600}
    signed = keys.vapid.sign({**claims, "sub": subject})
    headers = {
        "Host": url.netloc,
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(KEPT),
        "Topic": topic,
        "Urgency": "normal",
        "Connection": "close",
        **signed,
    }
    try:
        async with asyncio.timeout(SECONDS):
            status, told = await post(url, headers, encrypted(message, to), private)
    except (OSError, TimeoutError, h11.RemoteProtocolError, ssl.SSLError) as error:
        return Outcome("later", type(error).__name__)
    except UnicodeError:  # a name that cannot be looked up, as one could sign up with it before names were checked
        return Outcome("gone", "no host")
    if 200 <= status < 300:
        return Outcome("given")
    if status in GONE:
        return Outcome("gone", str(status))
    if status in LATER or status >= 500:
        return Outcome("later", str(status), wait_of(told.get("retry-after", "")))
    return Outcome("refused", str(status))


def wait_of(told: str) -> float:
    """Seconds, by a `Retry-After` in seconds or as a date."""
    try:
        wait = float(told) if told.isdigit() else parsedate_to_datetime(told).timestamp() - time()
    except (ValueError, TypeError, OverflowError):
        return 0.0
    return min(max(wait, 0.0), MOST_WAIT)


async def post(url: SplitResult, headers: dict[str, str], body: bytes, private: bool) -> tuple[int, dict[str, str]]:
    """The status and the headers of the answer."""
    host, port = url.hostname or "", url.port or (443 if url.scheme == "https" else 80)
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = [str(address[0]) for *_, address in found]
    if not private and not all(map(is_public, addresses)):
        raise ConnectionRefusedError("not a public address")
    context, name = (tls(), host) if url.scheme == "https" else (None, None)
    reader, writer = await asyncio.open_connection(addresses[0], port, ssl=context, server_hostname=name)
    try:
        line = h11.Connection(h11.CLIENT, max_incomplete_event_size=MOST_HEAD)
        target = (url.path or "/") + (f"?{url.query}" if url.query else "")
        asked = h11.Request(
            method="POST", target=target, headers=[*headers.items(), ("Content-Length", str(len(body)))]
        )
        for event in (asked, h11.Data(data=body), h11.EndOfMessage()):
            writer.write(line.send(event) or b"")
        await writer.drain()
        while True:
            heard = line.next_event()
            if isinstance(heard, h11.Response):
                return heard.status_code, {name.decode(): value.decode("latin-1") for name, value in heard.headers}
            if heard is h11.NEED_DATA:
                line.receive_data(await reader.read(4_096))
            elif not isinstance(heard, h11.InformationalResponse):
                raise ConnectionResetError
    finally:
        writer.close()


@cache
def tls() -> ssl.SSLContext:
    return ssl.create_default_context()
