# L’arena: bot contro bot.

help-arena = Fai giocare i bot tra loro per molte distribuzioni, e conta chi vince.
opt-bots = chi gioca: nomi separati da virgole, come marshal,ranger:0.1 (secondi) o ranger:200i (iterazioni)
opt-deals = quante distribuzioni; ognuna si gioca in tutte le disposizioni
opt-arena-players = quanti giocatori per tavolo
opt-lone = gioca solo i tavoli in cui questo bot siede da solo fra altri tutti uguali, come --bots marshal --lone ranger:0.1
opt-jobs = quante partite alla volta (predefinito: una per core)
opt-arena-seed = un numero da cui seguono tutte le distribuzioni
opt-out = salva l’incontro in questo file; lo stesso comando lo riprende
opt-plots = disegna grafici in questa cartella
opt-cluster = gioca sul cluster Dask a questo indirizzo, come tcp://192.0.2.7:8786

## Mentre giocano

arena-intro = { $game }: { $bots }; { $players } per tavolo, { $deals ->
    [one] 1 distribuzione
   *[other] { $deals } distribuzioni
} di { $games ->
    [one] 1 partita.
   *[other] { $games } partite.
}
arena-oracle-cheats = L’oracolo BARA: vede tutte le carte e tutto il caso che verrà. Misura la fortuna e non è un avversario.
arena-kept = Salvato in { $file }.
arena-resumed = { $n ->
    [one] 1 distribuzione c’è già.
   *[other] { $n } distribuzioni ci sono già.
}
arena-so-far = Distribuzioni: { $n } su { $total }; { $score }
arena-interrupted = Interrotto. Salvato in { $file }: distribuzioni { $n } su { $total }.
arena-go-on = Per continuare:
arena-plots = { $n ->
    [one] 1 grafico
   *[other] { $n } grafici
} in { $folder }.

## Il risultato

arena-played = { $deals ->
    [one] 1 distribuzione
   *[other] { $deals } distribuzioni
}, { $games ->
    [one] 1 partita
   *[other] { $games } partite
}
arena-percent = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
arena-rating = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-time-s = { $n } s
arena-time-ms = { $n } ms
arena-time-us = { $n } µs
arena-against = { $n ->
    [one] { $bot } contro { $other }
   *[other] { $bot } contro { $n } × { $other }
}
arena-mixed = { $bot } ai tavoli misti
arena-on-seat = { $bot }: { $seat }
arena-head-wins = incontro|vince|intervallo 95%|partite|alla pari
arena-head-bot-seats = bot e posto|vince|intervallo 95%|partite
arena-head-seats = posto|vince|intervallo 95%|partite
arena-head-endings = modo di vincere|parte|partite
arena-head-ratings = punteggio (OpenSkill)|µ|2σ
arena-head-times = tempo di riflessione|media|99% sotto|massimo|decisioni
arena-gap = { $bot } colma { $share } del divario da { $first } a { $oracle } (intervallo al 95%: { $interval }).
arena-unit-rounds = mani
arena-unit-turns = turni
arena-unit-decisions = decisioni
arena-length = Durata di una partita: { $mean } { $unit } in media (da { $least } a { $most }); decisioni: { $decisions }.
arena-drawn = { $games ->
    [one] Una partita pareggiata: non l’ha vinta nessuno.
   *[other] { $games } partite pareggiate: non le ha vinte nessuno.
}
arena-stalled = { $games ->
    [one] In una partita una regola ha interrotto ciò che i bot non finivano.
   *[other] In { $games } partite una regola ha interrotto ciò che i bot non finivano.
}
arena-interval-how = Intervalli per bootstrap sulle distribuzioni: le partite di una distribuzione contano insieme, perché hanno le stesse carte.
arena-ending-adjudged = interrotta dopo troppe decisioni
arena-ending-all-dead = tutta la banda è morta
arena-ending-leader-dead = il capo è morto
arena-ending-early-death = qualcuno è morto troppo presto
arena-ending-last-space = fuga sull’ultima casella
arena-ending-border-empty = oltre il confine
arena-ending-lost-by-card = partita persa per una carta

## Immagini

arena-plot-win-rate = { $deals ->
    [one] Parte di partite vinte, con intervallo al 95% (1 distribuzione)
   *[other] Parte di partite vinte, con intervallo al 95% ({ $deals } distribuzioni)
}
arena-plot-par = pari forza
arena-plot-ratings = Scala dei punteggi
arena-plot-money = Denaro alla fine di ogni mano, in media
arena-plot-points = Punti alla fine di ogni mano, in media
arena-plot-length = Durata delle partite
arena-plot-mean = media { $n }
arena-plot-sides = Partite vinte per parte e modo di vincere

## Reclami

arena-no-bots = Nessun bot è nominato: --bots marshal,ranger.
arena-bad-number = { $name } è un numero intero da { $least } a { $most }, non «{ $value }».
arena-bot-failed = { $bot } si è bloccato nella distribuzione { $deal }: { $cause }. Ciò che è stato giocato prima è conservato.
arena-other-house = Un worker usa un altro Saloon ({ $there }) rispetto a questo ({ $here }): installa la stessa versione ovunque.
arena-crew-lost = I worker non ci sono più, o si bloccano di continuo. Ciò che è stato giocato è conservato in { $file }; lo stesso comando continua.
arena-no-cluster = Non c’è un cluster a { $address }: { $cause }
malformed-bot-does-not-load = Il bot «{ $value }» non si può caricare: { $cause }
malformed-arena-file-in-use = un’altra arena sta scrivendo in { $field }.
malformed-not-an-arena-file = { $field } c’è già e non è un incontro dell’arena. Scegli un altro file.
malformed-other-arena = { $field } contiene un altro incontro: differisce in { $names } (lì: { $there }). Scegli un altro file, o le stesse impostazioni.
