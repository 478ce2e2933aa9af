# The page: what stands on it beside the words of the games.

## The house

web-home = Zurück in den Saloon
web-nowhere = Hier wohnt niemand
web-offline = Verbindung verloren. Neuer Versuch …
web-one-moment = Einen Moment …
web-guest-name = Namenlos
web-close = Schließen
web-cancel = Abbrechen
web-undo = Zurücknehmen
web-settings = Einstellungen
web-log = Verlauf
web-hint = Tipp holen

## People

web-you = Du
web-number = { $value }
web-bot = Bot
web-away = abwesend
web-thinking = denkt nach
web-open-seat = freier Platz
web-bot-name-0 = Clem
web-bot-name-1 = Ruth
web-bot-name-2 = Hank
web-bot-name-3 = Silas
level-random = Herumtreiber
level-tenderfoot = Neuling
level-greenhorn = Greenhorn
level-cowhand = Viehtreiber
level-deputy = Hilfssheriff
level-marshal = Marshal
level-gunslinger = Revolverheld
level-ranger = Ranger
level-champion = Champion
level-random-plays = Wählt irgendetwas Erlaubtes, aufs Geratewohl.
level-tenderfoot-plays = Für das erste Spiel: weiß kaum, worauf es ankommt.
level-greenhorn-plays = Kennt das Spiel ein wenig und übersieht oft das Beste.
level-cowhand-plays = Weiß, worauf es ankommt, und macht oft etwas anderes.
level-deputy-plays = Spielt vernünftig, mit gelegentlichen Fehlern.
level-marshal-plays = Spielt aus Erfahrung, ohne Fehler und sofort.
level-gunslinger-plays = Hat vom Champion gelernt, vergisst aber, was war, und wagt oft zu viel.
level-ranger-plays = Denkt voraus: probiert jede Möglichkeit gegen das, was du haben könntest.
level-champion-plays = Hat sich selbst in einer Milliarde Entscheidungen ausgebildet und antwortet sofort. Wo Regeln oder Deck ihm fremd sind, spielt Ranger.
level-replaced = { $why ->
    [no-numpy] { $asked } braucht numpy, das hier nicht installiert ist (pip install numpy): Stattdessen spielt { $plays }.
    [no-weights] Die Daten von { $asked } fehlen hier (die Installation ist unvollständig): Stattdessen spielt { $plays }.
   *[other] { $asked } kennt diese Regeln oder dieses Deck nicht: Stattdessen spielt { $plays }.
}
level-wins = Gegen { $rival }: gewinnt { $share } der Spiele.
level-points = Stärke { $n } (± { $margin }).

## Every table

web-table = Der Tisch
web-phase = Schritte dieses Zuges
web-your-turn = Du bist dran.
web-hint-chance = Gewinnchance { $chance }
web-hint-money = etwa { $dollars } bis zum Ende der Runde
web-hint-even = Hier sind diese Möglichkeiten etwa gleich gut.
web-hint-whole = Insgesamt am besten: Nichts Einzelnes gibt den Ausschlag.
web-hint-do = So spielen
web-skip-ahead = Überspringen
web-go-on = Weiter
web-over-you = Gewonnen!
web-over-other = { $who } gewinnt
web-over-nobody = Niemand gewinnt
web-over-conceded = { $you ->
    [yes] Du hast aufgegeben.
   *[no] { $who } hat aufgegeben.
}
web-over-abandoned = Das Spiel wurde abgebrochen.
web-score = Gewonnene Spiele:
web-rematch = Revanche
web-to-rematch = Zur Revanche
web-replay = Noch einmal ansehen
web-check-fair = Mischung prüfen
web-waits-for = { $who } ist dran.
web-last-moves = Letzte Schritte
web-selected = gewählt
web-times = { $n } Stück
web-not-now = { $card } lässt sich jetzt nicht spielen.

## Wyatt Earp

web-wanted = GESUCHT
web-posters = Steckbriefe
web-posters-note = Ab 8 Punkten gefasst. Wer fünf voraus ist, nimmt alles.
web-not-opened = Nicht eröffnet
web-needs-three = braucht 3 Karten
web-at-large = Flüchtig
web-you-take-all = Du nimmst alles
web-takes-all = { $who } nimmt alles
web-shared = Geteilt
web-thousands = { $n }k $
web-to-draw = zu ziehen
web-discards = Ablage
web-no-piles = noch keine Sets
web-piles-of = Sets: { $who }
web-step-draw = Ziehen
web-step-play = Spielen
web-step-discard = Abwerfen
web-ask = Fragen …
web-ask-for-whom = Nach wem fragst du? Wähl einen Steckbrief.
web-order-left = zuerst den linken Nachbarn
web-order-right = zuerst den rechten Nachbarn
web-order-other = in dieser Reihenfolge
web-card-most-wanted = fragen · stehlen
web-card-hideout = versteckt
web-card-wyatt-earp = 3 Aktionen
web-do-take-two = Zwei ziehen
web-do-take-discard = { $card } nehmen
web-do-lay = { $cards } { $outlaw } auslegen
web-do-play-photo = Foto auslegen
web-do-shoot = Schießen
web-do-ask = Fragen, { $order }
web-do-steal = Stehlen
web-do-hide = Schießen, um zu verstecken
web-do-earp-draw = Zwei ziehen
web-do-earp-pick = Eine Karte suchen
web-do-earp-remove = Auf einen Unterschlupf schießen
web-do-keep = Behalten
web-do-discard = { $card } abwerfen
web-do-answer = { $yes ->
    [yes] Mit { we-card-wyatt-earp } schießen
   *[no] So lassen
}
web-do-photo-now = { $yes ->
    [yes] Foto auslegen
   *[no] Zurückhalten
}
web-do-earp-now = { $yes ->
    [yes] Auf den Unterschlupf über { $outlaw } schießen
   *[no] So lassen
}

## Around the page

web-skip = Zum Inhalt
web-rooms = Hauptmenü
web-menu = Menü
web-play = Spielen
web-lobby = Tische
web-my-games = Meine Spiele
web-learn = Lernen
web-rules = Regeln
web-profile = Profil
web-fairness = Ehrliches Spiel
web-about = Über Saloon
web-language = Sprache
web-rule = Regel { $rule } im Regelbuch
web-nowhere-note = Diese Adresse führt in die Wüste.
web-no-game = Das wird hier nicht gespielt
web-no-game-note = Ein Spiel „{ $name }“ gibt es hier nicht. Gespielt werden:
web-not-loaded = Dieser Teil der Seite wurde nicht geladen
web-reload = Neu laden
web-foot-fair = Ehrlich gemischt: jedes Spiel nachprüfbar
web-foot-rules = Regeln und Hausregeln
web-foot-access = Tastatur, Screenreader, Textgröße
web-foot-fans = Inoffiziell, von Fans gemacht
web-copied = Kopiert
web-not-copied = Nicht kopiert
web-copy = Kopieren
web-save = Speichern
web-saved = Gespeichert.
illegal-offline = Der Server antwortet nicht. Bist du online?
illegal-not-a-record = Diese Datei ist keine Aufzeichnung eines Spiels.
illegal-house-trouble = Die Antwort des Servers war nicht lesbar. Versuch es gleich noch einmal.

## Home

