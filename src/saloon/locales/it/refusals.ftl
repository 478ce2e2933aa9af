# Why something is refused: one message for each reason that the engine gives.

## Moves that the rules refuse

illegal-unknown-code = Non c’è una scelta numero { $code }.
illegal-game-over = La partita è finita.
illegal-not-legal = Adesso non si può.
illegal-not-now = Non adesso: ti si chiede altro ({ $asked }).
illegal-picked-card-now-or-keep = Decidi prima della carta che hai scelto: gioca { $card } adesso, o tienila.
illegal-discard-pile-empty = Non ci sono scarti.
illegal-draw-pile-exhausted = Il mazzo è esaurito definitivamente.
illegal-not-enough-cards = Non puoi calare { $wanted } { $card }: ne hai { $have }.
illegal-series-too-small = Per aprire un fuorilegge bisogna calare almeno { $least } carte insieme, non { $wanted } ({ $card }).
illegal-last-card-must-be-discarded = Devi tenere una carta: l’ultima si scarta, non si gioca.
illegal-not-in-hand = Non hai { $card } in mano.
illegal-one-sheriff-card-a-turn = Una sola carta sceriffo per turno, e tu hai giocato la tua.
illegal-outlaw-not-opened = { $card } non si può ancora calare: nessuno ha aperto questo fuorilegge con tre carte.
illegal-order-of-asking-not-allowed = Qui non si può chiedere in quest’ordine.
illegal-gun-already-there = Su questo fuorilegge c’è già la Pistola più veloce del West; scegline un altro.
illegal-no-hideout-to-remove = Nessuno dei tuoi set è nascosto.
illegal-no-own-pile = { $card } va su uno dei tuoi set, e tu non ne hai.
illegal-nothing-to-steal = Nessun altro ha una carta fuorilegge sul tavolo.
illegal-no-pile-to-cover = Non c’è nessun set da nascondere.
illegal-no-card-to-shoot-with = Non è rimasta nessuna carta per sparare.
illegal-nothing-to-pick = Non c’è nessuna carta da scegliere.
illegal-taken-card-not-discarded = Hai appena preso { $card }: questa carta non può tornare subito indietro.
illegal-card-must-be-taken = Il colpo è andato a segno: bisogna prendere una carta.
illegal-pile-not-covered = Il tuo set { $card } non è nascosto.
illegal-not-in-pile = { $card } non è lì.
illegal-no-such-target = Questo set non si può scegliere ({ $card }).
illegal-number-of-players = Non si gioca in { $players }: servono da { $least } a { $most } giocatori.
illegal-no-such-dealer = Il posto { $dealer_seat } non può dare le carte. Giocatori: { $players }, contati da 0.
illegal-banned = { $card } non si può più giocare.
illegal-other-sides-card = { $card } è dell’altra parte ({ $side }).
illegal-cannot-pay = { $card } costa { $price }: dovresti scartare altrettante carte, e ne hai { $cards }.
illegal-not-at-this-battlefield = { $card } qui non si può giocare: { $battlefield }.
illegal-drawn-already = { $card } fa pescare; i tuoi scarti sono stati rimescolati in questo turno, e hai già giocato una carta di questo tipo.
illegal-taken-back-this-turn = Hai ripreso { $card } in questo turno: si può giocare solo in uno successivo.
illegal-can-do-nothing = { $card } ora non farebbe nulla; serve solo a pagare altre carte.
illegal-no-place = Non c’è un campo di battaglia dove mettere { $card }.
illegal-two-rows = { $battlefield } ha già { $most } sbarramenti: non c’è posto per { $card }.
illegal-slots-full = Tutti i posti ({ $most }) sono occupati: non c’è posto per { $card } ({ $battlefield }).
illegal-capped = Una carta in gioco esclude { $card } ({ $battlefield }).
illegal-battlefield-past = { $battlefield } è alle spalle: la carta non può andarci.
illegal-not-in-own-turn = { $card } non si usa nel proprio turno.
illegal-bandit-dead = { $bandit } non vive più.
illegal-bandit-saved = { $bandit } è già in salvo.
illegal-not-the-lowest = { $bandit } ha sopravvivenza { $rating }: cade prima chi ha la più bassa.
illegal-hit-one-first = Va colpito almeno un uomo di legge.
illegal-not-in-play = { $card } non è in gioco.
illegal-used-already = Hai già usato { $card }.
illegal-no-such-neighbour = Da quella parte non c’è un campo di battaglia per { $card }.
illegal-only-at-battlefield = { $card } si usa solo su un campo di battaglia: { $battlefield }.
illegal-not-here = { $card } lì non c’è: { $battlefield }.
illegal-locked = { $card } deve restare dov’è.
illegal-colty-only = Solo Colty può togliere carte.
illegal-fixed = { $card } non si può togliere.
illegal-not-in-discard-pile = { $card } non è fra gli scarti.
illegal-here-already = { $card } è già qui.
illegal-only-from-here = { $card } è altrove ({ $battlefield }), e si può riprendere solo ciò che è qui.
illegal-too-much-firepower = { $card } ha potenza { $firepower }, e ne resta meno.
illegal-hit-already = { $card } ha già subito un colpo.
illegal-not-this-kind = { $card } qui non si può scegliere ({ $kind }).

