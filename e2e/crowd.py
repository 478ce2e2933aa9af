"""A town that has been open for years: many players with long names, in every table, list and curve of the page.

The screens show it in their tests. What the server would answer about a single guest is mostly nothing at all.
"""

import json
from collections.abc import Callable
from datetime import date, timedelta
from typing import Any

from msgspec import to_builtins
from msgspec.json import decode
from msgspec.structs import replace
from playwright.sync_api import Page, Route

from saloon.games import revolver, wyatt_earp
from saloon.kernel.game import Game
from saloon.server.deals.ranking import Place, Streak
from saloon.server.notify.store import Channel
from saloon.server.rest.clubs import ClubInfo, ClubPage, ClubRow, TeamRow
from saloon.server.rest.deals import BotResult, CalendarDay, DayPage, DealPage, League, LeagueRow, MyTry, Row
from saloon.server.rest.duels import DuelDeal, DuelInfo, DuelPlay
from saloon.server.rest.people import Tally
from saloon.server.rest.puzzles import PuzzleStanding
from saloon.server.rest.ratings import Average, Leaderboard, OwnFigures, OwnRating, Past, Ranked

GAMES: tuple[Game, ...] = (wyatt_earp.GAME, revolver.GAME)
MANY = 24
NAMES = ["Maximiliane-Charlotte WW", "Wenzel Wimmerswaldinger.", "Ö", "Guglielmo d’Annunziatella", "王小明王小明王小明"]
LONG = "Donnerstagsbande am Rio Bravo del Norte"
ROWS = [NAMES[n % len(NAMES)] for n in range(MANY)]
ME = 2  # the row that is mine
TRIED = MyTry("0", 1.0, "finished", True, 12000, "guest", Place(17, 2048, 99))


def clubs(told: list[ClubInfo]) -> list[ClubInfo]:
    return [replace(told[n % len(told)], id=f"{n:x}", name=f"{LONG} {n}") for n in range(8)] if told else told


def duel(told: DuelInfo) -> DuelInfo:
    """Deals in every state, of two with long names; whoever has no opponent yet waits."""
    if told.state == "open":
        return told
    names = NAMES[:2]
    over = [
        DuelPlay("0", names, 0, True, "over", -1, 1, 12000),
        DuelPlay("1", names[::-1], 1, True, "over", -1, -1, None),
    ]
    going = [DuelPlay("2", names, 0, True, "running", 0, None, None), replace(over[0], table="", status="ahead")]
    hidden = replace(over[0], table="", games=None, margin=None)
    deals = [
        DuelDeal("done", told.deals[0].commitment, "", 1, -12000, over),
        DuelDeal("void", told.deals[0].commitment, "", None, None, [hidden, going[1]]),
        DuelDeal("open", told.deals[0].commitment, "", None, None, going),
        DuelDeal("open", told.deals[0].commitment, "", None, None, [hidden, going[0]]),
        DuelDeal("ahead", told.deals[0].commitment, "", None, None, [going[1], going[1]]),
    ]
    return replace(
        told,
        players=[names[:1], names[1:]],
        state="ready",
        awaited=names,
        called=True,
        won=[3, 1],
        margin=-12000,
        leads=0,
        deals=deals,
    )


