"""Notifications: wishes, browsers, e-mail, the feed, and the links that work without logging in."""

from hashlib import sha256
from typing import Annotated, Any

from litestar import Response, delete, get, post, put
from litestar.params import JSONBody, PathParameter
from msgspec import Meta, Struct

from saloon.kernel.errors import Illegal
from saloon.server import wire
from saloon.server.http.auth import address, known, person
from saloon.server.http.dependencies import Ask, TheHub, TheSettings
from saloon.server.http.refusals import refuses
from saloon.server.hub import Hub
from saloon.server.notify.feeds import atom, calendar
from saloon.server.notify.keys import TOKEN
from saloon.server.notify.push import Subscription, check_subscription
from saloon.server.notify.store import Channel
from saloon.server.notify.wishes import Wishes
from saloon.server.process.config import MAIL_ADDRESS, Settings
from saloon.server.storage.digests import digest
from saloon.words import Words

SOON = "private, max-age=60"
FEED = r"^[0-9a-z]{1,32}\.[A-Za-z0-9_-]{43}\.(atom|ics)$(?!\n)"

ChannelId = Annotated[str, PathParameter(pattern=wire.ID)]
Token = Annotated[str, PathParameter(pattern=TOKEN, description="the secret part of a link that was sent")]


class NewPush(Struct, forbid_unknown_fields=True):
    """What a browser says of its subscription, and a name for it."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1_000)]
    key: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{80,98}={0,2}$(?!\n)")]
    auth: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{20,38}={0,2}$(?!\n)")]
    label: Annotated[str, Meta(max_length=80)] = ""


class NewMail(Struct, forbid_unknown_fields=True):
    address: Annotated[str, Meta(pattern=MAIL_ADDRESS, max_length=200)]


class Notifications(Struct):
    """Everything that the page needs. `key` is for a browser's subscription, empty where there is no web push."""

    key: str
    mail: bool  # whether e-mail is offered to me
    feed: str  # the path of my feed, without its ending (`.atom`, `.ics`); empty: there is none
    wishes: Wishes
    channels: list[Channel]


class Stopped(Struct):
    """What a link without logging in has done. `what`: push, mail."""

    what: str
    stopped: bool


async def all_of(request: Ask, hub: Hub) -> Notifications:
    notifier, who = hub.notifier, request.user
    keys, found = await notifier.keys(), await notifier.store.person(who.account)
    feed = f"/api/feeds/{keys.signed('feed', who.account, found.feed)}" if found.feed > 0 else ""
    offered = notifier.post is not None and who.kind == "member"
    channels = await notifier.store.channels(who.account)
    return Notifications(keys.public if notifier.hosts else "", offered, feed, found.wishes, channels)


async def words_of(hub: Hub, account: str) -> Words:
    return Words((await hub.notifier.store.person(account)).wishes.language)


@get("/api/notifications", tags=["notifications"], summary="What I am told, and where", guards=[known])
async def notifications(request: Ask, hub: TheHub) -> Notifications:
    return await all_of(request, hub)


@put(
    "/api/notifications",
    tags=["notifications"],
    summary="What I want to be told, how often, and when not",
    guards=[person],
    responses=refuses(400, 403),
)
async def wish(data: JSONBody[Wishes], request: Ask, hub: TheHub) -> Notifications:
    await hub.notifier.store.wish(request.user.account, data, hub.now())
    return await all_of(request, hub)


@post(
    "/api/notifications/push",
    tags=["notifications"],
    summary="Tell me in this browser",
    guards=[person],
    responses=refuses(400, 403, 409),
)
async def add_push(data: JSONBody[NewPush], request: Ask, hub: TheHub) -> Channel:
    """It ends with the session: a browser where nobody is logged in is told nothing."""
    await hub.limits.take("notify", request.user.account)
    await hub.limits.take("places", address(request))
    told = Subscription(data.endpoint, data.key, data.auth)
    check_subscription(told, hub.notifier.hosts, hub.notifier.settings.push_private)
    store = hub.notifier.store
    return await store.subscribe(request.user.account, request.auth.digest, told, data.label, hub.now())


@post(
    "/api/notifications/mail",
    tags=["notifications"],
    summary="Tell me by e-mail",
    guards=[person],
    responses=refuses(400, 403, 409),
)
async def add_mail(data: JSONBody[NewMail], request: Ask, hub: TheHub) -> Channel:
    """A message with a link goes to the address first: nothing else does before that is followed. For members."""
    who, notifier = request.user, hub.notifier
    if notifier.post is None:
        raise Illegal("no-mail-here", "", {})
    if who.kind != "member":
        raise Illegal("mail-for-members", "", {})
    await hub.limits.take("notify", who.account)
    await hub.limits.take("places", address(request))
    await hub.limits.take("mails", digest(data.address.lower()))
    await hub.limits.take("letters", address(request))
    channel = await notifier.store.add_mail(who.account, data.address, hub.now())
    if not channel.confirmed:
        await notifier.send_confirmation(channel.id, data.address, who.name, await words_of(hub, who.account))
    return channel