web-pull-up-a-chair = Setz dich dazu.
web-pull-up-note = Kartenspiele aus dem Wilden Westen. Spiel gegen Bots oder schick einem Freund einen Link. Ohne Konto, ohne Warten.
web-play-now = Jetzt spielen
web-dealing = Es wird gegeben …
web-invite = Einladen
web-invite-text = Setz dich dazu: ein Kartenspiel aus dem Wilden Westen.
web-players-from-to = { $least }–{ $most } Spieler
web-players-wyatt-earp = 2–4 Spieler
web-players-revolver = 2 Spieler
web-minutes-wyatt-earp = 30 Minuten
web-minutes-revolver = 40 Minuten
web-bot-levels = { $n ->
    [one] { $n } Bot-Stufe
   *[other] { $n } Bot-Stufen
}
web-about-wyatt-earp = Jage sieben Outlaws. Leg ihre Karten aus, treib das Kopfgeld hoch und sei da, wenn der Sheriff zahlt.
web-about-revolver = Colonel McReady jagt die Colty-Bande über fünf Schauplätze. Erreiche den 3:15-Uhr-Express oder die Grenze.
web-how-many = Wie viele Gegner
web-how-strong = Wie stark die Bots sind
web-your-side = Deine Seite
web-opponents = { $n ->
    [one] { $n } Gegner
   *[other] { $n } Gegner
}
web-your-games = Deine Spiele
web-continue = Weiterspielen
web-its-your-turn = Du bist dran
web-turn-of = { $who } ist dran
web-waiting = Wartet auf Mitspieler
web-with = am Tisch: { $who }
web-first-time = Zum ersten Mal hier?
web-first-time-note = Lern es in fünf Minuten: eine erste Runde mit einem Begleiter neben dir.
web-more-games = Weitere Spiele
web-open-tables = Offene Tische
web-no-open-tables = Gerade wartet niemand. Eröffne einen Tisch, dann finden dich andere hier.
web-open-a-table = Tisch eröffnen
web-sit = Platz nehmen
web-watch = Zusehen
web-table-of = Tisch: { $who }
web-seats-taken = { $n } von { $of } Plätzen

## Lobby and my games

web-lobby-note = Setz dich, wo ein Stuhl frei ist, oder sieh einem Spiel zu.
web-all-games = Alle Spiele
web-running-tables = Wird gerade gespielt
web-nobody-plays = Gerade läuft kein öffentliches Spiel.
web-play-the-house = Gegen Bots spielen
web-going-on = Laufend
web-over = Beendet
web-result-won = Gewonnen
web-result-lost = Verloren
web-result-drawn = Unentschieden
web-result-stopped = Abgebrochen
web-see-replay = Ansehen
web-download-record = Aufzeichnung herunterladen
web-older = Ältere Spiele
web-no-games-yet = Noch ist kein Spiel zu Ende.

## A new table

web-new-table = Ein neuer Tisch
web-new-table-note = Wer spielt, nach welchen Regeln, und wer zusehen darf.
web-who-plays = Wer spielt?
web-game = Spiel
web-how-many-seats = Wie viele Plätze
web-n-seats = { $n ->
    [one] { $n } Platz
   *[other] { $n } Plätze
}
web-me = Ich
web-beside-me = Jemand an diesem Bildschirm
web-friend-by-link = Wer den Link hat
web-bot-named = Bot: { $name }
web-name = Name
web-name-of = Name für { $seat }
web-hot-seat-note = Mehrere teilen sich diesen Bildschirm: Zwischen den Zügen sind die Karten verdeckt.
web-link-note = Für die freien Plätze bekommst du einen Link. Gegeben wird, sobald alle sitzen.
web-which-rules = Nach welchen Regeln?
web-preset = Regeln
web-preset-standard = Die üblichen Regeln
web-preset-standard-note = So, wie die meisten Regelhefte sie haben. Im Zweifel diese.
web-preset-standard_photo = Die üblichen Regeln, mit schnellen Fotos
web-preset-standard_photo-note = Ein Foto darf außer der Reihe gelegt werden, sobald jemand seinen Outlaw eröffnet.
web-preset-research = Die üblichen Regeln, für Bots und Forschung
web-preset-research-note = Jedes Spiel endet: eine Runde nach 20 Zügen ohne Aktion, ein Spiel nach 1.000 Zügen.
web-preset-rules_002 = Wie in der zweiten französischen Regel
web-preset-rules_002-note = Fragen in beliebiger Folge, Unterschlupf auf jedes Set, Wyatt Earp jederzeit als Antwort; beim Teilen kommt nach dem Ersten der Letzte.
web-preset-card_001 = Wie auf der französischen Kurzregel
web-preset-card_001-note = Ein Outlaw ist nur eröffnet, solange Karten von ihm liegen; nur die leere Hand des Nächsten beendet die Runde; wer Punkte hat, bekommt einen Anteil.
web-preset-card_004 = Wie auf der italienischen Kurzregel
web-preset-card_004-note = Fotos außer der Reihe; wer Punkte hat, bekommt einen Anteil; und wer zuerst 25.000 $ erreicht, gewinnt.
web-preset-literal = Aufs Wort
web-preset-literal-note = Karten genau wie ihr Text, auch wo die üblichen Regeln milder sind.
web-preset-gentle = Sanft
web-preset-gentle-note = Die Bande verliert nicht gleich, wenn Cortez früh fällt.
web-changed-rules = Was von den üblichen Regeln abweicht
web-all-options = Alle Optionen ({ $n })
web-find-option = Option suchen
web-sort-v = Varianten
web-sort-s = Wo die gedruckten Regeln sich unterscheiden
web-sort-q = Wo die gedruckten Regeln schweigen
web-option-stall_guard = { $n ->
    [one] ja: eine Runde nach einem Zug ohne Aktion, ein Spiel nach 1.000 Zügen
   *[other] ja: eine Runde nach { $n } Zügen ohne Aktion, ein Spiel nach 1.000 Zügen
}
web-option-first_dealer-designated = ein Spieler deiner Wahl
web-dealer = Wer gibt zuerst?
web-the-table = Der Tisch
web-who-may-come = Wer darf kommen
web-private = Nur mit Link
web-public = Alle
web-private-note = Nur wer den Link hat, findet diesen Tisch.
web-public-note = Der Tisch steht in der Liste der Tische.
web-clock = Uhr
web-clock-none = Keine Uhr
web-clock-move-30 = 30 Sekunden pro Entscheidung
web-clock-move-90 = 90 Sekunden pro Entscheidung
web-clock-game-10 = 10 Minuten pro Person, 10 Sekunden mehr pro Zug
web-clock-game-25 = 25 Minuten pro Person, 15 Sekunden mehr pro Zug
web-clock-day-1 = Fernspiel: ein Tag pro Entscheidung
web-clock-day-3 = Fernspiel: drei Tage pro Entscheidung
web-clock-told-move = Uhr: { $span } pro Entscheidung.
web-clock-told-game = Uhr: { $span } pro Person für das ganze Spiel, dazu { $more } pro Zug.
web-pace = Tempo der Bots
web-pace-none = Sofort
web-pace-quick = Zügig
web-pace-normal = Normal
web-pace-slow = Gemächlich
web-hints = Tipps
web-hints-note = Jeder darf sich Tipps holen.
web-aids = Gedächtnishilfe
web-aids-note = Der Verlauf behält, was abgeworfen wurde. Sonst muss man es sich merken.
web-spectators = Zuschauer
web-spectators-note = Andere dürfen zusehen. Sie sehen keine Hand.
web-chat = Chat
web-chat-note = Worte und fertige Sätze am Tisch.
web-deal-the-cards = Karten geben
web-open-the-table = Tisch eröffnen

## The waiting room

