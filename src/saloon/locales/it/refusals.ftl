# Why something is refused: one message for each reason that the engine gives.

## Moves that the rules refuse

illegal-unknown-code = Non c’è una scelta numero { $code }.
illegal-game-over = La partita è finita.
illegal-not-now = Non adesso: la domanda è un’altra ({ $asked }).
illegal-picked-card-now-or-keep = Decidi prima della carta che hai scelto: gioca { $card } adesso, o tienila.
illegal-discard-pile-empty = Non ci sono scarti.
illegal-draw-pile-exhausted = Il mazzo è esaurito per sempre.
illegal-not-enough-cards = Non puoi calare { $wanted } { $card }: ne hai { $have }.
illegal-series-too-small = Le prime carte di un fuorilegge sono almeno { $least } insieme; { $wanted } { $card } sono poche.
illegal-last-card-must-be-discarded = Devi tenere una carta: l’ultima si scarta, non si gioca.
illegal-not-in-hand = Non hai { $card } in mano.
illegal-one-sheriff-card-a-turn = Una sola carta sceriffo per turno, e tu hai giocato la tua.
illegal-outlaw-not-opened = { $card } non si può ancora calare: nessuno ha aperto questo fuorilegge con tre carte.
illegal-order-of-asking-not-allowed = Qui non si può chiedere in quest’ordine.
illegal-gun-already-there = Su questo fuorilegge c’è già la Pistola più veloce del West; scegline un altro.
illegal-no-hideout-to-remove = Nessuna delle tue pile è nascosta.
illegal-no-own-pile = { $card } va su una delle tue pile, e tu non ne hai.
illegal-nothing-to-steal = Nessun altro ha una carta fuorilegge sul tavolo.
illegal-no-pile-to-cover = Non c’è una pila che un Nascondiglio possa coprire.
illegal-no-card-to-shoot-with = Non è rimasta nessuna carta per sparare.
illegal-nothing-to-pick = Non c’è nessuna carta da scegliere.
illegal-taken-card-not-discarded = { $card } è appena stata presa e non può tornare subito indietro.
illegal-pile-not-covered = La tua pila { $card } non è nascosta.
illegal-not-in-pile = { $card } non è nella pila.
illegal-no-such-target = Questa pila non si può scegliere ({ $card }).
illegal-number-of-players = In { $players } non si gioca: si gioca da { $least } a { $most }.
illegal-no-such-dealer = Il posto { $dealer_seat } non può dare le carte: ci sono { $players } giocatori, contati da 0.

## Files, documents and settings that cannot be read

malformed-file-too-large = { $field } è troppo grande (al massimo { $most } byte).
malformed-file-unreadable = { $field } non si può leggere: { $cause }.
malformed-file-unwritable = { $field } non si può scrivere: { $cause }.
malformed-not-text = qui ci vuole un testo.
malformed-not-json = { $field } non è JSON: { $cause }.
malformed-not-toml = { $field } non è TOML: { $cause }.
malformed-not-a-document = { $field } non è né una partita né una posizione.
malformed-not-a-table = ci vogliono nomi con i loro valori, non { $found }.
malformed-missing = manca { $field }.
malformed-not-yes-or-no = ci vuole true o false, non «{ $value }».
malformed-not-a-list = ci vuole una lista, non { $found }.
malformed-not-a-number = ci vuole un numero intero, non «{ $value }».
malformed-not-a-number-in-range = { $field } è un numero intero da { $least } a { $most }, non «{ $value }».
malformed-out-of-range = { $value } non sta fra { $least } e { $most }.
malformed-unknown-field = { $field } è sconosciuto.
malformed-too-long = troppo lungo (al massimo { $most }).
malformed-wrong-length = ci vogliono { $needed } voci, non { $found }.
malformed-not-hex = ci vogliono cifre esadecimali.
malformed-seed-length = un seme ha { $needed } byte ({ $needed } volte due cifre esadecimali), non { $bytes }.
malformed-unknown-game = Non c’è un gioco «{ $value }».
malformed-unknown-option = Non c’è un’opzione «{ $field }».
malformed-unknown-value = { $field } non può essere «{ $value }».
malformed-unknown-preset = Non c’è una raccolta «{ $value }».
malformed-unknown-decision = «{ $value }» non è una mossa.
malformed-number-of-players = In { $players } non si gioca: si gioca da { $least } a { $most }.

## Records that do not hold

malformed-other-format = il documento ha un altro formato: qui si legge solo il formato { $here }.
malformed-other-rules-version = la partita segue la versione { $record } delle regole di { $game }; qui c’è la versione { $here }. Rivedila con un Saloon del suo tempo.
malformed-no-seed-yet = la partita non ha ancora un seme: era in corso quando fu pubblicata.
malformed-commitment-broken = il seme non corrisponde all’impegno. Dà { $seed_gives }.
malformed-illegal-decision = «{ $decision }» qui non è una mossa permessa. { $why }
malformed-other-fingerprint = il tavolo non è quello registrato; la sua impronta è { $replay_gives }.
malformed-result-of-unfinished-game = un risultato, anche se la partita non è finita.
malformed-other-result = un risultato diverso da quello registrato: { $replay_gives }.

## Positions that cannot be

malformed-other-game = non è una posizione di { $here }.
malformed-cards-missing = mancano carte ({ $missing }); tutte le { $deck } devono essere da qualche parte. «*» nel mazzo sta per il resto.
malformed-too-many-cards = { $too_many } di troppo per { $card }: ce ne sono { $most }.
malformed-rest-only-once = «*» può esserci una volta sola.
malformed-unknown-card = non c’è una carta «{ $value }».
malformed-unknown-outlaw = non c’è un fuorilegge «{ $value }».
malformed-unknown-phase = non c’è una fase «{ $value }».
malformed-unknown-use = una carta non ha un uso «{ $value }».
malformed-no-such-seat = non c’è un posto «{ $value }».
malformed-not-thousands = { $value } non è un multiplo di 1000.
malformed-phase-needs = in questa fase ({ $phase }) ci vuole «{ $needed }».
malformed-phase-has-no-card = in questa fase ({ $phase }) non si gioca nessuna carta.
malformed-wrong-seat-asked = questo posto non può decidere nulla in questa fase ({ $phase }).
malformed-pile-of-unopened-outlaw = una pila di un fuorilegge non aperto.
malformed-orphaned-cards = carte sceriffo senza carta fuorilegge né Foto.
malformed-orphaned-hideout = un Nascondiglio senza pila.
malformed-two-fastest-guns = una seconda Pistola più veloce del West; l’altra è in { $other }.
malformed-empty-hand = questo giocatore deve avere una carta in mano.
malformed-discard-pile-empty = gli scarti non possono mancare quando qualcuno pesca.
malformed-nothing-to-decide = qui nessuno avrebbe nulla da decidere ({ $phase }).
malformed-shown-but-not-held = mostrata, ma non in mano (in mano: { $held }).
malformed-no-card-to-shoot-with = qui nessuno potrebbe sparare: non c’è una carta da girare.
