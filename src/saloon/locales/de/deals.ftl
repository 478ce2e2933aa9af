# Das Spiel des Tages und Herausforderungen.

## Refusals

illegal-no-such-deal = Diese Kartenverteilung gibt es nicht.
illegal-deal-not-yet = Das lässt sich spielen, wenn der Tag beginnt.
illegal-deal-members-only = Das ist für Konten mit Passwort: Wähl eines in deinem Profil.
illegal-deal-sealed = Andere können mit diesen Karten noch spielen: Gezeigt werden sie, wenn der Tag vorbei ist.
illegal-pair-sealed = Diese Karten bleiben verdeckt, bis beide Tische des Wettkampfs damit gespielt haben.
illegal-no-rematch-here = Was viele mit denselben Karten spielen, hat keine Revanche.
illegal-challenge-unfinished = Spiel erst zu Ende: Dann kannst du andere mit diesen Karten herausfordern.
illegal-challenge-not-this = Herausfordern kannst du nur mit einem Spiel, in dem du einen einzigen Platz und eigens gegebene Karten hattest.
malformed-no-day = „{ $value }“ ist kein Tag. Schreib ihn wie 2026-11-18.
illegal-no-such-club = Diesen Club gibt es nicht, oder nicht mehr.
illegal-too-many-clubs = Mehr als { $most } Clubs und Wettkämpfe kannst du nicht haben: Verlass erst einen davon.
illegal-club-full = Dieser Club ist voll: Er hat { $most } Mitglieder.
illegal-team-chosen = Du hast schon für dein Team gespielt.
illegal-join-first = Tritt erst dem Club bei: Dann kannst du mitspielen.
illegal-bad-title = Dieser Name geht nicht: mindestens ein Buchstabe oder eine Ziffer, höchstens { $most } Zeichen.
illegal-club-removed = Du bist nicht mehr in diesem Club: Wer ihn leitet, hat dich entfernt.
illegal-match-begun = Dieser Wettkampf läuft: Bis zum Ende kommt niemand dazu, und niemand geht.
illegal-match-plays = An einem Tisch dieses Wettkampfs wird noch gespielt: Gib dort auf, oder brecht das Spiel gemeinsam ab.
illegal-not-your-match = Du spielst in diesem Wettkampf nicht mit.
illegal-side-full = Diese Seite ist voll: Geh auf die andere.
illegal-not-club-host = Das kann nur, wer den Club leitet.
illegal-not-yourself = Dich selbst kannst du nicht entfernen: Verlass den Club.
illegal-no-such-member = Diese Person ist nicht im Club.

## The page: the deal of the day

web-day = Spiel des Tages
web-day-of = Spiel vom { $day }
web-day-note = Die gleichen Karten für alle, gegen die gleichen Bots. Ein Versuch, ohne Zurücknehmen, ohne Tipps.
web-day-until = Bis { $when }
web-day-ends = Der Tag endet: { $when }, { $left }
web-day-over = Dieser Tag ist vorbei: Spiel ihn ohne Wertung, so oft du willst.
web-day-streak = { $n ->
    [one] { $n } Tag in Folge
   *[other] { $n } Tage in Folge
}; dein Rekord: { $best }
web-day-go = Heute mitspielen
web-day-tables = Tabellen von heute
web-day-today = Heute
web-day-none = Von diesem Tag gibt es keine Spiele.
web-day-fair = Fair für alle
web-day-fair-note = Die Karten stehen fest: Das Siegel wurde vor dem Tag veröffentlicht. Der Startwert wird gezeigt, wenn der Tag vorbei ist; dann lässt er sich prüfen.
web-day-fair-over = Der Tag ist vorbei: Startwert und Siegel lassen sich prüfen, und jedes gelistete Spiel hat seine Aufzeichnung.
web-commitment = Siegel
web-seed = Startwert
web-calendar = Kalender
web-month-before = Monat davor
web-month-after = Monat danach
web-day-link = { $day }: { $done } von { $of } gespielt, Siege: { $won }

## The page: one deal