web-seats-missing = { $n ->
    [one] Ein Platz ist noch frei. Gegeben wird, sobald alle sitzen.
   *[other] { $n } Plätze sind noch frei. Gegeben wird, sobald alle sitzen.
}
web-at-this-table = An diesem Tisch
web-host = Gastgeber
web-sit-here = Hier Platz nehmen
web-put-bot = Bot hierher setzen
web-put-a-bot = Einen Bot auf diesen Platz setzen: { $seat }
web-free-seat = Platz freigeben
web-fill-with = Rest mit Bots füllen ({ $level })
web-leave-table = Tisch verlassen
web-invite-friends = Freunde einladen
web-invite-note = Wer diesen Link öffnet, kann sich setzen: ohne Konto, ohne Installation.
web-invite-link = Link zu diesem Tisch
web-qr = Der Link als QR-Code
web-copy-link = Link kopieren
web-share = Teilen
web-agreed = Regeln dieses Tisches
web-usual-rules = Die üblichen Regeln.
web-no-hints = Keine Tipps.
web-no-aids = Keine Gedächtnishilfe.
web-fair-before = Die Mischung steht schon fest.
web-deal-waits = Es fehlt noch: { $names }. Gegeben wird, wenn alle Teile der Mischung da sind.
web-deal-renewed = Ein Teil der Mischung kam nicht rechtzeitig. Der Platz ist wieder frei, und es wird neu gemischt.
web-part-player = mischt mit
web-part-nobody = mischt nicht mit
web-part-server = gemischt vom Server
web-said = Was gesagt wurde
web-nothing-said = Noch hat niemand etwas gesagt.
web-say = Etwas sagen
web-send = Senden
web-mute = Stummschalten
web-report = Melden
web-reported = Gemeldet

## Settings

web-settings-note = In diesem Browser gespeichert; sie gelten sofort.
web-looks = Aussehen
web-theme = Farbschema
web-theme-system = Wie das Gerät
web-theme-light = Mittag
web-theme-dark = Lampenlicht
web-text-size = Textgröße
web-text-normal = Normal
web-text-large = Groß
web-text-larger = Größer
web-speed = Animationen
web-speed-note = Wenn dein Gerät weniger Bewegung zeigen soll, bewegt sich nichts.
web-speed-off = Aus
web-speed-fast = Schnell
web-speed-normal = Normal
web-sounds = Ton
web-sound = Geräusche
web-sound-note = Karten, Schüsse und zweimal Sporenklirren, wenn du dran bist.
web-volume = Lautstärke
web-at-the-table = Am Tisch
web-confirm = Unwiderrufliches bestätigen
web-confirm-note = Ein Schuss, das Abwerfen, das die Runde beendet, die Entgleisung.
web-auto-pass = Automatisch passen
web-auto-pass-note = Wenn du reagieren dürftest, aber nichts dafür hast.
web-sums = Rechenhilfe
web-sums-note = Wer was bekäme, wenn die Runde jetzt endete.

## Profile

web-you-are-nobody = Noch niemand: Einen Namen bekommst du, wenn du dich zum ersten Mal setzt.
web-you-are-guest = { $name } (Gastkonto). Deine Spiele hängen an diesem Browser.
web-you-are-member = { $name }, Mitglied. Deine Spiele folgen dir auf jedes Gerät.
web-you-are-program = { $name }: Hier spielt ein Programm.
web-your-name = Dein Name
web-become-member = Mitglied werden
web-become-member-note = Mit einem Passwort gehören Name und Spiele dir, auf jedem Gerät. Eine E-Mail-Adresse ist nicht nötig.
web-log-in = Anmelden
web-log-in-note = Für Mitglieder: Name und Passwort.
web-have-account = Ich habe ein Konto
web-password = Passwort
web-password-note = Mindestens { $n } Zeichen.
web-account = Konto
web-old-password = Altes Passwort
web-new-password = Neues Passwort
web-change-password = Passwort ändern
web-log-out = Abmelden
web-log-out-elsewhere = Woanders abmelden
web-statistics = Gewonnen und verloren
web-won-of = Gewonnen: { $won } von { $n }
web-n-players = { $n } Spieler
web-against = Gegen
web-rivals-people = Menschen
web-rivals-mixed = gemischt
web-won = Gewonnen
web-lost = Verloren
web-other = Andere
web-tokens = Tokens für Programme
web-tokens-note = Mit einem Token kann ein Programm von dir unter deinem Namen spielen. Am Stuhl steht, dass ein Programm gespielt hat.
web-token-once = Jetzt kopieren: Es wird nur einmal gezeigt.
web-token-name = Name des Tokens
web-new-token = Token anlegen
web-revoke = Widerrufen
web-revoke-token = { $label } widerrufen
web-farewell = Konto löschen
web-farewell-note = Das Löschen nimmt deinen Namen überall heraus. Spiele, die zu Ende sind, bleiben ohne ihn.
web-delete-account = Dieses Konto löschen
web-delete-for-good = Ja, löschen

## Fair play

web-fairness-note = Niemand muss glauben, dass ehrlich gemischt wurde. Es lässt sich nachprüfen.
web-fair-how = Wie es geht
web-fair-how-1 = Bevor sich jemand setzt, zieht der Server eine geheime Zahl von 512 Bit, den Startwert: Aus ihm folgen jede Karte und jeder Schuss.
web-fair-how-2 = Er zeigt dessen Fingerabdruck, einen SHA-256-Wert: das Siegel. Ein anderer Startwert hätte ein anderes Siegel.
web-fair-how-3 = Die Seite jedes Spielers legt sich auf eine eigene Zufallszahl fest. Erst wenn alle festgelegt sind, werden die Zahlen aufgedeckt und beigemischt: Niemand kann seine nach der eines anderen wählen, und der Server kann sie vorher nicht kennen.
web-fair-how-4 = Nach dem Spiel wird der Startwert gezeigt. Jeder kann die Aufzeichnung nachspielen und sehen, dass jede Karte stimmt.
web-fair-proves = Was das beweist
web-fair-proves-1 = Die Reihenfolge der Karten stand vor der ersten Entscheidung fest und wurde danach nicht geändert.
web-fair-proves-2 = Ob ein Schuss traf, hing nicht davon ab, wer schoss.
web-fair-proves-3 = Bots bekamen ihre Karten wie alle anderen, und jede Entscheidung war erlaubt.
web-fair-not = Was es nicht beweist
web-fair-not-1 = Dass der Betreiber nicht hingesehen hat: Der Startwert liegt auf seinem Rechner. Spiel bei Leuten, denen du traust.
web-fair-not-2 = Dass zwei am Tisch einander nicht ihre Karten verraten haben.
web-fair-not-3 = Dass keine Mischung vor dem Beginn verworfen wurde. Deckt jemand seine Zahl nicht auf, beginnt alles neu mit einem neuen Siegel: Der Tisch sagt es, und die Aufzeichnung zählt es.
web-check-record = Eine Aufzeichnung prüfen
web-check-record-note = Jedes beendete Spiel lässt sich als Datei herunterladen. Zieh sie hierher: Jede Entscheidung wird nachgespielt.
web-choose-record = Aufzeichnung wählen
web-choose-record-note = oder die Datei hierher ziehen
web-checking = Wird nachgespielt …
web-record-holds = { $n ->
    [one] Die Aufzeichnung stimmt: eine Entscheidung nachgespielt.
   *[other] Die Aufzeichnung stimmt: { $n } Entscheidungen nachgespielt, jede Karte und jeder Schuss wie geschrieben.
}
web-record-breaks = Die Aufzeichnung stimmt nicht.
web-commitment-holds = Der Startwert passt zum Siegel (in deinem eigenen Browser nachgerechnet).
web-commitment-differs = Der Startwert passt nicht zum Siegel.
web-deal-check-note = Alles hier rechnet dein eigener Browser, allein aus der Aufzeichnung. Der Server hat keinen Anteil daran.
web-deal-part-fits = { $name }: Die hinzugefügte Zahl passt zum Siegel.
web-deal-part-breaks = { $name }: Die hinzugefügte Zahl passt nicht zum Siegel.
web-deal-part-nobody = { $name }: nichts hinzugefügt.
web-deal-part-server = { $name }: ein Platz des Servers, der nichts hinzufügt.
web-deal-agrees = { $n ->
    [one] Eine gegebene, gezogene oder aufgedeckte Karte stimmt mit der Wiedergabe überein.
   *[other] { $n } gegebene, gezogene oder aufgedeckte Karten stimmen mit der Wiedergabe überein.
}
web-deal-differs = Die Karten sind nicht die, die aus dem Startwert folgen.
web-deal-renewals = { $n ->
    [one] Einmal blieb ein Teil aus, und vor dieser Mischung begann alles neu.
   *[other] { $n }-mal blieb ein Teil aus, und vor dieser Mischung begann alles neu.
}
web-deal-compare = Vergleiche dies mit dem Siegel, das du vor dem Geben gesehen hast:
web-deal-unshown = Diese Aufzeichnung hat keinen Startwert: Es gibt noch nichts zu prüfen.
web-check-yourself = Wer niemandem traut, auch dieser Seite nicht, prüft auf der eigenen Maschine:

