"""Revolver's table: the rules behind the `Table` interface that search, server and adapters use."""

from saloon.games.revolver import codes as cd
from saloon.games.revolver import events as ev
from saloon.games.revolver import state as st
from saloon.games.revolver.cards import COLTY, SIDES
from saloon.games.revolver.casualties import prevent_casualty, take_casualty
from saloon.games.revolver.imagine import redeal
from saloon.games.revolver.observe import observation_size, observe, secrets_size, show_secrets
from saloon.games.revolver.ops import run_next, save_bandit
from saloon.games.revolver.options import Options
from saloon.games.revolver.refusals import refusal
from saloon.games.revolver.rules import (
    cancel,
    fill_play,
    finish,
    next_death,
    play,
    resolve,
    take_off,
    use,
    use_special,
    wreck,
)
from saloon.games.revolver.state import State
from saloon.games.revolver.targets import (
    choose_place,
    choose_target,
    decline_offer,
    enter,
    fill_discards,
    fill_places,
    fill_saves,
    fill_targets,
    fill_victims,
    fill_window,
    fill_yes_no,
    hit_lawman,
    pay_with,
    settle,
    take_offer,
)
from saloon.games.revolver.turns import (
    advance_marker,
    attack,
    begin_game,
    begin_turn,
    carry_out_attack,
    check_border,
    draw_cards,
    end_play,
    test_last_space,
)
from saloon.kernel.errors import Illegal
from saloon.kernel.packed import i64, mypyc_attr, u8, vec
from saloon.kernel.rng import Source
from saloon.kernel.table import Table
from saloon.kernel.teller import Teller


