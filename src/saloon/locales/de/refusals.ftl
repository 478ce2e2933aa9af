# Why something is refused: one message for each reason that the engine gives.

## Moves that the rules refuse

illegal-unknown-code = Eine Wahl mit der Nummer { $code } gibt es nicht.
illegal-game-over = Das Spiel ist zu Ende.
illegal-not-legal = Das geht jetzt nicht.
illegal-not-now = Jetzt nicht: Gefragt ist etwas anderes ({ $asked }).
illegal-picked-card-now-or-keep = Entscheide erst über die ausgesuchte Karte: { $card } jetzt spielen oder behalten.
illegal-discard-pile-empty = Der Ablagestapel ist leer.
illegal-draw-pile-exhausted = Der Nachziehstapel ist endgültig aufgebraucht.
illegal-not-enough-cards = Du kannst nicht { $wanted } { $card } auslegen: Du hast { $have }.
illegal-series-too-small = Beim ersten Mal müssen von einem Outlaw mindestens { $least } Karten zugleich ausgelegt werden; { $wanted } { $card } sind zu wenig.
illegal-last-card-must-be-discarded = Du musst eine Karte behalten: Die letzte wird abgeworfen, nicht gespielt.
illegal-not-in-hand = Du hast { $card } nicht auf der Hand.
illegal-one-sheriff-card-a-turn = Nur eine Sheriffkarte pro Zug, und du hast deine gespielt.
illegal-outlaw-not-opened = { $card } kann noch nicht ausgelegt werden: Niemand hat den Outlaw mit drei Karten eröffnet.
illegal-order-of-asking-not-allowed = In dieser Reihenfolge darf hier nicht gefragt werden.
illegal-gun-already-there = Auf diesem Outlaw liegt schon der Schnellste Schütze; wähl einen anderen.
illegal-no-hideout-to-remove = Keines deiner Sets liegt unter einem Unterschlupf.
illegal-no-own-pile = { $card } kommt zu einem eigenen Set, und du hast keines.
illegal-nothing-to-steal = Niemand sonst hat eine Outlawkarte auf dem Tisch.
illegal-no-pile-to-cover = Es gibt kein Set, das ein Unterschlupf verstecken könnte.
illegal-no-card-to-shoot-with = Zum Schießen ist keine Karte mehr da.
illegal-nothing-to-pick = Es gibt keine Karte auszusuchen.
illegal-taken-card-not-discarded = { $card } wurde gerade genommen und darf nicht gleich zurück.
illegal-card-must-be-taken = Nach dem Treffer muss eine Karte genommen werden.
illegal-pile-not-covered = Dein Set { $card } ist nicht versteckt.
illegal-not-in-pile = { $card } ist nicht im Stapel.
illegal-no-such-target = Dieses Set steht nicht zur Wahl ({ $card }).
illegal-number-of-players = Die Spielerzahl passt nicht ({ $players }): { $least } bis { $most } können spielen.
illegal-no-such-dealer = Platz { $dealer_seat } kann nicht geben. Spieler: { $players }, gezählt ab 0.
illegal-banned = { $card } darf nicht mehr gespielt werden.
illegal-other-sides-card = { $card } gehört der anderen Seite ({ $side }).
illegal-cannot-pay = { $card } kostet { $price }: So viele andere Karten müsstest du abwerfen, und du hast { $cards }.
illegal-not-at-this-battlefield = { $card } darf hier nicht gespielt werden: { $battlefield }.
illegal-drawn-already = { $card } lässt dich ziehen; dein Ablagestapel wurde in diesem Zug neu gemischt, und eine Karte dieser Art hast du schon gespielt.
illegal-taken-back-this-turn = { $card } kam in diesem Zug zurück auf die Hand und darf erst in einem späteren gespielt werden.
illegal-can-do-nothing = { $card } würde jetzt nichts bewirken; damit lässt sich nur bezahlen.
illegal-no-place = { $card } darf an keinen Schauplatz gelegt werden.
illegal-two-rows = { $battlefield } hat schon { $most } Sperren: kein Platz für { $card }.
illegal-slots-full = Alle Plätze ({ $most }) sind belegt: kein Platz für { $card } ({ $battlefield }).
illegal-capped = Eine ausliegende Karte hält { $card } fern ({ $battlefield }).
illegal-battlefield-past = { $battlefield } ist vorbei: Dorthin kann die Karte nicht.
illegal-not-in-own-turn = { $card } hilft im eigenen Zug nicht.
illegal-bandit-dead = { $bandit } lebt nicht mehr.
illegal-bandit-saved = { $bandit } ist schon gerettet.
illegal-not-the-lowest = { $bandit } hat Überlebenswert { $rating }: Der niedrigste fällt zuerst.
illegal-hit-one-first = Mindestens einen Gesetzeshüter muss es treffen.
illegal-not-in-play = { $card } ist nicht im Spiel.
illegal-used-already = { $card } wurde schon benutzt.
illegal-no-such-neighbour = Auf dieser Seite gibt es keinen Schauplatz für { $card }.
illegal-only-at-battlefield = { $card } lässt sich nur an einem Schauplatz benutzen: { $battlefield }.
illegal-not-here = { $card } liegt dort nicht: { $battlefield }.
illegal-locked = { $card } muss liegen bleiben.
illegal-colty-only = Nur Colty darf Karten wegnehmen.
illegal-fixed = { $card } lässt sich nicht wegnehmen.
illegal-not-in-discard-pile = { $card } ist nicht im Ablagestapel.
illegal-here-already = { $card } ist schon hier.
illegal-only-from-here = { $card } liegt woanders ({ $battlefield }), und nur was hier liegt, lässt sich zurücknehmen.
illegal-too-much-firepower = { $card } hat Feuerkraft { $firepower }, und weniger ist übrig.
illegal-hit-already = { $card } ist schon getroffen.
illegal-not-this-kind = { $card } steht hier nicht zur Wahl ({ $kind }).

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
malformed-game-does-not-load = Das Spiel „{ $value }“ aus dem Paket { $package } lässt sich nicht verwenden: { $cause }
malformed-no-decks = „{ $value }“ wird nicht mit Deckdateien gespielt.
malformed-no-positions = „{ $value }“ kennt keine Stellungen: Lesen lassen sich nur ganze Spiele.
malformed-no-rulebook = Zu „{ $value }“ gibt es kein Regelbuch.
malformed-unknown-language = In der Sprache „{ $value }“ gibt es keine Texte.
malformed-unknown-option = Die Option „{ $field }“ gibt es nicht.
malformed-unknown-value = { $field } kann nicht „{ $value }“ sein.
malformed-unknown-preset = Die Voreinstellung „{ $value }“ gibt es nicht.
malformed-unknown-decision = „{ $value }“ ist keine Entscheidung.
malformed-number-of-players = Die Spielerzahl passt nicht ({ $players }): { $least } bis { $most } können spielen.