## About

web-about-note = Kartenspiele aus dem Wilden Westen, im Browser oder im Terminal.
web-about-fans = Von Fans gemacht
web-about-fans-1 = Saloon ist eine inoffizielle Umsetzung der Kartenspiele Wyatt Earp und Revolver. Autoren und Verlage haben sie weder gemacht noch gefördert noch gebilligt.
web-about-fans-2 = Wenn dir ein Spiel hier gefällt, kauf es: Am echten Tisch ist es noch schöner.
web-about-art = Bilder und Texte
web-about-art-1 = Jedes Bild wurde für Saloon gezeichnet: Gesichter, Brandzeichen, Landschaften, Karten. Nichts ist kopiert oder abgepaust.
web-about-art-2 = Auch die Texte sind unsere. Schriften: Rye, Bitter und Barlow Condensed, unter der SIL Open Font License.
web-about-rules = Woher die Regeln kommen
web-about-rules-1 = Aus den gedruckten Regeln und Kartenlisten, Satz für Satz verglichen. Wo sie sich unterscheiden oder schweigen, ist es eine Option am Tisch; jede Absage und jede Option nennt ihre Regel.
web-about-house = Der Server
web-about-house-1 = Die Software ist frei, unter der MIT-Lizenz. Jeder kann einen Server betreiben; dieser lädt nichts von Fremden und setzt einen Cookie, für deinen Platz.
web-about-house-2 = Programme sind willkommen: Es gibt eine offene Schnittstelle für Bots und Werkzeuge.
web-api = Die offene Schnittstelle

## Neben dem Spiel

web-table-menu = Tisch
web-call-bot = Einen Bot für { $who } spielen lassen
web-concede = Aufgeben
web-abandon = Spiel abbrechen
web-leave = An Bot übergeben
web-pass-on = Der Bildschirm gehört jetzt { $who }!
web-i-am = Ich bin { $who }
web-bot-plays = Ein Bot spielt für dich.
web-offer-concede = { $who } möchte aufgeben. Einverstanden?
web-offer-abandon = { $who } möchte das Spiel abbrechen. Einverstanden?
web-agree = Einverstanden
web-refuse = Nein, weiter

## Noch einmal ansehen

web-replay-note = Ein beendetes Spiel, Schritt für Schritt, wie jeder Platz es sah. Lade seine Aufzeichnung: eine Datei von diesem Server oder vom Terminal.
web-replay-first = Zum Austeilen
web-replay-back = Einen Schritt zurück
web-replay-play = Abspielen
web-replay-pause = Pause
web-replay-next = Einen Schritt weiter
web-replay-last = Zum Ende
web-replay-step = Schritt des Spiels
web-replay-at = { $n } von { $most }
web-replay-speed = Geschwindigkeit
web-replay-times = { $n }×
web-replay-from = Gesehen von
web-replay-beside = Als Zuschauer
web-replay-moves = Alle Schritte
web-replay-hidden = Von hier aus ist nichts zu sehen.
web-replay-link = Link zu diesem Schritt kopieren
web-replay-keys = Pfeiltasten: ein Schritt. Leertaste: abspielen und anhalten. Pos1 und Ende: zum Austeilen und zum Ende.

## The rulebook, the cards, and how the games are played

