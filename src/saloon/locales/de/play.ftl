# A game at the terminal: beginning, asking, leaving, replaying.

ask-players = Wie viele spielen mit, du eingeschlossen ({ $least } bis { $most })? [{ $usual }]
ask-side = Welche Seite spielst du? [{ $usual }]
by-lot = das Los entscheidet
ask-name = Dein Name? [{ $usual }]
bad-players = „{ $value }“ ist keine Spielerzahl: { $least } bis { $most } können spielen.
bad-players-only = „{ $value }“ ist keine Spielerzahl: Dieses Spiel ist für { $n }.
at-the-table = Am Tisch, im Uhrzeigersinn: { $names }.
opponents = { $n ->
    [one] Dein Gegner ist ein Bot: { $bot }.
   *[other] Deine Gegner sind Bots: { $bot }.
}
with-options = Abweichend von den üblichen Regeln: { $options }.
commitment = Siegel
seed = Startwert
fair-before = Die Mischung steht schon fest: Dies ist der SHA-256-Fingerabdruck ihres Startwerts. Nach dem Spiel wird der Startwert gezeigt, und jeder kann nachrechnen.
fair-after = Der Startwert stand vor dem Geben fest: Sein Siegel ist das, das du gesehen hast. Jede Karte und jeder Schuss folgt daraus.
press-enter = Weiter mit Enter
going-on = { $n ->
    [one] Es geht weiter: { $file } (bisher { $n } Entscheidung).
   *[other] Es geht weiter: { $file } (bisher { $n } Entscheidungen).
}
prompt = Nummer, oder ? für Hilfe
prompt-back = Nummer, oder zurück
choose-number = Diese Nummer gibt es nicht: Wähl 1 bis { $most }, oder ? für Hilfe.
not-understood = „{ $answer }“ steht nicht zur Wahl.
try-help = Tippe eine Nummer, oder ? für Hilfe.
cannot-undo = Das lässt sich nicht zurücknehmen: Du hast dabei etwas erfahren, oder jemand anders wurde gefragt.
saved = gespeichert
resume-with = Weiterspielen: { $command }
verify-with = Jede Karte nachprüfen: { $command }
replay-with = Noch einmal ansehen: { $command }
quit-keep = Das Spiel für später behalten? [ja] / nein / zurück >
farewell = Bis zum nächsten Mal.

## A hint: what stands before the reason

hint-chance = Gewinnchance { $chance }.
hint-chance-money = Gewinnchance { $chance }, etwa { $dollars } am Ende der Runde.

## Commands of the game: the word to type, and what it does

command-help = hilfe
    .help = diese Seite (oder: ?)
command-hint = tipp
    .help = die besten Möglichkeiten, ihre Gewinnchancen, und warum
command-log = verlauf
    .help = was geschehen ist; verlauf 50 zeigt mehr
command-table = tisch
    .help = den Tisch noch einmal zeigen (oder: Enter)
command-undo = rückgängig
    .help = den letzten Schritt zurücknehmen, solange du dabei nichts Neues erfahren hast
command-save = sichern
    .help = jetzt speichern; sichern mein-spiel.json legt eine Kopie an
command-say = sagen
    .help = Chat: sagen Hallo!
command-concede = aufgeben
    .help = vorschlagen, das Spiel aufzugeben
command-abandon = abbrechen
    .help = vorschlagen, das Spiel abzubrechen
command-quit = ende
    .help = aufhören; das Spiel bleibt für später erhalten
command-back = zurück
    .help = zurück zur ersten Auswahl

## Replay

replay-prompt = [{ $step }/{ $last }] Enter: weiter, Zahl: springen, b: zurück, q: Ende
replay-next = Als Nächstes entscheidet { $who }.
replay-how = Enter für den nächsten Schritt, eine Zahl von 0 bis { $last } zum Springen, b für zurück, q zum Aufhören.
replay-end = Das war das ganze Spiel.

# Games without a face of their own
plain-ask = Du bist dran.
plain-choices = Auswahl
plain-result = Sieg: { $who }.
plain-drawn = Unentschieden.
plain-help = Wähl mit einer Nummer; Enter zeigt den Tisch noch einmal.
about-rules = die Regeln zu einem Wort, oder eine Regel mit ihrer Nummer
about-notation = Du kannst auch Befehle eintippen: { $line }.
refused = Nicht erlaubt: { $reason }.

## At a table of a server

far-link = Link für die anderen
far-waiting = Noch erwartet: { $n }
far-clock = Restzeit: { $time }
far-idle = Die anderen sind dran (? für Hilfe)
far-not-your-turn = Du bist nicht am Zug. `{ $say } …` schickt eine Nachricht.
far-lost = Verbindung verloren. Neuer Versuch …
far-back = Wieder verbunden.
far-proposed = Vorgeschlagen. Die anderen müssen zustimmen.
far-offer-concede = { $who } möchte aufgeben. Einverstanden? ja / nein >
far-offer-abandon = { $who } möchte das Spiel abbrechen. Einverstanden? ja / nein >
far-left = Dein Platz bleibt dir. Komm zurück mit `{ $command }`
far-ended-conceded = { $who } hat aufgegeben.
far-ended-abandoned = Das Spiel wurde abgebrochen.
far-record = Ansehen und Aufzeichnung: { $url }