def club(told: ClubPage) -> ClubPage:
    if told.club.duel is not None:
        rows = [replace(row, name=NAMES[n]) for n, row in enumerate(told.rows)]
        info = replace(told.club, name=LONG, duel=duel(told.club.duel))
        return replace(told, club=info, rows=rows)
    match = told.club.kind == "match"
    rows = [
        ClubRow(name, n % 2 if match else 0, 1200 - 30 * n, 12, 11, n + 1, n == ME, f"{n:x}")
        for n, name in enumerate(ROWS)
    ]
    weeks = [(date(2026, 3, 30) - timedelta(weeks=n)).isoformat() for n in range(12)] if not match else told.weeks
    deals = [replace(deal, mine=TRIED, finished=MANY) for deal in told.deals]
    teams = [TeamRow(team, 1200 - team, MANY // 2) for team in range(2)] if match else []
    info = replace(told.club, name=LONG)
    return replace(told, club=info, rows=rows, weeks=[told.day, *weeks], deals=deals, teams=teams)


def deal(told: DealPage) -> DealPage:
    rows = [Row(name, n < ME, 12000 - 500 * n, n + 1, 100 - n, "0", n == ME) for n, name in enumerate(ROWS)]
    info = replace(told.deal, mine=TRIED, finished=2048, host=NAMES[0])
    return replace(told, deal=info, rows=rows, bot=BotResult("marshal", False, -12000))


def day(told: DayPage) -> DayPage:
    deals = [replace(each, mine=TRIED, finished=2048) for each in told.deals]
    return replace(told, deals=deals, streak=Streak(128, 365))


def month(told: list[CalendarDay]) -> list[CalendarDay]:
    return [replace(each, finished=each.deals, won=n % (each.deals + 1)) for n, each in enumerate(told)]


def league(told: League) -> League:
    rows = [LeagueRow(name, 1400 - 40 * n, 14, 12, n + 1, n == ME) for n, name in enumerate(ROWS)]
    return replace(told, rows=rows)


def leaders(told: Leaderboard) -> Leaderboard:
    people = [
        Ranked(n + 1 if n < 18 else 0, name, 2100 - 40 * n, 60, 1280, 1024, n < 18, n == ME)
        for n, name in enumerate(ROWS)
    ]
    return replace(told, rows=sorted([*told.rows, *people], key=lambda row: -row.points))


def own_ratings(_told: list[OwnRating]) -> list[OwnRating]:
    past = [Past(1.7e9 + 86400 * n, 1500 + 13 * (n % 17) + 4 * n, 120 - n) for n in range(60)]
    return [
        OwnRating(pool, game.name, role, 1843, 61, 1280, 1024, pool == "people", past)
        for pool in ("people", "programs")
        for game in GAMES
        for role in game.roles or ("",)
    ]


def figures(_told: list[OwnFigures]) -> list[OwnFigures]:
    return [
        OwnFigures(
            game.name, role, 1280, [Average(each.name, each.shown, 0.523, 0.481, 12800) for each in game.measures],
            512, -0.0123, 0.0345, 0.789,
        )
        for game in GAMES
        for role in game.roles or ("",)
    ]  # fmt: skip


def statistics(_told: list[Tally]) -> list[Tally]:
    rivals = ["people", "tenderfoot", "greenhorn", "deputy", "marshal", "champion", "mixed"]
    return [
        Tally(game.name, players, seat, who, 1280, 1024, 12, 128)
        for game in GAMES
        for players in game.players
        for seat in range(players)
        for who in rivals
    ]


def standings(_told: list[PuzzleStanding]) -> list[PuzzleStanding]:
    return [PuzzleStanding(game.name, 1280, 1024, 128, 365, 2048, False) for game in GAMES]


def channels(told: dict[str, Any]) -> dict[str, Any]:
    label = "Maximiliane-Charlotte.Wimmerswaldinger@post.beispiel-im-wilden-westen.example"
    found = [Channel(f"{n}", "mail" if n % 2 else "push", label, n != 1, n == 2, 1.7e9) for n in range(4)]
    return {**told, "mail": True, "feed": "/api/feeds/" + "9f" * 30, "channels": to_builtins(found)}


PATHS: dict[str, tuple[Any, Callable[[Any], Any]]] = {
    "clubs": (list[ClubInfo], clubs),
    "clubs/*": (ClubPage, club),
    "deals/*": (DealPage, deal),
    "days*": (DayPage, day),
    "calendar*": (list[CalendarDay], month),
    "league*": (League, league),
    "ratings*": (Leaderboard, leaders),
    "me/ratings": (list[OwnRating], own_ratings),
    "me/figures": (list[OwnFigures], figures),
    "me/statistics": (list[Tally], statistics),
    "me/puzzles": (list[PuzzleStanding], standings),
    "notifications": (dict[str, Any], channels),
}


def fill(page: Page) -> None:
    """Whatever the server tells this page from now on comes from such a town."""

    def answer(kind: Any, more: Callable[[Any], Any]) -> Callable[[Route], None]:
        def give(route: Route) -> None:
            told = route.fetch()
            if route.request.method != "GET" or not told.ok:
                route.fulfill(response=told)
                return
            route.fulfill(response=told, body=json.dumps(to_builtins(more(decode(told.body(), type=kind)))))

        return give

    for path, (kind, more) in PATHS.items():
        page.route(f"**/api/{path}", answer(kind, more))
