# Why a choice may be good: the hints of both games. Money is what the posters would pay if the round ended there.

reason-only-choice = Non c’è altra scelta.
reason-cheapest = Di tutte le tue carte, { $card } è quella che ti mancherà di meno.

## Wyatt Earp

reason-go-out = La mano finisce: tu ricevi { $dollars }, e nessun altro più di { $most }.
reason-play-on = La mano continua: se finisse ora, { $who } riceverebbe più di tutti, { $dollars }.
reason-capture = { $points ->
    [one] Cattura di { $outlaw } con { $points } punto sul tavolo: { $dollars } per te allo stato attuale.
   *[other] Cattura di { $outlaw } con { $points } punti sul tavolo: { $dollars } per te allo stato attuale.
}
reason-sole-claim = { $lead ->
    [one] { $lead } punto di vantaggio su { $outlaw }: tutta la ricompensa è tua, { $dollars }.
   *[other] { $lead } punti di vantaggio su { $outlaw }: tutta la ricompensa è tua, { $dollars }.
}
reason-break-claim = { $who } non prende più tutta la ricompensa di { $outlaw }: { $dollars } per te allo stato attuale.
reason-take-lead = { $points ->
    [one] Sei in testa su { $outlaw } con { $points } punto: { $dollars } per te allo stato attuale.
   *[other] Sei in testa su { $outlaw } con { $points } punti: { $dollars } per te allo stato attuale.
}
reason-share = Ti dà una parte della ricompensa di { $outlaw }: { $dollars } allo stato attuale.
reason-raise-pot = La ricompensa di { $outlaw } sale a { $most }: { $dollars } per te allo stato attuale.
reason-points = { $missing ->
    [0] { $points ->
        [one] Il tuo set { $outlaw } vale allora { $points } punto.
       *[other] Il tuo set { $outlaw } vale allora { $points } punti.
    }
   *[other] { $points ->
        [one] Il tuo set { $outlaw } vale allora { $points } punto; ancora { $missing } sul tavolo, ed è cattura.
       *[other] Il tuo set { $outlaw } vale allora { $points } punti; ancora { $missing } sul tavolo, ed è cattura.
    }
}
reason-under-hideout = Il tuo set { $outlaw } è sotto un { we-card-hideout }: i punti aspettano che sia tolto.
reason-shot = { $points ->
    [one] Un colpo a segno (circa { $odds }) porta il tuo set { $outlaw } a { $points } punto.
   *[other] Un colpo a segno (circa { $odds }) porta il tuo set { $outlaw } a { $points } punti.
}
reason-steal = { $odds ->
    [none] { $who } perde una carta { $outlaw }, che potrai calare.
   *[other] Un colpo a segno (circa { $odds }) toglie a { $who } una carta { $outlaw }, che potrai calare.
}
reason-hide = { $odds ->
    [none] { $points ->
        [one] { $outlaw } di { $who } non conta più: { $points } punto in meno.
       *[other] { $outlaw } di { $who } non conta più: { $points } punti in meno.
    }
   *[other] { $points ->
        [one] Un colpo a segno (circa { $odds }), e { $outlaw } di { $who } non conta più: { $points } punto in meno.
       *[other] Un colpo a segno (circa { $odds }), e { $outlaw } di { $who } non conta più: { $points } punti in meno.
    }
}
reason-free = { $odds ->
    [none] { $points ->
        [one] { $outlaw } di { $who } conta di nuovo: { $points } punto.
       *[other] { $outlaw } di { $who } conta di nuovo: { $points } punti.
    }
   *[other] { $points ->
        [one] Un colpo a segno (circa { $odds }), e { $outlaw } di { $who } conta di nuovo: { $points } punto.
       *[other] Un colpo a segno (circa { $odds }), e { $outlaw } di { $who } conta di nuovo: { $points } punti.
    }
}
reason-ask = Circa { $odds } di probabilità che qualcuno debba darti una carta { $outlaw }.
reason-earp-draw = Altre due carte, e il tuo turno continua.
reason-earp-pick = { $card } dovrebbe essere lì: di tutte le carte, la migliore per te.
reason-keep = { $card } potrà valere di più in seguito.
reason-goes-with = { $ready ->
    [yes] { $n ->
        [one] Così hai in mano una carta { $outlaw }, e puoi calarla subito.
       *[other] Così hai in mano { $n } carte { $outlaw }, e puoi calare subito.
    }
   *[no] { $n ->
        [one] Così hai in mano una carta { $outlaw }; ne servono tre per aprire.
       *[other] Così hai in mano { $n } carte { $outlaw }; ne servono tre per aprire.
    }
}
reason-sheriff-card = { $card } è una carta che ti servirà.
reason-two-cards = Due carte sconosciute possono renderti più di questa: { $card }.
reason-safe = { $who }, che gioca dopo di te, può fare poco con { $card }.
reason-gift = Poi tocca a { $who }, che potrebbe usare { $card }, ma le altre tue carte valgono di più per te.
reason-hold-back = { $n ->
    [one] Tieni in mano una carta { $outlaw }: una volta calato il set, tutti possono aggiungerne.
   *[other] Tieni in mano { $n } carte { $outlaw }: una volta calato il set, tutti possono aggiungerne.
}

## Revolver

