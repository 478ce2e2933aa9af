"""What the laws must know of a game to hold it to them. One adapter for each game, and nothing else is theirs.

A new game joins the laws by adding its adapter to `ADAPTERS`; a game without one fails every law. Revolver joins them
twice: with its own deck, and with decks that chance wrote.
"""

import json
import os
import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, is_dataclass
from hashlib import sha512
from runpy import run_path
from typing import Any, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from saloon.games.revolver import facts as rv
from saloon.games.revolver import options as revolver
from saloon.games.revolver.cards import SIDE_SLUGS
from saloon.games.revolver.deckfile import DeckFile, standard_deck
from saloon.games.revolver.notation import notations
from saloon.games.revolver.ops import NAMES
from saloon.games.revolver.state import FRAME_NAMES, OVER, QUESTIONS
from saloon.games.wyatt_earp import facts as we
from saloon.games.wyatt_earp.cards import DECK, OUTLAW_SLUGS, SLUGS, copies
from saloon.games.wyatt_earp.notation import NOTATIONS
from saloon.games.wyatt_earp.options import REGISTER
from saloon.games.wyatt_earp.refusals import PHASE_NAMES
from saloon.kernel.errors import Illegal
from saloon.kernel.game import SPECTATOR, Facts, Game, find_game
from saloon.kernel.rng import Quick, fair_stream
from saloon.kernel.rows import byte_row
from saloon.kernel.table import Table
from tests.laws.decks import any_deck
from tests.laws.revolver_notebook import RevolverNotebook
from tests.laws.wyatt_earp_notebook import WyattEarpNotebook


