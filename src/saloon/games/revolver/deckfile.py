"""A deck as a file: cards as data (RV-0.1), read, checked and written (section 16; docs/decks.md).

Reading has two steps. The first looks at each row by itself: fields, words and numbers. The second looks at the
whole: who refers to whom, and whether an operation may stand where it stands. Every fault is `Malformed`, and its
field names the card (`cards.fire-at-will.ops[0].n`; `cards[3].id` as long as the card has no id).
"""

import hashlib
import json
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from dataclasses import field as column
from functools import cache
from importlib.resources import files
from typing import Any, Final

from saloon.kernel.document import Reader, number, parse_document, shown, text
from saloon.kernel.errors import Malformed

FORMAT: Final = 1
GAME: Final = "revolver"
STANDARD: Final = "frontier-3"
PACKAGED: Final = ("frontier-1", "frontier-2", "frontier-3")  # RV-0.1 a packaged deck stays, for its games

COLTY: Final = "colty"
MCREADY: Final = "mcready"
SIDES: Final = (COLTY, MCREADY)
KINDS: Final = {  # RV-6.5 and who has them
    "gun": (COLTY,),
    "lawman": (MCREADY,),
    "row": (MCREADY,),
    "standing": SIDES,
    "shot": SIDES,
    "reaction": SIDES,
}
REACHES: Final = ("current", "ahead", "any")  # RV-7.2
FLAGS: Final = {  # and the kinds that may bear them
    "protected": ("gun",),  # RV-9.6
    "fixed": ("gun", "lawman"),  # RV-8.2
    "no-slot": ("gun",),  # RV-7.5
    "no-return": ("gun",),  # RV-8.4
    "cancellable": ("gun", "lawman", "row", "standing", "shot"),  # RV-11.6
    "upcoming": tuple(KINDS),  # only shown: the card bears the word
}
TOKENS: Final = ("grit", "power")
PROVENANCES: Final = ("sourced", "sourced-weak", "reconstructed", "user")  # RV-0.4; RV-0.7: a user's file may be silent
OWN_NAME: Final = "own-name"  # RV-0.5, of names only

# Limits. They keep every game finite, every pause short and every number small; docs/decks.md gives the reasons.
BATTLEFIELDS: Final = 5
BANDITS: Final = 16
DECK: Final = 62  # RV-1.1, in a user's file only a remark (RV-0.3)
FEWEST_CARDS: Final = 20
MOST_CARDS: Final = 124
MOST_KINDS: Final = 62
MOST_COPIES: Final = 62
MOST_FIREPOWER: Final = 20
MOST_COST: Final = 8
MOST_RATING: Final = 9
MOST_DASHES: Final = 3
MOST_TURNS: Final = 9
MOST_DEFENCE: Final = 20
MOST_FACES: Final = 8
MOST_CUBES: Final = 99
MOST_TOKENS: Final = 99
MOST_START_GRIT: Final = 6
MOST_HAND: Final = 20
MOST_DRAW: Final = 9
MOST_SLOTS: Final = 9
MOST_TIMES: Final = 9  # the `n` of an operation
MOST_BLAST: Final = 40
MOST_OPERATIONS: Final = 8
MOST_DEPTH: Final = 3
MOST_SPECIALS: Final = 8
MOST_NAME: Final = 80
MOST_TEXT: Final = 400
MOST_NOTE: Final = 4000
SLUG: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
MOST_SLUG: Final = 40


# --- the vocabulary -------------------------------------------------------------------------------

# Where a list of operations may stand.
ENTRY: Final = "entry"  # `ops` of a gun or lawman
SHOT: Final = "shot"  # `ops` of a shot
MODE: Final = "mode"  # `modes.shot` of a gun or lawman
ABILITY: Final = "ability"  # `activated.ops`
STANDING: Final = "standing"  # `standing` of a standing card
REACTION: Final = "reaction"  # `ops` of a reaction
SPECIAL: Final = "special"  # `ops` of a special card
DEATH: Final = "death"  # `on_death` of a bandit
GRIT_LOSS: Final = "grit-loss"  # `on_grit_loss`
REACH: Final = "reach"  # `on_reach.ops`

_PLAYED: Final = (ENTRY, SHOT, MODE, ABILITY, SPECIAL)
_BANDIT: Final = (DEATH, GRIT_LOSS, REACH)


@dataclass(frozen=True, slots=True)
class Operation:
    """A word of the card language: its parameters, who may use it and where it may stand (section 16)."""

    id: str
    needs: tuple[str, ...]
    places: tuple[str, ...]
    may: tuple[str, ...] = ()
    sides: tuple[str, ...] = SIDES
    nested: bool = True  # whether it may stand inside may_discard and unless_discard
    first: bool = False  # it only stands at the head of its list
    once: bool = False  # at most once in a list


