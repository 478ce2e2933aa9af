"""RV-10 Casualties, RV-11 reactions: the gang loses a bandit, or does not.

RV-10.1 A casualty is a frame on the agenda, whoever put it there.
"""

from saloon.games.revolver import events as ev
from saloon.games.revolver.cards import COLTY, FINAL_RATING, GRIT, MCREADY, NONE
from saloon.games.revolver.options import ANY_TURN
from saloon.games.revolver.state import CASUALTY, FOR_USE, PAY, State
from saloon.games.revolver.turns import drew_already, end_game, note_drawing, run_script, self_of
from saloon.kernel.packed import i64


def lowest_rating(s: State) -> i64:
    """RV-10.2 The lowest survival rating among the living."""
    lowest: i64 = FINAL_RATING
    ratings = s.deck.ratings
    for bandit in range(s.deck.bandits):
        if s.alive[bandit] and ratings[bandit] < lowest:
            lowest = ratings[bandit]
    return lowest


def highest_choice(s: State) -> i64:
    """RV-10.2 The rating up to which a victim may be chosen now: the lowest; RV-OPT-31 any, for Colty's own card."""
    if s.phase() == CASUALTY and s.agenda[s.top() + 3]:
        return FINAL_RATING
    return lowest_rating(s)


def only_victim(s: State) -> i64:
    """The one bandit that a casualty can hit; NONE if there are several. RV-10.7 Grit changes neither."""
    highest = highest_choice(s)
    found: i64 = NONE
    for bandit in range(s.deck.bandits):
        if s.alive[bandit] and s.deck.ratings[bandit] <= highest:
            if found != NONE:
                return NONE
            found = bandit
    return found


def window_open(s: State) -> bool:
    """RV-11.2 In McReady's turn (RV-OPT-14: or in any) a casualty can be prevented: then Colty is always asked."""
    return s.deck.reflexes != NONE and (s.turn == MCREADY or s.options.reflexes_turn == ANY_TURN)


def can_prevent(s: State) -> bool:
    """RV-11.2 With the card, and its price if a deck gives it one."""
    kind = s.deck.reflexes
    if not window_open(s) or s.hands[kind] == 0 or s.held[COLTY] <= s.deck.costs[kind]:
        return False
    return s.turn == MCREADY or not drew_already(s, kind)


def take_casualty(s: State, bandit: i64) -> None:
    """RV-10.4 One of several; each is finished before the next."""
    use_up_one(s)
    s.killed += 1  # RV-12.5
    kill_bandit(s, bandit)


def use_up_one(s: State) -> None:
    """One casualty of those that lie on the agenda is dealt with."""
    at = s.top() + 2
    s.agenda[at] -= 1
    if s.agenda[at] == 0:
        s.pop()


def kill_bandit(s: State, bandit: i64) -> None:
    """RV-10.6 Grit is lost instead, or (RV-10.5) the bandit dies and its effect follows, RV-10.10 whoever did it.

    RV-14.8 Both ends are tested: the last bandit need not be the leader in every deck.
    """
    deck = s.deck
    if s.grit[bandit] > 0:
        s.grit[bandit] -= 1
        s.give_back(GRIT, 1)
        s.tell(ev.BANDIT_GRIT_LOST, bandit)
        run_script(s, deck.grit_losses[bandit], COLTY, self_of(bandit), NONE)
        return
    s.alive[bandit] = 0
    s.living -= 1
    s.tell(ev.BANDIT_DIED, bandit)
    if s.living == 0 and bandit != deck.leader:
        end_game(s, MCREADY, ev.ALL_DEAD)  # RV-14.1
        return
    run_script(s, deck.deaths[bandit], COLTY, self_of(bandit), NONE)


def prevent_casualty(s: State) -> None:
    """RV-11.2 That casualty does not happen, RV-11.3 grit or not, nor does it count; RV-11.4 nothing else is undone."""
    use_up_one(s)
    react(s, COLTY, s.deck.reflexes)


def react(s: State, side: i64, kind: i64) -> None:
    """RV-11.1 A reaction is discarded when it is used; its price, if it has one, is paid first.

    RV-3.6 Nothing else is played in the other's turn; RV-11.7 and nobody reacts to it.
    """
    s.lose(side, kind)
    s.throw(kind)
    note_drawing(s, kind)
    s.tell(ev.REACTED, side, kind)
    run_script(s, s.deck.scripts[kind], side, NONE, NONE)
    if s.deck.costs[kind] > 0:
        s.push(PAY, side, s.deck.costs[kind], FOR_USE)