@post(
    "/api/notifications/channels/{channel:str}/try",
    tags=["notifications"],
    summary="Send a message there now, to see whether it arrives",
    guards=[person],
    status_code=204,
    responses=refuses(400, 403, 404),
)
async def try_channel(channel: ChannelId, request: Ask, hub: TheHub) -> None:
    found = await own_channel(hub, request.user.account, channel)
    await hub.limits.take("notify", request.user.account)
    if not found.confirmed:
        raise Illegal("not-confirmed", "", {})
    await hub.notifier.try_out(request.user.account, channel, await words_of(hub, request.user.account))


async def own_channel(hub: Hub, account: str, channel: str) -> Channel:
    for one in await hub.notifier.store.channels(account):
        if one.id == channel:
            return one
    raise Illegal("no-such-channel", "", {})


@delete(
    "/api/notifications/channels/{channel:str}",
    tags=["notifications"],
    summary="No longer there",
    guards=[person],
    responses=refuses(400, 403, 404),
)
async def drop_channel(channel: ChannelId, request: Ask, hub: TheHub) -> None:
    if not await hub.notifier.store.remove(request.user.account, channel):
        raise Illegal("no-such-channel", "", {})


# Links without logging in


@post(
    "/api/stop/{token:str}",
    tags=["notifications"],
    summary="Stop the messages to where this link was sent",
    status_code=200,
    responses=refuses(400, 404),
)
async def stop(token: Token, hub: TheHub) -> Stopped:
    """Nobody has to be logged in, and a body is not read: mail programs send this with one tap (RFC 8058)."""
    return await pause(hub, token, True)


@post(
    "/api/stop/{token:str}/undo",
    tags=["notifications"],
    summary="Let them come again",
    status_code=200,
    responses=refuses(400, 404),
)
async def undo_stop(token: Token, hub: TheHub) -> Stopped:
    return await pause(hub, token, False)


async def pause(hub: Hub, token: str, stopped: bool) -> Stopped:
    id = token.partition(".")[0]
    row = await hub.notifier.store.channel(id) if (await hub.notifier.keys()).holds(token, "stop") else None
    if row is None or not await hub.notifier.store.pause(id, stopped, hub.now()):
        raise Illegal("no-such-link", "", {})
    return Stopped(row.kind, stopped)


@post(
    "/api/confirm/{token:str}",
    tags=["notifications"],
    summary="This e-mail address is mine",
    status_code=200,
    responses=refuses(400, 404),
)
async def confirm(token: Token, hub: TheHub) -> Stopped:
    id = token.partition(".")[0]
    fine = (await hub.notifier.keys()).holds(token, "confirm")
    if not fine or not await hub.notifier.store.confirm(id, hub.now()):
        raise Illegal("no-such-link", "", {})
    return Stopped("mail", False)


# The feed


@post(
    "/api/notifications/feed",
    tags=["notifications"],
    summary="A new secret link to my feed; an earlier one ends",
    guards=[person],
    status_code=200,
    responses=refuses(403),
)
async def new_feed(request: Ask, hub: TheHub) -> Notifications:
    await hub.notifier.store.new_feed(request.user.account, hub.now())
    return await all_of(request, hub)


@delete(
    "/api/notifications/feed",
    tags=["notifications"],
    summary="No feed any more: its link ends",
    guards=[person],
    responses=refuses(403),
)
async def end_feed(request: Ask, hub: TheHub) -> None:
    await hub.notifier.store.end_feed(request.user.account)


@get(
    "/api/feeds/{feed:str}",
    tags=["notifications"],
    summary="The games where it is my turn: an Atom feed, or a calendar",
    media_type="text/plain",
    responses=refuses(400, 404),
)
async def feed(
    feed: Annotated[str, PathParameter(pattern=FEED, description="the secret link, with `.atom` or `.ics`")],
    request: Ask,
    hub: TheHub,
    settings: TheSettings,
) -> Response[Any]:
    """For programs that are not logged in: anyone who has the link can read it, and it can be replaced."""
    token, _, form = feed.rpartition(".")
    notifier, account = hub.notifier, token.partition(".")[0]
    found = await notifier.store.person(account)
    if found.feed <= 0 or not (await notifier.keys()).holds(token, "feed", found.feed):
        raise Illegal("no-such-link", "", {})
    words, home = Words(found.wishes.language), home_of(request, settings)
    waiting = await notifier.waiting_for(account, words)
    if form == "atom":
        kind, body = "application/atom+xml", atom(waiting, account, home, f"{home}/api/feeds/{feed}", hub.now(), words)
    else:
        kind, body = "text/calendar", calendar(waiting, home, words)
    tag = f'"{sha256(repr(waiting).encode() + form.encode()).hexdigest()[:32]}"'
    headers = {"cache-control": SOON, "etag": tag}
    if request.headers.get("if-none-match") == tag:
        return Response(None, status_code=304, headers=headers)
    return Response(body, headers=headers, media_type=f"{kind}; charset=utf-8")


def home_of(request: Ask, settings: Settings) -> str:
    """Where links begin; without a public address, where the feed was asked for."""
    return settings.public_url.rstrip("/") or f"{request.scope['scheme']}://{request.headers.get('host', '')}"


ROUTES = [
    notifications, wish, add_push, add_mail, try_channel, drop_channel, stop, undo_stop, confirm,
    new_feed, end_feed, feed,
]  # fmt: skip