## Records that do not hold

malformed-other-format = das Dokument hat ein anderes Format: Hier lässt sich nur Format { $here } lesen.
malformed-other-rules-version = die Aufzeichnung folgt Version { $record } der Regeln von { $game }; hier gilt Version { $here }. Spiel sie mit der Saloon-Version ab, mit der sie entstanden ist.
malformed-record-changed = was von diesem Spiel gespeichert ist, ist nicht, was an seinem Ende gespeichert wurde.
malformed-no-seed-yet = die Aufzeichnung hat noch keinen Startwert: Das Spiel lief noch, als sie gezeigt wurde.
malformed-commitment-broken = der Startwert passt nicht zum Siegel. Er ergibt { $seed_gives }.
malformed-entropy-not-committed = was für Platz { $seat } hinzugefügt wurde, passt nicht zu seinem Siegel.
malformed-unknown-source = „{ $value }“ sagt nicht, wer etwas zur Mischung hinzugefügt hat.
malformed-illegal-decision = „{ $decision }“ ist hier nicht erlaubt. { $why }
malformed-other-fingerprint = der Tisch ist ein anderer als der aufgezeichnete; sein Fingerabdruck ist { $replay_gives }.
malformed-result-of-unfinished-game = ein Ergebnis, obwohl das Spiel nicht zu Ende ist.
malformed-other-result = ein anderes Ergebnis als das aufgezeichnete: { $replay_gives }.

## Positions that cannot be

