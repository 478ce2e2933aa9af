# What the server says to people: why something is refused, and the ready phrases of the chat.

## Coming in

# Names that nobody may have, with commas between them. Fine with terms: they are what a guest might type.
reserved-names = das Haus, Haus, der Server, Betreiber, Gastgeber, Gast, du, ihr, alle, niemand

illegal-bad-name = Dieser Name geht nicht: Buchstaben einer Schrift, Ziffern und Leerzeichen, höchstens { $most } Zeichen.
illegal-name-reserved = Der Name { $name } ist reserviert. Nimm einen anderen.
illegal-name-taken = { $name } ist vergeben oder sieht einem vergebenen Namen zu ähnlich. Nimm einen anderen.
illegal-wrong-password = Name oder Passwort ist falsch.
illegal-password-is-name = Das Passwort darf nicht dein Name sein.
illegal-password-common = Dieses Passwort wäre schnell erraten: zu verbreitet oder zu einfach. Nimm ein anderes, das länger oder ungewöhnlicher ist.
illegal-member-already = Du hast schon ein Konto mit Passwort.
illegal-members-only = Nur ein Konto mit Passwort hat eines zu ändern.
illegal-people-only = Programme können das nicht: Melde dich selbst an.
illegal-no-session = Sag uns erst deinen Namen oder melde dich an.
illegal-unknown-token = Dieses Token ist unbekannt oder widerrufen.
illegal-bad-label = Ein Token braucht einen lesbaren Namen.
illegal-no-such-token = Ein solches Token gibt es nicht.
illegal-too-many-tokens = Du hast schon { $most } Tokens: Widerruf erst eines.
illegal-foreign-origin = Das kam von einer fremden Seite. Öffne diese Seite selbst und versuch es noch einmal.
illegal-no-such-page = Hier ist nichts.
illegal-too-large = Das ist zu viel auf einmal.
illegal-too-fast =
    { $what ->
        [accounts] Zu viele neue Gäste von deiner Adresse
        [chances] Zu viele Spiele Schritt für Schritt angesehen
        [chat] Zu viele Nachrichten
        [clubs] Zu viele neue Clubs und Wettkämpfe von deiner Adresse
        [devices] Zu viele falsche Passwörter
        [guesses] Zu viele falsche Passwörter für dieses Konto auf Geräten, die es noch nie benutzt hat
        [hints] Zu viele Tipps
        [letters] Zu viele Bestätigungen per E-Mail von deiner Adresse
        [logins] Zu viele falsche Passwörter von deiner Adresse
        [mails] Zu viele Nachrichten an diese Adresse
        [notify] Zu viele Änderungen
        [passwords] Zu viele falsche Passwörter für dieses Konto von deiner Adresse
        [places] Zu viele Änderungen von deiner Adresse
        [proofs] Zu viele Aufzeichnungen zu prüfen
        [reports] Zu viele Meldungen
        [tables] Zu viele neue Tische
       *[requests] Zu viele Anfragen
    }: Versuch es in { $minutes ->
        [1] { $seconds } s
       *[other] { $minutes } min
    } noch einmal.
illegal-no-mail-here = Dieser Server schickt keine E-Mails.
illegal-mail-for-members = E-Mail gibt es für Mitglieder: Wähl zuerst ein Passwort.
illegal-too-many-channels = Du wirst schon an { $most } Stellen benachrichtigt: Entferne zuerst eine.
illegal-no-such-channel = Dort wirst du nicht mehr benachrichtigt.
illegal-not-confirmed = Öffne zuerst den Link in der E-Mail.
illegal-no-such-link = Dieser Link gilt nicht mehr.
illegal-mail-not-sent = Die E-Mail konnte nicht verschickt werden. Prüf die Adresse oder versuch es später noch einmal.
malformed-bad-endpoint = Dieser Server schickt keine Benachrichtigungen an { $host }.
malformed-bad-push-key = Die Schlüssel des Browsers ({ $field }) sind nicht gültig.
illegal-tables-full =
    { $what ->
        [address] Von deiner Adresse gibt es schon { $most } Tische, die nicht zu Ende sind: Beende erst einen.
        [public-account] Du hast schon { $most } öffentliche Tische, die nicht zu Ende sind: Beende erst einen, oder eröffne einen privaten.
        [public-address] Von deiner Adresse gibt es schon { $most } öffentliche Tische, die nicht zu Ende sind: Beende erst einen, oder eröffne einen privaten.
       *[account] Du hast schon { $most } Tische, die nicht zu Ende sind: Beende erst einen.
    }
