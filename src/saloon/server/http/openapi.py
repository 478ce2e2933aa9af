"""The description of the endpoints (`/schema/openapi.json`): what Litestar finds out itself, and what it does not."""

import re
from collections.abc import Iterator
from typing import Any

import msgspec
from litestar import Litestar
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import (
    Components,
    OpenAPIMediaType,
    OpenAPIResponse,
    OpenAPIType,
    Operation,
    Reference,
    RequestBody,
    Schema,
    SecurityScheme,
    Tag,
)

from saloon import __version__
from saloon.server.http.auth import COOKIE, SAFE, known, person
from saloon.server.http.refusals import MEANINGS

TAGS = {
    "accounts": "Guests, members, sessions, settings and tokens.",
    "games": "What can be played, by which rules, against whom.",
    "tables": "Tables: set up, listed, commanded.",
    "notifications": "What is told outside the page: web push, e-mail, a feed.",
    "records": "Games that are over, and whether they hold.",
    "health": "For those who run the house.",
}
ABOUT = (
    "Accounts, tables and records of a Saloon. Playing goes over the WebSocket `/api/live`, whose messages"
    " docs/protocol.md describes. Every refusal has the same shape: `reason` is a message id without its prefix"
    " (`malformed-` if the details name a `field`, else `illegal-`), `details` its values, `rule` the rule behind it."
)
CONFIG = OpenAPIConfig(
    title="Saloon",
    version=__version__,
    description=ABOUT,
    use_handler_docstrings=True,
    tags=[Tag(name, description) for name, description in TAGS.items()],
    components=Components(
        security_schemes={
            "session": SecurityScheme(type="apiKey", name=COOKIE, security_scheme_in="cookie"),
            "token": SecurityScheme(type="http", scheme="bearer"),
        }
    ),
    render_plugins=[JsonRenderPlugin()],  # no page of others' scripts: the policy would not let it run
)


def complete(app: Litestar) -> None:
    """What Litestar leaves out: that no other field is allowed, who must be known, bodies read raw, common refusals."""
    schema = app.openapi_schema
    strict = {kind.__name__ for kind in structs(msgspec.Struct) if kind.__struct_config__.forbid_unknown_fields}
    for name, found in schema.components.schemas.items():
        if name in strict:
            found.additional_properties = False
    paths = schema.paths or {}
    for route in app.routes:
        path = paths.get(re.sub(r"{(\w+):\w+}", r"{\1}", route.path))
        for handler in getattr(route, "route_handlers", ()):
            for method in handler.http_methods:
                operation = getattr(path, method.lower(), None)
                if operation is not None and route.path.startswith("/api"):
                    complete_operation(operation, handler, method)


def complete_operation(operation: Operation, handler: HTTPRouteHandler, method: str) -> None:
    guards = handler.guards or ()
    ways = ["session"] if person in guards else ["session", "token"] if known in guards else []
    operation.security = [{way: []} for way in ways] or None
    if handler.opt.get("body"):
        content = {"application/json": OpenAPIMediaType(Schema(type=OpenAPIType.OBJECT))}
        operation.request_body = RequestBody(content, handler.opt["body"], required=True)
    refused = {401, 429, 503}  # by middleware, for every endpoint
    refused |= set() if method in SAFE else {403}
    refused |= {400, 413} if operation.request_body is not None else set()
    for status in sorted(refused):
        content = {"application/json": OpenAPIMediaType(Reference("#/components/schemas/Refused"))}
        operation.responses = operation.responses or {}
        operation.responses.setdefault(str(status), OpenAPIResponse(MEANINGS[status], content=content))


def structs(base: Any) -> Iterator[Any]:
    for kind in base.__subclasses__():
        yield kind
        yield from structs(kind)
