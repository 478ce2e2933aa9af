"""Keys that all processes of a server have in common, made when the first of them starts, and links signed with one."""

import secrets
from base64 import urlsafe_b64encode
from collections.abc import Callable
from hashlib import sha256
from hmac import compare_digest
from hmac import new as hmac

from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from msgspec import Struct
from py_vapid import Vapid02, b64urlencode
from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from saloon.server.storage.schema import KEYS

TOKEN = r"^[0-9a-z]{1,32}\.[A-Za-z0-9_-]{43}$(?!\n)"  # a signed link's secret part


def new_vapid() -> str:
    made = Vapid02()
    made.generate_keys()
    return str(made.private_pem().decode())


class Keys(Struct, frozen=True):
    """The key of signed links, and the private key by which push services know this server (VAPID)."""

    links: bytes
    vapid: Vapid02

    @property
    def public(self) -> str:
        """What a browser must be told to subscribe."""
        point = self.vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return str(b64urlencode(point))

    def signed(self, purpose: str, id: str, more: object = "") -> str:
        """The secret part of a link: nothing of it is stored, and nobody else can make one."""
        told = hmac(self.links, f"{purpose} {id} {more}".encode(), sha256).digest()
        return f"{id}.{urlsafe_b64encode(told).decode().rstrip('=')}"

    def holds(self, token: str, purpose: str, more: object = "") -> bool:
        return compare_digest(token, self.signed(purpose, token.partition(".")[0], more))


async def read_keys(engine: AsyncEngine) -> Keys:
    """The keys of this server; where there are none yet, one process makes them, and all others read those."""
    links = await key(engine, "links", lambda: secrets.token_hex(32))
    vapid = await key(engine, "vapid", new_vapid)
    signer = Vapid02.from_pem(vapid.encode())
    signer.conf = {"no-strict": True}  # of addresses it knows only some
    return Keys(bytes.fromhex(links), signer)


async def key(engine: AsyncEngine, name: str, make: Callable[[], str]) -> str:
    asked = select(KEYS.c.value).where(KEYS.c.name == name)
    async with engine.connect() as connection:
        found: str | None = (await connection.execute(asked)).scalar_one_or_none()
    if found is not None:
        return found
    try:
        async with engine.begin() as connection:
            await connection.execute(insert(KEYS).values(name=name, value=make()))
    except IntegrityError:
        pass  # another process was faster
    async with engine.connect() as connection:
        return str((await connection.execute(asked)).scalar_one())
