# Die Arena: Bots spielen gegen Bots.

help-arena = Bots viele Spiele gegeneinander spielen lassen und zählen, wer gewinnt.
opt-bots = wer spielt: Namen mit Kommas dazwischen, etwa marshal,ranger:0.1 (Sekunden) oder ranger:200i (Iterationen)
opt-deals = wie viele Kartenverteilungen; jede wird in allen Sitzordnungen gespielt
opt-arena-players = wie viele an einem Tisch sitzen
opt-lone = nur Tische, an denen dieser Bot allein unter lauter gleichen anderen sitzt, etwa --bots marshal --lone ranger:0.1
opt-jobs = wie viele Spiele gleichzeitig; ohne Angabe so viele, wie es Kerne gibt
opt-arena-seed = eine Zahl, aus der alle Kartenverteilungen folgen
opt-out = das Match in dieser Datei aufheben; derselbe Befehl setzt es fort
opt-plots = Bilder in diesen Ordner zeichnen
opt-cluster = auf dem Dask-Cluster unter dieser Adresse spielen, etwa tcp://192.0.2.7:8786

## Während gespielt wird

arena-intro = { $game }: { $bots }; { $players } am Tisch, { $deals ->
    [one] 1 Verteilung
   *[other] { $deals } Verteilungen
} zu { $games ->
    [one] 1 Spiel.
   *[other] je { $games } Spielen.
}
arena-oracle-cheats = Das Orakel SCHUMMELT: Es sieht alle Karten und alles, was der Zufall noch bringt. Es misst das Glück und ist kein Gegner.
arena-kept = Aufgehoben in { $file }.
arena-resumed = { $n ->
    [one] 1 Verteilung ist schon da.
   *[other] { $n } Verteilungen sind schon da.
}
arena-so-far = Verteilungen: { $n } von { $total }; { $score }
arena-interrupted = Unterbrochen. Gespeichert in { $file }: Verteilungen { $n } von { $total }.
arena-go-on = So geht es weiter:
arena-plots = { $n ->
    [one] 1 Bild
   *[other] { $n } Bilder
} in { $folder }.

## Was herauskam

arena-played = { $deals ->
    [one] 1 Verteilung
   *[other] { $deals } Verteilungen
}, { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
}
arena-percent = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
arena-rating = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-time-s = { $n } s
arena-time-ms = { $n } ms
arena-time-us = { $n } µs
arena-against = { $n ->
    [one] { $bot } gegen { $other }
   *[other] { $bot } gegen { $n } × { $other }
}
arena-mixed = { $bot } an gemischten Tischen
arena-on-seat = { $bot }: { $seat }
arena-head-wins = Match|gewinnt|95-%-Intervall|Spiele|gleich stark
arena-head-bot-seats = Bot und Platz|gewinnt|95-%-Intervall|Spiele
arena-head-seats = Platz|gewinnt|95-%-Intervall|Spiele
arena-head-endings = Art des Sieges|Anteil|Spiele
arena-head-ratings = Wertung (OpenSkill)|µ|2σ
arena-head-times = Bedenkzeit|Mittel|99 % unter|längste|Entscheidungen
arena-gap = { $bot } schließt { $share } der Lücke von { $first } zu { $oracle } (95-%-Intervall { $interval }).
arena-unit-rounds = Runden
arena-unit-turns = Züge
arena-unit-decisions = Entscheidungen
arena-length = Länge eines Spiels: im Mittel { $mean } { $unit } ({ $least } bis { $most }); Entscheidungen: { $decisions }.
arena-drawn = { $games ->
    [one] Ein Spiel endete unentschieden: Niemand hat es gewonnen.
   *[other] { $games } Spiele endeten unentschieden: Niemand hat sie gewonnen.
}
arena-stalled = { $games ->
    [one] In einem Spiel hat eine Regel abgebrochen, was die Bots nicht beendeten.
   *[other] In { $games } Spielen hat eine Regel abgebrochen, was die Bots nicht beendeten.
}
arena-interval-how = Intervalle durch Bootstrap über die Verteilungen: Alle Spiele einer Verteilung zählen zusammen, denn sie teilen ihre Karten.
arena-ending-adjudged = nach zu vielen Entscheidungen abgebrochen
arena-ending-all-dead = die ganze Bande ist tot
arena-ending-leader-dead = der Anführer ist tot
arena-ending-early-death = jemand starb zu früh
arena-ending-last-space = auf dem letzten Feld entkommen
arena-ending-border-empty = über die Grenze
arena-ending-lost-by-card = durch eine Karte verloren

## Bilder

arena-plot-win-rate = { $deals ->
    [one] Anteil gewonnener Spiele mit 95-%-Intervall (1 Verteilung)
   *[other] Anteil gewonnener Spiele mit 95-%-Intervall ({ $deals } Verteilungen)
}
arena-plot-par = gleich stark
arena-plot-ratings = Rangleiter
arena-plot-money = Geld am Ende jeder Runde, im Mittel
arena-plot-points = Punkte am Ende jeder Runde, im Mittel
arena-plot-length = Länge der Spiele
arena-plot-mean = Mittel { $n }
arena-plot-sides = Gewonnene Spiele nach Seite und Art des Sieges

## Beschwerden

arena-no-bots = Es sind keine Bots genannt: --bots marshal,ranger.
arena-bad-number = { $name } ist eine ganze Zahl von { $least } bis { $most }, nicht „{ $value }“.
arena-bot-failed = { $bot } ist in Verteilung { $deal } gescheitert: { $cause }. Was vorher gespielt wurde, ist aufgehoben.
arena-other-house = Ein Worker hat ein anderes Saloon ({ $there }) als dieses ({ $here }): Installiere überall dieselbe Version.
arena-crew-lost = Die Worker sind weg oder stürzen immer wieder ab. Was gespielt wurde, ist in { $file } aufgehoben; derselbe Befehl setzt es fort.
arena-no-cluster = Unter { $address } ist kein Cluster: { $cause }
malformed-bot-does-not-load = Der Bot „{ $value }“ lässt sich nicht laden: { $cause }
malformed-arena-file-in-use = eine andere Arena schreibt gerade in { $field }.
malformed-not-an-arena-file = { $field } gibt es schon, und es ist kein Match der Arena. Wähl eine andere Datei.
malformed-other-arena = { $field } enthält ein anderes Match: Es unterscheidet sich in { $names } (dort: { $there }). Wähl eine andere Datei oder dieselben Einstellungen.