OPERATIONS: Final[Mapping[str, Operation]] = {
    "draw": Operation("OP-01", ("n",), (ENTRY, SHOT, MODE, SPECIAL, REACTION, *_BANDIT)),
    "discard": Operation("OP-02", ("n",), (*_PLAYED, REACTION, *_BANDIT)),
    "may_discard": Operation("OP-03", ("n", "then"), _PLAYED),
    "unless_discard": Operation("OP-04", ("n", "otherwise"), _PLAYED),
    "kill_lawman": Operation("OP-05", ("n",), _PLAYED, sides=(COLTY,)),
    "blast_lawmen": Operation("OP-06", ("max_fp",), _PLAYED, sides=(COLTY,)),
    "clear_lawmen": Operation("OP-07", (), (*_PLAYED, *_BANDIT), sides=(COLTY,)),
    "remove_named": Operation("OP-08", ("card",), (*_PLAYED, *_BANDIT)),
    "destroy_row": Operation("OP-09", ("n",), _PLAYED, sides=(COLTY,)),
    "destroy_gun": Operation("OP-10", ("n",), _PLAYED, may=("only", "except"), sides=(MCREADY,)),
    "gang_casualty": Operation("OP-11", ("n",), _PLAYED),
    "move_marker": Operation("OP-12", ("d",), (*_PLAYED, *_BANDIT)),
    "return_gun": Operation("OP-13", (), (SHOT,), sides=(COLTY,)),
    "recover_lawman": Operation("OP-14", ("to",), (SHOT,), sides=(MCREADY,)),
    "move_lawman": Operation("OP-15", (), _PLAYED, sides=(MCREADY,)),
    "move_self": Operation("OP-16", (), (ABILITY,), nested=False, once=True),
    "gain_token": Operation("OP-17", ("token",), (ENTRY, REACH), may=("when",), nested=False),
    "cap_opponent": Operation("OP-18", ("n",), (STANDING,), nested=False, once=True),
    "prevent_casualty": Operation("OP-19", (), (REACTION,), sides=(COLTY,), nested=False, first=True, once=True),
    "cancel_card": Operation("OP-20", (), (REACTION,), nested=False, first=True, once=True),
    "border": Operation("OP-21", ("n",), (*_PLAYED, REACTION, *_BANDIT), may=("floor",)),
    "open_faces": Operation("OP-22", ("face", "before"), (*_PLAYED, *_BANDIT)),
    "lose_game": Operation("OP-23", (), (*_PLAYED, *_BANDIT), may=("before",)),
    "ban_card": Operation("OP-24", ("card",), (*_PLAYED, *_BANDIT)),
    "wreck": Operation("OP-25", (), (SPECIAL,), sides=(COLTY,), nested=False, once=True),
}
TOKEN_TIMES: Final = ("always", "ahead")
RECOVER_TO: Final = ("hand", "current")
LAID_DOWN: Final = ("gun", "lawman", "row")  # kinds that lie at a battlefield and can be removed from it
CASUALTY_WINDOW: Final = "casualty"
PLAY_WINDOW: Final = "play:"


# --- what a deck is -------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Op:
    """One operation with its values. `without` is written `except`; `then` also holds `otherwise`."""

    op: str
    n: int = 0
    card: str = ""
    token: str = ""
    when: str = ""
    to: str = ""
    d: int = 0
    max_fp: int = 0
    floor: int = 0
    face: str = ""
    before: str = ""
    only: tuple[str, ...] = ()
    without: tuple[str, ...] = ()
    then: tuple["Op", ...] = ()


Ops = tuple[Op, ...]
Provenance = Mapping[str, str]  # figure to RV-0.4


@dataclass(frozen=True, slots=True)
class Activated:
    """RV-8.6 An ability: discard so many cards and run the operations."""

    discard: int
    ops: Ops


@dataclass(frozen=True, slots=True)
class Card:
    """RV-1.4 A kind of card in one of the two decks."""

    id: str
    side: str
    name: str
    copies: int
    kind: str
    cost: int
    fp: int = 0
    free_at: tuple[str, ...] = ()
    reach: str = "current"
    not_at: tuple[str, ...] = ()
    flags: tuple[str, ...] = ()
    ops: Ops = ()
    modes_shot: Ops = ()  # RV-6.6 what it does when it is played as a shot instead
    activated: Activated | None = None
    standing: Ops = ()
    reaction: str = ""  # the window: `casualty` or `play:<card id>`
    anchor: int = -1  # RV-6.10 the operation that must be able to do something; -1: any of them
    text: str = ""
    prov: Provenance = column(default_factory=dict, hash=False)


@dataclass(frozen=True, slots=True)
class Bandit:
    """RV-1.5 A member of the gang."""

    id: str
    name: str
    rating: int
    start_grit: int = 0
    on_death: Ops = ()
    on_grit_loss: Ops = ()
    on_reach_at: str = ""
    on_reach_ops: Ops = ()
    text: str = ""
    prov: Provenance = column(default_factory=dict, hash=False)


@dataclass(frozen=True, slots=True)
class Battlefield:
    """RV-1.6 A place with its spaces."""

    id: str
    name: str
    dash: int
    turns: int
    faces: tuple[str, ...]
    defence: int
    prov: Provenance = column(default_factory=dict, hash=False)