web-rules-of = { $game }: die Regeln
web-rules-note = Jede Regel hat eine Nummer. Ablehnungen und Optionen nennen sie, und sie hat ihren eigenen Link.
web-cards-of = { $game }: die Karten
web-contents = Inhalt
web-rulebook-search = Im Regelbuch suchen
web-rulebook-search-note = Ein Wort, eine Karte oder eine Nummer wie 4.6
web-rulebook-found = { $n ->
    [0] Nichts gefunden.
    [one] Ein Eintrag gefunden.
   *[other] { $n } Einträge gefunden.
}
web-rulebook-missing = Im Regelbuch gibt es keinen Eintrag { $rule }.
web-rulebook-english = Die Regeln dieses Spiels gibt es nur auf Englisch.
web-rulebook-appendix = Anhang: die Referenz
web-rulebook-appendix-note = Optionen, weitere Beispiele und Anmerkungen der Redaktion, auf Englisch: der Text, nach dem sich Programm und Tests richten.
web-rulebook-reference = Die ganze Referenz als Text, mit Quellen
web-rules-beside = Regeln (neuer Tab)
web-cards-outlaws = Outlaws
web-cards-sheriff = Sheriffkarten
web-cards-sheriff-note = Eine pro Zug. Ein Revolver unten auf der Karte heißt: Sie braucht einen Schuss.
web-cards-photos = Fotos
web-cards-defence = Deckung { $n }
web-card-does-outlaw = 2 Punkte in deinem Set. Drei davon eröffnen einen Outlaw; dann dürfen alle auch einzelne auslegen. Bei einem Schuss ist ein Outlaw ein Treffer.
web-card-does-photo = 4 Punkte in deinem Set eines eröffneten Outlaws, und 1.000 $ mehr Kopfgeld. Ohne Schuss. Ein Foto gilt als Sheriffkarte.
web-card-does-stagecoach-robbery = Treffer: 1 Punkt in einem deiner Sets, und 3.000 $ mehr Kopfgeld.
web-card-does-bank-robbery = Treffer: 2 Punkte in einem deiner Sets, und 1.000 $ mehr Kopfgeld.
web-card-does-fastest-gun = Treffer: 3 Punkte in einem deiner Sets, und 1.000 $ mehr Kopfgeld. Auf dem Tisch liegt nur einer: Der neue vertreibt den alten.
web-card-does-most-wanted = Frag die anderen nach einem Outlaw: Der Erste, der eine Karte von ihm hat, muss eine hergeben. Oder schieß: Ein Treffer stiehlt eine Outlawkarte aus einem fremden Set.
web-card-does-hideout = Treffer: Er versteckt ein fremdes Set, das dann nichts mehr zählt.
web-card-does-wyatt-earp = Zieh zwei Karten. Oder such dir eine aus dem Ablagestapel. Oder schieß, um einen Unterschlupf von einem deiner Sets zu entfernen.
web-learn-note = Spiel eine vorbereitete erste Runde mit Begleitung, unter fünf Minuten. Oder sieh dir zuerst sieben Bilder an.
web-learn-game = So spielt man { $game }
web-learn-how = In fünf Minuten lernen
web-learn-cards = Die Karten
web-learn-step = { $n } von { $of }
web-learn-back = Zurück
web-learn-next = Weiter
web-learn-hit = Treffer
web-learn-miss = Daneben
web-learn-title-wyatt-earp-1 = Sieben Outlaws, sieben Kopfgelder
web-learn-text-wyatt-earp-1 = Du jagst Outlaws, und die anderen auch. Auf jedem Steckbrief liegt Geld. Es wächst, während ihr spielt, und geht am Ende der Runde an die, die am meisten zur Ergreifung beigetragen haben.
web-learn-title-wyatt-earp-2 = Ein Zug
web-learn-text-wyatt-earp-2 = Zieh zwei Karten vom Nachziehstapel oder nimm die oberste Karte des Ablagestapels. Leg Outlaws aus, so viele du magst, und spiel eine Sheriffkarte, wenn du willst. Abwerfen beendet deinen Zug.
web-learn-title-wyatt-earp-3 = Outlaws auslegen
web-learn-text-wyatt-earp-3 = Jede Karte zählt 2 Punkte. Wer einen Outlaw als Erster auslegt, braucht mindestens drei auf einmal; danach genügt eine, für alle. Jede zugleich ausgelegte Karte nach der ersten erhöht das Kopfgeld um 1.000 $.
web-learn-title-wyatt-earp-4 = Sheriffkarten
web-learn-text-wyatt-earp-4 = Sie bringen Punkte und Geld, stehlen Karten, verstecken fremde Sets oder helfen dir aus der Klemme. Nur eine pro Zug: Wähl gut.
web-learn-title-wyatt-earp-5 = Schüsse
web-learn-text-wyatt-earp-5 = Viele Sheriffkarten brauchen einen Schuss: Die oberste Karte des Nachziehstapels wird aufgedeckt. Ein Outlaw ist ein Treffer. Eine Sheriffkarte heißt daneben, und deine Karte ist verloren. Etwa fünf von acht Schüssen treffen.
web-learn-title-wyatt-earp-6 = Zahltag
web-learn-text-wyatt-earp-6 = Die Runde endet, wenn jemand die letzte Karte abwirft. Ein Outlaw mit 8 Punkten oder mehr auf dem Tisch ist gefasst. Wer allen um fünf Punkte voraus ist, nimmt das ganze Kopfgeld; sonst wird mit denen geteilt, die dicht dahinter liegen. Das Kopfgeld eines Outlaws, der entkommt, bleibt für die nächste Runde.
web-learn-title-wyatt-earp-7 = Der Reichste gewinnt
web-learn-text-wyatt-earp-7 = Hat jemand nach einer Runde 25.000 $, ist das Spiel aus, und wer am meisten Geld hat, gewinnt. Mehr brauchst du nicht zu wissen: Die Seite zeigt, was du tun darfst.
web-learn-title-revolver-1 = Jäger und Gejagte
web-learn-text-revolver-1 = Jack Coltys Bande hat eine Bank ausgeraubt und flieht nach Mexiko. Colonel McReady jagt sie. Du führst eine Seite mit eigenen Karten: Die Bande will entkommen, McReady will Jack tot sehen.
web-learn-title-revolver-2 = Fünf Schauplätze
web-learn-text-revolver-2 = Die Jagd führt von der Bank bis zum 3:15-Uhr-Express. Coltys Zug beginnt damit, dass der Rundenstein vorrückt. Nur der Schauplatz mit dem Rundenstein zählt; was dahinter liegt, zählt nicht mehr.
web-learn-title-revolver-3 = Ein Zug
web-learn-text-revolver-3 = Zieh zwei Karten, dann spiel so viele du magst. Colty reitet weiter, bevor er zieht. McReady greift an, wenn er gespielt hat.
web-learn-title-revolver-4 = Karten bezahlen Karten
web-learn-text-revolver-4 = Geld gibt es hier nicht: Eine Karte, die zwei kostet, bezahlst du, indem du zwei andere abwirfst. Waffen und Gesetzeshüter bleiben liegen und zählen Feuerkraft. Einmalkarten wirken einmal. Die Bande hat an jedem Schauplatz Platz für drei Waffen, und McReady kann ihn versperren.
web-learn-title-revolver-5 = Der Angriff
web-learn-text-revolver-5 = Die Feuerkraft der Gesetzeshüter steht gegen die Waffen der Bande und die Deckung des Ortes. Hat das Gesetz mehr, stirbt ein Bandit. Colty bestimmt, wer: einer mit dem niedrigsten Überlebenswert. Bei Gleichstand hält die Bande stand.
web-learn-title-revolver-6 = Die Grenze zu Mexiko
web-learn-text-revolver-6 = Stirbt in McReadys ganzem Zug kein Bandit, verlässt einer von zwölf Grenzsteinen die Grenze. McReady muss also immer wieder treffen, und die Bande muss standhalten.
web-learn-title-revolver-7 = Wer gewinnt
web-learn-text-revolver-7 = Die Bande gewinnt, wenn die Grenze leer ist oder Jack am Ende des letzten Schauplatzes lebt. McReady gewinnt, wenn Jack tot ist oder wenn Cortez vor dem Express fällt. Mehr brauchst du nicht zu wissen: Die Seite zeigt, was du tun darfst.

## Revolver

web-rv-role = { $side ->
    [colty] du führst die Colty-Bande
    [mcready] du reitest mit Colonel McReady
   *[none] du siehst zu
}
web-rv-step-ride = Weiterreiten
web-rv-step-draw = Ziehen
web-rv-step-play = Spielen
web-rv-step-attack = Angreifen
web-rv-deck-left = Stapel { $n }
web-rv-lawmen = Gesetz
web-rv-gang = Bande
web-rv-your-gang = Deine Bande
web-rv-no-limit = ohne Limit
web-rv-at-most = höchstens { $n }
web-rv-slots = { $used } von { $most }
web-rv-border = Mexikanische Grenze
web-rv-cubes-of = Grenze zu Mexiko: noch { $n } von { $most } Grenzsteinen
web-rv-n-cubes = { $n ->
    [one] { $n } Stein
   *[other] { $n } Steine
}
web-rv-to-border = bis zur Grenze
web-rv-n-bandits = { $n ->
    [one] { $n } Bandit
   *[other] { $n } Banditen
}
web-rv-next = dann { $bandit } ({ $n })
web-rv-ride-on = { $n } von { $most } reiten noch
web-rv-piles = Nachzieh- und Ablagestapel
web-rv-dead = tot
web-rv-leader = Anführer der Bande
web-rv-saved = gerettet
web-rv-firepower = Feuerkraft { $n }
web-rv-marker-here = Rundenstein: { $space }
web-rv-free = Kostenlos
web-rv-pays = Zahlt
web-rv-pay-cards = { $n ->
    [one] { $n } Karte zahlen
   *[other] { $n } Karten zahlen
}
web-rv-paid-with = { $n ->
    [one] { $cards } bezahlt sie.
   *[other] { $cards } bezahlen sie.
}
web-rv-tap-again = Zum Zurücknehmen noch einmal antippen, was du genommen hast.
web-rv-question = { $what }?
web-sure-what = Wirklich? { $what }
web-for-good = Das lässt sich nicht zurücknehmen.
web-choose = Auswählen
web-rv-verdict = { $outcome ->
    [casualty] { $side ->
        [colty] Du verlierst einen Banditen
       *[mcready] Ein Bandit fällt
    }
    [tie] Gleichstand: Die Bande hält stand
   *[holds] Die Bande hält stand
}
web-rv-end-turn = { $side ->
    [colty] Zug beenden
   *[mcready] Angreifen: { $law } gegen { $gang }
}
web-rv-do-play = { $mode ->
    [shot] { $card } als Einmalkarte spielen
   *[card] { $card } spielen
}
web-rv-play-it = { $mode ->
    [shot] Als Einmalkarte spielen
   *[card] Spielen
}
web-rv-do-discard = { $card } abwerfen
web-rv-do-react = Mit { $card } antworten
web-rv-do-lose = Es trifft { $bandit }
web-rv-do-save = { $bandit } retten
web-rv-do-hit = { $card } erschießen
web-rv-do-clear = { $card } wegräumen
web-rv-do-destroy = { $card } zerstören
web-rv-do-take-back = { $card } zurücknehmen ({ $place })
web-rv-do-recover = { $card } nehmen
web-rv-do-move = { $card } ({ $place })
web-rv-do-use-special = { $card } einsetzen
web-rv-do-take-off = { $card } wegnehmen
web-rv-copies = { $n ->
    [one] { $n }-mal im Deck
   *[other] { $n }-mal im Deck
}
web-rv-sources = Woher das stammt
web-rv-figure-name = Name
web-rv-figure-copies = Anzahl
web-rv-figure-fp = Feuerkraft
web-rv-figure-cost = Kosten
web-rv-figure-effect = Wirkung
web-rv-figure-rating = Überlebenswert

