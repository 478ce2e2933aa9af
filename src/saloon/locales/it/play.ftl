# A game at the terminal: beginning, asking, leaving, replaying.

ask-players = In quanti si gioca, contando anche te (da { $least } a { $most })? [{ $usual }]
ask-side = Da che parte stai? [{ $usual }]
by-lot = a sorte
ask-name = Come ti chiami? [{ $usual }]
bad-players = «{ $value }» non è un numero di giocatori valido: ne servono da { $least } a { $most }.
bad-players-only = «{ $value }» non è un numero di giocatori valido: questo gioco è per { $n }.
at-the-table = Al tavolo, in senso orario: { $names }.
opponents = { $n ->
    [one] Il tuo avversario è un bot: { $bot }.
   *[other] I tuoi avversari sono bot: { $bot }.
}
with-options = Che cosa differisce dalle regole consuete: { $options }.
commitment = impegno
seed = seme
fair-before = Le carte sono già decise: questa è l’impronta SHA-256 del seme da cui derivano. A partita finita il seme viene mostrato, e chiunque può controllare.
fair-after = Il seme era fissato prima della distribuzione: il suo impegno è quello che hai visto. Ogni carta e ogni sparatoria ne derivano.
press-enter = Invio per continuare
going-on = { $n ->
    [one] Si riprende { $file } ({ $n } decisione finora).
   *[other] Si riprende { $file } ({ $n } decisioni finora).
}
prompt = Numero, o ? per l’aiuto
prompt-back = Numero, o indietro
choose-number = Questo numero non c’è: scegli da 1 a { $most }, o ? per l’aiuto.
not-understood = «{ $answer }» non è una scelta.
try-help = Scrivi un numero, o ? per l’aiuto.
cannot-undo = Troppo tardi per annullare: hai saputo qualcosa di nuovo, o è stato chiesto qualcosa ad altri.
saved = partita salvata
resume-with = Per riprendere: { $command }
verify-with = Per controllare ogni carta: { $command }
replay-with = Per rivederla: { $command }
quit-keep = Tenere la partita per dopo? [sì] / no / indietro >
farewell = Alla prossima.

## A hint: what stands before the reason

hint-chance = { $chance } di probabilità di vincere.
hint-chance-money = { $chance } di probabilità di vincere, circa { $dollars } alla fine della mano.

## Commands of the game: the word to type, and what it does

command-help = aiuto
    .help = questa pagina (anche: ?)
command-hint = consiglio
    .help = le scelte migliori, le loro probabilità di vittoria, e perché
command-log = registro
    .help = quel che è successo; registro 50 per vedere di più
command-table = tavolo
    .help = mostra di nuovo il tavolo (anche: invio)
command-undo = annulla
    .help = torna indietro di un passo, finché non ti ha rivelato nulla
command-save = salva
    .help = salva adesso; salva mia-partita.json per una copia altrove
command-say = di
    .help = chat: di Ciao!
command-concede = arrenditi
    .help = proponi di arrenderti
command-abandon = interrompi
    .help = proponi di interrompere la partita
command-quit = esci
    .help = smetti; la partita resta per dopo
command-back = indietro
    .help = torna alle prime scelte

## Replay

replay-prompt = [{ $step }/{ $last }] Invio: avanti, numero: salta, b: indietro, q: esci
replay-next = Ora decide { $who }.
replay-how = Invio per il prossimo passo, un numero da 0 a { $last } per saltarci, b per tornare indietro, q per uscire.
replay-end = La partita è tutta qui.

# Games without a face of their own
plain-ask = Tocca a te.
plain-choices = Scelte
plain-result = Vince { $who }.
plain-drawn = Pareggio.
plain-help = Scegli con un numero; Invio mostra di nuovo il tavolo.
about-rules = le regole su una parola, o una regola con il suo numero
about-notation = Puoi anche scrivere le mosse: { $line }.
refused = Non è permesso: { $reason }.

## At a table of a server

far-link = Link per gli altri
far-waiting = Giocatori attesi: { $n }
far-clock = Tempo rimasto: { $time }
far-idle = Giocano gli altri (? per l’aiuto)
far-not-your-turn = Non tocca a te. `{ $say } …` manda un messaggio.
far-lost = Connessione persa. Riprovo…
far-back = Di nuovo in linea.
far-proposed = Proposto. Gli altri devono essere d’accordo.
far-offer-concede = { $who } vuole arrendersi. D’accordo? sì / no >
far-offer-abandon = { $who } vuole interrompere la partita. D’accordo? sì / no >
far-left = Il tuo posto resta tuo. Torna con `{ $command }`
far-ended-conceded = { $who } si arrende.
far-ended-abandoned = La partita è stata interrotta.
far-record = Partita da rivedere e registrazione: { $url }
