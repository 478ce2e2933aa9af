"""The notebook of someone who watches Revolver, from a seat or as a spectator: all that one viewer can know.

Written from the rulebook (RV-15, 20.4) and the deck file, which everybody may read (RV-15.5), and from nothing in the
engine, as a second opinion. It knows these things:

- everything on the table, in the discard piles and aside, from the facts, with the tokens;
- how many cards are in each hand and deck; the own hand;
- cards that came into a hand for all to see, until one like them is seen to leave it;
- when a discard pile becomes the deck: the whole hand, which is what then lies nowhere else.

What lies nowhere else is in the hand or the deck, and no more can be known.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from saloon.games.revolver import facts as rv
from saloon.games.revolver.deckfile import COLTY, MCREADY, SIDES, TOKENS, DeckFile

Lying = tuple[str, tuple[str, ...]]  # a card and the tokens on it


class RevolverNotebook:
    """The notes of one viewer; a seat, or -1 for somebody who only watches."""

    def __init__(self, viewer: int, deck: DeckFile, rules: dict[str, Any]) -> None:
        self.me = SIDES[viewer] if viewer >= 0 else ""
        self.deck = deck
        self.rules = rules
        self.cards = {card.id: card for card in deck.cards}
        self.whole = {
            side: Counter({card.id: card.copies for card in deck.cards if card.side == side}) for side in SIDES
        }
        self.gone: Counter[str] = Counter()  # RV-OPT-21
        self.held = dict.fromkeys(SIDES, 0)
        self.stock = {side: self.whole[side].total() for side in SIDES}
        self.hand: Counter[str] = Counter()
        self.known: dict[str, Counter[str]] = {side: Counter() for side in SIDES}
        self.returned: Counter[str] = Counter()  # RV-OPT-33 taken back this turn, and still in the hand
        self.piles: dict[str, list[str]] = {side: [] for side in SIDES}  # top card last
        self.fields: dict[str, Counter[Lying]] = {place.id: Counter() for place in deck.battlefields}
        self.faces: dict[str, list[str]] = {place.id: [] for place in deck.battlefields}
        self.alive = {bandit.id: True for bandit in deck.bandits}
        self.grit = dict.fromkeys(self.alive, 0)
        self.aside: str | None = None  # RV-6.1 the card being played
        self.announced: tuple[bool, str] | None = None  # as a shot? and where
        self.entering: str | None = None  # RV-8.8
        self.placed: tuple[str, Lying] | None = None  # what was placed last
        self.banned: set[str] = set()
        self.specials = [special.id for special in deck.special]
        self.field, self.space = deck.battlefields[0].id, "1"
        self.cubes = deck.setup.cubes
        self.number, self.turn = 0, ""
        self.kills: int | None = 0  # none while it is not clear from facts alone
        self.wrecked = False
        self.winner: int | None = None
        left = deck.box.grit
        for bandit in deck.bandits:  # RV-2.3, RV-9.5
            n = bandit.start_grit if self.unlimited else min(bandit.start_grit, left)
            self.grit[bandit.id] = n
            left -= n

    @property
    def unlimited(self) -> bool:
        return bool(self.rules.get("token_supply") == "unlimited")

    # Writing down what was seen

    def write(self, seen: Iterable[Any], view: Callable[[], Any]) -> None:
        for fact in seen:
            self.note(fact)

    def note(self, fact: Any) -> None:
        match fact:
            case rv.Dealt(side, card) | rv.Drew(side, card):
                self.stock[side] -= 1
                self.held[side] += 1
                if card:
                    self.hand[card] += 1
            case rv.TurnBegan(side, number):
                self.turn, self.number, self.wrecked = side, number, False
                self.returned.clear()
                if side == COLTY or self.rules.get("own_kills_count") != "yes":  # RV-12.7, RV-OPT-17
                    self.kills = 0
            case rv.MarkerMoved(field, space):
                self.field, self.space = field, space
            case rv.FieldReached(field):
                self.field, self.space = field, "1"
            case rv.Reshuffled(side, cards):
                self.known[side] = self.nowhere_else(side)
                self.piles[side] = []
                self.stock[side] = cards
            case rv.PutAside(side, card):
                self.plays(side, card)
                self.aside = card
            case rv.Played(side, card, as_shot, field):
                if self.aside is None:
                    self.plays(side, card)
                self.aside, self.announced = card, (as_shot, field)
            case rv.Paid(side, card) | rv.Discarded(side, card) | rv.Reacted(side, card):
                self.loses(side, card)
                self.returned -= Counter([card])
                self.throw(card)
            case rv.PaidBack(side, card):
                self.dig_out(card)
                self.gains(side, card)
            case rv.Placed(card, field):
                if self.entering:
                    self.entering = None
                else:
                    self.aside = self.announced = None
                self.fields[field][card, ()] += 1
                self.placed = field, (card, ())
            case rv.Spent(card) | rv.Cancelled(card):
                self.aside = self.announced = None
                self.throw(card)
            case rv.TokenGained(_, field, token):
                assert self.placed
                assert self.placed[0] == field
                card, tokens = self.placed[1]
                more = tuple(name for name in TOKENS if name in (*tokens, token))
                self.fields[field][card, tokens] -= 1
                self.fields[field][card, more] += 1
                self.placed = field, (card, more)
            case rv.GritHelped(card, field, tokens):
                self.fields[field][card, tokens] -= 1
                self.fields[field][card, tuple(name for name in tokens if name != "grit")] += 1
            case (
                rv.LawmanKilled(card, field, tokens)
                | rv.GunDestroyed(card, field, tokens)
                | rv.Removed(card, field, tokens)
            ):
                self.fields[field][card, tokens] -= 1
                self.destroyed(card)
            case rv.RowDestroyed(card, field):
                self.fields[field][card, ()] -= 1
                self.destroyed(card)
            case rv.TakenOff(card, field, tokens) | rv.Wrecked(card, field, tokens):
                self.wrecked |= isinstance(fact, rv.Wrecked)
                self.fields[field][card, tokens] -= 1
                self.throw(card)
            case rv.TakenBack(card, field, tokens):
                self.fields[field][card, tokens] -= 1
                self.gains(self.cards[card].side, card)
                if self.rules.get("saddlebags_replay") == "later_turn":
                    self.returned[card] += 1
            case rv.Recovered(card, to_hand):
                self.dig_out(card)
                if to_hand:
                    self.gains(MCREADY, card)
                else:
                    self.entering = card
            case rv.Moved(card, field, to, tokens):
                self.fields[field][card, tokens] -= 1
                self.fields[to][card, tokens] += 1
            case rv.HandShown(side, card, cards):
                self.known[side][card] = cards
            case rv.Banned(card):
                self.banned.add(card)
            case rv.SpecialUsed(card):
                self.specials.remove(card)
            case rv.FaceOpened(face, field):
                self.faces[field].append(face)
            case rv.CubesRemoved(cubes):
                self.cubes -= cubes
            case rv.Won(side):
                self.winner = SIDES.index(side)
            case _:
                self.note_bandit(fact)

    def note_bandit(self, fact: Any) -> None:
        match fact:
            case rv.BanditToken(bandit):
                self.grit[bandit] += 1
            case rv.BanditGritLost(bandit):
                self.grit[bandit] -= 1
                self.counts_kill()
            case rv.BanditDied(bandit):
                self.alive[bandit], self.grit[bandit] = False, 0
                self.counts_kill()
            case rv.LostInWreck(bandit):
                self.alive[bandit], self.grit[bandit] = False, 0
            case rv.Saved():
                self.wrecked = True

    def counts_kill(self) -> None:
        """RV-OPT-04 Deaths in a wreck are no kills, and they look the same."""
        if self.wrecked and self.rules.get("derail_deaths") == "killed":
            self.kills = None
        elif self.kills is not None:
            self.kills += 1

    def gains(self, side: str, card: str) -> None:
        """A card that everybody sees."""
        self.held[side] += 1
        self.known[side][card] += 1
        if side == self.me:
            self.hand[card] += 1

    def loses(self, side: str, card: str) -> None:
        self.held[side] -= 1
        self.known[side][card] = max(0, self.known[side][card] - 1)
        if side == self.me:
            self.hand[card] -= 1

    def plays(self, side: str, card: str) -> None:
        """RV-OPT-33 What was taken back this turn is not played: it was another of its kind."""
        self.loses(side, card)
        self.known[side][card] = max(self.known[side][card], self.returned[card])

    def throw(self, card: str) -> None:
        self.piles[self.cards[card].side].append(card)

    def destroyed(self, card: str) -> None:
        if self.rules.get("killed_cards_go") == "out_of_game":
            self.gone[card] += 1
        else:
            self.throw(card)

    def dig_out(self, card: str) -> None:
        pile = self.piles[self.cards[card].side]
        del pile[max(at for at, lying in enumerate(pile) if lying == card)]

    def nowhere_else(self, side: str) -> Counter[str]:
        """The cards of a side that are in its hand or its deck."""
        seen = Counter(self.piles[side]) + self.gone
        for lying in self.fields.values():
            for (card, _), n in lying.items():
                seen[card] += n
        seen.update(card for card in (self.aside, self.entering) if card)
        return self.whole[side] - seen

    # Comparing notes

    def disagrees(self, view: Any) -> list[str]:
        """Where the facts and the view tell different stories."""
        told: dict[str, tuple[Any, Any]] = {
            "turn": ((self.number, self.turn), (view.number, view.turn)),
            "marker": ((self.field, self.space), (view.field, view.space)),
            "cubes": (self.cubes, view.cubes),
            "winner": (self.winner, view.winner),
            "bandits": (
                [(name, alive, self.grit[name]) for name, alive in self.alive.items()],
                [(bandit.bandit, bandit.alive, bandit.grit) for bandit in view.bandits],
            ),
            "next": (self.next_victims(view.question), {bandit.bandit for bandit in view.bandits if bandit.next}),
            "supply": (self.supply(), {token.card: token.count for token in view.supply}),
            "banned": (self.banned, set(view.banned)),
            "specials": (self.specials, list(view.specials)),
            "own hand": (+self.hand, counted(view.hand)),
            "aside": ((self.aside, self.announced), self.shown_aside(view.question)),
        }
        if self.kills is not None:
            told["kills"] = (self.kills, view.kills)
        for shown in view.battlefields:
            told[shown.field] = (self.column(shown.field), shown_column(shown))
        for shown in view.players:
            pile = self.piles[shown.side][::-1]
            if self.rules.get("discard_browsing") == "top_only":
                pile = pile[:1]
            noted = self.held[shown.side], self.stock[shown.side], len(self.piles[shown.side]), pile
            told[shown.side] = (noted, (shown.hand, shown.deck, shown.discards, list(shown.discard)))
            told[f"known of {shown.side}"] = (+self.known[shown.side], counted(shown.known))
        if view.hands:
            told["hands"] = ([+self.known[side] for side in SIDES], [counted(hand) for hand in view.hands])
        return [f"{name}: {noted} is shown as {shown}" for name, (noted, shown) in told.items() if noted != shown]

    def shown_aside(self, question: Any) -> tuple[str | None, tuple[bool, str] | None]:
        if question.phase in {"may-discard", "unless-discard"}:  # it names the card whose effect asks
            return self.aside, self.announced
        where = None if self.aside and not self.announced else (question.as_shot, question.field)
        return question.card, where if question.card else None

    def next_victims(self, question: Any) -> set[str]:
        """RV-10.2; RV-OPT-31 in his own turn Colty has only his own card to blame."""
        rating = {bandit.id: bandit.rating for bandit in self.deck.bandits if self.alive[bandit.id]}
        if self.rules.get("came_along_members") == "free" and self.turn == COLTY and question.phase == "casualty":
            return set(rating)
        return {name for name, n in rating.items() if n == min(rating.values())}

    def supply(self) -> dict[str, int]:
        """RV-1.3 What is left in the box."""
        left = {"grit": self.deck.box.grit, "power": self.deck.box.power}
        if self.unlimited:
            return left
        left["grit"] -= sum(self.grit.values())
        for lying in self.fields.values():
            for (_, tokens), n in lying.items():
                for token in tokens:
                    left[token] -= n
        return left

    def column(self, field: str) -> tuple[Any, ...]:
        """What lies at a battlefield, and what follows from it: RV-12.2 firepower, RV-7.3 slots, RV-7.8 caps."""
        lying = +self.fields[field]
        strength = {"lawman": 0, "gun": self.deck.battlefield(field).defence}
        slots = 0
        caps: list[int | None] = [None, None]
        for (id, tokens), n in lying.items():
            card = self.cards[id]
            if card.kind in strength:
                strength[card.kind] += n * (card.fp + tokens.count("power"))
            if card.kind in ("gun", "row") and "no-slot" not in card.flags:
                slots += n
            if card.kind == "standing":
                other = 1 - SIDES.index(card.side)
                caps[other] = min(card.standing[0].n, caps[other] or card.standing[0].n)
        return lying, strength["lawman"], strength["gun"], slots, caps, self.faces[field]

    def contradictions(self, world: dict[str, Any]) -> list[str]:
        """Why this position (as a document) cannot be the table at which the viewer sits."""
        found = []
        for side in SIDES:
            there = world["sides"][side]
            hand, stock = Counter(there["hand"]), Counter(there["deck"])
            if hand + stock != self.nowhere_else(side):
                found.append(f"{side}: {hand + stock} are not the unseen cards {self.nowhere_else(side)}")
            if (hand.total(), stock.total()) != (self.held[side], self.stock[side]):
                found.append(f"{side}: other numbers of cards in hand and deck")
            if side == self.me and hand != +self.hand:
                found.append("another hand of one's own")
            if not self.known[side] <= hand:
                found.append(f"{side} does not hold {self.known[side] - hand}, which was seen to get there")
            if there["discard"] != self.piles[side][::-1]:
                found.append(f"{side}: another discard pile")
        return found


def counted(cards: Any) -> Counter[str]:
    return Counter({item.card: item.count for item in cards})


def shown_column(shown: Any) -> tuple[Any, ...]:
    lying: Counter[Lying] = Counter()
    for part in (shown.lawmen, shown.guns, shown.rows, shown.standing):
        for item in part:
            lying[item.card, item.tokens] = item.count
    return lying, shown.law, shown.gang, shown.slots, list(shown.caps), list(shown.faces)