## Playing on from a move, and how a game stood

web-play-on = Hier weiterspielen
web-play-on-note = Die Karten liegen wie nach Schritt { $n }. Am Zug: { $who }.
web-play-on-seat = Du spielst
web-play-on-others = Die anderen spielt
web-play-on-other = Die andere Seite spielt
web-play-on-over = Hier ist das Spiel zu Ende. Geh ein paar Schritte zurück und spiel dann weiter.
web-study = Übungsspiel
web-study-note = Ein Übungsspiel: Die Karten sind bekannt, darum ist es privat und zählt in keiner Statistik.
# Fine with counts: which step, not how many.
web-study-from = Übungsspiel ab Schritt { $n } eines früheren Spiels. Es zählt nicht.
web-chances = Chancen
web-chances-show = Chancen zeigen
web-chances-note = { $by ->
    [net] Wie gut für jeden die Chancen standen, Schritt für Schritt, nach dem Urteil des Champions. Es zählt nur, was die Spieler zu der Zeit wissen konnten.
   *[other] Wie gut für jeden die Chancen standen, Schritt für Schritt. Der Server spielt von jedem Schritt aus viele Male weiter, nur mit dem, was die Spieler wissen konnten.
 }
web-chances-by = Nach dem Wissen von
web-chances-all = allen Spielern zusammen
web-chances-why = { $why ->
    [other-rules] Entscheidungen werden hier nicht beurteilt: Champion kennt diese Regeln oder dieses Deck nicht.
    [no-net] Entscheidungen werden hier nicht beurteilt: Für dieses Spiel gibt es keinen Champion.
   *[other] Entscheidungen werden hier nicht beurteilt: Auf diesem Server läuft Champion nicht.
 }
web-chances-wait = Jeder Schritt wird angesehen. Einen Moment …
web-chances-graph = Gewinnchancen, Schritt für Schritt
web-chances-numbers = Die Chancen in Zahlen
web-move = Schritt
web-turns = Wendepunkte
web-turn = Schritt { $n }: { $who } von { $before } auf { $after }
web-no-turns = Kein einzelner Schritt hat dieses Spiel entschieden.
web-turn-decision = Der Schritt selbst: { $share }. Der Rest war Glück.
web-worth = Fehler und verpasste Chancen
web-worth-note = Jede Entscheidung wird mit der besten verglichen, nach dem, was der Spieler wissen konnte. Hier steht nur ein klarer Verlust, den ein genauerer Blick bestätigt.
web-worth-closer = Was ein Fehler gewesen sein könnte, wird genauer angesehen …
web-worth-none = Kein klarer Fehler.
web-worth-mark = { $mark ->
    [mistake] Fehler
   *[missed-chance] Verpasste Chance
 }
web-worth-lost = Schritt { $n }: kostete { $who } { $share }
web-worth-better = Besser: { $choice }
web-worth-all = Jede Entscheidung in Zahlen
web-worth-who = Spieler
web-worth-best = Chance mit der besten Wahl
web-worth-after = Mit dieser Wahl
web-worth-choice = Besser
web-accuracy = Genauigkeit
web-accuracy-note = Wie gut gewählt wurde, verglichen mit blinder Wahl. 100 % heißt: jedes Mal die beste Wahl, 0 %: nicht besser als blind. Ein Strich heißt, dass zu wenig auf dem Spiel stand.
web-accuracy-of = { $n ->
    [one] { $n } Entscheidung
   *[other] { $n } Entscheidungen
 }
web-skill = Glück und Können
web-skill-note = Woher das Ergebnis kam. Entscheidungen zählen mit dem, was sie im Vergleich zu den besten geändert haben. Alles andere ist Glück: gezogene Karten, Schüsse, verdeckte Karten. Zusammengezählt ergeben die Zeilen den Stand am Ende.
web-skill-beginning = Vor dem Geben
web-skill-deal = Die gegebenen Karten
web-skill-luck = Glück
web-skill-own = Eigene Entscheidungen
web-skill-others = Entscheidungen der anderen
web-skill-end = Am Ende
web-again = Erneut versuchen
web-fair-facts = Was die Aufzeichnung sagt
web-fair-seed = Startwert
web-fair-commitment = Siegel
web-fair-added = Von den Spielern hinzugefügt

## Die Lektion: eine erste Runde mit Begleitung

