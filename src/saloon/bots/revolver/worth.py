"""What a card is worth in the hand (ST-2, ST-D10, ST-D11): what is lost when it is paid or discarded."""

from saloon.bots.revolver.counting import lowest_price, past_men, unseen
from saloon.bots.revolver.points import (
    AGAIN,
    BACK,
    BITE,
    BLAST_POINT,
    BREAK,
    CLEAR,
    COIN,
    FETCH,
    FETCH_LATER,
    FIRE,
    FRESH,
    GRITTY,
    KEPT,
    KILL,
    MAN,
    MARKER,
    NEVER,
    REFLEX,
    REVIVE,
    ROW,
    SMASH,
    WARD,
)
from saloon.bots.revolver.situation import Situation
from saloon.bots.revolver.traits import (
    BLAST,
    BREAKS,
    CLEARS,
    DRAWN,
    FETCHES,
    KILLS,
    LOSSES,
    MARK,
    MAY,
    NAMED,
    RETURNS,
    SMASHES,
    STRONG,
    STRONG_AHEAD,
    TO_FIELD,
    TO_HAND,
    TOUGH,
    TOUGH_AHEAD,
    TRAITS,
    UNLESS,
    WHICH,
)
from saloon.games.revolver import ops as op
from saloon.games.revolver.cards import COLTY, GUN, LAWMAN, MCREADY, MOST_COST, REACTION, STANDING
from saloon.games.revolver.cards import ROW as ROW_CARD
from saloon.games.revolver.state import State
from saloon.kernel.packed import i64


def value_hand(now: Situation, s: State) -> None:
    """What the cards of the hand are worth, and what paying with them costs."""
    now.ward = find_ward(now, s)
    now.coin = find_worths(now, s)


def find_ward(now: Situation, s: State) -> i64:
    """RV-11.5 What a card in Colty's hand is worth against the bites that McReady is likely to hold."""
    if now.side != COLTY:
        return 0
    bites: i64 = 0
    for kind in now.biting:
        bites += unseen(s, kind)
    out = s.held[MCREADY] + s.stocked[MCREADY]
    if bites == 0 or out == 0:
        return 0
    return now.kill * bites * s.held[MCREADY] // out * WARD // (100 * max(s.held[COLTY], 1))


def find_worths(now: Situation, s: State) -> i64:
    """What each card of the hand is worth, and what paying one and more of them costs."""
    worths = now.worths
    hands = s.hands
    coins = now.coins
    for i in range(1, MOST_COST + 1):
        coins[i] = NEVER
    for kind in range(s.deck.kinds):
        if hands[kind] > 0 and s.deck.sides[kind] == now.side:
            worth = worth_of(now, s, kind)
            worths[kind] = worth
            for _ in range(min(hands[kind], MOST_COST)):
                sort_in(now, worth)
    low = coins[1]
    for i in range(2, MOST_COST + 1):
        coins[i] = coins[i - 1] + min(coins[i], 2 * KILL[now.side])
    return low if low < NEVER else COIN[now.side]


def sort_in(now: Situation, worth: i64) -> None:
    """Among the cheapest cards of the hand."""
    coins = now.coins
    at: i64 = MOST_COST
    while at > 0 and worth < coins[at]:
        if at < MOST_COST:
            coins[at + 1] = coins[at]
        coins[at] = worth
        at -= 1


def worth_of(now: Situation, s: State, kind: i64) -> i64:
    """What is lost with a card that is paid: its use, or at least that it can pay."""
    deck = s.deck
    sort = deck.sorts[kind]
    use = use_of(now, s, kind)
    if sort <= LAWMAN:  # a gun or a lawman
        use += deck.firepower[deck.plain[kind]] * FIRE[now.side]
        if op.is_banned(s, kind):
            use = 0
    elif sort == ROW_CARD:
        use += ROW
    elif sort == STANDING:
        use += 90
    elif sort == REACTION:
        use += reaction_use(now, s, kind)
    use -= lowest_price(s, kind) * COIN[now.side]
    worth = max(max(use, COIN[now.side]) * now.fade // 100, now.ward)
    if kind == deck.reflexes:
        worth = max(worth, now.kill * KEPT // 100)
    return worth


def use_of(now: Situation, s: State, kind: i64) -> i64:
    """What the operations of a card will bring, as far as one can tell beforehand."""
    traits = now.traits
    at = kind * TRAITS
    mine: i64 = 1 if now.side == MCREADY else -1
    use = traits[at + KILLS] * MAN + traits[at + BLAST] * BLAST_POINT + traits[at + CLEARS] * CLEAR
    use += traits[at + SMASHES] * smash_use(now, s, at)
    if traits[at + LOSSES] > 0:
        loss = traits[at + LOSSES] * KILL[now.side]
        if traits[at + UNLESS] > 0:
            loss = min(loss, traits[at + UNLESS] * BITE)
        use += mine * loss
    if traits[at + MARK] != 0:
        use += MARKER[now.side]
    use += traits[at + RETURNS] * BACK + traits[at + TO_HAND] * AGAIN + traits[at + TO_FIELD] * REVIVE
    use += traits[at + FETCHES] * (FETCH if past_men(s) > 0 else FETCH_LATER)
    use += traits[at + DRAWN] * FRESH[now.side] * 2 // 3
    use += (traits[at + TOUGH] + traits[at + TOUGH_AHEAD]) * GRITTY + traits[at + STRONG] * FIRE[now.side]
    use += traits[at + STRONG_AHEAD] * FIRE[now.side]
    if traits[at + NAMED] > 0:
        use += named_use(s, traits[at + NAMED] - 1)
    use -= traits[at + MAY] * COIN[now.side]
    if traits[at + BREAKS] > 0 or traits[(s.deck.kinds + kind) * TRAITS + BREAKS] > 0:
        use += BREAK
    return use


def smash_use(now: Situation, s: State, at: i64) -> i64:
    """A card against guns is of use while such guns may still come (ST-D11)."""
    which = now.traits[at + WHICH]
    deck = s.deck
    found: i64 = 0
    best: i64 = 0
    for kind in range(deck.law_first):
        if deck.sorts[kind] == GUN and which >> deck.bits[kind] & 1:
            out = deck.copies[kind] - s.waste[kind]
            found += out
            if out > 0:
                best = max(best, deck.firepower[deck.plain[kind]])
    if found == 0:
        return 0
    return 20 * best if found < 4 else SMASH


def named_use(s: State, kind: i64) -> i64:
    """A card that removes another one (ST-D11)."""
    if op.is_in_play(s, kind):
        return 150
    return 10 if s.deck.copies[kind] > s.waste[kind] else 0


def reaction_use(now: Situation, s: State, kind: i64) -> i64:
    """ST-D8, ST-D10 Reflexes save a life; a card that cancels is of use while there is something to cancel."""
    deck = s.deck
    if kind == deck.reflexes:
        return KILL[now.side] * REFLEX // 100
    for other in range(deck.kinds):
        if deck.windows[other] == kind and unseen(s, other) > 0:
            return 80
    return 0


def cost_of(now: Situation, s: State, kind: i64) -> i64:
    """What it costs to play a card: the card itself, and its price."""
    return now.worths[kind] + now.coins[s.deck.price(kind, s.field)]