class World:
    """A game, as the laws see it. The rest of this class is the same for all games."""

    game: Game
    name = ""  # if it is not that of the game
    longest = 50_000  # decisions of a game at a table where nobody can agree to stop

    # What an adapter fills in

    def options(self) -> dict[str, list[str]]:
        """Every option and its values, the ordinary one first."""
        raise NotImplementedError

    def deck(self, deal: "Deal") -> Counter[str]:
        """Every card of the game."""
        raise NotImplementedError

    def cards(self, document: dict[str, Any]) -> Counter[str]:
        """Every card of a position, wherever it lies."""
        raise NotImplementedError

    def lost(self, told: Sequence[Any], deal: "Deal") -> Counter[str]:
        """The cards that left the game, by these facts; usually none ever does."""
        return Counter()

    def money(self, table: Table) -> Counter[str]:
        """What is counted beside cards: money outside the bank, tokens of the box."""
        raise NotImplementedError

    def box(self, deal: "Deal") -> Counter[str]:
        """How much of it there is before the first fact."""
        return Counter()

    def minted(self, told: Sequence[Any]) -> Counter[str]:
        """What the bank gave (or, if negative, took) by these facts."""
        raise NotImplementedError

    def broken(self, document: dict[str, Any]) -> list[str]:
        """What lies on the table in a position, and never may (the invariants of the rulebook)."""
        raise NotImplementedError

    def misfortunes(self, told: Sequence[Any], before: Any, rules: dict[str, Any]) -> list[str]:
        """What the facts of one step tell and never may; `before` is the spectator's view before it."""
        raise NotImplementedError

    def phase(self, table: Table) -> str:
        """What is being asked, for those who may know everything."""
        raise NotImplementedError

    def everything(self) -> tuple[set[str], set[str], set[str]]:
        """Every kind of fact, every question, every answer in notation."""
        raise NotImplementedError

    def rare(self) -> set[str]:
        """The answers that random games need not give; prepared positions do."""
        raise NotImplementedError

    def effects(self) -> tuple[set[str], set[str], set[str]]:
        """Of a game whose cards are data: every card, every operation, every list of operations."""
        return set(), set(), set()

    def memory(self, table: Table) -> Any:
        """What the seats remember, as something that can be compared."""
        raise NotImplementedError

    def chance(self, table: Table) -> list[int]:
        """The state of the random source."""
        raise NotImplementedError

    def observation(self, table: Table, seat: int) -> list[int]:
        """What a learning program in this seat is given."""
        raise NotImplementedError

    def with_memory_of(self, world: Table, original: Table) -> Table:
        """An imagined world as if it were the true one, with the memories of the original."""
        raise NotImplementedError

    def turns_up(self, fact: Any, viewer: int) -> bool:
        """Whether this fact turns up a card that was hidden from the viewer."""
        raise NotImplementedError

    def brought_to_light(self, fact: Any, viewer: int) -> str:
        """The field of a view in which this fact may bring a hidden card to light without naming it; usually none."""
        raise NotImplementedError

    def notebook(self, viewer: int, deal: "Deal") -> Any:
        """Somebody who writes down all that one viewer sees, from the first deal on."""
        raise NotImplementedError

    # The same for all

    def rules(self, rng: random.Random) -> dict[str, Any]:
        """Random settings, each option drawn separately; defaults are left out."""
        drawn = {name: rng.choice(values) for name, values in self.options().items()}
        return self.unusual(drawn)

    def any_rules(self) -> st.SearchStrategy[dict[str, Any]]:
        """The same for hypothesis, which goes back to the ordinary rules when it looks for the simplest failure."""
        values = {name: st.sampled_from(values) for name, values in self.options().items()}
        return st.fixed_dictionaries(values).map(self.unusual)

    def unusual(self, rules: dict[str, Any]) -> dict[str, Any]:
        return {name: value for name, value in rules.items() if value != self.options()[name][0]}

    def deal(self, seed: int) -> "Deal":
        """A game by chance."""
        rng = random.Random(seed)
        return Deal(self.rules(rng), rng.choice(self.game.players), seed)

    def new(self, deal: "Deal", told: Facts | None = None) -> Table:
        seed = sha512(f"{self.game.name} {deal.seed}".encode()).digest()
        return self.game.new(self.game.options(deal.rules), deal.seats, fair_stream(seed), told)

    def viewers(self, table: Table) -> range:
        """The spectator and every seat."""
        return range(SPECTATOR, int(table.seats))

    def seen(self, table: Table, viewer: int) -> str:
        """A view as the bytes that a client would get."""
        return encoded(self.game.view(table, viewer))

    def imagine(self, table: Table, viewer: int, seed: int) -> Table:
        """A world in which this viewer may be sitting."""
        return table.imagine(viewer, Quick(seed))

    def refusal(self, table: Table, code: int) -> tuple[Any, ...] | None:
        """Why a code is refused; `None` if it is accepted. Nothing is changed."""
        if code in table.legal():
            return None
        with pytest.raises(Illegal) as refused:
            table.apply(code)
        return refused.value.reason, refused.value.rule, encoded(refused.value.details)

    def verb(self, table: Table, code: int) -> str:
        return self.game.notate(table, code).split()[0]

    def sightings(self, told: Sequence[Any], viewer: int) -> list[Any]:
        """What a viewer sees of some facts."""
        return [seen for fact in told if (seen := self.game.sight(fact, viewer)) is not None]

    def choose(self, table: Table, rng: random.Random) -> int:
        """Any kind of answer, then any answer of that kind: rare things happen more often than by even chances."""
        kinds: dict[str, list[int]] = {}
        for code in table.legal():
            kinds.setdefault(self.verb(table, code), []).append(code)
        return rng.choice(rng.choice(list(kinds.values())))

    def __str__(self) -> str:
        return self.name or self.game.name


def encoded(value: Any) -> str:
    """Anything that may be sent, as JSON."""
    return json.dumps(value, default=by_field, sort_keys=True)


def by_field(value: Any) -> dict[str, Any]:
    """What `dataclasses.asdict` does, without its copies."""
    if not is_dataclass(value):
        raise TypeError(f"{value!r} cannot be sent")
    return {name: getattr(value, name) for name in value.__dataclass_fields__}


@dataclass(frozen=True)
class Deal:
    """A game to be played: rules, number of players, and one number for all chance."""

    rules: dict[str, Any]
    seats: int
    seed: int


class Play:
    """A game that plays itself by chance; `step` tells who did what and the facts that followed."""

    def __init__(self, world: World, deal: Deal) -> None:
        self.world = world
        self.deal = deal
        self.told = world.game.facts(world.game.options(deal.rules))
        self.table = world.new(deal, self.told)
        self.dealt = self.told.take()
        self.rng = random.Random(deal.seed)
        self.made: list[int] = []
        self.choose: Callable[[Table, random.Random], int] = world.choose

    @property
    def over(self) -> bool:
        return self.table.to_act() < 0

    def step(self) -> tuple[int, int, list[Any]]:
        mover, code = int(self.table.to_act()), self.choose(self.table, self.rng)
        self.table.apply(code)
        self.made.append(code)
        return mover, code, self.told.take()

    def moments(self, one_in: int = 1) -> Iterator[Table]:
        """The table before some of the decisions, chosen by lot, and at the end."""
        while not self.over:
            if self.rng.randrange(one_in) == 0:
                yield self.table
            self.step()
        yield self.table


