"""20.3 What may lie on the agenda of a position: pauses nest only as the rules let them.

A position may come from anyone, and its agenda says what happens next. So every frame is compared with what lies
below it: the operation that a list has just come to must be one that asks this question, the list must belong to the
card, bandit or special card that can have started it, and the side must be the one that is asked. What passes is a
pause that the rules could have made, and goes on like one.
"""

from typing import NoReturn

from saloon.games.revolver import ops as op
from saloon.games.revolver import state as st
from saloon.games.revolver.cards import (
    COLTY,
    FIELDS,
    GRIT,
    MCREADY,
    MOST_COST,
    NONE,
    SHOT,
    SIDE_SLUGS,
    WIDTH,
    Deck,
)
from saloon.games.revolver.options import FREE_CHOICE, GOES_ON
from saloon.games.revolver.options import MAY_ATTACK as ATTACK_MAY_BE_WAIVED
from saloon.games.revolver.places import may_place, under_cap
from saloon.games.revolver.state import FRAME, FRAME_NAMES, State
from saloon.games.revolver.targets import waits_for_target
from saloon.games.revolver.turns import self_of
from saloon.kernel.errors import Malformed

# The frame that an operation puts onto the agenda to ask its actor.
ASKS = {
    op.OP_KILL_LAWMAN: st.KILL_LAWMAN,
    op.OP_BLAST_LAWMEN: st.BLAST,
    op.OP_DESTROY_ROW: st.DESTROY_ROW,
    op.OP_DESTROY_GUN: st.DESTROY_GUN,
    op.OP_RETURN_GUN: st.RETURN_GUN,
    op.OP_RECOVER_LAWMAN: st.RECOVER,
    op.OP_MOVE_LAWMAN: st.MOVE_LAWMAN,
}
COUNTED = (st.KILL_LAWMAN, st.BLAST, st.DESTROY_ROW, st.DESTROY_GUN)


def script_at(deck: Deck, address: int) -> tuple[str, int]:
    """The list of operations in which an address lies, by its label, and which of them it is."""
    starts = list(deck.starts)
    i = max(i for i, start in enumerate(starts) if start <= address)
    return deck.labels[i], (address - starts[i]) // WIDTH


def check_agenda(s: State) -> None:
    """Whether the rules could have made this agenda, with everything that belongs to it."""
    check = _Agenda(s)
    check.begin()
    check_leader(s)
    check_leftovers(s)


def check_leader(s: State) -> None:
    """RV-14.1, RV-14.2 While the game goes on someone is alive, and the leader is, unless RV-OPT-05 lets him go."""
    deck = s.deck
    for i in range(s.depth):
        if s.agenda[i * FRAME] == st.SCRIPT:
            at = int(s.agenda[i * FRAME + 2])
            if script_at(deck, at)[0] == f"{deck.bandit_slugs[deck.leader]}.on_death" and loses_soon(deck, at):
                return
    if not s.alive[deck.leader] and (s.options.derail_jack != GOES_ON or s.living == 0):
        raise Malformed("leader-dead", "dead", {"bandit": deck.bandit_slugs[deck.leader], "rule": "RV-14.2"})


def loses_soon(deck: Deck, address: int) -> bool:
    while deck.program[address] != op.END:
        if deck.program[address] == op.OP_LOSE_GAME and deck.program[address + 1] == NONE:
            return True
        address += WIDTH
    return False


def check_leftovers(s: State) -> None:
    """What may be noted only during a blast, a wreck or a payment."""
    deck = s.deck
    frames = [int(s.agenda[i * FRAME]) for i in range(s.depth)]
    for variant in range(deck.lawmen):
        if s.spared[variant] > (s.lying[s.field * deck.variants + variant] if st.BLAST in frames else 0):
            raise Malformed("not-there", "spared", {"card": deck.slugs[deck.kind_of[variant]]})
    for bandit in range(deck.bandits):
        if s.saved >> bandit & 1 and not (s.alive[bandit] and (st.WRECK in frames or st.DEATHS in frames)):
            raise Malformed("not-there", "saved", {"bandit": deck.bandit_slugs[bandit]})
    paid = list(s.paid[: s.payments])
    for kind in paid:
        if paid.count(kind) > s.waste[kind] and may_be_cancelled(s, frames):
            raise Malformed("not-there", "playing.paid", {"card": deck.slugs[kind]})