web-coach = Begleiter
web-coach-start = Erste Runde spielen
web-coach-start-note = Vorbereitete Karten gegen das Greenhorn, mit einem Begleiter neben dir. Unter fünf Minuten.
web-coach-pictures = Sieben Bilder
web-coach-done = Gelernt
web-coach-of = Schritt { $n } von { $of }
web-coach-back = Voriger Hinweis
web-coach-again = Wiederholen
web-coach-show = Zeig es mir
web-coach-skip = Lektion beenden
web-coach-own-way = Dein eigener Weg ist auch gut. Jetzt würde ich das tun:
web-coach-free-title = Du bist dran
web-coach-free = Alles, was markiert ist, kannst du spielen. Probier etwas: Die Seite sagt dir, was es tut.
web-coach-title-wyatt-earp-posters = Sieben werden gesucht
web-coach-text-wyatt-earp-posters = Sieben Outlaws, und Geld auf jedem Steckbrief. Wer am meisten zur Ergreifung beiträgt, wird am Ende der Runde bezahlt.
web-coach-title-wyatt-earp-hand = Deine Hand
web-coach-text-wyatt-earp-hand = Karten mit Gesicht und Brandzeichen sind Outlaws. Karten mit Stern sind Sheriffkarten: Sie können etwas Besonderes.
web-coach-title-wyatt-earp-draw = Zieh zwei Karten
web-coach-text-wyatt-earp-draw = Jeder Zug beginnt mit dem Ziehen. Tippe auf den Nachziehstapel.
web-coach-title-wyatt-earp-lay = Leg { $cards } × { $outlaw } aus
web-coach-text-wyatt-earp-lay = Wer einen Outlaw als Erster auslegt, braucht mindestens drei Karten auf einmal. Tippe auf die Karte: Alle werden aufgenommen. Dann leg sie aus.
web-coach-title-wyatt-earp-points = Punkte und Geld
web-coach-text-wyatt-earp-points = Jede Karte zählt 2 Punkte in deinem Set. Jede nach der ersten legt 1.000 $ auf den Steckbrief: Es ist dein Kopfgeld, das wächst.
web-coach-title-wyatt-earp-photo = Leg das Foto aus
web-coach-text-wyatt-earp-photo = Das Foto eines eröffneten Outlaws: sofort 4 Punkte und 1.000 $. Es ist eine Sheriffkarte, und davon spielst du nur eine pro Zug.
web-coach-title-wyatt-earp-discard = Wirf ab: { $card }
web-coach-text-wyatt-earp-discard = Das Abwerfen beendet deinen Zug. Gib weg, was dir am wenigsten hilft: Der nächste Spieler darf es nehmen.
web-coach-title-wyatt-earp-watch = { $who } spielt
web-coach-text-wyatt-earp-watch = Derselbe Ablauf auf der anderen Seite: ziehen, spielen, abwerfen. Was geschieht, steht im Verlauf.
web-coach-title-wyatt-earp-lay-more = Leg { $outlaw } aus
web-coach-text-wyatt-earp-lay-more = Dieser Outlaw ist schon eröffnet, jetzt genügt eine einzige Karte: 2 Punkte mehr.
web-coach-title-wyatt-earp-lay-theirs = Leg { $outlaw } aus
web-coach-text-wyatt-earp-lay-theirs = { $who } hat diesen Outlaw eröffnet, und du darfst mitmachen: Deine Karten liegen vor dir. Wer höchstens 4 Punkte zurückliegt, bekommt einen Anteil.
web-coach-title-wyatt-earp-shoot = Schieß: { $card }
web-coach-text-wyatt-earp-shoot = Dafür braucht es einen Schuss: Die oberste Karte des Nachziehstapels wird aufgedeckt. Ein Outlaw ist ein Treffer, eine Sheriffkarte geht daneben. Etwa fünf von acht treffen.
web-coach-title-wyatt-earp-attach = Treffer! Leg sie zu { $outlaw }
web-coach-text-wyatt-earp-attach = Die Karte kommt mit ihren Punkten zu einem deiner Sets, und ihr Geld auf den Steckbrief.
web-coach-title-wyatt-earp-miss = Daneben
web-coach-text-wyatt-earp-miss = Es wurde eine Sheriffkarte aufgedeckt. Deine Karte ist verloren, und sie war deine Sheriffkarte in diesem Zug.
web-coach-title-wyatt-earp-take = Nimm { $card }
web-coach-text-wyatt-earp-take = Statt zwei unbekannter Karten darfst du die oberste Karte des Ablagestapels nehmen. Tu das, wenn sie zu deiner Hand passt.
web-coach-title-wyatt-earp-hide = Schieß: { $card }
web-coach-text-wyatt-earp-hide = Ein Treffer versteckt das Set eines anderen: Es zählt nichts mehr. Auch hier entscheidet ein Schuss.
web-coach-title-wyatt-earp-cover = Treffer! Versteck { $outlaw }
web-coach-text-wyatt-earp-cover = Such das Set aus, dessen Verlust { $who } am meisten schadet. Nur eine Karte { we-card-wyatt-earp } kann es befreien.
web-coach-title-wyatt-earp-out = Deine letzte Karte
web-coach-text-wyatt-earp-out = Wirf sie ab, und die Runde ist aus. Outlaws mit 8 Punkten sind gefasst; wer fünf voraus ist, nimmt alles, sonst wird geteilt.
web-coach-title-wyatt-earp-payday = Zahltag: Du hast { $dollars }
web-coach-text-wyatt-earp-payday = Das Geld bleibt bei dir, nicht gewonnenes Kopfgeld bleibt liegen, und eine neue Runde beginnt. Bei 25.000 $ endet das Spiel, und der Reichste gewinnt.
web-coach-title-revolver-gang = Deine Bande
web-coach-text-revolver-gang = Sechzehn Banditen mit Jack Colty. Die Zahl ist ihr Überlebenswert: Die niedrigsten fallen zuerst, und Jack muss leben.
web-coach-title-revolver-field = Wo gekämpft wird
web-coach-text-revolver-field = Fünf Schauplätze, von der Bank bis zum Express. Jetzt zählt nur der mit dem Rundenstein.
web-coach-title-revolver-gun = Spiel { $card }
web-coach-text-revolver-gun = Eine Waffe bleibt am Schauplatz und zählt ihre Feuerkraft. Diese kostet nichts: Tippe sie an, dann spiel sie.
web-coach-title-revolver-duel = Gesetz gegen Bande
web-coach-text-revolver-duel = Links das Gesetz, rechts deine Waffen und die Deckung des Ortes. Sie brauchen mehr als du: Bei Gleichstand hält die Bande stand.
web-coach-title-revolver-pay = Spiel { $card } und bezahl
web-coach-text-revolver-pay = Sie kostet { $n ->
        [one] eine andere Karte
       *[other] { $n } andere Karten
    } deiner Hand. Tippe sie an, dann wähl, was bezahlt: Das wird abgeworfen.
web-coach-title-revolver-end = Beende deinen Zug
web-coach-text-revolver-end = Jetzt zieht McReady, spielt seine Gesetzeshüter und greift an. Was du behältst, kann später bezahlen oder helfen.
web-coach-title-revolver-watch = McReady spielt
web-coach-text-revolver-watch = Er zieht zwei Karten, spielt Gesetzeshüter und Sperren, und am Ende greift er immer an.
web-coach-title-revolver-cube = Du hast standgehalten
web-coach-text-revolver-cube = In seinem Zug starb niemand, also verließ ein Grenzstein die Grenze. Ist der letzte von zwölf weg, hast du gewonnen.
web-coach-title-revolver-marker = Ihr reitet weiter
web-coach-text-revolver-marker = Dein Zug beginnt: Der Rundenstein rückt ein Feld vor, und du hast zwei Karten gezogen. Nach dem letzten Feld folgt der nächste Schauplatz.
web-coach-title-revolver-ahead = Schick { $card } voraus
web-coach-text-revolver-ahead = Manche Karten dürfen an einen Schauplatz, der noch kommt: Tippe sie an, dann den Ort. Dort bekommt sie einen Marker, +1.
web-coach-title-revolver-shot = Spiel { $card }
web-coach-text-revolver-shot = Eine Einmalkarte wirkt einmal und wird abgeworfen. Diese tötet hier einen Gesetzeshüter.
web-coach-title-revolver-hit = Wähl den Gesetzeshüter
web-coach-text-revolver-hit = Seine Feuerkraft fehlt dann im Kampf. Die Leiste in der Mitte zeigt es, bevor du zusagst.
web-coach-title-revolver-lose = Ein Bandit fällt
web-coach-text-revolver-lose = Das Gesetz hatte mehr Feuerkraft. Du bestimmst, wer, aber nur unter denen mit der niedrigsten Zahl. Wie groß der Abstand auch ist: einer.
web-coach-title-revolver-row = Eine Sperre
web-coach-text-revolver-row = McReady hat dir eine Sperre hingelegt: Sie füllt dort einen der drei Plätze für deine Waffen.
web-coach-title-revolver-express = Der Express
web-coach-text-revolver-express = Den Express darfst du einmal entgleisen lassen: Alles, was dort liegt, wird weggefegt. Jede abgeworfene Karte rettet einen Banditen; die anderen sind verloren.
web-coach-title-revolver-win = Wie es endet
web-coach-text-revolver-win = Du gewinnst, wenn die Grenze leer ist oder Jack am Ende des letzten Schauplatzes lebt. McReady gewinnt, wenn Jack tot ist oder wenn Cortez vor dem Express fällt.
web-coach-end-wyatt-earp = Das war deine erste Runde
web-coach-end-revolver = Jetzt kannst du eine Bande führen
web-coach-end-note = Du weißt alles, was du brauchst: Die Seite zeigt, was spielbar ist, und einen Tipp gibt es auf Wunsch.
web-coach-end-wyatt-earp-1 = Ziehen, auslegen, eine Sheriffkarte spielen, abwerfen.
web-coach-end-wyatt-earp-2 = Drei Karten eröffnen einen Outlaw; dann genügt eine, für alle.
web-coach-end-wyatt-earp-3 = Ein aufgedeckter Outlaw ist ein Treffer, eine Sheriffkarte geht daneben.
web-coach-end-wyatt-earp-4 = Ab 8 Punkten gefasst; 5 Vorsprung: alles; höchstens 4 Rückstand: ein Anteil.
web-coach-end-revolver-1 = Karten bezahlen Karten; Waffen bleiben und zählen Feuerkraft.
web-coach-end-revolver-2 = Das Gesetz braucht mehr als Waffen und Deckung zusammen; bei Gleichstand hält die Bande stand.
web-coach-end-revolver-3 = Hat es mehr, fällt ein Bandit mit der niedrigsten Zahl; wenn nicht, geht ein Grenzstein.
web-coach-end-revolver-4 = Grenze leer oder Jack am Ende am Leben: gewonnen. Jack tot: verloren.
web-coach-deputy = Weiter: Hilfssheriff
web-coach-rules = Die Regeln lesen
web-coach-go-on = Weiterspielen

## Movement, sounds and help at the tables

