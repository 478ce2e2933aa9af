"""Wyatt Earp's table: the rules behind the `Table` interface that search, server and adapters use."""

from saloon.games.wyatt_earp.cards import WYATT_EARP
from saloon.games.wyatt_earp.codes import (
    ANSWER_YES,
    ATTACH,
    CODES,
    DISCARD,
    LAY,
    MOST_LEGAL,
    PHOTO_YES,
    PLAY_PHOTO,
    TAKE_DISCARD,
    TAKE_TWO,
)
from saloon.games.wyatt_earp.imagine import redeal
from saloon.games.wyatt_earp.memory import Memory
from saloon.games.wyatt_earp.observe import OBSERVATION, SECRETS, observe, show_secrets
from saloon.games.wyatt_earp.options import Options
from saloon.games.wyatt_earp.refusals import refusal
from saloon.games.wyatt_earp.rounds import begin_game
from saloon.games.wyatt_earp.rules import (
    answer_question,
    discard,
    fill_aims,
    fill_answer,
    fill_draw,
    fill_earp_window,
    fill_follow_up,
    fill_picks,
    fill_play,
    lay,
    play_sheriff_card,
    take_discard,
    take_two,
)
from saloon.games.wyatt_earp.sheriff import may_interrupt_with_photo
from saloon.games.wyatt_earp.state import (
    DRAW_PHASE,
    EARP_WINDOW,
    FOLLOW_UP,
    HIDEOUT_ANSWER,
    OVER,
    PHOTO_WINDOW,
    PICK_PHASE,
    PLAY_PHASE,
    State,
)
from saloon.kernel.errors import Illegal
from saloon.kernel.packed import i64, mypyc_attr, u8, vec
from saloon.kernel.rng import Source
from saloon.kernel.table import Table
from saloon.kernel.teller import Teller


@mypyc_attr(native_class=True)
class WyattEarp(State):
    """A game of Wyatt Earp."""

    def space(self) -> i64:
        return CODES

    def most_legal(self) -> i64:
        return MOST_LEGAL

    def fill(self, out: vec[i64]) -> i64:
        """The open choices of the deciding seat (21.3)."""
        phase = self.phase
        if phase == PLAY_PHASE:
            return fill_play(self, out)
        if phase == DRAW_PHASE:
            return fill_draw(self, out)
        if phase == FOLLOW_UP:
            return fill_follow_up(self, out)
        if phase == PICK_PHASE:
            return fill_picks(self, out)
        if phase == HIDEOUT_ANSWER:
            return fill_answer(out, self.has(self.actor, WYATT_EARP), ANSWER_YES)
        if phase == PHOTO_WINDOW:
            return fill_answer(out, may_interrupt_with_photo(self), PHOTO_YES)
        if phase == EARP_WINDOW:
            return fill_earp_window(self, out)
        return fill_aims(self, out)

    def advance(self, code: i64) -> None:
        mover = self.actor
        self.undoable = 1  # until something is turned over or looked at
        if code >= DISCARD and code < PHOTO_YES:
            discard(self, code - DISCARD)
        elif code == TAKE_TWO:
            take_two(self)
        elif code == TAKE_DISCARD:
            take_discard(self)
        elif code < PLAY_PHOTO:
            lay(self, (code - LAY) // 7, (code - LAY) % 7 + 1)
        elif code < ATTACH:
            play_sheriff_card(self, code)
        else:
            answer_question(self, code)
        if self.actor != mover:  # somebody else is asked
            self.undoable = 0

    def refusal(self, code: int) -> Illegal:
        return refusal(self, code)

    def clone(self) -> Table:
        other = WyattEarp(0, self.options, self.rng.clone())
        other.seats = self.seats
        other.copy_from(self)
        if self.memory is not None:
            other.memory = self.memory.clone()
        return other

    def deal_anew(self, rng: Source) -> Table:
        return new_table(self.seats, self.options, rng)

    def imagine(self, seat: i64, rng: Source, remember: bool = False) -> Table:
        """A world for search: it remembers nothing unless it must, and its chance from now on is `rng`.

        Any number that is not a seat is a spectator.
        """
        memory = self.memory
        if memory is None:
            raise ValueError("an imagined world has no memory to imagine from")
        world = WyattEarp(0, self.options, rng)
        world.seats = self.seats
        world.copy_from(self)
        viewer = seat if 0 <= seat < self.seats else self.seats
        redeal(world, memory, viewer, rng)
        if remember:
            world.memory = memory.seen_by(viewer)
        return world

    def scores(self) -> list[float]:
        return [1.0 if seat == self.winner else 0.0 for seat in range(self.seats)]

    def can_undo(self) -> bool:
        return self.undoable > 0 and self.phase != OVER

    def observation_size(self) -> int:
        return OBSERVATION

    def add_observation(self, seat: i64, row: vec[u8]) -> vec[u8]:
        """`row` with what a seat may know at its end (see `observe.py` for the layout)."""
        self.check_seat(seat)
        return observe(self, seat, row)

    def secrets_size(self) -> int:
        return SECRETS

    def fill_secrets(self, seat: i64, row: vec[u8]) -> None:
        show_secrets(self, seat, row)


def new_table(
    seats: int, options: Options, rng: Source, memory: bool = True, teller: Teller | None = None
) -> WyattEarp:
    """Deal the first round; the listener hears everything from the start."""
    s = WyattEarp(seats, options, rng)
    s.teller = teller
    if memory:
        s.memory = Memory(seats)
    begin_game(s)
    return s