## Files, documents and settings that cannot be read

malformed-file-too-large = { $field } è troppo grande (al massimo { $most } byte).
malformed-file-unreadable = { $field } non si può leggere: { $cause }.
malformed-file-unwritable = { $field } non si può scrivere: { $cause }.
malformed-not-text = qui ci vuole un testo.
malformed-not-json = { $field } non è JSON: { $cause }.
malformed-not-toml = { $field } non è TOML: { $cause }.
malformed-not-a-document = { $field } non è né una registrazione né una posizione.
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
malformed-game-does-not-load = Il gioco «{ $value }» del pacchetto { $package } non si può usare: { $cause }
malformed-no-decks = «{ $value }» non si gioca con file di mazzi.
malformed-no-positions = «{ $value }» non ha posizioni: si possono leggere solo partite intere.
malformed-no-rulebook = Per «{ $value }» non c’è un regolamento.
malformed-unknown-language = Non ci sono testi nella lingua «{ $value }».
malformed-unknown-option = Non c’è un’opzione «{ $field }».
malformed-unknown-value = { $field } non può essere «{ $value }».
malformed-unknown-preset = Non c’è un preset «{ $value }».
malformed-unknown-decision = «{ $value }» non è una mossa.
malformed-number-of-players = Non si gioca in { $players }: servono da { $least } a { $most } giocatori.

## Records that do not hold

malformed-other-format = il documento ha un altro formato: qui si legge solo il formato { $here }.
malformed-other-rules-version = la registrazione segue la versione { $record } delle regole di { $game }; qui c’è la versione { $here }. Rivedila con la versione di Saloon di allora.
malformed-record-changed = ciò che è conservato di questa partita non è ciò che è stato conservato alla sua fine.
malformed-no-seed-yet = la registrazione non ha ancora un seme: la partita era in corso quando è stata pubblicata.
malformed-commitment-broken = il seme non corrisponde all’impegno. Dà { $seed_gives }.
malformed-entropy-not-committed = ciò che è stato aggiunto per il posto { $seat } non corrisponde al suo impegno.
malformed-unknown-source = «{ $value }» non dice chi ha aggiunto qualcosa alla distribuzione.
malformed-illegal-decision = «{ $decision }» qui non è una mossa permessa. { $why }
malformed-other-fingerprint = il tavolo non è quello registrato; la sua impronta è { $replay_gives }.
malformed-result-of-unfinished-game = un risultato, anche se la partita non è finita.
malformed-other-result = un risultato diverso da quello registrato: { $replay_gives }.

## Positions that cannot be

malformed-other-game = questa posizione non è di questo gioco ({ $here }).
malformed-cards-missing = mancano carte ({ $missing }): tutte devono essere da qualche parte. «*» nel mazzo sta per il resto.
malformed-too-many-cards = { $too_many } di troppo per { $card }: ce ne sono { $most }.
malformed-rest-only-once = «*» può esserci una volta sola.
malformed-unknown-card = non c’è una carta «{ $value }».
malformed-unknown-outlaw = non c’è un fuorilegge «{ $value }».
malformed-unknown-phase = non c’è una fase «{ $value }».
malformed-unknown-use = una carta non ha un uso «{ $value }».
malformed-no-such-seat = non c’è un posto «{ $value }».
malformed-not-thousands = { $value } non è un multiplo di 1.000.
malformed-phase-needs = in questa fase ({ $phase }) ci vuole «{ $needed }».
malformed-phase-has-no-card = in questa fase ({ $phase }) non si gioca nessuna carta.
malformed-wrong-seat-asked = questo posto non può decidere nulla in questa fase ({ $phase }).
malformed-pile-of-unopened-outlaw = un set di un fuorilegge non aperto.
malformed-opened-without-cards = nessuna carta di questo fuorilegge è sul tavolo: con queste regole non è aperto.
malformed-orphaned-cards = carte sceriffo senza carta fuorilegge né Foto.
malformed-orphaned-hideout = un Nascondiglio senza set.
malformed-two-fastest-guns = una seconda Pistola più veloce del West; l’altra è in { $other }.
malformed-empty-hand = questo giocatore deve avere una carta in mano.
malformed-discard-pile-empty = gli scarti non possono mancare quando qualcuno pesca.
malformed-nothing-to-decide = qui nessuno avrebbe nulla da decidere ({ $phase }).
malformed-shown-but-not-held = mostrata, ma non in mano (in mano: { $held }).
malformed-no-card-to-shoot-with = qui nessuno potrebbe sparare: non c’è una carta da girare.
malformed-unknown-battlefield = non c’è un campo di battaglia «{ $value }».
malformed-unknown-bandit = non c’è un bandito «{ $value }».
malformed-unknown-special = non c’è una carta speciale «{ $value }».
malformed-unknown-side = non c’è una parte «{ $value }».
malformed-unknown-face = non c’è un volto «{ $value }».
malformed-unknown-question = nulla che si chiami «{ $value }» può essere all’ordine del giorno.
malformed-unknown-reason = non c’è un motivo «{ $value }».
malformed-unknown-script = nessuna carta ha questa lista di operazioni: «{ $value }».
malformed-no-such-space = la casella «{ $value }» lì non è in uso.
malformed-never-reached = il segnaturno non è mai stato sull’ultima casella ({ $battlefield }).
malformed-not-by-these-rules = con le regole di questo tavolo non può essere così.
malformed-no-such-face-left = tutte le caselle con il volto «{ $value }» sono già aperte.
malformed-dead-bandit = un bandito morto non ha segnalini.
malformed-too-many-at-battlefield = ce ne sono { $found }, e non possono essere più di { $most }.
malformed-too-many-tokens = { $found ->
    [one] c’è { $found } segnalino in gioco, e la scatola ne ha { $box }.
   *[other] ci sono { $found } segnalini in gioco, e la scatola ne ha { $box }.
}
malformed-cannot-be-played-so = { $card } non si può giocare così.
malformed-agenda-order = «{ $found }» non può stare qui nell’ordine del giorno.
malformed-agenda-needs-card = l’ordine del giorno e la carta giocata non vanno insieme.
malformed-wrong-side-asked = a questa parte non si può chiederlo.
malformed-leader-dead = senza { $bandit } la partita sarebbe finita.
malformed-not-there = si nomina qualcosa che lì non c’è.
malformed-no-place = la carta non può essere messa lì.
malformed-no-such-neighbour = da quella parte non c’è un campo di battaglia ({ $value }).
malformed-wrong-carrier = questo effetto è di un’altra carta o di un altro bandito: { $needed }.
malformed-no-question = qui nessuno deve decidere nulla («{ $found }»).