web-stamp-hit = TREFFER
web-stamp-miss = DANEBEN
web-stamp-holds = HÄLT STAND
web-stamp-saved = GERETTET
web-stamp-cancelled = AUFGEHOBEN
web-stamp-derailed = ENTGLEIST
web-stamp-grit = TRUE GRIT
web-no = Nein
web-if-done = Dann hast du { $points } bei { $outlaw }, Kopfgeld { $pot }. { $verdict }

## Keys

web-keys = Tastenkürzel
web-keys-table = Am Tisch
web-keys-replay = Beim Ansehen
web-keys-everywhere = Überall
web-keys-answer = diese Antwort wählen, von links gezählt
web-keys-hand = durch deine Karten gehen
web-keys-press = Karte nehmen, Knopf drücken
web-keys-back = zurücklegen oder schließen
web-keys-step = ein Schritt zurück, ein Schritt weiter
web-keys-ends = an den Anfang, ans Ende
web-keys-play = abspielen, anhalten
web-keys-list = diese Liste
web-keys-on = Kürzel mit einer Taste
web-keys-on-note = Buchstaben und Ziffern drücken Knöpfe; ? zeigt die Liste.
web-key-enter = Eingabe
web-key-escape = Esc
web-key-home = Pos1
web-key-end = Ende
web-key-space = Leertaste

# Puzzles

web-puzzles = Aufgaben
web-puzzles-note = Stellungen aus Spielen starker Bots, in denen eine Wahl klar die beste ist. Finde sie.
web-puzzles-about = Jede Wahl wurde in Tausenden denkbarer Kartenverteilungen durchgespielt, die zu dem passen, was du weißt. Wie schwer eine Aufgabe ist, zeigen zuerst die Bots, die sie verfehlen, dann die Antworten aller. Nur deine erste Antwort zählt.
web-puzzles-none = Hier gibt es keine Aufgaben.
web-puzzles-n = { $n ->
    [one] Eine Aufgabe
   *[other] { $n } Aufgaben
}
web-puzzle = Aufgabe
web-puzzle-ask = Finde die beste Wahl.
web-puzzle-level = Stufe: { $level }
web-puzzle-level-1 = Leicht
web-puzzle-level-2 = Mittel
web-puzzle-level-3 = Schwer
web-puzzle-level-4 = Sehr schwer
web-puzzle-rating = deine Wertung: { $rating }
web-puzzle-change = Wertung { $rating } ({ $change })
web-puzzle-streak = { $n ->
    [one] eine richtige in Folge
   *[other] { $n } richtige in Folge
}
web-puzzle-again = schon beantwortet: zählt nicht mehr
web-puzzle-right = Richtig!
web-puzzle-wrong = Nicht die beste Wahl.
web-puzzle-ahead = { $n ->
    [one] Sie gewinnt in { $chance } der Fälle, die zweitbeste Wahl in { $next }, bei { $n } denkbaren Kartenverteilung.
   *[other] Sie gewinnt in { $chance } der Fälle, die zweitbeste Wahl in { $next }, bei { $n } denkbaren Kartenverteilungen.
}
web-puzzle-behind = { $n ->
    [one] Deine Wahl gewinnt in { $chance } der Fälle, die beste in { $best }, bei { $n } denkbaren Kartenverteilung.
   *[other] Deine Wahl gewinnt in { $chance } der Fälle, die beste in { $best }, bei { $n } denkbaren Kartenverteilungen.
}
web-puzzle-why = Warum?
web-puzzle-then = Was dann folgt
web-puzzle-mine = Deine Wahl
web-puzzle-answer = Beste Wahl
web-puzzle-best = Beste Wahl zeigen
web-puzzle-next = Nächste Aufgabe
web-puzzle-solve = Lösen
web-puzzle-theme = Worum es geht
web-puzzle-any-theme = Alle Themen
web-puzzle-difficulty = Wie schwer
web-puzzle-any-level = Passend zur Wertung
web-puzzle-your-rating = Deine Wertung
web-puzzle-provisional = Deine Wertung ist noch unsicher.
web-puzzle-solved = Gelöst
web-puzzle-solved-of = { $solved } von { $tried }
web-puzzle-row = Richtige in Folge
web-puzzle-row-best = { $now }, längste Folge: { $best }
## Ratings, statistics, players who look for each other

web-rated = Gewertet
web-rated-note = Das Ergebnis zählt für deine Wertung. Ein Platz pro Person, eine Uhr, keine Tipps und kein Zurücknehmen; wer geht, hat verloren.
web-sit-rated = Setzen: Es zählt
web-friendly = Freundschaftlich
web-quick = Mitspieler finden
web-quick-note = Du spielst mit den Nächsten, die dasselbe wollen. Kommt rechtzeitig niemand, nehmen Bots die freien Plätze.
web-quick-kind = Was für ein Spiel
web-quick-wait = Auf Menschen warten
web-quick-wait-0 = Gar nicht: gleich Bots
web-quick-wait-15 = 15 Sekunden
web-quick-wait-60 = 1 Minute
web-quick-wait-300 = 5 Minuten
web-quick-wait-ever = So lange es dauert
web-quick-bot = Dann dieser Bot
web-quick-start = Spiel suchen
web-quick-looking = Mitspieler werden gesucht …
web-quick-alone = Gerade sucht sonst niemand dieses Spiel.
web-quick-others = { $n ->
    [one] 1 andere Person sucht auch.
   *[other] { $n } andere suchen auch.
}
web-quick-bots-in = Bots in { $left }
web-quick-elsewhere = Du suchst jetzt in einem anderen Fenster.
web-standings = Wertungen
web-standings-note = Nur aus gewerteten Spielen. Ein Unterschied von 400 Punkten heißt: etwa zehn Siege in elf Spielen zu zweit.
web-standings-people = Menschen
web-standings-programs = Programme
web-standings-who = Wer gewertet wird
web-standings-none = Hier steht noch niemand. Die Bots zeigen, wo sie nach ihrer Stärke stünden.
web-standings-bots = Bots haben die Stärke, die zwischen ihnen gemessen wurde; sie verändert sich nicht.
web-place = Platz
web-player = Name
web-rating = Wertung
web-rated-games = Spiele
web-provisional = vorläufig
web-provisional-note = Vorläufig, bis genug Spiele sie sicher machen. ± sagt, wie weit sie danebenliegen kann, in 19 von 20 Fällen.
web-my-ratings = Deine Wertungen
web-no-ratings = Du hast noch kein gewertetes Spiel.
web-rating-graph = Deine Wertung, Spiel für Spiel: von { $first } bis { $last }
web-figures = Wie du spielst
web-figures-of = { $n ->
    [one] Aus 1 Spiel
   *[other] Aus { $n } Spielen
}
web-figures-none = Der Server sieht sich beendete Spiele an, wenn er Zeit hat. Schau nach deinem nächsten wieder vorbei.
web-figure-odds = { $got } von { $n } · { $expected } waren zu erwarten
web-figure-luck = Glück
web-figure-luck-note = Wie sehr das Geben und alles danach, was keine Entscheidung erklärt, deine Gewinnchance verändert hat, pro Spiel.
web-figure-lost = Chance pro Entscheidung verloren
web-figure-lost-note = Wie viel Gewinnchance eine Entscheidung im Mittel gekostet hat, gegen die beste, nach dem, was du wissen konntest.
web-figure-accuracy = Genauigkeit
web-figure-accuracy-note = 0 % ist nicht besser als blind gewählt, 100 % immer das Beste.
web-points-of-chance = { $n ->
    [one] { $text } Punkt
   *[other] { $text } Punkte
}
web-privacy = Was andere sehen
web-listed = Meinen Namen in den Wertungen zeigen
web-listed-note = Für Gäste aus, bis sie es einschalten.
web-shares = Meine beendeten Spiele für die Forschung freigeben
web-shares-note = Ohne Namen, und nur Spiele, bei denen alle am Tisch zugestimmt haben. Schalt es aus oder lösch dein Konto, und keine neue Sammlung enthält sie.
