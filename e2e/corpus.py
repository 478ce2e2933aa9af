"""States of tables, as news to the page: whatever a reader may ever have before him, found in play or composed."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from hashlib import sha512
from types import SimpleNamespace
from typing import Any

from msgspec import Raw, Struct, json, structs

from saloon.bots.bot import Look, RandomBot
from saloon.bots.levels import make
from saloon.games.revolver import GAME as REVOLVER
from saloon.games.revolver.deckfile.packaged import STANDARD
from saloon.games.wyatt_earp import GAME as WYATT_EARP
from saloon.kernel import record
from saloon.kernel.game import SPECTATOR, Game
from saloon.kernel.rng import Stream
from saloon.kernel.table import Table
from saloon.server import wire
from saloon.server.rest.tables import TableInfo
from saloon.server.table.render import CHOICES
from saloon.server.terms import Clock
from saloon.server.wire import ENCODE
from saloon.server.workers.watching import fact_bytes
from tests.rules.revolver.tables import At as AtRevolver
from tests.rules.wyatt_earp.tables import At as AtWyattEarp

TABLE = "0"
NAMES = ["Maximiliane-Charlotte WW", "Wenzel Wimmerswaldinger.", "Ö", "Guglielmo d’Annunziatella"]  # up to 24 letters
WIDE = [
    "W" * 20,
    "王小明王小明王小明王小明王小明",
    "عبد الرحمن بن أبي بكر",
    "🤠🐎🌵🐍🔫" * 4,
]  # of other scripts, or all in one word
NO_FAIRNESS = wire.Fairness(2, "", [], [], [], "", [], None, 0, "", "")
LEVELS = ("greenhorn", "deputy")
DEALS = 120
LONGEST = 900  # decisions


@dataclass(frozen=True)
class State:
    """What a reader's page is sent, and the table that it is about. Times in it count from when it is shown."""

    name: str
    game: Game
    setup: wire.TableSetup
    news: wire.News
    table: Table
    sights: tuple[str, ...]  # what must be on the screen: `data-sight` on the page
    before: wire.News | None = None  # what was seen before the news
    more: tuple[Struct, ...] = ()  # what is told beside them
    opens: str = ""  # what the reader presses
    shows: str = ""  # what is seen then
    path: str = f"/t/{TABLE}"
    sign: str = ".prompt, .over"  # what is seen there
    record: dict[str, Any] | None = None  # of the game that is watched again
    info: Struct | None = None  # what is told about its table
    breaks: tuple[str, ...] = ()  # names that no line has room for

    def told(self) -> list[list[str]]:
        """In the order in which it is told, each part when the one before it is drawn; everybody is there."""
        there = wire.Presence(TABLE, [True] * len(self.news.chairs), 0, [0] * len(self.news.chairs))
        first = [self.setup, there, self.before or self.news, *self.more]
        parts: list[list[Struct]] = [first, [self.news]] if self.before else [first]
        return [[ENCODE(each).decode() for each in part] for part in parts]


def choices(game: Game, table: Table) -> list[Raw]:
    """What the seat that must decide may answer."""
    return CHOICES.of(SimpleNamespace(game=game, rules_key=game.name), table)  # type: ignore[arg-type]


def sights(view: Any, viewer: int, over: bool) -> tuple[str, ...]:
    """Money and hands of all, every pot and verdict; in Revolver what the other holds, and how the fight stands."""
    if hasattr(view, "battlefields"):
        return tuple(f"hand:{seat}" for seat in range(2) if seat != viewer and not over)
    seats = [f"{what}:{player.seat}" for player in view.players for what in ("money", "hand")]
    return *seats, *(f"{what}:{poster.outlaw}" for poster in view.posters for what in ("pot", "verdict"))


