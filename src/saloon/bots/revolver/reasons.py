"""Why a choice in Revolver may be good: told from what the side sees, with the guide's plan for the turn.

Firepower is told as it would be after the choice. No card is known by name: what it does is read from its traits.
"""

from typing import Final

from saloon.bots.advice import Reason, because
from saloon.bots.bot import Look
from saloon.bots.revolver import traits as t
from saloon.bots.revolver.ahead import ahead_value, best_ahead, row_value
from saloon.bots.revolver.casualties import regret
from saloon.bots.revolver.counting import loses_now, lying_power, named_here, turns_at, turns_here
from saloon.bots.revolver.gains import best_recovery, blast_gain, smash_gain, sort_men
from saloon.bots.revolver.guide import RevolverGuide
from saloon.bots.revolver.points import NEVER
from saloon.bots.revolver.situation import TARGETS
from saloon.bots.revolver.worth import worth_of
from saloon.games.revolver import decisions as d
from saloon.games.revolver import ops as op
from saloon.games.revolver import state as st
from saloon.games.revolver.cards import COLTY, FIELDS, MCREADY, NONE, ROW, STANDING
from saloon.games.revolver.decisions import Decision, decisions
from saloon.games.revolver.places import may_place
from saloon.games.revolver.table import Revolver
from saloon.games.revolver.views import Battlefield, TableCard, View
from saloon.kernel.rng import Source

STEPS: Final = {"left": -1, "right": 1}
MOST_ANSWERS: Final = 12  # that a card asks for: prices, targets


