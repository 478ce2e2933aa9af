# Revolver: names, questions, choices, what happens, the deck. Names of cards, bandits and places come from the deck.

## Names

rv-title = Revolver
rv-side-colty = la banda Colty
rv-side-mcready = il colonnello McReady
# A bot that plays a side: a name that needs no article, as the cards use it.
rv-name-colty = Colty
rv-name-mcready = McReady
# The two columns of a battlefield: short.
rv-column-colty = banda
rv-column-mcready = legge
# A name in a sentence that has commas or exclamation marks of its own.
rv-quoted = «{ $name }»
rv-kind-gun = arma
rv-kind-lawman = uomo di legge
rv-kind-row = sbarramento
rv-kind-standing = permanente
rv-kind-shot = immediata
rv-kind-reaction = reazione
rv-cards = { $n ->
    [0] nessuna carta
    [one] { $n } carta
   *[other] { $n } carte
}
rv-cost = { $n ->
    [0] gratis
   *[other] costa { $n }
}
rv-cost-here = qui gratis, altrimenti costa { $n }
rv-nothing = nessuna
rv-hand = In mano
rv-hand-rest = Non ora
rv-hand-of = In mano: { $who }
rv-discards = scarti
rv-discards-of = Scarti: { $who }

## The table

rv-turn = turno { $n }
rv-marker = { $place }, { $space }
# Una casella del tracciato in una frase: il suo numero, quella col trattino, o una casella in più aperta.
rv-space = { $kind ->
    [dash] casella «-»
    [extra] casella in più { $n }
   *[number] casella { $n }
}
rv-border = confine
rv-holds = in mano { $hand }, mazzo { $deck }, scarti { $discards }
rv-defence = difesa { $n }, posti { $used }/{ $most }
rv-ahead = difesa più avanti: { $places }
rv-forecast = { $outcome ->
    [casualty] Se McReady attacca ora, { $law } contro { $gang }: la banda subisce una perdita.
    [spared] Se McReady attacca ora, { $law } contro { $gang }: la banda regge; in questo turno è già morto un bandito, nessun cubetto lascia il confine.
   *[cube] Se McReady attacca ora, { $law } contro { $gang }: la banda regge, e un cubetto lascia il confine.
}
rv-bandits = Banditi { $n }
rv-special = { $used ->
    [no] { $card }: ancora disponibile
   *[yes] { $card }: non più disponibile
}
rv-box = di scorta: True Grit { $grit }, potenza { $power }
rv-banned = non si può più giocare: { $cards }
rv-known = Si sa che { $who } ha in mano: { $cards }
rv-sign =
    .firepower = [n] potenza di fuoco
    .grit = True Grit
    .power = segnalino potenza
    .row = sbarramento
    .standing = resta in gioco
    .next = prossima perdita
rv-there = legge { $law }, banda { $gang }, posti { $used }/{ $most }
rv-rating = sopravvivenza { $n }
rv-only-grit = perde solo True Grit

## Questions: a short name, and the sentence that the deciding player reads

rv-phase-play = giocare carte
rv-phase-place = scegliere un campo di battaglia
rv-phase-pay = scartare carte
rv-phase-window = reagire a una carta
rv-phase-may-discard = scartare per un effetto
rv-phase-unless-discard = scartare per evitare un effetto
rv-phase-casualty = subire una perdita
rv-phase-kill-lawman = scegliere un uomo di legge
rv-phase-blast = scegliere uomini di legge
rv-phase-destroy-row = scegliere uno sbarramento
rv-phase-destroy-gun = scegliere un’arma
rv-phase-return-gun = scegliere un’arma da riprendere
rv-phase-recover = scegliere un uomo di legge fra gli scarti
rv-phase-move-lawman = scegliere un uomo di legge da spostare
rv-phase-save = salvare banditi dal deragliamento
rv-phase-may-attack = attaccare o no
rv-phase-over = partita finita

