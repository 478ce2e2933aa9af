# The command line: help, reports, complaints. `missing-packages` must stay on one line, without variables.

missing-packages = es fehlen Pakete (typer, rich, fluent.runtime). Installiere Saloon mit seinen Abhängigkeiten: in einem Checkout `pip install .`, mit einer Wheel-Datei `pip install DATEI.whl`.
needs-extra = dafür braucht es weitere Pakete, das Extra `{ $extra }`: in einem Checkout `pip install ".[{ $extra }]"`, mit einer Wheel-Datei `pip install "DATEI.whl[{ $extra }]"`.

## Help

help-house = Kartenspiele aus dem Wilden Westen fürs Terminal
help-play = Gegen Bots spielen; Wyatt Earp, wenn du kein Spiel nennst.
help-replay = Ein aufgezeichnetes Spiel Schritt für Schritt ansehen.
help-verify = Ein Spiel aus seinem Startwert nachrechnen: Ging alles mit rechten Dingen zu?
help-position = Eine Stellung (TOML oder JSON) prüfen und zeigen.
help-score = Wyatt Earp: wer bekommt wie viel vom Kopfgeld, und warum; auch für echte Karten.
help-options = Die Optionen eines Spiels und ihre Voreinstellungen.
help-cards = Die Karten eines Decks, und woher jede Zahl stammt (Revolver).
help-rules = Das Regelbuch: eine Regel nach Nummer, oder alle zu bestimmten Wörtern.
help-bench = Die Geschwindigkeit messen, neben anderen (nur im Quelltext).
help-version = Die Version, und ob die kompilierte Engine oder die in reinem Python läuft.
help-start = So fängst du an:
help-more = `saloon BEFEHL --help` sagt mehr. --lang ({ $languages }) oder SALOON_LANG wählt die Sprache.
help-fan = Eine inoffizielle Umsetzung von Liebhabern, mit eigenen Worten und Bildern.
help-help = Diese Seite zeigen.
arg-game = das Spiel: { $games }
arg-deck-game = das Spiel: revolver
arg-file = eine Datei
arg-points = Sheriffpunkte der Spieler, etwa A=9 B=5
arg-option = eine einzelne Option, nach Name oder Nummer
arg-about = eine Regelnummer wie WE-4.6 oder RV-6.2, oder Suchwörter; nichts für das Inhaltsverzeichnis
opt-json = für Programme: JSON statt Text
opt-option = mit einer anderen Regel spielen; mehrmals möglich (siehe saloon options)
opt-preset = von einer Voreinstellung ausgehen
opt-deck = eine eigene Deckdatei oder der Name eines mitgelieferten Decks (Revolver; docs/decks.md)
opt-players = wie viele spielen, du eingeschlossen ({ $players })
opt-side = welche Seite du spielst (Revolver): colty, mcready oder random (das Los)
opt-name = dein Name
opt-opponents = wie stark die Gegner sind: tenderfoot, greenhorn, cowhand, deputy, marshal, gunslinger, champion
opt-seed = aus diesem Startwert geben, 128 Hexadezimalziffern, statt aus einem neuen
opt-save = das Spiel in dieser Datei aufheben
opt-resume = ein gespeichertes Spiel fortsetzen: das neueste, oder die DATEI an Stelle des Spiels
opt-auto-pass = außer der Reihe nicht fragen, wenn „nein“ die einzige Antwort ist
opt-server = an einem Tisch dieses Servers spielen: öffnet ihn und zeigt seinen Link; oder gib statt des Spiels den Link eines Tisches an
opt-no-clear = die Seiten rollen lassen, statt den Bildschirm zu löschen
opt-seat = mit wessen Augen: ein Platz nach Name, Nummer oder Seite (sonst dein eigener), none, oder all für offene Karten
opt-all = den ganzen Verlauf auf einmal ausgeben
opt-pot = das Geld auf dem Steckbrief

## Reports

