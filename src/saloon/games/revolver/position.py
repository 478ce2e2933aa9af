"""Positions: any situation at the table as a readable document, and back. Our FEN, for tests, puzzles and bug reports.

Only what differs from an ordinary table must be written: the marker stands on the first space, all bandits live, hands
and columns are empty, and a deck is whatever is left over. `"*"` in a deck stands for all cards of that side that lie
nowhere else, in random order. Decks and discard piles are written from the top card down. A card with tokens is written
`quincey-whitmore+grit`.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from saloon.games.revolver import events as ev
from saloon.games.revolver import state as st
from saloon.games.revolver.build import read_rules, write_rules
from saloon.games.revolver.cards import (
    COLTY,
    FIELDS,
    GRIT,
    GUN,
    LAST_FIELD,
    LAWMAN,
    MOST_COST,
    NONE,
    POWER,
    REACTION,
    ROW,
    SIDE_SLUGS,
    SIDES,
    WIDTH,
    Deck,
)
from saloon.games.revolver.decisions import tokens_on
from saloon.games.revolver.facts import space_name
from saloon.games.revolver.notation import with_tokens, without_tokens
from saloon.games.revolver.ops import is_banned
from saloon.games.revolver.options import LATER_TURN, OUT_OF_GAME, RESHUFFLE, UNLIMITED
from saloon.games.revolver.pauses import check_agenda, script_at
from saloon.games.revolver.places import set_cap
from saloon.games.revolver.state import FRAME, FRAME_NAMES, MOST_FRAMES, State
from saloon.games.revolver.table import Revolver
from saloon.games.revolver.targets import settle
from saloon.games.revolver.turns import note_last_space, self_of
from saloon.games.revolver.views import WHYS
from saloon.kernel.chance import chance_document, read_chance
from saloon.kernel.document import Reader, read_heading, shown
from saloon.kernel.errors import Malformed
from saloon.kernel.rows import row_of
from saloon.kernel.table import NOBODY

FORMAT = 1
GAME_NAME = "revolver"
REST = "*"
MOST_TURNS = 10_000
COLUMNS = ("lawmen", "guns", "rows", "standing")

# What the values of a frame are called, and of what sort they are.
VALUES: dict[int, tuple[tuple[str, str], ...]] = {
    st.PAY: (("cards", "number"), ("why", "why")),
    st.MAY_DISCARD: (("cards", "number"), ("script", "script")),
    st.UNLESS_DISCARD: (("cards", "number"), ("script", "script")),
    st.CASUALTY: (("casualties", "number"), ("free", "mark")),
    st.KILL_LAWMAN: (("kills", "number"),),
    st.BLAST: (("firepower", "count"), ("hit", "count")),
    st.DESTROY_ROW: (("rows", "number"),),
    st.DESTROY_GUN: (("guns", "number"), ("only", "kinds")),
    st.RECOVER: (("to_hand", "flag"),),
    st.MAY_ATTACK: (("law", "count"), ("gang", "count")),
    st.SCRIPT: (("script", "script"), ("carrier", "carrier"), ("at", "at")),
    st.HIT: (("lawman", "variant"),),
    st.ENTER: (("card", "lawman"),),
    st.DRAW: (("cards", "count"),),
}


# Writing


def to_document(s: State) -> dict[str, Any]:
    """Everything true at the table; what is as usual is left out."""
    deck = s.deck
    turn: dict[str, Any] = {"side": SIDE_SLUGS[s.turn], "number": int(s.number)}
    if s.killed:
        turn["killed"] = int(s.killed)
    for name, flag in (("reached", s.reached), ("reshuffled", s.reshuffled), ("undoable", s.undoable)):
        if flag:
            turn[name] = True
    for name, bits in (("used", s.active), ("drawn", s.drawn)):
        if bits:
            turn[name] = [slug for kind, slug in enumerate(deck.slugs) if _in_set(s, kind, bits)]
    if any(s.returned):
        turn["taken_back"] = [slug for kind, slug in enumerate(deck.slugs) for _ in range(s.returned[kind])]
    document: dict[str, Any] = {
        "format": FORMAT,
        "game": GAME_NAME,
        "options": write_rules(s.options),
        "turn": turn,
        "marker": {"field": deck.field_slugs[s.field], "space": space_name(deck, s.field, s.mark)},
        "cubes": int(s.cubes),
        "dead": [slug for i, slug in enumerate(deck.bandit_slugs) if not s.alive[i]],
        "grit": {slug: int(s.grit[i]) for i, slug in enumerate(deck.bandit_slugs) if s.grit[i]},
        "opened": [deck.face_names[deck.face_of[i]] for i in list(s.opened[: s.openings])],
        "banned": [slug for kind, slug in enumerate(deck.slugs) if is_banned(s, kind)],
        "spent": [slug for i, slug in enumerate(deck.special_slugs) if s.spent >> i & 1],
        "sides": {SIDE_SLUGS[side]: side_document(s, side) for side in range(SIDES)},
        "columns": {deck.field_slugs[field]: column_document(s, field) for field in range(FIELDS)},
        "agenda": [frame_document(s, i) for i in range(s.depth)],
        "chance": chance_document(s.rng),
    }
    if s.card != NONE:
        document["playing"] = playing_document(s)
    if any(s.spared):
        document["spared"] = [name for v in range(deck.lawmen) for name in [variant_name(deck, v)] * s.spared[v]]
    if s.saved:
        document["saved"] = [slug for i, slug in enumerate(deck.bandit_slugs) if s.saved >> i & 1]
    if s.winner != NOBODY:
        document["winner"] = SIDE_SLUGS[s.winner]
        document["reason"] = ev.ENDINGS[s.reason]
    return document


def _in_set(s: State, kind: int, bits: int) -> bool:
    """Sets of kinds that hold for one turn are those of the side whose turn it is."""
    return bool(s.deck.sides[kind] == s.turn and bits >> s.deck.bits[kind] & 1)


def side_document(s: State, side: int) -> dict[str, Any]:
    deck = s.deck
    first = side * deck.size
    own = [kind for kind in range(deck.kinds) if deck.sides[kind] == side]
    document: dict[str, Any] = {"hand": {deck.slugs[kind]: int(s.hands[kind]) for kind in own if s.hands[kind]}}
    known = {deck.slugs[kind]: int(s.known[kind]) for kind in own if s.known[kind]}
    if known:
        document["known"] = known
    document["deck"] = [deck.slugs[kind] for kind in list(s.stock[first : first + s.stocked[side]])[::-1]]
    document["discard"] = [deck.slugs[kind] for kind in list(s.piles[first : first + s.piled[side]])[::-1]]
    return document


def column_document(s: State, field: int) -> dict[str, list[str]]:
    deck = s.deck
    ends = [0, deck.lawmen, deck.guns, deck.rows, deck.variants]
    row = field * deck.variants
    document = {}
    for i, name in enumerate(COLUMNS):
        lying = [variant_name(deck, v) for v in range(ends[i], ends[i + 1]) for _ in range(s.lying[row + v])]
        if lying:
            document[name] = lying
    return document


def variant_name(deck: Deck, variant: int) -> str:
    return with_tokens(deck.slugs[deck.kind_of[variant]], tokens_on(deck, variant))


def playing_document(s: State) -> dict[str, Any]:
    document: dict[str, Any] = {"card": s.deck.slugs[s.card], "place": s.deck.field_slugs[s.place]}
    if s.as_shot:
        document["as_shot"] = True
    if s.payments:
        document["paid"] = [s.deck.slugs[kind] for kind in list(s.paid[: s.payments])]
    if s.named:
        document["named"] = True
    return document


def frame_document(s: State, i: int) -> dict[str, Any]:
    """One entry of the agenda; the last is done first."""
    at = i * FRAME
    frame = int(s.agenda[at])
    document: dict[str, Any] = {"do": FRAME_NAMES[frame], "who": SIDE_SLUGS[s.agenda[at + 1]]}
    for place, (name, sort) in enumerate(VALUES.get(frame, ())):
        value = write_value(s.deck, sort, int(s.agenda[at + 2 + place]))
        if value is not None:
            document[name] = value
    return document


def write_value(deck: Deck, sort: str, value: int) -> Any:
    match sort:
        case "flag":
            return bool(value)
        case "mark":
            return True if value else None
        case "why":
            return WHYS[value]
        case "script":
            return script_name(deck, value)
        case "kinds":
            guns = [kind for kind in range(deck.kinds) if deck.sorts[kind] == GUN]
            chosen = [deck.slugs[kind] for kind in guns if value >> deck.bits[kind] & 1]
            return None if len(chosen) == len(guns) else chosen
        case "carrier":
            if value == NONE:
                return None
            return variant_name(deck, value) if value >= 0 else deck.bandit_slugs[self_of(value)]
        case "at":
            return value
        case "variant":
            return variant_name(deck, value)
        case "lawman":
            return deck.slugs[value]
    return value


def script_name(deck: Deck, address: int) -> str:
    """`polecats.ops#0`: a list of operations, and which of them comes next."""
    label, step = script_at(deck, address)
    return f"{label}#{step}"


# Reading


def from_document(document: Mapping[str, Any]) -> Revolver:
    """A table from a document; `Malformed` names the field that is wrong."""
    reader = Reader(document)
    options = read_heading(reader, FORMAT, GAME_NAME, read_rules)
    s = Revolver(options, read_chance(reader.table("chance"), document))
    read_turn(s, reader.table("turn"))
    read_bandits(s, reader)
    read_marker(s, reader)
    read_columns(s, reader.table("columns"))
    read_tokens(s)
    read_playing(s, reader)
    if reader.has("winner"):
        read_end(s, reader)
    else:
        read_agenda(s, reader)
    read_sides(s, reader.table("sides"))
    if s.winner == NOBODY:
        check_question(s)
    reader.done()
    return s


def one_of(value: object, known: Sequence[str], where: str, reason: str) -> int:
    """The place of a word in a list."""
    if not isinstance(value, str) or value not in known:
        raise Malformed(reason, where, {"value": shown(value)[:40], "known": ", ".join(known)})
    return known.index(value)


def kind_of(s: State, value: object, where: str, side: int = NONE) -> int:
    deck = s.deck
    known = [slug for kind, slug in enumerate(deck.slugs) if side in (NONE, deck.sides[kind])]
    if not isinstance(value, str) or value not in known:
        raise Malformed("unknown-card", where, {"value": shown(value)[:40]})
    return deck.slugs.index(value)


def variant_of(s: State, value: object, where: str, first: int, end: int) -> int:
    """A card with its tokens, among the variants from `first` to `end`."""
    deck = s.deck
    card, tokens = without_tokens(value) if isinstance(value, str) else ("", ())
    for variant in range(first, end):
        if deck.slugs[deck.kind_of[variant]] == card and tokens_on(deck, variant) == tokens:
            return variant
    raise Malformed("unknown-card", where, {"value": shown(value)[:40]})


def bits_of(reader: Reader, name: str, known: Sequence[str], reason: str) -> int:
    """A set of names as bits."""
    bits = 0
    for i, value in enumerate(reader.texts(name)):
        bits |= 1 << one_of(value, known, f"{reader.field(name)}[{i}]", reason)
    return bits


def read_turn(s: State, reader: Reader) -> None:
    s.turn = one_of(reader.text("side", SIDE_SLUGS[COLTY]), SIDE_SLUGS, reader.field("side"), "unknown-side")
    s.number = reader.number("number", 1, MOST_TURNS, 1)
    s.killed = reader.number("killed", 0, MOST_TURNS, 0)
    s.reached = int(reader.flag("reached"))
    s.reshuffled = int(reader.flag("reshuffled"))
    s.undoable = int(reader.flag("undoable"))
    for i, value in enumerate(reader.texts("taken_back")):
        s.returned[kind_of(s, value, f"{reader.field('taken_back')}[{i}]", int(s.turn))] += 1
    options = s.options
    for name, there, played, rule in (
        ("reshuffled", s.reshuffled > 0, options.empty_deck == RESHUFFLE, "RV-OPT-02"),
        ("taken_back", any(s.returned), options.saddlebags_replay == LATER_TURN, "RV-OPT-33"),
    ):
        if there and not played:
            raise Malformed("not-by-these-rules", reader.field(name), {"rule": rule})
    for name in ("used", "drawn"):
        bits = 0
        for i, value in enumerate(reader.texts(name)):
            bits |= 1 << int(s.deck.bits[kind_of(s, value, f"{reader.field(name)}[{i}]", int(s.turn))])
        if name == "used":
            s.active = bits
        else:
            s.drawn = bits
    reader.done()


def read_bandits(s: State, reader: Reader) -> None:
    """RV-2.3 All alive and with the grit that they start with, unless the document says otherwise."""
    deck = s.deck
    dead = bits_of(reader, "dead", deck.bandit_slugs, "unknown-bandit")
    for bandit in range(deck.bandits):
        s.alive[bandit] = 0 if dead >> bandit & 1 else 1
        s.grit[bandit] = deck.start_grit[bandit] if s.alive[bandit] and not reader.has("grit") else 0
    s.living = sum(s.alive)
    grit = reader.table("grit")
    for slug in grit.names():
        bandit = one_of(slug, deck.bandit_slugs, grit.field(slug), "unknown-bandit")
        s.grit[bandit] = grit.number(slug, 0, 99)
        if s.grit[bandit] and not s.alive[bandit]:
            raise Malformed("dead-bandit", grit.field(slug), {"rule": "RV-8.3"})
    s.saved = bits_of(reader, "saved", deck.bandit_slugs, "unknown-bandit")
    for kind in [kind_of(s, slug, f"banned[{i}]") for i, slug in enumerate(reader.texts("banned"))]:
        s.bans[deck.sides[kind]] |= 1 << deck.bits[kind]
    s.spent = bits_of(reader, "spent", deck.special_slugs, "unknown-special")


def read_marker(s: State, reader: Reader) -> None:
    deck = s.deck
    for i, face in enumerate(reader.texts("opened")):
        number = one_of(face, deck.face_names, f"opened[{i}]", "unknown-face")
        free = [j for j in range(deck.faces) if deck.face_of[j] == number and j not in list(s.opened[: s.openings])]
        if not free:
            raise Malformed("no-such-face-left", f"opened[{i}]", {"value": face, "rule": "RV-4.5"})
        s.opened[s.openings] = free[0]
        s.openings += 1
        s.extra[deck.face_fields[free[0]]] += 1
    marker = reader.table("marker")
    s.field = one_of(
        marker.text("field", deck.field_slugs[0]), deck.field_slugs, marker.field("field"), "unknown-battlefield"
    )
    spaces = range(1 - deck.dashes[s.field], s.last_space(s.field) + 1)
    names = [space_name(deck, s.field, space) for space in spaces]
    found = marker.maybe("space") if marker.has("space") else "1"
    s.mark = spaces[
        one_of(str(found) if isinstance(found, int) else found, names, marker.field("space"), "no-such-space")
    ]
    marker.done()
    if s.reached and s.field != LAST_FIELD:
        raise Malformed(
            "never-reached", "turn.reached", {"battlefield": deck.field_slugs[s.field], "rule": "RV-OPT-06"}
        )
    note_last_space(s)
    s.cubes = reader.number("cubes", 0 if reader.has("winner") else 1, max(99, deck.cubes), int(deck.cubes))


def read_columns(s: State, reader: Reader) -> None:
    """RV-7 What lies at each battlefield, within the limits that nothing can break."""
    deck = s.deck
    ends = [0, deck.lawmen, deck.guns, deck.rows, deck.variants]
    for field, slug in enumerate(deck.field_slugs):
        column = reader.table(slug)
        for i, name in enumerate(COLUMNS):
            for j, card in enumerate(column.texts(name)):
                variant = variant_of(s, card, f"{column.field(name)}[{j}]", ends[i], ends[i + 1])
                s.put(field, variant)
        for side in range(SIDES):
            set_cap(s, field, side)
        column.done()
        at = field * st.TALLY
        for what, most, rule in ((st.ROWS, deck.most_rows, "RV-7.4"), (st.SLOTS, deck.slots, "RV-7.3")):
            if s.tally[at + what] > most:
                details: dict[str, object] = {"found": int(s.tally[at + what]), "most": int(most), "rule": rule}
                raise Malformed("too-many-at-battlefield", reader.field(slug), details)
    reader.done()


def read_tokens(s: State) -> None:
    """RV-1.3 What lies on the table came out of the box."""
    deck = s.deck
    used = [sum(s.grit), 0]
    for field in range(FIELDS):
        for variant in range(deck.variants):
            lying = int(s.lying[field * deck.variants + variant])
            used[GRIT] += lying * int(deck.grit_of[variant])
            used[POWER] += lying * int(deck.power_of[variant])
    if s.options.token_supply == UNLIMITED:
        return
    for token, name in ((GRIT, "grit"), (POWER, "power")):
        s.supply[token] -= used[token]
        if s.supply[token] < 0:
            raise Malformed("too-many-tokens", name, {"found": used[token], "box": int(deck.tokens[token])})


def read_playing(s: State, outer: Reader) -> None:
    """RV-6.1 The card in limbo."""
    deck = s.deck
    spared = outer.texts("spared")
    for i, name in enumerate(spared):
        s.spared[variant_of(s, name, f"spared[{i}]", 0, deck.lawmen)] += 1
    if not outer.has("playing"):
        return
    reader = outer.table("playing")
    s.card = kind_of(s, reader.text("card"), reader.field("card"), int(s.turn))
    s.as_shot = int(reader.flag("as_shot"))
    if deck.sorts[s.card] == REACTION or (s.as_shot and deck.modes[s.card] == 0):
        raise Malformed("cannot-be-played-so", reader.field("card"), {"card": deck.slugs[s.card]})
    here = deck.field_slugs[s.field]
    s.place = one_of(reader.text("place", here), deck.field_slugs, reader.field("place"), "unknown-battlefield")
    paid = reader.texts("paid")
    if len(paid) > MOST_COST:
        raise Malformed("too-long", reader.field("paid"), {"most": MOST_COST})
    for i, slug in enumerate(paid):
        s.paid[i] = kind_of(s, slug, f"{reader.field('paid')}[{i}]", int(s.turn))
        s.payments += 1
    s.named = int(reader.flag("named"))
    reader.done()


def read_sides(s: State, reader: Reader) -> None:
    for side, slug in enumerate(SIDE_SLUGS):
        read_side(s, side, reader.table(slug))
    reader.done()


def read_side(s: State, side: int, reader: Reader) -> None:
    """RV-1.1 Hand, deck, discard pile, table and the card being played are the whole deck of a side."""
    deck = s.deck
    own = [kind for kind in range(deck.kinds) if deck.sides[kind] == side]
    left = {kind: int(deck.copies[kind]) for kind in own}
    for field in range(FIELDS):
        for variant in range(deck.variants):
            if deck.kind_of[variant] in left:
                left[deck.kind_of[variant]] -= int(s.lying[field * deck.variants + variant])
    if s.card in left:
        left[s.card] -= 1
    for i in range(s.depth):
        if s.agenda[i * FRAME] == st.ENTER and s.agenda[i * FRAME + 2] in left:
            left[s.agenda[i * FRAME + 2]] -= 1
    hand = reader.table("hand")
    for slug in hand.names():
        kind = kind_of(s, slug, hand.field(slug), side)
        n = hand.number(slug, 0, int(deck.copies[kind]))
        s.hands[kind] = n
        s.held[side] += n
        left[kind] -= n
    known = reader.table("known")
    for slug in known.names():
        kind = kind_of(s, slug, known.field(slug), side)
        s.known[kind] = known.number(slug, 0, int(s.hands[kind]))
    for kind in own:
        if s.returned[kind] > s.hands[kind]:
            raise Malformed("not-there", "turn.taken_back", {"card": deck.slugs[kind]})
    discard = [
        kind_of(s, slug, f"{reader.field('discard')}[{i}]", side) for i, slug in enumerate(reader.texts("discard"))
    ]
    stock = reader.texts("deck") if reader.has("deck") else [REST]
    where = reader.field("deck")
    drawn = [kind_of(s, slug, f"{where}[{i}]", side) for i, slug in enumerate(stock) if slug != REST]
    if stock.count(REST) > 1:
        raise Malformed("rest-only-once", where)
    for kind in [*discard, *drawn]:
        left[kind] -= 1
    for kind, n in left.items():
        if n < 0:
            details: dict[str, object] = {"card": deck.slugs[kind], "most": int(deck.copies[kind]), "too_many": -n}
            raise Malformed("too-many-cards", f"sides.{SIDE_SLUGS[side]}", details)
    rest = row_of([kind for kind in own for _ in range(left[kind])])
    if REST not in stock:
        check_missing(s, left, where)
    else:
        s.rng.shuffle(rest, len(rest))
    cards: list[int] = []
    for slug in stock:
        cards += list(rest) if slug == REST else [deck.slugs.index(slug)]
    for i, kind in enumerate(reversed(cards)):
        s.stock[side * deck.size + i] = kind
    s.stocked[side] = len(cards)
    for kind in reversed(discard):
        s.throw(kind)
    reader.done()


def check_missing(s: State, left: dict[int, int], where: str) -> None:
    """RV-OPT-21 Only killed lawmen and destroyed guns and rows can be out of the game."""
    deck = s.deck
    gone = (GUN, LAWMAN, ROW) if s.options.killed_cards_go == OUT_OF_GAME else ()
    missing = [f"{deck.slugs[kind]} {n}" for kind, n in left.items() if n and deck.sorts[kind] not in gone]
    if missing:
        raise Malformed("cards-missing", where, {"missing": ", ".join(missing)})


def read_end(s: State, reader: Reader) -> None:
    s.winner = one_of(reader.text("winner"), SIDE_SLUGS, "winner", "unknown-side")
    s.reason = one_of(reader.text("reason"), ev.ENDINGS, "reason", "unknown-reason")
    reader.items("agenda")


# The agenda


def read_agenda(s: State, reader: Reader) -> None:
    """What is still to be done; without an agenda the side whose turn it is may play."""
    items = reader.items("agenda")
    if not items:
        s.push(st.PLAY_PHASE, s.turn)
        return
    if len(items) > MOST_FRAMES:
        raise Malformed("too-long", "agenda", {"most": MOST_FRAMES})
    for i, item in enumerate(items):
        read_frame(s, Reader(item, f"agenda[{i}]"))


def read_frame(s: State, reader: Reader) -> None:
    frame = one_of(reader.value("do"), FRAME_NAMES[:-1], reader.field("do"), "unknown-question")
    who = one_of(reader.text("who", SIDE_SLUGS[s.turn]), SIDE_SLUGS, reader.field("who"), "unknown-side")
    values = [0, 0, 0]
    for place, (name, sort) in enumerate(VALUES.get(frame, ())):
        values[place] = read_value(s, reader, name, sort)
    reader.done()
    s.push(frame, who, *values)


def read_value(s: State, reader: Reader, name: str, sort: str) -> int:
    deck, where = s.deck, reader.field(name)
    readers: dict[str, Callable[[], int]] = {
        "number": lambda: reader.number(name, 1, 99, 1),
        "count": lambda: reader.number(name, 0, 9999, 0),
        "flag": lambda: int(reader.flag(name)),
        "mark": lambda: int(reader.flag(name)),
        "why": lambda: one_of(reader.text(name), WHYS, where, "unknown-reason"),
        "script": lambda: address_of(deck, reader.text(name), where),
        "kinds": lambda: kinds_of(s, reader, name),
        "carrier": lambda: carrier_of(s, reader, name),
        "at": lambda: reader.number(name, -1, FIELDS - 1, NONE),
        "variant": lambda: variant_of(s, reader.text(name), where, 0, deck.lawmen),
        "lawman": lambda: deck.kind_of[variant_of(s, reader.text(name), where, 0, deck.lawmen)],
    }
    return readers[sort]()


def address_of(deck: Deck, name: str, where: str) -> int:
    """The place in the program that `script_name` wrote."""
    label, _, step = name.partition("#")
    starts = list(deck.starts)
    if not label or label not in deck.labels or (step and not (step.isascii() and step.isdigit() and len(step) < 3)):
        raise Malformed("unknown-script", where, {"value": name[:80]})
    i = deck.labels.index(label)
    address = int(starts[i]) + int(step or 0) * WIDTH
    if (i + 1 < len(starts) and address >= starts[i + 1]) or address >= len(deck.program):
        raise Malformed("unknown-script", where, {"value": name[:80]})
    return address


def kinds_of(s: State, reader: Reader, name: str) -> int:
    deck = s.deck
    if not reader.has(name):
        reader.maybe(name)
        return sum(1 << int(deck.bits[kind]) for kind in range(deck.kinds) if deck.sorts[kind] == GUN)
    bits = 0
    for i, slug in enumerate(reader.texts(name)):
        bits |= 1 << int(deck.bits[kind_of(s, slug, f"{reader.field(name)}[{i}]", COLTY)])
    return bits


def carrier_of(s: State, reader: Reader, name: str) -> int:
    """The card in play or the bandit that carries an operation."""
    found = reader.maybe(name)
    if found is None:
        return NONE
    if isinstance(found, str) and found in s.deck.bandit_slugs:
        return int(self_of(s.deck.bandit_slugs.index(found)))
    return variant_of(s, found, reader.field(name), 0, s.deck.guns)


def check_question(s: State) -> None:
    """The position waits for an answer that the rules can ask for, and there is one."""
    frame = int(s.phase())
    where = f"agenda[{s.depth - 1}]"
    if frame >= st.QUESTIONS:
        raise Malformed("no-question", where, {"found": FRAME_NAMES[frame]})
    check_agenda(s)
    twin = s.clone()
    assert isinstance(twin, Revolver)
    if frame != st.PLAY_PHASE and settle(twin, frame, row_of([0] * int(s.deck.most_legal))):
        raise Malformed("nothing-to-decide", where, {"phase": FRAME_NAMES[frame]})
    s.actor = s.agenda[s.top() + 1]
    if not s.legal():
        raise Malformed("nothing-to-decide", where, {"phase": FRAME_NAMES[frame]})
    s.count = -1