web-deal-as = { $game }: { $side }
web-deal-against = Gegen { $rival }
web-deal-place = Platz { $place } von { $of }
web-deal-alone = Sonst noch niemand
web-deal-better = besser als { $share } der anderen
web-deal-lead = Dein Vorsprung: { $margin }
web-deal-bot = { $bot } auf deinem Platz: { $margin }
web-deal-done = gespielt
web-deal-open = noch offen
web-deal-play = Spielen
web-deal-for-fun = Ohne Wertung
web-deal-for-members = Für Mitglieder
web-deal-players = { $n ->
    [0] Noch niemand ist fertig
    [one] Fertig gespielt: { $n } Mal
   *[other] Fertig gespielt: { $n } Mal
}
web-deal-given-up = Nicht zu Ende gespielt
web-deal-ahead = Beginnt: { $when }
web-deal-until = Offen bis { $when }.
web-deal-rules = Ein Versuch, ohne Zurücknehmen, ohne Tipps.
web-deal-all = Alle Spiele des Tages
web-deal-table = Tabelle
web-deal-to-table = Tabelle ansehen
web-deal-table-note = Erst zählt der Sieg, dann der Vorsprung. Prozent: der Anteil der anderen Ergebnisse, die es schlägt.
web-deal-hidden = { $n ->
    [0] Noch niemand ist fertig. Du siehst die Tabelle, wenn du gespielt hast.
    [one] Fertig gespielt: { $n } Mal. Du siehst die Tabelle, wenn du gespielt hast.
   *[other] Fertig gespielt: { $n } Mal. Du siehst die Tabelle, wenn du gespielt hast.
}
web-deal-nobody = Hier steht noch kein Ergebnis.
web-deal-later = Die Spiele der anderen, und wo sich deine Chancen änderten, siehst du, wenn alles vorbei ist: { $when }.
web-deal-beside = Mit dem Besten
web-deal-beside-second = Mit anderen
web-deal-share = Teilen
web-deal-col-place = Nr.
web-deal-col-margin = Vorsprung
web-deal-col-percent = Prozent
web-deal-sure = Das ist dein einziger Versuch: Nicht beendet steht er in keiner Tabelle.
web-deal-doubt-guest = Deinen Platz siehst nur du: In der Tabelle stehen nur Mitglieder.
web-deal-doubt-address = Nicht in der Tabelle: Von deinem Anschluss hat schon ein anderes Konto gespielt.
web-deal-doubt-program = Nicht in der Tabelle: Ein Programm hat gespielt.
web-deal-doubt-bot = Nicht in der Tabelle: Ein Bot hat für dich gespielt.
web-deal-doubt-late = Nicht in der Tabelle: zu spät beendet.
web-deal-doubt-host = Nicht in der Tabelle: Mit diesen Karten hast du schon gespielt.
web-deal-doubt-given-up = Nicht in der Tabelle: nicht zu Ende gespielt.
web-margin-wyatt-earp = Der Vorsprung ist in Dollar, vor dem reichsten Gegner.
web-margin-revolver = Vorsprung der Bande: übrige Banditen minus übrige Steine. Für McReady umgekehrt.

## The page: tables over several days

web-league = Woche und Monat
web-league-of = Welche Spiele
web-league-span = Wie lange
web-league-pair = Zwei Tage
web-league-week = Woche
web-league-month = Monat
web-league-from-to = { $first } – { $last }.
web-league-note = Die Prozente der vergangenen Tage, zusammengezählt.
web-league-days = Spiele
web-league-points = Punkte
web-league-empty = Noch ist keiner dieser Tage vorbei, oder niemand steht in der Tabelle.

## The page: challenges

web-challenge = Herausforderung
web-challenge-by = Herausforderung von { $who }
web-challenge-note = Spiel die gleichen Karten auf dem gleichen Platz gegen die gleichen Bots, dann vergleicht.
web-challenge-done = Die gleichen Karten auf dem gleichen Platz gegen die gleichen Bots.
web-challenge-make = Andere herausfordern
web-challenge-link = Andere herausfordern
web-challenge-link-note = Gib diesen Link weiter: Wer ihn öffnet, bekommt deine Karten, und wer fertig ist, sieht alle Ergebnisse.
web-challenge-stand-in = Wo deine Mitspieler saßen, spielt { $rival }. Dein eigenes Spiel steht darum nicht in der Tabelle.
web-challenge-copy = Link kopieren
web-challenge-send = Verschicken
web-beside = Zwei Spiele im Vergleich
web-beside-go = Zeig { $who }
web-beside-parts = Getrennt ab Schritt { $n }
web-beside-both = Beide nebeneinander
web-beside-note = Bis Schritt { $n } sind beide Spiele gleich.

## The page: clubs and matches

