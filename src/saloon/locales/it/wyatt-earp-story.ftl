# Wyatt Earp, told to somebody who sits there: `you` did it (the word for “you” stands before it), or it was done to you.

we-you-round-began = Mano { $round }: dai tu le carte, ogni manifesto +{ $dollars }
we-you-drew = peschi { $cards }
we-you-took = prendi { $card } dagli scarti
we-you-laid = cali { $cards } { $outlaw }
# Fine with articles: the card is always a Photo there.
we-you-played = { $use ->
    [photo] giochi la { $card }
    [attach] spari con { $card }
    [ask] giochi { $card } per chiedere agli altri
    [steal] spari con { $card } per rubare una carta
    [hide] spari con { $card } per nascondere un set
    [draw] giochi { $card } per pescare due carte
    [pick] giochi { $card } per scegliere una carta
    [remove] spari con { $card } a un Nascondiglio
   *[other] giochi { $card }
}
we-you-turned = { $hit ->
    [yes] giri { $card }: a segno
    [no] giri { $card }: a vuoto
   *[none] non hai carte per sparare: a vuoto
}
we-you-attached = metti { $card } su { $outlaw }
we-you-gun-left = perdi la Pistola più veloce del West su { $outlaw }
we-you-asked = chiedi { $outlaw }, { $order ->
    [left] cominciando da sinistra
    [right] cominciando da destra
   *[other] a tutti
}
we-you-stole = rubi una carta { $outlaw } a { $owner }
we-you-orphaned = perdi { $card }: non ha più carte sotto
we-you-covered = nascondi il set { $outlaw } di { $owner }
we-you-looked = { $pile ->
    [draw] guardi nel mazzo
   *[discard] guardi negli scarti
}
we-you-picked = { $known ->
    [yes] scegli { $card }
   *[no] scegli una carta
}
we-you-kept = tieni la carta
we-you-declined = non reagisci
we-you-discarded = scarti { $card }
we-you-no-discard = non hai più carte da scartare
we-you-round-ended = { $reason ->
    [went-out] Fine della mano: hai scartato l’ultima carta
    [empty-hand] Fine della mano: qualcuno è senza carte
    [exhausted] Fine della mano: il mazzo è esaurito
    [out-of-turns] Fine della mano e della partita: l’ultimo turno è stato giocato
   *[stalled] Fine della mano: troppi turni senza azioni
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
we-at-you-uncovered = il tuo set { $outlaw } conta di nuovo
# How those answer who are asked for an outlaw.
we-answer-denied = { $you ->
    [yes] tu non ne hai
   *[no] { $who } non ne ha
}
we-answer-gave = { $you ->
    [yes] tu ne dai una
   *[no] { $who } ne dà una
}

# Reward day: the end of a round, poster by poster.
we-day = Giorno di paga
we-day-captured = { $n ->
    [0] Nessuna cattura.
    [one] Una cattura.
   *[other] { $n } catture su { $of } fuorilegge.
}
we-captured = Cattura
we-of-needed = { $n } su { $needed }
we-day-why = { $kind ->
    [none] Nessun punto sul tavolo
    [large] Punti: { $n } su { $needed }, niente da riscuotere
    [sole] 5 o più punti di vantaggio: { $you ->
        [yes] prendi tutto
       *[no] { $who } prende tutto
    }
    [all] Divide chi ha punti
    [tied] Parità in testa: parti uguali
    [unpaid] Parità, e troppo poco per tutti
   *[shared] Al massimo 4 punti dalla testa: si divide
}
we-day-hidden = { $you ->
    [yes] i tuoi punti nascosti: { $n }
   *[no] punti nascosti: { $n } ({ $who })
}
we-day-stays = restano { $dollars }
we-day-race = Corsa ai { $goal }
we-day-left = Per la prossima mano restano { $dollars } sui manifesti.
we-day-next = Prossima mano
we-day-result = Chi ha vinto?

# What is worth remembering of a game.
we-high-pot = Ricompensa più alta
we-high-pot-text = { $dollars } per { $outlaw }: { $who }
we-high-shot = Miglior colpo
we-high-shot-text = { $who }: { $card } su { $outlaw }, vale { $dollars }
we-high-turn-text = Mano { $round }: { $dollars } per { $outlaw }, { $you ->
    [yes] e resti in testa fino alla fine
   *[no] e { $who } resta in testa fino alla fine
}

# What is picked up, as a question; a poster in full.
we-headline-lay = Calare { $cards } × { $outlaw }?
we-button-lay = Cala { $cards }
we-headline-play = Giocare { $card }?
we-headline-discard = Scartare { $card }?
we-points-of = Punti per la cattura: { $n } su { $needed }
