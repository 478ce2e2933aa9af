"""The page in the browser, as `make web` has built it: its files, and its one document at every other address."""

from collections.abc import Iterator
from hashlib import sha256
from importlib.resources.abc import Traversable
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from msgspec import Struct

from saloon.server.http.auth import taken

DOCUMENT = "index.html"
ASSETS = "assets/"  # files there have a digest in their names, and never change
RESERVED = ("api", "schema")  # paths of the server: what is not found there is not a page either
TYPES = {  # to text/... Litestar adds the charset
    "css": "text/css",
    "ftl": "text/plain",
    "html": "text/html",
    "js": "text/javascript",
    "png": "image/png",
    "svg": "image/svg+xml; charset=utf-8",
    "webmanifest": "application/manifest+json; charset=utf-8",
    "woff": "font/woff",
    "woff2": "font/woff2",
}
OTHER = "application/octet-stream"
PACKED = {"br": ".br", "gzip": ".gz"}  # how a browser may take a file, the smallest first, and what its copy is called
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
NOT_BUILT = "The page was not built: `make web` builds it. Programs find the API at /api (see /schema/openapi.json).\n"

Ask = Request[Any, Any, Any]


class Leaf(Struct, frozen=True):
    """A file of the page, with its compressed copies."""

    body: bytes
    kind: str
    tag: str
    keep: str
    copies: dict[str, bytes]


def routes(folder: Traversable) -> list[HTTPRouteHandler]:
    """The routes of the page in this folder; all its files are read here, once."""
    leaves = read_leaves(folder)

    @get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False, exclude_from_auth=True)
    def page(request: Ask) -> Response[bytes]:
        name = request.scope["path"].strip("/")
        if name.partition("/")[0] in RESERVED:
            raise NotFoundException
        leaf = leaves.get(name)
        if leaf is None and is_file(name):
            raise NotFoundException
        leaf = leaf or leaves.get(DOCUMENT)
        if leaf is None:
            return Response(NOT_BUILT.encode(), media_type=MediaType.TEXT, status_code=404)
        return handed(leaf, request)

    return [page]


def is_file(name: str) -> bool:
    """Whether an address can only mean a file; any other is a screen of the page. A signed link has a dot, too."""
    return name.startswith(ASSETS) or ("." in name and "/" not in name)


def handed(leaf: Leaf, request: Ask) -> Response[bytes]:
    """A file, in the way that this browser takes best; nothing, if it has it."""
    headers = {"cache-control": leaf.keep, "etag": leaf.tag, "vary": "accept-encoding"}
    if leaf.tag in request.headers.get("if-none-match", ""):
        return Response(b"", headers=headers, status_code=304)
    ways = taken(request)
    for way in PACKED:
        if way in ways and way in leaf.copies:
            headers["content-encoding"] = way
            return Response(leaf.copies[way], media_type=leaf.kind, headers=headers)
    return Response(leaf.body, media_type=leaf.kind, headers=headers)


def read_leaves(folder: Traversable) -> dict[str, Leaf]:
    """Every file, by the address it is found at; nothing, if the page was not built."""
    found = dict(files_in(folder)) if folder.is_dir() else {}
    return {
        name: Leaf(
            body,
            TYPES.get(name.rpartition(".")[2], OTHER),
            f'"{sha256(body).hexdigest()[:20]}"',
            FOR_EVER if name.startswith(ASSETS) else ASK_AGAIN,
            {way: found[name + suffix] for way, suffix in PACKED.items() if name + suffix in found},
        )
        for name, body in found.items()
        if not name.endswith(tuple(PACKED.values()))
    }


def files_in(folder: Traversable, above: str = "") -> Iterator[tuple[str, bytes]]:
    for entry in folder.iterdir():
        name = above + entry.name
        if entry.is_dir():
            yield from files_in(entry, f"{name}/")
        elif not entry.name.startswith("."):
            yield name, entry.read_bytes()
