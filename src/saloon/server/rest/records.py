"""Records of games that are over: whether they hold, and what everybody saw, step by step."""

import gzip
from typing import Annotated, Any, Literal, cast

import msgspec
from litestar import MediaType, Response, get, post
from litestar.params import QueryParameter
from msgspec import Raw, Struct

from saloon.kernel import record as records
from saloon.kernel.errors import Illegal, Malformed
from saloon.kernel.game import MOST_SEATS, SPECTATOR, find_game
from saloon.kernel.record import Record
from saloon.server import wire
from saloon.server.http.auth import address, known
from saloon.server.http.dependencies import Ask, TheHub
from saloon.server.http.refusals import refuses
from saloon.server.hub import Hub
from saloon.server.rest.tables import Invite, TableId, chairs_of_summary, seen
from saloon.server.storage.archive import Kept, read_kept
from saloon.server.table.loading import STOPPED
from saloon.server.table.render import fact_bytes
from saloon.server.wire import ENCODE
from saloon.server.workers import replaying
from saloon.server.workers.chances import Chances

MOST_BYTES = 1_000_000  # of a record
PACKING = 5  # of gzip's nine: views are alike, so that little more is gained beyond

Looker = Annotated[
    int, QueryParameter(ge=SPECTATOR, lt=MOST_SEATS, description="the seat that is looked from; -1: beside it")
]


class Verdict(Struct):
    """Whether a record holds: if not, the first thing that is wrong (a message `malformed-...`), and where.

    A game of other rules than this server's cannot be played again. Of one that was played here it can be said `by` its
    `hash` that it is as it was stored at its end, and that its seed is the one that was committed to.
    """

    holds: bool
    decisions: int
    by: Literal["replay", "hash"] = "replay"
    reason: str = ""
    field: str = ""
    details: dict[str, Any] = {}


class Finished(Struct, frozen=True):
    """A game that is over: its record, and what else is known of its table."""

    document: dict[str, Any]
    chairs: list[wire.Chair]
    ending: wire.Ending
    kept: Kept | None = None  # if the table cannot be opened here any more


async def finished(request: Ask, hub: Hub, table: str, invite: str) -> Finished:
    """A game that is over, from its table; if this program plays by other rules, from what was kept at its end."""
    try:
        room = await seen(request.user, hub, table, invite)
    except Illegal as error:
        kept = await read_kept(hub.engine, table) if error.reason in STOPPED else None
        if kept is None:
            raise
        if not kept.may_see(request.user.account, invite):
            raise Illegal("not-invited", "", {}) from None
        return of_kept(kept)
    document = room.record()
    assert room.ending is not None
    return Finished(document, [chair.shown() for chair in room.chairs], room.ending)


def of_kept(kept: Kept) -> Finished:
    shown, result = kept.summary, kept.document["result"] or {}
    ending = wire.Ending(cast("wire.How", shown.how), shown.winner, None, result)
    return Finished(kept.document, chairs_of_summary(shown), ending, kept)


class ReplayStep(Struct):
    """A decision, what the viewer learnt by it and saw after it. The first step is the deal, and nobody's (-1)."""

    notation: str
    seat: int
    facts: list[Raw]
    view: Raw


class Replay(Struct):
    """A game that is over, as it was seen from one seat or from beside it (-1); the deck, if it is played with one.

    `ending` is `null` for a record that stops before the end of its game.
    """

    table: str  # empty for a record that somebody brought
    game: str
    seat: int
    chairs: list[wire.Chair]
    ending: wire.Ending | None
    deck: Any
    steps: list[ReplayStep]


@get(
    "/api/tables/{table:str}/record",
    tags=["records"],
    summary="The record of a game that is over",
    guards=[known],
    responses=refuses(400, 403, 404, 409),
)
async def record(table: TableId, request: Ask, hub: TheHub, invite: Invite = "") -> Response[dict[str, Any]]:
    """Seed, decisions and result, as a file; `saloon verify` reads it. It is there after a change of the rules, too."""
    document = (await finished(request, hub, table, invite)).document
    name = f"saloon-{document['game']}-{table}.json"
    return Response(document, headers={"content-disposition": f'attachment; filename="{name}"'})


@get(
    "/api/tables/{table:str}/verify",
    tags=["records"],
    summary="Does the record of this table hold?",
    guards=[known],
    responses=refuses(400, 403, 404, 409),
)
async def verify_table(table: TableId, request: Ask, hub: TheHub, invite: Invite = "") -> Verdict:
    """By playing it again; by its hash, if it was played by other rules than this server's."""
    await hub.limits.take("proofs", address(request))
    game = await finished(request, hub, table, invite)
    if game.kept is not None:
        holds = game.kept.intact and game.kept.commitment_holds()
        return Verdict(holds, len(game.document["decisions"]), "hash", "" if holds else "record-changed")
    return msgspec.convert(await hub.pool.ask(judge, msgspec.json.encode(game.document)), Verdict)


@post(
    "/api/verify",
    tags=["records"],
    summary="Does this record hold?",
    status_code=200,
    request_max_body_size=MOST_BYTES,
    responses=refuses(400, 403),
    body="a record",
)
async def verify(request: Ask, hub: TheHub) -> Verdict:
    """A worker plays the record again; one that never ends is given up."""
    await hub.limits.take("proofs", address(request))
    return msgspec.convert(await hub.pool.ask(judge, await request.body()), Verdict)


