"""Accounts: guests, members, their sessions, settings and tokens."""

from contextlib import suppress
from typing import Annotated, Literal

from litestar import Response, delete, get, patch, post, put
from litestar.datastructures import Cookie
from litestar.params import JSONBody, PathParameter
from msgspec import Meta, Struct
from sqlalchemy import func, select

from saloon.kernel.errors import Illegal
from saloon.server import wire
from saloon.server.connection.socket import look_round
from saloon.server.http.auth import DEVICE, address, device_cookie, known, person, session_cookie
from saloon.server.http.dependencies import Ask, TheAccounts, TheHub, TheSettings
from saloon.server.http.refusals import refuses
from saloon.server.people.accounts import LEAST_PASSWORD, MOST_PASSWORD, Accounts, Preferences, Token
from saloon.server.people.devices import known_device, new_device
from saloon.server.people.names import handle
from saloon.server.people.who import Who
from saloon.server.process.config import Settings
from saloon.server.process.limits import Limits, What
from saloon.server.storage.schema import RESULTS
from saloon.server.table.chat import Muted

Password = Annotated[str, Meta(min_length=LEAST_PASSWORD, max_length=MOST_PASSWORD)]


class NewGuest(Struct, forbid_unknown_fields=True):
    name: wire.Name


class Credentials(Struct, forbid_unknown_fields=True):
    name: wire.Name
    password: Password


class Change(Struct, forbid_unknown_fields=True):
    """What to change; fields left out stay as they are."""

    name: wire.Name | None = None
    preferences: Preferences | None = None
    listed: bool | None = None  # among the rated
    shares: bool | None = None  # games, for research, without names


class NewPassword(Struct, forbid_unknown_fields=True):
    old: Password
    new: Password


class Farewell(Struct, forbid_unknown_fields=True):
    """A member's password; guests have none."""

    password: Annotated[str, Meta(max_length=MOST_PASSWORD)] = ""


class NewToken(Struct, forbid_unknown_fields=True):
    label: Annotated[str, Meta(min_length=1, max_length=40)]


class Me(Struct):
    """Who asks; a program comes with a token.

    `listed`: leaderboards show the name. `shares`: finished games may be handed on without names, if all at the table
    agree.
    """

    account: str
    name: str
    kind: Literal["guest", "member", "program"]
    preferences: Preferences
    listed: bool
    shares: bool


class Tally(Struct):
    """Games that are over, by game, number of players, seat, and against whom: `people`, a bot's level, or `mixed`."""

    game: str
    players: int
    seat: int
    rivals: str
    won: int = 0
    lost: int = 0
    drawn: int = 0
    stopped: int = 0


async def about(who: Who, accounts: Accounts) -> Me:
    preferences, listed, shares = await accounts.wishes(who)
    return Me(who.account, who.name, who.kind, preferences, listed, shares)


async def come_in(who: Who, secret: str, accounts: Accounts, settings: Settings) -> Response[Me]:
    return Response(await about(who, accounts), cookies=[session_cookie(secret, settings)], status_code=201)


async def try_password(request: Ask, limits: Limits, accounts: Accounts, name: str) -> tuple[What, str, str]:
    """Count a try of a member's password before it is looked at; `Illegal` if there were too many.

    A known device has its own counter: whatever others try elsewhere, its owner can log in. Everyone else is counted by
    address and account together first, so that one address alone can use up little of what the account allows to all
    addresses. What was counted, to be forgotten if the password is right.
    """
    account, hashed = await accounts.signer(name)
    device = known_device(request.cookies.get(f"{DEVICE}-{account}", ""), account, hashed) if hashed else ""
    if device:
        await limits.take("devices", device, account)
        return "devices", device, account
    place = address(request)
    await limits.take("passwords", place, handle(name))
    await limits.take("logins", place)
    await limits.take("guesses", handle(name))
    return "passwords", place, handle(name)


async def remember_device(who: Who, accounts: Accounts, settings: Settings) -> Cookie:
    """The password was right here: next time this is a known device."""
    return device_cookie(who.account, new_device(*await accounts.signer(who.name)), settings)


# Coming in and going


@post(
    "/api/guests", tags=["accounts"], summary="Come in with a name and nothing else", responses=refuses(400, 403, 409)
)
async def new_guest(
    data: JSONBody[NewGuest], request: Ask, accounts: TheAccounts, hub: TheHub, settings: TheSettings
) -> Response[Me]:
    await hub.limits.take("accounts", address(request))
    return await come_in(*await accounts.guest(data.name), accounts, settings)


@post("/api/login", tags=["accounts"], summary="Come back with a name and a password", responses=refuses(400, 403))
async def login(
    data: JSONBody[Credentials], request: Ask, accounts: TheAccounts, hub: TheHub, settings: TheSettings
) -> Response[Me]:
    tried = await try_password(request, hub.limits, accounts, data.name)
    who, secret = await accounts.login(data.name, data.password)
    await hub.limits.forget(*tried)
    answer = await come_in(who, secret, accounts, settings)
    answer.cookies.append(await remember_device(who, accounts, settings))
    return answer


@post("/api/logout", tags=["accounts"], summary="End this session", status_code=204, responses=refuses(403))
async def logout(request: Ask, accounts: TheAccounts, hub: TheHub, settings: TheSettings) -> Response[None]:
    await accounts.logout(request.auth)
    await look_round(hub, accounts)
    return Response(None, status_code=204, cookies=[session_cookie("", settings)])


@post(
    "/api/logout/elsewhere",
    tags=["accounts"],
    summary="End all other sessions of this account",
    status_code=204,
    guards=[person],
    responses=refuses(403),
)
async def logout_elsewhere(request: Ask, accounts: TheAccounts, hub: TheHub) -> None:
    await accounts.logout_elsewhere(request.user, request.auth)
    await look_round(hub, accounts)


