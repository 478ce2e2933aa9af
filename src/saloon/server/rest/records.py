"""Game records: verify them, and replay them step by step; of a running game only what the viewer saw."""

from typing import Annotated, Any, Literal, cast

import msgspec
from litestar import MediaType, Response, get, post
from litestar.params import QueryParameter
from msgspec import Struct

from saloon.bots.analysis.found import Chances
from saloon.kernel.errors import Illegal
from saloon.kernel.game import MOST_SEATS, SPECTATOR
from saloon.server import wire
from saloon.server.http.auth import address, known, taken
from saloon.server.http.dependencies import Ask, TheHub
from saloon.server.http.refusals import refuses
from saloon.server.hub import Hub
from saloon.server.rest.tables import Invite, Share, TableId, chairs_of_summary, check_seeing, is_sealed, seen
from saloon.server.storage.archive import Kept, read_kept
from saloon.server.storage.documents import Setup
from saloon.server.table.loading import STOPPED
from saloon.server.workers import replaying
from saloon.server.workers.queue import Rank, Requester
from saloon.server.workers.watching import Replay, Wanted, judge, watched

MOST_BYTES = 500_000  # of a record

Looker = Annotated[
    int, QueryParameter(ge=SPECTATOR, lt=MOST_SEATS, description="the seat that is looked from; -1: beside it")
]
First = Annotated[
    int, QueryParameter(ge=0, le=replaying.MOST_DECISIONS, description="the first step that is wanted, from 0")
]

Checked = Annotated[bool, QueryParameter(description="wait for the closer look that marks need")]


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


async def finished(request: Ask, hub: Hub, table: str, invite: str, share: str) -> Finished:
    """A game that is over, from its table; if this program plays by other rules, from what was kept at its end."""
    try:
        room = await seen(request.user, hub, table, invite, share)
    except Illegal as error:
        kept = await read_kept(hub.engine, table) if error.reason in STOPPED else None
        if kept is None:
            raise
        await check_seeing(request.user, hub, kept, invite, share)
        await check_seal(hub, kept.setup)
        return of_kept(kept)
    await check_seal(hub, room.setup)
    document = room.record()
    assert room.ending is not None
    return Finished(document, [chair.shown() for chair in room.chairs], room.ending)


async def check_seal(hub: Hub, setup: Setup) -> None:
    """`Illegal` as long as others play the same deal: its cards are a secret until then."""
    if not await is_sealed(hub, setup):
        return
    if setup.deal is not None and not setup.deal.duel:
        raise Illegal("deal-sealed", "", {"until": setup.deal.until})
    raise Illegal("pair-sealed", "", {})


class Going(Struct, frozen=True):
    """A running game: its record, which nobody may see, and who sits there."""

    raw: bytes
    chairs: list[wire.Chair]


async def running(request: Ask, hub: Hub, table: str, invite: str, share: str, seat: int) -> Going | None:
    """A running game that may be replayed from this seat; `Illegal` if the seat belongs to someone else."""
    try:
        room = await seen(request.user, hub, table, invite, share)
    except Illegal as error:
        if error.reason in STOPPED:
            return None
        raise
    sealed = room.status == "over" and await is_sealed(hub, room.setup)  # not the others' cards, as long as they play
    if (room.status != "running" and not sealed) or not room.setup.aids:  # WE-13.5
        return None
    if sealed and not room.sits(request.user.account):
        await check_seal(hub, room.setup)
    if not room.may_look(request.user.account, seat):
        raise Illegal("not-your-seat", "", {})
    return Going(room.secret_record(), [chair.shown() for chair in room.chairs])


def of_kept(kept: Kept) -> Finished:
    shown, result = kept.summary, kept.document["result"] or {}
    ending = wire.Ending(cast("wire.How", shown.how), shown.winner, None, result)
    return Finished(kept.document, chairs_of_summary(shown), ending, kept)


@get(
    "/api/tables/{table:str}/record",
    tags=["records"],
    summary="The record of a game that is over",
    guards=[known],
    responses=refuses(400, 403, 404, 409),
)
async def record(
    table: TableId, request: Ask, hub: TheHub, invite: Invite = "", share: Share = ""
) -> Response[dict[str, Any]]:
    """Seed, decisions and result, as a file; `saloon verify` reads it. It is there after a change of the rules, too."""
    document = (await finished(request, hub, table, invite, share)).document
    name = f"saloon-{document['game']}-{table}.json"
    return Response(document, headers={"content-disposition": f'attachment; filename="{name}"'})


