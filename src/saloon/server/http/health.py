"""What machines ask: is the process alive, may it be sent people, what does it count?"""

from hmac import compare_digest
from ipaddress import ip_address
from urllib.parse import urlsplit

from litestar import MediaType, Response, get
from litestar.exceptions import NotAuthorizedException, NotFoundException

from saloon.server.http.auth import BEARER
from saloon.server.http.dependencies import Ask, TheHub, TheSettings

FORWARDED = ("x-forwarded-for", "x-real-ip", "forwarded", "via")
NOT_READY = 503


@get("/healthz", tags=["health"])
async def healthz() -> dict[str, str]:
    """The process is alive."""
    return {"status": "ok"}


@get("/readyz", tags=["health"])
async def readyz(hub: TheHub) -> Response[dict[str, str]]:
    """The process may be sent people: its database can be read and written and is up to date, and it is not closing."""
    status = "closing" if hub.draining or hub.closing else await hub.readiness.status()
    return Response({"status": status}, status_code=200 if status == "ok" else NOT_READY)


@get("/metrics", tags=["health"], media_type=MediaType.TEXT)
async def metrics(request: Ask, hub: TheHub, settings: TheSettings) -> Response[bytes]:
    """Metrics for Prometheus: with the token, or without one from this machine only."""
    if not settings.metrics:
        raise NotFoundException
    if settings.metrics_token:
        given = request.headers.get("authorization", "")
        if not compare_digest(given.encode(), f"{BEARER}{settings.metrics_token}".encode()):
            raise NotAuthorizedException("unknown-token")
    elif not is_from_here(request):
        raise NotFoundException
    return Response(await hub.counted(), media_type="text/plain; version=0.0.4")  # Litestar adds the charset


def is_from_here(request: Ask) -> bool:
    """Whether a program on this machine asks: not through a proxy, and not a page in a browser here whose host name
    points at this machine."""
    if request.client is None or any(name in request.headers for name in FORWARDED):
        return False
    return is_loopback(request.client.host) and is_loopback(host_of(request.headers.get("host", "")))


def host_of(header: str) -> str:
    try:
        return urlsplit(f"//{header}").hostname or ""
    except ValueError:
        return ""


def is_loopback(host: str) -> bool:
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False


ROUTES = [healthz, readyz, metrics]