web-clubs = Clubs und Wettkämpfe
web-clubs-note = Für eine Gruppe mit Link: Spielt die gleichen Karten allein gegen Bots und vergleicht, oder spielt zweimal gegeneinander, mit getauschten Plätzen.
web-clubs-short = Eine private Tabelle für deine Gruppe: die gleichen Karten für alle, jede Woche.
web-clubs-mine = Deine
web-club-new = Neuer Club oder Wettkampf
web-club-kind = Was es ist
web-club-club = Club
web-club-match = Wettkampf
web-club-club-note = Jede Woche vier neue Spiele, von Montag bis Sonntag (UTC), mit einer Tabelle pro Woche.
web-club-match-note = Zwei Personen oder zwei Teams, vier Spiele, eine Woche: Beide Seiten spielen jedes auf dem gleichen Platz, und der Platz wechselt von Spiel zu Spiel.
web-club-name = Name
web-club-found = Anlegen
web-club-join = Beitreten
web-club-leave = Austreten
web-club-leave-sure = Deine Ergebnisse verschwinden dann aus der Tabelle.
web-club-manage = Name und Mitglieder
web-club-new-name = Neuer Name
web-club-rename = Umbenennen
web-club-remove = Entfernen
web-club-remove-sure = { $who } entfernen? Diese Person kann nicht wiederkommen.
web-club-invites = Gegründet von { $who }.
web-club-week = Woche ab { $day }
web-club-weeks = Andere Wochen
web-club-closed = Vorbei.
web-club-no-deals = In dieser Woche gab es keine Spiele.
web-club-deal = Spiel eines Clubs
web-club-back = Zur Tabelle
web-club-link = Andere einladen
web-club-link-note = Wer diesen Link hat, sieht die Tabelle und kann beitreten. Eine Liste der Clubs gibt es nicht.
web-club-copy = Link kopieren
web-club-played = Gespielt
web-club-table-note = Punkte: die Prozente der fertigen Spiele, zusammengezählt.
web-match-deals = Spiele des Wettkampfs
web-match-table-note = Für jedes Spiel bekommt ein Team den Durchschnitt seiner Mitglieder.
web-match-won = Sieger: Team { $n }.
web-match-drawn = Der Wettkampf endet unentschieden.
web-team = Team { $n }
web-team-points = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
web-team-join = Zu Team { $n }
web-team-change = Wechseln zu Team { $n }
web-team-empty = Noch niemand.

## The page: matches head to head

web-club-duel = Gegeneinander
web-club-duel-note = Spielt gegeneinander an richtigen Tischen: Alle Karten kommen zweimal, beim zweiten Mal mit getauschten Plätzen. So sind sie für beide Seiten gleich gut.
web-duel-people = Wer spielt
web-duel-side-1 = Zwei Personen
web-duel-side-2 = Zwei Teams zu zweit
web-duel-side-1-note = Ihr spielt alle Spiele einmal, danach alle noch einmal in anderer Reihenfolge.
web-duel-side-2-note = An beiden Tischen wird gleichzeitig mit den gleichen Karten gespielt, die Ergebnisse werden zusammengezählt.
web-duel-number = Spiele
web-duel-n-deals = Spiele: { $n }, jedes zweimal
web-duel-days = Mit einer Uhr in Tagen laufen viele Spiele gleichzeitig, sonst eines nach dem anderen.
web-duel-open = Es beginnt, sobald alle da sind.
web-duel-join = Mitspielen
web-duel-score = Gewonnen
web-duel-versus = { $one } – { $two }
web-duel-leads = Vorn: { $who }
web-duel-won = Sieg: { $who }
web-duel-level = Bisher unentschieden
web-duel-here = Ich bin da
web-duel-awaited = Das nächste Spiel beginnt, wenn alle da sind. Noch nicht da: { $who }
web-duel-call = Das nächste Spiel wartet nur auf dich.
web-duel-your-turn = Zum Tisch: Du bist am Zug
web-duel-table = Zum Tisch
web-duel-deal = Spiel { $n }
web-duel-ahead = kommt noch
web-duel-half = Platztausch später
web-duel-void = abgebrochen, zählt nicht
web-duel-given-up = vorzeitig entschieden
web-duel-playing = läuft
web-duel-hidden = Das Ergebnis erscheint, wenn an beiden Tischen Schluss ist.
web-duel-beside = Nebeneinander
web-duel-rule = Ein Spiel bekommt, wer öfter damit gewinnt; gewinnt jede Seite einmal, entscheidet der Abstand aus beiden zusammen. Hat am Ende ein Bot deinen Platz, ist es dort verloren.
web-duel-end = Wettkampf beenden
web-duel-end-sure = Was zweimal gespielt wurde, zählt. Weiter geht der Wettkampf dann nicht mehr.
web-duel-ended = Vorzeitig beendet von { $who }.
web-duel-to = Zum Wettkampf
web-duel-lose = Das Spiel geht dann an die andere Seite.
web-duel-stop = Das Spiel zählt dann im Wettkampf nicht.
web-duel-commitments = Festlegungen für alle Spiele
