# Wyatt Earp, told to somebody who sits there: `you` did it (the word for “you” stands before it), or it was done to you.

we-you-round-began = Mano { $round }: dai tu le carte, ogni manifesto +{ $dollars }
we-you-drew = peschi { $cards }
we-you-took = prendi { $card } dagli scarti
we-you-laid = cali { $cards } { $outlaw }
we-you-played = { $use ->
    [photo] giochi la { $card }
    [steal] giochi { $card } per rubare
    [remove] giochi { $card } contro un nascondiglio
   *[other] giochi { $card }
}
we-you-turned = { $hit ->
    [yes] giri { $card }: a segno
    [no] giri { $card }: a vuoto
   *[none] non hai carte per sparare: a vuoto
}
we-you-attached = metti { $card } su { $outlaw }
we-you-gun-left = perdi la Pistola più veloce del West su { $outlaw }
we-you-asked = chiedi { $outlaw } { $order ->
    [left] verso sinistra
    [right] verso destra
   *[other] in giro
}
we-you-stole = rubi una carta { $outlaw }: { $owner } la perde
we-you-orphaned = perdi { $card }, senza più un set sotto
we-you-covered = nascondi il set { $outlaw } di { $owner }
we-you-uncovered = liberi il set { $outlaw } di { $owner }
we-you-looked = { $pile ->
    [draw] guardi nel mazzo
   *[discard] guardi negli scarti
}
we-you-picked = { $known ->
    [yes] scegli { $card }
   *[no] scegli una carta
}
we-you-kept = la tieni
we-you-declined = lasci correre
we-you-discarded = scarti { $card }
we-you-no-discard = non hai più carte da scartare
we-you-round-ended = { $reason ->
    [went-out] Fine della mano: hai scartato l’ultima carta
    [empty-hand] Fine della mano: qualcuno è senza carte
    [exhausted] Fine della mano: il mazzo è esaurito
    [out-of-turns] Fine della mano e della partita: l’ultimo turno è giocato
   *[stalled] Fine della mano: non succede più nulla
}
we-you-paid = prendi { $dollars } per { $outlaw }
we-you-duel-began = ti batti in duello per la vittoria
we-you-duelled = { $hit ->
    [yes] giri { $card }: a segno
   *[no] giri { $card }: a vuoto
}
we-you-won = vinci la partita
we-at-you-stole = ti ruba una carta { $outlaw }
we-at-you-covered = nasconde il tuo set { $outlaw }
we-at-you-uncovered = libera il tuo set { $outlaw }
we-own-uncovered = { $you ->
    [yes] liberi il tuo set { $outlaw } dal Nascondiglio
   *[no] libera il proprio set { $outlaw } dal Nascondiglio
}
# How those answer who are asked for an outlaw.
we-answer-denied = { $you ->
    [yes] tu non ne hai
   *[no] { $who } non ne ha
}
we-answer-gave = { $you ->
    [yes] ne dai una carta
   *[no] { $who } ne dà una carta
}