def deals(world: World) -> st.SearchStrategy[Deal]:
    """A game to be played, for hypothesis."""
    return st.builds(Deal, world.any_rules(), st.sampled_from(world.game.players), st.integers(0, 2**32))


def law(examples: int) -> Any:
    """A law about games: `test(world, deal)` is run for every built-in game, over random rules and deals."""

    def decorate(test: Any) -> Any:
        @pytest.mark.parametrize("world", WORLDS, ids=str)
        @settings(max_examples=examples)
        @given(st.data())
        def run(world: World, data: st.DataObject) -> None:
            test(world, data.draw(deals(world), label="deal"))

        run.__name__, run.__doc__, run.__module__ = test.__name__, test.__doc__, test.__module__
        return run

    return decorate


# Wyatt Earp


class WyattEarpWorld(World):
    """78 cards, seven posters, hidden hands."""

    # OPT-37: 1,000 turns. Whose turn it is answers 58 times at most (a draw, 49 cards laid one by one, two sheriff
    # cards with their targets, a discard); after each of them three others may be asked once, and for every Photo and
    # Wyatt Earp that could be played out of turn all once more.
    longest = 1000 * 300

    def options(self) -> dict[str, list[str]]:
        values = {name: list(values) for _, name, _, _, values in REGISTER}
        return {**values, "stall_guard": ["off", "1", "3", "12"], "dealer_seat": ["0", "1"]}

    def deck(self, deal: Deal) -> Counter[str]:
        deck = Counter({slug: int(copies(kind)) for kind, slug in enumerate(SLUGS)})
        assert deck.total() == DECK
        return deck

    def cards(self, document: dict[str, Any]) -> Counter[str]:
        found = Counter([*document["draw"], *document["discard"]])
        if "card" in document["turn"]:
            found[document["turn"]["card"]] += 1
        for seat in document["seats"]:
            found.update(seat["hand"])
            for outlaw, pile in seat["piles"].items():
                for name, n in pile.items():
                    found[{"cards": outlaw, "photo": f"photo-{outlaw}"}.get(name, name)] += n
        return found

    def money(self, table: Table) -> Counter[str]:
        document = self.game.to_document(table)
        return Counter(dollars=sum(document["pots"].values()) + sum(seat["money"] for seat in document["seats"]))

    def minted(self, told: Sequence[Any]) -> Counter[str]:
        return Counter(dollars=sum(fact.dollars for fact in told if isinstance(fact, we.PotGrew)))

    def broken(self, document: dict[str, Any]) -> list[str]:
        """21.1, invariants 2, 3 and 4, where the options allow."""
        rules = document["options"]
        found = []
        turn = document["turn"]
        hand = sum(document["seats"][turn["seat"]]["hand"].values())
        gambling = "last_card_guard" in rules or "short_supply" in rules
        if turn["phase"] == "draw" and not document["discard"] and not gambling:
            found.append("no discard at the start of a turn")
        if turn["phase"] == "draw" and not hand and not gambling and "empty_hand_end" not in rules:
            found.append("no cards in hand at the start of a turn")
        if turn["phase"] in ("play", "follow-up") and not hand:
            found.append("no card to discard")
        guns = 0
        for seat in document["seats"]:
            if any(dollars < 0 or dollars % 1000 for dollars in (seat["money"], *document["pots"].values())):
                found.append("odd money")
            for outlaw, pile in seat["piles"].items():
                hidden = "hideout" in pile and rules.get("hidden_fastest_gun") == "ignored"
                guns += 0 if hidden else pile.get("fastest-gun", 0)
                if pile.get("hideout", 0) > 1:
                    found.append(f"two Hideouts on {outlaw}")
                if "cards" in pile or "photo" in pile:
                    if outlaw not in document["opened"]:
                        found.append(f"{outlaw} lies unopened")
                elif set(pile) != {"hideout"} or rules.get("orphaned_hideout") != "stays":
                    found.append(f"orphans on {outlaw}")
        if guns > 1:
            found.append("two Fastest Guns in play")
        return found

    def misfortunes(self, told: Sequence[Any], before: Any, rules: dict[str, Any]) -> list[str]:
        """21.1, invariants 5 and 6: captured pots are at least 3,000 and paid to the last dollar; one reshuffle."""
        pots = {poster.outlaw: poster.pot for poster in before.posters}
        found, captured, shuffled = [], set(), before.reshuffled
        for fact in told:
            match fact:
                case we.PotGrew(outlaw, dollars):
                    pots[outlaw] += dollars
                case we.Captured(outlaw):
                    captured.add(outlaw)
                    if pots[outlaw] < 3000:
                        found.append(f"{outlaw} captured for {pots[outlaw]}")
                case we.Paid(_, outlaw, dollars):
                    pots[outlaw] -= dollars
                    if outlaw not in captured:
                        found.append(f"{outlaw} paid for and not captured")
                case we.Stayed(outlaw, dollars):
                    if pots[outlaw] != dollars:
                        found.append(f"{outlaw}: {pots[outlaw]} must stay, not {dollars}")
                    pots[outlaw] -= dollars
                case we.RoundBegan() | we.Won():
                    shuffled = False
                    if any(pots.values()):
                        found.append(f"money neither paid nor left: {pots}")
                case we.Reshuffled():
                    if shuffled and rules.get("shot_exhausted") != "reshuffle_again":
                        found.append("a second reshuffle")
                    shuffled = True
        return found

    def phase(self, table: Table) -> str:
        return PHASE_NAMES[table.phase]  # type: ignore[attr-defined]

    def everything(self) -> tuple[set[str], set[str], set[str]]:
        facts = {kind.__name__ for kind in get_args(we.Fact)}
        return facts, set(PHASE_NAMES), set(NOTATIONS)

    def rare(self) -> set[str]:
        laid = {f"lay {outlaw} {cards}" for outlaw in OUTLAW_SLUGS for cards in (6, 7)}
        return laid | {f"uncover {seat} {outlaw}" for seat in ("left", "left2", "left3") for outlaw in OUTLAW_SLUGS}

    def memory(self, table: Table) -> Any:
        return encoded(self.game.to_document(table)["memory"])

    def chance(self, table: Table) -> list[int]:
        return list(table.rng.numbers())  # type: ignore[attr-defined]

    def observation(self, table: Table, seat: int) -> list[int]:
        places = byte_row(table.observation_size())
        table.observe(seat, places)
        return list(places)

    def with_memory_of(self, world: Table, original: Table) -> Table:
        document = self.game.to_document(world)
        assert "memory" not in document, "an imagined world remembers"
        return self.game.from_document({**document, "memory": self.game.to_document(original)["memory"]})

    def turns_up(self, fact: Any, viewer: int) -> bool:
        match fact:
            case we.Dealt(seat) | we.Drew(seat):
                return bool(seat == viewer)
            case we.Turned() | we.TurnedUp() | we.Denied() | we.Gave() | we.Duelled():
                return True
            case we.PutAway(_, _, _, shown):
                return shown
        return False

    def brought_to_light(self, fact: Any, viewer: int) -> str:
        match fact:
            case we.Took():
                return "top_discard"  # the card below the one that was taken
            case we.Looked(seat) if seat == viewer:
                return "pile"
        return ""

    def notebook(self, viewer: int, deal: Deal) -> WyattEarpNotebook:
        return WyattEarpNotebook(viewer, deal.seats)