rv-ask-play = { $side ->
    [colty] Tocca a te: gioca quante carte vuoi, poi finisci il turno.
   *[mcready] Tocca a te: gioca quante carte vuoi, poi finisci il turno. Segue l’attacco.
}
rv-ask-place = Dove metti { $card }?
rv-ask-pay = { $why ->
    [for-card] Bisogna pagare { $card }. Quale carta scarti? (Ancora { $n })
    [for-use] Bisogna pagare. Quale carta scarti? (Ancora { $n })
    [to-save] Salvare un bandito costa una carta. Quale?
   *[by-order] Devi scartare. Quale carta? (Ancora { $n })
}
rv-ask-window = { $who } gioca { $card }. Vuoi annullare questa carta con { $reaction }?
rv-ask-may-discard = { $n ->
    [one] { $card }: { $text } Scarti una carta?
   *[other] { $card }: { $text } Scarti { $n } carte?
}
rv-ask-unless-discard = { $n ->
    [one] { $who } gioca { $card }. { $text } Scarti una carta?
   *[other] { $who } gioca { $card }. { $text } Scarti { $n } carte?
}
rv-ask-casualty = { $n ->
    [one] La banda subisce una perdita. Chi cade?
   *[other] La banda subisce { $n } perdite, una dopo l’altra. A chi tocca?
}
rv-ask-kill-lawman = { $n ->
    [one] Quale uomo di legge è colpito?
   *[other] Quale uomo di legge è colpito? (Ancora { $n } colpi)
}
rv-ask-blast = Quale uomo di legge è colpito dall’esplosione? Potenza rimasta: { $n }.
rv-ask-destroy-row = Quale sbarramento viene tolto?
rv-ask-destroy-gun = { $n ->
    [one] Quale arma viene distrutta?
   *[other] Quale arma viene distrutta? (Ancora { $n })
}
rv-ask-return-gun = Quale arma riprendi in mano?
rv-ask-recover = { $to ->
    [hand] Quale uomo di legge riprendi in mano dai tuoi scarti?
   *[here] Quale uomo di legge torna dai tuoi scarti su questo campo di battaglia?
}
rv-ask-move-lawman = Quale uomo di legge raggiunge questo campo di battaglia?
rv-ask-save = Chi salvi dal deragliamento? Ognuno costa una carta; gli altri sono perduti.
rv-ask-may-attack = Vinceresti l’attacco, { $law } contro { $gang }. Attacchi?
rv-ask-over = La partita è finita.

## Choices

rv-group-play = Gioca
rv-group-take-off = Togli
rv-group-use = Usa
rv-group-special = Speciale
rv-group-end = Chiudi
rv-group-place = Metti
rv-group-discard = Scarta
rv-group-react = Reagisci
rv-group-lose = Perdi
rv-group-save = Salva
rv-group-choose = Scegli
rv-group-answer = Rispondi

rv-decision-end-turn = { $side ->
    [colty] finisci il turno
   *[mcready] finisci il turno: attacco con { $law } contro { $gang }
}
rv-decision-play = { $mode ->
    [shot] { $card }, come immediata
   *[card] { $card }
}
rv-decision-place = { $when ->
    [here] { $place }: qui
    [ahead] { $place }: più avanti
   *[past] { $place }: passato
}
rv-decision-discard = { $card }
rv-decision-answer = { $phase ->
    [window] { $yes ->
        [yes] sì, annullala
       *[no] no, lascia fare
    }
    [may-attack] { $yes ->
        [yes] sì, attacca
       *[no] no, non sparare
    }
   *[other] { $yes ->
        [yes] sì, scarta
       *[no] no
    }
}
rv-decision-react = { $card }: non muore nessuno
rv-decision-lose = { $bandit }
rv-decision-save = { $bandit }
rv-decision-done = { $phase ->
    [save] non salvare altri: il treno deraglia
   *[other] nessun altro colpo
}
rv-decision-hit = { $card }
rv-decision-clear = { $card }
rv-decision-destroy = { $card }
rv-decision-take-back = { $card } ({ $place })
rv-decision-recover = { $card }
rv-decision-move = { $card } ({ $place })
rv-decision-use = { $card }: usa la sua abilità (scarta { $cards })
    .move = { $card } si sposta: { $place } (scarta { $cards })