def state_of(name: str, game: Game, table: Table, viewer: int, facts: list[Any], **around: Any) -> State:
    """A table as one of its seats sees it, or a bystander."""
    seats = table.seats
    view = game.view(table, viewer)
    asked = None
    if viewer >= 0 and table.to_act() == viewer:
        asked = wire.Question(0, choices(game, table), game.odds(table, viewer))
    seen = [sight for fact in facts if (sight := game.sight(fact, viewer)) is not None]
    news = wire.News(
        table=TABLE,
        seat=viewer,
        chairs=[wire.Chair("person", NAMES[seat], f"{seat + 1}", "") for seat in range(seats)],
        to_act=table.to_act(),
        view=Raw(ENCODE(view)),
        question=asked,
        can_undo=asked is not None and bool(table.can_undo()),
        offer=None,
        fairness=NO_FAIRNESS,
        score=[0] * seats,
        next="",
        facts=[Raw(fact_bytes(fact)) for fact in seen],
        position=None,
        afresh=True,
        done=[],
        **{"status": "running", "time": None, "ending": None, **around},
    )
    setup = wire.TableSetup(
        table=TABLE,
        game=game.name,
        rules=game.rules_version,
        options=game.settings(table.options),  # type: ignore[attr-defined]
        host="1",
        previous="",
        study=None,
        deal=None,
        invite="",
        mine=[viewer] if viewer >= 0 else [],
    )
    must = sights(view, viewer, news.status == "over")
    return State(name, game, setup, news, table.clone(), must)


Wanted = dict[str, Callable[[Any], bool]]  # by name, of a view: what is still looked for


def played(
    game: Game, seats: int, wanted: Wanted, viewers: Callable[[Table], list[int]], **rules: str
) -> Iterator[State]:
    """The first state of each kind that comes up in games between bots, with the log up to there."""
    missing = dict(wanted)
    options = game.options(rules)
    for deal in range(DEALS):
        if not missing:
            return
        told = game.facts(options)
        seed = sha512(f"{game.name} {seats} {deal}".encode()).digest()
        writer = record.begin(game, options, NAMES[:seats], seed, told=told)
        table = writer.table
        facts: list[Any] = []
        bots = [
            make(LEVELS[deal % 2], game, 8 * deal + n) if deal % 3 else RandomBot(8 * deal + n) for n in range(seats)
        ]
        for _ in range(LONGEST):
            facts += told.take()
            if table.to_act() < 0:
                break
            for viewer in viewers(table):
                view = game.view(table, viewer)
                for name in [name for name, holds in missing.items() if holds(view)]:
                    del missing[name]
                    yield state_of(f"{name} ({seats})", game, table, viewer, facts)
            writer.apply(bots[table.to_act()].choose(Look(game, table)))
    if missing:
        raise LookupError(f"not in {DEALS} deals of {game.name} for {seats}: {', '.join(missing)}")


def acting(table: Table) -> list[int]:
    return [table.to_act()]


def waiting(table: Table) -> list[int]:
    return [(table.to_act() + 1) % table.seats]


def beside(_table: Table) -> list[int]:
    return [SPECTATOR]


def asks(phase: str) -> Callable[[Any], bool]:
    return lambda view: view.question.phase == phase


def held(view: Any) -> int:
    return sum(int(cards.count) for cards in view.hand)


def widest(view: Any) -> int:
    """The cards of the fullest pile or column."""
    if hasattr(view, "battlefields"):
        return max(sum(int(card.count) for card in (*at.lawmen, *at.guns)) for at in view.battlefields)
    return max((int(pile.cards) for player in view.players for pile in player.piles), default=0)