class RevolverReasons:
    """The reasons for the choices of one decision."""

    def __init__(self, guide: RevolverGuide, look: Look, rng: Source) -> None:
        world = look.world(rng)
        assert isinstance(world, Revolver)
        self.points = dict(zip(*guide.weighed(world), strict=True))
        self.guide = guide
        self.answers = RevolverGuide()  # to follow-up questions: the other one keeps its plan for this decision
        self.world = world
        self.deck = world.deck
        self.view: View = look.view
        self.side = look.seat
        self.here: Battlefield = next(place for place in self.view.battlefields if place.field == self.view.field)
        self.cards = self.view.players[self.side].hand  # in hand

    def why(self, code: int) -> Reason:
        if len(self.points) == 1:
            return because("reason-only-choice")
        return self.reason(decisions(self.deck)[code], code)

    def reason(self, decision: Decision, code: int) -> Reason:
        match decision:
            case d.EndTurn():
                return self.as_it_is()
            case d.Play(card, as_shot):
                return self.playing(self.kind(card), as_shot, bool(self.guide.plan.has(code)), code)
            case d.Place(field):
                return self.placing(self.deck.field_slugs.index(field), code)
            case d.Discard(card):
                cheapest = self.points[code] == max(self.points.values())
                return because("reason-cheapest", card=card) if cheapest else because("reason-dear", card=card)
            case d.Answer(yes):
                return self.answering(yes)
            case d.React():
                attack = self.world.killed == 0 and self.world.agenda[0] == st.NEXT_TURN
                return because("reason-reflexes", cube="yes" if attack else "no")
            case d.Lose(bandit):
                return because("reason-lose", bandit=bandit, effect=self.effect_of(bandit))
            case d.Save(bandit):
                leader = bandit == self.deck.bandit_slugs[self.deck.leader]
                return because("reason-save", bandit=bandit, leader="yes" if leader else "no")
            case d.Done():
                return because("reason-enough")
            case d.Hit(card, tokens):
                fallen = self.firepower(self.here.lawmen, card, tokens)
                return because("reason-takes-grit") if "grit" in tokens else self.against_law(fallen, False, code)
            case d.Destroy(card, tokens):
                return self.against_gang(self.firepower(self.here.guns, card, tokens), False, code)
            case d.Clear(card):
                return because("reason-make-room", card=card)
            case d.TakeOff(card, tokens):
                return self.taking_off(card, tokens, code)
            case d.TakeBack(_, card):
                return because("reason-to-hand", card=card)
            case d.Recover(card):
                return because("reason-to-hand", card=card) if self.view.question.why else self.coming(self.kind(card))
            case d.Move(field, card, tokens):
                place = next(place for place in self.view.battlefields if place.field == field)
                return because("reason-comes-here", card=card, n=self.firepower(place.lawmen, card, tokens))
            case d.Use(card, direction):
                return self.using(card, direction)
            case d.UseSpecial():
                return because("reason-derail", n=min(int(self.world.living), self.cards))

    # What lies on the table

    def kind(self, card: str) -> int:
        return self.deck.slugs.index(card)

    def card(self, variant: int) -> str:
        return self.deck.slugs[self.deck.kind_of[variant]]

    def trait(self, at: int, trait: int) -> int:
        return int(self.guide.now.traits[at + trait])

    def firepower(self, lying: tuple[TableCard, ...], card: str, tokens: d.Tokens) -> int:
        return next((found.firepower for found in lying if found.card == card and found.tokens == tokens), 0)

    def turns(self, field: int) -> int:
        """Attacks to come at a battlefield; none at one that is left behind."""
        if field < self.world.field:
            return 0
        return int(turns_here(self.world) if field == self.world.field else turns_at(self.world, field))

    # Firepower here

    def as_it_is(self) -> Reason:
        """DP-08 Nothing more is played."""
        law, gang = self.here.law, self.here.gang
        if self.side == MCREADY and law > gang:
            return because("reason-attack-wins", law=law, gang=gang)
        if self.side == COLTY and law <= gang:
            return because("reason-holds", law=law, gang=gang)
        return because("reason-concede", law=law, gang=gang, n=self.cards)

    def turned(self, law: int, gang: int, planned: bool) -> Reason | None:
        """A choice that decides the attack of this turn, by itself or with other cards of the plan."""
        if self.side == MCREADY and law > gang:
            return None if self.here.law > self.here.gang else because("reason-attack-wins", law=law, gang=gang)
        if self.side == COLTY and law <= gang:
            return None if self.here.law <= self.here.gang else because("reason-holds", law=law, gang=gang)
        enough = self.guide.plan.edge > 0 if self.side == MCREADY else self.guide.plan.edge <= 0
        return because("reason-with-others", law=law, gang=gang) if planned and enough else None

    def for_us(self, power: int, planned: bool, code: int) -> Reason:
        """More firepower on the own side; less if it is negative."""
        before = self.here.law if self.side == MCREADY else self.here.gang
        more = (power, 0) if self.side == MCREADY else (0, power)
        law, gang = self.made(code) or (self.here.law + more[0], self.here.gang + more[1])
        if told := self.turned(law, gang, planned):
            return told
        if self.side == MCREADY:
            return because("reason-law", before=before, after=law, gang=gang)
        return because("reason-gang", before=before, after=gang, law=law)

    def against_law(self, power: int, planned: bool, code: int) -> Reason:
        law, gang = self.made(code) or (self.here.law - power, self.here.gang)
        told = self.turned(law, gang, planned)
        return told or because("reason-kill-lawman", before=self.here.law, after=law, gang=gang)

    def against_gang(self, power: int, planned: bool, code: int) -> Reason:
        law, gang = self.made(code) or (self.here.law, self.here.gang - power)
        told = self.turned(law, gang, planned)
        return told or because("reason-destroy-gun", before=self.here.gang, after=gang, law=law)

    def made(self, code: int) -> tuple[int, int] | None:
        """Both sides' firepower here when a choice has been carried out, with what it asks of this side.

        None if that cannot be known: someone else is asked meanwhile, or the turn goes on elsewhere.
        """
        line, field = self.world.clone(), self.world.field
        assert isinstance(line, Revolver)
        line.step(code)
        for _ in range(MOST_ANSWERS):
            if line.to_act() != self.side or line.field != field:
                return None
            if line.phase() == st.PLAY_PHASE:
                return int(line.law(field)), int(line.gang(field))
            line.step(int(self.answers.best(line)))
        return None

    # Cards

    def playing(self, kind: int, as_shot: bool, planned: bool, code: int) -> Reason:
        """DP-01 A card of the hand: for what it does, here or elsewhere."""
        deck, sort = self.deck, self.deck.sorts[kind]
        at = (deck.kinds + kind if as_shot else kind) * t.TRAITS
        if as_shot or sort > STANDING:
            return self.shot(kind, at, planned, code)
        if sort == STANDING:
            return because("reason-limit", n=int(deck.caps[kind]))
        if sort == ROW:
            return self.at(kind, self.best_place(kind))
        if not planned and self.is_better_elsewhere(kind):
            return self.at(kind, self.best_place(kind))
        if self.trait(at, t.LOSSES):
            return self.killing(at)
        power = self.power(kind)
        drawn = self.trait(at, t.DRAWN)
        if (told := self.for_us(power, planned, code)).message not in ("reason-law", "reason-gang"):
            return told
        if drawn:
            return because("reason-draw", n=drawn)
        return told if power else because("reason-effect", card=self.deck.slugs[kind])

    def power(self, kind: int) -> int:
        """Firepower with which a gun or lawman comes to the current battlefield."""
        return int(self.deck.firepower[self.deck.plain[kind]]) + self.trait(kind * t.TRAITS, t.STRONG)

    def shot(self, kind: int, at: int, planned: bool, code: int) -> Reason:
        guide, world = self.guide, self.world
        falls = self.falling(at)
        if falls or self.trait(at, t.CLEARS):
            return self.against_law(falls, planned, code)
        if self.trait(at, t.KILLS) or self.trait(at, t.BLAST):
            return because("reason-takes-grit")
        if self.trait(at, t.SMASHES) and (smashed := int(smash_gain(guide.now, world, at))):
            return self.against_gang(smashed, planned, code)
        if self.trait(at, t.LOSSES) and self.side == MCREADY:
            return self.killing(at)
        if self.trait(at, t.MARK):
            return because("reason-marker", by="on" if self.trait(at, t.MARK) > 0 else "back")
        if self.trait(at, t.TO_FIELD) and (best := int(best_recovery(guide.now, world))) != NONE:
            return self.coming(best)
        if self.trait(at, t.FETCHES) and (rider := self.strongest_elsewhere()) != NONE:
            return because("reason-comes-here", card=self.card(rider), n=int(self.deck.firepower[rider]))
        if (back := self.best_to_hand(at)) != NONE:
            return because("reason-to-hand", card=self.deck.slugs[back])
        if self.trait(at, t.DRAWN):
            return because("reason-draw", n=self.trait(at, t.DRAWN))
        return because("reason-effect", card=self.deck.slugs[kind])

    def killing(self, at: int) -> Reason:
        """ST-6 A kill that needs no attack; without another one this turn it also keeps a cube on the border."""
        alone = self.world.killed == 0 and self.guide.plan.edge <= 0
        return because("reason-kill-bandit", n=self.trait(at, t.UNLESS), cube="yes" if alone else "no")

    def strongest_elsewhere(self) -> int:
        """The lawman whom it is best to call here: from where he is of no more use, if there is one; or NONE."""
        deck, world = self.deck, self.world
        for fields in (range(world.field), range(world.field + 1, FIELDS)):
            men: list[int] = [man for field in fields for man in range(deck.lawmen) if world.lies(field, man)]
            if men:
                return max(men, key=lambda man: deck.firepower[man])
        return NONE

    def falling(self, at: int) -> int:
        """Firepower of the lawmen here that a card takes, at its best."""
        guide, world = self.guide, self.world
        if self.trait(at, t.CLEARS):
            return self.here.law
        sort_men(guide.now, world)
        found = sum(int(guide.now.targets[i]) for i in range(min(self.trait(at, t.KILLS), TARGETS)))
        if self.trait(at, t.BLAST):
            found += int(blast_gain(world, self.trait(at, t.BLAST)))
        if self.trait(at, t.NAMED):
            found += int(named_here(world, self.trait(at, t.NAMED) - 1))
        return found

    def best_to_hand(self, at: int) -> int:
        """The lawman of the discard pile, or the gun on the table, that a card brings back to the hand; or NONE."""
        guide, world, deck = self.guide, self.world, self.deck
        kinds: list[int] = []
        if self.trait(at, t.TO_HAND):
            kinds = [
                k for k in range(deck.law_first, deck.playable) if world.waste[k] and deck.recover_codes[k] != NONE
            ]
        elif self.trait(at, t.RETURNS):
            places = [(field, gun) for field in range(FIELDS) for gun in range(deck.lawmen, deck.guns)]
            kinds = [int(deck.kind_of[gun]) for field, gun in places if op.may_return(world, field, gun)]
        return max(kinds, key=lambda kind: worth_of(guide.now, world, kind), default=NONE)

    def coming(self, kind: int) -> Reason:
        """A lawman who comes to this battlefield from the discard pile."""
        return because("reason-comes-here", card=self.deck.slugs[kind], n=self.power(kind))

    def taking_off(self, card: str, tokens: d.Tokens, code: int) -> Reason:
        """DP-04 Room for a better gun; else only firepower given away."""
        clearing = int(self.guide.plan.clearing)
        lost = self.firepower((*self.here.lawmen, *self.here.guns), card, tokens)
        if lost == 0 or (clearing != NONE and self.deck.off_codes[clearing] == code):
            return because("reason-make-room", card=card)
        return self.for_us(-lost, False, code)

    def using(self, card: str, direction: str) -> Reason:
        """DP-05 An ability; one that moves its card brings firepower here, or takes it to where it will be wanted."""
        kind, world = self.kind(card), self.world
        step = STEPS.get(direction, 0)
        for field in range(FIELDS):
            power = int(lying_power(world, kind, field)) if step else 0
            if power and field + step == world.field:
                return because("reason-comes-here", card=card, n=power)
            if power:
                return self.at(kind, field + step)
        return because("reason-effect", card=card)

    # Places

    def is_better_elsewhere(self, kind: int) -> bool:
        guide, world = self.guide, self.world
        if world.deck.reaches[kind] == 0:
            return False
        here = guide.plan.marginal(self.power(kind)) if may_place(world, kind, world.field) else -NEVER
        return bool(best_ahead(guide.now, world, kind) > here)

    def best_place(self, kind: int) -> int:
        places = [field for field in range(FIELDS) if may_place(self.world, kind, field)]
        if self.deck.sorts[kind] == ROW:
            return max(places, key=lambda field: row_value(self.guide.now, self.world, field))
        return max(places, key=lambda field: ahead_value(self.guide.now, self.world, kind, field))

    def placing(self, field: int, code: int) -> Reason:
        """DP-02 Where a card goes."""
        kind = int(self.world.card)
        if field == self.world.field and self.deck.sorts[kind] != ROW:
            return self.for_us(self.power(kind), False, code)
        return self.at(kind, field)

    def at(self, kind: int, field: int) -> Reason:
        """A card at another battlefield, or a row anywhere: what counts is how many attacks it will see."""
        place, turns = self.deck.field_slugs[field], self.turns(field)
        if self.deck.sorts[kind] == ROW:
            return because("reason-row", battlefield=place, turns=turns)
        return because("reason-ahead", battlefield=place, turns=turns)

    # Answers

    def answering(self, yes: bool) -> Reason:
        """DP-13, DP-15, DP-16 Yes or no."""
        frame = self.world.phase()
        cards = self.view.question.number
        if frame == st.MAY_ATTACK:
            law, gang = self.here.law, self.here.gang
            concede = because("reason-concede", law=law, gang=gang, n=self.cards)
            return because("reason-attack-wins", law=law, gang=gang) if yes else concede
        if not yes:
            return because("reason-keep-cards", n=self.cards)
        if frame == st.WINDOW:
            return because("reason-cancel", card=self.view.question.card or "")
        return because("reason-pay", n=cards, why="spare" if frame == st.UNLESS_DISCARD else "more")

    def effect_of(self, bandit: str) -> str:
        """What it means to lose him: a word for the message to choose by."""
        deck, world, guide = self.deck, self.world, self.guide
        i = deck.bandit_slugs.index(bandit)
        if world.grit[i] > 0:
            return "grit"
        if i == deck.leader or loses_now(world, deck.deaths[i]):
            return "game"
        cost = regret(guide.now, world, deck.deaths[i])
        if cost < 0:
            return "good"
        return "bad" if cost > 0 or deck.arrivals_at[i] > world.field else "none"