rv-decision-use-special = { $card }
rv-decision-take-off = { $card }

## What happened. A fact with a subject is written without it: the reader sees the name first.

rv-fact-game-began = La banca è stata rapinata: comincia la caccia (mazzo { $deck })
rv-fact-dealt = riceve { $cards }
rv-fact-turn-began = gioca il turno { $n }
rv-fact-marker-moved = { $by ->
    [card] il segnaturno viene spostato: { $place }, { $space }
   *[turn] il segnaturno avanza: { $place }, { $space }
}
rv-fact-field-reached = la caccia si sposta: { $place }
rv-fact-drew = pesca { $cards }
rv-fact-deck-empty = non ha più carte da pescare
rv-fact-reshuffled = rimescola gli scarti in un nuovo mazzo: { $cards }
rv-fact-put-aside = sta per giocare { $card }
rv-fact-played = { $mode ->
    [shot] gioca { $card } come immediata
    [placed] gioca { $card } ({ $place })
   *[card] gioca { $card }
}
rv-fact-paid = paga con { $cards }
rv-fact-discarded = scarta { $cards }
rv-fact-placed = { $card } arriva: { $place }
rv-fact-spent = { $card } va negli scarti
rv-fact-cancelled = { $card } resta senza effetto
rv-fact-paid-back = riprende { $card }
rv-fact-reacted = risponde con { $card }
rv-fact-held-back = non reagisce
rv-fact-grit-helped = { $card } perde True Grit e resta
rv-fact-lawman-killed = { $card } cade sotto i colpi
rv-fact-removed = { $card } sparisce ({ $place })
rv-fact-gun-destroyed = { $card } è fuori uso
rv-fact-row-destroyed = { $card } non blocca più
rv-fact-token-gained = { $token ->
    [grit] { $card } riceve True Grit
   *[power] { $card } riceve un segnalino potenza
}
rv-fact-bandit-token = { $bandit } riceve True Grit
rv-fact-no-token-left = { $token ->
    [grit] True Grit è finito
   *[power] i segnalini potenza sono finiti
}
rv-fact-taken-off = toglie { $card }
rv-fact-taken-back = riprende { $card } ({ $place })
rv-fact-recovered = { $to ->
    [hand] riprende { $card } dagli scarti
   *[here] { $card } torna dagli scarti
}
rv-fact-moved = { $card } si sposta: { $place } → { $to }
rv-fact-used = usa un’abilità: { $card }
rv-fact-offered = { $taken ->
    [yes] scarta per ottenere l’effetto
   *[no] non scarta nulla
}
rv-fact-spared = scarta per evitare l’effetto
rv-fact-bandit-grit-lost = { $bandit } perde True Grit e vive
rv-fact-bandit-died = { $bandit } muore
rv-fact-prevented = la perdita è evitata: non muore nessuno
rv-fact-attacked = { $won ->
    [yes] attacca, { $law } contro { $gang }: la banda subisce una perdita
   *[no] attacca, { $law } contro { $gang }: la banda regge
}
rv-fact-attack-waived = non attacca
rv-fact-cubes-removed = { $n ->
    [one] un cubetto lascia il confine (rimasti: { $left })
   *[other] { $n } cubetti lasciano il confine (rimasti: { $left })
}
rv-fact-face-opened = { $n ->
    [one] una casella in più: { $place }
   *[other] { $n } caselle in più: { $place }
}
rv-fact-banned = { $card } non si può più giocare
rv-fact-special-used = usa { $card }
rv-fact-saved = { $bandit } è in salvo
rv-fact-wrecked = in pezzi: { $cards }
rv-fact-lost-in-wreck = { $n ->
    [one] muore nel deragliamento: { $bandits }
   *[other] in { $n } muoiono nel deragliamento: { $bandits }
}
rv-fact-hand-shown = mostra { $cards }
rv-fact-won = { $side ->
    [colty] { $reason ->
        [border-empty] vince: il confine è aperto
       *[last-space] vince: l’Express è scappato
    }
   *[mcready] { $reason ->
        [all-dead] vince: tutta la banda è morta
        [early-death] vince: la banda ha perso troppo presto qualcuno di indispensabile
        [lost-by-card] vince: una carta ha fatto perdere la banda
       *[leader-dead] vince: il capo della banda è morto
    }
}

