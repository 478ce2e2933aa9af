"""The checks that need more than one row (section 16, RV-0.3): who refers to whom, and what may stand where.

What depends on something that could not be read is not judged: every fault that is told is one of its own.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace

from saloon.games.revolver.deckfile.language import (
    CASUALTY_WINDOW,
    COLTY,
    FLAGS,
    KINDS,
    LAID_DOWN,
    OPERATIONS,
    PLAY_WINDOW,
    REACH,
    SIDES,
)
from saloon.games.revolver.deckfile.limits import FEWEST_CARDS, MOST_CARDS, MOST_FACES, MOST_KINDS
from saloon.games.revolver.deckfile.rows import Card, DeckFile, Op, Script, loses, scripts, walk
from saloon.kernel.document import MOST_FAULTS, nearest, shown
from saloon.kernel.errors import Malformed


def check(deck: DeckFile, faults: list[Malformed]) -> None:
    """Note the faults that only the whole deck shows, after those of its single rows."""
    _Check(deck, faults).run()


class _Check:
    def __init__(self, deck: DeckFile, faults: list[Malformed]) -> None:
        self.deck = _named(deck)
        self.faults = faults
        self.cards = {card.id: card for card in self.deck.cards}
        self.places = {place.id for place in self.deck.battlefields}
        self.unread = [fault.field for fault in faults]

    def run(self) -> None:
        self.sizes()
        for script in scripts(self.deck):
            row = ".".join(script.field.split(".")[:2])
            if self.is_read(script.field, f"{row}.side", f"{row}.kind"):
                self.script(script)
                for op, where, _ in walk(script.ops, script.field):
                    self.references(op, where)
        self.rows()
        self.windows()
        self.leader()

    def note(self, reason: str, where: str, details: dict[str, object] | None = None) -> None:
        if len(self.faults) < MOST_FAULTS:
            self.faults.append(Malformed(reason, where, details))

    def is_read(self, *fields: str) -> bool:
        """Whether nothing at, above or inside these fields is wrong by itself."""
        return not any(_overlap(wrong, field) for wrong in self.unread for field in fields)

    def sizes(self) -> None:
        deck = self.deck
        for side in SIDES if self.is_read("cards") else ():
            kinds = sum(card.side == side for card in deck.cards)
            if kinds > MOST_KINDS:
                self.note("too-many", "cards", {"side": side, "found": kinds, "most": MOST_KINDS})
            if not FEWEST_CARDS <= (size := deck.size(side)) <= MOST_CARDS:
                details: dict[str, object] = {"side": side, "found": size, "least": FEWEST_CARDS, "most": MOST_CARDS}
                self.note("deck-size", "cards", details)
        faces = sum(len(place.faces) for place in deck.battlefields)
        if faces > MOST_FACES:
            self.note("too-many", "battlefields", {"found": faces, "most": MOST_FACES, "what": "faces"})

    def script(self, script: Script) -> None:
        """Whether each operation may stand where it stands."""
        seen: Counter[str] = Counter()
        for op, where, depth in walk(script.ops, script.field):
            operation = OPERATIONS[op.op]
            word = f"{op.op} {op.token}".strip()
            seen[word] += 1
            if script.place not in operation.places:
                self.note("not-here", where, {"op": op.op, "place": script.place})
            elif script.side not in operation.sides:
                self.note("wrong-side", where, {"op": op.op, "side": script.side})
            elif depth and not operation.nested:
                self.note("not-inside", where, {"op": op.op})
            elif seen[word] > 1 and (operation.once or op.op == "gain_token"):
                self.note("twice", where, {"op": word})
            elif operation.first and where != f"{script.field}[0]":
                self.note("not-first", where, {"op": op.op})
            elif script.place == REACH and op.op == "gain_token":
                for name, value, wanted in (("token", op.token, "grit"), ("when", op.when, "always")):
                    if value != wanted:
                        self.note("not-here", f"{where}.{name}", {"op": f"{op.op} {value}", "place": REACH})

    def references(self, op: Op, where: str) -> None:
        """Ids that an operation names exist and are of the right sort."""
        if op.op == "remove_named":
            self.card(op.card, f"{where}.card", LAID_DOWN)
        if op.op == "ban_card":
            self.card(op.card, f"{where}.card", tuple(kind for kind in KINDS if kind != "reaction"))
        for name, ids in (("only", op.only), ("except", op.without)):
            for at, id in enumerate(ids):
                self.card(id, f"{where}.{name}[{at}]", ("gun",))
        if op.before:
            self.place(op.before, f"{where}.before")
        if op.op == "open_faces":
            faces = {face for place in self.deck.battlefields for face in place.faces}
            self.known(op.face, f"{where}.face", faces, "face")

    def known(self, id: str, where: str, ids: Iterable[str], sort: str) -> bool:
        """Whether an id is one of these. It is no fault if some of them could not be read."""
        if id in ids:
            return True
        if self.is_read("cards" if sort == "card" else "battlefields"):
            self.note("unknown-id", where, {"value": shown(id), "sort": sort, **nearest(id, ids)})
        return False

    def card(self, id: str, where: str, kinds: Sequence[str]) -> Card | None:
        """The card of that id, if it is of one of these kinds."""
        if not self.known(id, where, self.cards, "card"):
            return None
        found = self.cards[id]
        if not self.is_read(f"cards.{id}.kind"):
            return None
        if found.kind not in kinds:
            self.note("wrong-sort", where, {"value": id, "kind": found.kind, "kinds": ", ".join(kinds)})
            return None
        return found

    def place(self, id: str, where: str) -> None:
        if self.is_read(where):
            self.known(id, where, self.places, "battlefield")

    def rows(self) -> None:
        """Places that rows name, and what a row may have only under a condition."""
        for bandit in self.deck.bandits:
            if bandit.on_reach_ops:
                self.place(bandit.on_reach_at, f"bandits.{bandit.id}.on_reach.at")
        for special in self.deck.special:
            self.place(special.at, f"special.{special.id}.at")
            if not special.once and self.is_read(f"special.{special.id}.once"):
                self.note("not-once", f"special.{special.id}.once")
        for card in self.deck.cards:
            where = f"cards.{card.id}"
            for name, places in (("free_at", card.free_at), ("not_at", card.not_at)):
                for at, place in enumerate(places):
                    self.place(place, f"{where}.{name}[{at}]")
            if card.activated is not None and card.copies != 1 and self.is_read(f"{where}.copies"):
                self.note("not-single", f"{where}.activated", {"copies": card.copies})

    def windows(self) -> None:
        """RV-11 Each reaction has a window of its own, and each cancellable card has its reaction."""
        taken: dict[str, str] = {}
        for card in self.deck.cards:
            if card.kind != "reaction" or not self.is_read(f"cards.{card.id}"):
                continue
            where = f"cards.{card.id}"
            first = self.window(card, f"{where}.reaction")
            if card.reaction in taken:
                details: dict[str, object] = {"value": card.reaction, "by": taken[card.reaction]}
                self.note("window-taken", f"{where}.reaction", details)
            taken.setdefault(card.reaction, card.id)
            if first and card.ops[0].op != first:
                self.note("wrong-first", f"{where}.ops[0].op", {"value": card.ops[0].op, "wanted": first})
        for card in self.deck.cards if self.is_read("cards") else ():
            if "cancellable" in card.flags and f"{PLAY_WINDOW}{card.id}" not in taken:
                self.note("nothing-cancels", f"cards.{card.id}.flags", {"wanted": f"{PLAY_WINDOW}{card.id}"})

    def window(self, card: Card, where: str) -> str:
        """The operation with which a reaction of this window begins; nothing if there is no such window."""
        if card.reaction == CASUALTY_WINDOW:
            if card.side != COLTY:
                self.note("wrong-side", where, {"value": card.reaction, "side": card.side})
            return "prevent_casualty"
        if not card.reaction.startswith(PLAY_WINDOW):
            known = f"{CASUALTY_WINDOW}, {PLAY_WINDOW}<card id>"
            self.note("unknown-word", where, {"value": shown(card.reaction), "known": known})
            return ""
        target = self.card(card.reaction.removeprefix(PLAY_WINDOW), where, FLAGS["cancellable"])
        if target and target.side == card.side:
            self.note("wrong-side", where, {"value": card.reaction, "side": card.side})
        elif target and "cancellable" not in target.flags and self.is_read(f"cards.{target.id}.flags"):
            self.note("not-cancellable", where, {"value": target.id})
        return "cancel_card"

    def leader(self) -> None:
        """RV-14.2 Exactly one bandit loses the game by dying, wherever the marker is; nothing else of a bandit does."""
        if not self.is_read("bandits"):
            return
        for bandit in self.deck.bandits:
            for name, ops in (("on_grit_loss", bandit.on_grit_loss), ("on_reach.ops", bandit.on_reach_ops)):
                for at, op in enumerate(ops):
                    if op.op == "lose_game" and not op.before:
                        self.note("missing", f"bandits.{bandit.id}.{name}[{at}].before")
        leaders = [bandit.id for bandit in self.deck.bandits if loses(bandit.on_death)]
        if len(leaders) != 1:
            self.note("not-one-leader", "bandits", {"found": len(leaders), "ids": ", ".join(leaders)})


def _named(deck: DeckFile) -> DeckFile:
    """The deck without rows that have no id of their own: nothing can refer to them."""
    return replace(
        deck,
        battlefields=tuple(row for row in deck.battlefields if row.id),
        bandits=tuple(row for row in deck.bandits if row.id),
        special=tuple(row for row in deck.special if row.id),
        cards=tuple(row for row in deck.cards if row.id),
    )


def _overlap(one: str, other: str) -> bool:
    """Whether one field is the other, or lies inside it."""
    short, long = sorted((one, other), key=len)
    return long.startswith(short) and (len(long) == len(short) or long[len(short)] in ".[")