@mypyc_attr(native_class=True)
class Revolver(State):
    """A game of Revolver: seat 0 is Colty, seat 1 McReady."""

    def space(self) -> i64:
        return self.deck.codes

    def most_legal(self) -> i64:
        return self.deck.most_legal

    def fill(self, out: vec[i64]) -> i64:
        """The open choices of the deciding side (20.3)."""
        at = self.top()
        frame = self.agenda[at]
        if frame == st.PLAY_PHASE:
            return fill_play(self, out)
        if frame == st.PAY:
            return fill_discards(self, self.agenda[at + 1], out)
        if frame == st.CASUALTY:
            return fill_victims(self, out)
        if frame == st.CHOOSE_PLACE:
            return fill_places(self, out)
        if frame == st.WINDOW:
            return fill_window(self, out)
        if frame == st.SAVE:
            return fill_saves(self, out)
        if frame == st.MAY_DISCARD or frame == st.UNLESS_DISCARD or frame == st.MAY_ATTACK:
            return fill_yes_no(self, out)
        return fill_targets(self, frame, out)

    def advance(self, code: i64) -> None:
        mover = self.actor
        self.undoable = 1  # until a card is drawn
        deck = self.deck
        self.answer(deck.verbs[code], deck.firsts[code], deck.seconds[code], code)
        self.proceed()
        if self.actor != mover:  # somebody else is asked
            self.undoable = 0

    def answer(self, verb: i64, a: i64, b: i64, code: i64) -> None:
        """Carry out what was chosen; what follows from it lies on the agenda."""
        frame = self.phase()
        if verb == cd.DISCARD:
            pay_with(self, a)
        elif verb == cd.PLAY:
            play(self, a, 0)
        elif verb == cd.END_TURN:
            end_play(self)
        elif verb == cd.VICTIM:
            take_casualty(self, a)
        elif verb == cd.PLACE:
            choose_place(self, a)
        elif verb == cd.YES or verb == cd.NO:
            self.answer_yes_no(frame, verb == cd.YES)
        elif verb == cd.TAKE_OFF:
            take_off(self, a)
        elif verb == cd.PLAY_AS_SHOT:
            play(self, a, 1)
        elif verb == cd.REFLEX:
            prevent_casualty(self)
        elif verb == cd.USE:
            use(self, a, b)
        elif verb == cd.SPECIAL:
            use_special(self, a)
        elif verb == cd.SAVE_BANDIT or verb == cd.SAVE_LEADER:
            save_bandit(self, a)
        elif verb == cd.DONE and frame == st.SAVE:
            self.pop()
        else:
            choose_target(self, frame, code)

    def answer_yes_no(self, frame: i64, yes: bool) -> None:
        if frame == st.WINDOW:
            if yes:
                cancel(self)
            else:
                self.tell(ev.HELD_BACK, self.actor)
                self.pop()
        elif frame == st.MAY_ATTACK:
            at = self.top()
            law = self.agenda[at + 2]
            gang = self.agenda[at + 3]
            self.pop()
            if yes:
                carry_out_attack(self, law, gang)
            else:
                self.tell(ev.ATTACK_WAIVED)
        elif yes:
            take_offer(self)
        else:
            decline_offer(self)

    def proceed(self) -> None:
        """Do what lies on the agenda until somebody must be asked, or the game is over."""
        if len(self.codes) == 0:
            self.codes = vec[i64]([0] * self.deck.most_legal)
        while self.depth > 0:
            at = self.top()
            frame = self.agenda[at]
            if frame >= st.QUESTIONS:
                self.perform(frame, self.agenda[at + 1], self.agenda[at + 2])
            elif frame == st.PLAY_PHASE or not settle(self, frame, self.codes):
                self.actor = self.agenda[at + 1]
                return

    def perform(self, frame: i64, who: i64, a: i64) -> None:
        """Carry out a frame that asks nothing."""
        if frame == st.SCRIPT:
            run_next(self)
        elif frame == st.RESOLVE:
            resolve(self)
        elif frame == st.FINISH:
            finish(self)
        elif frame == st.DRAW:
            self.pop()
            draw_cards(self, who, a)
        elif frame == st.ADVANCE:
            self.pop()
            advance_marker(self)
        elif frame == st.ATTACK:
            attack(self)
        elif frame == st.BORDER:
            check_border(self)
        elif frame == st.LAST_TEST:
            test_last_space(self)
        elif frame == st.NEXT_TURN:
            self.pop()
            begin_turn(self, COLTY)
        elif frame == st.HIT:
            self.pop()
            hit_lawman(self, a)
        elif frame == st.ENTER:
            self.pop()
            enter(self, a, self.field, who)
        elif frame == st.WRECK:
            wreck(self)
        elif frame == st.DEATHS:
            next_death(self)

    def refusal(self, code: int) -> Illegal:
        return refusal(self, code)

    def clone(self) -> Table:
        other = Revolver(self.options, self.rng.clone(), False)
        other.copy_from(self)
        return other

    def deal_anew(self, rng: Source) -> Table:
        return new_table(self.options, rng)

    def imagine(self, seat: i64, rng: Source, remember: bool = False) -> Table:
        """A world for search: its chance from now on is `rng`. Any number that is no seat stands for a spectator.

        RV-15.4 What is remembered here lies on the table, so every world carries it.
        """
        world = Revolver(self.options, rng, False)
        world.copy_from(self)
        redeal(world, seat, rng)
        return world

    def scores(self) -> list[float]:
        return [1.0 if side == self.winner else 0.0 for side in range(SIDES)]

    def can_undo(self) -> bool:
        return self.undoable > 0 and self.depth > 0

    def observation_size(self) -> int:
        return int(observation_size(self.deck))

    def add_observation(self, seat: i64, row: vec[u8]) -> vec[u8]:
        """`row` with what a side may know at its end (see `observe.py` for the layout)."""
        self.check_seat(seat)
        return observe(self, seat, row)

    def secrets_size(self) -> int:
        return int(secrets_size(self.deck))

    def fill_secrets(self, seat: i64, row: vec[u8]) -> None:
        show_secrets(self, seat, row)


def new_table(options: Options, rng: Source, teller: Teller | None = None) -> Revolver:
    """Set up and deal; the listener hears everything from the start."""
    s = Revolver(options, rng)
    s.teller = teller
    begin_game(s)
    s.proceed()
    return s