version = saloon { $version }, { $engine }, Python { $python }
version-rules = { $game }: Regelversion { $version }
engine-compiled = kompilierte Engine
engine-pure = Engine in reinem Python
engine-unknown = SALOON_ENGINE={ $wish }: Diese Engine gibt es nicht. Möglich sind: { $known }.
engine-missing = SALOON_ENGINE=compiled, aber hier ist keine kompilierte Engine: Ruf `make compile` auf.
engine-stale = SALOON_ENGINE=compiled, aber die kompilierte Engine ist älter als { $files }: Ruf `make compile` auf.
engine-broken = SALOON_ENGINE=compiled, aber die kompilierte Engine lässt sich nicht laden: { $cause }
check-passed = { $file }: Alles stimmt.
check-failed = { $file }: Das stimmt nicht.
verified-seed = Der Startwert passt zum Siegel, das vor dem Geben gezeigt wurde.
verified-decisions = { $n ->
    [one] { $n } Entscheidung war erlaubt.
   *[other] Alle { $n } Entscheidungen waren erlaubt.
}
verified-fingerprints = { $n ->
    [0] Es gibt keinen Fingerabdruck zu vergleichen.
    [one] { $n } Fingerabdruck ist derselbe.
   *[other] Alle { $n } Fingerabdrücke sind dieselben.
}
verified-result = Das Ergebnis stimmt: { $who } hat gewonnen.
verified-drawn = Das Ergebnis stimmt: unentschieden.
verified-unfinished = Das Spiel ist nicht zu Ende.
to-decide = { $who } muss entscheiden: { $phase }.
legal = Möglichkeiten
stays = bleibt
presets = Voreinstellungen
options-how = saloon play { $game } --option NAME=WERT, oder --preset NAME; saloon options { $game } NAME zeigt eine einzelne Option.
rules-in-english = (Dieser Teil der Regeln ist auf Englisch.)
rules-appendix = Anhang (auf Englisch): Referenz, Optionen und weitere Beispiele
rules-how = saloon rules { $id } zeigt eine Regel, saloon rules { $word } alle, die davon handeln.
other-book = Das andere Regelbuch, { $game }: { $command }
more-rules = { $n ->
    [one] Eine weitere Regel handelt davon: { $command }
   *[other] { $n } weitere Regeln handeln davon: { $command }
}

## Complaints

see-help = Siehe `{ $command }`.
unknown-command = Den Befehl „{ $command }“ gibt es nicht.
unknown-flag = Die Option { $flag } gibt es hier nicht.
unknown-language = Die Sprache „{ $language }“ wird hier nicht gesprochen: Wähl eine von { $known }.
missing-argument = { $name } fehlt.
missing-value = { $name } braucht einen Wert.
bad-value = { $name }: { $cause }
extra-argument = Unerwartetes Argument: „{ $argument }“.
interrupted = unterbrochen.
stumbled = Saloon ist gestolpert: { $error } ({ $where }). Das ist unser Fehler: Bitte melde diese Zeile mit deinem Befehl; SALOON_DEBUG=1 zeigt mehr.
bench-needs-checkout = gemessen wird nur im Quelltext: Hol ihn dir, dann `make bench`.
unknown-rule = Das Regelbuch weiß nichts von „{ $wanted }“.
unknown-rulebook = Es gibt kein Regelbuch für „{ $wanted }“.
unknown-option = Die Option „{ $name }“ gibt es nicht. `{ $command }` zählt sie auf.
bad-option = „{ $word }“ ist keine Option: Schreib NAME=WERT, etwa { $example }.
no-sides = Bei { $game } gibt es keine Seiten zu wählen.
bad-side = Eine Seite „{ $value }“ gibt es nicht: Wähl { $known }.
no-decks = { $game } wird nicht mit Deckdateien gespielt.
file-exists = { $file } gibt es schon. Spiel weiter mit `{ $command }`, oder wähl eine andere Datei.
no-such-file = Diese Datei gibt es nicht
file-no-permission = Dazu fehlt dir das Recht
file-is-folder = Das ist ein Ordner
file-no-folder = Das ist kein Ordner
file-disk-full = Die Platte ist voll
file-read-only = Dort lässt sich nur lesen
nothing-to-resume = Kein angefangenes Spiel in { $folder }. Beginne eines mit `{ $command }`.
already-over = Das Spiel in { $file } ist zu Ende. Sieh es dir an mit `{ $command }`.
position-not-record = { $file } ist eine Stellung, keine Aufzeichnung: Versuch `{ $command }`.
record-not-position = { $file } ist eine Aufzeichnung, keine Stellung: Versuch `{ $command }`.
all-not-yet = Das Spiel ist nicht zu Ende: Verdecktes bleibt verdeckt. Wähl einen Platz, oder none.
no-such-seat = Niemand heißt hier „{ $seat }“. Wähl eine Zahl von 1 bis { $most } oder einen Namen ({ $known }), none oder all.
missing-pot = Das Kopfgeld fehlt: --pot 8000.
bad-pot = „{ $value }“ ist kein Kopfgeld: Schreib eine ganze Zahl, etwa --pot 8000.
pot-not-thousands = Ein Kopfgeld ist ein Vielfaches von 1.000 $; { $value } ist keines.
bad-points = „{ $word }“ ist kein Spieler mit Punkten: Schreib NAME=PUNKTE, etwa A=9.
points-not-number = Die Punkte von { $name } sind keine ganze Zahl ab 0: „{ $value }“.
name-twice = { $name } ist zweimal da: Gib jedem einen anderen Namen.
bad-number-of-points = { $n ->
    [0] Es fehlen die Punkte: Schreib NAME=PUNKTE für jeden der { $least } bis { $most } Spieler.
   *[other] Das sind Punkte für { $n }; { $least } bis { $most } können spielen.
}

