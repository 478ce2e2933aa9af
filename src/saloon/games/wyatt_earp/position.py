"""Positions: any situation at the table as a readable document, and back. Our FEN, for tests, puzzles and bug reports.

Only what differs from an ordinary table must be written: no money, $1,000 on every poster, outlaws that lie on the
table are opened, the draw pile is whatever is left over. `"*"` in the draw pile stands for all cards that lie nowhere
else, in random order. Piles are written from the top card down.
"""

from collections.abc import Mapping
from typing import Any

from saloon.games.wyatt_earp import state as st
from saloon.games.wyatt_earp.cards import (
    BANK,
    DECK,
    FASTEST_GUN,
    HIDEOUT,
    KINDS,
    LEAST_PLAYERS,
    MOST_PLAYERS,
    NO_CARD,
    OUTLAW_SLUGS,
    OUTLAWS,
    PHOTO,
    SLUGS,
    STAGECOACH,
    THOUSAND,
    WYATT_EARP,
    copies,
)
from saloon.games.wyatt_earp.facts import USES
from saloon.games.wyatt_earp.memory import IN_DISCARDS, IN_DRAW_PILE, LOOKED_AT_DRAW, NO_LIMIT, SET, Gap, Memory
from saloon.games.wyatt_earp.options import (
    ANY_OPENING,
    ANY_TIME,
    BEFORE_SHOT,
    IGNORED,
    PHOTO_OFF,
    PRESENCE,
    RISK,
    SHOT_RESHUFFLES_AGAIN,
    STAYS,
    read_options,
    write_options,
)
from saloon.games.wyatt_earp.piles import nothing_lies_of
from saloon.games.wyatt_earp.refusals import PHASE_NAMES
from saloon.games.wyatt_earp.rounds import MOST_TURNS
from saloon.games.wyatt_earp.state import PILE, State
from saloon.games.wyatt_earp.supply import shot_possible
from saloon.games.wyatt_earp.table import WyattEarp
from saloon.kernel.chance import chance_document, read_chance
from saloon.kernel.document import Reader, number, read_heading, shown
from saloon.kernel.errors import Malformed
from saloon.kernel.rows import row_of
from saloon.kernel.table import NOBODY

FORMAT = 1
ROWS = ("fresh", "kept", "losses", "own_tallies")
GAME_NAME = "wyatt-earp"
REST = "*"
COUNTERS = ("cards", "photo", "stagecoach-robbery", "bank-robbery", "fastest-gun", "hideout")
PILE_KINDS = (
    0,
    PHOTO,
    STAGECOACH,
    BANK,
    FASTEST_GUN,
    HIDEOUT,
)  # the kinds behind the counters; the first two depend on the outlaw
MOST_DOLLARS = 10_000_000


# Writing


def to_document(s: State) -> dict[str, Any]:
    """Everything true at the table; what is as usual is left out."""
    turn: dict[str, Any] = {"seat": int(s.turn), "phase": PHASE_NAMES[s.phase]}
    if s.actor not in (s.turn, NOBODY):
        turn["asked"] = int(s.actor)
    if s.sheriff_used:
        turn["sheriff_used"] = True
    if s.acted:
        turn["acted"] = True
    if s.undoable:
        turn["undoable"] = True
    laid = {OUTLAW_SLUGS[o]: int(n) for o, n in enumerate(s.laid) if n}
    if laid:
        turn["laid"] = laid
    for name, kind in (("taken", s.taken), ("picked", s.picked), ("card", s.card), ("shot", s.shot)):
        if kind != NO_CARD:
            turn[name] = SLUGS[kind]
    if s.use:
        turn["use"] = USES[s.use]
    if s.use or s.aim_seat != NOBODY:
        turn["outlaw"] = OUTLAW_SLUGS[s.aim_outlaw]
    if s.aim_seat != NOBODY:
        turn["aim"] = int(s.aim_seat)
    if s.passed:
        turn["passed"] = seats_of(s.passed)
    document: dict[str, Any] = {
        "format": FORMAT,
        "game": GAME_NAME,
        "options": write_options(s.options),
        "round": int(s.round),
        "dealer": int(s.dealer),
        "starter": int(s.starter),
        "reshuffles": int(s.reshuffles),
        "idle": int(s.idle),
        "turns": int(s.turns),
        "stalls": int(s.stalls),
        "turn": turn,
        "pots": {OUTLAW_SLUGS[o]: int(dollars) for o, dollars in enumerate(s.pots)},
        "opened": [OUTLAW_SLUGS[o] for o, opened in enumerate(s.opened) if opened],
        "discard": [SLUGS[kind] for kind in reversed(list(s.waste[: s.wasted]))],
        "draw": [SLUGS[kind] for kind in reversed(list(s.stock[: s.stocked]))],
        "seats": [seat_document(s, seat) for seat in range(s.seats)],
        "chance": chance_document(s.rng),
    }
    if s.phase == st.OVER:
        document["winner"] = int(s.winner)
    if s.reached:
        document["reached"] = seats_of(s.reached)
    if s.memory is not None:
        document["memory"] = memory_document(s.memory)
    return document