@get(
    "/api/tables/{table:str}/verify",
    tags=["records"],
    summary="Does the record of this table hold?",
    guards=[known],
    responses=refuses(400, 403, 404, 409),
)
async def verify_table(table: TableId, request: Ask, hub: TheHub, invite: Invite = "", share: Share = "") -> Verdict:
    """By playing it again; by its hash, if it was played by other rules than this server's."""
    await hub.limits.take("proofs", address(request))
    game = await finished(request, hub, table, invite, share)
    if game.kept is not None:
        holds = game.kept.intact and game.kept.commitment_holds()
        return Verdict(holds, len(game.document["decisions"]), "hash", "" if holds else "record-changed")
    return await verdict(request, hub, msgspec.json.encode(game.document))


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
    return await verdict(request, hub, await request.body())


@get(
    "/api/tables/{table:str}/replay",
    tags=["records"],
    summary="A game, step by step",
    guards=[known],
    responses=refuses(400, 403, 404, 409),
)
async def replay_table(
    table: TableId,
    request: Ask,
    hub: TheHub,
    invite: Invite = "",
    share: Share = "",
    seat: Looker = SPECTATOR,
    first: First = 0,
) -> Response[Replay]:
    """The game as seen from a seat, or by a spectator; after the game every seat is open to everyone.

    While the game goes on one may look back from where one looks on now, if the table's log remembers (`aids`).
    A long game comes in several answers: the next one begins where the `steps` of this one end (`first`).
    """
    await hub.limits.take("proofs", address(request))
    going = await running(request, hub, table, invite, share, seat)
    if going is not None:
        return await told(request, hub, Wanted(going.raw, seat, first, table, going.chairs, hushed=True))
    game = await finished(request, hub, table, invite, share)
    raw = msgspec.json.encode(game.document)
    return await told(request, hub, Wanted(raw, seat, first, table, game.chairs, game.ending))


@post(
    "/api/replay",
    tags=["records"],
    summary="A record, step by step",
    status_code=200,
    request_max_body_size=MOST_BYTES,
    responses=refuses(400, 403),
    body="a record",
)
async def replay(request: Ask, hub: TheHub, seat: Looker = SPECTATOR, first: First = 0) -> Response[Replay]:
    """A worker plays the record again; one that does not hold is refused with the first thing that is wrong.

    A long game comes in several answers, each to a request with the whole record (`first`).
    """
    await hub.limits.take("proofs", address(request))
    return await told(request, hub, Wanted(await request.body(), seat, first))


@get(
    "/api/tables/{table:str}/chances",
    tags=["records"],
    summary="How a game that is over stood, step by step",
    guards=[known],
    responses=refuses(400, 403, 404, 409),
)
async def table_chances(
    table: TableId,
    request: Ask,
    hub: TheHub,
    seat: Looker = SPECTATOR,
    checked: Checked = False,
    invite: Invite = "",
    share: Share = "",
) -> Chances:
    """Each seat's chance to win, estimated from what the players could know, and what each decision was worth.

    Chances go by the knowledge of `seat`, or (-1) by the mean of all. Marks come with `checked`, a little later.
    """
    await hub.limits.take("chances", address(request))
    game = await finished(request, hub, table, invite, share)
    return await hub.reckoner.reckon(msgspec.json.encode(game.document), requester(request), seat, checked)


@post(
    "/api/chances",
    tags=["records"],
    summary="How the game of a record stood, step by step",
    status_code=200,
    request_max_body_size=MOST_BYTES,
    responses=refuses(400, 403),
    body="a record",
)
async def chances(request: Ask, hub: TheHub, seat: Looker = SPECTATOR, checked: Checked = False) -> Chances:
    """The same for an uploaded record."""
    await hub.limits.take("chances", address(request))
    return await hub.reckoner.reckon(await request.body(), requester(request), seat, checked)


def requester(request: Ask) -> Requester:
    """In whose name a worker reads a record: nobody has to be logged in for it, so addresses count."""
    account = request.user.account if request.user is not None else ""
    return Requester(account, address(request), Rank.RECORDS)


async def verdict(request: Ask, hub: Hub, raw: bytes) -> Verdict:
    return msgspec.convert(await hub.pool.ask(requester(request), judge, raw), Verdict)


async def told(request: Ask, hub: Hub, wanted: Wanted) -> Response[Replay]:
    """What a worker has written, packed if the client takes it so: the loop only passes it on."""
    headers = {"vary": "accept-encoding"}
    packs = "gzip" in taken(request)
    if packs:
        headers["content-encoding"] = "gzip"
    found = await hub.pool.ask(requester(request), watched, wanted, packs)
    return Response(cast("Replay", found), media_type=MediaType.JSON, headers=headers)


ROUTES = [record, verify_table, verify, replay_table, replay, table_chances, chances]
