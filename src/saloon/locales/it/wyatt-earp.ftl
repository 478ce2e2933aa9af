# Wyatt Earp: names, questions, choices, what happens, payouts.

## Names

we-title = Wyatt Earp
we-card-belle-starr = Belle Starr
we-card-billy-the-kid = Billy the Kid
we-card-bob-dalton = Bob Dalton
we-card-butch-cassidy = Butch Cassidy
we-card-jesse-james = Jesse James
we-card-sundance-kid = Sundance Kid
we-card-wes-hardin = Wes Hardin
we-card-photo-belle-starr = Foto di { we-card-belle-starr }
we-card-photo-billy-the-kid = Foto di { we-card-billy-the-kid }
we-card-photo-bob-dalton = Foto di { we-card-bob-dalton }
we-card-photo-butch-cassidy = Foto di { we-card-butch-cassidy }
we-card-photo-jesse-james = Foto di { we-card-jesse-james }
we-card-photo-sundance-kid = Foto di { we-card-sundance-kid }
we-card-photo-wes-hardin = Foto di { we-card-wes-hardin }
we-card-wyatt-earp = Wyatt Earp
we-card-bank-robbery = Rapina alla banca
we-card-fastest-gun = Pistola più veloce del West
we-card-most-wanted = Ricercato
we-card-hideout = Nascon{ "\u00AD" }diglio
we-card-stagecoach-robbery = Assalto alla diligenza
we-said = { $card }
# One letter for each card that can lie on a pile beside the outlaw cards; `hideout` covers it.
we-mark =
    .photo = F
    .stagecoach = D
    .bank = B
    .gun = P
we-mark-name =
    .photo = Foto
    .stagecoach = Diligenza
    .bank = Banca
    .gun = Pistola
we-cards = { $n ->
    [0] nessuna carta
    [one] { $n } carta
   *[other] { $n } carte
}
we-points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}

## The table

we-round = mano { $round }
we-draw-pile = mazzo { $n }
we-draw-pile-last = mazzo { $n } (ultimo)
we-discard-pile = scarti { $n }: { $card }
we-discard-pile-empty = nessuno scarto
we-pot = ricomp.
we-money = denaro (meta { $goal })
we-now = se la mano finisse ora
we-hidden = nascosto
we-legend = carte = punti ▸ quanto paga se la mano finisse ora
we-hand = Carte
we-outlaws = fuorilegge
we-nothing = nessuna

## Phases: a short name, and the question that the deciding player reads

we-phase-draw = pescare
we-phase-play = giocare
we-phase-pick = scegliere una carta
we-phase-follow-up = giocare la carta scelta
we-phase-aim-pile = scegliere un set
we-phase-aim-steal = scegliere che cosa rubare
we-phase-aim-hideout = scegliere che cosa nascondere
we-phase-aim-remove = scegliere un nascondiglio
we-phase-hideout-answer = rispondere a un nascondiglio
we-phase-photo-window = calare una foto fuori turno
we-phase-earp-window = rispondere ai nascondigli
we-phase-over = partita finita

we-ask-draw = Tocca a te. Due carte dal mazzo, o quella in cima agli scarti?
we-ask-play = Cala fuorilegge, gioca una carta sceriffo se vuoi, poi scarta.
we-ask-play-used = Carta sceriffo giocata. Cala fuorilegge se vuoi, poi scarta.
we-ask-pick = Scegli una carta.
we-ask-follow-up = Hai scelto { $card }. La giochi adesso, o la tieni?
we-ask-aim-pile = { $shot ->
    [none] Su quale dei tuoi set vuoi mettere { $card }?
   *[other] { $shot }: a segno! Su quale dei tuoi set va { $card }?
}
we-ask-aim-steal = { $shot ->
    [none] Quale carta fuorilegge vuoi prendere?
   *[other] { $shot }: a segno! Quale carta fuorilegge prendi?
}
we-ask-aim-hideout = { $shot ->
    [none] Quale set vuoi nascondere?
   *[other] { $shot }: a segno! Quale set nascondi?
}
we-ask-aim-remove = { $shot ->
    [none] Quale nascondiglio vuoi togliere?
   *[other] { $shot }: a segno! Quale nascondiglio togli?
}
we-ask-hideout-answer = { $who } gioca un Nascondiglio sul tuo set { $outlaw }. Provi a toglierlo con { we-card-wyatt-earp }?
we-ask-photo-window = Qualcuno ha appena aperto { $outlaw }. Cali subito la Foto, fuori turno?
we-ask-earp-window = Spari a uno dei tuoi nascondigli con { we-card-wyatt-earp }, fuori turno?
we-ask-over = La partita è finita.

## Choices

we-group-draw = Prendi
we-group-lay = Cala
we-group-sheriff = Sceriffo
we-group-discard = Scarta
we-group-pick = Scegli
we-group-aim = Set
we-group-answer = Rispondi
we-group-ask = Chiedi
we-group-order = In ordine