@dataclass(frozen=True, slots=True)
class Special:
    """RV-13.1 A card that lies there from the start; its owner may use it once, at one place."""

    id: str
    side: str
    name: str
    at: str
    once: bool
    ops: Ops
    text: str = ""
    prov: Provenance = column(default_factory=dict, hash=False)


@dataclass(frozen=True, slots=True)
class Box:
    """RV-1.2 What there is of tokens and cubes."""

    grit: int
    power: int
    cubes: int
    prov: Provenance = column(default_factory=dict, hash=False)


@dataclass(frozen=True, slots=True)
class Setup:
    """RV-2.4, RV-2.5, RV-5.1, RV-7.3, RV-7.4 Figures of the set-up and of the limits."""

    cubes: int
    hand: int
    draw: int
    gang_slots: int
    rows_max: int
    prov: Provenance = column(default_factory=dict, hash=False)


@dataclass(frozen=True, slots=True)
class Remark:
    """A warning, told like `Malformed`: the deck can be played, but not as its writer may think."""

    reason: str
    field: str
    details: Mapping[str, object] = column(default_factory=dict, hash=False)


@dataclass(frozen=True, slots=True)
class DeckFile:
    """Everything that is in a deck file, in its order."""

    id: str
    note: str
    box: Box
    setup: Setup
    battlefields: tuple[Battlefield, ...]
    bandits: tuple[Bandit, ...]
    special: tuple[Special, ...]
    cards: tuple[Card, ...]
    format: int = FORMAT
    warnings: tuple[Remark, ...] = ()

    def card(self, id: str) -> Card:
        return next(card for card in self.cards if card.id == id)

    def bandit(self, id: str) -> Bandit:
        return next(bandit for bandit in self.bandits if bandit.id == id)

    def battlefield(self, id: str) -> Battlefield:
        return next(place for place in self.battlefields if place.id == id)

    def size(self, side: str) -> int:
        """How many cards a side's deck has."""
        return sum(card.copies for card in self.cards if card.side == side)

    @property
    def leader(self) -> Bandit:
        """RV-14.2 The one bandit whose death loses the game wherever the marker is."""
        return next(bandit for bandit in self.bandits if _loses(bandit.on_death))


# --- reading --------------------------------------------------------------------------------------


def standard_deck() -> DeckFile:
    """The packaged deck that is played unless another one is wanted."""
    return packaged_deck(STANDARD)


@cache
def packaged_deck(name: str) -> DeckFile:
    """RV-0.1 A deck of the game, in our own words (RV-0.6); every figure says where it comes from (RV-0.2)."""
    page = files("saloon.games.revolver") / "decks" / f"{name}.toml"
    return read_deck(parse_document(page.read_text("utf-8"), toml=True), complete=True)


def is_packaged(deck: DeckFile) -> bool:
    """Whether a deck is one that comes with the game, with no figure changed."""
    return deck.id in PACKAGED and deck == packaged_deck(deck.id)


def read_deck(document: Mapping[str, Any], complete: bool = False) -> DeckFile:
    """A deck from its document. With `complete` every figure must say where it comes from (RV-0.2)."""
    top = Reader(document)
    form = number(top.value("format"), "format", 0, 10**6)
    if form != FORMAT:
        raise Malformed("unknown-format", "format", {"value": form, "known": FORMAT})
    game = top.text("game", GAME)
    if game != GAME:
        raise Malformed("wrong-game", "game", {"value": shown(game), "wanted": GAME})
    id = _slug(top.text("deck"), "deck")
    note = _words(top, "note", MOST_NOTE, lines=True)
    box = _box(top.table("box"), complete)
    setup = _setup(top.table("setup"), complete)
    battlefields = _rows(top, "battlefields", BATTLEFIELDS, BATTLEFIELDS)
    bandits = _rows(top, "bandits", BANDITS, BANDITS)
    special = _rows(top, "special", 0, MOST_SPECIALS)
    cards = _rows(top, "cards", 2, 2 * MOST_KINDS)
    top.done()
    _unlike(battlefields)
    _unlike([*bandits, *special, *cards])
    deck = DeckFile(
        id=id,
        note=note,
        box=box,
        setup=setup,
        battlefields=tuple(_battlefield(row, complete) for row in battlefields),
        bandits=tuple(_bandit(row, complete) for row in bandits),
        special=tuple(_special(row, complete) for row in special),
        cards=tuple(_card(row, complete) for row in cards),
    )
    _check(deck)
    return _with_remarks(deck)


def _rows(top: Reader, name: str, least: int, most: int) -> list[Reader]:
    """The rows of a list of tables, each named by its id from here on."""
    found = top.items(name)
    if not least <= len(found) <= most:
        raise Malformed("wrong-count", name, {"found": len(found), "least": least, "most": most})
    rows = [Reader(row, f"{name}[{at}]") for at, row in enumerate(found)]
    for row in rows:
        _slug(row.text("id"), row.field("id"))
    return rows