@get(
    "/api/tables/{table:str}/replay",
    tags=["records"],
    summary="A game that is over, step by step",
    guards=[known],
    responses=refuses(400, 403, 404, 409),
)
async def replay_table(
    table: TableId, request: Ask, hub: TheHub, invite: Invite = "", seat: Looker = SPECTATOR
) -> Response[Replay]:
    """What was seen from a seat, or from beside the table: after the end anybody may look from everywhere."""
    await hub.limits.take("proofs", address(request))
    game = await finished(request, hub, table, invite)
    raw = msgspec.json.encode(game.document)
    return packed(request, await hub.pool.ask(watched, raw, seat, table, game.chairs, game.ending))


@post(
    "/api/replay",
    tags=["records"],
    summary="A record, step by step",
    status_code=200,
    request_max_body_size=MOST_BYTES,
    responses=refuses(400, 403),
    body="a record",
)
async def replay(request: Ask, hub: TheHub, seat: Looker = SPECTATOR) -> Response[Replay]:
    """A worker plays the record again; one that does not hold is refused with the first thing that is wrong."""
    await hub.limits.take("proofs", address(request))
    return packed(request, await hub.pool.ask(watched, await request.body(), seat))


@get(
    "/api/tables/{table:str}/chances",
    tags=["records"],
    summary="How a game that is over stood, step by step",
    guards=[known],
    responses=refuses(400, 403, 404, 409),
)
async def table_chances(table: TableId, request: Ask, hub: TheHub, invite: Invite = "") -> Chances:
    """Each seat's chance to win, by the house's estimate from what the players could know, and the turning points."""
    await hub.limits.take("chances", address(request))
    room = await seen(request.user, hub, table, invite)
    return await hub.reckoner.reckon(msgspec.json.encode(room.record()))


@post(
    "/api/chances",
    tags=["records"],
    summary="How the game of a record stood, step by step",
    status_code=200,
    request_max_body_size=MOST_BYTES,
    responses=refuses(400, 403),
    body="a record",
)
async def chances(request: Ask, hub: TheHub) -> Chances:
    """The same for a record that somebody brings."""
    await hub.limits.take("chances", address(request))
    return await hub.reckoner.reckon(await request.body())


def packed(request: Ask, raw: bytes) -> Response[Replay]:
    """What a worker has packed, as the client takes it."""
    headers = {"vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
    else:
        raw = gzip.decompress(raw)
    return Response(cast("Replay", raw), media_type=MediaType.JSON, headers=headers)


def watched(
    raw: bytes,
    seat: int,
    table: str = "",
    chairs: list[wire.Chair] | None = None,
    ending: wire.Ending | None = None,
) -> bytes:
    """In a worker: the `Replay` of a record, packed; `Malformed` says what is wrong with it."""
    record = records.from_document(replaying.read(raw))
    if table:
        record = replaying.by_our_rules(record)
    if seat >= len(record.seats):
        raise Malformed("no-such-seat", "seat", {"value": seat})
    options: Any = records.options_of(record)
    decks = find_game(record.game).decks
    steps = steps_of(record, options, seat)  # only then it is known that the result is true
    found = Replay(
        table=table,
        game=record.game,
        seat=seat,
        chairs=chairs_of(record) if chairs is None else chairs,
        ending=ending_of(record) if ending is None else ending,
        deck=decks.describe(options) if decks is not None else None,
        steps=steps,
    )
    return gzip.compress(ENCODE(found), PACKING)


def steps_of(record: Record, options: Any, seat: int) -> list[ReplayStep]:
    game = find_game(record.game)
    told = game.facts(options)
    steps: list[ReplayStep] = []
    mover = SPECTATOR
    for made, table in replaying.replay(record, told):
        sights = [game.sight(fact, seat) for fact in told.take()]
        step = ReplayStep(
            notation=record.decisions[made - 1] if made else "",
            seat=mover,
            facts=[Raw(fact_bytes(sight)) for sight in sights if sight is not None],
            view=Raw(ENCODE(game.view(table, seat))),
        )
        steps.append(step)
        mover = int(table.to_act())
    return steps


def chairs_of(record: Record) -> list[wire.Chair]:
    """Who sat where, as far as a record tells."""
    bots = record.bots or [""] * len(record.seats)
    return [wire.Chair("bot" if bot else "person", name, "", bot) for name, bot in zip(record.seats, bots, strict=True)]


def ending_of(record: Record) -> wire.Ending | None:
    if record.result is None:
        return None
    winner = int(record.result["winner"])
    return wire.Ending("finished", winner if winner >= 0 else None, None, record.result)


def judge(raw: bytes) -> dict[str, Any]:
    """In a worker: whether a record holds; `Malformed` if it is no document at all."""
    document, made = replaying.read(raw), 0
    try:
        for made, _ in replaying.replay(records.from_document(document)):  # noqa: B007 the last one counts
            pass
    except Malformed as error:
        wrong = {"reason": error.reason, "field": error.field, "details": error.details}
        return {"holds": False, "decisions": made, **wrong}
    return {"holds": True, "decisions": made}


ROUTES = [record, verify_table, verify, replay_table, replay, table_chances, chances]