we-decision-take-two = due carte dal mazzo
we-decision-take-two-end = due carte dal mazzo esaurito: la mano finisce
we-decision-take-discard = { $card } dagli scarti
we-decision-lay = cala { $cards } { $outlaw }
    .effect = { $points ->
        [one] { $points } punto, ricompensa { $pot }
       *[other] { $points } punti, ricompensa { $pot }
    }
we-decision-play-photo = cala la Foto di { $outlaw }
    .effect = 4 punti, ricompensa +{ $dollars }
we-decision-shoot = spara con { $card }
    .effect = +{ $points }, ricompensa +{ $dollars }
we-decision-ask = chiedi { $outlaw } ({ $order })
    .effect = chiedi agli altri una carta fuorilegge…
we-decision-steal = spara con { we-card-most-wanted } per rubare
    .effect = prendi una carta fuorilegge da un set altrui
we-decision-hide = spara con { we-card-hideout }
    .effect = un set altrui non conta più
we-decision-earp-draw = pesca due carte con { we-card-wyatt-earp }
    .effect = pesca altre due carte
    .end = pesca due carte: il mazzo è esaurito, la mano finisce
we-decision-earp-pick = scegli una carta con { we-card-wyatt-earp }
    .effect = { $pile ->
        [draw] guarda nel mazzo e scegli una carta
       *[discard] guarda negli scarti e scegli una carta
    }
we-decision-earp-remove = spara a un nascondiglio con { we-card-wyatt-earp }
    .effect = libera uno dei tuoi set dal nascondiglio
we-decision-attach = su { $outlaw }
    .effect = { $before } → { $after ->
        [one] { $after } punto
       *[other] { $after } punti
    }, ricompensa { $pot }
we-decision-rob = { $outlaw } di { $who }
    .effect = { $cards } nel set
we-decision-spare = non prendere nulla
we-decision-cover = { $outlaw } di { $who }
    .effect = { $points }
we-decision-answer = { $yes ->
    [yes] sì, spara con { we-card-wyatt-earp } (a segno: { $odds })
   *[no] no, lascia stare
}
we-decision-pick = { $card }
we-decision-keep = tienila
we-decision-uncover = { $outlaw } di { $who }
we-decision-discard = scarta { $card }
we-decision-photo-now = { $yes ->
    [yes] sì, cala la Foto: 4 punti, ricompensa +{ $dollars }
   *[no] no, tienila
}
we-decision-earp-now = { $yes ->
    [yes] spara al nascondiglio su { $outlaw } (a segno: { $odds })
   *[no] no, lascia stare
}
we-odds = a segno: { $odds }
we-hold = ne hai { $n }

## What happened. A fact with a subject is written without it: the reader sees the name first.

we-fact-round-began = Mano { $round }: dà le carte { $dealer }, ogni manifesto +{ $dollars }
we-fact-dealt = riceve { $cards }
we-fact-turned-up = gli scarti cominciano con { $card }
we-fact-turn-began = è di turno
we-fact-drew = pesca { $cards }
we-fact-took = prende { $card } dagli scarti
we-fact-laid = cala { $cards } { $outlaw }
we-fact-pot-grew = { $outlaw }: ricompensa +{ $dollars }
    .short = (ricompensa +{ $dollars })
# Fine with articles: the card is always a Photo there.
we-fact-played = { $use ->
    [photo] gioca la { $card }
    [attach] spara con { $card }
    [ask] gioca { $card } per chiedere agli altri
    [steal] spara con { $card } per rubare una carta
    [hide] spara con { $card } per nascondere un set
    [draw] gioca { $card } per pescare due carte
    [pick] gioca { $card } per scegliere una carta
    [remove] spara con { $card } a un Nascondiglio
   *[other] gioca { $card }
}
we-fact-turned = { $hit ->
    [yes] gira { $card }: a segno
    [no] gira { $card }: a vuoto
   *[none] non ha carte per sparare: a vuoto
}
we-fact-spent = { $card } va negli scarti
we-fact-attached = mette { $card } su { $outlaw }
we-fact-gun-left = perde la Pistola più veloce del West su { $outlaw }
we-fact-asked = chiede { $outlaw }, { $order ->
    [left] cominciando da sinistra
    [right] cominciando da destra
   *[other] a tutti
}
we-fact-denied = non ha carte { $outlaw }
we-fact-gave = dà una carta { $outlaw } a { $to }
we-fact-stole = ruba una carta { $outlaw } a { $owner }
we-fact-orphaned = perde { $card }: non ha più carte sotto
we-fact-covered = nasconde il set { $outlaw } di { $owner }
we-fact-uncovered = { $outlaw } di { $owner } conta di nuovo
we-fact-looked = { $pile ->
    [draw] guarda nel mazzo
   *[discard] guarda negli scarti
}
we-fact-picked = { $known ->
    [yes] sceglie { $card }
   *[no] sceglie una carta
}
we-fact-kept = tiene la carta
we-fact-declined = non reagisce
we-fact-reshuffled = gli scarti vengono mescolati: nuovo mazzo di { $cards }
we-fact-discarded = scarta { $card }
we-fact-no-discard = non ha più carte da scartare
we-fact-round-ended = { $reason ->
    [went-out] Fine della mano: { $who } ha scartato l’ultima carta
    [empty-hand] Fine della mano: qualcuno è senza carte
    [exhausted] Fine della mano: il mazzo è esaurito
    [out-of-turns] Fine della mano e della partita: l’ultimo turno è stato giocato
   *[stalled] Fine della mano: troppi turni senza azioni
}
we-fact-put-away = mette via { $cards }
we-fact-captured = Cattura di { $outlaw } ({ $points })
we-fact-escaped = { $outlaw } scappa ({ $points })
we-fact-paid = prende { $dollars } per { $outlaw }
    .short = { $who } { $dollars }