def _unlike(rows: Sequence[Reader]) -> None:
    """Ids are unique; from here on rows are called by them."""
    seen: set[str] = set()
    for row in rows:
        id = row.text("id")
        if id in seen:
            raise Malformed("duplicate-id", row.field("id"), {"value": id})
        seen.add(id)
        row.where = f"{row.where.partition('[')[0]}.{id}"


def _box(row: Reader, complete: bool) -> Box:
    return Box(
        grit=row.number("grit", 0, MOST_TOKENS),
        power=row.number("power", 0, MOST_TOKENS),
        cubes=row.number("cubes", 1, MOST_CUBES),
        prov=_end(row, ("grit", "power", "cubes"), complete),
    )


def _setup(row: Reader, complete: bool) -> Setup:
    return Setup(
        cubes=row.number("cubes", 1, MOST_CUBES),
        hand=row.number("hand", 1, MOST_HAND),
        draw=row.number("draw", 0, MOST_DRAW),
        gang_slots=row.number("gang_slots", 1, MOST_SLOTS),
        rows_max=row.number("rows_max", 0, MOST_SLOTS),
        prov=_end(row, ("cubes", "hand", "draw", "gang_slots", "rows_max"), complete),
    )


def _battlefield(row: Reader, complete: bool) -> Battlefield:
    faces = row.texts("faces")
    for at, face in enumerate(faces):
        _slug(face, f"{row.field('faces')}[{at}]")
    return Battlefield(
        id=row.text("id"),
        name=_words(row, "name", MOST_NAME, wanted=True),
        dash=row.number("dash", 0, MOST_DASHES),
        turns=row.number("turns", 1, MOST_TURNS),
        faces=tuple(faces),
        defence=row.number("defence", 0, MOST_DEFENCE),
        prov=_end(row, ("name", "dash", "turns", "faces", "defence"), complete),
    )


def _bandit(row: Reader, complete: bool) -> Bandit:
    at = ""
    arrival: Ops = ()
    if row.has("on_reach"):
        inner = row.table("on_reach")
        at = inner.text("at")
        arrival = _ops(inner, "ops", wanted=True)
        inner.done()
    return Bandit(
        id=row.text("id"),
        name=_words(row, "name", MOST_NAME, wanted=True),
        rating=row.number("rating", 0, MOST_RATING),
        start_grit=row.number("start_grit", 0, MOST_START_GRIT, default=0),
        on_death=_ops(row, "on_death"),
        on_grit_loss=_ops(row, "on_grit_loss"),
        on_reach_at=at,
        on_reach_ops=arrival,
        text=_words(row, "text", MOST_TEXT),
        prov=_end(row, ("name", "rating", "effect"), complete),
    )


def _special(row: Reader, complete: bool) -> Special:
    return Special(
        id=row.text("id"),
        side=_one_of(row, "side", SIDES),
        name=_words(row, "name", MOST_NAME, wanted=True),
        at=row.text("at"),
        once=row.flag("once"),
        ops=_ops(row, "ops", wanted=True),
        text=_words(row, "text", MOST_TEXT),
        prov=_end(row, ("name", "effect"), complete),
    )


def _card(row: Reader, complete: bool) -> Card:
    side = _one_of(row, "side", SIDES)
    kind = _one_of(row, "kind", tuple(KINDS))
    if side not in KINDS[kind]:
        raise Malformed("wrong-side", row.field("kind"), {"kind": kind, "side": side})
    armed = kind in ("gun", "lawman")
    _only_for(row, kind, "fp", "gun", "lawman")
    _only_for(row, kind, "reach", "gun", "lawman", "row")
    _only_for(row, kind, "modes", "gun", "lawman")
    _only_for(row, kind, "activated", "gun", "lawman")
    _only_for(row, kind, "standing", "standing")
    _only_for(row, kind, "reaction", "reaction")
    _only_for(row, kind, "anchor", "shot")
    _only_for(row, kind, "not_at", "gun", "lawman", "row", "standing", "shot")
    if row.items("ops"):
        _only_for(row, kind, "ops", "gun", "lawman", "shot", "reaction")
    ops = _ops(row, "ops", wanted=kind in ("shot", "reaction"))
    mode: Ops = ()
    if row.has("modes"):
        inner = row.table("modes")
        mode = _ops(inner, "shot", wanted=True)
        inner.done()
    ability = None
    if row.has("activated"):
        inner = row.table("activated")
        ability = Activated(inner.number("discard", 1, MOST_TIMES), _ops(inner, "ops", wanted=True))
        inner.done()
    figures = ["name", "copies", "cost", "effect"]
    if armed:
        figures.append("fp")
    if any(op.op == "gain_token" for op in ops):
        figures.append("tokens")
    return Card(
        id=row.text("id"),
        side=side,
        name=_words(row, "name", MOST_NAME, wanted=True),
        copies=row.number("copies", 1, MOST_COPIES),
        kind=kind,
        cost=row.number("cost", 0, MOST_COST),
        fp=row.number("fp", 0, MOST_FIREPOWER) if armed else 0,
        free_at=_list(row, "free_at"),
        reach=_one_of(row, "reach", REACHES, "current"),
        not_at=_list(row, "not_at"),
        flags=_flags(row, kind),
        ops=ops,
        modes_shot=mode,
        activated=ability,
        standing=_ops(row, "standing", wanted=kind == "standing"),
        reaction=row.text("reaction") if kind == "reaction" else "",
        anchor=row.number("anchor", 0, len(ops) - 1) if row.has("anchor") else -1,
        text=_words(row, "text", MOST_TEXT),
        prov=_end(row, tuple(figures), complete),
    )