# Revolver


class RevolverWorld(World):
    """Two decks, five battlefields, hidden hands; the cards are data."""

    last: tuple[str, DeckFile] = ("none", standard_deck())

    def options(self) -> dict[str, list[str]]:
        return {name: values for _, name, _, _, values in revolver.REGISTER}

    def source(self, rules: dict[str, Any]) -> DeckFile:
        """The deck file of a game; reading one takes a while, so it is not done twice in a row."""
        deck = encoded(rules.get("deck", ""))
        if self.last[0] != deck:
            self.last = deck, self.game.options(rules).source
        return self.last[1]

    def deck(self, deal: Deal) -> Counter[str]:
        return Counter({card.id: card.copies for card in self.source(deal.rules).cards})

    def cards(self, document: dict[str, Any]) -> Counter[str]:
        found: Counter[str] = Counter()
        for side in document["sides"].values():
            found.update(side["hand"])
            found.update([*side["deck"], *side["discard"]])
        for column in document["columns"].values():
            for lying in column.values():
                found.update(card.partition("+")[0] for card in lying)
        if "playing" in document:
            found[document["playing"]["card"]] += 1
        found.update(frame["card"] for frame in document["agenda"] if frame["do"] == "enter")
        return found

    def lost(self, told: Sequence[Any], deal: Deal) -> Counter[str]:
        """RV-OPT-21"""
        if deal.rules.get("killed_cards_go") != "out_of_game":
            return Counter()
        kinds = (rv.LawmanKilled, rv.Removed, rv.GunDestroyed, rv.RowDestroyed)
        return Counter(fact.card for fact in told if isinstance(fact, kinds))

    def money(self, table: Table) -> Counter[str]:
        """20.1, invariant 2, from what everybody sees; RV-OPT-24 `unlimited`: the box is never touched."""
        view = self.game.view(table, SPECTATOR)
        found = Counter({token.card: token.count for token in view.supply})
        found["cubes"] = view.cubes
        if table.options.token_supply == 0:  # type: ignore[attr-defined]
            found["grit"] += sum(bandit.grit for bandit in view.bandits)
            for place in view.battlefields:
                for card in (*place.lawmen, *place.guns):
                    for token in card.tokens:
                        found[token] += card.count
        return found

    def box(self, deal: Deal) -> Counter[str]:
        source = self.source(deal.rules)
        return Counter(grit=source.box.grit, power=source.box.power, cubes=source.setup.cubes)

    def minted(self, told: Sequence[Any]) -> Counter[str]:
        return Counter(cubes=-sum(fact.cubes for fact in told if isinstance(fact, rv.CubesRemoved)))

    def broken(self, document: dict[str, Any]) -> list[str]:
        """20.1, invariants 3, 4 and 6."""
        source = self.source(document["options"])
        kinds = {card.id: card for card in source.cards}
        found = []
        for name, column in document["columns"].items():
            slots = [card for card in column.get("guns", []) if "no-slot" not in kinds[card.partition("+")[0]].flags]
            rows = column.get("rows", [])
            if len(rows) > source.setup.rows_max or len(slots) + len(rows) > source.setup.gang_slots:
                found.append(f"too much lies at {name}")
        marker = document["marker"]
        here = source.battlefield(marker["field"])
        dashes = int(document["options"].get("dash_spaces", here.dash))
        opened = sum(face in here.faces for face in document["opened"])
        spaces = ["-" * n for n in range(1, dashes + 1)] + [str(n) for n in range(1, here.turns + 1)]
        if marker["space"] not in spaces + [f"x{n}" for n in range(1, opened + 1)]:
            found.append(f"the marker is nowhere: {marker}")
        if not 0 <= document["cubes"] <= source.setup.cubes:
            found.append("odd cubes")
        wrecks = {special.id for special in source.special if any(op.op == "wreck" for op in special.ops)}
        dead = [bandit.rating for bandit in source.bandits if bandit.id in document["dead"]]
        living = [bandit.rating for bandit in source.bandits if bandit.id not in document["dead"]]
        free = document["options"].get("came_along_members") == "free"
        if dead and living and max(dead) > min(living) and not free and not wrecks & set(document["spent"]):
            found.append("somebody died before his turn")
        return found

    def misfortunes(self, told: Sequence[Any], before: Any, rules: dict[str, Any]) -> list[str]:
        """RV-10.2 The lowest rating dies first; RV-12.3, RV-12.5 and RV-12.6: attack and border check."""
        rating = {bandit.bandit: bandit.rating for bandit in before.bandits if bandit.alive}
        found, kills, wrecked = [], before.kills, bool(before.saved)
        for fact in told:
            match fact:
                case rv.BanditDied(bandit) | rv.BanditGritLost(bandit):
                    free = rules.get("came_along_members") == "free" and before.turn == "colty"
                    if not wrecked and not free and rating[bandit] > min(rating.values()):
                        found.append(f"{bandit} was not the next")
                    if isinstance(fact, rv.BanditDied):
                        del rating[bandit]
                    kills += 1
                case rv.Wrecked() | rv.LostInWreck() | rv.SpecialUsed():
                    wrecked = True
                case rv.TurnBegan():
                    kills = 0
                case rv.Attacked(law, gang, won):
                    if won != (law > gang):
                        found.append(f"{law} against {gang}")
                case rv.CubesRemoved(cubes, _, True):
                    if cubes != 1 or kills:
                        found.append(f"{cubes} cubes after {kills} kills")
        return found

    def phase(self, table: Table) -> str:
        return FRAME_NAMES[table.phase()]  # type: ignore[attr-defined]

    def everything(self) -> tuple[set[str], set[str], set[str]]:
        """With its own deck no price is paid back and no token missing, 62 cards last, and rows lie alone."""
        facts = {kind.__name__ for kind in get_args(rv.Fact)} - {"PaidBack", "NoTokenLeft", "DeckEmpty", "Reshuffled"}
        questions = {*FRAME_NAMES[:QUESTIONS], FRAME_NAMES[OVER]} - {"destroy-row"}
        return facts, questions, set(notations(self.game.options({}).deck))

    def rare(self) -> set[str]:
        _, _, answers = self.everything()
        return {line for line in answers if line.split()[0] in ("take-back", "move", "clear")}

    def effects(self) -> tuple[set[str], set[str], set[str]]:
        deck = self.game.options({}).deck
        return set(deck.slugs), set(NAMES) - {"cap_opponent"}, set(deck.labels[1:])  # a cap is never run: it lies there

    def memory(self, table: Table) -> Any:
        document = self.game.to_document(table)
        known = [side.get("known") for side in document["sides"].values()]
        return encoded([known, document["turn"].get("undoable")])

    def chance(self, table: Table) -> list[int]:
        return list(table.rng.numbers())  # type: ignore[attr-defined]

    def observation(self, table: Table, seat: int) -> list[int]:
        places = byte_row(table.observation_size())
        table.observe(seat, places)
        return list(places)

    def with_memory_of(self, world: Table, original: Table) -> Table:
        """Cards known to be in a hand are public; only whether the last step can be undone is forgotten."""
        document = self.game.to_document(world)
        document["turn"]["undoable"] = self.game.to_document(original)["turn"].get("undoable", False)
        return self.game.from_document(document)

    def turns_up(self, fact: Any, viewer: int) -> bool:
        match fact:
            case rv.Dealt(side) | rv.Drew(side):
                return viewer == SIDE_SLUGS.index(side)
            case rv.Discarded(side) | rv.Paid(side) | rv.HandShown(side):  # all that is left of a hand, unasked
                return viewer != SIDE_SLUGS.index(side)
        return False

    def brought_to_light(self, fact: Any, viewer: int) -> str:
        return ""

    def notebook(self, viewer: int, deal: Deal) -> RevolverNotebook:
        return RevolverNotebook(viewer, self.source(deal.rules), deal.rules)