## The end

rv-result = { $turns ->
    [one] { $side ->
        [colty] Vince { $who } con la banda Colty, già al primo turno.
       *[mcready] Vince { $who } con il colonnello McReady, già al primo turno.
    }
   *[other] { $side ->
        [colty] Vince { $who } con la banda Colty, al turno { $turns }.
       *[mcready] Vince { $who } con il colonnello McReady, al turno { $turns }.
    }
}
rv-reason = { $reason ->
    [all-dead] Non è rimasto vivo nessun bandito.
    [leader-dead] { $leader } non è più in vita, e senza un capo non c’è banda.
    [early-death] La banda ha perso troppo presto qualcuno che le serviva in vita.
    [lost-by-card] Una carta ha fatto perdere la banda.
    [border-empty] L’ultimo cubetto ha lasciato il confine messicano: la banda è passata.
   *[last-space] Il turno sull’ultima casella è finito, e { $leader } è in vita.
}
rv-left = Banditi vivi: { $bandits }. Cubetti sul confine: { $cubes }.

## A first look

rv-seated = { $colty } guida la banda Colty e comincia; { $mcready } cavalca con il colonnello McReady.
rv-intro =
    La banda di Jack Colty ha rapinato la banca e scappa verso il Messico; il colonnello McReady la insegue, per cinque
    campi di battaglia. A ogni turno il segnaturno avanza. Le carte si pagano con altre carte in mano. Dopo le sue carte
    McReady attacca: se la sua potenza di fuoco supera le armi della banda più la difesa del luogo, muore un bandito, e
    Colty sceglie quale, fra quelli con la sopravvivenza più bassa. Se in tutto il turno di McReady non muore nessun
    bandito, uno dei { $cubes } cubetti lascia il confine. La banda vince quando il confine è vuoto, o se Jack arriva vivo
    alla fine dell’ultimo campo di battaglia; McReady vince quando Jack è morto.
rv-help-turn =
    Un turno: pesca { $draw ->
    [one] una carta
   *[other] { $draw } carte
}, poi giocane quante vuoi. Una carta che costa n si paga scartandone altre n. Armi e
    uomini di legge stanno al campo di battaglia del segnaturno e lì contano; le carte immediate fanno effetto e vanno negli
    scarti. La banda ha tre posti in ogni campo di battaglia, e gli sbarramenti li riempiono; lì si possono togliere le
    proprie carte.
rv-help-attack =
    Quando McReady chiude il turno, attacca: legge contro banda, difesa compresa; in parità la banda regge. I campi di
    battaglia alle spalle non contano più. True Grit è una seconda vita. Le carte in mano che ora non puoi giocare stanno
    sotto «Non ora»: servono sempre a pagarne altre.
rv-example = dynamite
rv-about-rules = le regole su una parola, una carta (? gatling-gun), gli scarti (? scarti) o una regola sola: ? RV-10.2
rv-about-notation = Puoi anche scrivere le mosse: play gatling-gun, discard 38-special, place creek, lose bullet, end.

## The deck