we-fact-stayed = { $dollars } restano sul manifesto di { $outlaw }
    .short = { $dollars } restano
we-fact-exchanged = cambia i gettoni piccoli in { $tokens } da { $dollars }
we-fact-duel-began = si batte in duello per la vittoria
we-fact-duelled = { $hit ->
    [yes] gira { $card }: a segno
   *[no] gira { $card }: a vuoto
}
we-fact-won = vince la partita
we-log-escaped = In fuga: { $outlaws }

## Payouts, step by step

we-score-not-captured = In tutto { $total }: troppo poco per la cattura, ne servono { $needed }. Nessuno viene pagato.
we-score-captured = In tutto { $total }: cattura.
we-score-sole = { $who } ha { $gap } di vantaggio (ne servono almeno { $needed }) e prende tutta la ricompensa.
we-score-shared = Il vantaggio è solo di { $gap }, meno di { $needed }: { $who } si dividono la ricompensa, prima chi ha più punti.
we-score-take = { $n ->
    [one] { $who } prende { $dollars }; restano { $left }.
   *[other] { $who } prendono { $dollars } a testa; restano { $left }.
}
we-score-tie-unpaid = { $who } sono pari e in tutto servirebbero { $needed }; restano { $pot }, che non bastano: la divisione finisce.
we-score-tie-partly = { $who } sono pari e restano { $pot }, che non bastano: { $each } a testa, e la divisione finisce.
we-score-stays = { $dollars } restano sul manifesto per la prossima mano.
we-pay-sole = { $gap } di vantaggio: { $who } prende tutto, { $dollars }.
we-pay-shared = { $n ->
    [0] Parità in testa: si divide, prima chi ha più punti. { $sums }.
   *[other] Solo { $gap } di vantaggio: si divide, prima chi ha più punti. { $sums }.
}
we-pay-none = nessuno riceve nulla
we-pay-escaped = In fuga

## A first look

we-intro =
    Cala davanti a te carte fuorilegge: ognuna vale 2 punti cattura, e calarne più d’una insieme fa crescere la
    ricompensa sul manifesto. Alla fine della mano un fuorilegge con almeno 8 punti sul tavolo è catturato, e chi ha più
    punti prende la ricompensa, o la divide con chi lo segue da vicino. Le carte sceriffo aiutano la fortuna. Molte
    vogliono una sparatoria: si gira la prima carta del mazzo, e un fuorilegge è un colpo a segno. Quando qualcuno ha
    { $goal } la partita finisce, e vince il più ricco.
we-help-turn =
    Un turno: pescare, giocare, scartare. La prima volta un fuorilegge si cala con almeno tre carte; poi ne basta una,
    per tutti. n carte calate insieme aggiungono (n − 1) × 1.000 $ alla ricompensa. Una sola carta sceriffo per turno.
    L’ultima carta non si gioca: si scarta, e la mano finisce.
we-example = nascondiglio
we-about-rules = le regole su una parola, o una regola sola: ? WE-4.6
we-about-notation = Puoi anche scrivere le mosse: lay jesse-james 3, take two, discard bank-robbery.
we-result = { $rounds ->
    [one] Vince { $who }, in una mano.
   *[other] Vince { $who }, in { $rounds } mani.
}

# What puzzles are about

we-theme-go-out = Quando chiudere la mano
we-theme-hideout = Nascondigli
we-theme-most-wanted = Ricercato
we-theme-shot = Sparare o no
we-theme-which-poster = Quale fuorilegge
we-theme-how-many = Quante carte
we-theme-hold-back = Tenere o calare
we-theme-draw = Pescare o prendere
we-theme-discard = Quale scarto
we-theme-wyatt-earp = Wyatt Earp
we-theme-photo = Foto
we-theme-turn = Il turno intero
we-figure-shots = Colpi a segno
we-figure-shots-note = I tuoi colpi a segno accanto a quanti erano probabili, da ciò che potevi sapere prima di ogni sparatoria. Un colpo a vuoto per regola non conta.
we-figure-money = Denaro per mano
we-figure-money-note = Quanto ti hanno reso le ricompense, su tutte le mani.
we-figure-posters-won = Manifesti solo tuoi
we-figure-posters-won-note = Ricompense pagate solo a te, per partita.
we-figure-posters-shared = Manifesti condivisi
we-figure-posters-shared-note = Ricompense pagate a più giocatori, tra cui tu, per partita.