reason-attack-wins = L’attacco di questo turno è vinto: { $law } contro { $gang }.
reason-holds = La banda regge, per quel che si vede: { $law } contro { $gang }.
reason-concede = { $n ->
    [0] Rinunci a questo attacco, { $law } contro { $gang }.
    [one] Rinunci a questo attacco, { $law } contro { $gang }, e tieni la carta per uno migliore.
   *[other] Rinunci a questo attacco, { $law } contro { $gang }, e tieni { $n } carte per uno migliore.
}
reason-with-others = Con altre carte che hai in mano decide l’attacco; da sola fa { $law } contro { $gang }.
reason-law = La potenza di fuoco della legge passa qui da { $before } a { $after }, contro { $gang }.
reason-gang = La potenza di fuoco della banda passa qui da { $before } a { $after }, contro { $law }.
reason-kill-lawman = Meno uomini di legge: la loro potenza di fuoco scende qui da { $before } a { $after }, contro { $gang }.
reason-destroy-gun = Meno armi: la potenza di fuoco della banda scende qui da { $before } a { $after }, contro { $law }.
reason-takes-grit = Costa a un uomo di legge True Grit: il prossimo colpo lo uccide.
reason-kill-bandit = { $n ->
    [0] { $cube ->
        [yes] Uccide un bandito senza attacco, e nessun cubetto lascia il confine.
       *[no] Uccide un bandito senza attacco.
    }
    [one] { $cube ->
        [yes] Costa alla banda una carta o un bandito; se è un bandito, nessun cubetto lascia il confine.
       *[no] Costa alla banda una carta o un bandito.
    }
   *[other] { $cube ->
        [yes] Costa alla banda { $n } carte o un bandito; se è un bandito, nessun cubetto lascia il confine.
       *[no] Costa alla banda { $n } carte o un bandito.
    }
}
reason-marker = { $by ->
    [on] Un attacco in meno su questo campo di battaglia.
   *[back] Un attacco in più su questo campo di battaglia.
}
reason-comes-here = { $card } porta { $n } di potenza di fuoco su questo campo di battaglia.
reason-to-hand = { $card } torna fra le tue carte in mano.
reason-draw = { $n ->
    [0] Non peschi nulla: non restano carte.
    [one] Peschi una carta.
   *[other] Peschi { $n } carte.
}
reason-effect = Qui { $card } serve per l’effetto, non per la potenza di fuoco.
reason-limit = { $n ->
    [0] D’ora in poi l’avversario non può avere qui nessuna carta.
    [one] D’ora in poi l’avversario può avere qui una sola carta.
   *[other] D’ora in poi l’avversario può avere qui solo { $n } carte.
}
reason-row = { $turns ->
    [one] Toglie un posto alla banda, per un attacco: { $battlefield }.
   *[other] Toglie un posto alla banda, per { $turns } attacchi: { $battlefield }.
}
reason-ahead = { $turns ->
    [0] Lì non conterebbe più: { $battlefield } è alle spalle.
    [one] Conterà in un attacco: { $battlefield }.
   *[other] Conterà in { $turns } attacchi: { $battlefield }.
}
reason-make-room = { $card } se ne va, e c’è posto per qualcosa di meglio.
reason-derail = { $n ->
    [0] Distrugge tutto sul posto; non hai carte per salvare banditi.
    [one] Distrugge tutto sul posto; le tue carte salvano un bandito.
   *[other] Distrugge tutto sul posto; le tue carte salvano { $n } banditi.
}
reason-lose = { $effect ->
    [grit] { $bandit } perde solo True Grit, e vive.
    [good] La morte di { $bandit } ha il suo lato buono per la banda.
    [bad] La morte di { $bandit } costa qualcosa in più alla banda, ma restano vivi i più forti.
    [game] Se muore { $bandit }, la partita è persa.
   *[none] La morte di { $bandit } non ha altri effetti.
}
reason-reflexes = { $cube ->
    [yes] Non muore nessuno; e senza morti in questo turno un cubetto lascia il confine.
   *[no] Non muore nessuno.
}
reason-save = { $leader ->
    [yes] Senza { $bandit } la partita è persa.
   *[no] { $bandit } è una vita in più per gli attacchi che verranno.
}
reason-enough = Fare di più costerebbe più di quanto rende.
reason-cancel = { $card } resta allora senza effetto.
reason-pay = { $why ->
    [spare] { $n ->
        [one] Una carta costa meno dell’alternativa.
       *[other] { $n } carte costano meno dell’alternativa.
    }
   *[more] { $n ->
        [one] L’effetto vale un’altra carta.
       *[other] L’effetto vale altre { $n } carte.
    }
}
reason-keep-cards = { $n ->
    [one] Tieni la tua ultima carta per dopo.
   *[other] Tieni le tue { $n } carte per dopo.
}
reason-dear = { $card } potrebbe ancora servire, ma le carte che tieni valgono di più.

## Hints by the net

reason-net-posters = Conta soprattutto ciò che ti porta sulle ricompense.
reason-net-money = Conta soprattutto il denaro che puoi aspettarti da questa mano.
reason-net-hand = Contano soprattutto le carte che ti restano in mano.
reason-net-rivals = Conta soprattutto che agli altri serva poco.
reason-net-end = Conta soprattutto quanto è vicina la fine della mano.
reason-net-firepower = Conta soprattutto l’effetto sulla potenza di fuoco della tua parte.
reason-net-gang = Conta soprattutto la sorte dei banditi.
reason-net-border = Conta soprattutto il confine.
reason-net-chase = Conta soprattutto a che punto è l’inseguimento.
reason-net-piles = Conta soprattutto ciò che si può ancora pescare o può tornare.