## Decks that cannot be played, and remarks about those that can

deck-field = { $row }, campo { $field }
malformed-unknown-deck = Non c’è un mazzo «{ $value }».
malformed-other-deck = il mazzo non è quello registrato: là { $record }, qui { $here }.
malformed-unknown-format = il mazzo ha il formato { $value }; qui si legge solo il formato { $known }.
malformed-wrong-game = è un mazzo per «{ $value }», non per { $wanted }.
malformed-bad-id = «{ $value }» non è un identificatore: minuscole, cifre e trattini singoli, al massimo { $most } caratteri.
malformed-duplicate-id = l’identificatore «{ $value }» è già usato.
malformed-unknown-word = «{ $value }» lì non può stare.
malformed-unknown-operation = non c’è un’operazione «{ $value }».
malformed-unknown-id = nulla si chiama «{ $value }» ({ $sort }).
malformed-wrong-sort = «{ $value }» è una carta di un altro tipo ({ $kind }); qui ci vuole: { $kinds }.
malformed-repeated = «{ $value }» c’è due volte.
malformed-not-printable = il testo contiene caratteri che non si possono mostrare.
malformed-wrong-count = ce ne sono { $found }; ce ne vogliono da { $least } a { $most }.
malformed-deck-size = { $found ->
    [one] il mazzo ha { $found } carta ({ $side }); se ne ammettono da { $least } a { $most }.
   *[other] il mazzo ha { $found } carte ({ $side }); se ne ammettono da { $least } a { $most }.
}
malformed-too-many = ce ne sono { $found }, al massimo { $most } sono ammessi.
malformed-too-deep = `may_discard` e `unless_discard` sono annidati per più di { $most } livelli.
malformed-wrong-side = non è per questa parte ({ $side }).
malformed-not-for-kind = una carta di questo tipo ({ $kind }) non può averlo.
malformed-not-here = l’operazione { $op } non può stare in questo posto ({ $place }).
malformed-not-inside = l’operazione { $op } non può stare dentro un’altra.
malformed-twice = { $op } può starci una volta sola.
malformed-not-first = { $op } sta in testa alla sua reazione, e in nessun altro posto.
malformed-wrong-first = questa reazione deve cominciare con { $wanted }, non con { $value }.
malformed-window-taken = «{ $by }» reagisce già a questo.
malformed-not-cancellable = «{ $value }» non ha il contrassegno cancellable.
malformed-nothing-cancels = una carta annullabile vuole la sua reazione: { $wanted }.
malformed-not-single = una carta con un’abilità esiste in una sola copia, non { $copies }.
malformed-not-once = una carta speciale si usa una volta: once = true.
malformed-not-one-leader = un solo bandito deve far perdere la partita morendo; qui sono { $found }.
remark-not-62 = { $found ->
    [one] { $side }: { $found } carta; di solito sono { $usual }.
   *[other] { $side }: { $found } carte; di solito sono { $usual }.
}
remark-box-short = possono servirne { $needed } insieme, e la scatola ne ha { $box }.
remark-grit-on-gun = True Grit non aiuta un’arma: viene distrutta lo stesso.
remark-never-ahead = un segnalino per chi va in anticipo, su una carta che non può andarci.

## Bots

malformed-unknown-bot = non c’è un bot «{ $value }».
malformed-bot-without-setting = «{ $value }»: il bot { $bot } non ha regolazioni.
malformed-bad-bot-setting = «{ $value }» non è una regolazione di un bot: scrivi per esempio { $example }.
