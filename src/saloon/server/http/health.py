"""What machines ask: is the process alive, may it be sent people, what does it count?"""

import asyncio
from hmac import compare_digest
from ipaddress import ip_address

from litestar import MediaType, Response, get
from litestar.exceptions import NotAuthorizedException, NotFoundException
from sqlalchemy.ext.asyncio import AsyncEngine

from saloon.server.http.auth import BEARER
from saloon.server.http.dependencies import Ask, TheHub, TheSettings
from saloon.server.storage.migrate import newest, revision_of

PATIENCE = 2.0  # seconds for the database to answer
FORWARDED = ("x-forwarded-for", "x-real-ip", "forwarded", "via")
NOT_READY = 503


@get("/healthz", tags=["health"])
async def healthz() -> dict[str, str]:
    """The process is alive."""
    return {"status": "ok"}


@get("/readyz", tags=["health"])
async def readyz(hub: TheHub) -> Response[dict[str, str]]:
    """The process may be sent people: its database answers and is up to date, and it is not about to leave."""
    status = "closing" if hub.draining or hub.closing else await database_status(hub.engine)
    return Response({"status": status}, status_code=200 if status == "ok" else NOT_READY)


async def database_status(engine: AsyncEngine) -> str:
    try:
        async with asyncio.timeout(PATIENCE), engine.connect() as connection:
            found = await connection.run_sync(revision_of)
    except Exception:  # whatever it is, there is no database now
        return "no-database"
    return "ok" if found == newest() else "other-revision"


@get("/metrics", tags=["health"], media_type=MediaType.TEXT)
async def metrics(request: Ask, hub: TheHub, settings: TheSettings) -> Response[bytes]:
    """What the house counts, for Prometheus: with the token, or without one from this machine only."""
    if not settings.metrics:
        raise NotFoundException
    if settings.metrics_token:
        given = request.headers.get("authorization", "")
        if not compare_digest(given.encode(), f"{BEARER}{settings.metrics_token}".encode()):
            raise NotAuthorizedException("unknown-token")
    elif not is_from_here(request):
        raise NotFoundException
    return Response(await hub.counted(), media_type="text/plain; version=0.0.4; charset=utf-8")


def is_from_here(request: Ask) -> bool:
    """Whether a program on this machine asks, and not somebody whom a proxy on this machine passes on."""
    if request.client is None or any(name in request.headers for name in FORWARDED):
        return False
    try:
        return ip_address(request.client.host).is_loopback
    except ValueError:
        return False


ROUTES = [healthz, readyz, metrics]
