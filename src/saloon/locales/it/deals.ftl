# La partita del giorno e le sfide.

## Refusals

illegal-no-such-deal = Questa distribuzione non esiste.
illegal-deal-not-yet = Si può giocare quando comincia il suo giorno.
illegal-deal-members-only = È per gli account con password: scegline una nel tuo profilo.
illegal-deal-sealed = Altri possono ancora giocare con queste carte: si mostrano quando il giorno è finito.
illegal-pair-sealed = Queste carte restano coperte finché entrambi i tavoli della gara non le hanno giocate.
illegal-no-rematch-here = Per le carte giocate da molti non c’è rivincita.
illegal-challenge-unfinished = Finisci prima la partita: poi puoi sfidare altri con le sue carte.
illegal-challenge-not-this = Puoi sfidare altri solo con una partita che hai giocato a un solo posto, con carte date apposta per quella partita.
malformed-no-day = «{ $value }» non è un giorno. Scrivilo come 2026-11-18.
illegal-no-such-club = Questo club non esiste, o non esiste più.
illegal-too-many-clubs = Puoi avere al massimo { $most } club e gare: prima lasciane una.
illegal-club-full = Questo club è al completo: ha { $most } membri.
illegal-team-chosen = Hai già giocato per la tua squadra.
illegal-join-first = Prima entra nel club: poi puoi giocare le sue partite.
illegal-bad-title = Questo nome non va: almeno una lettera o una cifra, al massimo { $most } caratteri.
illegal-club-removed = Non fai più parte di questo club: lo ha deciso chi lo gestisce.
illegal-match-begun = Questa gara è cominciata: fino alla fine nessuno entra né esce.
illegal-match-plays = A un tavolo di questa gara si gioca ancora: prima arrenditi lì, o interrompetela d’accordo.
illegal-not-your-match = Non giochi in questa gara.
illegal-side-full = Questa parte è al completo: entra nell’altra.
illegal-not-club-host = Può farlo solo chi gestisce il club.
illegal-not-yourself = Non puoi toglierti da qui: esci dal club.
illegal-no-such-member = Questa persona non è nel club.

## The page: the deal of the day

web-day = Partita del giorno
web-day-of = Partita: { $day }
web-day-note = Le stesse carte per tutti, contro gli stessi bot. Un solo tentativo, senza annullare e senza consigli.
web-day-until = Fino a: { $when }
web-day-ends = Fine della giornata: { $when }, { $left }
web-day-over = Questo giorno è finito: giocalo fuori classifica, quante volte vuoi.
web-day-streak = { $n ->
    [one] { $n } giorno di fila
   *[other] { $n } giorni di fila
}; il tuo record: { $best }
web-day-go = Gioca oggi
web-day-tables = Classifiche di oggi
web-day-today = Torna a oggi
web-day-none = Di questo giorno non ci sono partite.
web-day-fair = Uguale per tutti
web-day-fair-note = La distribuzione è fissata: l’impegno è stato pubblicato prima del giorno. Il seme si vede quando il giorno è finito, e allora chiunque può verificarlo.
web-day-fair-over = Il giorno è finito: seme e impegno si possono verificare, e ogni partita in classifica ha la sua registrazione.
web-commitment = Impegno
web-seed = Seme
web-calendar = Calendario
web-month-before = Mese precedente
web-month-after = Mese successivo
web-day-link = { $day }: giocate { $done } su { $of }; vittorie: { $won }

## The page: one deal

