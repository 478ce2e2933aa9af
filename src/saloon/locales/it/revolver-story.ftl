# Revolver, told to somebody who sits there: `you` did it (the word for “you” stands before it).

rv-turn-of = Turno { $n }: { $who }
rv-turn-yours = Turno { $n }: tu
rv-you-drew = peschi { $cards }
rv-you-deck-empty = non hai più carte da pescare
rv-you-reshuffled = rimescoli gli scarti in un nuovo mazzo: { $cards }
rv-you-played = { $mode ->
    [shot] giochi { $card } come immediata
    [placed] giochi { $card } ({ $place })
   *[card] giochi { $card }
}
rv-you-paid = paghi con { $cards }
rv-you-discarded = scarti { $cards }
rv-you-paid-back = riprendi { $card }
rv-you-reacted = rispondi con { $card }
rv-you-held-back = non reagisci
rv-you-taken-off = togli { $card }
rv-you-taken-back = riprendi { $card } ({ $place })
rv-you-recovered = { $to ->
    [hand] riprendi { $card } dagli scarti
   *[here] riporti { $card } dagli scarti
}
rv-you-used = usi un’abilità: { $card }
rv-you-offered = { $taken ->
    [yes] scarti per ottenere l’effetto
   *[no] non scarti nulla
}
rv-you-spared = scarti per evitare l’effetto
rv-you-attacked = { $won ->
    [yes] attacchi, { $law } contro { $gang }: la banda subisce una perdita
   *[no] attacchi, { $law } contro { $gang }: la banda regge
}
rv-you-attack-waived = non attacchi
rv-you-special-used = usi { $card }
rv-you-hand-shown = mostri { $cards }
rv-you-won = { $side ->
    [colty] { $reason ->
        [border-empty] vinci: il confine è aperto
       *[last-space] vinci: l’Express è scappato
    }
   *[mcready] { $reason ->
        [all-dead] vinci: tutta la banda è morta
        [early-death] vinci: la banda ha perso troppo presto qualcuno di indispensabile
        [lost-by-card] vinci: una carta ha fatto perdere la banda
       *[leader-dead] vinci: il capo della banda è morto
    }
}

# What is worth remembering of a game.
rv-high-attack = Attacco più duro
rv-high-attack-text = Turno { $n }, { $place }: { $law } contro { $gang }, { $won ->
    [yes] una perdita
   *[no] la banda regge
}
rv-high-stand = Resistenza più lunga
rv-high-stand-text = Attacchi respinti di fila: { $n } (dal turno { $turn })
rv-high-turn-text = { $side ->
    [mcready] Dopo questo attacco la banda non regge più (turno { $n })
   *[colty] Ultima perdita: { $bandit } (turno { $n })
}

# What loses the game at once, and a death that does nothing else.
rv-loses = Così la partita è subito persa.
rv-loses-what = { $what } e perdere la partita?
rv-no-effect = Nessun altro effetto.
