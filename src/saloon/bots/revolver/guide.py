"""What a good player knows of Revolver (ST-1 to ST-D11), for both sides and every deck.

The guide asks each part for what it knows: the `situation`, what the hand is `worth`, the `plan` for the turn, and then
the part that answers the question at hand. Everything is counted in `points`.
"""

from typing import Final

from saloon.bots.guide import ONE, Guide
from saloon.bots.revolver.casualties import weigh_casualty
from saloon.bots.revolver.judging import chance
from saloon.bots.revolver.plan import Plan
from saloon.bots.revolver.playing import weigh_play
from saloon.bots.revolver.questions import price_of, weigh_choice, weigh_place
from saloon.bots.revolver.situation import Situation
from saloon.bots.revolver.worth import value_hand
from saloon.games.revolver import state as st
from saloon.games.revolver.cards import COLTY, MCREADY
from saloon.games.revolver.table import Revolver
from saloon.kernel.packed import i64, mypyc_attr, vec
from saloon.kernel.table import Table

SCALE: Final = 32  # a difference of points that a good player would not overlook
HORIZON: Final = 3  # game turns that a line is played on before it is judged


@mypyc_attr(native_class=True)
class RevolverGuide(Guide):
    """Knowledge of Revolver, for both sides and every deck."""

    now: Situation
    plan: Plan

    def __init__(self) -> None:
        super().__init__()
        self.now = Situation()
        self.plan = Plan(self.now)

    def scale(self) -> i64:
        return SCALE

    def stage(self, table: Table) -> i64:
        assert isinstance(table, Revolver)
        return table.number

    def is_settled(self, table: Table, since: i64) -> bool:
        """Some game turns later, in Colty's play phase."""
        assert isinstance(table, Revolver)
        if table.actor < 0:
            return True
        return table.number >= since + HORIZON and table.turn == COLTY and table.phase() == st.PLAY_PHASE

    def judge(self, table: Table, values: vec[i64]) -> None:
        """Lives against attacks: how likely the law kills as many as it must, and the border holds."""
        assert isinstance(table, Revolver)
        if table.actor < 0:
            values[COLTY] = ONE if table.winner == COLTY else 0
            values[MCREADY] = ONE - values[COLTY]
            return
        values[COLTY] = chance(table)
        values[MCREADY] = ONE - values[COLTY]

    def weigh(self, table: Table, codes: vec[i64], n: i64, points: vec[i64]) -> None:
        assert isinstance(table, Revolver)
        now = self.now
        plan = self.plan
        now.look(table)
        value_hand(now, table)
        frame = table.phase()
        if frame == st.PLAY_PHASE:
            plan.make(table)
            for i in range(n):
                points[i] = weigh_play(plan, table, codes[i])
        elif frame == st.PAY:
            plan.make(table)
            for i in range(n):
                points[i] = -price_of(plan, table, table.deck.firsts[codes[i]])
        elif frame == st.CASUALTY:
            for i in range(n):
                points[i] = weigh_casualty(now, table, codes[i])
        elif frame == st.CHOOSE_PLACE:
            for i in range(n):
                points[i] = weigh_place(plan, table, table.deck.firsts[codes[i]])
        else:
            for i in range(n):
                points[i] = weigh_choice(plan, table, frame, codes[i])