def _flags(row: Reader, kind: str) -> tuple[str, ...]:
    flags = _list(row, "flags")
    for at, flag in enumerate(flags):
        where = f"{row.field('flags')}[{at}]"
        if flag not in FLAGS:
            raise Malformed("unknown-word", where, {"value": shown(flag), "known": ", ".join(FLAGS)})
        if kind not in FLAGS[flag]:
            raise Malformed("not-for-kind", where, {"value": flag, "kind": kind})
    return flags


def _end(row: Reader, figures: tuple[str, ...], complete: bool) -> Provenance:
    """RV-0.2, RV-0.4 The provenance of every figure, and nothing else in the row."""
    prov = row.table("prov")
    found = {}
    for figure in figures:
        if not prov.has(figure) and not complete:
            found[figure] = "user"
            prov.asked.add(figure)
            continue
        known = (*PROVENANCES, OWN_NAME) if figure == "name" else PROVENANCES
        found[figure] = _one_of(prov, figure, known)
    prov.done()
    row.done()
    return found


# --- reading operations ---------------------------------------------------------------------------


def _ops(row: Reader, name: str, wanted: bool = False, depth: int = 0) -> Ops:
    found = row.items(name)
    if len(found) > MOST_OPERATIONS:
        raise Malformed("too-many", row.field(name), {"found": len(found), "most": MOST_OPERATIONS})
    if wanted and not found:
        raise Malformed("missing", row.field(name))
    return tuple(_op(Reader(item, f"{row.field(name)}[{at}]"), depth) for at, item in enumerate(found))


def _op(row: Reader, depth: int) -> Op:
    name = row.text("op")
    operation = OPERATIONS.get(name)
    if operation is None:
        raise Malformed("unknown-operation", row.field("op"), {"value": shown(name), "known": ", ".join(OPERATIONS)})
    values: dict[str, Any] = {}
    for parameter in (*operation.needs, *operation.may):
        if parameter in operation.needs or row.has(parameter) or parameter == "when":
            field = {"except": "without", "otherwise": "then"}.get(parameter, parameter)
            values[field] = _value(row, parameter, depth)
    row.done()
    return Op(name, **values)


def _value(row: Reader, parameter: str, depth: int) -> Any:
    """A parameter of an operation; ids are looked up later, when all of them are known."""
    match parameter:
        case "n":
            return row.number("n", 1, MOST_TIMES)
        case "d":
            if (d := row.number("d", -1, 1)) == 0:
                raise Malformed("out-of-range", row.field("d"), {"value": 0, "least": -1, "most": 1})
            return d
        case "max_fp":
            return row.number("max_fp", 0, MOST_BLAST)
        case "floor":
            return row.number("floor", 0, MOST_CUBES)
        case "token":
            return _one_of(row, "token", TOKENS)
        case "when":
            return _one_of(row, "when", TOKEN_TIMES, "always")
        case "to":
            return _one_of(row, "to", RECOVER_TO)
        case "only" | "except":
            return _list(row, parameter, wanted=True)
        case "then" | "otherwise":
            if depth == MOST_DEPTH:
                raise Malformed("too-deep", row.where, {"most": MOST_DEPTH})
            return _ops(row, parameter, wanted=True, depth=depth + 1)
        case _:  # card, face, before
            return _slug(row.text(parameter), row.field(parameter))


# --- reading words --------------------------------------------------------------------------------


def _slug(found: str, where: str) -> str:
    if len(found) > MOST_SLUG or not SLUG.fullmatch(found):
        raise Malformed("bad-id", where, {"value": shown(found), "most": MOST_SLUG})
    return found


def _words(row: Reader, name: str, most: int, wanted: bool = False, lines: bool = False) -> str:
    """Text that is shown to people: no control signs in it, and not endless."""
    found = row.text(name, None if wanted else "")
    if wanted and not found.strip():
        raise Malformed("missing", row.field(name))
    if len(found) > most:
        raise Malformed("too-long", row.field(name), {"found": len(found), "most": most})
    if not (found.replace("\n", " ") if lines else found).isprintable():
        raise Malformed("not-printable", row.field(name))
    return found


def _one_of(row: Reader, name: str, known: Sequence[str], default: str | None = None) -> str:
    found = row.text(name, default)
    if found not in known:
        raise Malformed("unknown-word", row.field(name), {"value": shown(found), "known": ", ".join(known)})
    return found