malformed-other-game = diese Stellung gehört nicht zu diesem Spiel ({ $here }).
malformed-cards-missing = es fehlen Karten ({ $missing }): Alle müssen irgendwo liegen. „*“ im Nachziehstapel steht für den Rest.
malformed-too-many-cards = { $too_many } zu viel von { $card }: Es gibt { $most }.
malformed-rest-only-once = „*“ darf nur einmal dastehen.
malformed-unknown-card = die Karte „{ $value }“ gibt es nicht.
malformed-unknown-outlaw = den Outlaw „{ $value }“ gibt es nicht.
malformed-unknown-phase = die Phase „{ $value }“ gibt es nicht.
malformed-unknown-use = die Verwendung „{ $value }“ gibt es nicht.
malformed-no-such-seat = den Platz „{ $value }“ gibt es nicht.
malformed-not-thousands = { $value } ist kein Vielfaches von 1.000.
malformed-phase-needs = „{ $needed }“ ist in dieser Phase nötig ({ $phase }).
malformed-phase-has-no-card = in dieser Phase wird keine Karte gespielt ({ $phase }).
malformed-wrong-seat-asked = dieser Platz kann in dieser Phase nicht gefragt sein ({ $phase }).
malformed-pile-of-unopened-outlaw = ein Set eines Outlaws, der nicht eröffnet ist.
malformed-opened-without-cards = von diesem Outlaw liegt keine Karte auf dem Tisch; nach diesen Regeln ist er nicht eröffnet.
malformed-orphaned-cards = Sheriffkarten ohne Outlawkarte oder Foto.
malformed-orphaned-hideout = ein Unterschlupf ohne Set.
malformed-two-fastest-guns = ein zweiter Schnellster Schütze; der andere liegt bei { $other }.
malformed-empty-hand = dieser Spieler muss jetzt eine Karte haben.
malformed-discard-pile-empty = der Ablagestapel kann nicht leer sein, wenn jemand zieht.
malformed-nothing-to-decide = niemand hätte hier etwas zu entscheiden ({ $phase }).
malformed-shown-but-not-held = gezeigt, aber nicht auf der Hand (dort: { $held }).
malformed-no-card-to-shoot-with = hier könnte niemand schießen: Es gibt keine Karte aufzudecken.
malformed-unknown-battlefield = den Schauplatz „{ $value }“ gibt es nicht.
malformed-unknown-bandit = den Banditen „{ $value }“ gibt es nicht.
malformed-unknown-special = die Sonderkarte „{ $value }“ gibt es nicht.
malformed-unknown-side = eine Seite „{ $value }“ gibt es nicht.
malformed-unknown-face = das Gesicht „{ $value }“ gibt es nicht.
malformed-unknown-question = etwas namens „{ $value }“ kann nicht anstehen.
malformed-unknown-reason = den Grund „{ $value }“ gibt es nicht.
malformed-unknown-script = keine Karte hat diese Liste von Operationen: „{ $value }“.
malformed-no-such-space = das Feld „{ $value }“ ist dort nicht in Gebrauch.
malformed-never-reached = der Rundenstein war noch nie auf dem letzten Feld ({ $battlefield }).
malformed-not-by-these-rules = das kann nach den Regeln dieses Tisches nicht sein.
malformed-no-such-face-left = alle Felder mit dem Gesicht „{ $value }“ sind schon offen.
malformed-dead-bandit = ein toter Bandit hat keinen Marker.
malformed-too-many-at-battlefield = dort liegen zu viele Karten ({ $found }, höchstens { $most }).
malformed-too-many-tokens = zu viele Marker liegen aus ({ $found }); vorhanden sind { $box }.
malformed-cannot-be-played-so = { $card } lässt sich so nicht spielen.
malformed-agenda-order = „{ $found }“ kann hier nicht auf der Tagesordnung stehen.
malformed-agenda-needs-card = Tagesordnung und gespielte Karte passen nicht zusammen.
malformed-wrong-side-asked = diese Seite kann danach nicht gefragt werden.
malformed-leader-dead = { $bandit } ist tot: Das Spiel wäre zu Ende.
malformed-not-there = hier wird etwas genannt, das nicht dort liegt.
malformed-no-place = dorthin kann die Karte nicht gelegt werden.
malformed-no-such-neighbour = auf dieser Seite gibt es keinen Schauplatz ({ $value }).
malformed-wrong-carrier = diese Wirkung gehört zu einer anderen Karte oder einem anderen Banditen: { $needed }.
malformed-no-question = hier wird niemand etwas gefragt („{ $found }“).