rv-deck-name-frontier-1 = Frontiera I
rv-deck-name-frontier-2 = Frontiera II
rv-deck-name-frontier-3 = Frontiera III
rv-deck-name-frontier-4 = Frontiera IV
rv-reconstruction = Il mazzo { $deck } è una ricostruzione, non l’elenco di carte pubblicato. Le regole, i nomi di quasi tutte le carte e quasi tutti gli effetti hanno una fonte; quante copie ci sono di ogni carta, quasi tutti i costi, molte potenze di fuoco e quasi tutti i valori di sopravvivenza sono nostri. Chi possiede il gioco troverà differenze, e può giocare con un mazzo proprio: docs/decks.md dice come.
rv-own-deck = { $note ->
    [none] Giochi con un mazzo tuo: { $deck }.
   *[other] Giochi con un mazzo tuo: { $deck }. { $note }
}
# A row of a deck file: by its id, or (n above 0) by its number as long as it has none.
rv-deck-row = { $list ->
    [cards] carta { $n ->
        [0] { $id }
       *[other] numero { $n }
    }
    [bandits] bandito { $n ->
        [0] { $id }
       *[other] numero { $n }
    }
    [battlefields] campo di battaglia { $n ->
        [0] { $id }
       *[other] numero { $n }
    }
   *[special] carta speciale { $n ->
        [0] { $id }
       *[other] numero { $n }
    }
}
rv-remark = Nota, { $place }: { $text }
rv-mark =
    .sourced = da fonte certa
    .sourced-weak = da fonte debole
    .reconstructed = stima nostra
    .own-name = nome nostro
rv-head =
    .kind = tipo
    .fp = fuoco
    .cost = costo
rv-deck-side = { $side ->
    [colty] Il mazzo della banda: { $cards } carte di { $kinds } tipi
   *[mcready] Il mazzo di McReady: { $cards } carte di { $kinds } tipi
}
rv-deck-bandits = Banditi: { $n }, per valore di sopravvivenza
rv-deck-battlefields = I campi di battaglia, da sinistra a destra
rv-deck-battlefield = difesa { $defence }, caselle numerate { $turns }, caselle «-» { $dash }, caselle in più { $faces }
rv-deck-special = Carte speciali
rv-free-at = gratis: { $places }
rv-not-at = vietata: { $places }

## What the cards of the packaged deck say