def seats_of(bits: int) -> list[int]:
    return [seat for seat in range(MOST_PLAYERS) if bits >> seat & 1]


def seat_document(s: State, seat: int) -> dict[str, Any]:
    piles: dict[str, dict[str, int]] = {}
    for outlaw in range(OUTLAWS):
        at = s.pile(seat, outlaw)
        counters = {name: int(s.piles[at + i]) for i, name in enumerate(COUNTERS) if s.piles[at + i]}
        if counters:
            piles[OUTLAW_SLUGS[outlaw]] = counters
    hand = {SLUGS[kind]: int(s.hands[seat * KINDS + kind]) for kind in range(KINDS) if s.hands[seat * KINDS + kind]}
    return {"money": int(s.money[seat]), "hand": hand, "piles": piles}


def memory_document(memory: Memory) -> dict[str, Any]:
    """What everyone may remember (see `memory.py`): rows are draw pile, discard pile and hands in turn."""
    seats = int(memory.seats)
    document: dict[str, Any] = {
        "shown": [_named(memory.shown, seat, SLUGS, 0) for seat in range(seats)],
        "limits": [_named(memory.limit, seat, OUTLAW_SLUGS, NO_LIMIT) for seat in range(seats)],
    }
    document["bounds"] = [_named(memory.bounds, row, SLUGS, 0) for row in range((seats + 1) * SET // KINDS)]
    for name in ROWS:
        document[name] = [int(n) for n in getattr(memory, name)]
    document["blur"] = int(memory.blur)
    document["gaps"] = [gap_document(gap) for gap in memory.gaps]
    document["strays"] = [gap_document(gap) for gap in memory.strays]
    document["stray_rows"] = [int(n) for n in memory.stray_rows]
    return document


def gap_document(gap: Gap) -> dict[str, Any]:
    return {
        "seat": int(gap.seat),
        "losses": int(gap.losses),
        "lay": _named(gap.lay, 0, SLUGS, 0),
        "left": int(gap.left),
    }


def _named(counts: Any, row: int, names: list[str], usual: int) -> dict[str, int]:
    width = len(names)
    return {names[i]: int(counts[row * width + i]) for i in range(width) if counts[row * width + i] != usual}


# Reading


def from_document(document: Mapping[str, Any]) -> WyattEarp:
    """A table from a document; `Malformed` names the field that is wrong."""
    reader = Reader(document)
    options = read_heading(reader, FORMAT, GAME_NAME, read_options)
    seats = reader.items("seats")
    if not LEAST_PLAYERS <= len(seats) <= MOST_PLAYERS:
        details: dict[str, object] = {"players": len(seats), "least": LEAST_PLAYERS, "most": MOST_PLAYERS}
        raise Malformed("number-of-players", "seats", details)
    s = WyattEarp(len(seats), options, read_chance(reader.table("chance"), document))
    for seat, found in enumerate(seats):
        read_seat(s, seat, Reader(found, f"seats[{seat}]"))
    read_round(s, reader)
    read_turn(s, reader.table("turn"))
    if s.phase == st.OVER:
        s.winner = reader.number("winner", 0, s.seats - 1)
        s.reached = bits_of(reader, "reached", s.seats - 1)
    read_piles(s, reader)
    check_table(s)
    s.memory = read_memory(s, reader) if reader.has("memory") else fresh_memory(s)
    reader.done()
    return s


def kind_of(slug: str, where: str) -> int:
    if slug not in SLUGS:
        raise Malformed("unknown-card", where, {"value": slug[:40]})
    return SLUGS.index(slug)


def outlaw_of(slug: str, where: str) -> int:
    if slug not in OUTLAW_SLUGS:
        raise Malformed("unknown-outlaw", where, {"value": slug[:40], "known": ", ".join(OUTLAW_SLUGS)})
    return OUTLAW_SLUGS.index(slug)


def read_seat(s: State, seat: int, reader: Reader) -> None:
    s.money[seat] = dollars(reader, "money", 0)
    hand = reader.table("hand")
    for slug in hand.names():
        kind = kind_of(slug, hand.field(slug))
        n = hand.number(slug, 0, int(copies(kind)))
        s.hands[seat * KINDS + kind] = n
        s.held[seat] += n
    piles = reader.table("piles")
    for slug in piles.names():
        outlaw = outlaw_of(slug, piles.field(slug))
        pile = piles.table(slug)
        for i, name in enumerate(COUNTERS):
            most = 7 if i == st.SERIES_CARDS else int(copies(kind_in_pile(outlaw, i)))
            if i == st.HIDEOUTS or (i == st.GUNS and s.options.hidden_fastest_gun != IGNORED):
                most = 1  # WE-12.5 one Hideout a pile, WE-10.6 one Fastest Gun an outlaw
            s.piles[s.pile(seat, outlaw) + i] = pile.number(name, 0, most, 0)
        pile.done()
    s.recount(seat)
    reader.done()


def kind_in_pile(outlaw: int, counter: int) -> int:
    return PILE_KINDS[counter] + (outlaw if counter <= st.PHOTOS else 0)


def dollars(reader: Reader, name: str, default: int) -> int:
    found = reader.number(name, 0, MOST_DOLLARS, default)
    if found % THOUSAND:
        raise Malformed("not-thousands", reader.field(name), {"value": found})
    return found


def read_round(s: State, reader: Reader) -> None:
    last = int(s.seats) - 1
    s.round = reader.number("round", 1, 100_000, 1)
    s.dealer = reader.number("dealer", 0, last, 0)
    s.starter = reader.number("starter", 0, last, (int(s.dealer) + 1) % int(s.seats))
    again = s.options.shot_exhausted == SHOT_RESHUFFLES_AGAIN
    s.reshuffles = reader.number("reshuffles", 0, 1000 if again else 1, 0)  # WE-6.1
    guard = int(s.options.stall_guard)
    s.idle = reader.number("idle", 0, guard, 0)
    s.turns = reader.number("turns", 1, MOST_TURNS if guard else 1_000_000, 1)
    s.stalls = reader.number("stalls", 0, int(s.turns) if guard else 0, 0)
    pots = reader.table("pots")
    for outlaw, slug in enumerate(OUTLAW_SLUGS):
        s.pots[outlaw] = dollars(pots, slug, THOUSAND)
    pots.done()
    if reader.has("opened"):
        for i, slug in enumerate(reader.texts("opened")):
            outlaw = outlaw_of(slug, f"opened[{i}]")
            if s.options.opened_test == PRESENCE and nothing_lies_of(s, outlaw):
                raise Malformed("opened-without-cards", f"opened[{i}]", {"rule": "WE-4.5"})
            s.opened[outlaw] = 1
    else:
        for outlaw in range(OUTLAWS):
            s.opened[outlaw] = 0 if nothing_lies_of(s, outlaw) else 1


def bits_of(reader: Reader, name: str, last: int) -> int:
    bits = 0
    for i, found in enumerate(reader.items(name)):
        if isinstance(found, bool) or not isinstance(found, int) or not 0 <= found <= last:
            raise Malformed("no-such-seat", f"{reader.field(name)}[{i}]", {"value": shown(found)})
        bits |= 1 << found
    return bits


def read_turn(s: State, reader: Reader) -> None:
    """Where the turn stands; each phase must have what its question needs."""
    last = int(s.seats) - 1
    phase = reader.text("phase", "draw")
    if phase not in PHASE_NAMES:
        raise Malformed("unknown-phase", reader.field("phase"), {"value": phase[:40], "known": ", ".join(PHASE_NAMES)})
    s.phase = PHASE_NAMES.index(phase)
    s.turn = reader.number("seat", 0, last, int(s.starter))
    asked = reader.number("asked", 0, last, int(s.turn))
    s.actor = NOBODY if s.phase == st.OVER else asked
    s.sheriff_used = int(reader.flag("sheriff_used"))
    s.acted = int(reader.flag("acted"))
    s.undoable = int(reader.flag("undoable"))
    laid = reader.table("laid")
    for slug in laid.names():
        s.laid[outlaw_of(slug, laid.field(slug))] = laid.number(slug, 0, 1000)
        s.acted = 1
    s.taken, s.picked, s.card, s.shot = (card_field(reader, name) for name in ("taken", "picked", "card", "shot"))
    use = reader.text("use", USE_IN.get(s.phase, ""))
    if use not in USES:
        raise Malformed("unknown-use", reader.field("use"), {"value": use[:40], "known": ", ".join(USES[1:])})
    s.use = USES.index(use)
    s.aim_outlaw = outlaw_of(reader.text("outlaw"), reader.field("outlaw")) if reader.has("outlaw") else 0
    s.aim_seat = reader.number("aim", 0, last, -2) if reader.has("aim") else NOBODY
    s.passed = bits_of(reader, "passed", last)
    reader.done()
    check_question(s, reader)


def card_field(reader: Reader, name: str) -> int:
    return kind_of(reader.text(name), reader.field(name)) if reader.has(name) else NO_CARD


USE_IN = {
    st.PICK_PHASE: "pick",
    st.AIM_PILE: "attach",
    st.AIM_STEAL: "steal",
    st.AIM_HIDEOUT: "hide",
    st.AIM_REMOVE: "remove",
    st.HIDEOUT_ANSWER: "hide",
    st.PHOTO_WINDOW: "photo",
}
CARDS_IN_AIM = {
    st.AIM_PILE: ("stagecoach-robbery", "bank-robbery", "fastest-gun"),
    st.AIM_HIDEOUT: ("hideout",),
    st.PICK_PHASE: ("wyatt-earp",),
    st.AIM_STEAL: ("most-wanted",),
    st.AIM_REMOVE: ("wyatt-earp",),
}


def check_question(s: State, reader: Reader) -> None:
    if s.phase in USE_IN and USES[s.use] != USE_IN[s.phase]:
        raise Malformed("phase-needs", reader.field("use"), {"phase": PHASE_NAMES[s.phase], "needed": USE_IN[s.phase]})
    check_window(s, reader)
    if s.phase in CARDS_IN_AIM:
        wanted = CARDS_IN_AIM[s.phase]
        spent_already = s.card == NO_CARD and s.options.resolving_card and wanted[0] in ("wyatt-earp", "most-wanted")
        if not spent_already and (s.card == NO_CARD or SLUGS[s.card] not in wanted):
            details: dict[str, object] = {"phase": PHASE_NAMES[s.phase], "needed": ", ".join(wanted)}
            raise Malformed("phase-needs", reader.field("card"), details)
    elif s.card != NO_CARD:
        raise Malformed("phase-has-no-card", reader.field("card"), {"phase": PHASE_NAMES[s.phase]})
    if s.phase == st.FOLLOW_UP and (s.picked in (NO_CARD, WYATT_EARP) or not s.has(s.turn, s.picked)):
        raise Malformed("phase-needs", reader.field("picked"), {"phase": "follow-up", "needed": "a card of the hand"})
    out_of_turn = s.phase in (st.HIDEOUT_ANSWER, st.PHOTO_WINDOW, st.EARP_WINDOW)
    if s.phase != st.OVER and (s.actor != s.turn) != out_of_turn and s.phase != st.PHOTO_WINDOW:
        raise Malformed("wrong-seat-asked", reader.field("asked"), {"phase": PHASE_NAMES[s.phase]})


def check_window(s: State, reader: Reader) -> None:
    """Questions out of turn depend on the options, and on what lies before whoever is asked."""
    phase = PHASE_NAMES[s.phase]
    needed = {
        st.HIDEOUT_ANSWER: ("we_response=immediate_once", s.options.we_response != ANY_TIME),
        st.EARP_WINDOW: ("we_response=any_time", s.options.we_response == ANY_TIME),
        st.PHOTO_WINDOW: ("photo_out_of_turn", s.options.photo_out_of_turn != PHOTO_OFF),
    }
    option, there = needed.get(s.phase, ("", True))
    if not there:
        raise Malformed("phase-needs", reader.field("phase"), {"phase": phase, "needed": option})
    if s.phase == st.HIDEOUT_ANSWER and not (s.aim_seat == s.actor and s.covered(s.aim_seat, s.aim_outlaw)):
        raise Malformed("phase-needs", reader.field("aim"), {"phase": phase, "needed": "a covered pile"})
    if s.phase == st.EARP_WINDOW and not any(s.covered(s.actor, outlaw) for outlaw in range(OUTLAWS)):
        raise Malformed("phase-needs", reader.field("asked"), {"phase": phase, "needed": "a covered pile"})
    if s.phase == st.PHOTO_WINDOW and not s.opened[s.aim_outlaw]:
        raise Malformed("phase-needs", reader.field("outlaw"), {"phase": phase, "needed": "an opened outlaw"})
    if s.phase == st.PHOTO_WINDOW and s.actor == s.turn and s.options.photo_out_of_turn != ANY_OPENING:
        raise Malformed("wrong-seat-asked", reader.field("asked"), {"phase": phase})


def read_piles(s: State, reader: Reader) -> None:
    """The two piles; together with hands, territories and the card in question they are the 78 cards."""
    left = [int(copies(kind)) for kind in range(KINDS)]
    for kind in range(KINDS):
        for seat in range(s.seats):
            left[kind] -= s.hands[seat * KINDS + kind]
    for seat in range(s.seats):
        for outlaw in range(OUTLAWS):
            for i in range(PILE):
                left[kind_in_pile(outlaw, i)] -= s.piles[s.pile(seat, outlaw) + i]
    if s.card != NO_CARD:
        left[s.card] -= 1
    discard = [kind_of(slug, f"discard[{i}]") for i, slug in enumerate(reader.texts("discard"))]
    draw = reader.texts("draw") if reader.has("draw") else [REST]
    for i, slug in enumerate(draw):
        if slug != REST:
            kind_of(slug, f"draw[{i}]")
    drawn = [SLUGS.index(slug) for slug in draw if slug != REST]
    for where, pile in (("seats", []), ("discard", discard), ("draw", drawn)):
        for kind in pile:
            left[kind] -= 1
        for kind in range(KINDS):
            if left[kind] < 0:
                details: dict[str, object] = {"card": SLUGS[kind], "most": int(copies(kind)), "too_many": -left[kind]}
                raise Malformed("too-many-cards", where, details)
    rest = [kind for kind in range(KINDS) for _ in range(left[kind])]
    if draw.count(REST) > 1:
        raise Malformed("rest-only-once", "draw")
    if REST not in draw and rest:
        missing = ", ".join(f"{SLUGS[kind]} {left[kind]}" for kind in range(KINDS) if left[kind])
        raise Malformed("cards-missing", "draw", {"missing": missing, "deck": DECK})
    shuffled = row_of(rest)
    s.rng.shuffle(shuffled, len(rest))
    stock: list[int] = []
    for slug in draw:
        stock += shuffled if slug == REST else [SLUGS.index(slug)]
    for kind in reversed(stock):
        s.stock[s.stocked] = kind
        s.stocked += 1
    for kind in reversed(discard):
        s.push_waste(kind)


def check_table(s: State) -> None:
    """What can never lie on a table (21.1)."""
    guns = []
    for seat in range(s.seats):
        for outlaw in range(OUTLAWS):
            where = f"seats[{seat}].piles.{OUTLAW_SLUGS[outlaw]}"
            at = s.pile(seat, outlaw)
            if s.has_pile(seat, outlaw):
                if not s.opened[outlaw]:
                    raise Malformed("pile-of-unopened-outlaw", where, {"rule": "WE-4.2"})
            elif any(s.piles[at + i] for i in range(PILE) if i != st.HIDEOUTS):
                raise Malformed("orphaned-cards", where, {"rule": "WE-11.9"})
            elif s.piles[at + st.HIDEOUTS] and s.options.orphaned_hideout != STAYS:
                raise Malformed("orphaned-hideout", where, {"rule": "WE-11.9"})
            if not (s.options.hidden_fastest_gun == IGNORED and s.piles[at + st.HIDEOUTS]):
                guns += [where] * int(s.piles[at + st.GUNS])
    if len(guns) > 1:
        raise Malformed("two-fastest-guns", guns[1], {"other": guns[0], "rule": "WE-10.5"})
    may_be_empty = s.options.last_card_guard == RISK and s.phase not in (st.PLAY_PHASE, st.FOLLOW_UP)
    if s.held[s.turn] == 0 and not may_be_empty and s.phase not in (st.DRAW_PHASE, st.PICK_PHASE, st.OVER):
        raise Malformed("empty-hand", f"seats[{s.turn}].hand", {"rule": "WE-5.4"})
    if s.phase == st.DRAW_PHASE and s.wasted == 0 and s.options.last_card_guard != RISK:
        raise Malformed("discard-pile-empty", "discard", {"rule": "WE-3.4"})
    answering = s.phase in (st.HIDEOUT_ANSWER, st.EARP_WINDOW)
    aiming = s.options.target_timing == BEFORE_SHOT and st.AIM_PILE <= s.phase <= st.AIM_REMOVE
    if (answering or aiming) and not shot_possible(s, 1 if answering else 0):
        raise Malformed("no-card-to-shoot-with", "draw", {"phase": PHASE_NAMES[s.phase], "rule": "WE-6.11"})
    if s.phase != st.OVER and s.count < 0 and not s.legal():
        raise Malformed("nothing-to-decide", "turn.phase", {"phase": PHASE_NAMES[s.phase]})
    s.count = -1


def fresh_memory(s: State) -> Memory:
    """The memory of players who have just come to the table: they see what lies open, and their own hands."""
    memory = Memory(s.seats)
    for kind in range(KINDS):
        memory.bounds[IN_DRAW_PILE + kind] = s.unseen_by(s.seats, memory)[kind]
    for kind in s.waste[: s.wasted]:
        memory.bounds[IN_DRAW_PILE + kind] -= 1
        memory.bounds[IN_DISCARDS + kind] += 1
    for seat in range(s.seats):
        memory.fresh[seat] = s.held[seat]
        for kind in range(KINDS):
            memory.bounds[(seat + 1) * SET + IN_DRAW_PILE + kind] = -s.hands[seat * KINDS + kind]
    return memory


def read_memory(s: State, outer: Reader) -> Memory:
    reader = outer.table("memory")
    seats = int(s.seats)
    memory = Memory(seats)
    fill_named(memory.shown, reader, "shown", seats, SLUGS, DECK)
    fill_named(memory.limit, reader, "limits", seats, OUTLAW_SLUGS, NO_LIMIT - 1)
    for i, limit in enumerate(memory.limit):
        if limit != NO_LIMIT:
            memory.limited |= 1 << i // OUTLAWS
    for seat in range(seats):
        for kind in range(KINDS):
            if memory.shown[seat * KINDS + kind] > s.hands[seat * KINDS + kind]:
                where = f"memory.shown[{seat}].{SLUGS[kind]}"
                raise Malformed("shown-but-not-held", where, {"held": int(s.hands[seat * KINDS + kind])})
    fill_named(memory.bounds, reader, "bounds", (seats + 1) * SET // KINDS, SLUGS, DECK, -DECK)
    for name in ROWS:
        row = getattr(memory, name)
        found = reader.items(name)
        if len(found) not in (0, len(row)):
            raise Malformed("wrong-length", reader.field(name), {"found": len(found), "needed": len(row)})
        for i, item in enumerate(found):
            row[i] = number(item, f"{reader.field(name)}[{i}]", -DECK, DECK)
    memory.studied = any(memory.own_tallies[LOOKED_AT_DRAW * seats : (LOOKED_AT_DRAW + 1) * seats])
    memory.blur = reader.number("blur", 0, DECK, 0)
    memory.gaps = [read_gap(s, Reader(gap, f"memory.gaps[{i}]")) for i, gap in enumerate(reader.items("gaps"))]
    memory.strays = [read_gap(s, Reader(gap, f"memory.strays[{i}]")) for i, gap in enumerate(reader.items("strays"))]
    rows = [number(n, f"memory.stray_rows[{i}]", -DECK, DECK) for i, n in enumerate(reader.items("stray_rows"))]
    if len(rows) != (seats * KINDS if memory.strays else len(rows)) or len(rows) not in (0, seats * KINDS):
        raise Malformed("wrong-length", "memory.stray_rows", {"found": len(rows), "needed": seats * KINDS})
    memory.stray_rows = row_of(rows)
    reader.done()
    return memory


def read_gap(s: State, reader: Reader) -> Gap:
    lay = row_of([0] * KINDS)
    table = reader.table("lay")
    for slug in table.names():
        lay[kind_of(slug, table.field(slug))] = table.number(slug, 0, DECK)
    seat, losses = reader.number("seat", 0, int(s.seats) - 1), reader.number("losses", 0, 100_000)
    gap = Gap(seat, losses, lay, reader.number("left", 0, DECK, DECK))  # not said in older files: nothing is certain
    reader.done()
    return gap


def fill_named(counts: Any, reader: Reader, name: str, rows: int, names: list[str], most: int, least: int = 0) -> None:
    found = reader.items(name)
    if len(found) not in (0, rows):
        raise Malformed("wrong-length", reader.field(name), {"found": len(found), "needed": rows})
    for row, item in enumerate(found):
        inner = Reader(item, f"{reader.field(name)}[{row}]")
        for slug in inner.names():
            if slug not in names:
                raise Malformed("unknown-card", inner.field(slug), {"value": slug[:40]})
            counts[row * len(names) + names.index(slug)] = inner.number(slug, least, most)
