## Zeit, Leute und Einverständnis am Tisch

web-time-left = Restzeit: { $time }
web-time-over-you = Bei null spielt ein Bot diesen Zug für dich.
web-time-over = Bei null spielt ein Bot für { $who }.
web-clock-zero = Ist die Zeit um, spielt ein Bot den Zug; zurückkommen kannst du jederzeit.
web-i-am-here = Ich bin da
web-returning = Du bist wieder da. Der Bot beendet noch diesen Zug.
web-is-away = Gerade nicht da: { $who }.
web-bot-soon = In { $n } s kann ein Bot weiterspielen.
web-bot-plays-on = Bot spielt weiter
web-watching = Du siehst zu.
web-waiting-for = Es fehlt noch: { $who }.
web-offered-concede = Du hast angeboten aufzugeben.
web-offered-abandon = Du hast angeboten, das Spiel abzubrechen.
web-offer-told-concede = { $who } möchte aufgeben.
web-offer-told-abandon = { $who } möchte das Spiel abbrechen.
web-offer-declined = Dein Angebot wurde abgelehnt. Das Spiel geht weiter.
web-offer-gone = Das Angebot ist vom Tisch. Das Spiel geht weiter.
web-withdraw = Zurückziehen
web-notice-other = Frage oder Angebot
web-took-back = { $who } hat den letzten Schritt zurückgenommen.
web-rematch-sides = Seiten getauscht
web-rematch-seats = alle rücken einen Platz weiter
web-rematch-asked = Revanche gewünscht: { $who }.
web-sure-concede = Aufgeben? Das Spiel endet, und du hast es verloren.
web-sure-abandon = Abbrechen? Das Spiel endet ohne Sieger und zählt für niemanden.
web-sure-leave = Gehen? Ein Bot spielt auf deinem Platz weiter. Du kannst zurückkommen.
web-sure-asks = Die anderen werden zuerst gefragt.
web-play-on-here = Weiterspielen
web-let-watch = Zuschauen lassen
web-copy-watch-link = Link zum Zuschauen kopieren
web-unshare = Link zurückziehen
web-chat-unread = Chat: { $n ->
    [one] eine neue Nachricht
   *[other] { $n } neue Nachrichten
    }
web-muted = Stummgeschaltet: { $who }.
web-unmute = Wieder hören
web-ask-name = Wie heißt du?
web-ask-name-note = Diesen Namen sehen die anderen am Tisch. Ändern kannst du ihn im Profil.
web-no-undo-took = Das lässt sich nicht zurücknehmen: Du hast die Karte darunter gesehen.
