"""Reading a deck: each row by itself, its fields, words and numbers. All faults of a file are told at once.

The field of a fault names the card (`cards.fire-at-will.ops[0].n`; `cards[3].id` as long as the card has no id).
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Any

from saloon.games.revolver.deckfile.checking import check
from saloon.games.revolver.deckfile.language import (
    FLAGS,
    FORMAT,
    GAME,
    KINDS,
    OPERATIONS,
    OWN_NAME,
    PROVENANCES,
    REACHES,
    RECOVER_TO,
    SIDES,
    TOKEN_TIMES,
    TOKENS,
)
from saloon.games.revolver.deckfile.limits import (
    BANDITS,
    BATTLEFIELDS,
    MOST_BLAST,
    MOST_COPIES,
    MOST_COST,
    MOST_CUBES,
    MOST_DASHES,
    MOST_DEFENCE,
    MOST_DEPTH,
    MOST_DRAW,
    MOST_FIREPOWER,
    MOST_HAND,
    MOST_KINDS,
    MOST_NAME,
    MOST_NOTE,
    MOST_OPERATIONS,
    MOST_RATING,
    MOST_SLOTS,
    MOST_SLUG,
    MOST_SPECIALS,
    MOST_START_GRIT,
    MOST_TEXT,
    MOST_TIMES,
    MOST_TOKENS,
    MOST_TURNS,
    SLUG,
)
from saloon.games.revolver.deckfile.remarks import with_remarks
from saloon.games.revolver.deckfile.rows import (
    Activated,
    Bandit,
    Battlefield,
    Box,
    Card,
    DeckFile,
    Op,
    Ops,
    Provenance,
    Setup,
    Special,
)
from saloon.kernel.document import PatientReader, Reader, all_told, nearest, number, shown
from saloon.kernel.errors import Malformed

Row = PatientReader


def read_deck(document: Mapping[str, Any], complete: bool = False) -> DeckFile:
    """A deck from its document. With `complete` every figure must say where it comes from (RV-0.2)."""
    check_heading(Reader(document))
    faults: list[Malformed] = []
    top = Row(document, "", faults)
    top.asked |= {"format", "game"}
    id = _slug(top, "deck")
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
    check(deck, faults)
    if faults:
        raise all_told(faults)
    return with_remarks(deck)


def check_heading(top: Reader) -> None:
    """Refuse a document that is not a deck for this game."""
    form = number(top.value("format"), "format", 0, 10**6)
    if form != FORMAT:
        raise Malformed("unknown-format", "format", {"value": form, "known": FORMAT})
    game = top.text("game", GAME)
    if game != GAME:
        raise Malformed("wrong-game", "game", {"value": shown(game), "wanted": GAME})


def _rows(top: Row, name: str, least: int, most: int) -> list[Row]:
    """The rows of a list of tables."""
    found = top.items(name)
    if isinstance(top.found.get(name, []), list) and not least <= len(found) <= most:
        top.note(Malformed("wrong-count", name, {"found": len(found), "least": least, "most": most}))
    return [Row(row, f"{name}[{at}]", top.faults) for at, row in enumerate(found[:most])]


def _unlike(rows: Sequence[Row]) -> None:
    """Ids are unique; from here on rows are called by them. A row without an id of its own keeps its number."""
    seen: set[str] = set()
    for row in rows:
        id = _slug(row, "id")
        row.found["id"] = id
        if id in seen:
            row.note(Malformed("duplicate-id", row.field("id"), {"value": id}))
            row.found["id"] = ""
        elif id:
            seen.add(id)
            row.where = f"{row.where.partition('[')[0]}.{id}"


def _box(row: Row, complete: bool) -> Box:
    return Box(
        grit=row.number("grit", 0, MOST_TOKENS),
        power=row.number("power", 0, MOST_TOKENS),
        cubes=row.number("cubes", 1, MOST_CUBES),
        prov=_end(row, ("grit", "power", "cubes"), complete),
    )


def _setup(row: Row, complete: bool) -> Setup:
    return Setup(
        cubes=row.number("cubes", 1, MOST_CUBES),
        hand=row.number("hand", 1, MOST_HAND),
        draw=row.number("draw", 0, MOST_DRAW),
        gang_slots=row.number("gang_slots", 1, MOST_SLOTS),
        rows_max=row.number("rows_max", 0, MOST_SLOTS),
        prov=_end(row, ("cubes", "hand", "draw", "gang_slots", "rows_max"), complete),
    )


def _battlefield(row: Row, complete: bool) -> Battlefield:
    faces = row.texts("faces")
    for at, face in enumerate(faces):
        row.kept(partial(_good_slug, face, f"{row.field('faces')}[{at}]"), "")
    return Battlefield(
        id=row.text("id"),
        name=_words(row, "name", MOST_NAME, wanted=True),
        dash=row.number("dash", 0, MOST_DASHES),
        turns=row.number("turns", 1, MOST_TURNS),
        faces=tuple(faces),
        defence=row.number("defence", 0, MOST_DEFENCE),
        prov=_end(row, ("name", "dash", "turns", "faces", "defence"), complete),
    )


def _bandit(row: Row, complete: bool) -> Bandit:
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


def _special(row: Row, complete: bool) -> Special:
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


def _card(row: Row, complete: bool) -> Card:
    side = _one_of(row, "side", SIDES)
    kind = _one_of(row, "kind", tuple(KINDS))
    if kind and side and side not in KINDS[kind]:
        row.note(Malformed("wrong-side", row.field("kind"), {"kind": kind, "side": side}))
    armed = kind in ("gun", "lawman")
    _only_for(row, kind, "fp", "gun", "lawman")
    _only_for(row, kind, "reach", "gun", "lawman", "row")
    _only_for(row, kind, "modes", "gun", "lawman")
    _only_for(row, kind, "activated", "gun", "lawman")
    _only_for(row, kind, "standing", "standing")
    _only_for(row, kind, "reaction", "reaction")
    _only_for(row, kind, "anchor", "shot")
    _only_for(row, kind, "not_at", "gun", "lawman", "row", "standing", "shot")
    if row.found.get("ops"):
        _only_for(row, kind, "ops", "gun", "lawman", "shot", "reaction")
    before = len(row.faults)
    ops = _ops(row, "ops", wanted=kind in ("shot", "reaction"))
    sound = len(row.faults) == before
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
        anchor=row.number("anchor", 0, len(ops) - 1) if row.has("anchor") and kind == "shot" and sound else -1,
        text=_words(row, "text", MOST_TEXT),
        prov=_end(row, tuple(figures), complete and bool(kind)),
    )


def _only_for(row: Row, kind: str, name: str, *kinds: str) -> None:
    """A field that only some kinds of cards have."""
    row.asked.add(name)
    if kind and row.has(name) and kind not in kinds:
        row.note(Malformed("not-for-kind", row.field(name), {"kind": kind, "kinds": ", ".join(kinds)}))


def _flags(row: Row, kind: str) -> tuple[str, ...]:
    flags = _list(row, "flags")
    for at, flag in enumerate(flags):
        where = f"{row.field('flags')}[{at}]"
        if flag not in FLAGS:
            row.note(Malformed("unknown-word", where, _known(flag, FLAGS)))
        elif kind and kind not in FLAGS[flag]:
            row.note(Malformed("not-for-kind", where, {"value": flag, "kind": kind}))
    return flags


def _end(row: Row, figures: tuple[str, ...], complete: bool) -> Provenance:
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


# Operations


def _ops(row: Row, name: str, wanted: bool = False, depth: int = 0) -> Ops:
    """A list of operations, without those that cannot be read."""
    found = row.items(name)
    if len(found) > MOST_OPERATIONS:
        row.note(Malformed("too-many", row.field(name), {"found": len(found), "most": MOST_OPERATIONS}))
    if wanted and row.found.get(name, []) == []:
        row.note(Malformed("missing", row.field(name)))
    rows = [Row(item, f"{row.field(name)}[{at}]", row.faults) for at, item in enumerate(found[:MOST_OPERATIONS])]
    return tuple(op for inner in rows if (op := _op(inner, depth)))


def _op(row: Row, depth: int) -> Op | None:
    name = row.text("op")
    operation = OPERATIONS.get(name)
    if operation is None:
        if isinstance(row.found.get("op"), str):
            row.note(Malformed("unknown-operation", row.field("op"), _known(name, OPERATIONS)))
        return None
    values: dict[str, Any] = {}
    for parameter in (*operation.needs, *operation.may):
        row.asked.add(parameter)
        if parameter in operation.needs or row.has(parameter) or parameter == "when":
            field = {"except": "without", "otherwise": "then"}.get(parameter, parameter)
            values[field] = _value(row, parameter, depth)
    row.done()
    return Op(name, **values)


def _value(row: Row, parameter: str, depth: int) -> Any:
    """A parameter of an operation; ids are looked up later, when all of them are known."""
    match parameter:
        case "n":
            return row.number("n", 1, MOST_TIMES)
        case "d":
            if (d := row.number("d", -1, 1)) == 0:
                row.note(Malformed("out-of-range", row.field("d"), {"value": 0, "least": -1, "most": 1}))
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
                row.note(Malformed("too-deep", row.where, {"most": MOST_DEPTH}))
                return ()
            return _ops(row, parameter, wanted=True, depth=depth + 1)
        case _:  # card, face, before
            return _slug(row, parameter)


# Words: one that is wrong is noted, and nothing taken for it


def _slug(row: Row, name: str) -> str:
    return row.kept(lambda: _good_slug(Reader.text(row, name), row.field(name)), "")


def _good_slug(found: str, where: str) -> str:
    if len(found) > MOST_SLUG or not SLUG.fullmatch(found):
        raise Malformed("bad-id", where, {"value": shown(found), "most": MOST_SLUG})
    return found


def _words(row: Row, name: str, most: int, wanted: bool = False, lines: bool = False) -> str:
    """Text that is shown to people: no control characters, and a limited length."""

    def read() -> str:
        found = Reader.text(row, name, None if wanted else "")
        if wanted and not found.strip():
            raise Malformed("missing", row.field(name))
        if len(found) > most:
            raise Malformed("too-long", row.field(name), {"found": len(found), "most": most})
        if not (found.replace("\n", " ") if lines else found).isprintable():
            raise Malformed("not-printable", row.field(name))
        return found

    return row.kept(read, "")


def _one_of(row: Row, name: str, known: Sequence[str], default: str | None = None) -> str:
    def read() -> str:
        found = Reader.text(row, name, default)
        if found not in known:
            raise Malformed("unknown-word", row.field(name), _known(found, known))
        return found

    return row.kept(read, "")


def _known(found: str, known: Iterable[str]) -> dict[str, object]:
    """What may stand there, and what was perhaps meant."""
    return {"value": shown(found), "known": ", ".join(known), **nearest(found, known)}


def _list(row: Row, name: str, wanted: bool = False) -> tuple[str, ...]:
    found = row.texts(name)
    if wanted and row.found.get(name, []) == []:
        row.note(Malformed("missing", row.field(name)))
    for at, item in enumerate(found):
        if item in found[:at]:
            row.note(Malformed("repeated", f"{row.field(name)}[{at}]", {"value": shown(item)}))
    return tuple(found)