def _list(row: Reader, name: str, wanted: bool = False) -> tuple[str, ...]:
    found = [text(item, f"{row.field(name)}[{at}]") for at, item in enumerate(row.items(name))]
    if wanted and not found:
        raise Malformed("missing", row.field(name))
    for at, item in enumerate(found):
        if item in found[:at]:
            raise Malformed("repeated", f"{row.field(name)}[{at}]", {"value": shown(item)})
    return tuple(found)


def _only_for(row: Reader, kind: str, name: str, *kinds: str) -> None:
    if row.has(name) and kind not in kinds:
        raise Malformed("not-for-kind", row.field(name), {"kind": kind, "kinds": ", ".join(kinds)})


# --- the whole ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Script:
    """A list of operations with its place in the file, whose it is and where it stands."""

    field: str
    place: str
    side: str
    ops: Ops


def scripts(deck: DeckFile) -> Iterator[Script]:
    """Every list of operations of a deck, without those inside others."""
    for bandit in deck.bandits:
        where = f"bandits.{bandit.id}"
        yield Script(f"{where}.on_death", DEATH, COLTY, bandit.on_death)
        yield Script(f"{where}.on_grit_loss", GRIT_LOSS, COLTY, bandit.on_grit_loss)
        yield Script(f"{where}.on_reach.ops", REACH, COLTY, bandit.on_reach_ops)
    for special in deck.special:
        yield Script(f"special.{special.id}.ops", SPECIAL, special.side, special.ops)
    for card in deck.cards:
        where = f"cards.{card.id}"
        place = {"shot": SHOT, "reaction": REACTION}.get(card.kind, ENTRY)
        yield Script(f"{where}.ops", place, card.side, card.ops)
        yield Script(f"{where}.modes.shot", MODE, card.side, card.modes_shot)
        yield Script(f"{where}.standing", STANDING, card.side, card.standing)
        if card.activated is not None:
            yield Script(f"{where}.activated.ops", ABILITY, card.side, card.activated.ops)


def walk(ops: Ops, where: str) -> Iterator[tuple[Op, str, int]]:
    """Every operation of a list with its field and how deep it stands; those inside come after their holder."""
    yield from _walk(ops, where, 0)


def _walk(ops: Ops, where: str, depth: int) -> Iterator[tuple[Op, str, int]]:
    for at, op in enumerate(ops):
        field = f"{where}[{at}]"
        yield op, field, depth
        if op.then:
            inner = "otherwise" if op.op == "unless_discard" else "then"
            yield from _walk(op.then, f"{field}.{inner}", depth + 1)


def _check(deck: DeckFile) -> None:
    """The loader's checks that need more than one row (section 16, RV-0.3)."""
    for side in SIDES:
        kinds = sum(card.side == side for card in deck.cards)
        if kinds > MOST_KINDS:
            raise Malformed("too-many", "cards", {"side": side, "found": kinds, "most": MOST_KINDS})
        if not FEWEST_CARDS <= (size := deck.size(side)) <= MOST_CARDS:
            raise Malformed(
                "deck-size", "cards", {"side": side, "found": size, "least": FEWEST_CARDS, "most": MOST_CARDS}
            )
    faces = sum(len(place.faces) for place in deck.battlefields)
    if faces > MOST_FACES:
        raise Malformed("too-many", "battlefields", {"found": faces, "most": MOST_FACES, "what": "faces"})
    for script in scripts(deck):
        _check_script(script)
        for op, where, _ in walk(script.ops, script.field):
            _check_references(deck, op, where)
    _check_rows(deck)
    _check_windows(deck)
    _check_leader(deck)


def _check_script(script: Script) -> None:
    """Whether each operation may stand where it stands."""
    seen: Counter[str] = Counter()
    for op, where, depth in walk(script.ops, script.field):
        operation = OPERATIONS[op.op]
        if script.place not in operation.places:
            raise Malformed("not-here", where, {"op": op.op, "place": script.place})
        if script.side not in operation.sides:
            raise Malformed("wrong-side", where, {"op": op.op, "side": script.side})
        if depth and not operation.nested:
            raise Malformed("not-inside", where, {"op": op.op})
        word = f"{op.op} {op.token}".strip()
        seen[word] += 1
        if seen[word] > 1 and (operation.once or op.op == "gain_token"):
            raise Malformed("twice", where, {"op": word})
        if operation.first and where != f"{script.field}[0]":
            raise Malformed("not-first", where, {"op": op.op})
        if script.place == REACH and op.op == "gain_token":
            for name, value, wanted in (("token", op.token, "grit"), ("when", op.when, "always")):
                if value != wanted:
                    raise Malformed("not-here", f"{where}.{name}", {"op": f"{op.op} {value}", "place": REACH})


