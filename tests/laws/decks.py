"""Decks that nobody would print: valid deck files for Revolver, made of the whole vocabulary by chance (RV-0.3)."""

import random
from typing import Any

from saloon.games.revolver.deckfile.language import (
    ABILITY,
    COLTY,
    DEATH,
    ENTRY,
    FLAGS,
    FORMAT,
    GRIT_LOSS,
    KINDS,
    LAID_DOWN,
    MCREADY,
    MODE,
    OPERATIONS,
    REACH,
    REACHES,
    REACTION,
    RECOVER_TO,
    SHOT,
    SIDES,
    SPECIAL,
    TOKEN_TIMES,
    TOKENS,
)
from saloon.games.revolver.deckfile.limits import (
    BANDITS,
    BATTLEFIELDS,
    FEWEST_CARDS,
    MOST_DEPTH,
    MOST_FACES,
    MOST_OPERATIONS,
)

Document = dict[str, Any]

FIELDS = [f"field-{i}" for i in range(BATTLEFIELDS)]
FACES = ("dog", "cat")
PLAYED = {COLTY: ["gun", "gun", "shot", "shot", "standing"], MCREADY: ["lawman", "lawman", "row", "shot", "standing"]}
MOST_KINDS = 9  # of a side: small decks show their cards often


def any_deck(rng: random.Random) -> Document:
    """A deck file, as a document."""
    return Maker(rng).document()