class AnyDeckWorld(RevolverWorld):
    """The same with decks that chance wrote: whatever the card language can say (RV-16)."""

    name = "revolver-any-deck"

    def everything(self) -> tuple[set[str], set[str], set[str]]:
        """What never happens with the packaged deck; answers are those of each deck."""
        return {"PaidBack", "NoTokenLeft", "DeckEmpty", "Reshuffled"}, set(), set()

    def rules(self, rng: random.Random) -> dict[str, Any]:
        return {**super().rules(rng), "deck": any_deck(rng)}

    def any_rules(self) -> st.SearchStrategy[dict[str, Any]]:
        decks = st.randoms(use_true_random=False).map(any_deck)
        return st.builds(lambda rules, deck: {**rules, "deck": deck}, super().any_rules(), decks)


ADAPTERS = {"wyatt-earp": WyattEarpWorld, "revolver": RevolverWorld}


def world_of(game: Game, adapter: type[World] | None = None) -> World:
    world = (adapter or ADAPTERS[game.name])()
    world.game = game
    return world


def guests() -> list[World]:
    """Worlds of other packages: LAWS_OF names the files of their adapters (docs/add-a-game.md)."""
    files = filter(None, os.environ.get("LAWS_OF", "").split(os.pathsep))
    found = [value for file in files for value in run_path(file).values()]
    adapters = [kind for kind in found if isinstance(kind, type) and issubclass(kind, World) and kind is not World]
    return [world_of(find_game(adapter.name), adapter) for adapter in adapters]


HOUSE = [world_of(find_game(name)) for name in ADAPTERS]
WORLDS = [*HOUSE, world_of(find_game("revolver"), AnyDeckWorld), *guests()]