web-deal-as = { $game }: { $side }
web-deal-against = Contro { $rival }
web-deal-place = Posto { $place } su { $of }
web-deal-alone = Ancora nessun altro
web-deal-better = superati: { $share } degli altri
web-deal-lead = Il tuo vantaggio: { $margin }
web-deal-bot = { $bot } al tuo posto: { $margin }
web-deal-done = finita
web-deal-open = da giocare
web-deal-play = Gioca
web-deal-for-fun = Fuori classifica
web-deal-for-members = Per i membri
web-deal-players = { $n ->
    [0] Nessuno ha ancora finito
    [one] Finita da { $n } persona
   *[other] Finita da { $n } persone
}
web-deal-given-up = Non finita
web-deal-ahead = Comincia: { $when }
web-deal-until = Termine: { $when }.
web-deal-rules = Un solo tentativo, senza annullare e senza consigli.
web-deal-all = Partite del giorno
web-deal-table = Classifica
web-deal-to-table = Vedi la classifica
web-deal-table-note = Prima conta la vittoria, poi il vantaggio. Percentuale: la quota degli altri risultati che supera.
web-deal-hidden = { $n ->
    [0] Nessuno ha ancora finito. La classifica si vede dopo la tua partita.
    [one] Finita da { $n } persona. La classifica si vede dopo la tua partita.
   *[other] Finita da { $n } persone. La classifica si vede dopo la tua partita.
}
web-deal-nobody = Qui non c’è ancora nessun risultato.
web-deal-later = Le partite degli altri, e dove sono cambiate le tue probabilità, si vedono alla fine: { $when }.
web-deal-beside = Contro la migliore
web-deal-beside-second = Contro un’altra
web-deal-share = Condividi
web-deal-col-place = N.
web-deal-col-margin = Vantaggio
web-deal-col-percent = Percento
web-deal-sure = È il tuo unico tentativo: se non lo finisci, non va in classifica.
web-deal-doubt-guest = Il tuo posto lo vedi solo tu: in classifica ci sono solo i membri.
web-deal-doubt-address = Non in classifica: dalla tua connessione ha già giocato un altro account.
web-deal-doubt-program = Non in classifica: ha giocato un programma.
web-deal-doubt-bot = Non in classifica: un bot ha giocato per te.
web-deal-doubt-late = Non in classifica: finita troppo tardi.
web-deal-doubt-host = Non in classifica: hai già giocato con queste carte.
web-deal-doubt-given-up = Non in classifica: non finita.
web-margin-wyatt-earp = Il vantaggio è in dollari, sul più ricco degli altri.
web-margin-revolver = Vantaggio della banda: banditi rimasti meno cubetti rimasti. Per McReady il contrario.

## The page: tables over several days

web-league = Settimana e mese
web-league-of = Quali partite
web-league-span = Durata
web-league-pair = Due giorni
web-league-week = Settimana
web-league-month = Mese
web-league-from-to = { $first } – { $last }.
web-league-note = Le percentuali dei giorni passati, sommate.
web-league-days = Partite
web-league-points = Punti
web-league-empty = Nessuno di questi giorni è finito, o nessuno è in classifica.

## The page: challenges

web-challenge = Sfida
web-challenge-by = Sfida di { $who }
web-challenge-note = Gioca le stesse carte allo stesso posto contro gli stessi bot, poi confronta.
web-challenge-done = Le stesse carte allo stesso posto contro gli stessi bot.
web-challenge-make = Sfida gli altri
web-challenge-link = Sfida gli altri
web-challenge-link-note = Passa questo link: chi lo apre riceve le tue carte, e chi ha finito vede tutti i risultati.
web-challenge-stand-in = Al posto delle persone con cui hai giocato c’è { $rival }, quindi la tua partita non è in classifica.
web-challenge-copy = Copia il link
web-challenge-send = Invia
web-beside = Due partite a confronto
web-beside-go = Mostra { $who }
web-beside-parts = Divise dalla mossa { $n }
web-beside-both = Mosse a confronto
web-beside-note = Partite uguali fino alla mossa { $n }.

## The page: clubs and matches