class Maker:
    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.cards: list[Document] = [card for side in SIDES for card in self.some_cards(side)]
        self.faces = [rng.choice(FACES) for _ in range(rng.choice([0, 1, 3, MOST_FACES]))]

    def often(self, percent: int) -> bool:
        return self.rng.randrange(100) < percent

    def some(self, found: list[Any]) -> list[Any]:
        """At least one, in their order."""
        chosen = set(self.rng.sample(range(len(found)), self.rng.randint(1, min(3, len(found)))))
        return [item for i, item in enumerate(found) if i in chosen]

    def document(self) -> Document:
        rng = self.rng
        bandits = [self.bandit(i) for i in range(BANDITS)]
        leader = bandits[rng.randrange(BANDITS)]
        leader["on_death"] = [*leader.get("on_death", [])[:2], {"op": "lose_game"}]
        leader["rating"] = rng.choice([9, 9, 9, leader["rating"]])
        fields = [self.battlefield(i) for i in range(BATTLEFIELDS)]
        for card in self.cards:
            self.finish(card)
        return {
            "format": FORMAT,
            "deck": "any-deck",
            "box": {"grit": rng.choice([0, 2, 6, 40]), "power": rng.choice([0, 1, 6, 40]), "cubes": 14},
            "setup": {
                "cubes": rng.randint(1, 14),
                "hand": rng.randint(1, 8),
                "draw": rng.randint(0, 4),
                "gang_slots": rng.randint(1, 4),
                "rows_max": rng.randint(0, 3),
            },
            "battlefields": fields,
            "bandits": bandits,
            "special": [self.special(i) for i in range(rng.choice([0, 1, 1, 3]))],
            "cards": self.cards,
        }

    # Rows

    def battlefield(self, i: int) -> Document:
        rng = self.rng
        first = i * (i + 1) // 2
        return {
            "id": FIELDS[i],
            "name": f"Field {i}",
            "dash": rng.choice([0, 1, 1, 3]),
            "turns": rng.randint(1, 4),
            "faces": self.faces[first : first + i + 1],
            "defence": rng.choice([0, 0, 1, 3, 9]),
        }

    def bandit(self, i: int) -> Document:
        bandit: Document = {"id": f"bandit-{i}", "name": f"Bandit {i}", "rating": self.rng.randint(0, 9)}
        if self.often(15):
            bandit["start_grit"] = self.rng.randint(1, 3)
            bandit["on_grit_loss"] = self.ops(GRIT_LOSS, COLTY)
        if self.often(25):
            bandit["on_death"] = self.ops(DEATH, COLTY)
        if self.often(15):
            bandit["on_reach"] = {"at": self.rng.choice(FIELDS), "ops": self.ops(REACH, COLTY)}
        return bandit

    def special(self, i: int) -> Document:
        side = self.rng.choice(SIDES)
        ops = [{"op": "wreck"}] if side == COLTY and self.often(50) else self.ops(SPECIAL, side)
        at = self.rng.choice(FIELDS)
        return {"id": f"special-{i}", "side": side, "name": "Special", "at": at, "once": True, "ops": ops}

    def some_cards(self, side: str) -> list[Document]:
        """Kinds and figures of one side; what they do is said when all ids are known."""
        rng = self.rng
        kinds = [*PLAYED[side][:1], *(rng.choice(PLAYED[side]) for _ in range(rng.randint(2, MOST_KINDS - 1)))]
        found = []
        for i, kind in enumerate(kinds):
            card: Document = {"id": f"{side}-{kind}-{i}", "side": side, "name": f"{kind} {i}", "kind": kind}
            card |= {"copies": rng.choice([1, 2, 4, 8]), "cost": rng.choice([0, 0, 0, 1, 2, 8])}
            found.append(card)
        if side == COLTY and self.often(70):
            found.append(self.reaction(side, "casualty"))
        found[0]["copies"] += max(0, FEWEST_CARDS - sum(card["copies"] for card in found))
        return found

    def reaction(self, side: str, window: str) -> Document:
        id = f"{side}-reaction-{window.partition(':')[2] or window}"
        card: Document = {"id": id, "side": side, "name": "Reaction", "kind": "reaction", "reaction": window}
        return card | {"copies": self.rng.choice([1, 3]), "cost": self.rng.choice([0, 0, 1])}

    def finish(self, card: Document) -> None:
        """What a card can do, where, and its marks."""
        rng, kind, side = self.rng, card["kind"], card["side"]
        if self.often(20):
            card["free_at"] = self.some(FIELDS)
        if kind == "reaction":
            head = "prevent_casualty" if card["reaction"] == "casualty" else "cancel_card"
            card["ops"] = [{"op": head}, *(self.ops(REACTION, side) if self.often(50) else [])][:MOST_OPERATIONS]
            return
        if self.often(10):
            card["not_at"] = self.some(FIELDS)
        if kind == "standing":
            card["standing"] = [{"op": "cap_opponent", "n": rng.randint(1, 3)}]
        if kind == "shot":
            card["ops"] = self.ops(SHOT, side)
            if self.often(30):
                card["anchor"] = rng.randrange(len(card["ops"]))
        if kind in ("gun", "lawman"):
            card["fp"] = rng.choice([0, 1, 1, 2, 3, 20])
            if self.often(60):
                card["ops"] = self.ops(ENTRY, side)
            if self.often(20):
                card["modes"] = {"shot": self.ops(MODE, side)}
            if card["copies"] == 1 and self.often(60):
                card["activated"] = {"discard": rng.randint(1, 2), "ops": self.ops(ABILITY, side)}
        if kind in LAID_DOWN:
            card["reach"] = rng.choice(REACHES)
        flags = [flag for flag, kinds in FLAGS.items() if kind in kinds and flag != "cancellable" and self.often(15)]
        if self.often(15):
            flags.append("cancellable")
            self.cards.append(self.reaction(SIDES[1 - SIDES.index(side)], f"play:{card['id']}"))
        card["flags"] = flags

    # Operations

    def ops(self, place: str, side: str, depth: int = 0) -> list[Document]:
        """A list of operations that are allowed there."""
        found: list[Document] = []
        for _ in range(self.rng.choice([1, 1, 2, 3, MOST_OPERATIONS if depth == 0 and self.often(5) else 1])):
            op = self.op(place, side, depth, {o["op"] + o.get("token", "") for o in found})
            if op is not None:
                found.append(op)
        return found or [{"op": "border", "n": 1}]

    def op(self, place: str, side: str, depth: int, taken: set[str]) -> Document | None:
        """One operation; none if the one that chance chose may not stand there, or is there already."""
        rng = self.rng
        names = [
            name
            for name, op in OPERATIONS.items()
            if place in op.places and side in op.sides and not op.first and (op.nested or depth == 0)
        ]
        name = rng.choice(names)
        op = OPERATIONS[name]
        if name in ("lose_game", "border") and not self.often(20):  # what ends games
            return None
        if (op.once and name in taken) or (("then" in op.needs or "otherwise" in op.needs) and depth == MOST_DEPTH):
            return None
        made: Document = {"op": name}
        for parameter in (*op.needs, *op.may):
            if parameter in op.needs or parameter in ("before", "when") or self.often(30):
                value = self.value(name, parameter, place, side, depth)
                if value is None:
                    return None
                made[parameter] = value
        return None if name == "gain_token" and name + made["token"] in taken else made

    def ids(self, *kinds: str) -> list[str]:
        return [card["id"] for card in self.cards if card["kind"] in kinds]

    def value(self, name: str, parameter: str, place: str, side: str, depth: int) -> Any:
        """A value for a parameter of an operation; none if there is none."""
        rng = self.rng
        match parameter:
            case "n":
                return rng.choice([1, 1, 1, 2, 9])
            case "d":
                return rng.choice([-1, 1])
            case "max_fp":
                return rng.choice([0, 2, 5])
            case "floor":
                return rng.choice([0, 1, 5])
            case "token":
                return "grit" if place == REACH else rng.choice(TOKENS)
            case "when":
                return "always" if place == REACH else rng.choice(TOKEN_TIMES)
            case "to":
                return rng.choice(RECOVER_TO)
            case "only" | "except":
                return self.some(self.ids("gun"))
            case "card":
                banned = [kind for kind in KINDS if kind != "reaction"]
                return rng.choice(self.ids(*(LAID_DOWN if name == "remove_named" else banned)))
            case "face":
                return rng.choice(self.faces) if self.faces else None
            case "before":
                return rng.choice(FIELDS)
        return self.ops(place, side, depth + 1)  # then, otherwise