def _check_references(deck: DeckFile, op: Op, where: str) -> None:
    """Ids that an operation names exist and are of the right sort."""
    if op.op == "remove_named":
        _card_of(deck, op.card, f"{where}.card", LAID_DOWN)
    if op.op == "ban_card":
        _card_of(deck, op.card, f"{where}.card", tuple(kind for kind in KINDS if kind != "reaction"))
    for name, ids in (("only", op.only), ("except", op.without)):
        for at, id in enumerate(ids):
            _card_of(deck, id, f"{where}.{name}[{at}]", ("gun",))
    if op.before:
        _place_of(deck, op.before, f"{where}.before")
    if op.op == "open_faces" and not any(op.face in place.faces for place in deck.battlefields):
        raise Malformed("unknown-id", f"{where}.face", {"value": shown(op.face), "sort": "face"})


def _card_of(deck: DeckFile, id: str, where: str, kinds: Sequence[str]) -> Card:
    found = next((card for card in deck.cards if card.id == id), None)
    if found is None:
        raise Malformed("unknown-id", where, {"value": shown(id), "sort": "card"})
    if found.kind not in kinds:
        raise Malformed("wrong-sort", where, {"value": id, "kind": found.kind, "kinds": ", ".join(kinds)})
    return found


def _place_of(deck: DeckFile, id: str, where: str) -> None:
    if all(place.id != id for place in deck.battlefields):
        raise Malformed("unknown-id", where, {"value": shown(id), "sort": "battlefield"})


def _check_rows(deck: DeckFile) -> None:
    """Places that rows name, and what a row may have only under a condition."""
    for bandit in deck.bandits:
        if bandit.on_reach_ops:
            _place_of(deck, bandit.on_reach_at, f"bandits.{bandit.id}.on_reach.at")
    for special in deck.special:
        _place_of(deck, special.at, f"special.{special.id}.at")
        if not special.once:
            raise Malformed("not-once", f"special.{special.id}.once")
    for card in deck.cards:
        where = f"cards.{card.id}"
        for name, places in (("free_at", card.free_at), ("not_at", card.not_at)):
            for at, place in enumerate(places):
                _place_of(deck, place, f"{where}.{name}[{at}]")
        if card.activated is not None and card.copies != 1:
            raise Malformed("not-single", f"{where}.activated", {"copies": card.copies})


def _check_windows(deck: DeckFile) -> None:
    """RV-11 Each reaction has a window of its own, and each cancellable card has its reaction."""
    windows: dict[str, str] = {}
    for card in deck.cards:
        if card.kind != "reaction":
            continue
        where = f"cards.{card.id}"
        if card.reaction == CASUALTY_WINDOW:
            first = "prevent_casualty"
            if card.side != COLTY:
                raise Malformed("wrong-side", f"{where}.reaction", {"value": card.reaction, "side": card.side})
        elif card.reaction.startswith(PLAY_WINDOW):
            first = "cancel_card"
            kinds = FLAGS["cancellable"]
            target = _card_of(deck, card.reaction.removeprefix(PLAY_WINDOW), f"{where}.reaction", kinds)
            if target.side == card.side:
                raise Malformed("wrong-side", f"{where}.reaction", {"value": card.reaction, "side": card.side})
            if "cancellable" not in target.flags:
                raise Malformed("not-cancellable", f"{where}.reaction", {"value": target.id})
        else:
            known = f"{CASUALTY_WINDOW}, {PLAY_WINDOW}<card id>"
            raise Malformed("unknown-word", f"{where}.reaction", {"value": shown(card.reaction), "known": known})
        if card.reaction in windows:
            raise Malformed("window-taken", f"{where}.reaction", {"value": card.reaction, "by": windows[card.reaction]})
        windows[card.reaction] = card.id
        if card.ops[0].op != first:
            raise Malformed("wrong-first", f"{where}.ops[0].op", {"value": card.ops[0].op, "wanted": first})
    for card in deck.cards:
        if "cancellable" in card.flags and f"{PLAY_WINDOW}{card.id}" not in windows:
            raise Malformed("nothing-cancels", f"cards.{card.id}.flags", {"wanted": f"{PLAY_WINDOW}{card.id}"})


def _check_leader(deck: DeckFile) -> None:
    """RV-14.2 Exactly one bandit loses the game by dying, wherever the marker is; nothing else of a bandit does."""
    for bandit in deck.bandits:
        for name, ops in (("on_grit_loss", bandit.on_grit_loss), ("on_reach.ops", bandit.on_reach_ops)):
            for at, op in enumerate(ops):
                if op.op == "lose_game" and not op.before:
                    raise Malformed("missing", f"bandits.{bandit.id}.{name}[{at}].before")
    leaders = [bandit.id for bandit in deck.bandits if _loses(bandit.on_death)]
    if len(leaders) != 1:
        raise Malformed("not-one-leader", "bandits", {"found": len(leaders), "ids": ", ".join(leaders)})


def _loses(ops: Ops) -> bool:
    return any(op.op == "lose_game" and not op.before for op in ops)


# --- remarks --------------------------------------------------------------------------------------