## Decks that cannot be played, and remarks about those that can

deck-field = { $row }, Feld { $field }
malformed-unknown-deck = Das Deck „{ $value }“ gibt es nicht.
malformed-other-deck = das Deck ist ein anderes als das aufgezeichnete: dort { $record }, hier { $here }.
malformed-unknown-format = das Deck hat Format { $value }; hier lässt sich nur Format { $known } lesen.
malformed-wrong-game = das ist ein Deck für „{ $value }“, nicht für { $wanted }.
malformed-bad-id = „{ $value }“ ist keine Kennung: Kleinbuchstaben, Ziffern und einzelne Bindestriche, höchstens { $most } Zeichen.
malformed-duplicate-id = die Kennung „{ $value }“ ist schon vergeben.
malformed-unknown-word = „{ $value }“ kann dort nicht stehen.
malformed-unknown-operation = die Operation „{ $value }“ gibt es nicht.
malformed-unknown-id = nichts heißt „{ $value }“ ({ $sort }).
malformed-wrong-sort = „{ $value }“ ist eine Karte anderer Art ({ $kind }); hier geht: { $kinds }.
malformed-repeated = „{ $value }“ steht zweimal da.
malformed-not-printable = darin sind Zeichen, die sich nicht zeigen lassen.
malformed-wrong-count = { $found } sind da; { $least } bis { $most } müssen es sein.
malformed-deck-size = { $found ->
    [one] das Deck hat { $found } Karte ({ $side }); erlaubt sind { $least } bis { $most }.
   *[other] das Deck hat { $found } Karten ({ $side }); erlaubt sind { $least } bis { $most }.
}
malformed-too-many = { $found } sind da, höchstens { $most } sind erlaubt.
malformed-too-deep = `may_discard` und `unless_discard` stecken mehr als { $most }-fach ineinander.
malformed-wrong-side = das ist nichts für diese Seite ({ $side }).
malformed-not-for-kind = eine Karte dieser Art ({ $kind }) kann das nicht haben.
malformed-not-here = die Operation { $op } darf hier nicht stehen ({ $place }).
malformed-not-inside = die Operation { $op } darf nicht in einer anderen stehen.
malformed-twice = { $op } darf dort nur einmal stehen.
malformed-not-first = { $op } steht am Anfang seiner Reaktion und nirgends sonst.
malformed-wrong-first = diese Reaktion muss mit { $wanted } beginnen, nicht mit { $value }.
malformed-window-taken = „{ $by }“ reagiert schon darauf.
malformed-not-cancellable = „{ $value }“ trägt das Kennzeichen cancellable nicht.
malformed-nothing-cancels = eine aufhebbare Karte braucht ihre Reaktion: { $wanted }.
malformed-not-single = eine Karte mit Fähigkeit gibt es einmal, nicht { $copies }-mal.
malformed-not-once = eine Sonderkarte wird einmal benutzt: once = true.
malformed-not-one-leader = genau ein Bandit muss durch seinen Tod das Spiel verlieren; hier sind es { $found }.
remark-not-62 = { $found ->
    [one] { $side }: { $found } Karte; üblich sind { $usual }.
   *[other] { $side }: { $found } Karten; üblich sind { $usual }.
}
remark-box-short = { $needed } können zugleich nötig sein, und die Schachtel hat { $box }.
remark-grit-on-gun = True Grit hilft einer Waffe nicht: Sie wird trotzdem zerstört.
remark-never-ahead = ein Marker fürs Vorauslegen, auf einer Karte, die nicht vorausgelegt werden kann.

## Bots

malformed-unknown-bot = den Bot „{ $value }“ gibt es nicht.
malformed-bot-without-setting = „{ $value }“: Der Bot { $bot } hat keine Einstellung.
malformed-bad-bot-setting = „{ $value }“ ist keine Einstellung eines Bots: Schreib etwa { $example }.
