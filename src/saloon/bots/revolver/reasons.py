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
from saloon.games.revolver.options import RESHUFFLE
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

    def why(self, code: int) -> Reason | None:
        """What speaks for a choice, if anything does."""
        if len(self.points) == 1:
            return because("reason-only-choice")
        return self.reason(decisions(self.deck)[code], code)

    def also(self, code: int) -> list[Reason]:
        """What else speaks for it: who ends the turn keeps the cards."""
        ends = len(self.points) > 1 and isinstance(decisions(self.deck)[code], d.EndTurn)
        return [because("reason-keep-cards", n=self.cards)] if ends and self.cards else []

    def reason(self, decision: Decision, code: int) -> Reason | None:
        match decision:
            case d.EndTurn():
                return self.as_it_is()
            case d.Play(card, as_shot):
                return self.playing(self.kind(card), as_shot, bool(self.guide.plan.has(code)), code)
            case d.Place(field):
                return self.placing(self.deck.field_slugs.index(field), code)
            case d.Discard(card):
                return because("reason-cheapest" if self.likes(code) else "reason-dear", card=card)
            case d.Answer(yes):
                return self.answering(yes, code)
            case d.React():
                attack = self.world.killed == 0 and self.world.agenda[0] == st.NEXT_TURN
                return because("reason-reflexes", cube="yes" if attack else "no")
            case d.Lose(bandit):
                return self.losing(bandit)
            case d.Save(bandit):
                leader = bandit == self.deck.bandit_slugs[self.deck.leader]
                return because("reason-save", bandit=bandit, leader="yes" if leader else "no")
            case d.Done():
                return because("reason-enough") if self.likes(code) else None
            case d.Hit(card, tokens):
                fallen = self.firepower(self.here.lawmen, card, tokens)
                if "grit" in tokens:
                    return because("reason-takes-grit") if self.side == COLTY else None
                return self.against_law(fallen, False, code)
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
                return self.brought(card, self.firepower(place.lawmen, card, tokens))
            case d.Use(card, direction):
                return self.using(card, direction)
            case d.UseSpecial():
                saved = min(int(self.world.living), self.cards)
                return because("reason-derail", n=saved) if saved else None

    def likes(self, code: int) -> bool:
        """Whether the guide would choose it too."""
        return self.points[code] == max(self.points.values())

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

    def as_it_is(self) -> Reason | None:
        """DP-08 Nothing more is played."""
        law, gang = self.here.law, self.here.gang
        if self.side == MCREADY and law > gang:
            return because("reason-attack-wins", law=law, gang=gang)
        if self.side == COLTY and law <= gang:
            return because("reason-holds", law=law, gang=gang)
        return self.conceding()

    def conceding(self) -> Reason | None:
        """An attack that is given up, for the cards that it saves."""
        law, gang = self.here.law, self.here.gang
        return because("reason-concede", law=law, gang=gang, n=self.cards) if self.cards else None

    def turned(self, law: int, gang: int, planned: bool) -> Reason | None:
        """A choice that decides the attack of this turn, by itself or with other cards of the plan."""
        if self.side == MCREADY and law > gang:
            return None if self.here.law > self.here.gang else because("reason-attack-wins", law=law, gang=gang)
        if self.side == COLTY and law <= gang:
            return None if self.here.law <= self.here.gang else because("reason-holds", law=law, gang=gang)
        enough = self.guide.plan.edge > 0 if self.side == MCREADY else self.guide.plan.edge <= 0
        return because("reason-with-others", law=law, gang=gang) if planned and enough else None

    def for_us(self, power: int, planned: bool, code: int) -> Reason | None:
        """More firepower on the own side; less if it is negative."""
        before = self.here.law if self.side == MCREADY else self.here.gang
        more = (power, 0) if self.side == MCREADY else (0, power)
        law, gang = self.made(code) or (self.here.law + more[0], self.here.gang + more[1])
        if told := self.turned(law, gang, planned):
            return told
        if self.side == MCREADY:
            return because("reason-law", before=before, after=law, gang=gang) if law > before else None
        return because("reason-gang", before=before, after=gang, law=law) if gang > before else None

    def against_law(self, power: int, planned: bool, code: int) -> Reason | None:
        law, gang = self.made(code) or (self.here.law - power, self.here.gang)
        if told := self.turned(law, gang, planned):
            return told
        if self.side == MCREADY or law >= self.here.law:
            return None
        return because("reason-kill-lawman", before=self.here.law, after=law, gang=gang)

    def against_gang(self, power: int, planned: bool, code: int) -> Reason | None:
        law, gang = self.made(code) or (self.here.law, self.here.gang - power)
        if told := self.turned(law, gang, planned):
            return told
        if self.side == COLTY or gang >= self.here.gang:
            return None
        return because("reason-destroy-gun", before=self.here.gang, after=gang, law=law)

    def made(self, code: int) -> tuple[int, int] | None:
        """Both sides' firepower here when a choice has been carried out."""
        line = self.carried_out(code)
        return None if line is None else (int(line.law(line.field)), int(line.gang(line.field)))

    def carried_out(self, code: int) -> Revolver | None:
        """The table when a choice has been carried out, with what it asks of this side, as the guide would answer.

        None if that cannot be known: someone else is asked meanwhile, or the turn goes on elsewhere.
        """
        line, field = self.world.clone(), self.world.field
        assert isinstance(line, Revolver)
        line.step(code)
        for _ in range(MOST_ANSWERS):
            if line.to_act() != self.side or line.field != field:
                return None
            if line.phase() == st.PLAY_PHASE:
                return line
            line.step(int(self.answers.best(line)))
        return None

    # Cards

    def playing(self, kind: int, as_shot: bool, planned: bool, code: int) -> Reason | None:
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
        if self.trait(at, t.LOSSES) and self.side == MCREADY:
            return self.killing(at)
        power = self.power(kind)
        drawn = self.trait(at, t.DRAWN)
        told = self.for_us(power, planned, code)
        if told is not None and told.message not in ("reason-law", "reason-gang"):
            return told
        if drawn and (found := self.drawing(drawn)):
            return found
        return told if power else because("reason-effect", card=self.deck.slugs[kind])

    def power(self, kind: int) -> int:
        """Firepower with which a gun or lawman comes to the current battlefield."""
        return int(self.deck.firepower[self.deck.plain[kind]]) + self.trait(kind * t.TRAITS, t.STRONG)

    def shot(self, kind: int, at: int, planned: bool, code: int) -> Reason | None:
        guide, world = self.guide, self.world
        falls = self.falling(at)
        if falls or self.trait(at, t.CLEARS):
            return self.against_law(falls, planned, code)
        if self.trait(at, t.KILLS) or self.trait(at, t.BLAST):
            return because("reason-takes-grit") if self.grit_here() else None
        if self.trait(at, t.SMASHES) and (smashed := int(smash_gain(guide.now, world, at))):
            return self.against_gang(smashed, planned, code)
        if self.trait(at, t.LOSSES) and self.side == MCREADY:
            return self.killing(at)
        line = self.carried_out(code)
        if step := self.trait(at, t.MARK) if line is None else int(line.mark - world.mark):
            on = step > 0  # fewer attacks are good for the gang
            return because("reason-marker", by="on" if on else "back") if on == (self.side == COLTY) else None
        if self.trait(at, t.TO_FIELD) and (best := int(best_recovery(guide.now, world))) != NONE:
            return self.arriving(best, line)
        if self.trait(at, t.FETCHES) and (rider := self.strongest_elsewhere()) != NONE:
            return self.arriving(int(self.deck.kind_of[rider]), line)
        if (back := self.best_to_hand(at, line)) != NONE:
            return because("reason-to-hand", card=self.deck.slugs[back])
        if self.trait(at, t.DRAWN):
            return self.drawing(self.trait(at, t.DRAWN))
        return because("reason-effect", card=self.deck.slugs[kind])

    def drawing(self, n: int) -> Reason | None:
        """RV-5.4 So many cards, or those that there are."""
        own = self.view.players[self.side]
        left = own.deck + (own.discards if self.world.options.empty_deck == RESHUFFLE else 0)
        return because("reason-draw", n=min(n, left)) if left else None

    def grit_here(self) -> bool:
        """Whether a lawman at this battlefield has True Grit."""
        return any("grit" in lawman.tokens for lawman in self.here.lawmen)

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

    def best_to_hand(self, at: int, line: Revolver | None) -> int:
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
        if line is not None:
            kinds = [kind for kind in kinds if line.hands[kind] > world.hands[kind]]
        return max(kinds, key=lambda kind: worth_of(guide.now, world, kind), default=NONE)

    def arriving(self, guess: int, line: Revolver | None) -> Reason | None:
        """A lawman who comes to this battlefield; which one that is shows when the card has been carried out."""
        world, deck = self.world, self.deck
        if line is None:
            return self.coming(guess)
        men = [kind for kind in range(deck.law_first, deck.playable) if deck.plain[kind] != NONE]
        grown = {man: int(lying_power(line, man, world.field) - lying_power(world, man, world.field)) for man in men}
        best = max(men, key=lambda man: grown[man])
        return self.brought(deck.slugs[best], grown[best])

    def coming(self, kind: int) -> Reason | None:
        """A lawman who comes to this battlefield from the discard pile."""
        return self.brought(self.deck.slugs[kind], self.power(kind))

    def brought(self, card: str, power: int) -> Reason | None:
        return because("reason-comes-here", card=card, n=power) if power > 0 else None

    def taking_off(self, card: str, tokens: d.Tokens, code: int) -> Reason | None:
        """DP-04 Room for a better gun; else only firepower given away."""
        clearing = int(self.guide.plan.clearing)
        lost = self.firepower((*self.here.lawmen, *self.here.guns), card, tokens)
        if lost == 0 or (clearing != NONE and self.deck.off_codes[clearing] == code):
            return because("reason-make-room", card=card)
        return self.for_us(-lost, False, code)

    def using(self, card: str, direction: str) -> Reason | None:
        """DP-05 An ability; one that moves its card brings firepower here, or takes it to where it will be wanted."""
        kind, world = self.kind(card), self.world
        step = STEPS.get(direction, 0)
        for field in range(FIELDS):
            power = int(lying_power(world, kind, field)) if step else 0
            if power and field + step == world.field:
                return self.brought(card, power)
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

    def placing(self, field: int, code: int) -> Reason | None:
        """DP-02 Where a card goes."""
        kind = int(self.world.card)
        if field == self.world.field and self.deck.sorts[kind] != ROW:
            return self.for_us(self.power(kind), False, code)
        return self.at(kind, field)

    def at(self, kind: int, field: int) -> Reason | None:
        """A card at another battlefield, or a row anywhere: what counts is how many attacks it will see."""
        place, turns = self.deck.field_slugs[field], self.turns(field)
        if turns == 0:
            return None
        if self.deck.sorts[kind] == ROW:
            return because("reason-row", battlefield=place, turns=turns)
        return because("reason-ahead", battlefield=place, turns=turns)

    # Answers

    def answering(self, yes: bool, code: int) -> Reason | None:
        """DP-13, DP-15, DP-16 Yes or no."""
        frame = self.world.phase()
        cards = self.view.question.number
        if frame == st.MAY_ATTACK:
            law, gang = self.here.law, self.here.gang
            return because("reason-attack-wins", law=law, gang=gang) if yes else None
        if not yes:
            return because("reason-keep-cards", n=self.cards) if self.cards else None
        if frame == st.WINDOW:
            return because("reason-cancel", card=self.view.question.card or "")
        if not self.likes(code):
            return None
        return because("reason-pay", n=cards, why="spare" if frame == st.UNLESS_DISCARD else "more")

    def losing(self, bandit: str) -> Reason | None:
        """Whom it is best to lose; that the game is lost with him, or that he is the best of all, speaks against it."""
        effect, deck = self.effect_of(bandit), self.deck
        rating = deck.ratings[deck.bandit_slugs.index(bandit)]
        stronger = any(self.world.alive[i] and deck.ratings[i] > rating for i in range(deck.bandits))
        if effect == "game" or (effect == "bad" and not stronger):
            return None
        return because("reason-lose", bandit=bandit, effect=effect)

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
