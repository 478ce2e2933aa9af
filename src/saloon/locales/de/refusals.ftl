# Why something is refused: one message for each reason that the engine gives.

## Moves that the rules refuse

illegal-unknown-code = Eine Wahl mit der Nummer { $code } gibt es nicht.
illegal-game-over = Das Spiel ist zu Ende.
illegal-not-now = Jetzt nicht: gefragt ist etwas anderes ({ $asked }).
illegal-picked-card-now-or-keep = Entscheide erst über die ausgesuchte Karte: { $card } jetzt spielen oder behalten.
illegal-discard-pile-empty = Der Ablagestapel ist leer.
illegal-draw-pile-exhausted = Der Nachziehstapel ist endgültig aufgebraucht.
illegal-not-enough-cards = Du kannst nicht { $wanted } { $card } auslegen: du hast { $have }.
illegal-series-too-small = Die ersten Karten eines Gesetzlosen sind mindestens { $least } zugleich; { $wanted } { $card } sind zu wenig.
illegal-last-card-must-be-discarded = Du musst eine Karte behalten: die letzte wird abgelegt, nicht gespielt.
illegal-not-in-hand = Du hast { $card } nicht auf der Hand.
illegal-one-sheriff-card-a-turn = Nur eine Sheriffkarte im Zug, und du hast deine gespielt.
illegal-outlaw-not-opened = { $card } kann noch nicht ausgelegt werden: niemand hat den Gesetzlosen mit drei Karten eröffnet.
illegal-order-of-asking-not-allowed = In dieser Reihenfolge darf hier nicht gefragt werden.
illegal-gun-already-there = Auf diesem Gesetzlosen liegt schon der Schnellste Schütze; wähle einen anderen.
illegal-no-hideout-to-remove = Keiner deiner Stapel liegt unter einem Unterschlupf.
illegal-no-own-pile = { $card } kommt auf einen eigenen Stapel, und du hast keinen.
illegal-nothing-to-steal = Niemand sonst hat eine Gesetzlosenkarte auf dem Tisch.
illegal-no-pile-to-cover = Es gibt keinen Stapel, den ein Unterschlupf verdecken könnte.
illegal-no-card-to-shoot-with = Zum Schießen ist keine Karte mehr da.
illegal-nothing-to-pick = Es gibt keine Karte auszusuchen.
illegal-taken-card-not-discarded = { $card } wurde gerade genommen und darf nicht gleich zurück.
illegal-pile-not-covered = Dein Stapel { $card } ist nicht verdeckt.
illegal-not-in-pile = { $card } ist nicht im Stapel.
illegal-no-such-target = Dieser Stapel steht nicht zur Wahl ({ $card }).
illegal-number-of-players = Zu { $players } geht es nicht: { $least } bis { $most } können spielen.
illegal-no-such-dealer = Platz { $dealer_seat } kann nicht geben: es sind { $players } Spieler, gezählt ab 0.

## Files, documents and settings that cannot be read

malformed-file-too-large = { $field } ist zu groß (höchstens { $most } Bytes).
malformed-file-unreadable = { $field } lässt sich nicht lesen: { $cause }.
malformed-file-unwritable = { $field } lässt sich nicht schreiben: { $cause }.
malformed-not-text = hier wird Text erwartet.
malformed-not-json = { $field } ist kein JSON: { $cause }.
malformed-not-toml = { $field } ist kein TOML: { $cause }.
malformed-not-a-document = { $field } ist weder eine Aufzeichnung noch eine Stellung.
malformed-not-a-table = Namen mit Werten werden erwartet, nicht { $found }.
malformed-missing = { $field } fehlt.
malformed-not-yes-or-no = true oder false wird erwartet, nicht „{ $value }“.
malformed-not-a-list = eine Liste wird erwartet, nicht { $found }.
malformed-not-a-number = eine ganze Zahl wird erwartet, nicht „{ $value }“.
malformed-not-a-number-in-range = { $field } ist eine ganze Zahl von { $least } bis { $most }, nicht „{ $value }“.
malformed-out-of-range = { $value } liegt nicht zwischen { $least } und { $most }.
malformed-unknown-field = { $field } ist unbekannt.
malformed-too-long = zu lang (höchstens { $most }).
malformed-wrong-length = { $needed } Einträge sind nötig, nicht { $found }.
malformed-not-hex = Hexadezimalziffern werden erwartet.
malformed-seed-length = ein Startwert hat { $needed } Bytes ({ $needed } mal zwei Hexadezimalziffern), nicht { $bytes }.
malformed-unknown-game = Das Spiel „{ $value }“ gibt es nicht.
malformed-unknown-option = Die Option „{ $field }“ gibt es nicht.
malformed-unknown-value = { $field } kann nicht „{ $value }“ sein.
malformed-unknown-preset = Die Zusammenstellung „{ $value }“ gibt es nicht.
malformed-unknown-decision = „{ $value }“ ist kein Zug.
malformed-number-of-players = Zu { $players } geht es nicht: { $least } bis { $most } können spielen.

