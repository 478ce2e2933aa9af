"""From a deck file to the rows that the engine reads, with the options that only change data (section 18)."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from saloon.games.revolver import codes as cd
from saloon.games.revolver import deckfile as df
from saloon.games.revolver import ops as op
from saloon.games.revolver import options as opt
from saloon.games.revolver.cards import (
    DRAWS,
    FIELDS,
    FIXED,
    NO_CAP,
    NO_RETURN,
    NO_SCRIPT,
    NO_SLOT,
    NONE,
    PROTECTED,
    REACHES,
    SIDE_SLUGS,
    SORTS,
    TOKENS,
    WIDTH,
    Deck,
)
from saloon.games.revolver.deckfile import Bandit, Card, DeckFile, Op, Ops
from saloon.games.revolver.options import SWITCHES, Options
from saloon.kernel.errors import Malformed
from saloon.kernel.rows import row_of

FLAGS = {"protected": PROTECTED, "fixed": FIXED, "no-slot": NO_SLOT, "no-return": NO_RETURN}


def read_rules(settings: Mapping[str, object]) -> Options:
    """Options and deck of a table, from names and values; `deck` is a name, or a whole deck file as a document."""
    options = Options()
    switches = {name: value for name, value in settings.items() if name != "deck"}
    SWITCHES.read(switches, options)
    source = find_deck(settings.get("deck", df.STANDARD))
    options.source = source
    options.deck = build(source, options)
    return options


def find_deck(found: object) -> DeckFile:
    """A deck by its name, with or without the digest that a record adds (RV-0.1), or from a document."""
    if isinstance(found, Mapping):
        try:
            return df.read_deck(found)
        except Malformed as error:
            raise error.inside("deck") from None
    if not isinstance(found, str):
        raise Malformed("not-text", "deck", {"found": type(found).__name__})
    name, _, digest = found.partition("@")
    if name not in df.PACKAGED:
        raise Malformed("unknown-deck", "deck", {"value": name[:80], "known": ", ".join(df.PACKAGED)})
    deck = df.packaged_deck(name)
    if digest and digest != df.digest(deck):
        raise Malformed("other-deck", "deck", {"record": digest[:80], "here": df.digest(deck)})
    return deck


def write_rules(options: Options) -> dict[str, Any]:
    """What a record keeps: options that differ from the standard rules, and the deck, so that no file is needed."""
    source: DeckFile = options.source
    named = df.is_packaged(source)
    return {**SWITCHES.write(options), "deck": f"{source.id}@{df.digest(source)}" if named else df.write_deck(source)}


# Options that only change data


def adapted(source: DeckFile, options: Options) -> DeckFile:
    """The deck as these options want it."""
    fields = source.battlefields
    if options.dash_spaces:
        dash = 2 if options.dash_spaces == opt.TWO_DASHES else 0
        fields = tuple(replace(field, dash=dash) for field in fields)
    return replace(
        source,
        battlefields=fields,
        bandits=tuple(adapted_bandit(bandit, options) for bandit in source.bandits),
        cards=tuple(adapted_card(card, options) for card in source.cards),
    )


def adapted_bandit(bandit: Bandit, options: Options) -> Bandit:
    """RV-OPT-01 `none`: a death that loses the game only early is harmless."""
    if options.cortez_early != opt.EARLY_DEATH_HARMLESS:
        return bandit
    return replace(bandit, on_death=tuple(o for o in bandit.on_death if o.op != "lose_game" or not o.before))


def adapted_card(card: Card, options: Options) -> Card:
    """RV-OPT-08 `fixed`, RV-OPT-09 rows, RV-OPT-10 scouts, RV-OPT-27 the anchor."""
    if options.jackson_fixed == opt.OWNER_MAY and card.kind == "gun":
        card = replace(card, flags=tuple(flag for flag in card.flags if flag != "fixed"))
    if card.kind == "row" and options.row_reach:
        card = replace(card, reach="any" if options.row_reach == opt.ROWS_ANYWHERE else "current")
    if card.kind == "lawman" and card.reach == "any" and options.scout_reach == opt.SCOUTS_AHEAD:
        card = replace(card, reach="ahead")
    if options.came_along_full == opt.NO_ANCHOR:
        card = replace(card, anchor=-1)
    return card


# The rows


def build(source: DeckFile, options: Options) -> Deck:
    """Everything the engine needs to know of a deck."""
    return _Builder(adapted(source, options), options.saddlebags_takes == opt.ANY_CARD).deck


class _Builder:
    def __init__(self, source: DeckFile, any_returns: bool) -> None:
        self.source = source
        self.any_returns = any_returns  # RV-OPT-32
        self.deck = Deck()
        self.program: list[int] = [op.END] * WIDTH
        self.labels: list[str] = [""]
        self.starts: list[int] = [NO_SCRIPT]
        played = [card for card in source.cards if card.kind != "reaction"]
        reactions = [card for card in source.cards if card.kind == "reaction"]
        self.kinds: list[Card] = sorted(played, key=lambda card: SIDE_SLUGS.index(card.side))
        self.kinds += sorted(reactions, key=lambda card: SIDE_SLUGS.index(card.side))
        self.kind = {card.id: kind for kind, card in enumerate(self.kinds)}
        self.field = {place.id: i for i, place in enumerate(source.battlefields)}
        self.face_names = list(dict.fromkeys(face for place in source.battlefields for face in place.faces))
        self.bits = self.count_bits()
        self.fill_deck()
        self.fill_kinds()
        self.fill_variants()
        self.fill_bandits()
        self.fill_fields()
        self.fill_specials()
        self.deck.program = row_of(self.program)
        self.deck.labels = self.labels
        self.deck.starts = row_of(self.starts)
        self.fill_codes()

    def count_bits(self) -> list[int]:
        """The place of each kind among the kinds of its side."""
        seen = dict.fromkeys(SIDE_SLUGS, 0)
        bits = []
        for card in self.kinds:
            bits.append(seen[card.side])
            seen[card.side] += 1
        return bits

    def fill_deck(self) -> None:
        deck, source = self.deck, self.source
        deck.slugs = [card.id for card in self.kinds]
        deck.bandit_slugs = [bandit.id for bandit in source.bandits]
        deck.field_slugs = [place.id for place in source.battlefields]
        deck.special_slugs = [special.id for special in source.special]
        deck.face_names = self.face_names
        deck.cubes = source.setup.cubes
        deck.first_hand = source.setup.hand
        deck.draws = source.setup.draw
        deck.slots = source.setup.gang_slots
        deck.most_rows = source.setup.rows_max
        deck.tokens = row_of([source.box.grit, source.box.power])
        deck.size = max(source.size(side) for side in SIDE_SLUGS)

    def fill_kinds(self) -> None:
        deck, kinds = self.deck, self.kinds
        deck.kinds = len(kinds)
        deck.law_first = sum(card.kind != "reaction" and card.side == "colty" for card in kinds)
        deck.playable = sum(card.kind != "reaction" for card in kinds)
        deck.law_reactions = deck.playable + sum(card.kind == "reaction" and card.side == "colty" for card in kinds)
        deck.sides = row_of([SIDE_SLUGS.index(card.side) for card in kinds])
        deck.sorts = row_of([SORTS.index(card.kind) for card in kinds])
        deck.copies = row_of([card.copies for card in kinds])
        deck.costs = row_of([card.cost for card in kinds])
        deck.free_at = row_of([self.field_set(card.free_at) for card in kinds])
        deck.reaches = row_of([REACHES.index(card.reach) for card in kinds])
        deck.not_at = row_of([self.field_set(card.not_at) for card in kinds])
        deck.flags = row_of([flags_of(card, self.source) for card in kinds])
        deck.scripts = row_of([self.script(card.ops, f"{card.id}.ops") for card in kinds])
        deck.modes = row_of([self.script(card.modes_shot, f"{card.id}.modes.shot") for card in kinds])
        deck.anchors = row_of(
            [
                deck.scripts[kind] + card.anchor * WIDTH if card.anchor >= 0 else NO_SCRIPT
                for kind, card in enumerate(kinds)
            ]
        )
        deck.prices = row_of([card.activated.discard if card.activated else 0 for card in kinds])
        deck.abilities = row_of(
            [self.script(card.activated.ops, f"{card.id}.activated") if card.activated else NO_SCRIPT for card in kinds]
        )
        deck.able = row_of([kind for kind, card in enumerate(kinds) if card.activated])
        deck.moves = row_of([int(moves_itself(card)) for card in kinds])
        deck.caps = row_of([card.standing[0].n if card.standing else NO_CAP for card in kinds])
        windows = {card.reaction: kind for kind, card in enumerate(kinds) if card.reaction}
        deck.windows = row_of([windows.get(f"{df.PLAY_WINDOW}{card.id}", NONE) for card in kinds])
        deck.reflexes = windows.get(df.CASUALTY_WINDOW, NONE)
        deck.bits = row_of(self.bits)

    def field_set(self, places: Iterable[str]) -> int:
        return sum(1 << self.field[place] for place in places)

    def kind_set(self, o: Op) -> int:
        """OP-10 The kinds that `only` and `except` leave."""
        named = o.only or tuple(card.id for card in self.kinds if card.kind == "gun")
        return sum(1 << self.bits[self.kind[card]] for card in named if card not in o.without)

    def script(self, ops: Ops, label: str) -> int:
        """Write a list of operations into the program, inner lists first; where it begins."""
        if not ops:
            return NO_SCRIPT
        inner = [self.script(o.then, f"{label}.{i}") for i, o in enumerate(ops)]
        start = len(self.program)
        for o, then in zip(ops, inner, strict=True):
            self.program += self.operation(o, then)
        self.program += [op.END] * WIDTH
        self.labels.append(label)
        self.starts.append(start)
        return start

    def operation(self, o: Op, then: int) -> list[int]:
        """The five numbers of an operation."""
        number = op.NAMES.index(o.op)
        before = self.field[o.before] if o.before else NONE
        match o.op:
            case "may_discard" | "unless_discard":
                return [number, o.n, then, 0, 0]
            case "blast_lawmen":
                return [number, o.max_fp, 0, 0, 0]
            case "remove_named" | "ban_card":
                return [number, self.kind[o.card], 0, 0, 0]
            case "destroy_gun":
                return [number, o.n, 0, 0, self.kind_set(o)]
            case "move_marker":
                return [number, o.d, 0, 0, 0]
            case "recover_lawman":
                return [number, int(o.to == "hand"), 0, 0, 0]
            case "gain_token":
                return [number, TOKENS.index(o.token), int(o.when == "ahead"), 0, 0]
            case "border":
                return [number, o.n, o.floor, 0, 0]
            case "open_faces":
                return [number, self.face_names.index(o.face), before, 0, 0]
            case "lose_game":
                return [number, before, 0, 0, 0]
        return [number, o.n, 0, 0, 0]

    def fill_variants(self) -> None:
        """Each card that lies on the table, without tokens and with those that its entry can give it."""
        deck = self.deck
        kind_of: list[int] = []
        tokens: list[tuple[int, int]] = []
        plain, grit_steps, power_steps = [NONE] * deck.kinds, [0] * deck.kinds, [0] * deck.kinds
        ends = []
        for sort in ("lawman", "gun", "row", "standing"):
            for kind, card in enumerate(self.kinds):
                if card.kind == sort:
                    grit, power = (any(o.token == token for o in card.ops) for token in TOKENS)
                    plain[kind] = len(kind_of)
                    grit_steps[kind] = int(grit)
                    power_steps[kind] = 1 + grit if power else 0
                    states = [(g, p) for p in range(1 + power) for g in range(1 + grit)]
                    tokens += states
                    kind_of += [kind] * len(states)
            ends.append(len(kind_of))
        deck.lawmen, deck.guns, deck.rows, deck.variants = ends
        deck.kind_of = row_of(kind_of)
        deck.grit_of = row_of([grit for grit, _ in tokens])
        deck.power_of = row_of([power for _, power in tokens])
        deck.firepower = row_of([self.kinds[kind_of[v]].fp + power for v, (_, power) in enumerate(tokens)])
        deck.plain, deck.grit_steps, deck.power_steps = row_of(plain), row_of(grit_steps), row_of(power_steps)

    def fill_bandits(self) -> None:
        deck, bandits = self.deck, self.source.bandits
        deck.bandits = len(bandits)
        deck.ratings = row_of([bandit.rating for bandit in bandits])
        deck.start_grit = row_of([bandit.start_grit for bandit in bandits])
        deck.deaths = row_of([self.script(bandit.on_death, f"{bandit.id}.on_death") for bandit in bandits])
        deck.grit_losses = row_of([self.script(b.on_grit_loss, f"{b.id}.on_grit_loss") for b in bandits])
        deck.arrivals_at = row_of([self.field[b.on_reach_at] if b.on_reach_at else NONE for b in bandits])
        deck.arrivals = row_of([self.script(b.on_reach_ops, f"{b.id}.on_reach") for b in bandits])
        deck.leader = deck.bandit_slugs.index(self.source.leader.id)

    def fill_fields(self) -> None:
        deck, fields = self.deck, self.source.battlefields
        deck.dashes = row_of([place.dash for place in fields])
        deck.turns = row_of([place.turns for place in fields])
        deck.defences = row_of([place.defence for place in fields])
        faces = [(i, self.face_names.index(face)) for i, place in enumerate(fields) for face in place.faces]
        deck.faces = len(faces)
        deck.face_fields = row_of([field for field, _ in faces])
        deck.face_of = row_of([face for _, face in faces])

    def fill_specials(self) -> None:
        deck, specials = self.deck, self.source.special
        deck.specials = len(specials)
        deck.special_sides = row_of([SIDE_SLUGS.index(special.side) for special in specials])
        deck.special_fields = row_of([self.field[special.at] for special in specials])
        deck.special_scripts = row_of([self.script(special.ops, f"{special.id}.ops") for special in specials])

    def fill_codes(self) -> None:
        """The action space: verbs in the order of `codes.py`, each with its values."""
        deck, kinds = self.deck, self.kinds
        lawmen = range(deck.lawmen)
        guns = range(deck.lawmen, deck.guns)
        flags = [deck.flags[kind] for kind in deck.kind_of]
        returnable = [v for v in guns if not flags[v] & (NO_RETURN | FIXED)]
        if self.any_returns:
            own = range(deck.rows, deck.variants)
            returnable += [v for v in own if kinds[deck.kind_of[v]].side == "colty"]
        abilities = [
            (kind, direction)
            for kind, card in enumerate(kinds)
            if card.activated
            for direction in ((-1, 1) if moves_itself(card) else (0,))
        ]
        values: dict[int, list[tuple[int, int]]] = {
            cd.END_TURN: [(0, 0)],
            cd.PLAY: [(kind, 0) for kind in range(deck.playable)],
            cd.PLAY_AS_SHOT: [(kind, 0) for kind, card in enumerate(kinds) if card.modes_shot],
            cd.PLACE: [(field, 0) for field in range(FIELDS)],
            cd.DISCARD: [(kind, 0) for kind in range(deck.kinds)],
            cd.YES: [(0, 0)],
            cd.NO: [(0, 0)],
            cd.REFLEX: [(deck.reflexes, 0)] if deck.reflexes != NONE else [],
            cd.VICTIM: [(bandit, 0) for bandit in range(deck.bandits)],
            cd.SAVE_BANDIT: [(bandit, 0) for bandit in range(deck.bandits) if bandit != deck.leader],
            cd.DONE: [(0, 0)],
            cd.HIT_LAWMAN: [(v, 0) for v in lawmen],
            cd.WRECK_ROW: [(v, 0) for v in range(deck.guns, deck.rows)],
            cd.HIT_GUN: [(v, 0) for v in guns if not flags[v] & PROTECTED],
            cd.TAKE_BACK: [(field, v) for field in range(FIELDS) for v in returnable],
            cd.FETCH: [(kind, 0) for kind, card in enumerate(kinds) if card.kind == "lawman"],
            cd.MOVE: [(field, v) for field in range(FIELDS) for v in lawmen],
            cd.USE: abilities,
            cd.SPECIAL: [(special, 0) for special in range(deck.specials)],
            cd.TAKE_OFF: [(v, 0) for v in [*lawmen, *guns] if not flags[v] & FIXED],
            cd.SAVE_LEADER: [(deck.leader, 0)],
        }
        table = [(verb, a, b) for verb in range(cd.VERBS) for a, b in values[verb]]
        first: dict[tuple[int, int], int] = {}
        for code, (verb, a, b) in enumerate(table):
            first.setdefault((verb, a if verb not in (cd.TAKE_BACK, cd.MOVE) else b), code)
        begins = [
            next(code for code, row in enumerate([*table, (verb, 0, 0)]) if row[0] >= verb) for verb in range(cd.VERBS)
        ]
        deck.codes = len(table)
        deck.verbs = row_of([verb for verb, _, _ in table])
        deck.firsts = row_of([a for _, a, _ in table])
        deck.seconds = row_of([b for _, _, b in table])
        deck.begins = row_of(begins)
        deck.off_codes = row_of([first.get((cd.TAKE_OFF, v), NONE) for v in range(deck.variants)])
        deck.gun_codes = row_of([first.get((cd.HIT_GUN, v), NONE) for v in range(deck.variants)])
        deck.return_codes = row_of([first.get((cd.TAKE_BACK, v), NONE) for v in range(deck.variants)])
        deck.returns = len(returnable)
        deck.recover_codes = row_of([first.get((cd.FETCH, kind), NONE) for kind in range(deck.kinds)])
        deck.mode_codes = row_of([first.get((cd.PLAY_AS_SHOT, kind), NONE) for kind in range(deck.kinds)])
        deck.ability_codes = row_of([first.get((cd.USE, kind), NONE) for kind in range(deck.kinds)])
        deck.save_codes = row_of(
            [
                first.get((cd.SAVE_BANDIT, bandit), first.get((cd.SAVE_LEADER, bandit), NONE))
                for bandit in range(deck.bandits)
            ]
        )
        deck.most_legal = most_legal(deck, {verb: len(found) for verb, found in values.items()})


def most_legal(deck: Deck, sizes: Mapping[int, int]) -> int:
    """No question has more choices: those of the play phase, or those of the largest verb, with one that ends it."""
    play = [cd.END_TURN, cd.PLAY, cd.PLAY_AS_SHOT, cd.USE, cd.SPECIAL, cd.TAKE_OFF]
    return max(sum(sizes[verb] for verb in play), 2 + max(sizes.values()))


def flags_of(card: Card, source: DeckFile) -> int:
    flags = sum(FLAGS.get(flag, 0) for flag in card.flags)
    return flags | DRAWS if draws(card, source) else flags


def draws(card: Card, source: DeckFile) -> bool:
    """RV-OPT-02 Playing it can draw a card: by itself, or by bringing back a lawman who draws on entry."""
    ops = [*every_op(card.ops), *every_op(card.modes_shot)]
    recovers = any(o.op == "recover_lawman" and o.to == "current" for o in ops)
    if recovers and any(draws(other, source) for other in source.cards if other.kind == "lawman"):
        return True
    return any(o.op == "draw" for o in ops)


def every_op(ops: Ops) -> Iterable[Op]:
    """All operations of a list, inner ones too."""
    for o in ops:
        yield o
        yield from every_op(o.then)


def moves_itself(card: Card) -> bool:
    return card.activated is not None and any(o.op == "move_self" for o in card.activated.ops)