rv-text-jack-colty = Se muore, la banda perde subito.
rv-text-cortez = Se muore prima che il segnaturno sia sull’Express, la banda perde. Riceve True Grit quando il segnaturno arriva all’Express.
rv-text-skinny-landell = Comincia con True Grit. Se lo perde prima di Rattlesnake Creek: lì una casella in più.
rv-text-poppy-mcready = Nessun effetto.
rv-text-bruno-caple = Dopo la sua morte non si gioca più nessuna Peacemaker .45.
rv-text-tin-cup-holloway = Quando muore, Colty scarta una carta.
rv-text-manolito = Quando muore, due cubetti lasciano il confine, ma mai l’ultimo.
rv-text-kittens-mackenzie = Se muore prima che il segnaturno sia sull’Express: due caselle in più a Rattlesnake Creek.
rv-text-derail-the-train = Una volta sola, all’Express: salva banditi con una carta ciascuno, Jack per primo. Tutto ciò che è all’Express e tutti gli altri banditi sono perduti.
rv-text-38-special = Arma semplice.
rv-text-peacemaker-45 = Arma semplice. Dopo la morte di Bruno Caple non se ne giocano altre; quelle in gioco restano.
rv-text-hail-of-bullets = Arma potente.
rv-text-gatling-gun = Arma pesante. Non si può riprendere in mano.
rv-text-jackson-clan = Rinforzi protetti; gratis all’Express. Lascia il tavolo solo se il treno deraglia.
rv-text-derringer = Arma che non occupa posto e non conta per il limite.
rv-text-cherokee-scout = Va al campo di battaglia attuale o a uno seguente; in anticipo riceve un segnalino potenza.
rv-text-lets-shoot = Giocala come arma oppure, scartandola, per distruggere uno sbarramento qui.
rv-text-yellow-boy-rifle = Quando entra puoi scartare un’altra carta per uccidere un uomo di legge qui.
rv-text-fire-at-will = Uccidi un uomo di legge qui. Si può annullare con «He shot my hat clean off!».
rv-text-chew-on-this = Uccidi un uomo di legge qui.
rv-text-polecats = Uccidi due uomini di legge qui, o colpisci due volte uno con True Grit.
rv-text-stick-of-dynamite = Uccidi qui uomini di legge con potenza totale fino a 3. Non alla banca.
rv-text-pack-yer-bags = Il segnaturno avanza di una casella a destra, dentro il campo di battaglia.
rv-text-lightning-reflexes = Nel turno di McReady: una perdita che stai per subire non avviene.
rv-text-adios-amigo = Togli il colonnello McReady ovunque sia, True Grit o no; poi pesca comunque una carta.
rv-text-saddlebags = Riprendi in mano una tua arma in gioco (mai una Gatling Gun).
rv-text-came-along = Subisci due perdite, effetti compresi; poi togli tutti gli uomini di legge qui, True Grit o no.
rv-text-sandstorm = Resta accanto al campo di battaglia attuale: lì McReady non può avere più di due carte.
rv-text-improvise = Distruggi uno sbarramento qui.
rv-text-coffee-and-eggs = Pesca due carte.
rv-text-ned-mcready = Entra con True Grit; quando entra la banda subisce una perdita. Gratis a Rattlesnake Creek e all’Express.
rv-text-charlie-weathers = Entra con True Grit.
rv-text-quincey-whitmore = Entra con True Grit. Nel tuo turno scarta una carta per spostarlo in un campo di battaglia vicino.
rv-text-josie-logan = Va a qualsiasi campo di battaglia; in anticipo riceve True Grit.
rv-text-apache-scout = Va a qualsiasi campo di battaglia; in anticipo riceve un segnalino potenza.
rv-text-bounty-hunter = Quando entra pesca una carta.
rv-text-cowboy = Uomo di legge semplice.
rv-text-buffalo-stampede = Quando entra distruggi un’arma della banda qui.
rv-text-cactus-field = Va dalla parte della banda, al campo di battaglia attuale o a uno seguente: occupa uno dei tre posti.
rv-text-pilgrim = Il segnaturno torna di una casella a sinistra, dentro il campo di battaglia.
rv-text-didnt-see-this = Porta qui un tuo uomo di legge da un altro campo di battaglia; non si paga nulla, nessun effetto d’entrata.
rv-text-ran-outta-bullets = Distruggi una Gatling Gun qui; poi pesca comunque una carta.
rv-text-hat-clean-off = Nel turno di Colty: annulla una carta «Fire at will, boys».
rv-text-about-time-partner = Riprendi in mano un uomo di legge dai tuoi scarti.
rv-text-flesh-wound = Metti qui un uomo di legge dai tuoi scarti, senza pagarne il costo; il suo effetto d’entrata vale.
rv-text-rattlesnake-bite = La banda subisce una perdita, a meno che Colty non scarti una carta.
rv-text-were-surrounded = Distruggi qui due armi della banda a tua scelta, ma non la Gatling Gun né The Jackson Clan.
rv-text-get-a-rope = La banda subisce una perdita.

# What puzzles are about

rv-theme-leader = Salvare il capo
rv-theme-hold = Tenere il campo di battaglia
rv-theme-attack = Vincere l’attacco
rv-theme-concede = Cedere il campo di battaglia
rv-theme-casualty = A chi tocca la perdita
rv-theme-react = Reazioni
rv-theme-target = Chi colpire
rv-theme-which-field = Quale campo di battaglia
rv-theme-keep-cards = Giocare ancora o fermarsi
rv-theme-which-card = Quale carta
rv-theme-shot = Carte immediate
rv-theme-special = Far deragliare il treno
rv-theme-move = Spostare e togliere
rv-theme-discard = Con che cosa pagare
rv-theme-turn = Il turno intero
rv-figure-lawmen-killed = Uomini di legge uccisi
rv-figure-lawmen-killed-note = Dalla tua banda, per partita.
rv-figure-bandits-lost = Banditi persi
rv-figure-bandits-lost-note = Della tua banda, per partita, anche in un deragliamento.
rv-figure-bandits-killed = Banditi uccisi
rv-figure-bandits-killed-note = Dalla legge, per partita, anche in un deragliamento.
rv-figure-lawmen-lost = Uomini di legge persi
rv-figure-lawmen-lost-note = Uccisi dalla banda, per partita.
rv-figure-attacks-won = Attacchi vinti
rv-figure-attacks-won-note = La quota dei tuoi attacchi in cui la legge era più forte.