far-unreachable = unter { $url } antwortet kein Server: { $cause }
far-other-protocol = der Server { $url } spricht eine andere Version: Aktualisiere den älteren von beiden.
far-closed = der Server { $url } lässt dich nicht herein: { $cause }
far-bad-address = „{ $url }“ ist keine Adresse eines Servers. Beispiel: `saloon play --server http://127.0.0.1:8000`
far-only-here = { $option } gilt nur für Spiele auf dem eigenen Rechner, nicht für die auf einem Server.

## Puzzles

help-puzzle = Eine Aufgabe lösen: die beste Wahl in einer Stellung finden.
help-make-puzzles = Neue Aufgaben in Spielen starker Bots suchen; das dauert lange.
opt-theme = worum es geht, etwa draw oder discard
opt-difficulty = wie schwer: 1 bis 4
opt-puzzle-id = die Aufgabe mit dieser Nummer
opt-puzzle-count = aufhören, wenn so viele Aufgaben gefunden sind
opt-puzzle-games = höchstens so viele Spiele spielen, um sie zu finden
opt-puzzle-seed = eine Zahl, aus der alle Spiele folgen
opt-puzzle-share = höchstens so viele von hundert Aufgaben sind gleich schwer
opt-puzzle-record = ein aufgezeichnetes Spiel, das zuerst durchsucht wird; mehrmals möglich. Wer darin spielt, muss zugestimmt haben
opt-puzzle-out = die Aufgaben in diese Datei schreiben. Was schon darin steht, bleibt, und die Suche geht nach dem letzten Spiel davon weiter
puzzle-head = Aufgabe { $id } · { $level }. Eine Nummer, oder „ende“.
puzzle-follows = So geht es in einem denkbaren Spiel weiter, in dem der Champion für alle spielt:
puzzle-follows-best = Nach der besten Wahl:
no-such-puzzle = { $game } hat keine solche Aufgabe. Themen: { $themes }.
no-puzzles = Für { $game } gibt es keine Aufgaben.
puzzles-need-net = dafür braucht es ein Netz für dieses Spiel: { $game }. Es gibt keines.
puzzles-found = Spiele: { $games }. Aufgaben: { $n } von { $wanted }.
puzzles-written = Aufgaben: { $n }, in { $file } ({ $bytes } Bytes).