illegal-too-many-connections = Zu viele Verbindungen zugleich: höchstens { $most }.
illegal-too-busy = Der Server ist gerade ausgelastet: Versuch es gleich noch einmal.
illegal-broken = Bei uns ist etwas schiefgegangen. Versuch es gleich noch einmal.
illegal-store-unavailable = Gerade lässt sich nichts speichern. Verloren ist nichts: Versuch es gleich noch einmal.
illegal-other-rules = Dieser Tisch folgt Version { $found } (Regeln von { $game }); dieser Server spielt nach Version { $here }. Hier lässt sich das Spiel nicht fortsetzen.
illegal-game-not-here = Das Spiel dieses Tisches ({ $game }) ist auf diesem Server nicht mehr installiert.
illegal-unreadable-entry = Dieser Tisch lässt sich nicht öffnen: Dieser Server kann Eintrag { $seq } ({ $kind }) des Verlaufs nicht lesen.
illegal-game-failed = Das Spiel { $game } ist an dieser Antwort gescheitert. Nichts hat sich geändert: Antworte anders, oder sag es dem Betreiber dieses Servers.

## Tables

illegal-no-such-table = Einen solchen Tisch gibt es nicht.
illegal-not-invited = Dieser Tisch ist nur für Leute, die den Link haben.
illegal-link-ended = Dieser Link gilt nicht mehr: Er wurde zurückgezogen oder ist unvollständig. Bitte um einen neuen.
illegal-watch-later = Bei diesem Spiel darf niemand zusehen, solange es läuft. Komm wieder, wenn es vorbei ist.
illegal-too-many-tables = Du schaust schon bei { $most } Tischen zu: Verlass erst einen.
illegal-table-not-open = Das Spiel hat schon begonnen.
illegal-table-not-running = Hier läuft kein Spiel.
illegal-table-not-over = Das Spiel ist noch nicht zu Ende.
illegal-no-seat-here = Du sitzt nicht an diesem Tisch.
illegal-not-your-seat = Das ist nicht dein Platz.
illegal-table-full = An diesem Tisch sind alle Plätze besetzt.
illegal-rules-differ = Der Server spielt { $game } nach Version { $there } der Regeln, dieses Programm nach Version { $here }.
illegal-no-position = An diesem Tisch muss sich jeder selbst erinnern: Ein Programm kann hier nicht spielen, auch das Terminal nicht.
illegal-seat-taken = Dieser Platz ist nicht frei.
illegal-not-the-host = Das kann nur, wer den Tisch eröffnet hat.
illegal-not-your-turn = Du bist nicht am Zug.
illegal-question-is-past = Diese Frage ist schon beantwortet.
illegal-bot-plays-here = Ein Bot spielt für dich. Kehre erst auf deinen Platz zurück.
illegal-cannot-undo = Das lässt sich nicht zurücknehmen: Jemand hat dadurch etwas erfahren.
illegal-offer-open = Ein Vorschlag liegt schon auf dem Tisch und wartet auf Antwort.
illegal-no-offer = Es gibt nichts, worauf du antworten müsstest.
illegal-nobody-to-replace = Auf diesem Platz lässt sich niemand ersetzen.
illegal-still-here = Wer dort sitzt, ist noch da.
illegal-presence-unknown = Gerade lässt sich nicht sagen, ob dort jemand ist. Versuch es gleich noch einmal.
illegal-has-time-left = Wer dort sitzt, hat noch Zeit.
illegal-nothing-to-return-to = Hier spielt kein Bot für dich.
illegal-rematch-begun = Das nächste Spiel hat schon begonnen.
illegal-commitment-used = Dieses Siegel wurde schon benutzt. Nimm eine andere Zahl.
illegal-nothing-to-add = An diesem Tisch kann der Mischung nichts hinzugefügt werden.
illegal-reveals-begun = Alle Teile der Mischung stehen fest: Gleich werden die Karten gegeben.
illegal-nothing-to-reveal = Für diesen Platz ist jetzt nichts aufzudecken.
illegal-not-as-committed = Das passt nicht zum Siegel dieses Platzes.
illegal-silent-before = Du hast deinen Platz hier schon zweimal verloren, weil nichts aufgedeckt wurde.
illegal-no-hints-here = An diesem Tisch gibt es keine Tipps.
illegal-no-chat-here = An diesem Tisch gibt es keinen Chat.
illegal-no-such-account = Dieses Konto gibt es nicht.
illegal-too-many-mutes = Mehr als { $most } Leute kannst du nicht stummschalten. Hör erst jemandem wieder zu.
illegal-no-such-message = Das hat an diesem Tisch niemand gesagt.
illegal-not-watching = Melden kannst du nur, was an einem Tisch gesagt wird, an dem du sitzt oder dem du zusiehst.
illegal-nothing-said = Sag etwas oder wähl einen der Sprüche.