# One's own account


@get("/api/me", tags=["accounts"], summary="Who am I?", guards=[known])
async def me(request: Ask, accounts: TheAccounts, settings: TheSettings) -> Response[Me]:
    """A session that is in use is renewed here: the cookie comes again."""
    renewed = await accounts.renew(request.auth)
    secret = request.cookies.get("saloon", "")
    cookies = [session_cookie(secret, settings)] if renewed else []
    return Response(await about(request.user, accounts), cookies=cookies)


@patch(
    "/api/me",
    tags=["accounts"],
    summary="Change the name or the preferences",
    guards=[person],
    responses=refuses(400, 403, 409),
)
async def change(data: JSONBody[Change], request: Ask, accounts: TheAccounts) -> Me:
    who: Who = request.user
    if data.name is not None and data.name != who.name:
        who = await accounts.rename(who, data.name)
    if data.preferences is not None:
        await accounts.prefer(who, data.preferences)
    if data.listed is not None or data.shares is not None:
        await accounts.allow(who, data.listed, data.shares)
    return await about(who, accounts)


@post(
    "/api/members",
    tags=["accounts"],
    summary="A guest keeps the games and gets a password",
    guards=[person],
    responses=refuses(400, 403, 409),
)
async def become_member(
    data: JSONBody[Credentials], request: Ask, accounts: TheAccounts, hub: TheHub, settings: TheSettings
) -> Response[Me]:
    """The session gets a new secret: knowing the guest's old one gives no access to the new account."""
    await hub.limits.take("passwords", address(request), request.user.account)
    who, secret = await accounts.become_member(request.user, data.name, data.password)
    await look_round(hub, accounts)
    answer = await come_in(who, secret, accounts, settings)
    answer.cookies.append(await remember_device(who, accounts, settings))
    return answer


@put(
    "/api/me/password",
    tags=["accounts"],
    summary="Change the password, and end all other sessions",
    status_code=204,
    guards=[person],
    responses=refuses(400, 403, 409),
)
async def change_password(
    data: JSONBody[NewPassword], request: Ask, accounts: TheAccounts, hub: TheHub, settings: TheSettings
) -> Response[None]:
    if request.user.kind != "member":
        raise Illegal("members-only", "", {})
    await try_password(request, hub.limits, accounts, request.user.name)
    await accounts.change_password(request.user, request.auth, data.old, data.new)
    await look_round(hub, accounts)
    return Response(None, status_code=204, cookies=[await remember_device(request.user, accounts, settings)])


@post(
    "/api/me/delete",
    tags=["accounts"],
    summary="Delete this account for good",
    status_code=204,
    guards=[person],
    responses=refuses(400, 403),
)
async def farewell(
    data: JSONBody[Farewell], request: Ask, accounts: TheAccounts, hub: TheHub, settings: TheSettings
) -> Response[None]:
    """Finished games stay, without the name; in running games a bot takes over."""
    who: Who = request.user
    await try_password(request, hub.limits, accounts, who.name)
    await accounts.check_password_of(who, data.password)
    for table in await accounts.tables_of(who, "open", "running"):
        with suppress(Illegal):  # the game may have ended just now
            await hub.referee.command(who, wire.Leave(table=table, id="account-deleted"))
    await accounts.remove(who)
    await hub.forget(who.account)
    return Response(None, status_code=204, cookies=[session_cookie("", settings)])


@get("/api/me/mutes", tags=["accounts"], summary="Those whom I do not hear", guards=[known])
async def mutes(request: Ask, hub: TheHub) -> list[Muted]:
    return await hub.chat.mutes(request.user)


@get(
    "/api/me/statistics",
    tags=["accounts"],
    summary="Games won and lost, by game, seat and opponents",
    guards=[known],
)
async def statistics(request: Ask, hub: TheHub) -> list[Tally]:
    c = RESULTS.c
    by = (c.game, c.players, c.seat, c.rivals, c.outcome)
    asked = (
        select(*by, func.count().label("games")).where(c.account == request.user.account).group_by(*by).order_by(*by)
    )
    found: dict[tuple[str, int, int, str], Tally] = {}
    async with hub.engine.connect() as connection:
        for *what, outcome, games in await connection.execute(asked):
            tally = found.setdefault(tuple(what), Tally(*what))
            setattr(tally, outcome, games)
    return list(found.values())


# Tokens


@post(
    "/api/tokens",
    tags=["accounts"],
    summary="A token with which a program plays as this account",
    guards=[person],
    responses=refuses(400, 403, 409),
)
async def new_token(data: JSONBody[NewToken], request: Ask, accounts: TheAccounts) -> Token:
    """The secret is told here and never again. Chairs show that a program has played."""
    return await accounts.new_token(request.user, data.label)


@get(
    "/api/tokens",
    tags=["accounts"],
    summary="The tokens of this account",
    guards=[person],
    responses=refuses(403),
)
async def list_tokens(request: Ask, accounts: TheAccounts) -> list[Token]:
    return await accounts.tokens(request.user)


@delete(
    "/api/tokens/{token:str}",
    tags=["accounts"],
    summary="Revoke a token",
    guards=[person],
    responses=refuses(400, 403, 404),
)
async def drop_token(
    token: Annotated[str, PathParameter(pattern=wire.ID)], request: Ask, accounts: TheAccounts, hub: TheHub
) -> None:
    """Programs that are connected with it are shown out."""
    await accounts.drop_token(request.user, token)
    await look_round(hub, accounts)


ROUTES = [
    new_guest, login, logout, logout_elsewhere, me, change, become_member, change_password, farewell, mutes,
    statistics,
    new_token, list_tokens, drop_token,
]  # fmt: skip
