# Gestire una casa: i comandi serve, backup e restore, le impostazioni, la base di dati.

help-serve = Apri un server su cui giocano persone e programmi.
help-backup = Salva tutto il database in un solo file; il server può restare aperto.
help-restore = Ripristina un backup in un database, SQLite o PostgreSQL; prima chiudi il server.
help-export = Scrivi le partite finite per la ricerca: registrazioni verificate, senza nomi, dei tavoli dove tutti sono d’accordo.
help-ratings = Controlla che i punteggi salvati derivino dalle partite salvate.
opt-recompute = riscrivi tutti i punteggi dalle partite salvate
opt-host = l’indirizzo su cui ascoltare (127.0.0.1: solo questa macchina; 0.0.0.0: tutti)
# Fine with numbers: a port.
opt-port = la porta su cui ascoltare (predefinita 8000; 0 ne sceglie una libera)
opt-config = un file TOML con le impostazioni (docs/hosting.md)
opt-database = il database: sqlite:///FILE o postgresql://UTENTE:PASSWORD@HOST/NOME
opt-open = aprilo nel browser
opt-show-config = mostra le impostazioni in vigore, senza segreti, ed esci
opt-force = sostituisci quello che c’è
opt-allow-empty = accetta un database, o un file, senza contenuto

serve-open = Il saloon è aperto: { $address } (Ctrl-C lo chiude).
serve-compiled = Il motore ora è compilato e i bot lo usano.
serve-closed = Il saloon è chiuso. Ogni mossa è salvata.
backup-done = { $file }: { $n ->
    [one] 1 riga di { $where } scritta.
   *[other] { $n } righe di { $where } scritte.
}
restore-done = { $file }: { $n ->
    [one] 1 riga ripristinata in { $where }.
   *[other] { $n } righe ripristinate in { $where }.
}

export-done = { $file }: partite scritte: { $n }; trattenute perché qualcuno non è d’accordo: { $withheld }; escluse perché la registrazione non è valida: { $broken }.
ratings-counted = { $where }: partite classificate: { $games }, punteggi: { $n }.
ratings-differ = { $n ->
    [one] 1 punteggio è diverso
   *[other] { $n } punteggi sono diversi
} da quello che danno le partite. `saloon ratings --recompute` li riscrive; prima ferma il server.
ratings-mended = { $n ->
    [one] 1 punteggio era sbagliato: è riscritto.
   *[other] { $n } punteggi erano sbagliati: sono riscritti.
}

malformed-unknown-setting = { $field }: questa impostazione non esiste.
malformed-bad-setting = { $field } non è valido: { $cause }.
malformed-not-a-backup = { $field } non è un backup di Saloon.
malformed-backup-damaged = { $field } è rovinato o troncato, dalla riga { $line } in poi. Nulla è stato cambiato.

illegal-port-busy = La porta { $port } è occupata: scegline un’altra con --port, o --port 0 per una qualsiasi libera.
illegal-cannot-listen = Impossibile ascoltare su { $host }, porta { $port }: { $cause }.
illegal-not-opened = Il server non è partito; le righe qui sopra dicono perché.
illegal-no-channel = Il canale tra i processi (`channel_url`) non risponde: { $cause }.
illegal-database-unusable = Il database { $where } non si può usare: { $cause }.
illegal-database-newer = Il database appartiene a una versione più recente di saloon (ha { $found }, questa conosce fino a { $known }): aggiorna saloon, o nomina un altro database.
illegal-database-older = Il database { $where } appartiene a una versione precedente di saloon: avvia il server una volta, poi riprova.
illegal-database-foreign = Nel database ci sono già tabelle che non sono nostre: { $tables }. Nomina un altro database.
illegal-database-not-empty = { $rows ->
    [one] Nel database c’è già { $rows } riga; --force la sostituisce.
   *[other] Nel database ci sono già { $rows } righe; --force le sostituisce.
}
illegal-no-house-here = Non c’è nessun saloon nel database { $where }.
illegal-nothing-to-back-up = Il database { $where } è vuoto. È quello giusto? (--allow-empty scrive comunque il file.)
illegal-backup-empty = In { $file } non c’è nulla; --allow-empty lo ripristina comunque.
illegal-file-exists = { $file } esiste già; --force lo sostituisce.
illegal-backup-newer = { $file } viene da una versione più recente di saloon ({ $saloon }): prima aggiorna.