def again(game: Game, seats: int) -> Iterator[State]:
    """A game that is over, watched again: in its middle from a seat and from beside, its list of moves, and its end."""
    over = ended(game, seats, seats - 1)
    assert over.record is not None
    last = len(over.record["decisions"])
    info = TableInfo(
        id=TABLE, game=game.name, rules=game.rules_version, status="over", options=over.setup.options, host="1",
        chairs=over.news.chairs, to_act=-1, until=None, how="finished", winner=0, gave_up=None, score=[0] * seats,
        mine=[seats - 1], my_turn=False, invite="", changed=0.0, commitment="", previous="", next="", study=None,
        deal=None,
    )  # fmt: skip
    for name, move, seat, opens in (
        ("from a seat", last // 2, seats - 1, ""),
        ("from beside", last // 2, SPECTATOR, ""),
        ("moves", last // 2, seats - 1, ".reel button:has(use[href$='#mk-log'])"),
        ("the end", last, seats - 1, ""),
    ):
        path = f"/replay/{TABLE}?move={move}&seat={seat}"
        yield replace(
            over, name=f"replay, {name} ({seats})", path=path, sign=".reel", info=info, sights=(), opens=opens,
            shows="dialog[open]" if opens else "",
        )  # fmt: skip


def waiting_rooms(game: Game, seats: int) -> Iterator[State]:
    """Before the game: the host among free chairs and bots, and a guest who may sit down."""
    start = state_of("", game, game.new(game.options({}), seats, Stream(sha512(b"room").digest())), 0, [])
    host, *others = start.news.chairs
    chairs = [host, wire.Chair("open", "", "", ""), *others[1:2], wire.Chair("bot", "Hank", "", "marshal")][:seats]
    parts = ["player", "nobody", "player", "server"]
    fair = structs.replace(NO_FAIRNESS, commitment="9f" * 32, sources=parts[:seats])
    room = structs.replace(
        start.news, status="open", view=None, question=None, to_act=-1, chairs=chairs, fairness=fair, facts=[]
    )
    setup = structs.replace(start.setup, invite="abcd-efgh", clock=CLOCK, public=True)
    yield replace(start, name=f"waiting room, host ({seats})", setup=setup, news=room, sights=(), sign=".chairs")
    setup = structs.replace(setup, host="2", mine=[])
    room = structs.replace(room, seat=SPECTATOR, chairs=[structs.replace(host, account="2"), *chairs[1:]])
    yield replace(start, name=f"waiting room, guest ({seats})", setup=setup, news=room, sights=(), sign=".chairs")


EARP_PHASES = ["draw", "play", "pick", "follow-up", "aim-pile", "aim-steal", "aim-hideout", "hideout-answer"]
REVOLVER_PHASES = [
    "play", "place", "pay", "window", "may-discard", "unless-discard", "casualty", "kill-lawman", "blast",
    "destroy-row", "destroy-gun", "recover", "move-lawman", "save",
]  # fmt: skip


def questions(name: str) -> list[State]:
    """Every kind of question, under rules by which it is asked; where one may answer with a card, it is held."""
    if name == WYATT_EARP.name:
        asked = [state for state in states(name) if state.name in {f"{phase} (4)" for phase in EARP_PHASES}]
        photo: Wanted = {"photo-window": lambda view: answers(view, "photo-window", f"photo-{view.question.outlaw}")}
        earp: Wanted = {
            "earp-window": lambda view: answers(view, "earp-window", "wyatt-earp"),
            "aim-remove": asks("aim-remove"),
        }
        return [
            *asked,
            *played(WYATT_EARP, 3, photo, acting, photo_out_of_turn="any_opening"),
            *played(WYATT_EARP, 3, earp, acting, we_response="any_time"),
        ]
    asked = [state for state in states(name) if state.name in {f"{phase} (2)" for phase in REVOLVER_PHASES}]
    more: Wanted = {
        "return-gun": asks("return-gun"),
        "a window and the card for it": lambda view: answers(view, "window", "hat-clean-off"),
        "a casualty and the card for it": lambda view: (
            view.turn == "mcready" and held(view) > 3 and answers(view, "casualty", "lightning-reflexes")
        ),
    }
    attack = played(REVOLVER, 2, {"may-attack": asks("may-attack")}, acting, attack_duty="may")
    return [*asked, *played(REVOLVER, 2, more, acting), *attack]


def answers(view: Any, phase: str, card: str) -> bool:
    """This is asked, and this card of the hand is an answer."""
    return view.question.phase == phase and any(cards.card == card for cards in view.hand)


def ended(game: Game, seats: int, viewer: int) -> State:
    told = game.facts(game.options({}))
    writer = record.begin(game, game.options({}), NAMES[:seats], sha512(b"end").digest(), told=told)
    bots = [make("deputy", game, n) for n in range(seats)]
    while writer.table.to_act() >= 0:
        writer.apply(bots[writer.table.to_act()].choose(Look(game, writer.table)))
    result = game.result(writer.table)
    ending = wire.Ending("finished", result["winner"], None, result)
    over = state_of(f"over ({seats})", game, writer.table, viewer, told.take(), status="over", ending=ending)
    return replace(over, record=record.to_document(writer.record))


def round_ended(seats: int, viewer: int) -> State:
    """Reward day: the decision that ends the first round has just been made."""
    game = WYATT_EARP
    told = game.facts(game.options({}))
    writer = record.begin(game, game.options({}), NAMES[:seats], sha512(b"round").digest(), told=told)
    table = writer.table
    bots = [make("deputy", game, n) for n in range(seats)]
    facts: list[Any] = []
    while True:
        facts += told.take()
        before = state_of("", game, table, viewer, facts)
        writer.apply(bots[table.to_act()].choose(Look(game, table)))
        fresh = told.take()
        if any(type(fact).__name__ == "RoundEnded" for fact in fresh):
            after = state_of(f"reward day ({seats})", game, table, viewer, fresh)
            news = structs.replace(after.news, afresh=False)
            return replace(after, before=before.news, news=news, shows="dialog[open]")
        facts += fresh


def composed(name: str, at: Any, viewer: int) -> State:
    return state_of(name, at.game, at.table, viewer, [])


EARP_HANDS = {
    "one card": "JJ",
    "two cards": "JJ WE",
    "sheriff cards only": "2WE B F MW H S PJJ PSK",
    "every sheriff card": "2WE 2B F 2MW 2H 2S PBS PBK PBD PBC PJJ PSK PWH",
    "all outlaws": "BS BK BD BC JJ SK WH",
    "twelve cards": "3JJ 2SK 2WH WE B H MW S",
    "eighteen cards": "4JJ 3SK 2WH 2BS BK 2BD 2WE B MW",
    "many of two": "7JJ 6SK",
}


LAWMEN = "ned-mcready charlie-weathers quincey-whitmore josie-logan apache-scout bounty-hunter 2 cowboy 2 deputy-3"
LONG = {"whiskey": LAWMEN, "buzzard": "buffalo-stampede derringer lets-shoot jackson-clan", "creek": "3 deputy-2"}
REVOLVER_TABLES: dict[str, dict[str, Any]] = {
    "twelve cards of colty": {
        "colty": "polecats came-along coffee-and-eggs pack-yer-bags lets-shoot derringer improvise chew-on-this "
        "stick-of-dynamite lightning-reflexes hail-of-bullets saddlebags",
        "table": LONG,
    },
    "twelve cards of mcready": {
        "mcready": "yellow-bellies pilgrim about-time-partner ran-outta-bullets flesh-wound hat-clean-off "
        "didnt-see-this were-surrounded buffalo-stampede charlie-weathers rattlesnake-bite get-a-rope",
        "to_play": "mcready",
        "table": {"creek": "sandstorm 2 gatling-gun", "express": "indian-reservation derringer"},
    },
    "copies": {"colty": "5 fire-at-will 4 38-special 3 derringer polecats", "table": {"bank": "2 derringer 4 cowboy"}},
    "ten lawmen": {"marker": "whiskey/2", "colty": "2 38-special polecats", "table": {"whiskey": LAWMEN}},
    "ten lawmen, seen by mcready": {
        "marker": "whiskey/2",
        "mcready": "cowboy yellow-bellies",
        "to_play": "mcready",
        "table": {"whiskey": LAWMEN, "buzzard": "5 deputy-2 narrow-pass"},
    },
    "every slot": {
        "marker": "express/1",
        "colty": "38-special",
        "table": {"express": "derringer lets-shoot rickety-bridge 2 deputy-3"},
    },
    "few are left": {"marker": "creek/2", "alive": "jack-colty cortez", "colty": "45-long-colt came-along", "cubes": 1},
    "one card of mcready": {"mcready": "pilgrim", "to_play": "mcready", "marker": "buzzard/1"},
}


CLOCK = Clock("game", 600, 5)
SAYS = "Der Sheriff kommt gleich zurück, wartet doch bitte noch einen Augenblick auf mich!"


def changed(
    state: State, what: str, more: tuple[Struct, ...] = (), opens: str = "", shows: str = "", **news: Any
) -> State:
    """The same table with something else around it."""
    told = structs.replace(state.news, **news)
    setup = structs.replace(state.setup, clock=CLOCK) if told.time else state.setup
    return replace(state, name=f"{state.name}, {what}", setup=setup, news=told, more=more, opens=opens, shows=shows)


def widely(state: State, opens: str) -> State:
    """The same among people whose names are as wide as names can be, one of whom says something without a space."""
    chairs = [structs.replace(chair, name=WIDE[seat]) for seat, chair in enumerate(state.news.chairs)]
    seat = (state.news.seat + 1) % len(chairs)
    said = wire.Said(TABLE, 1, f"{seat + 1}", WIDE[seat], "W" * 80, "", 0.0)
    shown = {"opens": f".bar [data-key={opens}]", "shows": "dialog[open]"} if opens else {}
    told = changed(state, f"wide names {opens}".strip(), (said,), chairs=chairs, **shown)
    return replace(told, breaks=(*WIDE, said.text))


def advised(state: State) -> wire.Hints:
    """Three choices, with a long reason."""
    assert state.news.question is not None
    found: list[dict[str, Any]] = [json.decode(choice) for choice in state.news.question.choices[:3]]
    reason = wire.Reason("reason-play-on", {"who": 0, "dollars": 12000})
    best = [wire.Advised(each["code"], each["notation"], 0.5, 1234.0, reason) for each in found]
    return wire.Hints(TABLE, "", state.news.seat, 0, best)


def among_people(asked: State, waits: State, over: State) -> Iterator[State]:
    """What people do around a game: shown to someone who must answer, to someone who waits, and after the end."""
    seats = len(asked.news.chairs)
    for state, whose in ((asked, "own"), (waits, "their")):
        acts = state.news.to_act
        for seconds in (480.0, 8.0):
            time = wire.Time(acts, seconds, [600.0] * seats)
            yield changed(state, f"{whose} clock at {seconds:.0f} s", time=time)
        other = (state.news.seat + 1) % seats
        for what in ("concede", "abandon"):
            yield changed(state, f"asked to {what}", offer=wire.Offer(other, what, [state.news.seat]))
            yield changed(state, f"has asked to {what}", offer=wire.Offer(state.news.seat, what, [other]))
        said = wire.Said(TABLE, 1, f"{other + 1}", NAMES[other], SAYS, "", 0.0)
        yield changed(state, "somebody speaks", (said,), shows=".bubble")
        bot = [
            structs.replace(chair, bot="deputy") if seat == state.news.seat else chair
            for seat, chair in enumerate(state.news.chairs)
        ]
        yield changed(state, "a bot plays on", chairs=bot)
    acts = waits.news.to_act
    for seconds in (5, 30):
        gone = wire.Presence(TABLE, [seat != acts for seat in range(seats)], 2, [seconds] * seats)
        yield changed(waits, f"gone for {seconds} s", (gone,))
    yield changed(asked, "hint", (advised(asked),), opens=".bar .hint", shows=".hints")
    study = structs.replace(asked.setup, study=wire.Study("1", 40))
    yield replace(changed(asked, "an exercise"), setup=study)
    for state, opens in ((asked, ""), (waits, ""), (over, ""), (asked, "l"), (asked, "c")):
        yield widely(state, opens)
    for key, what in {"l": "log", "m": "menu", "c": "chat"}.items():
        yield changed(asked, what, opens=f".bar [data-key={key}]", shows="dialog[open]")
    wishes = [structs.replace(chair, wants_rematch=seat > 0) for seat, chair in enumerate(over.news.chairs)]
    yield changed(over, "rematch wished", chairs=wishes, score=[2] * seats)


@cache
def states(name: str) -> list[State]:
    """All states of a game."""
    found = [*(wyatt_earp() if name == WYATT_EARP.name else revolver())]
    seats = max(len(state.news.chairs) for state in found)

    def one(title: str) -> State:
        return next(state for state in found if state.name == f"{title} ({seats})")

    later = one("aim-hideout" if name == WYATT_EARP.name else "move-lawman")
    since = changed(later, "since the last turn", opens=".since", shows="dialog[open]")
    game = found[0].game
    around = (*waiting_rooms(game, seats), *again(game, seats))
    return [*found, since, *among_people(one("play"), one("waiting"), one("over")), *around]


def wyatt_earp() -> Iterator[State]:
    for seats in (2, 3, 4):
        yield from played(WYATT_EARP, seats, {phase: asks(phase) for phase in EARP_PHASES}, acting)
        late: Wanted = {
            "waiting": lambda view: view.round > 1,
            "full piles": lambda view: widest(view) >= 5,
            "many piles": lambda view: all(len(player.piles) >= 3 for player in view.players),
        }
        yield from played(WYATT_EARP, seats, late, waiting)
        yield ended(WYATT_EARP, seats, seats - 1)
        yield round_ended(seats, 0)
    yield from played(WYATT_EARP, 4, {"watching": lambda view: view.round > 1}, beside)
    rich = {seat: 100000 + 1000 * n for n, seat in enumerate("ABCD")}
    outlaws = ["BS", "BK", "BD", "BC", "JJ", "SK", "WH"]
    full = [pile for o in outlaws for pile in (f"A/{o} 3o P", f"B/{o} 2o", f"C/{o} 1o")]
    hands = {"A": "JJ WE", "B": "H B", "C": "H MW", "D": "H F"}
    table = AtWyattEarp(hands, piles=full, players=4, money=rich, pots=dict.fromkeys(outlaws, 28000))
    yield composed("all that there can be", table, 0)
    for title, hand in EARP_HANDS.items():
        others = {"B": "BD WE", "C": "BD", "D": "2BD"}
        piles = ["A/BC 4o B", "B/WH 4o", "C/BS 3o (H)", "D/BK 4o"]
        yield composed(
            title, AtWyattEarp({"A": hand, **others}, piles=piles, players=4, discard="MW", pots={"JJ": 14000}), 0
        )


def revolver() -> Iterator[State]:
    yield from played(REVOLVER, 2, {phase: asks(phase) for phase in REVOLVER_PHASES}, acting)
    late: Wanted = {
        "waiting": lambda view: view.number > 5,
        "a full column": lambda view: widest(view) >= 8,
        "seven cards": lambda view: held(view) >= 7,
        "no card": lambda view: held(view) == 0,
    }
    yield from played(REVOLVER, 2, late, waiting)
    sides: Wanted = {
        **{f"colty {n} cards": lambda view, n=n: view.viewer == 0 and held(view) == n for n in (1, 3, 5, 8)},  # type: ignore[misc]
        **{f"mcready {n} cards": lambda view, n=n: view.viewer == 1 and held(view) == n for n in (1, 3, 5, 8)},  # type: ignore[misc]
        **{f"at {at}": lambda view, at=at: view.field == at for at in ("whiskey", "creek", "express")},  # type: ignore[misc]
    }
    yield from played(REVOLVER, 2, sides, acting)
    yield from played(REVOLVER, 2, {"watching": lambda view: view.number > 6}, beside)
    for title, situation in REVOLVER_TABLES.items():
        at = AtRevolver(**situation, options={"deck": STANDARD})
        yield composed(title, at, int(situation.get("to_play") == "mcready"))
    for viewer in (0, 1):
        yield ended(REVOLVER, 2, viewer)