web-clubs = Club e gare
web-clubs-note = Per un gruppo, con un link: le stesse carte per ognuno da solo contro i bot, e si confronta; oppure l’uno contro l’altro, due volte, a posti scambiati.
web-clubs-short = Una bacheca privata per il tuo gruppo: le stesse carte per tutti, ogni settimana.
web-clubs-mine = I tuoi
web-club-new = Nuovo club o gara
web-club-kind = Che cos’è
web-club-club = Club
web-club-match = Gara
web-club-club-note = Quattro nuove partite ogni settimana, da lunedì a domenica (UTC), con una classifica settimanale.
web-club-match-note = Due persone o due squadre, quattro partite, una settimana: le due parti giocano ogni partita allo stesso posto, e il posto cambia di partita in partita.
web-club-name = Nome
web-club-found = Crea
web-club-join = Entra
web-club-leave = Esci
web-club-leave-sure = I tuoi risultati escono dalla classifica con te.
web-club-manage = Nome e membri
web-club-new-name = Nuovo nome
web-club-rename = Rinomina
web-club-remove = Togli
web-club-remove-sure = Togliere { $who }? Questa persona non potrà tornare.
web-club-invites = A cura di { $who }.
web-club-week = Settimana: { $day }
web-club-weeks = Altre settimane
web-club-closed = È finita.
web-club-no-deals = In questa settimana non c’erano partite.
web-club-deal = Partita di un club
web-club-back = Alla bacheca
web-club-link = Invita altri
web-club-link-note = Chi ha questo link vede la bacheca e può entrare. Non c’è un elenco dei club.
web-club-copy = Copia il link
web-club-played = Giocate
web-club-table-note = Punti: le percentuali delle partite finite, sommate.
web-match-deals = Partite della gara
web-match-table-note = Per ogni partita una squadra riceve la media dei suoi membri.
web-match-won = Vince la squadra { $n }.
web-match-drawn = La gara finisce in parità.
web-team = Squadra { $n }
web-team-points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
web-team-join = Nella squadra { $n }
web-team-change = Alla squadra { $n }
web-team-empty = Ancora nessuno.

## The page: matches head to head

web-club-duel = Testa a testa
web-club-duel-note = Gli uni contro gli altri a tavoli veri: ogni partita viene due volte, la seconda a posti scambiati. Così le carte sono buone allo stesso modo per tutti.
web-duel-people = Chi gioca
web-duel-side-1 = Due persone
web-duel-side-2 = Due squadre da due
web-duel-side-1-note = Prima tutte le partite una volta, poi di nuovo tutte in un altro ordine.
web-duel-side-2-note = I due tavoli di una partita giocano nello stesso momento, e i risultati si sommano.
web-duel-number = Partite
web-duel-n-deals = Partite: { $n }, ognuna due volte
web-duel-days = Con un orologio a giorni si giocano molte partite insieme; altrimenti una dopo l’altra.
web-duel-open = Comincia appena ci sono tutti.
web-duel-join = Gioca
web-duel-score = Partite vinte
web-duel-versus = { $one } – { $two }
web-duel-leads = In testa: { $who }
web-duel-won = Vittoria: { $who }
web-duel-level = Finora in parità
web-duel-here = Sono qui
web-duel-awaited = La prossima partita comincia quando ci sono tutti. Si aspetta: { $who }
web-duel-call = La prossima partita aspetta solo te.
web-duel-your-turn = Al tavolo: tocca a te
web-duel-table = Al tavolo
web-duel-deal = Partita { $n }
web-duel-ahead = deve ancora venire
web-duel-half = scambio di posti più avanti
web-duel-void = interrotta, non conta
web-duel-given-up = decisa prima della fine
web-duel-playing = in corso
web-duel-hidden = Il risultato si vede quando entrambi i tavoli hanno finito.
web-duel-beside = Fianco a fianco
web-duel-rule = Una partita va a chi la vince più volte; con una vittoria per parte decide lo scarto delle due insieme. Se alla fine un bot è al tuo posto, lì hai perso.
web-duel-end = Chiudi la gara
web-duel-end-sure = Ciò che è stato giocato due volte conta. La gara non si potrà riprendere.
web-duel-ended = Chiusa prima della fine da { $who }.
web-duel-to = Alla gara
web-duel-lose = La partita va allora all’altra parte.
web-duel-stop = Allora la partita non conta nella gara.
web-duel-commitments = Impegni su tutte le partite
