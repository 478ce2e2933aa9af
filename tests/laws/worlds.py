"""What the laws must know of a game to hold it to them. One adapter for each game, and nothing else is theirs.

A new game joins the laws by adding its adapter to `ADAPTERS`; a game without one fails every law.
"""

import json
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, is_dataclass
from hashlib import sha512
from typing import Any, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import saloon.games  # makes the games known
from saloon.games.wyatt_earp import facts as we
from saloon.games.wyatt_earp.cards import DECK, OUTLAW_SLUGS, SLUGS, copies
from saloon.games.wyatt_earp.codes import CODES
from saloon.games.wyatt_earp.options import REGISTER
from saloon.games.wyatt_earp.refusals import PHASE_NAMES
from saloon.games.wyatt_earp.table import buffer
from saloon.kernel.errors import Illegal
from saloon.kernel.game import SPECTATOR, Facts, Game, games
from saloon.kernel.rng import Quick, fair_stream
from saloon.kernel.table import Table
from tests.laws.notebook import Notebook

assert saloon.games.__all__


class World:
    """A game, as the laws see it. The rest of this class is the same for all games."""

    game: Game

    # What an adapter fills in

    def options(self) -> dict[str, list[str]]:
        """Every option and its values, the ordinary one first."""
        raise NotImplementedError

    def deck(self) -> Counter[str]:
        """Every card of the game."""
        raise NotImplementedError

    def cards(self, document: dict[str, Any]) -> Counter[str]:
        """Every card of a position, wherever it lies."""
        raise NotImplementedError

    def money(self, document: dict[str, Any]) -> int:
        """All money outside the bank, in a position."""
        raise NotImplementedError

    def minted(self, told: Sequence[Any]) -> int:
        """What the bank gave, by these facts."""
        raise NotImplementedError

    def broken(self, document: dict[str, Any]) -> list[str]:
        """What lies on the table in a position, and never may (the invariants of the rulebook)."""
        raise NotImplementedError

    def misfortunes(self, told: Sequence[Any], before: Any, rules: dict[str, str]) -> list[str]:
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

    def memory(self, table: Table) -> Any:
        """What the seats remember, as something that can be compared."""
        raise NotImplementedError

    def chance(self, table: Table) -> list[int]:
        """Where chance stands."""
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

    def notebook(self, viewer: int, seats: int) -> Notebook:
        """Somebody who writes down all that one viewer sees, from the first deal on."""
        raise NotImplementedError

    # The same for all

    def rules(self, rng: random.Random) -> dict[str, str]:
        """Settings by chance, each option drawn by itself; what is as usual is left out."""
        drawn = {name: rng.choice(values) for name, values in self.options().items()}
        return self.unusual(drawn)

    def unusual(self, rules: dict[str, str]) -> dict[str, str]:
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

    def verb(self, code: int) -> str:
        return self.game.notate(code).split()[0]

    def sightings(self, told: Sequence[Any], viewer: int) -> list[Any]:
        """What a viewer sees of some facts."""
        return [seen for fact in told if (seen := self.game.sight(fact, viewer)) is not None]

    def choose(self, table: Table, rng: random.Random) -> int:
        """Any kind of answer, then any answer of that kind: rare things happen more often than by even chances."""
        kinds: dict[str, list[int]] = {}
        for code in table.legal():
            kinds.setdefault(VERBS[self.game.name, code], []).append(code)
        return rng.choice(rng.choice(list(kinds.values())))

    def __str__(self) -> str:
        return self.game.name


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

    rules: dict[str, str]
    seats: int
    seed: int


class Play:
    """A game that plays itself by chance; `step` tells who did what and the facts that followed."""

    def __init__(self, world: World, deal: Deal) -> None:
        self.world = world
        self.deal = deal
        self.told = world.game.facts()
        self.table = world.new(deal, self.told)
        self.dealt = self.told.take()
        self.rng = random.Random(deal.seed)
        self.made: list[int] = []
        self.choose = world.choose

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
    """The same for hypothesis, which goes back to the ordinary rules when it looks for the simplest failure."""
    rules = st.fixed_dictionaries({name: st.sampled_from(values) for name, values in world.options().items()})
    return st.builds(Deal, rules.map(world.unusual), st.sampled_from(world.game.players), st.integers(0, 2**32))


def law(examples: int) -> Any:
    """A law about games: `test(world, deal)` is run for every game of the house, over random rules and deals."""

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

    def options(self) -> dict[str, list[str]]:
        values = {name: list(values) for _, name, _, _, values in REGISTER}
        return {**values, "stall_guard": ["off", "1", "3", "12"], "dealer_seat": ["0", "1"]}

    def deck(self) -> Counter[str]:
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

    def money(self, document: dict[str, Any]) -> int:
        return int(sum(document["pots"].values()) + sum(seat["money"] for seat in document["seats"]))

    def minted(self, told: Sequence[Any]) -> int:
        return sum(fact.dollars for fact in told if isinstance(fact, we.PotGrew))

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

    def misfortunes(self, told: Sequence[Any], before: Any, rules: dict[str, str]) -> list[str]:
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
        return facts, set(PHASE_NAMES), {self.game.notate(code) for code in range(CODES)}

    def rare(self) -> set[str]:
        laid = {f"lay {outlaw} {cards}" for outlaw in OUTLAW_SLUGS for cards in (6, 7)}
        return laid | {f"uncover {seat} {outlaw}" for seat in ("left", "left2", "left3") for outlaw in OUTLAW_SLUGS}

    def memory(self, table: Table) -> Any:
        return encoded(self.game.to_document(table)["memory"])

    def chance(self, table: Table) -> list[int]:
        return list(table.rng.numbers())  # type: ignore[attr-defined]

    def observation(self, table: Table, seat: int) -> list[int]:
        places = buffer(table.observation_size())  # type: ignore[attr-defined]
        table.observe(seat, places)  # type: ignore[attr-defined]
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

    def notebook(self, viewer: int, seats: int) -> Notebook:
        return Notebook(viewer, seats)


ADAPTERS = {"wyatt-earp": WyattEarpWorld}


def world_of(game: Game) -> World:
    world = ADAPTERS[game.name]()
    world.game = game
    return world


WORLDS = [world_of(game) for game in games()]
VERBS = {
    (world.game.name, code): world.verb(code)
    for world in WORLDS
    for code in range(world.game.new(world.game.options({}), world.game.players[0], Quick(0)).space())
}
