# Was außerhalb der Seite gemeldet wird: per Web-Push, E-Mail und Feed, und wo man darum bittet.

## Nachrichten

notify-turn = Du bist am Zug
notify-over = Das Spiel ist zu Ende
notify-sat = An deinem Tisch sitzt jemand
notify-rematch = Revanche gewünscht
notify-daily = Das Spiel des Tages
notify-club = Neue Spiele in deinem Club
notify-challenge = Jemand hat deine Karten gespielt
notify-match = Jemand hat in deinem Wettkampf gespielt
notify-duel = Dein Wettkampf hat begonnen
notify-try = Nachrichten von Saloon kommen hier an
notify-try-text = So erfährst du, wann du am Zug bist.
# $what: one of the lines above, $game: the name of a game
notify-of-game = { $what }: { $game }
notify-with = Mit { $people }
notify-winner = Es gewinnt: { $who }
notify-many =
    { $n ->
        [one] Eine Neuigkeit von Saloon
       *[other] { $n } Neuigkeiten von Saloon
    }
notify-more = { $n ->
    [one] … und eine weitere
   *[other] … und { $n } weitere
}
notify-open = Öffnen
notify-stop = Abstellen
notify-mail-foot = Diese Nachricht kommt, weil du Saloon um E-Mails zu deinen Spielen gebeten hast.
notify-mail-stop = Nachrichten abstellen:
notify-mail-settings = Einstellen, was gemeldet wird:
notify-confirm-title = Bestätige deine E-Mail-Adresse
# $site: the address of the server, $name: the name of the player
notify-confirm-text =
    { $name } möchte von { $site } an diese Adresse Nachrichten zu Spielen bekommen.

    Wenn du das bist, öffne innerhalb von zwei Tagen diesen Link:
    { $link }

    Wenn nicht, tu nichts: Es kommt keine weitere Nachricht.
notify-feed-title = Saloon: Du bist am Zug

## On the page

web-notify = Benachrichtigungen
web-notify-note = Für Spiele über Tage: Saloon sagt dir, wann du am Zug bist. Spielen kannst du auch ohne.
web-notify-here = Dieser Browser
web-notify-here-note = Eine kurze Nachricht auf diesem Gerät, auch wenn Saloon geschlossen ist.
web-notify-turn-on = Hier benachrichtigen
web-notify-turn-off = Hier ausschalten
web-notify-on = In diesem Browser sind Benachrichtigungen an.
web-notify-blocked = Dieser Browser blockiert Benachrichtigungen dieser Seite. Erlaube sie in seinen Einstellungen für diese Seite und versuch es noch einmal.
web-notify-missing = Dieser Browser kann keine Benachrichtigungen zeigen. Auf iPhone und iPad leg Saloon zuerst auf den Home-Bildschirm. E-Mail und Feed gehen überall.
web-notify-no-push = Dieser Server schickt keine Benachrichtigungen an Browser.
web-notify-failed = Der Browser konnte sich nicht für Benachrichtigungen anmelden. Versuch es später noch einmal.
web-notify-mail = E-Mail
web-notify-mail-note = Dorthin kommt zuerst ein Link. Bevor du ihn geöffnet hast, kommt nichts anderes.
web-notify-mail-members = E-Mail gibt es für Mitglieder: Wähl zuerst in deinem Profil ein Passwort.
web-notify-address = Deine E-Mail-Adresse
web-notify-add-mail = Link schicken
web-notify-mail-sent = Ein Link ist unterwegs an { $address }.
web-notify-where = Wo es gemeldet wird
web-notify-browser = Ein Browser
web-notify-this = dieser Browser
web-notify-unconfirmed = noch nicht bestätigt
web-notify-paused = abgestellt
web-notify-try = Testen
web-notify-tried = Eine Testnachricht ist unterwegs.
web-notify-again = Wieder einschalten
web-notify-remove = Entfernen
web-notify-what = Was gemeldet wird
web-notify-wish-turn = Ich bin am Zug
web-notify-wish-over = Ein Spiel ist zu Ende
web-notify-wish-company = Jemand setzt sich, möchte eine Revanche oder hat meine Karten gespielt
web-notify-wish-daily = Das Spiel des Tages und neue Spiele in einem Club
web-notify-grace = Wie bald
web-notify-grace-note = Nie, solange du am Tisch bist.
web-notify-grace-120 = 2 min
web-notify-grace-600 = 10 min
web-notify-grace-3600 = 1 h
web-notify-every = Höchstens eine Nachricht
web-notify-every-note = Was inzwischen geschieht, kommt zusammen in einer Nachricht.
web-notify-every-900 = alle 15 min
web-notify-every-3600 = pro Stunde
web-notify-every-86400 = pro Tag
web-notify-quiet = Ruhezeit
# $zone: a time zone, such as Europe/Rome
web-notify-quiet-note = In dieser Zeit kommt nichts: Alles kommt danach. Zeitzone: { $zone }
web-notify-from = Von
web-notify-to = Bis
web-notify-hour = { $hour }:00
web-notify-feed = Feed und Kalender
web-notify-feed-note = Ein geheimer Link für deinen Feedreader oder Kalender, mit den Spielen, in denen du am Zug bist. Wer den Link hat, kann mitlesen.
web-notify-feed-make = Link erstellen
web-notify-feed-renew = Neuer Link
web-notify-feed-end = Link zurückziehen
web-notify-feed-atom = Atom-Feed
web-notify-feed-ics = Kalender
web-notify-offer = Es kann etwas dauern
web-notify-offer-note = Dieser Browser kann dir sagen, wann sich jemand setzt und wann du am Zug bist, auch wenn Saloon geschlossen ist.
web-notify-later = Nicht jetzt
web-notify-settings = Benachrichtigungen einstellen
web-notify-stopped-mail = Keine E-Mails mehr von Saloon
web-notify-stopped-push = Keine Benachrichtigungen mehr in jenem Browser
web-notify-stopped-note = Spielen kannst du wie zuvor. War es ein Versehen?
web-notify-resumed = Nachrichten kommen wieder
web-notify-confirmed = Deine Adresse ist bestätigt
web-notify-confirmed-note = Dorthin wird gemeldet, wann du am Zug bist.
web-notify-wait = Einen Moment …
web-notify-to-start = Zur Startseite