## Records that do not hold

malformed-other-format = das Dokument hat ein anderes Format: hier lässt sich nur Format { $here } lesen.
malformed-other-rules-version = die Aufzeichnung folgt Version { $record } der Regeln von { $game }; hier gilt Version { $here }. Spiele sie mit einem Saloon ihrer Zeit ab.
malformed-no-seed-yet = die Aufzeichnung hat noch keinen Startwert: das Spiel lief noch, als sie gezeigt wurde.
malformed-commitment-broken = der Startwert passt nicht zum Siegel. Er ergibt { $seed_gives }.
malformed-illegal-decision = „{ $decision }“ ist hier kein erlaubter Zug. { $why }
malformed-other-fingerprint = der Tisch ist ein anderer als der aufgezeichnete; sein Fingerabdruck ist { $replay_gives }.
malformed-result-of-unfinished-game = ein Ergebnis, obwohl das Spiel nicht zu Ende ist.
malformed-other-result = ein anderes Ergebnis als das aufgezeichnete: { $replay_gives }.

## Positions that cannot be

malformed-other-game = das ist keine Stellung von { $here }.
malformed-cards-missing = es fehlen Karten ({ $missing }); alle { $deck } müssen irgendwo liegen. „*“ im Nachziehstapel steht für den Rest.
malformed-too-many-cards = { $too_many } zu viel von { $card }: es gibt { $most }.
malformed-rest-only-once = „*“ darf nur einmal dastehen.
malformed-unknown-card = die Karte „{ $value }“ gibt es nicht.
malformed-unknown-outlaw = den Gesetzlosen „{ $value }“ gibt es nicht.
malformed-unknown-phase = die Phase „{ $value }“ gibt es nicht.
malformed-unknown-use = die Verwendung „{ $value }“ gibt es nicht.
malformed-no-such-seat = den Platz „{ $value }“ gibt es nicht.
malformed-not-thousands = { $value } ist kein Vielfaches von 1000.
malformed-phase-needs = „{ $needed }“ ist in dieser Phase nötig ({ $phase }).
malformed-phase-has-no-card = in dieser Phase wird keine Karte gespielt ({ $phase }).
malformed-wrong-seat-asked = dieser Platz kann in dieser Phase nicht gefragt sein ({ $phase }).
malformed-pile-of-unopened-outlaw = ein Stapel eines Gesetzlosen, der nicht eröffnet ist.
malformed-orphaned-cards = Sheriffkarten ohne Gesetzlosenkarte oder Foto.
malformed-orphaned-hideout = ein Unterschlupf ohne Stapel.
malformed-two-fastest-guns = ein zweiter Schnellster Schütze; der andere liegt bei { $other }.
malformed-empty-hand = dieser Spieler muss jetzt eine Karte haben.
malformed-discard-pile-empty = der Ablagestapel kann nicht leer sein, wenn jemand zieht.
malformed-nothing-to-decide = niemand hätte hier etwas zu entscheiden ({ $phase }).
malformed-shown-but-not-held = gezeigt, aber nicht auf der Hand (dort: { $held }).
malformed-no-card-to-shoot-with = hier könnte niemand schießen: es gibt keine Karte aufzudecken.
