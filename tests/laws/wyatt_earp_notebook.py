"""Somebody at the table with pencil and paper: what one viewer can know of a game, from what that viewer saw.

Written from the rulebook (WE-18, 21.4) and from nothing in the engine, as a second opinion: `contradictions` says
why a world cannot be the one that the viewer sits in. It knows these things:

- every card is somewhere, once; own cards and everybody's number of cards are known;
- who took, was given or stole a card holds it until it is seen again;
- who denied an outlaw holds none, but for cards gained unseen since then;
- the discard pile holds what was put there, in that order, less one card for each secret pick, and that card lay
  there when it was picked and was no Wyatt Earp;
- since the reshuffle the draw pile holds what then lay in the discard pile, less what was drawn and shot since;
- whoever looks through a pile knows what is in it.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from saloon.games.wyatt_earp import facts as we
from saloon.games.wyatt_earp.cards import OUTLAW_SLUGS, SLUGS, copies

DECK = Counter({slug: int(copies(kind)) for kind, slug in enumerate(SLUGS)})
EARP = "wyatt-earp"
COUNTERS = {
    "photo": "photo",
    "stagecoach-robbery": "stagecoaches",
    "bank-robbery": "banks",
    "fastest-gun": "gun",
    "hideout": "covered",
}


class Gap:
    """A secret pick: one of the lowest `below` cards of the pile as written down is gone, into this hand."""

    def __init__(self, seat: int, below: int, losses: int) -> None:
        self.seat: int | None = seat  # none once it is unclear whose picks are still unknown
        self.below = below
        self.losses = losses  # unseen cards that this hand had lost by then


class WyattEarpNotebook:
    """The notes of one viewer; a seat, or -1 for somebody who only watches."""

    def __init__(self, viewer: int, seats: int) -> None:
        self.me = viewer
        self.seats = seats
        self.money = [0] * seats
        self.pots = dict.fromkeys(OUTLAW_SLUGS, 0)
        self.winner: int | None = None
        self.turn = -1
        self.begin(0, -1)

    def begin(self, number: int, dealer: int) -> None:
        """A new round: all cards are back in the deck."""
        self.round = number
        self.dealer = dealer
        self.draw = DECK.total()
        self.held = [0] * self.seats
        self.hand: Counter[str] = Counter()
        self.known: list[Counter[str]] = [Counter() for _ in range(self.seats)]
        self.most: list[dict[str, int]] = [{} for _ in range(self.seats)]  # of a denied outlaw, among unseen cards
        self.losses = [0] * self.seats  # unseen cards that left each hand
        self.piles: Counter[tuple[int, str, str]] = Counter()
        self.resolving: str | None = None
        self.looking_at_draw_pile = False
        self.secretly: int | None = None  # who has just picked a card, unseen
        self.picks_of = [0] * self.seats  # secret picks, except those played at once
        self.pile: list[str] = []  # the discard pile from the bottom up, with the cards of the gaps
        self.gaps: list[Gap] = []
        self.in_order = True
        self.reshuffled = False
        self.stock: Counter[str] | None = None  # the draw pile as far as it is known, with what others drew of it
        self.blur = 0  # cards of the draw pile that may be anything
        self.strays: list[Gap] = []  # gaps from before the reshuffle, and
        self.stray_pile: list[str] = []  # the pile in which they are
        self.drawn = [0] * self.seats  # unseen cards that each hand drew since then
        self.nowhere_else: set[str] = set()  # kinds of which no unseen card was outside that pile

    # Writing down what was seen

    def write(self, seen: Iterable[Any], view: Callable[[], Any]) -> None:
        """Sightings of one step, and the view after it, which is asked for when a pile is looked through."""
        for fact in seen:
            self.note(fact, view)

    def note(self, fact: Any, view: Callable[[], Any]) -> None:
        match fact:
            case we.RoundBegan(number, dealer):
                self.begin(number, dealer)
            case we.Dealt(seat, card):
                self.draw -= 1
                self.held[seat] += 1
                if card:
                    self.hand[card] += 1
            case we.TurnedUp(card):
                self.draw -= 1
                self.pile.append(card)
            case we.TurnBegan(seat):
                self.turn = seat
                self.secretly = None
            case we.Drew(seat, card):
                self.draws(seat, card)
            case we.Took(seat, card):
                self.off_pile(card)
                self.gains(seat, card)
            case we.Laid(seat, outlaw, cards):
                for _ in range(cards):
                    self.loses(seat, outlaw)
                self.secretly = None
                self.piles[seat, outlaw, "cards"] += cards
            case we.PotGrew(outlaw, dollars):
                self.pots[outlaw] += dollars
            case we.Played(seat, card, _, picked):
                if picked and self.secretly == seat:
                    self.reveals_pick(seat, card)
                else:
                    self.loses(seat, card)
                self.resolving = card
            case we.Turned(card):
                if card:
                    self.draw -= 1
                    self.from_stock(card)
                    self.pile.append(card)
            case we.Spent(_, card):
                self.resolving = None
                self.pile.append(card)
            case we.Attached(seat, outlaw, card):
                self.resolving = None
                self.piles[seat, outlaw, card.split("-")[0] if "photo" in card else card] += 1
            case we.GunLeft(seat, outlaw):
                self.piles[seat, outlaw, "fastest-gun"] -= 1
                self.pile.append("fastest-gun")
            case we.Denied(seat, outlaw):
                self.most[seat][outlaw] = 0
            case we.Gave(seat, to, outlaw):
                self.loses(seat, outlaw)
                self.gains(to, outlaw)
            case we.Stole(seat, owner, outlaw):
                self.piles[owner, outlaw, "cards"] -= 1
                self.gains(seat, outlaw)
            case we.Orphaned(seat, outlaw, card):
                self.piles[seat, outlaw, card] -= 1
                self.pile.append(card)
            case we.Covered(_, owner, outlaw):
                self.resolving = None
                self.piles[owner, outlaw, "hideout"] += 1
            case we.Uncovered(owner, outlaw):
                self.piles[owner, outlaw, "hideout"] -= 1
                self.pile.append("hideout")
            case we.Looked(seat, draw_pile):
                self.looking_at_draw_pile = draw_pile
                if seat == self.me:
                    self.look(view)
            case we.Picked(seat, card):
                self.picks(seat, card)
            case we.Reshuffled(cards):
                self.reshuffles(cards)
            case we.Discarded(seat, card):
                self.loses(seat, card)
                self.pile.append(card)
            case we.Paid(seat, outlaw, dollars):
                self.money[seat] += dollars
                self.pots[outlaw] -= dollars
            case we.Won(seat):
                self.winner = seat

    def gains(self, seat: int, card: str) -> None:
        """A card that everybody sees."""
        self.held[seat] += 1
        (self.hand if seat == self.me else self.known[seat])[card] += 1

    def gains_unseen(self, seat: int) -> None:
        self.held[seat] += 1
        self.most[seat] = {outlaw: most + 1 for outlaw, most in self.most[seat].items()}

    def loses(self, seat: int, card: str) -> None:
        self.held[seat] -= 1
        if seat == self.me:
            self.hand[card] -= 1
        elif self.known[seat][card]:
            self.known[seat][card] -= 1
        else:
            self.losses[seat] += 1
            if card in self.most[seat]:
                self.most[seat][card] -= 1

    def draws(self, seat: int, card: str | None) -> None:
        self.draw -= 1
        if card:
            self.held[seat] += 1
            self.hand[card] += 1
            self.from_stock(card)
        else:
            self.gains_unseen(seat)
            self.drawn[seat] += 1

    def from_stock(self, card: str) -> None:
        if self.stock is None:
            return
        if self.stock[card]:
            self.stock[card] -= 1
        else:
            self.blur -= 1

    def off_pile(self, card: str) -> None:
        """The top card is gone. What was thought to lie above it has been picked, at the latest by the first pick."""
        while self.pile[-1] != card:
            at = len(self.pile) - 1
            self.gaps.remove(next(gap for gap in self.gaps if gap.below > at))
            for gap in self.gaps:
                gap.seat = None
            self.remove(at)
        self.remove(len(self.pile) - 1)

    def remove(self, at: int) -> None:
        del self.pile[at]
        for gap in self.gaps:
            gap.below -= gap.below > at

    def highest(self, card: str, below: int) -> int:
        return max(at for at, lying in enumerate(self.pile[:below]) if lying == card)

    def picks(self, seat: int, card: str | None) -> None:
        if card is None:
            self.secretly = seat
            self.picks_of[seat] += 1
        if self.looking_at_draw_pile:
            if card and seat != self.me:
                self.draw -= 1
                self.from_stock(card)
                self.gains(seat, card)
            else:
                self.draws(seat, card)
        elif card:
            self.remove(self.highest(card, len(self.pile)))
            self.gains(seat, card)
        else:
            self.gaps.append(Gap(seat, len(self.pile), self.losses[seat]))
            self.gains_unseen(seat)

    def reveals_pick(self, seat: int, card: str) -> None:
        """The card that was picked a moment ago is played: now everybody knows which it was."""
        self.secretly = None
        self.held[seat] -= 1
        self.most[seat] = {outlaw: most - 1 for outlaw, most in self.most[seat].items()}
        self.picks_of[seat] -= 1
        if self.looking_at_draw_pile:
            self.drawn[seat] -= 1
            self.from_stock(card)
        else:
            self.remove(self.highest(card, self.gaps.pop().below))

    def look(self, view: Callable[[], Any]) -> None:
        """Through a pile: no gap is left in it."""
        lying = Counter({cards.card: cards.count for cards in view().pile})
        if self.looking_at_draw_pile:
            self.know_stock(lying, [], 0, DECK - lying - Counter(self.pile))
            return
        for card, n in (Counter(self.pile) - lying).items():
            for _ in range(n):
                self.remove(self.highest(card, len(self.pile)))
                self.in_order = False  # it may have been another of the same kind
        self.gaps = []

    def reshuffles(self, cards: int) -> None:
        self.reshuffled = True
        left = cards - (len(self.pile) - len(self.gaps))
        self.know_stock(Counter(self.pile), self.gaps, left, DECK - Counter(self.pile))
        self.stray_pile = self.pile
        self.draw = cards
        self.pile, self.gaps, self.in_order = [], [], True

    def know_stock(self, stock: Counter[str], strays: list[Gap], blur: int, elsewhere: Counter[str]) -> None:
        self.stock = stock
        self.strays = strays
        self.blur = blur
        self.drawn = [0] * self.seats
        elsewhere = elsewhere - self.lying() - self.hand - sum(self.known, Counter())
        if self.resolving:
            elsewhere[self.resolving] -= 1
        certain = not strays and not blur  # else some cards are written down twice, or not at all
        self.nowhere_else = {slug for slug in SLUGS if elsewhere[slug] <= 0} if certain else set()

    def lying(self) -> Counter[str]:
        """The cards in all territories."""
        found: Counter[str] = Counter()
        for (_, outlaw, name), n in self.piles.items():
            found[{"cards": outlaw, "photo": f"photo-{outlaw}"}.get(name, name)] += n
        return found

    # Comparing notes

    def disagrees(self, view: Any) -> list[str]:
        """Where the facts and the view tell different stories."""
        told = {
            "round": (self.round, view.round),
            "dealer": (self.dealer, view.dealer),
            "turn": (self.turn, view.turn),
            "winner": (self.winner, view.winner),
            "money": (self.money, [player.money for player in view.players]),
            "pots": (self.pots, {poster.outlaw: poster.pot for poster in view.posters}),
            "hands": (self.held, [player.hand for player in view.players]),
            "own hand": (+self.hand, Counter({cards.card: cards.count for cards in view.hand})),
            "draw pile": (self.draw, view.draw_pile),
            "discard pile": (len(self.pile) - len(self.gaps), view.discard_pile),
            "reshuffled": (self.reshuffled, view.reshuffled),
            "resolving": (self.resolving, view.question.card),
            "territories": (self.as_shown(), self.territories(view)),
        }
        if self.in_order and not self.gaps:
            told["top"] = (self.pile[-1] if self.pile else None, view.top_discard)
        return [f"{name}: {noted} is shown as {shown}" for name, (noted, shown) in told.items() if noted != shown]

    def as_shown(self) -> Counter[tuple[int, str, str]]:
        """Territories as a view has them: of Fastest Guns on a pile only whether there are any (OPT-30)."""
        return Counter({at: 1 if at[2] == "fastest-gun" else n for at, n in (+self.piles).items()})

    @staticmethod
    def territories(view: Any) -> Counter[tuple[int, str, str]]:
        found: Counter[tuple[int, str, str]] = Counter()
        for player in view.players:
            for pile in player.piles:
                found[player.seat, pile.outlaw, "cards"] = pile.cards
                for name, counter in COUNTERS.items():
                    found[player.seat, pile.outlaw, name] = int(getattr(pile, counter))
        return +found

    def contradictions(self, world: dict[str, Any]) -> list[str]:
        """Why this position (as a document) cannot be the table at which the viewer sits."""
        hands = [Counter(seat["hand"]) for seat in world["seats"]]
        draw, discard = Counter(world["draw"]), Counter(world["discard"])
        everything = sum(hands, draw + discard + self.lying())
        if self.resolving:
            everything[self.resolving] += 1
        found = [] if everything == DECK else [f"not the deck: {DECK - everything}, {everything - DECK}"]
        if [hand.total() for hand in hands] != self.held:
            found.append("other numbers of cards in hands")
        if self.me >= 0 and hands[self.me] != +self.hand:
            found.append("another hand of one's own")
        for seat in range(self.seats):
            if seat != self.me:
                found += self.of_hand(seat, hands[seat])
        found += self.of_discards(Counter(world["discard"]), hands)
        if self.secretly == world["turn"]["seat"] != self.me and "picked" in world["turn"]:
            found += self.of_pick(world["turn"]["picked"], discard, hands[world["turn"]["seat"]])
        if self.stock is not None:
            found += self.of_draw_pile(draw, hands)
        return found

    def of_hand(self, seat: int, hand: Counter[str]) -> list[str]:
        found = []
        if not self.known[seat] <= hand:
            found.append(f"seat {seat} does not hold {self.known[seat] - hand}, which was seen to get there")
        for outlaw, most in self.most[seat].items():
            if hand[outlaw] - self.known[seat][outlaw] > most:
                found.append(f"seat {seat} holds {outlaw} and said no")
        return found

    def of_discards(self, discard: Counter[str], hands: list[Counter[str]]) -> list[str]:
        gone = Counter(self.pile) - discard
        found = []
        if discard - Counter(self.pile):
            found.append(f"never discarded: {discard - Counter(self.pile)}")
        if gone.total() != len(self.gaps) or gone[EARP]:
            found.append(f"picked: {gone}, in {len(self.gaps)} picks")
        elif not self.could_be_picked(gone, self.pile, self.gaps):
            found.append(f"picked: {gone}, too early, of {self.pile}")
        for seat in {gap.seat for gap in self.gaps if gap.seat is not None}:
            found += self.of_picker(seat, hands[seat], gone)
        return found

    @staticmethod
    def could_be_picked(gone: Counter[str], pile: list[str], gaps: list[Gap]) -> bool:
        """Whether every pick finds a card that lay there by then: the lowest cards of each kind are the best guess."""
        lowest = []
        for card, n in gone.items():
            lowest += [at for at, lying in enumerate(pile) if lying == card][:n]
        picks = sorted(gap.below for gap in gaps)
        return all(at < below for at, below in zip(sorted(lowest), picks, strict=True))

    def of_picker(self, seat: int, hand: Counter[str], gone: Counter[str]) -> list[str]:
        """What somebody picked is in that hand, unless cards left it since then."""
        picks = [gap for gap in self.gaps if gap.seat == seat]
        lost = self.losses[seat] - picks[0].losses
        if ((hand - self.known[seat]) & gone).total() < len(picks) - lost:
            return [f"seat {seat} holds too few of the picked cards: {gone}"]
        return []

    def of_pick(self, card: str, discard: Counter[str], hand: Counter[str]) -> list[str]:
        """The card that somebody picked a moment ago, and may play at once."""
        if self.looking_at_draw_pile:
            return [] if hand[card] and card != EARP else [f"picked {card} and does not hold it"]
        gone = Counter(self.pile) - discard
        return [] if gone[card] and hand[card] else [f"picked {card}, but {gone} is missing, and {hand} is held"]

    def of_draw_pile(self, draw: Counter[str], hands: list[Counter[str]]) -> list[str]:
        assert self.stock is not None
        found = []
        strange, gone = draw - self.stock, self.stock - draw
        if strange.total() > self.blur:
            found.append(f"never shuffled into the draw pile: {strange}")
        if self.strays and not strange:
            early = Counter(self.stray_pile[: max(gap.below for gap in self.strays)])
            del early[EARP]
            if (gone & early).total() < len(self.strays):
                found.append(f"missing from the draw pile: {gone}, picked before the reshuffle: {len(self.strays)}")
        for seat in range(self.seats):
            if seat != self.me:
                only = {slug: n for slug, n in (hands[seat] - self.known[seat]).items() if slug in self.nowhere_else}
                if sum(only.values()) > self.drawn[seat] + self.picks_of[seat]:
                    found.append(f"seat {seat} has not drawn {only}, of which all cards lay in the draw pile")
        return found