def may_be_cancelled(s: State, frames: list[int]) -> bool:
    """RV-OPT-30 The card being played can still be cancelled, so that what was paid for it comes back."""
    if st.RESOLVE in frames or st.WINDOW in frames:
        return True
    return s.named == 0 and s.tally[s.field * st.TALLY + st.MEN] > 0 and waits_for_target(s, s.card)


class _Agenda:
    """The frames from the bottom up; each method looks at those from `i` on."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.deck = s.deck
        self.frames = [[int(n) for n in s.agenda[i * FRAME : (i + 1) * FRAME]] for i in range(s.depth)]

    # What may lie on what

    def begin(self) -> None:
        """The turn: a play phase, or the end of McReady's turn (RV-3.2)."""
        s = self.s
        self.expect(0, NONE, st.PLAY_PHASE, *((st.NEXT_TURN,) if s.turn == MCREADY else ()))
        ends = sum(frame[0] in (st.RESOLVE, st.FINISH) for frame in self.frames)
        if ends != (s.card != NONE):
            raise Malformed("agenda-needs-card", "playing", {"rule": "RV-6.1"})
        if self.frames[0][0] == st.NEXT_TURN:
            self.expect(1, COLTY, st.LAST_TEST)
            self.expect(2, COLTY, st.BORDER)
            self.attack(3)
            return
        self.check_side(0, int(s.turn))
        if self.is_top(0):
            return
        above = self.frames[1][0]
        if above == st.DRAW:
            self.arrivals(1)
        elif above == st.RESOLVE:
            self.announcement(1)
        elif above == st.FINISH:
            self.shot(1)
        elif above == st.CASUALTY:
            self.casualty(1, 99, self.is_free(COLTY) if s.turn == COLTY else 0)
        else:
            self.script(1, self.owners_on_table())

    def arrivals(self, i: int) -> None:
        """RV-4.8 Effects of bandits when the marker arrives, the first of the deck file on top."""
        draw = self.expect(i, COLTY, st.DRAW)
        if self.s.turn != COLTY or draw[2] != self.deck.draws:
            self.refuse(i)
        last = len(self.deck.bandit_slugs)
        for at in range(i + 1, len(self.frames)):
            frame = self.expect(at, COLTY, st.SCRIPT, st.PAY)
            if frame[0] == st.PAY:
                break
            label, step = script_at(self.deck, frame[2])
            self.carried(at, label)
            bandit = self_of(frame[3])
            if bandit >= last or not label.endswith(".on_reach") or (step > 0 and self.kind_of(at + 1) == st.SCRIPT):
                self.refuse(at)
            last = bandit
        self.script(len(self.frames) - 2, ["on_reach"])

    def attack(self, i: int) -> None:
        """RV-12.1, RV-12.3"""
        s = self.s
        if len(self.frames) > i and self.frames[i][0] == st.MAY_ATTACK:
            _, _, law, gang, _ = self.expect(i, MCREADY, st.MAY_ATTACK)
            if s.options.attack_duty != ATTACK_MAY_BE_WAIVED or (law, gang) != (s.law(s.field), s.gang(s.field)):
                self.refuse(i)
            self.top(i)
            return
        self.casualty(i, 1, 0)

    def announcement(self, i: int) -> None:
        """RV-6.1 Place, payment, window, in this order; what comes last lies lowest."""
        s, deck = self.s, self.deck
        side = int(deck.sides[s.card])
        self.expect(i, side, st.RESOLVE)
        above = [frame[0] for frame in self.frames[i + 1 :]]
        if not above or above != [frame for frame in (st.WINDOW, st.PAY, st.CHOOSE_PLACE) if frame in above]:
            self.refuse(i)
        placed = not s.as_shot and deck.sorts[s.card] != SHOT
        for at in range(i + 1, len(self.frames)):
            frame = self.frames[at]
            if frame[0] == st.WINDOW:
                self.expect(at, 1 - side, st.WINDOW)
                if deck.windows[s.card] == NONE or waits_for_target(s, s.card):
                    self.refuse(at)
            elif frame[0] == st.PAY:
                self.pays(at, side, MOST_COST - int(s.payments), st.FOR_CARD, on_top=False)
            else:
                self.expect(at, side, st.CHOOSE_PLACE)
                if not placed:
                    self.refuse(at)
        if placed and st.CHOOSE_PLACE not in above and not may_place(s, s.card, s.place):
            raise Malformed("no-place", "playing.place", {"rule": "RV-7.2"})

    def shot(self, i: int) -> None:
        """RV-5.5 A shot that is being carried out."""
        s, deck = self.s, self.deck
        side = int(deck.sides[s.card])
        self.expect(i, side, st.FINISH)
        if not s.as_shot and deck.sorts[s.card] != SHOT:
            raise Malformed("agenda-needs-card", "playing.card", {"rule": "RV-5.5"})
        self.script(i + 1, [f"{deck.slugs[s.card]}.{'modes.shot' if s.as_shot else 'ops'}"])

    def owners_on_table(self) -> list[str]:
        """Lists of operations that can run in a play phase when no card is being played."""
        s, deck = self.s, self.deck
        found = [f"{slug}.ops" for i, slug in enumerate(deck.special_slugs) if deck.special_sides[i] == s.turn]
        for kind, slug in enumerate(deck.slugs):
            if deck.sides[kind] == s.turn and deck.plain[kind] != NONE:
                found += [f"{slug}.ops", f"{slug}.activated"]
            elif deck.sides[kind] != s.turn and kind in list(deck.windows):
                found.append(f"{slug}.ops")
        return found

    def script(self, i: int, labels: list[str]) -> None:
        """A list of operations, one of these (of a bandit: any of that name), and what it asks now."""
        frame = self.expect(i, NONE, st.SCRIPT)
        label, step = script_at(self.deck, frame[2])
        if label not in labels and label.partition(".")[2] not in labels:
            self.refuse(i)
        price = self.carried(i, label)
        if step > 0:
            self.work(i + 1, frame[2] - WIDTH, frame[1])
        elif price > 0:
            self.pays(i + 1, frame[1], price, st.FOR_USE)
        else:
            self.refuse(i)

    def work(self, i: int, address: int, actor: int) -> None:
        """What an operation has put onto the agenda."""
        number, n, inner, _, kinds = (int(word) for word in self.deck.program[address : address + WIDTH])
        if number == op.OP_DISCARD:
            self.pays(i, actor, n, st.BY_ORDER)
        elif number == op.OP_MAY_DISCARD:
            self.offer(i, actor, n, inner)
        elif number == op.OP_UNLESS_DISCARD:
            self.threat(i, actor, n, inner)
        elif number == op.OP_GANG_CASUALTY:
            self.casualty(i, n, self.is_free(actor))
        elif number == op.OP_WRECK:
            self.wreck(i)
        elif number == op.OP_KILL_LAWMAN and len(self.frames) >= i + 2:
            self.named_target(i, actor)
        elif number == op.OP_RECOVER_LAWMAN and self.kind_of(i) != st.RECOVER:
            self.recovery(i, actor)
        elif number in ASKS:
            frame = self.expect(i, actor, ASKS[number])
            self.top(i)
            if (
                (frame[0] in COUNTED and frame[2] > n)
                or (frame[0] == st.DESTROY_GUN and frame[3] != kinds)
                or (frame[0] == st.RECOVER and frame[2] != n)
            ):
                self.refuse(i)
        else:
            self.refuse(i)

    def offer(self, i: int, actor: int, n: int, inner: int) -> None:
        """OP-03"""
        if self.kind_of(i) == st.MAY_DISCARD:
            frame = self.expect(i, actor, st.MAY_DISCARD)
            self.top(i)
            if frame[2] != n or frame[3] != inner:
                self.refuse(i)
            return
        self.inner(i, actor, inner, n)

    def threat(self, i: int, actor: int, n: int, inner: int) -> None:
        """OP-04"""
        if self.kind_of(i) == st.UNLESS_DISCARD:
            frame = self.expect(i, 1 - actor, st.UNLESS_DISCARD)
            self.top(i)
            if frame[2] != n or frame[3] != inner:
                self.refuse(i)
        elif self.kind_of(i) == st.PAY:
            self.pays(i, 1 - actor, n, st.BY_ORDER)
        else:
            self.inner(i, actor, inner, 0)

    def inner(self, i: int, actor: int, inner: int, price: int) -> None:
        """The list inside `may_discard` or `unless_discard`; the former begins by paying."""
        frame = self.expect(i, actor, st.SCRIPT)
        label, step = script_at(self.deck, frame[2])
        if label != script_at(self.deck, inner)[0] or frame[3] != NONE:
            self.refuse(i)
        if step > 0:
            self.work(i + 1, frame[2] - WIDTH, actor)
        elif price > 0:
            self.pays(i + 1, actor, price, st.BY_ORDER)
        else:
            self.refuse(i)

    def named_target(self, i: int, actor: int) -> None:
        """RV-OPT-12 `after_target`: a lawman is named, and the card may still be cancelled."""
        s, deck = self.s, self.deck
        if self.kind_of(i) == st.KILL_LAWMAN:
            self.expect(i, actor, st.KILL_LAWMAN)
            i += 1
        hit = self.expect(i, COLTY, st.HIT)
        if s.card == NONE or not waits_for_target(s, s.card) or not s.lies(s.field, hit[2]):
            self.refuse(i)
        self.expect(i + 1, int(deck.sides[deck.windows[s.card]]), st.WINDOW)
        self.top(i + 1)

    def recovery(self, i: int, actor: int) -> None:
        """RV-8.8 A lawman comes out of the discard pile: he is paid for (RV-OPT-11), or enters."""
        deck = self.deck
        if self.kind_of(i) == st.ENTER:
            frame = self.expect(i, actor, st.ENTER)
            self.pays(i + 1, actor, int(deck.price(frame[2], self.s.field)), st.FOR_USE)
            if not under_cap(self.s, MCREADY, self.s.field, False):
                self.refuse(i)
            return
        lawmen = {deck.slugs[deck.kind_of[variant]] for variant in range(deck.lawmen)}
        self.script(i, [f"{slug}.ops" for slug in lawmen])

    def is_free(self, actor: int) -> int:
        """RV-OPT-31 Whether Colty may choose any bandit for a casualty that this side's card demands."""
        return int(actor == COLTY and self.s.options.came_along_members == FREE_CHOICE)

    def casualty(self, i: int, most: int, free: int) -> None:
        """RV-10 Casualties still to come, and the death, the lost grit or the reaction of the one before them."""
        deck = self.deck
        if self.kind_of(i) == st.CASUALTY:
            frame = self.expect(i, COLTY, st.CASUALTY)
            if frame[2] > most or frame[3] != free:
                self.refuse(i)
            if self.is_top(i):
                return
            i += 1
        reflexes = [f"{deck.slugs[deck.reflexes]}.ops"] if deck.reflexes != NONE else []
        self.script(i, ["on_death", "on_grit_loss", *reflexes])

    def wreck(self, i: int) -> None:
        """RV-13.2 Savings one by one, or (RV-OPT-04) deaths one by one."""
        if self.kind_of(i) == st.DEATHS:
            self.expect(i, COLTY, st.DEATHS)
            self.script(i + 1, ["on_death"])
            return
        self.expect(i, COLTY, st.WRECK)
        self.expect(i + 1, COLTY, st.SAVE)
        if not self.is_top(i + 1):
            self.pays(i + 2, COLTY, 1, st.TO_SAVE)

    def pays(self, i: int, who: int, most: int, why: int, on_top: bool = True) -> None:
        """DP-03 A payment; nothing lies on it but the choice of a place."""
        frame = self.expect(i, who, st.PAY)
        if on_top:
            self.top(i)
        if frame[2] > most or frame[3] != why:
            self.refuse(i)

    # Who carries a list

    def carried(self, i: int, label: str) -> int:
        """A list is carried by the card or bandit to which it belongs, and runs for its side; what it costs to run."""
        deck = self.deck
        _, _, address, carrier, at = self.frames[i]
        owner, _, part = label.partition(".")
        if owner in deck.bandit_slugs:
            bandit = deck.bandit_slugs.index(owner)
            self.check_side(i, COLTY)
            self.check_carrier(i, owner, carrier == self_of(bandit))
            if bool(self.s.alive[bandit]) == (part == "on_death"):
                raise Malformed("dead-bandit", f"agenda[{i}].carrier", {"bandit": owner})
            return 0
        if owner not in deck.slugs:  # a special card
            self.check_side(i, int(self.s.turn))
            self.check_carrier(i, "", carrier == NONE)
            return 0
        kind = deck.slugs.index(owner)
        self.check_side(i, int(deck.sides[kind]))
        if part == "modes.shot" or deck.plain[kind] == NONE:
            self.check_carrier(i, "", carrier == NONE)
            return int(deck.costs[kind]) if kind >= deck.playable else 0
        self.check_carrier(i, owner, carrier >= 0 and deck.kind_of[carrier] == kind)
        if part == "activated":
            if at not in ((-1, 1) if deck.moves[kind] else (0,)):
                raise Malformed("no-such-neighbour", f"agenda[{i}].at", {"value": at})
            return int(deck.prices[kind])
        self.check_carrier(i, owner, 0 <= at < FIELDS and not self.gains_twice(address, carrier))
        return 0

    def check_side(self, i: int, side: int) -> None:
        if self.frames[i][1] != side:
            raise Malformed("wrong-side-asked", f"agenda[{i}].who", {"wanted": SIDE_SLUGS[side]})

    def check_carrier(self, i: int, needed: str, right: bool) -> None:
        if not right:
            raise Malformed("wrong-carrier", f"agenda[{i}].carrier", {"needed": needed or "none"})

    def gains_twice(self, address: int, variant: int) -> bool:
        """A token that is still to come lies on the card already."""
        deck = self.deck
        while deck.program[address] != op.END:
            if deck.program[address] == op.OP_GAIN_TOKEN:
                there = deck.grit_of[variant] if deck.program[address + 1] == GRIT else deck.power_of[variant]
                if there:
                    return True
            address += WIDTH
        return False

    # Small questions

    def kind_of(self, i: int) -> int:
        return self.frames[i][0] if i < len(self.frames) else NONE

    def is_top(self, i: int) -> bool:
        return i == len(self.frames) - 1

    def top(self, i: int) -> None:
        if not self.is_top(i):
            self.refuse(i + 1)

    def expect(self, i: int, who: int, *kinds: int) -> list[int]:
        """One of these frames, for this side; NONE: for either."""
        if i >= len(self.frames) or self.frames[i][0] not in kinds:
            self.refuse(min(i, len(self.frames) - 1))
        if who != NONE:
            self.check_side(i, who)
        return self.frames[i]

    def refuse(self, i: int) -> NoReturn:
        raise Malformed("agenda-order", f"agenda[{i}]", {"found": FRAME_NAMES[self.frames[i][0]], "rule": "RV-16"})
