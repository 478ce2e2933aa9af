# Revolver, told to somebody who sits there: `you` did it (the word for “you” stands before it).

rv-turn-of = Turn { $n }: { $who }
rv-turn-yours = Turn { $n }: you
rv-you-drew = draw { $cards }
rv-you-deck-empty = have no deck left to draw from
rv-you-reshuffled = shuffle the discard pile into a new deck: { $cards }
rv-you-played = { $mode ->
    [shot] play { $card } as a one-shot
    [placed] play { $card } at { $place }
   *[card] play { $card }
}
rv-you-paid = pay with { $cards }
rv-you-discarded = discard { $cards }
rv-you-paid-back = get { $card } back
rv-you-reacted = answer with { $card }
rv-you-held-back = do not react
rv-you-taken-off = remove { $card } from play
rv-you-taken-back = take { $card } back from { $place }
rv-you-recovered = { $to ->
    [hand] take { $card } from the discard pile
   *[here] bring { $card } back from the discard pile
}
rv-you-used = use the ability of { $card }
rv-you-offered = { $taken ->
    [yes] discard to use the effect
   *[no] do not discard
}
rv-you-spared = discard to avoid the effect
rv-you-attacked = { $won ->
    [yes] attack, { $law } against { $gang }: the gang takes a casualty
   *[no] attack, { $law } against { $gang }: the gang holds
}
rv-you-attack-waived = do not attack
rv-you-special-used = use { $card }
rv-you-hand-shown = show { $cards }
rv-you-won = { $side ->
    [colty] { $reason ->
        [border-empty] win: the border is open
       *[last-space] win: the Express has got away
    }
   *[mcready] { $reason ->
        [all-dead] win: the whole gang is dead
        [early-death] win: the gang has lost someone it could not do without
        [lost-by-card] win: a card has lost the game for the gang
       *[leader-dead] win: the leader of the gang is dead
    }
}

# What is worth remembering of a game.
rv-high-attack = Fiercest attack
rv-high-attack-text = Turn { $n }, { $place }: { $law } against { $gang }, { $won ->
    [yes] a casualty
   *[no] the gang holds
}
rv-high-stand = Longest stand
rv-high-stand-text = Attacks held in a row: { $n } (from turn { $turn } on)
rv-high-turn-text = { $side ->
    [mcready] The gang never holds again after this attack (turn { $n })
   *[colty] The last to die is { $bandit } (turn { $n })
}

# What loses the game at once, and a death that does nothing else.
rv-loses = This loses the game at once.
rv-loses-what = { $what } – and lose the game?
rv-no-effect = No further effect.
