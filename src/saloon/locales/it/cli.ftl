# The command line: help, reports, complaints. `missing-packages` must stay on one line, without variables.

missing-packages = mancano dei pacchetti (typer, rich, fluent.runtime). Installa Saloon con le sue dipendenze: in un checkout `pip install .`, da un file wheel `pip install FILE.whl`.
needs-extra = servono altri pacchetti, l’extra `{ $extra }`: in un checkout `pip install ".[{ $extra }]"`, da un file wheel `pip install "FILE.whl[{ $extra }]"`.

## Help

help-house = Giochi di carte del Far West per il terminale
help-play = Gioca contro i bot; a Wyatt Earp, se non nomini un gioco.
help-replay = Rivedi una partita registrata, passo per passo.
help-verify = Ricalcola una partita dal suo seme: era tutto regolare?
help-position = Controlla una posizione (TOML o JSON) e mostrala.
help-score = Wyatt Earp: chi prende quanto di una ricompensa, e perché; anche con carte vere.
help-options = Le opzioni di un gioco e i suoi preset.
help-cards = Le carte di un mazzo, e da dove viene ogni cifra (Revolver).
help-rules = Il regolamento: una regola per numero, o tutte quelle che parlano di qualcosa.
help-bench = Confronta la velocità del motore con altri (solo dai sorgenti).
help-version = La versione, e quale motore gira: compilato o puro Python.
help-start = Per cominciare:
help-more = `saloon COMANDO --help` dice di più. --lang ({ $languages }) o SALOON_LANG sceglie la lingua.
help-fan = Una realizzazione amatoriale, non ufficiale, con parole e immagini proprie.
help-help = Mostra questa pagina.
arg-game = il gioco: { $games }
arg-deck-game = il gioco: revolver
arg-file = un file
arg-points = i punti cattura di ogni giocatore, come A=9 B=5
arg-option = una sola opzione, per nome o numero
arg-about = un numero di regola come WE-4.6 o RV-6.2, o parole da cercare; niente per l’indice
opt-json = per i programmi: JSON invece di testo
opt-option = gioca con un’altra regola; si può ripetere (vedi saloon options)
opt-preset = parti da un preset
opt-deck = un file di mazzo tuo, o il nome di un mazzo incluso (Revolver; docs/decks.md)
opt-players = in quanti si gioca, contando anche te ({ $players })
opt-side = da che parte stai (Revolver): colty, mcready o random (a sorte)
opt-name = il tuo nome
opt-opponents = la forza degli avversari: tenderfoot, greenhorn, cowhand, deputy, marshal, gunslinger, champion
opt-seed = distribuisci da questo seme, 128 cifre esadecimali, invece che da uno nuovo
opt-save = salva la partita in questo file
opt-resume = riprendi una partita: la più recente, o il FILE dato al posto del gioco
opt-auto-pass = non chiedere fuori turno quando «no» è l’unica risposta
opt-server = gioca a un tavolo di questo server: lo apre e ne mostra il link; oppure dai il link di un tavolo al posto del gioco
opt-no-clear = lascia scorrere le pagine invece di pulire lo schermo
opt-seat = il punto di vista: un posto per nome, numero o parte (altrimenti il tuo), none, o all per vedere tutto
opt-all = mostra tutto il registro in una volta
opt-pot = il denaro sul manifesto

## Reports

version = saloon { $version }, { $engine }, Python { $python }
version-rules = { $game }: versione { $version } delle regole
engine-compiled = motore compilato
engine-pure = motore in puro Python
engine-unknown = SALOON_ENGINE={ $wish }: questo motore non esiste. Scegli tra: { $known }.
engine-missing = SALOON_ENGINE=compiled, ma qui non c’è un motore compilato: esegui `make compile`.
engine-stale = SALOON_ENGINE=compiled, ma il motore compilato è più vecchio di { $files }: esegui `make compile`.
engine-broken = SALOON_ENGINE=compiled, ma il motore compilato non si carica: { $cause }
check-passed = { $file }: tutto corretto.
check-failed = { $file }: qualcosa non torna.
verified-seed = Il seme corrisponde all’impegno pubblicato prima della distribuzione.
verified-decisions = { $n ->
    [one] { $n } decisione era permessa.
   *[other] Tutte le { $n } decisioni erano permesse.
}
verified-fingerprints = { $n ->
    [0] Non ci sono impronte da confrontare.
    [one] { $n } impronta è la stessa.
   *[other] Tutte le { $n } impronte sono le stesse.
}
verified-result = Il risultato è giusto: ha vinto { $who }.
verified-drawn = Il risultato è giusto: pareggio.
verified-unfinished = La partita non è finita.
to-decide = Decide { $who }: { $phase }.
legal = scelte possibili
stays = resta
presets = Preset
options-how = saloon play { $game } --option NOME=VALORE, o --preset NOME; saloon options { $game } NOME mostra una sola opzione.
rules-in-english = (Questa parte delle regole è in inglese.)
rules-appendix = Appendice (in inglese): riferimento, opzioni e altri esempi
rules-how = saloon rules { $id } mostra una regola, saloon rules { $word } tutte quelle che ne parlano.
other-book = Il regolamento ({ $game }): { $command }
more-rules = { $n ->
    [one] Un’altra regola ne parla: { $command }
   *[other] Altre { $n } regole ne parlano: { $command }
}