## Messages that cannot be read

malformed-bad-message = Das ist nicht zu verstehen: { $cause }.
malformed-other-table = Der Befehl nennt einen anderen Tisch als die Adresse.
malformed-too-little-time = { $value } s sind zu wenig: mindestens { $least } s.
malformed-takes-too-long = { $seconds ->
    [one] Die Aufzeichnung nachzuspielen dauert länger als { $seconds } Sekunde.
   *[other] Die Aufzeichnung nachzuspielen dauert länger als { $seconds } Sekunden.
}
malformed-study-other-game = Die Aufzeichnung gehört zu einem anderen Spiel: { $value }.
malformed-study-other-table = Die Aufzeichnung ist nicht von diesem Tisch, oder sein Spiel ist noch nicht zu Ende.
malformed-study-has-rules = Ein Übungstisch hat die Regeln seiner Aufzeichnung und keine anderen.
malformed-study-is-private = Ein Übungstisch ist nie öffentlich: Wer die Aufzeichnung hat, kennt jede Karte.
malformed-nothing-left-to-play = Nach { $value } Entscheidungen ist das Spiel zu Ende: Es gibt nichts mehr zu spielen.

## Ready phrases of the chat

phrase-hello = Howdy!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-oops = Hoppla!
phrase-wow = Wow!
phrase-one-moment = Einen Moment, bitte.
phrase-good-game = Schönes Spiel!
phrase-rematch = Noch eine Runde?
phrase-bye = Bis bald!
illegal-no-such-puzzle = Diese Aufgabe gibt es nicht.
illegal-rated-not-agreed = Dieser Tisch ist gewertet: Setz dich nur, wenn das Ergebnis zählen soll.
illegal-rated-one-seat = An einem gewerteten Tisch hat jeder nur einen Platz.
illegal-rated-for-others = { $whom ->
    [programs] An diesem gewerteten Tisch spielen nur Programme.
   *[people] An diesem gewerteten Tisch spielen nur Menschen, keine Programme.
}
illegal-rated-counts = Ein gewertetes Spiel kannst du nicht allein abbrechen: Gib es auf oder spiel weiter.
malformed-not-rateable = { $why ->
    [seats] An einem gewerteten Tisch hast du genau einen Platz, und andere haben die übrigen.
    [clock] Ein gewerteter Tisch braucht eine Uhr.
    [study] Ein Übungstisch kann nicht gewertet werden.
   *[deck] Ein Tisch mit einem eigenen Deck kann nicht gewertet werden.
}
malformed-bot-not-rated = Wie stark { $value } ist, ist nicht bekannt: An einem gewerteten Tisch geht das nicht. Möglich sind: { $known }.
malformed-unknown-role = Hier gibt es keine Rolle „{ $value }“. Es gibt: { $known }.
malformed-match-needs-clock = Um Mitspieler zu finden, brauchst du eine Uhr: Niemand wartet auf jemanden, der gegangen ist.
illegal-programs-only = Das kann nur ein Programm mit einem Token.
illegal-no-such-program = Ein Programm „{ $name }“, das man herausfordern könnte, gibt es nicht.
illegal-no-such-challenge = Diese Herausforderung gibt es nicht.
illegal-not-your-challenge = Diese Herausforderung gilt nicht dir oder ist schon beantwortet.
illegal-too-many-challenges = Du hast schon { $most } offene Herausforderungen: Nimm erst eine zurück.
illegal-challenge-declined = Das andere Programm hat die Herausforderung abgelehnt.