def _with_remarks(deck: DeckFile) -> DeckFile:
    return replace(deck, warnings=tuple(_remarks(deck)))


def _remarks(deck: DeckFile) -> Iterator[Remark]:
    """What can be played and may not be meant."""
    for side in SIDES:
        if (size := deck.size(side)) != DECK:  # RV-0.3
            yield Remark("not-62", "cards", {"side": side, "found": size, "usual": DECK})
    if deck.setup.cubes > deck.box.cubes:
        yield Remark("box-short", "setup.cubes", {"needed": deck.setup.cubes, "box": deck.box.cubes})
    for token, most in (("grit", deck.box.grit), ("power", deck.box.power)):  # RV-9.5 plays on without
        if (needed := tokens_needed(deck, token)) > most:
            yield Remark("box-short", f"box.{token}", {"needed": needed, "box": most})
    for card in deck.cards:
        for at, op in enumerate(card.ops):
            where = f"cards.{card.id}.ops[{at}]"
            if op.op == "gain_token" and op.token == "grit" and card.kind == "gun":  # OP-10 asks no token
                yield Remark("grit-on-gun", f"{where}.token")
            if op.op == "gain_token" and op.when == "ahead" and card.reach == "current":  # RV-9.4
                yield Remark("never-ahead", f"{where}.when")


def tokens_needed(deck: DeckFile, token: str) -> int:
    """The most tokens of a sort that can lie on cards and bandits at once (22.1)."""
    needed = sum(bandit.start_grit for bandit in deck.bandits) if token == "grit" else 0
    for bandit in deck.bandits:
        needed += sum(op.token == token for op in bandit.on_reach_ops)
    for card in deck.cards:
        needed += card.copies * sum(op.token == token for op in card.ops)
    return needed


# --- writing --------------------------------------------------------------------------------------


def write_deck(deck: DeckFile) -> dict[str, Any]:
    """The document of a deck, which reads back as the same deck."""
    return {
        "format": deck.format,
        "deck": deck.id,
        "game": GAME,
        "note": deck.note,
        "box": _table(deck.box),
        "setup": _table(deck.setup),
        "battlefields": [_table(place) for place in deck.battlefields],
        "bandits": [_bandit_table(bandit) for bandit in deck.bandits],
        "special": [_table(special) for special in deck.special],
        "cards": [_card_table(card) for card in deck.cards],
    }


def digest(deck: DeckFile) -> str:
    """RV-0.1 A hash of what matters for play: ids, figures and operations in their order. Names, texts, notes, the
    deck's own name and where a figure comes from do not change it."""
    play = write_deck(deck)
    del play["deck"], play["note"]
    for row in (play["box"], play["setup"], *play["battlefields"], *play["bandits"], *play["special"], *play["cards"]):
        for word in ("name", "text", "prov"):
            row.pop(word, None)
        row["flags"] = [flag for flag in row.get("flags", ()) if flag != "upcoming"]
    canonical = json.dumps(play, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(canonical.encode("ascii")).hexdigest()[:16]


def _table(row: Box | Setup | Battlefield | Bandit | Special | Card | Op) -> dict[str, Any]:
    """The fields of a row in their order, each under the name it has in a file."""
    return {part.name: _plain(getattr(row, part.name)) for part in fields(row)}


def _plain(value: Any) -> Any:
    if isinstance(value, tuple):
        return [_op_table(item) if isinstance(item, Op) else item for item in value]
    return dict(value) if isinstance(value, Mapping) else value


def _op_table(op: Op) -> dict[str, Any]:
    """The operation with the parameters it has."""
    operation = OPERATIONS[op.op]
    found: dict[str, Any] = {"op": op.op}
    for parameter in (*operation.needs, *operation.may):
        value = getattr(op, {"except": "without", "otherwise": "then"}.get(parameter, parameter))
        if parameter in operation.needs or value:
            found[parameter] = _plain(value)
    return found


def _bandit_table(bandit: Bandit) -> dict[str, Any]:
    found = _table(bandit)
    at, ops = found.pop("on_reach_at"), found.pop("on_reach_ops")
    if ops:
        found["on_reach"] = {"at": at, "ops": ops}
    return _without_empty(found, "start_grit", "on_death", "on_grit_loss")


def _card_table(card: Card) -> dict[str, Any]:
    found = _table(card)
    if card.kind not in ("gun", "lawman"):
        del found["fp"]
    if card.anchor < 0:
        del found["anchor"]
    if card.reach == "current":
        del found["reach"]
    mode, ability = found.pop("modes_shot"), found.pop("activated")
    if mode:
        found["modes"] = {"shot": mode}
    if ability is not None:
        found["activated"] = {"discard": ability.discard, "ops": _plain(ability.ops)}
    return _without_empty(found, "free_at", "not_at", "flags", "standing", "reaction")


def _without_empty(found: dict[str, Any], *names: str) -> dict[str, Any]:
    """The row without those of these fields that say nothing."""
    return {name: value for name, value in found.items() if value or name not in names}