## Complaints

see-help = Vedi `{ $command }`.
unknown-command = Non c’è un comando «{ $command }».
unknown-flag = Qui non c’è un’opzione { $flag }.
unknown-language = La lingua «{ $language }» qui non si parla: scegli fra { $known }.
missing-argument = Manca { $name }.
missing-value = { $name } vuole un valore.
bad-value = { $name }: { $cause }
extra-argument = Argomento inatteso: «{ $argument }».
interrupted = interrotto.
stumbled = Saloon è inciampato: { $error } ({ $where }). È colpa nostra: segnala questa riga con il comando che hai dato; SALOON_DEBUG=1 mostra di più.
bench-needs-checkout = le misure girano solo dai sorgenti: clonali, poi `make bench`.
unknown-rule = Il regolamento non dice nulla di «{ $wanted }».
unknown-rulebook = Non c’è un regolamento di «{ $wanted }».
unknown-option = Non c’è un’opzione «{ $name }». `{ $command }` le elenca.
bad-option = «{ $word }» non è un’opzione: scrivi NOME=VALORE, come { $example }.
no-sides = { $game }: non ci sono parti da scegliere.
bad-side = Non c’è una parte «{ $value }»: scegli { $known }.
no-decks = { $game }: non si gioca con file di mazzo.
file-exists = { $file } c’è già. Riprendi la partita con `{ $command }`, o scegli un altro file.
no-such-file = questo file non c’è
file-no-permission = non ne hai il permesso
file-is-folder = è una cartella
file-no-folder = non è una cartella
file-disk-full = il disco è pieno
file-read-only = lì si può solo leggere
nothing-to-resume = Nessuna partita in corso in { $folder }. Cominciane una con `{ $command }`.
already-over = La partita in { $file } è finita. Rivedila con `{ $command }`.
position-not-record = { $file } è una posizione, non una registrazione: prova `{ $command }`.
record-not-position = { $file } è una registrazione, non una posizione: prova `{ $command }`.
all-not-yet = La partita non è finita: le carte coperte restano coperte. Scegli un posto, o none.
no-such-seat = Qui nessuno si chiama «{ $seat }». Scegli un numero da 1 a { $most } o un nome ({ $known }), none o all.
missing-pot = Manca la ricompensa: --pot 8000.
bad-pot = «{ $value }» non è una ricompensa: scrivi un numero intero di dollari, come --pot 8000.
pot-not-thousands = Una ricompensa è un multiplo di 1.000 $; { $value } non lo è.
bad-points = «{ $word }» non è un giocatore con i suoi punti: scrivi NOME=PUNTI, come A=9.
points-not-number = I punti di { $name } non sono un numero intero da 0 in su: «{ $value }».
name-twice = { $name } compare due volte: dai a ognuno un nome diverso.
bad-number-of-points = { $n ->
    [0] Non hai dato punti: scrivi NOME=PUNTI per ognuno dei giocatori, da { $least } a { $most }.
   *[other] Hai dato i punti di { $n }: servono da { $least } a { $most } giocatori.
}

far-unreachable = nessun server risponde a { $url }: { $cause }
far-other-protocol = il server { $url } parla un’altra versione: aggiorna il più vecchio dei due.
far-closed = il server { $url } non ti fa entrare: { $cause }
far-bad-address = «{ $url }» non è l’indirizzo di un server. Esempio: `saloon play --server http://127.0.0.1:8000`
far-only-here = { $option } vale solo per le partite sul proprio computer, non per quelle su un server.

## Puzzles

help-puzzle = Risolvi un problema: trova la scelta migliore in una posizione.
help-make-puzzles = Cerca nuovi problemi in partite di bot forti; ci vuole tempo.
opt-theme = l’argomento, per esempio draw o discard
opt-difficulty = la difficoltà: da 1 a 4
opt-puzzle-id = il problema con questo numero
opt-puzzle-count = fermati quando ha trovato questo numero di problemi
opt-puzzle-games = gioca al massimo questo numero di partite per trovarli
opt-puzzle-seed = un numero da cui seguono tutte le partite
opt-puzzle-share = quanti problemi su cento, al massimo, possono avere la stessa difficoltà
opt-puzzle-record = una partita registrata in cui cercare prima; si può ripetere. Chi vi gioca deve essere d’accordo
opt-puzzle-out = scrivi i problemi in questo file. Quelli che ci sono restano, e la ricerca riprende dopo la loro ultima partita
puzzle-head = Problema { $id } · { $level }. Un numero, o «esci».
puzzle-follows = Il seguito, in una partita immaginata in cui il campione gioca per tutti:
puzzle-follows-best = Dopo la scelta migliore:
no-such-puzzle = { $game } non ha un problema così. Argomenti: { $themes }.
no-puzzles = Non ci sono problemi per { $game }.
puzzles-need-net = serve una rete che giochi a { $game }; non c’è.
puzzles-found = Partite: { $games }. Problemi: { $n } su { $wanted }.
puzzles-written = Problemi: { $n }, in { $file } ({ $bytes } byte).
